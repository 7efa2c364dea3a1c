### Hooky. $seat, $by, $to : des joueurs, et $seats : plusieurs. $name, $names : des élèves, ou la lettre d’un élève.
### $word : le mot dit. $number : combien de ses lettres comptent. $letter : une carte, $letters : plusieurs. $row : des lettres
### côte à côte. $round : la manche, $total : sur combien. $count : combien. $amount : des points, ou des pour cent.

## Ce qui s’est passé

hooky-dealt = { FACE($seat) } { $seat } commence chaque manche
    .child = { FACE($seat) } { $seat } commence chaque manche
hooky-clue = { FACE($seat) } { $seat } donne l’indice { $word } { $number }
hooky-answered = { FACE($seat) } { $seat } répond { $number }
hooky-sent-back = { FACE($seat) } { $word } ne compte pas. { $seat } cherche un autre mot.
hooky-revealed = { FACE($seat) } { $seat } montre { $letter } { CARD($letter) }
    .child = { FACE($seat) } { $seat } montre { $letter } { CARD($letter) }
hooky-seen = { FACE($seat) } { $seat } regarde une carte chez { $to } { FACE($to) }
hooky-declined = { FACE($seat) } { $seat } ne montre pas de carte
    .child = { FACE($seat) } { $seat } ne montre rien
hooky-round-began = { FACE($seat) } { $seat } commence la manche { $round } sur { $total }
    .child = { FACE($seat) } { $seat } commence la manche { $round } sur { $total }
# Quelle manche on joue.
-hooky-moment = manche { $round } sur { $total }
hooky-round-over = La manche { $round } est finie
    .child = La manche { $round } est finie
hooky-round-over-guess = La manche { $round } est finie. On devine !
    .child = La manche { $round } est finie. On devine !
hooky-round-over-hands = La manche { $round } est finie. Devine tout, les cartes des autres aussi.
    .child = La manche { $round } est finie. On devine !
hooky-turned = { $name } est dans la cour { CARD($letter) }
hooky-guessed = { FACE($seat) } { $seat } a deviné
hooky-named = { FACE($seat) } { $seat } a deviné toutes les cartes
hooky-ended = Tout le monde a deviné. Qui a séché l’école ?
    .child = On a tous deviné. Qui n’est pas là ?

# Un mot dont le nombre n’est pas encore connu, pour tous ou pour un joueur.
hooky-says = { FACE($seat) } { $seat } dit { $word }
hooky-says-to = { FACE($seat) } { $seat } demande { $word } à { $to } { FACE($to) }
hooky-hangs = { FACE($seat) } { $word }
hooky-hangs-to = { FACE($seat) } { $word } { FACE($to) }

## Si un mot compte

hooky-count = Est-ce que { $word } compte ?
    .child = { $word }, c’est un mot ?
hooky-count-yes = Accepter
hooky-count-no = Refuser
hooky-counts = { $word } compte
hooky-goes-back = { $word } ne compte pas
    .child = { $word } ne compte pas
hooky-counts-against = { $word } compte. { COUNT($seats) ->
        [one] Seul { $seats } est
       *[other] Seuls { $seats } sont
    } contre.
    .child = { $word } compte. { COUNT($seats) ->
        [one] Seul { $seats } dit
       *[other] Seuls { $seats } disent
    } non.

## Ce qu’on demande

hooky-ask-clue = Donne en indice un mot avec une de tes lettres
    .child = Écris un mot comme indice
    .how = Il y faut une de nos lettres.
hooky-ask-word = À qui demandes-tu ?
    .child = Choisis un visage. Écris un mot.
    .how = On entend combien de lettres vont.
hooky-ask-word-reveal = Interroge un joueur, ou dévoile d’abord une carte
    .child = Choisis un visage. Écris un mot.
    .how = Ou montre une carte pour en voir une.
hooky-ask-done = Dévoile une carte ou finis ton tour
    .child = Montre une carte, ou finis
    .how = Montre une carte pour en voir une.
