### La leçon.

hooky-lesson-title = Qui manque ?
hooky-lesson-goal = Trouve les trois lettres que personne n’a.
    .child = Trouve les trois qui ne sont pas là !
