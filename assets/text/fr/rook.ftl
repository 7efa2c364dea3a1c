### Rook. $seat, $by, $seats : des personnes. $suit : le nom d’une couleur, $card : le nom d’une carte.

## Ce qui s’est passé

rook-draws = Chaque joueur tire une carte
    .child = On tire tous une carte
rook-draw-tied = Égalité. On tire encore !
    .child = Pareil ! On tire encore
rook-draw-partners = Les deux cartes les plus hautes sont partenaires
    .child = Les deux cartes hautes sont ensemble
rook-draw-dealer = { FACE($seat) } { $seat } donne en premier
rook-seats-changed = Les partenaires sont maintenant face à face
    .child = Chaque équipe est face à face
rook-dealt = { FACE($seat) } { $seat } donne
rook-turned = Atout { $suit } { SIGN($suit) }
    .child = La couleur chef : { $suit } { SIGN($suit) }
rook-turned-under = Le Rook va dessous. Atout { $suit } { SIGN($suit) }
    .child = Le Rook s’en va. Couleur chef : { $suit } { SIGN($suit) }
rook-bid-made = { FACE($seat) } { $seat } annonce { $amount }
rook-bid-passed = { FACE($seat) } { $seat } passe
rook-auction-won = { FACE($seat) } { $seat } remporte l’enchère à { $amount }
    .child = { FACE($seat) } { $seat } a la plus haute annonce, { $amount }
rook-thrown-in = Aucune annonce. Nouvelles cartes !
    .child = Aucune annonce. Nouvelles cartes !
rook-nest-taken = { $seat } prend le nid
rook-nest-laid = { $seat } pose le nid
rook-nest-repaired = { $seat } corrige le nid
    .child = { $seat } refait le nid
rook-trump-named = { $seat } choisit l’atout, { $suit } { SIGN($suit) }
    .child = { $seat } dit que { $suit } est chef { SIGN($suit) }
rook-played = { $seat } joue { $card }
rook-taken-rook = Le Rook bat tout. { FACE($seat) } { $seat } prend { $worth }
    .child = Le Rook les bat toutes. { $seat } prend { $worth }
rook-taken-trump = Un atout bat la couleur { $suit }. { FACE($seat) } { $seat } prend { $worth }
    .child = La carte chef gagne. { $seat } prend { $worth }
rook-taken-trumps = { FACE($seat) } { $seat } a le plus haut atout et prend { $worth }
    .child = La plus haute carte chef gagne. { $seat } prend { $worth }
rook-taken-color = { FACE($seat) } { $seat } a la plus haute carte en { $suit } et prend { $worth }
    .child = La plus haute en { $suit } gagne. { $seat } prend { $worth }
-rook-the-trick = le pli
    .child = zéro étoile
-rook-no-worth = rien
rook-review-began = Tous les plis sont ouverts
    .child = Toutes les cartes sont ouvertes
rook-agreed = { FACE($seat) } { $seat } est d’accord
    .child = { FACE($seat) } { $seat } dit oui
rook-renege-none = La carte de { $seat } était juste : { FORM($card, of: "bare") }, pas de faute.
    .child = { $seat } n’a rien fait de mal
rook-renege-owned = { $seat } avoue { $card }
rook-renege-late = { $seat } s’est trompé de carte ({ FORM($card, of: "bare") }). C’est trop tard pour corriger.
    .child = { $seat } avait cette couleur. C’est trop tard.
rook-renege-mended = { $seat } n’a pas fourni avec { $card }
    .child = { $seat } avait cette couleur
rook-taken-back = Les cartes reviennent. { $seat } rejoue.
    .child = Les cartes reviennent. { $seat } rejoue
rook-stopped = { FACE($seat) } La donne s’arrête à la carte de { $seat }
    .child = { FACE($seat) } On s’arrête à la carte de { $seat }
rook-nest-counted-wrong = { $by } signale le nid de { $seat }, et il est faux
    .child = On compte. Le nid est faux.
rook-nest-counted-right = { $by } signale le nid de { $seat }, mais il est juste
    .child = On compte. Le nid est juste.
rook-ran-out = { FACE($seat) } { $seat } n’a plus de cartes. Le nid était trop grand.
rook-fine-nest = { $seats } { COUNT($seats) ->
        [one] perd
       *[other] perdent
    } { $amount } pour le nid
rook-fine-talk = { $seats } { COUNT($seats) ->
        [one] perd
       *[other] perdent
    } { $amount } pour bavardage
    .child = { $seats } { COUNT($seats) ->
        [one] perd
       *[other] perdent
    } { $amount } pour un mot secret
