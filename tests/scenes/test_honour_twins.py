"""Twins in honour: tables with the same public history, but other secrets (a renege, a nest of the wrong size, a vote).
All viewers get the same pictures, hints, lists, sounds and times until the secret is revealed."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from game.input.actions import Action
from scenes.games.rook.boards import ReviewScene
from scenes.table.challenge.calls import CallScene
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, deal, do, drawn, new_match, play
from tests.games.rook.honour_tables import RENEGE_HANDS, sweep
from tests.scenes.at_table import TablePilot, draw_figures, match_of, poses
from tests.scenes.honour_table_helpers import choose, labels, sit

PADS = {0: "pad:1", 1: "pad:2", 2: "pad:3", 3: "pad:4"}
FRAME = 1 / 12
NO_RENEGE = ("green 5 6 7 8 9 10 11 12 13", "red 5 6 7 8 9 10 11 12 13", *RENEGE_HANDS[2:])
SMALL_NEST = "green 14, red 14, black 14, yellow 14"
BIG_NEST = f"{HIGH_NEST}, green 13"

Doing = Callable[[TablePilot], None]


def begun(hands: Sequence[str], nest: str = HIGH_NEST, color: str = "black") -> Match:
    """Seat 0 bid 70, laid `nest` down and named trump; its lead is due."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, hands, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, nest, color)
    return match


def first_trick(hands: Sequence[str]) -> Match:
    """Seat 1 plays red-6 on a green lead: with RENEGE_HANDS it could have followed."""
    match = begun(hands)
    play(match, "green 5, red 6, black 5, yellow 5")
    return match


def voted(uphold: bool) -> Match:
    """Seat 0 has called talk on seat 1; the first of the two votes is due and will be `uphold`."""
    match = first_trick(RENEGE_HANDS)
    do(match, 0, "call", fault="talk", seat=1)
    do(match, 2, "vote", uphold=uphold)
    return match


def watched(data: Path, match: Match, doing: Doing) -> list[Any]:
    """All that people see and hear at a table during an action: frame by frame."""
    seen: list[Any] = []
    with sit(data, match, PADS, pace="normal") as pilot:
        pilot.context.sound.played.clear()
        plain_frame = pilot.frame

        def frame(*_dt: float) -> None:
            plain_frame(FRAME)
            scene = pilot.scene
            draw_figures(pilot.table)
            picture = pilot.drawn()
            hints = tuple(scene.hints()) if hasattr(scene, "hints") else ()
            lists = tuple(labels(pilot)) if isinstance(scene, CallScene) else ()
            heard = tuple(pilot.context.sound.played)
            seen.append((type(scene).__name__, picture, hints, lists, heard, poses(pilot.table)))

        pilot.frame = frame
        pilot.frames(2)
        doing(pilot)
        pilot.frames(2)
    return seen


def look_through(device: str) -> Doing:
    """Ring the bell, read the whole list, go back."""

    def doing(pilot: TablePilot) -> None:
        pilot.press(Action.PREV, device)
        assert isinstance(pilot.scene, CallScene)
        for _ in pilot.scene.rows():
            pilot.press(Action.DOWN, device)
        pilot.press(Action.BACK, device)

    return doing


def towards_owning_up(pilot: TablePilot) -> None:
    """Seat 1 says that it wants to own up: its curtain closes, and no other player sees more."""
    pilot.press(Action.PREV, "pad:2")
    choose(pilot, "Report own card", "pad:2")
    pilot.frames(6)


def wrong_call_elsewhere(pilot: TablePilot) -> None:
    """Seat 0 calls seat 3's card, which was right in both; the story of that call."""
    pilot.press(Action.PREV, "pad:1")
    choose(pilot, "Ida’s yellow 5 in trick 1", "pad:1")
    pilot.frames(60)


