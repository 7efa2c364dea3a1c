### Every game: the pictures beside children’s refusals.

core-no-over = icons/star
core-no-chance = icons/clock
core-no-turn = icons/clock
core-no-now = icons/clock
core-no-stay = icons/cards
core-no-written = icons/clock
