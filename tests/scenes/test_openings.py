"""A seat that another device held, or whose hand was opened with another device. The table is told, and the next
curtain of that seat and the score sheet say it; it is kept with the match."""

from pathlib import Path

import pytest

from game.input.actions import KEYS_LEFT, Action
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.handover.openings import COMPUTER, GONE, Openings, SeatHolding, holder_news, since_look
from scenes.seating import first_seating, join, vacate, with_device
from scenes.table import navigation
from scenes.table.notes import Notes
from scenes.table.pause import PauseScene
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.voices import worded

OWN = ("pad:1",)


@pytest.mark.parametrize(
    ("history", "words"),
    [
        ((), ""),
        ((SeatHolding("pad:1", 1),), ""),
        (
            (SeatHolding("pad:1", 1), SeatHolding("keys", 2), SeatHolding("pad:1", 0)),
            "The keyboard opened your cards twice since your last look",
        ),
        (
            (SeatHolding("pad:1", 1), SeatHolding("keys", 1), SeatHolding("pad:3", 3), SeatHolding("pad:1", 0)),
            "Others opened your cards 4 times since your last look",
        ),
        (
            (SeatHolding("pad:1", 1), SeatHolding("keys", 0), SeatHolding("pad:1", 0)),
            "The keyboard played for you since your last look",
        ),
        (
            (SeatHolding("pad:1", 1), SeatHolding(COMPUTER, 0), SeatHolding("pad:1", 0)),
            "A computer player played for you since your last look",
        ),
        (
            (SeatHolding("pad:1", 1), SeatHolding(GONE, 0), SeatHolding("pad:1", 0)),
            "Your device was unplugged for a while",
        ),
        ((SeatHolding("pad:1", 1), SeatHolding("keys", 2), SeatHolding("pad:1", 1)), ""),
        (
            (SeatHolding("keys", 2), SeatHolding("pad:1", 0)),
            "The keyboard opened your cards twice since your last look",
        ),
    ],
)
def test_a_seat_reads_its_openings_on_its_curtain(history: tuple[SeatHolding, ...], words: str) -> None:
    said = since_look(history, OWN)
    assert ("" if said is None else worded(said)) == words


def test_nonsense_in_a_store_did_not_happen() -> None:
    for bent in (None, 3, {"0": 3}, {"0": [3, ["keys"], ["keys", -1], ["keys", True], [1, 2], ["pad:1", 1]]}):
        notes = Notes(None, None, -1, {"openings": bent})
        assert set(Openings(notes).of(0)) <= {SeatHolding("pad:1", 1)}


def test_a_hand_that_its_first_device_opens_is_counted_once_and_every_opening_by_another() -> None:
    openings = Openings(Notes(None, None, -1, {}))
    for _ in range(3):
        openings.note_opening(0, "pad:1")
    assert openings.of(0) == (SeatHolding("pad:1", 1),), "no curtain waits for the disk"
    for _ in range(3):
        openings.note_opening(0, "keys")
    assert openings.of(0) == (SeatHolding("pad:1", 1), SeatHolding("keys", 3))
    openings.note_opening(0, "pad:1")
    assert openings.of(0) == (SeatHolding("pad:1", 1), SeatHolding("keys", 3), SeatHolding("pad:1", 1))


@pytest.mark.parametrize(
    ("holders", "left"),
    [
        (["pad:1"], False),
        ([COMPUTER], False),
        (["pad:1", COMPUTER], True),
        (["pad:1", COMPUTER, "keys"], False),
    ],
)
def test_a_person_has_left_a_seat_that_a_computer_player_has_now(holders: list[str], left: bool) -> None:
    openings = Openings(Notes(None, None, -1, {}))
    for holder in holders:
        openings.note_holders({0: holder})
    assert openings.left(0) is left


