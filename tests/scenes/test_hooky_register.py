"""The register without pixels: marks, automatic entries, rows of guesses, and all places."""

from itertools import combinations

import pytest
from pygame import Rect

from engine.core.cards import Card
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.deduction_sheet import crossed_off, deduced
from game.input.actions import Action
from game.theme import GROWN_UP, KIDS, SAFE, SMALLEST_TARGET, Theme
from game.widgets.focus import Target, neighbour
from scenes.games.hooky.boards import guesses as rows
from scenes.games.hooky.boards.known import (
    CROSSING,
    MAYBE,
    MOST_UNDONE,
    NO,
    NONE,
    OPEN,
    OWN,
    TURNED,
    YES,
    following,
    known,
    latest_number,
    likely,
    narrowed,
    no_marks,
    read_marks,
    simple,
)
from scenes.games.hooky.boards.known_letters import GONE, Entry, entries, entry
from scenes.games.hooky.boards.panel import PanelTab, key_targets, tab_targets
from scenes.games.hooky.boards.spelling_spots import spelling_spots
from scenes.games.hooky.boards.spots import guess_spots, lines, spots
from tests.games.hooky.tables import ask, dealt, reveal, to_guesses, to_round
from tests.scenes.reachable import reachable
from tests.scenes.voices import worded

THEMES = [theme.scaled(scale) for theme in (GROWN_UP, KIDS) for scale in (1.0, 1.4, 2.0)]


def test_every_mark_is_one_press_and_is_undone_by_one() -> None:
    marks = no_marks(4)
    written = marks.put(0, "A", NO).put(0, "B", MAYBE).put(3, "Z", YES).put(0, "A", NO)
    assert [written.of(*cell) for cell in ((0, "A"), (0, "B"), (3, "Z"), (1, "A"))] == [OPEN, MAYBE, YES, OPEN]
    assert written.latest == (0, "A")
    assert written.undone().of(0, "A") == NO
    assert written.undone().undone().undone().undone().undone().columns == marks.columns


def test_one_button_turns_a_mark_through_all_of_them() -> None:
    marks, seen = no_marks(2), []
    for _ in range(4):
        marks = marks.put(1, "Q", following(marks.of(1, "Q")))
        seen.append(marks.of(1, "Q"))
    assert seen == [NO, MAYBE, YES, OPEN]


def test_marks_come_back_as_they_were_written() -> None:
    marks = no_marks(3).put(0, "A", NO).put(2, "M", YES)
    assert read_marks(marks.data(), 3) == marks
    for _ in range(MOST_UNDONE + 5):
        marks = marks.put(1, "K", MAYBE)
    assert len(marks.past) == MOST_UNDONE


@pytest.mark.parametrize(
    "bent",
    [
        None,
        7,
        [],
        {},
        {"columns": 3},
        {"columns": ["x"] * 3},
        {"columns": ["." * 26] * 2},
        {"columns": ["k" * 26] * 3},
        {"columns": ["." * 26, "." * 26, None]},
    ],
)
def test_nonsensical_marks_are_an_empty_register(bent: object) -> None:
    assert read_marks(bent, 3) == no_marks(3)


@pytest.mark.parametrize("past", [5, [[9, 0, "x"]], [[0, 26, "x"]], [[0, 0, "k"]], [[0]], ["ab"], [[True, None, 1]]])
def test_nonsensical_changes_are_forgotten(past: object) -> None:
    marks = no_marks(3).put(0, "A", NO)
    assert read_marks({**marks.data(), "past": past}, 3).columns == marks.columns
    assert read_marks({**marks.data(), "past": past}, 3).past == ()


