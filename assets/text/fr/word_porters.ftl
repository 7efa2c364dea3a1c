### Word Porters. $seat : un joueur, et $seats : plusieurs. $hint : un indice, et $hints : plusieurs. $word, $rival : des mots.
### $number, $under : des colis ou les numéros des mots. $count, $amount : combien. $chance : des pour cent.

## Ce qui s’est passé

word_porters-stacks = Les mots et les indices sont mélangés
    .child = Les cartes sont mélangées
word_porters-start = { FACE($seat) } { $seat } commence
    .child = { FACE($seat) } { $seat } commence
word_porters-words = Manche { $number } sur { $amount }. Voici dix mots.
    .child = Manche { $number } sur { $amount }. Voici dix mots.
word_porters-hints = Voici { $count } indices
    .child = Voici { $count } indices
word_porters-shuffled = Les vieux indices sont remélangés
    .child = Les vieux indices sont remélangés
word_porters-identities = Chaque joueur reçoit le numéro d’un mot secret
    .child = Chacun de nous a un mot secret
word_porters-placed = { FACE($seat) } { $seat } pose le colis { $number } sur un indice libre
    .child = { FACE($seat) } { $seat } pose le colis { $number }
word_porters-shared = { FACE($seat) } { $seat } partage un indice avec les colis { $number } et { $under }
    .child = { FACE($seat) } { $seat } partage un indice
word_porters-passed = { FACE($seat) } { $seat } passe et ne donne plus d’indices dans cette manche
    .child = { FACE($seat) } { $seat } ne donne plus d’indices
word_porters-forced-pass = { FACE($seat) } Tous les indices sont pris, donc { $seat } passe
    .child = { FACE($seat) } { $seat } ne donne plus d’indices
word_porters-one-hint-left = { FACE($seat) } Il reste un indice pour { $seat }
word_porters-given = Tous les indices sont donnés. À qui est quel mot ?
    .child = Tous les indices sont là. Qui a quel mot ?
word_porters-voted = { FACE($seat) } { $seat } a deviné
    .child = { FACE($seat) } { $seat } a fini
word_porters-found = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] a trouvé
       *[other] ont trouvé
    } { $word } chez { $seat } { COUNT($hints) ->
        [0] sans indice
       *[other] ({ LIST($hints) })
    }
word_porters-found-many = { FACE($seat) } { $count } joueurs ont trouvé { $word } chez { $seat } { COUNT($hints) ->
        [0] sans indice
       *[other] ({ LIST($hints) })
    }
word_porters-found-all = { FACE($seat) } Tous ont trouvé { $word } chez { $seat } { COUNT($hints) ->
        [0] sans indice
       *[other] ({ LIST($hints) })
    }
    .child = { FACE($seat) } On a tous trouvé { $word } ! { COUNT($hints) ->
        [0] Hourra !
       *[other] { LIST($hints) }
    }
word_porters-found-none = { FACE($seat) } { COUNT($hints) ->
        [0] { $seat } n’a pas donné d’indice pour { $word }
       *[other] { $word } reste le secret de { $seat } ({ LIST($hints) })
    }
    .child = { FACE($seat) } Personne n’a trouvé { $word }. C’était dur.
-word_porters-all-found = tous l’ont trouvé !
    .child = on l’a tous trouvé !
-word_porters-some-found = { $count } sur { $amount } l’ont trouvé
    .child = trouvé { $count } fois
-word_porters-none-found = pas trouvé
    .child = c’était dur
word_porters-starts-again = { FACE($seat) } { $seat } a le moins de points et recommence
    .child = { FACE($seat) } { $seat } commence encore
word_porters-fewest-starts = { FACE($seat) } { $seat } a le moins de points et commence
    .child = { FACE($seat) } { $seat } commence la manche
word_porters-next-of-two = { FACE($seat) } { $seats } ont le moins de points. C’est à { $seat }.
    .child = { FACE($seat) } { $seat } commence la manche
word_porters-next-of-many = { FACE($seat) } { $count } joueurs ont le moins de points. C’est à { $seat }.
    .child = { FACE($seat) } { $seat } commence la manche
word_porters-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] gagne
       *[other] gagnent
    } !

## Ce qu’on demande

