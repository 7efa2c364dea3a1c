"""What the station hall is made of, as SVG elements in stage units: window, iron, wall, clock, platform."""

import math

from game.draw.svg import body

LEFT, RIGHT = 214, 1706  # the opening of the wall's arch
SPRING = 470  # where the arch begins to bend
CROWN = 66  # how high it rises
FLOOR = 742  # where the platform begins
IRON, IRON_DARK = "#1E6068", "#185460"
WALL, WALL_LIT, WALL_DARK = "#0F404C", "#165260", "#0B323D"
BRASS = "#C9973F"
STONE, JOINT = "#23464A", "#1B3A3E"
TRAIN_AT, TROLLEY_AT = (-14, 520), (1516, 486)
CLOCK_AT, CLOCK = (1758, 228), 102
TIMETABLE_AT, TIMETABLE = (124, 299), 0.45
"""Clock and timetable hang where words lie while hints are given; they are seen when points are counted."""
_MIDDLE = 960
_ACROSS = (RIGHT - LEFT) / 2
_RIBS = 12
_BARS = (0, 98, 196, 406, 610)  # between the feet of the arches
_PANES = ((1.0, 14), (0.74, 10), (0.42, 9))  # arches of the window: share of the outermost, width of its iron


def picture_at(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """A picture of the game as elements, its upper left corner at (x, y)."""
    return f'<g transform="translate({x} {y}) scale({scale})">{body(f"word_porters/{name}")}</g>'


def window() -> str:
    """The iron of the great window at the far end: ribs like a fan, and the arches that they cross."""
    ribs = "".join(_rib(math.pi * i / _RIBS) for i in range(1, _RIBS))
    arches = "".join(
        f'<path d="{_arch(_ACROSS * 0.94 * share, (SPRING - CROWN) * 0.9 * share)}" fill="none" stroke="{IRON}" '
        f'stroke-width="{wide}"/>'
        for share, wide in _PANES
    )
    return f'{ribs}{arches}<path d="M{LEFT} {SPRING}H{RIGHT}" stroke="{IRON}" stroke-width="12"/>{_mullions()}'


def _rib(angle: float) -> str:
    x, y = _ACROSS * math.cos(angle), (SPRING - CROWN) * math.sin(angle)
    near = f"{_MIDDLE + 0.42 * x:.0f} {SPRING - 0.38 * y:.0f}"
    far = f"{_MIDDLE + 0.98 * x:.0f} {SPRING - 0.96 * y:.0f}"
    return f'<path d="M{near}L{far}" stroke="{IRON_DARK}" stroke-width="7"/>'


def _mullions() -> str:
    """Below the fan the window goes on as tall panes down to the tracks."""
    bars = "".join(f"M{_MIDDLE + side * off} {SPRING}V{FLOOR}" for off in _BARS for side in (-1, 1))
    return f'<path d="{bars}M{LEFT} 616H{RIGHT}" stroke="{IRON_DARK}" stroke-width="6" fill="none"/>'


def _arch(across: float, high: float) -> str:
    left, right = _MIDDLE - across, _MIDDLE + across
    return f"M{left:.0f} {FLOOR}V{SPRING}A{across:.0f} {high:.0f} 0 0 1 {right:.0f} {SPRING}V{FLOOR}"


def shafts() -> str:
    """Light that falls through the window in slanting beams."""
    beams = ((520, 250, 90, 240), (820, 200, 120, 330), (1150, 240, 100, 280))
    return "".join(
        f'<path d="M{x} {y}h{wide}L{x + wide - reach + 120} {FLOOR}H{x - reach}Z" fill="#FFF0C0" fill-opacity=".055"/>'
        for x, y, wide, reach in beams
    )


def wall() -> str:
    """The near wall with its arch, the brass along it, a plinth and the pillars' joints."""
    opening = f"V{FLOOR + 20}H{RIGHT}V{SPRING}A{_ACROSS:.0f} {SPRING - CROWN} 0 0 0 {LEFT} {SPRING}V{FLOOR + 20}H-10Z"
    line = f"M{LEFT} {FLOOR}V{SPRING}A{_ACROSS:.0f} {SPRING - CROWN} 0 0 1 {RIGHT} {SPRING}V{FLOOR}"
    inner = (
        f"M{LEFT - 16} {FLOOR}V{SPRING}A{_ACROSS + 16:.0f} {SPRING - CROWN + 16} 0 0 1 {RIGHT + 16} {SPRING}V{FLOOR}"
    )
    plinth, foot = FLOOR - 70, f"V{FLOOR + 4}"
    joints = "".join(f"M-10 {y}H{LEFT - 18}M{RIGHT + 18} {y}H1930" for y in range(94, FLOOR, 72))
    capital = "".join(
        f'<path d="M{x} {SPRING - 12}h64v24h-64Z" fill="{WALL_LIT}"/><path d="M{x} {SPRING + 10}h64v6h-64Z" '
        f'fill="{BRASS}"/>'
        for x in (LEFT - 58, RIGHT - 6)
    )
    return (
        f'<path d="M-10 0H1930{opening}" fill="{WALL}"/>'
        f'<path d="{joints}" stroke="{WALL_DARK}" stroke-width="4" fill="none"/>'
        f'<path d="M-10 {plinth}H{LEFT - 4}{foot}H-10ZM{RIGHT + 4} {plinth}H1930{foot}H{RIGHT + 4}Z" '
        f'fill="{WALL_DARK}"/>'
        f'<path d="{inner}" fill="none" stroke="{WALL_LIT}" stroke-width="22"/>'
        f'<path d="{line}" fill="none" stroke="{BRASS}" stroke-width="7"/>{capital}'
    )


def clock() -> str:
    """The clock on the right pillar under its bracket; it is a quarter to two."""
    x, y = CLOCK_AT
    size = CLOCK / 200
    hands = (
        '<path d="M100 100L132 76" stroke="#1B1730" stroke-width="9" stroke-linecap="round"/>'
        '<path d="M100 100L44 98" stroke="#1B1730" stroke-width="6" stroke-linecap="round"/>'
    )
    face = picture_at("clock", x - CLOCK / 2, y - CLOCK / 2, size)
    bracket = f'<path d="M{x - 56} {y - 50}H1930" stroke="{BRASS}" stroke-width="8"/>'
    chain = f'<path d="M{x} {y - 50}V{y - 44}" stroke="{BRASS}" stroke-width="8"/>'
    pointing = f'<g transform="translate({x - CLOCK / 2} {y - CLOCK / 2}) scale({size})">{hands}</g>'
    return f"{bracket}{chain}{face}{pointing}"


def rails() -> str:
    """The track bed between window and platform."""
    return (
        f'<path d="M{LEFT} 690H{RIGHT}V{FLOOR + 20}H{LEFT}Z" fill="#123840"/>'
        f'<path d="M{LEFT} 716H{RIGHT}" stroke="#4F8C8C" stroke-width="5"/>'
        f'<path d="M{LEFT} 730H{RIGHT}" stroke="#0B262C" stroke-width="6"/>'
    )


def platform() -> str:
    """Paving in perspective, with a brass edge and the line behind which people wait."""
    far = "".join(
        f"M{_MIDDLE + (x - _MIDDLE) * 0.8:.0f} {FLOOR + 26}L{_MIDDLE + (x - _MIDDLE) * 1.5:.0f} 1090"
        for x in range(-600, 2600, 150)
    )
    return (
        f'<path d="M-10 {FLOOR}H1930V1090H-10Z" fill="{STONE}"/>'
        f'<path d="M-10 {FLOOR + 5}H1930V{FLOOR + 24}H-10Z" fill="#2E5A5C"/>'
        f'<path d="{far}M-10 {FLOOR + 62}H1930M-10 {FLOOR + 116}H1930" stroke="{JOINT}" stroke-width="4" fill="none"/>'
        f'<path d="M-10 {FLOOR + 26}H1930" stroke="{JOINT}" stroke-width="4"/>'
        f'<path d="M-10 {FLOOR}H1930" stroke="#E9C66A" stroke-width="7"/>'
    )
