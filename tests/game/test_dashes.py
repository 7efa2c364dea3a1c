"""Dashed outlines: if one ends within a dash on a curve, the loader of pictures draws lines that are not in the
file."""

import math
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pygame
import pytest

from game.draw import cache
from game.draw.svg import PICTURES, around, around_ellipse, dashes, draw_svg
from game.theme import GROWN_UP
from scenes.games.hookie_mookie.art import harbour
from scenes.games.spooks.art.backdrop import TABLE, cloth

TAG = "{http://www.w3.org/2000/svg}"


def left_over(length: float, array: str) -> float:
    """How far into its gap a line of that length ends; below 0 within a dash."""
    dash, gap = map(float, re.split("[ ,]+", array))
    return length % (dash + gap) - dash


def test_the_length_of_an_outline() -> None:
    assert around(10, 20, 0) == 60
    assert around(10, 10, 5) == around_ellipse(5, 5) == pytest.approx(10 * math.pi)
    corners = [(140 * math.cos(math.tau * i / 10_000), 48 * math.sin(math.tau * i / 10_000)) for i in range(10_001)]
    assert around_ellipse(140, 48) == pytest.approx(sum(map(math.dist, corners, corners[1:])), rel=0.0005)


@pytest.mark.parametrize("length", [40, 97.3, 226.2, 500, 733, 1200])
@pytest.mark.parametrize(("dash", "gap"), [(22, 16), (6, 5), (20, 12)])
def test_dashes_end_in_a_gap(length: float, dash: float, gap: float) -> None:
    array = dashes(length, dash, gap).removeprefix('stroke-dasharray="').removesuffix('"')
    assert float(array.split()[0]) == dash
    assert left_over(length, array) > 0


def outlines(drawing: ElementTree.Element) -> Iterator[tuple[float, str]]:
    """Yield the lengths of the dashed closed lines of a drawing, with their dashes."""
    for shape in drawing.iter():
        array = shape.get("stroke-dasharray")
        if array and shape.tag == f"{TAG}circle":
            yield 2 * math.pi * float(shape.attrib["r"]), array
        elif array and shape.tag == f"{TAG}ellipse":
            yield around_ellipse(float(shape.attrib["rx"]), float(shape.attrib["ry"])), array
        elif array and shape.get("rx"):
            wide, high, radius = (float(shape.attrib[name]) for name in ("width", "height", "rx"))
            yield around(wide, high, radius), array


def test_our_pictures_end_in_a_gap() -> None:
    seen = 0
    for path in sorted(PICTURES.rglob("*.svg")):
        for length, array in outlines(ElementTree.parse(path).getroot()):
            seen += 1
            assert left_over(length, array) > 0, path
    assert seen >= 6


def test_ellipses_drawn_in_code_end_in_a_gap(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = [cloth(*TABLE)]

    def keep(shape: str, box: tuple[float, float], size: tuple[float, float] | None = None) -> pygame.Surface:
        drawn.append(shape)
        return draw_svg(shape, box, size)

    monkeypatch.setattr(harbour, "draw_svg", keep)
    cache.clear()
    harbour.plate(120, 3, 0, GROWN_UP)
    harbour.sun(0, GROWN_UP)
    lines = [
        line for shape in drawn for line in outlines(ElementTree.fromstring(f'<svg xmlns="{TAG[1:-1]}">{shape}</svg>'))
    ]
    assert len(lines) == len(drawn) == 3
    assert all(left_over(length, array) > 0 for length, array in lines)
