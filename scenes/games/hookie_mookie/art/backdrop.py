"""The backdrop of Hookie-Mookie and its idle animations: a village square by the sea. The time of day is the deck: with
every drawn card the sun sinks. Now and then a gull crosses the bay."""

import math
import random
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

import pygame

from engine.games.hookie_mookie.cards import pack
from engine.games.hookie_mookie.options import HAND_SIZE
from engine.games.hookie_mookie.view import View
from game import surfaces
from game.canvas import Canvas
from game.draw.cache import Painting, cached, converted, disk_in_steps
from game.draw.color import darker, lighter, mix
from game.draw.parallax import ParallaxLayers, lit, stars
from game.draw.svg import draw_svg, fragment, table_hem
from game.theme import STAGE, Theme
from scenes.table.stage.stage import Stage

SHORE = 322  # the upper edge of the sea
SCALLOPS = 24
SCALLOP_DROP = 30
LEMONS = 20
GLINTS = (
    (530, 336, 180),
    (570, 350, 110),
    (560, 366, 130),
    (600, 384, 60),
    (1180, 340, 60),
    (1240, 360, 90),
    (800, 344, 70),
)
NOON = ("#2F86CF", "#5FAEE4", "#9AD3F0", "#D4EFF2", "#FBF4D8")
EVENING = ("#34307A", "#7A4A96", "#D0617E", "#FF9560", "#FFD08A")
NIGHT = ("#10163C", "#1D2558", "#333C78", "#51508A", "#7A6A92")
EVENING_AT = 0.7
NIGHT_REACHED = 0.6  # part of the night that the last sky reaches
DUSK = "#6A2F5E"  # the tint at the end of the day
TAKEN = 0.3  # share of it in a thing's colour at the very end
LAMPS_FROM = 0.5
SUN_FROM, SUN_TO = (560, 70), (630, 332)


@dataclass(frozen=True, slots=True)
class Day:
    """A time of day: 0 is noon, at 1 the sun is gone."""

    t: float

    def sky(self) -> tuple[str, ...]:
        """Return five colours from the top of the sky to the horizon."""
        if self.t < EVENING_AT:
            first, second, share = NOON, EVENING, self.t / EVENING_AT
        else:
            first, second, share = EVENING, NIGHT, (self.t - EVENING_AT) / (1 - EVENING_AT) * NIGHT_REACHED
        return tuple(mix(a, b, share) for a, b in zip(first, second, strict=True))

    def between(self, noon: str, night: str) -> str:
        """Return a colour that changes from `noon` to `night` during the day."""
        return mix(noon, night, self.t)

    def on(self, color: str, taken: float = TAKEN) -> str:
        """Return a thing's colour in this light."""
        return mix(color, DUSK, taken * self.t)

    @property
    def sun(self) -> tuple[float, float]:
        """The place of the sun, which sinks to the sea."""
        (x, y), (to_x, to_y) = SUN_FROM, SUN_TO
        return x + self.t * (to_x - x), y + self.t * (to_y - y)

    @property
    def window(self) -> str:
        """The colour of panes: the sky by day, lamps from the afternoon on."""
        return "#FFE08A" if self.t > LAMPS_FROM else "#6F9AB4"


@dataclass(frozen=True, slots=True)
class House:
    """A house of the square: its place, its colours, and its windows as shares of the wall."""

    x: float
    wide: float
    high: float
    wall: str
    roof: str
    shutters: str
    windows: tuple[tuple[float, float], ...]


def clouds(day: Day) -> str:
    """Two clouds over the sea, away from the path of the sun."""
    shape = "q40 -28 84 -12q36 -24 72 6q44 -6 58 18H{}q0 -10 14 -12Z"
    path = "M770 150" + shape.format(756) + "M1130 120" + shape.format(1116)
    return f'<path d="{path}" fill="{day.between("#FFFFFF", "#FFC9A0")}" fill-opacity=".5"/>'


def sea(day: Day) -> str:
    """The sea with the reflected light."""
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
    """The crown of a tree, made of sixteen discs."""
    pick = random.Random(seed)
    discs = "".join(
        f'<circle cx="{x + pick.uniform(-radius, radius):.0f}" cy="{y + pick.uniform(-0.7, 0.7) * radius:.0f}" '
        f'r="{pick.uniform(0.35, 0.6) * radius:.0f}"/>'
        for _ in range(16)
    )
    return f'<g fill="{color}">{discs}</g>'