word_porters-ask-place = Pose le colis { $number } sur un indice libre
    .child = Pose le colis { $number } sur un indice
    .how = Prends un indice qui va avec le mot secret.
word_porters-ask-pass = Tous les indices sont pris, donc passe
    .child = Tous les indices sont pris. Passe !
word_porters-ask-vote = À qui est quel mot ?
    .child = Qui a quel mot ?
    .how = Regarde les colis. Choisis un mot par visage.

## Qui commence

word_porters-youngest = Qui est le plus jeune ?
word_porters-youngest-begins = Cette personne commence.
    .child = Cette personne commence.
word_porters-youngest-parcels = À partir de là, seuls les colis parlent.
    .child = Maintenant, seuls les colis parlent.
word_porters-youngest-starts = Le plus jeune joueur commence
    .child = Le plus jeune commence

## Qui la table attend

word_porters-wait-hint = { FACE($seat) } { $seat } donne un indice
    .child = { $seat } donne un indice
word_porters-wait-votes = { COUNT($seats) ->
        [1] { $seats } choisit encore
        [2] { $seats } choisissent encore
       *[other] { COUNT($seats) } joueurs choisissent encore
    }
    .child = { COUNT($seats) ->
        [1] { $seats } choisit encore
       *[other] { COUNT($seats) } choisissent encore
    }

## Les réponses

word_porters-scores = Voir le score
word_porters-peek = Voir le mot
-word_porters-choice-hint = { $hint }
word_porters-choice-place = Poser un colis
word_porters-choice-pass = Passer
word_porters-choice-vote = Deviner
word_porters-choice-tiles = { $tiles }
-word_porters-tile = { $seat } { $number }
-word_porters-own-word = mot secret : { $number }
-word_porters-says-pass = passe

## Les indices et la réponse

word_porters-no-word-yet = Pas encore de mot secret
    .child = Pas encore de mot secret
word_porters-word-of = Le mot de { $seat } est { $number } : { $word }
    .child = Le mot de { $seat } est { $number } : { $word }
word_porters-goes-here = Poser ici le colis { $number } (il en reste { $count ->
        [0] zéro
        [1] un
       *[other] deux
    })
    .child = Qu’est-ce qui va avec { $word } ?
word_porters-two-go-here = Partager cet indice avec deux colis, { $number } dessus (il en reste { $count ->
        [0] zéro
        [1] un
       *[other] deux
    })
    .child = Deux colis vont ici
word_porters-pass-asked = On passe pour toute la manche
    .child = On passe pour toute la manche
word_porters-give-hint = Donner un indice
word_porters-vote-asks = Quel mot est à { $seat } ?
    .child = Le mot de { $seat } ?
word_porters-vote-count = { $number } sur { $amount }
-word_porters-left-out = pas pris
word_porters-vote-whose = À qui est ce mot ? À { $seat }.
word_porters-vote-gets = Donner { $number }, « { $word } », à { $seat }
    .child = { $seat } reçoit { $word }
word_porters-vote-own = { FACE($seat) } C’est le mot que { $seat } a
    .child = { FACE($seat) } { $seat } a ce mot
word_porters-vote-back = Reprendre { $number }, « { $word } », à { $seat }
    .child = { $seat } rend { $word }
word_porters-vote-missing = Rien encore pour { $seats }
word_porters-vote-complete = Rendre ta réponse
    .child = Rends-la
word_porters-vote-review = { $count ->
        [2] Les deux mots sont choisis
       *[other] Tous les mots sont choisis
    }
    .child = C’est fini ? Rends-la !
word_porters-vote-answer = { $seat } a le mot
word_porters-vote-advice = Vise un mot pour le changer
word_porters-vote-hand-in = Rendre
word_porters-vote-give = Proposer
word_porters-vote-take-back = Reprendre
word_porters-vote-next = Voir le suivant
word_porters-whose-word = Le mot de { $seat }
word_porters-next-word = Continuer

## La feuille

word_porters-round = Manche { $number }
-word_porters-sheet-round = manche
-word_porters-sheet-begins = commence
word_porters-sheet-start = { $seat } commence
-word_porters-moment = manche { $number } sur { $amount }
word_porters-round-of = Manche { $number } sur { $amount }
word_porters-count-most = { $seats } { COUNT($seats) ->
        [one] gagne
       *[other] gagnent
    } { $count ->
        [one] { $count } point
       *[other] { $count } points
    } !
