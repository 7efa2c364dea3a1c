### Hookie-Mookie: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

hookie_mookie-no-not-chance = This isn’t the time to deal.
hookie_mookie-no-deal-piles = A deal is { $players } × { $size } cards, a ghost of { $ghost } and { $deck } others.
hookie_mookie-no-deal-pack = A deal is the whole pack, every card once, with { $count } { $count ->
        [one] joker
       *[other] jokers
    }.

## Anybody

hookie_mookie-no-chance-first = Name the first player and deal the cards first.
    .child = Not yet! Wait a bit.
hookie_mookie-no-start-first = Name the first player before the deal.
    .child = First, who starts?
hookie_mookie-no-out = You’re out. You have no cards left.
    .child = All cards are gone here. It is done.
hookie_mookie-no-held = You don’t have { $card }.
    .child = We do not have that card.
hookie_mookie-no-held-often = You don’t have { $card } that often.
    .child = We do not have so many.

## A hookie

hookie_mookie-no-offer-first = A hookie is called. First both players show a card.
    .child = First two cards must lie there.
hookie_mookie-no-offer-turn = Only the caller and the partner show a card.
    .child = Only those two lay down a card.
hookie_mookie-no-offered = You already chose your card.
    .child = One card is down. That is all.
hookie_mookie-no-hookie = There is no hookie to answer.
    .child = No one was called yet.
hookie_mookie-no-hookie-laid = You laid cards, so you can’t call a hookie this turn.
    .child = Cards are down. So no call now.
hookie_mookie-no-partner-self = Call another player, not yourself.
    .child = Call someone else.
hookie_mookie-no-partner-out = That player has no cards left. Call another one.
    .child = No cards there. Call someone else.

## Laying cards

hookie_mookie-no-lay-none = Choose one card or more to lay.
    .child = Pick one card or more.
hookie_mookie-no-lay-values = { $card } and { $other } don’t match. Lay cards that do.
    .child = Those do not match.
hookie_mookie-no-new-few = A new set needs three or four cards. Only a hookie makes a pair.
    .child = A new set needs three cards.
hookie_mookie-no-new-many = A new set has three or four cards, not { $count }.
    .child = A new set is three or four cards.
hookie_mookie-no-new-there = There’s already a set of { FORM($value, of: "many") }. Add your cards to it.
    .child = There is a set now. Add to it.
hookie_mookie-no-new-open = There’s already a set of jokers. Add your jokers to a set.
    .child = There is a set of jokers now. Add to it.
hookie_mookie-no-to-word = There’s no set called { $text }.
    .child = There is no set like that.
hookie_mookie-no-to-missing = There’s no set of { FORM($value, of: "many") } on the table.
    .child = There is no set like that.
hookie_mookie-no-to-other = A set of { FORM($value, of: "many") } takes only { FORM($value, of: "many") } and jokers.
    .child = That does not fit on this set.
hookie_mookie-no-open-taken = There’s a set of { FORM($value, of: "many") }. Add { FORM($value, of: "many") } to it, not to the jokers.
    .child = There is a set now. Add to it.

## The end of a turn

hookie_mookie-no-done-early = You can’t pass. Lay cards or call a hookie.
    .child = No pass now. Lay cards or call a friend.
hookie_mookie-no-draw-partner = Don’t draw. You can still call a hookie.
    .child = Do not draw. Call a friend.
hookie_mookie-no-draw-laid = You laid cards, so you don’t draw.
    .child = Cards are down. So no draw now.
hookie_mookie-no-draw-lay = Don’t draw. You still have cards to lay.
    .child = Some cards can go down first.
