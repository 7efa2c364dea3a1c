"""Positions for the moments of Rook."""

from dataclasses import replace
from typing import Any

from engine.core.prompts import Prompt
from engine.core.shapes import One
from engine.games.rook.cards import COLOR, ROOK, playable
from engine.games.rook.events import HandCounted, HandResult, TrickTaken
from scenes.table.coach.moments import Situation
from tests.deals import bid, bury, deal, drawn, new_match
from tests.games.rook.spots import spot
from tests.moments import Case, here, now, step


def plays(hand: str, card: str, trick: str = "", **more: Any) -> Situation[Any]:
    """Seat 0 has that card under the hook; red is trump."""
    view, heard = spot(hand, trick, **more)
    led = view.trick[0][1] if view.trick else None
    colour = None if led is None else view.trump if led == ROOK else COLOR[led]
    options = tuple((("card", one),) for one in playable(view.hand, colour, view.trump or ""))
    return here(view, heard, Prompt(0, "play", One(options)), intended=step(0, "play", card=card))


def after_trick(number: int) -> Situation[Any]:
    """Trick `number` of a hand has just been taken."""
    view, heard = spot("green 8")
    return here(view, heard, told=(TrickTaken(1, number, ((0, "green-5"), (1, "green-9"))),))


def auction(variant: str) -> Situation[Any]:
    """The first to bid in the first auction."""
    match = drawn(new_match(variant), dealer=3)
    deal(match, {})
    return now(match, 0)


def bidding(words: str, laid: bool, seat: int) -> Situation[Any]:
    """After an auction in which seat 0 bids first; with `laid` nest and trump are also settled."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, {1: "red 5 6 7 8 9 10 11 12 13"}, "green 5 6 7 8 9")
    bid(match, words)
    if laid:
        bury(match, "green 5 6 7 8 9", "red")
    return now(match, seat)


def counted(made: bool) -> Situation[Any]:
    """A hand was counted in which the partner of seat 0 had bid 80."""
    taken = (80, 40) if made else (60, 60)
    scores = taken if made else (-80, 60)
    result = HandResult(3, 2, 80, "red", taken, scores, (0, 0), scores, made, None)
    view, heard = spot("green 8")
    return here(replace(view, sheet=(result,)), heard, told=(HandCounted(result),))


CASES = {
    "rook-trick": Case(lambda: after_trick(1), lambda: after_trick(2)),
    "rook-lone-counter": Case(
        lambda: plays("green 5 8", "green-5"),
        lambda: plays("green 10 11 12 13 14", "green-10"),
    ),
    "rook-rook-for-nothing": Case(
        lambda: plays("red 6, rook", "rook", "1 red-7, 2 red-8"),
        lambda: plays("red 6, rook", "rook", "1 red-7, 2 red-10"),
    ),
    "rook-forced-out": Case(
        lambda: plays("green 5 6, rook", "rook", "3 red-7"),
        lambda: plays("red 6, green 5, rook", "rook", "3 red-7"),
    ),
    "rook-partner-has-it": Case(
        lambda: plays("green 5 14", "green-14", "1 green-6, 2 green-13, 3 green-7"),
        lambda: plays("green 5 14", "green-14", "1 green-13, 2 green-6, 3 green-7"),
    ),
    "rook-first-bid": Case(lambda: auction("classic"), lambda: auction("intermediate")),
    "rook-first-nest": Case(lambda: bidding("70 - - -", False, 0), lambda: bidding("70 - - -", True, 0)),
    "rook-not-the-bidder": Case(lambda: bidding("- 70 - -", True, 0), lambda: bidding("70 - - -", True, 0)),
    "rook-set-back": Case(lambda: counted(made=False), lambda: counted(made=True)),
}