word_porters-count-all = Vous gagnez tous { $count ->
        [one] { $count } point
       *[other] { $count } points
    } !
word_porters-count-none = Tous les mots sont restés secrets
word_porters-points = Voir les points
word_porters-why = Demander pourquoi
word_porters-sheet-empty = Pas encore de score
    .child = Pas encore de points
word_porters-sheet-hints = À quoi servait chaque indice ?
    .child = À quoi servait chaque indice ?
word_porters-column-word = Mot
word_porters-column-hints = Indices
word_porters-column-finders = Trouvé par
word_porters-column-points = Points
-word_porters-no-hints = pas d’indices
-word_porters-nobody = pas trouvé

## Pourquoi un indice

word_porters-hint-unknown = { $seat } sait pourquoi « { $hint } » va avec { $word }
    .child = { $seat } sait pourquoi « { $hint } » va avec { $word }
word_porters-hint-fits = « { $hint } » en dit long sur { $word }
    .child = « { $hint } » va bien avec { $word }
word_porters-hint-fits-more = « { $hint } » en dit long sur { $word }, plus encore sur { $rival }
    .child = « { $hint } » va avec { $word }. Encore plus avec { $rival }.
word_porters-hint-fits-a-little = « { $hint } » en dit un peu sur { $word }
    .child = « { $hint } » va un peu avec { $word }
word_porters-hint-fits-a-little-more = « { $hint } » en dit un peu sur { $word }, plus sur { $rival }
    .child = « { $hint } » va un peu avec { $word }. Plus avec { $rival }.
word_porters-hint-opposite = « { $hint } » dit le contraire de { $word }
    .child = « { $hint } » ne va pas du tout avec { $word }
word_porters-hint-opposite-left = « { $hint } » dit le contraire de { $word }, mais rien d’autre n’était libre
    .child = « { $hint } » ne va pas avec { $word }. Le reste était pris.
word_porters-hint-nothing = « { $hint } » ne dit rien sur { $word }
    .child = « { $hint } » ne va pas avec { $word }
word_porters-hint-nothing-left = « { $hint } » ne dit rien sur { $word }, mais rien d’autre n’était libre
    .child = « { $hint } » ne va pas avec { $word }. Le reste était pris.

## L’entraîneur

word_porters-why-fits-best = C’est le meilleur indice libre pour { $word }. On peut penser à { $rival }.
word_porters-why-fits = Il va aussi bien qu’un autre avec { $word }. On peut penser à { $rival }.
word_porters-why-says-little = Ils penseraient à { $rival } avant { $word }.
word_porters-why-hardly-fits = Il va à peine avec { $word }, mais ne gêne pas. On peut penser à { $rival }.
word_porters-why-shared = Il va assez bien avec { $word } pour deux colis. On peut penser à { $rival }.
word_porters-why-unknown-text = L’entraîneur ne sait pas s’il va avec { $word }.
word_porters-why-nothing-fits = Aucun indice libre ne va avec { $word }. Plutôt rien qu’un indice faux.
word_porters-why-keeps-tokens = « { $hint } » dirait encore quelque chose sur { $word }.
word_porters-why-nothing-else = Il n’y a plus d’indice à choisir.
word_porters-why-likeliest = Les colis de { $seat } sont les plus clairs. C’est { $word }, sûr à { $chance } %.
word_porters-why-reads = { $seat } a sans doute { $word }. Environ { $count } sur { $amount } seront justes.
word_porters-coach-place = Choisis « { $hint } ».
word_porters-coach-pass = Passe.
word_porters-coach-knows = L’entraîneur connaît ton mot et tous les colis. Il devine ce que lisent les autres.
    .child = Je connais notre mot. Je devine les autres.
-word_porters-idea-fits = dire { $word } avec « { $hint } »
-word_porters-idea-unknown-text = { -word_porters-idea-fits }
-word_porters-idea-hardly-fits = { -word_porters-idea-fits }
-word_porters-idea-says-little = { -word_porters-idea-fits }
-word_porters-idea-shared = partager « { $hint } » pour { $word }
-word_porters-idea-reads = lire { $word } dans les colis de { $seat }
word_porters-why-behind-a-hint = Plan : { $idea }. Un autre indice le dit mieux.
word_porters-why-behind-a-pass = Plan : { $idea }. Mieux vaut passer.
word_porters-why-behind-a-word = Plan : { $idea }. Un autre mot est plus probable.
word_porters-outlook-beliefs = Ils penseraient à : { $odds }
-word_porters-odds = { $word } { $chance } %
word_porters-outlook-reads = { $read }
word_porters-outlook-two-reads = { $read }. { $more }
-word_porters-read = { $seat } : { $word } { $chance } %
-word_porters-read-two = { $seat } : { $word } { $chance }, { $rival } { $count } %

