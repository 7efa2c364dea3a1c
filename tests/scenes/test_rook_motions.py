"""The motions of Rook: the start of cards, the duration of a deal, and the order of motions."""

from dataclasses import replace
from pathlib import Path

import pygame
import pytest

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.messages import Message, Who, say
from engine.core.seats import PUBLIC, Seat, Viewer
from engine.core.zones import Zone
from engine.games.rook import events as happened
from engine.games.rook.game import GAME
from engine.games.rook.view import View
from game.canvas import Canvas
from game.cards.slots import Slot, around
from game.cards.sprite import CardSprite, Prints
from game.cards.table import Table
from game.easing import DEAL_MOST
from game.input.actions import Action
from game.theme import BAR_TOP, GROWN_UP, KIDS, SAFE, STAGE
from game.timeline import Clip
from scenes.games.rook.art import faces
from scenes.games.rook.art.trick import (
    PLUS_SIZE,
    FlyingStar,
    JudgedTrick,
    edge_slot,
    face_at,
    flag_box,
    plus_at,
    stars_of,
)
from scenes.games.rook.count import CountScene
from scenes.games.rook.layout import DRAW_PACK, drawn_slot, hand_top, own_slot, raised_top, trick_slot
from scenes.games.rook.sentences import counted
from scenes.games.rook.table import TABLE
from scenes.handover.curtain import CurtainScene
from scenes.table.pause import PauseScene
from scenes.table.stage.flights import PACK
from scenes.table.stage.own_hand import MarkedInHand
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from scenes.table.stage.trick_marks import EDGE_ROOM
from tests import deals
from tests.scenes.at_table import TablePilot, match_of, plan

pytestmark = pytest.mark.usefixtures("small_window")

FRAME = 1 / 60
TRICK = Zone("trick")


def silent(name: str, step: int = 0, place: float = 0.0) -> None:
    del name, step


def props_of(view: View, players: int = 4, calm: bool = False) -> Stage:
    public = view.viewer == PUBLIC
    return Stage(view, Table(Prints(faces, GROWN_UP)), TableLayout(players, 0, public), silent, calm)


def seconds(clip: Clip) -> float:
    """The duration of a clip, told frame by frame."""
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
    """The motion of an event that comes next after the shown view."""
    stage.after = GAME.follow(stage.view, event)
    return TABLE.row(event).motion(event, stage)


@pytest.mark.parametrize("card", ["green-5", "green-9", "green-13"])
def test_only_its_owner_sees_the_place_in_the_hand_that_a_card_left(card: str) -> None:
    own, public = playing(0), playing(PUBLIC)
    event = happened.CardPlayed(0, card, 1, 0)
    seen = {}
    for view in (own, public):
        stage = props_of(view)
        clip_of(event, stage).advance(0.001)
        (sprite,) = stage.table.flying
        seen[view.viewer] = sprite
        assert sprite.card == card
    slot = own_slot(own, TableLayout(4, 0, False), card, ())
    assert abs(seen[0].x - slot.x) < 20 and slot.y < BAR_TOP
    assert abs(seen[PUBLIC].x - TableLayout(4, 0, True).chin(0).x) < 20, "from the middle of the fan, for any card"


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


def test_with_reduced_motion_nothing_moves() -> None:
    view = playing(0)
    for event in (
        happened.CardPlayed(0, "green-9", 1, 0),
        happened.CardPlayed(1, "red-9", 1, 1),
    ):
        stage = props_of(view, calm=True)
        clip = clip_of(event, stage)
        places = set()
        for _ in range(30):
            clip.advance(FRAME)
            places |= {(round(sprite.x), round(sprite.y)) for sprite in stage.table.flying}
        assert len(places) <= 1, places


def test_the_rook_comes_with_its_shadow_and_lands_at_its_place() -> None:
    view = replace(playing(0), hand=("rook", "green-5"))
    event = happened.CardPlayed(0, "rook", 1, 0)
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


