### La leçon.

word_porters-lesson-goal = Aide les autres à trouver ton mot, et trouve les leurs.
    .child = Trouve qui a quel mot !
