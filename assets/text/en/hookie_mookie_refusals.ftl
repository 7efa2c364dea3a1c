### Hookie-Mookie: why something cannot be done. Nothing of it tells of a card that the seat does not see itself.

## What only chance can hear.

hookie_mookie-no-not-chance = Nothing is dealt now.
hookie_mookie-no-deal-piles = A deal is { $players } hands of { $size } cards, a ghost hand of { $ghost } and a deck of { $deck }.
hookie_mookie-no-deal-pack = A deal is the whole pack, every card once; jokers: { $count }.

## Anybody

hookie_mookie-no-chance-first = The first seat has to be named and the cards dealt first.
    .child = Not now. Wait a bit.
hookie_mookie-no-start-first = The seat of the first turn is named before the deal.
    .child = First, who starts?
hookie_mookie-no-out = This seat has emptied its hand and is out.
    .child = This hand is out. It is done.
hookie_mookie-no-held = This hand does not hold { $card }.
    .child = That card is not in this hand.
hookie_mookie-no-held-often = This hand does not hold { $card } that often.
    .child = There are not so many in this hand.

## A hookie

hookie_mookie-no-offer-first = A hookie is under way: both cards have to lie there first.
    .child = First two cards must lie there.
hookie_mookie-no-offer-turn = Only the caller and the partner offer a card.
    .child = Only those two lay down a card.
hookie_mookie-no-offered = This seat has offered its card already.
    .child = One card is down. That is all.
hookie_mookie-no-hookie = No hookie has been called.
    .child = No one was called yet.
hookie_mookie-no-hookie-laid = Cards have been laid: a turn is a mookie or a hookie, never both.
    .child = Cards are down. So no call now.
hookie_mookie-no-partner-self = A hookie is called with somebody else.
    .child = Call someone else.
hookie_mookie-no-partner-out = That seat is out: it has no card to offer.
    .child = That hand is out. Call someone else.

## Laying cards

hookie_mookie-no-lay-none = A lay is one card or more.
    .child = Pick one card or more.
hookie_mookie-no-lay-values = The cards of one lay match: { $card } and { $other } do not.
    .child = Those do not match.
hookie_mookie-no-new-few = A new set is three or four cards; a pair comes from a hookie only.
    .child = A new set needs three cards.
hookie_mookie-no-new-many = A new set is three or four cards, not { $count }.
    .child = A new set is three or four cards.
hookie_mookie-no-new-there = A set of { FORM($value, of: "many") } lies on the table: further ones are added to it.
    .child = That set lies there. Add to it.
hookie_mookie-no-new-open = There is an open set of jokers already: further ones are added to a set.
    .child = There is a set of jokers now. Add to it.
hookie_mookie-no-to-word = No set is called { $text }.
    .child = There is no set like that.
hookie_mookie-no-to-missing = No set of { FORM($value, of: "many") } lies on the table.
    .child = There is no set like that.
hookie_mookie-no-to-other = A set of { FORM($value, of: "many") } takes { FORM($value, of: "many") } and jokers only.
    .child = That does not fit on this set.
hookie_mookie-no-open-taken = A set of { FORM($value, of: "many") } lies on the table: { FORM($value, of: "many") } are added to that, not to the jokers.
    .child = That set lies there. Add to it.

## The end of a turn

hookie_mookie-no-done-early = Nobody may pass: a turn is a mookie or a hookie.
    .child = No pass now. Lay cards or call a friend.
hookie_mookie-no-draw-partner = Nothing is drawn while somebody else holds cards: a hookie can be called.
    .child = Do not draw. Call a friend.
hookie_mookie-no-draw-laid = Cards have been laid in this turn: it ends with that.
    .child = Cards are down. So no draw now.
hookie_mookie-no-draw-lay = Nothing is drawn while something can be laid.
    .child = Some cards can go down first.