hooky-ask-guess = Qui manque ? Devine ({ $count } sur { $total })
    .child = Qui manque ? Choisis-en trois.
    .how = La liste dit qui est là.
hooky-ask-listed = Choisis un mot pour { $seat }
    .child = Demande un mot à { $seat }
    .how = Les lampes comptent les lettres qui vont.
hooky-ask-guess-once = Qui manque ? Choisis-en trois.
    .child = Qui manque ? Choisis-en trois.
    .how = Une croix raye qui est là.
hooky-slate-title = Qui manque ?
hooky-slate-found = Est-ce { $name } ?
hooky-slate-none = Les lampes diront combien de lettres vont.
hooky-slate-says = { $count ->
    [0] N’en a aucune
   *[other] En a { $count }
 }
hooky-guess-these = Ces trois-là manquent
hooky-ask-hands = Qui a quelles lettres ?
    .child = Qui a quelles lettres ?
    .how = La liste en dit beaucoup.

## Qui commence

hooky-class-last = Qui est allé à l’école en dernier ?
    .child = Qui est allé à l’école en dernier ?
hooky-class-last-line = Le dernier allé à l’école commence
    .child = Le dernier allé à l’école commence
hooky-class-last-begins = Cette personne commence.
    .child = Cette personne commence.
hooky-class-last-always = Elle commence aussi toutes les autres manches.
    .child = Elle commence chaque manche.

## Qui la table attend

hooky-wait-clue = { FACE($seat) } { $seat } cherche un indice de départ
    .child = { $seat } cherche un mot
hooky-wait-word = { FACE($seat) } { $seat } demande un mot
    .child = { $seat } demande un mot
hooky-wait-done = { FACE($seat) } { $seat } peut dévoiler une carte
    .child = { $seat } peut montrer une carte
hooky-wait-guesses = { COUNT($seats) ->
        [1] { $seats } devine encore
        [2] { $seats } devinent encore
       *[other] { COUNT($seats) } joueurs devinent encore
    }
    .child = { COUNT($seats) ->
        [1] { $seats } réfléchit encore
       *[other] { COUNT($seats) } réfléchissent encore
    }

## Les réponses

hooky-choice-word = { $word }
hooky-choice-ask = { $word } pour { $seat }
hooky-choice-reveal = { $letter } pour voir une carte chez { $seat }
hooky-choice-guess = { $row }
-hooky-hand-row = { $seat } { $row }
hooky-choice-hands = { $hands }
hooky-do-clue = Donner un indice
hooky-do-ask = Interroger
hooky-do-reveal = Dévoiler une carte
    .child = Montrer une carte
hooky-do-guess = Deviner
hooky-do-hands = Deviner les cartes
hooky-do-withdraw = Retirer le mot
hooky-end-turn = Finir ton tour
    .child = Finir

## La table

hooky-sign = Hooky
hooky-sign-clues = Indices de départ
hooky-sign-round = Manche { $round } sur { $total }
hooky-sign-guesses = Devinettes après la manche { $round }
hooky-sign-end = L’école est finie
hooky-playground = Cour
hooky-earlier = { $count } avant
hooky-spent = Interdits :

hooky-book = Cahier de classe
hooky-see-book = Voir le cahier
hooky-sheet-points = Points
hooky-points = Voir les points
hooky-words = Voir les mots
hooky-points-last = Les points viennent à la fin
    .child = Les points viennent à la fin
hooky-part-guess = Manche { $round }, { $amount } chacune
hooky-part-letters = Lettres des autres
hooky-part-hands = Mains complètes
hooky-part-guess-short = Manche { $round }
hooky-part-letters-short = Lettres
hooky-part-hands-short = Mains
-hooky-part-each = { $amount } chacune
hooky-total = Total

## La fin

hooky-wins = Victoire pour { $seat } !
hooky-wins-shared = Victoire partagée : { $seats }
    .child = { $seats } gagnent ensemble !
hooky-wins-earliest = Égalité. { $seat } a trouvé dans une manche d’avant.
    .child = De justesse ! { $seat } l’a su en premier.
