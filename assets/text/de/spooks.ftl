### Spooks. The suits are people and beasts of a haunted house: Spinnen, Geister, Kobolde, Knochen, Fledermäuse.

-spooks-spider = Spinne
    .many = Spinnen
    .the = die Spinne
-spooks-spook = Geist
    .many = Geister
    .the = den Geist
-spooks-goblin = Kobold
    .many = Kobolde
    .the = den Kobold
-spooks-bone = Knochen
    .many = Knochen
    .the = den Knochen
-spooks-bat = Fledermaus
    .many = Fledermäuse
    .the = die Fledermaus
# .full names a card that the player does not have, in refusals.
-spooks-card = { $suit } { $number }
    .full = { FORM($suit, of: "the") } { $number }
-spooks-master = der Meister der { FORM($suit, of: "many") }
    .acc = den Meister der { FORM($suit, of: "many") }
    .full = den Meister der { FORM($suit, of: "many") }
    .dat = dem Meister der { FORM($suit, of: "many") }
    .short = { $suit } M
-spooks-cat = die Katze
    .full = die Schwarze Katze
    .dat = der Katze

## What happened

spooks-dealt = { FACE($seat) } { $seat } gibt
spooks-opened = { FACE($seat) } { $seat } eröffnet mit { FORM($card, of: "dat") } { SIGN($card) }
spooks-led = { FACE($seat) } { $seat } spielt { FORM($card, of: "acc") } { SIGN($card) } aus
spooks-followed = { FACE($seat) } { $seat } spielt { FORM($card, of: "acc") } { SIGN($card) }
spooks-passed = { FACE($seat) } { $seat } passt
spooks-came-back = Niemand legt höher. { FACE($seat) } { $seat } spielt aus.
spooks-unanswered-bone = { FACE($seat) } { $seat } kann nicht bedienen: { $by } legt eine Reihe
    .child = { FACE($seat) } { $seat } hat nichts Passendes: { $by } legt eine Reihe
spooks-unanswered-bone-again = { FACE($seat) } { $seat } kann nicht bedienen: { $by } ist noch einmal dran
    .child = { FACE($seat) } { $seat } hat nichts Passendes: { $by } spielt noch einmal
spooks-unanswered-bat = { FACE($seat) } { $seat } kann nicht bedienen: Da kommen die Fledermäuse
    .child = { FACE($seat) } { $seat } hat nichts Passendes: Da kommen die Fledermäuse
spooks-straight = { FACE($seat) } { $seat } legt { $count ->
        [one] { FORM($card, of: "acc") }
       *[other] eine Reihe mit { $count } Karten, obenauf { FORM($card, of: "acc") }
    } { SIGN($card) }
    .child = { FACE($seat) } { $seat } legt { $count ->
        [one] 1 Karte
       *[other] { $count } Karten in einer Reihe
    }
spooks-clockwise = Der Meister der Knochen dreht die Richtung. Wieder im Uhrzeigersinn!
    .child = Jetzt geht es andersherum
spooks-counterclockwise = Der Meister der Knochen dreht die Richtung. Jetzt gegen den Uhrzeigersinn!
    .child = Jetzt geht es andersherum
spooks-upwards = Der Meister der Fledermäuse dreht die Zahlen. Wieder aufwärts!
    .child = Jetzt wird wieder hochgezählt
spooks-downwards = Der Meister der Fledermäuse dreht die Zahlen. Jetzt abwärts!
    .child = Jetzt wird rückwärts gezählt
spooks-trick = Koboldstich! Alle legen irgendeine Karte: { $order ->
        [down] Der niedrigste
       *[up] Der höchste
    } Kobold gewinnt, oder die Katze.
    .child = Ein Kobold! Alle legen eine Karte. Der { $order ->
        [down] kleine
       *[up] große
    } Kobold gewinnt.
spooks-playoff = Gleichstand: { $seats } legen nach
    .child = Beide legen noch eine Karte
spooks-laid = { FACE($seat) } { $seat } hat eine Karte gelegt
spooks-trick-tied = Zwei gleiche Kobolde: Gleichstand von { $seats }
    .child = Zwei Kobolde sind gleich
