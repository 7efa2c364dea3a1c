"""The places of the board on which a word is spelled. The whole stage is a slate: the keys on the left, what is known
about each letter on the right. Pure geometry."""

from dataclasses import dataclass
from functools import cache

from pygame import Rect

from engine.games.hooky.cards import LETTERS, WORD_LENGTH
from game.theme import Theme
from game.widgets.letters import KEY_GAP
from scenes.games.hooky.art.backdrop import Box
from scenes.games.hooky.boards.panel import COLUMNS
from scenes.games.hooky.layout import FOOT

LEFT, KEY, ROWS = 128, (104, 96), 3
WIDE = COLUMNS * (KEY[0] + KEY_GAP) - KEY_GAP
KEYS_HIGH = ROWS * (KEY[1] + KEY_GAP) - KEY_GAP
TABS_HIGH, SLOT_WIDE, SLOT_GAP, PLATE_HIGH = 76, 132, 8, 92
ARROW, FACE_WIDE, BESIDE = 42, 108, 9  # px wide, and px between the parts after the slots
REGISTER = (560, 706)
ACROSS, DOWN, ACROSS_LARGE = 4, 7, 3
"""Columns and rows of the register, and its columns with large text."""
OFFERED_GAP, OFFERED_HIGH = 12, 96
OFFERED_SHARE = 0.66
"""Largest letters of an offered word, as a share of its place's height."""


@dataclass(frozen=True, slots=True)
class SpellingSpots:
    """`tabs`: the line of seats to ask. `slots`: the places of a word's letters; after them `arrow`, `face` and
    `number` say what comes next. `so_far`: the earlier answers. `plate`: hands in a word. `register`: the sheet of
    paper."""

    large: bool
    slate: Box
    tabs: Rect
    slots: tuple[Rect, ...]
    arrow: Rect
    face: Rect
    number: Rect
    so_far: Rect
    keys: Rect
    plate: Rect
    register: Rect

    def offered(self, count: int) -> tuple[Rect, ...]:
        """Return the places of the only legal words, in place of the keys."""
        box, gap = self.keys, OFFERED_GAP
        return tuple(Rect(box.left, box.top + i * (OFFERED_HIGH + gap), box.width, OFFERED_HIGH) for i in range(count))

    def completions(self) -> tuple[Rect, Rect]:
        """The places of the two words of the shoulder buttons, beside the plate while a letter is missing."""
        plate, wide = self.plate, self.plate.width * 3 // 10
        return (
            Rect(plate.left, plate.top, wide, plate.height),
            Rect(plate.right - wide, plate.top, wide, plate.height),
        )

    def cells(self) -> tuple[Rect, ...]:
        """The places of entries in the register, down its columns."""
        across = ACROSS_LARGE if self.large else ACROSS
        wide, high = self.register.width // across, self.register.height // DOWN
        places = (divmod(number, DOWN) for number in range(min(len(LETTERS), across * DOWN)))
        return tuple(
            Rect(self.register.left + column * wide, self.register.top + row * high, wide, high)
            for column, row in places
        )


@cache
def spelling_spots(theme: Theme) -> SpellingSpots:
    """Return the places for a theme. With large text the bar is higher, so the slots are lower."""
    if theme.large_text:
        slate = (114, 82, 1692, theme.bar_top - FOOT - 82)
        return _spots(True, slate, 92, 124, Rect(1200, 96, 582, theme.bar_top - FOOT - 110))
    return _spots(False, (100, 96, 1720, 764), 106, 156, Rect((1226, 127), REGISTER))


def _spots(large: bool, slate: Box, top: int, slot_high: int, register: Rect) -> SpellingSpots:
    slots_top = top + TABS_HIGH + 10
    slots = tuple(Rect(LEFT + i * (SLOT_WIDE + SLOT_GAP), slots_top, SLOT_WIDE, slot_high) for i in range(WORD_LENGTH))
    arrow = Rect(slots[-1].right + BESIDE, slots_top, ARROW, slot_high)
    face = Rect(arrow.right + BESIDE, slots_top, FACE_WIDE, slot_high)
    so_far = Rect(LEFT, slots_top + slot_high + 6, WIDE, 62)
    keys = Rect(LEFT, so_far.bottom + 6, WIDE, KEYS_HIGH)
    return SpellingSpots(
        large=large,
        slate=slate,
        tabs=Rect(LEFT, top, WIDE, TABS_HIGH),
        slots=slots,
        arrow=arrow,
        face=face,
        number=Rect(face.right + BESIDE, slots_top, LEFT + WIDE - face.right - BESIDE, slot_high),
        so_far=so_far,
        keys=keys,
        plate=Rect(LEFT, keys.bottom + 10, WIDE, PLATE_HIGH),
        register=register,
    )
