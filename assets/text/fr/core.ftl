### Tous les jeux : pourquoi une chose n’est pas possible. Rien n’y parle d’une carte que la place ne voit pas.

core-no-over = La partie est finie.
    .child = Le jeu est fini.
core-no-chance = Les cartes d’abord. Un instant.
    .child = Pas encore ! Attends un peu.
core-no-turn = Ce n’est pas encore ton tour.
    .child = Ce n’est pas encore le moment.
core-no-now = Ce n’est pas possible maintenant.
    .child = Pas encore ! Attends un peu.
core-no-stay = Cette carte doit rester là.
    .child = Cette carte doit rester là.
core-no-written = { $text }
    .child = Pas encore ! Attends un peu.

core-verbatim = { $text }
core-number = { $number }
