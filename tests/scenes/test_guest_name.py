"""A podium asks people with a name of the house for their own, once, and the matches of today come along."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from game import memories
from game.input.actions import KEYS, MOUSE, Action
from game.store.people import Person
from game.widgets.hints import place_hints
from scenes.ending.guest_name import GuestName
from scenes.ending.results import AGAIN, LOOK_BACK, NAME, ResultsScene
from scenes.lobby.naming import NamingScene
from scenes.seating import TablePlan
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import plan
from tests.scenes.test_memories import sat_out, steps_of
from tests.scenes.test_session import table as usual

PAD = "pad:2"
GAME = "spooks"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path, newcomers=True) as pilot:
        pilot.context.settings.change(pace="off", reduced_motion=True)
        yield pilot


def table(*names: str) -> TablePlan:
    """A table of the game with people of these names."""
    sat = usual(GAME)
    seating = sat.seating
    for seat, name in enumerate(names):
        seating = seating.put(seat, replace(seating[seat], kind="person", name=name, device=KEYS if not seat else PAD))
    return replace(sat, seating=seating)


def podium(pilot: Pilot, sat: TablePlan) -> ResultsScene:
    """The podium of a match that was played there to its end."""
    for one in sat.seating.seats:
        if one.person:
            pilot.context.learning.keep(Person(one.name, one.look))
    session = sat_out(pilot, sat, steps_of(GAME))
    scene = ResultsScene(
        pilot.context, replace(session.plan, saved=session.kept), session.end or {}, KEYS, sheet=lambda: scene
    )
    pilot.context.stack.reset(scene)
    pilot.context.stack.apply()
    scene.podium.stood = 10.0
    scene.podium.end()
    return scene


def names_of(pilot: Pilot) -> set[str]:
    return {one.name for one in memories.all_of(pilot.context.store)}


def offered(scene: ResultsScene) -> list[str]:
    return [name for name, _, _ in scene._offers()]


def give(pilot: Pilot, name: str) -> None:
    """Take that name in the scene of names."""
    assert isinstance(pilot.scene, NamingScene)
    pilot.context.stack.dismiss((name, None))
    pilot.context.stack.apply()


def test_the_matches_of_today_come_along_to_the_new_name_and_play_goes_on_with_it(pilot: Pilot) -> None:
    sat_out(pilot, table("Anna"), steps_of(GAME))
    scene = podium(pilot, table("Anna"))
    sat_out(pilot, table("Anna"), steps_of(GAME))
    count = len(memories.all_of(pilot.context.store))
    assert names_of(pilot) == {"Anna"} and count >= 2
    assert NAME in offered(scene) and scene.sentence().key == "results-name-line"
    pilot.press(Action.INFO)
    give(pilot, "Lisa")
    assert pilot.scene is scene
    assert names_of(pilot) == {"Lisa"} and len(memories.all_of(pilot.context.store)) == count
    assert "Lisa" in {person.name for person in pilot.context.people}
    found = pilot.context.store.history.results(9)
    assert all("Lisa" in str(result.seats) and "Anna" not in str(result.seats) for result in found[: count - 1])
    assert "Lisa" in scene.plan.seating.names and NAME not in offered(scene) and LOOK_BACK in offered(scene)
    scene._do(AGAIN)
    pilot.context.stack.apply()
    assert isinstance(pilot.scene, TableScene) and "Lisa" in pilot.scene.screen.room.seating.names


def test_matches_of_other_days_stay_with_the_name_of_the_house(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = podium(pilot, table("Anna"))
    (one,) = memories.all_of(pilot.context.store)
    pilot.context.store.people.keep_memory(
        "Anna", one.match, memories.as_data(replace(one, day=date.today() - timedelta(1)))
    )
    pilot.press(Action.INFO)
    give(pilot, "Lisa")
    assert names_of(pilot) == {"Anna"} and "Lisa" in scene.plan.seating.names


def test_a_match_with_both_names_is_not_given_away(pilot: Pilot) -> None:
    sat_out(pilot, replace(table("Anna", "Lisa")), steps_of(GAME))
    pilot.context.store.people.keep(Person("Lisa"))
    scene = podium(pilot, table("Anna", "Lisa"))
    both = [one for one in memories.all_of(pilot.context.store) if one.name == "Lisa"]
    scene.plan = replace(scene.plan, seating=scene.plan.seating.put(1, replace(scene.plan.seating[1], name="Rosa")))
    pilot.press(Action.INFO)
    give(pilot, "Lisa")
    after = memories.all_of(pilot.context.store)
    assert [one for one in after if one.name == "Lisa"] == both
    assert {one.match for one in after if one.name == "Anna"} >= {both[0].match}


def test_each_name_is_asked_once_and_own_names_never(pilot: Pilot) -> None:
    scene = podium(pilot, table("Lisa"))
    assert scene.guest.seat is None and NAME not in offered(scene)
    first = podium(pilot, table("Anna", "Theo"))
    assert first.guest.seat == 0
    pilot.press(Action.INFO)
    pilot.press(Action.BACK)
    assert pilot.scene is first and first.guest.seat == 0, "leaving the names keeps the question"
    pilot.press(Action.INFO)
    give(pilot, "Lisa")
    assert first.guest.seat == 1, "the next person is asked"
    second = podium(pilot, table("Anna", "Theo"))
    assert second.guest.seat is None


@pytest.mark.parametrize("device", [KEYS, PAD, MOUSE])
def test_every_device_can_give_a_name(pilot: Pilot, device: str) -> None:
    scene = podium(pilot, table("Anna"))
    at = None
    if device == MOUSE:
        spots = [spot for spot, _ in place_hints(scene.hints(), scene.button, scene.theme)]
        at = next(spot.rect.center for spot in spots if spot.hint.action is Action.INFO)
    pilot.press(Action.CONFIRM if device == MOUSE else Action.INFO, device, at)
    assert isinstance(pilot.scene, NamingScene)


def test_children_and_visitors_of_a_kiosk_are_not_asked(pilot: Pilot, tmp_path: Path) -> None:
    sat = plan("classic", 4, [KEYS])
    assert GuestName(pilot.context, sat).seat == 0
    pilot.context.settings.change(theme="kids")
    assert GuestName(pilot.context, plan("classic", 4, [KEYS])).seat is None
    with KioskPilot(tmp_path / "kiosk", newcomers=True) as kiosk:
        assert GuestName(kiosk.context, sat).seat is None