def lies(plays: str, viewer: Viewer = PUBLIC, calm: bool = False, variant: str = "beginner") -> Stage:
    """The stage with these cards of a trick that seat 0 led; black is trump."""
    trick = tuple(enumerate(deals.cards(plays)))
    view = replace(playing(viewer), trick=trick, trump="black", variant=variant)
    stage = props_of(view, calm=calm)
    for lying in TABLE.layout.lie(view, stage.floor, {}):
        stage.table.sync(lying.zone, lying.slots, lying.cards)
    return stage


def taken(stage: Stage, taker: Seat) -> happened.TrickTaken:
    return happened.TrickTaken(taker, 1, stage.view.trick)


def test_the_gold_edge_is_round_the_card_that_takes_the_trick_and_goes_to_the_one_that_beats_it() -> None:
    stage = lies("red 9, yellow 14, red 13")
    edge = edge_slot(stage)
    assert edge is not None and (edge.x, edge.y) == (stage.floor.trick(2).x, stage.floor.trick(2).y)
    clip, places = clip_of(happened.CardPlayed(3, Card("black-5"), 1, 3), stage), set()
    while not clip.done or stage.flourishes:
        clip.advance(FRAME)
        stage.party.advance(FRAME)
        edge = edge_slot(stage)
        assert edge is not None
        places.add(round(edge.x))
    ends = round(stage.floor.trick(2).x), round(stage.floor.trick(3).x)
    assert set(ends) < places and min(ends) <= min(places) and max(places) <= max(ends)


def test_the_gold_edge_has_the_size_of_the_card_that_was_drawn() -> None:
    """Before, an edge of the full size was round a smaller print that stood in for the card."""
    stage = lies("red 9, yellow 14, red 13")
    taking, canvas = stage.table.find("red-13"), Canvas(STAGE)
    assert taking is not None
    taking.scale = 0.5
    stage.table.prints.draw(canvas, taking)
    taking.scale, stage.table.prints._left = 1.0, 0  # no new print in this frame
    stage.table.prints.draw(canvas, taking)
    edge = edge_slot(stage)
    assert edge is not None and edge.scale == 0.5
    stage.table.prints.new_frame()
    stage.table.prints.draw(canvas, taking)
    stage.table.prints.draw(canvas, taking)
    edge = edge_slot(stage)
    assert edge is not None and edge.scale == 1.0


@pytest.mark.parametrize("watched", [False, True])
@pytest.mark.parametrize("viewer", [PUBLIC, 0])
@pytest.mark.parametrize("players", [4, 5, 6])
def test_the_gold_edge_hides_no_index_of_another_card(players: int, viewer: Viewer, watched: bool) -> None:
    view = replace(playing(viewer), players=players, counts=(9,) * players)
    floor = TableLayout(players, 0, viewer == PUBLIC, watched=watched)
    slots = [trick_slot(view, floor, seat) for seat in range(players)]
    for best in slots:
        edge = around([best]).inflate(2 * EDGE_ROOM, 2 * EDGE_ROOM)
        assert edge.collidelist([pygame.Rect(*_index(slot)).move(20, 0) for slot in slots if slot != best]) == -1


def test_a_card_that_beats_nothing_moves_no_edge() -> None:
    stage = lies("red 9, yellow 14, red 13")
    clip = clip_of(happened.CardPlayed(3, Card("yellow-5"), 1, 3), stage)
    while not clip.done:
        clip.advance(FRAME)
        assert not stage.flourishes


