"""The pupils of the twenty-six letters: a first name for each, from many countries, and a picture made of parts. The
parts are the hair behind, clothes, face, the hair in front, and a thing in a hand."""

import functools
from dataclasses import dataclass

from game.draw.color import darker, lighter, mix
from game.draw.svg import Recolor, body

HAIR_COLORS = {
    "black": "#1E1C2B",
    "dark": "#33211A",
    "brown": "#5F3822",
    "chestnut": "#93582C",
    "red": "#C2552A",
    "blond": "#DDAE4C",
    "straw": "#EBDBAE",
}
SKINS = ("#F6D3B3", "#E8B48E", "#C98B5E", "#9A6240", "#6E4329")
"""From light to dark."""
CLOTHES_COLORS = {
    "red": "#D1553A",
    "blue": "#2E7FB8",
    "green": "#3E8F5A",
    "violet": "#8A4FA8",
    "yellow": "#E0A020",
    "pink": "#C4486F",
    "teal": "#2A8C8C",
}


@dataclass(frozen=True, slots=True)
class Pupil:
    """A name and the parts of a picture; `cloth` is the colour of a hat or hair band."""

    name: str
    hair: str
    hair_color: str
    skin: int
    clothes: str
    clothes_color: str
    mouth: str = "smile"
    extra: str = ""
    thing: str = ""
    cloth: str = "red"


_ROLL = (
    Pupil("Amara", "afro", "dark", 4, "tee", "yellow", "laugh", "bow", "flower"),
    Pupil("Bilal", "parted", "black", 2, "collar", "blue", "side", "glasses"),
    Pupil("Camila", "long", "brown", 1, "dungarees", "red", "smile", "", "ice"),
    Pupil("Dev", "curls", "black", 3, "stripes", "violet", "laugh", "", "kite"),
    Pupil("Elif", "plait", "brown", 1, "tee", "teal", "smile", "", "pinwheel", "yellow"),
    Pupil("Finn", "spikes", "red", 0, "hood", "green", "gap", "freckles", "frog"),
    Pupil("Goran", "hat", "chestnut", 0, "collar", "yellow", "side", "plaster", "", "blue"),
    Pupil("Hana", "bob", "black", 0, "stripes", "pink", "smile", "", "plane"),
    Pupil("Ivo", "fringe", "brown", 1, "tee", "green", "gap", "glasses", "book"),
    Pupil("Jonas", "parted", "blond", 0, "stripes", "red", "laugh", "plaster", "ball"),
    Pupil("Kwame", "curls", "dark", 4, "hood", "teal", "smile", "headphones"),
    Pupil("Lin", "bunches", "black", 1, "dungarees", "blue", "gap", "", "apple", "pink"),
    Pupil("Mika", "bob", "straw", 0, "hood", "violet", "side", "", "boat"),
    Pupil("Noor", "scarf", "dark", 2, "collar", "pink", "smile", "glasses", "pencil", "teal"),
    Pupil("Oksana", "plait", "blond", 0, "dungarees", "pink", "laugh", "bow"),
    Pupil("Paolo", "curls", "chestnut", 1, "collar", "red", "side", "freckles", "ice"),
    Pupil("Quyen", "bun", "black", 1, "hood", "yellow", "smile", "headphones", "", "violet"),
    Pupil("Rafi", "spikes", "dark", 2, "tee", "blue", "laugh", "", "apple"),
    Pupil("Saga", "bunches", "red", 0, "stripes", "green", "smile", "freckles", "pinwheel", "blue"),
    Pupil("Tama", "fringe", "black", 3, "hood", "red", "gap", "plaster"),
    Pupil("Uma", "long", "dark", 3, "collar", "violet", "side", "bow", "book"),
    Pupil("Viggo", "hat", "straw", 0, "stripes", "teal", "laugh", "glasses", "frog", "red"),
    Pupil("Wanja", "bun", "dark", 4, "dungarees", "green", "gap", "", "kite", "yellow"),
    Pupil("Xavi", "parted", "chestnut", 2, "hood", "blue", "smile", "headphones", "ball"),
    Pupil("Yara", "afro", "brown", 3, "stripes", "yellow", "smile", "freckles", "boat"),
    Pupil("Zola", "scarf", "dark", 4, "tee", "red", "laugh", "", "plane", "yellow"),
)

PUPILS = {pupil.name[0]: pupil for pupil in _ROLL}
"""By letter."""


