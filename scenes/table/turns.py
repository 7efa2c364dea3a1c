"""What comes next at a table, a pure function of who is asked, who sits where and whose hand is open; and when the
answers of computer players are shown. Everything about that is public, so that the time that an answer takes says
nothing about what its seat held and whether it had a choice."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from engine.core.characters import Manner
from engine.core.messages import Message
from engine.core.prompts import Prompt
from engine.core.seats import PUBLIC, Seat, Viewer
from engine.core.shapes import One
from engine.core.steps import Step
from scenes.table.feature import Feature, V
from scenes.table.phrases import Speakers


@dataclass(frozen=True, slots=True)
class TakingTurns(Feature[V]):
    """Which seat is on turn, None where all are asked at once."""

    seat: Callable[[V], Seat | None]


def asked_alone(view: Any) -> Seat | None:
    """The one seat that is `asked`, if it is one."""
    return view.asked[0] if len(view.asked) == 1 else None


@dataclass(frozen=True, slots=True)
class AskedAgain(Feature[V]):
    """Whether the seat that answers is asked again at once and so needs no curtain in between, from the public view
    before the step."""

    after: Callable[[Step, V], bool]


@dataclass(frozen=True, slots=True)
class ForcedSteps(Feature[V]):
    """The only `step` that the rules leave, where that is a public fact: the table takes it itself. None where somebody
    is asked. `why` is told before it, None where its caption says it."""

    step: Callable[[V], Step | None]
    why: Callable[[Step, Speakers], Message | None]


class Next(Enum):
    """Asked in this order by `next_turn`."""

    RESULTS = "the match is over"
    GO_ON = "the seat that looks is asked again"
    ASK = "a person is asked with nothing to hide from others in the room"
    CURTAIN = "a person is asked and has to be handed the screen first"
    BOT = "a computer player is asked"


@dataclass(frozen=True, slots=True)
class Turn:
    """What comes next and for whom; `seat` is None for the results."""

    what: Next
    seat: Seat | None = None


def home_viewpoint(people: Sequence[bool]) -> Viewer:
    """Whose knowledge the screen shows while nobody is asked: one person among computer players sees the own hand all
    the time, because nobody else is there to hide it from; with two or more, or none, it is the public's."""
    seats = [seat for seat, person in enumerate(people) if person]
    return seats[0] if len(seats) == 1 else PUBLIC


def first_person(people: Sequence[bool]) -> Seat:
    """The first seat with a person; seat 0 where nobody sits."""
    return people.index(True) if True in people else 0


def only_answer(prompts: Sequence[Prompt], asides: Collection[str] = frozenset()) -> Step | None:
    """The one answer that is possible, where it is no card of a hand: nobody has to be asked for it. None where there
    is something to choose; `asides` are verbs that stand beside playing a card and are always said.

    Whether there is only one may tell of a hand: it may be taken without asking only where nobody is in the room from
    whom that hand is hidden.
    """
    asked = [prompt for prompt in prompts if not prompt.interrupts]
    if len(asked) != 1 or not isinstance(asked[0].shape, One) or asked[0].verb in asides or asked[0].count() != 1:
        return None
    step = next(asked[0].steps())
    return None if {"card", "cards"} & dict(step.args).keys() else step


def next_turn(waiting: Sequence[Seat], people: Sequence[bool], looking: Viewer, home: Viewer, openly: bool) -> Turn:
    """The next thing to do.

    `waiting` are the seats with an open question, in seat order; `people[seat]` is true where a person sits; `looking`
    is the viewpoint of the screen, and `home` the one that needs no press. `openly` says that all answer in public,
    because the open question needs no look at a hand or because all hands lie open. Computer players answer before
    people, so that no person waits for them behind a curtain; the order of secret answers shows nowhere.
    """
    if not waiting:
        return Turn(Next.RESULTS)
    if looking in waiting and looking != PUBLIC and people[looking]:
        return Turn(Next.GO_ON, looking)
    for seat in waiting:
        if not people[seat]:
            return Turn(Next.BOT, seat)
    if openly or home == waiting[0]:
        return Turn(Next.ASK, waiting[0])
    return Turn(Next.CURTAIN, waiting[0])


LEAST_BEAT, BEAT_RANGE = 0.7, 0.6  # seconds
NOD = 0.35
"""Of a beat, where everybody is asked at once and in public."""
HASTE, CARE = 0.45, 0.25
"""How much sooner somebody answers whose manner it is to hurry, and how much later whoever is careful."""
ON_THE_WAY = 0.05
"""Seconds that an answer needs besides: it comes through a pipe, and waits for a frame."""


def beat(seat: Seat, turn: int) -> float:
    """Seconds from a question to a seat until its answer is shown. It hangs on seat and turn number alone, so that
    the time tells nothing about how hard the question was; the small changes keep it from ticking like a clock."""
    mixed = ((seat + 1) * 0x9E3779B1 ^ (turn + 1) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    return LEAST_BEAT + BEAT_RANGE * (mixed ^ mixed >> 12) / 0xFFFFFFFF


def pace_of(manner: Manner) -> float:
    """How many times longer than usual somebody of that manner takes its time."""
    return 1.0 - HASTE * manner.hurries + CARE * max(-manner.dares, 0.0)


class Tempo:
    """How long a table waits for each answer of a level: as long as its longest thoughts are expected to take on this
    machine, and from the first answer on that took longer, as long as that one. It never waits less again."""

    def __init__(self, thinks: Mapping[str, float]) -> None:
        """`thinks` are the seconds that the longest decisions of the game's levels take, as in `Game.thinks`."""
        self._thinks = thinks
        self._took: dict[str, float] = {}

    def wait(self, seat: Seat, turn: int, level: str, slowness: float, quick: bool, pace: float = 1.0) -> float:
        """Seconds from a question to `seat` until its answer is shown, if it is there by then. `quick`: everybody is
        asked at once and in public, so that a nod is enough. `slowness` is that of `Bots`, `pace` that of the seat."""
        self.took(level, self._thinks.get(level, 0.0) * slowness)
        return max(beat(seat, turn) * pace * (NOD if quick else 1), self._took[level])

    def took(self, level: str, seconds: float) -> None:
        """An answer of that level was there only after so many seconds."""
        self._took[level] = max(self._took.get(level, 0.0), seconds + ON_THE_WAY if seconds else 0.0)
