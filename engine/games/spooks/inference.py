"""Inference: what the events of one hand prove about cards that a viewer does not see, as moves in their order."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.seats import Seat
from engine.games.spooks.cards import FITTING, SPIDERS
from engine.games.spooks.events import (
    AnswerFailed,
    CardGiven,
    CardPlayed,
    CardsHanded,
    Gift,
    HandDealt,
    StraightLaid,
    TrickTurned,
)


@dataclass(frozen=True, slots=True)
class Shown:
    """Cards that left the hand of `seat` for everybody to see."""

    seat: Seat
    cards: Cards


@dataclass(frozen=True, slots=True)
class Handed:
    """Cards that went from hand to hand at the same time; those that the viewer has not seen are None."""

    gifts: tuple[Gift, ...]


@dataclass(frozen=True, slots=True)
class Lacked:
    """At that moment `seat` held none of `cards`: it could not answer a red card (SP-52) or did not open (SP-13)."""

    seat: Seat
    cards: frozenset[Card]


Move = Shown | Handed | Lacked


@dataclass(frozen=True, slots=True)
class Opening:
    """`seat` was dealt the opening `card`, None where nobody held a Spider; all of `lower` lie in the ghost hand."""

    seat: Seat
    card: Card | None
    lower: frozenset[Card]


def opening(told: Sequence[Event], opener: Seat, opens: bool) -> Opening:
    """What the opening proves (SP-13 to SP-16).

    While it is to come (`opens`) the card is taken to be `spider-1`, unless the viewer opens and knows better.
    """
    first = next((event for event in told if isinstance(event, CardPlayed)), None)
    if first is not None and first.how == "opened":
        card = first.card
    elif not opens:
        return Opening(opener, None, frozenset(SPIDERS))
    else:
        assert isinstance(told[0], HandDealt)
        own = told[0].hands[opener] or SPIDERS[:1]
        card = next(spider for spider in SPIDERS if spider in own)
    return Opening(opener, card, frozenset(SPIDERS[: SPIDERS.index(card)]))


def gather(told: Sequence[Event], opened: Opening) -> tuple[Move, ...]:
    """The moves of the hand that `told` begins to deal, as one viewer heard of it."""
    moves: list[Move] = list(_not_opening(told, opened))
    for event in told:
        match event:
            case CardPlayed(seat=seat, card=card):
                moves.append(Shown(seat, (card,)))
            case StraightLaid(seat=seat, cards=cards):
                moves.append(Shown(seat, cards))
            case TrickTurned(trick=trick):
                moves += [Shown(seat, (card,)) for seat, card in trick.cards]
            case CardGiven(gift=gift):
                moves.append(Handed((gift,)))
            case CardsHanded(gifts=gifts):
                moves.append(Handed(gifts))
            case AnswerFailed(seat=seat, card=card):
                moves.append(Lacked(seat, FITTING[card, True, False]))
    return tuple(moves)


def _not_opening(told: Sequence[Event], opened: Opening) -> list[Lacked]:
    """Nobody was dealt a Spider below the opening card, and nobody before the opener that card itself (SP-15)."""
    dealt = told[0]
    assert isinstance(dealt, HandDealt)
    players = [seat for seat, size in enumerate(dealt.sizes) if size]
    lacked = [Lacked(seat, opened.lower) for seat in players] if opened.lower else []
    if opened.card is None:
        return lacked
    order = sorted(players, key=lambda seat: (seat - dealt.dealer - 1) % len(dealt.sizes))
    return lacked + [Lacked(seat, frozenset((opened.card,))) for seat in order[: order.index(opened.seat)]]
