"""Positions for the moments of Spooks."""

from dataclasses import replace
from typing import Any

from engine.core.cards import Card
from engine.core.messages import Who
from scenes.table.coach.moments import Situation
from tests.deals import do
from tests.games.spooks.tables import on, play
from tests.moments import Case, now, step

REST = ("spider 1, spider 2, bat 3", "spider 3, spider 4, bat 4", "spider 5, spider 6, bat 5")
"""What the others hold."""


def leads(hand: str, card: str = "", **options: Any) -> Situation[Any]:
    """Seat 0 leads, perhaps with a card under the hook."""
    return now(on(hand, *REST, **options), 0, intended=step(0, "play", card=card) if card else None)


def follows(hand: str, top: str) -> Situation[Any]:
    """Seat 0 is to move on that card."""
    phase = "red" if top.startswith(("bone", "bat")) else "blue"
    return now(on(hand, *REST, phase=phase, top=top, actor=3), 0)


def goblin(playoff: bool) -> Situation[Any]:
    """Seat 0 has led a Goblin, and seat 1 lays."""
    match = on("goblin 3, bone 5, bat 1", *REST)
    play(match, "goblin-3")
    found = now(match, 1)
    return replace(found, view=replace(found.view, playoff=playoff))


def straight(*cards: str) -> Situation[Any]:
    """Seat 0 has chosen these for its straight after a Bone that seat 1 could not answer."""
    match = on("bone 9, bat 2, spider 3, spook 4", "spider 1, spider 2, bat 3", *REST[1:])
    play(match, "bone-9", "pass")
    return now(match, 0, intended=step(0, "straight", cards=tuple(map(Card, cards))))


def bitten(seat: int) -> Situation[Any]:
    """Seat 1 could not answer a Bat, and all others have given it a card."""
    match = on("bat 9, bone 2, spider 3", "spider 1, spider 2, spook 3", *REST[1:])
    play(match, "bat-9", "pass")
    do(match, 0, "give", card="bone-2")
    do(match, 3, "give", card="bat-5")
    return now(match, seat, told=do(match, 2, "give", card="bat-4"))


def one_left(hand: str) -> Situation[Any]:
    """Seat 0 leads, and seat 1 has one card."""
    return now(on(hand, "bat 3", *REST[1:]), 0)


CASES = {
    "spooks-pass-is-free": Case(
        lambda: follows("bone 5, spider 8, bat 1", "spider-4"), lambda: follows("bone 6, spider 8", "spider-4")
    ),
    "spooks-cat-wasted": Case(lambda: leads("cat, bone 5, bat 2", "cat"), lambda: leads("cat, bone 5", "cat")),
    "spooks-red-must": Case(lambda: follows("bat 5, spider 1", "bone-5"), lambda: follows("cat, spider 1", "bone-5")),
    "spooks-first-goblin": Case(lambda: goblin(playoff=False), lambda: goblin(playoff=True)),
    "spooks-goblin-leads-two": Case(
        lambda: leads("goblin m, bone 5, bat 1"), lambda: leads("goblin m, bone 5, bat 1", masters=True)
    ),
    "spooks-row-in-hand": Case(
        lambda: leads("bone 9, bat 2, spider 3, spook 4"), lambda: leads("bone 3, bat 2, spook 4, spook 9")
    ),
    "spooks-straight-short": Case(
        lambda: straight("bat-2", "spider-3"), lambda: straight("bat-2", "spider-3", "spook-4")
    ),
    "spooks-victim-leads": Case(lambda: bitten(1), lambda: bitten(0)),
    "spooks-one-left": Case(
        lambda: one_left("spider 2, bone 3"), lambda: one_left("spider 2, spook 3"), {"seat": Who(1)}
    ),
}
