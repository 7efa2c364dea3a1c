"""The owner of a pad is shown by a press in public, never guessed from its model or its number (G2). Pads of one model,
real to SDL, at a table of two people."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from game.input import pads
from game.input.actions import KEYS, Action
from scenes.companions import with_companion
from scenes.handover.curtain import CurtainScene
from scenes.handover.device_binding import Awaited
from scenes.handover.lost_device import LostScene
from scenes.handover.openings import SeatHolding
from scenes.seating import TablePlan
from tests.scenes.at_table import TablePilot, plan
from tests.virtualpad import DUALSENSE, VirtualPad, VirtualPads

Table = tuple[TablePilot, list[VirtualPad]]


@pytest.fixture
def table(plugs: VirtualPads, tmp_path: Path) -> Iterator[Table]:
    """Anna and Theo hold pads of one model; Anna's curtain is closed."""
    held = [plugs.plug(), plugs.plug()]
    with TablePilot(tmp_path, plan("classic", 4, ("pad:1", "pad:2"))) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == "pad:1", 3000)
        curtain(pilot)
        yield pilot, held


def tap(pilot: TablePilot, pad: VirtualPad, button: str = "south") -> None:
    pad.press(button)
    pilot.frames(1)
    pad.release(button)
    pilot.frames(2)


def curtain(pilot: TablePilot) -> CurtainScene:
    pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy, 3000)
    assert isinstance(pilot.scene, CurtainScene)
    return pilot.scene


def asked(pilot: TablePilot) -> LostScene:
    assert isinstance(pilot.scene, LostScene), type(pilot.scene).__name__
    assert pilot.table.screen.room.viewpoint == "public" and not pilot.table.screen.hand.cards
    return pilot.scene


def test_another_pad_of_that_model_does_not_become_the_lost_one_by_itself(plugs: VirtualPads, table: Table) -> None:
    """Anna's battery dies; Theo unplugs his pad and plugs it in again, and it must not open her hand."""
    pilot, (annas, theos) = table
    annas.unplug()
    pilot.frames(1)
    assert asked(pilot).seat == 0
    theos.unplug()
    pilot.frames(1)
    theos = plugs.plug()
    pilot.frames(3)
    assert asked(pilot).seat == 0, "the game waits for a press"
    for button in ("east", "north", "l", "r", "select", "dpad up"):
        tap(pilot, theos, button)
        assert asked(pilot).seat == 0, button


def test_a_press_in_public_binds_and_is_recorded(plugs: VirtualPads, table: Table) -> None:
    """Theo's pad binds itself as Anna's and looks; she reads of it, as the binding is a device of its own."""
    pilot, (annas, theos) = table
    session = pilot.table.session
    tap(pilot, annas)
    pilot.settle()
    annas.unplug()
    theos.unplug()
    pilot.frames(1)
    theos = plugs.plug()
    pilot.frames(1)
    tap(pilot, theos)
    assert asked(pilot).seat == 1, "now the second person is asked"
    annas = plugs.plug()
    pilot.frames(1)
    tap(pilot, annas)
    tap(pilot, theos)
    pilot.settle()
    assert pilot.table.screen.room.viewpoint == 0
    assert session.holders.openings.of(0) == (SeatHolding("pad:1", 1), SeatHolding("", 0), SeatHolding("pad:1#2", 1))
    theos.unplug()
    pilot.frames(1)
    theos = plugs.plug()
    pilot.frames(1)
    tap(pilot, theos)
    assert curtain(pilot).sub == "Pad 1 (connected again) opened your cards once since your last look"


def test_a_pad_that_answers_goes_by_the_number_of_the_seat(plugs: VirtualPads, table: Table) -> None:
    pilot, (annas, _) = table
    devices = pilot.context.devices
    annas.unplug()
    pilot.frames(1)
    annas = plugs.plug()
    pilot.frames(1)
    assert devices.all() == ("keys", "pad:2", "pad:3", "mouse")
    tap(pilot, annas)
    assert devices.all() == ("keys", "pad:1", "pad:2", "mouse")
    assert pilot.table.screen.room.seating.devices == ("pad:1", "pad:2") and curtain(pilot).device == "pad:1"
    tap(pilot, annas)
    assert pilot.table.screen.room.viewpoint == 0