hooky-wins-most = Égalité. { $seat } avait plus de lettres justes avant.
    .child = De justesse ! { $seat } l’a su en premier.
hooky-wins-reveals = Égalité. { $seat } a dévoilé moins de cartes.
    .child = De justesse ! { $seat } a moins montré.
hooky-found-none = Qui a séché l’école ?
    .child = Qui n’est pas là ?
hooky-found-some = { $names } …
hooky-found-all = { $names } ont séché l’école
    .child = { $names } ne sont pas là !
hooky-hands-before = Qui a deviné les cartes de qui ?
    .child = Qui a trouvé les cartes ?
hooky-hands-shown = { $seat } avait { $row }
hooky-count-all = { $seats } { COUNT($seats) ->
        [one] a
       *[other] ont
    } trouvé les trois !
hooky-count-together = Vous les avez tous trouvés !
hooky-count-some = { $seats } { COUNT($seats) ->
        [one] a
       *[other] ont
    } trouvé { $count } sur 3
hooky-count-none = Aucun n’a été trouvé
hooky-count-won = { $seats } { COUNT($seats) ->
        [one] gagne
       *[other] gagnent
    } avec { $amount } !
hooky-next-hands = Voir les cartes
hooky-next-on = Continuer

## Écrire un mot

hooky-hint-register = Ouvrir le registre
    .child = Ouvrir la liste
hooky-hint-letter = Ajouter la lettre
hooky-hint-say = Dire le mot
hooky-hint-hand-in = Rendre
hooky-hint-fill = Remplir
hooky-hint-fill-rest = Remplir le reste
hooky-hint-take = Prendre
hooky-hint-take-out = Enlever
hooky-hint-put-back = Reposer
hooky-hint-reveal = Dévoiler
    .child = Montrer
hooky-hint-undo = Annuler
hooky-spell-ask = Interroger
hooky-spell-clue = Donner un indice
    .child = Un indice
hooky-spell-for = Quel mot pour { $seat } ?
    .child = Écris un mot pour { $seat }
hooky-spell-any = Écris un mot avec une de tes lettres
    .child = Écris un mot comme indice
hooky-spelled = Demander { $word } à { $seat } ?
hooky-spelled-clue = { $word } comme indice ? Le nombre est { $count }.
    .child = { $word } comme indice ?
hooky-spelled-unknown = { $word } ? Les autres diront si ce mot compte.
    .child = { $word } ? Les autres disent oui ou non.
hooky-spelled-unknown-clue = Le nombre de { $word } est { $count }. Les autres diront si ce mot compte.
    .child = { $word } ? Les autres disent oui ou non.
hooky-spell-how-many = Combien en main ?
hooky-spell-letters = { $count } { $count ->
        [one] lettre
       *[other] lettres
    } sur { $total }
hooky-spell-done = Dire à tous
hooky-spell-done-to = Dire à { $seat }
hooky-not-word = Un mot a cinq lettres
    .child = Un mot a cinq lettres.
hooky-not-sent-back = { $word } a déjà été refusé
    .child = { $word } ne compte pas. Un autre mot !
hooky-not-asked-before = Tu as déjà demandé ces lettres à { $seat }
    .child = C’est déjà demandé. Un autre mot !
hooky-not-clue-letter = { $word } n’a aucune de tes lettres
    .child = Il y faut une de ces lettres.

## Dévoiler

hooky-reveal-card = Quelle carte dévoiles-tu ?
    .child = Quelle carte montre-t-on ?
hooky-reveal-seat = Tu dévoiles { $letter }. Chez qui regardes-tu ?
    .child = On montre { $letter }. Chez qui regarde-t-on ?
hooky-reveal-then = Puis regarde une carte chez
    .child = Puis regarde une carte chez
hooky-reveal-card-first = Choisis d’abord une carte
    .child = Prends d’abord une carte
hooky-reveal-all-open = Toutes les cartes de { $seat } sont visibles
    .child = On voit toutes les cartes de { $seat }
