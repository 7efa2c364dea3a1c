"""What a match leaves on the table of Hookie-Mookie. Plates round the cloth fill with lemons while the deck shrinks,
and a sewn sun turns red. A paper boat for each whole set, with its value on the sail, lies at a jetty."""

import math
from collections.abc import Iterator

import pygame

from engine.games.hookie_mookie.view import View
from game.canvas import put
from game.draw import text
from game.draw.cache import cached
from game.draw.color import darker, mix
from game.draw.paper import Piece, with_shadow
from game.draw.svg import dashed_ellipse, draw_svg
from game.theme import Theme
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.backdrop import TABLE, Day, day_of
from scenes.seating import Seating
from scenes.table.stage.backdrop import Dressing

PLACES, ROUND = 20, 0.84  # plates, and how far they are from the middle, in half axes of the table
LEMONS = ((-30, 0), (24, -6), (0, 12))  # px from the middle of a plate 120 px wide
BOX, WIDE = (120, 72), (118, 146)  # units; px of a plate at the far edge and at the near one
SUN, RAYS, SUN_ROUND = (960, 372, 290, 92), 16, 0.66  # middle and half axes; rays, and the disc's share of them
JETTY, PLANKS = (470, 548, 980, 78), 28  # left, top, width, height on the stage; number of planks
BOAT, BOAT_WIDE, MOST_BOATS = (120, 130), 106, 13
MOORED, SAIL_LETTERS = 648, 0.42  # y of the boats' feet, in front of the jetty; letters in widths of a boat
LARGE_UP = 40  # px by which jetty and boats are higher with large text, clear of the open hand
A_STEP = 5  # plates that are painted at once
DAYLIGHT, TINT = 10, 0.16  # steps of the light on them, and how much of dusk they take
CHINA, RIM, BLUE, LEMON, LEAF = "#F4EBDA", "#D9CBB0", "#2A6FA8", "#F5C838", "#7FBF6A"
SUN_NOON, SUN_EVENING = "#F7D65A", "#F08A3A"
WOOD, HULL, SAIL, MAST, SIGN = "#B98A5A", "#C8302A", "#FFF8EA", "#6A4A34", "#14254E"

Harbour = tuple[int, tuple[str, ...], int]
"""Lemons on the plates, values of the boats, and the hour in steps of the light."""


def worn(view: View, seating: Seating, theme: Theme) -> Harbour | None:
    """The lemons by the cards that are drawn, and the whole sets. A child's table has few things, and none of these."""
    if theme.kids:
        return None
    day = day_of(view)
    return round(PLACES * len(LEMONS) * day), tuple(gone.value for gone in view.cleared), round(day * DAYLIGHT)


def paint(scene: pygame.Surface, harbour: Harbour, theme: Theme) -> Iterator[None]:
    """Paint sun, jetty, plates and boats on the cloth, from far to near."""
    lemons, values, hour = harbour
    x, y, across, down = TABLE
    left, top, wide, _ = JETTY
    up = LARGE_UP if theme.large_text else 0
    sun(hour, theme).draw(scene, SUN[:2])
    yield
    jetty(hour, theme).draw(scene, (left, top - up))
    yield
    standing = []
    for place in range(PLACES):
        on_it = min(len(LEMONS), lemons)
        lemons -= on_it
        angle = -math.pi / 2 + (place + 0.5) * 2 * math.pi / PLACES
        standing.append((y + down * ROUND * math.sin(angle), x + across * ROUND * math.cos(angle), on_it))
    for done, (foot, middle, on_it) in enumerate(sorted(standing), 1):
        size = round(WIDE[0] + (WIDE[1] - WIDE[0]) * (foot - y + down) / (2 * down))
        plate(size, on_it, hour, theme).draw(scene, (middle, foot))
        if done % A_STEP == 0:
            yield
    for number, value in enumerate(values):
        at = left + wide * (number + 0.5) / MOST_BOATS, MOORED - up
        boat(BOAT_WIDE, value, hour, theme).draw(scene, at)
    yield


def _lit(hour: int, theme: Theme, color: str) -> str:
    return mix("#000000", Day(hour / DAYLIGHT).on(color, TINT), theme.set_light)


