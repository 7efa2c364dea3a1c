### La leçon.

spooks-lesson-title = Plus de cartes
spooks-lesson-goal = Débarrasse-toi de toutes tes cartes avant les autres.
    .child = Débarrasse-toi de toutes tes cartes !
