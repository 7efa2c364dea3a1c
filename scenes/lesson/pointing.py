"""Where things are on the screen that a lesson points at."""

from collections.abc import Sequence

from pygame import Rect

from engine.core.seats import Seat
from engine.core.steps import Step
from game.lessons import Mark
from game.theme import STAGE
from game.widgets.bottom_bar import owner_box
from scenes.table.pointed import Pointed
from scenes.table.screen import Screen

NO_HAND = (900, 220)
HOOK = 60
"""px over a thing that the hook takes."""


def pointed(screen: Screen, mark: Mark) -> Sequence[Rect]:
    """The places of what a mark names, on the learner's own board where that lies open; () where it is not in sight."""
    return screen.board.where_is(mark) if screen.board is not None else on_table(screen, mark)


def on_table(screen: Screen, mark: Mark) -> Sequence[Rect]:
    """The same on the table, and in the hand before it."""
    match mark:
        case Mark("card", name):
            found = _in_hand(screen, name) or screen.stage.table.showing(name)
        case Mark("zone", "hand"):
            found = _in_hand(screen) or (_before_deal(screen),)
        case Mark("seat", seat=int(seat)):
            found = (_plate(screen, seat),)
        case _:
            found = ()
    own = screen.look.feature(Pointed)
    return found or (own.on_table(mark, screen.stage, screen.theme) if own is not None else ())


def _in_hand(screen: Screen, name: str = "") -> tuple[Rect, ...]:
    """The cards of that name that stand over the bar; all of them as one place without a name."""
    rects = [screen.hand.in_sight(i) for i, card in enumerate(screen.hand.cards) if name in ("", card)]
    return tuple(rects) if name or not rects else (rects[0].unionall(rects[1:]),)


def _before_deal(screen: Screen) -> Rect:
    """Where the hand will stand."""
    wide, high = NO_HAND
    return Rect(STAGE[0] // 2 - wide // 2, screen.theme.bar_top - high, wide, high)


def focused(screen: Screen) -> Rect | None:
    """What the hook holds where somebody is asked."""
    if screen.board is not None:
        return screen.board.focus.rect
    asked, hand = screen.answering, screen.hand
    if hand.focus is not None and hand.focus < len(hand.cards):
        return hand.in_sight(hand.focus)
    if asked is None:
        return None
    if asked.complete:
        return asked.confirm.rect
    if asked.pictured:
        return dict(asked.plate_rects())[asked.buttons.focus]
    return next((rect for i, rect in asked.row.layout().plates if i == asked.row.focus), None) if asked.row else None


def _plate(screen: Screen, seat: Seat) -> Rect:
    """Of a seat that has no plate the face in the bar."""
    place = screen.stage.place(seat)
    return owner_box(screen.theme) if place is None else Rect(place.rect)


def stands_for(screen: Screen, step: Step) -> list[Rect]:
    """Where an answer is given: its cards, or the plate or the thing on a board that stands for it."""
    if screen.board is not None:
        spots = {target.id: target.rect for target in screen.board.targets()}
        return [spots[name] for name in screen.board.shown_by(step) if name in spots]
    asked = screen.answering
    if asked is not None and asked.pictured:
        return [rect for i, rect in asked.plate_rects() if asked.offers[i].leads_to(step)]
    cards = [rect for card in step.named if isinstance(card, str) for rect in _in_hand(screen, card)]
    plates = asked.plate_rects() if asked is not None else ()
    return cards or [rect for i, rect in plates if asked is not None and asked.offers[i].leads_to(step)]


def in_the_way(screen: Screen) -> tuple[Rect, ...]:
    """What whoever is asked needs to see and to reach: nothing may lie over it."""
    if screen.board is not None:
        return screen.board.needed()
    asked = screen.answering
    plates = tuple(rect.inflate(0, HOOK) for _, rect in asked.plate_rects()) if asked is not None else ()
    return (*(rect.inflate(0, HOOK) for rect in _in_hand(screen)), *plates)


def to_read(screen: Screen) -> tuple[Rect, ...]:
    """What tells whoever is asked about the game: cards on the table, words on a board."""
    return screen.board.read() if screen.board is not None else screen.stage.table.rects()


def seen(screen: Screen) -> tuple[Rect, ...]:
    """What had better be seen, though nothing is asked about it: cards, and whoever sits there."""
    if screen.board is not None:
        return tuple(target.rect for target in screen.board.targets())
    seats = range(len(screen.room.seating))
    return (*_in_hand(screen), *(_plate(screen, seat) for seat in seats))
