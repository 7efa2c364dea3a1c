"""A person gives up a seat within a match, in every game. The last person's hand stays hidden, because the other may be
in the room. It opens by a press of its own device (G1)."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.input.actions import KEYS, Action
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.handover.openings import SeatHolding
from scenes.seating import Seating, join, take_over, vacate, with_device
from scenes.table.bottom_bar import bar_words
from scenes.table.pause import PauseScene
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot
from tests.scenes.at_table import plan as plan_of

STAYS, LEAVES, FOREIGN = "pad:1", "pad:2", "pad:3"


@pytest.fixture(params=list(GAMES))
def pilot(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[TablePilot]:
    """A table of two people among computer players; the second person's curtain stands."""
    way = screen_sample_of(request.param).table
    with TablePilot(
        tmp_path, plan_of(way.variant, way.players, (STAYS, LEAVES), request.param, **way.options)
    ) as pilot:
        look_once(pilot)
        yield pilot


def look_once(pilot: TablePilot) -> None:
    """The first person has looked at their own hand, which is covered again."""
    curtain(pilot)
    pilot.press(Action.CONFIRM, STAYS)
    pilot.until(lambda: pilot.scene is pilot.table and not pilot.table.busy)
    assert pilot.table.screen.room.viewpoint == 0


def curtain(pilot: TablePilot, device: str = STAYS) -> CurtainScene:
    """The curtain that `device` opens, which the person who stays has at first."""
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == device, 3000)
    assert isinstance(pilot.scene, CurtainScene)
    return pilot.scene


def seat_again(pilot: TablePilot, seating: Seating) -> None:
    """Leave the page of seats with `seating`, by a pad of no seat."""
    pilot.tap(Action.MENU, FOREIGN)
    assert isinstance(pilot.scene, PauseScene)
    pilot.scene.seating = seating
    pilot.press(Action.BACK, FOREIGN)


def leave(pilot: TablePilot) -> None:
    seat_again(pilot, take_over(pilot.table.screen.room.seating, 1, "fair"))


def test_the_last_hand_opens_by_a_press_of_its_own_device(pilot: TablePilot) -> None:
    table = pilot.table
    leave(pilot)
    pilot.frames(1)
    assert table.screen.room.viewpoint == PUBLIC and not table.screen.hand.cards and table.screen.board is None
    stands = curtain(pilot)
    for device in (FOREIGN, LEAVES, KEYS, "mouse"):
        for action in (Action.CONFIRM, Action.NEXT, Action.BACK, Action.EXTRA):
            pilot.press(action, device)
            assert pilot.scene is stands and table.screen.room.viewpoint == PUBLIC, f"{device} {action.value}"
    pilot.press(Action.CONFIRM, STAYS)
    pilot.until(lambda: pilot.scene is table)
    assert table.screen.room.viewpoint == 0 and table.secret is not None
    pilot.press(Action.MENU, FOREIGN)
    assert table.screen.room.viewpoint == PUBLIC, "the pause covers a hand that hides"


def test_the_device_of_the_person_who_left_plays_for_no_seat(pilot: TablePilot) -> None:
    table = pilot.table
    leave(pilot)
    curtain(pilot)
    pilot.press(Action.CONFIRM, STAYS)
    pilot.until(lambda: pilot.scene is table and table.screen.asking)
    steps = table.session.step_count
    for action in (Action.CONFIRM, Action.RIGHT, Action.CONFIRM, Action.EXTRA, Action.BACK):
        pilot.press(action, LEAVES)
    assert table.session.step_count == steps and table.screen.room.viewpoint == 0
    assert table.screen.room.people_with(LEAVES) == ()


def test_the_last_person_may_agree_that_the_own_cards_stay_open(pilot: TablePilot) -> None:
    table = pilot.table
    leave(pilot)
    curtain(pilot)
    pilot.press(Action.NEXT, STAYS)
    pilot.until(lambda: pilot.scene is table)
    assert table.screen.room.viewpoint == 0 and table.secret is None
    pilot.tap(Action.MENU, STAYS)
    pilot.tap(Action.BACK, STAYS)
    pilot.until(lambda: pilot.scene is table)
    assert table.screen.room.viewpoint == 0, "no curtain stands between"
    seat_again(pilot, join(table.screen.room.seating, LEAVES, seat=1))
    pilot.frames(1)
    assert table.screen.room.viewpoint == PUBLIC, "the person who is back saw nothing"
    leave(pilot)
    pilot.frames(1)
    assert table.screen.room.viewpoint == PUBLIC and table.screen.room.hides, "it was agreed on for that seating alone"


