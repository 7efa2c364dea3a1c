"""Whole games in files, with their scores kept a second time by an independent book.

`spooks-hand` is one hand of four with straights, bites and tricks. `spooks-masters` is a short series of four with two
decks, a ghost hand, all five effects and a play-off. `spooks-series` has three hands of three with a ghost hand.
`spooks-long` ends because too few of five seats would be left. The four of children are the examples of
docs/variants.md.
"""

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.core.records import parse, replay
from engine.games import GAMES

GOLDEN = sorted(Path(__file__).parents[2].joinpath("golden").glob("spooks-*.jsonl"))
ENDS: dict[str, object] = {}
"""None by hand: a test works them out by the book."""
NAMES = {
    "spooks-hand",
    "spooks-masters",
    "spooks-series",
    "spooks-long",
    "spooks-children-three",
    "spooks-children-bite",
    "spooks-children-five",
    "spooks-children-even",
}
VERBS = {"deal", "play", "pass", "straight", "lay", "give"}


class Book:
    """Hands kept by the lines of a record and three rules. These name the receivers of the victim's, the neighbour's
    and the named seat's gifts (SP-63, SP-70, SP-71)."""

    def __init__(self, header: dict) -> None:
        self.masters = header["options"].get("masters", False)
        self.players = header["players"]
        self.totals = [0] * self.players
        self.hands: list[Counter] = []
        self.handed: list[tuple[int, str]] = []
        self.top, self.victim, self.way = "", 0, 1

    def read(self, step: dict) -> None:
        """Keep one line."""
        by, do = step["by"], step["do"]
        if do == "deal":
            self.count()
            self.hands = [Counter(cards) for cards in step["hands"]]
            self.top, self.way = "", 1
        elif do == "pass":
            self.victim = by
        elif do == "give":
            self.give(by, step)
        else:
            cards = step["cards"] if do == "straight" else [step["card"]]
            self.hands[by] -= Counter(cards)
            if do != "lay":
                self.top = cards[-1]
                if self.top == "bone-m" and self.masters:
                    self.way = -self.way

    def give(self, by: int, step: dict) -> None:
        card = step["card"]
        assert self.hands[by][card]
        if self.masters and self.top == "spook-m":
            self.handed.append((by, card))
            seats = [seat for seat in range(self.players) if self.hands[seat]]
            if len(self.handed) == len(seats):
                for giver, given in self.handed:
                    self.move(giver, seats[(seats.index(giver) - self.way) % len(seats)], given)
                self.handed = []
            return
        self.move(by, step.get("to", self.victim), card)

    def move(self, giver: int, receiver: int, card: str) -> None:
        self.hands[giver] -= Counter([card])
        self.hands[receiver][card] += 1

    def count(self) -> None:
        """Write the points of the cards left in the hands (SP-80, SP-83)."""
        worth = {"m": 20, "cat": 30}
        for seat, hand in enumerate(self.hands):
            for card, number in hand.items():
                rank = card.split("-")[-1]
                self.totals[seat] += number * (worth.get(rank) or int(rank))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_records_end_with_the_points_of_the_book(path: Path) -> None:
    """SP-80 to SP-92 over whole games."""
    text = path.read_text(encoding="utf-8")
    header, *steps, last = [json.loads(line) for line in text.splitlines()]
    book = Book(header)
    for step in steps:
        book.read(step)
    book.count()
    end = last["end"]
    assert end["scores"] == book.totals
    assert end["winners"] == [seat for seat, total in enumerate(book.totals) if total == min(book.totals)]
    target = header["options"].get("target", 200)
    if "grabbed" in end:
        assert end["grabbed"] == [seat for seat, total in enumerate(book.totals) if total >= target]
        assert end["rounds"] == sum(step["do"] == "deal" for step in steps)


def test_every_golden_record_is_there_and_together_they_have_every_verb_and_effect() -> None:
    assert {path.stem for path in GOLDEN} == NAMES
    words, seen = set(), set()
    for path in GOLDEN:
        match = replay(parse(path.read_text(encoding="utf-8"), GAMES), GAMES)
        words |= {step.do for step in match.steps}
        seen |= {type(event).__name__ for event in match.events}
    assert words == VERBS
    assert {"CardsHanded", "GiftOwed", "DirectionTurned", "OrderTurned", "BiteBegan", "StraightLaid"} <= seen