def name(letter: str) -> str:
    """Return the first name of a letter's pupil. Raises KeyError for anything but a letter A to Z."""
    return PUPILS[letter].name


BOX = 292
"""Units of the square around a bust of width 200 and the thing on its left."""
LEFT, TOP = -76, -14  # corner of the square, in units of the bust
MIDDLE = (100, 110)  # of head and shoulders, in units of the bust
_SKIN, _SKIN_SHADE = "#E8B48E", "#CF9A78"
_HAIR, _HAIR_SHADE, _HAIR_LIGHT = "#8F5A2B", "#6B4320", "#AE7C4A"
_TOP, _TOP_SHADE, _TOP_LIGHT = "#3E8F5A", "#2F6D44", "#67A97E"
_CLOTH, _CLOTH_SHADE = "#E8503A", "#B8341F"
_BROW, _LIP = "#5A3320", "#7A2A20"
_DARK_SKIN = 3
_HAND = (4, 196)
_THING = 1.04  # size of a thing of 100 units
_GRIP = (50, 92)


@functools.cache
def portrait(letter: str) -> str:
    """Return a pupil with its thing: SVG elements in a square of `BOX` units."""
    return f'<g transform="translate({-LEFT} {-TOP})">{_bust(PUPILS[letter])}{_held(PUPILS[letter])}</g>'


def _bust(who: Pupil) -> str:
    hair, top, skin = _hair_colors(who), _top_colors(who), _skin_colors(who)
    behind = "" if who.hair in _FLAT else body(f"hooky/hair-{who.hair}-behind", hair)
    return (
        behind
        + body(f"hooky/clothes-{who.clothes}", top)
        + body("hooky/neck", skin)
        + body("hooky/head", (*skin, (_BROW, hair[1][1])))
        + body(f"hooky/mouth-{who.mouth}", skin)
        + _worn(who, hair)
    )


_FLAT = ("parted", "fringe", "curls", "spikes")
"""Hair without a part behind the head."""
_UNDER = ("freckles", "plaster", "glasses")
"""Extras under the hair."""


def _worn(who: Pupil, hair: Recolor) -> str:
    front = body(f"hooky/hair-{who.hair}", hair)
    extra = body(f"hooky/extra-{who.extra}") if who.extra else ""
    return extra + front if who.extra in _UNDER else front + extra


def _held(who: Pupil) -> str:
    """SVG of an arm from the shoulder, the thing, and a hand in front of it."""
    if not who.thing:
        return ""
    x, y = _HAND
    top, skin = CLOTHES_COLORS[who.clothes_color], SKINS[who.skin]
    thing = f"translate({x - _GRIP[0] * _THING:.1f} {y - _GRIP[1] * _THING:.1f}) scale({_THING})"
    sleeve = top if who.clothes != "dungarees" else "#FBF1E0"
    return (
        f'<path d="M44 204Q20 256 {x + 2} {y + 24}" stroke="{darker(sleeve, 0.14)}" stroke-width="30" fill="none" '
        'stroke-linecap="round"/>'
        f'<path d="M{x + 3} {y + 22}L{x} {y + 6}" stroke="{skin}" stroke-width="20" stroke-linecap="round"/>'
        f'<g transform="{thing}">{body(f"hooky/thing-{who.thing}")}</g>'
        f'<circle cx="{x}" cy="{y + 2}" r="15" fill="{skin}"/>'
    )


def _hair_colors(who: Pupil) -> Recolor:
    color, cloth = HAIR_COLORS[who.hair_color], CLOTHES_COLORS[who.cloth]
    return (
        (_HAIR, color),
        (_HAIR_SHADE, darker(color, 0.26)),
        (_HAIR_LIGHT, lighter(color, 0.17)),
        (_CLOTH, cloth),
        (_CLOTH_SHADE, darker(cloth, 0.24)),
    )


def _top_colors(who: Pupil) -> Recolor:
    color = CLOTHES_COLORS[who.clothes_color]
    return (_TOP, color), (_TOP_SHADE, darker(color, 0.22)), (_TOP_LIGHT, lighter(color, 0.26))


def _skin_colors(who: Pupil) -> Recolor:
    color = SKINS[who.skin]
    lip = _LIP if who.skin < _DARK_SKIN else darker(_LIP, 0.55)
    return (_SKIN, color), (_SKIN_SHADE, mix(color, "#6A2E18", 0.28)), (_LIP, lip)
