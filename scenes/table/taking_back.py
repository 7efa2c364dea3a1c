"""Taking back: the latest answer of a person is open again, as long as nothing came to light and nobody decided since.

Whether it may be is a public fact: the button for it tells nobody anything about a hand.
"""

from engine.core.seats import Seat
from game.input.actions import Press
from scenes.table.screen import Screen


def who_may(screen: Screen) -> Seat | None:
    """The seat whose latest answer may be taken back now; children may that also where it was open to all."""
    session = screen.session
    seat = session.answered
    if seat is None or not screen.room.seating[seat].person:
        return None
    asked = screen.context.audience.children or seat in session.sealed  # what it showed is looked at for these alone
    return seat if asked and session.may_take_back(seat) else None


def may(screen: Screen, press: Press) -> bool:
    """Whether `press` comes from whoever may take the latest answer back."""
    seat = who_may(screen)
    return seat is not None and screen.room.speaks(press, seat)
