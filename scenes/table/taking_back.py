"""Taking back: the latest answer of a person is open again, as long as nothing came to light and nobody decided since.

Whether it may be is a public fact: the button for it tells nobody anything about a hand.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.seats import Seat
from game.input.actions import Press
from scenes.table.screen import Glass

if TYPE_CHECKING:
    from scenes.table.flow import Course


@dataclass(frozen=True, slots=True)
class TakenBack:
    """What a curtain is dismissed with when somebody takes the latest answer back there."""

    press: Press


def who_may(glass: Glass) -> Seat | None:
    """The seat whose latest answer may be taken back now; children may that also where it was open to all."""
    sitting = glass.sitting
    seat = sitting.answered
    if seat is None or not glass.seating[seat].person or not sitting.match.may_take_back(seat):
        return None
    return seat if glass.theme.kids or seat in sitting.match.sealed else None


def may(glass: Glass, press: Press) -> bool:
    """Whether `press` comes from whoever may take the latest answer back."""
    seat = who_may(glass)
    return seat is not None and glass.speaks(press, seat)


def take_back(course: "Course", press: Press) -> bool:
    """Everything is as before that answer, and its seat is asked again; False where it may not be."""
    glass = course.glass
    seat = who_may(glass)
    if seat is None or not may(glass, press):
        return False
    course.forget()
    glass.sitting.take_back(seat)
    course.saying.say("")
    glass.look_as(glass.viewpoint)
    course.house.sound.play("back")
    course.next()
    return True
