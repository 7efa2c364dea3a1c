"""Rook's moments: when the coach speaks without being asked."""

from engine.core.cards import Card, Cards
from engine.core.events import Heard
from engine.games.rook.cards import COLOR, NUMBER, ROOK, STARS, STRENGTHS, deck, playable, suit
from engine.games.rook.events import CardPlayed, CardsTakenBack, HandCounted, HandDealt, TrickTaken
from engine.games.rook.view import View, partner_of, sides_of
from game.lessons import Mark
from scenes.table.coach.moments import Moments, Occasion, Situation, on_cards, on_seat

Now = Situation[View]

LONE = (5, 10)
"""Numbers of counters that are not the highest of their colour."""


def first_trick(now: Now) -> bool:
    """The first trick of the match is complete."""
    return not now.view.sheet and any(isinstance(event, TrickTaken) and event.trick == 1 for event in now.told)


def lone_counter(now: Now) -> bool:
    """The seat is about to lead a 5 or 10 that is not trump. A higher card of its colour is unseen, and the seat has a
    card without points."""
    card, view = _card(now), now.view
    if card is None or view.trick or NUMBER[card] not in LONE or suit(card, view.trump) == view.trump:
        return False
    higher = {other for other in deck(view.variant) if COLOR[other] == COLOR[card] and NUMBER[other] > NUMBER[card]}
    bare = any(not STARS[other] for other in view.hand)
    return bare and bool(higher - _seen(now))


def rook_for_nothing(now: Now) -> bool:
    """The seat is about to play the Rook to a trick without points, though another card is legal."""
    if _card(now) != ROOK or not now.view.trick or len(now.answers("play")) < 2:
        return False
    return not any(STARS[card] for _, card in now.view.trick)


def forced_out(now: Now) -> bool:
    """Trump was led, and the Rook is the only legal card of several."""
    return len(now.view.hand) > 1 and [step.arg("card") for step in now.answers("play")] == [ROOK]


def partner_has_it(now: Now) -> bool:
    """The seat plays last and its partner has the trick. The seat is about to take it without need."""
    card, view, partner = _card(now), now.view, partner_of(now.view)
    if card is None or partner is None or view.trump is None or len(view.trick) != view.players - 1:
        return False
    led = suit(view.trick[0][1], view.trump)
    strength = STRENGTHS[view.trump, led]
    holder, best = max(view.trick, key=lambda play: strength.get(play[1], 0))
    beats = {other: strength.get(other, 0) > strength[best] for other in playable(view.hand, led, view.trump)}
    return holder == partner and beats.get(card, False) and not all(beats.values())


def first_bid(now: Now) -> bool:
    """The first auction of a Classic match."""
    return now.asks("bid") and now.view.variant.startswith("classic") and not now.view.sheet


def first_nest(now: Now) -> bool:
    """The seat is about to lay down the nest."""
    return now.asks("bury")


def not_the_bidder(now: Now) -> bool:
    """The seat leads the first trick of a hand for which another seat has bid."""
    view = now.view
    first = now.asks("play") and view.trick_number == 1 and not view.trick
    return first and view.bidder not in (None, now.seat)


def set_back(now: Now) -> bool:
    """A hand was counted in which the seat's side took less than its bid."""
    if not now.view.variant.startswith("classic"):
        return False
    side_of = sides_of(now.view)
    lost = (event.result for event in now.told if isinstance(event, HandCounted) and event.result.made is False)
    return any(result.bidder is not None and side_of[result.bidder] == side_of[now.seat] for result in lost)


def _card(now: Now) -> Card | None:
    """The card that the seat is about to play."""
    step = now.means("play")
    return Card(str(step.arg("card"))) if step is not None else None


def _seen(now: Now) -> set[Card]:
    """The cards that no other hand has, by the seat's knowledge: its own, those played in this hand, the nest."""
    view = now.view
    turned: Cards = (view.turned,) if view.turned is not None else ()
    return {*view.hand, *_played(now.heard), *(view.nest or ()), *turned}


def _played(heard: Heard) -> set[Card]:
    played: set[Card] = set()
    for event in heard:
        match event:
            case HandDealt():
                played.clear()
            case CardPlayed(card=card):
                played.add(card)
            case CardsTakenBack(plays=plays):
                played -= {card for _, card, _ in plays}
    return played


def _winner(now: Now) -> tuple[Mark, ...]:
    """The plate of the player who took the trick."""
    return tuple(Mark("seat", seat=event.seat) for event in now.told if isinstance(event, TrickTaken))[:1]


def _dealer(now: Now) -> tuple[Mark, ...]:
    return (Mark("seat", seat=now.view.dealer),)


def _partners_card(now: Now) -> tuple[Mark, ...]:
    """The partner's card in the trick, which is the best so far."""
    return on_cards(card for seat, card in now.view.trick if seat == partner_of(now.view))


def _counters(now: Now) -> tuple[Mark, ...]:
    return on_cards(card for card in now.view.hand if STARS[card])


def _shortest(now: Now) -> tuple[Mark, ...]:
    """The cards of the colour with the fewest cards."""
    held = [COLOR[card] for card in now.view.hand if card != ROOK]
    shortest = min(held, key=held.count, default="")
    return on_cards(card for card in now.view.hand if COLOR[card] == shortest)


MOMENTS = Moments(
    {
        "rook-trick": Occasion(first_trick, _winner),
        "rook-lone-counter": Occasion(lone_counter),
        "rook-rook-for-nothing": Occasion(rook_for_nothing),
        "rook-forced-out": Occasion(forced_out, lambda now: on_cards((ROOK,))),
        "rook-partner-has-it": Occasion(partner_has_it, _partners_card),
        "rook-first-bid": Occasion(first_bid, _counters),
        "rook-first-nest": Occasion(first_nest, _shortest),
        "rook-not-the-bidder": Occasion(not_the_bidder, _dealer),
        "rook-set-back": Occasion(set_back, on_seat),
    }
)
