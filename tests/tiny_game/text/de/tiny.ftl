### High Card.

-tiny-card = die { $number }
    .dat = der { $number }

tiny-origin = High Card ist ein Spiel dieses Hauses.
tiny-line = Die höchste Karte holt den Punkt

## The table

tiny-dealt = Neue Karten
tiny-sealed = { FACE($seat) } { $seat } legt eine Karte
tiny-opened = { FACE($seat) } { $seat } holt den Punkt
tiny-ask-show = Lege eine Karte
    .child = Lege eine Karte
    .how = Such eine hohe aus.
tiny-show = Legen
tiny-scores = Punkte

## Why something cannot be done

tiny-no-gone = { $card } war schon zu sehen.
    .child = Diese Karte ist nicht auf der Hand.
tiny-no-held = { $card } ist nicht in diesem Blatt.
    .child = Diese Karte ist nicht auf der Hand.

## The coach

tiny-why-likeliest = { $card } holt den Punkt in { $count } von 100 Fällen.
    .child = Vielleicht holt sie den Punkt.
-tiny-idea-likeliest = mit { FORM($card, of: "dat") } den Punkt holen
tiny-why-behind = Du wolltest { $idea }. { $card } schafft es eher.
tiny-coach-show = Zeig { $card }.
tiny-coach-knows = Der Trainer kennt deine Karten. Den Rest rät er.
    .child = Ich sehe unsere Karten.

## How it is played

tiny-plain-line = Alle legen eine Karte. Die höchste holt den Punkt.
tiny-target = Punkte
tiny-target-line = So viele gewinnen
tiny-clip-highest = Die höchste Karte holt den Punkt
tiny-page-idea = Die Idee
tiny-page-idea-lines = Alle legen zugleich eine Karte. Die höchste holt einen Punkt.
tiny-page-end = Das Ende
tiny-page-end-lines =
    Nach zwei Stichen bekommen alle neue Karten.
    Wer zuerst { points } hat, gewinnt.
tiny-ours-at-once = Mit dem letzten Punkt ist Schluss. Eine übrige Karte wird nicht mehr gezeigt.

tiny-goal = Lege die höchste Karte!
tiny-light = Ein Punkt
tiny-light-line = Für Kinder genügt ein Punkt
tiny-light-about = Worum es geht
tiny-light-about-lines =
    Lege eine hohe Karte.
    Die höchste bekommt einen Stern.
tiny-light-cards = Die Karten
tiny-light-cards-lines =
    Wir haben alle zwei Karten.
    Niemand sonst darf sie sehen.
tiny-light-show = Eine Karte legen
tiny-light-show-lines = Such eine Karte aus. Dann liegt sie verdeckt da.
tiny-light-turn = Umdrehen
tiny-light-turn-lines = Haben alle gewählt, drehen sich alle Karten um.
tiny-light-end = Das Ende
tiny-light-end-lines = { $count ->
        [one] Der Stern gewinnt.
       *[other] { $count } Sterne gewinnen.
    }