@cached
def plate(wide: int, lemons: int, hour: int, theme: Theme) -> Piece:
    """A plate with some lemons, anchored at its middle."""
    china, rim, blue, yellow, leaf = (_lit(hour, theme, color) for color in (CHINA, RIM, BLUE, LEMON, LEAF))
    shape = (
        f'<ellipse cx="60" cy="36" rx="59" ry="34" fill="{rim}"/><ellipse cx="60" cy="33" rx="59" ry="32" '
        f'fill="{china}"/>'
        + dashed_ellipse((60, 33), 50, 26, 9, 7, f'stroke="{blue}" stroke-width="4"')
        + f'<ellipse cx="60" cy="34" rx="39" ry="19" fill="{darker(china, 0.06)}"/>'
    )
    for dx, dy in LEMONS[:lemons]:
        x, y = 60 + dx, 27 + dy
        shape += (
            f'<ellipse cx="{x}" cy="{y}" rx="20" ry="14" fill="{yellow}" stroke="{darker(yellow, 0.25)}" '
            f'stroke-width="2"/><path d="M{x + 18} {y}l9 -3v7Z" fill="{yellow}"/>'
            f'<path d="M{x - 14} {y - 9}q-13 -12 -24 -2q11 9 24 2Z" fill="{leaf}"/>'
        )
    out = draw_svg(shape, BOX, (wide, round(wide * BOX[1] / BOX[0])))
    return with_shadow(out, 8, 110, (2, 5))


@cached
def sun(hour: int, theme: Theme) -> Piece:
    """The sun that is sewn on the cloth, anchored at its middle."""
    _, _, across, down = SUN
    gold = _lit(hour, theme, mix(SUN_NOON, SUN_EVENING, hour / DAYLIGHT))
    points = []
    for number in range(2 * RAYS):
        angle, reach = math.pi * number / RAYS, 1.0 if number % 2 else SUN_ROUND + 0.1
        points.append(f"{across * (1 + reach * math.cos(angle)):.0f},{down * (1 + reach * math.sin(angle)):.0f}")
    rx, ry = round(across * SUN_ROUND), round(down * SUN_ROUND)
    shape = (
        f'<polygon points="{" ".join(points)}" fill="{darker(gold, 0.12)}"/>'
        f'<ellipse cx="{across}" cy="{down}" rx="{rx}" ry="{ry}" fill="{gold}"/>'
        + dashed_ellipse((across, down), rx, ry, 12, 9, f'stroke="{darker(gold, 0.3)}" stroke-width="4"')
    )
    return with_shadow(draw_svg(shape, (2 * across, 2 * down)), 4, 60, (1, 3))


@cached
def jetty(hour: int, theme: Theme) -> Piece:
    """The jetty with a bollard for each boat, anchored at its upper left corner."""
    (_, _, wide, high), wood = JETTY, _lit(hour, theme, WOOD)
    each = wide / PLANKS
    shape = f'<rect y="8" width="{wide}" height="{high - 8}" rx="10" fill="{darker(wood, 0.4)}"/>'
    shape += f'<rect width="{wide}" height="{high - 12}" rx="8" fill="{wood}"/>'
    seams = "".join(f"M{each * plank:.1f} 3V{high - 15}" for plank in range(1, PLANKS))
    shape += f'<path d="{seams}" stroke="{darker(wood, 0.22)}" stroke-width="3"/>'
    step, post = wide / MOST_BOATS, darker(wood, 0.5)
    for number in range(MOST_BOATS):
        shape += f'<circle cx="{step * (number + 0.5):.1f}" cy="{high / 2 - 6}" r="11" fill="{post}"/>'
        shape += f'<circle cx="{step * (number + 0.5):.1f}" cy="{high / 2 - 10}" r="10" fill="{darker(wood, 0.3)}"/>'
    return with_shadow(draw_svg(shape, (wide, high)), 8, 110, (2, 6), (0, 0))


@cached
def boat(wide: int, value: str, hour: int, theme: Theme) -> Piece:
    """A paper boat with a value on its sail, anchored at its foot."""
    hull, sail, mast, sign = (_lit(hour, theme, color) for color in (HULL, SAIL, MAST, SIGN))
    high = round(wide * BOAT[1] / BOAT[0])
    shape = (
        f'<path d="M60 4V96" stroke="{mast}" stroke-width="6" stroke-linecap="round"/>'
        f'<path d="M60 6Q114 40 108 86H12Q6 40 60 6Z" fill="{sail}" stroke="{darker(sail, 0.3)}" stroke-width="4"/>'
        f'<path d="M4 92H116L98 124Q60 132 22 124Z" fill="{hull}"/><path d="M4 92H116L112 100H8Z" '
        f'fill="{darker(hull, 0.25)}"/>'
    )
    out = draw_svg(shape, BOAT, (wide, high)).copy()
    letters = text.inked(faces.INDEX.get(value, value), round(wide * SAIL_LETTERS), sign, "extrabold")
    put(out, letters, center=(wide * 0.5, high * 0.47))
    return with_shadow(out, 8, 110, (2, 5), (wide / 2, high))


DRESSING = Dressing(worn, paint)
