"""Players of Hookie-Mookie without a convention of their own.

`customs` remembers the cards that all players have shown, and keeps to the habits of the table. It calls a player who
has shown a card that it has too (HM-73). It offers the card that it was last seen to offer, or else its highest card
that no other player has seen (HM-72). `child` lays all that it can, and remembers only the latest flip.
"""

from collections.abc import Callable, Mapping, Sequence

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import JOKER, PLACE, VALUE
from engine.games.hookie_mookie.events import CardsFlipped, CardsLaid
from engine.games.hookie_mookie.view import View
from tools.opponents import Opponent


def customs(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """A step by the habits. Jokers are kept for flips."""
    return _decided(view, prompts, _shown(heard, view.players), _plain)


def child(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
    """The simplest step."""
    flips = [at for at, event in enumerate(heard) if isinstance(event, CardsFlipped)]
    return _decided(view, prompts, _shown(heard[flips[-1] :] if flips else (), view.players), _any)


Shown = Sequence[Sequence[Card]]
"""By seat, the cards that went back to its hand after all had seen them, newest last."""


def _shown(heard: Heard, players: int) -> Shown:
    shown: list[list[Card]] = [[] for _ in range(players)]
    for event in heard:
        if isinstance(event, CardsFlipped):
            for seat, card in ((event.caller, event.caller_card), (event.partner, event.partner_card)):
                shown[seat] = [other for other in shown[seat] if other != card] + [card] * (not event.matched)
        elif isinstance(event, CardsLaid):
            shown[event.seat] = [card for card in shown[event.seat] if card not in event.cards]
    return shown


def _plain(card: Card) -> bool:
    return card != JOKER


def _any(card: Card) -> bool:
    return True


def _decided(view: View, prompts: Sequence[Prompt], shown: Shown, lays: Callable[[Card], bool]) -> Step:
    """Choose a step. `lays`: whether a card is put down as soon as that is allowed."""
    asked = {prompt.verb: prompt for prompt in prompts}
    if "offer" in asked:
        return asked["offer"].answer((("card", _offered(view, shown)),))
    laid = [step for prompt in prompts if prompt.verb == "lay" for step in _lay(prompt, lays)]
    if laid:
        return max(laid, key=lambda step: len(step.cards))
    if "hookie" in asked:
        return asked["hookie"].answer((("partner", _called(view, shown)),))
    return next(next(asked[verb] for verb in ("done", "draw", "lay") if verb in asked).steps())


def _lay(prompt: Prompt, lays: Callable[[Card], bool]) -> Sequence[Step]:
    """All cards to put down that the question takes, if they are enough."""
    some = prompt.shape
    assert isinstance(some, Some)
    cards = tuple(filter(lays, some.cards))[: some.most]
    return [prompt.answer(cards)] if len(cards) >= some.least else []


def _answer(view: View, shown: Sequence[Card]) -> Card | None:
    """An own card like one of `shown`, the newest possible."""
    own = {VALUE[card]: card for card in view.hand if card != JOKER}
    return next((own[VALUE[card]] for card in reversed(shown) if VALUE[card] in own), None)


def _called(view: View, shown: Shown) -> Seat:
    """The seat that has shown a card like an own one, or else the next seat."""
    assert isinstance(view.viewer, int)
    round_the_table = [(view.viewer + by) % view.players for by in range(1, view.players)]
    others = [seat for seat in round_the_table if view.counts[seat]]
    return next((seat for seat in others if _answer(view, shown[seat])), others[0])


def _offered(view: View, shown: Shown) -> Card:
    """A card like one that was shown, or an own card that all have seen, or the highest unseen card."""
    assert isinstance(view.viewer, int) and view.partner is not None
    known = _answer(view, shown[view.partner if view.viewer == view.caller else view.viewer])
    new = [card for card in view.hand if card != JOKER and card not in shown[view.viewer]]
    return known or max(new or view.hand, key=_height)


def _height(card: Card) -> tuple[bool, bool, int]:
    """Sort key: the ace is highest (HM-Q38), and a joker comes last."""
    return card != JOKER, VALUE[card] == "ace", PLACE[VALUE[card]]


OPPONENTS: Mapping[str, Opponent] = {"customs": customs, "child": child}
