### Spooks. The suits are people and beasts of a haunted house: Spinnen, Geister, Kobolde, Knochen, Fledermäuse.

-spooks-spider = Spinne
    .many = Spinnen
-spooks-spook = Geist
    .many = Geister
-spooks-goblin = Kobold
    .many = Kobolde
-spooks-bone = Knochen
    .many = Knochen
-spooks-bat = Fledermaus
    .many = Fledermäuse
-spooks-card = { $suit } { $number }
-spooks-master = der Meister der { FORM($suit, of: "many") }
    .acc = den Meister der { FORM($suit, of: "many") }
    .dat = dem Meister der { FORM($suit, of: "many") }
-spooks-cat = die Katze
    .dat = der Katze

## What happened

spooks-dealt = { FACE($seat) } { $seat } gibt
spooks-opened = { FACE($seat) } { $seat } eröffnet mit { FORM($card, of: "dat") } { SIGN($card) }
spooks-led = { FACE($seat) } { $seat } beginnt mit { FORM($card, of: "dat") } { SIGN($card) }
spooks-followed = { FACE($seat) } { $seat } spielt { FORM($card, of: "acc") } { SIGN($card) }
spooks-passed = { FACE($seat) } { $seat } passt
spooks-came-back = Niemand geht drüber: { FACE($seat) } { $seat } beginnt
spooks-unanswered-bone = { FACE($seat) } { $seat } kann nicht bedienen: { $by } legt eine Straße
    .child = { FACE($seat) } { $seat } hat nichts Passendes: { $by } legt eine Reihe
spooks-unanswered-bat = { FACE($seat) } { $seat } kann nicht bedienen: Da kommen die Fledermäuse
    .child = { FACE($seat) } { $seat } hat nichts Passendes: Da kommen die Fledermäuse
spooks-straight = { FACE($seat) } { $seat } legt { $count ->
        [one] { FORM($card, of: "acc") }
       *[other] { $count } Karten, obenauf { FORM($card, of: "acc") }
    } { SIGN($card) }
    .child = { FACE($seat) } { $seat } legt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten in einer Reihe
    }
spooks-clockwise = Die Richtung wechselt: im Uhrzeigersinn
    .child = Jetzt geht es andersherum
spooks-counterclockwise = Die Richtung wechselt: gegen den Uhrzeigersinn
    .child = Jetzt geht es andersherum
spooks-upwards = Die Zahlen kehren sich um: wieder aufwärts
    .child = Jetzt wird wieder hochgezählt
spooks-downwards = Die Zahlen kehren sich um: jetzt abwärts
    .child = Jetzt wird rückwärts gezählt
spooks-trick = Koboldstich! Alle legen eine Karte
    .child = Ein Kobold! Alle legen eine Karte
spooks-playoff = Gleichstand: { $seats } legen noch einmal
    .child = Beide legen noch eine Karte
spooks-laid = { FACE($seat) } { $seat } hat eine Karte gelegt
spooks-trick-tied = Gleichstand: { $seats }
spooks-trick-empty = Weder Kobold noch Katze
spooks-trick-empty-lead = Weder Kobold noch Katze: { FACE($seat) } { $seat } beginnt
spooks-trick-cat = Die Katze holt sich den Stich: { FACE($seat) } { $seat } beginnt
spooks-trick-cat-last = Die Katze holt sich den Stich: { FACE($seat) } { $seat } hat ihn
spooks-trick-won = { $card } schlägt alles: { FACE($seat) } { $seat } beginnt
spooks-trick-won-last = { $card } schlägt alles: { FACE($seat) } { $seat } hat den Stich
spooks-bite = { FACE($seat) } Die Fledermäuse beißen { $seat }: von allen eine Karte
spooks-gift = { FACE($seat) } { $seat } schenkt dem kleinsten Blatt eine Karte
spooks-given = { FACE($by) } { $by } gibt { $to } eine Karte { FACE($to) }
spooks-handing = Alle geben eine Karte weiter
spooks-chosen = { FACE($seat) } { $seat } hat gewählt
spooks-handed = Alle Karten wandern einen Platz weiter
    .child = Alle Karten gehen einen Platz weiter
