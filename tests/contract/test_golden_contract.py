"""Golden records of all games: they keep the rules, end as worked out by hand, and are written as they were read."""

from pathlib import Path
from typing import Any

import pytest

from engine.core.records import check, dumps, parse, replay
from engine.games import GAMES

RECORDS = {path.stem: path for path in (Path(__file__).parents[1] / "golden").glob("*.jsonl")}
ENDS: dict[str, dict[str, Any]] = {
    "hookie_mookie-rulebook": {
        "scores": [1, 1, 1],
        "winners": [0, 1, 2],
        "result": "players",
        "out": [0],
        "hands": [0, 6, 6],
        "deck": 26,
    },
    "hookie_mookie-lost": {
        "scores": [0, 0, 0, 0],
        "winners": [],
        "result": "cards",
        "out": [],
        "hands": [12, 13, 12, 10],
        "deck": 0,
    },
    "hookie_mookie-race-shared": {
        "scores": [1, 1],
        "winners": [0, 1],
        "result": "players",
        "out": [0, 1],
        "hands": [0, 0],
        "deck": 33,
    },
    "hookie_mookie-alone": {
        "scores": [1, 1, 1],
        "winners": [0, 1, 2],
        "result": "players",
        "out": [0, 1, 2],
        "hands": [0, 0, 0],
        "deck": 18,
    },
    "hookie_mookie-jokers": {
        "scores": [1, 1],
        "winners": [0, 1],
        "result": "players",
        "out": [0],
        "hands": [0, 5],
        "deck": 38,
    },
    "hooky-rulebook": {
        "scores": [38, 36, 34, 42],
        "winners": [3],
        "parts": [[5, 0, 20, 12, 1], [5, 10, 10, 11, 0], [5, 5, 10, 13, 1], [5, 5, 20, 12, 0]],
        "decided": "score",
    },
    "hooky-three-majority": {
        "scores": [59, 37, 54],
        "winners": [0],
        "parts": [[5, 10, 30, 13, 1], [0, 5, 20, 11, 1], [15, 15, 20, 4, 0]],
        "decided": "score",
    },
    "hooky-five-most": {
        "scores": [10, 15, 0, 15, 8],
        "winners": [1],
        "parts": [[0, 0, 10, 0, 0], [5, 10, 0, 0, 0], [0] * 5, [5, 0, 10, 0, 0], [0, 0, 0, 7, 1]],
        "decided": "most",
    },
    "hooky-who-is-missing": {
        "scores": [3, 2, 3],
        "winners": [0, 2],
        "parts": [[3], [2], [3]],
        "decided": "shared",
    },
    "hooky-who-is-missing-four": {
        "scores": [3, 2, 3],
        "winners": [0, 2],
        "parts": [[3], [2], [3]],
        "decided": "shared",
    },
    "rook-beginner-lesson": {"scores": [2, 6, 13, 1], "winners": [2], "hands": 1},
    "rook-intermediate": {"scores": [0, 0, 24, 0], "winners": [2], "hands": 1},
    "rook-classic": {"scores": [-85, 120], "winners": [1, 3], "hands": 1, "seating": [0, 1, 3, 2]},
    "rook-five": {"scores": [90, 0, 0, 0, 10], "winners": [0], "hands": 1},
    "rook-six-honour-late": {"scores": [20, 0, 0, 0, -30, 0], "winners": [0], "hands": 1},
    "rook-honour-talk-and-nest": {"scores": [40, 0], "winners": [0, 2], "hands": 1},
    "rook-honour-mended": {"scores": [120, 0], "winners": [0, 2], "hands": 1},
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
"""By record: its end. The ends of Spooks are worked out by the book in its own test."""
UNORDERED = {"hookie_mookie-rulebook", "hookie_mookie-jokers", "hooky-rulebook", "word_porters-rulebook"}
"""Records whose secret answers of one moment are not in seat order; written again they are."""


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_keeps_the_rules_and_is_written_as_it_was_read(name: str) -> None:
    text = RECORDS[name].read_text(encoding="utf-8")
    record = parse(text, GAMES)
    check(record, GAMES)
    match = replay(record, GAMES)
    assert match.end() == record.end
    again = dumps(match.record())
    assert (again != text) == (name in UNORDERED)
    assert sorted(again.splitlines()) == sorted(text.splitlines())


@pytest.mark.parametrize("name", ENDS)
def test_it_ends_as_worked_out(name: str) -> None:
    """HM-63 to HM-68, HM-71; HK-85 to HK-96; RK-67 to RK-86, RK-102, RK-114; WP-55 to WP-61, WP-73 to WP-75."""
    assert parse(RECORDS[name].read_text(encoding="utf-8"), GAMES).end == ENDS[name]


def test_every_game_has_golden_records_and_each_has_its_end() -> None:
    assert {name.partition("-")[0] for name in RECORDS} == set(GAMES)
    assert {name for name in RECORDS if not name.startswith("spooks-")} == set(ENDS)
