"""Sides: who plays with whom: two and two in `classic`, elsewhere everybody alone (RK-9, RK-10)."""

from engine.core.seats import Seat
from engine.games.rook.view import View


def sides_of(view: View) -> tuple[int, ...]:
    """By seat the side that it plays for."""
    return tuple(seat % 2 if view.variant == "classic" else seat for seat in range(view.players))


def partner_of(view: View) -> Seat | None:
    """The partner of the viewer, a seat; None where everybody plays alone."""
    assert isinstance(view.viewer, int)
    return (view.viewer + 2) % 4 if view.variant == "classic" else None