hooky-seen-from = Une carte de { $seat }

## Deviner

hooky-guess-missing = Qui manque ?
    .child = Qui n’est pas là ?
hooky-guess-hand = Quelles lettres a { $seat } ?
hooky-guess-before = Manche { $round } : { $row }
hooky-guess-filled = Tu as tout rempli
    .child = Tout est rempli
hooky-guess-more = Choisis encore { $count ->
        [one] une lettre
       *[other] { $count } lettres
    }
    .child = { $count ->
        [one] Encore une
       *[other] Encore { $count }
    }
hooky-guess-hand-in = Rendre ta réponse
hooky-guess-hand-in-all = Rendre tes réponses
hooky-guess-row-full = Cette ligne est pleine
hooky-guess-face-up = { $letter } est déjà visible
    .child = On voit tous { $letter }
hooky-guess-not-missing = { $letter } ne peut pas manquer
    .child = { $letter } est là
hooky-guess-not-theirs = { $seat } ne peut pas avoir { $letter }
    .child = { $seat } ne peut pas avoir { $letter }
hooky-known-own = Tu as { $name }
    .child = On a { $name }
hooky-known-turned = { $name } est dans la cour
    .child = On voit tous { $name }
hooky-known-theirs = { $seat } a { $name }
    .child = { $seat } a { $name }
hooky-band-own = Ta carte
hooky-band-turned = Dans la cour
hooky-band-open = Visible
hooky-narrowed = { $word } { $number } : { $seat } a { $count } { $count ->
        [one] lettre
       *[other] lettres
    } parmi { LIST($letters) }
    .child = { $seat } en a { $count } parmi { LIST($letters) }
hooky-narrowed-twice = { $word } { $number } : { $seat } en a parmi { LIST($letters) }. Une lettre double compte deux fois.
    .child = { $seat } en a parmi { LIST($letters) }
hooky-narrowed-all = { $word } { $number } : { $seat } a { LIST($letters) }
    .child = { $seat } a { LIST($letters) }
hooky-narrowed-none = { $word } { $number } : { $seat } n’a pas { LIST($letters, last: "or") }
    .child = { $seat } n’a pas { LIST($letters, last: "or") }
hooky-narrowed-known = { $word } { $number } n’apprend rien sur { $seat }
    .child = Rien de nouveau sur { $seat }

## Le registre

hooky-mark-open = Effacer
hooky-mark-no = Marquer non
hooky-mark-maybe = Marquer peut-être
hooky-mark-yes = Marquer oui
hooky-hand-open = { $seat } a-t-il { $letter } ?
hooky-hand-no = { $seat } n’a pas { $letter }
hooky-hand-maybe = { $seat } a peut-être { $letter }
hooky-hand-yes = { $seat } a { $letter }
hooky-missing-open = { $letter } manque-t-il ?
hooky-missing-no = { $letter } ne manque pas
hooky-missing-maybe = { $letter } manque peut-être
hooky-missing-yes = { $letter } manque
hooky-mark-sure = Le registre le sait déjà
    .child = La liste le sait
hooky-mark-nothing = Il n’y a rien à annuler
    .child = Il n’y a rien à annuler
hooky-book-all = Tous les mots dits
hooky-book-own = Cartes de { $seat }

## L’entraîneur

-hooky-odds = { $letter } { $amount } %
-hooky-hands = { $count ->
        [one] 1 main
       *[other] { $count } mains
    }
-hooky-fits = { $count ->
        [one] une lettre
       *[other] { $count } lettres
    }
hooky-why-clue-tells-little = Il en dit peu aux autres. Tu y as { $fits }.
hooky-why-clue-tells-more = Tu y as { $fits }. Un mot avec moins en dirait moins.
hooky-why-any-clue = Il vaut bien un autre mot. Tu y as { $fits }.
hooky-why-splits-best = { COUNT($letters) ->
        [0] Il t’en apprend le plus sur { $seat }.
       *[other] Il t’en apprend le plus sur { $seat }. Il décide pour { $letters }.
    }
