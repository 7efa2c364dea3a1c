"""Dashed outlines: if one ends within a dash on a curve, the loader of pictures draws lines that are not in the
file."""

import math
import re
from xml.etree import ElementTree

import pytest

from game.draw.svg import PICTURES, around, dashes

TAG = "{http://www.w3.org/2000/svg}"


def left_over(length: float, array: str) -> float:
    """How far into its gap a line of that length ends; below 0 within a dash."""
    dash, gap = map(float, re.split("[ ,]+", array))
    return length % (dash + gap) - dash


def test_the_length_of_an_outline() -> None:
    assert around(10, 20, 0) == 60
    assert around(10, 10, 5) == pytest.approx(10 * math.pi)


@pytest.mark.parametrize("length", [40, 97.3, 226.2, 500, 733, 1200])
@pytest.mark.parametrize(("dash", "gap"), [(22, 16), (6, 5), (20, 12)])
def test_dashes_end_in_a_gap(length: float, dash: float, gap: float) -> None:
    array = dashes(length, dash, gap).removeprefix('stroke-dasharray="').removesuffix('"')
    assert float(array.split()[0]) == dash
    assert left_over(length, array) > 0


def test_our_pictures_end_in_a_gap() -> None:
    seen = 0
    for path in sorted(PICTURES.rglob("*.svg")):
        for shape in ElementTree.parse(path).iter():
            array = shape.get("stroke-dasharray")
            if array and shape.tag == f"{TAG}circle":
                seen += 1
                assert left_over(2 * math.pi * float(shape.attrib["r"]), array) > 0, path
            elif array and shape.tag == f"{TAG}ellipse":
                a, b = float(shape.attrib["rx"]), float(shape.attrib["ry"])
                length = math.pi * (3 * (a + b) - math.sqrt((3 * a + b) * (a + 3 * b)))  # Ramanujan's, nearly exact
                seen += 1
                assert left_over(length, array) > 0, path
            elif array and shape.get("rx"):
                wide, high, radius = (float(shape.attrib[name]) for name in ("width", "height", "rx"))
                seen += 1
                assert left_over(around(wide, high, radius), array) > 0, path
    assert seen >= 6