## Variantes et options

word_porters-variant-standard = Le jeu complet
word_porters-variant-standard-line = Dix mots, des indices vagues, quatre manches
word_porters-variant-children = Pour enfants
word_porters-variant-children-line = Des mots faciles en images, et on peut toujours passer
word_porters-variant-two-rounds = Deux manches
word_porters-variant-two-rounds-line = Pour enfants. Des mots faciles en images, deux fois plus court.
word_porters-preset = Mots faciles
word_porters-preset-line = Pour enfants. Trois joueurs et des mots en images.
word_porters-option-mix-sides = Mots
word_porters-option-mix-sides-line = Chaque carte a un mot facile et un mot difficile
-word_porters-mixed-sides = faciles et difficiles mêlés
-word_porters-one-side = tous faciles ou tous difficiles
word_porters-option-words = Langue des mots
word_porters-option-words-line = La langue des mots et des indices

## La règle, page par page

word_porters-page-idea = L’idée
word_porters-rules-idea =
    Il y a dix mots sur la table. Chaque joueur a un mot secret.
    Des colis sur des indices le montrent. Puis vous devinez les mots de tous les autres.
    Après { $count } manches, le plus de points gagne.
word_porters-rules-idea-children =
    Chaque joueur a un de dix mots, en secret.
    Des colis sur des indices le montrent.
    Puis vous devinez tous. Après { $count } manches, le plus de points gagne.
word_porters-page-things = Le matériel
word_porters-rules-things =
    Un mot est une plaque avec un numéro.
    Un indice est une étiquette de bagage. À trois joueurs il y en a 9, à six 12.
    Chaque joueur a les colis { $parcels }.
word_porters-rules-pack = Langue des mots et des indices : { $name }.
word_porters-page-number = Le numéro secret
word_porters-rules-number =
    Chaque joueur reçoit une étiquette avec un numéro secret. Ils sont tous différents.
    Les autres doivent trouver le mot qui a ton numéro.
    Tu peux regarder ton étiquette à tout moment.
word_porters-page-hint = Donner un indice
word_porters-rules-hint =
    Le plus jeune commence. On joue dans le sens des aiguilles, un indice par tour.
    Pose ton plus petit colis sur un indice libre.
    Le colis 1 est donc ta première idée.
word_porters-page-sharing = Partager un indice
word_porters-rules-sharing =
    Un indice pris veut deux colis, ton plus petit et, dessous, ton { $under }.
    Si tu n’as pas les deux, tu ne peux pas partager.
    Tu ne peux pas prendre deux fois le même indice.
word_porters-page-passing = Passer
word_porters-rules-passing =
    Tant qu’un indice est libre, tu dois poser un colis, même si rien ne va.
    Quand aucun indice n’est libre, tu peux passer.
    Si tu passes, tu ne donnes plus d’indices dans cette manche.
word_porters-rules-passing-children =
    Tu n’es pas obligé de poser un colis. Tu peux toujours passer.
    Si tu passes, tu ne donnes plus d’indices dans cette manche. Nous lisons ainsi le livre.
    Les autres continuent.
word_porters-page-silence = Ne trahis rien
word_porters-rules-silence =
    Seuls les colis parlent.
    Pas de mots, pas de regards, pas de soupirs.
    Leur ordre en dit long, et les indices restés libres aussi.
word_porters-page-vote = La réponse
word_porters-rules-vote =
    Puis vous devinez tous en même temps, en secret.
    Remplis pour chaque autre joueur une valise avec le mot que tu crois le sien.
    Chaque numéro sert une fois. Tu peux tout changer avant de rendre ta réponse.
word_porters-page-count = Compter les points
word_porters-rules-count =
    Les numéros secrets se retournent un par un.
    Puis les valises pour ce joueur s’ouvrent.
    Un mot trouvé vaut un point pour toi et un pour le joueur qui l’a.
