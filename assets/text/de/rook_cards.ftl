### Rook: the nouns of its cards. Colours stand alone as „Grün“, before a number as „die grüne 8“.

-rook-green = Grün
    .adjective = grüne
    .bent = grünen
-rook-red = Rot
    .adjective = rote
    .bent = roten
-rook-black = Schwarz
    .adjective = schwarze
    .bent = schwarzen
-rook-yellow = Gelb
    .adjective = gelbe
    .bent = gelben
-rook-card = die { FORM($suit, of: "adjective") } { $number }
    .dat = der { FORM($suit, of: "bent") } { $number }
    .bare = { FORM($suit, of: "adjective") } { $number }
    .gender = f
-rook-bird = der Rook
    .acc = den Rook
    .dat = dem Rook
    .bare = Rook
    .gender = m
