"""The village square at an hour of the day, as SVG elements in stage units: clouds, sea, hills, houses, the church,
ground, trees, lavender, the table's cloth."""

import itertools
import math
import random
from dataclasses import dataclass

from game.draw.color import darker, lighter, mix

SHORE = 322  # the upper edge of the sea
SCALLOPS = 24
SCALLOP_DROP = 30
LEMONS = 20
GLINTS = ((530, 336, 180), (570, 350, 110), (560, 366, 130), (600, 384, 60), (1180, 340, 60), (1240, 360, 90),
          (800, 344, 70))  # fmt: skip
NOON = ("#2F86CF", "#5FAEE4", "#9AD3F0", "#D4EFF2", "#FBF4D8")
EVENING = ("#34307A", "#7A4A96", "#D0617E", "#FF9560", "#FFD08A")
NIGHT = ("#10163C", "#1D2558", "#333C78", "#51508A", "#7A6A92")
EVENING_AT = 0.7
NIGHT_REACHED = 0.6  # how far into the night the last sky goes
DUSK = "#6A2F5E"  # what the day's end lays over everything
TAKEN = 0.3  # how much of it a thing takes at the very end
LAMPS_FROM = 0.5
SUN_FROM, SUN_TO = (560, 70), (630, 332)


@dataclass(frozen=True, slots=True)
class Day:
    """An hour of the day: 0 noon, 1 the sun is gone."""

    t: float

    def sky(self) -> tuple[str, ...]:
        """Five colours from the top of the sky to the horizon."""
        if self.t < EVENING_AT:
            first, second, share = NOON, EVENING, self.t / EVENING_AT
        else:
            first, second, share = EVENING, NIGHT, (self.t - EVENING_AT) / (1 - EVENING_AT) * NIGHT_REACHED
        return tuple(mix(a, b, share) for a, b in zip(first, second, strict=True))

    def between(self, noon: str, night: str) -> str:
        """A colour that goes its own way through the day."""
        return mix(noon, night, self.t)

    def on(self, color: str, taken: float = TAKEN) -> str:
        """A thing's colour in this light."""
        return mix(color, DUSK, taken * self.t)

    @property
    def sun(self) -> tuple[float, float]:
        """Where the sun stands: it sinks to the sea."""
        (x, y), (to_x, to_y) = SUN_FROM, SUN_TO
        return x + self.t * (to_x - x), y + self.t * (to_y - y)

    @property
    def window(self) -> str:
        """Panes: the sky by day, lamps from the afternoon on."""
        return "#FFE08A" if self.t > LAMPS_FROM else "#6F9AB4"


@dataclass(frozen=True, slots=True)
class House:
    """A house of the square: where it stands, its colours, and its windows as shares of the wall."""

    x: float
    wide: float
    high: float
    wall: str
    roof: str
    shutters: str
    windows: tuple[tuple[float, float], ...]


def clouds(day: Day) -> str:
    """Two clouds over the sea, off the way of the sun."""
    shape = "q40 -28 84 -12q36 -24 72 6q44 -6 58 18H{}q0 -10 14 -12Z"
    path = "M770 150" + shape.format(756) + "M1130 120" + shape.format(1116)
    return f'<path d="{path}" fill="{day.between("#FFFFFF", "#FFC9A0")}" fill-opacity=".5"/>'


def sea(day: Day) -> str:
    """The sea with the light that lies on it."""
    glints = "".join(f"M{x} {y}h{wide}" for x, y, wide in GLINTS)
    light = f'stroke="{day.between("#FFFFFF", "#FFD08A")}" stroke-opacity=".65" stroke-width="4" stroke-linecap="round"'
    return f'<path d="M-10 {SHORE}H1930V700H-10Z" fill="{day.on("#4A9AC4", 0.55)}"/><path d="{glints}" {light}/>'


def hills(day: Day) -> str:
    """The coast on both sides of the bay."""
    left = "M-10 330C180 290 320 296 430 346C480 370 500 430 570 520H-10Z"
    right = "M1930 300C1700 270 1400 276 1270 346C1216 376 1190 436 1130 520H1930Z"
    return f'<path d="{left}{right}" fill="{day.on("#7FAF7A")}"/>'


