"""Records whose ends were worked out by hand.

In short: `rulebook` is the match of the rulebook's scoring example. In `three-majority` a clue and a question are sent
back by two of two. In `five-most` seat 0 reveals all its cards in rounds 2 to 5, and its turn in round 6 is the
question alone. Seats 1 and 3 share 15 points, and two right letters after round 5 beat one after round 6.
`who-is-missing` begins and ends as the examples of docs/variants.md; `who-is-missing-four` is the same in four rounds
(HK-123).
"""

from functools import cache
from pathlib import Path

from engine.core.match import Match
from engine.core.records import dumps, parse, replay
from engine.games import GAMES
from engine.games.hooky.state import SentBack

GOLDEN = {path.stem: path for path in Path(__file__).parents[2].joinpath("golden").glob("hooky-*.jsonl")}
ENDS = {
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
}
"""By record: its end, as worked out by hand."""


@cache
def golden(name: str) -> Match:
    """The match of a record; do not change it."""
    return replay(parse(GOLDEN[f"hooky-{name}"].read_text(encoding="utf-8"), GAMES), GAMES)


def test_guesses_are_written_in_seat_order() -> None:
    """HK-71: in the rulebook's record seat 0 guesses last after round 4; the record written again does not show it.

    After round 6 all seats give the Hooky guess first there; of those eight lines the first and the last stay.
    """
    lines = GOLDEN["hooky-rulebook"].read_text(encoding="utf-8").splitlines()
    again = dumps(golden("rulebook").record()).splitlines()
    swapped = [number for number, (old, new) in enumerate(zip(lines, again, strict=True)) if old != new]
    assert sorted(again[number] for number in swapped) == sorted(lines[number] for number in swapped)
    assert len(swapped) == 4 + 6


def test_the_events_of_those_records() -> None:
    """HK-65, HK-56."""
    assert golden("three-majority").state.sent_back == (
        SentBack(0, 2, None, "TORPQ", (0, 1)),
        SentBack(2, 1, 0, "GLARB", (0, 2)),
    )
    last = [step for step in golden("five-most").steps if step.by == 0][-3:]
    assert [step.do for step in last] == ["ask", "guess", "hands"]
