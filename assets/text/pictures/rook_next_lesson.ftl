### The second lesson of Rook: the pictures beside children’s sentences.

rook_next-lesson-goal = icons/people
rook_next-lesson-next = icons/play

rook_next-lesson-partner = icons/people
rook_next-lesson-promise = icons/star
rook_next-lesson-bid = icons/cards
rook_next-lesson-bid-not-high = icons/star
rook_next-lesson-bid-not-pass = rook
rook_next-lesson-your-bid = icons/star
rook_next-lesson-your-bid-not-high = icons/star
rook_next-lesson-your-bid-not-pass = rook
rook_next-lesson-nest = icons/cards
rook_next-lesson-bury = icons/cards
rook_next-lesson-bury-not-other = icons/cards
rook_next-lesson-your-colour = icons/cards
rook_next-lesson-your-colour-not-other = rook/hat
rook_next-lesson-gift = green-14
rook_next-lesson-gift-not-trump = icons/people
rook_next-lesson-gift-not-five = icons/star
rook_next-lesson-gift-not-fourteen = yellow-14
rook_next-lesson-your-gift = red-14
rook_next-lesson-your-gift-not-trump = icons/people
rook_next-lesson-your-gift-not-fourteen = yellow-14
rook_next-lesson-won = icons/crown

rook_next-lesson-learned-bid = icons/star
rook_next-lesson-learned-nest = rook/hat
rook_next-lesson-learned-partner = icons/people
