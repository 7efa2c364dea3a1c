### Was zu den kleinen Tischen neben den Seiten zu Spooks gesagt wird, statt dessen, was der Tisch sagt. $seat: am Tisch.

spooks-cut-suits = Spinnen und Geister sind blau, Kobolde grün, Knochen und Fledermäuse rot; die Katze steht allein
    .child = Blau, Grün und Rot und eine Katze
spooks-cut-one-higher = Auf die 2 kommt eine 3, egal welche
    .child = Auf eine 2 kommt eine 3
spooks-cut-same-suit = { $seat } legt Knochen auf Knochen
    .child = Knochen passt auf Knochen
spooks-cut-same-number = { $seat } legt Meister auf Meister
    .child = Meister passt auf Meister
spooks-cut-goblin-started = Der Kobold auf dem Stapel beginnt den Stich und zählt selbst nicht mit
    .child = Dieser Kobold zählt nicht mit
spooks-cut-best-goblin = Die 5 ist der höchste Kobold: { $seat } bekommt den Stich und beginnt
    .child = Die 5 ist die beste: { $seat } macht weiter
spooks-cut-cat-on-all = Die Katze passt auf alles: Danach darf irgendeine Karte kommen
    .child = Die Katze passt auf alles
spooks-cut-two-tie = Zwei gleiche Kobolde: { $seat } und { $to } legen noch eine Karte
    .child = { $seat } und { $to } legen nach
spooks-cut-ghost-aside = Da liegt noch ein Blatt, verdeckt
    .child = Da liegt noch ein Blatt
spooks-cut-lowest-spider = Spinne 1 ist darin: { $seat } beginnt mit der niedrigsten Spinne im Spiel
    .child = { $seat } beginnt mit der kleinsten Spinne
spooks-cut-one-lower = Die Zahlen laufen abwärts: Auf die 10 kommt eine 9
    .child = Auf eine 10 kommt eine 9
spooks-cut-left-over = { $seat } hat keine Karten mehr: Alle anderen zählen, was sie noch haben
    .child = { $seat } ist fertig. Die anderen zählen
