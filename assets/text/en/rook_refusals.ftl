### Rook: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

rook-no-chance-first = The cards have to be drawn or dealt first.
rook-no-not-chance = Nothing is drawn or dealt now.
rook-no-draw-partners = This draw is for the partners.
rook-no-draw-deal = This draw is for the first deal.
rook-no-draw-cards = Everybody draws one card, all of them different and from this deck.
rook-no-deal-hands = Every hand gets { $count } cards and the nest { $number }.
rook-no-deal-deck = A deal is the whole deck, every card once.

## The bidding

rook-no-bidding = There is no bidding in this game: the nest’s top card makes trump.
    .child = There are no bids in this game.
rook-no-auction-over = The bidding is over.
    .child = The bids are all done.
rook-no-auction-first = The bidding is not over yet.
    .child = First come the bids.
rook-no-bid-step = A bid of { $amount } is not a multiple of { $step }.
    .child = A bid goes up in steps of { $step }.
rook-no-bid-first = A bid of { $amount } is too low: the first bid is at least { $least }.
    .child = That is too low. Start with { $least }.
rook-no-bid-raise = A bid of { $amount } does not beat { $bid }: the next one is at least { $least }.
    .child = That is too low. It must be { $least }.
rook-no-bid-total = A bid of { $amount } is more than the { $most } that the deck holds.
    .child = That is too high. There are only { $most }.

## The nest and trump

rook-no-bury-turn = Only the high bidder lays down the nest.
    .child = The nest goes to the top bid.
rook-no-bury-first = The nest has to be laid down first.
    .child = First come the cards for the nest.
rook-no-bury-done = The nest has been laid down already.
    .child = The nest is done.
rook-no-bury-size = The nest is { $count } cards, not { $given }.
    .child = The nest needs { $count } cards.
rook-no-bury-held = The high bidder does not hold { FORM($card, of: "name") }.
    .child = That card is not in this hand.
rook-no-bury-twice = A card can be laid down only once.
    .child = That card is down.
rook-no-repair-first = The nest has to be put right first.
    .child = First the nest must be right.
rook-no-repair-out = A nest that is too small keeps all its cards: { FORM($card, of: "name") } has to stay.
    .child = That card has to stay in the nest.
rook-no-repair-in = A nest that is too big gets no other cards: { FORM($card, of: "name") } is not in it.
    .child = No new cards for the nest.
rook-no-trump-turn = Only the high bidder names trump.
    .child = The top bid picks the colour.
rook-no-trump-first = Trump has to be named first.
    .child = First comes the boss colour.
rook-no-trump-done = Trump has been named already.
    .child = The boss colour is picked.
rook-no-trump-color = Trump is green, red, black or yellow.
    .child = Pick green, red, black or yellow.

## Playing a card

rook-no-follow = This hand has { $suit }, and { $suit } was led.
    .child = There is { $suit } here. It must go first.
rook-no-follow-trump = This hand has trump, and trump was led.
    .child = A boss card must go first.
rook-no-follow-rook = This hand has { $suit }, and the Rook led asks for trump.
    .child = The Rook wants { $suit }. So { $suit } must go.
rook-no-rook-forced = The Rook is the only trump in this hand, and trump was led.
    .child = Now the Rook must go.
rook-no-held = This hand does not hold { FORM($card, of: "name") }.
    .child = That card is not in this hand.

## Honour: votes, the count, calls

rook-no-review-first = The hand is over: everybody calls or agrees to the count.
    .child = First we all look at the cards.
rook-no-strict = There is nothing to call: the game itself sees to the rules.
    .child = There is no need to call here.
rook-no-vote-first = Two votes on table talk have to be cast first.
    .child = First come the two votes.
rook-no-vote-turn = { $seat } has no vote on that.
    .child = The others vote on that.
rook-no-vote = There is nothing to vote on.
    .child = There is no vote now.
rook-no-review = There is no count to agree to yet.
    .child = We do not count yet.
rook-no-agreed = { $seat } has agreed to the count already.
    .child = That is done. Wait for the rest.
rook-no-call-self = Nobody calls this on their own side.
    .child = We do not call our own side.
rook-no-call-trick = { $seat } has not played to that trick.
    .child = There is no card there.
rook-no-call-followed = Everybody saw that card follow, lead or be the Rook.
    .child = We all saw that card. It was fine.
rook-no-call-cleared = That card has been looked into already, and it was right.
    .child = We looked at it. It was fine.
rook-no-call-own = A seat owns up to a true renege of its own, and only while it can be mended.
    .child = That card is fine.
rook-no-call-partner = A partner’s card is not called.
    .child = We do not call our own side.
rook-no-call-fault = A call is for a renege, the nest or table talk.
    .child = That cannot be called.
rook-no-nest-not-laid = No nest has been laid down yet.
    .child = There is no nest yet.
rook-no-nest-counted = The nest has been counted once in this hand.
    .child = The nest was counted once.
rook-no-nest-late = The last trick is complete: the nest is counted anyway.
    .child = It is the end. We count it soon.
rook-no-nest-bidder = Only the high bidder’s nest can be called, and only by an opponent.
    .child = The other side can call the nest.
rook-no-talk-alone = There are no partners who could talk.
    .child = We all play on our own here.
rook-no-talk-spent = { $seat } has called table talk once in this hand.
    .child = One call is all. It was used.
