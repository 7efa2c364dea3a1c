### Hookie-Mookie: how to play in clips. At most eight words in each.

hookie_mookie-clip-together = Leert Hände, bevor der Stapel leer ist
hookie_mookie-clip-race = Die erste leere Hand gewinnt
hookie_mookie-clip-set = Leg drei oder vier gleiche
hookie_mookie-clip-add = Leg zu jedem Satz auf dem Tisch
hookie_mookie-clip-call = Ruf jemanden. Beide zeigen eine Karte.
    .child = Ruf jemanden. Zwei Karten drehen sich.
hookie_mookie-clip-match = Zwei gleiche Karten bleiben auf dem Tisch
hookie_mookie-clip-miss = Kein Paar? Nehmt sie zurück und zieht.