word_porters-page-track = La piste
word_porters-rules-track =
    Ton porteur avance d’un pas par point.
    Une valise fausse ne coûte rien.
    Après 20, ton porteur passe par le tunnel et porte +20.
word_porters-page-next = La manche suivante
word_porters-rules-next =
    Il y a de nouveaux mots et indices, et tu reprends tes colis.
    Le joueur avec le moins de points commence.
    À égalité, c’est le suivant d’entre eux dans le sens des aiguilles.
word_porters-page-sides = Mots faciles et difficiles
word_porters-rules-sides = Chaque carte de mot a un côté facile et un côté difficile.
word_porters-rules-sides-mixed = Ils sont mêlés. En option, toutes sont faciles ou toutes difficiles.
word_porters-rules-sides-same = Le hasard les rend toutes faciles ou toutes difficiles. Une option les mêle.
word_porters-page-end = La fin
word_porters-rules-end =
    Le jeu finit après { $count } manches.
    Le plus de points gagne. À égalité, on gagne ensemble.

word_porters-ours-rounds = Pour enfants, le livre a quatre manches et trois colis. Ce jeu plus court est de nous.
word_porters-ours-pass = On passe pour toute la manche.
word_porters-ours-empty = On peut partager un indice pris quand un autre est libre.
word_porters-ours-lone = On ne peut pas partager avec un seul { $under }.
word_porters-ours-third = Un troisième joueur sur un indice paie aussi deux colis.
word_porters-ours-own = Ton propre numéro dans une valise n’est jamais juste.
word_porters-ours-tie = Si tous ont autant de points, le joueur suivant commence.
word_porters-ours-back = Une carte de mot vient une fois, et d’un seul côté.

## Pour les enfants

word_porters-goal = Fais trouver ton mot, et trouve ceux des autres !
    .child = Aide tes amis à trouver le mot secret !
word_porters-kids-page-idea = De quoi il s’agit
word_porters-kids-idea =
    Chacun de nous a un mot secret.
    Aide les autres à le trouver.
word_porters-kids-page-number = Le mot secret
word_porters-kids-number =
    L’étiquette montre un numéro.
    Le mot secret a ce numéro.
word_porters-kids-page-hint = Un indice
word_porters-kids-hint =
    Pose un colis sur un indice qui va.
    D’abord 1, puis 2.
word_porters-kids-page-sharing = Un indice à deux
word_porters-kids-sharing = Il y a un colis ? Alors il en faut deux.
word_porters-kids-page-pass = Passer
word_porters-kids-pass =
    Aucun indice ne va ? Alors passe.
    On passe pour toute la manche.
word_porters-kids-page-silence = Ne dis rien
word_porters-kids-silence =
    Seuls les colis parlent.
    Pas de mots, pas de regards.
word_porters-kids-page-vote = Deviner
word_porters-kids-vote =
    Maintenant, on devine tous.
    Qui a quel mot ?
word_porters-kids-page-points = Les points
word_porters-kids-points =
    Un mot trouvé vaut un point pour les deux.
    À la fin, le plus de points gagne.

-word-porters-did-words = a trouvé { $count ->
        [one] un mot
       *[other] { $count } mots
    }
-word-porters-did-parcels = a posé { $count ->
        [one] un colis
       *[other] { $count } colis
    }
-word-porters-did-clear = a aidé { $count ->
        [one] une fois
       *[other] { $count } fois
    }

word_porters-next-hint = Indice suivant
word_porters-moment = { $count ->
        [1] Un joueur a
       *[other] { $count } joueurs ont
    } trouvé { $word } chez { $seat }
word_porters-moment-secret = { $word } reste le secret de { $seat }

-word-porters-fact-words = mots trouvés
-word-porters-fact-parcels = indices donnés
-word-porters-fact-clear = fois bien trouvé

## Facts of the table, for players who listen

word_porters-fact-own = Le mot secret est { $word }
word_porters-fact-parcels = Il reste les colis { LIST($numbers) }
word_porters-fact-given = { $seat } a mis le colis { $count } sur { $hint }
word_porters-fact-words = Les mots sont { LIST($words) }
word_porters-fact-hints = Les indices sont { LIST($hints) }
