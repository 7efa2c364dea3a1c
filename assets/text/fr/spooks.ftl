### Spooks. $seat, $by, $to : des personnes. $card : un nom. $suit : le nom d’une famille. $number : 1 à 10.

-spooks-spider = Araignée
    .many = Araignées
-spooks-spook = Spectre
    .many = Spectres
-spooks-goblin = Gobelin
    .many = Gobelins
-spooks-bone = Os
    .many = Os
-spooks-bat = Chauve-souris
    .many = Chauves-souris
-spooks-card = { $suit } { $number }
    .full = { $suit } { $number }
-spooks-master = Maître des { FORM($suit, of: "many") }
-spooks-cat = le Chat
    .full = le Chat noir

## Ce qui s’est passé

spooks-dealt = { FACE($seat) } { $seat } donne
spooks-opened = { FACE($seat) } { $seat } ouvre avec { $card } { SIGN($card) }
spooks-led = { FACE($seat) } { $seat } entame { $card } { SIGN($card) }
spooks-followed = { FACE($seat) } { $seat } joue { $card } { SIGN($card) }
spooks-passed = { FACE($seat) } { $seat } passe
spooks-came-back = Tous ont passé. { FACE($seat) } { $seat } entame.
spooks-unanswered-bone = { FACE($seat) } { $seat } ne peut pas suivre, { $by } pose une suite
    .child = { FACE($seat) } { $seat } n’a rien. { $by } pose une suite.
spooks-unanswered-bone-again = { FACE($seat) } { $seat } ne peut pas suivre, { $by } rejoue
    .child = { FACE($seat) } { $seat } n’a rien. { $by } rejoue.
spooks-unanswered-bat = { FACE($seat) } { $seat } ne peut pas suivre. Voici les chauves-souris !
    .child = { FACE($seat) } { $seat } n’a rien. Voici les chauves-souris !
spooks-straight = { FACE($seat) } { $seat } pose { $count ->
        [1] { $card }
       *[other] une suite de { $count }, jusqu’à { $card }
    } { SIGN($card) }
    .child = { FACE($seat) } { $seat } pose { $count ->
        [1] 1 carte
       *[other] { $count } cartes à la suite
    }
spooks-clockwise = Le Maître des Os remet le jeu dans le sens des aiguilles
    .child = On tourne dans l’autre sens
spooks-counterclockwise = Le Maître des Os tourne le jeu dans l’autre sens
    .child = On tourne dans l’autre sens
spooks-upwards = Les nombres montent de nouveau, dit le Maître des Chauves-souris
    .child = Les nombres montent de nouveau
spooks-downwards = Les nombres descendent, dit le Maître des Chauves-souris
    .child = Maintenant les nombres descendent
spooks-trick = Pli de Gobelin ! Chacun pose une carte. Le { $order ->
        [down] plus bas
       *[up] plus haut
    } Gobelin ou le Chat gagne.
    .child = Un Gobelin ! Chacun pose une carte. Un { $order ->
        [down] petit
       *[up] grand
    } Gobelin gagne
spooks-playoff = Égalité. { $seats } posent encore une carte.
    .child = Les deux posent encore une carte
spooks-laid = { FACE($seat) } { $seat } a posé une carte
spooks-trick-tied = Deux Gobelins égaux ! { $seats } à égalité.
    .child = Deux Gobelins pareils
spooks-trick-tied-cats = Deux Chats ! { $seats } à égalité.
    .child = Deux Chats pareils
spooks-trick-empty = Ni Gobelin ni Chat, donc pas de gagnant
    .child = Ni Gobelin ni Chat
spooks-trick-empty-lead = Ni Gobelin ni Chat. { FACE($seat) } { $seat } entame.
    .child = Ni Gobelin ni Chat. À { FACE($seat) } { $seat }.
spooks-trick-cat = Le Chat bat tous les Gobelins. { FACE($seat) } { $seat } { $then ->
        [leads] entame
       *[ends] gagne le pli
    }.
    .child = Le Chat les bat tous. { FACE($seat) } { $seat } { $then ->
        [leads] joue
       *[ends] gagne
    }.
spooks-trick-only = { $card } est le seul Gobelin. { FACE($seat) } { $seat } { $then ->
        [leads] entame
       *[ends] gagne le pli
    }.
    .child = Un seul Gobelin. { FACE($seat) } { $seat } { $then ->
        [leads] joue
       *[ends] gagne
    }.
