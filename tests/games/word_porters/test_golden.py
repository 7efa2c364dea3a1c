"""Records whose ends were worked out by hand.

In short: the first round of `rulebook` ends with the example of docs/rules/word_porters.md. Seat 3 alone is lowest
after round 2 and again after round 3, and two seats share the win. In `children-six` a seat passes early in every
round, and the hints are shuffled again in the middle of round 3. Its texts are the record's own. In `three-one-side`
all word cards show side `b`, and only the last round brings points. `two-rounds` is the example of docs/variants.md.
"""

from functools import cache
from pathlib import Path

import pytest

from engine.core.match import Match
from engine.core.records import dumps, parse, replay
from engine.games import GAMES

GOLDEN = {path.stem: path for path in Path(__file__).parents[2].joinpath("golden").glob("word_porters-*.jsonl")}
ENDS = {
    "word_porters-rulebook": {
        "scores": [13, 13, 11, 11],
        "winners": [0, 1],
        "rounds": [[4, 4, 3, 3], [2, 2, 3, 1], [5, 2, 2, 3], [2, 5, 3, 4]],
    },
    "word_porters-children-six": {
        "scores": [7, 7, 3, 4, 3, 4],
        "winners": [0, 1],
        "rounds": [[5, 1, 1, 1, 1, 1], [0] * 6, [1, 0, 0, 2, 1, 2], [1, 6, 2, 1, 1, 1]],
    },
    "word_porters-two-rounds": {"scores": [7, 6, 5], "winners": [0], "rounds": [[4, 3, 3], [3, 3, 2]]},
    "word_porters-three-one-side": {
        "scores": [1, 0, 1],
        "winners": [0, 2],
        "rounds": [[0, 0, 0], [0, 0, 0], [0, 0, 0], [1, 0, 1]],
    },
}
"""By record: its end, as worked out by hand."""
STARTS = {"rulebook": [1, 2, 3, 3], "children-six": [0, 1, 2, 1], "three-one-side": [0, 1, 2, 0], "two-rounds": [0, 1]}


@cache
def golden(name: str) -> Match:
    """The match of a record; do not change it."""
    return replay(parse(GOLDEN[f"word_porters-{name}"].read_text(encoding="utf-8"), GAMES), GAMES)


@pytest.mark.parametrize("name", STARTS)
def test_the_start_player_of_each_round(name: str) -> None:
    """WP-67 to WP-69."""
    assert [played.start for played in golden(name).state.played] == STARTS[name]


def test_votes_are_written_in_seat_order() -> None:
    """WP-46: in `rulebook` seat 3 gives the first vote; the record written again does not show it."""
    lines = GOLDEN["word_porters-rulebook"].read_text(encoding="utf-8").splitlines()
    again = dumps(golden("rulebook").record()).splitlines()
    swapped = [number for number, (old, new) in enumerate(zip(lines, again, strict=True)) if old != new]
    assert len(swapped) == 3 and sorted(again[n] for n in swapped) == sorted(lines[n] for n in swapped)


def test_the_events_of_those_records() -> None:
    """WP-18, WP-42, WP-78: one reshuffle of 24 cards; forced and free passes."""
    children = golden("children-six")
    assert [len(step.arg("hints")) for step in children.steps if step.do == "reshuffle"] == [24]
    assert [len(played.passed) for played in children.state.played] == [2, 2, 3, 2]
    assert [played.passed for played in golden("rulebook").state.played] == [(3, 0), (), (), ()]
    assert {word.card[-1] for word in golden("three-one-side").state.words} == {"b"}
