"""Players of Word Porters that are similar to people.

They share only the marks of the pack with computer players. They choose a hint that fits their word and few others, lay
the surest tile first, and have opinions.
"""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from engine.core.cards import Card
from engine.core.events import Heard
from engine.core.prompts import Prompt
from engine.core.seats import Seat, Viewer
from engine.core.steps import Step
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.content import qualities
from engine.games.word_porters.hinting import goes_down
from engine.games.word_porters.options import NUMBERS, TOKENS
from engine.games.word_porters.view import View
from tools.opponents import Opponent


class TableHabits(NamedTuple):
    """How people at a table judge words, in marks.

    `strays`: how far the table's marks differ from the pack's, the same for all seats. `opinion`: how far each seat's
    view of a word and a hint differs from that. `sways`: how differently a seat weighs the axes.
    """

    strays: float
    opinion: float
    sways: float = 0.0


class SimulatedPerson:
    """One seat's view of the words and the row of a round."""

    def __init__(self, view: View, table: TableHabits) -> None:
        first = (view.played[0].words if view.played else view.words)[0].text
        self.fits = _fits(view.viewer, first, view.words, view.row, table)

    def of(self, number: int) -> Mapping[Card, float]:
        """How well each hint fits the word of that number."""
        return self.fits[number - 1]

    def singles_out(self, number: int, hint: Card) -> float:
        """How well the hint fits that word and no other one."""
        rivals = sorted((self.of(other)[hint] for other in NUMBERS if other != number), reverse=True)[:RIVALS]
        return self.of(number)[hint] - CONTRAST * sum(max(0.0, rival) for rival in rivals) / RIVALS


RIVALS = 3
"""Number of other words that a player considers for a hint."""
CONTRAST = 0.6
SHARED = 0.5
"""By how many marks a hint must fit better to be shared with another player."""
BY_TOKEN = {1: 1.0, 2: 0.7, 3: 0.4}


@lru_cache(maxsize=256)
def _fits(
    seat: Viewer, match: str, words: tuple[Printed, ...], row: tuple[Printed, ...], table: TableHabits
) -> tuple[Mapping[Card, float], ...]:
    return tuple(
        {
            hint.card: _fit(seat, match, word.text, hint.text, table)
            + table.opinion * Random(f"person {seat} {match} {word.text} {hint.text}").gauss(0.0, 1.0)
            for hint in row
        }
        for word in words
    )


def _fit(seat: Viewer, match: str, word: str, hint: str, table: TableHabits) -> float:
    """How well a hint fits a word by the marks of the table, with the seat's weights."""
    marks, pointing = qualities(word), qualities(hint)
    told = 0.0
    for axis, points in pointing.items():
        mark = marks.get(axis, 0) + table.strays * Random(f"table {match} {word} {axis}").gauss(0.0, 1.0)
        told += mark * points * max(0.0, 1.0 + table.sways * Random(f"sways {seat} {match} {axis}").gauss(0.0, 1.0))
    strength = sum(map(abs, pointing.values()))
    return told / strength if strength else 0.0


def _decides(table: TableHabits) -> Opponent:
    def decide(view: View, heard: Heard, prompts: Sequence[Prompt], seed: int) -> Step:
        del heard, seed  # an opinion needs neither
        asked = {prompt.verb: prompt for prompt in prompts}
        person = SimulatedPerson(view, table)
        if "vote" in asked:
            return asked["vote"].answer(_tiles(view, person))
        if "place" not in asked:
            return asked["pass"].answer(())
        assert isinstance(view.viewer, int) and view.number is not None
        worth = {}
        for step in asked["place"].steps():
            hint = Card(str(step.arg("hint")))
            shared = len(goes_down(TOKENS[view.variant], view.placings, view.viewer, hint)) > 1
            worth[step] = person.singles_out(view.number, hint) - SHARED * shared
        return max(worth, key=worth.__getitem__)

    return decide


def _tiles(view: View, person: SimulatedPerson) -> tuple[int | None, ...]:
    """The surest tile of all first, then the surest one that is left."""
    told: dict[tuple[Seat, int], float] = {}
    for seat in range(view.players):
        if seat != view.viewer:
            placings = [placing for placing in view.placings if placing.seat == seat]
            for number in NUMBERS:
                if number != view.number:
                    told[seat, number] = sum(
                        BY_TOKEN[placing.tokens[0]] * person.of(number)[placing.hint] for placing in placings
                    )
    tiles: dict[Seat, int] = {}
    while told:
        seat, number = max(told, key=told.__getitem__)
        tiles[seat] = number
        told = {(other, one): much for (other, one), much in told.items() if other != seat and one != number}
    return tuple(tiles.get(seat) for seat in range(view.players))


OPPONENTS: Mapping[str, Opponent] = {
    "friends": _decides(TableHabits(strays=0.0, opinion=0.5)),
    "people": _decides(TableHabits(strays=0.0, opinion=1.1)),
    "child": _decides(TableHabits(strays=0.0, opinion=1.4)),
    "strangers": _decides(TableHabits(strays=0.9, opinion=1.1, sways=0.5)),
}
"""Friends and people read the words nearly like the pack, a child less so. Strangers have marks of their own. They find
37 of 100 of each other's words, like people who rated words and hints independently."""