spooks-trick-highest = { $card } est le plus haut Gobelin. { FACE($seat) } { $seat } { $then ->
        [leads] entame
       *[ends] gagne le pli
    }.
    .child = Le plus grand Gobelin gagne. { FACE($seat) } { $seat } { $then ->
        [leads] joue
       *[ends] gagne
    }.
spooks-trick-lowest = Les nombres descendent, { $card } est le meilleur. { FACE($seat) } { $seat } { $then ->
        [leads] entame
       *[ends] gagne le pli
    }.
    .child = Le plus petit Gobelin gagne. { FACE($seat) } { $seat } { $then ->
        [leads] joue
       *[ends] gagne
    }.
spooks-bite = { FACE($seat) } Rien pour suivre. Tous donnent une carte à { $seat }.
    .child = Les chauves-souris mordent { FACE($seat) } { $seat } ! Une carte de chacun.
spooks-bite-once = { FACE($seat) } Rien pour suivre. { $by } donne une carte à { $seat }.
    .child = Les chauves-souris mordent { FACE($seat) } { $seat } ! Une carte de { $by }.
spooks-gift = { FACE($seat) } Maître des Gobelins ! { $seat } donne une carte à qui en a le moins.
    .child = { FACE($seat) } { $seat } donne une carte
spooks-given = { FACE($by) } { $by } donne une carte à { $to } { FACE($to) }
spooks-given-bats = { FACE($by) } Les chauves-souris portent une carte de { $by } à { $to } { FACE($to) }
    .child = { FACE($by) } Une carte s’envole vers { FACE($to) } { $to }
spooks-handing = Maître des Spectres ! Chacun passe une carte.
    .child = Chacun donne une carte au suivant
spooks-chosen = { FACE($seat) } { $seat } a choisi
spooks-handed = Chaque carte va au joueur suivant
    .child = Les cartes avancent d’une place
spooks-hand-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] n’a
       *[other] n’ont
    } plus de cartes !
spooks-grabbed = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] est pris
       *[other] sont pris
    }
spooks-ended = { $seats } { COUNT($seats) ->
        [one] gagne
       *[other] gagnent
    } !

## Ce qu’on demande

-spooks-rank = { $number ->
        [11] un Maître
       *[other] un { $number }
    }
    .sign = { $number ->
        [11] M
       *[other] { $number }
    }

spooks-ask-open = Commence par la plus petite Araignée { SIGN($suit) }
    .child = Commence par la petite Araignée
    .how = C’est la carte qui peut partir.
spooks-ask-lead = Joue la carte que tu veux
    .child = Joue la carte que tu veux
    .how = Choisis une carte, n’importe laquelle.
spooks-ask-number = Joue { $rank }, ou passe
    .child = Joue { $rank } ou passe
    .how = Cherche { $rank }. Toutes les images vont.
spooks-ask-special = Joue { LIST($cards, last: "or") }, ou passe
    .child = Joue { $rank } ou le Chat
    .how = Le Chat va sur toutes les cartes.
spooks-ask-cat = Joue { LIST($cards, last: "or") }, ou passe
    .child = Joue le Chat ou passe
    .how = Seul le Chat va sur cette carte.
spooks-ask-match = Suis avec { $suit } { SIGN($suit) } ou { $rank }
    .child = Joue { $suit } ou { FORM($rank, of: "sign") }
    .how = Cherche la même image ou le même nombre.
spooks-ask-match-cat = Suis avec { $suit } { SIGN($suit) } ou { $rank }, ou joue le Chat
    .child = Joue { $suit }, { FORM($rank, of: "sign") } ou Chat
    .how = Cherche la même image ou le même nombre.
spooks-ask-pass-red = Rien pour suivre, donc passe
    .child = Aucune carte ne va. Passe !
    .how = Ce n’est pas grave. Au suivant.
spooks-ask-pass-blue = Rien ne va, donc passe
    .child = Aucune carte ne va. Passe !
    .how = Ce n’est pas grave. Au suivant.
spooks-ask-lay = Pose une carte. Le { $order ->
        [down] plus bas
       *[up] plus haut
    } Gobelin gagne.
    .child = Pose une carte
    .how = Un { $order ->
        [down] petit
       *[up] grand
    } Gobelin peut gagner. Le Chat aussi.