spooks-trick-tied-cats = Zwei Katzen: Gleichstand von { $seats }
    .child = Zwei Katzen sind gleich
spooks-trick-empty = Weder Kobold noch Katze: Niemand bekommt den Stich
    .child = Kein Kobold und keine Katze
spooks-trick-empty-lead = Weder Kobold noch Katze: { FACE($seat) } { $seat } ist dran und beginnt
    .child = Kein Kobold, keine Katze: { FACE($seat) } { $seat } ist dran
spooks-trick-cat = Die Katze schlägt jeden Kobold: { FACE($seat) } { $seat } { $then ->
        [leads] beginnt
       *[ends] hat den Stich
    }
    .child = Die Katze schlägt alle: { FACE($seat) } { $seat } { $then ->
        [leads] ist dran
       *[ends] gewinnt
    }
spooks-trick-only = { $card } ist der einzige: { FACE($seat) } { $seat } { $then ->
        [leads] beginnt
       *[ends] hat den Stich
    }
    .child = Nur ein Kobold: { FACE($seat) } { $seat } { $then ->
        [leads] ist dran
       *[ends] gewinnt
    }
spooks-trick-highest = { $card } ist der höchste: { FACE($seat) } { $seat } { $then ->
        [leads] beginnt
       *[ends] hat den Stich
    }
    .child = Der höchste Kobold gewinnt: { FACE($seat) } { $seat } { $then ->
        [leads] ist dran
       *[ends] hat ihn gelegt
    }
spooks-trick-lowest = Abwärts ist { $card } am besten: { FACE($seat) } { $seat } { $then ->
        [leads] beginnt
       *[ends] hat den Stich
    }
    .child = Der kleinste Kobold gewinnt. { FACE($seat) } { $seat } { $then ->
        [leads] ist dran
       *[ends] hat ihn gelegt
    }.
spooks-bite = { FACE($seat) } Nichts Passendes für die Fledermaus: Alle anderen geben { $seat } eine Karte
    .child = Die Fledermäuse beißen { FACE($seat) } { $seat }! Von allen eine Karte.
spooks-bite-once = { FACE($seat) } Nichts Passendes für die Fledermaus: { $by } gibt { $seat } eine Karte
    .child = Die Fledermäuse beißen { FACE($seat) } { $seat }! Eine Karte von { $by }.
spooks-gift = { FACE($seat) } Der Meister der Kobolde: { $seat } schenkt dem kleinsten Blatt eine Karte
    .child = { FACE($seat) } { $seat } darf eine Karte verschenken
spooks-given = { FACE($by) } { $by } gibt { $to } eine Karte { FACE($to) }
spooks-given-bats = { FACE($by) } Die Fledermäuse bringen eine Karte von { $by } zu { $to } { FACE($to) }
    .child = { FACE($by) } Die Fledermäuse bringen { FACE($to) } { $to } eine Karte
spooks-handing = Der Meister der Geister: Alle geben eine Karte weiter
    .child = Alle geben eine Karte weiter
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

## What a player is asked

