### La fin d’une partie : le podium, la suite, et le film à cartes ouvertes.

people = { $names }
results-win = { $names } { COUNT($names) ->
        [one] gagne
       *[other] gagnent
    } !
results-no-winner = Pas de gagnant cette fois !
results-lead = { $names } { COUNT($names) ->
        [one] mène
       *[other] mènent
    }
results-ended = { $count ->
        [1] Vous avez arrêté la partie après 1 donne
       *[other] Vous avez arrêté la partie après { $count } donnes
    }
    .child = On s’est arrêtés là ensemble
results-thanks = On a tous si bien joué !
    .child = On a tous si bien joué !

results-again = Rejouer
results-other = Changer de jeu
results-look-back = Revoir
results-replay = Voir le film
results-finish = Terminer
results-name = Renommer { $name }
results-name-line = Pas { $name } ? Donne ton nom et garde tes parties du jour.
results-named = Bien joué, { $name } ! Tes parties du jour sont à toi.

kind-well-played = Bien joué !
kind-great-fun = Trop amusant !
kind-clever = Que c’est malin !
kind-thinking = Bien pensé !
kind-bravo = Bravo !
kind-super = Super !
kind-game = Quel jeu !
kind-evening = Quelle soirée !
kind-cards = Belles cartes !
kind-good = Très bien !
kind-hooray = Hourra !
kind-wow = Ouah !
kind-lovely = Magnifique !

replay-play = Jouer
replay-pause = Mettre en pause
replay-again = Revoir
replay-step = Avancer d’un pas
replay-why = Demander pourquoi
replay-next-hand = Donne suivante
replay-leave = Partir
replay-end = C’est la fin de la partie
replay-no-motion = Sans mouvement
replay-at = { $number } sur { $count }
replay-at-pace = { $number } sur { $count } · { $pace }
replay-sealed = Scellée par { $words }
replay-not-sealed = Ce n’est pas la donne qui était scellée

replay-more = Voir plus
replay-more-back = Revenir au film
replay-highlights = Voir les temps forts
replay-highlights-line = Les meilleurs moments de la partie
    .child = Les meilleurs moments !
replay-whole = Tout voir
replay-skip = Passer
replay-highlight = Temps fort { $number } sur { $count }
replay-moment-turning = Le tournant
replay-moment-won = La victoire de { $seats }
replay-moment-end = La fin de la partie
replay-what-if = Essayer autre chose
replay-what-if-line = Essaie un autre coup et regarde la suite
    .child = Essaie autre chose ici !
replay-nothing-decided = Il n’y avait pas de choix ici
    .child = Il n’y avait pas de choix
replay-turning = Le tournant
replay-turning-line = La décision qui a le plus compté, et pourquoi
replay-no-turning = L’entraîneur est d’accord avec chaque coup
replay-looking = L’entraîneur cherche encore ({ $amount } %)
replay-turned = { FACE($seat) } C’était le tournant pour { $seat }
replay-lesson = À toi, { $name }
replay-lesson-line = Refais une décision de cette partie
replay-film = Garder un film
replay-film-line = Garder les temps forts à partager
replay-film-grows = Le film se fait ({ $amount } %)
replay-film-kept = Film gardé en WebP et GIF. Le chemin est au-dessus.
replay-film-failed = Le film n’a pas pu se faire

what-if-standing = Imaginé
what-if-hurry = Accélérer
what-if-back = Revenir au film
what-if-again = Réessayer
what-if-hand-over = Voilà comment cela finirait
    .child = Voilà comment cela finirait
what-if-no-winner = Il n’y aurait pas de gagnant
    .child = Personne n’aurait gagné
what-if-same = { FACE($seats) } Le gagnant serait le même : { $seats }
    .child = { FACE($seats) } Même gagnant : { $seats }
what-if-others = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] gagnerait
       *[other] gagneraient
    }
    .child = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] gagnerait
       *[other] gagneraient
    }
what-if-scores = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] gagnerait
       *[other] gagneraient
    }. { $seat } aurait { $amount }, pas { $real }.
    .child = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] gagnerait
       *[other] gagneraient
    }

mistake-title = De ta partie
mistake-standing = De ta partie
mistake-asked = Tu étais ici. L’entraîneur voit un meilleur coup. Et toi ?
mistake-taken = C’est ce que tu as joué. Il y a mieux.
mistake-another = L’entraîneur a une autre idée. Regarde encore.

party-hang = Colle une image !
party-hangs = { FACE($seat) } { $seat } colle une image
party-hang-it = Coller
