### Memories: what is kept of people and of matches, cards that are dealt again, and what people take along. Nothing of it
### is there for children, or in a kiosk.

title-memories = Erinnerungen zeigen
title-memories-line = Eure Partien und Ergebnisse

-month-1 = Jan.
-month-2 = Feb.
-month-3 = März
-month-4 = Apr.
-month-5 = Mai
-month-6 = Juni
-month-7 = Juli
-month-8 = Aug.
-month-9 = Sep.
-month-10 = Okt.
-month-11 = Nov.
-month-12 = Dez.
-memories-day = { $number }. { $month } { $year }

## The wall of matches and records

memories-title = Erinnerungen
memories-first = Eure erste Partie
memories-play = Jetzt spielen
memories-none-line = Hier steht eine Partie, sobald sie zu Ende gespielt ist
memories-watch = Ansehen
memories-same-deal = Vergleichen
memories-people = Spieler ansehen
memories-people-title = Spieler
memories-won = { $names } { COUNT($names) ->
        [one] hat
       *[other] haben
    } { $game } gewonnen
memories-lost = { $game } endete ohne Sieg
memories-score = { $value } : { $other }
memories-made-won = Gewonnen
memories-made-lost = Verloren
# The result of an evening of several games.
memories-evening = { $count } Spiele
memories-today = Heute
memories-yesterday = Gestern
-memories-day-month = { $number }. { $month }
-memories-month-year = { $month } { $year }
memories-records = Rekorde
-memories-row = { $count ->
       *[other] Siege in Folge
    }
memories-record-line = { $value } { $text }
memories-latest = Die letzten zehn von { $name }

## Who is kept here

memories-person-line = { $name }: { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }, { $amount ->
        [0] noch keine gewonnen
       *[other] { $amount } gewonnen
    }
memories-person-none = { $name } hat noch keine Partie zu Ende gespielt
-memories-played = { $count ->
        [0] noch keine Partie
        [one] eine Partie
       *[other] { $count } Partien
    }

## The page of a player

-memories-matches-word = { $count ->
        [one] Partie
       *[other] Partien
    }
-memories-wins-word = { $count ->
        [one] Sieg
       *[other] Siege
    }
memories-games = Welches Spiel wie oft
-memories-played-key = gespielt
-memories-won-key = gewonnen
memories-best = Beste Momente
memories-best-none = Noch keiner
memories-best-when = { $game }, { $day }
memories-year = Das Jahr
memories-year-page = Das Jahr { $year }
memories-year-counts = { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }, { $amount } gewonnen
memories-year-save = Jahr sichern
memories-year-save-line = Dieses Jahr als Seite zum Drucken sichern
memories-beaten = Geschlagen
memories-beaten-line = { $value } { $count ->
        [one] einmal
       *[other] { $count }-mal
    } geschlagen
memories-game-line = { $game }: { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }, { $amount } gewonnen
memories-partner = Am liebsten mit { $name }: { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    } gemeinsam, { $amount } gewonnen
memories-rival = Am häufigsten dabei: { $name }, { $count ->
        [one] eine Partie
       *[other] { $count } Partien
    }
memories-save = Sichern
memories-forget = Löschen
memories-keep = Behalten
memories-forget-yes = Alles löschen
memories-forget-line = Alles über { $name } wird für immer gelöscht, auch aus den Kopien
memories-forgotten = Über { $name } ist nichts mehr gespeichert

## A deal

deal-title = Karten Nr. { $text }: { $game }
deal-again = Noch einmal geben
deal-record = Partie sichern
deal-picture = Bild sichern
deal-once = Lasst andere diese Karten spielen und vergleicht die Ergebnisse
deal-compared = Gold zeigt das beste Ergebnis
deal-watched = Eine Wiederholung hat diese Karten vorher gezeigt
deal-equal = Bisher haben alle gleich viel aus diesen Karten gemacht
deal-runs = Mit diesen Karten spielt gerade noch jemand
deal-unreadable = Die Aufzeichnung dieser Partie ist nicht lesbar
-deal-won = gewonnen
-deal-lost = verloren
deal-made = { $names }: { $value }
deal-picture-line = { $game }, { $day }
# Of a plate on the podium, which has the number.
deal-plate-line = Mit dieser Nummer könnt ihr dieselben Karten noch einmal spielen
deal-compare = Vergleichen
deal-compare-line = So kamen andere mit denselben Karten zurecht
table-dealt-again = Karten Nr. { $text }
table-seen = { $names } { COUNT($names) ->
        [one] kennt
       *[other] kennen
    } diese Karten schon
    .child = { $names } { COUNT($names) ->
        [one] kennt
       *[other] kennen
    } diese Karten
table-seen-by = { $count ->
        [0] { $name } kennt sie
       *[other] { $name } +{ $count } kennen sie
    }
seats-seen = { $names } { COUNT($names) ->
        [one] kennt
       *[other] kennen
    } diese Karten, also zählt die Partie nicht
    .child = { $names } { COUNT($names) ->
        [one] kennt
       *[other] kennen
    } diese Karten
seats-watched = Diese Karten hat eine Wiederholung gezeigt, also zählt die Partie nicht
    .child = Noch einmal dieselben Karten
seats-dealt-again = Karten Nr. { $text } noch einmal: Niemand hier kennt sie.
    .child = Noch einmal dieselben Karten
seats-deal-fixed = Dieselben Karten spielt man nach denselben Regeln
    .child = Die Regeln bleiben, wie sie waren

## What people take along

share-done = Gesichert in { $path }: { $file }
share-failed = Es ließ sich nicht sichern: { $error }
share-nowhere = Hier lässt sich nichts sichern
