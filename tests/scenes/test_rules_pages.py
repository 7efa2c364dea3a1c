"""Pages of the rules and the options of a match: the current value shows on a page, and no page keeps the default."""

import re

import pytest

from engine.core.game import Option
from engine.core.messages import Message, say
from engine.games import GAMES
from game.text.catalogue import Register, Voice, catalogue_of
from game.text.languages import WHOLE
from scenes.games import RulesPage, kids_preset_of, set_to, words_of
from tests.scenes.rules_read import kids_pages, pages, values
from tests.scenes.voices import worded, written_page

WAYS = [(game, variant.name) for game, its in GAMES.items() for variant in its.variants]
OPTIONS = [
    (game, variant.name, option)
    for game, its in GAMES.items()
    for variant in its.variants
    for option in variant.options
]
SPELLED = {"en": ("", "one", "two", "three", "four", "five"), "de": ("", "eine", "zwei", "drei", "vier", "fünf")}
"""How a page may write a small number."""
TELLING = 10
"""From this size on a number is on a page because of an option only."""


def read(pages: tuple[RulesPage, ...], language: str, register: Register = "grown-up") -> str:
    """All sentences of some pages."""
    voice = Voice(catalogue_of(language), register, ())
    lines = (line for page in pages for line in page.lines)
    return "\n".join("\n".join(voice.lines(line)) if isinstance(line, Message) else line for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_and_option_has_words_for_all_offered_values(game: str) -> None:
    its, variants = words_of(game), GAMES[game].variants
    assert set(its.VARIANTS) == {variant.name for variant in variants}
    assert set(its.OPTIONS) == {option.name for variant in variants for option in variant.options}
    for variant in variants:
        for option in variant.options:
            for value in values(game, variant.name, option):
                assert option.fault(value) is None and set_to(game, variant.name, option.name, value)
                assert type(option.default) is int or value in its.OPTIONS[option.name].values


@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_written_and_shows_cards_of_the_game(game: str) -> None:
    its = words_of(game)
    lines = [worded(one.line) for one in (*its.VARIANTS.values(), *its.OPTIONS.values())]
    for page in (page for variant in its.VARIANTS for page in pages(game, variant)):
        lines += [worded(page.title), *written_page(page)]
        assert all(map(GAMES[game].is_card, page.cards)), page.title
    assert all(lines)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize(("game", "variant", "option"), OPTIONS, ids=lambda it: getattr(it, "name", it))
def test_every_value_of_an_option_shows_on_a_page(game: str, variant: str, option: Option, language: str) -> None:
    told = {
        value: read(pages(game, variant, **{option.name: value}), language) for value in values(game, variant, option)
    }
    assert len(set(told.values())) == len(told) > 1
    for value, sentences in told.items():
        if type(value) is int and value:
            small = SPELLED[language][value : value + 1]
            written = "|".join((str(value), *small))
            assert re.search(rf"(?i)\b({written})\b", sentences), value


@pytest.mark.parametrize(("game", "variant", "option"), OPTIONS, ids=lambda it: getattr(it, "name", it))
def test_no_page_states_the_default_number_if_another_is_set(game: str, variant: str, option: Option) -> None:
    usual = option.default
    if type(usual) is int and usual >= TELLING:
        other = usual + 7 * option.stride
        *its, _ = pages(game, variant, **{option.name: other})
        stated = set(re.findall(r"\d+", read(tuple(its), "en")))
        assert str(other) in stated and str(usual) not in stated, "the last page quotes the book"


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_childrens_texts_of_an_option_say_its_value(game: str, language: str) -> None:
    """Many options have no text for children."""
    light = kids_preset_of(game)
    for option in GAMES[game].variant(light.PRESET.variant).options:
        offers = set(values(game, light.PRESET.variant, option))
        said = {value: read(kids_pages(game, **{option.name: value}), language, "child") for value in offers}
        if len(set(said.values())) == 1:
            continue
        assert len(set(said.values())) == len(offers), option.name
        if type(option.default) is int and option.default >= TELLING:
            numbers = {value: set(re.findall(r"\d+", sentences)) for value, sentences in said.items()}
            assert all(str(value) in found for value, found in numbers.items())
            assert str(light.PRESET.options[option.name]) not in set.union(*numbers.values())


@pytest.mark.parametrize(("game", "variant"), WAYS)
def test_the_last_page_has_our_rulings_where_the_book_is_silent(game: str, variant: str) -> None:
    *its, ours = pages(game, variant)
    assert ours.title == say("rules-silent") and len(set(ours.lines)) == len(ours.lines) > 0
    assert say("rules-silent") not in [page.title for page in its]