PAIRS: dict[str, tuple[Callable[[], Match], Callable[[], Match], Doing]] = {
    "an opponent reads the list": (
        lambda: first_trick(RENEGE_HANDS),
        lambda: first_trick(NO_RENEGE),
        look_through("pad:1"),
    ),
    "the seat itself reads the list": (
        lambda: first_trick(RENEGE_HANDS),
        lambda: first_trick(NO_RENEGE),
        look_through("pad:2"),
    ),
    "its partner reads the list": (
        lambda: first_trick(RENEGE_HANDS),
        lambda: first_trick(NO_RENEGE),
        look_through("pad:4"),
    ),
    "on the way to owning up": (lambda: first_trick(RENEGE_HANDS), lambda: first_trick(NO_RENEGE), towards_owning_up),
    "another card is looked into": (
        lambda: first_trick(RENEGE_HANDS),
        lambda: first_trick(NO_RENEGE),
        wrong_call_elsewhere,
    ),
    "a nest that is too small": (
        lambda: begun(ONE_COLOR_EACH),
        lambda: begun(ONE_COLOR_EACH, SMALL_NEST),
        look_through("pad:2"),
    ),
    "a nest that is too big": (
        lambda: begun(ONE_COLOR_EACH),
        lambda: begun(ONE_COLOR_EACH, BIG_NEST),
        look_through("pad:2"),
    ),
    "one vote is in": (lambda: voted(True), lambda: voted(False), lambda pilot: pilot.frames(12)),
}


@pytest.mark.parametrize("name", PAIRS)
def test_twins_of_honour_look_and_sound_the_same(tmp_path: Path, name: str) -> None:
    first, second, doing = PAIRS[name]
    one, other = first(), second()
    assert one.state != other.state and one.view(PUBLIC) == other.view(PUBLIC)
    assert one.heard(PUBLIC) == other.heard(PUBLIC)
    seen, twin = watched(tmp_path / "one", one, doing), watched(tmp_path / "other", other, doing)
    assert len(seen) == len(twin) > 4
    for number, (left, right) in enumerate(zip(seen, twin, strict=True)):
        assert left == right, (name, number, left[0], right[0])


def cast(uphold: bool) -> Doing:
    """Seat 2 opens its curtain, votes, and the table tells that it has voted."""

    def doing(pilot: TablePilot) -> None:
        table, match = pilot.table, match_of(pilot.table)
        pilot.press(Action.CONFIRM, "pad:3")
        while pilot.scene is not table:
            pilot.frames(1)
        assert match.waiting() == (2, 3)
        ask = table.screen.answering.ask
        ask.focus = 0 if uphold else 1
        pilot.context.sound.played.clear()
        pilot.press(Action.CONFIRM, "pad:3")
        assert match.waiting() == (3,)
        pilot.frames(30)

    return doing


def test_the_story_of_a_vote_does_not_reveal_it(tmp_path: Path) -> None:
    """RK-113: from the press on, everything is the same for all in the room."""
    told = []
    for number, uphold in enumerate((True, False)):
        match = first_trick(RENEGE_HANDS)
        do(match, 0, "call", fault="talk", seat=1)
        seen = watched(tmp_path / str(number), match, cast(uphold))
        told.append(seen[-33:])
    assert told[0] == told[1]


def walk_and_agree(pilot: TablePilot) -> None:
    """Page once through all tricks; then all but the last one agree."""
    pilot.until(lambda: isinstance(pilot.scene, ReviewScene), most=40)
    for _ in range(9):
        pilot.press(Action.RIGHT, "pad:1")
    for device in ("pad:3", "pad:1", "pad:2"):
        pilot.press(Action.CONFIRM, device)


def test_the_board_of_the_review_does_not_reveal_the_nest(tmp_path: Path) -> None:
    """RK-110: until all have agreed, a wrong nest shows nowhere, though a card is left in the bidder's hand."""
    told = []
    for number, nest in enumerate((HIGH_NEST, SMALL_NEST)):
        match = begun(ONE_COLOR_EACH, nest, "green")
        sweep(match)
        told.append((match.state, watched(tmp_path / str(number), match, walk_and_agree)))
        assert match.view(PUBLIC).asked == (3,)
    assert told[0][0] != told[1][0] and told[0][1] == told[1][1]
