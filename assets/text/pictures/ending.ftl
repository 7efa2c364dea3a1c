### The picture beside a child's sentence: a file of assets/pictures without its end.

results-thanks = icons/star
party-hang = icons/star
party-hangs = icons/star
