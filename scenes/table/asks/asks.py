"""Asks: how a player answers. There is one ask for each shape of answer. They hold the cursor and know no pixels.

`bindings` lists the current buttons, the main one first. A pointer needs no buttons: `point` acts on the card or the
plate that it found. Both return the answer as a Step, a refusal as a Message, or None while the player is still
choosing. `outcome_of` is the one place that decides between them. `beside` knows the rows of a large hand.

Answers of several parts are handed in on one plate. Its `Summary` says which part is missing, or the action of confirm.
"""

from collections.abc import Callable, Collection, Hashable, Sequence
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
from game.widgets.bindings import Binding, Do, bound, table

Outcome = Step | Message | None
Naming = Callable[[Step], Message]
"""The words for an answer."""
MUST_STAY = say("core-no-stay")
"""The refusal if a player puts back a card that is part of every answer."""
PLAY = say("table-play")
TAKE_BACK = say("table-take-back"), "back"
"""Words and icon."""


@dataclass(frozen=True, slots=True)
class OnPlate:
    """A pointer's place on one of the plates above the hand."""

    index: int


Hit = Callable[[tuple[int, int]], Any]
"""Finds at a point of the stage a card's index, a plate above the hand (OnPlate), or None.

If there are only plates, the index is that of a plate.
"""
Beside = Callable[[int, int], int | None]
"""The card in the row above (-1) or below (1) a card, by index; None if there is no such row."""


def no_answer(press: Press) -> None:
    """Do nothing, for a button without an effect."""


def one_row(index: int, down: int) -> int | None:
    """Return None: a hand in one row has no card above or below."""
    return None


def move_focus(focus: int, action: Action, count: int, beside: Beside) -> int:
    """New place of a cursor over `count` cards. Left and right wrap round at the ends; up and down change the row."""
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
    """The words on the plate of an answer of several parts. If `complete`, they are the action of confirm; otherwise
    they name the missing part. `letters` are those given so far, if the parts are letters."""

    words: Message
    complete: bool
    letters: str = ""


class SeveralParts(Protocol):
    """An answer of several parts, over a hand or on a game's own board."""

    @property
    def summary(self) -> Summary | None:
        """The words on its plate; None before the first part."""

    @property
    def begun(self) -> bool:
        """Whether a part can be taken back."""

    @property
    def free(self) -> Collection[Hashable] | None:
        """Targets of a board that can be the next part; None if parts have no targets of their own."""
        return None

    def take_back(self) -> None:
        """Take the latest part back, if there is one."""


@dataclass(frozen=True, slots=True)
class Plate:
    """One answer in a row. `name` is its action; `shown` is its face if that is shorter, such as the number alone of
    "Bid 75"."""

    name: Message
    step: Step
    shown: str = ""

    def leads_to(self, step: Step) -> bool:
        """Whether `step` is this answer."""
        return self.step == step

    def answer(self, press: Press) -> Step:
        """Return the answer, when it is confirmed."""
        return self.step


class Pointed(Protocol):
    """An ask, as a pointer meets it."""

    def point(self, press: Press, found: Any) -> Outcome:
        """Act on a press of a pointer on what it `found`."""


def outcome_of(press: Press, do: Do, ask: Pointed, hit: Hit) -> Outcome:
    """What comes of a press: of its button, which does `do`, or of the place that a pointer pressed."""
    outcome: Outcome = do(press) if press.at is None else ask.point(press, hit(press.at))
    return outcome


class InARow(Protocol):
    """An ask with a row of choices."""

    focus: int

    @property
    def plates(self) -> Sequence[object]:
        """The choices in the row."""

    def choose(self, place: int) -> Step | None:
        """Confirm the choice at `place`."""


def point_in_a_row(ask: InARow, press: Press, found: Any) -> Step | None:
    """Move the hook to the choice that a pointer `found`, and choose it if the pointer confirms."""
    if not isinstance(found, int):
        return None
    ask.focus = found
    return ask.choose(found) if press.action is Action.CONFIRM else None


