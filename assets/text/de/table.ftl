### What every table says: buttons, questions, the coach, curtains, devices, companions, calls.
### Names are never bent: „von { $name }“. A curtain is for one person (du), the table for all (ihr).

## What a player holds. .dat: behind "mit"; .bare: its name alone.

-table-pad = Controller { $number }
    .bare = Controller { $number }
-table-pad-again = Controller { $number } (neu verbunden)
    .bare = Controller { $number } (neu verbunden)
-table-keyboard = die Tastatur
    .dat = der Tastatur
    .bare = Tastatur
-table-left-keys = die linken Tasten
    .dat = den linken Tasten
    .bare = Linke Tasten
    .number = many
-table-right-keys = die rechten Tasten
    .dat = den rechten Tasten
    .bare = Rechte Tasten
    .number = many
-table-mouse = die Maus
    .dat = der Maus
    .bare = Maus
-table-touch = der Touchscreen
    .dat = dem Touchscreen
    .bare = Touchscreen
-table-any-device = irgendein Gerät
    .dat = irgendeinem Gerät
    .bare = Jedes Gerät
table-device = { FORM($device, of: "bare") }

## The last deal, as agreed

# $count: deals.
table-last-deal = Letzte Runde
last-deal-ask = Soll die Partie nach dieser Runde enden?
    .child = Hören wir danach auf?
last-deal-end = Beenden
last-deal-not = Weiterspielen
last-deal-agreed = Alle sind dafür. Das ist die letzte Runde.
    .child = Das ist unsere letzte Runde!
last-deal-refused = Nicht alle sind dafür, also spielt ihr weiter.
    .child = Wir spielen weiter!
last-deal-off = Nach dieser Runde geht die Partie weiter
    .child = Danach spielen wir weiter!

## What buttons do

table-on = Weiter
table-pause = Anhalten
table-play = Spielen
table-close = Schließen
table-more = Mehr zeigen
table-earlier = Früheres zeigen
table-pick = Nehmen
table-put-back = Zurücklegen
table-take-back = Zurücknehmen
table-erase = Löschen
table-hold-to-look = Halten und ansehen
table-must-hold = Das Blatt bleibt offen, solange ihr haltet
table-last-trick = Stich zeigen
table-latest-trick = Letzter Stich
table-shown = Rückschau zeigen
table-call = Einspruch erheben
table-calls = Einspruch
# On the curtain of the only person left, after another person gave up a seat.
table-keep-open = Karten offen lassen
table-object = Anzweifeln
table-by-lot = Auslosen
table-seat = { FACE($seat) } { $seat }
table-open-hands = Offene Karten

## Whom the table waits for

table-to-play = { $seats } { COUNT($seats) ->
        [one] ist
       *[other] sind
    } dran
    .child = Jetzt { COUNT($seats) ->
        [one] ist
       *[other] sind
    } { $seats } dran
table-still-choosing = { $count } wählen noch
    .child = { $count } von uns wählen noch
table-ahead = Als Nächstes spielen
table-turn = { $name } ist dran
    .child = Jetzt ist { $name } dran
table-both = { $first }. { $second }

## Answers of several parts: what is still missing

table-picked = { $count } von { $amount }
table-picked-more = { $count } von mindestens { $amount }
table-no-set = Das passt nicht zusammen
table-no-row = Noch keine Reihe
table-all-done = Alles fertig? Leg ab!

## The coach

table-coach = Trainer
table-coach-compare = Vergleichen
table-coach-more = Mehr wissen
table-coach-thinking = Der Trainer denkt nach …
    .child = Ich denke nach
table-coach-silent = Der Trainer hat hier keinen Rat.
    .child = Ich weiß nicht. Probier etwas!
table-coach-does = { $choice }.
table-coach-else = Genauso gut: { LIST($choices, last: "or") }.
    .child = Auch gut: { LIST($choices, last: "or") }.
table-coach-nothing-else = Etwas genauso Gutes hat der Trainer nicht gefunden.
    .child = Das hier ist am besten.
table-coach-weaker = Schwächer:
-table-marked = { $count ->
        [one] die markierte Karte
       *[other] die markierten Karten
    }
table-coach-wait = Besser nicht. Warte.
    .child = Warte lieber ab.
table-asked-coach = Den Trainer gefragt
table-hands-opened = Geöffnete Blätter
table-points = { $seat }: { $amount }
# Wer nach einer Wertung führt, wenn vorher andere geführt haben.
table-leads-now = Jetzt { COUNT($seats) ->
        [one] führt
       *[other] führen
    } { $seats }

## Curtains

table-pass = Weiter an { $name }
table-pass-companion = { $name } und Begleitung
    .child = { $name } mit Hilfe
table-look-away = Alle anderen schauen weg
    .child = Niemand sonst darf gucken
table-since = Inzwischen
table-so-far = Bisher
table-opens-any = { SIGN($picture) } Jedes Gerät { SIGN($button) } öffnet den Vorhang
table-opens-pad = { SIGN($picture) } Mit dem Controller von { $name } { SIGN($button) } den Vorhang öffnen
table-opens-keys = { SIGN($picture) } Mit den Tasten von { $name } { SIGN($button) } den Vorhang öffnen
table-opens-device = { SIGN($picture) } { $device } { SIGN($button) } öffnet den Vorhang
table-opens-either = Vorhang öffnen: { SIGN($first) } oder { SIGN($second) }
table-only-pad = Nur der Controller von { $name } öffnet ihn
table-only-keys = Nur die Tasten von { $name } öffnen ihn
table-only-device = Nur { $device } öffnet ihn
table-only-either = Nur { $name } oder die Begleitung öffnet ihn
    .child = Nur { $name } oder die Hilfe