rook-talk-called = { $by } signale un bavardage de { $seat }
    .child = { $seat } a dit un mot secret ?
rook-voted = { FACE($seat) } { $seat } a voté
    .child = { FACE($seat) } { $seat } a choisi
rook-talk-upheld = Les deux disent oui. C’était du bavardage.
    .child = Deux fois oui. C’était un mot secret.
rook-talk-denied = { $seats } { COUNT($seats) ->
        [one] dit
       *[other] disent
    } non, donc pas d’amende
    .child = { $seats } { COUNT($seats) ->
        [one] dit
       *[other] disent
    } non. Tout va bien.
rook-nest-turned = { FACE($seat) } { $seat } reçoit aussi le nid : { $worth }
rook-hand-stopped = La donne s’arrête. { $seats } { COUNT($seats) ->
        [one] perd
       *[other] perdent
    } { $amount }
    .child = On s’arrête. { $seats } { COUNT($seats) ->
        [one] perd
       *[other] perdent
    } { $amount }
rook-took-most = Le plus pour { $seats } : { $amount }
    .child = Le plus pour { $seats } : { $amount }
rook-next-dealer = { $seat } donne ensuite
# Deux camps ont atteint le but avec le même score : la partie n’est pas finie.
rook-tie-next = Égalité, la partie continue. { $seat } donne ensuite.
    .child = Égalité ! On continue
rook-last-hand = C’était la dernière donne
    .child = C’était le dernier tour
rook-made = Réussi ! { $count } sur { $amount }
    .child = Hourra ! { $count } sur { $amount }
rook-short = Il manque { $count }
    .child = Presque ! Il manque { $count }
rook-ended = { $seats } { COUNT($seats) ->
        [one] gagne
       *[other] gagnent
    } !

## Ce qu’on demande

rook-ask-bid = Annonce { $amount } ou plus, ou passe
    .child = Annonce { $amount } ou passe
    .how = La plus haute annonce prend le nid. Elle doit être tenue.
rook-ask-pass = Passe
    .child = Passe maintenant
    .how = Ce n’est pas grave. Au suivant.
rook-ask-bury = Choisis { $count } cartes pour le nid
    .child = Pose { $count } cartes dans le nid
    .how = Garde les hautes. Pose les basses.
rook-ask-bury-more = { rook-ask-bury }
    .child = Pose encore { $left }
    .how = Garde les hautes. Pose les basses.
rook-ask-repair-more = Ajoute encore { $left } au nid
    .child = Refais le nid
    .how = Il lui faut { $count } cartes.
rook-ask-repair-done = Le nid a la bonne taille
    .child = Le nid est juste
    .how = Il lui faut { $count } cartes.
rook-ask-repair-fewer = Garde { $count } cartes sur { $laid } dans le nid ({ $chosen } choisies)
    .child = Refais le nid
    .how = Il lui faut { $count } cartes.
rook-ask-trump = Choisis l’atout
    .child = Choisis la couleur chef
    .how = Prends celle qui a le plus de cartes.
rook-ask-lead = Joue la carte que tu veux
    .child = Joue la carte que tu veux
    .how = La plus haute les prend toutes.
rook-ask-follow = Fournis en { $suit } { SIGN($suit) }
    .child = Joue une carte en { $suit }
    .how = Cherche la même image.
rook-ask-follow-or-rook = Fournis en { $suit } { SIGN($suit) } ou joue le Rook
    .child = Joue { $suit }, ou le Rook
    .how = Le Rook bat toutes les cartes.
rook-ask-rook = On a joué atout, tu dois jouer le Rook
    .child = Le Rook doit partir
    .how = C’est la seule carte chef ici.
rook-ask-free = Joue la carte que tu veux
    .child = Pas de { $suit }. Tout va.
    .how = La couleur chef peut gagner.
rook-ask-vote = { FACE($seat) } C’était du bavardage ?
    .child = C’était un mot secret ?
rook-ask-agree = D’accord avec le compte ?
    .child = Regarde. Tout va bien ?
    .how = Dis oui si ça va.

## Qui la table attend

rook-wait-bid = { $seat } réfléchit à l’annonce
    .child = { $seat } annonce ou passe
rook-wait-bury = { $seat } regarde le nid
    .child = { $seat } regarde le nid
rook-wait-trump = { $seat } choisit l’atout
    .child = { $seat } choisit la couleur chef
