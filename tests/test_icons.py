"""The icon: one picture, in every form with the sizes that its system asks for."""

import struct
from io import BytesIO

import pygame
import pytest

from game.window import DESKTOP_FILE
from tools.make_icons import MAC, SIZES, SOURCE, WINDOWS, make

INK, LIGHT, GOLD = (0x1B, 0x17, 0x30), (0xFF, 0xF3, 0xD6), (0xFF, 0xC8, 0x3D)


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("icons")
    make(made)
    return made


def size_of(png: bytes) -> tuple[int, int]:
    return pygame.image.load(BytesIO(png), "icon.png").get_size()


def test_there_is_a_picture_of_every_size(folder):
    for size in SIZES:
        assert size_of((folder / f"{DESKTOP_FILE}-{size}.png").read_bytes()) == (size, size)
    assert (folder / f"{DESKTOP_FILE}.svg").read_bytes() == SOURCE.read_bytes()


def test_a_file_for_windows_holds_its_sizes(folder):
    data = (folder / f"{DESKTOP_FILE}.ico").read_bytes()
    assert struct.unpack_from("<HHH", data) == (0, 1, len(WINDOWS))
    found = []
    for i in range(len(WINDOWS)):
        wide, high, *_, length, place = struct.unpack_from("<BBBBHHII", data, 6 + 16 * i)
        found.append(size_of(data[place : place + length]))
        assert found[-1] == (wide or 256, high or 256)
    assert [size for size, _ in found] == list(WINDOWS)
    assert place + length == len(data)


def test_a_file_for_macs_holds_its_sizes(folder):
    data = (folder / f"{DESKTOP_FILE}.icns").read_bytes()
    assert struct.unpack_from(">4sI", data) == (b"icns", len(data))
    place, found = 8, {}
    while place < len(data):
        name, length = struct.unpack_from(">4sI", data, place)
        found[name.decode()] = size_of(data[place + 8 : place + length])[0]
        place += length
    assert found == MAC


def test_eyes_and_hook_can_be_told_apart_at_the_smallest_size(folder):
    """At 16 px both eyes and the hook are still there, each in a pixel or more of nearly its own colour."""
    picture = pygame.image.load(folder / f"{DESKTOP_FILE}-16.png")

    def places(colour):
        return {
            (x, y)
            for x in range(16)
            for y in range(16)
            if all(abs(a - b) <= 40 for a, b in zip(picture.get_at((x, y))[:3], colour, strict=True))
        }

    eyes, hook = places(LIGHT), places(GOLD)
    assert hook
    left, right = min(x for x, _ in hook), max(x for x, _ in hook)
    assert any(x < left for x, _ in eyes) and any(x > right for x, _ in eyes)
    assert any(x > 9 and y > 9 for x, y in hook), "it bends to the right at its foot"