spooks-ask-straight = { $count ->
        [0] Pose une suite, ou une carte
        [1] Pose une suite, ou une carte
       *[other] Pose { $count } cartes, la plus haute dessus
    }
    .child = { $count ->
        [0] Pose des cartes à la suite
       *[other] Ajoutes-en une ou pose-les
    }
    .how = Une suite monte, comme 3, 4, 5.
spooks-ask-bite = Donne une carte aux chauves-souris
    .child = Donne une carte aux chauves-souris
    .how = Choisis une carte moins bonne.
spooks-ask-gift = Donne une carte à qui en a le moins
    .child = Donne une carte
    .how = Choisis une carte moins bonne.
spooks-ask-gift-to = Qui reçoit cette carte ?
    .child = Qui reçoit la carte ?
    .how = Choisis un visage.
spooks-ask-hand = Passe une carte au suivant
    .child = Donne une carte au suivant
    .how = Choisis une carte moins bonne.

## Qui la table attend

spooks-wait-open = { FACE($seat) } { $seat } ouvre avec la plus petite Araignée
    .child = { $seat } commence par la petite Araignée
spooks-wait-lead = { FACE($seat) } { $seat } entame ce qu’il veut
    .child = { $seat } joue ce qu’il veut
spooks-wait-number = { FACE($seat) } { $seat } peut jouer { $rank }, ou passer
    .child = { $seat } joue { $rank } ou passe
spooks-wait-cat = { FACE($seat) } { $seat } peut jouer le Chat, ou passer
    .child = { $seat } joue le Chat ou passe
spooks-wait-match = { FACE($seat) } { $seat } doit suivre avec { $suit } ou { $rank }
    .child = { $seat } cherche { $suit } ou { FORM($rank, of: "sign") }
spooks-wait-straight = { FACE($seat) } { $seat } pose une suite
    .child = { $seat } pose une suite
spooks-wait-bite = { FACE($seat) } { $seat } donne une carte à { $to } { FACE($to) }
    .child = { $seat } donne une carte à { $to }
spooks-wait-gift = { FACE($seat) } { $seat } donne une carte à qui en a le moins
    .child = { $seat } donne une carte
spooks-wait-choice = { $seat } choisit encore
    .child = { $seat } choisit une carte
spooks-wait-choices = { COUNT($seats) ->
        [2] { $seats } choisissent encore
       *[other] { COUNT($seats) } choisissent encore
    }
    .child = { COUNT($seats) } choisissent encore
# On red, before the curtain of a player who has to pass.
spooks-cannot-play = { $seat } ne peut pas jouer
    .child = { $seat } ne peut pas jouer

## Les boutons

spooks-scores = Voir les scores
spooks-choice-play = Jouer
spooks-choice-pass = Passer
spooks-choice-look = Voir d’abord
spooks-choice-lay = Poser caché
spooks-choice-straight = { $count ->
        [0] Poser des cartes
        [1] Poser cette carte
       *[other] Poser { $count } cartes
    }
spooks-choice-give = Donner
spooks-choice-give-to = Donner à { $to } { FACE($to) }

## Aux places

-spooks-says-pass = passe
-spooks-says-cannot = rien
-spooks-says-out = fini !
-spooks-dropped = hors jeu
-spooks-strip-turned = tourné
spooks-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
spooks-cards-and-points = { spooks-cards }, { $amount } déjà

## Le tableau de la règle

spooks-rule-anything = Tout va
    .child = Toute carte
-spooks-rule-anything-line = qui entame choisit
    .child = toutes les cartes vont
spooks-rule-opening = Ouverture
    .child = Le début
-spooks-rule-opening-line = la plus petite Araignée
    .child = la petite Araignée
spooks-rule-straight = Une suite
    .child = Une suite
-spooks-rule-straight-line = à la suite, ou une carte
    .child = comme 3, 4, 5, ou une carte
spooks-rule-playoff = Égalité
    .child = Encore une
-spooks-rule-playoff-line = encore une carte
    .child = pose encore une carte
spooks-rule-lay = Une carte
-spooks-rule-lay-line = le Gobelin le plus { $order ->
        [down] bas
       *[up] haut
    } gagne
    .child = face cachée
spooks-rule-hand = Passe
    .child = Donne une carte
-spooks-rule-hand-line = chacun, en secret
    .child = face cachée
