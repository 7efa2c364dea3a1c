"""Deals that are dealt again: the number of a finished match, its chance steps, and the players who have seen them.

A table agrees on the number like on an aid, so it is kept beside the match and not in its record. It never reveals a
running deal: only finished matches are read, and no other table gets the cards while one can still continue with them.
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
"""The name under which a match keeps the number of the deal that it repeats."""

_ROOM, _WATCHED_AFTER = -1, "watched after"
"""Where a finished match keeps the number of the last match with its cards before a replay showed them. The people in
the room are not known, so no seat has this note."""

_DIGITS = 18
"""Most digits of a number; no store counts further."""


def number_of(aids: Sequence[tuple[str, str]]) -> int | None:
    """Return the number of the deal that a table with these aids repeats, or None for a new deal."""
    found = dict(aids).get(DEAL, "")
    return int(found) if found.isascii() and found.isdigit() and len(found) <= _DIGITS else None


def chance_of(store: Store, deal: int) -> tuple[Step, ...]:
    """Return the chance steps of a finished match; empty if it is not over or cannot be read."""
    saved = store.matches.finished(deal)
    if saved is None:
        return ()
    try:
        return tuple(step for step in parse(saved.text, GAMES).steps if step.by == CHANCE)
    except BadRecord:
        return ()


def running(store: Store, deal: int) -> bool:
    """Whether a table can still continue a match with these cards."""
    return any(unfinished for _, unfinished, _ in store.history.matches_of(deal, DEAL))


_LOOK_ALIKES = str.maketrans(
    "АВЕКМНОРСТУХІЈЅаеорсухіјѕ" + "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορυ",
    "ABEKMHOPCTYXIJSaeopcyxijs" + "ABEZHIKMNOPTYXaikvopu",
)
"""Cyrillic and Greek letters, with the Latin letters that they look like."""


def _read(name: str) -> str:
    """Return a name as people read it: without case, and with look-alike letters made equal."""
    return normalize("NFKC", name).translate(_LOOK_ALIKES).casefold()


def seen_by(store: Store, deal: int, names: Collection[str], before: int | None = None) -> tuple[str, ...]:
    """Return the players of `names` who sat at a table with these cards, in the order of `names`. With `before`, only
    tables that began before that match count."""
    seats = (
        seat
        for number, _, sat in store.history.matches_of(deal, DEAL)
        if before is None or number < before
        for seat in sat
    )
    people = {_read(str(seat.get("name"))) for seat in seats if seat.get("kind") == "person"}
    return tuple(name for name in names if _read(name) in people)


def watch(store: Store, deal: int) -> None:
    """Remember that a replay has shown all hands of a deal to the room: its later tables may know the cards."""
    if not store.matches.notes(deal, _ROOM):
        began = [number for number, _, _ in store.history.matches_of(deal, DEAL)]
        store.matches.keep_notes(deal, _ROOM, {_WATCHED_AFTER: max(began, default=deal)})


def watched(store: Store, deal: int, before: int | None = None) -> bool:
    """Whether a replay has shown this deal. With `before`, only a replay earlier than that match counts."""
    after = store.matches.notes(deal, _ROOM).get(_WATCHED_AFTER)
    return isinstance(after, int) and (before is None or before > after)


class RepeatedDealer:
    """Repeats earlier chance steps as far as the rules allow: the first deal for the first, and so on. A longer match
    gets its further deals from `fresh`."""

    def __init__(self, before: Sequence[Step], taken: Callable[[], Sequence[Step]], fresh: Dealer) -> None:
        """`taken` returns the steps of the running match."""
        self._before, self._taken, self._fresh = tuple(before), taken, fresh

    def earlier_answer(self, *prompts: Prompt) -> Step | None:
        """Return the earlier answer to one of `prompts`, or None if there is none or the rules refuse it now."""
        often = Counter(step.do for step in self._taken() if step.by == CHANCE)
        for verb in dict.fromkeys(prompt.verb for prompt in prompts):
            step = next(islice((step for step in self._before if step.do == verb), often[verb], None), None)
            if step is not None and any(prompt.accepts(step) for prompt in prompts):
                return step
        return None

    def answer(self, *prompts: Prompt) -> Step:
        return self.earlier_answer(*prompts) or self._fresh.answer(*prompts)
