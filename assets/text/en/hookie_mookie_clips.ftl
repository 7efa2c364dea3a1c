### Hookie-Mookie: how to play in clips. At most eight words in each.

hookie_mookie-clip-together = Empty hands before the deck is empty
hookie_mookie-clip-race = The first empty hand wins
hookie_mookie-clip-set = Lay three or four of a kind
hookie_mookie-clip-add = Add to any set on the table
hookie_mookie-clip-call = Call a player. Both show a card.
    .child = Call a friend. Two cards flip.
hookie_mookie-clip-match = Two equal cards stay on the table
hookie_mookie-clip-miss = No match? Take them back and draw.
