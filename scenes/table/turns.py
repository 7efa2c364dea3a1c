"""Turns: what a table does next, and when it shows the answer of a computer player.

Only public facts decide both. The time of an answer says nothing about its hand, or whether the seat had a choice.
"""

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
    """The seat on turn; None if all are asked at once."""

    seat: Callable[[V], Seat | None]


def only_asked_seat(view: Any) -> Seat | None:
    """The only seat in `asked`, if there is only one."""
    return view.asked[0] if len(view.asked) == 1 else None


@dataclass(frozen=True, slots=True)
class AskedAgain(Feature[V]):
    """Whether the answering seat is asked again at once, without a curtain in between. It depends on the public view
    before the step."""

    after: Callable[[Step, V], bool]


@dataclass(frozen=True, slots=True)
class ForcedSteps(Feature[V]):
    """The only legal `step`, if it is a public fact: the table takes it by itself. None if a player must be asked.

    `why` is shown before it; None if its caption has the reason.
    """

    step: Callable[[V], Step | None]
    why: Callable[[Step, Speakers], Message | None]


def forced_step(rule: ForcedSteps[V] | None, public: V) -> Step | None:
    """Return the only legal step, if a game has such steps and it is a fact of the public view."""
    return rule.step(public) if rule is not None else None


class Next(Enum):
    """Kinds of the next action, in the order of the checks in `next_turn`."""

    RESULTS = "the match is over"
    GO_ON = "the seat that looks is asked again"
    ASK = "a person is asked with nothing to hide from others in the room"
    CURTAIN = "a person is asked and has to be handed the screen first"
    BOT = "a computer player is asked"


@dataclass(frozen=True, slots=True)
class Turn:
    """The next action and its seat; `seat` is None for the results."""

    what: Next
    seat: Seat | None = None


def home_viewpoint(people: Sequence[bool]) -> Viewer:
    """The viewpoint of the screen without a question.

    A single human player always sees their own hand, because no other player is there. Otherwise it is the public.
    """
    seats = [seat for seat, person in enumerate(people) if person]
    return seats[0] if len(seats) == 1 else PUBLIC


def first_person(people: Sequence[bool]) -> Seat:
    """The first seat with a human player; 0 if there is none."""
    return people.index(True) if True in people else 0


def only_answer(prompts: Sequence[Prompt], asides: Collection[str] = frozenset()) -> Step | None:
    """The only possible answer, if it is no card of a hand, so that its seat need not be asked. None if there is a
    choice.

    `asides` are verbs besides playing a card, which are always announced. The number of answers can give a hand away.
    Take it without asking only if no other player in the room must be kept from that hand.
    """
    open_prompts = [prompt for prompt in prompts if not prompt.interrupts]
    if len(open_prompts) != 1:
        return None
    prompt = open_prompts[0]
    if not isinstance(prompt.shape, One) or prompt.verb in asides or prompt.count() != 1:
        return None
    step = next(prompt.steps())
    return None if {"card", "cards"} & dict(step.args).keys() else step


def next_turn(waiting: Sequence[Seat], people: Sequence[bool], looking: Viewer, home: Viewer, openly: bool) -> Turn:
    """The next action.

    `waiting` are the seats with an open question, in seat order. `people[seat]` is true for human players. `looking` is
    the viewpoint of the screen, and `home` the one that needs no press. `openly`: all answer in public, because the
    question needs no look at a hand or all hands are open.

    Computer players answer first, so that no human player waits for them behind a curtain. The order of secret answers
    is never visible.
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


LEAST_BEAT, BEAT_RANGE = 0.35, 0.25  # seconds
NOD = 0.35
"""Share of a beat if all are asked at once and in public."""
HASTE, CARE = 0.45, 0.25
"""Greatest shares by which hurried players answer sooner, and careful ones later."""
ON_THE_WAY = 0.05
"""Further seconds of an answer: it comes through a pipe, and waits for a frame."""


def beat(seat: Seat, turn: int) -> float:
    """Seconds from a question to a seat until its answer is shown.

    It depends only on seat and turn number, so that the time says nothing about the difficulty of the question. Small
    changes avoid a regular beat.
    """
    mixed = ((seat + 1) * 0x9E3779B1 ^ (turn + 1) * 0x85EBCA6B) & 0xFFFFFFFF
    mixed = (mixed ^ mixed >> 15) * 0x2C1B3C6D & 0xFFFFFFFF
    return LEAST_BEAT + BEAT_RANGE * (mixed ^ mixed >> 12) / 0xFFFFFFFF


def pace_of(manner: Manner) -> float:
    """Factor of the usual time for a player with that manner."""
    return 1.0 - HASTE * manner.hurries + CARE * max(-manner.dares, 0.0)


class Tempo:
    """Waiting times of a table for each level: the longest expected thinking time on this machine.

    After the first answer that took longer, it is that time. It never becomes shorter.
    """

    def __init__(self, thinks: Mapping[str, float]) -> None:
        """`thinks`: seconds of the longest decisions of the game's levels, as in `Game.thinks`."""
        self._thinks = thinks
        self._took: dict[str, float] = {}

    def wait(self, seat: Seat, turn: int, level: str, slowness: float, quick: bool, pace: float = 1.0) -> float:
        """Seconds from a question to `seat` until its answer is shown, if it is ready by then.

        `quick`: all are asked at once and in public, so that a nod is enough. `slowness` is that of `Bots`, `pace` that
        of the seat.
        """
        self.took(level, self._thinks.get(level, 0.0) * slowness)
        return max(beat(seat, turn) * pace * (NOD if quick else 1), self._took[level])

    def floor(self, level: str) -> float:
        """Seconds that every answer of that level takes at least."""
        return self._took.get(level, 0.0)

    def took(self, level: str, seconds: float) -> None:
        """Note that an answer of that level took `seconds`."""
        self._took[level] = max(self._took.get(level, 0.0), seconds + ON_THE_WAY if seconds else 0.0)
