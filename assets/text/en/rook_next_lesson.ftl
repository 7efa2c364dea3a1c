### The second lesson of Rook, in the order in which it is played. $seat and $to: who sits there.
###
### -not- is why another answer had better wait, in one or two short sentences; it never says that it is wrong.

rook_next-lesson-title = Bids and partners
rook_next-lesson-goal = Bid, take the nest, name trump, and help your partner.
    .child = Bid, and help the partner!
rook_next-lesson-next = Now play a classic game with an easy partner.
    .child = Now play a real game!

rook_next-lesson-partner = { $seat } is your partner. Your points add up.
    .child = { $seat } is the partner here.
rook_next-lesson-promise = { $seat } bid 75 points. The highest bid names trump.
    .child = { $seat } bids 75. The top bid wins.
rook_next-lesson-bid = Your cards are strong. Bid five more.
    .child = These cards are good. Bid five more!
rook_next-lesson-bid-not-high = That’s a big promise. Go up by five, as long as it’s enough.
    .child = Not so much yet. Bid five more.
rook_next-lesson-bid-not-pass = You have the Rook, the 14 and the 13 of black. That’s worth a bid.
    .child = The Rook is here. Try a bid!
rook_next-lesson-your-bid = Your turn. { $seat } bid 85.
    .child = { $seat } bids 85. What now?
rook_next-lesson-your-bid-not-high = That’s a big promise. Five more is enough.
    .child = Not so much yet. Bid five more.
rook_next-lesson-your-bid-not-pass = Your cards are good for 90. If you pass, you can’t bid again.
    .child = The cards are good. Bid five more.
rook_next-lesson-nest = You won the bid, so the five nest cards are yours. Lay down five cards for them.
    .child = The nest is ours! Now five cards must go.
rook_next-lesson-bury = Keep black, the Rook and the yellow cards with stars. Which five can go?
    .child = Keep black and yellow. Which five can go?
rook_next-lesson-bury-not-other = Lay down all your red and green. Then you can trump both colours.
    .child = Red and green can go. All of them!
rook_next-lesson-your-colour = Your turn. Name trump.
    .child = Now pick the boss colour!
rook_next-lesson-your-colour-not-other = Choose the colour you have most of.
    .child = Which colour is here the most?
rook_next-lesson-gift = { $seat }’s 14 wins this for your side. You have no green, so add some stars.
    .child = { $seat } wins this. Which card has two stars?
rook_next-lesson-gift-not-trump = { $seat } wins already. Don’t trump your partner.
    .child = { $seat } wins here. Keep that one.
rook_next-lesson-gift-not-five = One star is good. The 10 has two.
    .child = One star is good. Two are better!
rook_next-lesson-gift-not-fourteen = The 14 can win a trick of its own. Give a card that can’t.
    .child = The 14 can win later. Keep it.
rook_next-lesson-your-gift = Your turn. { $seat } leads again.
    .child = { $seat } goes on. Which card now?
rook_next-lesson-your-gift-not-trump = { $seat } wins already. Don’t trump your partner.
    .child = { $seat } wins here. Keep that one.
rook_next-lesson-your-gift-not-fourteen = The 14 can win a trick of its own. Give a card that can’t.
    .child = The 14 can win later. Keep it.
rook_next-lesson-won = Nine stars are 45 of your 90 points. If you miss the bid, your side loses 90.
    .child = Nine stars! Now make the bid.

# What was learned, on tags at its end.
rook_next-lesson-learned-bid = Bidding
rook_next-lesson-learned-nest = Nest and trump
rook_next-lesson-learned-partner = Partners
