### Spooks: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

spooks-no-deal-over = The cards are dealt only when a deal is over.
spooks-no-deal-turn = The deal has passed to seat { $number }.
spooks-no-deal-ghost = Deal the ghost cards too.
spooks-no-deal-no-ghost = This game has no ghost cards.
spooks-no-deal-seats = A deal names { $players } sets of cards, empty for a player who dropped out.
spooks-no-deal-size = Seat { $number } gets { $count } cards in this deal, not { $given }.
spooks-no-deal-ghost-size = The ghost gets { $count } cards in this deal, not { $given }.
spooks-no-deal-aside = { FORM($card, of: "full") } must be dealt. Only other cards stay aside.
spooks-no-deal-twice = This deal has { FORM($card, of: "full") } more often than the deck does.

## Anybody

spooks-no-deal-first = Deal the cards first.
    .child = Not yet! Wait a bit.
spooks-no-dropped = { $seat } has dropped out.
    .child = This one is out of the game.
spooks-no-held = You don’t have { FORM($card, of: "full") }.
    .child = We do not have that card.

## What has to happen first

spooks-no-open-first = The opening card comes first.
    .child = First comes the low Spider.
spooks-no-lead-first = The leader has to play a card first.
    .child = First comes a card on the pile.
spooks-no-blue-first = First play a card on the pile, or pass.
    .child = First comes a card or a pass.
spooks-no-red-first = Answer the red card first.
    .child = First comes the red card.
spooks-no-straight-first = The straight comes first.
    .child = First comes the row of cards.
spooks-no-trick-first = First each player lays a card face down.
    .child = First we all lay down one card.
spooks-no-bite-first = The bats are biting. Give the cards first.
    .child = The bats bite. First someone gets a card.
spooks-no-gift-first = The Master of Goblins’ gift comes first.
    .child = First one card goes away as a gift.
spooks-no-handing-first = First each player passes on a card.
    .child = First we all give one card.

## On the pile

spooks-no-open-card = Your first card has to be { FORM($card, of: "full") }.
    .child = The first card is { FORM($card, of: "full") }.
spooks-no-pass-open = You can’t pass yet. Play the opening card.
    .child = No pass now. The low Spider must go.
spooks-no-pass-lead = You lead, so you can’t pass. Play any card.
    .child = No pass now. Any card can go.
spooks-no-red-able = You can answer { FORM($card, of: "full") }, so you can’t pass.
    .child = A card fits, so it must be played.
spooks-no-red-match = { FORM($card, of: "full") } needs a { $suit }, { $rank } or the Black Cat.
    .child = Play a { $suit }, { $rank }, or the Cat.
spooks-no-blue-next = { FORM($card, of: "full") } needs { $rank } of any suit, or the Black Cat.
    .child = It must be { $rank } or the Cat.
spooks-no-blue-end = No number goes on { FORM($card, of: "full") }. Only the Black Cat does.
    .child = Only the Cat can go on this.

## A straight, a trick, cards that are given

spooks-no-straight-none = There’s no straight to lay now.
    .child = No row of cards is needed now.
spooks-no-straights = This game has no straights.
    .child = This game has no rows.
spooks-no-give-bat = Only { $seat } gives a card here.
    .child = Just { $seat } gives a card.
spooks-no-straight-turn = Only the player of the Bone lays the straight.
    .child = Someone else lays the row.
spooks-no-straight-empty = Choose one card or more for the straight.
    .child = Pick one card or more.
spooks-no-straight-cat = The Black Cat can’t be in a straight. You can lay it by itself.
    .child = The Cat must lie on its own.
spooks-no-straight-same = A straight has only one card of each number.
    .child = Each number can be there one time.
spooks-no-straight-order = A straight needs numbers in a row. Start with the lowest.
    .child = The row must go up: 3, 4, 5.
spooks-no-lay-none = There’s no trick to lay a card for.
    .child = There is no Goblin now.
spooks-no-lay-twice = You already laid your card.
    .child = One card is down. That is all.
spooks-no-lay-playoff = Only the two tied players lay another card.
    .child = Only those two lay one more card.
spooks-no-give-none = There’s nothing to give now.
    .child = No one gets a card now.
spooks-no-give-turn = Another player gives first. Please wait.
    .child = Wait. The next one gives a card first.
spooks-no-give-victim = The bats bit you, so you don’t give a card.
    .child = The bats bit. So no card to give.
spooks-no-give-twice = You already chose your card.
    .child = One card is picked. That is all.
spooks-no-give-to = Leave out ‘to’. It’s settled who gets the card.
    .child = We know who gets the card.
spooks-no-gift-turn = The gift comes from the player of the Master of Goblins.
    .child = Someone else gives it.
spooks-no-gift-to = The Master of Goblins’ gift needs ‘to’. Say who gets it.
    .child = Pick who gets the card.
spooks-no-gift-fewest = Give it to an opponent with the fewest cards.
    .child = Pick one with the least cards.

## A card that was chosen before its turn

spooks-ahead-changed = The pile has changed. Choose again.
    .child = The pile has changed. Choose again.