@pytest.mark.parametrize(
    ("plays", "taker", "count"), [("red 5, red 14, rook, yellow 6", 2, 7), ("red 6, red 7, red 8, red 9", 3, 0)]
)
def test_every_star_of_a_trick_flies_to_its_taker(plays: str, taker: Seat, count: int) -> None:
    stage = lies(plays)
    clip, flown, forward = clip_of(taken(stage, taker), stage), dict[int, FlyingStar](), 0.0
    while not clip.done:
        clip.advance(FRAME)
        for what in stage.flourishes:
            if isinstance(what, FlyingStar) and id(what) not in flown:
                flown[id(what)] = what
                assert what.at in [place for sprite in stage.table.flying for place in stars_of(sprite)]
        if isinstance(stage.tableau, JudgedTrick):
            winner = stage.tableau.winner
            assert winner.card == dict(stage.view.trick)[taker] and stage.on_turn == taker
            forward = max(forward, winner.width)
    assert len(flown) == count and all(star.to == face_at(stage.floor, taker) for star in flown.values())
    assert forward > 205 and stage.tableau is None
    amounts = [what.kind for what in stage.flourishes]
    assert amounts == ([f"plus {count}"] if count else [])


@pytest.mark.parametrize(("variant", "amount"), [("beginner", 7), ("classic", 35)])
def test_the_value_of_a_trick_is_shown_for_a_while_in_the_games_unit(variant: str, amount: int) -> None:
    stage = lies("red 5, red 14, rook, yellow 6", variant=variant)
    seconds(clip_of(taken(stage, 2), stage))
    (what,) = stage.flourishes
    assert what.kind == f"plus {amount}"
    for _ in range(120):
        stage.party.advance(FRAME)
    assert not stage.flourishes


def test_with_reduced_motion_a_trick_is_told_without_moving_things() -> None:
    stage = lies("red 5, red 14, rook, yellow 6", calm=True)
    stood = {sprite.card: (sprite.x, sprite.y, sprite.scale) for sprite in stage.table.cards(TRICK)}
    clip = clip_of(taken(stage, 2), stage)
    while not clip.done:
        clip.advance(FRAME)
        assert not any(isinstance(what, FlyingStar) for what in stage.flourishes)
        for sprite in stage.table.flying:
            assert stood[sprite.card] == (sprite.x, sprite.y, sprite.scale)
    assert [what.kind for what in stage.flourishes] == ["plus 7"] and not stage.table.flying


def test_a_trick_that_is_cut_short_leaves_nothing_on_the_table() -> None:
    stage = lies("red 5, red 14, rook, yellow 6")
    clip_of(taken(stage, 2), stage).finish()
    assert not stage.flourishes and not stage.table.flying and stage.tableau is None
    assert not stage.table.cards(TRICK) and stage.view.taken[2] == 1


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("variant", "players"), [("classic", 4), ("classic_individual", 5), ("classic_individual", 6)])
@pytest.mark.parametrize("viewer", [PUBLIC, 0])
def test_the_marks_of_a_trick_cover_no_index_and_stay_on_the_stage(
    variant: str, players: int, kids: bool, large: bool, viewer: Viewer
) -> None:
    """For any leader: the flag is on its own card, clear of its index, its stars, other cards and the hand; the sum is
    in the safe frame."""
    match = deals.new_match(variant, players)
    deals.drawn(match, players - 1)
    deals.deal(match, {})
    view = replace(match.view(viewer), trump="black", phase="play")
    floor = TableLayout(players, 0, viewer == PUBLIC, kids, large=large)
    stage = Stage(view, Table(Prints(faces, KIDS if kids else GROWN_UP)), floor, silent)
    slots = [trick_slot(view, floor, seat) for seat in range(players)]
    for card in ("red-5", "red-10", "red-6", "rook"):
        stage.table.sync(TRICK, slots, [card] * players)
        for seat, sprite in enumerate(stage.table.cards(TRICK)):
            flag = flag_box(sprite, stage)
            indices = [pygame.Rect(*_index(other)) for other in slots]
            assert flag.collidelist(indices) == -1, (seat, flag, indices)
            assert _lies_on(flag, slots[seat]) and not any(
                _lies_on(flag, slot) for slot in slots if slot != slots[seat]
            )
            assert kids or not any(flag.collidepoint(star) for star in stars_of(sprite)), (card, seat)
            if viewer != PUBLIC:
                rises = raised_top if kids else hand_top
                assert flag.bottom < rises(floor, len(view.hand)), "a card under the hook rises below it"
    for seat in range(players):
        disc = pygame.Rect(0, 0, PLUS_SIZE, PLUS_SIZE)
        disc.center = tuple(map(round, plus_at(floor, seat)))
        assert SAFE.contains(disc), (seat, disc)


