### Rook: how to play in clips. At most eight words in each.

rook-clip-follow = Follow the colour that was led
    .child = Play the same colour
rook-clip-trick = The best card takes the trick
rook-clip-trump = Trump beats every other colour
    .child = The boss colour beats the others
rook-clip-rook = The Rook takes every trick
rook-clip-stars = Win the cards with stars
rook-clip-lead = Take a trick and lead the next
    .child = The best card goes first next
rook-clip-bid = Win at least what you bid
    .child = Catch what our team bids
rook-clip-won = { $amount } won
