"""Coach: advice for one seat, on request, about its question: the legal answers, the sensible ones, and why.

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
from game.bots import Bots, Question
from game.input.actions import Action
from game.widgets.bindings import Binding, Do
from scenes.games import advice_words_of
from scenes.table.coach.coach_usage import LEGAL, SENSIBLE, WHY
from scenes.table.coach.words import THINKING, ChildCoachWords, CoachWords
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.session import Session
from scenes.table.stage.own_hand import own_cards

COACH_KEY = Action.INFO
SHUT = 0
NEXT = (say("table-coach"), say("table-coach-advice"), say("table-coach-why"), say("table-close"))
"""Label of the button at each depth, for the effect of the next press."""
MORE = say("table-more")


Lit = tuple[tuple[str, int], ...]
"""Possible events, each with the number of its lit lamps, of ten."""
Lines = tuple[str, ...]
"""The coach's words: a sentence, or short lines."""


@dataclass(frozen=True, slots=True)
class Tip:
    """Content of the coach's tip; the picture is for children only.

    `unasked`: it came by itself, and all buttons of the question remain. `odds` are lamps below the words.
    """

    lines: Lines
    picture: Surface | None = None
    unasked: bool = False
    odds: "Lit" = ()


def nothing_said() -> Tip | None:
    """Return None: the tip of a silent coach."""
    return None


class Coach:
    """The coach of the seat of `speech`. After "why" comes the outlook, if there is one, on a tip of its own.

    `told` hears each depth that is asked for. With `about`, a step that was taken, it only says why: `look_back`.
    """

    def __init__(
        self, bots: Bots, question: Question, speech: CoachWords, told: Callable[[int], None], about: Step | None = None
    ) -> None:
        self._bots, self._question, self.speech, self._told, self._about = bots, question, speech, told, about
        self.depth = SHUT
        self._advice: Advice | None = None
        self._asked = self._heard = self._turned = False

    def look_back(self) -> None:
        """Say why the step was taken."""
        self.depth = WHY
        self._ask()

    @property
    def open(self) -> bool:
        """Whether it says anything now."""
        return self.depth != SHUT

    def deeper(self) -> None:
        """Go one depth further; after the last one, close."""
        if self._further:
            self._turned = True
            return
        self._turned = False
        if self.depth == self.speech.deepest or (self.depth == SENSIBLE and self._heard and self._advice is None):
            self.depth = SHUT
            return
        self.depth += 1
        self._told(self.depth)
        self._ask()

    @property
    def _further(self) -> bool:
        """Whether the outlook is still to come."""
        return self.depth == WHY and not self._turned and bool(self._outlook)

    @property
    def _outlook(self) -> tuple[str, ...]:
        return self.speech.outlook(self._advice) if self._advice is not None else ()

    def shut(self) -> None:
        """Close the tip."""
        self.depth, self._turned = SHUT, False

    def _ask(self) -> None:
        if self._asked:
            return
        self._asked = True
        seed = len(self._question.heard)  # known to the seat: the same position gets the same advice
        self._bots.advise(self._question, self._about, seed)

    def follow(self) -> None:
        """Collect finished advice; call it once a frame."""
        if self._asked and not self._heard:
            for advised in self._bots.advised():
                if advised.key == self._question.key:
                    self._heard, self._advice = True, advised.advice

    def leave(self) -> None:
        """End with the question, and cancel its request."""
        self.shut()
        if self._asked and not self._heard:
            self._bots.cancel(self._question.key)

    # Display and speech

    @property
    def does(self) -> Message:
        """Label of its button."""
        last = self.depth == self.speech.deepest
        return MORE if self._further else NEXT[WHY if last else self.depth]

    def said(self) -> Lines | None:
        """The lines of its tip; None while it is closed."""
        if self.depth == SHUT:
            return None
        if self.depth == LEGAL:
            return self.speech.legal()
        if not self._heard:
            return (self.speech.said(THINKING),)
        if self.depth == SENSIBLE:
            return (self.speech.sensible(self._advice),)
        if self._turned:
            return self._outlook
        return (self.speech.why(self._advice),)

    @property
    def odds(self) -> Lit:
        """The lamps beside its lines."""
        return self.speech.odds(self._advice) if self._turned and self._advice is not None else ()

    @property
    def best(self) -> Step | None:
        """The recommended step, once it says why; or the step that was taken."""
        if self.depth != WHY:
            return None
        return self._advice.step if self._advice is not None else self._about

    @property
    def sensible(self) -> tuple[Step, ...]:
        """The marked steps, best first."""
        if self._advice is None or self.depth < SENSIBLE or self._advice.waits:
            return ()
        return self._advice.sensible or (self._advice.step,)


def coach_of(
    bots: Bots,
    session: Session,
    look: GameTable[Any],
    who: Speakers,
    seat: Seat,
    prompts: Sequence[Prompt],
    kids: bool,
) -> Coach | None:
    """The coach for the open questions of `seat`; None if there is no question or the table has no coach."""
    if not session.plan.coached or all(prompt.interrupts for prompt in prompts):
        return None
    seen, game = session.seen(seat), session.game.name
    question = Question(("coach", seat, session.step_count), game, seen.view, seen.heard, seen.prompts)
    speaks = ChildCoachWords if kids else CoachWords
    own = own_cards(look, seen.view)
    speech = speaks(look, advice_words_of(game), seen.view, who, seat, tuple(prompts), own, session.clauses_of)

    def asked(depth: int) -> None:
        session.coach_usage.asked(session.persons()[seat], session.step_count, depth)

    return Coach(bots, question, speech, asked)


def with_coach(
    shown: Sequence[Binding], coach: Coach | None, alone: bool, deeper: Do, shut: Do, key: Action = COACH_KEY
) -> tuple[Binding, ...]:
    """The printed bindings of a question, with the coach's button before the last one.

    While the coach's tip is open, only the first and the last remain printed. A player who is `alone` closes it with
    the back button.
    """
    if coach is None or not shown:
        return tuple(shown)
    own, (first, *others) = Binding(key, deeper, coach.does), shown
    if not coach.open:
        return (first, *others[:-1], own, *others[-1:])
    closes = Binding(Action.BACK, shut, NEXT[WHY])
    last = (closes,) if alone and others and own.words != closes.words else tuple(others[-1:])
    return (first, own, *last, *(binding.silent for binding in others))