def _lies_on(flag: pygame.Rect, slot: Slot) -> bool:
    """Whether the middle of a flag is on a card."""
    x, y = flag.center
    return abs(x - slot.x) < slot.width / 2 and abs(y - slot.y) < slot.height / 2


def _index(slot: Slot) -> tuple[float, float, float, float]:
    """The place of a card's number: in the upper left corner, as far down as the ink of the largest goes."""
    return slot.x - slot.width / 2, slot.y - slot.height / 2 + 12, slot.width * 0.45, slot.height * 0.32 - 12


@pytest.mark.parametrize("calm", [False, True])
def test_the_bid_that_won_is_stamped_on_its_sign(calm: bool) -> None:
    stage, heard, kinds = props_of(playing(PUBLIC), calm=calm), list[str](), set[str]()
    stage.sound = lambda name, *more: heard.append(name)
    clip = clip_of(happened.AuctionWon(0, 110), stage)
    while not clip.done or stage.flourishes:
        clip.advance(FRAME)
        kinds |= {what.kind for what in stage.flourishes}
        stage.party.advance(FRAME)
    assert heard == ["stamp"] and kinds == (set() if calm else {"stamp 110"})


def test_a_story_cut_short_leaves_no_decoration() -> None:
    event = happened.CardPlayed(0, "rook", 1, 0)
    stage = props_of(replace(playing(0), hand=("rook",)))
    clip_of(event, stage).finish()
    assert not stage.flourishes and not stage.table.flying


def test_a_curtain_closes_over_public_things_and_is_closed_before_the_next_event(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", "pad:2"]), pace="normal") as pilot:
        table = pilot.table
        for _ in range(4000):
            if isinstance(pilot.scene, CurtainScene):
                break
            pilot.time(0.1)
        scene = pilot.scene
        assert isinstance(scene, CurtainScene) and scene.busy and not scene.opaque
        assert table.screen.room.viewpoint == PUBLIC and not table.screen.hand.cards, "nothing private while it falls"
        pilot.tap(Action.CONFIRM, scene.device or "")
        assert scene.opaque and not scene.busy and table.screen.room.viewpoint == PUBLIC, (
            "a press lands it and opens nothing"
        )
        pilot.tap(Action.CONFIRM, scene.device or "")
        assert table.screen.room.viewpoint != PUBLIC and table.screen.hand.rise == 0, (
            "the hand waits until the curtain is gone"
        )
        for _ in range(10):
            pilot.time(0.1)
        assert pilot.scene is table and table.screen.hand.rise == 1
        pilot.tap(Action.BACK, scene.device or "")
        covered = pilot.scene
        assert isinstance(covered, CurtainScene) and covered.opaque, "an open hand is covered at once"


def test_a_pause_covers_a_hand_while_its_curtain_still_opens(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1", "pad:2"]), pace="normal") as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy)
        curtain = pilot.scene
        assert isinstance(curtain, CurtainScene)
        pilot.tap(Action.CONFIRM, curtain.device or "")
        assert curtain.busy and not curtain.opaque and pilot.table.screen.room.viewpoint != PUBLIC
        pilot.tap(Action.MENU, curtain.device or "")
        assert isinstance(pilot.scene, PauseScene)
        assert curtain.opaque and pilot.table.screen.room.viewpoint == PUBLIC and not pilot.table.screen.hand.cards
        pilot.tap(Action.BACK, curtain.device or "")
        pilot.frames(1)
        assert pilot.scene is curtain and curtain.opaque, "its own seat opens it again"
        pilot.tap(Action.CONFIRM, curtain.device or "")
        for _ in range(10):
            pilot.time(0.1)
        assert pilot.scene is pilot.table and pilot.table.screen.hand.cards


def test_the_count_comes_before_the_winner(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, ["pad:1"])) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CountScene))
        assert match_of(pilot.table).over
        assert ("fanfare", 0) not in pilot.context.sound.played
        while isinstance(pilot.scene, CountScene):
            pilot.on()
        pilot.time()
        assert ("fanfare", 0) in pilot.context.sound.played


