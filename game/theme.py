"""Theme: colours, sizes and seat looks, and the switches that change them (children, 7:1 contrast, bright room, larger
text)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygame import Rect

STAGE = (1920, 1080)
SAFE = Rect(96, 54, 1728, 972)
BAR_TOP = 912
BAR_TOP_LARGE = 840  # bar for text at 150 % and more
BAR_LINE = 976
BAR_LINE_LARGE = 942
SMALLEST_TEXT = 32
SMALLEST_TARGET = 64  # smallest side of anything that can be focused
LARGEST_TEXT_SCALE = 2.0
LARGE_TEXT = 1.5

INK = "#1B1730"
CREAM = "#FFF8EA"
CREAM_SHADE = "#F3E7CF"
CARD_EDGE = "#D8C39A"
GOLD = "#FFC83D"
GOLD_DARK = "#E09A12"
GOLD_INK = "#4A2E00"
GOLD_LIGHT = "#FFF3C4"
PLATE = "#1A1630"
SIGN = "#221B3D"
SIGN_TITLE = "#CFC6EE"
GOOD = "#1E7A46"
BAD = "#C8402F"
CORD = "#E8D3A0"
DISC = "#211D38"  # glyphs and badges
WHITE = "#FFFFFF"
SHADOW = "#0A0618"
HIGH_CONTRAST_PLATE = "#0B0916"

HOUSE_FRAME = "#9E2140"
HOUSE_BAR = "#2A0E20"
HOUSE_PLATE = "#1A1028"
HOUSE_SHELF = "#7A3B28"

# Brightness of a backdrop for reading at 7:1, or in a sunny room.
_SET_LIGHT_HIGH_CONTRAST = 0.45
_SET_LIGHT_BRIGHT_ROOM = 0.7
_SHADOW_BRIGHT_ROOM = 1.3
_RING = 9
_RING_BRIGHT_ROOM = 12
_KIDS_TEXT = 1.45  # names 38 -> 56, sentence 44 -> 64


@dataclass(frozen=True, slots=True)
class SeatLook:
    """A seat's colour, animal and pattern. They belong together and never change during a match.

    `main`: discs, bands, curtains. `deep`: the bar, and text on cream. `light`: the sub line on deep. `dark_ink`:
    pattern and text on main are dark, because main is a light colour.
    """

    name: str
    main: str
    deep: str
    light: str
    animal: str
    pattern: str
    dark_ink: bool = False


SEAT_LOOKS: tuple[SeatLook, ...] = (
    SeatLook("indigo", "#3A35C9", "#211D7A", "#A9A6FF", "fox", "stripes"),
    SeatLook("pink", "#F7A8B8", "#7D2B45", "#FFD7DF", "bear", "dots", dark_ink=True),
    SeatLook("green", "#1F7A3A", "#10451F", "#8FDCA5", "rabbit", "leaves"),
    SeatLook("plum", "#7A2048", "#4A0F2A", "#E79ABD", "frog", "diamonds"),
    SeatLook("lime", "#A5D93B", "#3F5A0C", "#DDF5A6", "badger", "checks", dark_ink=True),
    SeatLook("sky", "#1E8FE6", "#0B4576", "#A8D8FF", "lion", "waves"),
    SeatLook("orange", "#F0701E", "#71310A", "#FFC9A1", "penguin", "chevrons"),
    SeatLook("teal", "#12909A", "#06434A", "#8EDAE0", "pig", "stars"),
    SeatLook("lavender", "#D5C8FF", "#46307F", "#E2D8FF", "owl", "rings", dark_ink=True),
    SeatLook("brown", "#5C3A21", "#371F0E", "#D2AE8D", "mouse", "crosses"),
    SeatLook("ivory", "#F3ECD9", "#5A5140", "#FFFFFF", "hedgehog", "drops", dark_ink=True),
    SeatLook("slate", "#454E5C", "#262C36", "#C4D0E0", "cat", "grid"),
)


@dataclass(frozen=True, slots=True)
class Theme:
    """The settings of the look. Hashable, so that it can be part of a cache's key."""

    name: str = "grown-up"
    high_contrast: bool = False
    bright_room: bool = False
    text_scale: float = 1.0

    @property
    def kids(self) -> bool:
        """Large cards, faces instead of plates, Andika."""
        return self.name == "kids"

    @property
    def large_text(self) -> bool:
        """Text so large that sub lines are dropped and hints wrap."""
        return self.text_scale >= LARGE_TEXT

    @property
    def plate(self) -> str:
        """Background of plates and signs."""
        return HIGH_CONTRAST_PLATE if self.high_contrast else PLATE

    @property
    def sign(self) -> str:
        """Background of hanging signs."""
        return HIGH_CONTRAST_PLATE if self.high_contrast else SIGN

    @property
    def sign_title(self) -> str:
        """Small words on a sign."""
        return WHITE if self.high_contrast else SIGN_TITLE

    @property
    def set_light(self) -> float:
        """Factor by which a backdrop is darkened (1 is unchanged)."""
        if self.high_contrast:
            return _SET_LIGHT_HIGH_CONTRAST
        return _SET_LIGHT_BRIGHT_ROOM if self.bright_room else 1.0

    @property
    def shadow(self) -> float:
        """Factor on the strength of shadows."""
        return _SHADOW_BRIGHT_ROOM if self.bright_room else 1.0

    @property
    def glow(self) -> bool:
        """Whether the focus has a glow; in a bright room it would be invisible."""
        return not self.bright_room

    @property
    def ring(self) -> int:
        """Thickness of the gold ring of the focus."""
        return _RING_BRIGHT_ROOM if self.bright_room else _RING

    @property
    def bar_top(self) -> int:
        """Upper edge of the bar, which grows with the text."""
        return BAR_TOP_LARGE if self.large_text else BAR_TOP

    @property
    def bar_up(self) -> int:
        """Pixels by which its upper edge is higher than with normal text."""
        return BAR_TOP - self.bar_top

    @property
    def bar_line(self) -> int:
        """Centre line of the bar's content."""
        return BAR_LINE_LARGE if self.large_text else BAR_LINE

    @property
    def sentence_role(self) -> str:
        """Font of sentences and names."""
        return "kids_bold" if self.kids else "bold"

    def bar(self, deep: str) -> str:
        """Background of a bar whose own colour is `deep`."""
        return HIGH_CONTRAST_PLATE if self.high_contrast else deep

    def px(self, size: float) -> int:
        """Return the size of a text that has `size` at 100 %; never below the smallest readable one."""
        scale = min(self.text_scale, LARGEST_TEXT_SCALE)
        return max(SMALLEST_TEXT, round(size * scale))

    def sentence_px(self, size: float) -> int:
        """Return the size of names and sentences, which is larger for children."""
        larger = max(_KIDS_TEXT, self.text_scale) if self.kids else self.text_scale
        return max(SMALLEST_TEXT, round(size * min(larger, LARGEST_TEXT_SCALE)))

    def scaled(self, text_scale: float) -> Theme:
        """Return the theme with another text size, limited to 100 to 200 %."""
        return replace(self, text_scale=max(1.0, min(LARGEST_TEXT_SCALE, text_scale)))


GROWN_UP = Theme()
KIDS = Theme(name="kids")
