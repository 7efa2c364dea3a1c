### Ce que dit la maison : le titre, la pause, les réglages. « tu » pour une personne, « vous » ou « on » pour tous.

-list-and = et
-list-or = ou

## Les boutons

hint-choose = Choisir
hint-change = Changer
hint-back = Retour
hint-play = Jouer
hint-games = Choisir un jeu
hint-as-usual = Rétablir
hint-tab = Changer d’onglet
hint-raise = Augmenter
hint-lower = Baisser

done = Terminer
done-line = Revenir

## Le titre

title-continue = Continuer
title-continue-line = Reprendre ta dernière partie
    .child = Reprendre le dernier jeu
title-continue-with = Continuer avec { $names }
    .child = Continuer avec { $names }
-more-people = { $count } autres
title-how = Lire la règle
title-how-line = La règle de { $game }
    .child = Comment jouer à { $game }
title-quit = Quitter
title-evening = Faire une soirée
title-evening-line = Jouer plusieurs jeux, avec un seul vainqueur
    .child = Jouer à plein de jeux
title-quit-line = Quitter le jeu
title-about = Voir les crédits
title-language-line = Tout en français
gate-ask = Demande à un adulte

## La pause

pause-title = Pause
pause-where = { $game }, { $where }
pause-by = { $name } fait une pause. Votre partie est gardée.
    .child = { $name } fait une pause
pause-go-on = Continuer
pause-go-on-line = Retour à la table
    .child = Retour au jeu
pause-call = Signaler une faute
pause-call-line = Signaler une règle oubliée
    .child = Il y a une erreur ?
pause-own = Ouvrir les notes
pause-own-line = Des notes pour un seul joueur
    .child = Un seul de nous peut regarder
pause-rules = Lire la règle
pause-rules-line = La règle de ce jeu
    .child = Comment jouer à ce jeu
pause-evening = Voir la soirée
pause-evening-line = Qui mène la soirée
pause-sheet = Voir le score
sheet-title = { $game } : { $variant }
sheet-before = Pas encore de score
sheet-this-table = Cette table
-sheet-hand = donne
-sheet-dealer = donneur
-sheet-bid = enchère
-sheet-total = total
sheet-row = { $where } : { LIST($items) }
sheet-deals-next = { $seat } donne ensuite
sheet-deals = { $seat } donne
sheet-bids = { $seat } annonce { $amount }
sheet-hands = { $count ->
        [0] Aucune donne n’est encore comptée
        [one] 1 donne
       *[other] { $count } donnes
    }
    .child = { $count ->
        [0] Pas encore de points
        [one] Un tour est fini
       *[other] { $count } tours sont finis
    }
scores-so-far = Voir le score de chaque donne
    .child = Regarder les points
pause-seats = Changer les joueurs
pause-seats-line = Échanger personnes et ordinateurs
pause-seats-change = Gauche ou droite change qui joue ici
    .child = Gauche ou droite. Qui joue ici ?
pause-last = Jouer la dernière
pause-last-line = Demander à tous de finir après cette donne
    .child = On arrête après ça ?
pause-more = Jouer encore
pause-more-line = Continuer après cette donne
    .child = On continue après !
pause-other = Changer de jeu
pause-other-kept = Cette partie est gardée pour plus tard
    .child = Ce jeu attend ici
pause-other-asked = Jouer à un autre jeu ?
pause-play-on = Jouer encore
pause-leave = Partir
pause-leave-line = Votre partie est gardée pour plus tard

## Les réglages

settings = Ouvrir les réglages
settings-line = Sons, vitesse, texte et touches

settings-tab-look = Image
settings-tab-look-line = Texte, lumière et contraste
settings-tab-sound = Son
settings-tab-sound-line = Volume de chaque son
settings-tab-pace = Rythme
settings-tab-pace-line = Vitesse et mouvement
settings-tab-buttons = Touches
settings-tab-buttons-line = Clavier et manettes
settings-tab-help = Aide
settings-tab-help-line = Langue, sous-titres et conseils
settings-sample-look = Aperçu
settings-sample-sound = Écoute
settings-sample-pace = Regarde la vitesse
settings-sample-buttons = Essaie une touche
settings-sample-help = Comment on t’aide
settings-sample-turn = À toi, { $name }
settings-sample-quiet = Tout est calme
settings-sample-deals = Une carte est donnée
settings-sample-press = Rien pressé encore
settings-sample-coach = Demande-moi quand tu regardes tes cartes

