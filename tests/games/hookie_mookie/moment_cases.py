"""Positions for the moments of Hookie-Mookie."""

from typing import Any

from engine.core.match import Match
from engine.core.messages import Who
from scenes.table.coach.moments import Situation
from tests.deals import do
from tests.games.hookie_mookie.tables import cards, deal, hookie, lay, new_match, table
from tests.moments import Case, now, step

HANDS = ("2 s, 9 c, 4 c", "3 c, 8 d, 5 c", "2 d, 9 h, 6 c")
"""Seats 0 and 2 have a two and a nine each."""


def dealt(variant: str) -> Situation[Any]:
    """The first question of a match."""
    match = new_match(3, variant)
    deal(match, ("",) * 3)
    return now(match, 0)


def calls(hand: str) -> Situation[Any]:
    """Seat 0 can call seat 1."""
    return now(table(hand, *HANDS[1:]), 0, intended=step(0, "hookie", partner=1))


def called(misses: int) -> Match:
    """Each seat in turn has called the next one without a match, and after so many misses it calls again."""
    match = table(*HANDS)
    for caller in range(misses):
        missed(match, caller)
    do(match, misses % 3, "hookie", partner=(misses + 1) % 3)
    return match


def missed(match: Match, caller: int) -> Any:
    """The flips of `HANDS` that do not match."""
    own, other = (("2 s", "3 c"), ("8 d", "9 h"))[caller]
    return hookie(match, caller + 1, own, other)


def after_misses(number: int) -> Situation[Any]:
    """So many flips did not match; the last has just been told to seat 2."""
    match = table(*HANDS)
    told: Any = ()
    for caller in range(number):
        told = missed(match, caller)
    return now(match, 2, told=told)


def offers(seat: int, card: str) -> Situation[Any]:
    """Seat 2 has called seat 0, which has shown a two; `seat` has a card under the hook."""
    return now(called(2), seat, intended=step(seat, "offer", card=cards(card)[0]))


def adds(begun: bool) -> Situation[Any]:
    """Seat 0 has a seven, and there is a set of sevens; its own if it has `begun` that."""
    if not begun:
        return now(table("7 c, 2 s", *HANDS[1:], sets={"7": "7 dhs"}), 0)
    match = table("7 cdhs, 2 s", *HANDS[1:])
    lay(match, "7 dhs")
    return now(match, 0)


def draws(deck: int) -> Situation[Any]:
    """A flip did not match while so many cards were in the deck: three are drawn."""
    match = table(*HANDS, deck=deck)
    return now(match, 2, told=missed(match, 0))


CASES = {
    "hookie-aim": Case(lambda: dealt("together"), lambda: dealt("race"), {"count": 1}),
    "hookie-lay-first": Case(lambda: calls("7 cdh, 2 s"), lambda: calls("7 cd, 2 s")),
    "hookie-first-call": Case(lambda: now(called(0), 1), lambda: now(called(1), 2)),
    "hookie-remember": Case(lambda: after_misses(1), lambda: after_misses(2)),
    "hookie-shown-value": Case(lambda: offers(2, "6 c"), lambda: offers(2, "2 d"), {"seat": Who(0)}),
    "hookie-own-promise": Case(lambda: offers(0, "9 c"), lambda: offers(0, "2 s"), {"seat": Who(2)}),
    "hookie-add": Case(lambda: adds(begun=False), lambda: adds(begun=True)),
    "hookie-late": Case(lambda: draws(10), lambda: draws(13)),
    "hookie-last-card": Case(lambda: now(table("7 c", *HANDS[1:]), 0), lambda: now(table("7 c, 2 s", *HANDS[1:]), 0)),
}
