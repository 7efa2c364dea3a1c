"""Packs of words: each existing one, and the result of a missing or damaged one."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core import packs
from engine.core.dealers import SeededDealer
from engine.core.game import BadSetup, Game, Setup
from engine.core.match import Match
from engine.core.packs import ENGLISH, LISTED_PACK_OPTION, PACK_OPTION, BadPack
from engine.core.records import header_line, read_record, replay_steps, step_line
from engine.core.seats import PUBLIC
from engine.core.views import plain
from engine.games import GAMES
from engine.headless.arguments import BadUse
from engine.headless.playout import LevelBots, advance, setup_of
from tests.packs import folder, reload

__all__ = ["folder"]

WITH_WORDS = [game for game in GAMES.values() if any(PACK_OPTION in variant.options for variant in game.variants)]


def of_language(game: Game, language: str) -> Setup:
    """The game's first variant with the words of a pack."""
    variant = game.variants[0]
    return game.setup(variant.name, variant.players[0], {PACK_OPTION.name: language})


def prepare(game: Game, language: str) -> None:
    """As a new match does."""
    assert game.prepare is not None
    game.prepare(of_language(game, language))


def some_steps(match: Match, count: int) -> Match:
    """The match after so many steps of computer players."""
    dealer, bots = SeededDealer(3), LevelBots(3, ("fair",) * match.setup.players)
    for _ in range(count):
        advance(match, dealer, bots)
    return match


def test_both_games_with_words_have_the_option_in_every_variant() -> None:
    assert [game.name for game in WITH_WORDS] == ["hooky", "word_porters"]
    for game in WITH_WORDS:
        for variant in game.variants:
            assert {PACK_OPTION, LISTED_PACK_OPTION} & set(variant.options)
    assert PACK_OPTION.choices == tuple(pack.language for pack in packs.all_packs())
    assert PACK_OPTION.default == PACK_OPTION.choices[0] == ENGLISH and "de" in PACK_OPTION.choices


@pytest.mark.parametrize("pack", packs.all_packs(), ids=lambda pack: pack.language)
def test_every_pack_says_what_it_is_and_can_be_used_by_every_game(pack: packs.Pack) -> None:
    assert pack.title == pack.title.strip() and (packs.FOLDER / pack.language).is_dir()
    assert all(len(letter) == 1 and not letter.isascii() for letter in pack.letters)
    for game in WITH_WORDS:
        prepare(game, pack.language)


@pytest.mark.parametrize("game", WITH_WORDS, ids=lambda game: game.name)
def test_the_english_pack_is_in_no_record_or_printed_view(game: Game) -> None:
    """So every existing record, and its output of `views`, stays the same, byte for byte."""
    assert dict(of_language(game, ENGLISH).options) == {}
    assert dict(of_language(game, "de").options) == {"words": "de"}
    english, german = (plain(Match(game, of_language(game, language)).view(PUBLIC)) for language in (ENGLISH, "de"))
    assert set(german) - set(english) == {"language"} and german["language"] == "de"


@pytest.mark.parametrize("game", WITH_WORDS, ids=lambda game: game.name)
def test_a_record_plays_on_without_its_pack(game: Game, folder: Path) -> None:
    there = some_steps(Match(game, of_language(game, "de")), 12)
    record = "".join(f"{line}\n" for line in (header_line(there.setup), *map(step_line, there.steps)))
    shutil.rmtree(folder / "de")
    reload()
    again = read_record(record, GAMES, replay_steps)
    assert again.setup == there.setup and again.steps == there.steps
    some_steps(again, 3)
    with pytest.raises(BadSetup, match=r"^there is no pack of words 'de' \(known: en\)$"):
        prepare(game, "de")


@pytest.mark.parametrize("language", ["", "DE", "de/../en", "d e", "dddd", "d", "d1"])
def test_a_name_that_no_pack_can_have_is_no_option(language: str) -> None:
    with pytest.raises(BadSetup, match='option "words" must be a code of two or three letters a to z'):
        of_language(WITH_WORDS[0], language)


@pytest.mark.parametrize("game", WITH_WORDS, ids=lambda game: game.name)
def test_a_record_may_have_any_language_if_no_rule_asks_for_a_word(game: Game) -> None:
    """Hooky's rulebook game and Word Porters (WP-101): the record of an unknown language is read and continued."""
    setup = of_language(game, "xyz")
    there = some_steps(Match(game, setup), 9)
    record = "".join(f"{line}\n" for line in (header_line(setup), *map(step_line, there.steps)))
    assert read_record(record, GAMES, replay_steps).setup.options == {"words": "xyz"}


