"""MatchSetup: the game and its options while people still choose."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from engine.core.game import Option, Setup, Variant
from engine.core.messages import Message
from engine.core.packs import PACK_OPTION
from engine.games import GAMES
from game.text.languages import SOURCE
from game.word_packs import proposed
from scenes.games import LIGHT, Preset, TableAid, Value, aids_of, kids_preset_of, words_of

SHORT_RANGE = 13
"""Longest range of numbers that is offered one by one."""


@dataclass(frozen=True, slots=True)
class MatchSetup:
    """Always a valid setup of the game. `options` holds only the changed ones."""

    game: str
    variant: str
    players: int
    options: Mapping[str, Value] = field(default_factory=lambda: MappingProxyType({}))
    aids: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    """Helps that were changed, by name; the others have their defaults."""
    preset: bool = False
    """Whether the lighter preset was chosen, even if options were changed later."""
    language: str = SOURCE
    """The current language, whose words are proposed."""

    @property
    def kind(self) -> Variant:
        return GAMES[self.game].variant(self.variant)

    def value(self, option: Option) -> Value:
        return self.options.get(option.name, option.default)

    @property
    def seats(self) -> tuple[int, ...]:
        """All possible numbers of players, with any option."""
        return tuple(sorted({*self.kind.players, *(number for _, _, more in self.kind.more for number in more)}))

    @property
    def light(self) -> Preset | None:
        """The lighter preset, if it was chosen and not changed; None otherwise."""
        preset = kids_preset_of(self.game).PRESET if self.preset else None
        if preset is None or self.aids != preset.aids:
            return None
        return preset if self.options == self._proposed(self.players) else None

    @property
    def title(self) -> Message:
        """The name of the variant or preset."""
        return self.light.title if self.light else words_of(self.game).VARIANTS[self.variant].title

    @property
    def line(self) -> Message:
        """The line about the variant or preset."""
        return self.light.line if self.light else words_of(self.game).VARIANTS[self.variant].line

    def with_variant(self, name: str) -> "MatchSetup":
        """Return another variant, with the options proposed for the nearest number of players."""
        match_setup = opened(self.game, name, self.language)
        return self._same_words(match_setup.with_players(_nearest(match_setup.seats, self.players)))

    def with_preset(self) -> "MatchSetup":
        """Return the lighter preset for a similar number of players."""
        return self._same_words(light_draft(self.game, self.players, self.language))

    def _same_words(self, other: "MatchSetup") -> "MatchSetup":
        """Return `other` with the words that were chosen here, unless they are the proposed ones."""
        name = PACK_OPTION.name
        if self.options.get(name) == self._proposed(self.players).get(name):
            return other
        return other.with_option(name, self.options.get(name, PACK_OPTION.default))

    def with_players(self, players: int) -> "MatchSetup":
        """Return the setup with another number of players, if the variant allows it, and with the options that number
        needs. Options with the value proposed for the old number get the value proposed for the new one."""
        match_setup = replace(self, players=players, options=self._proposed_for(players))._within()
        if players in self.kind.seats(match_setup.options):
            return match_setup
        need = next(((name, value) for name, value, more in self.kind.more if players in more), None)
        return match_setup._set(*need)._within() if need else self

    def _proposed(self, players: int) -> Mapping[str, Value]:
        lighter = kids_preset_of(self.game).PRESET.options if self.preset else {}
        return {**proposed(self.kind, players, self.language), **lighter}

    def _proposed_for(self, players: int) -> Mapping[str, Value]:
        before, after = self._proposed(self.players), self._proposed(players)
        options = dict(self.options)
        for option in self.kind.options:
            if self.value(option) == before.get(option.name, option.default):
                options.pop(option.name, None)
                if option.name in after:
                    options[option.name] = after[option.name]
        return MappingProxyType(options)

    def with_option(self, name: str, value: Value) -> "MatchSetup":
        """Return the setup with another value of an option. The number of players becomes the
        nearest one that it allows."""
        match_setup = self._set(name, value)
        return replace(
            match_setup, players=_nearest(match_setup.kind.seats(match_setup.options), self.players)
        )._within()

    def _set(self, name: str, value: Value) -> "MatchSetup":
        default = next(option.default for option in self.kind.options if option.name == name)
        options = {key: old for key, old in self.options.items() if key != name}
        if value != default:
            options[name] = value
        return replace(self, options=MappingProxyType(options))

    def _within(self) -> "MatchSetup":
        """Return the setup with every option inside the range for the number of players."""
        match_setup = self
        for option in self.kind.options:
            if option.fault(match_setup.value(option), match_setup.players):
                match_setup = match_setup._set(option.name, _most(option, match_setup.players))
        return match_setup

    def with_aid(self, aid: TableAid, step: int, kids: bool) -> "MatchSetup":
        """Return the setup with the next (1) or previous (-1) value of a help."""
        names = [name for name, _, _ in aid.values]
        value = names[(names.index(self.aid(aid, kids)) + step) % len(names)]
        return replace(self, aids=MappingProxyType({**self.aids, aid.name: value}))

    def aid(self, aid: TableAid, kids: bool) -> str:
        """The present value of a help."""
        return self.aids.get(aid.name, aid.kids if kids else aid.usual)

    @property
    def helps(self) -> tuple[TableAid, ...]:
        """The helps of this variant that the table can agree on."""
        return tuple(aid for aid in aids_of(self.game) if not aid.variants or self.variant in aid.variants)

    def agreed(self, kids: bool) -> tuple[tuple[str, str], ...]:
        """All helps with their values, as a table needs them."""
        return tuple((aid.name, self.aid(aid, kids)) for aid in self.helps)

    @property
    def usual(self) -> bool:
        """Whether every option has its proposed value, and every help its default."""
        usual = self.as_usual()
        return (self.options, self.aids) == (usual.options, usual.aids)

    def as_usual(self) -> "MatchSetup":
        """Return the same game for the same number of players, with all proposed values."""
        if self.preset:
            return light_draft(self.game, self.players, self.language)
        return opened(self.game, self.variant, self.language).with_players(self.players)

    def setup(self) -> Setup:
        """The checked setup."""
        options: dict[str, Any] = dict(self.options)
        return GAMES[self.game].setup(self.variant, self.players, options)

    def sides(self) -> tuple[tuple[int, ...], ...]:
        """Seats that play together; each seat alone in a game without partners."""
        return GAMES[self.game].sides(self.variant, self.players)


def _nearest(counts: Sequence[int], wanted: int) -> int:
    return min(counts, key=lambda number: abs(number - wanted))


def values(option: Option, players: int) -> tuple[Value, ...]:
    """All values of an option for a number of players; none if the range is too long to offer one by one."""
    if isinstance(option.default, bool):
        return (False, True)
    if option.choices:
        return option.choices
    whole = range(option.least, _most(option, players) + 1, option.stride)
    return tuple(whole) if len(whole) <= SHORT_RANGE else ()


def _most(option: Option, players: int) -> int:
    return dict(option.most_of).get(players, option.most)


def light_draft(game: str, players: int | None = None, language: str = SOURCE) -> MatchSetup:
    """The lighter preset, for the nearest possible number to `players`, or for its own number. Its words are those of
    `language` if there are any."""
    preset = kids_preset_of(game).PRESET
    kind = GAMES[game].variant(preset.variant)
    seats = _nearest(kind.seats(preset.options), players or preset.players)
    options, aids = {**proposed(kind, seats, language), **preset.options}, MappingProxyType(dict(preset.aids))
    return MatchSetup(game, preset.variant, seats, MappingProxyType(options), aids, preset=True, language=language)


def first_draft(game: str, kids: bool = False, offered: Sequence[str] = (), language: str = SOURCE) -> MatchSetup:
    """The variant for newcomers, or for children the lighter preset; only from `offered`, if there are any. Its words
    are those of `language` if there are any."""
    if kids and LIGHT in ways_to_play(game, kids, offered):
        return light_draft(game, language=language)
    return opened(game, offered[0] if offered else GAMES[game].variants[0].name, language)


def opened(game: str, variant: str, language: str = SOURCE) -> MatchSetup:
    """A variant with the first offer of options, and with the words of `language`."""
    kind = GAMES[game].variant(variant)
    options = MappingProxyType(proposed(kind, kind.opens, language))
    return MatchSetup(game, variant, kind.opens, options, language=language)._within()


def ways_to_play(game: str, kids: bool, offered: Sequence[str] = ()) -> tuple[str, ...]:
    """Names of the variants and LIGHT, which comes first for children and last for others.

    If only some variants are `offered`, these, and LIGHT if its variant is among them. A variant equal to the lighter
    preset is left out.
    """
    preset = kids_preset_of(game).PRESET
    among = offered or tuple(variant.name for variant in GAMES[game].variants)
    proposed = GAMES[game].variant(preset.variant).proposed(preset.players)
    same = preset.variant if preset.options == proposed and not preset.aids else None
    names, light = tuple(name for name in among if name != same), (LIGHT,) * (preset.variant in among)
    return (*light, *names) if kids else (*names, *light)
