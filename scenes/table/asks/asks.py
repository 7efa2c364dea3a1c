"""Asks: how a person answers. One for each shape of answer; they hold the cursor and know no pixels.

`bindings` says what each button does now, the main thing first, and `act` does it: that gives the answer as a Step, a
refusal as a Message, or None while the person is still choosing. Where a thing lies
comes in through `hit`, so that pads, keys, mouse and touch mean the same; `beside` knows the rows of a large hand.

Whatever has several parts is handed in on one plate: a `Summary` says what is missing, or what confirm does there.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any, Protocol

from engine.core.cards import Card, Cards
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step
from game.input.actions import DIRECTIONS, MOUSE, Action, Press
from game.widgets.bindings import Binding, bound, dispatch, table

Outcome = Step | Message | None
Naming = Callable[[Step], Message]
"""The words for an answer."""
MUST_STAY = say("core-no-stay")
"""A card that is part of every answer cannot be put back."""
PLAY = say("hint-play")
TAKE_BACK = say("table-take-back"), "back"
"""Words and icon."""


@dataclass(frozen=True, slots=True)
class OnPlate:
    """A pointer is at one of the plates above the hand."""

    index: int


Hit = Callable[[tuple[int, int]], Any]
"""What lies at a point of the stage: the index of a card (or of a plate, where there are only plates), a plate above
the hand (OnPlate), or None."""
Beside = Callable[[int, int], int | None]
"""The card in the row above (-1) or below (1) that of an index, None where there is no such row."""


def one_row(index: int, down: int) -> int | None:
    """A hand that stands in one row has nothing above or below."""
    return None


def walked(focus: int, action: Action, count: int, beside: Beside) -> int:
    """Where a cursor over `count` cards goes: left and right go round at the ends, up and down from row to row."""
    match action:
        case Action.LEFT | Action.RIGHT:
            return (focus + (1 if action is Action.RIGHT else -1)) % count
        case Action.UP | Action.DOWN:
            there = beside(focus, 1 if action is Action.DOWN else -1)
            return focus if there is None else there
        case _:
            return focus


@dataclass(frozen=True, slots=True)
class Summary:
    """What stands on the plate of an answer of several parts: what confirm does there once the answer is `complete`,
    what is missing before."""

    words: Message
    complete: bool


class SeveralParts(Protocol):
    """An answer of several parts, over a hand or on a board of a game's own."""

    @property
    def summary(self) -> Summary | None:
        """What stands on its plate; None before the first part."""

    @property
    def begun(self) -> bool:
        """Whether there is a part that can be taken back."""

    def take_back(self) -> None:
        """The latest part goes back, if there is one."""


@dataclass(frozen=True, slots=True)
class Plate:
    """One of a row of big answers. `name` is what it does, `shown` what stands on it where that is less: of "Bid 75"
    the number alone."""

    name: Message
    step: Step
    shown: str = ""

    def leads_to(self, step: Step) -> bool:
        """Whether that is the answer."""
        return self.step == step

    def answer(self, press: Press) -> Step:
        """Confirm there."""
        return self.step


class InARow(Protocol):
    """An ask of which one of a row is chosen."""

    focus: int

    @property
    def plates(self) -> Sequence[object]:
        """What stands in the row."""

    def bindings(self, beside: Beside = one_row) -> tuple[Binding, ...]:
        """What can be done."""

    def choose(self, place: int) -> Step | None:
        """Confirm there."""


def act_in_a_row(asked: InARow, press: Press, hit: Hit, beside: Beside) -> Outcome:
    """A pointer chooses where it presses."""
    if press.at is None:
        outcome: Outcome = dispatch(press, asked.bindings(beside))
        return outcome
    found = hit(press.at)
    if not isinstance(found, int):
        return None
    asked.focus = found
    return asked.choose(found) if press.action is Action.CONFIRM else None


def move_in_a_row(asked: InARow, press: Press) -> None:
    """The hook goes to the next place of the row, or to the one before."""
    step = 1 if press.action in (Action.RIGHT, Action.DOWN) else -1
    asked.focus = max(0, min(len(asked.plates) - 1, asked.focus + step))


@dataclass(slots=True)
class PlatesAsk:
    """Pick one of a row: bids, colours, yes or no. The first `pinned` plates stay in view while the row scrolls."""

    seat: Seat
    plates: tuple[Plate, ...]
    focus: int = 0
    pinned: int = 0

    @property
    def intended(self) -> Step:
        """The answer that confirm would give."""
        return self.plates[self.focus].step

    def bindings(self, beside: Beside = one_row) -> tuple[Binding, ...]:
        """Confirm answers, directions move."""
        plate = self.plates[self.focus]
        return Binding(Action.CONFIRM, plate.answer, plate.name), *bound(DIRECTIONS, partial(move_in_a_row, self))

    def choose(self, place: int) -> Step:
        """A plate is an answer."""
        return self.plates[place].step

    def act(self, press: Press, hit: Hit, beside: Beside = one_row) -> Outcome:
        """A pointer answers where it presses."""
        return act_in_a_row(self, press, hit, beside)