spooks-rule-bite = Morsure
-spooks-rule-bite-line = une carte chacun
spooks-rule-gift = Un cadeau
-spooks-rule-gift-line = à qui en a le moins
spooks-rule-match = Suivre
spooks-rule-cat = Le Chat
spooks-rule-two = Ces deux
spooks-rule-higher = Plus un
spooks-rule-lower = Moins un
-spooks-rule-number-line = toute image, ou le Chat
-spooks-rule-or = ou

spooks-latest-trick = { FACE($seat) } { $seat } a pris le pli avec { $card }
    .child = { FACE($seat) } { $seat } a eu le pli
spooks-latest-no-winner = Il n’y a pas eu de gagnant
    .child = Personne n’a eu le pli
spooks-title-trick = Pli de Gobelin !
spooks-title-playoff = Départage !
-spooks-played-by = de
spooks-suspense = Toutes les cartes se retournent

-spooks-moment = donne { $number }
spooks-sheet-to = Jusqu’à { $amount }
spooks-sheet-fewest = Le moins de points gagne
    .child = Le moins de points gagne
spooks-sheet-fewest-below = Le moins de points gagne. { $amount }, c’est trop.
    .child = Le moins de points gagne. { $amount }, c’est trop.
spooks-count = Points en main
    .child = Cartes restantes
# A button: the cards left in all hands.
spooks-see-left = Voir les cartes
# $amount: the points of a seat so far.
spooks-count-total = { $amount } au total
spooks-ghost = Cartes fantômes

## L’entraîneur

-spooks-answers = { $answers ->
        [0] aucune carte
        [1] une seule carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
        [6] six cartes
       *[other] { $answers } cartes
    }

spooks-why-nothing-fits = Rien ne va, donc passe.
spooks-why-only-choice = Il n’y a pas d’autre choix.
spooks-why-keep-for-later = Ne gâche pas une bonne carte ici. Passe.
spooks-why-goes-out = C’est ta dernière carte.
spooks-why-spend-the-cat = Le Chat va sur tout, et il sert bien maintenant.
spooks-why-two-at-once = Elle te débarrasse de deux cartes, elle-même et une dans le pli.
spooks-why-likely-leads-again = Pour aller dessus, il reste { -spooks-answers }. Tu entameras sans doute encore.
spooks-why-get-rid-of-it = C’est la carte dont tu as le moins besoin.
spooks-why-straight-is-ready = Pour suivre : { -spooks-answers }. Si { $seat } n’a rien, tu en poses { $count }.
spooks-why-another-turn = Pour suivre : { -spooks-answers }. Si { $seat } n’a rien, tu rejoues.
spooks-why-bats-bite = Pour suivre : { -spooks-answers }. Si { $seat } n’a rien, morsure.
spooks-why-ask-red = Pour suivre : { -spooks-answers }. { $seat } en a sans doute une.
spooks-why-answer-red = Elle répond sans risque.
spooks-why-long-straight = Tu poses { $count } cartes d’un coup, avec { $card } dessus.
spooks-why-win-the-trick = Elle gagne le pli et la main environ { $chance } fois sur 100.
spooks-why-shed-in-trick = Elle ne gagnera pas le pli, débarrasse-t’en.
spooks-why-give-the-worst = C’est ta plus mauvaise carte.
spooks-coach-play = Joue { $card }.
spooks-coach-lay = Pose { $card } face cachée.
spooks-coach-pass = Passe.
    .child = Passe.
spooks-coach-straight = { $count ->
        [one] Pose { $card }.
       *[other] Pose les { $count } cartes marquées.
    }
spooks-coach-give = Donne { $card } à { $to }.
spooks-coach-knows = L’entraîneur connaît tes cartes, celles jouées et qui a passé. Il devine le reste.
    .child = Je vois nos cartes. Je devine le reste.

-spooks-idea-keep-for-later = passer et garder les bonnes cartes
-spooks-idea-goes-out = jouer la dernière carte
-spooks-idea-spend-the-cat = jouer le Chat
-spooks-idea-two-at-once = poser deux cartes d’un coup
-spooks-idea-likely-leads-again = entamer { $card }
-spooks-idea-get-rid-of-it = jeter { $card }
-spooks-idea-straight-is-ready = préparer une suite
-spooks-idea-another-turn = rejouer
-spooks-idea-bats-bite = faire mordre les chauves-souris
-spooks-idea-ask-red = faire suivre { $seat }
-spooks-idea-answer-red = suivre avec { $card }
-spooks-idea-long-straight = poser { $count } cartes d’un coup
-spooks-idea-win-the-trick = gagner avec { $card }
-spooks-idea-shed-in-trick = perdre { $card } ici
-spooks-idea-give-the-worst = donner { $card }

