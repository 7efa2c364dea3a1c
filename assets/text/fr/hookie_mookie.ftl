### Hookie-Mookie. Seule la valeur compte. Un hookie retourne deux cartes, un mookie pose des cartes.

-hookie_mookie-some = { $count ->
        [1] { $value }
        [2] deux { FORM($value, of: "many") }
        [3] trois { FORM($value, of: "many") }
        [4] quatre { FORM($value, of: "many") }
       *[other] { $count } { FORM($value, of: "many") }
    }
-hookie_mookie-cards = { $count ->
        [0] aucune carte
        [1] une carte
        [2] deux cartes
        [3] trois cartes
        [4] quatre cartes
        [5] cinq cartes
       *[other] { $count } cartes
    }

## Ce qui s’est passé

hookie_mookie-begins = { FACE($seat) } { $seat } commence
    .child = { FACE($seat) } { $seat } commence
hookie_mookie-dealt = Sept cartes pour chaque joueur
    .child = Sept cartes pour chacun
hookie_mookie-silence = À partir de là, pas un mot sur les cartes !
    .child = Plus un mot sur les cartes
hookie_mookie-laid = { FACE($seat) } { $seat } pose { LIST($cards) }
hookie_mookie-added = { FACE($seat) } { $seat } ajoute { LIST($cards) }
hookie_mookie-added-to = { FACE($seat) } { $seat } ajoute { LIST($cards) } aux { FORM($value, of: "many") }
hookie_mookie-cleared = Les quatre { FORM($value, of: "many") } ! La série est pleine.
    .child = Les quatre sont là. La série est pleine !
hookie_mookie-done = { FACE($seat) } { $seat } a fini
hookie_mookie-called = { FACE($seat) } { $seat } appelle { FACE($to) } { $to }
    .child = { FACE($seat) } { $seat } retourne avec { FACE($to) } { $to }
hookie_mookie-offered = { FACE($seat) } { $seat } a choisi
hookie_mookie-counted = On compte tous : un, deux, trois
hookie_mookie-flipped = { $value } et { $other }
hookie_mookie-flipped-alike = Deux { FORM($value, of: "many") }
hookie_mookie-kept = { FACE($seat) } { $seat } et { FACE($to) } { $to } ont deux { FORM($value, of: "many") } !
hookie_mookie-kept-joker = { FACE($seats) } Une paire de { FORM($value, of: "many") } !
hookie_mookie-kept-jokers = { FACE($seats) } Une paire de jokers !
hookie_mookie-returned = Raté. { $seat } a { $value }, { $to } { $other }.
    .child = { $seat } a { $value }, { $to } { $other }
hookie_mookie-drawn = { FACE($seat) } { $seat } pioche { -hookie_mookie-cards } pour le raté
    .child = { FACE($seat) } { $seat } pioche { -hookie_mookie-cards }
hookie_mookie-drawn-alone = Plus personne à appeler. { FACE($seat) } { $seat } pioche { -hookie_mookie-cards }.
    .child = { FACE($seat) } { $seat } pioche { -hookie_mookie-cards }
hookie_mookie-emptied = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] a fini
       *[other] ont fini
    }. Encore { $count }.
hookie_mookie-emptied-last = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] n’a
       *[other] n’ont
    } plus de cartes !
hookie_mookie-sundown = C’était la dernière carte. Le soleil est couché.
hookie_mookie-ended-cards = Le soleil est couché. Les cartes gagnent.
hookie_mookie-ended-all = Voilà ! Vous gagnez tous !
hookie_mookie-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] gagne
       *[other] gagnent
    } !

## Qui commence

hookie_mookie-hair = Qui a les cheveux les plus longs ?
    .child = Qui a les plus longs cheveux ?
hookie_mookie-hair-begins = Cette personne commence.
    .child = Cette personne commence.
hookie_mookie-hair-silence = Une fois les cartes données, n’en parlez plus.
    .child = Ne parle pas des cartes.
hookie_mookie-hair-sentence = Les cheveux les plus longs commencent
    .child = Les plus longs cheveux commencent

## Ce qu’on demande

hookie_mookie-ask-offer = Choisis une carte pour { $to }
    .child = Retourne une carte
    .how = Essaie d’avoir la même.
