"""Hands that everybody looks into (a record that is watched): a row of small faces at each plate, clear of words."""

from pygame import Rect

from game.cards.ring import Place
from game.cards.slots import Slot, height_of, scale_of
from game.theme import RAIL_TOP, SAFE

WIDTH = 84
STEP = 34  # an index and its pip
GAP = 8  # px between plate and cards
CLOSE = 2  # the same below a large face, under which a trick lies
BESIDE_COMPACT = 276  # px that a row beside a small plate may take: tricks lie further in
BELOW_COMPACT = 236  # small plates along the top stand so close
BELOW = 560
UPPER, LOWER = 160, 640  # a plate above or below these lines hangs at the top, or is the viewer's own


def lies_over(place: Place) -> bool:
    """Whether the row at this plate lies over the tricks, and not under them: at the right its indices come first, and
    what it covers of a card is that card's right half."""
    return place.compact and _leftward(Rect(place.rect)) and UPPER < place.y < LOWER


def _leftward(box: Rect) -> bool:
    return box.centerx > SAFE.centerx and box.top <= LOWER


def opened(place: Place, count: int) -> tuple[Slot, ...]:
    """Slots of `count` cards at a plate, from left to right. Later cards lie over earlier ones."""
    box = Rect(place.rect)
    beside = box.top > LOWER or (place.compact and box.top > UPPER)
    wide = BELOW if not place.compact or box.top > LOWER else BESIDE_COMPACT if beside else BELOW_COMPACT
    step = min(STEP, (wide - WIDTH) / max(1, count - 1))
    row = Rect(0, 0, round(WIDTH + step * max(0, count - 1)), round(height_of(WIDTH)))
    leftward = _leftward(box)
    if beside:
        row.midleft = (box.right + GAP, box.centery)
        if leftward:
            row.midright = (box.left - GAP, box.centery)
    else:
        row.midtop = (box.centerx, _foot(place, box) + (GAP if place.compact else CLOSE))
        if box.top > UPPER:  # at the side: along the edge of the table
            row.left = box.left
            if leftward:
                row.right = box.right
    row.bottom = min(row.bottom, RAIL_TOP - GAP)
    row.clamp_ip(SAFE)
    return tuple(Slot(row.left + WIDTH / 2 + i * step, row.centery, 0.0, scale_of(WIDTH)) for i in range(count))


def _foot(place: Place, box: Rect) -> int:
    """The lower edge of the plate itself, without the backs that nobody holds up now."""
    return box.bottom if place.compact else place.y + place.size // 2