rook-wait-vote = { COUNT($seats) ->
        [one] { $seats } vote sur le bavardage de { $seat }
       *[other] { $seats } votent sur le bavardage de { $seat }
    }
    .child = { COUNT($seats) ->
        [one] { $seats } dit oui ou non
       *[other] { COUNT($seats) } choisissent encore
    }
rook-wait-repair = { $seat } corrige le nid
    .child = { $seat } refait le nid
rook-wait-mend = { $seat } rejoue, selon la règle cette fois
    .child = { $seat } joue encore une fois
rook-wait-review = { $seats } { COUNT($seats) ->
        [one] regarde
       *[other] regardent
    } les plis
    .child = { COUNT($seats) ->
        [one] { $seats } regarde les cartes
       *[other] { COUNT($seats) } choisissent encore
    }
rook-wait-lead = { $seat } entame
    .child = { $seat } joue ce qu’il veut
rook-wait-follow = { $seat } joue ensuite
    .child = { $seat } cherche { $suit }

## Réponses sans carte

rook-bid = { $amount }
rook-bid-of = Annoncer { $amount }
rook-pass = Passer
rook-lay-down = Poser
rook-put-right = Corriger le nid
rook-play = Jouer
rook-trump = { $suit } { SIGN($suit) }
rook-vote-yes = Retirer { $amount } points
rook-vote-no = Laisser passer
rook-agree = Accepter

## Les fautes

rook-call = Signaler
rook-call-nest = { FACE($seat) } Le nid de { $seat } n’a pas la bonne taille
rook-call-nest-line = Compter le nid de { $seat }. Une fois par donne.
    .child = Compter le nid de { $seat }
rook-call-talk = { FACE($seat) } Bavardage de { $seat }
rook-call-talk-line = { $seats } décident. Cela coûte { $amount } points si les deux sont d’accord.
    .child = { $seats } disent oui ou non
rook-call-trick = { FACE($seat) } { $seat } au pli { $trick }
rook-call-trick-line = { $seat } n’a pas fourni là
rook-call-card = { FACE($seat) } { $seat }, { FORM($card, of: "bare") } au pli { $trick } { SIGN($card) }
rook-call-card-line = On a entamé { $suit }, et { $seat } n’a pas fourni
    .child = { $suit } d’abord. { $seat } n’en a pas joué.
rook-own-refused = La carte de { $name } était juste. Rien à corriger.
    .child = Cette carte était bonne
rook-latest-trick = { FACE($seat) } { $seat } a pris le pli { $trick } avec { $card }
    .child = { FACE($seat) } { $seat } a eu le pli { $trick }
rook-trick = Pli { $trick }

## Bulles et panneaux

-rook-says-pass = passe
rook-says-talk = Bavardage !
-rook-says-voted = a voté
rook-says-yes = Oui
rook-says-no = Non
-rook-says-agrees = d’accord
rook-says-call = Faute !
rook-says-mistake = Pardon !
rook-says-count = Compte le nid !
rook-says-empty = Plus de cartes
-rook-strip-trick = +1
-rook-strip-talk = bavardage !
-rook-strip-nest = nid ?
-rook-strip-call = faute !

rook-sign-trump = Atout
    .child = Chef
rook-sign-nest = Nid
rook-sign-high-bid = Annonce
rook-sign-no-bid = Pas d’annonce
rook-sign-dealer = Donne
rook-sign-least = { $amount } ou plus
rook-sign-cards = { $count } cartes
rook-sign-bid = Mise de { $name }
rook-sign-target = But { $amount }
rook-color = { $suit }
-rook-led = entame
    .child = premier
-rook-amount = { $amount }
-rook-change = { SIGNED($amount) }

-rook-sub-tricks = { $count ->
        [0] aucun pli
        [1] 1 pli
       *[other] { $count } plis
    }
-rook-sub-partner = avec { $seat }
-rook-sub-total = { $amount } déjà

## La revue

rook-review-trick = Pli { $trick } sur { $count }
rook-review-tricks = Voir les plis
rook-review-took = { $seat } l’a pris avec { $card }
    .child = { $seat } l’a eu avec { $card }
rook-review-doubt = { $seats } n’ont pas fourni en { $suit }
    .child = Pas de { $suit } pour { $seats } ?
rook-review-agreed = { $seat } est déjà d’accord
    .child = { $seat } a dit oui

## Les feuilles

