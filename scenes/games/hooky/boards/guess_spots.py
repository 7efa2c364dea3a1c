"""Where the rows of guesses and their keys stand. Pure geometry."""

from dataclasses import dataclass
from functools import cache

from pygame import Rect

from game.theme import Theme
from scenes.games.hooky.boards.spots import spots

KEYS_HIGH, PLATE_HIGH = 236, 84
PLATE_GAP = 16
ROW_GAP = 12
LARGEST_ROW = 100
SLOT = 0.92  # width of a slot, of its height
SLOT_GAP = 10
FACE_ROOM = 22
HOOKED, HOOKED_GAP = (138, 150), 24


@dataclass(frozen=True, slots=True)
class GuessSpots:
    """`faces` (whose hand a row is) and `slots` row by row, `keys`, and the `plate` where all is handed in; `head` and
    `before` (guesses of earlier rounds)
    where only the missing are guessed."""

    faces: tuple[Rect, ...]
    slots: tuple[tuple[Rect, ...], ...]
    keys: Rect
    plate: Rect
    head: Rect
    before: Rect


@cache
def guess_spots(theme: Theme, sizes: tuple[int, ...], alone: bool) -> GuessSpots:
    """The places for rows of those sizes; `alone`: one row of hooks."""
    where = spots(theme)
    box = where.inside
    if alone:
        wide, high = HOOKED
        head = Rect(box.left, box.top, box.width, 56)
        top = where.plate.top - high - 18
        hooks = tuple(Rect(box.left + 30 + i * (wide + HOOKED_GAP), top, wide, high) for i in range(sizes[0]))
        left = hooks[-1].right + 56
        before = Rect(left, top + 8, box.right - left, high)
        if where.large:  # there is no room above the hooks
            head.update(left, top - 60, box.right - left, 72)
            before.move_ip(0, 24)
        return GuessSpots((hooks[0].copy(),), (hooks,), where.keys, where.plate, head, before)
    if where.large:
        half = box.width // 2 - 20
        area, keys = Rect(box.left + 14, box.top, half, box.height), Rect(box.right - half, box.top, half, box.height)
        plate = Rect(keys.left, keys.bottom - where.plate.height, half, where.plate.height)
        keys.height -= plate.height + PLATE_GAP
    else:
        keys = Rect(box.left, box.bottom - KEYS_HIGH, box.width, KEYS_HIGH)
        plate = Rect(box.left, keys.top - PLATE_GAP - PLATE_HIGH, box.width, PLATE_HIGH)
        area = Rect(box.left + 14, box.top - 4, box.width - 14, plate.top - PLATE_GAP - box.top)
    high = min(LARGEST_ROW, (area.height + ROW_GAP) // len(sizes) - ROW_GAP)
    each = min(round(high * SLOT), (area.width - high - FACE_ROOM) // max(sizes) - SLOT_GAP)
    faces, slots = [], []
    for i, size in enumerate(sizes):
        y = area.top + i * (high + ROW_GAP)
        faces.append(Rect(area.left, y, high, high))
        left = area.left + high + FACE_ROOM
        slots.append(tuple(Rect(left + j * (each + SLOT_GAP), y, each, high) for j in range(size)))
    return GuessSpots(tuple(faces), tuple(slots), keys, plate, Rect(area.topleft, (0, 0)), Rect(area.topleft, (0, 0)))