def trunk(x: float, day: Day) -> str:
    """The trunk of a tree on the square."""
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
    """The edge of the cloth: scallops, cream and red in turn."""
    outline, folds = table_hem(x, y, across, down, edge, SCALLOPS, SCALLOP_DROP)
    return (
        f'<path d="{outline}" fill="{day.on("#FBF1E0", 0.2)}"/><path d="{folds}" fill="{day.on("#D6402E", 0.2)}"/>'
        f'<path d="{outline}" fill="none" stroke="{day.on("#FFF3DC", 0.2)}" stroke-width="5"/>'
    )


def cloth(x: float, y: float, across: float, down: float, day: Day) -> str:
    """The top of the table: blue, with a seam and a ring of lemons."""
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


FOOT = 520  # y of the houses' feet


def house(form: House, day: Day) -> str:
    """Wall, roof, and windows with shutters and a flower box."""
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


GULL, GULL_FROM, GULL_TO = (62, 30), (460, 132), (1400, 84)
WAVES, WAVE = 2, 18  # px
BEATS = 13
DOINGS = (("gull", 5.0), ("gull back", 5.0))


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """Draw the current idle animation."""
    for what in stage.flourishes:
        if what.kind in ("gull", "gull back"):
            _fly(canvas, what.share if what.kind == "gull" else 1 - what.share, theme)


def _fly(canvas: Canvas, share: float, theme: Theme) -> None:
    x = GULL_FROM[0] + (GULL_TO[0] - GULL_FROM[0]) * share
    y = GULL_FROM[1] + (GULL_TO[1] - GULL_FROM[1]) * share + WAVE * math.sin(2 * math.pi * WAVES * share)
    gull = _gull(round(3 * abs(math.sin(math.pi * BEATS * share))), theme)
    gull.set_alpha(round(255 * min(1.0, 8 * share, 8 * (1 - share))))
    canvas.blit(gull, gull.get_rect(center=(round(x), round(y))))


@cached
def _gull(beat: int, theme: Theme) -> pygame.Surface:
    """A distant gull with its wings more or less raised. The surface is not shared."""
    up, tip = 4 + 7 * beat, 20 - (4 + 7 * beat) * 0.6
    upper = f"M31 22Q20 {22 - up} 4 {tip:.0f}Q18 {26 - up} 31 26"
    wing = f"{upper}Q44 {26 - up} 58 {tip:.0f}Q42 {22 - up} 31 22Z"
    body = '<ellipse cx="31" cy="24" rx="7" ry="4" fill="#FFFDF6"/>'
    return lit(fragment(f'<path d="{wing}" fill="#FFFDF6"/>{body}', GULL).copy(), theme)


FRAME = "#B23A2C"  # valance and side curtains
BAR = "#5A1E1A"  # the bottom bar of public views
SKIES = (0.0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9)
"""The painted hours. For a time between two, the later is drawn over the earlier."""
TABLE = (960, 492, 760, 288)  # middle and half axes of the table
TABLE_EDGE = 50
HORIZON = 420
SUN_RADIUS = 70
STARS_FROM = 0.85
TREES = ((1866, 470, 110), (46, 520, 104))
POTS = (180, 1746)
POT_FOOT = 800
VIGNETTE = "#1A0A20"
UNDEALT = ("start", "deal")
"""Phases before the deal, in which it is noon."""


def daylight(left: int, start: int) -> float:
    """Return the time of day by the deck: 0 at noon (nothing drawn) to 1 (all `start` cards are gone)."""
    return 1 - left / start


def skies(t: float) -> tuple[float, float, float]:
    """Return the painted hours before and after `t`, and the opacity of the later one (0 to 1)."""
    for first, second in pairwise(SKIES):
        if t < second:
            return first, second, (t - first) / (second - first)
    return SKIES[-1], SKIES[-1], 0.0


def backdrop(theme: Theme, table: bool = True) -> pygame.Surface:
    """Return the whole stage at noon; `table`: with the cloth. The surface is cached, so never draw on it."""
    return _at_noon(theme, table)


@cached
def _at_noon(theme: Theme, table: bool) -> pygame.Surface:
    scene = converted(surfaces.new(STAGE))
    draw_set(scene, theme, 0.0, table)
    return scene


def draw_set(scene: pygame.Surface, theme: Theme, t: float, table: bool = True) -> None:
    """Draw the stage at any time `t` (0 to 1)."""
    deque(layers(scene, theme, t, table), maxlen=0)


