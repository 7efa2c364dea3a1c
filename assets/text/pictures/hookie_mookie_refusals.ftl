### Hookie-Mookie: the pictures beside children’s refusals.

hookie_mookie-no-chance-first = icons/clock
hookie_mookie-no-start-first = icons/people
hookie_mookie-no-out = icons/crown
hookie_mookie-no-held = icons/cards
hookie_mookie-no-held-often = icons/cards
hookie_mookie-no-offer-first = kids/flip
hookie_mookie-no-offer-turn = kids/flip
hookie_mookie-no-offered = icons/tick
hookie_mookie-no-hookie = kids/flip
hookie_mookie-no-hookie-laid = icons/cards
hookie_mookie-no-partner-self = icons/people
hookie_mookie-no-partner-out = icons/people
hookie_mookie-no-lay-none = icons/cards
hookie_mookie-no-lay-values = icons/cross
hookie_mookie-no-new-few = icons/cards
hookie_mookie-no-new-many = icons/cards
hookie_mookie-no-new-there = icons/cards
hookie_mookie-no-new-open = hookie_mookie/joker
hookie_mookie-no-to-word = icons/cards
hookie_mookie-no-to-missing = icons/cards
hookie_mookie-no-to-other = icons/cards
hookie_mookie-no-open-taken = icons/cards
hookie_mookie-no-done-early = kids/flip
hookie_mookie-no-draw-partner = kids/flip
hookie_mookie-no-draw-laid = icons/cards
hookie_mookie-no-draw-lay = icons/cards
