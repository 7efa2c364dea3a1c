"""A companion looks along at one seat and presses for it; the table is told. A player looks into no other hand."""

import json
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.seats import Seat
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, Action
from game.input.pads import UNKNOWN, Identity
from scenes.companions import companion_choices, companion_news, in_one, next_companion, with_companion
from scenes.ending.results import ResultsScene
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.lobby.joining import halved, without
from scenes.lobby.seat import SeatScene
from scenes.lobby.seats import SeatsScene
from scenes.seating import TOGETHER, Seating, as_data, from_data, join, vacate, with_device
from scenes.table.pause import LOOKS, PauseScene, SwapScene
from tests.pilot import Pilot
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.voices import worded

OWN, OTHER, COMPANION = "pad:1", "pad:2", "pad:3"


def two(companion: str | None = COMPANION) -> Seating:
    """Two people with pads, the first one with a companion."""
    return with_companion(plan("classic", 4, [OWN, OTHER]).seating, 0, companion)


def accompanied(data: Path, companion: str = COMPANION) -> TablePilot:
    table = plan("classic", 4, [OWN, OTHER])
    return TablePilot(data, replace(table, seating=with_companion(table.seating, 0, companion)))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[TablePilot]:
    with accompanied(tmp_path) as pilot:
        yield pilot


def at_curtain(pilot: TablePilot, device: str) -> CurtainScene:
    """Play until the curtain of a device is closed."""

    def there() -> bool:
        scene = pilot.scene
        return isinstance(scene, CurtainScene) and not scene.busy and scene.device == device

    pilot.until(there)
    assert isinstance(pilot.scene, CurtainScene)
    return pilot.scene


def looking(pilot: TablePilot) -> None:
    """Play until the accompanied seat looks, by its companion's press."""
    at_curtain(pilot, OWN)
    pilot.tap(Action.CONFIRM, COMPANION)
    pilot.time()
    assert pilot.scene is pilot.table and pilot.table.screen.room.viewpoint == 0 and pilot.table.screen.hand.cards


# Possible companions


@pytest.mark.parametrize("device", [OTHER, MOUSE])
def test_a_device_that_speaks_for_another_seat_looks_along_nowhere(device: str) -> None:
    table = with_device(two(None), 1, device)
    assert with_companion(table, 0, device) == table
    assert device not in companion_choices(table, 0, (OWN, OTHER, COMPANION, MOUSE))


def test_a_companions_device_sits_nowhere_else() -> None:
    table = two()
    assert join(table, COMPANION) == table and with_device(table, 1, COMPANION) == table
    assert with_companion(table, 1, COMPANION) == table
    assert table.companion_seat(COMPANION) == 0 and table.seats_of(COMPANION) == ()


def test_no_computer_player_has_a_companion() -> None:
    table = two()
    assert with_companion(table, 2, MOUSE) == table
    assert not vacate(table, 0)[0].accompanied and COMPANION not in vacate(table, 0).held


def test_the_choice_goes_through_none_together_and_all_free_devices() -> None:
    table, seen = two(None), []
    for _ in range(8):
        table = next_companion(table, 0, 1, (KEYS, OWN, OTHER, COMPANION, MOUSE))
        seen.append(table[0].companion)
    assert seen[:2] == [TOGETHER, KEYS] and set(seen) == {None, TOGETHER, KEYS, KEYS_LEFT, KEYS_RIGHT, COMPANION, MOUSE}
    assert all(len(set(one)) == len(one) for one in [table.held])


def test_the_choice_moves_on_from_a_device_that_is_not_available_any_more() -> None:
    table = with_device(with_companion(two(None), 0, KEYS), 0, KEYS_LEFT)  # the keyboard is about to be split
    assert KEYS not in companion_choices(table, 0, (KEYS, OWN))
    assert next_companion(table, 0, 1, (KEYS, OWN))[0].companion == TOGETHER


def test_the_own_device_twice_means_together() -> None:
    assert with_companion(two(None), 0, OWN)[0].companion == TOGETHER
    assert with_device(two(), 0, COMPANION)[0].companion == TOGETHER