hooky-why-splits = { COUNT($letters) ->
        [0] Pour { $seat }, il vaut bien un autre mot.
       *[other] Pour { $seat }, il vaut bien un autre mot. Il décide pour { $letters }.
    }
hooky-why-all-known = Tu connais toutes les cartes, donc tout mot convient.
hooky-why-known-already = Tu connais déjà les cartes de { $seat }. Aucun nombre ne t’apprend rien.
hooky-why-known-anyway = Ils sont déjà sûrs de ton { $letter } à { $amount } %.
hooky-why-gives-away = Pour regarder chez { $seat }, tu montrerais ton { $letter } à tous.
hooky-why-look-is-little = Regarder chez { $seat } t’apprend peu. Garde ton { $letter } caché.
hooky-why-reveals-nothing = Ne dévoile rien. Une lettre montrée les aide tous, un regard n’aide que toi.
hooky-why-could-look = Ils sont sûrs de ton { $letter } à { $amount } %, donc regarder coûte peu.
hooky-why-likeliest-missing = Manquent sans doute : { $odds }.
hooky-why-likeliest-hands = Environ { $count } lettres sur { $total } seront justes.
hooky-why-word-sent-back = { $word } est refusé. Un autre mot vaut autant.
hooky-coach-clue = Dis { $word }.
hooky-coach-ask = Demande { $word } à { $seat }.
hooky-coach-reveal = Montre ton { $letter } et regarde chez { $seat }.
hooky-coach-guess = Devine { $letters }.
hooky-coach-knows = L’entraîneur connaît tes cartes et tous les nombres. Il déduit le reste.
    .child = Je vois nos cartes. Je devine le reste.
-hooky-idea-splits-best = sonder { $seat } avec { $word }
-hooky-idea-splits = { -hooky-idea-splits-best }
-hooky-idea-all-known = interroger { $seat }
-hooky-idea-known-already = interroger { $seat }, déjà connu
-hooky-idea-likeliest-missing = deviner { $letters }
-hooky-idea-likeliest-hands = deviner environ { $count } lettres justes
-hooky-better-ask = { $word } pour { $seat } en dit plus
-hooky-better-guess = { $letters } sont plus probables
-hooky-better-hands = d’autres sont plus probables
hooky-why-behind = Plan : { $idea }. { $better }.
hooky-outlook-missing = Manquent : { $odds }
-hooky-sure = { $seat } : { $row }, { $hands }
-hooky-unsure = { $seat } : { $hands }
hooky-outlook-one = { $hand }
hooky-outlook-two = { $hand } · { $next }

## Variantes et options

hooky-children = Qui manque ?
hooky-children-line = Douze élèves, des mots en images, une seule réponse
hooky-missing-idea = Qui manque ?
hooky-missing-idea-lines =
    Douze élèves vont à cette école. Chacun des trois joueurs en a trois.
    Trois manquent. Trouvez lesquels.
hooky-missing-ask = Demander un mot
hooky-missing-ask-lines =
    À ton tour, choisis un de trois mots en images.
    La manche dit à qui tu demandes. D’abord au joueur suivant, puis à l’autre.
hooky-missing-number = Le nombre
hooky-missing-number-lines =
    Les lampes montrent combien de lettres du mot ce joueur a.
    Une lettre double compte deux fois.
hooky-missing-slate = L’ardoise
hooky-missing-slate-lines =
    Chaque joueur a une ardoise. Elle raye les élèves qui ne peuvent pas manquer.
    Un visage montre qui a un élève.
hooky-missing-guess = La réponse
hooky-missing-guess-lines =
    Après { $count } manches, chacun nomme trois élèves en secret.
    Chaque élève juste vaut un point, et le plus de points gagne.