@pytest.mark.parametrize("game", WITH_WORDS, ids=lambda game: game.name)
def test_a_new_match_with_a_missing_pack_is_refused_in_one_line(game: Game) -> None:
    with pytest.raises(BadUse, match=r"^there is no pack of words 'xx' \(known: en, de\)$"):
        setup_of(game.name, None, None, '{"words": "xx"}')


def broken(path: str, change: Callable[[str], str]) -> Callable[[Path], None]:
    """A function that changes a file of the German pack."""

    def change_file(folder: Path) -> None:
        file = folder / "de" / path
        file.write_text(change(file.read_text(encoding="utf-8")), encoding="utf-8")

    return change_file


HOOKY, PORTERS = WITH_WORDS


@pytest.mark.parametrize(
    ("game", "break_it", "why"),
    [
        (
            HOOKY,
            broken("hooky/known.txt", lambda text: text.replace("ABEND\n", "ABENDE\n")),
            r"packs/de/hooky/known.txt, line \d+: not 5 letters A to Z: 'ABENDE'",
        ),
        (
            HOOKY,
            broken("hooky/common.txt", lambda text: text.replace("KATZE\n", "ABEND\n")),
            r"packs/de/hooky/common.txt, line \d+: not behind '\w+': 'ABEND'",
        ),
        (
            HOOKY,
            broken("hooky/names.txt", lambda text: text + "JÖRG\n"),
            r"packs/de/hooky/names.txt, line \d+: not 5 letters A to Z: 'JÖRG'",
        ),
        (
            HOOKY,
            lambda folder: (folder / "de" / "hooky" / "left_out.txt").unlink(),
            r"packs/de/hooky/left_out.txt: No such file or directory",
        ),
        (
            HOOKY,
            lambda folder: (folder / "de" / "hooky" / "names.txt").write_bytes(b"J\xd6RGE\n"),
            r"packs/de/hooky/names.txt: not UTF-8",
        ),
        (
            PORTERS,
            broken("word_porters/cards.txt", lambda text: text.replace("Giraffe = giraffe", "Giraffe = girafe")),
            r"packs/de/word_porters/cards.txt, line \d+: there is no English 'girafe': '.*'",
        ),
        (
            PORTERS,
            broken("word_porters/qualities.txt", lambda text: text.replace("big+2", "big+7")),
            r"packs/de/word_porters/qualities.txt, line \d+: 'big\+7' is no mark: '.*'",
        ),
        (
            PORTERS,
            lambda folder: (folder / "de" / "word_porters" / "cards.txt").unlink(),
            r"packs/de/word_porters/cards.txt: No such file or directory",
        ),
    ],
)
def test_a_broken_pack_is_refused_in_one_line_with_its_file_and_line(
    game: Game, break_it: Callable[[Path], object], why: str, folder: Path
) -> None:
    break_it(folder)
    with pytest.raises(BadUse, match=f"^{why}$"):
        setup_of(game.name, None, None, '{"words": "de"}')
    setup_of(game.name, None, None, "{}")
    some_steps(Match(game, of_language(game, "de")), 6)  # a record with it still plays


@pytest.mark.parametrize(
    ("written", "why"),
    [
        ('language = "de"\ntitle = ', r"Invalid value \(at end of document\)"),
        ('language = "en"\ntitle = "Deutsch"', "line 1: 'language' must be 'de', as the folder"),
        ('language = "de"\n\ntitle = 7', "line 3: 'title' must be what the language calls itself"),
        ('language = "de"', "'title' must be what the language calls itself"),
        ('language = "de"\ntitle = "Deutsch"\nletters = 7', "line 3: 'letters' must be a table of letters"),
        ('language = "de"\ntitle = "Deutsch"\n[letters]\n"Ä" = "ae"', "line 4: 'Ä' must be spelled in letters A to Z"),
    ],
)
def test_a_mistake_in_pack_toml_is_named_and_the_pack_is_not_offered(written: str, why: str, folder: Path) -> None:
    (folder / "de" / "pack.toml").write_text(written, encoding="utf-8")
    with pytest.raises(BadPack, match=rf"^packs/de/pack.toml(, |: ){why}"):
        packs.pack("de")
    assert [pack.language for pack in packs.all_packs()] == [ENGLISH]
