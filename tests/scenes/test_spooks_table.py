"""Spooks on the table scene: whole hands with every device, choices that stay sealed, and resuming during a trick."""

from collections import Counter
from pathlib import Path

import pytest

from engine.core.seats import PUBLIC
from game.input.actions import KEYS, MOUSE, Action
from scenes.ending.results import ResultsScene
from scenes.handover.curtain import CurtainScene
from scenes.seating import TablePlan
from scenes.table.scene import TableScene
from tests.pilot import KEY_NAMES
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.by_pointer import answer_decided
from tests.scenes.drawn_words import all_words
from tests.scenes.test_table_matches import assert_in_place

TABLES = (
    ("hand", 4, {}, "pad:1"),
    ("hand", 6, {"masters": True}, KEYS),
    ("hand", 3, {"masters": True, "decks": 2}, "pad:1"),
    ("hand", 12, {"masters": True, "decks": 2, "ghost": True}, "pad:1"),
    ("series", 5, {"masters": True}, "pad:1"),
    ("long", 4, {"ghost": True, "target": 60}, "pad:1"),
)
LONG = 4000


def table_plan(variant: str, players: int, devices: list[str], **options: object) -> TablePlan:
    return plan(variant, players, devices, "spooks", **options)


@pytest.mark.parametrize(("variant", "players", "options", "device"), TABLES, ids=str)
def test_one_person_among_computer_players(
    tmp_path: Path, variant: str, players: int, options: dict[str, object], device: str
) -> None:
    """SP-82, SP-84, SP-90: to the podium; after every story all things are in their places."""
    asks: Counter[str] = Counter()
    with TablePilot(tmp_path, table_plan(variant, players, [device], **options)) as pilot:
        for number in range(LONG):
            assert not isinstance(pilot.scene, CurtainScene), "one person never sees a curtain"
            if isinstance(pilot.scene, ResultsScene):
                break
            table = pilot.table
            if pilot.scene is table and not table.screen.animations.busy:
                assert_in_place(table)
                if number % 50 == 0:
                    pilot.frames(1)
            if table.screen.answering is not None:
                asks[type(table.screen.answering.ask).__name__] += 1
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene)
        assert match_of(pilot.table).over and asks["CardAsk"] > 2
        pilot.frames(2)


@pytest.mark.parametrize(("players", "count"), [(3, 1), (4, 0), (5, 4)])
def test_sp_125_the_cards_left_over_say_how_many_they_are(tmp_path: Path, players: int, count: int) -> None:
    """SP-123, SP-125: a pile beside the table, and none where none are left over."""
    with all_words() as drawn, TablePilot(tmp_path, table_plan("children", players, [KEYS], even=True)) as pilot:
        for _ in range(LONG):
            if (
                match_of(pilot.table).view(PUBLIC).pile
                and pilot.scene is pilot.table
                and not pilot.table.screen.animations.busy
            ):
                break
            pilot.on()
        pilot.frames(2)
    assert ({word for word in drawn.words if word.startswith("spare")}) == ({f"spare {count}"} if count else set())


def test_two_people_choose_behind_their_curtains(tmp_path: Path) -> None:
    """SP-38, SP-40: a laid card stays private until all have laid; before a curtain nothing is open."""
    sealed = 0
    with TablePilot(tmp_path, table_plan("series", 4, ["pad:1", "pad:2"], masters=True)) as pilot:
        for _ in range(LONG):
            scene, table, match = pilot.scene, pilot.table, match_of(pilot.table)
            if isinstance(scene, ResultsScene):
                break
            if isinstance(scene, CurtainScene) and not scene.busy:
                assert scene.opaque and not table.screen.hand.cards and table.screen.room.viewpoint == PUBLIC
            if match.view(PUBLIC).laid:
                sealed += 1
                assert_sealed(table)
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene)
        assert sealed > 3


def assert_sealed(table: TableScene) -> None:
    """Check that a card face down has a face on the screen only for its owner."""
    match = match_of(table)
    laid = dict(match.state.hand.laid)
    seen = match.view(table.screen.room.viewpoint)
    assert seen.own_laid == laid.get(table.screen.room.viewpoint)
    faces = [sprite.card for sprite in (*table.screen.stage.table.flying, *_lying(table)) if sprite.card is not None]
    public = [card for _, card in match.view(PUBLIC).pile]
    for seat, card in laid.items():
        if seat != table.screen.room.viewpoint and card not in public and not table.screen.animations.busy:
            assert card not in faces


