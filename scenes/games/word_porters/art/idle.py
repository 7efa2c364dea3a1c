"""Idle life of the station: the engine lets off steam, a pigeon looks for crumbs on the platform."""

import math

import pygame

from game.canvas import Canvas
from game.draw.cache import cached
from game.draw.paper import Piece, glow, with_shadow
from game.draw.parallax import lit
from game.draw.svg import picture
from game.theme import Theme
from game.timeline import Clip
from scenes.table.stage.scenery import Idle
from scenes.table.stage.stage import Stage

CHIMNEY, WHEELS = (389, 548), (330, 738)
RISE, DRIFT = (70, -190), (360, 26)
"""How far steam goes from the chimney, and along the platform from the wheels, in px."""
PUFFS, PUFF_LIFE = 4, 0.62
PUFF_SIZES = (34, 46, 58, 72, 88)  # radii as it spreads
PUFF_ALPHA, PUFF_STEPS = 120, 6
STEAM = "#E4F1EC"
PIGEON = 52
PIGEON_UP = 10  # its feet over the rail
LEFT, RIGHT = (40, 420), (1880, 1480)
"""Behind which curtain a pigeon waits, and how far it walks onto the platform."""
BETWEEN_CURTAINS = pygame.Rect(84, 0, 1752, 1080)
"""What the legs of the frame leave free near the rail."""
WALK, STEPS, BOB = 0.32, 9, 5  # share of its time for one way; steps on it, px
PECKS = 3
DOINGS = (("steam", 4.5), ("pigeon left", 6.5), ("steam", 4.5), ("pigeon right", 6.5))


def idle(stage: Stage) -> Clip:
    """One thing after the other."""
    return Idle(stage, DOINGS)


def draw_idle(canvas: Canvas, stage: Stage, theme: Theme) -> None:
    """Whatever happens in the hall now; words and hints lie in front of it."""
    for what in stage.flourishes:
        if what.kind == "steam":
            _draw_steam(canvas, what.share, theme)
        elif what.kind in ("pigeon left", "pigeon right"):
            _draw_pigeon(canvas, what.share, what.kind == "pigeon left", theme)


def _draw_steam(canvas: Canvas, share: float, theme: Theme) -> None:
    """Puffs from the chimney and along the platform, one after the other; each spreads and fades."""
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
            canvas.blit(puff, puff.get_rect(center=(round(x + across * life), round(y + down * life + sway * 0.4))))


@cached
def _puff(radius: int, faint: int, theme: Theme) -> pygame.Surface:
    """A cloud of steam, `faint` of PUFF_STEPS strong."""
    out = glow(radius, STEAM, 0.9, 0.6).copy()
    out.fill((255, 255, 255, round(PUFF_ALPHA * faint / PUFF_STEPS)), special_flags=pygame.BLEND_RGBA_MULT)
    return lit(out, theme)


def _draw_pigeon(canvas: Canvas, share: float, from_left: bool, theme: Theme) -> None:
    """It walks in, pecks, turns round and walks out again."""
    start, end = LEFT if from_left else RIGHT
    inwards = share < 0.5
    way = min(1.0, (share if inwards else 1 - share) / WALK)
    x = start + (end - start) * way
    pecking = way >= 1 and math.sin(math.pi * 2 * PECKS * (share - WALK) / (1 - 2 * WALK)) > 0
    up = 0.0 if way >= 1 else BOB * abs(math.sin(math.pi * STEPS * way))
    piece = _pigeon(pecking, from_left == inwards, theme)
    at = (round(x) - piece.anchor[0], round(theme.rail_top - PIGEON_UP - up) - piece.anchor[1])
    seen = piece.surface.get_rect(topleft=at).clip(BETWEEN_CURTAINS)
    canvas.blit(piece.surface, seen, seen.move(-at[0], -at[1]))


@cached
def _pigeon(pecking: bool, to_the_right: bool, theme: Theme) -> Piece:
    """The pigeon, anchored between its feet."""
    name = "word_porters/pigeon-pecking" if pecking else "word_porters/pigeon"
    bird = lit(picture(name, PIGEON).copy(), theme)
    if not to_the_right:
        bird = pygame.transform.flip(bird, True, False)
    return with_shadow(bird, 4, 80, (1, 3), (bird.get_width() / 2, bird.get_height()))
