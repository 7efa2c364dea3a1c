### An evening of several games: its programme, how it stands, and its end.

evening-title = Der Abend

## The programme

evening-like = Für uns wählen
evening-like-line = Wir wählen die Spiele für euch
    .child = Wir wählen für euch
evening-add = Aufnehmen
evening-remove = Streichen
evening-full = { $count } Spiele sind genug für einen Abend
    .child = Das reicht für heute
evening-game-long = { $game }, etwa { $amount } Minuten
evening-long = Etwa { $amount } Minuten
evening-rule = Platz 1: 3 Punkte. Dann 2, 1 und 0.
    .child = Wir spielen alle!
evening-count = Spiele
evening-count-line = Wie viele Spiele nacheinander gespielt werden
    .child = Wie viele Spiele?
evening-length = Zeit
evening-length-line = Zeit für alle Spiele zusammen
    .child = Wie lange?
-evening-minutes = { $amount } min
evening-age = Wer spielt
evening-age-line = Mit den Jüngsten wird jedes Spiel auf die leichtere Art gespielt
    .child = Mit den Regeln für Kinder
-evening-grown = Erwachsene
-evening-young = mit Kindern
evening-draw = Spiele wählen
evening-draw-line = Wir wählen die Spiele für euch
    .child = Wähle Spiele für uns

## The seats

evening-sits-out = { $names } { COUNT($names) ->
        [one] setzt dieses Spiel aus und ist
       *[other] setzen dieses Spiel aus und sind
    } im nächsten dabei
    .child = Im nächsten Spiel: { $names }

## How it stands

# At every table of an evening: the number of the game.
evening-number = { $amount } von { $count }
evening-game = Spiel { $amount } von { $count }
evening-leads = { $name } führt mit { $amount ->
        [one] einem Punkt
       *[other] { $amount } Punkten
    }
evening-level = { $names } führen gemeinsam
evening-next = Weiterspielen
evening-next-is = Als Nächstes: { $game }
evening-one-more = Noch eins spielen
evening-night = Abend beenden
evening-end = Abend beenden
evening-on = Abend zeigen
evening-how-went = Ergebnis zeigen
evening-has = { $name } hat { $amount ->
        [one] einen Punkt
       *[other] { $amount } Punkte
    }
evening-wins = { $names } { COUNT($names) ->
        [one] gewinnt
       *[other] gewinnen
    } den Abend
