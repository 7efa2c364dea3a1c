"""How Rook moves: where cards set off, how long a deal may take, and what comes after what."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.core.events import Event
from engine.core.seats import PUBLIC, Viewer
from engine.core.zones import Zone
from engine.games.rook import events as happened
from engine.games.rook.game import GAME
from engine.games.rook.view import View
from game.cards.sprite import Prints
from game.cards.table import Table
from game.easing import DEAL_MOST
from game.input.actions import Action
from game.theme import GROWN_UP, RAIL_TOP
from game.timeline import Clip
from scenes.games.rook.art import faces
from scenes.games.rook.layout import own_slot
from scenes.games.rook.motions import MOTIONS
from scenes.games.rook.sheets import CountScene
from scenes.handover.curtain import CurtainScene
from scenes.table.stage.flights import PACK
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from tests import deals
from tests.scenes.at_table import TablePilot, match_of, plan

FRAME = 1 / 60
TRICK = Zone("trick")


@pytest.fixture(autouse=True, scope="module")
def _window() -> None:
    pygame.display.init()
    pygame.display.set_mode((320, 180))


def silent(name: str, step: int = 0, place: float = 0.0) -> None:
    del name, step


def props_of(view: View, players: int = 4, calm: bool = False) -> Stage:
    public = view.viewer == PUBLIC
    return Stage(view, Table(Prints(faces, GROWN_UP)), TableLayout(players, 0, public), silent, calm)


def seconds(clip: Clip) -> float:
    """How long a clip takes, told frame by frame."""
    spent = 0.0
    while not clip.done:
        clip.advance(FRAME)
        spent += FRAME
        assert spent < 60
    return spent


def playing(viewer: Viewer) -> View:
    match = deals.new_match("classic")
    deals.drawn(match, 3)
    deals.deal(match, deals.ONE_COLOR_EACH, deals.HIGH_NEST)
    deals.bid(match, "70 - - -")
    deals.bury(match, "green 14, red 14, black 14, yellow 14, rook", "green")
    return match.view(viewer)


def clip_of(event: Event, stage: Stage) -> Clip:
    """The motion of an event that comes to the shown view next."""
    stage.after = GAME.follow(stage.view, event)
    return MOTIONS[type(event)](event, stage)


@pytest.mark.parametrize("card", ["green-5", "green-9", "green-13"])
def test_only_its_owner_sees_which_place_of_the_hand_a_card_has_left(card: str) -> None:
    own, public = playing(0), playing(PUBLIC)
    event = happened.CardPlayed(0, card, 1, 0)  # type: ignore[arg-type]
    seen = {}
    for view in (own, public):
        stage = props_of(view)
        clip_of(event, stage).advance(0.001)
        (sprite,) = stage.table.flying
        seen[view.viewer] = sprite
        assert sprite.card == card
    slot = own_slot(own, TableLayout(4, 0, False), card, ())  # type: ignore[arg-type]
    assert abs(seen[0].x - slot.x) < 20 and slot.y < RAIL_TOP
    assert abs(seen[PUBLIC].x - TableLayout(4, 0, True).chin(0).x) < 20, "from the middle of the fan, whatever it was"


@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("classic_individual", 5), ("classic_individual", 6)])
@pytest.mark.parametrize("viewer", [PUBLIC, 0])
def test_a_deal_is_short_and_nothing_of_the_pack_stays(variant: str, players: int, viewer: Viewer) -> None:
    match = deals.new_match(variant, players)
    deals.drawn(match, players - 1)
    before = match.view(viewer)
    (dealt,) = deals.of_kind(deals.deal(match, {}), happened.HandDealt)
    stage = props_of(before, players)
    spent = seconds(clip_of(dealt.to(viewer), stage))
    assert spent < DEAL_MOST + 1.0, "shuffling and a look at it included"
    assert not stage.table.flying and not stage.table.cards(PACK)
    assert stage.view.counts == dealt.sizes
    assert stage.view.hand == match.view(viewer).hand


def test_with_reduced_motion_nothing_travels() -> None:
    view = playing(0)
    for event in (
        happened.CardPlayed(0, "green-9", 1, 0),  # type: ignore[arg-type]
        happened.CardPlayed(1, "red-9", 1, 1),  # type: ignore[arg-type]
    ):
        stage = props_of(view, calm=True)
        clip = clip_of(event, stage)
        places = set()
        for _ in range(30):
            clip.advance(FRAME)
            places |= {(round(sprite.x), round(sprite.y)) for sprite in stage.table.flying}
        assert len(places) <= 1, places


def test_the_rook_comes_with_its_shadow_and_lands_where_it_belongs() -> None:
    view = replace(playing(0), hand=("rook", "green-5"))
    event = happened.CardPlayed(0, "rook", 1, 0)  # type: ignore[arg-type]
    stage = props_of(view)
    clip = clip_of(event, stage)
    kinds, highest = set(), 0.0
    while not clip.done:
        clip.advance(FRAME)
        stage.party.advance(FRAME)
        kinds |= {what.kind for what in stage.flourishes}
        highest = max([highest, *(sprite.scale for sprite in stage.table.flying)])
    assert kinds == {"bird", "dust"}
    (lying,) = stage.table.cards(TRICK)
    slot = TableLayout(4, 0, False).trick(0)
    assert (lying.x, lying.y, lying.scale) == (slot.x, slot.y, slot.scale) and highest > slot.scale * 1.3


def test_a_story_cut_short_leaves_no_decoration() -> None:
    event = happened.CardPlayed(0, "rook", 1, 0)  # type: ignore[arg-type]
    stage = props_of(replace(playing(0), hand=("rook",)))
    clip_of(event, stage).finish()
    assert not stage.flourishes and not stage.table.flying


def test_a_curtain_falls_over_what_all_have_seen_and_stands_before_anything_else(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", "pad:2"]), pace="normal") as pilot:
        table = pilot.table
        for _ in range(4000):
            if isinstance(pilot.scene, CurtainScene):
                break
            pilot.time(0.1)
        scene = pilot.scene
        assert isinstance(scene, CurtainScene) and scene.busy and not scene.opaque
        assert table.viewpoint == PUBLIC and not table.hand.cards, "nothing private while it falls"
        pilot.tap(Action.CONFIRM, scene.device or "")
        assert scene.opaque and not scene.busy and table.viewpoint == PUBLIC, "a press lands it and opens nothing"
        pilot.tap(Action.CONFIRM, scene.device or "")
        assert table.viewpoint != PUBLIC and table.hand.rise == 0, "the hand waits until the curtain is gone"
        for _ in range(10):
            pilot.time(0.1)
        assert pilot.scene is table and table.hand.rise == 1
        pilot.tap(Action.BACK, scene.device or "")
        covered = pilot.scene
        assert isinstance(covered, CurtainScene) and covered.opaque, "an open hand is covered at once"


def test_the_count_comes_before_the_one_who_wins_by_it(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, ["pad:1"])) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CountScene))
        assert match_of(pilot.table).over
        assert ("fanfare", 0) not in pilot.context.sound.played
        while isinstance(pilot.scene, CountScene):
            pilot.on()
        pilot.time()
        assert ("fanfare", 0) in pilot.context.sound.played