-spooks-a-pass = passer
-spooks-a-straight = une suite de { $count }

spooks-why-behind-at-sight = Plan : { $idea }. Mieux : { $better }.
spooks-why-behind-by-wins = Plan : { $idea }. Mieux de { $count } sur 100 : { $better }.
spooks-why-behind-by-points = Plan : { $idea }. Mieux : { $better }, { $count } { $count ->
        [one] point
       *[other] points
    }.

spooks-outlook-wins = Gagne environ { $count } de ces donnes sur 100

## Variantes et options

spooks-variant-hand = Une donne
spooks-variant-hand-line = Le premier sans cartes gagne
spooks-variant-series = Une série
spooks-variant-series-line = Des donnes à points, jusqu’à ce qu’un joueur soit pris
spooks-variant-long = La longue série
spooks-variant-long-line = Les joueurs pris sortent, les autres continuent
spooks-variant-children = Petites mains
spooks-variant-children-line = Pour enfants. Peu de cartes, sans suites.
spooks-preset = Petites mains
spooks-preset-line = Pour enfants. Peu de cartes, sans Maîtres.
spooks-option-target = Pris à
spooks-option-target-line = Autant de points, c’est trop
spooks-option-decks = Jeux de cartes
spooks-option-decks-line = Un deuxième jeu, pour être plus nombreux ou jouer plus longtemps
-spooks-one-deck = un
-spooks-two-decks = deux, mélangés
spooks-option-ghost = Cartes fantômes
spooks-option-ghost-line = Il manque des cartes, et on ne sait pas lesquelles
-spooks-no-ghost = aucune
-spooks-with-ghost = une main de côté
-spooks-left-over = en trop { $count }
spooks-option-even = Cartes en trop
spooks-option-even-line = De côté, tout le monde a autant de cartes
-spooks-all-dealt = données aussi
-spooks-even-hands = de côté
spooks-option-masters = Maîtres
spooks-option-masters-line = Les cinq cartes à couronne changent le jeu
-spooks-plain-masters = sans pouvoirs
-spooks-strong-masters = avec pouvoirs

## La règle, page par page

spooks-page-idea = L’idée
spooks-rules-idea-hand =
    Tout le monde pose ses cartes sur une seule pile.
    La couleur de la carte du dessus dit ce qui peut venir.
    Le premier sans cartes gagne.
spooks-rules-idea-series =
    Tout le monde pose ses cartes sur une pile. La première main vide finit la donne.
    Les cartes qui te restent sont tes points.
    À { $amount } points, tu es pris. Alors le moins de points gagne.
spooks-rules-idea-long =
    Tout le monde pose ses cartes sur une pile. La première main vide finit la donne.
    Les cartes qui te restent sont tes points.
    À { $amount } points, tu es pris et tu sors. Les autres continuent.
spooks-page-cards = Les cartes
spooks-rules-cards =
    Araignées et Spectres sont bleus, les Gobelins verts, Os et Chauves-souris rouges.
    Chaque famille va de 1 à 10. Son Maître, à couronne, vient après le 10.
    Le Chat noir n’a ni famille, ni couleur, ni nombre.
spooks-rules-cards-children =
    Araignées et Spectres sont bleus, les Gobelins verts, Os et Chauves-souris rouges.
    Les nombres vont jusqu’à un de plus que le nombre de joueurs.
    Les bleus vont jusqu’à un de moins. Il n’y a pas de Maîtres.
    Le Chat noir n’a ni famille, ni couleur, ni nombre.
spooks-rules-two-decks = On mélange deux jeux entiers, chaque carte y est deux fois.
spooks-page-start = Le début
spooks-rules-start =
    Toutes les cartes sont données, une par une.
    Si tu as l’Araignée 1, pose-la sur la table.
    On joue dans le sens des aiguilles. Le cadran montre le sens.
spooks-rules-start-children =
    Toutes les cartes sont données, une par une.
    Si tu as l’Araignée 1, pose-la sur la table.
    On joue toujours dans le sens des aiguilles.
