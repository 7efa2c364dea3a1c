"""The review on its board: all players page through the tricks, call or agree (RK-115, RK-116)."""

from itertools import combinations, pairwise
from pathlib import Path

import pytest
from pygame import Rect

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games.rook.events import CountAgreed, HandCounted, RenegeCalled
from engine.games.rook.view import FinishedTrick
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import GROWN_UP, KIDS, SAFE, SMALLEST_TARGET
from scenes.games.rook.boards import AGREE, CALL, PLATES, ReviewScene, plate_rects, tab_rects
from scenes.games.rook.count import CountScene
from scenes.games.rook.layout import open_slots
from scenes.handover.lost_device import LostScene
from scenes.table.challenge.calls import CallScene
from scenes.table.pause import PauseScene
from scenes.table.stage.table_layout import TableLayout
from tests.deals import HIGH_NEST, ONE_COLOR_EACH, bid, bury, deal, drawn, new_match, of_kind
from tests.games.rook.honour_tables import reneged, second_trick, sweep, to_review
from tests.scenes.at_table import TablePilot
from tests.scenes.honour_table_helpers import kinds, labels, sit
from tests.scenes.test_table_matches import assert_in_place


def honest() -> Match:
    """A hand in which no player could follow: seat 0 took all nine tricks."""
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, ONE_COLOR_EACH, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "green")
    sweep(match)
    return match


def board(pilot: TablePilot) -> ReviewScene:
    pilot.until(lambda: isinstance(pilot.scene, ReviewScene), most=30)
    assert isinstance(pilot.scene, ReviewScene)
    return pilot.scene


@pytest.mark.parametrize("device", ["pad:1", KEYS, MOUSE, TOUCH])
def test_one_person_pages_through_and_agrees_with_one_press(tmp_path: Path, device: str) -> None:
    match = honest()
    with sit(tmp_path, match, {0: device}) as pilot:
        scene = board(pilot)
        assert scene.words_of(scene.sentence()) == "Hazel, Otto and Pim didn’t follow green"
        if device in (MOUSE, TOUCH):
            tab = tab_rects(9, scene.theme)[4]
            pilot.press(Action.CONFIRM, device, at=tab.center)
            assert scene.trick == 4 and scene.focus.at == AGREE
            pilot.press(Action.CONFIRM, device, at=dict(plate_rects(scene.theme, AGREE))[AGREE].center)
        else:
            for _ in range(10):
                pilot.press(Action.RIGHT, device)
            assert scene.trick == 1, "it goes round"
            pilot.press(Action.LEFT, device)
            pilot.press(Action.LEFT, device)
            assert scene.trick == 8
            pilot.press(Action.CONFIRM, device)
        assert of_kind(match.events, CountAgreed)[-1].seat == 0
        pilot.until(lambda: isinstance(pilot.scene, CountScene), most=30)
        assert of_kind(match.events, HandCounted)


def test_computer_players_agree_quickly(tmp_path: Path) -> None:
    """Their agreement takes less than half of their usual beat."""
    with sit(tmp_path, honest(), {0: "pad:1"}) as pilot:
        board(pilot)
        pilot.tap(Action.CONFIRM, "pad:1")
        pilot.time(0.05)
        due = pilot.table.session.computer_players.due
        while due is None:
            pilot.time(0.05)
            due = pilot.table.session.computer_players.due
        assert due.rest < 0.5


def test_two_on_one_pad_agree_one_after_the_other(tmp_path: Path) -> None:
    match = honest()
    with sit(tmp_path, match, {0: "pad:1", 2: "pad:1"}) as pilot:
        scene = board(pilot)
        assert kinds(match.events).count("CountAgreed") == 2, "the computer players first"
        pilot.press(Action.CONFIRM, "pad:1")
        assert pilot.scene is scene and scene.words_of(scene.said) == "Anna agrees" and 0 in scene.view.agreed
        pilot.press(Action.CONFIRM, "pad:1")
        assert match.view(PUBLIC).agreed == () and kinds(match.events).count("CountAgreed") == 4


def test_a_player_who_has_agreed_is_told_so(tmp_path: Path) -> None:
    match = honest()
    with sit(tmp_path, match, {0: "pad:1", 1: "pad:2", 2: "pad:3"}) as pilot:
        scene = board(pilot)
        pilot.press(Action.CONFIRM, "pad:2")
        pilot.press(Action.CONFIRM, "pad:2")
        assert pilot.scene is scene and scene.words_of(scene.said) == "Theo already agreed"
        assert match.view(PUBLIC).asked == (0, 2)


