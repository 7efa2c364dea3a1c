"""The backdrop of Word Porters and its idle animations: a station hall with light, iron arch, wall, train, trolley and
platform. Now and then the engine lets off steam, or a pigeon looks for crumbs."""

import math

import pygame

from game import surfaces
from game.canvas import Canvas, put
from game.draw.cache import Painting, cached, converted, disk_in_steps
from game.draw.paper import Piece, added_light, glow, with_shadow
from game.draw.parallax import ParallaxLayers, lit
from game.draw.svg import body, picture
from game.theme import Theme
from scenes.table.stage.stage import Stage

LEFT, RIGHT = 214, 1706  # the opening of the wall's arch
SPRING = 470  # y at which the arch begins to bend
CROWN = 66  # y of its top
FLOOR = 742  # y at which the platform begins
IRON, IRON_DARK = "#1E6068", "#185460"
WALL, WALL_LIT, WALL_DARK = "#0F404C", "#165260", "#0B323D"
BRASS = "#C9973F"
STONE, JOINT = "#23464A", "#1B3A3E"
TRAIN_AT, TROLLEY_AT = (-14, 520), (1516, 486)
CLOCK_AT, CLOCK = (1758, 228), 102
TIMETABLE_AT, TIMETABLE = (124, 299), 0.45
"""Clock and timetable are behind the words during hints, and visible during the scoring."""
_MIDDLE = 960
_ACROSS = (RIGHT - LEFT) / 2
_RIBS = 12
_BARS = (0, 98, 196, 406, 610)  # x between the feet of the arches
_PANES = ((1.0, 14), (0.74, 10), (0.42, 9))  # arches of the window: share of the outermost, width of the iron