def layers(scene: pygame.Surface, theme: Theme, t: float, table: bool = True) -> Iterator[None]:
    """Draw the stage in steps: the later painted hour over the earlier, with the one sun at its place."""
    first, second, share = skies(t)
    scene.blit(hour(theme, first, table), (0, 0))
    yield
    level = round(255 * share)
    if level:
        over = hour(theme, second, table)
        over.set_alpha(level)
        scene.blit(over, (0, 0))
        over.set_alpha(None)
        yield
    x, y = Day(t).sun
    scene.blit(_sun(theme, round(t, 2), table), (round(x) - SUN_RADIUS, round(y) - SUN_RADIUS))


@cached
def hour(theme: Theme, t: float, table: bool = True) -> pygame.Surface:
    """The stage at a painted hour without its sun, so that a cross-fade never shows two. The surface is cached, so
    never draw on it."""
    name = f"hookie-mookie-square-{table}-{t}-{theme.set_light}-{theme.high_contrast}"
    return disk_in_steps(name, lambda: _paint(theme, table, Day(t)), __name__)


@cached
def _sun(theme: Theme, t: float, table: bool) -> pygame.Surface:
    """The visible part of the sun: the sea hides its lower part, and the table all behind it."""
    day, side = Day(t), 2 * SUN_RADIUS
    left, top = round(day.sun[0]) - SUN_RADIUS, round(day.sun[1]) - SUN_RADIUS
    color = mix("#000000", day.between("#FFF3B8", "#FFE08A"), theme.set_light)
    disc = draw_svg(f'<circle cx="{SUN_RADIUS}" cy="{SUN_RADIUS}" r="{SUN_RADIUS}" fill="{color}"/>', (side, side))
    x, y, across, down = TABLE
    hidden = f'<path d="M0 {SHORE - top}H{side}V{2 * HORIZON}H0Z" fill="#000000"/>'
    if table:
        hidden += f'<ellipse cx="{x - left}" cy="{y - top}" rx="{across}" ry="{down}" fill="#000000"/>'
    disc.blit(draw_svg(hidden, (side, side)), (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return disc


def _paint(theme: Theme, table: bool, day: Day) -> Painting:
    layers = ParallaxLayers(*day.sky(), horizon=HORIZON)
    _bay(layers, day)
    _village(layers, day)
    _garden(layers, day)
    if table:
        layers.layer(skirt(*TABLE, TABLE_EDGE, day), alpha=170, blur=30, drop=(0, 34))
        layers.draw(cloth(*TABLE, day))
        layers.light((960, 470), (1300, 620), "#FFE3A8", 0.28)
    return layers.painting(0.26 + 0.12 * day.t, VIGNETTE, theme)


def _bay(layers: ParallaxLayers, day: Day) -> None:
    layers.glow(day.sun, 420, day.between("#FFF6CF", "#FFB06A"), 0.85)
    if day.t > STARS_FROM:
        layers.draw(stars(40, 200, 4))
    layers.draw(clouds(day))
    layers.layer(sea(day), alpha=0)
    layers.layer(hills(day), rim=day.on("#B4D39A"), alpha=50, drop=(0, -4))


def _village(layers: ParallaxLayers, day: Day) -> None:
    homes = "".join(house(form, day) for form in HOUSES)
    layers.layer(homes + church(day), alpha=80, drop=(0, 0))
    layers.layer(ground(day), rim=day.on("#F3E2BC"), alpha=70, drop=(0, -4))


def _garden(layers: ParallaxLayers, day: Day) -> None:
    """Draw two trees at the edges, with lavender in front."""
    for seed, (x, y, radius) in enumerate(TREES, 3):
        crown = leaves(x, y, radius, day.on("#3E7A4E", 0.45), seed)
        layers.layer(trunk(x, day) + crown, rim=day.on("#6FA866", 0.4), alpha=90, drop=(4, 4))
        layers.draw(leaves(x - 6, y - 24, radius * 0.6, day.on("#5FA45E", 0.45), seed))
    layers.layer("".join(lavender(x, POT_FOOT, day) for x in POTS), alpha=90, blur=12, drop=(2, 8))


def cards_at_start(view: View) -> int:
    """Return the number of cards in the deck after the deal (HM-11)."""
    return len(pack(view.jokers)) - HAND_SIZE * view.players - view.ghost_cards


def cards_left(view: View) -> int:
    """Return the number of cards in the deck; before the deal the number after it."""
    return cards_at_start(view) if view.phase in UNDEALT and not view.deck_size else view.deck_size


def day_of(view: View) -> float:
    """Return the time of day: 0 at noon, 1 when the last card is gone. It is public and the same for every viewer."""
    return min(1.0, max(0.0, daylight(cards_left(view), cards_at_start(view))))
