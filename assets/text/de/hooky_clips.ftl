### Hooky: how to play in clips. At most eight words in each.

hooky-clip-missing = Drei Buchstaben fehlen. Finde sie.
hooky-clip-ask = Frag nach einem Wort. Hör eine Zahl.
hooky-clip-number = So viele Buchstaben hat diese Person
    .child = So viele Buchstaben passen
hooky-clip-twice = Ein doppelter Buchstabe zählt doppelt
    .child = Doppelte Buchstaben zählen doppelt
hooky-clip-reveal = Zeig eine Karte, sieh eine andere
hooky-clip-guess = Rate die drei fehlenden Buchstaben
hooky-clip-word = LICHT
hooky-clip-double = HOBBY
hooky-clip-two = 2
hooky-clip-children = Drei Kinder fehlen. Finde sie.
hooky-clip-pick = Wähl ein Wort mit Bild
hooky-clip-lamps = Eine Lampe für jeden passenden Buchstaben
    .child = Für jeden Buchstaben leuchtet eine Lampe
hooky-clip-both = Zwei gleiche Buchstaben? Beide zählen.
hooky-clip-crossed = Durchgestrichen? Das Kind fehlt nicht.
hooky-clip-choose = Am Ende wählst du drei