def test_without_help_only_open_and_seen_letters_are_marked() -> None:
    """Own, revealed and turned-up letters, and the card of a look (HK-53)."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "R")
    ask(match, 1, "BEFRY")  # all of its own letters: no conclusions here
    found = simple(match.view(0), NONE)
    assert found.columns == (1, 2, 3)
    assert {letter: found.bands[letter] for letter in map(Card, "GHKSTW")} == {
        **dict.fromkeys("GHKST", OWN),
        "W": TURNED,
    }
    assert [found.sure[column].get(Card("R")) for column in range(4)] == [YES, NO, NO, NO]
    assert found.mark(0, Card("B"), no_marks(4)) == OPEN
    other = simple(match.view(2), NONE)
    assert other.bands[Card("G")] == 0 and other.sure[-1].get(Card("R")) is None, "what was seen is the looker's alone"


def test_crossing_off_and_thinking_along_mark_the_promised_cells() -> None:
    match = to_round(dealt(), 1)
    ask(match, 1, "BEFRY")
    view = match.view(0)
    plain, full = known(view, crossed_off(view)), known(view, deduced(view))
    assert simple(view, CROSSING) == plain
    assert plain.sure[0] == {} and all(full.sure[0].get(Card(letter)) == YES for letter in "BEFRY")
    assert full.sure[3][Card("B")] == NO and plain.sure[3].get(Card("B")) != NO
    assert full.open_to(3, Card("X")) and not full.open_to(0, Card("B")) and not full.open_to(0, Card("G"))


@pytest.mark.parametrize(
    ("word", "level", "said"),
    [
        ("BEADS", NONE, "BEADS 2: Wren has 2 of B, E, A, D and S"),
        ("BEADS", CROSSING, "BEADS 2: Wren has 2 of B, E, A and D"),
        ("JUMPS", NONE, "JUMPS 0: Wren has no J, U, M, P or S"),
        ("JUMPS", CROSSING, "JUMPS 0: Wren has no J, U, M or P"),
        ("BEFRY", CROSSING, "BEFRY 5: Wren has B, E, F, R and Y"),
        ("GHKST", CROSSING, "GHKST 0 says nothing new about Wren"),
        ("BBBQA", NONE, "BBBQA 3: Wren has some of B, Q and A. Double letters count twice."),
        ("QQQQB", NONE, "QQQQB 1: Wren has B"),
    ],
)
def test_the_meaning_of_a_number_is_told_with_the_agreed_help_only(word: str, level: str, said: str) -> None:
    """Seat 0 holds G, H, K, S and T, and asks seat 1, which holds B, E, F, R and Y."""
    match = to_round(dealt(), 1)
    ask(match, 1, word)
    view = match.view(0)
    told = narrowed(view, simple(view, level), level)
    assert told is not None and worded(told, ("Anna", "Wren", "Otto", "Hazel")) == said


def test_a_look_narrows_a_number_for_the_looker_only() -> None:
    """HK-54: seat 0 has seen R in the hand of seat 1; seat 2 has not."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "R")
    ask(match, 1, "RUMOX")
    told = {seat: narrowed(view := match.view(seat), simple(view, CROSSING), CROSSING) for seat in (0, 2)}
    assert {seat: worded(one, ("Anna", "Wren", "Otto", "Hazel")) for seat, one in told.items() if one is not None} == {
        0: "RUMOX 1: Wren has no U, M, O or X",
        2: "RUMOX 1: Wren has 1 of R, U, M, O and X",
    }


def test_no_number_about_the_own_hand_is_explained() -> None:
    match = to_round(dealt(), 1)
    ask(match, 1, "BEADS")
    view = match.view(1)
    said = latest_number(view)
    assert said is not None and said.about != 1
    assert narrowed(dealt().view(0), simple(dealt().view(0), NONE), NONE) is None


