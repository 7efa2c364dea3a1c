### Qui joue : les patères, les pages d’une place, les noms et les images.

-animal-fox = Renard
    .the = le renard
-animal-bear = Ours
    .the = l’ours
-animal-rabbit = Lapin
    .the = le lapin
-animal-frog = Grenouille
    .the = la grenouille
-animal-badger = Blaireau
    .the = le blaireau
-animal-lion = Lion
    .the = le lion
-animal-penguin = Pingouin
    .the = le pingouin
-animal-pig = Cochon
    .the = le cochon
-animal-owl = Hibou
    .the = le hibou
-animal-mouse = Souris
    .the = la souris
-animal-hedgehog = Hérisson
    .the = le hérisson
-animal-cat = Chat
    .the = le chat

## Les patères

seats-title = Qui joue ?
seats-hello = Bonjour ! Qui joue ?
    .child = Bonjour ! Qui joue ?
seats-how = Presse pour jouer. Puis choisis Commencer.
    .child = Presse pour jouer. Puis Commencer.
seats-start = Commencer
seats-options = Changer les options
seats-add = Ajouter
seats-join = Rejoindre
seats-leave = Partir
seats-ready = Accepter
seats-face = Changer de visage
seats-wait = Annuler
seats-waits-for = Pas encore : { $names }
    .child = Pas encore : { $names }
seats-not-yours = Seul { $name } change ceci
    .child = Seul { $name } change ceci
seats-all-ready = Tout le monde est prêt !
    .child = On est tous prêts !
seats-press = Presse
    pour jouer
seats-press-line = Rejoindre
seats-joins = { $name } joue avec { $device }
    .child = { $name } joue ! { FORM($device, of: "bare") }
seats-leaves = { $name } part. { $fellow } prend la place (ordinateur).
    .child = { $name } part. { $fellow } prend la place.
seats-all-taken = Les { $count } places sont prises
    .child = On est { $count }. Presse Commencer !
seats-counted = { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    }, { $computers ->
        [one] { $computers } ordinateur
       *[other] { $computers } ordinateurs
    }
    .child = { $people ->
        [one] { $people } personne
       *[other] { $people } personnes
    } et { $computers ->
        [one] { $computers } ordinateur
       *[other] { $computers } ordinateurs
    }
seats-computer = { $name } est un ordinateur
    .child = Un ordinateur joue pour { $name }
seats-partners = { $name } et { $fellow } sont partenaires
    .child = { $name } et { $fellow } sont ensemble
seats-plays-with = { $name } joue avec { $device }
    .child = { $name } joue. { FORM($device, of: "bare") }
-seats-partner = avec { $name }

## Sur une étiquette

seat-shared = { FORM($device, of: "bare") }, partagé
seat-together = { FORM($device, of: "bare") }, ensemble
seat-two-devices = { FORM($device, of: "bare") } + { FORM($companion, of: "bare") }
level-gentle = Doux
level-gentle-line = Fait des erreurs. Bien pour débuter.
    .child = Il ne voit pas tout
level-fair = Correct
level-fair-line = Joue comme quelqu’un qui connaît le jeu
    .child = Il joue bien
level-sharp = Malin
level-sharp-line = Retient tout et prévoit
    .child = Il joue très bien
level-master = Maître
level-master-line = Joue aussi bien que possible
    .child = Il est dur à battre

## La page d’une place

seat-who = Joueur
seat-who-line = Une personne ou un ordinateur
    .child = Un de nous ou un ordinateur
seat-person = Personne
seat-bot = Ordinateur
seat-name = Nom
seat-rename = Renommer
seat-name-line = Renommer { $name }
seat-picture = Image
seat-picture-line = Choisir un animal, une couleur et un motif
    .child = Choisis une tête
seat-change-picture = Changer d’image
seat-place = Place à la table
seat-place-at = { $number } sur { $count }
seat-place-line = L’ordre du jeu, dans le sens des aiguilles
    .child = Où s’asseoir
seat-partner = Partenaire de { $name }
    .child = Ensemble avec { $name }
seat-device = Appareil
seat-device-line = Deux joueurs peuvent partager une manette ou le clavier
    .child = Une manette pour deux, ça va
seat-headset = Casque
seat-headset-none = Aucun
seat-headset-line = Lit tes cartes à voix haute. Toi seul dois l’entendre.
    .child = Personne d’autre n’entend
seat-headset-worn = Tes cartes sont lues dans { $name }. Toi seul dois l’entendre.
    .child = On entend seulement dans { $name }
seat-level = Niveau
seat-remove = Retirer ce joueur
seat-remove-line = Jouer avec un joueur de moins
    .child = Un de nous s’en va
seat-more-line = Plus sur { $name }
    .child = Quoi d’autre ?
seat-done-line = Retour à tous les joueurs
    .child = Retour à nous tous

## Les caractères

seat-character = Caractère
characters-pick = Qui joue ici ?
    .child = Qui joue ici ?
character-bold = Audace
    .child = Plein de courage
character-bold-line = { $name } annonce haut et aime commencer
    .child = Le lion a du courage
character-bold-glad = Bravo !
    .child = Oui !
character-bold-sorry = Encore !
    .child = La prochaine fois !
character-careful = Prudence
    .child = Fait attention
character-careful-line = { $name } ne risque rien et prend son temps
    .child = Le hérisson fait attention
character-careful-glad = Ouf !
    .child = Ouf !
character-careful-sorry = Je le savais
    .child = Tant pis !
character-hoarder = Économe
    .child = Garde tout
character-hoarder-line = { $name } garde le meilleur pour la fin
    .child = La souris garde les bonnes choses
character-hoarder-glad = À moi !
    .child = Pour moi !
character-hoarder-sorry = Mon trésor !
    .child = Oh non !
character-gambler = Tente sa chance
    .child = Aime la chance
character-gambler-line = { $name } prend des risques
    .child = Le chat aime la chance
character-gambler-glad = Quelle chance !
    .child = J’ai de la chance !
character-gambler-sorry = Quitte ou double !
    .child = Pas de chance !
character-joker = Copie les autres
    .child = Aime copier
character-joker-line = { $name } copie le dernier coup
    .child = La grenouille aime copier
character-joker-glad = Ha, pareil !
    .child = Ha ha !
character-joker-sorry = Très drôle
    .child = Que c’est drôle !
character-quick = Vite fait
    .child = Va vite
character-quick-line = { $name } répond vite et pose beaucoup de cartes d’un coup
    .child = Le lapin va vite
character-quick-glad = Au suivant !
    .child = Hop !
character-quick-sorry = Trop vite
    .child = Oups !
character-none = Aucun
    .child = Joue, c’est tout
character-none-line = { $name } n’a pas de style à part
    .child = Il joue, c’est tout

## Les noms et les images

naming-choose = Choisis un nom ou écris-le
naming-taken = { $name } est déjà à la table
naming-no-letter = La lettre { $number } de ce nom ne s’affiche pas. Écris-le autrement.
    .child = La lettre { $number } ne s’affiche pas
pictures-pick = Choisis une image
    .child = Choisis une image
pictures-of = Choisis une image pour { $name }
pictures-be = { $name } est { FORM($animal, of: "the") }
    .child = Sois { FORM($animal, of: "the") }
pictures-swap = { $name } est { FORM($animal, of: "the") }. { $fellow } reçoit une autre image.
pictures-taken = { $animal } est déjà là
    .child = { $animal } est là
pictures-taken-now = { $animal } est déjà là. Choisis autre chose.
    .child = { $animal } est là. Choisis encore.
hint-pick = Choisir
hint-more = Voir plus
