"""A lesson from a finished match: one decision of a player is put to that player again.

It is played like a lesson, at the table as that seat saw it. Nothing is saved, and no lesson counts as learned.
"""

from glob import escape
from types import MappingProxyType

from engine.core.match import Record
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.shapes import Word
from engine.core.steps import Step
from game.context import Context
from game.lessons import Beat, Lesson, Mark, line_of
from scenes.games import advice_words_of
from scenes.lesson.course import Course
from scenes.lesson.lesson_table import LessonTable
from scenes.replay.review import Finding
from scenes.seating import SeatPlan, TablePlan
from scenes.table.game_table import table_of
from scenes.table.recorded import RecordCursor
from scenes.table.stage.own_hand import own_cards

STANDING = say("mistake-standing"), "learn"
"""The sign at the table: the decision is from a match of the players."""


def lesson_of_mistake(cursor: RecordCursor, plan: TablePlan, found: Finding) -> Lesson:
    """Two beats: the question, and why the better answer is better. The record ends with that answer."""
    setup, steps = plan.setup, cursor.steps[: found.at]
    prompts, best = cursor.prompts_of(found.at, found.seat), found.best
    wanted = tuple(dict.fromkeys((best.step, *(step for step in best.sensible if step != found.taken))))
    lines = tuple(line_of(step, prompts) for step in wanted)
    taken = line_of(found.taken, prompts)
    hand = own_cards(table_of(setup.game), cursor.game.view(cursor.state(found.at), found.seat))
    cards = tuple(card for card in hand if card in best.step.named)
    wrong: tuple[tuple[str, Message], ...] = ((escape(taken), say("mistake-taken")), ("*", say("mistake-another")))
    offer = (*lines, taken) if _spelled(prompts, best.step) else ()
    look = (Mark("zone", "hand"),)
    asked = Beat("asked", found.at, say("mistake-asked"), look, choose=lines, offer=offer, wrong=wrong)
    why = Beat(
        "why", found.at + 1, advice_words_of(setup.game).sentence(best), tuple(Mark("card", one) for one in cards)
    )
    title = say("mistake-title")
    return Lesson(
        "mistake",
        setup.game,
        found.seat,
        1,
        Record(setup, (*steps, best.step)),
        (asked, why),
        MappingProxyType({}),
        title,
        table_of(setup.game).goal,
        title,
        (),
    )


def _spelled(prompts: tuple[Prompt, ...], step: Step) -> bool:
    return any(isinstance(prompt.shape, Word) and prompt.verb == step.do for prompt in prompts)


class MistakeCourse(Course):
    """Saves no progress, and ends where it began."""

    def note_reached(self) -> None:
        pass

    def end(self) -> None:
        self.context.sound.play("choose")
        self.context.stack.dismiss()


class MistakeTable(LessonTable):
    """Puts the decision `found` to the player who made it. `plan`: the table at the start of the match."""

    standing = STANDING
    flow_kind = MistakeCourse

    def __init__(
        self, context: Context, cursor: RecordCursor, plan: TablePlan, found: Finding, learner: SeatPlan
    ) -> None:
        lesson = lesson_of_mistake(cursor, plan, found)
        super().__init__(context, lesson, (learner,), 0, plan.seating.put(found.person, learner))
        self.beat_view.dark = False  # the learner has to find what matters
