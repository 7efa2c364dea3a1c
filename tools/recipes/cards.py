"""Cards on wood and cloth."""

from random import Random

import numpy as np

from tools.mastering import in_room, kept
from tools.recipes.tones import Recipes, SoundVariant
from tools.synth import RATE, Sound, cloth, mix, paper, thud, wood

_EDGE, _FLAT = 0.0022, 0.013
"""Half-lives in seconds of the two parts of a card's sound: its edge and its flat."""


def grain(seconds: float, lots: np.random.Generator) -> np.ndarray:
    """Noise that both ears share in part."""
    count = round(seconds * RATE)
    return lots.standard_normal((count, 2)) * 0.7 + lots.standard_normal((count, 1)) * 0.7


def dying(sound: np.ndarray, half: float, rise: float) -> np.ndarray:
    """`sound` with a decay: half as loud every `half` seconds."""
    t = np.arange(len(sound)) / RATE
    return sound * (np.minimum(1.0, t / rise) * 0.5 ** (t / half))[:, None]


def ringing(seconds: float, partials: list[tuple[float, float, float]], lots: np.random.Generator) -> np.ndarray:
    """A struck thing: partials (hertz, half-life, level), each with its own phase in either ear."""
    t = np.arange(round(seconds * RATE)) / RATE
    out = np.zeros((len(t), 2))
    for hertz, half, loud in partials:
        for ear in (0, 1):
            out[:, ear] += loud * np.sin(2 * np.pi * hertz * t + 0.5 * ear * lots.random()) * 0.5 ** (t / half)
    return out * np.minimum(1.0, t / 0.0008)[:, None]


def together(length: float, *parts: tuple[float, float, np.ndarray]) -> np.ndarray:
    """Add parts (at second, loudness, sound)."""
    out = np.zeros((round(length * RATE), 2))
    for at, loud, part in parts:
        start = round(at * RATE)
        end = min(len(out), start + len(part))
        out[start:end] += loud * part[: end - start]
    return out


def landing(rng: SoundVariant, soft: bool) -> np.ndarray:
    """A card that lands: air under the card, its edge, its flat, the table, a few thousandths of a second apart. The
    hardness of the edge, the place of the hand and the board are drawn for each variant."""
    lots = np.random.default_rng(rng.getrandbits(64))
    air = kept(grain(0.04, lots), 900, 4500) * np.hanning(round(0.04 * RATE))[:, None]
    edge = dying(kept(grain(0.02, lots), 1400 if soft else 2200, 4500 if soft else 9000), _EDGE, 0.0004)
    flat = dying(kept(grain(0.12, lots), 500, 2000 if soft else 3600), _FLAT * lots.uniform(0.85, 1.15), 0.0008)
    board = 200 + 70 * rng.apart if soft else lots.uniform(170, 235)
    body = ringing(0.2, [(board, 0.02, 1.0), (board * 1.73, 0.015, 0.5), (board * 2.9, 0.01, 0.3)], lots)
    gap = lots.uniform(0.003, 0.007)
    dry = together(
        0.26,
        (0.0, 0.08, air),
        (0.003, (0.4 if soft else 0.9) * lots.uniform(0.75, 1.3), edge),
        (0.003 + gap, lots.uniform(0.9, 1.1), flat),
        (0.004 + gap, (0.34 if soft else 0.2) * lots.uniform(0.9, 1.1), body),
    )
    return in_room(dry, rng, 0.07 if soft else 0.16)


def snap(rng: Random) -> np.ndarray:
    """A card turned over: it bends and springs back, and its edge hits."""
    lots = np.random.default_rng(rng.getrandbits(64))
    bend = kept(grain(0.01, lots), 1200, 3800) * np.linspace(0, 1, round(0.01 * RATE))[:, None] ** 2
    click = dying(kept(grain(0.05, lots), 1500, 5200), 0.0055 * lots.uniform(0.85, 1.2), 0.0006)
    card = ringing(
        0.09, [(620 * lots.uniform(0.9, 1.12), 0.009, 1.0), (1480 * lots.uniform(0.9, 1.1), 0.005, 0.5)], lots
    )
    return in_room(together(0.16, (0.0, 0.1, bend), (0.007, 1.0, click), (0.007, 0.35, card)), rng, 0.14)


def slide(rng: Random) -> Sound:
    """A card over cards."""
    return paper(0.16, rng, 1900 + 300 * rng.random(), 2900 + 500 * rng.random(), 0.3 + 0.2 * rng.random())


def shuffle(rng: Random) -> Sound:
    """A riffle: edges of cards that snap down one after the other, faster and faster."""
    parts, at = [], 0.0
    for i in range(22):
        parts.append((at, 0.5 + 0.5 * rng.random(), paper(0.03, rng, 2300, 1700, 0.1)))
        parts.append((at, 0.1, wood(700 + 200 * rng.random(), 0.004, 0.03)))
        at += 0.024 - 0.0006 * i
    return mix(*parts)


def sweep(rng: Random) -> Sound:
    """A trick drawn over the table."""
    return mix((0, 1.0, paper(0.34, rng, 1200, 2600, 0.65)), (0.02, 0.35, cloth(0.3, rng, 500, 900, 0.6)))


def contact(rng: SoundVariant, hertz: float, body: float, half: float = 0.02) -> Sound:
    """Something heavy set down, for small loudspeakers: a body from 180 hertz on, after a dry contact of 1 to 2
    kilohertz."""
    place = 0.9 + 0.2 * rng.apart
    knock = wood(hertz * place, 0.006, 0.06)
    return mix(
        (0, 0.9, knock),
        (0.002, 1.0, thud(body * place, half, 0.18, rng)),
        (0.001, 0.5, wood(body * 2.1 * place, 0.012, 0.12)),
    )


def pat(rng: SoundVariant) -> Sound:
    """A packet of cards laid down."""
    return mix((0, 1.0, contact(rng, 1150, 210)), (0, 0.5, paper(0.08, rng, 1800, 1400, 0.15)))


def rustle(rng: Random) -> Sound:
    """Twigs of a nest."""
    crackles = []
    for _ in range(16):
        crackle = wood(900 + 1500 * rng.random(), 0.004, 0.05)
        crackles.append((0.3 * rng.random(), 0.15 + 0.3 * rng.random(), crackle))
    return mix((0, 0.6, paper(0.38, rng, 2400, 1500, 0.3)), *crackles)


RECIPES: Recipes = {
    "shuffle": shuffle,
    "slide": slide,
    "slap": lambda rng: landing(rng, soft=False),
    "slap_cloth": lambda rng: landing(rng, soft=True),
    "sweep": sweep,
    "pat": pat,
    "snap": snap,
    "rustle": rustle,
}
