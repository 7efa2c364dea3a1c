### The end of a match: the podium, what comes next, and the replay with open hands.

people = { $names }
results-win = { $names } { COUNT($names) ->
        [one] gewinnt
       *[other] gewinnen
    }!
results-no-winner = Niemand gewinnt!
# The table has ended the match before its end: this is who is ahead. $count: deals.
results-lead = { $names } { COUNT($names) ->
        [one] führt
       *[other] führen
    }
results-ended = { $count ->
        [one] Nach 1 Runde habt ihr die Partie beendet
       *[other] Nach { $count } Runden habt ihr die Partie beendet
    }
    .child = Hier haben wir aufgehört
results-thanks = Alle haben toll gespielt!
    .child = Alle haben toll gespielt!

## What comes next

results-again = Noch mal spielen
results-other = Spiel wechseln
results-look-back = Zurückblicken
results-replay = Wiederholung zeigen
results-finish = Beenden
results-name = { $name } umbenennen
results-name-line = Nicht { $name }? Sag, wie du heißt. Dann gehören dir die Partien von heute.
results-named = Gut gespielt, { $name }! Die Partien von heute gehören dir.

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
replay-again = Noch mal zeigen
replay-step = Weiterschalten
replay-why = Grund zeigen
replay-next-hand = Nächstes Blatt
replay-leave = Verlassen
replay-end = Hier endet die Aufzeichnung
replay-no-motion = Ohne Bewegung
replay-at = { $number } von { $count }
replay-at-pace = { $number } von { $count } · { $pace }
replay-sealed = Versiegelt als { $words }
replay-not-sealed = So waren die Karten nicht versiegelt

replay-more = Mehr zeigen
replay-more-back = Zurück zur Wiederholung
replay-highlights = Höhepunkte zeigen
replay-highlights-line = Die besten Momente der Partie
    .child = Das Beste zum Anschauen!
replay-whole = Alles zeigen
replay-skip = Überspringen
replay-highlight = Höhepunkt { $number } von { $count }
replay-moment-turning = Der Wendepunkt
replay-moment-won = So { COUNT($seats) ->
        [one] gewann
       *[other] gewannen
    } { $seats }
replay-moment-end = So ging es aus
replay-what-if = Anders spielen
replay-what-if-line = Probier einen anderen Zug und sieh, was passiert
    .child = Probier hier etwas anderes!
replay-nothing-decided = Hier hatte niemand eine Wahl
    .child = Hier hatte niemand eine Wahl
replay-turning = Wo es kippte
replay-turning-line = Die Entscheidung, die am meisten zählte, und warum
replay-no-turning = Der Trainer hätte alles genauso gemacht
replay-looking = Der Trainer sucht noch: { $amount } %
replay-turned = { FACE($seat) } Hier kippte es: So entschied { $seat }
replay-lesson = Eine Übung für { $name }
replay-lesson-line = Eine Entscheidung aus dieser Partie, noch einmal
replay-film = Als Film behalten
replay-film-line = Die Höhepunkte als bewegtes Bild, für alle, die nicht dabei waren
replay-film-grows = Der Film entsteht: { $amount } %
replay-film-kept = Der Film ist als WebP und GIF gespeichert. Oben steht der Ort.
replay-film-failed = Der Film ließ sich nicht machen

## Was gewesen wäre: eine Partie, die vorbei ist, geht anders weiter

what-if-standing = Ausgedacht
what-if-hurry = Beschleunigen
what-if-back = Zurück zur Partie
what-if-again = Noch mal versuchen
what-if-hand-over = So wäre es gekommen
    .child = So wäre es gekommen
what-if-no-winner = Niemand hätte gewonnen
    .child = Niemand hätte gewonnen
what-if-same = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] hätte
       *[other] hätten
    } trotzdem gewonnen
    .child = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] hätte
       *[other] hätten
    } wieder gewonnen
what-if-others = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] hätte
       *[other] hätten
    } gewonnen
    .child = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] hätte
       *[other] hätten
    } gewonnen
what-if-scores = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] hätte
       *[other] hätten
    } gewonnen: { $seat } { $amount } statt { $real }
    .child = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] hätte
       *[other] hätten
    } gewonnen

## Eine Übung aus der eigenen Partie

mistake-title = Aus deiner Partie
mistake-standing = Aus deiner Partie
mistake-asked = Du warst hier. Der Trainer sieht einen besseren Zug. Du auch?
mistake-taken = Das hast du gespielt. Es gibt einen besseren Zug.
mistake-another = Der Trainer hat eine andere Idee. Schau noch mal.

# Das Fest der Kinder: ein Sticker für den Vorhang.
party-hang = Klebe einen Sticker auf!
party-hangs = { FACE($seat) } { $seat } klebt einen Sticker
party-hang-it = Aufkleben
