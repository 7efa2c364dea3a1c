### Rook : les noms de ses cartes. Une couleur seule est « vert » ; une carte est « le 8 vert ».

-rook-green = vert
-rook-red = rouge
-rook-black = noir
-rook-yellow = jaune
-rook-card = le { $number } { $suit }
    .bare = { $number } { $suit }
    .name = { $number } { $suit }
    .of = du { $number } { $suit }
-rook-bird = le Rook
    .bare = Rook
    .name = le Rook
    .of = du Rook
