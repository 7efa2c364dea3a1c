### The lesson of Rook: the pictures beside children’s sentences.

rook-lesson-goal = icons/cards
rook-lesson-next = icons/play

rook-lesson-trick = icons/cards
rook-lesson-trump = rook/hat
rook-lesson-stars = icons/star
rook-lesson-follow = yellow-14
rook-lesson-follow-not-rook = rook
rook-lesson-follow-not-five = yellow-5
rook-lesson-follow-not-lower = yellow-14
rook-lesson-two-stars = icons/star
rook-lesson-lone-red = red-7
rook-lesson-lone-red-not-trump = black-10
rook-lesson-lone-red-not-rook = rook
rook-lesson-lone-red-not-green = red-7
rook-lesson-lone-red-not-yellow = red-7
rook-lesson-no-star = icons/tick
rook-lesson-trump-in = black-10
rook-lesson-trump-in-not-rook = rook
rook-lesson-trump-in-not-five = yellow-5
rook-lesson-trump-in-not-other = black-10
rook-lesson-four-stars = icons/star
rook-lesson-trump-led = black-12
rook-lesson-rook-must-go = rook
rook-lesson-top-yellow = yellow-13
rook-lesson-top-yellow-not-five = yellow-5
rook-lesson-top-yellow-not-eleven = yellow-11
rook-lesson-rest = icons/eye
rook-lesson-won = icons/crown

rook-lesson-learned-follow = yellow-14
rook-lesson-learned-trump = black-10
rook-lesson-learned-rook = rook
rook-lesson-learned-stars = icons/star