rook-scores = Voir les scores
rook-count-line = { $seats } : { $count } en plis, soit { SIGNED($amount) }, et { $number } en tout
-rook-moment = donne { $number }
rook-sheet-title = Rook jusqu’à { $amount }
rook-sheet-lead = { $seats } { COUNT($seats) ->
        [one] mène
       *[other] mènent
    } de { $amount }
    .child = { $seats } { COUNT($seats) ->
        [one] est
       *[other] sont
    } devant
rook-sheet-won = { $seats } { COUNT($seats) ->
        [one] gagne
       *[other] gagnent
    } de { $amount }
    .child = { $seats } { COUNT($seats) ->
        [one] gagne
       *[other] gagnent
    }
rook-sheet-level = Égalité à { $amount }
    .child = Personne n’est premier
-rook-count-hand = donne
-rook-count-total = total
rook-count-bid = { FACE($seat) } { $seat } a annoncé { $amount } { SIGN($suit) }
rook-count-trump = Atout { SIGN($suit) }
    .child = Chef { SIGN($suit) }
rook-count-stopped = { FACE($seat) } { $seat } a arrêté la donne

## L’entraîneur

-rook-worth = { $unit ->
        [stars] { $amount ->
            [1] une étoile
           *[other] { $amount } étoiles
        }
       *[points] { $amount ->
            [1] un point
           *[other] { $amount } points
        }
    }
-rook-lying = { $unit ->
        [stars] { $amount ->
            [0] tu pourras entamer
            [1] le pli a une étoile
           *[other] le pli a { $amount } étoiles
        }
       *[points] { $amount ->
            [0] tu pourras entamer
            [1] le pli a un point
           *[other] le pli a { $amount } points
        }
    }

rook-why-bid-what-it-counts = Tes cartes devraient gagner { $worth }. Tu tiens { $amount } dans { $count } donnes sur 10.
rook-why-pass-too-weak = { rook-why-bid-what-it-counts }
rook-why-bid-to-contest = Tu tiens seulement dans { $count } donnes sur 10. Mais passer laisse l’atout aux autres.
rook-why-bid-beyond = Tes cartes devraient gagner { $worth }. Tu tiens { $amount } seulement dans { $count } donnes sur 10.
rook-why-pass-to-defend = Tu tiens { $amount } dans { $count } donnes sur 10. Rater coûte { $amount }, passer rien.
rook-why-pass-for-partner = { $seat } est ton partenaire. Monter à { $amount } ne rapporte rien.
rook-why-pass-all-the-same = Prudence. Tu tiens { $amount } dans { $count } donnes sur 10.
rook-why-bid-highest = C’est la plus haute annonce possible.
rook-why-void-and-hide = Ce nid { COUNT($suits) ->
        [0] { $amount ->
            [0] garde tes meilleures cartes
           *[other] cache { $worth }
        }
       *[other] { $amount ->
            [0] te laisse sans { LIST($suits, last: "or") }
           *[other] te laisse sans { LIST($suits, last: "or") } et cache { $worth }
        }
    }.
rook-why-nest-of-wrong-size = Il faut { $count } cartes dans le nid.
rook-why-longest-color = Ta meilleure couleur est { $suit }. Tu aurais { $count } { $count ->
        [one] atout
       *[other] atouts
    }.
rook-why-shorter-color = Avec { $suit }, tu as { $count } { $count ->
        [one] atout
       *[other] atouts
    }, et à peu près autant de points.
rook-why-only-card = C’est la seule carte que tu peux jouer.
rook-why-spend-the-bird = Rien ne bat le Rook, et { $lying }.
rook-why-draw-trump = Joue atout. { $count ->
        [1] Il en reste un
       *[other] Il en reste { $count }
    } dehors, et { COUNT($cards) ->
        [0] cela { $count ->
            [1] le fait
           *[other] les fait
        } sortir
       *[other] cela protège { $cards }
    }.
rook-why-lead-trump = Tous doivent fournir atout. { $count ->
        [1] Il en reste un
       *[other] Il en reste { $count }
    } dehors.
