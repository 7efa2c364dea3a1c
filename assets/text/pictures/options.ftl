### The picture beside a child's sentence: a file of assets/pictures without its end.

options-seats-line = icons/people
options-usual-line = icons/replay
options-is-usual = icons/replay
options-done-line = icons/tick
most-points-win = icons/star
fewest-points-win = icons/star
most-stars-win = icons/star
most-cards-win = icons/cards
