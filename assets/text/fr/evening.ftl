### La soirée : plusieurs jeux de suite, et un seul vainqueur.

evening-title = La soirée
evening-like = Choisir pour nous
evening-like-line = On choisit les jeux pour vous
    .child = On choisit les jeux
evening-add = Ajouter
evening-remove = Enlever
evening-full = Une soirée a { $count } jeux au plus
    .child = C’est assez pour aujourd’hui
evening-game-long = { $game }, environ { $amount } minutes
evening-long = Environ { $amount } min
evening-rule = Premier : 3 points, puis 2, 1 et 0.
    .child = On joue à tous !
evening-count = Jeux
evening-count-line = Nombre de jeux à la suite
    .child = Combien de jeux ?
evening-length = Durée
evening-length-line = La durée de tous les jeux ensemble
    .child = Combien de temps ?
-evening-minutes = { $amount } min
evening-age = Qui joue
evening-age-line = Avec des enfants, chaque jeu prend sa règle facile
    .child = Avec la règle pour enfants
-evening-grown = adultes
-evening-young = avec enfants
evening-draw = Choisir les jeux
evening-draw-line = Laisser le programme choisir les jeux
    .child = Choisir des jeux
evening-sits-out = { $names } { COUNT($names) ->
        [one] attend ce jeu et joue
       *[other] attendent ce jeu et jouent
    } au suivant
    .child = Au prochain jeu : { $names }
# At every table of an evening: the number of the game.
evening-number = { $amount } sur { $count }

evening-game = Jeu { $amount } sur { $count }
evening-leads = { $name } mène de { $amount ->
        [one] un point
       *[other] { $amount } points
    }
evening-level = { $names } mènent ensemble
evening-next = Jouer la suite
evening-next-is = Ensuite : { $game }
evening-one-more = Jouer encore
evening-night = Terminer
evening-end = Terminer
evening-on = Voir la soirée
evening-how-went = Voir le résultat
evening-has = { $name } a { $amount ->
        [one] un point
       *[other] { $amount } points
    }
evening-wins = { $names } { COUNT($names) ->
        [one] gagne
       *[other] gagnent
    } la soirée
