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
spooks-unanswered-bone = { FACE($seat) } { $seat } kann nicht bedienen: { $by } legt eine Reihe
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
spooks-clockwise = Die Richtung dreht sich: im Uhrzeigersinn
    .child = Jetzt geht es andersherum
spooks-counterclockwise = Die Richtung dreht sich: gegen den Uhrzeigersinn
    .child = Jetzt geht es andersherum
spooks-upwards = Die Zahlen drehen sich: wieder aufwärts
    .child = Jetzt wird wieder hochgezählt
spooks-downwards = Die Zahlen drehen sich: jetzt abwärts
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