def _lying(table: TableScene) -> list:
    zones = {
        zone.zone for zone in table.screen.game_table.layout.lie(table.screen.stage.view, table.screen.stage.floor, {})
    }
    return [sprite for zone in zones for sprite in table.screen.stage.table.cards(zone)]


def until_trick(pilot: TablePilot, laid: int = 0) -> None:
    """Play until a curtain is closed in a trick in which so many have laid."""

    def there() -> bool:
        view = match_of(pilot.table).view(PUBLIC)
        stands = isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy
        return stands and view.phase == "trick" and len(view.laid) == laid

    pilot.until(there, LONG)


def test_people_choose_in_any_order(tmp_path: Path) -> None:
    """SP-38: of the seats that are waited for the first to press gets the screen first."""
    with TablePilot(tmp_path, table_plan("series", 4, ["pad:1", "pad:2"])) as pilot:
        until_trick(pilot, 2)
        curtain = pilot.scene
        assert isinstance(curtain, CurtainScene) and curtain.device == "pad:1"
        pilot.tap(Action.CONFIRM, "pad:9")
        assert pilot.scene is curtain, "a stranger changes nothing"
        pilot.tap(Action.CONFIRM, "pad:2")
        other = pilot.scene
        assert isinstance(other, CurtainScene) and other is not curtain and other.device == "pad:2"
        assert other.opaque and pilot.table.screen.room.viewpoint == PUBLIC and not pilot.table.screen.hand.cards
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and pilot.scene.device == "pad:1")
        view = match_of(pilot.table).view(PUBLIC)
        assert view.laid == (1, 2, 3), "in seat order, with any first seat"
        pilot.tap(Action.CONFIRM, "pad:2")
        assert isinstance(pilot.scene, CurtainScene) and pilot.scene.device == "pad:1", "it has laid already"


@pytest.mark.parametrize("first", ["pad:1", "pad:2"])
def test_resuming_during_a_trick_keeps_laid_cards_sealed(tmp_path: Path, first: str) -> None:
    """SP-39: the program is killed while some have laid; afterwards the same cards are there, as secret as before. In
    any order of laying, the record has them in seat order."""
    with TablePilot(tmp_path, table_plan("series", 4, ["pad:1", "pad:2"])) as pilot:
        until_trick(pilot, 2)
        pilot.tap(Action.CONFIRM, first)
        pilot.until(lambda: len(match_of(pilot.table).view(PUBLIC).laid) == 3)
        before = match_of(pilot.table)
        laid = before.state.hand.laid
        assert ("pad:1", "pad:2")[laid[0][0]] == first
    with TablePilot(tmp_path) as pilot:
        table = pilot.table
        match = match_of(table)
        assert match.steps == before.steps and match.state == before.state
        assert match.view(PUBLIC).laid == tuple(seat for seat, _ in laid)
        assert match.view(PUBLIC) == before.view(PUBLIC) and match.heard(PUBLIC) == before.heard(PUBLIC)
        assert set(match.sealed) == {seat for seat, _ in laid}
        assert table.screen.room.viewpoint == PUBLIC and not table.screen.hand.cards
        assert_sealed(table)
        tricks = len(match.view(PUBLIC).tricks)
        pilot.until(lambda: len(match.view(PUBLIC).tricks) > tricks or match.over)


# Devices, as people use them


@pytest.mark.parametrize(("players", "decks"), [(4, 1), (3, 2)])
def test_a_whole_hand_with_the_mouse(tmp_path: Path, players: int, decks: int) -> None:
    with TablePilot(tmp_path, table_plan("hand", players, [MOUSE], decks=decks, masters=True)) as pilot:
        for _ in range(LONG):
            if isinstance(pilot.scene, ResultsScene):
                return
            table = pilot.table
            if pilot.scene is table and table.screen.answering is not None:
                answer_decided(pilot, MOUSE)
            else:
                pilot.on()
        raise AssertionError("the hand never ended")


def test_a_whole_hand_with_keys(tmp_path: Path) -> None:
    with TablePilot(tmp_path, table_plan("hand", 4, [KEYS], masters=True)) as pilot:
        pilot.tap = lambda action, device, at=None: pilot.key(KEY_NAMES[action])
        pilot.until(lambda: isinstance(pilot.scene, ResultsScene), LONG)
        assert match_of(pilot.table).over
