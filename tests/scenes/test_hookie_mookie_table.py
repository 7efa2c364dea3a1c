"""Hookie-Mookie on the table scene: whole matches, offers that stay sealed, resuming between them."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from engine.core.seats import PUBLIC
from engine.core.steps import Step
from game.input.actions import KEYS, Action
from scenes.ending.results import ResultsScene
from scenes.games.hookie_mookie.boards import Flip
from scenes.games.hookie_mookie.count import CountScene
from scenes.games.hookie_mookie.layout import zone_of
from scenes.games.hookie_mookie.sheets import ShownScene
from scenes.handover.curtain import CurtainScene
from scenes.handover.lost_device import LostScene
from scenes.seating import TablePlan
from scenes.table.asks.chance_question import ChanceQuestionScene
from scenes.table.boards.sheet import reminder_of
from scenes.table.scene import TableScene
from scenes.table.stage import backdrop
from tests.games.hookie_mookie.tables import cards, hookie, table
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.test_table_matches import assert_in_place

TABLES = (
    ("together", 2, {}, "pad:1"),
    ("together", 3, {"must_empty": 3, "jokers": 4, "ghost_cards": 0}, "pad:1"),
    ("together", 4, {"must_empty": 2, "penalty_caller": 1, "ghost_cards": 12}, KEYS),
    ("race", 3, {"jokers": 2}, "pad:1"),
    ("race", 2, {"penalty_caller": 5, "penalty_partner": 5}, "pad:1"),
)
LONG = 2500


def table_plan(variant: str, players: int, devices: list[str], **options: object) -> TablePlan:
    return plan(variant, players, devices, "hookie_mookie", **options)


@pytest.mark.parametrize(("variant", "players", "options", "device"), TABLES, ids=str)
def test_one_person_among_computer_players(
    tmp_path: Path, variant: str, players: int, options: dict[str, object], device: str
) -> None:
    """HM-63 to HM-68: to the podium; after every story all things are in their places."""
    asks: Counter[str] = Counter()
    ended = 0
    with TablePilot(tmp_path, table_plan(variant, players, [device], **options)) as pilot:
        for number in range(LONG):
            assert not isinstance(pilot.scene, CurtainScene), "one person never sees a curtain"
            assert not isinstance(pilot.scene, ChanceQuestionScene), (
                "HM-6: among computer players chance says who begins"
            )
            if isinstance(pilot.scene, ResultsScene):
                break
            ended += isinstance(pilot.scene, CountScene)
            held = pilot.table
            if pilot.scene is held and not held.screen.animations.busy:
                assert_in_place(held)
                if number % 40 == 0:
                    pilot.frames(1)
            if held.screen.answering is not None:
                asks[type(held.screen.answering.ask).__name__] += 1
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene) and ended == 1
        assert match_of(pilot.table).over and asks["CardAsk"] and asks["PicksAsk"] + asks["PlatesAsk"]
        pilot.frames(2)


def test_two_people_offer_behind_their_curtains(tmp_path: Path) -> None:
    """HM-36, HM-37: an offer stays private until both are made; before a curtain nothing is open. Callers choose in the
    same look; the table hears of the call with their card."""
    sealed = 0
    with TablePilot(tmp_path, table_plan("together", 3, ["pad:1", "pad:2"], must_empty=2)) as pilot:
        for _ in range(LONG):
            scene, held, match = pilot.scene, pilot.table, match_of(pilot.table)
            if isinstance(scene, ResultsScene):
                break
            if isinstance(scene, CurtainScene) and not scene.busy:
                assert scene.opaque and not held.screen.hand.cards and held.screen.room.viewpoint == PUBLIC
            if match.view(PUBLIC).offered:
                sealed += 1
                assert_sealed(held)
            if held.screen.answering is not None and match.steps[-1].do == "hookie":
                assert held.screen.room.viewpoint in (match.view(PUBLIC).caller, match.view(PUBLIC).partner)
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene)
        assert sealed > 3


def assert_sealed(held: TableScene) -> None:
    """Check that a card face down has a face on the screen only for its owner."""
    match = match_of(held)
    hookie = match.state.hookie
    offers = dict(hookie.offers) if hookie else {}
    seen = match.view(held.screen.room.viewpoint)
    assert seen.own_offer == offers.get(held.screen.room.viewpoint)
    scene = held.screen.stage.tableau
    sprites = [*held.screen.stage.table.flying, *(scene.sprites.values() if isinstance(scene, Flip) else ())]
    assert not held.secret or all(sprite.card is None for sprite in sprites)
    for seat, card in offers.items():
        if seat != held.screen.room.viewpoint and not held.screen.animations.busy:
            assert card not in [sprite.card for sprite in sprites]
            assert card not in held.screen.hand.cards


def until_one_has_offered(pilot: TablePilot) -> TableScene:
    """Play until one of two people has offered and the other's curtain is closed."""

    def there() -> bool:
        view = match_of(pilot.table).view(PUBLIC)
        stands = isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy
        return stands and view.phase == "hookie" and len(view.offered) == 1

    pilot.until(there, LONG)
    return pilot.table


