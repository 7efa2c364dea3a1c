### Rook: how to play in clips. At most eight words in each.

rook-clip-follow = Bediene die Farbe, die gespielt wurde
    .child = Spiel die gleiche Farbe
rook-clip-trick = Die beste Karte holt den Stich
rook-clip-trump = Trumpf schlägt jede andere Farbe
    .child = Die Chef-Farbe schlägt die anderen
rook-clip-rook = Der Rook holt jeden Stich
rook-clip-stars = Hol dir die Karten mit Sternen
rook-clip-lead = Wer den Stich holt, spielt aus
    .child = Die beste Karte fängt wieder an
rook-clip-bid = Hol mindestens, was du bietest
    .child = Holt, was ihr bietet
rook-clip-won = { $amount } geholt
