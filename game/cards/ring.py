"""Seat positions for 2 to 12 players: around the table, in a private or public view, or side by side along a band.

Around the table, players are counted clockwise from the viewer: up the left side, along the top, down the right side.
In a private view the viewer sits in the bar and has no plate. A band serves tables with one large board in the middle.
Its plates are in the order of the seats for every viewer, so that nothing below them moves.
"""

from dataclasses import dataclass
from functools import cache

FULL_SIZE = 128  # diameter of a full avatar
KIDS_SIZE, KIDS_SIZE_LARGE = 200, 160  # the faces of children; smaller above the higher hand of large text
FULL_WIDTH = 360
FULL_HEIGHT = 174
KIDS_WIDTH, KIDS_TOP_WIDTH = 410, 450
COMPACT = (220, 78)
COMPACT_SIZE = 80
TAG_IN = 0.28  # distance of the tag from the middle of the face, in faces
OWN = (838, 806)  # the viewer's plate in a public view
OWN_COMPACT = (858, 790)
OWN_LARGE = (545, 734)  # above the higher bar of large text, beside the card there
OWN_COMPACT_LARGE = (600, 744)
TOP_Y, TOP_X, TOP_STEP = 76, 858, 241
LEFT_X, RIGHT_X = 112, 1604
COLUMN_Y = (548, 426, 304, 182)  # from the table's near end; the nearest only in a public view of twelve
COLUMN_Y_LARGE = (366, 244, 122)  # above a child's higher hand, unless the whole row at the top is taken
KIDS_COLUMN_Y = (344, 258)  # above a child's hand


@dataclass(frozen=True, slots=True)
class Grip:
    """How cards are held under a face, in its diameters: distance of their middle from its middle, width of a back,
    height of the group. Also the group's largest width in px."""

    chin: float
    held: float
    height: float
    width: int = FULL_WIDTH


_GRIP = Grip(0.46, 0.36, FULL_HEIGHT / FULL_SIZE)
_KIDS_GRIP = Grip(0.44, 0.33, 1.3, KIDS_WIDTH)
_CLOSE_GRIP = Grip(0.36, 0.22, 1.11, KIDS_TOP_WIDTH)  # cards on the table begin close under a large face

_FULL = {
    2: ((838, 138, "r"),),
    3: ((330, 172, "r"), (1590, 172, "l")),
    4: ((184, 430, "r"), (838, 138, "r"), (1736, 430, "l")),
    5: ((184, 450, "r"), (560, 138, "r"), (1340, 138, "l"), (1736, 450, "l")),
    6: ((184, 470, "r"), (330, 172, "r"), (858, 138, "r"), (1590, 172, "l"), (1736, 470, "l")),
}
_CHILD_AT_TOP = (716, 166, "r", KIDS_SIZE)
_CHILD_AT_TOP_LARGE = (740, 126, "r", FULL_SIZE)  # above tricks that lie higher, because the hand does
_CHILD_BELOW = (216, 440, "r", KIDS_SIZE)
_CHILD_BELOW_LARGE = (196, 370, "r", KIDS_SIZE_LARGE)  # above the first card of that hand, which is raised
_THREE_WITH_SIGNS = ((184, 430, "r"), (1736, 430, "l"))
_SMALL = 104  # the faces of two plates in a column, between a sign and the row of an auction
_SIX_WITH_SIGNS = (
    (172, 456, "r", _SMALL),
    (172, 312, "r", _SMALL),
    (838, 138, "r", FULL_SIZE),
    (1748, 312, "l", _SMALL),
    (1748, 456, "l", _SMALL),
)
_KIDS = {
    2: (_CHILD_AT_TOP,),
    3: ((216, 366, "r", KIDS_SIZE), (1704, 366, "l", KIDS_SIZE)),
    4: ((216, 366, "r", KIDS_SIZE), _CHILD_AT_TOP, (1704, 366, "l", KIDS_SIZE)),
}
_FIVE_LARGE = ((184, 400, "r"), (560, 138, "r"), (1340, 138, "l"), (1736, 400, "l"))  # hands are higher
_SIX_LARGE = ((184, 400, "r"), *_FULL[6][1:4], (1736, 400, "l"))  # the same above a child's hand
_KIDS_FIVE = ((184, 336, "r"), (560, 138, "r"), (1340, 138, "l"), (1736, 336, "l"))  # above a hand in two rows
_KIDS_IN_CORNERS = {
    3: ((216, 250, "r", KIDS_SIZE), (1704, 250, "l", KIDS_SIZE)),
    4: (_CHILD_BELOW, (216, 166, "r", KIDS_SIZE), (1704, 250, "l", KIDS_SIZE)),
}
_KIDS_COMPACT = {5: (1, 2, 1), 6: (2, 1, 2)}
_COLUMNS = {7: (2, 2, 2), 8: (2, 3, 2), 9: (3, 2, 3), 10: (3, 3, 3), 11: (3, 4, 3), 12: (3, 5, 3)}