table-press-button = Drückt die Taste
table-who-looks = Wer schaut?
table-all-look = Alle dürfen schauen
    .child = Wir dürfen alle gucken
table-no-one = Niemand

## What a seat reads on its curtain of what happened to it

table-opened-with = Seit deinem letzten Blick { $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    } mit { FORM($device, of: "dat") } geöffnet
    .child = Jemand hat diese Karten gesehen
table-opened-by-others = Seit deinem letzten Blick { $count ->
        [1] einmal
        [2] zweimal
       *[other] { $count }-mal
    } von anderen geöffnet
    .child = Jemand hat diese Karten gesehen
table-held-with = Seit deinem letzten Blick saß jemand mit { FORM($device, of: "dat") } hier
    .child = Hier saß jemand anderes
table-held-by-others = Seit deinem letzten Blick saß hier jemand anderes
    .child = Hier saß jemand anderes
table-computer-sat = Seit deinem letzten Blick saß hier ein Computerspieler
    .child = Hier saß ein Computer
table-device-was-gone = Dein Gerät war eine Weile weg
    .child = Die Tasten waren kurz weg

## What the table is told of people who hold, or sit, otherwise now

table-computer-plays = Für { $name } spielt jetzt ein Computerspieler
    .child = Für { $name } spielt ein Computer
table-plays-with = { $name } spielt jetzt mit { FORM($device, of: "dat") }
table-plays-for = { $device } { FORM($device, of: "number") ->
        [many] spielen
       *[one] spielt
    } jetzt für { $name }
table-is-back = { $name } ist wieder da
    .child = { $name } ist wieder da

## A device is gone

table-pad-gone = Der Controller von { $name } ist weg
table-buttons-gone = { $name } hat jetzt keine Tasten
table-plug-in = Wieder einstecken oder mit anderem Gerät übernehmen
    .child = Bitte wieder einstecken
table-waits = { $name } wartet
table-take-over = Übernehmen
# A pad came back that may be another player's, or a match goes on: which pad is whose is shown by a press.
table-whose-pad = Welcher Controller gehört { $name }?
table-pads-apart = Jeder Controller öffnet nur seine eigenen Karten
    .child = Jeder hat seine eigenen Karten
table-press-yours = { $name }, drück { SIGN($button) } auf deinem
table-companions-pad = Welchen Controller hat die Begleitung von { $name }?
    .child = Welcher Controller hilft { $name }?
table-companion-press-yours = Begleitung von { $name }, drück { SIGN($button) } auf deinem
table-yes = Erlauben
table-computer-player = Computer nehmen
table-no-companion = Ohne Begleitung spielen
table-shall-play = { $device } { FORM($device, of: "number") ->
        [many] spielen
       *[one] spielt
    } für { $name }?
table-shall-look-along = { $device } { FORM($device, of: "number") ->
        [many] schauen
       *[one] schaut
    } bei { $name } mit?
    .child = { $device } { FORM($device, of: "number") ->
        [many] helfen
       *[one] hilft
    } { $name }?
table-looks-along = { $device } { FORM($device, of: "number") ->
        [many] schauen
       *[one] schaut
    } bei { $name } mit
    .child = { $device } { FORM($device, of: "number") ->
        [many] helfen
       *[one] hilft
    } { $name }

## Companions: people who share a seat

table-companion = Begleitung
    .child = Hilfe
table-companion-line = Darf für diesen Platz schauen und drücken. Alle erfahren es.
    .child = Ein Erwachsener darf mitgucken
table-same-device = Gleiches Gerät
table-has-companion = { $names } { COUNT($names) ->
        [one] hat eine Begleitung
       *[other] haben eine Begleitung
    }
    .child = { $names } { COUNT($names) ->
        [one] hat eine Hilfe
       *[other] haben eine Hilfe
    }
table-companion-left = Die Begleitung von { $name } ist gegangen
    .child = Die Hilfe von { $name } ist weg

## Calls against a player, and votes of all players

table-who-calls = Wer erhebt Einspruch?
table-nothing-to-call = Hier gibt es keinen Grund zum Einspruch
    .child = Hier ist nichts falsch
table-own-card = Eigene Karte melden
table-own-card-line = { $seat } sagt es hinter dem Vorhang
    .child = Niemand sonst darf gucken
table-own-up = Zugeben
table-own-up-to = Zugeben: { $choice }
table-own-up-line = { $seat } hätte da bedienen können
    .child = { $seat } hatte eine passende Karte
table-nothing = Nichts melden
table-answered-already = { $seat } hat schon geantwortet
    .child = { $seat } ist fertig. Warte kurz.
table-not-asked = { $device } { FORM($device, of: "number") ->
        [many] werden
       *[one] wird
    } nicht gefragt
    .child = { $device } { FORM($device, of: "number") ->
        [many] müssen
       *[one] muss
    } warten

## A deal that is sealed

table-seal = Diese Karten sind versiegelt
table-seal-all = Alle dürfen es sehen
table-seal-words = Notiert die Wörter oder scannt das Bild mit einem Handy.
table-seal-why = Ein verändertes Programm kann keine anderen Karten mit denselben Wörtern bereithalten.
table-seal-later = Nach der Partie öffnet die Wiederholung das Siegel.
