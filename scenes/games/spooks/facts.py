"""Facts of a Spooks table in sentences, for players who listen."""

from collections.abc import Sequence

from engine.core.messages import Who, say
from engine.games.spooks.cards import card_noun
from engine.games.spooks.view import View
from scenes.games.spooks.rule import order
from scenes.table.facts import Fact
from scenes.table.phrases import Speakers


def facts(view: View, who: Speakers) -> Sequence[Fact]:
    """Return the top card, the passes on it, the order of the numbers and of the seats, known gifts, and the own laid
    card."""
    top: Fact = ()
    if view.pile:
        seat, card = view.pile[-1]
        top = (say("spooks-fact-top", card=card_noun(card), seat=Who(seat)),)
    return (
        (*top, *(say("spooks-passed", seat=Who(seat)) for seat in view.passed)),
        (say("spooks-fact-order", order=order(view), way="right" if view.clockwise else "left"),),
        tuple(
            say("spooks-fact-gift", seat=Who(gift.giver), to=Who(gift.receiver), card=card_noun(gift.card))
            for gift in view.gifts
            if gift.card is not None
        ),
        () if view.own_laid is None else (say("spooks-fact-chosen", card=card_noun(view.own_laid)),),
    )
