### Hookie-Mookie: the nouns of its cards. $value: the noun of a value. $suit: the noun of a suit. $number: 2 to 10.

-hookie_mookie-ace = an ace
    .bare = ace
    .many = aces
-hookie_mookie-number = { $number ->
        [8] an 8
       *[other] a { $number }
    }
    .bare = { $number }
    .many = { $number ->
        [6] sixes
       *[other] { $number }s
    }
-hookie_mookie-jack = a jack
    .bare = jack
    .many = jacks
-hookie_mookie-queen = a queen
    .bare = queen
    .many = queens
-hookie_mookie-king = a king
    .bare = king
    .many = kings
-hookie_mookie-joker = a joker
    .bare = joker
    .many = jokers
-hookie_mookie-clubs = clubs
-hookie_mookie-diamonds = diamonds
-hookie_mookie-hearts = hearts
-hookie_mookie-spades = spades
-hookie_mookie-card = the { FORM($value, of: "bare") } of { $suit }
