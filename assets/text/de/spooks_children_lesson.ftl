### Die Übungspartie des Kinderspiels von Spooks, in der Reihenfolge, in der sie gespielt wird.

spooks_children-lesson-title = Kleine Blätter
spooks_children-lesson-goal = Werde alle Karten los!
spooks_children-lesson-next = Jetzt ein richtiges Spiel!

spooks_children-lesson-aim = Alle Karten weg? Dann ist gewonnen!
spooks_children-lesson-opens = Die Spinne 1 fängt an. Spiel sie!
spooks_children-lesson-count = Blau will eins mehr. { $seat } braucht eine 2.
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
spooks_children-lesson-low-not-three = Das geht. Aber erst die 2.
spooks_children-lesson-nobody = Kein Kobold, keine Katze. Also macht { $seat } weiter.
spooks_children-lesson-your-cat = Rot, und keine Fledermaus. Was passt immer?
spooks_children-lesson-pass = Eine Fledermaus! Keine Karte passt. Also passen.
spooks_children-lesson-bitten = Die Fledermaus beißt! { $seat } gibt eine Karte her.
spooks_children-lesson-bat = Eine neue Karte! Welche kann beißen?
spooks_children-lesson-bat-not-spook = Nimm die Fledermaus. Die kann beißen!
spooks_children-lesson-your-gift = Die Fledermaus beißt { $seat }! Gib die letzte Karte.
spooks_children-lesson-won = Keine Karten mehr. Gewonnen!

# Was gelernt wurde, am Ende auf Anhängern.
spooks_children-lesson-learned-goblin = Kobolde
spooks_children-lesson-learned-cat = Die Katze
spooks_children-lesson-learned-bite = Fledermäuse
