"""The offer of a lesson: its learners, its start, and its result for the scene that offered it."""

from collections.abc import Iterable

from game.context import Context
from game.lessons import Lesson, lesson_for, lesson_of, lessons, next_lesson
from scenes.lobby.joining import remembered
from scenes.seating import PERSON, PERSON_NAMES, Seating, SeatPlan, first_seating, name_by_pictures

PLAY = "play"
"""Result of a lesson whose learners now want to play the match below."""


def beside_a_match(context: Context, game: str) -> Lesson | None:
    """The lesson of a game, as offered before its match, in its pause and after its rules. None in a kiosk, which
    offers lessons on the title only."""
    return own_lesson(context, game) if context.kiosk is None else None


def own_lesson(context: Context, game: str) -> Lesson | None:
    """The first lesson of a game for the present audience and language. None if the game has none, or its files are
    damaged."""
    return lesson_of(lesson_for(game, context.audience.children), context.language) if game in lessons() else None


def after(context: Context, lesson: Lesson | None) -> Lesson | None:
    """The lesson that follows `lesson`, or None. Children have no second ones."""
    name = next_lesson(lesson.name) if lesson is not None and not context.audience.children else ""
    return lesson_of(name, context.language) if name else None


def own_lessons(context: Context) -> tuple[Lesson, ...]:
    """All lessons that are offered here, the first ones of all games before any second one."""
    offered = (game for game in lessons() if context.kiosk is None or game in context.kiosk.config.games)
    first = tuple(lesson for game in offered if (lesson := own_lesson(context, game)))
    return (*first, *(second for lesson in first if (second := after(context, lesson))))


def left_at(context: Context, lesson: Lesson, learners: Iterable[SeatPlan]) -> int:
    """The beat where these learners left a lesson, or 0 for a new start."""
    beat = context.learning.progress(lesson.kept_as, learners).beat
    return beat if beat < len(lesson.beats) else 0


def begin_lesson(
    context: Context, lesson: Lesson | None, learners: tuple[SeatPlan, ...], from_start: bool = False
) -> None:
    """Open a lesson above the present scene, at the beat where it was left, or with `from_start` at its start."""
    if lesson is None:
        return
    begin = 0 if from_start else left_at(context, lesson, learners)
    context.stack.push(context.place("lesson", lesson, learners, begin))


def lone_learner(context: Context, device: str) -> Seating:
    """A seating of one learner: the latest kept person, or the first guest."""
    alone = remembered(first_seating(1, device, tuple(person.name for person in context.people)), context.people)
    return name_by_pictures(alone, context.voice) if context.audience.children else alone


def join_lesson(context: Context, seating: Seating, device: str) -> Seating:
    """Return the seating with one more learner on that device."""
    names = (*(person.name for person in context.people), *PERSON_NAMES)
    newcomer = SeatPlan(PERSON, seating.spare_name(names), seating.spare_look(), device)
    together = remembered(Seating((*seating.seats, newcomer)), context.people)
    return name_by_pictures(together, context.voice) if context.audience.children else together
