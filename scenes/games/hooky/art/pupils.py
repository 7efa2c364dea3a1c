"""Who the twenty-six letters are: a first name for each, from many countries, and the parts of its picture."""

from dataclasses import dataclass

HAIRS = (
    "parted", "fringe", "bob", "bunches", "curls", "afro", "bun", "long", "hat", "scarf", "spikes", "plait",
)  # fmt: skip
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
CLOTHES = ("tee", "stripes", "hood", "dungarees", "collar")
CLOTHES_COLORS = {
    "red": "#D1553A",
    "blue": "#2E7FB8",
    "green": "#3E8F5A",
    "violet": "#8A4FA8",
    "yellow": "#E0A020",
    "pink": "#C4486F",
    "teal": "#2A8C8C",
}
EXTRAS = ("", "bow", "glasses", "freckles", "plaster", "headphones")
MOUTHS = ("smile", "laugh", "gap", "side")
THINGS = (
    "", "plane", "kite", "apple", "book", "ball", "frog", "ice", "pinwheel", "boat", "flower", "pencil",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Pupil:
    """A name and the parts of a picture; `cloth` is the colour of what is worn on the head or ties the hair."""

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
    """The first name of a letter's pupil. Raises KeyError for what is no letter A to Z."""
    return PUPILS[letter].name
