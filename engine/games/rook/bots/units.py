"""Units: what a variant counts in. The computer players reckon in points everywhere, people speak of stars where the
game does."""

from engine.games.rook.options import POINTS_PER_STAR
from engine.games.rook.view import View


def unit(view: View) -> tuple[str, int]:
    """What the game counts in, "points" or "stars", and how many points one of it is."""
    return ("points", 1) if view.variant.startswith("classic") else ("stars", POINTS_PER_STAR)
