### Hookie-Mookie: warum etwas nicht geht.

## What only chance can hear.

hookie_mookie-no-not-chance = Jetzt wird nicht gegeben.
hookie_mookie-no-deal-piles = Gegeben werden { $players } × { $size } Karten, { $ghost } Geisterkarten und ein Stapel mit { $deck }.
hookie_mookie-no-deal-pack = Gegeben werden alle Karten, jede einmal, mit { $count } { $count ->
        [one] Joker
       *[other] Jokern
    }.

## Anybody

hookie_mookie-no-chance-first = Erst muss feststehen, wer beginnt. Dann wird gegeben.
    .child = Jetzt nicht. Warte ein bisschen.
hookie_mookie-no-start-first = Wer beginnt, steht schon vor dem Geben fest.
    .child = Erst: Wer fängt an?
hookie_mookie-no-out = Du bist raus. Du hast keine Karten mehr.
    .child = Hier sind alle Karten weg. Geschafft!
hookie_mookie-no-held = Du hast { FORM($card, of: "acc") } nicht.
    .child = Diese Karte ist nicht auf der Hand.
hookie_mookie-no-held-often = So oft hast du { FORM($card, of: "acc") } nicht.
    .child = So viele sind nicht auf der Hand.

## A hookie

hookie_mookie-no-offer-first = Ein Hookie läuft: Erst müssen beide Karten daliegen.
    .child = Erst müssen zwei Karten daliegen.
hookie_mookie-no-offer-turn = Eine Karte legen nur die beiden, die am Hookie beteiligt sind.
    .child = Nur die beiden legen eine Karte hin.
hookie_mookie-no-offered = Du hast deine Karte schon gelegt.
    .child = Eine Karte liegt da. Das reicht.
hookie_mookie-no-hookie = Es wurde kein Hookie gerufen.
    .child = Noch wurde niemand gerufen.
hookie_mookie-no-hookie-laid = Es liegen schon Karten: Ein Zug ist Mookie oder Hookie, nie beides.
    .child = Karten liegen da. Jetzt nicht rufen.
hookie_mookie-no-partner-self = Einen Hookie ruft man mit jemand anderem.
    .child = Ruf jemand anders.
hookie_mookie-no-partner-out = Dort ist die Hand leer: Es gibt keine Karte mehr.
    .child = Die Hand ist leer. Ruf jemand anders.

## Laying cards

hookie_mookie-no-lay-none = Gelegt wird mindestens eine Karte.
    .child = Nimm eine Karte oder mehr.
hookie_mookie-no-lay-values = { $card } und { $other } sind nicht gleich: Nur gleiche gehören zusammen.
    .child = Die sind nicht gleich.
hookie_mookie-no-new-few = Ein neuer Satz hat drei oder vier Karten. Paare gibt es nur beim Hookie.
    .child = Ein neuer Satz braucht drei Karten.
hookie_mookie-no-new-many = Ein neuer Satz hat drei oder vier Karten, nicht { $count }.
    .child = Ein neuer Satz hat drei oder vier Karten.
hookie_mookie-no-new-there = Ein Satz { FORM($value, of: "many") } liegt schon da: Weitere kommen dazu.
    .child = Der Satz liegt schon da. Leg dazu.
hookie_mookie-no-new-open = Ein offener Satz Joker liegt schon da: Weitere kommen zu einem Satz.
    .child = Ein Satz Joker liegt schon da. Leg dazu.
hookie_mookie-no-to-word = Kein Satz heißt { $text }.
    .child = So einen Satz gibt es nicht.
hookie_mookie-no-to-missing = Auf dem Tisch liegt kein Satz { FORM($value, of: "many") }.
    .child = So einen Satz gibt es nicht.
hookie_mookie-no-to-other = Zu einem Satz { FORM($value, of: "many") } passen nur { FORM($value, of: "many") } und Joker.
    .child = Das passt nicht zu diesem Satz.
hookie_mookie-no-open-taken = Ein Satz { FORM($value, of: "many") } liegt schon da: { FORM($value, of: "many") } kommen dorthin, nicht zu den Jokern.
    .child = Der Satz liegt schon da. Leg dazu.

## The end of a turn

hookie_mookie-no-done-early = Niemand darf passen: Ein Zug ist Mookie oder Hookie.
    .child = Passen geht nicht. Leg Karten oder ruf jemanden.
hookie_mookie-no-draw-partner = Gezogen wird nicht, solange noch jemand Karten hat: Ein Hookie geht.
    .child = Nicht ziehen. Ruf jemanden.
hookie_mookie-no-draw-laid = In diesem Zug liegen schon Karten: Damit endet er.
    .child = Karten liegen da. Jetzt nicht ziehen.
hookie_mookie-no-draw-lay = Gezogen wird nicht, solange sich etwas legen lässt.
    .child = Erst können noch Karten weg.
