### How a match is set up: its options and helps, and what is counted in it.

options-title = { $game }: Wie spielt ihr?
# $count: about so many minutes, in steps of five.
options-takes = { $game } dauert etwa { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
options-variant = Spiel
options-seats = Plätze
options-seats-line = Wie viele mitspielen
    .child = Wie viele spielen mit?
options-usual = Übliche Regeln nehmen
options-usual-line = Alles so, wie es in den Regeln steht
    .child = Alles wie in den Regeln
options-is-usual = Alles ist wie üblich
    .child = Alles ist wie in den Regeln
options-done-line = Zurück zu den Plätzen
    .child = Zurück zu den Plätzen
option-set = { $option }: { $value }
options-set = { $options }

## What is counted, and who wins with it

points = { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    }
stars = { $count } { $count ->
        [one] Stern
       *[other] Sterne
    }
cards = { $count } { $count ->
        [one] Karte
       *[other] Karten
    }
most-points-win = Wer die meisten Punkte hat, gewinnt
    .child = Wer die meisten Punkte hat, gewinnt
fewest-points-win = Wer die wenigsten Punkte hat, gewinnt
    .child = Wer die wenigsten Punkte hat, gewinnt
most-stars-win = Wer die meisten Sterne hat, gewinnt
    .child = Wer die meisten Sterne hat, gewinnt
most-cards-win = Wer die meisten Karten hat, gewinnt
    .child = Wer die meisten Karten hat, gewinnt

## Helps that change no rule

aid-reminder = Gedächtnis
-aid-reminder-none = aus
aid-reminder-none-line = Sich zu merken, was gezeigt wurde, ist das halbe Spiel
-aid-reminder-list = eine Liste
aid-reminder-list-line = Was gezeigt wurde und von wem, steht auf Knopfdruck da

aid-hands = Karten
-aid-hands-hidden = verdeckt
aid-hands-hidden-line = Die Karten der anderen bleiben verdeckt
-aid-hands-open = offen
aid-hands-open-line = Alle sehen alle Karten. Gut zum Lernen. Die Partie zählt nicht.

aid-deals = Runden
-aid-deals-all = bis zum Ziel
aid-deals-all-line = Die Partie endet, wenn das Ziel erreicht ist
-aid-deals-most = höchstens { $count }
aid-deals-most-line = Nach { $count } Runden ist Schluss. Dann steht da, wer führt

aid-coach = Trainer
-aid-coach-off = aus
aid-coach-off-line = Der Trainer gibt keinen Rat
-aid-coach-on = an
aid-coach-on-line = Schlägt einen Zug vor und sagt warum. Das Punkteblatt zeigt, wer gefragt hat.

aid-register = Liste
-aid-register-none = von Hand
aid-register-none-line = Eigene, offene und aufgedeckte Buchstaben sind markiert
-aid-register-crossing = streicht durch
aid-register-crossing-line = Streicht durch, was offensichtlich ist
-aid-register-deduction = denkt mit
aid-register-deduction-line = Markiert alles, was aus den Zahlen folgt
