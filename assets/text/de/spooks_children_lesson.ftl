### Die Übungspartie des Kinderspiels von Spooks, in der Reihenfolge, in der sie gespielt wird.

spooks_children-lesson-title = Kleine Blätter
spooks_children-lesson-goal = Werde alle Karten los!
spooks_children-lesson-next = Jetzt ein richtiges Spiel!

spooks_children-lesson-aim = Alle Karten weg? Dann ist gewonnen!
spooks_children-lesson-count = Blau will eins mehr. Oder wir passen.
spooks_children-lesson-blue = Was passt auf die 1?
spooks_children-lesson-blue-not-cat = Die Katze passt immer. Behalte sie.
spooks_children-lesson-blue-not-pass = Passen geht. Aber hier ist eine 2!
spooks_children-lesson-same = Rot will das Gleiche. { $seat } hat eine 2!
spooks_children-lesson-trick = Ein Kobold! Alle legen eine Karte. Der höchste gewinnt.
spooks_children-lesson-goblin = Welche Karte kann gewinnen? Behalte die beste.
spooks_children-lesson-goblin-not-cat = Die Katze gewinnt auch. Aber behalte sie!
spooks_children-lesson-goblin-not-four = Die 3 kann gewinnen. Behalte die 4.
spooks_children-lesson-goblin-not-low = Das geht auch. Aber ein Kobold kann gewinnen!
spooks_children-lesson-your-lead = Jetzt geht jede Karte. Womit gehen zwei weg?
spooks_children-lesson-your-lead-not-cat = Behalte die Katze. Später hilft sie viel.
spooks_children-lesson-your-lead-not-blue = Das ist nur eine Karte. Nimm den Kobold.
spooks_children-lesson-cat-fits = Die Katze passt auf alle. Auch sie gewinnt!
spooks_children-lesson-low = Behalte die Katze. Welche Karte ist niedrig?
spooks_children-lesson-low-not-cat = Die Katze würde gewinnen. Aber behalte sie!
spooks_children-lesson-low-not-three = Das geht. Aber erst die 1.
spooks_children-lesson-low-not-bat = Behalte die Fledermaus. Später hilft sie.
spooks_children-lesson-nobody = Kein Kobold, keine Katze. Also macht { $seat } weiter.
spooks_children-lesson-bitten = Keine Fledermaus, keine 4. Die Fledermaus beißt { $seat }!
spooks_children-lesson-given = { $seat } bekommt eine Karte und macht weiter.
spooks_children-lesson-your-blue = Eine blaue 3! Was jetzt?
spooks_children-lesson-your-blue-not-cat = Die Katze passt. Aber behalte sie! Passen geht.
spooks_children-lesson-bat = Eine rote 1. Was passt und beißt?
spooks_children-lesson-bat-not-cat = Die Katze passt. Aber was beißt?
spooks_children-lesson-your-gift = Die Fledermaus beißt { $seat }! Gib eine Karte ab.
spooks_children-lesson-your-gift-not-cat = Behalte die Katze. Die passt auf alle!
spooks_children-lesson-last = Nur die Katze ist noch da. Die passt!
spooks_children-lesson-won = Keine Karten mehr. Gewonnen!
spooks_children-lesson-learned-blue = Blau

# Was gelernt wurde, am Ende auf Anhängern.
spooks_children-lesson-learned-goblin = Kobolde
spooks_children-lesson-learned-cat = Die Katze
spooks_children-lesson-learned-bite = Fledermäuse
