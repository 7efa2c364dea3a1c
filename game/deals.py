"""Deals that are dealt again: the number of a match that is over, what chance said in it, and who has seen that.

A table agrees on the number as it does on helps, so that it stands beside the match and not in its record. It never
opens a deal that runs: only of a match that is over anything is read, and nobody gets it as long as another table has
not played it to its end.
"""

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import islice
from unicodedata import normalize

from engine.core.dealers import Dealer
from engine.core.prompts import Prompt
from engine.core.records import BadRecord, parse
from engine.core.seats import CHANCE
from engine.core.steps import Step
from engine.games import GAMES
from game.store.store import Store

DEAL = "deal"
"""Under this name a match says whose cards it was dealt."""

_DIGITS = 18
"""No store counts further, nor could it be asked."""


def number_of(aids: Sequence[tuple[str, str]]) -> int | None:
    """The number of the deal that a table with these aids was dealt again; None where it had its own."""
    found = dict(aids).get(DEAL, "")
    return int(found) if found.isascii() and found.isdigit() and len(found) <= _DIGITS else None


def chance_of(store: Store, deal: int) -> tuple[Step, ...]:
    """What chance said in a match that is over; nothing of one that is not, or that cannot be read."""
    saved = store.finished_match(deal)
    if saved is None:
        return ()
    try:
        return tuple(step for step in parse(saved.text, GAMES).steps if step.by == CHANCE)
    except BadRecord:
        return ()


def running(store: Store, deal: int) -> bool:
    """Whether somebody may still go on with these cards."""
    return any(goes_on for _, goes_on, _ in store.history.matches_of(deal, DEAL))


_LOOK_ALIKES = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ",
    "ABEKMHOPCTYXIJSaeopcyxijs" + "ABEZHIKMNOPTYXaikvopu",
)
"""Letters of Cyrillic and of Greek, with those of Latin that they look like."""


def _read(name: str) -> str:
    """A name as people read it: the same for capitals and small letters, and for letters that look alike."""
    return normalize("NFKC", name).translate(_LOOK_ALIKES).casefold()


def seen_by(store: Store, deal: int, names: Collection[str], before: int | None = None) -> tuple[str, ...]:
    """Who of these people sat at a table that had these cards, in the order of their `names`; of those that began
    `before` a match of that number, if one is given."""
    seats = (
        seat
        for number, _, sat in store.history.matches_of(deal, DEAL)
        if before is None or number < before
        for seat in sat
    )
    people = {_read(str(seat.get("name"))) for seat in seats if seat.get("kind") == "person"}
    return tuple(name for name in names if _read(name) in people)


class DealtAgain:
    """Says what chance said before, as long as the rules allow it: the first deal where the first is due, and so on.
    What goes beyond that, in a match that takes longer, is dealt anew by `fresh`."""

    def __init__(self, before: Sequence[Step], taken: Callable[[], Sequence[Step]], fresh: Dealer) -> None:
        """`taken` are the steps of the match now."""
        self._before, self._taken, self._fresh = tuple(before), taken, fresh

    def said(self, *prompts: Prompt) -> Step | None:
        """What answered one of `prompts` before; None where nothing did, or the rules do not take it now."""
        often = Counter(step.do for step in self._taken() if step.by == CHANCE)
        for verb in dict.fromkeys(prompt.verb for prompt in prompts):
            step = next(islice((step for step in self._before if step.do == verb), often[verb], None), None)
            if step is not None and any(prompt.accepts(step) for prompt in prompts):
                return step
        return None

    def answer(self, *prompts: Prompt) -> Step:
        """A step that one of `prompts` accepts."""
        return self.said(*prompts) or self._fresh.answer(*prompts)
