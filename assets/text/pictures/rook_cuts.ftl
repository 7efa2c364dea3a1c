### The small tables beside the pages of Rook: the pictures beside children’s sentences.

rook-cut-lead-yellow = yellow-8
rook-cut-lead-red = red-9
rook-cut-lead-green = green-9
rook-cut-lead-trump = black-12
rook-cut-all-four = yellow-14
rook-cut-highest-yellow = yellow-12
rook-cut-no-red = black-10
rook-cut-no-yellow = red-11
rook-cut-two-trumps = black-11
rook-cut-trump-takes = black-5
rook-cut-seven-stars = icons/star
rook-cut-points = icons/star
rook-cut-points-alone = icons/star
rook-cut-four-colours = icons/cards
rook-cut-four-colours-alone = icons/cards
rook-cut-dealt = icons/cards
rook-cut-dealt-alone = icons/cards
rook-cut-turned-up = black-8
rook-cut-bird-out = rook
rook-cut-last-nest = icons/cards
rook-cut-ahead = icons/star
rook-cut-ahead-side = icons/star
rook-cut-renege = icons/bell
rook-cut-short-side = icons/star
rook-cut-short = icons/star