-spooks-rank = { $number ->
        [11] ein Meister
       *[other] eine { $number }
    }
    .acc = { $number ->
        [11] einen Meister
       *[other] eine { $number }
    }
    .short = { $number ->
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
spooks-ask-lead = Spiel irgendeine Karte
    .child = Spiel irgendeine Karte
    .how = Such dir eine Karte aus. Jede ist erlaubt.
spooks-ask-number = Spiel { FORM($rank, of: "acc") } oder passe
    .child = Spiel { FORM($rank, of: "acc") } oder passe
    .how = Such { FORM($rank, of: "acc") }. Das Bild ist egal.
spooks-ask-special = Spiel { LIST($cards, of: "short", last: "or") } oder passe
    .child = Spiel { FORM($rank, of: "acc") } oder die Katze
    .how = Die Katze darf auf jede Karte.
spooks-ask-cat = Spiel { LIST($cards, of: "short", last: "or") } oder passe
    .child = Spiel die Katze oder passe
    .how = Auf diese Karte darf nur die Katze.
spooks-ask-match = Bediene: { $suit } { SIGN($suit) } oder { FORM($rank, of: "acc") }
    .child = Spiel { $suit } oder { FORM($rank, of: "sign") }
    .how = Such das gleiche Bild oder die gleiche Zahl.
spooks-ask-match-cat = Bediene: { $suit } { SIGN($suit) } oder { FORM($rank, of: "acc") }, oder spiel die Katze
    .child = Spiel { $suit }, { FORM($rank, of: "sign") } oder Katze
    .how = Such das gleiche Bild oder die gleiche Zahl.
spooks-ask-pass-red = Nichts zum Bedienen: Passe
    .child = Keine Karte geht. Du musst passen.
    .how = Das macht nichts. Jetzt ist jemand anders dran.
spooks-ask-pass-blue = Nichts geht: Passe
    .child = Keine Karte passt. Weiter!
    .how = Das macht nichts. Jetzt ist jemand anders dran.
spooks-ask-lay = Leg irgendeine Karte: Der { $order ->
        [down] niedrigste
       *[up] höchste
    } Kobold gewinnt
    .child = Leg eine Karte hin
    .how = Ein { $order ->
        [down] kleiner
       *[up] großer
    } Kobold kann gewinnen. Die Katze auch.
spooks-ask-straight = { $count ->
        [0] Leg eine Reihe oder eine Karte
        [1] Leg eine Reihe oder eine Karte
       *[other] Leg { $count } Karten, die höchste obenauf
    }
    .child = { $count ->
        [0] Leg Karten in einer Reihe
       *[other] Nimm noch eine oder leg ab
    }
    .how = Eine Reihe zählt hoch, wie 3, 4, 5.
spooks-ask-bite = Gib den Fledermäusen eine Karte
    .child = Gib den Fledermäusen eine Karte
    .how = Such eine nicht so gute Karte aus.
spooks-ask-gift = Schenk dem kleinsten Blatt eine Karte
    .child = Schenk eine Karte her
    .how = Such eine nicht so gute Karte aus.
spooks-ask-gift-to = Wer bekommt diese Karte?
    .child = Wer bekommt die Karte?
    .how = Such ein Gesicht aus.
spooks-ask-hand = Gib eine Karte weiter
    .child = Gib eine Karte weiter
    .how = Such eine nicht so gute Karte aus.

## Whom the table waits for, and what may come

spooks-wait-open = { FACE($seat) } { $seat } eröffnet mit der niedrigsten Spinne
    .child = { $seat } beginnt mit der niedrigsten Spinne
spooks-wait-lead = { FACE($seat) } { $seat } spielt irgendeine Karte
    .child = { $seat } spielt irgendeine Karte
spooks-wait-number = { FACE($seat) } { $seat } darf { FORM($rank, of: "acc") } spielen oder passen
    .child = { $seat } spielt { FORM($rank, of: "acc") } oder passt
spooks-wait-cat = { FACE($seat) } { $seat } darf die Katze spielen oder passen
    .child = { $seat } spielt die Katze oder passt
spooks-wait-match = { FACE($seat) } { $seat } muss bedienen: { $suit } oder { FORM($rank, of: "acc") }
    .child = { $seat } braucht { $suit } oder { FORM($rank, of: "sign") }
spooks-wait-straight = { FACE($seat) } { $seat } legt eine Reihe
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
# On red, before the curtain of a player who has to pass.
spooks-cannot-play = { $seat } kann nicht spielen
    .child = { $seat } kann nicht spielen

## What buttons do

spooks-scores = Punkte zeigen
spooks-choice-play = Spielen
spooks-choice-pass = Passen
spooks-choice-look = Erst ansehen
spooks-choice-lay = Verdeckt legen
spooks-choice-straight = { $count ->
        [0] Legen
        [1] Diese Karte legen
       *[other] { $count } als Reihe legen
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
spooks-rule-straight = Reihe
    .child = Eine Reihe
-spooks-rule-straight-line = Reihe oder eine Karte
    .child = 3, 4, 5 oder eine Karte
spooks-rule-playoff = Entscheidung
    .child = Noch eine
-spooks-rule-playoff-line = noch eine Karte
    .child = noch eine Karte legen
spooks-rule-lay = Eine legen
-spooks-rule-lay-line = { $order ->
        [down] kleinster
       *[up] höchster
    } Kobold siegt
    .child = verdeckt
spooks-rule-hand = Weitergeben
    .child = Weitergeben
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
-spooks-rule-number-line = jede Art oder die Katze
-spooks-rule-or = oder

## The trick, as it stands before the table

# About the last trick, when it lies there again.
spooks-latest-trick = { FACE($seat) } { $seat } nahm den Stich mit { FORM($card, of: "dat") }
    .child = { FACE($seat) } { $seat } bekam den Stich
spooks-latest-no-winner = Niemand nahm den Stich
    .child = Niemand bekam den Stich
spooks-title-trick = Koboldstich!
spooks-title-playoff = Entscheidung!
-spooks-played-by = von
spooks-suspense = Alle Karten werden aufgedeckt

## The score sheet, and the count at the end of a hand

# Which hand of a series is played.
-spooks-moment = Runde { $number }
spooks-sheet-to = Bis { $amount }
spooks-sheet-fewest = Die wenigsten Punkte gewinnen
    .child = Die wenigsten Punkte gewinnen
spooks-sheet-fewest-below = Die wenigsten Punkte gewinnen. { $amount } sind zu viel.
    .child = Wer die wenigsten Punkte hat, gewinnt. { $amount } sind zu viel.
spooks-count = Punkte auf der Hand
    .child = Was übrig ist
# A button: the cards left in all hands.
spooks-see-left = Karten zeigen
# $amount: the points of a seat so far.
spooks-count-total = { $amount } gesamt
spooks-ghost = Geisterblatt

## The coach: why a step is taken

-spooks-answers = { $answers ->
        [0] keine Karte
        [1] nur eine Karte
        [2] nur zwei Karten
        [3] nur drei Karten
        [4] nur vier Karten
        [5] nur fünf Karten
        [6] nur sechs Karten
       *[other] { $answers } Karten
    }

spooks-why-nothing-fits = Du hast nichts, was passt.
    .child = Keine Karte geht.
spooks-why-only-choice = Etwas anderes ist nicht möglich.
    .child = Nur das geht.
spooks-why-keep-for-later = Hier ist jede gute Karte zu schade.
    .child = Die guten Karten bleiben hier.
spooks-why-goes-out = Das ist deine letzte Karte.
    .child = Das ist die letzte Karte!
spooks-why-spend-the-cat = Die Katze darf auf alles, und hier lohnt sie sich.
    .child = Jetzt ist die Katze gut.
spooks-why-two-at-once = Damit wirst du zwei Karten los, denn alle legen noch eine.
    .child = Damit gehen zwei Karten weg.
spooks-why-likely-leads-again = { -spooks-answers } { $answers ->
        [0] könnte
        [1] könnte
       *[other] könnten
    } darauf: Das Ausspiel bleibt wohl bei dir.
    .child = Da kommt wohl keiner drüber.
spooks-why-get-rid-of-it = Du brauchst die Karte am wenigsten.
    .child = Die brauchen wir nicht.
spooks-why-straight-is-ready = { -spooks-answers } { $answers ->
        [0] kann
        [1] kann
       *[other] können
    } das bedienen. Hat { $seat } keine, legst du { $count } Karten.
    .child = Dann geht vielleicht eine Reihe.
spooks-why-another-turn = { -spooks-answers } { $answers ->
        [0] kann
        [1] kann
       *[other] können
    } das bedienen. Hat { $seat } keine, bist du noch mal dran.
    .child = Dann sind wir vielleicht noch mal dran.
spooks-why-bats-bite = { -spooks-answers } { $answers ->
        [0] kann
        [1] kann
       *[other] können
    } das bedienen. Hat { $seat } keine, beißen die Fledermäuse.
    .child = Vielleicht beißen die Fledermäuse.
spooks-why-ask-red = { -spooks-answers } { $answers ->
        [0] kann
        [1] kann
       *[other] können
    } das bedienen. { $seat } hat wohl eine davon.
    .child = Dazu braucht es eine gleiche.
spooks-why-answer-red = Damit bedienst du, und es passiert nichts Schlimmeres.
    .child = Das passt auf die rote.
spooks-why-long-straight = Du wirst { $count } Karten auf einmal los, obenauf { $card }.
    .child = So gehen viele Karten weg.
spooks-why-win-the-trick = Damit holst du Stich und Ausspiel in etwa { $chance } von 100 Fällen.
    .child = Vielleicht gewinnt sie.
spooks-why-shed-in-trick = Damit gewinnst du den Stich nicht. Werde die Karte jetzt los.
    .child = Die gewinnt nicht. Weg damit.
spooks-why-give-the-worst = Das ist deine schwächste Karte.
    .child = Das ist die schlechteste Karte.
spooks-coach-play = Spiel { FORM($card, of: "acc") }.
spooks-coach-lay = Leg { FORM($card, of: "acc") } verdeckt.
spooks-coach-pass = Passe.
    .child = Passe.
spooks-coach-straight = { $count ->
        [one] Leg { FORM($card, of: "acc") }.
       *[other] Leg die { $count } markierten Karten.
    }
spooks-coach-give = Gib { $to } { FORM($card, of: "acc") }.
spooks-coach-knows = Der Trainer kennt dein Blatt, alle gespielten Karten und wer gepasst hat. Den Rest rät er.
    .child = Ich sehe unsere Karten. Den Rest rate ich.

## The coach: what a weaker step was meant to do ($idea), and what is better ($better)

-spooks-idea-keep-for-later = passen und Gutes behalten
-spooks-idea-goes-out = die letzte Karte spielen
-spooks-idea-spend-the-cat = die Katze einsetzen
-spooks-idea-two-at-once = zwei Karten auf einmal loswerden
-spooks-idea-likely-leads-again = mit { FORM($card, of: "dat") } vorn bleiben
-spooks-idea-get-rid-of-it = { FORM($card, of: "acc") } loswerden
-spooks-idea-straight-is-ready = eine Reihe vorbereiten
-spooks-idea-another-turn = noch einmal drankommen
-spooks-idea-bats-bite = die Fledermäuse beißen lassen
-spooks-idea-ask-red = { $seat } soll bedienen
-spooks-idea-answer-red = mit { FORM($card, of: "dat") } bedienen
-spooks-idea-long-straight = { $count } Karten auf einmal loswerden
-spooks-idea-win-the-trick = mit { FORM($card, of: "dat") } gewinnen
-spooks-idea-shed-in-trick = { FORM($card, of: "acc") } hier loswerden
-spooks-idea-give-the-worst = { FORM($card, of: "acc") } abgeben

-spooks-a-pass = Passen
-spooks-a-straight = eine Reihe aus { $count }

# With the longest cards there is room for nothing more.
spooks-why-behind-at-sight = Idee: { $idea }. { FORM($better, of: "short") } sieht besser aus.
spooks-why-behind-by-wins = Idee: { $idea }. { FORM($better, of: "short") } gewinnt { $count } mehr von 100.
spooks-why-behind-by-points = Idee: { $idea }. { FORM($better, of: "short") } ist { $count } { $count ->
        [one] Punkt
       *[other] Punkte
    } besser.

## The coach: what may be expected

spooks-outlook-wins = Du gewinnst etwa { $count } von 100 solchen Runden.

## How a match is set up

spooks-variant-hand = Eine Runde
spooks-variant-hand-line = Das erste leere Blatt gewinnt
spooks-variant-series = Eine Serie
spooks-variant-series-line = Runden mit Punkten, bis jemand gefangen wird
spooks-variant-long = Die lange Serie
spooks-variant-long-line = Wer gefangen wird, scheidet aus. Die anderen spielen weiter.
spooks-variant-children = Kleine Blätter
spooks-variant-children-line = Für Kinder: wenige Karten und keine Reihen
spooks-preset = Kleine Blätter
spooks-preset-line = Für Kinder: wenige Karten und keine Meister
spooks-option-target = Gefangen bei
spooks-option-target-line = So viele Punkte sind zu viel
spooks-option-decks = Kartenspiele
spooks-option-decks-line = Ein zweites Kartenspiel für größere oder längere Runden
-spooks-one-deck = eins
-spooks-two-decks = zwei, gemischt
spooks-option-ghost = Geisterblatt
spooks-option-ghost-line = Einige Karten fehlen, und niemand weiß, welche
-spooks-no-ghost = nein
-spooks-with-ghost = ein Blatt liegt beiseite
-spooks-left-over = übrig { $count }
spooks-option-even = Übrige Karten
spooks-option-even-line = Liegen sie beiseite, haben alle gleich viele
-spooks-all-dealt = auch verteilt
-spooks-even-hands = beiseitegelegt
spooks-option-masters = Meister
spooks-option-masters-line = Fünf Karten mit Krone stellen alles auf den Kopf
-spooks-plain-masters = ohne Sonderkräfte
-spooks-strong-masters = mit Kräften

## The pages of the rules: a title, and its sentences. $amount: so many points are too many.

spooks-page-idea = Darum geht es
spooks-rules-idea-hand =
    Alle legen Karten auf einen Stapel ab.
    Die Farbe der obersten Karte sagt, was als Nächstes erlaubt ist.
    Das erste leere Blatt gewinnt.
spooks-rules-idea-series =
    Alle legen Karten auf einen Stapel ab. Das erste leere Blatt beendet die Runde.
    Was die anderen noch halten, sind ihre Punkte.
    Bei { $amount } Punkten wird jemand gefangen. Dann gewinnen die wenigsten Punkte.
spooks-rules-idea-long =
    Alle legen Karten auf einen Stapel ab. Das erste leere Blatt beendet die Runde.
    Was die anderen noch halten, sind ihre Punkte.
    Bei { $amount } Punkten wird jemand gefangen und scheidet aus. Die anderen spielen weiter.
spooks-page-cards = Die Karten
spooks-rules-cards =
    Spinnen und Geister sind blau, Kobolde grün, Knochen und Fledermäuse rot.
    Jede Art läuft von 1 bis 10. Der Meister mit der Krone kommt nach der 10.
    Die Schwarze Katze hat keine Art, keine Farbe und keine Zahl.
spooks-rules-cards-children =
    Spinnen und Geister sind blau, Kobolde grün, Knochen und Fledermäuse rot.
    Die Zahlen gehen um eins höher, als Leute mitspielen.
    Blaue enden eins darunter. Meister gibt es nicht.
    Die Schwarze Katze hat keine Art, keine Farbe und keine Zahl.
spooks-rules-two-decks = Zwei ganze Kartenspiele sind gemischt: Jede Karte ist zweimal da.
spooks-page-start = Der Anfang
spooks-rules-start =
    Alle Karten werden einzeln ausgeteilt.
    Wer Spinne 1 hat, legt sie auf den Tisch.
    Dann geht es im Uhrzeigersinn weiter. Die Scheibe zeigt die Richtung.
spooks-rules-start-children =
    Alle Karten werden einzeln ausgeteilt.
    Wer Spinne 1 hat, legt sie auf den Tisch.
    Dann geht es immer im Uhrzeigersinn weiter.
spooks-rules-start-even =
    Alle bekommen gleich viele Karten. Übrige liegen verdeckt beiseite. Spinne 1 ist nie dabei.
    Wer Spinne 1 hat, legt sie auf den Tisch.
    Dann geht es immer im Uhrzeigersinn weiter.
spooks-page-blue = Eins höher auf Blau
spooks-rules-blue =
    Auf eine Spinne oder einen Geist kommt die nächste Zahl, egal welcher Art.
    Oder die Katze. Oder nichts: Passen darf man immer, auch wenn eine Karte ginge.
    Geht niemand drüber, beginnt wieder, wer sie gelegt hat, mit irgendeiner Karte.
spooks-page-red = Rot bedienen
spooks-rules-red =
    Auf einen Knochen oder eine Fledermaus geht Gleiches oder die Katze.
    Gleich ist dieselbe Art oder dieselbe Zahl. Wer bedienen kann, muss.
    Nur die nächste Person wird gefragt. Wer nichts hat, steckt fest.
spooks-page-bones = Knochen und Reihen
spooks-rules-bones =
    Wird dein Knochen nicht bedient, legst du eine Reihe.
    Egal welche Arten, auch eine Karte genügt. Die Katze geht nur einzeln.
    Die höchste Karte liegt obenauf. Wer festsaß, spielt darauf weiter.
spooks-page-again = Knochen und noch ein Zug
spooks-rules-again = Wird dein Knochen nicht bedient, spielst du noch einmal irgendeine Karte.
spooks-page-bats = Der Biss der Fledermaus
spooks-rules-bats =
    Wer eine Fledermaus nicht bedienen kann, bekommt von allen anderen eine Karte.
    Wer sie gelegt hat, gibt zuerst. Dann geht es gegen die Richtung.
    Wer die letzte Karte weggibt, gewinnt. Sonst beginnt, wer gebissen wurde.
spooks-rules-bite-once =
    Wer deine Fledermaus nicht bedienen kann, bekommt von dir eine Karte.
    Wer die letzte Karte weggibt, gewinnt. Sonst beginnt, wer gebissen wurde.
spooks-page-goblins = Kobolde und Stiche
spooks-rules-goblins =
    Ein Kobold eröffnet einen Stich und zählt darin nicht. Alle legen verdeckt eine Karte.
    Die Katze gewinnt den Stich, sonst der höchste Kobold. Wer gewinnt, spielt aus.
    Keins von beiden? Dann ist die nächste Person dran. Die letzte Karte gewinnt sofort.
spooks-page-cat = Die Schwarze Katze
spooks-rules-cat =
    Die Katze darf auf alles.
    Nach ihr kommt irgendeine Karte.
    Im Koboldstich schlägt sie jeden Kobold.
spooks-rules-cat-advice = Verschwende die Katze nicht: Oft hilft sie, wenn sonst nichts passt.
spooks-page-tie = Gleichstand
spooks-rules-tie-can = Mit zwei Kartenspielen können zwei Katzen oder zwei gleiche Kobolde gleichauf liegen.
spooks-rules-tie-does = Zwei Katzen oder zwei gleiche Kobolde können im Stich gleichauf liegen.
spooks-rules-tie =
    Dann legen diese beiden noch je eine Karte.
    Das geht so lange, bis eine besser oder ein Blatt leer ist.
spooks-page-ghost = Das Geisterblatt
spooks-rules-ghost-can = Eine Option: Ein weiteres Blatt wird ausgeteilt und verdeckt beiseitegelegt.
spooks-rules-ghost-is = Ein weiteres Blatt wird ausgeteilt und verdeckt beiseitegelegt.
spooks-rules-ghost =
    Niemand sieht es sich an, bevor die Runde vorbei ist.
    Liegt Spinne 1 darin, eröffnet die niedrigste Spinne im Spiel.
    Es ist gut für wenige und für alle, die das Spiel schon kennen.
spooks-page-masters = Meister
spooks-rules-masters-can = Eine Option: Meister auf dem Stapel haben Kräfte.
spooks-rules-masters-do = Meister auf dem Stapel haben Kräfte.
spooks-rules-masters =
    Knochen: Die Richtung kehrt sich um, mit einem zweiten wieder zurück.
    Fledermäuse: Es wird abwärts gezählt. Spinnen: Er darf auf jede Spinne.
spooks-page-giving = Meister, die geben
spooks-rules-giving =
    Geister: Alle geben zugleich eine Karte nach rechts, bei gedrehter Richtung nach links.
    Kobolde: Eine Karte geht an jemanden mit dem kleinsten Blatt. Dann kommt der Stich.
spooks-page-down = Es wird abwärts gezählt
spooks-rules-down =
    Nach dem Meister der Fledermäuse kommt auf Blau die nächstkleinere Zahl.
    Im Stich ist der niedrigste Kobold der beste. Die Katze bleibt die allerbeste.
    Das gilt bis zum Ende der Runde oder bis zum anderen Meister der Fledermäuse.
spooks-page-end = Das Ende
spooks-rules-end-hand =
    Wer keine Karten mehr hat, gewinnt sofort.
    Die letzte Karte löst nichts mehr aus.
    In einem Stich können mehrere fertig werden. Dann teilen sie sich den Sieg.
spooks-rules-end-series =
    Die Serie endet nach der Runde, in der jemand { $amount } erreicht.
    Die wenigsten Punkte gewinnen, nicht die letzte Runde.
spooks-page-points = Punkte
spooks-rules-points =
    Übrige Karten zählen gegen alle, die sie noch halten.
    1 bis 10 zählen ihre Zahl, ein Meister 20, die Katze 30.
    Wer die Runde gewonnen hat, bekommt keine.
spooks-page-dropping = Ausscheiden
spooks-rules-dropping =
    Wer { $amount } erreicht, scheidet aus und behält die Punkte.
    Die anderen spielen weiter, bis von den letzten drei jemand gefangen wird.
    Die wenigsten Punkte gewinnen.

## Where the book is silent

spooks-ours-target = Im Regelheft ist bei { $amount } Punkten Schluss.
spooks-ours-seats = Höchstens { $count } spielen mit. Das Regelheft nennt keine Grenze.
spooks-ours-children = Das Regelheft hat kein Spiel für Kinder: Dieses ist von uns.
spooks-ours-lead = Wer beginnt, muss eine Karte spielen.
spooks-ours-red = Auf Rot muss eine Karte, die passt, gespielt werden.
spooks-ours-giver = Keine Spinne im Spiel: Links vom Geber geht es los.
spooks-ours-gift = Der Meister der Kobolde gibt vor dem Stich.
spooks-ours-turned = Meister der Knochen auf der Reihe: Es folgt, wer festsaß.
spooks-ours-left = Übrige Punkte entscheiden nichts.
spooks-ours-exact = Gefangen wird schon, wer genau { $amount } Punkte hat.
spooks-ours-shared = Haben mehrere die wenigsten, gewinnen sie gemeinsam.
spooks-ours-few = Blieben weniger als drei übrig, ist Schluss.

## For children: the goal, and the pages of the rules

spooks-goal = Werde alle Karten los!
    .child = Werde alle Karten los!
spooks-kids-page-idea = Darum geht es
spooks-kids-idea =
    Alle haben Karten auf der Hand.
    Wer zuerst keine mehr hat, gewinnt.
spooks-kids-aside = Übrige Karten liegen verdeckt.
spooks-kids-page-blue = Blaue Karten
spooks-kids-blue =
    Auf Blau kommt die nächste Zahl. Auf eine 2 kommt eine 3.
    Oder die Katze. Oder du passt.
spooks-kids-page-red = Rote Karten
spooks-kids-red =
    Auf Rot kommt das gleiche Bild oder die gleiche Zahl.
    Wer so eine hat, muss sie spielen.
spooks-kids-page-bones = Knochen
spooks-kids-bones =
    Nichts passt auf den Knochen?
    Wer ihn gelegt hat, spielt noch eine Karte.
spooks-kids-page-bats = Fledermäuse
spooks-kids-bats =
    Nichts passt auf die Fledermaus? Dann beißen die Fledermäuse.
    Wer sie gelegt hat, gibt eine Karte her. Dann spielt, wer gebissen wurde.
spooks-kids-page-goblins = Kobolde
spooks-kids-goblins =
    Ein Kobold! Jetzt legen alle eine Karte.
    Die Katze gewinnt. Oder sonst der höchste Kobold.
spooks-kids-page-cat = Die Schwarze Katze
spooks-kids-cat =
    Die Katze darf auf jede Karte.
    Danach darf jede Karte kommen.

# Was jemand getan hat, unter dem Namen auf dem Fest der Kinder.
-spooks-did-cat-won = Die Katze gewann
-spooks-did-goblin = bester Kobold
-spooks-did-cat = spielte die Katze
-spooks-did-cards = spielte { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }

spooks-next-lead = Nächstes Ausspiel
spooks-moment-straight = { $seat } legt eine Reihe mit { $count }
spooks-moment-trick = { $seat } gewinnt den Koboldstich
spooks-moment-bite = Die Fledermäuse beißen { $seat }

-spooks-fact-cat-won = mit der Katze gewonnen
-spooks-fact-goblin = bester Kobold
-spooks-fact-cards = Karten gespielt

## Facts of the table, for players who listen

spooks-fact-top = { $card } liegt oben, von { $seat }
spooks-fact-order = Die Zahlen gehen { $order ->
        [down] abwärts
       *[up] aufwärts
    }. Gespielt wird { $way ->
        [left] gegen den Uhrzeigersinn
       *[right] im Uhrzeigersinn
    }.
spooks-fact-chosen = Du hast { FORM($card, of: "acc") } gewählt
spooks-fact-gift = { $seat } hat { $to } { FORM($card, of: "acc") } gegeben
