### A kiosk: what passers-by and visitors read.

-day-monday = Montag
-day-tuesday = Dienstag
-day-wednesday = Mittwoch
-day-thursday = Donnerstag
-day-friday = Freitag
-day-saturday = Samstag
-day-sunday = Sonntag

## Passers-by

kiosk-press = Bitte einen Knopf drücken
kiosk-games = { $count ->
        [one] Ein Kartenspiel
        [2] Zwei Kartenspiele
        [3] Drei Kartenspiele
        [4] Vier Kartenspiele
        [5] Fünf Kartenspiele
       *[other] { $count } Kartenspiele
    } auf einem Sofa
    .child = { $count ->
        [one] Ein Spiel
       *[other] { $count } Spiele
    } für uns alle!
kiosk-devices = Controller, Tasten, Maus oder Finger
kiosk-bots = Computerspieler machen mit
kiosk-everybody = Wir können alle mitspielen!
    .child = Wir können alle mitspielen!
kiosk-game = { $game }: { $value }

## The access sign: one press for large text, contrast, reading aloud and one switch

access-turn-on = Bedienhilfen einschalten
access-turn-off = Bedienhilfen ausschalten
access-line = Große Schrift, starker Kontrast, vorgelesen
    .child = Große Wörter, und ich lese vor
access-on = Drück, wenn der Ring auf deiner Wahl steht
    .child = Drück, wenn der Ring dort ist!
access-off = Alles ist wieder wie vorher
    .child = Alles ist wie vorher!

## Visitors who have gone, or have to go

kiosk-still-playing = Spielt ihr noch?
    .child = Seid ihr noch da?
kiosk-otherwise = Sonst fangen die Nächsten neu an
    .child = Sonst spielen die Nächsten
kiosk-go-on = Weiter mit jedem Knopf
    .child = Drückt einen Knopf, dann geht’s weiter
kiosk-closes = Wir schließen in { $count } { $count ->
        [one] Minute
       *[other] Minuten
    }
    .child = Wir schließen in { $count } { $count ->
        [one] Minute
       *[other] Minuten
    }
kiosk-closed = Geschlossen
kiosk-opens-today = Wir öffnen heute um { $time } Uhr
kiosk-opens-tomorrow = Wir öffnen morgen, { $day }, um { $time } Uhr
kiosk-opens-day = Wir öffnen am { $day } um { $time } Uhr
