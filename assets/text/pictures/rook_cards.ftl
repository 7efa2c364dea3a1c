### Rook: the signs of its cards.

-rook-green = rook/leaf
-rook-red = rook/poppy
-rook-black = rook/hat
-rook-yellow = rook/sun
-rook-card = { $suit }
-rook-bird = rook/rook