rook-why-cash-top = Aucune autre carte de sa couleur ne la bat, et elle prend le pli.
rook-why-lead-top = C’est la plus haute de sa couleur. Seul un atout peut la battre.
rook-why-lead-counter = C’est risqué, mais tu peux gagner le pli.
rook-why-lead-low = C’est la carte la moins utile. Garde celles qui peuvent gagner.
rook-why-win-cheaply = Tu joues en dernier, donc elle suffit, et { $lying }.
rook-why-win-surely = Aucune carte à venir ne la bat, et { $lying }.
rook-why-win-likely = Elle gagnera sans doute, et { $lying }.
rook-why-trump-in = Tu n’as pas de { $suit }, donc tu peux couper, et { $lying }.
rook-why-give-partner = { $seat } tient ce pli et reçoit ses points.
rook-why-trust-partner = { $seat } peut encore prendre ce pli et reçoit ses points.
rook-why-duck = Ce pli ne vaut pas une carte haute.
rook-why-throw-away = Tu n’as pas de { $suit }, et c’est la carte la moins utile.
rook-why-against-the-rules = On a entamé { $suit } et tu en as, donc joues-en.
rook-why-seen-to-renege = { $seat } pouvait fournir au pli { $trick }. Une carte plus tard l’a montré.
rook-why-own-up = Corriger l’erreur du pli { $trick } est gratuit tant qu’il est temps.
rook-why-call-on-suspicion = { $seat } n’a pas fourni au pli { $trick }. Aucune carte ne l’a encore prouvé.
rook-why-call-nest = Signaler le nid de { $seat } ne coûte rien.
rook-why-call-talk = L’entraîneur ne vous entend pas. À toi de juger ce que { $seat } a dit.
rook-why-heard-nothing = L’entraîneur n’a rien entendu de faux de { $seat }.
rook-why-heard-talk = L’entraîneur ne vous entend pas. Tu as entendu { $seat }, donc tu décides.
rook-why-nothing-to-call = Rien sur la table ne demande plus.
rook-why-let-it-pass = { $seat } pouvait fournir au pli { $trick }, mais tu peux laisser passer.

rook-behind = Plan : { $idea }. { $rather }.
rook-coach-play = Joue { $card }.
rook-coach-bid = Enchéris { $amount }.
rook-coach-pass = Passe.
rook-coach-bury = Écarte les cartes marquées.
rook-coach-trump = Choisis { $suit } comme atout.
rook-coach-knows = L’entraîneur connaît tes cartes et toutes celles jouées. Il devine qui a le reste.
    .child = Je vois nos cartes. Je devine le reste.
-rook-idea-void-and-hide = poser les cartes les plus faibles
-rook-idea-longest-color = mettre atout { $suit }
-rook-idea-shorter-color = { -rook-idea-longest-color }
-rook-idea-spend-the-bird = prendre le pli avec le Rook
-rook-idea-draw-trump = faire tomber les atouts
-rook-idea-lead-trump = jouer atout
-rook-idea-cash-top = gagner tout de suite avec { $card }
-rook-idea-lead-top = entamer une carte maîtresse
-rook-idea-lead-counter = marquer avec { $card }
-rook-idea-lead-low = entamer la carte la moins utile
-rook-idea-win-cheaply = prendre le pli à bas prix
-rook-idea-win-surely = prendre le pli à coup sûr
-rook-idea-win-likely = gagner avec { $card }
-rook-idea-trump-in = couper
-rook-idea-give-partner = donner des points à { $seat }
-rook-idea-trust-partner = compter sur { $seat }
-rook-idea-duck = ne pas jouer plus haut que { $card }
-rook-idea-throw-away = jeter { $card }
-rook-rather-card = { $card } semble meilleur de { $worth }
-rook-rather-trump = { $suit } semble meilleur de { $worth }
-rook-rather-nest = un autre nid garde { $worth } de plus

rook-outlook-takes = Environ { $worth }. Tenu sur 10 donnes :
rook-outlook-made = Tu tiens { LIST($odds) } donnes sur 10.
-rook-made-in = { $amount } dans { $count }

## Variantes et options

rook-beginner = Premier jeu
rook-beginner-line = Sans enchères. Une carte retournée dit l’atout.
rook-intermediate = Une annonce chacun
rook-intermediate-line = Un tour d’annonces. On ne perd pas de points.
rook-classic = Classique, à deux
rook-classic-line = Deux contre deux, avec de vraies enchères
rook-alone = Classique, chacun pour soi
rook-alone-line = À cinq ou six, sans le Rook
rook-target = But
rook-target-line = Le score qui finit la partie
rook-enforcement = Fausses cartes
rook-enforcement-line = Empêcher les fausses cartes, ou les faire signaler pour des points
-rook-strict = empêchées
-rook-honour = à signaler
rook-partners = Partenaires
rook-partners-line = Cartes hautes contre basses, puis on change de place
-rook-partners-seated = selon les places
-rook-partners-drawn = tirés aux cartes

## La règle, page par page

