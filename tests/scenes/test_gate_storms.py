"""Storms at the gate: people press, plug, cover and change, and no hand opens, speaks or shows itself to others.

There is a short one of every game, theme and way to look; `python -m tests.gate_storm` has longer ones. Then each of
the five invariants must find a gate that was opened on purpose.
"""

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any
from unittest.mock import patch

import pytest

from engine.core.seats import PUBLIC, Viewer
from engine.games import GAMES
from engine.headless.arguments import THEMES
from game import stack
from game.cards.sprite import CardSprite
from scenes.handover.curtain import CurtainScene
from scenes.table.room import Room
from scenes.table.scene import TableScene
from scenes.table.screen import Screen
from tests.gate_storm import LOOKS, Report, storm

EVENTS = 50
SEEDS, LONG = range(1, 9), 150
"""An open gate is found in that many storms of so many events."""
WITHOUT = ("pads", "seats")
Mutant = Callable[[ExitStack], object]


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_no_storm_opens_the_gate(game: str, theme: str, look: str) -> None:
    """G1, G2, G3 and G5 were found so."""
    report = storm(game, theme, look, 1, EVENTS)
    assert not report.fault, str(report)
    assert report.events >= EVENTS


def test_the_same_seed_is_the_same_storm() -> None:
    assert str(storm("spooks", "grown-up", "hold", 3, EVENTS)) == str(storm("spooks", "grown-up", "hold", 3, EVENTS))


# A gate that was opened on purpose


def every_device_is_heard(around: ExitStack) -> None:
    """The gate accepts every device."""
    around.enter_context(patch.object(stack, "passes", lambda press, secrets: True))


def every_device_opens(around: ExitStack) -> None:
    """Any press opens any curtain, and any device the hand behind it."""
    around.enter_context(patch.object(CurtainScene, "speaks", lambda curtain, press: True))
    around.enter_context(patch.object(Room, "_allows", lambda room, viewpoint, device: True))


def every_device_answers(around: ExitStack) -> None:
    """The gate accepts every device, and so does the check of an open hand."""
    every_device_is_heard(around)
    around.enter_context(patch.object(Room, "speaker", lambda room, press, asked, waiting=(): asked))
    around.enter_context(patch.object(Room, "speaks", lambda room, press, seat: True))


def a_hand_is_read_aloud(around: ExitStack) -> None:
    """The text on the screen for one seat is read to the room."""
    around.enter_context(
        patch.object(TableScene, "narration", lambda table: table.narration_for(table.screen.room.looker))
    )


def a_hand_is_heard(around: ExitStack) -> None:
    """An opening hand sounds as high as its cards are."""
    set_viewpoint = Screen.set_viewpoint

    def heard(screen: Screen, viewpoint: Viewer, device: str | None = None) -> None:
        set_viewpoint(screen, viewpoint, device)
        screen.context.sound.play("focus", sum(map(ord, "".join(screen.hand.cards))) % 7)

    around.enter_context(patch.object(Screen, "set_viewpoint", heard))


def a_hand_stays(around: ExitStack) -> None:
    """The hand is still there when the viewpoint has become public."""
    set_viewpoint = Screen.set_viewpoint

    def kept(screen: Screen, viewpoint: Viewer, device: str | None = None) -> None:
        hand = screen.hand
        set_viewpoint(screen, viewpoint, device)
        if viewpoint == PUBLIC:
            screen.hand = hand

    around.enter_context(patch.object(Screen, "set_viewpoint", kept))


def a_back_shows_a_face(around: ExitStack) -> None:
    """A card that is face down is drawn face up."""
    shown: Any = property(lambda sprite: sprite.card or "cat")
    around.enter_context(patch.object(CardSprite, "showing", shown))


def found(game: str, look: str, mutant: Mutant) -> Report:
    """The first storm in which the mutant's gate fails."""
    with ExitStack() as around:
        mutant(around)
        storms = (storm(game, "grown-up", look, seed, LONG, WITHOUT) for seed in SEEDS)
        return next((report for report in storms if report.fault), Report())


@pytest.mark.parametrize(
    ("invariant", "look", "mutant"),
    [
        ("I1", "hold", every_device_is_heard),
        ("I1", "press", every_device_opens),
        ("I2", "press", every_device_answers),
        ("I3", "press", a_hand_is_read_aloud),
        ("I3", "press", a_hand_is_heard),
        ("I4", "press", a_hand_stays),
        ("I5", "press", a_back_shows_a_face),
    ],
)
def test_a_gate_that_was_opened_on_purpose_is_found(invariant: str, look: str, mutant: Mutant) -> None:
    report = found("spooks", look, mutant)
    assert report.fault == invariant, str(report)
    assert "python -m tests.gate_storm" in report.told and report.tail
