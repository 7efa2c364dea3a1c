### Rook: the nouns of its cards. $suit: the noun of a colour. $number: 1 to 14.

-rook-green = green
-rook-red = red
-rook-black = black
-rook-yellow = yellow
# .bare has no article, .name one for the Rook alone.
-rook-card = the { $suit } { $number }
    .bare = { $suit } { $number }
    .name = { $suit } { $number }
-rook-bird = the Rook
    .bare = Rook
    .name = the Rook