def test_a_pad_that_a_press_binds_again_counts_as_another_one() -> None:
    openings = Openings(Notes(None, None, -1, {}))
    openings.note_holders({0: "pad:1"})
    for device in ("pad:1", "pad:2", "pad:1"):
        openings.bound(0, device)
    assert [one.device for one in openings.of(0)] == ["pad:1", "pad:1#2", "pad:2", "pad:1#3"]


def test_the_table_is_told_who_holds_which_seat_now() -> None:
    seating = join(first_seating(3, "pad:1"), "pad:3")
    first, second = seating[0].name, seating[1].name
    assert holder_news(seating, seating) == ()
    news = {
        holder_news(with_device(seating, 0, "keys"), seating): f"The keyboard plays for {first} now",
        holder_news(with_device(seating, 0, KEYS_LEFT), seating): f"The left keys play for {first} now",
        holder_news(vacate(seating, 1), seating): f"A computer player now plays for {second}",
        holder_news(seating, vacate(seating, 1)): f"{second} now plays with Pad 3",
    }
    for (message,), words in news.items():
        assert worded(message) == words


def curtain_of(pilot: TablePilot, seat: int) -> CurtainScene:
    name = pilot.table.screen.room.seating[seat].name
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.name == name, 3000)
    scene = pilot.scene
    assert isinstance(scene, CurtainScene)
    return scene


def given_to(pilot: TablePilot, seat: int, device: str) -> None:
    """Through the pause, as a player would."""
    table = pilot.table
    pilot.tap(Action.MENU, device)
    scene = pilot.scene
    assert isinstance(scene, PauseScene)
    scene.seating = with_device(scene.seating, seat, device)
    pilot.tap(Action.BACK, device)
    if isinstance(pilot.scene, CurtainScene):
        assert table.screen.room.seating[seat].device == device


def test_a_seat_that_was_taken_over_looked_at_and_given_back_learns_of_it(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", "pad:2"])) as pilot:
        table, name = pilot.table, pilot.table.screen.room.seating[0].name
        curtain_of(pilot, 0)
        pilot.tap(Action.CONFIRM, "pad:1")
        pilot.settle()
        given_to(pilot, 0, "pad:2")
        assert pilot.said == f"Pad 2 plays for {name} now"
        pilot.tap(Action.CONFIRM, "pad:2")
        pilot.settle()
        assert table.screen.room.viewpoint == 0, "the holder of the seat sees the hand"
        given_to(pilot, 0, "pad:1")
        assert pilot.said == f"Pad 1 plays for {name} now"
        scene = curtain_of(pilot, 0)
        assert scene.sub == "Pad 2 opened your cards once since your last look"
        sheet = navigation.scores(
            pilot.context, table.screen, table.screen.stage.view, table.screen.speakers, table.screen.room.seating
        )
        assert sheet.opened == ((table.screen.room.seating[0].picture, [("pad", 1)]),)
        pilot.tap(Action.CONFIRM, "pad:1")
        pilot.settle()
        pilot.tap(Action.MENU, "pad:1")
        pilot.tap(Action.BACK, "pad:1")
        assert curtain_of(pilot, 0).sub != scene.sub, "it has been read"
    with TablePilot(tmp_path) as pilot:
        assert SeatHolding("pad:2", 1) in pilot.table.session.holders.openings.of(0), "it is kept with the match"


def test_a_seat_that_is_lost_and_found_again_is_told(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["keys", "mouse"])) as pilot:
        table, name = pilot.table, pilot.table.screen.room.seating[0].name
        curtain_of(pilot, 0)
        pilot.tap(Action.CONFIRM, "keys")
        pilot.settle()
        pilot.context.stack.devices_changed(["keys"], [])
        pilot.context.stack.apply()
        assert isinstance(pilot.scene, LostScene) and not table.secret
        pilot.context.stack.devices_changed([], ["keys"])
        pilot.context.stack.apply()
        assert pilot.said == f"{name} is back"
        assert curtain_of(pilot, 0).sub == "Your device was unplugged for a while"