@dataclass(slots=True)
class HandAsk:
    """An ask over an open hand. The hook is on the card `focus`, or on one of the plates above the hand (`plate`)."""

    seat: Seat
    hand: Cards
    focus: int = field(default=0, kw_only=True)
    plate: int | None = field(default=None, kw_only=True)

    @property
    def plates(self) -> tuple[Plate, ...]:
        """What can be confirmed above the hand now: never anything that the rules refuse."""
        return ()

    @property
    def able(self) -> bool:
        """Whether any card can be chosen at all."""
        return True

    @property
    def open_places(self) -> tuple[int, ...]:
        """The places in the hand that can be chosen now."""
        return tuple(range(len(self.hand)))

    @property
    def intended(self) -> Step | None:
        """The answer that confirm would give; None where it would give none."""
        return self.plates[self.plate].step if self.plate is not None else None

    def choose(self, index: int) -> Outcome:
        """Confirm on a card."""
        raise NotImplementedError

    def confirm(self, press: Press) -> Outcome:
        """Choose the card under the hook."""
        return self.choose(self.focus)

    def on_card(self, moves: tuple[Binding, ...]) -> tuple[Binding, ...]:
        """What can be done while the hook is on a card; `moves` are where it can go."""
        raise NotImplementedError

    def bindings(self, beside: Beside = one_row) -> tuple[Binding, ...]:
        """Confirm on a card chooses it, on a plate it answers. Up from the row behind leads to the plates, every
        direction that leads to no other plate goes back to the card under the hook last."""
        moves = bound(DIRECTIONS if self.able else (), partial(self._move, beside=beside))
        here = self.on_card(moves)
        if self.plate is None:
            return table((*here, *moves))
        plate = self.plates[self.plate]
        change = (replace(move, words=say("hint-change")) for move in moves if move.action is Action.DOWN)
        answer = Binding(Action.CONFIRM, plate.answer, plate.name)
        return table((answer, *change, *moves, *(binding.silent for binding in here)))

    def act(self, press: Press, hit: Hit, beside: Beside = one_row) -> Outcome:
        """A pointer chooses and answers where it presses."""
        if press.at is not None:
            return self.point(press, hit(press.at))
        outcome: Outcome = dispatch(press, self.bindings(beside))
        return outcome

    def _move(self, press: Press, beside: Beside) -> None:
        action = press.action
        across = {Action.LEFT: -1, Action.RIGHT: 1}.get(action, 0)
        if self.plate is not None and across and len(self.plates) > 1:
            self.plate = max(0, min(len(self.plates) - 1, self.plate + across))
        elif self.plate is not None:
            self.plate = None
            self.focus = walked(self.focus, action, len(self.hand), one_row)
        elif action is Action.UP and self.plates and beside(self.focus, -1) is None:
            self.plate = 0
        else:
            self.focus = walked(self.focus, action, len(self.hand), beside)

    def point(self, press: Press, found: Any) -> Outcome:
        """A pointer chooses and answers where it presses; where it only points, the hook goes there."""
        if isinstance(found, OnPlate):
            self.plate = found.index
            return self.plates[found.index].step if press.action is Action.CONFIRM else None
        if isinstance(found, int) and self.able:
            self.focus, self.plate = found, None
            return self.choose(found) if press.action is Action.CONFIRM else None
        return None


def _no_answer(press: Press) -> None:
    """Confirm where no card can be chosen."""


@dataclass(slots=True)
class CardAsk(HandAsk):
    """Pick one card of the hand. The cursor starts at the card nearest the middle that may be played, each time anew:
    never where it was last.

    `aside` is an answer without a card (a pass), by a button of its own; where no card can be played, confirm gives it
    as well and the cursor holds nothing.
    """

    answers: dict[Card, Step]
    refused: dict[Card, Message]
    label: Message = PLAY
    aside: Plate | None = None

    @property
    def able(self) -> bool:
        return bool(self.answers)

    @property
    def open_places(self) -> tuple[int, ...]:
        return tuple(place for place, card in enumerate(self.hand) if card in self.answers)

    @property
    def intended(self) -> Step | None:
        return self.answers.get(self.hand[self.focus])

    def on_card(self, moves: tuple[Binding, ...]) -> tuple[Binding, ...]:
        play = Binding(Action.CONFIRM, self.confirm, self.label)
        if self.aside is None:
            return (play if self.able else Binding(Action.CONFIRM, _no_answer),)
        aside = Binding(Action.EXTRA, self.aside.answer, self.aside.name)
        return (play, aside) if self.able else (replace(aside, action=Action.CONFIRM), aside.silent)

    def choose(self, index: int) -> Outcome:
        card = self.hand[index]
        return self.answers.get(card) or self.refused.get(card)

    def point(self, press: Press, found: Any) -> Outcome:
        """A finger first chooses a card and then plays it; a mouse has chosen."""
        if not isinstance(found, int) or not self.able:
            return None
        settled, self.focus = self.focus == found, found
        plays = press.action is Action.CONFIRM and (settled or press.device == MOUSE)
        plays = plays or (press.action is Action.UP and settled)  # a finger that draws the card out of the hand
        return self.choose(found) if plays else None


