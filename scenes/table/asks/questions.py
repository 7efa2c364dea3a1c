"""Questions: chooses the ask for the open prompts of a seat, and its public answers before its curtain."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.messages import Message
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Number, One, Run, Some
from engine.core.steps import Step
from scenes.table.asks.asks import PLAY, CardAsk, CardsAsk, Naming, Plate, PlatesAsk
from scenes.table.asks.picks import CardThenAsk, PicksAsk, RunAsk
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable

BEHIND = "behind"
"""Verb of a seat at the door that wants its curtain; no game has such a verb."""


@dataclass(frozen=True, slots=True)
class DoorAnswers(Feature[V]):
    """The verbs of answers at the door, which the game's `choice` names with BEHIND. `row` is the line of their plates,
    px.

    `open` returns from the public view whether they may be given there. They may if being asked at the door tells no
    more than the answer itself. `words` are the sentence for the seat at the door; None for the usual one.
    """

    verbs: Collection[str]
    row: int
    open: Callable[[V], bool]
    words: Callable[[Seat], Message | None]


def door_prompts(game_table: GameTable[Any], seat: Seat, prompts: Sequence[Prompt], view: Any) -> tuple[Prompt, ...]:
    """The prompts of `seat` at the door: its public answers, and the wish for its curtain. () if it has none. `view` is
    the public one."""
    door = game_table.feature(DoorAnswers)
    if door is None or not door.open(view):
        return ()
    plain = tuple(prompt for prompt in prompts if prompt.verb in door.verbs)
    return (*plain, Prompt(seat, BEHIND, One())) if plain else ()


Ask = PlatesAsk | CardAsk | CardsAsk | RunAsk | CardThenAsk | PicksAsk


@dataclass(frozen=True, slots=True)
class Asides(Feature[object]):
    """Verbs without a card besides playing one (a pass). They have a button of their own and are always announced."""

    verbs: frozenset[str]


def asides_of(game_table: GameTable[Any]) -> frozenset[str]:
    """The verbs of a game that need no card besides playing one."""
    asides = game_table.feature(Asides)
    return asides.verbs if asides is not None else frozenset()


def make_ask(
    seat: Seat, prompts: Sequence[Prompt], hand: Cards, choice: Naming, asides: Collection[str] = frozenset()
) -> Ask:
    """The ask for the open prompts of `seat`, without those that may only interrupt.

    `hand` is in the order of the screen, `choice` names the answers that are not cards. `asides` are verbs without a
    card besides playing one (a pass).
    """
    open_prompts = [prompt for prompt in prompts if not prompt.interrupts]
    middle = len(hand) // 2
    picking = [prompt for prompt in open_prompts if isinstance(prompt.shape, Some)]
    if picking and (len(picking) > 1 or len(open_prompts) > 1):
        return _picks_ask(seat, picking, open_prompts, hand, choice)
    for prompt in open_prompts:
        match prompt.shape:
            case Some(must=must):
                chosen = [i for i, card in enumerate(hand) if card in must]
                return CardsAsk(seat, hand, choice, prompt, focus=middle, chosen=chosen)
            case Run():
                return RunAsk(seat, hand, choice, prompt, focus=middle)
    aside = next((prompt for prompt in open_prompts if prompt.verb in asides), None)
    played = [prompt for prompt in open_prompts if prompt is not aside]
    if hand and (played or aside) and all(_of_cards(prompt) for prompt in played):
        return _card_ask(seat, played, aside, hand, choice)
    return _plates_ask(seat, open_prompts, choice)


def _picks_ask(
    seat: Seat, picking: Sequence[Prompt], open_prompts: Sequence[Prompt], hand: Cards, choice: Naming
) -> PicksAsk:
    """The ask for several questions about cards, or for one beside other answers."""
    others = tuple(_plate(step, choice) for prompt in open_prompts if prompt not in picking for step in prompt.steps())
    asked_for = PicksAsk(seat, hand, choice, tuple(picking), others=others)
    middle, fitting = len(hand) // 2, asked_for.joining
    able = [i for i, card in enumerate(hand) if card in fitting]
    asked_for.focus = min(able, key=lambda i: (abs(i - middle), i))
    return asked_for


def _of_cards(prompt: Prompt) -> bool:
    """Whether every answer begins with a card."""
    return isinstance(prompt.shape, One) and all(args and args[0][0] == "card" for args in prompt.shape.options)


def _card_ask(
    seat: Seat, played: Sequence[Prompt], aside: Prompt | None, hand: Cards, choice: Naming
) -> CardAsk | CardThenAsk:
    steps: dict[Card, list[Step]] = {}
    refused: dict[Card, Message] = {}
    for prompt in played:
        for step in dict.fromkeys(prompt.steps()):  # equal cards are one answer
            steps.setdefault(step.card, []).append(step)
        refused |= {Step(seat, prompt.verb, args).card: why for args, why in prompt.refused}
    middle = len(hand) // 2
    playable = [i for i, card in enumerate(hand) if card in steps] or [middle]
    focus = min(playable, key=lambda i: (abs(i - middle), i))
    if any(len(found) > 1 for found in steps.values()):
        choices = {card: tuple(found) for card, found in steps.items()}
        return CardThenAsk(seat, hand, choice, choices, refused, focus=focus)
    return CardAsk(
        seat,
        hand,
        {card: found[0] for card, found in steps.items()},
        refused,
        choice(Step(seat, played[0].verb)) if played else PLAY,
        _plate(next(aside.steps()), choice) if aside else None,
        focus=focus,
    )


def _plate(step: Step, choice: Naming) -> Plate:
    return Plate(choice(step), step)


def _plates(prompt: Prompt, choice: Naming) -> Iterator[Plate]:
    """The answers of a prompt as plates. A plate of a number shows only the number."""
    for step in prompt.steps():
        number = str(step.args[0][1]) if isinstance(prompt.shape, Number) else ""
        yield Plate(choice(step), step, number)


def _plates_ask(seat: Seat, open_prompts: list[Prompt], choice: Naming) -> PlatesAsk:
    """The ask with a row of plates. It begins at the least number; plates before the numbers (a pass) stay in view."""
    open_prompts.sort(key=lambda prompt: isinstance(prompt.shape, Number))
    plates = tuple(plate for prompt in open_prompts for plate in _plates(prompt, choice))
    before = sum(prompt.count() for prompt in open_prompts if not isinstance(prompt.shape, Number))
    first = before if before < len(plates) else 0
    return PlatesAsk(seat, plates, first, first)