def picture_at(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """A picture of the game as SVG elements, its upper left corner at (x, y)."""
    return f'<g transform="translate({x} {y}) scale({scale})">{body(f"word_porters/{name}")}</g>'


def window() -> str:
    """The iron of the great window at the far end: ribs in a fan, and the arches that they cross."""
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
    """Tall panes below the fan, down to the tracks."""
    bars = "".join(f"M{_MIDDLE + side * off} {SPRING}V{FLOOR}" for off in _BARS for side in (-1, 1))
    return f'<path d="{bars}M{LEFT} 616H{RIGHT}" stroke="{IRON_DARK}" stroke-width="6" fill="none"/>'


def _arch(across: float, high: float) -> str:
    left, right = _MIDDLE - across, _MIDDLE + across
    return f"M{left:.0f} {FLOOR}V{SPRING}A{across:.0f} {high:.0f} 0 0 1 {right:.0f} {SPRING}V{FLOOR}"


def shafts() -> str:
    """Slanting beams of light through the window."""
    beams = ((520, 250, 90, 240), (820, 200, 120, 330), (1150, 240, 100, 280))
    return "".join(
        f'<path d="M{x} {y}h{wide}L{x + wide - reach + 120} {FLOOR}H{x - reach}Z" fill="#FFF0C0" fill-opacity=".055"/>'
        for x, y, wide, reach in beams
    )


def wall() -> str:
    """The near wall with its arch, the brass along it, a plinth and the joints of the pillars."""
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
    """The clock under its bracket on the right pillar; it shows a quarter to two."""
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


CHIMNEY, WHEELS = (389, 548), (330, 738)
RISE, DRIFT = (70, -190), (360, 26)
"""Px that steam moves from the chimney, and along the platform from the wheels."""
PUFFS, PUFF_LIFE = 4, 0.62
PUFF_SIZES = (34, 46, 58, 72, 88)  # growing radii
PUFF_ALPHA, PUFF_STEPS = 120, 6
STEAM = "#E4F1EC"
PIGEON = 52
PIGEON_UP = 10  # px of its feet above the bar
PIGEON_LEFT, PIGEON_RIGHT = (40, 420), (1880, 1480)
"""X of a pigeon behind each curtain, and of the end of its way on the platform."""
BETWEEN_CURTAINS = pygame.Rect(84, 0, 1752, 1080)
"""The area between the side curtains near the bar."""
WALK, STEPS, BOB = 0.32, 9, 5  # share of its time for one way; steps on it, px
PECKS = 3
DOINGS = (("steam", 4.5), ("pigeon left", 6.5), ("steam", 4.5), ("pigeon right", 6.5))


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """Draw the current idle animation, behind words and hints."""
    for what in stage.flourishes:
        if what.kind == "steam":
            _draw_steam(canvas, what.share, theme)
        elif what.kind in ("pigeon left", "pigeon right"):
            _draw_pigeon(canvas, what.share, what.kind == "pigeon left", theme)


def _draw_steam(canvas: Canvas, share: float, theme: Theme) -> None:
    """Draw puffs from the chimney and along the platform, one after the other; each spreads and fades."""
    for number in range(PUFFS):
        life = (share - number * (1 - PUFF_LIFE) / (PUFFS - 1)) / PUFF_LIFE
        if not 0 < life < 1:
            continue
        size = min(len(PUFF_SIZES) - 1, int(life * len(PUFF_SIZES)))
        faint = round(PUFF_STEPS * math.sin(math.pi * life))
        if not faint:
            continue
        puff = _puff(PUFF_SIZES[size], faint, theme)
        for (x, y), (across, down) in ((CHIMNEY, RISE), (WHEELS, DRIFT)):
            sway = 14 * math.sin(math.pi * (2 * life + number))
            put(canvas, puff, center=(x + across * life, y + down * life + sway * 0.4))


@cached
def _puff(radius: int, faint: int, theme: Theme) -> pygame.Surface:
    """A cloud of steam with an opacity of `faint` in PUFF_STEPS."""
    out = glow(radius, STEAM, 0.9, 0.6).copy()
    out.fill((255, 255, 255, round(PUFF_ALPHA * faint / PUFF_STEPS)), special_flags=pygame.BLEND_RGBA_MULT)
    return lit(out, theme)


def _draw_pigeon(canvas: Canvas, share: float, from_left: bool, theme: Theme) -> None:
    """Draw the pigeon, which walks in, pecks, turns round and walks out again."""
    start, end = PIGEON_LEFT if from_left else PIGEON_RIGHT
    inwards = share < 0.5
    way = min(1.0, (share if inwards else 1 - share) / WALK)
    x = start + (end - start) * way
    pecking = way >= 1 and math.sin(math.pi * 2 * PECKS * (share - WALK) / (1 - 2 * WALK)) > 0
    up = 0.0 if way >= 1 else BOB * abs(math.sin(math.pi * STEPS * way))
    piece = _pigeon(pecking, from_left == inwards, theme)
    at = (round(x) - piece.anchor[0], round(theme.bar_top - PIGEON_UP - up) - piece.anchor[1])
    seen = piece.surface.get_rect(topleft=at).clip(BETWEEN_CURTAINS)
    canvas.blit(piece.surface, seen, seen.move(-at[0], -at[1]))


@cached
def _pigeon(pecking: bool, to_the_right: bool, theme: Theme) -> Piece:
    """The pigeon, anchored between its feet."""
    name = "word_porters/pigeon-pecking" if pecking else "word_porters/pigeon"
    bird = lit(picture(name, PIGEON).copy(), theme)
    if not to_the_right:
        bird = surfaces.flip(bird, True, False)
    return with_shadow(bird, 4, 80, (1, 3), (bird.get_width() / 2, bird.get_height()))


FRAME = "#7A2E38"  # valance and side curtains
BAR = "#0E2C36"  # the bottom bar of public views
LIGHT = ("#0D3440", "#14505C", "#2A7C80", "#6FB0A0", "#1C5058")
HORIZON = 760
VIGNETTE = 0.5
WARM = "#FFE9B0"
HEADLIGHT = (434, 644)
COUNTING = (120, 128, 140)  # factor on the hall's colours during the scoring


@cached
def backdrop(theme: Theme, counting: bool = False) -> pygame.Surface:
    """Return the whole stage at rest; `counting`: with only one light. The surface is cached, so never draw on it."""
    if counting:
        return _lights_down(theme)
    name = f"word-porters-hall-{theme.set_light}-{theme.high_contrast}"
    return disk_in_steps(name, lambda: _paint(theme), __name__)


def _lights_down(theme: Theme) -> pygame.Surface:
    """The same hall in less light. It is computed quickly, so that the scoring does not wait."""
    out = backdrop(theme).copy()
    out.fill(COUNTING, special_flags=pygame.BLEND_RGB_MULT)
    light = added_light(1500, 900, WARM, 0.4 * theme.set_light)
    out.blit(light, light.get_rect(center=(960, 330)), special_flags=pygame.BLEND_RGB_ADD)
    return converted(out)


def _paint(theme: Theme) -> Painting:
    layers = ParallaxLayers(*LIGHT, horizon=HORIZON)
    layers.light((960, 440), (1500, 760), WARM, 0.55)
    layers.layer(window(), alpha=60, blur=10, drop=(0, 4))
    layers.draw(shafts())
    layers.layer(rails(), alpha=0)
    layers.layer(wall(), alpha=120, blur=20, drop=(0, 8))
    board = picture_at("timetable", *TIMETABLE_AT, TIMETABLE)
    layers.layer(clock() + board, alpha=110, blur=8, drop=(2, 8))
    _platform(layers)
    return layers.painting(VIGNETTE, theme=theme)


def _platform(layers: ParallaxLayers) -> None:
    """Draw the train behind the platform's edge, and the trolley on it."""
    layers.layer(picture_at("train", *TRAIN_AT), alpha=110, drop=(0, 2))
    layers.glow(HEADLIGHT, 120, "#FFE9B0", 0.45)
    layers.layer(platform(), alpha=110, drop=(0, -4))
    layers.layer(picture_at("trolley", *TROLLEY_AT), alpha=110, drop=(0, 6))
    layers.light((960, 850), (1500, 240), "#9FD6C8", 0.16)
