### Ce que voient les visiteurs d’une borne.

-day-monday = lundi
-day-tuesday = mardi
-day-wednesday = mercredi
-day-thursday = jeudi
-day-friday = vendredi
-day-saturday = samedi
-day-sunday = dimanche

kiosk-press = Presse une touche
kiosk-games = { $count ->
        [one] Un jeu de cartes
        [2] Deux jeux de cartes
        [3] Trois jeux de cartes
        [4] Quatre jeux de cartes
        [5] Cinq jeux de cartes
       *[other] { $count } jeux de cartes
    } pour un canapé
    .child = { $count ->
        [one] Un jeu
       *[other] { $count } jeux
    } pour nous tous !
kiosk-devices = Manettes, clavier, souris ou écran tactile
kiosk-bots = Des ordinateurs jouent avec vous
kiosk-everybody = On peut tous jouer !
    .child = On peut tous jouer !
kiosk-game = { $game } : { $value }
access-turn-on = Activer l’accessibilité
access-turn-off = Désactiver l’accessibilité
access-line = Grand texte, fort contraste, lecture à voix haute
    .child = Je lis de grands mots
access-on = Presse quand l’anneau est sur ton choix
    .child = Presse quand l’anneau est là !
access-off = Tout est comme avant
    .child = Tout est comme avant !
kiosk-still-playing = Est-ce que vous jouez encore ?
    .child = On joue encore ?
kiosk-otherwise = Sinon, une nouvelle visite commence
    .child = Ou d’autres amis jouent
kiosk-go-on = Presse une touche pour continuer
    .child = Presse une touche pour continuer
kiosk-closes = On ferme dans { $count } { $count ->
        [one] minute
       *[other] minutes
    }
    .child = On ferme dans { $count } { $count ->
        [one] minute
       *[other] minutes
    }
kiosk-closed = Fermé
kiosk-opens-today = On ouvre aujourd’hui à { $time }
kiosk-opens-tomorrow = On ouvre demain, { $day }, à { $time }
kiosk-opens-day = On ouvre { $day } à { $time }