def test_a_companion_with_half_of_the_keyboard_splits_it() -> None:
    table, shared = halved(with_companion(with_device(two(None), 0, KEYS), 0, KEYS_LEFT))
    assert shared and table[0].devices == (KEYS_RIGHT, KEYS_LEFT)
    table, shared = halved(join(two(KEYS), KEYS_LEFT))
    assert shared and table[0].companion == KEYS_RIGHT


def test_it_is_kept_with_the_match_if_it_is_allowed() -> None:
    kept = json.loads(json.dumps(as_data(two(KEYS))))
    assert from_data(kept, 4) == two(KEYS)
    known = two(COMPANION)
    known = known.put(0, known[0].with_pad(COMPANION, Identity("g", "s", "p")))
    kept_pad = from_data(json.loads(json.dumps(as_data(known))), 4)[0]
    assert kept_pad.companion == COMPANION and kept_pad.pad_of(COMPANION) == Identity("g", "s", "p")
    assert kept_pad.pad_of(OWN) == UNKNOWN
    assert with_companion(known, 0, KEYS)[0].companion_pad == UNKNOWN
    kept[1]["device"] = KEYS
    assert not from_data(kept, 4)[0].accompanied, "a player looks into no other hand"
    kept[0]["companion"] = 7
    assert from_data(kept, 4)[0].companion is None


# At the table


def test_the_curtain_says_so_and_opens_by_either_press(pilot: TablePilot) -> None:
    curtain = at_curtain(pilot, OWN)
    assert curtain.title == f"{pilot.table.screen.room.seating[0].name} and a companion"
    for device in (OTHER, KEYS, MOUSE):
        pilot.tap(Action.CONFIRM, device)
        assert curtain.opaque and not pilot.table.screen.hand.cards, "no other device opens it"
    pilot.frames(1)
    looking(pilot)


def test_both_act_and_no_other_device_does(pilot: TablePilot) -> None:
    looking(pilot)
    steps = len(match_of(pilot.table).steps)
    pilot.tap(Action.CONFIRM, OTHER)
    assert len(match_of(pilot.table).steps) == steps
    pilot.answer(COMPANION, pilot.decided())
    assert len(match_of(pilot.table).steps) == steps + 1
    curtain = at_curtain(pilot, OTHER)
    assert curtain.title == f"{pilot.table.screen.room.seating[1].name}’s turn"
    pilot.tap(Action.CONFIRM, COMPANION)
    assert curtain.opaque and pilot.table.screen.room.viewpoint == "public", "the companion looks into one hand only"


def test_the_table_is_told(pilot: TablePilot) -> None:
    name = pilot.table.screen.room.seating[0].name
    assert pilot.said == f"{name} has a companion"
    badges = [seat.badge for seat in pilot.table.screen.room.seating.seats]
    assert badges == ["companion", "pad", "bot", "bot"]
    (left,) = companion_news(two(None), two())
    assert companion_news(two(), two()) == () and worded(left) == f"{name}’s companion left"
    both = with_companion(two(), 1, TOGETHER)
    (helpers,) = companion_news(both)
    assert worded(helpers, register="child") == f"{name} and {both[1].name} have helpers"
    assert in_one(()) is None and worded(in_one((left, helpers)) or "") == f"{worded(left)}. {worded(helpers)}"


def test_a_companion_comes_and_goes_in_the_pause(pilot: TablePilot) -> None:
    looking(pilot)
    pilot.tap(Action.MENU, COMPANION)
    pause = pilot.scene
    assert isinstance(pause, PauseScene) and pause.who == pilot.table.screen.room.seating[0].name and pause.opaque
    pilot.context.stack.push(SwapScene(pilot.context, pause.seating, OWN))
    pilot.frames(1)
    swap = pilot.scene
    assert isinstance(swap, SwapScene)
    swap.settle((LOOKS, 0))
    while swap.seating[0].accompanied:
        pilot.press(Action.RIGHT, OWN)
    pilot.press(Action.BACK, OWN)
    assert worded(pause.said).endswith("companion left")
    pilot.press(Action.BACK, OWN)
    pilot.frames(1)
    assert pilot.said.endswith("companion left") and not pilot.table.screen.room.seating[0].accompanied
    curtain = at_curtain(pilot, OWN)
    pilot.tap(Action.CONFIRM, COMPANION)
    assert curtain.opaque and not pilot.table.screen.hand.cards


