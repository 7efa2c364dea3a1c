### The small tables beside the pages of Hookie-Mookie: the pictures beside children’s sentences.

hookie_mookie-cut-win = hookie_mookie/sun
hookie_mookie-cut-race = icons/crown
hookie_mookie-cut-values = king-hearts
hookie_mookie-cut-start = icons/cards
hookie_mookie-cut-silence = icons/silent
hookie_mookie-cut-turn = kids/flip
hookie_mookie-cut-new = 7-hearts
hookie_mookie-cut-onto = 9-clubs
hookie_mookie-cut-whole = king-clubs
hookie_mookie-cut-done = icons/tick
hookie_mookie-cut-pair = 9-hearts
hookie_mookie-cut-match = 7-hearts
hookie_mookie-cut-miss = queen-hearts
hookie_mookie-cut-habit = queen-hearts
hookie_mookie-cut-joker = joker
hookie_mookie-cut-open-set = joker
hookie_mookie-cut-now-8s = 8-hearts
hookie_mookie-cut-out = icons/crown
hookie_mookie-cut-sunset = hookie_mookie/sun
