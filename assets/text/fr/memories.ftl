### Les souvenirs : les parties passées, et leurs donnes rejouées.

title-memories = Voir les souvenirs
title-memories-line = Tes parties passées et leurs résultats

-month-1 = janv.
-month-2 = févr.
-month-3 = mars
-month-4 = avril
-month-5 = mai
-month-6 = juin
-month-7 = juil.
-month-8 = août
-month-9 = sept.
-month-10 = oct.
-month-11 = nov.
-month-12 = déc.
-memories-day = { $number } { $month } { $year }

memories-title = Souvenirs
## Le mur des parties et des records

memories-first = Ta première partie
memories-play = Jouer maintenant
memories-watch = Revoir
memories-same-deal = Comparer la donne
memories-people = Voir les joueurs
memories-people-title = Joueurs
memories-won = { $names } { COUNT($names) ->
        [one] a
       *[other] ont
    } gagné à { $game }
memories-lost = { $game } a fini sans victoire
memories-score = { $value } : { $other }
memories-made-won = Gagné
memories-made-lost = Perdu
# The result of an evening of several games.
memories-evening = { $count } jeux
memories-today = Aujourd’hui
memories-yesterday = Hier
-memories-day-month = { $number } { $month }
-memories-month-year = { $month } { $year }
memories-records = Records
-memories-row = { $count ->
       *[other] victoires de suite
    }
memories-record-line = { $value } { $text }
memories-latest = Les dix dernières de { $name }

memories-person-line = { $name } : { $count ->
        [one] une partie
       *[other] { $count } parties
    }, { $amount ->
        [0] aucune gagnée
        [1] une gagnée
       *[other] { $amount } gagnées
    }
memories-person-none = { $name } n’a pas encore fini de partie
-memories-played = { $count ->
        [0] aucune partie
        [one] une partie
       *[other] { $count } parties
    }
-memories-matches-word = { $count ->
        [one] partie
       *[other] parties
    }
-memories-wins-word = { $count ->
        [one] victoire
       *[other] victoires
    }
memories-games = Parties par jeu
-memories-played-key = jouées
-memories-won-key = gagnées
memories-best = Meilleurs moments
memories-best-none = Aucun encore
memories-best-when = { $game }, { $day }
memories-year = L’année
memories-year-page = L’année { $year }
memories-year-counts = { $count ->
        [1] une partie
       *[other] { $count } parties
    }, { $amount } gagnées
memories-year-save = Garder l’année
memories-year-save-line = Garder cette année comme page à imprimer
memories-beaten = Victoires contre
memories-beaten-line = Battu { $count } fois : { $value }
memories-game-line = { $game } : { $count ->
        [one] une partie
       *[other] { $count } parties
    }, { $amount ->
        [one] { $amount } gagnée
       *[other] { $amount } gagnées
    }
memories-partner = Partenaire préféré : { $name }. { $count ->
        [one] Une partie
       *[other] { $count } parties
    } ensemble, { $amount ->
        [one] { $amount } gagnée
       *[other] { $amount } gagnées
    }.
memories-rival = Adversaire le plus fréquent : { $name }, { $count ->
        [one] une partie
       *[other] { $count } parties
    }
memories-save = Garder
memories-forget = Effacer
memories-keep = Conserver
memories-forget-yes = Tout effacer
memories-forget-line = Effacer pour toujours ce qui touche { $name }, les copies aussi
memories-forgotten = Tout est effacé pour { $name }
memories-none-line = Les parties finies viennent ici

## Une donne

deal-title = Donne { $text } : { $game }
deal-again = Redonner
deal-record = Garder la partie
deal-picture = Garder l’image
deal-once = Fais jouer cette donne par d’autres, puis compare les résultats
deal-compared = L’or marque le meilleur résultat
deal-watched = Le film avait déjà montré ces cartes
deal-equal = Tous les résultats sont égaux
deal-runs = On joue encore ces cartes
deal-unreadable = L’enregistrement de cette partie est illisible
-deal-won = gagné
-deal-lost = perdu
deal-made = { $names } : { $value }
deal-picture-line = { $game }, { $day }
deal-plate-line = Prends ce numéro pour jouer les mêmes cartes
deal-compare = Comparer
deal-compare-line = Voir ce que d’autres ont fait des mêmes cartes
table-dealt-again = Donne { $text }
table-seen = { $names } { COUNT($names) ->
        [one] connaît
       *[other] connaissent
    } ces cartes
    .child = { $names } { COUNT($names) ->
        [one] connaît
       *[other] connaissent
    } ces cartes
table-seen-by = { $count ->
        [0] Connu par { $name }
       *[other] Connu par { $name } +{ $count }
    }
seats-seen = { $names } { COUNT($names) ->
        [one] connaît
       *[other] connaissent
    } ces cartes, donc cette partie ne comptera pas
    .child = { $names } { COUNT($names) ->
        [one] connaît
       *[other] connaissent
    } ces cartes
seats-watched = Le film a montré ces cartes, donc cette partie ne comptera pas
    .child = Les mêmes cartes encore une fois
seats-dealt-again = Encore la donne { $text }. Aucun joueur ici n’a vu ces cartes.
    .child = Les mêmes cartes encore une fois
seats-deal-fixed = Cette donne garde sa règle
    .child = La règle reste comme avant

share-done = Gardé dans { $path } : { $file }
share-failed = On n’a pas pu le garder : { $error }
share-nowhere = On ne peut rien garder ici