def test_losing_the_companions_pad_stops_nothing(pilot: TablePilot) -> None:
    looking(pilot)
    pilot.context.stack.devices_changed((COMPANION,), ())
    pilot.frames(1)
    assert pilot.scene is pilot.table and pilot.table.screen.room.viewpoint == 0


def test_losing_the_own_pad_covers_and_the_companion_continues_after_a_yes(pilot: TablePilot) -> None:
    looking(pilot)
    pilot.context.stack.devices_changed((OWN,), ())
    pilot.frames(1)
    assert isinstance(pilot.scene, LostScene) and not pilot.table.screen.hand.cards
    pilot.press(Action.CONFIRM, COMPANION)
    assert isinstance(pilot.scene, LostScene), "the first press only offers"
    pilot.press(Action.CONFIRM, COMPANION)
    pilot.frames(1)
    seat = pilot.table.screen.room.seating[0]
    assert (seat.device, seat.companion) == (COMPANION, TOGETHER)
    assert isinstance(pilot.scene, CurtainScene) and pilot.scene.device == COMPANION


def test_a_companion_takes_over_no_other_seat(pilot: TablePilot) -> None:
    looking(pilot)
    pilot.context.stack.devices_changed((OTHER,), ())
    pilot.frames(1)
    for _ in range(3):
        pilot.press(Action.CONFIRM, COMPANION)
        assert isinstance(pilot.scene, LostScene) and pilot.scene.offered is None
        assert pilot.scene.refused is not None
        assert worded(pilot.scene.refused) == f"Pad 3 looks on with {pilot.table.screen.room.seating[0].name}"
    pilot.press(Action.CONFIRM, OWN)
    assert pilot.scene.offered == OWN


def test_it_comes_back_after_the_power_was_cut(tmp_path: Path) -> None:
    with accompanied(tmp_path, KEYS) as pilot:
        at_curtain(pilot, OWN)
    with TablePilot(tmp_path) as later:
        assert later.table.screen.room.seating[0].companion == KEYS and later.context.devices.seats_of(KEYS) == {0}
        assert later.context.devices.device_of(0) == OWN


def test_in_a_storm_only_presses_of_the_two_open_a_hand(tmp_path: Path) -> None:
    chance, presses = random.Random(1), [*Action]
    with accompanied(tmp_path) as pilot:
        may: dict[Seat, set[str]] = {0: {OWN, COMPANION}, 1: {OTHER}}
        table, looked = pilot.table, 0
        for _ in range(400):
            before = table.screen.room.viewpoint
            device = chance.choice((OWN, OTHER, COMPANION))
            action = chance.choice([Action.CONFIRM] * 6 + presses)
            if action in (Action.MENU, Action.BACK) or isinstance(pilot.scene, PauseScene):
                pilot.context.stack.focus_lost()
                pilot.time()
                continue
            pilot.tap(action, device)
            if table.screen.room.viewpoint not in (before, "public"):
                looked += 1
                assert device in may[table.screen.room.viewpoint]
            if isinstance(pilot.scene, ResultsScene):
                break
            pilot.time(0.5)
        assert looked


# Before the match


def test_at_the_seats_a_companion_helps_and_does_not_join(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = SeatsScene(pilot.context, "rook", OWN)
        scene.seating = with_companion(scene.seating, 0, COMPANION)
        pilot.context.stack.push(scene)
        pilot.frames(1)
        scene.settle(("seat", 0))
        pilot.press(Action.CONFIRM, COMPANION)
        pilot.press(Action.NEXT, COMPANION)
        page = pilot.scene
        assert isinstance(page, SeatScene) and sum(scene.seating.people) == 1
        row = page.row("companion")
        assert row is not None and page.words_of(row.value) == "Pad 3" and "tell the table" in page.words_of(row.line)
        pilot.press(Action.BACK, OWN)
        pilot.frames(1)
        pilot.press(Action.BACK, COMPANION)
        assert (
            pilot.scene is scene and not scene.seating[0].accompanied and worded(scene.said).endswith("companion left")
        )


def test_a_player_whose_pad_is_gone_looks_along_no_more() -> None:
    table, hit = without(two(), (COMPANION,))
    assert not table[0].accompanied and hit == ()
