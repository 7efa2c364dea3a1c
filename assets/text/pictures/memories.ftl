### The picture beside a child's sentence: a file of assets/pictures without its end.

table-seen = icons/eye
seats-seen = icons/eye
seats-dealt-again = icons/cards
seats-watched = icons/eye
seats-deal-fixed = icons/cards
