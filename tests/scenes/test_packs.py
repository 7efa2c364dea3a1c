"""Packs of words on the screen: they are chosen among the options, typed as they spell, and refused in one sentence."""

from pathlib import Path

import pytest

from engine.core.messages import Message
from engine.core.packs import PACK_OPTION, offered
from engine.games import GAMES
from engine.games.hooky.vocabulary import vocabulary
from game.input.actions import KEYS, Action
from scenes.games import options_of, words_of
from scenes.games.hooky import rules_words
from scenes.lobby.options import OptionsScene
from scenes.lobby.seats import SeatsScene
from scenes.table.scene import TableScene
from tests.games.hooky.tables import dealt, to_round
from tests.packs import folder
from tests.pilot import Pilot
from tests.scenes.at_table import match_of
from tests.scenes.hooky_sits import OTHER, opened, sit, write
from tests.scenes.voices import worded, written_page

__all__ = ["folder"]

WITH_WORDS = [
    (game.name, variant.name) for game in GAMES.values() for variant in game.variants if PACK_OPTION in variant.options
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
        for _ in offered():
            shown.append(
                next(options.worded(row.value) for row in options.rows() if row.id == ("option", PACK_OPTION.name))
            )
            pilot.press(Action.RIGHT, "pad:1")
        assert (
            shown == [pack.title for pack in offered()] and worded(words_of(game).OPTIONS["words"].title) == "Words in"
        )
        pilot.press(Action.RIGHT, "pad:1")
        pilot.press(Action.BACK, "pad:1")
        assert pilot.scene is seats and dict(seats.match_setup.options) == {"words": offered()[1].language}
        seats.start()
        pilot.frames(2)
        assert isinstance(pilot.scene, TableScene)
        assert dict(match_of(pilot.scene).setup.options) == {"words": offered()[1].language}


@pytest.mark.parametrize(("game", "file"), [("hooky", "hooky/known.txt"), ("word_porters", "word_porters/cards.txt")])
def test_a_pack_that_cannot_be_read_is_refused_in_one_sentence(
    game: str, file: str, tmp_path: Path, folder: Path
) -> None:
    worded = folder / "de" / file
    worded.write_text("\n\n" + worded.read_text(encoding="utf-8").replace("|", "="), encoding="utf-8")
    with Pilot(tmp_path / "data") as pilot:
        seats = SeatsScene(pilot.context, game, "pad:1")
        pilot.context.stack.push(seats)
        seats.match_setup = seats.match_setup.with_option("words", "de")
        said: list[Message] = []
        seats.refuse = said.append  # type: ignore[method-assign, assignment]
        seats.start()
        pilot.frames(2)
        assert pilot.scene is seats and not seats.started
        (found,) = said
        sentence = pilot.context.voice.words(found)
        assert (
            sentence.startswith(f"The words for this game cannot be read: packs/de/{file}, line ")
            and "\n" not in sentence
        )


def test_an_umlaut_of_a_keyboard_is_two_letters_where_the_words_are_german(tmp_path: Path) -> None:
    """In English its dots are dropped."""
    for language, word in (("en", "KASE"), ("de", "KAESE")):
        with sit(tmp_path / language, to_round(dealt(words=language), 1), KEYS, OTHER) as pilot:
            board = opened(pilot, KEYS)
            for letter in "Käse":
                pilot.press(Action.TEXT, KEYS, text=letter)
            assert board.panel.word.text == word


def test_german_words_are_offered_and_known_where_the_words_are_german(tmp_path: Path) -> None:
    with sit(tmp_path, to_round(dealt(words="de"), 1), "pad:1", OTHER) as pilot:
        board = opened(pilot, "pad:1")
        write(pilot, board, "STU", "pad:1")
        assert set(board.panel.fitting()) <= set(vocabulary("de").completions("STU", 99)) and board.panel.fitting()
        write(pilot, board, "HL", "pad:1")
        assert board.worded(board.sentence()).startswith("STUHL for "), "nobody is asked about it"


def test_the_rules_say_how_letters_beyond_a_to_z_are_spelled() -> None:
    for pack in offered():
        pages = rules_words.pages("standard", options_of("hooky", "standard", {"words": pack.language}))
        lines = [line for page in pages if pack.title in worded(page.title) for line in written_page(page)]
        assert all(any(f"{letter} is {spelled}" in line for line in lines) for letter, spelled in pack.letters.items())