def test_a_call_from_the_board_begins_at_the_shown_trick(tmp_path: Path) -> None:
    """RK-115, RK-Q50: too late to mend; opening the list and going back changes nothing."""
    match = reneged()
    second_trick(match)
    to_review(match)
    with sit(tmp_path, match, {0: "pad:1", 2: "pad:2"}) as pilot:
        scene = board(pilot)
        pilot.press(Action.DOWN, "pad:1")
        assert scene.focus.at == CALL
        pilot.press(Action.CONFIRM, "pad:1")
        assert isinstance(pilot.scene, CallScene)
        assert labels(pilot)[0].endswith("in trick 9"), "the newest one stands first"
        assert pilot.scene.words_of(pilot.scene.row(pilot.scene.focus.at).label) == "Hazel’s red 6 in trick 1"
        pilot.press(Action.BACK, "pad:1")
        pilot.frames(1)
        assert pilot.scene is scene
        pilot.press(Action.CONFIRM, "pad:1")
        pilot.press(Action.CONFIRM, "pad:1")
        pilot.time()
        assert of_kind(match.events, RenegeCalled)[0].late
        pilot.until(lambda: isinstance(pilot.scene, CountScene), most=30)


def test_the_pause_and_the_bell_return_to_the_board(tmp_path: Path) -> None:
    with sit(tmp_path, honest(), {0: "pad:1"}) as pilot:
        scene = board(pilot)
        pilot.press(Action.BACK, "pad:1")
        assert isinstance(pilot.scene, PauseScene)
        pilot.press(Action.BACK, "pad:1")
        pilot.frames(1)
        assert pilot.scene is scene
        pilot.press(Action.PREV, "pad:1")
        assert isinstance(pilot.scene, CallScene)
        pilot.press(Action.BACK, "pad:1")
        pilot.frames(1)
        assert pilot.scene is scene


def test_a_pad_lost_at_the_board_is_asked_for_and_the_review_continues(tmp_path: Path) -> None:
    match = honest()
    with sit(tmp_path, match, {0: "pad:1", 1: "pad:2"}) as pilot:
        scene = board(pilot)
        pilot.press(Action.CONFIRM, "pad:1")
        pilot.context.stack.devices_changed(("pad:2",), ())
        pilot.frames(1)
        assert isinstance(pilot.scene, LostScene)
        pilot.press(Action.CONFIRM, "keys")
        pilot.press(Action.CONFIRM, "keys")
        pilot.until(lambda: isinstance(pilot.scene, ReviewScene) and pilot.scene is not scene, most=40)
        assert match.view(PUBLIC).asked == (1,)
        pilot.press(Action.CONFIRM, "keys")
        assert kinds(match.events).count("HandCounted") == 1


def test_all_tricks_are_on_the_table_below_the_board(tmp_path: Path) -> None:
    match = honest()
    with sit(tmp_path, match, {0: "pad:1"}) as pilot:
        board(pilot)
        pilot.tap(Action.CONFIRM, "pad:1")
        assert pilot.scene is pilot.table
        pilot.table.flow.hurry()
        assert_in_place(pilot.table)
        assert sum(len(trick.plays) for trick in match.view(PUBLIC).open_tricks) == 36


@pytest.mark.parametrize("theme", [GROWN_UP, KIDS, GROWN_UP.scaled(2), KIDS.scaled(2)], ids=str)
@pytest.mark.parametrize("count", [9, 10])
@pytest.mark.parametrize("focus", [AGREE, CALL])
def test_buttons_on_the_board_have_room(theme, count: int, focus: str) -> None:
    rects = [*tab_rects(count, theme), *(rect for _, rect in plate_rects(theme, focus))]
    for rect in rects:
        assert SAFE.contains(rect) and rect.bottom < theme.bar_top and min(rect.size) >= SMALLEST_TARGET
    for one, other in combinations(rects, 2):
        assert not one.colliderect(other)
    assert len(rects) == count + len(PLATES)


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize(("players", "tricks"), [(4, 9), (5, 10), (6, 9)])
def test_open_tricks_are_apart_and_every_strip_is_visible(players: int, tricks: int, kids: bool) -> None:
    """The left 46 % of a card show all of it: no other card may cover them; no trick touches another."""
    plays = tuple((seat, f"red-{seat + 1}") for seat in range(players))
    hands = [FinishedTrick(n + 1, 0, plays) for n in range(tricks)]
    slots = open_slots(hands, TableLayout(players, 0, True, kids))
    groups = []
    for first in range(0, len(slots), players):
        part = slots[first : first + players]
        for left, right in pairwise(part):
            assert right.x - left.x >= 0.45 * left.scale * CARD_WIDTH and left.y == right.y
        wide, high = part[0].scale * CARD_WIDTH, part[0].scale * CARD_HEIGHT
        groups.append(Rect(part[0].x - wide / 2, part[0].y - high / 2, part[-1].x - part[0].x + wide, high))
    for one, other in combinations(groups, 2):
        assert not one.colliderect(other)
    assert all(SAFE.contains(group) and group.bottom < GROWN_UP.bar_top for group in groups)
