"""Whole matches on the table scene, from the first deal to the podium; after every story all things are in their
places."""

from pathlib import Path

import pytest

from game.input.actions import KEYS, MOUSE, Action
from scenes.ending.results import ResultsScene
from scenes.handover.curtain import CurtainScene
from scenes.table.scene import TableScene
from scenes.table.stage.own_hand import own_cards
from tests.scenes.at_table import TablePilot, match_of, plan

TABLES = (
    ("beginner", 4, {}, "pad:1"),
    ("intermediate", 4, {}, KEYS),
    ("classic", 4, {}, "pad:1"),
    ("classic", 4, {"enforcement": "honour"}, MOUSE),
    ("classic", 4, {"partner_draw": True}, "pad:1"),
    ("classic_individual", 5, {}, KEYS),
    ("classic_individual", 6, {"enforcement": "honour"}, "pad:1"),
)


def assert_in_place(table: TableScene) -> None:
    """Check that sprites are at their places, nothing flies, and the hand is the view's."""
    match, stage = match_of(table), table.screen.stage
    view = match.view(table.screen.room.viewpoint)
    assert stage.view == view
    assert not stage.table.flying
    lying = table.screen.game_table.layout.lie(view, stage.floor, {})
    for zone in lying:
        sprites = stage.table.cards(zone.zone)
        assert tuple(sprite.slot for sprite in sprites) == zone.slots, zone.zone
        assert tuple(sprite.card for sprite in sprites) == zone.cards, zone.zone
    assert len(stage.table) == sum(len(zone.slots) for zone in lying)
    assert table.screen.hand.cards == own_cards(table.screen.game_table, view)


@pytest.mark.parametrize(("variant", "players", "options", "device"), TABLES, ids=str)
def test_one_person_among_computer_players(
    tmp_path: Path, variant: str, players: int, options: dict[str, object], device: str
) -> None:
    with TablePilot(tmp_path, plan(variant, players, [device], **options)) as pilot:
        seen = 0
        for _ in range(20000):
            assert not isinstance(pilot.scene, CurtainScene), "one person never sees a curtain"
            if isinstance(pilot.scene, ResultsScene):
                break
            table, match = pilot.table, match_of(pilot.table)
            if pilot.scene is table and not table.screen.animations.busy:
                assert table.screen.room.seating[table.screen.room.viewpoint].person, (
                    "the table is seen as the person sees it"
                )
                assert_in_place(table)
                if len(match.steps) // 40 > seen:
                    seen = len(match.steps) // 40
                    pilot.frames(1)
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene)
        assert match_of(pilot.table).over
        pilot.frames(2)


def test_two_people_pass_the_screen_on(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", "pad:2"])) as pilot:
        curtains = 0
        for _ in range(20000):
            scene, table = pilot.scene, pilot.table
            if isinstance(scene, ResultsScene):
                break
            if isinstance(scene, CurtainScene) and not scene.busy:
                curtains += 1
                assert scene.opaque and not table.screen.hand.cards and table.screen.room.viewpoint == "public"
                for other in {"pad:1", "pad:2", KEYS, MOUSE, "pad:9"} - {scene.device}:
                    pilot.tap(Action.CONFIRM, other)
                    pilot.time(0.1)
                    assert pilot.scene is scene and scene.opaque and not table.screen.hand.cards
            elif scene is table and not table.screen.animations.busy:
                assert_in_place(table)
                assert bool(table.screen.hand.cards) == (table.screen.room.viewpoint != "public")
                if table.screen.answering is not None and table.secret:
                    assert table.screen.room.viewpoint == table.screen.answering.seat
                    asked = table.screen.answering.seat
                    table_steps = len(match_of(table).steps)
                    pilot.tap(Action.CONFIRM, "pad:2" if pilot.device() == "pad:1" else "pad:1")
                    assert len(match_of(table).steps) == table_steps, f"only seat {asked} answers"
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene)
        assert curtains > 10


@pytest.mark.parametrize("people", [1, 2])
def test_a_draw_for_partners_moves_people_with_their_devices(tmp_path: Path, people: int) -> None:
    """RK-12: seats change; hand, viewpoint and device go with the person."""
    moved = 0
    for seed in range(4):
        table = plan("classic", 4, ["pad:1", "pad:2"][:people], partner_draw=True)
        with TablePilot(tmp_path / str(seed), table, seed=seed) as pilot:
            scene = pilot.table
            pilot.until(lambda: scene.screen.answering is not None)  # noqa: B023
            assert scene.screen.answering is not None
            moved += scene.screen.room.seating != table.seating
            for seat, seated in enumerate(scene.screen.room.seating.seats):
                assert pilot.context.devices.device_of(seat) == seated.device
            assert (
                scene.screen.room.viewpoint == scene.screen.answering.seat
                and scene.screen.room.seating.people[scene.screen.room.viewpoint]
            )
            assert scene.screen.room.anchor == scene.screen.room.viewpoint
            assert_in_place(scene)
            steps = len(match_of(scene).steps)
            pilot.on()
            assert len(match_of(scene).steps) > steps, "the own device answers"
    assert moved


@pytest.mark.parametrize("when", ["asked", "told"])
def test_another_theme_in_the_pause_builds_the_table_again(tmp_path: Path, when: str) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1"]), pace="normal") as pilot:
        table = pilot.table
        pilot.until(lambda: (table.screen.answering is not None) if when == "asked" else table.screen.animations.busy)
        pilot.tap(Action.MENU, "pad:1")
        assert pilot.scene is not table
        pilot.context.settings.change(theme="kids")
        pilot.context.stack.dismiss()
        pilot.frames(2)
        pilot.until(lambda: table.screen.answering is not None and not table.screen.animations.busy)
        assert table.screen.answering is not None and table.screen.answering.fan is table.screen.hand
        assert table.screen.hand.theme.kids
        assert_in_place(table)
        pilot.frames(1)


def test_a_flying_card_is_not_also_in_the_hand(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1"]), pace="normal") as pilot:
        table = pilot.table
        pilot.until(lambda: table.screen.stage.view.phase == "play" and table.screen.answering is not None)
        cards = table.screen.hand.cards
        pilot.on()
        pilot.frames(3)
        assert table.screen.animations.busy and table.screen.stage.table.flying
        assert len(table.screen.hand.cards) == len(cards) - 1
