"""Revealing: a letter that the others are nearly sure of costs nothing to show, and brings a look at one of theirs."""

from collections.abc import Mapping, Sequence
from math import comb

from engine.core.cards import Card
from engine.core.levels import Decision
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.deduction import ALL, BIT, Hands, facts, mask, narrowed
from engine.games.hooky.view import View

RECKONED = 100_000
"""Hands that the public could think the own one to be, up to which a computer player puts itself in its place."""


def reveal(view: View, prompts: Sequence[Prompt], lists: Mapping[Seat, Hands], shows_from: float) -> Decision | None:
    """The letter that the public is surest of, if it is sure enough, for a look at the hand that is known least."""
    offered = [step for prompt in prompts for step in prompt.steps()]
    if not offered or shows_from > 1.0:
        return None
    known = public_odds(view)
    card = max((Card(str(step.arg("card"))) for step in offered), key=lambda card: known.get(card, 0.0))
    if known.get(card, 0.0) < shows_from:
        return None
    steps = [step for step in offered if step.arg("card") == card]
    return Decision(max(steps, key=lambda step: len(lists[_of(step)])), "known_anyway")


def public_odds(view: View) -> dict[Card, float]:
    """How likely each own letter is in this hand for somebody who knows only what is public; {} where that is more than
    anybody reckons."""
    seat = view.viewer
    assert isinstance(seat, int)
    elsewhere = mask(view.turned) | sum(mask(view.shown[other]) for other in range(view.players) if other != seat)
    pool = ALL & ~elsewhere
    if comb(pool.bit_count(), view.hand_size) > RECKONED:
        return {}
    shown = mask(view.shown[seat])
    hands = [hand for hand in narrowed(pool, view.hand_size, facts(view, seat)) if hand & shown == shown]
    return {card: sum(bool(hand & BIT[card]) for hand in hands) / len(hands) for card in view.hand}


def _of(step: Step) -> Seat:
    of = step.arg("of")
    assert isinstance(of, int)
    return of
