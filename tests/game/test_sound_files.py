"""The files of sounds as they are heard: as loud as their class, without clicks, and what goes round without a seam."""

import math
from collections.abc import Iterator, Sequence
from itertools import pairwise

import pygame
import pytest

from game.sound.catalogue import AMBIENCE, EVENTS, FOLDER, LOUDNESS, MUSIC, PIECES, RARE, VARIANTS, files
from game.sound.player import FREQUENCY
from tests.game.loudness import high_pass, of_effect, of_programme

SLOW = FREQUENCY // 4
"""Enough for the loudness of music, and a quarter of the work."""
LONGEST, LONGEST_RARE = 3.2, 4.5
"""Seconds of an effect."""
HITS = (
    "slap",
    "slap_cloth",
    "snap",
    "pat",
    "knock",
    "parcel",
    "tap",
    "wood_block",
    "chalk",
    "turn",
    "focus",
    "punch",
)
THUDS = ("pat", "knock", "parcel", "suitcase", "stamp", "slap_cloth", "curtain", "slap")
SMALL_SPEAKER = 200
"""Hertz below which a television plays nothing."""
REPOSITORY = 14_000_000
"""Bytes of all sounds at most."""


@pytest.fixture(autouse=True)
def _dummy_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


def ears(file: str) -> tuple[Sequence[int], Sequence[int]]:
    """The samples that the mixer makes of a file, for the left and for the right."""
    pygame.mixer.init(FREQUENCY, -16, 2, allowedchanges=0)
    samples = memoryview(pygame.mixer.Sound(FOLDER / f"{file}.ogg").get_raw()).cast("h")
    return samples[::2].tolist(), samples[1::2].tolist()


def slowly(ear: Sequence[int]) -> list[int]:
    """The same at `SLOW` samples a second."""
    return [sum(four) // 4 for four in zip(ear[::4], ear[1::4], ear[2::4], ear[3::4], strict=False)]


@pytest.mark.parametrize("name", sorted(LOUDNESS))
def test_every_effect_is_as_loud_as_its_class(name: str) -> None:
    loud = {}
    for file in files(name):
        left, right = ears(file)
        loud[file] = of_effect((left, right), FREQUENCY)
        highest = max(map(abs, (*left, *right)))
        assert highest <= 32768 * 10 ** (-3 / 20), "a peak of more than -3 dB"
        assert len(left) / FREQUENCY <= (LONGEST_RARE if LOUDNESS[name] == RARE else LONGEST)
        assert max(map(abs, (*left[-20:], *right[-20:]))) < 600, "it ends with a click"
        assert abs(sum(left) / len(left)) < 200, "it is off centre"
    assert all(value == pytest.approx(LOUDNESS[name], abs=1.0) for value in loud.values()), loud
    assert max(loud.values()) - min(loud.values()) <= 1.0


@pytest.mark.parametrize("name", HITS)
def test_what_hits_begins_at_once(name: str) -> None:
    for file in files(name):
        left, right = ears(file)
        size = FREQUENCY // 2000
        heights = [max(map(abs, (*left[i : i + size], *right[i : i + size]))) for i in range(0, len(left), size)]
        late = next(i for i, height in enumerate(heights) if height > 0.05 * max(heights))
        full = next(i for i, height in enumerate(heights) if height > 0.9 * max(heights))
        assert late / 2 <= 5 and (full - late) / 2 <= 15, file


@pytest.mark.parametrize("name", THUDS)
def test_a_television_can_play_what_is_heavy(name: str) -> None:
    small = (high_pass(FREQUENCY, SMALL_SPEAKER, 0.5412), high_pass(FREQUENCY, SMALL_SPEAKER, 1.3066))
    for file in files(name):
        both = ears(file)
        assert of_effect(both, FREQUENCY) - of_effect(both, FREQUENCY, small) < 3, file


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_variants_are_not_the_same_again(name: str) -> None:
    heard = []
    for file in files(name):
        mono = [a + b for a, b in zip(*map(slowly, ears(file)), strict=True)]
        scale = math.sqrt(sum(value * value for value in mono))
        heard.append([value / scale for value in mono])
    for one, other in pairwise(heard):
        length = min(len(one), len(other)) - SLOW // 100
        likeness = max(
            abs(sum(a * b for a, b in zip(one[: length + shift][shift:], other, strict=False)))
            for shift in range(SLOW // 100)
        )
        assert likeness < 0.9


@pytest.mark.parametrize("name", [*sorted(EVENTS), *sorted(PIECES)])
def test_what_goes_round_is_as_loud_as_it_should_be_and_has_no_seam(name: str) -> None:
    wanted = MUSIC if name in PIECES else AMBIENCE
    both = tuple(map(slowly, ears(name)))
    assert of_programme(both, SLOW) == pytest.approx(wanted, abs=1.0)
    assert max(map(abs, both[0])) < 32768 * 10 ** (-1 / 20)
    steps = [abs(b - a) for a, b in pairwise(both[0][: 5 * SLOW])]
    assert abs(both[0][0] - both[0][-1]) <= 5 * sum(steps) / len(steps) + 1
    side = math.dist(*both) / math.hypot(*(a + b for a, b in zip(*both, strict=True)))
    assert 0.1 <= side <= 0.6


@pytest.mark.parametrize("name", sorted(name for name, piece in PIECES.items() if piece.layered))
def test_a_layer_goes_round_in_step_with_its_piece(name: str) -> None:
    piece, layer = len(ears(name)[0]), len(ears(f"{name}_end")[0])
    assert piece % layer == 0, "whole rounds of the layer"
    assert piece / FREQUENCY == pytest.approx(round(piece / FREQUENCY / PIECES[name].line) * PIECES[name].line)
    assert 60 <= piece / FREQUENCY <= 90


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < REPOSITORY
