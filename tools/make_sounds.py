"""Compute assets/sounds/ anew: `python -m tools.make_sounds [NAME...]`. The same bytes every time; nothing is recorded.

Everything sounds like things on a wooden stage. The interface is a felt piano in C major pentatonic, so that any two
notes fit; Rook adds a clarinet, brushes and, seldom, a caw.
"""

import array
import math
import sys
import wave
from collections.abc import Callable
from pathlib import Path
from random import Random

from tools.synth import (
    RATE,
    Sound,
    band,
    cloth,
    decay,
    empty,
    faded,
    highpass,
    hump,
    levelled,
    looped,
    lowpass,
    mix,
    modes,
    noise,
    paper,
    piano,
    pluck,
    reed,
    shaped,
    thud,
    wood,
)  # fmt: skip

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "sounds"

C4, D4, E4, G4, A4 = 261.63, 293.66, 329.63, 392.00, 440.00
C5, D5, E5, G5, A5, C6 = 523.25, 587.33, 659.26, 783.99, 880.00, 1046.50

Recipe = Callable[[Random], Sound]


def slide(rng: Random) -> Sound:
    """A card over cards."""
    return paper(0.16, rng, 2200, 3600)


def shuffle(rng: Random) -> Sound:
    """A riffle: edges of cards that snap down one after the other, ever faster."""
    parts, at = [], 0.0
    for i in range(22):
        parts.append((at, 0.5 + 0.5 * rng.random(), paper(0.03, rng, 2600, 2000, 0.1)))
        at += 0.024 - 0.0006 * i
    return mix(*parts)


def slap(rng: Random) -> Sound:
    """A card on wood."""
    return mix((0, 1.0, shaped(band(noise(0.1, rng), 1900, 0.8), decay(0.008))), (0.001, 0.55, wood(210, 0.02)))


def slap_cloth(rng: Random) -> Sound:
    """A card on a cloth."""
    return mix((0, 0.7, shaped(band(noise(0.1, rng), 1400, 0.7), decay(0.01))), (0, 0.8, thud(120, 0.02, 0.12, rng)))


def sweep(rng: Random) -> Sound:
    """A trick drawn over the table."""
    return mix((0, 1.0, paper(0.34, rng, 1300, 3000, 0.65)), (0.02, 0.25, cloth(0.3, rng, 500, 900, 0.6)))


def pat(rng: Random) -> Sound:
    """A packet of cards laid down."""
    return thud(105, 0.025, 0.18, rng)


def snap(rng: Random) -> Sound:
    """A card turned over."""
    click = shaped(highpass(noise(0.05, rng), 1800), decay(0.004, 0.0005))
    return mix((0, 0.35, paper(0.07, rng, 1800, 3800, 0.8)), (0.065, 1.0, click), (0.065, 0.35, wood(620, 0.008, 0.08)))


def refuse(rng: Random) -> Sound:
    """Two dry taps."""
    del rng
    return mix((0, 1.0, wood(330, 0.009, 0.1)), (0.11, 0.8, wood(294, 0.009, 0.1)))


def caw(rng: Random) -> Sound:
    """The Rook, once: a harsh call that sinks."""
    seconds, phase, raw = 0.42, 0.0, []
    for i in range(round(seconds * RATE)):
        t = i / RATE
        pitch = 560 + 130 * math.sin(math.pi * min(1.0, t / 0.2)) - 260 * t
        phase += (pitch + 40 * rng.uniform(-1, 1)) / RATE
        raw.append(2 * (phase % 1.0) - 1 + 0.5 * rng.uniform(-1, 1) * (phase % 1.0))
    throat = mix((0, 1.0, band(raw, 1250, 3.0)), (0, 0.7, band(raw, 2300, 4.0)), (0, 0.25, band(raw, 3500, 4.0)))
    return shaped(throat, lambda t: min(1.0, t / 0.03) * hump(seconds, 0.35)(t) ** 0.5)


def wings(rng: Random) -> Sound:
    """Four beats of wings that go away."""
    beats = [(0.115 * i, 0.8**i, cloth(0.13, rng, 700, 300, 0.3)) for i in range(4)]
    feathers = [(0.115 * i + 0.01, 0.25 * 0.8**i, paper(0.09, rng, 2600, 1700, 0.3)) for i in range(4)]
    return mix(*beats, *feathers)


def rustle(rng: Random) -> Sound:
    """Twigs of a nest."""
    crackles = []
    for _ in range(16):
        crackle = wood(900 + 1500 * rng.random(), 0.004, 0.05)
        crackles.append((0.3 * rng.random(), 0.15 + 0.3 * rng.random(), crackle))
    return mix((0, 0.6, paper(0.38, rng, 2800, 1600, 0.3)), *crackles)


