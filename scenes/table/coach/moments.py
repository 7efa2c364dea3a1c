"""Moments of a game: the times for an unasked line of the coach. `assets/lessons/moments.toml` has their words, and
each game a pure function for each of its lines."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.messages import Arg
from engine.core.prompts import Prompt
from engine.core.seats import PUBLIC, Seat, Viewer
from engine.core.steps import Step
from game.lessons import Mark
from scenes.table.feature import Feature
from scenes.table.notes import Notes


class Seen(Protocol):
    """What each view says about its viewer."""

    @property
    def viewer(self) -> Viewer: ...


V = TypeVar("V", bound=Seen)
"""The view of a game."""


@dataclass(frozen=True, slots=True)
class Situation(Generic[V]):
    """Everything that a trigger may read: the knowledge of one seat, and its intended answer.

    `heard` are all events that it was told so far, and `told` those since its last look. `prompts` are its open
    questions that the table waits for. `intended` is the answer in focus or its picked parts, legal or not; None if
    there is none. `notes` are the seat's own, `aids` the table's options besides the rules.
    """

    view: V
    heard: Heard
    notes: Notes
    prompts: tuple[Prompt, ...] = ()
    told: Heard = ()
    intended: Step | None = None
    aids: Mapping[str, str] = field(default_factory=dict)

    @property
    def seat(self) -> Seat:
        """The seat."""
        viewer = self.view.viewer
        assert viewer != PUBLIC, "a situation is that of a seat"
        return viewer

    def asks(self, verb: str) -> bool:
        """Whether the seat can answer with that verb."""
        return any(prompt.verb == verb for prompt in self.prompts)

    def answers(self, verb: str) -> tuple[Step, ...]:
        """All answers with that verb; not for words and numbers with very many of them."""
        return tuple(step for prompt in self.prompts if prompt.verb == verb for step in prompt.steps())

    def means(self, verb: str) -> Step | None:
        """The intended answer, if it has that verb."""
        return self.intended if self.intended is not None and self.intended.do == verb else None


Found = bool | Mapping[str, Arg]
"""Whether it is the moment; or the values for the gaps of its line, if it has any."""
Trigger = Callable[[Situation[Any]], Found]
Marks = Callable[[Situation[Any]], tuple[Mark, ...]]
"""The things that the line of a moment speaks of, at its time."""


def on_cards(cards: Iterable[Card]) -> tuple[Mark, ...]:
    """Return the marks of these cards, in a hand or on the table."""
    return tuple(Mark("card", card) for card in cards)


def on_seat(now: Situation[Any]) -> tuple[Mark, ...]:
    """Return the mark of the player's own plate."""
    return (Mark("seat", seat=now.seat),)


def on_zone(name: str) -> Marks:
    """Return the function that marks a place on the table."""
    return lambda now: (Mark("zone", name),)


class Occasion(NamedTuple):
    """The time for a line of the coach. `marks`: what the line speaks of, if that is more than the intended answer."""

    trigger: Trigger
    marks: Marks | None = None


@dataclass(frozen=True, slots=True)
class Moments(Feature[object]):
    """The occasions of a game by the moment's id, one for each of its moments in the file."""

    occasions: Mapping[str, Occasion]
