"""The backdrop of Word Porters and its idle animations: a station hall with light, iron arch, wall, train, trolley and
platform. Now and then the engine lets off steam, or a pigeon looks for crumbs."""

import math

import pygame

from game import surfaces
from game.canvas import Canvas, put
from game.draw.cache import Painting, cached, converted, disk_in_steps
from game.draw.paper import Piece, added_light, glow, with_shadow
from game.draw.parallax import ParallaxLayers, lit
from game.draw.svg import body, picture, placed
from game.theme import Theme
from scenes.table.stage.stage import Stage

TRAIN_AT, TROLLEY_AT = (-14, 520), (1516, 486)
TIMETABLE_AT, TIMETABLE = (124, 299), 0.45
"""Clock and timetable are behind the words during hints, and visible during the scoring."""


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
    layers.layer(body("word_porters/hall/window"), alpha=60, blur=10, drop=(0, 4))
    layers.draw(body("word_porters/hall/shafts"))
    layers.layer(body("word_porters/hall/rails"), alpha=0)
    layers.layer(body("word_porters/hall/wall"), alpha=120, blur=20, drop=(0, 8))
    board = placed("word_porters/timetable", *TIMETABLE_AT, TIMETABLE)
    layers.layer(body("word_porters/hall/clock") + board, alpha=110, blur=8, drop=(2, 8))
    _platform(layers)
    return layers.painting(VIGNETTE, theme=theme)


def _platform(layers: ParallaxLayers) -> None:
    """Draw the train behind the platform's edge, and the trolley on it."""
    layers.layer(placed("word_porters/train", *TRAIN_AT), alpha=110, drop=(0, 2))
    layers.glow(HEADLIGHT, 120, "#FFE9B0", 0.45)
    layers.layer(body("word_porters/hall/platform"), alpha=110, drop=(0, -4))
    layers.layer(placed("word_porters/trolley", *TROLLEY_AT), alpha=110, drop=(0, 6))
    layers.light((960, 850), (1500, 240), "#9FD6C8", 0.16)
