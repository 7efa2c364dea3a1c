### Spooks: how to play in clips. At most eight words in each.

spooks-clip-aim = Werde alle deine Karten los
    .child = Die erste leere Hand gewinnt
spooks-clip-blue = Auf Blau passt die nächste Zahl
spooks-clip-pass = Auf Blau darfst du immer passen
    .child = Auf Blau ist Passen erlaubt
spooks-clip-red = Auf Rot passt Bild oder Zahl
spooks-clip-goblin = Der höchste Kobold gewinnt den Stich
spooks-clip-cat = Die Katze passt auf jede Karte