settings-effects = Bruitages
settings-effects-line = Les sons des cartes et de la table
settings-music = Musique
settings-music-line = Volume de la musique
settings-voice = La voix de l’hôte
settings-voice-line = Son volume, sa vitesse et ce qu’elle lit
settings-speech = Voix
settings-speech-line = Volume de la voix de l’hôte
settings-read-aloud = Lire à voix haute
settings-read-aloud-line = Avec la voix de l’appareil. Les enfants l’entendent si elle est bonne.
settings-speech-pace = Vitesse de lecture
settings-speech-pace-line = La vitesse de la voix
settings-ambience = Ambiance
settings-ambience-line = Grillons, vent ou mer au loin
settings-night = Mode nuit
settings-night-line = Une musique plus douce, aucun son fort
settings-mono = Son mono
settings-mono-line = Le même son dans les deux oreilles
settings-pace = Vitesse
settings-pace-line = La vitesse des cartes. « Non » montre tout de suite le résultat.
settings-text-size = Taille du texte
settings-text-size-line = La taille de tous les textes
settings-theme = Cartes et mots
settings-theme-line = Pour les enfants, de grandes cartes et peu de mots
settings-language = Langue
settings-language-line = La langue du jeu
settings-reduced-motion = Moins de mouvement
settings-reduced-motion-line = Les cartes apparaissent sans bouger
settings-high-contrast = Contraste élevé
settings-high-contrast-line = Un fond plus sombre et un texte plus blanc
settings-bright-room = Pièce claire
settings-bright-room-line = Plus de contraste en plein soleil
settings-captions = Sous-titres des sons
settings-captions-line = Écrire chaque son
settings-look = Regarder ses cartes
settings-look-line = Tenir une touche, ou presser pour ouvrir et pour fermer
settings-one-switch = Un seul bouton
settings-one-switch-line = Joue avec un bouton. Appuie quand l’anneau y est
settings-swap-confirm = Valider à droite
settings-swap-confirm-line = Échanger « Choisir » et « Retour » sur les manettes
settings-sealed-deals = Donnes scellées
settings-sealed-deals-line = Un sceau après chaque donne. Le film l’ouvre. Pas pour les enfants.
settings-rumble = Vibrations
settings-rumble-line = Les manettes vibrent un peu
settings-fullscreen = Plein écran
settings-fullscreen-line = Tout l’écran ou une fenêtre

settings-keys = Clavier
settings-keys-line = Choisir ce que fait chaque touche
settings-left-keys = Touches de gauche
settings-right-keys = Touches de droite
settings-half-line = Deux joueurs peuvent partager un clavier
settings-pad-buttons = Manette
settings-pad-buttons-line = Choisir ce que fait chaque bouton
settings-again = Recommencer
settings-again-line = Revoir les conseils, ou tout rétablir
settings-tips = Revoir les conseils
settings-tips-line = Montrer chaque conseil encore une fois
settings-tips-done = Tu verras chaque conseil encore une fois
settings-reset = Tout rétablir
settings-reset-line = Reprendre les réglages du début
settings-reset-done = Les réglages sont comme au début

## Les valeurs

value-on = Oui
value-off = Non
value-partial = { $name } ({ $amount } %)
value-percent = { $amount } %
value-silent = Muet
value-system = L’appareil
value-fast = Rapide
value-normal = Normal
value-slow = Lent
value-grown-ups = Adultes
value-children = Enfants
value-hold = Tenir
value-press = Presser
value-to-children = Aux enfants
value-nothing = Rien
value-sentences = L’hôte
value-all = Tout

## La règle

hint-next = Tourner la page
hint-pages = Tourner les pages
hint-other-game = Changer de jeu
rules-silent = Règles de la maison
rules-clauses = { $count ->
        [one] Règle { $numbers }
       *[other] Règles { $numbers }
    }
rules-page = Page { $number } sur { $count }
    .child = Page { $number } sur { $count }
rules-clip = Clip { $number } sur { $count }
rules-read = Lire les règles
game-variant = { $game } : { $variant }

## Le portillon des adultes

gate-title = Pour les adultes
gate-sum = Combien ça fait ?
    .child = Combien ça fait ?
gate-wrong = Ce n’est pas ça. En voici un autre.
    .child = Pas tout à fait. Un autre !

## Bonjour

greeting-all = Bonjour !
    .child = Bonjour !
greeting-names = Bonjour, { $names } !
    .child = Bonjour, { $names } !

## Quelle touche fait quoi

remap-confirm = Choisir
remap-back = Retour
remap-extra = Autres actions
remap-info = Comment jouer
remap-prev = Page d’avant
remap-next = Page d’après
remap-menu = Menu
remap-look = Regarder ses cartes
remap-up = Haut
remap-down = Bas
remap-left = Gauche
remap-right = Droite

pad-south = En bas
pad-east = À droite
pad-west = À gauche
pad-north = En haut
pad-left-shoulder = Tranche gauche
pad-right-shoulder = Tranche droite
pad-left-trigger = Gâchette gauche
pad-right-trigger = Gâchette droite
pad-stick = Stick gauche
pad-cross-up = Croix haut
pad-cross-down = Croix bas
pad-cross-left = Croix gauche
pad-cross-right = Croix droite

hint-set = Régler
remap-press-key = Choisis une action, puis presse sa touche
remap-press-button = Choisis une action, puis presse son bouton
remap-now = Presse maintenant
remap-which = Quel bouton pour « { $action } » ?
remap-foreign = Cette touche est à l’autre moitié du clavier
remap-needs = « { $action } » veut un bouton que toute manette a
remap-apply = Adopter
remap-apply-line = Les essayer d’abord dix secondes
remap-usual = Rétablir
remap-usual-line = Reprendre les touches du début
remap-is-usual = Les touches sont comme au début
remap-leave = Partir
remap-leave-line = Oublier tes changements
remap-keep-title = Garder ces touches ?
remap-keep = Garder
remap-before = Annuler
remap-before-soon = Annulé dans { $count } { $count ->
        [one] seconde
       *[other] secondes
    }
