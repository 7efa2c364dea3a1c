### The lesson of Rook: the pictures beside children’s sentences. Beside a question it is never the wanted card.

rook-lesson-goal = icons/cards
rook-lesson-next = icons/play

rook-lesson-aim = icons/star
rook-lesson-led = yellow-8
rook-lesson-follow = yellow-8
rook-lesson-follow-not-rook = rook
rook-lesson-follow-not-five = yellow-5
rook-lesson-follow-not-lower = yellow-14
rook-lesson-two-stars = icons/star
rook-lesson-worth = icons/star
rook-lesson-lone-red = icons/cards
rook-lesson-lone-red-not-trump = black-10
rook-lesson-lone-red-not-rook = rook
rook-lesson-lone-red-not-green = red-7
rook-lesson-lone-red-not-yellow = red-7
rook-lesson-no-star = icons/tick
rook-lesson-trump = rook/hat
rook-lesson-rook = rook
rook-lesson-forced = rook
rook-lesson-trump-in = red-14
rook-lesson-trump-in-not-rook = rook
rook-lesson-trump-in-not-nine = black-9
rook-lesson-trump-in-not-five = yellow-5
rook-lesson-trump-in-not-other = rook/hat
rook-lesson-four-stars = icons/star
rook-lesson-no-risk = yellow-5
rook-lesson-no-risk-not-five = yellow-5
rook-lesson-no-risk-not-high = yellow-13
rook-lesson-no-risk-not-trump = black-9
rook-lesson-your-yellow = icons/star
rook-lesson-your-yellow-not-rook = rook
rook-lesson-your-yellow-not-lower = yellow-12
rook-lesson-thirteen = yellow-13
rook-lesson-your-trump = green-13
rook-lesson-your-trump-not-rook = rook
rook-lesson-your-trump-not-five = yellow-5
rook-lesson-your-lead = rook/hat
rook-lesson-your-lead-not-five = yellow-5
rook-lesson-seven-stars = icons/star
rook-lesson-won = icons/crown

rook-lesson-learned-follow = yellow-14
rook-lesson-learned-trump = black-10
rook-lesson-learned-rook = rook
rook-lesson-learned-stars = icons/star
