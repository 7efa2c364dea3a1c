### The picture beside a child's sentence: a file of assets/pictures without its end.

evening-like-line = icons/star
evening-full = icons/clock
evening-rule = icons/star
evening-count-line = icons/cards
evening-length-line = icons/clock
evening-age-line = icons/people
evening-draw-line = icons/star
evening-sits-out = icons/people