rook-page-words = Les mots
rook-words-trick = Pli : Chaque joueur pose une carte. La meilleure les prend toutes.
rook-words-trump = Atout : Une couleur bat les trois autres. Elle change à chaque donne.
rook-words-nest = Nid : { $nest } cartes mises de côté. Celle du dessus dit l’atout.
rook-words-nest-won =
    Annonce : Tu promets ce que tu prendras. La plus haute choisit l’atout.
    Nid : Des cartes mises de côté. La plus haute annonce les échange.
rook-words-counter = Carte à points : Une carte qui compte, un 5, un 10 ou un 14.
rook-page-idea = L’idée
rook-idea-beginner =
    Quatre joueurs, chacun pour soi.
    Gagne les plis où il y a des étoiles.
    { $amount } étoiles gagnent la partie.
rook-idea-intermediate =
    Quatre joueurs, chacun pour soi.
    Promets des étoiles et choisis l’atout, ou arrête celui qui promet.
    { $amount } étoiles gagnent la partie.
rook-idea-classic =
    Quatre joueurs, deux contre deux. Les partenaires sont face à face et ont un seul score.
    Promets des points aux enchères, puis prends-les.
    { $amount } points gagnent la partie.
rook-idea-alone =
    Cinq ou six joueurs, chacun pour soi.
    Promets des points aux enchères, puis prends-les.
    { $amount } points gagnent la partie.
rook-page-cards = Les cartes
rook-cards-bird =
    Quatre couleurs : feuille verte, coquelicot rouge, chapeau noir, soleil jaune.
    Chacune va de 5 à 14.
    Une carte n’a pas de couleur, le Rook.
rook-cards-alone =
    Quatre couleurs : feuille verte, coquelicot rouge, chapeau noir, soleil jaune.
    Chacune va de 1 à 14.
    Le Rook reste dans la boîte.
rook-page-counters = Ce qui compte
rook-counters-stars =
    Un 5 a une étoile. Un 10 et un 14 en ont deux. Le Rook en a quatre.
    Les autres cartes n’en ont pas.
    Tout le jeu a { $amount } étoiles.
rook-counters-points =
    Une étoile vaut 5 points.
    Un 5 vaut 5, un 10 et un 14 valent 10. Le Rook vaut 20.
    Les autres cartes ne valent rien.
    Tout le jeu a { $amount } points.
rook-counters-alone =
    Une étoile vaut 5 points. Un 5 vaut 5, un 10 et un 14 valent 10.
    Les autres cartes ne valent rien.
    Tout le jeu a { $amount } points.
rook-page-deal = La donne
rook-deal-drawn =
    Chaque joueur tire une carte. La plus haute donne en premier.
    Ensuite on donne chacun son tour, vers la gauche.
rook-deal-four = Chaque joueur reçoit { $hand } cartes. Le nid en reçoit { $nest }, cachées.
rook-deal-secret = Tes cartes sont secrètes.
rook-deal-secret-partner = Tes cartes sont secrètes, même pour ton partenaire.
rook-deal-players = { $count ->
        [5] Cinq
       *[6] Six
    } joueurs reçoivent { $hand } cartes chacun, et le nid { $nest }.
rook-page-partners = Tirer les partenaires
rook-partners-can = En option, vous pouvez tirer les partenaires.
rook-partners-are = Vous tirez les partenaires aux cartes.
rook-partners-page =
    Les deux cartes les plus hautes jouent contre les deux plus basses.
    Puis on change de place pour que les partenaires soient face à face.
rook-page-trump = L’atout
rook-trump-page =
    On retourne la carte du dessus du nid. Sa couleur est l’atout de la donne.
    Si c’est le Rook, il va dessous. Alors la carte suivante compte.
    Les autres cartes du nid ne comptent pas.
rook-page-one-bid = Une annonce chacun
rook-one-bid =
    Le joueur à gauche du donneur parle en premier.
    Chacun parle une fois et dit un nombre d’étoiles, ou passe.
    Chaque annonce est plus haute que la dernière, de { $least } à { $amount }.
    Une annonce de { $amount } arrête tout de suite.
    Si tous passent, on redonne, avec un autre donneur.
rook-page-auction = Les enchères
rook-auction =
    Le joueur à gauche du donneur parle en premier. On commence à { $least }.
    Chaque annonce monte de { $step } ou plus, tour après tour.
    Si tu passes, tu ne parles plus jusqu’à la prochaine donne.
    La dernière annonce gagne. { $amount } gagne tout de suite.
    Si tous passent, on redonne, avec un autre donneur.
