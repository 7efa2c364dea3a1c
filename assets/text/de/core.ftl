### Every game: warum etwas nicht geht.

core-no-over = Das Spiel ist aus.
    .child = Das Spiel ist aus.
core-no-chance = Erst muss das Los entscheiden.
    .child = Jetzt nicht. Warte ein bisschen.
core-no-turn = Dieser Platz ist nicht an der Reihe.
    .child = Dafür ist es noch zu früh.
core-no-now = Das erlauben die Regeln jetzt nicht.
    .child = Jetzt nicht. Warte ein bisschen.
core-no-stay = Diese Karte muss liegen bleiben.
    .child = Diese Karte muss da bleiben.
core-no-written = { $text }
    .child = Jetzt nicht. Warte ein bisschen.

# Was in jeder Sprache gleich ist: ein Name, den jemand gewählt hat, Ziffern.
core-verbatim = { $text }
# Eine Zahl allein.
core-number = { $number }
