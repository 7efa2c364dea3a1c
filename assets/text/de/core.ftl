### Every game: warum etwas nicht geht.

core-no-over = Das Spiel ist aus.
    .child = Das Spiel ist aus.
core-no-chance = Erst kommen die Karten. Bitte warte.
    .child = Noch nicht! Warte ein bisschen.
core-no-turn = Du bist noch nicht dran.
    .child = Dafür ist es noch zu früh.
core-no-now = Das geht jetzt nicht.
    .child = Noch nicht! Warte ein bisschen.
core-no-stay = Diese Karte muss liegen bleiben.
    .child = Diese Karte muss da bleiben.
core-no-written = { $text }
    .child = Jetzt nicht. Warte ein bisschen.

# Was in jeder Sprache gleich ist: ein Name, den jemand gewählt hat, Ziffern.
core-verbatim = { $text }
# Eine Zahl allein.
core-number = { $number }
