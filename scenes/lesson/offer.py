"""How a lesson is offered: who would learn, how it begins, and what whoever offered it hears at its end."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.messages import Message, say
from game.lessons import Lesson, lesson_for, lesson_of, lessons
from scenes.lobby.joining import remembered
from scenes.seating import PERSON, PERSON_NAMES, Seating, SeatPlan, called_by_picture, first_seating

if TYPE_CHECKING:
    from game.context import Context

PLAY = "play"
"""With this a lesson is dismissed by people who want to play the match that waits below."""


def beside_a_match(context: "Context", game: str) -> Lesson | None:
    """The lesson of the game that is offered before its match, in its pause and after its rules: in a kiosk lessons
    are on the title only."""
    return own_lesson(context, game) if context.kiosk is None else None


def own_lesson(context: "Context", game: str) -> Lesson | None:
    """The lesson of a game for the people who play at most tables of this house, in its language; None where the game
    has none, or its files are damaged."""
    return lesson_of(lesson_for(game, context.audience.children), context.language) if game in lessons() else None


def own_lessons(context: "Context") -> tuple[Lesson, ...]:
    """The lessons that the house offers."""
    offered = (game for game in lessons() if context.kiosk is None or game in context.kiosk.config.games)
    return tuple(lesson for game in offered if (lesson := own_lesson(context, game)))


def offer_words(lesson: Lesson) -> Message:
    """`Learn it first, 3 minutes`."""
    return say("learn-offer", count=lesson.minutes)


def left_at(context: "Context", lesson: Lesson, learners: Iterable[SeatPlan]) -> int:
    """The beat where these people left a lesson; 0 where they begin anew."""
    beat = context.learning.progress(lesson.game, learners).beat
    return beat if beat < len(lesson.beats) else 0


def begin_lesson(context: "Context", game: str, learners: tuple[SeatPlan, ...], anew: bool = False) -> None:
    """Play a lesson over what is there now, from where it was left or from the start."""
    lesson = own_lesson(context, game)
    if lesson is None:
        return
    begin = 0 if anew else left_at(context, lesson, learners)
    context.stack.push(context.place("lesson", lesson, learners, begin))


def lone_learner(context: "Context", device: str) -> Seating:
    """Who learns where nobody has sat down: whoever played last, or the first guest."""
    alone = remembered(first_seating(1, device, tuple(person.name for person in context.people)), context.people)
    return called_by_picture(alone, context.voice) if context.audience.children else alone


def joined_by(context: "Context", seating: Seating, device: str) -> Seating:
    """Somebody more learns, with that device."""
    names = (*(person.name for person in context.people), *PERSON_NAMES)
    newcomer = SeatPlan(PERSON, seating.spare_name(names), seating.spare_look(), device)
    together = remembered(Seating((*seating.seats, newcomer)), context.people)
    return called_by_picture(together, context.voice) if context.audience.children else together
