"""Records whose ends were worked out by hand.

In short: in `rulebook` a pair is flipped and seat 0 lays its whole hand, three lays, seven cards. In `lost` four
players flip without a match seven times and the caller of the seventh gets the last card. In `race-shared` two seats go
out in one flip. In `alone` the third seat of three can call no other and draws four times. In `jokers` the partner
offers first, two open jokers become the tens, and four queens are cleared.
"""

from pathlib import Path

import pytest

from engine.core.records import dumps, parse, replay
from engine.games import GAMES
from engine.games.hookie_mookie.cards import Cleared
from tests.games.hookie_mookie.tables import cards, on_table

GOLDEN = {path.stem: path for path in Path(__file__).parents[2].joinpath("golden").glob("hookie_mookie-*.jsonl")}
ENDS = {
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
}
"""By record: its end, as worked out by hand."""


@pytest.mark.parametrize("name", ["rulebook", "jokers"])
def test_offers_are_written_in_seat_order(name: str) -> None:
    """HM-37: in the file the higher seat offers first, once; the record written again does not show it."""
    text = GOLDEN[f"hookie_mookie-{name}"].read_text(encoding="utf-8")
    lines, again = text.splitlines(), dumps(replay(parse(text, GAMES), GAMES).record()).splitlines()
    swapped = [number for number, (old, new) in enumerate(zip(lines, again, strict=True)) if old != new]
    assert len(swapped) == 2 and [again[number] for number in swapped] == [lines[number] for number in swapped[::-1]]


def test_the_sets_on_the_table_in_the_end() -> None:
    """HM-33, HM-57, HM-32."""
    match = replay(parse(GOLDEN["hookie_mookie-jokers"].read_text(encoding="utf-8"), GAMES), GAMES)
    assert on_table(match) == {"2": cards("2 cdh"), "10": cards("10 cdh, joker 3")}
    assert match.state.cleared == (Cleared("queen", 0),)
