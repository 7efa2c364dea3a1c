### Die zweite Übungspartie von Spooks, in der Reihenfolge, in der sie gespielt wird.

spooks_next-lesson-title = Knochen und Fledermäuse
spooks_next-lesson-goal = Leg Reihen, übersteh Bisse und behalte wenige Punkte.
    .child = Leg lange Reihen und beiß zu!
spooks_next-lesson-next = Jetzt um Punkte: Drei sanfte Gegner warten schon.
    .child = Jetzt ein richtiges Spiel!

spooks_next-lesson-straight = { $seat } kann den Knochen nicht bedienen. Also legt { $to } eine Reihe.
    .child = { $seat } kommt nicht weiter. { $to } legt eine Reihe!
spooks_next-lesson-longest = { $seat } kann deinen Knochen nicht bedienen. Welche Reihe ist deine längste?
    .child = { $seat } kommt nicht weiter. Welche Reihe ist lang?
spooks_next-lesson-longest-not-bone = Behalte den Knochen. Er kann dir noch eine Reihe bringen.
    .child = Behalte den Knochen für noch eine Reihe.
spooks_next-lesson-longest-not-longer = Das ist eine Reihe. Aber du hast eine längere.
    .child = Eine gute Reihe. Aber eine ist länger.
spooks_next-lesson-longest-not-one-card = Eine Karte ist erlaubt. Aber vier auf einmal gehen auch.
    .child = Eine geht. Aber vier gehen auch!
spooks_next-lesson-bite = { $seat } kann die Fledermaus nicht bedienen. Deshalb beißt sie: Alle geben { $seat } eine Karte.
    .child = Die Fledermaus beißt { $seat }! Alle geben eine Karte.
spooks_next-lesson-points = Karten, die du am Ende hast, kosten ihre Zahl. Ein Meister kostet 20, die Katze 30.
    .child = Karten kosten am Ende Punkte. Hohe kosten viel!
spooks_next-lesson-gift = Welche Karte gibst du { $seat }?
    .child = Welche Karte kann { $seat } haben?
spooks_next-lesson-gift-not-less = Eine andere deiner Karten kostet mehr Punkte. Gib die.
    .child = Eine Karte kostet mehr. Gib die!
spooks_next-lesson-bitten = Nach dem Biss spielt die gebissene Person aus, also { $seat }.
    .child = Jetzt spielt { $seat } eine Karte aus.
spooks_next-lesson-your-gift = Jetzt du. Die Fledermäuse beißen { $seat }.
    .child = Die Fledermäuse beißen { $seat }! Was jetzt?
spooks_next-lesson-your-gift-not-bone = Behalte den Knochen. Er kann dir noch eine Reihe bringen.
    .child = Behalte den Knochen für noch eine Reihe.
spooks_next-lesson-your-gift-not-less = Die gehört zu einer Reihe. Eine andere kostet mehr.
    .child = Die gehört zu einer Reihe. Welche ist hoch?
spooks_next-lesson-your-straight = Jetzt du. { $seat } kann deinen Knochen nicht bedienen.
    .child = { $seat } kommt nicht weiter. Was jetzt?
spooks_next-lesson-your-straight-not-longer = Nimm noch eine dazu. Alle deine Karten folgen aufeinander.
    .child = Nimm noch eine dazu. Alle können weg!
spooks_next-lesson-your-straight-not-one-card = Eine Karte ist erlaubt. Aber alle auf einmal gehen auch.
    .child = Eine geht. Aber alle gehen auch!
spooks_next-lesson-won = Die Reihe war alles, was du hattest. Du gewinnst, und die anderen zahlen für ihre Karten.
    .child = Alle Karten sind weg. Gewonnen!

# Was gelernt wurde, am Ende auf Anhängern.
spooks_next-lesson-learned-straight = Reihen
spooks_next-lesson-learned-bite = Bisse
spooks_next-lesson-learned-points = Punkte
