### Spooks: warum etwas nicht geht.

## What only chance can hear.

spooks-no-deal-over = Gegeben wird erst, wenn eine Runde vorbei ist.
spooks-no-deal-turn = Jetzt gibt Platz { $number }.
spooks-no-deal-ghost = Auch das Geisterblatt muss gegeben werden.
spooks-no-deal-no-ghost = In diesem Spiel gibt es kein Geisterblatt.
spooks-no-deal-seats = Gegeben werden { $players } Blätter, ein leeres, wo jemand ausgeschieden ist.
spooks-no-deal-size = Platz { $number } bekommt diesmal { $count } Karten, nicht { $given }.
spooks-no-deal-ghost-size = Das Geisterblatt bekommt diesmal { $count } Karten, nicht { $given }.
spooks-no-deal-aside = { $card } muss verteilt werden: Beiseite liegen nur andere Karten.
spooks-no-deal-twice = Hier kommt { $card } öfter vor als im Stapel.

## Anybody

spooks-no-deal-first = Erst müssen die Karten gegeben werden.
    .child = Jetzt nicht. Warte ein bisschen.
spooks-no-dropped = { $seat } ist ausgeschieden.
    .child = Hier ist das Spiel schon aus.
spooks-no-held = Du hast { FORM($card, of: "full") } nicht.
    .child = Diese Karte ist nicht auf der Hand.

## What has to happen first

spooks-no-open-first = Erst muss eröffnet werden.
    .child = Erst kommt die niedrigste Spinne.
spooks-no-lead-first = Erst muss jemand eine neue Karte spielen.
    .child = Erst kommt eine Karte auf den Stapel.
spooks-no-blue-first = Erst geht es auf dem Stapel weiter: Karte oder passen.
    .child = Erst kommt eine Karte, oder jemand passt.
spooks-no-red-first = Erst muss die rote Karte bedient werden.
    .child = Erst ist die rote Karte dran.
spooks-no-straight-first = Erst muss die Reihe gelegt werden.
    .child = Erst kommt die Reihe aus Karten.
spooks-no-trick-first = Ein Stich läuft: Alle legen eine Karte verdeckt.
    .child = Erst legen alle eine Karte hin.
spooks-no-bite-first = Die Fledermäuse beißen: Erst werden die Karten abgegeben.
    .child = Erst bekommt das gebissene Kind eine Karte.
spooks-no-gift-first = Erst muss der Meister der Kobolde seine Karte verschenken.
    .child = Erst wird eine Karte verschenkt.
spooks-no-handing-first = Erst geben alle eine Karte weiter.
    .child = Erst geben alle eine Karte weiter.

## On the pile

spooks-no-open-card = Du eröffnest mit { FORM($card, of: "dat") }.
    .child = Die erste Karte ist { $card }.
spooks-no-pass-open = Beim Eröffnen kann niemand passen.
    .child = Passen geht nicht. Die niedrigste Spinne muss weg.
spooks-no-pass-lead = Wer beginnt, muss eine Karte spielen.
    .child = Passen geht nicht. Jede Karte ist erlaubt.
spooks-no-red-able = Du kannst { FORM($card, of: "full") } bedienen, also darfst du nicht passen.
    .child = Eine Karte passt. Die muss gespielt werden.
spooks-no-red-match = Auf { FORM($card, of: "acc") } passt { $suit }, { $rank } oder die Katze.
    .child = Es passt { $suit }, { $rank } oder die Katze.
spooks-no-blue-next = Auf { FORM($card, of: "acc") } passt { $rank } beliebiger Art oder die Katze.
    .child = Es passt nur { $rank } oder die Katze.
spooks-no-blue-end = Auf { FORM($card, of: "acc") } passt keine Zahl, nur die Katze.
    .child = Hier passt nur die Katze.

## A straight, a trick, cards that are given

spooks-no-straight-none = Jetzt ist keine Reihe fällig.
    .child = Jetzt ist keine Reihe dran.
spooks-no-straights = In diesem Spiel gibt es keine Reihen.
    .child = Hier gibt es keine Reihen.
spooks-no-give-bat = Hier gibt nur { $seat } eine Karte ab.
    .child = Nur { $seat } gibt eine Karte.
spooks-no-straight-turn = Die Reihe legt, wer den Knochen gespielt hat.
    .child = Die Reihe legt jemand anders.
spooks-no-straight-empty = Eine Reihe hat mindestens eine Karte.
    .child = Nimm eine Karte oder mehr.
spooks-no-straight-cat = Die Katze gehört in keine Reihe. Du darfst sie einzeln legen.
    .child = Die Katze muss allein liegen.
spooks-no-straight-same = Eine Reihe hat von jeder Zahl eine Karte.
    .child = Jede Zahl darf nur einmal dabei sein.
spooks-no-straight-order = In einer Reihe folgen die Zahlen aufeinander, die niedrigste zuerst.
    .child = Die Reihe zählt hoch, wie 3, 4, 5.
spooks-no-lay-none = Gerade läuft kein Stich.
    .child = Jetzt ist kein Kobold da.
spooks-no-lay-twice = Du hast deine Karte schon gelegt.
    .child = Eine Karte liegt da. Das reicht.
spooks-no-lay-playoff = Nur die beiden mit Gleichstand legen noch einmal.
    .child = Nur die beiden legen noch eine Karte.
spooks-no-give-none = Jetzt gibt es nichts abzugeben.
    .child = Jetzt bekommt niemand eine Karte.
spooks-no-give-turn = Erst gibt jemand anders eine Karte ab.
    .child = Warte. Erst gibt jemand anders eine Karte.
spooks-no-give-victim = Wer gebissen wird, gibt nichts ab.
    .child = Die Fledermäuse haben gebissen. Also keine Karte abgeben.
spooks-no-give-twice = Du hast deine Karte schon gewählt.
    .child = Eine Karte ist gewählt. Das reicht.
spooks-no-give-to = Wer die Karte bekommt, steht fest: „to“ bleibt weg.
    .child = Wer die Karte bekommt, steht fest.
spooks-no-gift-turn = Schenken darf, wer den Meister der Kobolde gespielt hat.
    .child = Das Geschenk macht jemand anders.
spooks-no-gift-to = Zum Geschenk des Meisters der Kobolde gehört „to“. Sag, wer es bekommt.
    .child = Such aus, wer die Karte bekommt.
spooks-no-gift-fewest = Das Geschenk bekommt, wer die wenigsten Karten hat.
    .child = Die Karte bekommt, wer am wenigsten hat.

## A card that was chosen before its turn

spooks-ahead-changed = Der Stapel hat sich geändert. Wähl noch einmal.
    .child = Der Stapel hat sich geändert. Wähl noch einmal.