spooks-rules-start-even =
    Chacun reçoit autant de cartes. Les cartes en trop restent cachées, jamais l’Araignée 1.
    Si tu as l’Araignée 1, pose-la sur la table.
    On joue toujours dans le sens des aiguilles.
spooks-page-blue = Un de plus sur le bleu
spooks-rules-blue =
    Sur une Araignée ou un Spectre, joue le nombre suivant, de toute famille.
    Ou joue le Chat. Ou passe, même si une carte va.
    Si tous les autres passent, tu entames ce que tu veux.
spooks-page-red = Suivre sur le rouge
spooks-rules-red =
    Un Os ou une Chauve-souris veut sa famille, son nombre ou le Chat.
    Si tu peux suivre, tu dois.
    Seul le joueur suivant est demandé. S’il n’a rien, il est coincé.
spooks-page-bones = Os et suites
spooks-rules-bones =
    Si le suivant ne peut pas suivre ton Os, tu poses une suite.
    Des nombres qui se suivent, de toute famille, ou une carte. Le Chat va seul.
    La plus haute est dessus. Le joueur coincé continue à partir d’elle.
spooks-page-again = Os et tours
spooks-rules-again =
    Si le suivant ne peut pas suivre ton Os, tu entames ce que tu veux.
spooks-page-bats = Chauves-souris et morsures
spooks-rules-bats =
    Si le suivant ne peut pas suivre une Chauve-souris, tous lui donnent des cartes.
    Le joueur de la Chauve-souris commence, puis contre le sens du jeu.
    Chacun en donne une. Qui donne sa dernière carte gagne.
    Sinon, le joueur mordu entame.
spooks-rules-bite-once =
    Si le suivant ne peut pas suivre ta Chauve-souris, tu lui donnes une carte.
    Donne ta dernière carte et tu gagnes. Sinon, le joueur mordu entame.
spooks-page-goblins = Gobelins et plis
spooks-rules-goblins =
    Un Gobelin lance un pli mais n’y compte pas. Chacun pose une autre carte cachée.
    Toutes se retournent. Le Chat gagne, sinon le plus haut Gobelin. Le gagnant entame.
    Ni l’un ni l’autre ? Le suivant continue. Poser sa dernière carte gagne tout de suite.
spooks-page-cat = Le Chat noir
spooks-rules-cat =
    Il va sur tout.
    Après lui, le suivant entame ce qu’il veut.
    Dans un pli de Gobelin, il bat tous les Gobelins.
spooks-rules-cat-advice = Ne le gâche pas. Il aide quand rien d’autre ne va.
spooks-page-tie = Une égalité
spooks-rules-tie-can = Avec deux jeux, deux Chats ou deux Gobelins égaux peuvent être à égalité.
spooks-rules-tie-does = Deux Chats ou deux Gobelins égaux peuvent être à égalité.
spooks-rules-tie =
    Les deux joueurs posent encore une carte.
    Ils recommencent jusqu’à ce que l’un soit meilleur ou n’ait plus de cartes.
spooks-page-ghost = Cartes fantômes
spooks-rules-ghost-can = En option, on donne une main de plus, cachée.
spooks-rules-ghost-is = On donne une main de plus, cachée.
spooks-rules-ghost =
    Elle reste secrète jusqu’à la fin de la donne.
    Si elle a l’Araignée 1, la plus petite Araignée en jeu ouvre.
    C’est bien à peu de joueurs, et pour experts.
spooks-page-masters = Les Maîtres
spooks-rules-masters-can = En option, les Maîtres sur la pile ont des pouvoirs.
spooks-rules-masters-do = Les Maîtres sur la pile ont des pouvoirs.
spooks-rules-masters =
    Os : Le sens du jeu change. Un deuxième le remet.
    Chauves-souris : Les nombres descendent.
    Araignées : Le Maître va sur toute Araignée.
spooks-page-giving = Les Maîtres qui donnent
spooks-rules-giving =
    Spectres : Chacun passe une carte à droite. Si le sens est changé, à gauche.
    Gobelins : Tu donnes une carte à l’adversaire qui en a le moins. Puis vient le pli.
spooks-page-down = Les nombres descendent
spooks-rules-down =
    Après le Maître des Chauves-souris, le bleu veut un de moins.
    Dans un pli, le plus bas Gobelin gagne. Le Chat les bat toujours.
    Cela dure jusqu’à la fin de la donne ou à l’autre Maître.
