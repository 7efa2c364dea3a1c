"""Packs of words on the screen: chosen among the options, typed in their spelling, and refused in one sentence."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from engine.core.messages import Message, say
from engine.core.packs import ENGLISH, PACK_OPTION, all_packs
from engine.games import GAMES
from engine.games.hooky.vocabulary import vocabulary
from game import lessons
from game.input.actions import KEYS, Action
from game.word_packs import look_through
from scenes.front.how_to import HowToScene
from scenes.front.learn import LearnScene
from scenes.front.title import TitleScene
from scenes.games import options_of, words_of
from scenes.games.hooky import rules_words
from scenes.games.word_porters.art import faces
from scenes.kiosk.attract import AttractScene
from scenes.kiosk.show import ShelfScene
from scenes.lobby import match_setup
from scenes.lobby.options import OptionsScene
from scenes.lobby.seats import SeatsScene
from scenes.table.scene import TableScene
from tests.games.hooky.tables import dealt, to_round
from tests.packs import folder, reload
from tests.pilot import Pilot
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import match_of
from tests.scenes.hooky_table_helpers import OTHER, opened, sit, write
from tests.scenes.voices import worded, written_page

__all__ = ["folder"]

Noted = Callable[[], dict[str, str]]

WITH_WORDS = [
    (game.name, variant.name)
    for game in GAMES.values()
    for variant in game.variants
    if any(option.name == PACK_OPTION.name for option in variant.options)
]


@pytest.mark.parametrize(("game", "variant"), WITH_WORDS)
def test_the_words_are_chosen_among_the_options_and_played_with(game: str, variant: str, tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        seats = SeatsScene(pilot.context, game, "pad:1")
        pilot.context.stack.push(seats)
        options = OptionsScene(pilot.context, seats.match_setup.with_variant(variant))
        pilot.context.stack.push(options)
        pilot.frames(2)
        options.settle(("option", PACK_OPTION.name))
        shown = []
        for _ in all_packs():
            shown.append(
                next(options.words_of(row.value) for row in options.rows() if row.id == ("option", PACK_OPTION.name))
            )
            pilot.press(Action.RIGHT, "pad:1")
        assert (
            shown == [pack.title for pack in all_packs()]
            and worded(words_of(game).OPTIONS["words"].title) == "Word language"
        )
        pilot.press(Action.RIGHT, "pad:1")
        pilot.press(Action.BACK, "pad:1")
        chosen = {**match_setup.opened(game, variant).options, "words": all_packs()[1].language}
        assert pilot.scene is seats and dict(seats.match_setup.options) == chosen
        seats.start()
        pilot.frames(2)
        assert isinstance(pilot.scene, TableScene)
        assert dict(match_of(pilot.scene).setup.options) == chosen


@pytest.mark.parametrize(("game", "file"), [("hooky", "hooky/known.txt"), ("word_porters", "word_porters/cards.txt")])
def test_an_unreadable_pack_is_refused_in_one_sentence(
    game: str, file: str, tmp_path: Path, folder: Path, noted: Noted
) -> None:
    worded = folder / "de" / file
    worded.write_text("\n\n" + worded.read_text(encoding="utf-8").replace("|", "="), encoding="utf-8")
    with Pilot(tmp_path / "data") as pilot:
        seats = SeatsScene(pilot.context, game, "pad:1")
        pilot.context.stack.push(seats)
        seats.match_setup = seats.match_setup.with_option("words", "de")
        said: list[Message] = []
        seats.refuse = said.append
        seats.start()
        pilot.frames(2)
        assert pilot.scene is seats and not seats.started
        (found,) = said
        sentence = pilot.context.voice.words(found)
        assert (
            sentence.startswith(f"We can’t read the words for this game: packs/de/{file}, line ")
            and "\n" not in sentence
        )
        assert list(noted()) == [str(worded)]


PLAYED = [(game, variant) for game, variant in WITH_WORDS if GAMES[game].variants[0].name == variant]


@pytest.mark.parametrize(("game", "variant"), PLAYED)
def test_a_match_waits_until_its_words_can_be_read_again(
    game: str, variant: str, tmp_path: Path, folder: Path, noted: Noted
) -> None:
    """R3: it is neither opened, which would end the program, nor set aside."""
    setup = GAMES[game].setup(variant, min(GAMES[game].variant(variant).players), {})
    with Pilot(tmp_path / "data") as pilot:
        number = pilot.context.store.matches.begin(setup, [])
        shutil.rmtree(folder / ENGLISH)
        reload()
        title = pilot.scene
        assert isinstance(title, TitleScene)
        title.uncover(None)
        title.settle("continue")
        pilot.press(Action.CONFIRM, "pad:1")
        assert pilot.scene is title and title.said == say("notice-words-unreadable", file="packs")
        saved = pilot.context.store.matches.to_continue()
        assert saved is not None and saved.id == number
        assert noted()


@pytest.mark.parametrize(("game", "variant"), PLAYED)
def test_lesson_and_rules_of_a_game_without_words_are_without_matches(
    game: str, variant: str, tmp_path: Path, folder: Path, noted: Noted
) -> None:
    """R3: a lesson is a match too."""
    shutil.rmtree(folder / ENGLISH)
    reload()
    lessons.lesson_of.cache_clear()
    with Pilot(tmp_path / "data") as pilot:
        rules = HowToScene(pilot.context, game)
        pilot.context.stack.push(rules)
        pilot.frames(2)
        assert rules.screens and not any(shown.lesson for shown in rules.screens)
        shelf = pilot.context.place("learn")
        assert isinstance(shelf, LearnScene)
        assert {lesson.game for lesson in shelf.lessons} == set(lessons.lessons()) - {game for game, _ in PLAYED}
    lessons.lesson_of.cache_clear()
    assert noted()


def test_a_kiosk_shows_the_games_whose_words_can_be_read(tmp_path: Path, folder: Path, noted: Noted) -> None:
    """R3"""
    shutil.rmtree(folder / ENGLISH)
    reload()
    with KioskPilot(tmp_path / "data") as pilot:
        assert isinstance(pilot.scene, AttractScene)
        show, seen = pilot.scene.show, []
        while not seen or not isinstance(show.stack.top, ShelfScene):
            show.begin_match()
            seen += [top.session.game.name for top in (show.stack.scenes[0],) if isinstance(top, TableScene)]
        assert seen == [game for game in GAMES if game not in dict(PLAYED)]
        assert noted()


def test_a_card_without_words_shows_its_own_name(folder: Path) -> None:
    """R3: pages of rules draw cards."""
    assert faces._written("h3") != "h3" != faces._written("w17a") != "w17a"
    shutil.rmtree(folder / ENGLISH)
    reload()
    assert (faces._written("h3"), faces._written("w17a")) == ("h3", "w17a")


def test_all_packs_are_checked(folder: Path, noted: Noted) -> None:
    """R3: also one in a language that is not played today."""
    (folder / "de" / "word_porters" / "qualities.txt").unlink()
    reload()
    assert set(look_through()) >= {"de", ENGLISH}
    assert noted() == {str(folder / "de" / "word_porters" / "qualities.txt"): "No such file or directory"}


def test_an_umlaut_of_a_keyboard_is_two_letters_if_the_words_are_german(tmp_path: Path) -> None:
    """In English its dots are dropped."""
    for language, word in (("en", "KASE"), ("de", "KAESE")):
        with sit(tmp_path / language, to_round(dealt(words=language), 1), KEYS, OTHER) as pilot:
            board = opened(pilot, KEYS)
            for letter in "Käse":
                pilot.press(Action.TEXT, KEYS, text=letter)
            assert board.panel.spelled.word.text == word


def test_german_words_are_offered_and_known_if_the_words_are_german(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(words="de"), 1), "pad:1", OTHER) as pilot:
        board = opened(pilot, "pad:1")
        write(pilot, board, "STU", "pad:1")
        assert (
            set(board.panel.spelled.fitting()) <= set(vocabulary("de").completions("STU", 99))
            and board.panel.spelled.fitting()
        )
        write(pilot, board, "HL", "pad:1")
        assert board.words_of(board.sentence()).endswith(" about STUHL?"), "no player is asked about it"


def test_the_rules_say_how_letters_beyond_a_to_z_are_spelled() -> None:
    for pack in all_packs():
        pages = rules_words.pages("standard", options_of("hooky", "standard", {"words": pack.language}))
        lines = [line for page in pages if pack.title in worded(page.title) for line in written_page(page)]
        assert all(any(f"{letter} is {spelled}" in line for line in lines) for letter, spelled in pack.letters.items())
