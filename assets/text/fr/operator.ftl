### Les pages de l’opérateur d’une borne.

operator = Opérateur
operator-unsaved = On ne peut rien garder. Les changements tiennent jusqu’au prochain démarrage.

## Le code

operator-pin-of-kiosk = Le code de cette borne
operator-checking = Vérification du code
operator-wrong-pin = Code faux. Réessaie dans { $count } { $count ->
        [one] seconde
       *[other] secondes
    }
operator-digits = { $least } à { $most } chiffres
operator-blind = Chaque chiffre part du 5
operator-show-ring = Montrer l’anneau
operator-hide-ring = Cacher l’anneau
operator-pin = Changer le code
operator-pin-line = Choisir un autre code
operator-pin-easy-line = Il est facile à deviner, change-le
operator-pin-new = Nouveau code
operator-pin-again = Tape-le encore une fois
operator-pin-length = Un code a { $least } à { $most } chiffres
operator-pin-easy = C’est facile à deviner. Essaies-en un autre.
operator-pin-other = Les deux codes étaient différents
operator-pin-changed = Ton code est changé
operator-own-pin = Ton propre code
operator-own-pin-choose = Choisir un code
operator-own-pin-choose-line = Le code actuel est facile à deviner, choisis-en un autre
operator-own-pin-later = Demander plus tard
operator-own-pin-later-line = On redemandera à ta prochaine visite

## Jeux et heures

operator-games = Jeux
operator-games-line = Choisir les jeux et variantes des visiteurs
operator-offered = Proposé
operator-left-out = Pas proposé
operator-one-game = Il faut proposer au moins un jeu
operator-hours = Heures d’ouverture
operator-hours-line = Les heures de la borne, jour par jour
operator-day-hours = { $day } : { $hours }
operator-day-line = Changer ce jour
operator-open = Ouvert
operator-yes = Oui
operator-no = Non
operator-from = De
operator-to = À
operator-half-hours = Par demi-heures
operator-next-day = Le lendemain
operator-all-like-this = Copier partout
operator-all-are-like-this = Tous les jours ont maintenant ces heures

## Son, écran et durées

operator-sound = Son
operator-sound-line = Le volume de la borne
operator-screen = Écran
operator-screen-line = Thème, langue et taille du texte
operator-times = Durées
operator-times-line = Combien de temps la borne attend les visiteurs
operator-changed = C’est ton changement. Le fichier dit { $setting }.
operator-begin-with = Chaque visite commence ainsi
operator-sealed-deals-line = Un sceau après chaque donne. Le film l’ouvre. Pas pour les enfants.
operator-loud-hours = Heures plus douces
operator-loud-hours-line = Dans ces heures, tout est moins fort
operator-show = La vitrine
operator-show-line = Le volume quand la borne attend
operator-loud-full = Plein
operator-loud-quiet = Doux
operator-loud-none = Muet
operator-cover = Couvrir les cartes
operator-cover-line = Couvre les cartes ouvertes après un temps sans touche
operator-still-playing = Question aux visiteurs
operator-still-playing-line = Demande aux visiteurs après un temps sans touche
operator-countdown = Temps pour répondre
operator-countdown-line = Ensuite, une nouvelle visite commence
operator-show-begins = Début de la vitrine
operator-show-begins-line = Après une partie, ou un temps sans touche
operator-seconds = { $amount } s
operator-megabytes = { $amount } Mo

## Message

operator-message = Message
operator-message-line = Un message aux passants
operator-closed-message = Message de fermeture
operator-closed-message-line = Montré avec l’heure d’ouverture. S’il est vide, on montre le message.
operator-message-letters = { $count } lettres sur { $most }
operator-message-kept = Ton message est gardé
operator-message-space = Espace

## Comptes

operator-counts = Comptes
operator-counts-line = Parties, minutes et manettes perdues, aussi en fichier
operator-shown = Montré
operator-shown-line = Choisir tous les jours ou un seul
operator-all-days = Tous les jours
operator-nothing-counted = Il n’y a pas encore de comptes
operator-plays = Parties
operator-finished = Finies
operator-left = Arrêtées
operator-left-early = Dont tôt
operator-counted = Compter par
operator-counted-line = Jeux, heures du jour, ou jusqu’où vont les visites
operator-by-game = Par jeu
operator-by-hour = Par heure
operator-by-visit = Visites
operator-visits = Visites
operator-visits-counted = { $count } { $count ->
        [one] visite
       *[other] visites
    }, et jusqu’où elles vont