hookie_mookie-ask-draw = Personne à appeler, donc pioche
    .child = Personne à appeler. Pioche !
    .how = Prends des cartes sur la pile.
hookie_mookie-ask-call = Qui appelles-tu pour un hookie ?
    .child = Qui retourne avec toi ?
    .how = Choisis un visage. Deux cartes pareilles restent.
hookie_mookie-ask-call-two = Rien à poser, donc appelle { $to }
    .child = Retourne une carte avec { $to }
    .how = Deux cartes pareilles restent.
hookie_mookie-ask-done = Tu n’as plus rien à poser
    .child = C’est tout. Arrête ici.
hookie_mookie-ask-new = Trois ou quatre pareilles font une série
    .child = Prends trois ou quatre pareilles
    .how = Le même nombre ou la même figure.
hookie_mookie-ask-add = Fais une série ou complète-en une
    .child = Fais une série ou ajoute
    .how = Une série veut trois cartes pareilles.
hookie_mookie-ask-more = Pose encore, ou arrête ici
    .child = Pose encore, ou arrête
    .how = On peut ajouter à une série.
hookie_mookie-ask-turn = Pose des cartes ou appelle un hookie
    .child = Poser, ou appeler un ami ?
    .how = Trois pareilles se posent. Sinon, appelle.
hookie_mookie-ask-which = Quelles cartes poses-tu ?
    .child = Quelles cartes poses-tu ?
    .how = Les cartes éclairées se posent.
hookie_mookie-ask-how-many = Combien ?
    .child = Combien en poses-tu ?
    .how = Les cartes éclairées se posent.
hookie_mookie-ask-lay = Pose des cartes
    .child = Pose des cartes
    .how = Le même nombre ou la même figure.

## Qui la table attend

hookie_mookie-wait-offer = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] choisit
       *[other] choisissent
    } une carte
    .child = { $seats } { COUNT($seats) ->
        [one] choisit
       *[other] choisissent
    } une carte
hookie_mookie-wait-more = { FACE($seat) } { $seat } pose encore ou finit
    .child = { $seat } pose encore ou finit
hookie_mookie-wait-alone = { FACE($seat) } { $seat } pose ou pioche
    .child = { $seat } pose ou pioche
hookie_mookie-wait-turn = { FACE($seat) } { $seat } pose ou appelle un hookie
    .child = { $seat } pose ou appelle un ami

## Les réponses

hookie_mookie-call = Appeler
    .child = Appeler un ami
hookie_mookie-call-seat = Appeler { $to } { FACE($to) }
hookie_mookie-offer = Poser caché
hookie_mookie-draw = Piocher { $count }
hookie_mookie-stop = Finir
hookie_mookie-lay = Poser des cartes
hookie_mookie-lay-value = Poser les { FORM($value, of: "many") }
hookie_mookie-lay-new = Poser { LIST($cards) }
hookie_mookie-lay-more = Ajouter { LIST($cards) }
hookie_mookie-lay-onto = Ajouter { LIST($cards) } aux { FORM($value, of: "many") }
hookie_mookie-add-to = Ajouter aux { FORM($value, of: "many") }

## Aux places et sur les panneaux

-hookie_mookie-out = fini
hookie_mookie-says-start = Je commence
-hookie_mookie-says-chosen = choisi
-hookie_mookie-says-done = fini
-hookie_mookie-says-out = fini !
-hookie_mookie-strip-miss = raté
-hookie_mookie-cards-left = cartes restantes
-hookie_mookie-ghosts = fantômes { $count }
hookie_mookie-whole = Séries pleines
-hookie_mookie-whole-none = aucune