def curtain(rng: Random) -> Sound:
    """Cloth that falls to the floor."""
    return mix((0, 1.0, cloth(0.42, rng, 1100, 350, 0.7)), (0.33, 0.5, thud(80, 0.03, 0.15, rng)))


def rope(rng: Random) -> Sound:
    """Rope over a pulley: the cloth goes up and the wheel clicks."""
    wheel = [(0.05 + 0.055 * i, 0.22, wood(520 + 14 * i, 0.006, 0.05)) for i in range(7)]
    return mix((0, 0.9, cloth(0.46, rng, 400, 1300, 0.5)), *wheel)


def knock(rng: Random) -> Sound:
    """A knuckle on a stage door."""
    return mix((0, 1.0, wood(165, 0.03, 0.25)), (0, 0.4, thud(90, 0.03, 0.2, rng)))


def clink(rng: Random) -> Sound:
    """A tag dropped on a brass hook."""
    brass = modes(0.4, [(1720, 0.05, 0.8), (2893, 0.07, 0.6), (4410, 0.04, 0.4), (1733, 0.05, 0.5)])
    return faded(
        mix((0, 0.5, brass), (0.0, 0.5, wood(480, 0.01, 0.1)), (0.09, 0.16, brass), (0, 0.2, snap(rng))), 0, 0.1
    )


def bell(rng: Random) -> Sound:
    """The one brass bell."""
    del rng
    ring = [(880, 0.22, 0.6), (1760 * 1.003, 0.16, 0.5), (2093, 0.12, 0.35), (2640, 0.08, 0.3), (3720, 0.05, 0.2)]
    return faded(modes(0.9, ring), 0.001, 0.2)


def brush(rng: Random) -> Sound:
    """A brush round the drum."""
    swirl = shaped(band(noise(0.4, rng), lambda t: 1800 + 900 * math.sin(9 * t), 0.7), hump(0.4, 0.6))
    return mix((0, 1.0, swirl), (0.34, 0.5, shaped(band(noise(0.12, rng), 900, 0.8), decay(0.02))))


def latch(rng: Random) -> Sound:
    """A small case that closes."""
    tick = modes(0.12, [(2350, 0.01, 0.5), (3300, 0.008, 0.4)])
    return mix(
        (0, 0.5, wood(410, 0.01, 0.1)), (0.05, 0.8, tick), (0.05, 0.7, wood(260, 0.014, 0.14)), (0, 0.1, slap(rng))
    )


def page(rng: Random) -> Sound:
    """A page that is turned."""
    return mix((0, 1.0, paper(0.26, rng, 1500, 3300, 0.6)), (0.2, 0.4, paper(0.1, rng, 3000, 1800, 0.2)))


def applause(rng: Random) -> Sound:
    """Applause of paper: many small claps."""
    claps = []
    for _ in range(90):
        at = rng.random()
        claps.append(
            (1.3 * at, (1 - at) * (0.3 + 0.5 * rng.random()), shaped(band(noise(0.03, rng), 1500, 0.9), decay(0.006)))
        )
    return mix(*claps)


def fanfare(rng: Random) -> Sound:
    """Somebody has won: a clarinet goes up the pentatonic, a second one below."""
    notes = ((C5, 0.0, 0.16), (E5, 0.15, 0.16), (G5, 0.3, 0.16), (A5, 0.45, 0.2), (G5, 0.66, 0.14), (C6, 0.8, 0.75))
    below = ((E4, 0.0, 0.3), (G4, 0.3, 0.32), (C5, 0.66, 0.14), (E5, 0.8, 0.75))
    upper = [(at, 1.0, reed(hertz, seconds, rng, 0.7)) for hertz, at, seconds in notes]
    lower = [(at, 0.5, reed(hertz, seconds, rng, 0.5)) for hertz, at, seconds in below]
    return mix(*upper, *lower)


def made(rng: Random) -> Sound:
    """A bid that was made: two clarinet notes up."""
    return mix((0, 0.9, reed(G4, 0.18, rng)), (0.15, 1.0, reed(C5, 0.32, rng)))


def short(rng: Random) -> Sound:
    """A bid that fell short: two clarinet notes down, softly."""
    return mix((0, 1.0, reed(E4, 0.2, rng, 0.3)), (0.18, 0.9, reed(C4, 0.32, rng, 0.2)))


def evening(rng: Random) -> Sound:
    """A field in the evening, to go round: wind, three crickets, far away a bird."""
    seconds, overlap = 11.0, 1.5
    wind = band(noise(seconds, rng), lambda t: 420 + 120 * math.sin(t * 0.9) + 70 * math.sin(t * 2.3), 0.5)
    parts = [(0.0, 0.09, lowpass(wind, 900))]
    for hertz, gap, level in ((3150, 0.62, 0.05), (3480, 0.81, 0.035), (2870, 1.13, 0.03)):
        chirp = empty(0.1)
        for i in range(len(chirp)):
            t = i / RATE
            chirp[i] = math.sin(2 * math.pi * hertz * t) * max(0.0, math.sin(2 * math.pi * 32 * t)) ** 2
        chirp, at = faded(chirp, 0.01, 0.03), gap * rng.random()
        while at < seconds - 0.2:
            parts.append((at, level * (0.7 + 0.3 * rng.random()), chirp))
            at += gap * (0.92 + 0.16 * rng.random())
    return looped(mix(*parts)[: round(seconds * RATE)], overlap)


