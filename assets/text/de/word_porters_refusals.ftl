### Word Porters: warum etwas nicht geht.

## What only chance can hear.

word_porters-no-deal-first = Erst müssen die Stapel gemischt werden.
word_porters-no-dealt = Die Stapel sind schon gemischt.
word_porters-no-deal-words = Vom Wortstapel werden { $count } Karten genannt, lauter Wortkarten.
word_porters-no-word-twice = Die Wortkarte { $word } ist zweimal im Stapel.
word_porters-no-deal-chicks = Im Kinderspiel zeigt jede Wortkarte die Kükenseite a.
word_porters-no-deal-sides = Ohne gemischte Seiten zeigen alle Wortkarten dieselbe.
word_porters-no-deal-hints = Der Hinweisstapel hat die Karten h1 bis { $word }, jede der { $count } einmal.
word_porters-no-text-bad = Das kann kein Kartentext sein: { $text }. Er braucht Zeichen, keine Steuerzeichen und außen keinen Leerraum.
word_porters-no-text-twice = Zwei Karten eines Stapels haben denselben Text: { $text }.
word_porters-no-reshuffle-first = Der Hinweisstapel ist leer: Erst werden die abgelegten Hinweise gemischt.
word_porters-no-reshuffle-cards = Gemischt werden genau die abgelegten Hinweise, keine aus der Reihe.
word_porters-no-reshuffle-ever = In diesem Spiel wird nichts neu gemischt.
word_porters-no-reshuffle = Neu gemischt wird erst, wenn der letzte Hinweis gezogen ist.
word_porters-no-have-identities = Die Nummern sind schon verteilt.
word_porters-no-identities-seats = { $players } Plätze bekommen je eine Nummer.

## Hints

word_porters-no-start-first = Erst muss feststehen, wer beginnt.
    .child = Erst: Wer ist am jüngsten?
word_porters-no-started = Wer beginnt, steht schon fest.
    .child = Wer anfängt, steht fest.
word_porters-no-lay-first = Erst müssen Wörter, Hinweise und Nummern ausliegen.
    .child = Erst kommen die Wörter.
word_porters-no-has-passed = { $seat } hat gepasst: Das gilt für die ganze Runde.
    .child = Gepasst ist gepasst, die ganze Runde lang.
word_porters-no-tokens = Du hast keine Pakete mehr.
    .child = Alle Pakete sind weg.
word_porters-no-not-in-row = Dieser Hinweis liegt nicht in der Reihe.
    .child = Diesen Hinweis gibt es hier nicht.
word_porters-no-own-there = Auf diesem Hinweis liegt schon ein Paket von dir.
    .child = Dort liegt unser Paket schon.
word_porters-no-share-one = Zum Teilen brauchst du zwei Pakete. Du hast nur noch die { $number }.
    .child = Zum Teilen braucht es zwei Pakete.
word_porters-no-pass-empty = Niemand darf passen, solange ein Hinweis frei ist.
    .child = Ein Hinweis ist noch frei. Also nicht passen.

## Votes

word_porters-no-vote-later = Getippt wird, wenn alle Hinweise gegeben sind.
    .child = Erst kommen alle Hinweise.
word_porters-no-hints-over = Alle Hinweise sind gegeben: Jetzt tippen alle.
    .child = Die Hinweise sind da. Jetzt wird geraten.
word_porters-no-voted = { $seat } hat schon getippt.
    .child = Das ist geraten. Warte auf die anderen.
word_porters-no-vote-seats = Rate für { $players } Plätze, mit null für dich selbst.
    .child = Such für jedes Gesicht ein Wort aus.
word_porters-no-vote-own = Auf das eigene Wort wird nicht getippt.
    .child = Das ist unser geheimes Wort.
word_porters-no-vote-all = Alle anderen Plätze bekommen eine Nummer.
    .child = Such für jedes Gesicht ein Wort aus.
word_porters-no-number-range = Wörter haben die Nummern { $least } bis { $most }, nicht { $number }.
    .child = So ein Wort gibt es nicht.
word_porters-no-number-twice = Jede Nummer gibt es nur einmal: { $number } steht zweimal da.
    .child = Jedes Wort kommt nur einmal dran.
