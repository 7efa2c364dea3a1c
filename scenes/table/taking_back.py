"""Taking back: reopens the latest answer of a player. It ends when something is revealed or another player decides.

It is a public fact whether it is allowed, so the button says nothing about a hand.
"""

from engine.core.seats import Seat
from game.input.actions import Press
from scenes.table.screen import Screen


def who_may(screen: Screen) -> Seat | None:
    """The seat whose latest answer may be taken back now. Children may take back public answers also."""
    session = screen.session
    seat = session.answered
    if seat is None or not screen.room.seating[seat].person:
        return None
    asked = screen.context.audience.children or seat in session.sealed  # answers in the open are for children only
    return seat if asked and session.may_take_back(seat) else None


def may(screen: Screen, press: Press) -> bool:
    """Whether `press` comes from the player who may take the latest answer back."""
    seat = who_may(screen)
    return seat is not None and screen.room.speaks(press, seat)
