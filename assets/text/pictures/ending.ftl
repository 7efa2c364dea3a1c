### The picture beside a child's sentence: a file of assets/pictures without its end.

results-thanks = icons/star
results-ended = icons/clock
party-hang = icons/star
party-hangs = icons/star
replay-highlights-line = icons/star
replay-what-if-line = icons/question
replay-nothing-decided = icons/dot
what-if-hand-over = icons/star
what-if-no-winner = icons/star
what-if-same = icons/star
what-if-others = icons/star
what-if-scores = icons/star
