### Rook: warum etwas nicht geht.

## What only chance can hear.

rook-no-chance-first = Erst müssen die Karten gezogen oder gegeben werden.
rook-no-not-chance = Jetzt wird nichts gezogen oder gegeben.
rook-no-draw-partners = Jetzt werden die Partner ausgelost.
rook-no-draw-deal = Jetzt wird ausgelost, wer zuerst gibt.
rook-no-draw-cards = Alle ziehen je eine Karte, lauter verschiedene von diesem Stapel.
rook-no-deal-hands = Alle bekommen { $count } Karten, das Nest bekommt { $number }.
rook-no-deal-deck = Gegeben wird der ganze Stapel, jede Karte einmal.

## The bidding

rook-no-bidding = In diesem Spiel wird nicht geboten: Die oberste Karte im Nest macht Trumpf.
    .child = In diesem Spiel wird nicht geboten.
rook-no-auction-over = Das Bieten ist vorbei.
    .child = Das Bieten ist vorbei.
rook-no-auction-first = Noch wird geboten.
    .child = Erst wird geboten.
rook-no-bid-step = Ein Gebot von { $amount } ist kein Vielfaches von { $step }.
    .child = Geboten wird in Schritten von { $step }.
rook-no-bid-first = { $amount } ist zu wenig: Das erste Gebot ist mindestens { $least }.
    .child = Das ist zu wenig. Fang bei { $least } an.
rook-no-bid-raise = { $amount } ist nicht mehr als { $bid }: Das nächste Gebot ist mindestens { $least }.
    .child = Das ist zu wenig. Biete mindestens { $least }.
rook-no-bid-total = { $amount } ist mehr, als in allen Karten steckt: Das sind { $most }.
    .child = Das ist zu viel. Es gibt nur { $most }.

## The nest and trump

rook-no-bury-turn = Nur wer am meisten geboten hat, legt das Nest ab.
    .child = Das Nest gehört dem höchsten Gebot.
rook-no-bury-first = Erst muss das Nest abgelegt werden.
    .child = Erst kommen die Karten für das Nest.
rook-no-bury-done = Das Nest ist schon abgelegt.
    .child = Das Nest ist fertig.
rook-no-bury-size = Das Nest hat { $count } Karten, nicht { $given }.
    .child = Das Nest braucht { $count } Karten.
rook-no-bury-held = Du hast { FORM($card, of: "acc") } nicht.
    .child = Diese Karte ist nicht auf der Hand.
rook-no-bury-twice = Jede Karte kann nur einmal abgelegt werden.
    .child = Diese Karte liegt schon da.
rook-no-repair-first = Erst muss das Nest stimmen.
    .child = Erst muss das Nest stimmen.
rook-no-repair-out = { $card } bleibt darin: Ein zu kleines Nest behält alle seine Karten.
    .child = Diese Karte muss im Nest bleiben.
rook-no-repair-in = { $card } liegt nicht darin: Ein zu großes Nest bekommt keine anderen Karten.
    .child = Keine neuen Karten für das Nest.
rook-no-trump-turn = Nur wer am meisten geboten hat, bestimmt den Trumpf.
    .child = Wer am meisten bietet, sucht sie aus.
rook-no-trump-first = Erst muss der Trumpf bestimmt werden.
    .child = Erst kommt die Chef-Farbe.
rook-no-trump-done = Der Trumpf ist schon bestimmt.
    .child = Die Chef-Farbe steht fest.
rook-no-trump-color = Trumpf ist Grün, Rot, Schwarz oder Gelb.
    .child = Nimm Grün, Rot, Schwarz oder Gelb.

## Playing a card

rook-no-follow = { $suit } ist gefragt. Du hast { $suit }, also spiel { $suit }.
    .child = Hier ist { $suit }. Das muss zuerst weg.