hooky-ours-list = On demande seulement des mots de la liste, et ils comptent tous.
hooky-ours-turns = La manche dit à qui tu demandes, au joueur suivant ou à l’autre.
hooky-ours-shared = À égalité de points, on gagne ensemble.
hooky-option-rounds = Manches
hooky-option-rounds-line = Avec moins de manches, il reste plus à deviner
-hooky-rounds = { $count }
hooky-standard = Six manches
hooky-standard-line = Demande des mots, écoute les nombres, trouve les trois qui manquent
hooky-disputes = Mots inconnus
hooky-disputes-line = Ce qui arrive quand le jeu ne connaît pas un mot
-hooky-disputes-consensus = refusés si tous sont contre
-hooky-disputes-majority = refusés si la plupart est contre
-hooky-disputes-off = tous les mots comptent
hooky-pack = Langue des mots
hooky-pack-line = La langue de tous les mots du jeu
hooky-preset = Qui manque ?
hooky-preset-line = Pour enfants. Douze élèves et des mots en images.
hooky-goal = Trouve les trois lettres qui manquent !
    .child = Trouve les trois qui ne sont pas là !

## La règle, page par page

hooky-page-idea = L’idée
hooky-page-idea-lines =
    Vingt-six élèves, un par lettre. Trois d’entre eux sèchent l’école.
    Tu es professeur et tu en as quelques autres. Mots et nombres disent qui a qui.
    Tu marques des points pour les élèves absents et pour les cartes des autres.
hooky-page-cards = Les cartes
hooky-page-cards-lines =
    À trois professeurs, 7 cartes chacun, à quatre 5, et à cinq 4.
    Trois cartes manquent. Elles restent secrètes.
    Le reste est la cour. Elle a trois cartes, ou deux à trois professeurs.
hooky-page-clues = Indices de départ
hooky-page-clues-lines =
    Chacun dit un mot de cinq lettres et entend son nombre.
    Le nombre compte les places du mot où il y a une de tes lettres.
    Ton indice de départ a au moins une de tes lettres.
hooky-page-number = Le nombre
hooky-page-number-lines =
    Une lettre compte chaque fois qu’elle est dans le mot. Avec le seul D, DADDY fait 3.
    On n’entend jamais quelles lettres ont compté.
    Le nombre est toujours vrai.
hooky-page-turn = Un tour
hooky-page-turn-lines =
    Demande un mot de cinq lettres à un autre professeur. Tout le monde entend le nombre.
    Ce peut être 0. Tu ne peux pas passer.
    Ne demande pas deux fois les mêmes lettres au même professeur.
hooky-page-words = Les mots
hooky-page-words-lines = Tout vrai mot de cinq lettres est permis, et les prénoms aussi.
hooky-words-asked = Si le jeu ne connaît pas ton mot, les autres décident.
hooky-words-all = Si tous les autres sont contre, le mot sort de la partie.
hooky-words-most = Si la plupart des autres est contre, le mot sort de la partie.
hooky-words-free = Dans cette partie, tous les mots comptent.
hooky-words-pack = Mots du jeu : { $name }.
-hooky-spelled = { $letter } s’écrit { $word }
hooky-page-pack = Mots en { $name }
hooky-page-pack-lines =
    Hooky n’a que les lettres de A à Z.
    { $spelled }.
    Tape l’une d’elles et tu as les deux lettres.
hooky-page-register = Le registre
hooky-page-register-lines =
    Il a une colonne par joueur, et le crochet pour les absents.
    Presse pour changer un point en non, peut-être ou oui. Il note seul ce que tu vois.
    Toi seul le vois, et tes marques peuvent être fausses.
hooky-page-worked-out = Déduire
hooky-page-worked-out-lines =
    Tu as D et R. Pour un autre joueur, AWARD fait 2.
    D et R sont à toi, donc le 2 vient de A, W et A.
    W donne 1, et les trois donnent 3. C’est donc A et pas W.
hooky-page-reveal = Dévoiler une carte
hooky-page-reveal-lines =
    Dès la manche 2, tu peux dévoiler une de tes cartes à ton tour.
    En échange, tu regardes une carte d’un autre joueur, tirée au sort.
    Une carte dévoilée compte encore dans chaque nombre.
