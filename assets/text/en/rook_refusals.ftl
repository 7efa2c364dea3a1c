### Rook: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

rook-no-chance-first = Draw or deal the cards first.
rook-no-not-chance = This isn’t the time to draw or deal.
rook-no-draw-partners = This draw is for the partners.
rook-no-draw-deal = This draw is for the first deal.
rook-no-draw-cards = Each player draws one card, all different and from this deck.
rook-no-deal-hands = Each player gets { $count } cards and the nest { $number }.
rook-no-deal-deck = A deal uses the whole deck, every card once.

## The bidding

rook-no-bidding = This game has no bidding. The nest’s top card makes trump.
    .child = There are no bids in this game.
rook-no-auction-over = The bidding is over.
    .child = The bids are all done.
rook-no-auction-first = Finish the bidding first.
    .child = First come the bids.
rook-no-bid-step = Bids go up in steps of { $step }. You can’t bid { $amount }.
    .child = A bid goes up in steps of { $step }.
rook-no-bid-first = { $amount } is too low. Open with { $least } or more.
    .child = That is too low. Start with { $least }.
rook-no-bid-raise = { $amount } doesn’t beat { $bid }. Bid { $least } or more.
    .child = That is too low. It must be { $least }.
rook-no-bid-total = { $amount } is too high. The whole deck has only { $most }.
    .child = That is too high. There are only { $most }.

## The nest and trump

rook-no-bury-turn = Only the high bidder lays down the nest.
    .child = The nest goes to the top bid.
rook-no-bury-first = Lay down the nest first.
    .child = First come the cards for the nest.
rook-no-bury-done = The nest is already laid down.
    .child = The nest is done.
rook-no-bury-size = The nest takes { $count } cards, not { $given }.
    .child = The nest needs { $count } cards.
rook-no-bury-held = The high bidder doesn’t have { FORM($card, of: "name") }.
    .child = We do not have that card.
rook-no-bury-twice = You can lay a card down only once.
    .child = That card is down.
rook-no-repair-first = Fix the nest first.
    .child = First the nest must be right.
rook-no-repair-out = The nest is too small. { FORM($card, of: "name") } has to stay in it.
    .child = That card has to stay in the nest.
rook-no-repair-in = The nest is too big. You can’t add { FORM($card, of: "name") } to it.
    .child = No new cards for the nest.
rook-no-trump-turn = Only the high bidder names trump.
    .child = The top bidder picks the colour.
rook-no-trump-first = Name trump first.
    .child = First comes the boss colour.
rook-no-trump-done = Trump is already named.
    .child = The boss colour is picked.
rook-no-trump-color = Choose green, red, black or yellow as trump.
    .child = Pick green, red, black or yellow.

## Playing a card

rook-no-follow = { $suit } was led. You have { $suit }, so play { $suit }.
    .child = There is { $suit } here. It must go first.
rook-no-follow-trump = Trump was led. You have trump, so play trump.
    .child = A boss card must go first.
rook-no-follow-rook = The Rook was led, so { $suit } must follow. You have { $suit }.
    .child = The Rook wants { $suit }. So { $suit } must go.
rook-no-rook-forced = Trump was led. The Rook is your only trump, so play it.
    .child = Now the Rook must go.
rook-no-held = You don’t have { FORM($card, of: "name") }.
    .child = We do not have that card.

## Honour: votes, the count, calls

rook-no-review-first = The deal is over. Report a fault or agree to the count.
    .child = First we all look at the cards.
rook-no-strict = There’s nothing to report. The game checks the rules itself.
    .child = There is no need to call here.
rook-no-vote-first = The two votes on table talk come first.
    .child = First come the two votes.
rook-no-vote-turn = { $seat } has no vote on that.
    .child = The others vote on that.
rook-no-vote = There is nothing to vote on.
    .child = There is no vote now.
rook-no-review = There is no count to agree to yet.
    .child = We do not count yet.
rook-no-agreed = { $seat } already agreed to the count.
    .child = That is done. Wait for the rest.
rook-no-call-self = You can’t report your own side.
    .child = We do not call our own side.
rook-no-call-trick = { $seat } hasn’t played to that trick.
    .child = There is no card there.
rook-no-call-followed = That card was fine. You all saw it.
    .child = We all saw that card. It was fine.
rook-no-call-cleared = You checked that card before. It was right.
    .child = We looked at it. It was fine.
rook-no-call-own = You can own up only to a real mistake, and only in time.
    .child = That card is fine.
rook-no-call-partner = You can’t report your partner’s card.
    .child = We do not call our own side.
rook-no-call-fault = You can report a wrong card, the nest or table talk.
    .child = That cannot be called.
rook-no-nest-not-laid = There is no nest to count yet.
    .child = There is no nest yet.
rook-no-nest-counted = The nest was already counted in this deal.
    .child = The nest was counted once.
rook-no-nest-late = The last trick is over. We count the nest anyway.
    .child = It is the end. We count it soon.
rook-no-nest-bidder = Only an opponent can report the high bidder’s nest.
    .child = The other side can call the nest.
rook-no-talk-alone = There are no partners who could talk.
    .child = We all play on our own here.
rook-no-talk-spent = { $seat } already reported table talk in this deal.
    .child = One call is all. It was used.

## A card that was chosen before its turn

rook-ahead-led = { $suit } was led. Choose again.
    .child = { $suit } was led. Choose again.
rook-ahead-trumped = { $seat } trumped. Choose again.
    .child = { $seat } trumped. Choose again.
