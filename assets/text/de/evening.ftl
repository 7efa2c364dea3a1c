### An evening of several games: its programme, how it stands, and its end.

evening-title = Der Abend

## The programme

evening-like = Wie es euch gefällt
evening-like-line = Wie viele Spiele, wie lange, wie alt: das Haus wählt
    .child = Wir wählen für euch
evening-add = Aufnehmen
evening-remove = Streichen
evening-full = { $count } Spiele sind genug für einen Abend
    .child = Das reicht für heute
evening-game-long = { $game }: etwa { $amount } Minuten
evening-long = Etwa { $amount } Minuten
evening-rule = Ein Sieg zählt 3 Punkte, je Besserem einen weniger
    .child = Wir spielen alle!
evening-count = Spiele
evening-count-line = Wie viele Spiele nacheinander gespielt werden
    .child = Wie viele Spiele?
evening-length = Zeit
evening-length-line = Wie lange alle zusammen dauern dürfen
    .child = Wie lange?
-evening-minutes = { $amount } min
evening-age = Wer spielt
evening-age-line = Mit den Jüngsten wird jedes Spiel auf die leichtere Art gespielt
    .child = Mit den Regeln für Kinder
-evening-grown = Erwachsene
-evening-young = mit Kindern
evening-draw = Für uns wählen
evening-draw-line = Das Haus stellt ein Programm zusammen
    .child = Wähle Spiele für uns

## The seats

evening-sits-out = { $names } { COUNT($names) ->
        [one] setzt aus und kommt
       *[other] setzen aus und kommen
    } als Nächstes dran
    .child = Im nächsten Spiel: { $names }

## How it stands

evening-points = Punkte des Abends
evening-went = So lief es
evening-next = Nächstes Spiel
evening-next-is = Als Nächstes: { $game }
evening-one-more = Noch eins
evening-night = Gute Nacht
evening-end = Beenden
evening-on = Der Abend
evening-how-went = So lief es
evening-has = { $name }: { $amount ->
        [one] ein Punkt
       *[other] { $amount } Punkte
    }
evening-wins = { $names } { COUNT($names) ->
        [one] gewinnt
       *[other] gewinnen
    } den Abend
