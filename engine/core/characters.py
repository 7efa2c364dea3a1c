"""Characters: computer players with a name, a face and a style of play.

A character plays as well as its level. Its manner only decides between steps that are about equally good. Each game
says what a manner means for its own steps; no game knows the characters.
"""

from dataclasses import Field, dataclass
from typing import Any, ClassVar, Protocol


@dataclass(frozen=True, slots=True)
class Manner:
    """A style of play, or the style of one step: five traits, each from -1 to 1. A plain player has 0 for all.

    `dares`: bids high and shows strength; a careful player is below 0. `hoards`: keeps strong cards and continues a
    plan. `gambles`: prefers uncertain outcomes. `echoes`: repeats the latest card or word. `hurries`: sheds many cards
    at once, takes the nearest goal and answers sooner.
    """

    dares: float = 0.0
    hoards: float = 0.0
    gambles: float = 0.0
    echoes: float = 0.0
    hurries: float = 0.0

    def likes(self, step: "Manner") -> float:
        """How well a step of the style `step` suits this player; below 0 the player dislikes it.

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
"""The manner of a computer player without a character."""


@dataclass(frozen=True, slots=True)
class Character:
    """`name` is its id in programs, `called` its name on the screen in every language, `animal` its face."""

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
"""All characters by name. People see musical terms, which are the same in all languages."""


class Mannered(Protocol):
    """The settings of a level of a game: a frozen dataclass with a field for the manner."""

    __dataclass_fields__: ClassVar[dict[str, Field[Any]]]

    @property
    def manner(self) -> Manner:
        """The style of play; `PLAIN` in the levels themselves."""


_BETWEEN = ":"


@dataclass(frozen=True, slots=True)
class BotName:
    """A computer player: its level, and the name of its character, None without one.

    Written in one word (`str`), it is the level that `Game.decide` takes.

    >>> from engine.core.characters import PLAIN, BotName
    >>> BotName.read("master:bold"), BotName.read("fair").manner == PLAIN
    (BotName(level='master', character='bold'), True)
    >>> str(BotName("master", "bold")), str(BotName("fair"))
    ('master:bold', 'fair')
    """

    level: str
    character: str | None = None

    @classmethod
    def read(cls, word: str) -> "BotName":
        """Return the computer player that `word` names. Neither level nor character is checked."""
        level, between, character = word.partition(_BETWEEN)
        return cls(level, character if between else None)

    def __str__(self) -> str:
        return self.level if self.character is None else f"{self.level}{_BETWEEN}{self.character}"

    @property
    def manner(self) -> Manner:
        """The style of play. ValueError for an unknown character."""
        if self.character is None:
            return PLAIN
        found = CHARACTERS.get(self.character)
        if found is None:
            raise ValueError(f"no character '{self.character}'")
        return found.manner
