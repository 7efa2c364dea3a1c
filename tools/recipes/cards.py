"""Cards and what they do on wood and cloth."""

from random import Random

from tools.recipes.tones import Recipes
from tools.synth import Sound, band, cloth, decay, highpass, mix, noise, paper, shaped, thud, wood


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


def rustle(rng: Random) -> Sound:
    """Twigs of a nest."""
    crackles = []
    for _ in range(16):
        crackle = wood(900 + 1500 * rng.random(), 0.004, 0.05)
        crackles.append((0.3 * rng.random(), 0.15 + 0.3 * rng.random(), crackle))
    return mix((0, 0.6, paper(0.38, rng, 2800, 1600, 0.3)), *crackles)


RECIPES: Recipes = {
    "shuffle": shuffle,
    "slide": slide,
    "slap": slap,
    "slap_cloth": slap_cloth,
    "sweep": sweep,
    "pat": pat,
    "snap": snap,
    "rustle": rustle,
}