operator-to-title = Au titre seulement
operator-to-seats = Un jeu choisi
operator-to-table = Une partie commencée
operator-to-end = Jouée jusqu’au bout
operator-minutes = Minutes
operator-pads-lost = Manettes perdues : { $count }
operator-restarts = Redémarrages : { $count }
operator-save = Garder en fichier
operator-save-line = Un tableau de chaque jour, pour d’autres programmes
operator-saved = Gardé comme { $path }
operator-not-written = On ne peut pas écrire le fichier : { $error }
operator-not-written-somehow = On ne peut pas écrire le fichier

## État

operator-check = Tester la machine
operator-check-line = Essayer les boutons, les haut-parleurs et l’écran
operator-check-buttons = Tester les boutons
operator-check-buttons-line = Appuie sur chacun, il s’allume
operator-check-sound = Tester les haut-parleurs
operator-check-sound-line = Jouer un son à gauche et à droite
operator-check-screen = Tester l’écran
operator-check-screen-line = Voir des couleurs, une grille, les bords et les touches
operator-check-keys = Appuie sur une touche ou un bouton. Tiens Retour deux secondes pour sortir.
operator-check-pad = C’est la manette { $number }. Appuie sur chaque bouton. Tiens Retour deux secondes pour sortir.
operator-tone-left = Jouer à gauche
operator-tone-right = Jouer à droite
operator-tone-both = Jouer des deux côtés
operator-tone-line = Aussi fort que maintenant
operator-tone-mono = Les deux côtés sonnent pareil, pour un haut-parleur
operator-tone-both-line = Règle le volume avec ce son
operator-screen-bars = Barres de couleur : huit couleurs et 16 gris
operator-screen-grid = Grille : des lignes droites et un cercle rond
operator-screen-frame = Le cadre blanc est le bord. Le cadre doré a tous les mots.
operator-screen-touch = Touche l’écran et vois où tu touches
operator-screen-keys = Appuie pour l’image suivante, tiens deux secondes pour revenir
operator-kept = Ce qui est gardé
operator-kept-line = Ce que cette borne garde, et quand elle l’efface
operator-state = État
operator-state-line = Défauts du fichier, disque, vitesse et mémoire
operator-state-look = État : { $count } à vérifier
operator-state-look-line = Voir les défauts un par un
operator-whole-line = Choisis-le pour tout lire
operator-file-well = Le fichier va bien
operator-file-well-line = Chaque clé y compte
# $file: names of files with their versions. $since: a date and a time.
operator-taken = Réglages de { $file }, lus { $since }
operator-disk-well = Tout est gardé sur le disque
operator-disk-well-line = Changements et comptes survivent à une coupure
operator-no-frames = Aucune image dessinée
operator-frames = { $count } images par seconde, la plus lente { $amount } ms
operator-frames-line = Sur les dix dernières secondes environ
operator-memory = { $amount } Mo de mémoire, limite
operator-memory-untold = Mémoire inconnue, limite
operator-memory-line = Au-dessus, la borne redémarre quand elle attend
operator-no-limit = Aucune
operator-wrong-pins = { $count } { $count ->
        [one] code faux
       *[other] codes faux
    } depuis { $since }
operator-wrong-pins-line = Choisis ceci pour remettre à zéro
operator-wrong-pins-seen = Le compte est à 0
operator-legible = Le code est lisible dans le fichier
operator-legible-line = Remplace-le par la ligne que main.py pin écrit
operator-safe = Le jeu a échoué plusieurs fois, il tourne donc avec des réglages sûrs. Images simples, pas de son et rien de gardé. Tes propres réglages comptent encore.
operator-memory-only = Le disque ne garde rien. Tout tient jusqu’au prochain démarrage.

## Remise à zéro et départ