def test_resuming_between_two_offers_keeps_the_first_sealed(tmp_path: Path) -> None:
    """HM-37: the program is killed after one offer; afterwards the same card is there, as secret as before."""
    with TablePilot(tmp_path, table_plan("together", 2, ["pad:1", "pad:2"])) as pilot:
        before = match_of(until_one_has_offered(pilot))
        offered = before.state.hookie.offers
    with TablePilot(tmp_path) as pilot:
        held = pilot.table
        match = match_of(held)
        assert match.steps == before.steps and match.state == before.state
        assert match.state.hookie.offers == offered
        assert match.view(PUBLIC) == before.view(PUBLIC) and match.heard(PUBLIC) == before.heard(PUBLIC)
        assert set(match.sealed) == {seat for seat, _ in offered}
        assert held.screen.room.viewpoint == PUBLIC and not held.screen.hand.cards
        assert_sealed(held)
        pilot.until(lambda: match.view(PUBLIC).phase != "hookie", LONG)
        assert any(type(event).__name__ == "CardsFlipped" for event in match.heard(PUBLIC))


# The player with the longest hair


def test_hm_6_people_choose_the_start_player_or_leave_it_to_chance(tmp_path: Path) -> None:
    with TablePilot(tmp_path / "said", table_plan("together", 4, ["pad:1", "pad:2"])) as pilot:
        asked = pilot.scene
        assert isinstance(asked, ChanceQuestionScene) and len(asked.ask.plates) == 5
        for _ in range(3):
            pilot.tap(Action.RIGHT, "pad:2")
        pilot.tap(Action.CONFIRM, "pad:2")
        assert match_of(pilot.table).steps[0] == Step("chance", "start", (("seat", 2),))
    with TablePilot(tmp_path / "by lot", table_plan("together", 4, ["pad:1", "pad:2"]), seed=3) as pilot:
        pilot.tap(Action.CONFIRM, "pad:1")
        assert match_of(pilot.table).steps[0].do == "start"


def test_the_question_of_the_start_player_can_be_paused_and_left(tmp_path: Path) -> None:
    with TablePilot(tmp_path, table_plan("together", 2, ["pad:1", "pad:2"])) as pilot:
        asked = pilot.scene
        assert isinstance(asked, ChanceQuestionScene)
        pilot.tap(Action.MENU, "pad:1")
        assert pilot.scene is not asked
        pilot.tap(Action.BACK, "pad:1")
        assert pilot.scene is asked and not match_of(pilot.table).steps


def test_a_pad_lost_during_the_question_of_the_start_player(tmp_path: Path) -> None:
    """Another player takes over, and the question is there again."""
    with TablePilot(tmp_path, table_plan("together", 3, ["pad:1", "pad:2"])) as pilot:
        assert isinstance(pilot.scene, ChanceQuestionScene)
        pilot.context.stack.devices_changed(["pad:2"], [])
        pilot.context.stack.apply()
        assert isinstance(pilot.scene, LostScene)
        seating = table_plan("together", 3, ["pad:1", "pad:7"]).seating
        pilot.context.stack.dismiss(seating)
        pilot.context.stack.apply()
        assert isinstance(pilot.scene, ChanceQuestionScene)
        assert pilot.table.screen.room.seating.devices == ("pad:1", "pad:7") and not match_of(pilot.table).steps