rook-no-follow-trump = Trumpf ist gefragt. Du hast Trumpf, also spiel Trumpf.
    .child = Eine Chef-Karte muss zuerst weg.
rook-no-follow-rook = Der Rook fragt nach Trumpf. Du hast { $suit }, also spiel { $suit }.
    .child = Der Rook will { $suit }. Also muss { $suit } weg.
rook-no-rook-forced = Trumpf ist gefragt. Der Rook ist dein einziger Trumpf, also spiel ihn.
    .child = Jetzt muss der Rook heraus.
rook-no-held = Du hast { FORM($card, of: "acc") } nicht.
    .child = Diese Karte ist nicht auf der Hand.

## Honour: votes, the count, calls

rook-no-review-first = Die Runde ist vorbei: Jetzt kommen Einsprüche oder die Zustimmung.
    .child = Erst schauen wir alle die Karten an.
rook-no-strict = Einspruch ist hier nicht nötig: Das Spiel achtet selbst auf die Regeln.
    .child = Einspruch braucht es hier nicht.
rook-no-vote-first = Erst müssen zwei über die Absprache abstimmen.
    .child = Erst stimmen zwei ab.
rook-no-vote-turn = { $seat } stimmt darüber nicht ab.
    .child = Darüber stimmen die anderen ab.
rook-no-vote = Hier gibt es keine Abstimmung.
    .child = Jetzt wird nicht abgestimmt.
rook-no-review = Noch gibt es keine Zählung.
    .child = Wir zählen noch nicht.
rook-no-agreed = { $seat } hat der Zählung schon zugestimmt.
    .child = Das ist fertig. Warte auf die anderen.
rook-no-call-self = Gegen die eigene Seite gibt es keinen Einspruch.
    .child = Gegen die eigene Seite geht das nicht.
rook-no-call-trick = { $seat } hat zu diesem Stich nichts gespielt.
    .child = Da liegt keine Karte.
rook-no-call-followed = Alle haben gesehen: Die Karte hat bedient, wurde ausgespielt oder war der Rook.
    .child = Wir haben die Karte gesehen. Alles richtig.
rook-no-call-cleared = Diese Karte wurde schon geprüft, und sie war richtig.
    .child = Wir haben nachgesehen. Alles richtig.
rook-no-call-own = Zugeben kann man nur einen eigenen Fehler, und nur solange er sich beheben lässt.
    .child = Diese Karte ist richtig.
rook-no-call-partner = Gegen Karten des Partners gibt es keinen Einspruch.
    .child = Gegen die eigene Seite geht das nicht.
rook-no-call-fault = Einspruch gibt es gegen Karten, die nicht bedienen, gegen das Nest und gegen Absprachen.
    .child = Dagegen gibt es keinen Einspruch.
rook-no-nest-not-laid = Noch ist kein Nest abgelegt.
    .child = Noch gibt es kein Nest.
rook-no-nest-counted = Das Nest wurde in dieser Runde schon gezählt.
    .child = Das Nest wurde schon einmal gezählt.
rook-no-nest-late = Der letzte Stich ist gespielt: Das Nest wird ohnehin gezählt.
    .child = Es ist Schluss. Gleich zählen wir es.
rook-no-nest-bidder = Nur die Gegenseite kann gegen das Nest Einspruch erheben.
    .child = Das kann nur die andere Seite.
rook-no-talk-alone = Hier gibt es keine Partner, die sich absprechen könnten.
    .child = Hier spielen alle für sich.
rook-no-talk-spent = { $seat } hat in dieser Runde schon eine Absprache gemeldet.
    .child = Das geht nur einmal. Das war schon.

## A card that was chosen before its turn

rook-ahead-led = { $suit } ist gefragt. Wähl noch einmal.
    .child = { $suit } ist gefragt. Wähl noch einmal.
rook-ahead-trumped = { $seat } hat gestochen. Wähl noch einmal.
    .child = { $seat } hat gestochen. Wähl noch einmal.
