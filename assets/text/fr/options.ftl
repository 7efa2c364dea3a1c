### Comment une partie est réglée : ses options, ses aides, et ce qu’on y compte.

options-title = Options de { $game }
options-takes = { $game } dure environ { $count ->
        [one] 1 minute
       *[other] { $count } minutes
    }
options-variant = Jeu
options-seats = Joueurs
options-seats-line = Nombre de joueurs
    .child = On joue à combien ?
options-usual = Rétablir la règle
options-usual-line = Reprendre les règles habituelles
    .child = Tout comme dans la règle
options-is-usual = Ce sont les règles habituelles
    .child = Tout est comme dans la règle
options-done-line = Retour aux joueurs
    .child = Retour à nous tous
option-set = { $option } : { $value }
options-set = { $options }

points = { $count } { $count ->
        [one] point
       *[other] points
    }
stars = { $count } { $count ->
        [one] étoile
       *[other] étoiles
    }
cards = { $count } { $count ->
        [one] carte
       *[other] cartes
    }
most-points-win = Le plus de points gagne
    .child = Le plus de points gagne
fewest-points-win = Le moins de points gagne
    .child = Le moins de points gagne
most-stars-win = Le plus d’étoiles gagne
    .child = Le plus d’étoiles gagne
most-cards-win = Le plus de cartes gagne
    .child = Le plus de cartes gagne

aid-reminder = Aide-mémoire
-aid-reminder-none = aucun
aid-reminder-none-line = Retiens toi-même les cartes montrées. C’est la moitié du jeu.
-aid-reminder-list = une liste
aid-reminder-list-line = Revois toutes les cartes montrées avec une touche

aid-hands = Cartes
-aid-hands-hidden = cachées
aid-hands-hidden-line = Tu ne vois pas les cartes des autres
-aid-hands-open = ouvertes
aid-hands-open-line = Tout le monde voit toutes les cartes. Bien pour apprendre. La partie ne compte pas.

aid-deals = Donnes
-aid-deals-all = jusqu’au but
aid-deals-all-line = La partie finit quand un joueur atteint le but
-aid-deals-most = { $count } au plus
aid-deals-most-line = La partie finit après { $count } donnes. Le premier est nommé

aid-coach = Entraîneur
-aid-coach-off = absent
aid-coach-off-line = On ne peut rien demander à l’entraîneur
-aid-coach-on = présent
aid-coach-on-line = Il propose un coup et dit pourquoi. La feuille montre qui l’a demandé.

aid-register = Registre
-aid-register-none = à la main
aid-register-none-line = Il note seulement tes lettres et celles sur la table
-aid-register-crossing = raye tout seul
aid-register-crossing-line = Il raye ce qu’on voit clairement
-aid-register-deduction = déduit pour toi
aid-register-deduction-line = Il note tout ce que les nombres prouvent
