"""One question at a time, on large buttons with pictures: for children whose turn has several kinds of answers.

First the kind, then the cards, then the player. A question with one answer only is skipped.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from game.input.actions import DIRECTIONS, Action, Press
from game.widgets.bindings import Binding, bound
from scenes.table.asks.asks import Beside, Outcome, move_in_a_row, one_row, point_in_a_row
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable


@dataclass(frozen=True, slots=True)
class PictureButton:
    """One answer, or several that mean the same to the player (`steps`; the first is given). Or a kind of answer, with
    the buttons of the next question (`then`), whose words are `asks`.

    `cards` are laid in its picture (None for a back) beside those on the table (`onto`). The picture also has the faces
    of `seats`, and `sign`, a file of assets/pictures/icons. `hand` are the player's own cards that it concerns.
    """

    name: Message
    steps: tuple[Step, ...] = ()
    then: "tuple[PictureButton, ...]" = ()
    asks: Message | None = None
    cards: tuple[str | None, ...] = ()
    onto: Cards = ()
    seats: tuple[Seat, ...] = ()
    sign: str = ""
    hand: frozenset[Card] = frozenset()

    @property
    def step(self) -> Step | None:
        """The answer, if no question follows."""
        return None if self.then else self.steps[0]

    def leads_to(self, step: Step) -> bool:
        """Whether `step`, or one with the same meaning, is given here or by a later question."""
        if self.then:
            return any(button.leads_to(step) for button in self.then)
        return any(_unordered(step) == _unordered(one) for one in self.steps)

    def verbs(self) -> Iterator[str]:
        """Verbs of the answers here and in later questions."""
        if self.steps:
            yield self.steps[0].do
        for button in self.then:
            yield from button.verbs()


def _unordered(step: Step) -> tuple[object, ...]:
    """A step without the order of its cards, for comparisons."""
    parts = ((name, sorted(map(str, value)) if isinstance(value, tuple) else value) for name, value in step.args)
    return step.do, *parts


def one_kind(name: Message, then: Sequence[PictureButton], asks: Message, **shows: Any) -> tuple[PictureButton, ...]:
    """A kind of answer: () if there is none, and the answer itself if it is the only one."""
    if len(then) < 2:
        return tuple(then)
    hand = frozenset(card for button in then for card in button.hand)
    return (PictureButton(name, then=tuple(then), asks=asks, hand=hand, **shows),)


@dataclass(frozen=True, slots=True)
class PictureQuestions(Feature[V]):
    """The buttons of the first question to a child; () if the child is asked like all players."""

    buttons: Callable[[Sequence[Prompt], V], tuple[PictureButton, ...]]


def picture_buttons(game_table: GameTable[Any], prompts: Sequence[Prompt], view: Any) -> tuple[PictureButton, ...]:
    """The large buttons on which a child answers these questions, if the game has any."""
    questions = game_table.feature(PictureQuestions)
    open_prompts = [prompt for prompt in prompts if not prompt.interrupts]
    return questions.buttons(open_prompts, view) if questions is not None else ()


@dataclass(slots=True)
class PictureAsk:
    """The buttons of the current question. `path` are the places chosen before it."""

    seat: Seat
    first: tuple[PictureButton, ...]
    focus: int = 0
    path: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Skip the first question if there is only one kind of answer."""
        while len(self.first) == 1 and self.first[0].then:
            self.first = self.first[0].then

    @property
    def plates(self) -> tuple[PictureButton, ...]:
        """The buttons of the current question."""
        shown = self.first
        for place in self.path:
            shown = shown[place].then
        return shown

    @property
    def question(self) -> Message | None:
        """The question, if it is not the first one."""
        shown, asks = self.first, None
        for place in self.path:
            asks, shown = shown[place].asks, shown[place].then
        return asks

    @property
    def intended(self) -> Step | None:
        """The answer that confirm would give."""
        return self.plates[self.focus].step

    @property
    def begun(self) -> bool:
        """Whether back leads to the previous question."""
        return bool(self.path)

    def take_back(self) -> None:
        """Return to the previous question."""
        if self.path:
            self.focus = self.path.pop()

    def bindings(self, beside: Beside = one_row) -> tuple[Binding, ...]:
        """Bindings: confirm chooses, back leads to the previous question, directions move."""
        choose = Binding(Action.CONFIRM, lambda press: self.choose(self.focus), say("hint-choose"))
        back = Binding(Action.BACK, lambda press: self.take_back(), say("hint-back"))
        return (choose, *((back,) if self.begun else ()), *bound(DIRECTIONS, lambda press: move_in_a_row(self, press)))

    def point(self, press: Press, found: Any) -> Outcome:
        """Act on a press of a pointer. It chooses the button that it found."""
        return point_in_a_row(self, press, found)

    def choose(self, place: int) -> Step | None:
        """Choose a button. Returns its answer, or None if another question follows."""
        button = self.plates[place]
        if button.then:
            self.path.append(place)
            self.focus = 0
        return button.step
