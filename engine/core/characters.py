"""Characters: computer players that people recognise after some evenings. Each has a name, a face and a manner, and
plays as well as anybody of its level: a manner decides between steps that are about as good as each other.

What a character is stands here and nowhere else. What a manner comes to on a table is each game's own, and no game asks
who somebody is.
"""

from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Manner:
    """What somebody likes to do, or what a step is like: each from -1 to 1, and 0 for whoever is nobody in particular.

    `dares`: bids, shows strength and goes ahead; below 0 it is careful, and thinks twice. `hoards`: keeps what is
    strong, and goes on with what it has begun. `gambles`: likes what may go either way. `echoes`: takes up what was
    last said or played. `hurries`: gets rid of much at once, goes for what is nearest, and answers sooner.
    """

    dares: float = 0.0
    hoards: float = 0.0
    gambles: float = 0.0
    echoes: float = 0.0
    hurries: float = 0.0

    def likes(self, step: "Manner") -> float:
        """How much somebody of this manner likes a step that is like that; below 0 it is disliked.

        >>> from engine.core.characters import CHARACTERS, Manner
        >>> CHARACTERS["careful"].manner.likes(Manner(dares=0.5, echoes=1.0))
        -0.5
        """
        return (
            self.dares * step.dares
            + self.hoards * step.hoards
            + self.gambles * step.gambles
            + self.echoes * step.echoes
            + self.hurries * step.hurries
        )


PLAIN = Manner()
"""The manner of whoever is nobody in particular."""


@dataclass(frozen=True, slots=True)
class Character:
    """`name` is what programs call it, `called` what people do, in every language; `animal` is its face."""

    name: str
    called: str
    animal: str
    manner: Manner


CHARACTERS = {
    one.name: one
    for one in (
        Character("bold", "Bravo", "lion", Manner(dares=1.0)),
        Character("careful", "Piano", "hedgehog", Manner(dares=-1.0)),
        Character("hoarder", "Tutti", "mouse", Manner(hoards=1.0)),
        Character("gambler", "Fortuna", "cat", Manner(gambles=1.0, dares=0.2)),
        Character("joker", "Scherzo", "frog", Manner(echoes=1.0)),
        Character("quick", "Presto", "rabbit", Manner(hurries=1.0)),
    )
}
"""All characters by name. Their names are words of the stage, which both our languages know."""


class Mannered(Protocol):
    """A level of a game, as its computer players know it: a frozen dataclass with a manner among its fields."""

    @property
    def manner(self) -> Manner:
        """How it likes to play; `PLAIN` in the levels themselves."""


BETWEEN = ":"


def player(level: str, character: str = "") -> str:
    """A computer player as plain data: what `Game.decide` is told as its level, and a worker, and a contest.

    >>> from engine.core.characters import player
    >>> player("master", "bold"), player("fair")
    ('master:bold', 'fair')
    """
    if character and character not in CHARACTERS:
        raise ValueError(f"no character '{character}'")
    return f"{level}{BETWEEN}{character}" if character else level


def parted(player: str) -> tuple[str, Manner]:
    """The level of a computer player, and its manner. ValueError where there is no such character.

    >>> from engine.core.characters import PLAIN, parted
    >>> parted("master:bold")[0], parted("fair")[1] == PLAIN
    ('master', True)
    """
    level, between, name = player.partition(BETWEEN)
    if not between:
        return level, PLAIN
    found = CHARACTERS.get(name)
    if found is None:
        raise ValueError(f"no character '{name}'")
    return level, found.manner
