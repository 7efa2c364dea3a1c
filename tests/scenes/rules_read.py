"""Every page of the rules that a player can open: of all variants, with each option set to each of its values."""

from collections.abc import Iterator

from engine.core.game import Option
from engine.games import GAMES
from scenes.games import RulesPage, Value, kids_preset_of, options_of, words_of
from scenes.lobby.match_setup import first_draft
from scenes.lobby.options import values_to_offer


def values(game: str, variant: str, option: Option) -> Iterator[Value]:
    """The values of the option in the menu."""
    draft = first_draft(game).with_variant(variant)
    for players in draft.seats:
        yield from values_to_offer(option, draft.with_players(players))


def pages(game: str, variant: str, **changed: Value) -> tuple[RulesPage, ...]:
    """The pages of a variant with some options changed."""
    return words_of(game).pages(variant, options_of(game, variant, changed))


def kids_pages(game: str, **changed: Value) -> tuple[RulesPage, ...]:
    """The pages of the lighter way to play, with some options changed."""
    light = kids_preset_of(game)
    return light.kids_pages(options_of(game, light.PRESET.variant, {**light.PRESET.options, **changed}))


def pages_with_options(game: str, variant: str) -> Iterator[RulesPage]:
    """The pages of a variant with default options, then with each option set to each of its values."""
    yield from pages(game, variant)
    for option in GAMES[game].variant(variant).options:
        for value in set(values(game, variant, option)):
            yield from pages(game, variant, **{option.name: value})


def every_page(game: str) -> Iterator[RulesPage]:
    """All of them, also children's; most occur repeatedly."""
    yield from kids_pages(game)
    for variant in GAMES[game].variants:
        yield from pages_with_options(game, variant.name)
