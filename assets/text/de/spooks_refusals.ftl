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
    .child = Das Spiel geht ohne dieses Blatt weiter.
spooks-no-held = Dieses Blatt hat { FORM($card, of: "acc") } nicht.
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
spooks-no-straight-first = Erst muss die Straße gelegt werden.
    .child = Erst kommt die Reihe aus Karten.
spooks-no-trick-first = Ein Stich läuft: Alle legen eine Karte verdeckt.
    .child = Erst legen alle eine Karte hin.
spooks-no-bite-first = Die Fledermäuse beißen: Erst werden die Karten abgegeben.
    .child = Erst bekommen die Fledermäuse ihre Karten.
spooks-no-gift-first = Erst muss der Meister der Kobolde seine Karte verschenken.
    .child = Erst wird eine Karte verschenkt.
spooks-no-handing-first = Erst geben alle eine Karte weiter.
    .child = Erst geben alle eine Karte weiter.

## On the pile

spooks-no-open-card = Dieses Blatt eröffnet mit { FORM($card, of: "dat") }.
    .child = Die erste Karte ist { $card }.
spooks-no-pass-open = Beim Eröffnen kann niemand passen.
    .child = Passen geht nicht. Die niedrigste Spinne muss weg.
spooks-no-pass-lead = Wer beginnt, muss eine Karte spielen.
    .child = Passen geht nicht. Jede Karte ist erlaubt.
spooks-no-red-able = Dieses Blatt kann { FORM($card, of: "acc") } bedienen und darf nicht passen.
    .child = Eine Karte passt. Die muss gespielt werden.
spooks-no-red-match = Auf { FORM($card, of: "acc") } passt { $suit }, { $rank } oder die Katze.
    .child = Es passt { $suit }, { $rank } oder die Katze.
spooks-no-blue-next = Auf { FORM($card, of: "acc") } passt { $rank } beliebiger Art oder die Katze.
    .child = Es passt nur { $rank } oder die Katze.
spooks-no-blue-end = Auf { FORM($card, of: "acc") } passt keine Zahl, nur die Katze.
    .child = Hier passt nur die Katze.

## A straight, a trick, cards that are given

spooks-no-straight-none = Jetzt ist keine Straße fällig.
    .child = Jetzt ist keine Reihe dran.
spooks-no-straight-turn = Die Straße legt, wer den Knochen gespielt hat.
    .child = Die Reihe legt jemand anders.
spooks-no-straight-empty = Eine Straße hat mindestens eine Karte.
    .child = Nimm eine Karte oder mehr.
spooks-no-straight-cat = Die Katze gehört in keine Straße; sie darf allein liegen.
    .child = Die Katze muss allein liegen.
spooks-no-straight-same = Eine Straße hat von jeder Zahl eine Karte.
    .child = Jede Zahl darf nur einmal dabei sein.
spooks-no-straight-order = In einer Straße folgen die Zahlen aufeinander, die niedrigste zuerst.
    .child = Die Reihe zählt hoch, wie 3, 4, 5.
spooks-no-lay-none = Gerade läuft kein Stich.
    .child = Jetzt ist kein Kobold da.
spooks-no-lay-twice = Von hier liegt schon eine Karte.
    .child = Eine Karte liegt da. Das reicht.
spooks-no-lay-playoff = Nur die beiden mit Gleichstand legen noch einmal.
    .child = Nur die beiden legen noch eine Karte.
spooks-no-give-none = Jetzt gibt es nichts abzugeben.
    .child = Jetzt bekommt niemand eine Karte.
spooks-no-give-turn = Erst gibt jemand anders eine Karte ab.
    .child = Warte. Erst gibt jemand anders eine Karte.
spooks-no-give-victim = Wer gebissen wird, gibt nichts ab.
    .child = Die Fledermäuse haben gebissen. Also keine Karte abgeben.
spooks-no-give-twice = Hier ist schon eine Karte gewählt.
    .child = Eine Karte ist gewählt. Das reicht.
spooks-no-give-to = Wer die Karte bekommt, steht fest: „to“ bleibt weg.
    .child = Wer die Karte bekommt, steht fest.
spooks-no-gift-turn = Schenken darf, wer den Meister der Kobolde gespielt hat.
    .child = Das Geschenk macht jemand anders.
spooks-no-gift-to = Zum Geschenk des Meisters der Kobolde gehört „to“: wer es bekommt.
    .child = Such aus, wer die Karte bekommt.
spooks-no-gift-fewest = Das Geschenk bekommt, wer die wenigsten Karten hat.
    .child = Die Karte bekommt, wer am wenigsten hat.
