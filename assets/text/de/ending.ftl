### The end of a match: the podium, what comes next, and the replay with open hands.

people = { $names }
podium-more = { $name } +{ $count }
results-win = { $names } { COUNT($names) ->
        [one] gewinnt
       *[other] gewinnen
    }!
results-nobody = Niemand gewinnt!
results-thanks = Alle haben toll gespielt!
    .child = Alle haben toll gespielt!

## What comes next

results-again = Noch mal
results-other = Anderes Spiel
results-look-back = Rückblick
results-replay = Wiederholung
results-finish = Beenden

## A kind word for each child

kind-well-played = Gut gespielt!
kind-great-fun = Was für ein Spaß!
kind-clever = So schlau!
kind-thinking = Gut überlegt!
kind-bravo = Bravo!
kind-super = Super!
kind-game = Was für ein Spiel!
kind-evening = Was für ein Abend!
kind-cards = Tolle Karten!
kind-good = Sehr gut!
kind-hooray = Hurra!
kind-wow = Wow!
kind-lovely = Wunderbar!

## The replay

replay-play = Abspielen
replay-pause = Anhalten
replay-again = Noch mal
replay-step = Schritt
replay-why = Warum?
replay-next-hand = Nächstes Blatt
replay-leave = Verlassen
replay-end = Hier endet die Aufzeichnung
replay-no-motion = Ohne Bewegung
replay-at = { $number } von { $count }
replay-at-pace = { $number } von { $count } · { $pace }
replay-sealed = Versiegelt als { $words }
replay-not-sealed = So waren die Karten nicht versiegelt

# Das Fest der Kinder: ein Sticker für den Vorhang.
party-hang = Klebe einen Sticker auf!
party-hangs = { FACE($seat) } { $seat } klebt einen Sticker
party-hang-it = Aufkleben
