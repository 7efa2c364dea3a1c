"""Results with which scenes above a table are dismissed, and the table's actions after them."""

from dataclasses import dataclass

from engine.core.seats import Seat
from engine.core.steps import Step
from game.input.actions import Press
from scenes.seating import Seating


@dataclass(frozen=True, slots=True)
class Leave:
    """The match stops here for now."""


@dataclass(frozen=True, slots=True)
class AskLastDeal:
    """A player asks the table to end the match after the current deal."""


@dataclass(frozen=True, slots=True)
class PlayOn:
    """A player undoes the agreement to end the match early."""


@dataclass(frozen=True, slots=True)
class LastDeal:
    """The outcome of a vote: the match ends after `number` deals, or goes on (None)."""

    number: int | None


@dataclass(frozen=True, slots=True)
class Pause:
    """The player with `device` wants to pause."""

    device: str


@dataclass(frozen=True, slots=True)
class Peek:
    """`seat` wants to look at its own cards or board."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PeekWith:
    """The player with the device of `press` wants to look; the table finds the seat."""

    press: Press


@dataclass(frozen=True, slots=True)
class CallWith:
    """The player with the device of `press` wants to call something."""

    press: Press


@dataclass(frozen=True, slots=True)
class OwnUp:
    """`seat` wants to own up to something, unseen by the others."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack:
    """The player with the device of `press` takes the latest answer back."""

    press: Press


TableResult = (
    Step
    | Seating
    | Leave
    | AskLastDeal
    | PlayOn
    | LastDeal
    | Pause
    | Peek
    | PeekWith
    | CallWith
    | OwnUp
    | TakenBack
    | None
)
"""A Step is an answer, a Seating is a changed one; after None the table continues."""