@dataclass(frozen=True, slots=True)
class SeatPlace:
    """A plate's place: centre of its avatar, diameter, and the side ("r" or "l") of its tag.

    `tab`: the rectangle of a plate in a row (see `header`); such a plate holds no cards. `grip`: how it holds cards.
    `head`: the width of the head of a figure that stands on the tab, 0 if the face is on it.
    """

    x: int
    y: int
    side: str = "r"
    size: int = FULL_SIZE
    compact: bool = False
    tab: tuple[int, int, int, int] | None = None
    grip: Grip = _GRIP
    head: int = 0

    @property
    def over_trick(self) -> bool:
        """Whether a child's face is close above a trick."""
        return (self.x, self.y, self.side, self.size) in (_CHILD_AT_TOP, _CHILD_AT_TOP_LARGE)

    @property
    def corner(self) -> tuple[int, int]:
        """Upper left corner of a compact plate."""
        return self.x - 42, self.y - 37

    @property
    def rect(self) -> tuple[int, int, int, int]:
        """(x, y, width, height) of the whole group at its widest, with the held cards, or with the figure on a tab."""
        if self.tab:
            left, top, wide, high = self.tab
            up = max(0, top - (self.y - self.size // 2)) if self.head else 0
            return left, top - up, wide, high + up
        if self.compact:
            return *self.corner, *COMPACT
        out = round(self.size * 0.6)
        width = self.grip.width
        height = round(self.size * self.grip.height)
        left = self.x - out if self.side == "r" else self.x + out - width
        return left, self.y - round(self.size * 0.56), width, height

    @property
    def tag_most(self) -> int:
        """Largest width of the tag in px, so that the group stays within `rect`."""
        left, _, width, _ = self.rect
        inner = left + width - self.x if self.side == "r" else self.x - left
        return COMPACT[0] if self.compact else inner - round(self.size * TAG_IN)

    @property
    def chin(self) -> tuple[float, float]:
        """The point where cards are held, leave from and arrive."""
        if self.tab:
            left, top, wide, high = self.tab
            return left + wide / 2, top + high
        return (self.x, self.y + 30) if self.compact else (self.x, self.y + self.size * self.grip.chin)

    @property
    def held_width(self) -> float:
        """Width in px of the backs that are held here; 0 for a compact plate, which shows none."""
        return 0 if self.compact or self.tab else self.size * self.grip.held


@cache
def ring(
    players: int,
    *,
    public: bool = False,
    signs: bool = False,
    kids: bool = False,
    large: bool = False,
    opened: bool = False,
) -> tuple[SeatPlace | None, ...]:
    """Return the places of all players, clockwise from the viewer. The viewer's own is None in a private view.

    `signs`: keep both upper corners free for hanging boards (three and six players move to the sides).
    `kids`: larger faces for up to four; without `signs` the middle of the table stays free. `large`: large text raises
    the bar. `opened`: hands are open beside the plates, which leave them room. ValueError outside 2 to 12.
    """
    if not 2 <= players <= 12:
        raise ValueError(f"a table has 2 to 12 seats, not {players}")
    if players == 12 and public:
        places = _compact(4, 4, 4)
        return (places[-1], *places[:-1])
    others = (_children(players, signs, large) if kids else ()) or _grown_ups(players, signs, large, opened)
    return (_own(others[0].compact, large) if public else None, *others)


def _children(players: int, signs: bool, large: bool) -> tuple[SeatPlace, ...]:
    """Return the other players' places at a children's table; empty if they are as for grown-ups."""
    if players in _KIDS:
        seats = _KIDS[players] if signs else _KIDS_IN_CORNERS.get(players, _KIDS[players])
        return tuple(_kids_place(seat, large) for seat in seats)
    if signs and players in _KIDS_COMPACT:
        return _compact(*_KIDS_COMPACT[players], rows=KIDS_COLUMN_Y)
    if players == 5:
        return _full(_KIDS_FIVE)
    if not large or players == 12:
        return ()
    return _full(_SIX_LARGE) if players == 6 else _compact(*_COLUMNS[players], rows=COLUMN_Y_LARGE)


def _grown_ups(players: int, signs: bool, large: bool, opened: bool) -> tuple[SeatPlace, ...]:
    """Return the other players' places at a grown-ups' table."""
    if signs and players == 3:
        return _full(_THREE_WITH_SIGNS)
    if signs and players == 5 and large:
        return _full(_FIVE_LARGE)
    if signs and players == 6:
        return _compact(2, 1, 2) if large or opened else tuple(SeatPlace(*seat) for seat in _SIX_WITH_SIGNS)
    return _full(_FULL[players]) if players in _FULL else _compact(*_COLUMNS[players])


def _full(seats: tuple[tuple[int, int, str], ...]) -> tuple[SeatPlace, ...]:
    return tuple(SeatPlace(x, y, side) for x, y, side in seats)


def _own(compact: bool, large: bool) -> SeatPlace:
    if compact:
        return compact_place(*(OWN_COMPACT_LARGE if large else OWN_COMPACT))
    return SeatPlace(*(OWN_LARGE if large else OWN))


def _kids_place(seat: tuple[int, int, str, int], large: bool) -> SeatPlace:
    if large and seat == _CHILD_AT_TOP:
        return SeatPlace(*_CHILD_AT_TOP_LARGE)
    if large and seat == _CHILD_BELOW:
        return SeatPlace(*_CHILD_BELOW_LARGE, grip=_KIDS_GRIP)
    x, y, side, size = seat
    less = (size - KIDS_SIZE_LARGE) // 2 if large else 0  # hands are higher, and the face stays in its corner
    grip = _CLOSE_GRIP if seat == _CHILD_AT_TOP else _KIDS_GRIP
    return SeatPlace(x - less if side == "r" else x + less, y - less, side, size - 2 * less, grip=grip)


def compact_place(x: int, y: int) -> SeatPlace:
    """Return the place of a compact plate with this upper left corner."""
    return SeatPlace(x + 42, y + 37, "r", COMPACT_SIZE, compact=True)


def _compact(left: int, top: int, right: int, rows: tuple[int, ...] = ()) -> tuple[SeatPlace, ...]:
    """Return columns up the left, a row along the top, and columns down the right."""
    rows = rows or (COLUMN_Y if left == 4 else COLUMN_Y[1:])
    return (
        *(compact_place(LEFT_X, rows[i]) for i in range(left)),
        *(compact_place(round(TOP_X + TOP_STEP * (i - (top - 1) / 2)), TOP_Y) for i in range(top)),
        *(compact_place(RIGHT_X, rows[i]) for i in reversed(range(right))),
    )


HEADER_GAP = 12
HEADER_FACE = 0.9  # diameter of the avatar, as a share of the band's height
HEADER_INSET = 0.54  # distance of its middle from the left end, as a share of the band's height

Band = tuple[int, int, int, int]
"""(x, y, width, height)."""


@cache
def header(players: int, band: Band) -> tuple[SeatPlace, ...]:
    """Return the places of all seats from the left: plates of equal width that fill `band`, with gaps."""
    left, top, wide, high = band
    each = (wide - HEADER_GAP * (players - 1)) // players
    return tuple(
        SeatPlace(
            left + seat * (each + HEADER_GAP) + round(high * HEADER_INSET),
            top + high // 2,
            size=round(high * HEADER_FACE),
            tab=(left + seat * (each + HEADER_GAP), top, each, high),
        )
        for seat in range(players)
    )