def move_in_a_row(ask: InARow, press: Press) -> None:
    """Move the hook to the next or previous place in the row."""
    step = 1 if press.action in (Action.RIGHT, Action.DOWN) else -1
    ask.focus = max(0, min(len(ask.plates) - 1, ask.focus + step))


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
        """Bindings: confirm answers, directions move."""
        plate = self.plates[self.focus]
        return Binding(Action.CONFIRM, plate.answer, plate.name), *bound(DIRECTIONS, partial(move_in_a_row, self))

    def choose(self, place: int) -> Step:
        """Return the answer of a plate."""
        return self.plates[place].step

    def point(self, press: Press, found: Any) -> Outcome:
        """Act on a press of a pointer. It answers with the plate that it found."""
        return point_in_a_row(self, press, found)


@dataclass(slots=True)
class HandAsk:
    """An ask over an open hand. The hook is on the card at `focus`, or on a plate above the hand (`plate`)."""

    seat: Seat
    hand: Cards
    focus: int = field(default=0, kw_only=True)
    plate: int | None = field(default=None, kw_only=True)

    @property
    def plates(self) -> tuple[Plate, ...]:
        """Plates above the hand that can be confirmed now. The rules accept all of them."""
        return ()

    @property
    def able(self) -> bool:
        """Whether any card can be chosen at all."""
        return True

    @property
    def legal(self) -> frozenset[Card] | None:
        """The legal cards; None if the question has no such limit."""
        return None

    @property
    def ordered(self) -> tuple[int, ...]:
        """The picked places, in the order of the finished answer."""
        return ()

    @property
    def open_places(self) -> tuple[int, ...]:
        """Places in the hand that can be chosen now."""
        return tuple(range(len(self.hand)))

    @property
    def intended(self) -> Step | None:
        """The answer that confirm would give, or None."""
        return self.plates[self.plate].step if self.plate is not None else None

    def choose(self, index: int) -> Outcome:
        """Confirm the card at `index`."""
        raise NotImplementedError

    def confirm(self, press: Press) -> Outcome:
        """Choose the card under the hook."""
        return self.choose(self.focus)

    def on_card(self, moves: tuple[Binding, ...]) -> tuple[Binding, ...]:
        """Bindings while the hook is on a card, besides `moves`, those of the directions."""
        raise NotImplementedError

    def bindings(self, beside: Beside = one_row) -> tuple[Binding, ...]:
        """Bindings: confirm chooses a card or answers with a plate.

        Up from the back row leads to the plates. From a plate, a direction without another plate leads back to the last
        card.
        """
        moves = bound(DIRECTIONS if self.able else (), partial(self._move, beside=beside))
        here = self.on_card(moves)
        if self.plate is None:
            return table((*here, *moves))
        plate = self.plates[self.plate]
        change = (replace(move, words=say("hint-change")) for move in moves if move.action is Action.DOWN)
        answer = Binding(Action.CONFIRM, plate.answer, plate.name)
        return table((answer, *change, *moves, *(binding.silent for binding in here)))

    def _move(self, press: Press, beside: Beside) -> None:
        action = press.action
        across = {Action.LEFT: -1, Action.RIGHT: 1}.get(action, 0)
        if self.plate is not None and across and len(self.plates) > 1:
            self.plate = max(0, min(len(self.plates) - 1, self.plate + across))
        elif self.plate is not None:
            self.plate = None
            self.focus = move_focus(self.focus, action, len(self.hand), one_row)
        elif action is Action.UP and self.plates and beside(self.focus, -1) is None:
            self.plate = 0
        else:
            self.focus = move_focus(self.focus, action, len(self.hand), beside)

    def point(self, press: Press, found: Any) -> Outcome:
        """Act on a press of a pointer: it chooses and answers at its place. If it only points, move the hook there."""
        if isinstance(found, OnPlate):
            self.plate = found.index
            return self.plates[found.index].step if press.action is Action.CONFIRM else None
        if isinstance(found, int) and self.able:
            self.focus, self.plate = found, None
            return self.choose(found) if press.action is Action.CONFIRM else None
        return None