def ground(day: Day) -> str:
    """The square with its worn stones."""
    pick = random.Random(11)
    places = [(pick.randint(0, 1920), pick.randint(520, 930)) for _ in range(60)]
    stones = "".join(
        f'<ellipse cx="{x}" cy="{y}" rx="{30 + (y - 500) * 0.07:.0f}" ry="{7 + (y - 500) * 0.02:.0f}"/>'
        for x, y in places
    )
    square = f'<path d="M-10 500Q960 470 1930 500V1090H-10Z" fill="{day.on("#DCC69E")}"/>'
    return f'{square}<g fill="{day.on("#C9B085")}">{stones}</g>'


def leaves(x: float, y: float, radius: float, color: str, seed: int) -> str:
    """The crown of a tree out of sixteen discs."""
    pick = random.Random(seed)
    discs = "".join(
        f'<circle cx="{x + pick.uniform(-radius, radius):.0f}" cy="{y + pick.uniform(-0.7, 0.7) * radius:.0f}" '
        f'r="{pick.uniform(0.35, 0.6) * radius:.0f}"/>'
        for _ in range(16)
    )
    return f'<g fill="{color}">{discs}</g>'


def trunk(x: float, day: Day) -> str:
    """What a tree of the square stands on."""
    left = f"M{x - 16} 860C{x - 8} 740 {x - 8} 660 {x - 10} 560"
    right = f"L{x + 14} 560C{x + 14} 660 {x + 16} 740 {x + 26} 860Z"
    return f'<path d="{left}{right}" fill="{day.on("#7A5B45", 0.4)}"/>'


def lavender(x: float, y: float, day: Day) -> str:
    """A clay pot with seven stalks."""
    stalks = "".join(_stalk(x, y, i, day) for i in range(-3, 4))
    return (
        f'{stalks}<path d="M{x - 40} {y}H{x + 40}L{x + 30} {y + 80}H{x - 30}Z" fill="{day.on("#B4532F")}"/>'
        f'<rect x="{x - 46}" y="{y - 6}" width="92" height="20" rx="6" fill="{day.on("#C8653C")}"/>'
    )


def _stalk(x: float, y: float, i: int, day: Day) -> str:
    line = f'fill="none" stroke="{day.on("#5A8A4E")}" stroke-width="5"'
    return (
        f'<path d="M{x + i * 9} {y - 4}Q{x + i * 14} {y - 50} {x + i * 18} {y - 80}" {line}/>'
        f'<ellipse cx="{x + i * 18}" cy="{y - 86}" rx="7" ry="22" fill="{day.on("#8A6AC8")}"/>'
    )


def skirt(x: float, y: float, across: float, down: float, edge: float, day: Day) -> str:
    """What hangs down all round the table: scallops, cream and red by turns."""
    angles = [math.pi * i / SCALLOPS for i in range(SCALLOPS + 1)]
    rim = [(x - across * math.cos(angle), y + down * math.sin(angle) + edge) for angle in angles]
    bows = [
        f"Q{(a[0] + b[0]) / 2:.0f} {(a[1] + b[1]) / 2 + SCALLOP_DROP:.0f} {b[0]:.0f} {b[1]:.0f}"
        for a, b in itertools.pairwise(rim)
    ]
    outline = f"M{x - across} {y}L{rim[0][0]:.0f} {rim[0][1]:.0f}{''.join(bows)}L{x + across} {y}Z"
    folds = "".join(
        f"M{rim[i][0]:.0f} {rim[i][1] - edge:.0f}V{rim[i][1]:.0f}{bows[i]}V{rim[i + 1][1] - edge:.0f}Z"
        for i in range(0, SCALLOPS, 2)
    )
    return (
        f'<path d="{outline}" fill="{day.on("#FBF1E0", 0.2)}"/><path d="{folds}" fill="{day.on("#D6402E", 0.2)}"/>'
        f'<path d="{outline}" fill="none" stroke="{day.on("#FFF3DC", 0.2)}" stroke-width="5"/>'
    )


def cloth(x: float, y: float, across: float, down: float, day: Day) -> str:
    """The table's upper side: blue, with a seam and a ring of lemons."""
    blue = mix("#1F6F9E", "#2A3F86", 0.55 * day.t)
    seam = f'fill="none" stroke="{day.on("#FFE3A0", 0.1)}" stroke-opacity=".75" stroke-width="4"'
    return (
        f'<ellipse cx="{x}" cy="{y}" rx="{across}" ry="{down}" fill="{lighter(blue, 0.16)}"/>'
        f'<ellipse cx="{x}" cy="{y + 2}" rx="{across - 9}" ry="{down - 7}" fill="{blue}"/>'
        f'<ellipse cx="{x}" cy="{y}" rx="{across - 30}" ry="{down - 18}" {seam}/>'
        + "".join(_lemon(i, x, y, across - 70, down - 40, day) for i in range(LEMONS))
    )