def title(rng: Random) -> Sound:
    """The tune of the house, to go round: felt piano in a slow three, an oboe-like reed above, plucked bass."""
    beat = 0.5
    bass = (C4 / 2, A4 / 4, D4 / 2, G4 / 4, C4 / 2, E4 / 2, A4 / 4, G4 / 4)
    chords = ((E4, G4), (E4, A4), (D4, A4), (D4, G4), (E4, G4), (E4, G4), (C4, E4), (D4, G4))
    tune = (
        (G4, 2), (A4, 1), (C5, 3), (D5, 2), (C5, 1), (A4, 2), (G4, 1),
        (E4, 1), (G4, 1), (C5, 1), (E5, 3), (D5, 1), (C5, 1), (A4, 1), (G4, 3),
    )  # fmt: skip
    parts, at = [], 0.0
    for root, (third, fifth) in zip(bass, chords, strict=True):
        parts.append((at, 0.5, pluck(root, 1.2, rng)))
        for late in (1, 2):
            soft = mix((0, 0.32, piano(third, 0.45)), (0, 0.28, piano(fifth, 0.45)))
            parts.append((at + late * beat, 1.0, soft))
        at += 3 * beat
    at = 0.0
    for hertz, beats in tune:
        parts.append((at, 0.3, reed(hertz, beats * beat * 0.95, rng, 0.35)))
        at += beats * beat
    whole = round(8 * 3 * beat * RATE)
    song = mix(*parts, (0, 0.0, empty(8 * 3 * beat)))
    for i, value in enumerate(song[whole:]):  # what still rings at the end rings on over the beginning
        song[i] += value
    return song[:whole]


def notes(*rows: tuple[float, float, float]) -> Recipe:
    """Piano notes (hertz, at, loudness)."""
    return lambda rng: mix(*((at, level, piano(hertz)) for hertz, at, level in rows))


RECIPES: dict[str, tuple[float, Recipe]] = {
    # The interface
    "focus": (-30, lambda rng: wood(1250, 0.004, 0.05)),
    "turn": (-27, lambda rng: wood(880, 0.006, 0.07)),
    "type": (-26, lambda rng: wood(700, 0.006, 0.07)),
    "choose": (-20, notes((C5, 0, 1.0), (E5, 0.05, 0.7))),
    "back": (-21, notes((E4, 0, 0.8), (C4, 0.05, 1.0))),
    "start": (-19, notes((C5, 0, 0.8), (G5, 0.09, 0.8), (C6, 0.18, 1.0))),
    "join": (-20, clink),
    "refuse": (-22, refuse),
    "page": (-22, page),
    "latch": (-21, latch),
    # Cards
    "shuffle": (-23, shuffle),
    "slide": (-24, slide),
    "slap": (-18, slap),
    "slap_cloth": (-19, slap_cloth),
    "sweep": (-22, sweep),
    "pat": (-20, pat),
    "snap": (-20, snap),
    "rustle": (-21, rustle),
    # The stage
    "tap": (-24, lambda rng: wood(470, 0.014, 0.12)),
    "wood_block": (-20, lambda rng: wood(620, 0.022, 0.2)),
    "curtain": (-18, curtain),
    "knock": (-18, knock),
    "rope": (-20, rope),
    "brush": (-22, brush),
    "pluck": (-20, lambda rng: pluck(C5, 0.35, rng)),
    "bell": (-16, bell),
    "applause": (-24, applause),
    # Rook
    "caw": (-15, caw),
    "wings": (-19, wings),
    "made": (-19, made),
    "short": (-21, short),
    "fanfare": (-17, fanfare),
    # To go round
    "evening": (-34, evening),
    "title": (-25, title),
}
"""How loud (decibels, loudest tenth of a second) and how it is made."""


def make(name: str) -> bytes:
    """The samples of one sound: 16 bit, mono, little endian."""
    decibels, recipe = RECIPES[name]
    sound = levelled(recipe(Random(name)), decibels)
    samples = array.array("h", (round(32767 * value) for value in sound))
    if sys.byteorder == "big":
        samples.byteswap()
    return samples.tobytes()


def main(names: list[str]) -> None:
    """Write the sounds that are named, or all."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name in names or RECIPES:
        with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(make(name))
        print(f"{name}.wav")


if __name__ == "__main__":
    main(sys.argv[1:])