rook-page-worth = Combien annoncer
rook-worth-high = Les cartes hautes prennent des plis. Une longue couleur à l’atout aussi.
rook-worth-counters = Les 5 et les 10 sont sûrs près de cartes hautes. Seuls, tu les perds.
rook-worth-short = Une carte ou aucune dans une couleur, c’est bien. Tu pourras couper.
rook-worth-partner = Ton partenaire aide, tu ne dois pas tout gagner.
rook-page-nest = Le nid
rook-nest-page =
    La plus haute annonce prend le nid en secret et pose autant de cartes.
    Toutes les cartes peuvent y aller, celles à points aussi.
    Puis elle choisit l’atout parmi les quatre couleurs.
rook-nest-advice =
    Pose un 5 ou un 10 que tu ne peux pas protéger. Ou vide une courte couleur.
    Mais le dernier pli prend le nid.
rook-page-trick = Jouer un pli
rook-trick-first = Le joueur à gauche du donneur entame. Il joue la carte qu’il veut.
rook-trick-first-bidding =
    Le joueur à gauche du donneur entame, même après les enchères.
    Il joue la carte qu’il veut.
rook-trick-page =
    Les autres suivent. Joue une carte de la couleur entamée.
    Si tu n’en as pas, joue ce que tu veux, atout aussi.
rook-page-taker = Qui prend le pli
rook-taker-page =
    Le plus haut atout prend le pli.
    Sans atout, la plus haute carte de la couleur entamée le prend.
    Le gagnant entame le pli suivant. Tu peux revoir le dernier pli.
rook-page-bird = Le Rook
rook-bird-page =
    C’est le plus haut atout, il prend tout pli où il est.
    Tu peux le jouer quand tu veux, même si tu peux fournir.
    Si on entame atout et que tu n’as que lui, tu dois le jouer.
    Entamer le Rook, c’est entamer atout.
rook-page-last = Le dernier pli
rook-last-stars =
    Le dernier pli prend aussi le nid, avec toutes ses étoiles.
    Un nid plein vaut donc un combat.
rook-last-points =
    Le dernier pli prend aussi le nid, avec tous ses points.
    Un nid plein vaut donc un combat.
rook-page-counting = Le compte
rook-counting-beginner =
    Tu marques les étoiles de tes plis.
    Celles qui restent au nid sont perdues.
rook-counting-intermediate =
    Tu marques les étoiles que tu as prises.
    L’annonce compte seulement si elle est tenue. Sinon, la donne ne lui vaut rien.
    On ne perd jamais d’étoiles.
rook-counting-classic =
    Les partenaires ajoutent ce qu’ils ont pris.
    Si l’annonce est tenue, son camp marque tout ce qu’il a pris.
    Si elle est ratée, ce camp perd toute l’annonce et ne marque rien.
    L’autre camp marque toujours ce qu’il a pris. Un score peut être négatif.
rook-counting-alone =
    Si l’annonce est tenue, elle marque tout ce qu’elle a pris.
    Si elle est ratée, elle coûte toute sa valeur et ne marque rien.
    Les autres marquent ce qu’ils ont pris. Un score peut être négatif.
rook-page-example = Un exemple
rook-example-beginner =
    Quatre joueurs ont pris 2, 6, 13 et 1, et marquent cela.
    Cela fait 22. Les deux autres étoiles sont restées au nid.
rook-example-intermediate =
    Annonce 9 et prends 8, et tu ne marques rien.
    Les autres ont pris 5, 7 et 4, et marquent cela.
    Annonce 9 et prends 9, et tu marques neuf.
rook-example-classic =
    Annonce 95 et prends 75, et ton camp perd 95.
    L’autre camp a pris 45 et marque 45.
    Annonce 95 et prends 100, et ton camp marque 100.
rook-example-alone =
    Annonce 60 et prends 45, et tu perds 60.
    Les autres ont pris 30, 15, 10 et 0, et marquent cela.
    Annonce 60 et prends 70, et tu marques 70.
rook-page-end = La fin
rook-end-stars =
    La partie finit après la donne où un joueur atteint { $amount } étoiles.
    À plusieurs, le plus d’étoiles gagne. En cas d’égalité, on joue encore une donne.
rook-end-classic =
    La partie finit après la donne où un camp atteint { $amount } points.
    Si les deux y sont, le plus haut score gagne. L’annonce n’y change rien.
    En cas d’égalité, on joue encore une donne.
rook-end-alone =
    La partie finit après la donne où un joueur atteint { $amount } points.
    À plusieurs, le plus haut score gagne. En cas d’égalité, on joue encore une donne.
