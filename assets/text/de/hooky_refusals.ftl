### Hooky: warum etwas nicht geht.

## What only chance can hear.

hooky-no-dealt = Die Karten sind schon gegeben.
hooky-no-deal-piles = Gegeben werden { $players } × { $size } Buchstaben, { $count } fehlen, { $playground ->
        [0] und der Schulhof bleibt leer
       *[other] und { $playground } kommen auf den Schulhof
    }.
hooky-no-deal-letters = Gegeben werden alle Buchstaben von A bis Z, jeder einmal.
hooky-no-deal-twelve = Gegeben werden die Buchstaben { $row }, jeder einmal.

## Words

hooky-no-deal-first = Erst müssen die Karten gegeben werden.
    .child = Jetzt nicht. Warte ein bisschen.
hooky-no-own-seat = Es muss ein anderer Platz sein.
    .child = Such jemand anders aus.
hooky-no-word = Ein Wort hat fünf Buchstaben von A bis Z, nicht { $text }.
    .child = Ein Wort hat fünf Buchstaben.
hooky-no-sent-back = { $word } wurde abgelehnt: In diesem Spiel gilt es nicht mehr.
    .child = { $word } gilt hier nicht. Nimm ein neues Wort.
hooky-no-asked-before = Dort wurde { $word } schon gefragt, oder die Buchstaben in anderer Reihenfolge.
    .child = Die Buchstaben waren schon dran. Nimm ein neues Wort.
hooky-no-clue-letter = { $word } hat keinen deiner Buchstaben. Ein Startwort braucht einen.
    .child = Es fehlt einer von unseren Buchstaben.
hooky-no-clue-first = Erst kommen die Startwörter.
    .child = Erst kommen die Startwörter.
hooky-no-clue-given = Alle haben ihr Startwort gesagt.
    .child = Alle Startwörter sind da.
hooky-no-asked = Die Frage dieses Zuges ist gestellt.
    .child = Das Wort ist gesagt. Das reicht.

## The children's game

hooky-no-not-here = Hier wird nur mit Wörtern der Liste gefragt und am Ende geraten.
    .child = Hier wird nur gefragt und geraten.
hooky-no-asks-other = In Runde { $round } fragt { $by } bei { $seat }.
    .child = Das Wort ist für { $seat }.
hooky-no-on-list = { $text } steht nicht auf der Wörterliste.
    .child = Nimm ein Wort mit Bild.
hooky-no-guess-once-later = Die Hooky-Karten werden nach Runde { $round } geraten.
    .child = Noch nicht. Erst fragen wir.

## Words that are sent back

hooky-no-disputes = In diesem Spiel werden keine Wörter abgelehnt.
    .child = In diesem Spiel gelten alle Wörter.
hooky-no-withdraw-late = Die Zahl ist gesagt: Das Wort gilt.
    .child = Das Wort gilt jetzt.
hooky-no-withdraw-clue = Ein Startwort geht an alle, nicht an einen Platz.
    .child = Dieses Startwort ist für alle.
hooky-no-withdraw-ask = Bei einer abgelehnten Frage steht dabei, wer gefragt wurde.
    .child = Sag, wer gefragt wurde.
hooky-no-against-speaker = Wer das Wort gesagt hat, wird nicht dazu gefragt.
    .child = Die anderen sagen Ja oder Nein.
hooky-no-against-order = Wer dagegen ist, wird je einmal genannt, in der Reihenfolge der Plätze.
    .child = Alle sagen es einmal.
hooky-no-against-few = Abgelehnt ist ein Wort, wenn mindestens { $least } der { $count } anderen dagegen sind.
    .child = Zu wenige sagen Nein. Das Wort gilt.

## Revealing a card, and looking at one

hooky-no-reveal-early = Karten können erst ab Runde 2 aufgedeckt werden.
    .child = Aufgedeckt wird ab Runde zwei.
hooky-no-revealed = Je Zug wird nur eine Karte aufgedeckt, und das ist schon geschehen.
    .child = Eine Karte reicht für jetzt.
hooky-no-reveal-none = Alle deine Karten liegen offen. Du kannst keine aufdecken.
    .child = Diese Karten liegen alle offen.
hooky-no-reveal-nobody = Sonst hat niemand mehr eine verdeckte Karte zum Ansehen.
    .child = Es gibt keine Karte zum Ansehen.
hooky-no-reveal-shown = { $letter } liegt schon offen.
    .child = Diese Karte liegt schon offen.
hooky-no-held = Du hast kein { $letter }.
    .child = Diese Karte ist nicht auf der Hand.
hooky-no-look-empty = Dort liegen alle Karten offen: Es gibt nichts anzusehen.
    .child = Da gibt es keine Karte zum Ansehen.
hooky-no-look-first = Erst wird angesehen: Dafür wird eine Karte gezogen.
    .child = Erst wird eine Karte angesehen.
hooky-no-look = Gerade sieht niemand eine Karte an.
    .child = Jetzt darf niemand nachsehen.
hooky-no-peek-shown = { $letter } liegt offen: Angesehen wird eine verdeckte Karte.
    .child = Diese Karte liegt schon offen.
hooky-no-peek-other = Dort gibt es kein { $letter }.
    .child = Diese Karte ist da nicht.
hooky-no-done-early = Niemand darf passen: Zu jedem Zug gehört eine Frage.
    .child = Passen geht nicht. Frag erst mit einem Wort.

## Guesses

hooky-no-guess-later = Auf die Hooky-Karten wird nach den Runden 4, 5 und 6 getippt.
    .child = Zum Raten ist es noch zu früh.
hooky-no-guess-letters = Getippt wird auf drei verschiedene Buchstaben.
    .child = Nimm drei Buchstaben, jeden nur einmal.
hooky-no-guess-first = Erst tippen alle.
    .child = Erst raten alle.
hooky-no-guessed = { $seat } hat schon getippt.
    .child = Das ist geraten. Warte auf die anderen.
hooky-no-hands-later = Die Karten der anderen ratet ihr nach Runde 6.
    .child = Dafür ist es noch zu früh.
hooky-no-hands-given = { $seat } hat die Karten schon geraten.
    .child = Das ist geraten. Warte auf die anderen.
hooky-no-hands-seats = Rate { $players }-mal, Platz für Platz, mit null für dich selbst.
    .child = Zu jedem Gesicht gehören Buchstaben.
hooky-no-hands-own = Deine eigenen Karten rätst du nicht.
    .child = Rate die anderen.
hooky-no-hands-all = Rate die Karten von allen anderen.
    .child = Zu jedem Gesicht gehören Buchstaben.
hooky-no-hands-letters = Nenn für jede andere Person { $count } verschiedene Buchstaben.
    .child = Jedes Gesicht braucht { $count } Buchstaben.
