### Ce que dit chaque table : boutons, questions, entraîneur, rideaux, appareils, compagnons, fautes.

-table-pad = la manette { $number }
    .bare = Manette { $number }
-table-pad-again = la manette { $number } (rebranchée)
    .bare = Manette { $number } (rebranchée)
-table-keyboard = le clavier
    .bare = Clavier
-table-left-keys = les touches de gauche
    .bare = Touches de gauche
    .number = many
-table-right-keys = les touches de droite
    .bare = Touches de droite
    .number = many
-table-mouse = la souris
    .bare = Souris
-table-touch = l’écran tactile
    .bare = Écran tactile
-table-any-device = un appareil
    .bare = Un appareil
table-device = { FORM($device, of: "bare") }

## La dernière donne

table-last-deal = Dernière donne
last-deal-ask = Finir la partie après cette donne ?
    .child = On arrête après ça ?
last-deal-end = Finir
last-deal-not = Continuer
last-deal-agreed = Tout le monde est d’accord. C’est la dernière donne.
    .child = C’est notre dernier tour !
last-deal-refused = Tout le monde n’est pas d’accord. Vous continuez.
    .child = On continue !
last-deal-off = La partie continue après cette donne
    .child = On continue après !

## Les boutons

table-on = Continuer
table-pause = Pause
table-play = Jouer
table-close = Fermer
table-more = Voir plus
table-earlier = Voir avant
table-pick = Prendre
table-put-back = Reposer
table-take-back = Reprendre
table-erase = Effacer
table-hold-to-look = Tenir pour voir
table-must-hold = Tiens la touche pour voir tes cartes
table-last-trick = Voir le pli
table-latest-trick = Dernier pli
table-shown = Récapituler
table-call = Signaler
table-calls = Signaler une faute
table-keep-open = Laisser ouvert
table-object = Contester
table-by-lot = Tirer au sort
table-seat = { FACE($seat) } { $seat }
table-open-hands = Cartes ouvertes

## Qui la table attend

table-to-play = On attend { $seats }
    .child = À { $seats } de jouer
table-still-choosing = { $count } joueurs choisissent encore
    .child = { $count } de nous choisissent encore
table-ahead = Jouer ensuite
table-turn = Au tour de { $name }
    .child = C’est à { $name }
table-both = { $first }. { $second }

## Réponses en plusieurs parties

table-picked = { $count } sur { $amount } choisies
table-picked-more = { $count } choisies, il en faut { $amount } ou plus
table-no-set = Ces cartes ne vont pas ensemble
table-no-row = Elles ne se suivent pas encore
table-all-done = C’est bon ? Pose-les !

## L’entraîneur

table-coach = Entraîneur
table-coach-compare = Comparer
table-coach-more = En savoir plus
table-coach-thinking = L’entraîneur réfléchit…
    .child = Je réfléchis
table-coach-silent = L’entraîneur n’a pas de conseil ici
    .child = Je ne sais pas. Essaie !
table-coach-does = { $choice }.
table-coach-else = Aussi bien : { LIST($choices, last: "or") }.
    .child = C’est bien aussi : { LIST($choices, last: "or") }.
table-coach-nothing-else = L’entraîneur n’a rien trouvé d’aussi bien.
    .child = C’est le meilleur choix.
table-coach-weaker = Moins bien :
-table-marked = { $count ->
        [one] la carte marquée
       *[other] les cartes marquées
    }
table-coach-wait = Mieux vaut attendre.
    .child = Mieux vaut attendre
table-asked-coach = Ont demandé conseil
table-hands-opened = Cartes ouvertes
table-points = { $seat } : { $amount }
# Qui mène après un compte, quand d’autres menaient avant.
table-leads-now = { $seats } { COUNT($seats) ->
        [one] mène
       *[other] mènent
    } maintenant

## Les rideaux

table-pass = Passe à { $name }
table-pass-companion = { $name } et un compagnon
    .child = { $name } et un grand
table-look-away = Les autres regardent ailleurs
    .child = Personne d’autre ne regarde
table-since = Entre-temps
table-so-far = Jusqu’ici
table-opens-any = { SIGN($picture) } Un appareil { SIGN($button) } ouvre le rideau
table-opens-pad = { SIGN($picture) } La manette de { $name } { SIGN($button) } ouvre le rideau
table-opens-keys = { SIGN($picture) } Les touches de { $name } { SIGN($button) } ouvrent le rideau
table-opens-device = { SIGN($picture) } { $device } { SIGN($button) } pour ouvrir le rideau
table-opens-either = Ouvre le rideau avec { SIGN($first) } ou { SIGN($second) }
table-only-pad = Seule la manette de { $name } l’ouvre
table-only-keys = Seules les touches de { $name } l’ouvrent
table-only-device = Ici, on ouvre avec { $device }
table-only-either = Seuls { $name } ou le compagnon l’ouvrent
    .child = Seuls { $name } ou le grand