spooks-page-end = La fin
spooks-rules-end-hand =
    Tu gagnes dès que tu n’as plus de cartes.
    Ta dernière carte ne lance plus rien.
    Dans un pli, plusieurs peuvent finir ensemble. Ils gagnent ensemble.
spooks-rules-end-series =
    La série finit après la donne où un joueur atteint { $amount }.
    Le moins de points gagne. La dernière donne n’y change rien.
spooks-page-points = Les points
spooks-rules-points =
    Les cartes qui te restent comptent contre toi.
    De 1 à 10 leur nombre, un Maître 20, le Chat 30.
    Le gagnant de la donne n’en a pas.
spooks-page-dropping = Sortir
spooks-rules-dropping =
    À { $amount } points, tu sors et gardes tes points.
    Les autres jouent jusqu’à ce qu’un des trois derniers soit pris.
    Le moins de points gagne.

spooks-ours-target = Le livre dit que { $amount } points finissent la partie.
spooks-ours-seats = On joue jusqu’à { $count }. Le livre ne dit pas de limite.
spooks-ours-children = Le livre n’a pas de jeu pour enfants. Celui-ci est de nous.
spooks-ours-lead = Qui entame doit jouer une carte.
spooks-ours-red = Sur le rouge, on doit jouer une carte qui va.
spooks-ours-giver = Sans Araignée en jeu, le joueur à gauche du donneur entame.
spooks-ours-gift = Le Maître des Gobelins donne avant le pli.
spooks-ours-turned = Si une suite finit par un Maître des Os, le joueur coincé est le suivant.
spooks-ours-left = Les points en main à la fin ne décident de rien.
spooks-ours-exact = On est pris à { $amount } points exactement.
spooks-ours-shared = À égalité de points, on gagne ensemble.
spooks-ours-few = S’il restait moins de trois joueurs, c’est fini.

## Pour les enfants

spooks-goal = Débarrasse-toi de toutes tes cartes !
    .child = Débarrasse-toi de toutes tes cartes !
spooks-kids-page-idea = De quoi il s’agit
spooks-kids-idea =
    On a tous des cartes.
    La première main vide gagne.
spooks-kids-aside = Les cartes en trop restent cachées.
spooks-kids-page-blue = Cartes bleues
spooks-kids-blue =
    Sur le bleu, le nombre suivant. Sur un 2, un 3.
    Ou le Chat. Ou on passe.
spooks-kids-page-red = Cartes rouges
spooks-kids-red =
    Sur le rouge, la même image ou le même nombre.
    Il y en a ? Alors joue.
spooks-kids-page-bones = Les Os
spooks-kids-bones =
    Rien sur un Os ?
    Son joueur rejoue ce qu’il veut.
spooks-kids-page-bats = Les Chauves-souris
spooks-kids-bats =
    Rien sur une Chauve-souris ? Elle mord.
    Son joueur donne une carte. Puis le mordu joue.
spooks-kids-page-goblins = Les Gobelins
spooks-kids-goblins =
    Un Gobelin ! Chacun pose une carte.
    Le Chat la prend et joue. Sinon, le grand Gobelin.
spooks-kids-page-cat = Le Chat noir
spooks-kids-cat =
    Le Chat va sur tout.
    Puis le suivant joue ce qu’il veut.

-spooks-did-cat-won = a gagné avec le Chat
-spooks-did-goblin = a eu le meilleur Gobelin
-spooks-did-cat = a joué le Chat
-spooks-did-cards = a joué { $count ->
        [1] une carte
       *[other] { $count } cartes
    }

spooks-next-lead = Entame suivante
spooks-moment-straight = { $seat } pose une suite de { $count }
spooks-moment-trick = { $seat } gagne un pli de Gobelin
spooks-moment-bite = Les chauves-souris mordent { $seat }

-spooks-fact-cat-won = gagné avec le Chat
-spooks-fact-goblin = meilleur Gobelin
-spooks-fact-cards = cartes jouées

## Facts of the table, for players who listen

spooks-fact-top = { $card } est sur la pile, de { $seat }
spooks-fact-order = Les nombres { $order ->
        [down] descendent
       *[up] montent
    }. On joue { $way ->
        [left] dans le sens inverse
       *[right] dans le sens des aiguilles
    }.
spooks-fact-chosen = Carte choisie, { $card }
spooks-fact-gift = { $seat } a donné { $card } à { $to }