spooks-hand-ended = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] hat
       *[other] haben
    } keine Karten mehr!
spooks-grabbed = { FACE($seats) } { $seats } { COUNT($seats) ->
        [one] ist
       *[other] sind
    } gefangen
spooks-ended = { $seats } { COUNT($seats) ->
        [one] gewinnt
       *[other] gewinnen
    }!

## What somebody is asked

-spooks-rank = { $number ->
        [11] ein Meister
       *[other] eine { $number }
    }
    .acc = { $number ->
        [11] einen Meister
       *[other] eine { $number }
    }
    .sign = { $number ->
        [11] M
       *[other] { $number }
    }

spooks-ask-open = Beginne mit der niedrigsten Spinne { SIGN($suit) }
    .child = Beginne mit der niedrigsten Spinne
    .how = Nur diese Karte ist jetzt erlaubt.
spooks-ask-lead = Spiele irgendeine Karte
    .child = Spiele irgendeine Karte
    .how = Such dir eine Karte aus. Jede ist erlaubt.
spooks-ask-number = Spiele { FORM($rank, of: "acc") } oder passe
    .child = Spiele { FORM($rank, of: "acc") } oder passe
    .how = Suche { FORM($rank, of: "acc") }. Das Bild ist egal.
spooks-ask-special = Spiele { LIST($cards, of: "acc", last: "or") } oder passe
    .child = Spiele { FORM($rank, of: "acc") } oder die Katze
    .how = Die Katze darf auf jede Karte.
spooks-ask-cat = Spiele { LIST($cards, of: "acc", last: "or") } oder passe
    .child = Spiele die Katze oder passe
    .how = Auf diese Karte darf nur die Katze.
spooks-ask-match = Bediene { $suit } { SIGN($suit) } oder spiele { FORM($rank, of: "acc") }
    .child = Spiele { $suit } oder { FORM($rank, of: "sign") }
    .how = Suche das gleiche Bild oder die gleiche Zahl.
spooks-ask-pass-red = Nichts zum Bedienen: passe
    .child = Keine Karte passt. Weiter!
    .how = Das macht nichts. Jetzt ist jemand anders dran.
spooks-ask-pass-blue = Nichts geht: passe
    .child = Keine Karte passt. Weiter!
    .how = Das macht nichts. Jetzt ist jemand anders dran.
spooks-ask-lay = Lege eine Karte
    .child = Lege eine Karte hin
    .how = Ein großer Kobold kann gewinnen. Die Katze auch.
spooks-ask-straight = { $count ->
        [0] Lege eine Straße oder eine Karte
        [1] Lege eine Straße oder eine Karte
       *[other] { $count } Karten: die höchste obenauf
    }
    .child = { $count ->
        [0] Lege Karten in einer Reihe
       *[other] Nimm noch eine oder leg ab
    }
    .how = Eine Reihe zählt hoch, wie 3, 4, 5.
spooks-ask-bite = Gib den Fledermäusen eine Karte
    .child = Gib den Fledermäusen eine Karte
    .how = Such eine Karte aus, die nicht so gut ist.
spooks-ask-gift = Schenke dem kleinsten Blatt eine Karte
    .child = Schenke eine Karte her
    .how = Such eine Karte aus, die nicht so gut ist.
spooks-ask-gift-to = Wer bekommt diese Karte?
    .child = Wer bekommt die Karte?
    .how = Such ein Gesicht aus.
spooks-ask-hand = Gib eine Karte weiter
    .child = Gib eine Karte weiter
    .how = Such eine Karte aus, die nicht so gut ist.

## Whom the table waits for, and what may come

spooks-wait-open = { FACE($seat) } { $seat } eröffnet mit der niedrigsten Spinne
    .child = { $seat } beginnt mit der niedrigsten Spinne
spooks-wait-lead = { FACE($seat) } { $seat } spielt irgendeine Karte
    .child = { $seat } spielt irgendeine Karte
spooks-wait-number = { FACE($seat) } { $seat } darf { FORM($rank, of: "acc") } spielen oder passen
    .child = { $seat } spielt { FORM($rank, of: "acc") } oder passt