def test_rows_of_hands_begin_with_open_letters() -> None:
    """HK-Q33."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "R")
    ask(match, 1, "VVVVX")
    match = to_guesses(match, 6)
    view = match.view(1)
    found = simple(view, NONE)
    made = rows.rows_for(match.prompts_of(1), found, view.shown, view.hand_size)
    assert [(row.seat, row.size, row.fixed) for row in made] == [(None, 3, ()), (2, 5, ()), (3, 5, ()), (0, 5, ("G",))]
    row = made[3].with_letter(Card("A")).with_letter(Card("G")).with_letter(Card("B"))
    assert row.letters == ("G", "A", "B") and row.with_letter(Card("A")).letters == ("G", "B")
    full = row.filled(found, no_marks(4), ())
    assert full.open == 0 and full.with_letter(Card("Z")) == full


def test_fill_the_rest_uses_known_letters_and_then_the_own_marks() -> None:
    match = to_guesses(dealt(), 6)
    view = match.view(0)
    found = simple(view, NONE)
    marks = no_marks(4).put(0, "R", YES).put(0, "Y", MAYBE).put(0, "A", NO).put(1, "B", YES)
    order = likely(found, marks, 0, 26)
    assert order[:2] == ("R", "Y") and order[-9:].count(Card("G")) == 1
    assert order.index(Card("C")) > order.index(Card("D")), "the Playground comes last"
    assert order.index(Card("B")) > order.index(Card("D")) and order.index(Card("A")) > order.index(Card("D"))
    empty = rows.rows_for(match.prompts_of(0), found, view.shown, view.hand_size)
    made = rows.filled(empty, found, marks)
    steps = rows.answers(made, match.prompts_of(0), 4)
    assert [step.do for step in steps] == ["guess", "hands"]
    for step in steps:
        match.submit(step)
    named = [letter for row in made for letter in row.letters]
    assert len(set(named)) == len(named) == 18, "no letter is named twice as long as there are others"


@pytest.mark.parametrize(
    "bent", [None, 3, {"missing": 7}, {"missing": "a?"}, {"missing": "AAAA", "9": "B"}, {"0": "GG"}]
)
def test_rows_take_no_nonsense_from_the_notes(bent: object) -> None:
    match = to_guesses(dealt(), 6)
    view = match.view(1)
    empty = rows.rows_for(match.prompts_of(1), simple(view, NONE), view.shown, view.hand_size)
    for row in rows.kept(empty, bent):
        assert len(row.letters) <= row.size and len(set(row.letters)) == len(row.letters)
        assert all(letter in LETTERS for letter in row.letters)


# Places


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.text_scale}")
def test_nothing_on_a_board_overlaps(theme: Theme) -> None:
    where = spots(theme)
    groups = []
    for sizes, alone in (
        ((3,), True),
        ((3, 7, 7), False),
        ((3, 5, 5, 5), False),
        ((4, 4, 4, 4), False),
        ((3, *[4] * 4), False),
    ):
        guessing = guess_spots(theme, sizes, alone)
        faces = {} if alone else {f"face {i}": rect for i, rect in enumerate(guessing.faces)}
        slots = {f"slot {i} {j}": rect for i, row in enumerate(guessing.slots) for j, rect in enumerate(row)}
        groups.append({"keys": guessing.keys, "plate": guessing.plate, **faces, **slots})
        assert all(min(target.rect.size) >= SMALLEST_TARGET for target in key_targets(guessing.keys))
    for group in groups:
        names = list(group)
        for i, name in enumerate(names):
            assert where.inside.inflate(4, 8).contains(group[name]), (name, group[name])
            assert SAFE.contains(group[name])
            assert group[name].bottom < theme.bar_top
            for other in names[i + 1 :]:
                assert not group[name].colliderect(group[other]), (name, other)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.text_scale}")
def test_nothing_overlaps_where_a_word_is_spelled(theme: Theme) -> None:
    """The register is on its own side; the offered words of a lesson take the place of the keys."""
    where = spelling_spots(theme)
    slots = {f"slot {i}": rect for i, rect in enumerate(where.slots)}
    after = {"arrow": where.arrow, "face": where.face, "how many": where.number}
    parts = {"tabs": where.tabs, **slots, **after, "so far": where.so_far, "keys": where.keys, "plate": where.plate}
    parts["register"] = where.register
    for (name, rect), (other, there) in combinations(parts.items(), 2):
        assert not rect.colliderect(there), (name, other)
    for name, rect in parts.items():
        assert Rect(where.slate).contains(rect) and SAFE.contains(rect) and rect.bottom < theme.bar_top, name
    keys = key_targets(where.keys)
    assert all(target.rect.width >= 104 and target.rect.height >= 96 for target in keys)
    assert all(where.keys.contains(rect) for rect in where.offered(3)) and not Rect.colliderect(*where.offered(2))
    cells = where.cells()
    assert all(where.register.contains(cell) for cell in cells)
    assert not any(one.colliderect(other) for one, other in combinations(cells, 2))
    assert len(cells) == (21 if theme.large_text else 26)


def test_an_entry_says_who_has_a_letter_the_surest_first() -> None:
    """Seat 0 has revealed G and seen R in the hand of seat 1 (HK-53)."""
    match = to_round(dealt(), 2)
    reveal(match, "G", 1, "R")
    found = simple(match.view(0), NONE)
    marks = no_marks(4).put(1, "A", YES).put(3, "B", MAYBE).put(3, "C", YES).put(0, "R", NO).put(2, "E", NO)
    told = {letter: entry(Card(letter), found, marks, 0) for letter in "GWRABCE"}
    assert told == {
        "G": Entry(OWN, 0),
        "W": Entry(GONE),
        "R": Entry(YES, 1),
        "A": Entry(YES, 2, sure=False),
        "B": Entry(MAYBE, None, sure=False),
        "C": Entry(YES, None, sure=False),
        "E": Entry(OPEN),
    }
    assert entry(Card("G"), simple(match.view(2), NONE), no_marks(4), 2) == Entry(YES, 0)
    assert list(entries(found, marks, 0, large=True)) == sorted("ABCGHKRSTW")
    assert list(entries(found, marks, 0, large=False)) == list(LETTERS)


@pytest.mark.parametrize("theme", THEMES, ids=lambda theme: f"{theme.name}-{theme.text_scale}")
@pytest.mark.parametrize("columns", [3, 4, 5])
def test_the_register_has_a_cell_for_everything_and_none_on_another(theme: Theme, columns: int) -> None:
    where, paper = lines(theme, columns), spots(theme).register
    cells = [cell for row in where.cells for cell in row]
    assert len(cells) == 26 * columns and SAFE.contains(paper) and paper.bottom < theme.bar_top
    assert all(paper.contains(cell) for cell in cells)
    assert all(not cell.colliderect(other) for i, cell in enumerate(cells) for other in cells[i + 1 :])
    for row, own in zip(where.rows, where.cells, strict=True):
        assert Rect(row).contains(own[0].unionall(list(own[1:])).inflate(-8, 0)), "cells lie in the row of their letter"
    assert where.mark <= min(cells[0].size)
    if theme.large_text:
        assert where.letter >= 70


def test_every_key_is_near() -> None:
    """At most five presses across nine by three keys and the tabs over them, also round the edges."""
    where = spelling_spots(GROWN_UP)
    keys = key_targets(where.keys)
    tabs = tab_targets([PanelTab(("seat", i), "Rosa") for i in range(3)], where.tabs)
    assert reachable((*tabs, *keys)) == {target.id for target in (*tabs, *keys)}
    assert max(_presses((*tabs, *keys), key) for key in keys) <= 5


def _presses(targets: tuple[Target, ...], start: Target) -> int:
    """Directions from a target to the key that is farthest away."""
    far, rest = {start.id: 0}, [start]
    while rest:
        here = rest.pop(0)
        for way in (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN):
            there = neighbour(targets, here, way)
            if there.id not in far:
                far[there.id] = far[here.id] + 1
                rest.append(there)
    return max(far.values())