rook-page-honour = Sur l’honneur
rook-honour-can = En option, on peut se tromper et signaler les erreurs.
rook-honour-is = Ici on peut jouer une fausse carte ou un faux nid. Les autres le signalent.
rook-honour-page =
    Sonne la cloche en bas ou dans la pause. Les adversaires signalent, chacun avoue.
    À temps, la carte revient et on en joue une bonne.
    Trop tard, la donne s’arrête. Ce camp perd l’annonce et ne marque rien.
rook-page-fines = Fautes et amendes
rook-fines-free = Se tromper en signalant ne coûte rien.
rook-fines-nest = Un nid de mauvaise taille coûte { $amount }. On le corrige s’il est temps.
rook-fines-talk = Le bavardage coûte { $amount } si les deux autres sont d’accord.
rook-fines-review = Avant le compte, vous voyez tous les plis, et tous disent oui.

## Ce que le livre ne dit pas

rook-ours-target = Le livre dit que { $amount } gagnent la partie.
rook-ours-draw = Si les plus hautes cartes sont égales, on tire tous encore.
rook-ours-partners = Si la deuxième et la troisième carte sont égales, on tire tous encore.
rook-ours-asleep = Un Rook dans le nid est hors jeu.
rook-ours-low = Le 1 est la plus basse carte de sa couleur.
rook-ours-first = Le premier joueur peut passer aussi.
rook-ours-last = Si tous les autres ont passé, le dernier peut annoncer ou passer.
rook-ours-most = La plus haute annonce est { $amount }. Le jeu n’a pas plus.
rook-ours-thrown = Si tous passent, on ne marque rien. Le suivant redonne.
rook-ours-exact = Exactement { $amount } points suffisent.
rook-ours-tie = En cas d’égalité en tête, on joue encore une donne.
rook-ours-back = Quand une carte revient, celles d’après aussi.
rook-ours-owning = On peut avouer à temps, mais pas plus tard.

## Le jeu des enfants

rook-goal = Remporte les plis à étoiles !
    .child = Attrape les cartes à étoiles !
rook-light = Premières étoiles
rook-light-line = Pour enfants. Sans annonces, fin à { $amount } étoiles.
rook-light-about = De quoi il s’agit
rook-light-about-page =
    Attrape les cartes à étoiles.
    Le premier à { $amount } étoiles gagne.
rook-light-colors = Quatre couleurs
rook-light-colors-page =
    Un chapeau, un coquelicot, une feuille et un soleil.
    Un grand nombre bat un petit.
rook-light-boss = La couleur chef
rook-light-boss-page =
    Le nid montre la couleur chef.
    Une carte chef bat les autres couleurs.
rook-light-round = Un tour
rook-light-round-page =
    Une carte est la première.
    Les autres jouent la même couleur.
    Il n’y en a pas ? Alors tout va.
rook-light-taker = Qui prend les cartes ?
rook-light-taker-page =
    La plus haute carte chef les prend.
    Pas de chef ? La plus haute de la première couleur gagne.
rook-light-bird = Le Rook
rook-light-bird-page =
    Le Rook les bat toutes.
    On peut le jouer à tout moment. Il a quatre étoiles.
rook-light-stars = Les étoiles
rook-light-stars-page =
    Un 5 a une étoile. Un 10 et un 14 en ont deux.
    On compte les étoiles à la fin.

rook-jar-wins = Un bocal plein gagne
rook-jars-empty = Tous les bocaux sont vides
rook-jar-needs = { $seats } { COUNT($seats) ->
        [one] attend
       *[other] attendent
    } encore { $count ->
        [1] une étoile
       *[other] { $count } étoiles
    }
rook-jar-full = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] a
       *[other] ont
    } un bocal plein !

-rook-did-rook = a eu le Rook
-rook-did-stars = a attrapé { $count ->
        [1] une étoile
       *[other] { $count } étoiles
    }
-rook-did-tricks = a gagné des cartes { $count ->
        [1] une fois
       *[other] { $count } fois
    }
-rook-did-cards = a joué { $count ->
        [1] une carte
       *[other] { $count } cartes
    }

rook-next-trick = Pli suivant
rook-moment-trick = { $seat } prend { $worth }

-rook-fact-rook = avec le Rook
-rook-fact-tricks = plis gagnés
-rook-fact-stars = étoiles gagnées

## Facts of the table, for players who listen

rook-fact-worth = La main vaut { $worth }
rook-fact-nest = Le nid a donné { LIST($cards) }
rook-fact-taken = { $seat } a { $tricks }
rook-fact-laid = Cartes posées au nid, { LIST($cards) }
