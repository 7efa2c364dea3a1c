"""The backdrop of Hookie-Mookie and its idle animations: a village square by the sea. The time of day is the deck: with
every drawn card the sun sinks. Now and then a gull crosses the bay."""

import math
import random
import re
from collections import deque
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from types import MappingProxyType

import pygame

from engine.games.hookie_mookie.cards import pack
from engine.games.hookie_mookie.options import HAND_SIZE
from engine.games.hookie_mookie.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.draw.cache import Painting, cached, converted, disk_in_steps
from game.draw.color import lighter, mix
from game.draw.parallax import ParallaxLayers, lit, stars
from game.draw.svg import body, draw_svg, fragment
from game.theme import STAGE, Theme
from scenes.table.stage.stage import Stage

SHORE = 322  # the upper edge of the sea
NOON = ("#2F86CF", "#5FAEE4", "#9AD3F0", "#D4EFF2", "#FBF4D8")
EVENING = ("#34307A", "#7A4A96", "#D0617E", "#FF9560", "#FFD08A")
NIGHT = ("#10163C", "#1D2558", "#333C78", "#51508A", "#7A6A92")
EVENING_AT = 0.7
NIGHT_REACHED = 0.6  # part of the night that the last sky reaches
DUSK = "#6A2F5E"  # the tint at the end of the day
TAKEN = 0.3  # share of it in a thing's colour at the very end
LAMPS_FROM = 0.5
OTHERS = {
    "#4A9AC4": 0.55,
    **dict.fromkeys(("#7FBF6A", "#FBF1E0", "#D6402E", "#FFF3DC", "#FFF8EA"), 0.2),
    "#FFE3A0": 0.1,
    **dict.fromkeys(("#F5C838", "#1B1730"), 0.0),
}
"""Colours of the square that take more or less of the tint: the sea, things on the table, the clock."""
WHITE, PANE, CLOTH, CLOTH_RIM = "#FFFFFF", "#6F9AB4", "#1F6F9E", "#4386AE"
"""Colours that change in their own way: light on clouds and sea, windows, the cloth."""
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
        return "#FFE08A" if self.t > LAMPS_FROM else PANE


def square(name: str, day: Day, changed: Mapping[str, str] = MappingProxyType({})) -> str:
    """A part of the square, painted at noon, in the light of a day. `changed`: colours that do not take the tint."""

    def now(found: re.Match[str]) -> str:
        color = found[0]
        return changed.get(color) or day.on(color, OTHERS.get(color, TAKEN))

    return re.sub("#[0-9A-F]{6}", now, body(f"hookie_mookie/square/{name}"))


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
    put(canvas, gull, center=(x, y))


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
HORIZON = 420
SUN_RADIUS = 70
STARS_FROM = 0.85
TREES = ((1866, 470, 110), (46, 520, 104))
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
        blue = mix(CLOTH, "#2A3F86", 0.55 * day.t)
        layers.layer(square("skirt", day), alpha=170, blur=30, drop=(0, 34))
        layers.draw(square("cloth", day, {CLOTH: blue, CLOTH_RIM: lighter(blue, 0.16)}))
        layers.light((960, 470), (1300, 620), "#FFE3A8", 0.28)
    return layers.painting(0.26 + 0.12 * day.t, VIGNETTE, theme)


def _bay(layers: ParallaxLayers, day: Day) -> None:
    layers.glow(day.sun, 420, day.between("#FFF6CF", "#FFB06A"), 0.85)
    if day.t > STARS_FROM:
        layers.draw(stars(40, 200, 4))
    layers.draw(square("clouds", day, {WHITE: day.between(WHITE, "#FFC9A0")}))
    layers.layer(square("sea", day, {WHITE: day.between(WHITE, "#FFD08A")}), alpha=0)
    layers.layer(square("hills", day), rim=day.on("#B4D39A"), alpha=50, drop=(0, -4))


def _village(layers: ParallaxLayers, day: Day) -> None:
    layers.layer(square("village", day, {PANE: day.window}), alpha=80, drop=(0, 0))
    layers.layer(square("ground", day), rim=day.on("#F3E2BC"), alpha=70, drop=(0, -4))


def _garden(layers: ParallaxLayers, day: Day) -> None:
    """Draw two trees at the edges, with lavender in front."""
    for seed, (x, y, radius) in enumerate(TREES, 3):
        crown = leaves(x, y, radius, day.on("#3E7A4E", 0.45), seed)
        layers.layer(trunk(x, day) + crown, rim=day.on("#6FA866", 0.4), alpha=90, drop=(4, 4))
        layers.draw(leaves(x - 6, y - 24, radius * 0.6, day.on("#5FA45E", 0.45), seed))
    layers.layer(square("lavender", day), alpha=90, blur=12, drop=(2, 8))


def cards_at_start(view: View) -> int:
    """Return the number of cards in the deck after the deal (HM-11)."""
    return len(pack(view.jokers)) - HAND_SIZE * view.players - view.ghost_cards


def cards_left(view: View) -> int:
    """Return the number of cards in the deck; before the deal the number after it."""
    return cards_at_start(view) if view.phase in UNDEALT and not view.deck_size else view.deck_size


def day_of(view: View) -> float:
    """Return the time of day: 0 at noon, 1 when the last card is gone. It is public and the same for every viewer."""
    return min(1.0, max(0.0, daylight(cards_left(view), cards_at_start(view))))