def test_a_pad_of_another_model_takes_over_after_a_second_press(plugs: VirtualPads, table: Table) -> None:
    pilot, (annas, theos) = table
    annas.unplug()
    pilot.frames(1)
    other = plugs.plug(kind=DUALSENSE, name="DualSense")
    pilot.frames(1)
    tap(pilot, other)
    assert asked(pilot).offered == "pad:3"
    tap(pilot, theos)
    assert asked(pilot).offered == "pad:2", "the other person's own pad is no lost one"
    tap(pilot, theos)
    assert pilot.table.screen.room.seating.devices == ("pad:2",)


@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_a_resumed_match_asks_each_person_for_the_pad(
    plugs: VirtualPads, tmp_path: Path, order: tuple[int, int]
) -> None:
    """Before, pads of two models that were found in another order changed owners, without a report."""
    models = ({}, {"kind": DUALSENSE, "name": "DualSense"})
    held = [plugs.plug(**model) for model in models]
    with TablePilot(tmp_path, plan("classic", 4, ("pad:1", "pad:2"))) as pilot:
        curtain(pilot)
    for pad in held:
        pad.unplug()
    there = {number: plugs.plug(**models[number]) for number in order}
    with TablePilot(tmp_path) as pilot:
        assert asked(pilot).seat == 0
        tap(pilot, there[1])
        assert asked(pilot).offered is not None, "a pad of another model is no lost one"
        for seat in (0, 1):
            assert asked(pilot).seat == seat
            tap(pilot, there[seat])
        stands = curtain(pilot)
        assert pilot.table.screen.room.seating.devices == ("pad:1", "pad:2") and stands.device is not None
        mine = int(stands.device.partition(":")[2]) - 1
        tap(pilot, there[1 - mine])
        assert pilot.table.screen.room.viewpoint == "public"
        tap(pilot, there[mine])
        assert pilot.table.screen.room.viewpoint == mine


def accompanied(companion: str = "pad:3") -> TablePlan:
    """Anna has a pad and a companion, Theo a pad."""
    table = plan("classic", 4, ("pad:1", "pad:2"))
    return replace(table, seating=with_companion(table.seating, 0, companion))


def test_a_resumed_match_asks_for_the_pad_of_a_companion_and_books_it(plugs: VirtualPads, tmp_path: Path) -> None:
    """Before, the companion was dropped and had to be chosen again."""
    held = [plugs.plug() for _ in range(3)]
    with TablePilot(tmp_path, accompanied()) as pilot:
        curtain(pilot)
    with TablePilot(tmp_path) as pilot:
        for number, companion in ((2, False), (0, True), (1, False)):
            seat = 1 if number == 1 else 0
            assert (asked(pilot).seat, asked(pilot).companion) == (seat, companion)
            tap(pilot, held[number])
        held = [held[2], held[1], held[0]]
        assert (
            pilot.table.screen.room.seating[0].devices == ("pad:1", "pad:3")
            and pilot.table.screen.room.seating[1].device == "pad:2"
        )
        assert [one.device for one in pilot.table.session.holders.openings.of(0)][-2:] == ["pad:3", "pad:1#2"]
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == "pad:1", 3000)
        stands = curtain(pilot)
        assert stands.sub == "Your device was unplugged for a while", "the companion is no stranger"
        tap(pilot, held[1])
        assert pilot.table.screen.room.viewpoint == "public"
        tap(pilot, held[2])
        assert pilot.table.screen.room.viewpoint == 0
    with TablePilot(tmp_path) as pilot:
        known = pilot.table.session.plan.seating[0]
        assert known.pad_of("pad:3").guid == known.pad_of("pad:1").guid != ""


def test_the_companions_pad_can_be_another_device_or_none(plugs: VirtualPads, tmp_path: Path) -> None:
    annas, theos, helps = (plugs.plug() for _ in range(3))
    with TablePilot(tmp_path, accompanied()) as pilot:
        curtain(pilot)
    helps.unplug()
    with TablePilot(tmp_path) as pilot:
        tap(pilot, annas)
        assert asked(pilot).companion
        tap(pilot, annas)
        assert asked(pilot).offered == "pad:1", "the player's own pad may serve for both"
        pilot.press(Action.BACK, KEYS)
        pilot.press(Action.CONFIRM, KEYS)
        assert asked(pilot).offered == KEYS
        pilot.press(Action.CONFIRM, KEYS)
        pilot.frames(2)
        assert asked(pilot).seat == 1 and pilot.table.screen.room.seating[0].devices == ("pad:1", KEYS)
        tap(pilot, theos)
        curtain(pilot)
    with TablePilot(tmp_path, accompanied()) as pilot:
        curtain(pilot)
    with TablePilot(tmp_path) as pilot:
        tap(pilot, annas)
        tap(pilot, theos, "east")
        pilot.press(Action.EXTRA, KEYS)
        pilot.frames(2)
        assert not pilot.table.screen.room.seating[0].accompanied
        assert asked(pilot).seat == 1 and not asked(pilot).companion