@dataclass(slots=True)
class PartsAsk(HandAsk):
    """Cards of the hand are picked one by one, and handed in on the plate: with the last part the hook goes there.
    `name` says what an answer does; `chosen` are places in the hand in the order in which they were picked. While none
    are, `others` stand there: answers without cards of the hand."""

    name: Naming
    chosen: list[int] = field(default_factory=list, kw_only=True)
    others: tuple[Plate, ...] = field(default=(), kw_only=True)

    def answers(self) -> tuple[Step, ...]:
        """All answers that the picked cards are."""
        raise NotImplementedError

    @property
    def missing(self) -> Message | None:
        """What the plate says as long as the picked cards are no answer."""
        raise NotImplementedError

    def toggle(self, index: int) -> Outcome:
        """Pick a card up, or put it back."""
        raise NotImplementedError

    def stays(self, index: int) -> bool:
        """Whether a picked card is part of every answer."""
        return False

    @property
    def joining(self) -> Collection[Card] | None:
        """The cards that are chosen or can go on with those, None while all can."""
        return None

    @property
    def open_places(self) -> tuple[int, ...]:
        fits = self.joining
        return tuple(
            place for place, card in enumerate(self.hand) if place not in self.chosen and (fits is None or card in fits)
        )

    @property
    def plates(self) -> tuple[Plate, ...]:
        return tuple(Plate(self.name(step), step) for step in self.answers()) if self.chosen else self.others

    @property
    def summary(self) -> Summary | None:
        if not self.chosen:
            return None
        plates = self.plates
        if plates:
            return Summary(plates[0].name, True)
        return Summary(self.missing, False) if self.missing is not None else None

    @property
    def begun(self) -> bool:
        return any(not self.stays(index) for index in self.chosen)

    def take_back(self) -> None:
        latest = next((index for index in reversed(self.chosen) if not self.stays(index)), None)
        if latest is not None:
            self.chosen.remove(latest)
            self.focus, self.plate = latest, None

    def _take_back(self, press: Press) -> None:
        self.take_back()

    def on_card(self, moves: tuple[Binding, ...]) -> tuple[Binding, ...]:
        does = say("table-put-back" if self.focus in self.chosen else "table-pick")
        pick = Binding(Action.CONFIRM, self.confirm, does)
        up = tuple(
            replace(move, words=plate.name) for plate in self.plates[:1] for move in moves if move.action is Action.UP
        )
        back = (Binding(Action.BACK, self._take_back, *TAKE_BACK),) if self.begun else ()
        return (pick, *up, *(binding.silent if up else binding for binding in back))

    def choose(self, index: int) -> Outcome:
        outcome = self.toggle(index)
        self.plate = 0 if index in self.chosen and self.plates else None
        return outcome

    def restore(self, chosen: tuple[int, ...]) -> None:
        """Have these picked, as they were when the hand was covered."""
        self.chosen = list(chosen)
        self.plate = 0 if self.chosen and self.plates else None


@dataclass(slots=True)
class CardsAsk(PartsAsk):
    """Pick as many cards as the prompt wants."""

    prompt: Prompt

    @property
    def some(self) -> Some:
        """What there is to choose from."""
        assert isinstance(self.prompt.shape, Some)
        return self.prompt.shape

    @property
    def joining(self) -> Collection[Card]:
        return self.some.cards

    def answers(self) -> tuple[Step, ...]:
        step = self.prompt.answer(tuple(self.hand[i] for i in sorted(self.chosen)))
        return (step,) if self.prompt.accepts(step) else ()

    @property
    def missing(self) -> Message:
        return how_many(len(self.chosen), self.some)

    def stays(self, index: int) -> bool:
        return self.hand[index] in self.some.must

    def toggle(self, index: int) -> Outcome:
        if self.stays(index):
            return MUST_STAY
        if index in self.chosen:
            self.chosen.remove(index)
        elif len(self.chosen) < self.some.most:
            self.chosen.append(index)
        return None


def how_many(picked: int, some: Some) -> Message:
    """`3 of 5`, `1 of 3 or more`."""
    return say("table-picked-more" if some.most > some.least else "table-picked", count=picked, amount=some.least)