hooky-page-rounds = Les manches
hooky-page-rounds-lines =
    Il y a six manches. Le joueur à la cloche commence chacune.
    Après les manches 1, 2 et 3, on retourne une carte de la cour.
    À trois professeurs, seulement après 1 et 2. Ces lettres ne manquent pas.
hooky-page-guesses = Deviner
hooky-page-guesses-lines =
    Après les manches 4, 5 et 6, tu devines en secret les trois lettres absentes.
    Tu ne changes pas une réponse, et tu n’apprends pas si elle est juste.
    Après la manche 6, tu devines aussi les cartes des autres.
hooky-page-points = Les points
hooky-page-points-lines =
    Chaque lettre absente vaut 5 après les manches 4 et 5, et 10 après 6.
    Chaque lettre juste d’un autre vaut 1. Une main complète vaut 1 de plus.
    Les lettres fausses ne coûtent rien.
hooky-page-end = La fin
hooky-page-end-lines =
    On montre toutes les réponses et toutes les cartes. Le plus de points gagne.
    À égalité, la lettre juste la plus tôt gagne, puis le plus de justes là.
    Encore égalité ? Moins de cartes dévoilées gagne. Après, on gagne ensemble.
hooky-page-advice = Bons conseils
hooky-page-advice-lines =
    Un indice de départ en dit long. Une seule de tes lettres suffit.
    Un 0 vaut beaucoup. Toutes les lettres du mot sont ailleurs.
    La meilleure carte à dévoiler est celle que les autres connaissent déjà.
hooky-ours-asker = Un mot s’use entre un joueur et un professeur.
hooky-ours-known = On peut interroger un professeur sur son propre indice de départ.
hooky-ours-speaker = On ne vote pas sur son propre mot.
hooky-ours-computers = Un ordinateur conteste seulement ce qui n’est clairement pas un mot.
hooky-ours-look = Un regard ne tire jamais une carte visible.
hooky-ours-no-look = Si les autres n’ont plus de carte cachée, on ne peut pas dévoiler.
hooky-ours-hands = Pour chaque joueur, on nomme autant de lettres qu’il en a.
hooky-ours-guess = On peut aussi deviner ses propres lettres et les lettres visibles.

## Pour les enfants

hooky-kids-idea = De quoi il s’agit
hooky-kids-idea-lines =
    12 enfants sont dans cette école.
    Trois manquent. Trouve lesquels.
hooky-kids-word = Un mot
hooky-kids-word-lines =
    Choisis une de trois images.
    Un ami dit combien de lettres vont.
hooky-kids-number = Les lampes
hooky-kids-number-lines =
    Une lampe par lettre qui va.
    Deux fois la même ? Les deux comptent.
hooky-kids-list = L’ardoise
hooky-kids-list-lines =
    Elle raye qui ne manque pas.
    Un visage montre qui a cet enfant.
hooky-kids-guess = Qui manque ?
hooky-kids-guess-lines =
    On demande { $count } mots chacun.
    Puis on en choisit trois. Les justes comptent.

-hooky-did-found = a trouvé { $count ->
        [one] un enfant
       *[other] { $count } d’entre eux
    }
-hooky-did-asked = a posé { $count ->
        [one] une question
       *[other] { $count } questions
    }
-hooky-did-answered = a donné { $count ->
        [one] une réponse
       *[other] { $count } réponses
    }

hooky-next-word = Mot suivant

-hooky-fact-found = trouvés à Hooky
-hooky-fact-asked = questions malignes
-hooky-fact-answered = réponses données

## Facts of the table, for players who listen

hooky-fact-letters = En main, il y a { LIST($letters) }
hooky-fact-open = La cour montre { LIST($letters) }
hooky-fact-shown = { $seat } montre { LIST($letters) }
hooky-fact-saw = Vu chez { $seat }, { $letter }
hooky-fact-guess = La dernière réponse est { LIST($letters) }
hooky-fact-number = Le nombre est { $count }