table-press-button = Presse la touche
table-who-looks = Qui regarde ?
table-all-look = Tout le monde peut regarder
    .child = On peut tous regarder
table-no-one = Personne

## Ce qui s’est passé

table-opened-with = Tes cartes ouvertes avec { $device } { $count ->
        [1] une fois
        [2] deux fois
       *[other] { $count } fois
    } depuis ton dernier regard
    .child = Quelqu’un a vu les cartes
table-opened-by-others = Tes cartes ouvertes par d’autres { $count ->
        [1] une fois
        [2] deux fois
       *[other] { $count } fois
    } depuis ton dernier regard
    .child = Quelqu’un a vu les cartes
table-held-with = On a joué pour toi avec { $device } depuis ton dernier regard
    .child = Quelqu’un était à ta place
table-held-by-others = Un autre joueur a tenu ta place depuis ton dernier regard
    .child = Quelqu’un était à ta place
table-computer-sat = Un ordinateur a joué pour toi depuis ton dernier regard
    .child = Un ordinateur était à ta place
table-device-was-gone = Ton appareil a été débranché un moment
    .child = Des touches étaient parties

table-computer-plays = Un ordinateur joue maintenant pour { $name }
    .child = Un ordinateur joue pour { $name }
table-plays-with = { $name } joue maintenant avec { $device }
table-plays-for = { $device } { FORM($device, of: "number") ->
        [many] jouent
       *[one] joue
    } maintenant pour { $name }
table-is-back = { $name } est de retour
    .child = { $name } est de retour

## Un appareil est parti

table-pad-gone = La manette de { $name } est partie
table-buttons-gone = { $name } n’a plus de touches
table-plug-in = Rebranche-la, ou prends la place avec un autre appareil
    .child = Rebranche-la, s’il te plaît
table-waits = { $name } attend
table-take-over = Prendre la place
table-whose-pad = Quelle manette est à { $name } ?
table-pads-apart = Chaque manette n’ouvre que ses cartes
    .child = Chaque manette a ses cartes
table-press-yours = { $name }, presse { SIGN($button) } sur la tienne
table-yes = Permettre
table-computer-player = Prendre un ordinateur
table-shall-play = { $device } pour { $name } ?
table-looks-along = { $device } { FORM($device, of: "number") ->
        [many] regardent
       *[one] regarde
    } avec { $name }
    .child = { $device } { FORM($device, of: "number") ->
        [many] aident
       *[one] aide
    } { $name }

## Les compagnons

table-companion = Compagnon
    .child = Un grand
table-companion-line = Il regarde et presse pour ce joueur. La table le sait.
    .child = Un adulte peut regarder aussi
table-same-device = Même appareil
table-has-companion = { $names } { COUNT($names) ->
        [one] a un compagnon
       *[other] ont des compagnons
    }
    .child = { $names } { COUNT($names) ->
        [one] a un grand
       *[other] ont un grand
    }
table-companion-left = Le compagnon de { $name } est parti
    .child = Le grand de { $name } est parti

table-companions-pad = Quelle manette a le compagnon de { $name } ?
    .child = Quelle manette aide { $name } ?
table-companion-press-yours = Compagnon de { $name }, presse { SIGN($button) } sur la tienne
table-no-companion = Jouer sans compagnon
table-shall-look-along = Regarder avec { $name }, par { $device } ?
    .child = { $device } peut aider { $name } ?

## Les fautes

table-who-calls = Qui signale ?
table-nothing-to-call = Il n’y a rien à signaler
    .child = Tout va bien ici
table-own-card = Signaler ma carte
table-own-card-line = { $seat } la signale derrière le rideau
    .child = Personne d’autre ne regarde
table-own-up = Avouer
table-own-up-to = Avouer : { $choice }
table-own-up-line = { $seat } pouvait fournir là
    .child = { $seat } avait une carte pour ça
table-nothing = Ne rien signaler
table-answered-already = { $seat } a déjà répondu
    .child = { $seat } a fini. Attends un peu.
table-not-asked = Ce n’est pas une question pour { $device }
    .child = { $device } { FORM($device, of: "number") ->
        [many] doivent
       *[one] doit
    } attendre

## Une donne scellée

table-seal = Cette donne est scellée
table-seal-all = Tout le monde peut regarder
table-seal-words = Note les mots, ou photographie l’image avec un téléphone.
table-seal-why = Aucun programme modifié ne peut préparer une autre donne avec ces mots.
table-seal-later = Après la partie, le film ouvre le sceau.