def test_a_person_left_alone_is_not_asked_who_begins(tmp_path: Path) -> None:
    with TablePilot(tmp_path, table_plan("together", 3, ["pad:1", "pad:2"])) as pilot:
        pilot.context.stack.devices_changed(["pad:2"], [])
        pilot.context.stack.apply()
        pilot.context.stack.dismiss(table_plan("together", 3, ["pad:1"]).seating)
        pilot.context.stack.apply()
        assert pilot.scene is pilot.table and match_of(pilot.table).steps[0].do == "start"


# Shown cards


def shown_again(data: Path, match, people: list[str], agreed: str) -> TablePilot:
    seats = table_plan("together", match.setup.players, people).seating
    return TablePilot(data, TablePlan(match.setup, seats, aids=(("reminder", agreed),)), match)


def test_hm_74_the_reminder_is_agreed_on_and_knows_public_cards(tmp_path: Path) -> None:
    """It also opens from an open hand, which it covers, and has only cards that were shown."""
    match = table("8 h, 3 cd, 2 s", "8 c, 4 d, 6 s", "9 c, 10 c", deck=12)
    hookie(match, 1, "3 c", "4 d")
    with shown_again(tmp_path / "without", match, ["pad:1", "pad:2"], "none") as pilot:
        assert reminder_of(pilot.table.screen.game_table, pilot.table.session.plan) is None
    with shown_again(tmp_path / "with", match, ["pad:1", "pad:2"], "list") as pilot:
        pilot.until(lambda: pilot.table.screen.answering is not None)
        held = pilot.table
        assert held.secret and "Recap" in [hint.label for hint in held.hints()]
        pilot.tap(Action.INFO, pilot.device())
        sheet = pilot.scene
        assert isinstance(sheet, ShownScene) and not held.secret and not held.screen.hand.cards, "no hand lies under it"
        assert [line.cards for line in sheet.seats] == [cards("3 c"), cards("4 d"), ()]
        pilot.tap(Action.CONFIRM, "pad:2")
        assert isinstance(pilot.scene, CurtainScene) and not held.secret, "the way back is the curtain"


# The day


def test_the_day_goes_by_with_the_deck(tmp_path: Path) -> None:
    """The set follows the cards left, a little at a time."""
    match = table("8 h, 3 cd, 2 s", "8 c, 4 d, 6 s", deck=8)
    seats = table_plan("together", 2, []).seating
    with TablePilot(tmp_path, TablePlan(match.setup, seats), match, pace="normal") as pilot:
        pilot.frames(1)
        screen = pilot.table.screen
        noon, before = screen.backdrop.hour.painted, screen.backdrop.picture
        assert noon == round(1 - 8 / 33, 2)
        pilot.until(lambda: match.view(PUBLIC).deck_size < 8, 400)
        seen = set()
        for _ in range(110):  # the count and its two cards, then three that are drawn
            there = screen.backdrop.picture
            pilot.frames(1, 0.1)
            assert screen.backdrop.picture is there, "no frame waits for another"
            for _ in range(12):  # pieces, as between two frames
                pilot.context.idle_work.piece()
            seen.add(screen.backdrop.hour.painted)
        assert max(seen) > noon and screen.backdrop.picture is not before
        at_once = backdrop.paint_set(
            screen.game_table, screen.theme, screen.backdrop.hour.painted, screen.backdrop.worn
        )
        same = (pygame.image.tobytes(one, "RGB") for one in (screen.backdrop.picture, at_once))
        assert len(set(same)) == 1, "layer by layer it is the same set"
        assert all(b - a < 0.05 for a, b in pairwise(sorted(seen))), "no jump that would be seen"


def test_hm_57_an_open_set_changes_its_name_and_its_cards_stay(tmp_path: Path) -> None:
    match = table("10 hd, 3 c", "8 c, 4 d", sets={"joker": "joker 2"}, deck=8, jokers=2)
    seats = table_plan("together", 2, ["pad:1"]).seating
    with TablePilot(tmp_path, TablePlan(match.setup, seats), match) as pilot:
        pilot.answer("pad:1", Step(0, "lay", (("cards", cards("10 hd")), ("to", "joker"))))
        pilot.until(lambda: not pilot.table.screen.animations.busy)
        lying = [sprite.card for sprite in pilot.table.screen.stage.table.cards(zone_of("10"))]
        assert sorted(map(str, lying)) == ["10-diamonds", "10-hearts", "joker", "joker"]