@dataclass(slots=True)
class CardAsk(HandAsk):
    """Pick one card of the hand. The cursor always starts at the legal card nearest to the middle.

    `aside` is an answer without a card (a pass), with a button of its own. If no card is legal, confirm gives it also
    and the cursor is on no card.
    """

    answers: dict[Card, Step]
    refused: dict[Card, Message]
    label: Message = PLAY
    aside: Plate | None = None

    @property
    def able(self) -> bool:
        return bool(self.answers)

    @property
    def legal(self) -> frozenset[Card]:
        return frozenset(self.answers)

    @property
    def open_places(self) -> tuple[int, ...]:
        return tuple(place for place, card in enumerate(self.hand) if card in self.answers)

    @property
    def intended(self) -> Step | None:
        return self.answers.get(self.hand[self.focus])

    def on_card(self, moves: tuple[Binding, ...]) -> tuple[Binding, ...]:
        play = Binding(Action.CONFIRM, self.confirm, self.label)
        if self.aside is None:
            return (play if self.able else Binding(Action.CONFIRM, no_answer),)
        aside = Binding(Action.EXTRA, self.aside.answer, self.aside.name)
        return (play, aside) if self.able else (replace(aside, action=Action.CONFIRM), aside.silent)

    def choose(self, index: int) -> Outcome:
        card = self.hand[index]
        return self.answers.get(card) or self.refused.get(card)

    def point(self, press: Press, found: Any) -> Outcome:
        """Act on a press of a pointer. A finger chooses a card first and plays it with the next tap; a mouse plays at
        once."""
        if not isinstance(found, int) or not self.able:
            return None
        settled, self.focus = self.focus == found, found
        plays = press.action is Action.CONFIRM and (settled or press.device == MOUSE)
        plays = plays or (press.action is Action.UP and settled)  # a finger drags the card out of the hand
        return self.choose(found) if plays else None


@dataclass(slots=True)
class PartsAsk(HandAsk):
    """Pick cards of the hand one by one, and hand them in on the plate. With the last part the hook moves to the plate.

    `name` words an answer; `chosen` are places in the hand, in the order of picking. While it is empty, the plates are
    `others`: answers without cards of the hand.
    """

    name: Naming
    chosen: list[int] = field(default_factory=list, kw_only=True)
    others: tuple[Plate, ...] = field(default=(), kw_only=True)

    def answers(self) -> tuple[Step, ...]:
        """All answers that the picked cards make."""
        raise NotImplementedError

    @property
    def missing(self) -> Message | None:
        """The plate's words while the picked cards make no answer."""
        raise NotImplementedError

    def toggle(self, index: int) -> Outcome:
        """Pick a card up, or put it back."""
        raise NotImplementedError

    def stays(self, index: int) -> bool:
        """Whether a picked card is part of every answer."""
        return False

    @property
    def joining(self) -> Collection[Card] | None:
        """The chosen cards and those that can join them; None if all can."""
        return None

    @property
    def open_places(self) -> tuple[int, ...]:
        fits = self.joining
        return tuple(
            place for place, card in enumerate(self.hand) if place not in self.chosen and (fits is None or card in fits)
        )

    @property
    def ordered(self) -> tuple[int, ...]:
        return tuple(sorted(self.chosen))

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
        same = self.chosen[-1:] == [self.focus]  # confirm does the same
        return (pick, *up, *(binding.silent if up or same else binding for binding in back))

    def choose(self, index: int) -> Outcome:
        outcome = self.toggle(index)
        self.plate = 0 if index in self.chosen and self.plates else None
        return outcome

    def restore(self, chosen: tuple[int, ...]) -> None:
        """Restore the picked places, from before the hand was covered."""
        self.chosen = list(chosen)
        self.plate = 0 if self.chosen and self.plates else None


@dataclass(slots=True)
class CardsAsk(PartsAsk):
    """Pick as many cards as the prompt asks for."""

    prompt: Prompt

    @property
    def some(self) -> Some:
        """The cards to choose from, and how many."""
        assert isinstance(self.prompt.shape, Some)
        return self.prompt.shape

    @property
    def joining(self) -> Collection[Card]:
        return self.some.cards if len(self.chosen) < self.some.most else ()

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