def test_an_opening_is_booked_with_the_device_that_pressed(pilot: TablePilot) -> None:
    """None is booked before a press. The owner reads it on the next curtain, and everyone on the score sheet."""
    table, session = pilot.table, pilot.table.session
    leave(pilot)
    curtain(pilot)
    assert session.holders.openings.of(0) == (SeatHolding(STAYS, 1),)
    seat_again(pilot, with_device(table.screen.room.seating, 0, KEYS))
    curtain(pilot, KEYS)
    assert session.holders.openings.of(0) == (SeatHolding(STAYS, 1), SeatHolding(KEYS, 0))
    pilot.press(Action.CONFIRM, KEYS)
    pilot.until(lambda: pilot.scene is table)
    assert session.holders.openings.of(0) == (SeatHolding(STAYS, 1), SeatHolding(KEYS, 1))
    seat_again(pilot, with_device(table.screen.room.seating, 0, STAYS))
    assert curtain(pilot).sub == "The keyboard opened your cards once since your last look"
    assert (0, (SeatHolding(KEYS, 1),)) in session.holders.foreign_openings()


def test_a_person_whose_pad_is_lost_leaves_the_seat_in_the_same_way(pilot: TablePilot) -> None:
    table = pilot.table
    pilot.context.stack.devices_changed([LEAVES], [])
    pilot.frames(1)
    assert isinstance(pilot.scene, LostScene) and table.screen.room.viewpoint == PUBLIC
    pilot.press(Action.EXTRA, FOREIGN)
    pilot.frames(1)
    assert not table.screen.room.seating[1].person and table.screen.room.viewpoint == PUBLIC and table.screen.room.hides


def test_it_is_kept_with_the_match(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan_of("classic", 4, (STAYS, LEAVES))) as pilot:
        look_once(pilot)
        leave(pilot)
    with TablePilot(tmp_path) as pilot:
        assert pilot.table.screen.room.viewpoint == PUBLIC and pilot.table.screen.room.hides


def test_one_person_from_the_start_never_needs_a_curtain(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan_of("classic", 4, (STAYS,))) as pilot:
        table = pilot.table
        assert table.screen.room.viewpoint == 0 and not table.screen.room.hides
        seat_again(pilot, take_over(table.screen.room.seating, 1, "master"))
        pilot.frames(1)
        assert table.screen.room.viewpoint == 0, "a computer player of another level is no person who left"


def test_no_viewpoint_of_a_seat_is_set_without_the_press_of_its_device(pilot: TablePilot) -> None:
    screen = pilot.table.screen
    screen.set_viewpoint(PUBLIC)
    for device in (None, LEAVES, FOREIGN):
        with pytest.raises(ValueError, match="own device"):
            screen.set_viewpoint(0, device)
    screen.set_viewpoint(0, STAYS)
    assert screen.room.viewpoint == 0


def test_vacated_and_taken_over_seats_count_alike(pilot: TablePilot) -> None:
    seat_again(pilot, vacate(pilot.table.screen.room.seating, 1))
    assert pilot.table.session.holders.person_left


def test_the_reason_of_a_refusal_is_not_read_by_another_seat(pilot: TablePilot) -> None:
    """A reason may tell about a hand: `Red was led. You have red`."""
    screen, saying, why = pilot.table.screen, pilot.table.saying, "These cards don’t go together"
    saying.refuse(say("table-no-set"), pilot.context.audience, 0)
    assert bar_words(screen, saying, False).text == why
    for viewpoint, device in ((PUBLIC, None), (1, LEAVES)):
        screen.set_viewpoint(viewpoint, device)
        assert bar_words(screen, saying, False).text != why
    screen.set_viewpoint(0, STAYS)
    assert bar_words(screen, saying, False).text == why


def test_a_seats_marks_go_with_its_viewpoint(pilot: TablePilot) -> None:
    """Before, a curtain closed over a table that was drawn with the marks of the person before."""
    pilot.table.screen.stage.meant = ("red-5",)
    pilot.table.screen.set_viewpoint(PUBLIC)
    assert not pilot.table.screen.stage.meant