spooks-wait-cat = { FACE($seat) } { $seat } darf die Katze spielen oder passen
    .child = { $seat } spielt die Katze oder passt
spooks-wait-match = { FACE($seat) } { $seat } muss { $suit } bedienen oder { FORM($rank, of: "acc") } spielen
    .child = { $seat } braucht { $suit } oder { FORM($rank, of: "sign") }
spooks-wait-straight = { FACE($seat) } { $seat } legt eine Straße
    .child = { $seat } legt Karten in einer Reihe
spooks-wait-bite = { FACE($seat) } { $seat } gibt { $to } eine Karte { FACE($to) }
    .child = { $seat } gibt { $to } eine Karte
spooks-wait-gift = { FACE($seat) } { $seat } schenkt dem kleinsten Blatt eine Karte
    .child = { $seat } schenkt eine Karte her
spooks-wait-choice = { $seat } wählt noch
    .child = { $seat } sucht eine Karte aus
spooks-wait-choices = { COUNT($seats) ->
        [2] { $seats } wählen noch
       *[other] { COUNT($seats) } wählen noch
    }
    .child = { COUNT($seats) } suchen noch eine Karte aus

## What buttons do

spooks-scores = Punkte
spooks-choice-play = Spielen
spooks-choice-pass = Passen
spooks-choice-lay = Legen
spooks-choice-straight = { $count ->
        [0] Legen
        [1] Diese Karte legen
       *[other] { $count } als Straße legen
    }
spooks-choice-give = Geben
spooks-choice-give-to = { $to } geben { FACE($to) }

## At the seats: what they say in a bubble, what they hold, what the strip on a curtain tells in a word

-spooks-says-pass = passe
-spooks-says-cannot = geht nicht
-spooks-says-out = leer!
-spooks-dropped = raus
-spooks-strip-turned = andersrum
spooks-cards = { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
spooks-cards-and-points = { spooks-cards }, bisher { $amount }

## The board with the rule that holds now: its title, and a line below it

spooks-rule-anything = Alles geht
    .child = Jede Karte
-spooks-rule-anything-line = eine beliebige Karte
    .child = alle Karten passen
spooks-rule-opening = Eröffnung
    .child = Anfang
-spooks-rule-opening-line = die niedrigste Spinne
    .child = die niedrigste Spinne
spooks-rule-straight = Straße
    .child = Eine Reihe
-spooks-rule-straight-line = Zahlenfolge oder eine Karte
    .child = wie 3, 4, 5, oder eine Karte
spooks-rule-playoff = Stechen
    .child = Noch eine
-spooks-rule-playoff-line = noch eine Karte
    .child = noch eine Karte legen
spooks-rule-lay = Eine legen
-spooks-rule-lay-line = alle, verdeckt
    .child = verdeckt
spooks-rule-hand = Abgeben
    .child = Abgeben
-spooks-rule-hand-line = alle, verdeckt
    .child = verdeckt
spooks-rule-bite = Der Biss
-spooks-rule-bite-line = von allen eine Karte
spooks-rule-gift = Geschenk
-spooks-rule-gift-line = für das kleinste Blatt
spooks-rule-match = Bedienen
spooks-rule-cat = Die Katze
spooks-rule-two = Diese zwei
spooks-rule-higher = Eins höher
spooks-rule-lower = Eins tiefer
-spooks-rule-number-line = egal welche Art, oder die Katze
-spooks-rule-or = oder

## The trick, as it stands before the table

spooks-title-trick = Koboldstich!
spooks-title-playoff = Stechen!
-spooks-played-by = von
spooks-suspense = Alle Karten drehen sich zugleich um

## The score sheet, and the count at the end of a hand

spooks-sheet = Punktezettel
spooks-sheet-to = Bis { $amount }
spooks-sheet-empty = Noch keine Runde gezählt
spooks-sheet-fewest = Die wenigsten Punkte gewinnen
spooks-sheet-fewest-below = Die wenigsten Punkte gewinnen; { $amount } sind zu viel
    .child = Wer wenig Punkte hat, gewinnt. { $amount } sind zu viel.
spooks-count = Was übrig ist
spooks-ghost = Geisterblatt
