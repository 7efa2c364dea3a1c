### Spooks: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

spooks-no-deal-over = The cards are dealt only when a hand is over.
spooks-no-deal-turn = The deal has passed to seat { $number }.
spooks-no-deal-ghost = The ghost hand has to be dealt as well.
spooks-no-deal-no-ghost = There is no ghost hand in this game.
spooks-no-deal-seats = A deal names { $players } hands, an empty one for a seat that dropped out.
spooks-no-deal-size = Seat { $number } gets { $count } cards in this deal, not { $given }.
spooks-no-deal-ghost-size = The ghost hand gets { $count } cards in this deal, not { $given }.
spooks-no-deal-aside = { FORM($card, of: "full") } has to be dealt: only other cards lie aside.
spooks-no-deal-twice = This deal holds { FORM($card, of: "full") } more often than the deck does.

## Anybody

spooks-no-deal-first = The cards have to be dealt first.
    .child = Not now. Wait a bit.
spooks-no-dropped = { $seat } has dropped out.
    .child = This one is out of the game.
spooks-no-held = This hand does not hold { FORM($card, of: "full") }.
    .child = That card is not in this hand.

## What has to happen first

spooks-no-open-first = The opening card has to be played first.
    .child = First comes the low Spider.
spooks-no-lead-first = The seat on lead has to play a card first.
    .child = First comes a card on the pile.
spooks-no-blue-first = The pile goes on first: a card or a pass.
    .child = First comes a card or a pass.
spooks-no-red-first = The red card has to be answered first.
    .child = First comes the red card.
spooks-no-straight-first = A straight has to be put down first.
    .child = First comes the row of cards.
spooks-no-trick-first = A trick is on: everybody lays a card face down.
    .child = First we all lay down one card.
spooks-no-bite-first = The bats are biting: the cards have to be given first.
    .child = First the bats get their cards.
spooks-no-gift-first = The Master of Goblins’ gift has to be given first.
    .child = First one card goes away as a gift.
spooks-no-handing-first = Everybody hands on a card first.
    .child = First we all give one card.

## On the pile

spooks-no-open-card = This hand opens with { FORM($card, of: "full") }.
    .child = The first card is { FORM($card, of: "full") }.
spooks-no-pass-open = The opening card cannot be passed.
    .child = No pass now. The low Spider must go.
spooks-no-pass-lead = Whoever leads has to play a card.
    .child = No pass now. Any card can go.
spooks-no-red-able = This hand can answer { FORM($card, of: "full") }, so it may not pass.
    .child = A card fits, so it must be played.
spooks-no-red-match = On { FORM($card, of: "full") } goes a { $suit }, { $rank } or the Black Cat.
    .child = It must be a { $suit }, { $rank }, or the Cat.
spooks-no-blue-next = On { FORM($card, of: "full") } goes { $rank } of any suit or the Black Cat.
    .child = It must be { $rank } or the Cat.
spooks-no-blue-end = No number goes on { FORM($card, of: "full") }, only the Black Cat.
    .child = Only the Cat can go on this.

## A straight, a trick, cards that are given

spooks-no-straight-none = No straight is due now.
    .child = No row of cards is needed now.
spooks-no-straight-turn = The straight is put down by the seat that played the Bone.
    .child = The row is up to the next one.
spooks-no-straight-empty = A straight is one card at least.
    .child = Pick one card or more.
spooks-no-straight-cat = The Black Cat is no part of a straight; it may lie down alone.
    .child = The Cat must lie alone.
spooks-no-straight-same = A straight has one card of each number.
    .child = Each number can be there one time.
spooks-no-straight-order = A straight has neighbouring numbers, the lowest first.
    .child = The row must go up, like 3, 4, 5.
spooks-no-lay-none = There is no trick to lay a card for.
    .child = There is no Goblin now.
spooks-no-lay-twice = This seat has laid its card already.
    .child = One card is down. That is all.
spooks-no-lay-playoff = Only the two seats that tied lay another card.
    .child = Only those two lay one more card.
spooks-no-give-none = There is nothing to give now.
    .child = No one gets a card now.
spooks-no-give-turn = It is another seat’s turn to give.
    .child = Wait. The next one gives a card first.
spooks-no-give-victim = The victim of a bite gives nothing.
    .child = The bats bit. So no card to give.
spooks-no-give-twice = This seat has chosen its card already.
    .child = One card is picked. That is all.
spooks-no-give-to = Here it is settled who gets the card: ‘to’ is left out.
    .child = We know who gets the card.
spooks-no-gift-turn = The gift comes from the seat that played the Master of Goblins.
    .child = The gift is up to the next one.
spooks-no-gift-to = The Master of Goblins’ gift needs ‘to’: who gets it.
    .child = Pick who gets the card.
spooks-no-gift-fewest = The gift goes to an opponent with the fewest cards.
    .child = It goes to the one with the least cards.