def test_a_player_of_another_seat_cannot_become_the_companion(plugs: VirtualPads, tmp_path: Path) -> None:
    """A pad of another model belongs to Theo. A player with a hand looks into no other one."""
    plugs.plug()
    plugs.plug(kind=DUALSENSE, name="DualSense")
    with TablePilot(tmp_path, accompanied(KEYS)) as pilot:
        seating = pilot.table.screen.room.seating
        lost = LostScene(pilot.context, Awaited(0, companion=True), seating, {"pad:1", "pad:2"})
        pilot.context.stack.push(lost)
        pilot.frames(1)
        for _ in range(2):
            pilot.press(Action.CONFIRM, "pad:2")
            assert pilot.scene is lost and lost.offered is None
        assert lost.bar_words().text == f"Pad 2 plays for {seating[1].name} now"


def test_a_new_pad_that_gets_a_number_of_the_evening_before_proves_nothing(plugs: VirtualPads, tmp_path: Path) -> None:
    """A storm at the gate found it: the question disappeared by itself, and that pad opened the hand."""
    with TablePilot(tmp_path, plan("classic", 4, ("pad:2", KEYS))) as pilot:
        curtain(pilot)
    plugs.plug()
    with TablePilot(tmp_path) as pilot:
        assert asked(pilot).seat == 0
        plugs.plug()
        pilot.frames(2)
        assert "pad:2" in pilot.context.devices.all() and asked(pilot).seat == 0


def test_a_pad_continues_by_itself_if_its_serial_number_proves_it(
    plugs: VirtualPads, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = pads.identity_of
    monkeypatch.setattr(pads, "identity_of", lambda joystick: replace(told(joystick), serial="mine"))
    pad = plugs.plug()
    with TablePilot(tmp_path, plan("classic", 4, ("pad:1", KEYS))) as pilot:
        curtain(pilot)
        pad.unplug()
        pilot.frames(1)
        assert asked(pilot).seat == 0
        plugs.plug()
        pilot.frames(2)
        assert not isinstance(pilot.scene, LostScene) and pilot.table.screen.room.seating[0].device == "pad:1"
    with TablePilot(tmp_path) as pilot:
        assert not isinstance(pilot.scene, LostScene)


def test_a_proven_pad_answers_for_no_other_seat(plugs: VirtualPads, tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ("pad:1", "pad:2"))) as pilot:
        curtain(pilot)
    annas = plugs.plug()
    with TablePilot(tmp_path) as pilot:
        tap(pilot, annas)
        assert asked(pilot).seat == 1
        tap(pilot, annas)
        assert asked(pilot).offered == "pad:1", "as any device, it takes over after a second press"


def test_a_single_person_continues_with_any_pad_of_the_model(plugs: VirtualPads, tmp_path: Path) -> None:
    pad = plugs.plug()
    with TablePilot(tmp_path, plan("classic", 4, ("pad:1",))) as pilot:
        pad.unplug()
        pilot.frames(1)
        assert isinstance(pilot.scene, LostScene)
        pad = plugs.plug()
        pilot.frames(3)
        assert pilot.scene is pilot.table and pilot.table.screen.room.viewpoint == 0
        assert pilot.context.devices.all() == ("keys", "pad:1", "mouse")


def test_a_pad_unplugged_between_two_matches_is_asked_for(plugs: VirtualPads, tmp_path: Path) -> None:
    """A table that does not exist yet hears of nothing."""
    held = [plugs.plug(), plugs.plug()]
    with TablePilot(tmp_path, plan("classic", 4, ("pad:1", "pad:2"))) as pilot:
        curtain(pilot)
        held[0].unplug()
        pilot.frames(1)
        again = pilot.context.place("table", pilot.table.session.plan.afresh)
        pilot.context.stack.reset(again)
        plugs.plug()
        pilot.frames(2)
        assert isinstance(pilot.scene, LostScene) and pilot.scene.seat == 0


def test_the_pause_is_no_way_round_the_question(plugs: VirtualPads, table: Table) -> None:
    """A pad that comes back during the pause is asked for after it."""
    pilot, (annas, theos) = table
    tap(pilot, theos, "start")
    annas.unplug()
    pilot.frames(1)
    plugs.plug()
    pilot.frames(2)
    pilot.press(Action.BACK, "pad:2")
    pilot.frames(2)
    assert asked(pilot).seat == 0
