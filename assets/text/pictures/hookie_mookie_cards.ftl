### Hookie-Mookie: the signs of its cards.

-hookie_mookie-clubs = hookie_mookie/clubs
-hookie_mookie-diamonds = hookie_mookie/diamonds
-hookie_mookie-hearts = hookie_mookie/hearts
-hookie_mookie-spades = hookie_mookie/spades
-hookie_mookie-card = { $suit }
-hookie_mookie-joker = hookie_mookie/joker