def test_a_count_says_what_comes_next_and_can_be_paused(tmp_path: Path) -> None:
    """The result of the hand is on the ribbon only; after the pause the count is still there."""
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1"], target=500)) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CountScene))
        count = pilot.scene
        assert count.sentence() == say("rook-next-dealer", seat=Who(match_of(pilot.table).view(PUBLIC).dealer))
        assert count.sentence() != counted(count.result, count.who)
        usual, count.result = count.result, replace(count.result, totals=(500, 500))
        assert count.sentence() != say("rook-tie-next", seat=Who(count.dealer)), "it would tell the result too soon"
        count.shown = 1.0
        assert count.sentence() == say("rook-tie-next", seat=Who(count.dealer)), "both reached 500"
        count.result, count.shown = usual, 0.0
        for running in (True, False):
            assert count.busy == running
            assert "Pause" in [hint.label for hint in count.hints()]
            pilot.tap(Action.MENU, "pad:1")
            assert isinstance(pilot.scene, PauseScene)
            pilot.time()
            pilot.tap(Action.BACK, "pad:1")
            assert pilot.scene is count and count.busy == running
            count.lane.finish()
        pilot.tap(Action.CONFIRM, "pad:1")
        pilot.time()
        assert pilot.scene is not count


@pytest.mark.parametrize("public", [True, False])
@pytest.mark.parametrize("players", range(2, 7))
def test_rk_11_every_drawn_card_is_completely_visible(players: int, public: bool) -> None:
    """Also the own one, and none is on the pack."""
    for kids, large in ((False, False), (False, True), (True, False), (True, True)):
        floor = TableLayout(players, 0, public, kids, large=large)
        rects = [CardSprite.at(drawn_slot(floor, seat)).rect() for seat in range(players)]
        rects.append(CardSprite.at(DRAW_PACK).rect())
        assert all(rect.collidelist(rects[:i]) == -1 for i, rect in enumerate(rects)), (kids, large)


def test_rk_11_the_dealer_is_named_once_the_drawn_cards_are_turned() -> None:
    match = deals.new_match("classic")
    stage = props_of(match.view(PUBLIC))
    deals.drawn(match, 3)
    event = next(one for one in match.heard(PUBLIC) if isinstance(one, happened.CardsDrawn))
    verdict = stage.caption = say("rook-draw-dealer", seat=Who(3))
    clip, said = clip_of(event, stage), dict[Message | None, list[str]]()
    while not clip.done:
        clip.advance(FRAME)
        said.setdefault(stage.caption, []).extend(sprite.card or "" for sprite in stage.table.flying)
    before, after = said
    assert before == say("rook-draws") and after == verdict
    assert "" in said[before][:1] and set(event.cards) <= set(said[after])


def test_rk_42_cards_from_the_nest_are_marked_until_as_many_are_laid_down() -> None:
    """For the player who took them up only."""
    match = deals.new_match("classic")
    deals.drawn(match, 3)
    deals.deal(match, deals.ONE_COLOR_EACH, deals.HIGH_NEST)
    marked = TABLE.feature(MarkedInHand).cards
    assert not marked(match.view(0))
    deals.bid(match, "70 - - -")
    seat = match.view(PUBLIC).bidder
    view = match.view(seat)
    assert set(marked(view)) == set(view.nest_dealt) and len(marked(view)) == 5
    assert set(marked(view)) < set(view.hand)
    assert not any(marked(match.view(viewer)) for viewer in (PUBLIC, *range(4)) if viewer != seat)
    deals.bury(match, "green 14, red 14, black 14, yellow 14, rook", "green")
    assert not marked(match.view(seat))