hookie_mookie-so-far = Jusqu’ici
hookie_mookie-see-so-far = Voir l’avancée
hookie_mookie-sheet-left = { $count ->
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
hookie_mookie-missing = { $count ->
        [1] Encore une main à vider
       *[other] Encore { $count } mains à vider
    }
    .child = { $count ->
        [1] Encore une main à vider
       *[other] Encore { $count } mains à vider
    }
hookie_mookie-race = La première main vide gagne
    .child = La première main vide gagne
hookie_mookie-shown = Montrées et encore en main
hookie_mookie-shown-line = Vous avez tous vu ces cartes
    .child = On a tous vu ces cartes
hookie_mookie-left = Cartes restantes
hookie_mookie-left-ghosts = Fantômes
hookie_mookie-left-deck = Pioche
-hookie_mookie-left-none = vide

## La fin

hookie_mookie-count-won = { $count ->
        [one] Gagné avec { $count } carte dans la pioche
       *[other] Gagné avec { $count } cartes dans la pioche
    }
hookie_mookie-count-lost = { $count ->
        [one] Le soleil se couche, il reste { $count } carte
       *[other] Le soleil se couche, il reste { $count } cartes
    }
hookie_mookie-count-sets = { $count ->
        [one] { $count } série pleine
       *[other] { $count } séries pleines
    }
hookie_mookie-lost = Les cartes gagnent
    .child = Le soleil s’est couché
hookie_mookie-podium-lost = Les cartes gagnent
hookie_mookie-podium-lost-line = Le soleil est couché
hookie_mookie-won = Fini avant le soir
    .child = On a gagné de jour !
hookie_mookie-podium-won-line = Vous avez réussi avant le soir
hookie_mookie-podium-race = { $seats } { COUNT($seats) ->
        [one] gagne
       *[other] gagnent
    } !
hookie_mookie-podium-race-line = Première main vide

## L’entraîneur

hookie_mookie-why-answer-promise = { $seat } a montré { $value } et l’a toujours. Montre la même.
hookie_mookie-why-joker-matches = Un joker va avec tout ce que { $seat } montre.
hookie_mookie-why-call-blind = Tu ne connais aucune paire, mais tu verras deux nouvelles cartes.
hookie_mookie-why-call-unheld = { $seat } montrera sans doute { $value }, et tu n’en as pas.
hookie_mookie-why-call-anyway = Aucune promesse ne te va. { $seat } a peu montré et peut montrer { $value }.
hookie_mookie-why-helps-home = Il reste { -hookie_mookie-cards } à { $seat }. Une paire l’aide à finir.
hookie_mookie-why-keep-promise = { $seat } t’a vu montrer { $value } et peut compter dessus.
hookie_mookie-why-break-promise = { $seat } t’a vu montrer { $value }, mais ceci est une autre carte.
hookie_mookie-why-miss-promise = { $seat } montrera sans doute { $value }, et tu peux faire la paire.
hookie_mookie-why-show-highest = C’est ta plus haute nouvelle carte seule.
hookie_mookie-why-show-spared = C’est la carte dont tu as le moins besoin.
hookie_mookie-why-show-other = Toute carte va ici. On montre souvent sa plus haute carte nouvelle.
hookie_mookie-why-all-shown = Tout le monde a vu tes cartes. C’est la plus haute.
hookie_mookie-why-rival-nearly-done = Il reste { -hookie_mookie-cards } à { $seat }. Ne montre rien qui l’aide.
hookie_mookie-why-spend-joker = Garde le joker. Dans un hookie, il va avec tout.
hookie_mookie-why-lay-all = Tu peux poser toutes tes cartes ce tour-ci. Commence par ceci.
hookie_mookie-why-lay-one = Poser { $cards } est un tour sans risque.
hookie_mookie-why-lay-part = Tu peux poser tous tes { FORM($value, of: "many") } ensemble.
hookie_mookie-why-must-lay = Tu dois poser, et seul un joker aide.
hookie_mookie-why-one-set-a-turn = Une série suffit. Garde l’autre pour un tour sûr.
hookie_mookie-why-stop-laying = Tu peux encore poser, et ici tu devrais.
hookie_mookie-why-nothing-else = Tu ne peux ni appeler ni poser, donc pioche.
hookie_mookie-coach-call = Appelle { $to }.
hookie_mookie-coach-offer = Montre { $value }.
hookie_mookie-coach-lay = Pose les { FORM($value, of: "many") }.
hookie_mookie-coach-draw = Pioche { $count }.
hookie_mookie-coach-done = Ne pose plus rien.
hookie_mookie-coach-knows = L’entraîneur retient toutes les cartes montrées. Il ne voit ni les mains ni la pioche.
    .child = Je retiens les cartes montrées.

hookie_mookie-why-behind = Plan : { $idea }. Mieux : { $better }.
-hookie_mookie-idea-answer-promise = faire la paire avec { $seat }, { $value }
-hookie_mookie-idea-call-unheld = { -hookie_mookie-idea-answer-promise }
-hookie_mookie-idea-joker-matches = faire la paire avec un joker
-hookie_mookie-idea-call-blind = voir ce que { $seat } a
-hookie_mookie-idea-helps-home = faire la paire avec { $seat }
-hookie_mookie-idea-keep-promise = montrer encore { $value }
-hookie_mookie-idea-break-promise = cacher { $value } à { $seat }
-hookie_mookie-idea-miss-promise = montrer du nouveau à { $seat }
-hookie_mookie-idea-show-other = montrer { $value }
-hookie_mookie-idea-spend-joker = jouer un joker tout de suite
-hookie_mookie-idea-lay-one = poser { $cards }
-hookie_mookie-idea-lay-part = poser d’abord { $cards }
-hookie_mookie-idea-one-set-a-turn = garder le reste pour plus tard
-hookie_mookie-idea-stop-laying = { -hookie_mookie-idea-one-set-a-turn }
-hookie_mookie-better-call = appeler { $seat }
-hookie_mookie-better-show = montrer { $value }
-hookie_mookie-better-lay = poser les { FORM($value, of: "many") }
-hookie_mookie-better-stop = garder le reste
-hookie_mookie-better-draw = piocher

## Variantes et options

hookie_mookie-together = Ensemble
hookie_mookie-together-line = Vous jouez tous contre les cartes, et gagnez ou perdez ensemble
hookie_mookie-together-harder = À 4 joueurs, la pioche gagne plus souvent qu’à 3
hookie_mookie-a-race = Une course
hookie_mookie-a-race-line = Le premier à vider sa main gagne
hookie_mookie-deck-wins = La pioche gagne { $count } courses sur 100
hookie_mookie-must-empty = Mains à vider
hookie_mookie-must-empty-line = Plus il y en a, plus c’est dur
-hookie_mookie-must-empty-value = { $count ->
        [1] une
        [2] deux
       *[other] trois
    }
hookie_mookie-ghost-hand = Cartes fantômes
hookie_mookie-ghost-hand-line = Des cartes toujours cachées. Moins il y en a, plus c’est facile.
hookie_mookie-caller = Qui appelle pioche
hookie_mookie-partner = L’autre pioche
hookie_mookie-penalty-line = Cartes à piocher après un raté. Moins, c’est plus facile.
hookie_mookie-jokers = Jokers
hookie_mookie-jokers-line = Ils vont avec tout et rendent le jeu plus facile
hookie_mookie-jokers-value = { $count ->
        [1] 1 joker
       *[other] { $count } jokers
    }
-hookie_mookie-none = aucun

## Les pages de la règle

hookie_mookie-page-idea = L’idée
hookie_mookie-page-idea-together =
    Vous jouez tous ensemble contre la pioche.
    La pioche est la journée. Chaque carte piochée fait baisser le soleil.
    { $count ->
        [1] Videz une main avant la pioche et vous gagnez tous.
        [2] Videz deux mains avant la pioche et vous gagnez tous.
       *[other] Videz trois mains avant la pioche et vous gagnez tous.
    }
hookie_mookie-page-idea-race =
    Chacun joue pour soi.
    Le premier à vider sa main gagne.
    Si la pioche est vide avant, les cartes gagnent.
hookie_mookie-page-cards = Les cartes
hookie_mookie-page-cards-lines =
    Seule la valeur compte : as, 2 à 10, valet, dame, roi.
    Enseignes et couleurs ne comptent pas, et aucune valeur n’en bat une autre.
    Il y en a quatre de chaque.
hookie_mookie-page-start = Le début
hookie_mookie-page-start-lines =
    { $count ->
        [0] Chacun reçoit sept cartes. Il n’y a pas de cartes fantômes.
        [1] Chacun reçoit sept cartes. Une carte fantôme est hors jeu.
       *[other] Chacun reçoit sept cartes. { $count } cartes fantômes sont hors jeu.
    }
    Le reste est la pioche.
    Les cheveux les plus longs commencent. On joue dans le sens des aiguilles.
hookie_mookie-page-silence = Silence
hookie_mookie-page-silence-lines =
    Ne dites et ne montrez rien de vos cartes.
    Ne dites pas non plus ce que vous allez faire.
    On découvre les cartes des autres en retournant.
hookie_mookie-page-turn = Un tour
hookie_mookie-page-turn-lines =
    Pose des cartes, ou appelle un hookie. Tu choisis.
    Tu dois faire l’un des deux, et un seul.
    Tu peux appeler un hookie même si tu peux poser.
hookie_mookie-page-new = Une nouvelle série
hookie_mookie-page-new-lines =
    Trois ou quatre cartes d’une valeur font une série.
    Deux, c’est trop peu. Seul un hookie fait une paire.
    On peut poser plusieurs séries en un tour.
hookie_mookie-page-onto = Compléter une série
hookie_mookie-page-onto-lines =
    On ajoute des cartes à la série de leur valeur, quel que soit son joueur.
    Il n’y a jamais deux séries d’une valeur.
    Les points sous une série disent combien des quatre elle a.
hookie_mookie-page-done = Finir
hookie_mookie-page-done-lines =
    Tu ne dois pas poser tout ce que tu peux.
    Pose autant que tu veux, puis finis.
    Une série de quatre cartes est pleine et quitte la table.
hookie_mookie-page-hookie = Un hookie
hookie_mookie-page-hookie-lines =
    Qui appelle nomme un joueur qui a des cartes. On ne refuse pas.
    Les deux choisissent une carte en secret et la posent cachée.
    On compte tous : un, deux, trois. Les deux cartes se retournent.
hookie_mookie-page-match = Une paire
hookie_mookie-page-match-lines =
    Si les deux cartes ont la même valeur, elles restent comme série.
    S’il y a une série de cette valeur, elles la rejoignent.
    Personne ne pioche.
hookie_mookie-page-miss = Raté
hookie_mookie-page-miss-lines =
    Vous voyez tous les deux cartes, puis elles reviennent.
    Qui appelle pioche { -hookie_mookie-cards }, l’autre { $amount ->
        [0] aucune
        [1] une
        [2] deux
        [3] trois
        [4] quatre
       *[other] cinq
    }.
    Retiens ce que tu as vu. La prochaine fois, tu feras peut-être la paire.
hookie_mookie-page-habits = Bonnes habitudes
hookie_mookie-page-habits-lines =
    À ton premier hookie, montre ta plus haute carte.
    Plus tard, si tu appelles, montre ce que l’autre a déjà montré.
    Ce sont des habitudes, pas des règles.
hookie_mookie-page-jokers = Les jokers
hookie_mookie-page-jokers-lines =
    { $count ->
        [0] Les jokers sont une option. Dans un hookie, un joker va avec tout.
        [1] Il y a un joker. Dans un hookie, il va avec tout.
       *[other] Il y a { $count } jokers. Dans un hookie, un joker va avec tout.
    }
    Un joker s’ajoute à toute série. Trois ou quatre jokers font une série ouverte.
    Les premières autres cartes lui donnent sa valeur.
hookie_mookie-page-out = Avoir fini
hookie_mookie-page-out-lines =
    Sans cartes, tu as fini et tu portes une couronne.
    Une carte posée cachée est encore à toi.
    On ne peut plus t’appeler.
hookie_mookie-page-end = La fin
hookie_mookie-page-end-together =
    { $count ->
        [1] Quand une main est vide, vous gagnez tous. Voilà !
        [2] Quand deux mains sont vides, vous gagnez tous. Voilà !
       *[other] Quand trois mains sont vides, vous gagnez tous. Voilà !
    }
    Quand la dernière carte est piochée, le soleil est couché.
    Alors les cartes gagnent tout de suite.
hookie_mookie-page-end-race =
    Le premier à vider sa main gagne. À deux dans un hookie, ils gagnent ensemble.
    Si la dernière carte est piochée avant, les cartes gagnent.

hookie_mookie-ours-last = La dernière carte de la pioche finit la partie.
hookie_mookie-ours-short = Si la pioche est courte, qui appelle pioche d’abord.
hookie_mookie-ours-pair = Une deuxième paire rejoint la série de sa valeur.
hookie_mookie-ours-out = Qui a fini n’a plus de tours ni de nouvelles cartes.
hookie_mookie-ours-alone = Le dernier de trois à avoir des cartes pose, ou pioche { -hookie_mookie-cards }.
hookie_mookie-ours-together = Si deux mains se vident dans un hookie, les deux comptent.
hookie_mookie-ours-joker-pair = Deux jokers vont ensemble et font une série ouverte.
hookie_mookie-ours-joker-value = Une série ouverte ne prend pas une valeur qui a déjà sa série.
hookie_mookie-ours-joker-whole = Seules les quatre vraies cartes remplissent une série.
hookie_mookie-ours-joker-new = Une nouvelle série a quatre cartes au plus, jokers compris.

## Pour les enfants

hookie_mookie-goal = Débarrasse-toi de tes cartes avant le soir !
    .child = Trouve des paires avant le soir !
hookie_mookie-light = Jour de soleil
hookie_mookie-light-line = Pour enfants. Avec jokers, un raté coûte une carte.
hookie_mookie-light-about = De quoi il s’agit
hookie_mookie-light-about-lines =
    On joue tous ensemble.
    { $count ->
        [1] Une main doit être vide avant le soir.
        [2] Deux mains doivent être vides avant le soir.
       *[other] Trois mains doivent être vides avant le soir.
    }
hookie_mookie-light-alike = Trois pareilles
hookie_mookie-light-alike-lines =
    Trois ou quatre cartes pareilles se posent.
    Seul le nombre ou la figure compte.
hookie_mookie-light-onto = Sur une série
hookie_mookie-light-onto-lines = Encore une pareille ? Elle va sur la série.
hookie_mookie-light-hookie = Un hookie
hookie_mookie-light-hookie-lines =
    Une paire vient d’un hookie. Appelle un ami.
    Chacun pose une carte cachée.
    Un, deux, trois, on retourne !
hookie_mookie-light-match = Une paire
hookie_mookie-light-match-lines = Pareilles ? Les deux cartes restent.
hookie_mookie-light-miss = Raté
hookie_mookie-light-miss-both = Pas pareilles ? Elles reviennent. Les deux piochent { -hookie_mookie-cards }.
hookie_mookie-light-miss-each =
    Pas pareilles ? Elles reviennent.
    Qui a appelé pioche { -hookie_mookie-cards }. L’autre pioche { $amount ->
        [0] rien
        [1] une
        [2] deux
        [3] trois
        [4] quatre
       *[other] cinq
    }.
hookie_mookie-light-miss-lines = Retiens ce qu’on a montré !
hookie_mookie-light-jokers = Les jokers
hookie_mookie-light-jokers-lines =
    { $count ->
        [1] Il y a un joker.
        [2] Il y a deux jokers.
        [3] Il y a trois jokers.
       *[other] Il y a quatre jokers.
    }
    Un joker va avec toute carte.
hookie_mookie-light-sun = Le soleil
hookie_mookie-light-sun-lines =
    À chaque carte piochée, le soleil baisse.
    Plus de cartes ? Le soleil est couché.

-hookie-mookie-did-pairs = a trouvé { $count ->
        [1] une paire
       *[other] { $count } paires
    }
-hookie-mookie-did-cards = a posé { $count ->
        [1] une carte
       *[other] { $count } cartes
    }
-hookie-mookie-did-calls = a appelé { $count ->
        [1] une fois
       *[other] { $count } fois
    }
-hookie-mookie-did-friend = a bien aidé

hookie_mookie-next-turn = Tour suivant

-hookie-mookie-fact-pairs = paires trouvées
-hookie-mookie-fact-cards = cartes posées
-hookie-mookie-fact-calls = hookies appelés

## Facts of the table, for players who listen

hookie_mookie-fact-sets = Sur la table, il y a { LIST($sets) }
hookie_mookie-fact-gone = Séries complètes parties : { LIST($values, of: "many") }
hookie_mookie-fact-offer = Carte choisie, { $card }
hookie_mookie-fact-left = { $count ->
        [one] Encore 1 joueur doit finir
       *[other] Encore { $count } joueurs doivent finir
    }
hookie_mookie-fact-deck = { $count ->
        [one] 1 carte est
       *[other] { $count } cartes sont
    } dans la pioche, { $ghosts } sont des fantômes
