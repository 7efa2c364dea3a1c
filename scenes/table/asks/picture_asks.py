"""One question at a time, on large buttons with pictures: how children are asked where a turn has several kinds of
answers. First what, then with which cards, then with whom; what has only one answer is not asked."""

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
from scenes.table.asks.asks import Beside, Hit, Outcome, act_in_a_row, move_in_a_row, one_row
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable


@dataclass(frozen=True, slots=True)
class PictureButton:
    """One answer, or several that are the same to whoever plays (`steps`, of which the first is given); or a kind of
    answer, and then the buttons of the next question, which is `asks`.

    Its picture: `cards` that are laid, None for a back, beside those that lie there (`onto`); the faces of `seats`; and
    `sign`, a file of assets/pictures/icons. `hand` are the cards of the own hand that it is about.
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
        """The answer, where no question follows."""
        return None if self.then else self.steps[0]

    def leads_to(self, step: Step) -> bool:
        """Whether that answer, or one that is the same, is given here or behind it."""
        if self.then:
            return any(button.leads_to(step) for button in self.then)
        return any(_unordered(step) == _unordered(one) for one in self.steps)

    def verbs(self) -> Iterator[str]:
        """What can be answered here or behind it."""
        if self.steps:
            yield self.steps[0].do
        for button in self.then:
            yield from button.verbs()


def _unordered(step: Step) -> tuple[object, ...]:
    """A step in which it plays no part which card is named first."""
    parts = ((name, sorted(map(str, value)) if isinstance(value, tuple) else value) for name, value in step.args)
    return step.do, *parts


def one_kind(name: Message, then: Sequence[PictureButton], asks: Message, **shows: Any) -> tuple[PictureButton, ...]:
    """A kind of answer: nothing where there is none, the answer itself where it is the only one."""
    if len(then) < 2:
        return tuple(then)
    hand = frozenset(card for button in then for card in button.hand)
    return (PictureButton(name, then=tuple(then), asks=asks, hand=hand, **shows),)


@dataclass(frozen=True, slots=True)
class PictureQuestions(Feature[V]):
    """The buttons of the first question to a child; () where it is asked as everybody is."""

    buttons: Callable[[Sequence[Prompt], V], tuple[PictureButton, ...]]


def picture_buttons(look: GameTable[Any], prompts: Sequence[Prompt], view: Any) -> tuple[PictureButton, ...]:
    """The large buttons on which a child answers these questions, where the game asks like that."""
    questions = look.feature(PictureQuestions)
    asked = [prompt for prompt in prompts if not prompt.interrupts]
    return questions.buttons(asked, view) if questions is not None else ()


@dataclass(slots=True)
class PictureAsk:
    """The buttons of the question that is asked now; `path` are those that were chosen before it."""

    seat: Seat
    first: tuple[PictureButton, ...]
    focus: int = 0
    path: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Where there is one kind of answer nobody is asked of which kind it should be."""
        while len(self.first) == 1 and self.first[0].then:
            self.first = self.first[0].then

    @property
    def plates(self) -> tuple[PictureButton, ...]:
        """What there is to choose from now."""
        shown = self.first
        for place in self.path:
            shown = shown[place].then
        return shown

    @property
    def asks(self) -> Message | None:
        """The question, where it is not the first one."""
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
        """Whether back leads to the question before."""
        return bool(self.path)

    def take_back(self) -> None:
        """The question before is asked again."""
        if self.path:
            self.focus = self.path.pop()

    def bindings(self, beside: Beside = one_row) -> tuple[Binding, ...]:
        """Confirm chooses, back leads to the question before, directions move."""
        choose = Binding(Action.CONFIRM, lambda press: self.choose(self.focus), say("hint-choose"))
        back = Binding(Action.BACK, lambda press: self.take_back(), say("hint-back"))
        return (choose, *((back,) if self.begun else ()), *bound(DIRECTIONS, lambda press: move_in_a_row(self, press)))

    def act(self, press: Press, hit: Hit, beside: Beside = one_row) -> Outcome:
        """A pointer chooses where it presses."""
        return act_in_a_row(self, press, hit, beside)

    def choose(self, place: int) -> Step | None:
        """The answer of a button; None where the next question follows."""
        button = self.plates[place]
        if button.then:
            self.path.append(place)
            self.focus = 0
        return button.step
