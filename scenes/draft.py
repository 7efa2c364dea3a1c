"""Draft: which game is going to be played how, while people still choose."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from engine.core.game import Option, Setup, Variant
from engine.games import GAMES
from scenes.games import words_of

Value = bool | int | str


@dataclass(frozen=True, slots=True)
class Draft:
    """Always something that the game knows: `options` holds only what was changed."""

    game: str
    variant: str
    players: int
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def kind(self) -> Variant:
        """The variant with its options and numbers of players."""
        return GAMES[self.game].variant(self.variant)

    def value(self, option: Option) -> Value:
        """What an option is set to."""
        return self.options.get(option.name, option.default)

    def with_variant(self, name: str) -> "Draft":
        """Another variant, with its usual options and the nearest number of players."""
        players = min(GAMES[self.game].variant(name).players, key=lambda number: abs(number - self.players))
        return Draft(self.game, name, players)

    def with_players(self, players: int) -> "Draft":
        """Another number of players, if the variant allows it."""
        return replace(self, players=players) if players in self.kind.players else self

    def with_option(self, name: str, value: Value) -> "Draft":
        """Another value of an option."""
        default = next(option.default for option in self.kind.options if option.name == name)
        options = {key: old for key, old in self.options.items() if key != name}
        if value != default:
            options[name] = value
        return replace(self, options=MappingProxyType(options))

    @property
    def usual(self) -> bool:
        """Whether every option stands as the rules have it."""
        return not self.options

    def setup(self) -> Setup:
        """The checked setup."""
        options: dict[str, Any] = dict(self.options)
        return GAMES[self.game].setup(self.variant, self.players, options)

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Seats that play together; every seat alone where there are no partners."""
        return words_of(self.game).sides(self.variant, self.players)


def first_draft(game: str) -> Draft:
    """The variant that newcomers are offered."""
    kind = GAMES[game].variants[0]
    return Draft(game, kind.name, kind.players[0])
