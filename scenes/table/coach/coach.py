"""Coach: advice for one seat, on request, about its question. Each press shows the next level of the advice.

It ends with the question: when that is covered for any reason, nothing of the coach is left. It gets only facts that
the seat may know, and its adviser is not one of the players.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Surface

from engine.core.advice import Advice
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from game.bots import Bots, Brief
from game.input.actions import Action
from game.lessons import Mark
from game.widgets.bindings import Binding, Do
from scenes.games import advice_words_of
from scenes.table.coach.coach_usage import KNOWS
from scenes.table.coach.words import THINKING, CoachWords, Level
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.session import Session
from scenes.table.stage.own_hand import own_cards

COACH_KEY = Action.INFO
SHUT = 0
NEXT = (say("table-coach"), say("table-coach-compare"), say("table-coach-more"))
"""Label of the button at each depth, for the effect of the next press."""
CLOSE = say("table-close")

Lines = tuple[str, ...]
"""The coach's words: a sentence, or short lines."""


@dataclass(frozen=True, slots=True)
class Tip:
    """Content of the coach's tip; the picture is for children only.

    `marks` and `steps` are the things that the words speak of. They get a ring if they are `ringed`.
    """

    lines: Lines
    picture: Surface | None = None
    marks: tuple[Mark, ...] = ()
    steps: tuple[Step, ...] = ()
    ringed: bool = False


class Coach:
    """The coach of the seat of `speech`.

    `told` hears each depth that is asked for. With `about`, a step that was taken, it only says why: `look_back`.
    """

    def __init__(
        self, bots: Bots, brief: Brief, speech: CoachWords, told: Callable[[int], None], about: Step | None = None
    ) -> None:
        self._bots, self._brief, self.speech, self._told, self._about = bots, brief, speech, told, about
        self.depth = SHUT
        self.levels: tuple[Level, ...] = (Level((speech.said(THINKING),)),) * KNOWS
        self._asked = self._heard = False

    def look_back(self) -> None:
        """Say why the step was taken, and nothing else."""
        assert self._about is not None
        self.levels = (Level(self.levels[0].lines, (self._about,)),)
        self.deeper()

    @property
    def open(self) -> bool:
        """Whether it says anything now."""
        return self.depth != SHUT

    @property
    def _last(self) -> bool:
        return self.depth >= len(self.levels)

    def deeper(self) -> None:
        """Go one depth further; after the last one, close."""
        self.depth = SHUT if self._last else self.depth + 1
        if self.open:
            self._told(self.depth)
            self._ask()

    def shut(self) -> None:
        """Close the slip."""
        self.depth = SHUT

    def _ask(self) -> None:
        if self._asked:
            return
        self._asked = True
        seed = len(self._brief.heard)  # known to the seat: the same position gets the same advice
        self._bots.advise(self._brief, self._about, seed)

    def collect_advice(self) -> None:
        """Collect finished advice; call it once a frame."""
        if self._asked and not self._heard:
            for advised in self._bots.poll_advice():
                if advised.key == self._brief.key:
                    self._heard = True
                    self._take(advised.advice)

    def _take(self, advice: Advice | None) -> None:
        if self._about is None:
            self.levels = self.speech.levels(advice)
            self.depth = min(self.depth, len(self.levels))
        else:
            self.levels = (Level((self.speech.back(self._about, advice),), (self._about,)),)

    def leave(self) -> None:
        """End with the question, and cancel its request."""
        self.shut()
        if self._asked and not self._heard:
            self._bots.cancel(self._brief.key)

    # Display and speech

    @property
    def does(self) -> Message:
        """Label of its button."""
        return CLOSE if self.open and self._last else NEXT[self.depth]

    def lines(self) -> Lines | None:
        """The lines of its slip; None while it is closed."""
        return self.levels[self.depth - 1].lines if self.open else None

    @property
    def picture(self) -> str:
        """The name of a child's picture beside the lines."""
        return self.levels[self.depth - 1].picture if self.open else ""

    @property
    def marked(self) -> tuple[Step, ...]:
        """The marked steps, best first."""
        return self.levels[self.depth - 1].marked if self.open else ()


def coach_of(
    bots: Bots, session: Session, game_table: GameTable[Any], who: Speakers, seat: Seat, prompts: Sequence[Prompt]
) -> Coach | None:
    """The coach for the open questions of `seat`; None if there is no question or the table has no coach."""
    if not session.plan.coached or all(prompt.interrupts for prompt in prompts):
        return None
    seen, game = session.facts_for(seat), session.game.name
    brief = Brief(("coach", seat, session.step_count), game, seen.view, seen.heard, seen.prompts)
    speech = CoachWords(game_table, advice_words_of(game), seen.view, who, seat, own_cards(game_table, seen.view))

    def asked(depth: int) -> None:
        session.coach_usage.count_request(session.persons()[seat], session.step_count, depth)

    return Coach(bots, brief, speech, asked)


def with_coach(
    shown: Sequence[Binding], coach: Coach | None, alone: bool, deeper: Do, shut: Do, key: Action = COACH_KEY
) -> tuple[Binding, ...]:
    """The printed bindings of a question, with the coach's button before the last one.

    A player who is `alone` closes the coach's slip with the back button.
    """
    if coach is None or not shown:
        return tuple(shown)
    own, (first, *others) = Binding(key, deeper, coach.does), shown
    closes = coach.open and alone and others and own.words != CLOSE
    last = (Binding(Action.BACK, shut, CLOSE),) if closes else others[-1:]
    return (first, *others[:-1], own, *last)
