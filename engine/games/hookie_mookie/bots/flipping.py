"""Flipping: whom to call, and which card to offer."""

from collections.abc import Iterable
from typing import NamedTuple

from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from engine.games.hookie_mookie.bots.expectations import Expectations, rank
from engine.games.hookie_mookie.cards import JOKER, VALUE
from engine.games.hookie_mookie.sets import find
from engine.games.hookie_mookie.view import View

NEARLY_OUT = 2
"""In `race` nobody helps a seat with so few cards that is ahead."""


class Offer(NamedTuple):
    """A card to lay face down, and why."""

    card: Card
    reason: str


class Call(NamedTuple):
    """Whom to call and what to offer there. `sure`: the flip matches if the partner keeps its promise."""

    partner: Seat
    offer: Offer
    sure: bool


def call(view: View, seat: Seat, expectations: Expectations) -> Call:
    """The best hookie of the seat on turn: an answer to a promise; else whoever has shown least shows something new."""
    others = [other for other in range(view.players) if other != seat and view.counts[other]]
    others = [other for other in others if not rival(view, other, seat)] or others
    for other in sorted(others, key=lambda other: view.counts[other]):
        if card := _answer(view.hand, expectations.of(other, seat)):
            return Call(other, Offer(card, "answer_promise"), sure=True)
    free = [other for other in others if expectations.of(other, seat) is None]
    chosen = blind(view, seat, expectations)
    return Call(
        min(free or others, key=lambda other: len(expectations.shown[other])), chosen, sure=chosen.card == JOKER
    )


def offer(view: View, seat: Seat, expectations: Expectations) -> Offer:
    """What to lay face down in the hookie under way."""
    caller, partner = view.caller, view.partner
    assert caller is not None and partner is not None
    if seat == caller:
        card = _answer(view.hand, expectations.of(partner, seat))
        return Offer(card, "answer_promise") if card else blind(view, seat, expectations)
    if rival(view, caller, seat):
        return _unhelpful(view, seat, caller, expectations)
    card = _answer(view.hand, expectations.of(seat, caller))
    return Offer(card, "keep_promise") if card else fresh(view, seat, expectations)


def rival(view: View, other: Seat, seat: Seat) -> bool:
    """Whether a match would bring `other` home before `seat`, in `race` only."""
    return view.variant == "race" and view.counts[other] <= NEARLY_OUT and view.counts[other] < view.counts[seat]


def _unhelpful(view: View, seat: Seat, caller: Seat, expectations: Expectations) -> Offer:
    """A card that the caller does not expect and was not seen to hold."""
    expected = {expectations.of(seat, caller), *(VALUE[card] for card in expectations.shown[caller]), VALUE[JOKER]}
    cards = [card for card in view.hand if VALUE[card] not in expected]
    return Offer(_best(cards, view), "help_nobody_home") if cards else fresh(view, seat, expectations)


def _answer(hand: Cards, value: str | None) -> Card | None:
    """A card of that value, if there is one."""
    return next((card for card in hand if VALUE[card] == value), None) if value else None


def blind(view: View, seat: Seat, expectations: Expectations) -> Offer:
    """What a caller offers to somebody whose card it cannot answer: a joker is sure to match."""
    return Offer(JOKER, "joker_matches") if JOKER in view.hand else fresh(view, seat, expectations)


def fresh(view: View, seat: Seat, expectations: Expectations) -> Offer:
    """The highest card (HM-72) out of those that nobody has seen yet, single ones first, and none that could be laid:
    laying it costs no card."""
    seen = {VALUE[card] for card in expectations.shown[seat]}
    natural = [card for card in view.hand if card != JOKER]
    new = [card for card in natural if VALUE[card] not in seen]
    if new:
        return Offer(_best(new, view), "show_highest")
    return Offer(_best(natural, view), "all_shown") if natural else Offer(JOKER, "joker_matches")


def _best(cards: Iterable[Card], view: View) -> Card:
    """The highest single card that fits no set; else the highest of a pair that fits none; and so on."""
    held = [VALUE[card] for card in view.hand]

    def worth(card: Card) -> tuple[bool, int, int]:
        value = VALUE[card]
        return find(view.sets, value) is None, -held.count(value), rank(value)

    return max(cards, key=worth)
