### Les leçons : où on les propose, leur étagère, et la fin d’une leçon.

learn-offer = L’apprendre d’abord, { $count } { $count ->
        [one] minute
       *[other] minutes
    }
    .child = Apprendre d’abord
learn-play = Jouer
learn-offer-line = Une courte partie qui montre la règle
    .child = Un petit jeu montre comment

title-learn = Apprendre
title-learn-line = Apprends chaque jeu en quelques minutes
    .child = Apprends un jeu en jouant
pause-lesson = Faire la leçon
pause-lesson-line = Apprendre le jeu. Votre partie attend.
    .child = Un petit jeu montre comment
rules-lesson = Apprendre en jouant
rules-lesson-line = Cela prend { $count } { $count ->
        [one] minute
       *[other] minutes
    }.
    .child = Un petit jeu montre comment.

learn-title = Apprendre en jouant
learn-laid-out = Les cartes sont rangées pour t’apprendre
    .child = Choisis un jeu à apprendre !
learn-minutes = { $count } min
learn-goes-on = Reprendre à l’étape { $number } sur { $count }
    .child = Continue ici
learn-done = Tu connais déjà. Refaire la leçon ?
    .child = Celle-ci est finie !
hint-learn = Apprendre
hint-go-on = Continuer
hint-from-start = Recommencer
hint-who-learns = Choisir qui apprend
learn-joins = { $name } vient aussi. Chacun son tour.
    .child = { $name } apprend aussi !
learn-leaves = { $name } est parti
    .child = { $name } est parti
learn-full = La leçon est pleine
    .child = Plus de place ici

lesson-end-well-done = Bravo, { $names } !
lesson-end-play = Jouer
lesson-end-go-on = Continuer
lesson-end-again = Refaire
lesson-end-shelf = Changer de leçon
    .child = Autres jeux
lesson-end-next = Commencer la suivante
lesson-end-line = Tu as appris { $count } { $count ->
        [one] chose
       *[other] choses
    }
    .child = { $count } choses nouvelles !
