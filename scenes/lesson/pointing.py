"""Where things are on the screen that a lesson points at."""

from collections.abc import Sequence

from pygame import Rect

from engine.core.seats import Seat
from game.lessons import Mark
from game.theme import SAFE
from game.widgets.bottom_bar import MEDALLION
from scenes.table.pointed import Pointed
from scenes.table.screen import Screen


def pointed(screen: Screen, mark: Mark) -> Sequence[Rect]:
    """The places of what a mark names, on the learner's own board where that lies open; () where it is not in sight."""
    return screen.board.where_is(mark) if screen.board is not None else on_table(screen, mark)


def on_table(screen: Screen, mark: Mark) -> Sequence[Rect]:
    """The same on the table, and in the hand before it."""
    match mark:
        case Mark("card", name):
            found = _in_hand(screen, name) or screen.stage.table.showing(name)
        case Mark("zone", "hand"):
            found = _in_hand(screen)
        case Mark("seat", seat=int(seat)):
            found = (_plate(screen, seat),)
        case _:
            found = ()
    own = screen.look.feature(Pointed)
    return found or (own.on_table(mark, screen.stage, screen.theme) if own is not None else ())


def _in_hand(screen: Screen, name: str = "") -> tuple[Rect, ...]:
    """The cards of that name that stand over the rail; all of them as one place without a name."""
    cards, top = screen.hand.cards, screen.theme.rail_top
    rects = [screen.hand.sprite(i).rect() for i, card in enumerate(cards) if name in ("", card)]
    seen = [rect.clip(Rect(0, 0, rect.right, top)) for rect in rects]
    return tuple(seen) if name or not seen else (seen[0].unionall(seen[1:]),)


def _plate(screen: Screen, seat: Seat) -> Rect:
    """Of a seat that has no plate the face in the rail."""
    place = screen.stage.floor.place(seat)
    return Rect(SAFE.left, screen.theme.rail_top, MEDALLION, MEDALLION) if place is None else Rect(place.rect)
