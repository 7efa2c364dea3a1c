"""The files of sounds as they are heard: as loud as their class, without clicks, and loops without a seam."""

from collections.abc import Iterator
from itertools import combinations

import numpy as np
import pygame
import pytest

from game.sound.catalogue import AMBIENCE, EVENTS, FOLDER, LOUDNESS, MUSIC, PIECES, RARE, VARIANTS, files
from game.sound.mixer import FREQUENCY
from tests.game.loudness import blocks, high_pass, of_effect, of_programme, true_peak

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
ALIKE = 0.6
"""The highest similarity of two variants of a sound; 1 is the same sound."""
SEAM = 3
"""How many times larger the step from the end of a loop to its beginning may be than a usual step."""
HARSH = (2000, 5000)
"""Hertz in which cards and speech are heard, and which sound sharp if loud."""
HARSH_BED, HARSH_PHRASE, HARSH_THING = 0.2, 1 / 3, 0.5
"""The highest share of a sound's energy there: of loops, of rare loud sounds, and of all others."""
PAPER = ("page", "rustle", "shuffle", "slide", "sweep", "flutter", "hand_on")
"""Sounds that may be sharp, because they are in reality."""
PART = 1 << 16
"""Samples whose pitches are computed together."""
NEARLY = 1.005
"""The exactness of peaks between samples."""
REPOSITORY = 14_000_000
"""Bytes of all sounds at most."""


@pytest.fixture(autouse=True)
def _dummy_device(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    yield
    pygame.mixer.quit()


def sound_of(file: str) -> np.ndarray:
    """The samples that the mixer makes of a file, from -1 to 1, for the left and for the right ear."""
    pygame.mixer.init(FREQUENCY, -16, 2, allowedchanges=0)
    samples = np.frombuffer(pygame.mixer.Sound(FOLDER / f"{file}.ogg").get_raw(), np.int16)
    return samples.reshape(-1, 2) / np.float32(32768)


def decibels(of: float) -> float:
    """As a factor of the wave."""
    return float(10 ** (of / 20))


def harsh(sound: np.ndarray) -> float:
    """The share of the energy in the sharp range."""
    parts = np.pad(sound.mean(axis=1), (0, -len(sound) % PART)).reshape(-1, PART)
    energy = (np.abs(np.fft.rfft(parts)) ** 2).sum(axis=0)
    hertz = np.fft.rfftfreq(PART, 1 / FREQUENCY)
    return float(energy[(hertz >= HARSH[0]) & (hertz < HARSH[1])].sum() / energy.sum())


def most_harsh(name: str) -> float:
    """The highest allowed share; a fanfare has the lowest."""
    if name in PAPER or any(name in events for events in EVENTS.values()):
        return 1.0
    return HARSH_PHRASE if LOUDNESS[name] == RARE else HARSH_THING


@pytest.mark.parametrize("name", sorted(LOUDNESS))
def test_every_effect_is_as_loud_as_its_class(name: str) -> None:
    loud = {}
    for file in files(name):
        sound = sound_of(file)
        loud[file] = of_effect(sound, FREQUENCY)
        assert true_peak(sound) <= decibels(-3) * NEARLY, "a peak of more than -3 dB, between two samples or at one"
        assert len(sound) / FREQUENCY <= (LONGEST_RARE if LOUDNESS[name] == RARE else LONGEST)
        assert np.abs(sound[-20:]).max() < 0.018, "it ends with a click"
        assert abs(sound[:, 0].mean()) < 0.006, "it is off centre"
        assert harsh(sound) < most_harsh(name), "only paper, and what is far away, may be sharp"
    assert all(value == pytest.approx(LOUDNESS[name], abs=1.0) for value in loud.values()), loud
    assert max(loud.values()) - min(loud.values()) <= 1.0


@pytest.mark.parametrize("name", HITS)
def test_an_impact_begins_at_once(name: str) -> None:
    for file in files(name):
        half = FREQUENCY // 2000  # ms
        heights = np.abs(sound_of(file)).max(axis=1)
        heights = np.pad(heights, (0, -len(heights) % half)).reshape(-1, half).max(axis=1)
        late, full = (int(np.argmax(heights > share * heights.max())) for share in (0.05, 0.9))
        assert late / 2 <= 5 and (full - late) / 2 <= 10, file


@pytest.mark.parametrize("name", THUDS)
def test_a_television_can_play_the_heavy_sounds(name: str) -> None:
    small = (high_pass(FREQUENCY, SMALL_SPEAKER, 0.5412), high_pass(FREQUENCY, SMALL_SPEAKER, 1.3066))
    for file in files(name):
        sound = sound_of(file)
        assert of_effect(sound, FREQUENCY) - of_effect(sound, FREQUENCY, small) < 3, file


@pytest.mark.parametrize("name", sorted(VARIANTS))
def test_variants_are_different(name: str) -> None:
    """Even if one is shifted against the other."""
    heard = [sound_of(file).mean(axis=1) for file in files(name)]
    for one, other in combinations(heard, 2):
        size = 1 << (len(one) + len(other)).bit_length()
        shifted = np.fft.irfft(np.fft.rfft(one, size) * np.conj(np.fft.rfft(other, size)), size)
        assert np.abs(shifted).max() < ALIKE * np.linalg.norm(one) * np.linalg.norm(other)


@pytest.mark.parametrize("name", [*sorted(EVENTS), *sorted(PIECES)])
def test_loops_are_as_loud_as_they_should_be_and_have_no_seam(name: str) -> None:
    sound = sound_of(name)
    assert of_programme(blocks(sound, FREQUENCY)) == pytest.approx(MUSIC if name in PIECES else AMBIENCE, abs=1.0)
    assert true_peak(sound) < decibels(-1)
    assert (np.abs(sound[0] - sound[-1]) < SEAM * np.abs(np.diff(sound, axis=0)).mean(axis=0)).all()
    assert harsh(sound) < HARSH_BED
    left, right = sound.T
    assert 0.1 <= np.linalg.norm(left - right) / np.linalg.norm(left + right) <= 0.6


@pytest.mark.parametrize("name", sorted(name for name, piece in PIECES.items() if piece.layered))
def test_a_layer_loops_in_step_with_its_piece(name: str) -> None:
    piece, layer = len(sound_of(name)), len(sound_of(f"{name}_end"))
    assert piece % layer == 0, "whole rounds of the layer"
    assert piece / FREQUENCY == pytest.approx(round(piece / FREQUENCY / PIECES[name].line) * PIECES[name].line)
    assert 60 <= piece / FREQUENCY <= 90


def test_all_sounds_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < REPOSITORY