def _lemon(number: int, x: float, y: float, across: float, down: float, day: Day) -> str:
    angle = number * 2 * math.pi / LEMONS
    place = f"translate({x + across * math.cos(angle):.0f} {y + down * math.sin(angle):.0f})"
    leaf = day.on("#7FBF6A", 0.2)
    return (
        f'<g transform="{place} scale(1 .72) rotate({math.degrees(angle) + 90:.0f})">'
        '<ellipse cx="0" cy="0" rx="15" ry="11" fill="#F5C838"/><path d="M15 0l6 -3v6Z" fill="#F5C838"/>'
        f'<path d="M-12 -9q-14 -12 -24 0q12 8 24 0Z" fill="{leaf}"/></g>'
    )


FOUR_HIGH = ((0.28, 0.12), (0.72, 0.12), (0.28, 0.46), (0.72, 0.46))


HOUSES = (
    House(40, 210, 330, "#F6E2BC", "#CC6A42", "#3E7CA6", FOUR_HIGH),
    House(262, 160, 236, "#F0BFA4", "#BC5A3C", "#4E9A6A", ((0.3, 0.16), (0.72, 0.16), (0.5, 0.56))),
    House(1494, 176, 270, "#FBEBCC", "#CC6A42", "#4E9A6A", ((0.3, 0.16), (0.72, 0.16), (0.3, 0.54))),
    House(1684, 210, 370, "#EECBA6", "#BC5A3C", "#3E7CA6", ((0.28, 0.1), (0.72, 0.1), (0.28, 0.4), (0.72, 0.4))),
)


FOOT = 520  # where the houses stand


def house(form: House, day: Day) -> str:
    """Wall, roof and windows with shutters and a flower box."""
    x, y, wide = form.x, FOOT - form.high, form.wide
    roof = f"M{x - 14} {y + 6}L{x + wide * 0.16:.0f} {y - 44}H{x + wide * 0.84:.0f}L{x + wide + 14} {y + 6}Z"
    eaves = f'stroke="{day.on(darker(form.roof, 0.25))}" stroke-width="7"'
    panes = "".join(_window(x + across * wide, y + down * form.high, form, day) for across, down in form.windows)
    return (
        f'<rect x="{x}" y="{y}" width="{wide}" height="{form.high}" fill="{day.on(form.wall)}"/>'
        f'<path d="{roof}" fill="{day.on(form.roof)}"/><path d="M{x - 14} {y + 6}H{x + wide + 14}" {eaves}/>{panes}'
    )


def _window(x: float, y: float, form: House, day: Day) -> str:
    bars = f'stroke="{day.on(darker(form.wall, 0.25))}" stroke-width="4"'
    leaf = f'y="{y - 2:.0f}" width="17" height="54" rx="2" fill="{day.on(form.shutters)}"'
    return (
        f'<rect x="{x - 16:.0f}" y="{y:.0f}" width="32" height="50" rx="3" fill="{day.window}"/>'
        f'<path d="M{x:.0f} {y:.0f}v50M{x - 16:.0f} {y + 25:.0f}h32" {bars}/>'
        f'<rect x="{x - 35:.0f}" {leaf}/><rect x="{x + 18:.0f}" {leaf}/>'
        f'<rect x="{x - 22:.0f}" y="{y + 52:.0f}" width="44" height="9" rx="4" fill="{day.on("#C8573C")}"/>'
    )


def church(day: Day) -> str:
    """The tower with its clock and door."""
    return (
        f'<path d="M1376 520V224H1470V520Z" fill="{day.on("#F1E4C8")}"/>'
        f'<path d="M1364 228L1423 118L1482 228Z" fill="{day.on("#9A6450")}"/>'
        f'<path d="M1423 120V86M1411 99H1435" stroke="{day.on("#5A3A30")}" stroke-width="6"/>'
        f'<circle cx="1423" cy="272" r="27" fill="{day.on("#FFF8EA", 0.2)}"/>'
        '<path d="M1423 272V254M1423 272L1436 280" stroke="#1B1730" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="M1406 350V322Q1423 302 1440 322V350Z" fill="{day.on("#7A5E4A")}"/>'
    )
