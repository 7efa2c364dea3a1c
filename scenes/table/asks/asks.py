"""Asks: how a person answers. One for each shape of answer; they hold the cursor and know no pixels.

`act` gives the answer as a Step, a refusal as a Reason, or None while the person is still choosing. Where a thing lies
comes in through `hit`, so that pads, keys, mouse and touch mean the same; `beside` knows the rows of a large hand.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt, Reason
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step
from game.input.actions import MOUSE, Action, Press
from scenes.table.phrases import Phrase

Outcome = Step | Reason | None
Hit = Callable[[tuple[int, int]], Any]
"""What lies at a point of the stage: the index of a card or plate, READY for the plate above the hand, or None."""
READY = "ready"
Beside = Callable[[int, int], int | None]
"""The card in the row above (-1) or below (1) that of an index, None where there is no such row."""
NOT_YET: Reason = ("choose-more",)
MUST_STAY: Reason = ("must-stay",)
"""A card that is part of every answer cannot be put back."""


def one_row(index: int, down: int) -> int | None:
    """A hand that stands in one row has nothing above or below."""
    del index, down
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


class Picking(Protocol):
    """An ask in which cards of the hand are picked up and put back, and then given with a button of its own."""

    focus: int
    hand: Cards

    def toggle(self, index: int) -> None:
        """Pick a card up, or put it back."""

    def ready(self) -> Outcome:
        """What comes of the button."""


def picking(ask: Picking, press: Press, hit: Hit, beside: Beside) -> Outcome:
    """Confirm or a pointer picks a card up or puts it back, the extra button gives what is picked."""
    if press.at is not None:
        found = hit(press.at)
        if isinstance(found, int):
            ask.focus = found
            if press.action is Action.CONFIRM:
                ask.toggle(found)
        return None
    match press.action:
        case Action.EXTRA:
            return ask.ready()
        case Action.CONFIRM:
            ask.toggle(ask.focus)
        case _:
            ask.focus = walked(ask.focus, press.action, len(ask.hand), beside)
    return None


@dataclass(frozen=True, slots=True)
class Plate:
    """One of a row of big answers."""

    label: Phrase
    step: Step


@dataclass(slots=True)
class PlatesAsk:
    """Pick one of a row: bids, colours, yes or no. The first `pinned` plates stay in view while the row scrolls."""

    seat: Seat
    plates: tuple[Plate, ...]
    focus: int = 0
    pinned: int = 0

    def act(self, press: Press, hit: Hit, beside: Beside = one_row) -> Outcome:
        """Left and right move, confirm answers, a pointer answers where it presses."""
        del beside
        if press.at is not None:
            found = hit(press.at)
            if not isinstance(found, int):
                return None
            self.focus = found
            return self.plates[found].step if press.action is Action.CONFIRM else None
        match press.action:
            case Action.LEFT | Action.UP:
                self.focus = max(0, self.focus - 1)
            case Action.RIGHT | Action.DOWN:
                self.focus = min(len(self.plates) - 1, self.focus + 1)
            case Action.CONFIRM:
                return self.plates[self.focus].step
            case _:
                pass
        return None


@dataclass(slots=True)
class CardAsk:
    """Pick one card of the hand. The cursor starts at the card nearest the middle that may be played, each time anew:
    never where it was last.

    `aside` is an answer without a card (a pass), by a button of its own; where no card can be played, confirm gives it
    as well and the cursor holds nothing.
    """

    seat: Seat
    hand: Cards
    answers: dict[Card, Step]
    refused: dict[Card, Reason]
    focus: int = 0
    label: Phrase = ("Play",)
    aside: Plate | None = None

    @property
    def able(self) -> bool:
        """Whether there is a card to play at all."""
        return bool(self.answers)

    def act(self, press: Press, hit: Hit, beside: Beside = one_row) -> Outcome:
        """Left and right move, up and down too where there are rows, confirm plays. A finger first chooses a card and
        then plays it; a mouse has chosen."""
        if press.at is not None:
            return self._point(press, hit(press.at))
        if self.aside is not None and (press.action is Action.EXTRA or not self.able):
            return self.aside.step if press.action in (Action.EXTRA, Action.CONFIRM) else None
        if press.action is Action.CONFIRM:
            return self._answer()
        self.focus = walked(self.focus, press.action, len(self.hand), beside)
        return None

    def _point(self, press: Press, found: Any) -> Outcome:
        if not isinstance(found, int) or not self.able:
            return None
        settled, self.focus = self.focus == found, found
        plays = press.action is Action.CONFIRM and (settled or press.device == MOUSE)
        plays = plays or (press.action is Action.UP and settled)  # a finger that draws the card out of the hand
        return self._answer() if plays else None

    def _answer(self) -> Outcome:
        card = self.hand[self.focus]
        return self.answers.get(card) or self.refused.get(card)


@dataclass(slots=True)
class CardsAsk:
    """Pick several cards, then say that it is enough: up to the plate above the hand, or the extra button."""

    seat: Seat
    hand: Cards
    prompt: Prompt
    label: Phrase
    focus: int = 0
    chosen: set[int] = field(default_factory=set)
    on_plate: bool = False

    @property
    def some(self) -> Some:
        """What there is to choose from."""
        assert isinstance(self.prompt.shape, Some)
        return self.prompt.shape

    @property
    def enough(self) -> bool:
        """Whether what is chosen is an answer."""
        return self.prompt.accepts(self.step())

    def step(self) -> Step:
        """The answer as it stands."""
        cards = tuple(self.hand[i] for i in sorted(self.chosen))
        return self.prompt.answer(cards)

    def act(self, press: Press, hit: Hit, beside: Beside = one_row) -> Outcome:
        """Confirm picks a card up or puts it back. Up from the row behind is the plate."""
        if press.at is not None:
            return self._point(press, hit(press.at))
        match press.action:
            case Action.UP if beside(self.focus, -1) is None:
                self.on_plate = True
            case Action.DOWN if self.on_plate:
                self.on_plate = False
            case Action.LEFT | Action.RIGHT | Action.UP | Action.DOWN if not self.on_plate:
                self.focus = walked(self.focus, press.action, len(self.hand), beside)
            case Action.EXTRA:
                return self._ready()
            case Action.CONFIRM:
                return self._ready() if self.on_plate else self._toggle(self.focus)
            case _:
                pass
        return None

    def _point(self, press: Press, found: Any) -> Outcome:
        if found == READY:
            self.on_plate = True
            return self._ready() if press.action is Action.CONFIRM else None
        if isinstance(found, int):
            self.on_plate, self.focus = False, found
            if press.action is Action.CONFIRM:
                return self._toggle(found)
        return None

    def _toggle(self, index: int) -> Outcome:
        if self.hand[index] in self.some.must:
            return MUST_STAY
        if index in self.chosen:
            self.chosen.discard(index)
        elif len(self.chosen) < self.some.most:
            self.chosen.add(index)
            self.on_plate = len(self.chosen) == self.some.least == self.some.most
        return None

    def _ready(self) -> Outcome:
        return self.step() if self.enough else NOT_YET