operator-factory = Remettre à zéro
operator-factory-line = Effacer tous les changements faits ici et tous les comptes
operator-factory-ask = Remettre la borne à zéro ?
operator-factory-forget = Remettre à zéro
operator-factory-sure = Effacer vraiment tous les changements et comptes ?
operator-factory-yes = Tout effacer
operator-factory-done = Les réglages du fichier sont revenus, et tous les comptes sont à 0
operator-quit = Quitter le programme
operator-quit-line = Arrête la borne
operator-quit-ask = Quitter le programme ?
operator-quit-yes = Quitter
operator-leave = Revenir à la borne
operator-leave-line = Prête pour les visiteurs suivants
operator-go-back = Revenir
operator-go-back-line = Rien ne change

## Fautes du fichier

operator-mistake = { $file } : { $fault }
operator-mistake-line = { $file }, ligne { $number } : { $fault }
-operator-fault-unknown = { $key } est inconnu (connus : { $offered })
-operator-fault-one-of = { $key } doit être parmi { $offered }, pas { $written }
-operator-fault-number = { $key } doit être un nombre entier de { $least } à { $most }, pas { $written }
-operator-fault-hours = { $key } doit être « closed » ou des heures comme « 10:00-14:00 », pas { $written }
-operator-fault-loud-hours = { $key } doit être des heures avec un volume comme « 20:00-08:00 50 », pas { $written }
-operator-fault-message = { $key } doit être une ligne d’au plus { $count } lettres entre guillemets, pas { $written }
-operator-fault-memory = { $key } doit être 0 ou un nombre entier de { $least } à { $most }, pas { $written }
-operator-fault-folder-name = { $key } doit être le chemin entier d’un dossier entre guillemets, pas { $written }
-operator-fault-pin = { $key } doit avoir { $least } à { $most } chiffres entre guillemets
-operator-fault-pin-hash = { $key } doit être ce que « python main.py pin » a écrit
-operator-fault-no-variant = { $key } doit être une variante ou « none », pas { $written }
-operator-fault-variants = { $key } doit être « all », « none » ou certains de { $offered }, pas { $written }
-operator-fault-no-game = il ne reste aucun jeu, donc on les propose tous
-operator-fault-more = { $count } { $count ->
        [one] faute
       *[other] fautes
    } de plus
-operator-fault-no-file = ce fichier n’existe pas, donc rien n’y compte
-operator-fault-folder = n’est pas un fichier, donc rien n’y compte
-operator-fault-unread = est illisible ({ $error }), donc rien n’y compte
-operator-fault-name = a un nom impossible pour un fichier, donc rien n’y compte
-operator-fault-large = dépasse { $count } Ko, donc rien n’y compte
-operator-fault-no-utf8 = n’est pas en UTF-8, donc rien n’y compte
-operator-fault-dots = a trop de points, donc on ignore cette ligne
-operator-fault-statement = veut un nom et « = », des [crochets] ou « # », donc on ignore cette ligne
-operator-fault-equals = veut « = » après le nom, donc on ignore cette ligne
-operator-fault-rest = a du texte après la valeur, donc on ignore cette ligne
-operator-fault-value = veut un nombre, true, false ou des mots entre guillemets, donc on ignore cette ligne
-operator-fault-quote = n’a pas de guillemet à la fin, donc on ignore cette ligne
-operator-fault-bracket = n’a pas de crochet fermant, donc on ignore cette ligne
-operator-fault-backslash = veut « \\ » pour chaque « \ » entre guillemets, donc on ignore cette ligne
-operator-fault-twice = répète une ligne d’avant, donc on l’ignore
-operator-fault-sign = a un signe impossible, donc on ignore cette ligne
-operator-fault-nonsense = n’a pas de sens, donc on ignore cette ligne
-operator-fault-too-much = a trop de fautes, donc rien n’y compte
-operator-fault-include = { $key } veut le chemin d’un fichier entre guillemets, pas { $written }
-operator-fault-circle = include tourne en rond, ou passe par plus de { $count } fichiers
-operator-fault-slow = est trop long à lire, donc rien n’y compte
# $since: a date and a time.
-operator-fault-former = il y a une faute, donc les réglages du { $since } restent
