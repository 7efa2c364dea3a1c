"""Pure parts of the pages: drafts, rules, letters, buttons, the podium."""

from pathlib import Path

import pytest
from pygame import Rect

from engine.core.messages import verbatim
from engine.games import GAMES
from game.draw import text
from game.input.actions import ERASE
from game.theme import KIDS, Theme
from game.widgets.letters import DONE, TypedWord, letter_targets
from game.widgets.menu import Row, listed, row_height
from scenes import games
from scenes.front.page_lines import GAP, LEAD, split
from scenes.games import entries, options_of
from scenes.games.rook import rules_words
from scenes.lobby.match_setup import first_draft
from scenes.lobby.options import values_to_offer
from tests.scenes.reachable import reachable
from tests.scenes.rules_read import every_page
from tests.scenes.voices import worded, written_page

ROOK = GAMES["rook"]


@pytest.mark.parametrize("variant", [variant.name for variant in ROOK.variants])
def test_every_variant_has_words_and_pages(variant: str) -> None:
    pages = rules_words.pages(variant, options_of("rook", variant))
    assert len(pages) >= 10
    assert {
        "The idea",
        "The cards",
        "What counts",
        "The deal",
        "Playing a trick",
        "Who takes the trick",
        "Scoring",
        "The end",
    } <= {worded(page.title) for page in pages}


def test_every_game_is_on_the_shelf_and_has_a_table() -> None:
    """And no other: each table belongs to a game of the registry, under its name."""
    folder = Path(games.__file__).parent
    tables = {path.parent.name for path in folder.glob("*/table.py")}
    tables |= {path.stem for path in folder.glob("*.py") if "\nTABLE = " in path.read_text(encoding="utf-8")}
    assert tables == set(GAMES)
    assert [entry.game for entry in entries()] == list(GAMES)


def test_a_draft_is_always_known_to_the_game() -> None:
    match_setup = first_draft("rook")
    for variant in ROOK.variants:
        changed = match_setup.with_variant(variant.name)
        assert changed.setup().players in variant.players
        for option in variant.options:
            for value in values_to_offer(option, changed):
                assert changed.with_option(option.name, value).setup()


def test_default_options_are_not_written() -> None:
    match_setup = first_draft("rook").with_option("target", 20)
    assert not match_setup.usual
    assert match_setup.with_option("target", 40).usual


def test_letters_make_a_name() -> None:
    word = TypedWord("", 12)
    for key in "ROSA":
        word = word.pressed(key)
    assert word.text == "Rosa"
    assert word.pressed(DONE) == word
    assert word.pressed("erase").text == "Ros"
    assert TypedWord("Rosa").typed(ERASE * 9).text == ""
    assert len(TypedWord("", 5).typed("Maximilian").text) == 5


def test_letter_keys_are_all_reachable() -> None:
    targets = letter_targets(Rect(620, 330, 1110, 520))
    assert len(targets) == 28
    assert reachable(targets) == {target.id for target in targets}


@pytest.mark.parametrize("theme", [Theme(), KIDS, Theme(text_scale=2.0), KIDS.scaled(2.0)])
def test_long_lists_scroll_with_the_focus(theme: Theme) -> None:
    rows = [Row(number, verbatim(f"Row {number}")) for number in range(17)]
    first, box = 0, Rect(370, 216, 1180, theme.bar_top - 260)
    for at in (*range(17), *reversed(range(17))):
        part, first = listed(rows, box, row_height(theme), at, first)
        assert at in [row.id for row, _ in part.shown]
        assert len(part.shown) >= 4, "also of the largest text"
        assert all(box.contains(rect) for _, rect in part.shown)


@pytest.mark.parametrize("theme", [Theme(), KIDS, Theme(text_scale=2.0)])
@pytest.mark.parametrize("size", [46, 67, 92])
def test_pages_of_rules_are_cut_into_even_parts_that_fit(theme: Theme, size: int) -> None:
    height = 400
    for page in every_page("rook"):
        lines = written_page(page)
        parts = split(lines, 900, size, height, theme)
        assert tuple(line for part in parts for line in part) == lines
        step = round(size * LEAD)
        highs = [sum(len(text.wrap(line, size, 900, theme.sentence_role)) * step for line in part) for part in parts]
        gaps = [round(size * GAP) * (len(part) - 1) for part in parts]
        for part, high, gap in zip(parts, highs, gaps, strict=True):
            assert part
            assert high + gap <= height or len(part) == 1


def test_the_last_part_has_more_than_one_line() -> None:
    lines = tuple(f"Sentence number {number} of this page." for number in range(6))
    whole = len(lines) * (round(46 * LEAD) + round(46 * GAP))
    assert [len(part) for part in split(lines, 900, 46, whole - 60, Theme())] == [3, 3]


def test_a_word_of_letters_only_drops_accents_and_all_other_signs() -> None:
    word = TypedWord("", 5, name=False)
    assert word.typed("é").typed("1").typed(" ").typed("t").typed("ü").text == "ETU"
    assert word.pressed("C").pressed("A").text == "CA", "capitals, inside the word too"
    assert word.typed("crane").full and word.typed("cranes").text == "CRANE"
