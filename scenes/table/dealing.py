"""Dealing at a table: whoever answers chance for people. No pixels."""

from collections.abc import Callable, Iterable, Iterator
from random import SystemRandom

from engine.core.dealers import EntropyDealer
from engine.core.game import Game, State
from engine.core.prompts import Prompt
from engine.core.records import BadRecord, parse
from engine.core.steps import Step
from engine.games import GAMES
from game.store.store import Store

MOST = 20
"""Earlier matches that count: what was laid before them is as good as new, and more would hold up the first deal."""
_BY_CHANCE = '"by": "chance"'


class TableDealer:
    """Deals from the system's entropy; a game with more cards than a match needs chooses those for whoever has played
    it here before."""

    def __init__(self, game: Game, state: Callable[[], State], store: Store, kept: int | None) -> None:
        """`state` is that of the match now. `kept` is its number in the store; a match that is not kept begins as if
        it were the first."""
        self._game, self._state, self._store, self._kept = game, state, store, kept
        self._fair, self._random = EntropyDealer(), SystemRandom()
        self._past: tuple[tuple[Step, ...], ...] | None = None

    def answer(self, *prompts: Prompt) -> Step:
        """A step that one of `prompts` accepts."""
        step, stocked = self._fair.answer(*prompts), self._game.stocked
        if stocked is None:
            return step
        if self._past is None:
            name = self._game.name
            earlier = () if self._kept is None else self._store.earlier_matches(name, self._kept, MOST)
            self._past = tuple(by_chance(earlier))
        return stocked(self._state(), step, self._past, self._random)


def by_chance(matches: Iterable[tuple[str, ...]]) -> Iterator[tuple[Step, ...]]:
    """What chance said in each of these matches; one that nobody can read is left out."""
    for header, *lines in matches:
        try:
            yield parse("\n".join((header, *(line for line in lines if _BY_CHANCE in line))), GAMES).steps
        except BadRecord:
            continue
