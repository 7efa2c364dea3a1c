"""Honour at the table, as people do it: calling, owning up, voting, putting a nest right. With every device, with one
person among computer players, with several on one pad or each with an own."""

from pathlib import Path

import pytest

from engine.core.seats import PUBLIC
from engine.games.rook.events import NestLaid, PenaltyWritten, RenegeCalled, VotesOpened
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from scenes.curtain import CurtainScene
from scenes.games.rook.counting import CountScene
from scenes.pause import CALL, PauseScene
from scenes.table.asks import CardsAsk, PlatesAsk
from scenes.table.calls import CallScene, OwnCardScene
from scenes.table.phrases import plain
from scenes.table.presses import CALL_KEY
from tests.deals import HIGH_NEST, bid, bury, cards, deal, do, drawn, new_match, of_kind, play
from tests.games.rook.honour_tables import RENEGE_HANDS, buried, reneged, second_trick
from tests.scenes.honour_sits import choose, events_of, kinds, labels, open_curtain, ring, sit, submit

FOUR = {0: "pad:1", 1: "pad:1", 2: "pad:1", 3: "pad:1"}
OWN_PADS = {0: "pad:1", 1: "pad:2", 2: "pad:3", 3: "pad:4"}


@pytest.mark.parametrize("device", ["pad:1", KEYS, MOUSE, TOUCH])
def test_a_renege_is_called_by_name_and_card_with_any_device(tmp_path: Path, device: str) -> None:
    """RK-96, RK-99: Hazel's red 6 of trick 1 goes back, and so does everything after it."""
    with sit(tmp_path, reneged(), {0: device}) as pilot:
        match = pilot.table.sitting.match
        since = len(match.events)
        ring(pilot, device)
        choose(pilot, "Hazel's red 6 in trick 1", device)
        (call,) = of_kind(events_of(pilot, since), RenegeCalled)
        assert (call.by, call.seat, call.trick, call.true, call.late) == (0, 1, 1, True, False)
        assert "CardsTakenBack" in kinds(events_of(pilot, since))


def test_a_wrong_call_costs_nothing_and_the_card_is_then_off_with_a_kind_word(tmp_path: Path) -> None:
    """RK-97: Otto's black 5 was right; nobody can call it again."""
    with sit(tmp_path, reneged(), {1: "pad:1", 3: "pad:2"}) as pilot:
        match = pilot.table.sitting.match
        ring(pilot, "pad:1")
        choose(pilot, "Otto's black 5 in trick 1", "pad:1")
        assert match.view(PUBLIC).totals == (0, 0)
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.table.stage.busy)
        scene = ring(pilot, "pad:2")
        row = next(row for row in scene.rows() if "Otto's black 5" in row.label)
        assert row.off and "was right" in row.line
        scene.settle(row.id)
        pilot.press(Action.CONFIRM, "pad:2")
        assert pilot.scene is scene and scene.said == row.line


def test_the_list_says_why_not_by_name_and_shows_the_newest_trick_first(tmp_path: Path) -> None:
    """RK-93, RK-94, RK-107, RK-112: what may be called comes first; the partner's card and what is spent come last."""
    match = reneged()
    play(match, "black 6, yellow 6")
    do(match, 1, "call", fault="talk", seat=0)
    do(match, 2, "vote", uphold=False)
    do(match, 3, "vote", uphold=False)
    with sit(tmp_path, match, {1: "pad:1", 0: "pad:2"}) as pilot:
        scene = ring(pilot, "pad:1")
        rows = scene.rows()
        assert [row.label for row in rows if not row.off] == [
            "Otto's black 5 in trick 1",
            "Anna's nest has the wrong size",
            "A card of one's own",
            "Nothing",
        ]
        why = {row.label: row.line for row in rows if row.off}
        assert why["Pim's yellow 6 in trick 2"] == why["Pim's yellow 5 in trick 1"] == "A partner's card is not called."
        assert list(why)[:2] == ["Pim's yellow 6 in trick 2", "Pim's yellow 5 in trick 1"]
        assert why["Table talk by Anna"] == "Theo has called table talk once in this hand."


@pytest.mark.parametrize("green", [True, False])
def test_the_bell_and_the_row_of_own_cards_tell_no_secret(tmp_path: Path, green: bool) -> None:
    """RK-95: both are there whether or not seat 1 had a green card for the green lead."""
    without = ("green 5 6 7 8 9 10 11 12 13", "red 5 6 7 8 9 10 11 12 13", *RENEGE_HANDS[2:])
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS if green else without, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "black")
    play(match, "green 5, red 6, black 5, yellow 5")
    with sit(tmp_path, match, {1: "pad:1", 3: "pad:2"}) as pilot:
        assert isinstance(pilot.scene, CurtainScene) and pilot.scene.called is not None
        ring(pilot, "pad:1")
        assert "A card of one's own" in labels(pilot)
        choose(pilot, "A card of one's own", "pad:1")
        open_curtain(pilot)
        scene = pilot.scene
        assert isinstance(scene, OwnCardScene) and scene.private
        since = len(pilot.table.sitting.match.events)
        choose(pilot, "red 6 in trick 1", "pad:1")
        if green:
            assert kinds(events_of(pilot, since))[:2] == ["RenegeCalled", "CardsTakenBack"]
        else:
            assert pilot.scene is scene and "nothing to mend" in scene.said and not events_of(pilot, since)


def test_somebody_else_at_the_screen_ends_owning_up(tmp_path: Path) -> None:
    with sit(tmp_path, reneged(), {1: "pad:1", 3: "pad:2"}) as pilot:
        ring(pilot, "pad:1")
        choose(pilot, "A card of one's own", "pad:1")
        open_curtain(pilot)
        assert isinstance(pilot.scene, OwnCardScene)
        pilot.scene.focus_lost()
        pilot.frames(1)
        assert not isinstance(pilot.scene, OwnCardScene)


def test_on_one_pad_it_is_first_asked_who_calls(tmp_path: Path) -> None:
    with sit(tmp_path, reneged(), {0: "pad:1", 1: "pad:1"}) as pilot:
        ring(pilot, "pad:1")
        assert labels(pilot) == ["Anna", "Theo", "Nothing"]
        choose(pilot, "Theo", "pad:1")
        assert "Otto's black 5 in trick 1" in labels(pilot)
        pilot.press(Action.BACK, "pad:1")
        pilot.frames(1)
        assert isinstance(pilot.scene, CurtainScene), "nothing was called and no hand is open"


def test_a_call_from_the_pause_needs_two_buttons_only(tmp_path: Path) -> None:
    with sit(tmp_path, reneged(), {0: "pad:1"}) as pilot:
        pilot.press(Action.BACK, "pad:1")
        assert isinstance(pilot.scene, PauseScene)
        while pilot.scene.focus.at != CALL:
            pilot.press(Action.RIGHT, "pad:1")
        pilot.press(Action.CONFIRM, "pad:1")
        pilot.frames(1)
        assert isinstance(pilot.scene, CallScene) and pilot.scene.seat == 0


def test_the_pause_of_a_strict_table_has_no_bell(tmp_path: Path) -> None:
    """RK-89."""
    match = drawn(new_match("classic"), dealer=3)
    deal(match, RENEGE_HANDS, HIGH_NEST)
    with sit(tmp_path, match, {0: "pad:1"}) as pilot:
        assert CALL_KEY not in {hint.action for hint in pilot.table.hints()}
        pilot.press(Action.MENU, "pad:1")
        assert isinstance(pilot.scene, PauseScene)
        assert CALL not in {target.id for target in pilot.scene.targets()}


@pytest.mark.parametrize("device", ["pad:1", MOUSE])
def test_a_small_nest_is_put_right_with_cards_from_the_hand(tmp_path: Path, device: str) -> None:
    """RK-107, RK-109: the three cards of the nest stay; two of the hand join them."""
    match = buried("green 14, red 14, black 14", "green")
    with sit(tmp_path, match, {0: device}) as pilot:
        submit(pilot, 1, "call", fault="nest", seat=0)
        assert match.view(PUBLIC).totals == (-40, 0)
        answering = pilot.table.answering
        assert answering is not None and isinstance(answering.ask, CardsAsk)
        asked = answering.ask
        assert set(asked.hand) == {*cards("green 14, red 14, black 14"), *match.view(0).hand}
        assert "lacks 2" in plain(pilot.table.look.question(("bury",), match.view(0), answering.chosen))
        stuck = asked.hand.index("red-14")
        outcome = _pick(pilot, device, stuck)
        assert stuck in asked.chosen and "stays there" in outcome
        for card in ("yellow-14", "rook"):
            _pick(pilot, device, asked.hand.index(card))
        pilot.press(Action.EXTRA, "pad:1") if device != MOUSE else _plate(pilot, device)
        laid = of_kind(match.events, NestLaid)[-1]
        assert laid.repair and set(laid.cards or ()) == set(cards("green 14, red 14, black 14, yellow 14, rook"))


def _pick(pilot, device: str, index: int) -> str:
    asked = pilot.table.answering.ask
    if device == MOUSE:
        rect = pilot.table.hand._held[index].sprite.rect()
        at = (rect.left + 30, rect.top + 60)
        pilot.press(Action.POINT, device, at=at)
        pilot.press(Action.CONFIRM, device, at=at)
    else:
        while asked.on_plate:
            pilot.press(Action.DOWN, device)
        while asked.focus != index:
            pilot.press(Action.RIGHT, device)
        pilot.press(Action.CONFIRM, device)
    return pilot.table.saying.words


def _plate(pilot, device: str) -> None:
    row = pilot.table.answering.row
    pilot.press(Action.CONFIRM, device, at=row.layout().plates[0][1].center)


def test_of_a_big_nest_the_bidder_keeps_as_many_as_it_holds(tmp_path: Path) -> None:
    """RK-109: two of the seven go back to the hand."""
    match = buried("green 14, red 14, black 14, yellow 14, rook, green 13, green 12", "green")
    with sit(tmp_path, match, {0: "pad:1"}) as pilot:
        submit(pilot, 1, "call", fault="nest", seat=0)
        answering = pilot.table.answering
        assert answering is not None and isinstance(answering.ask, CardsAsk)
        assert answering.ask.hand == match.prompts()[0].cards and len(answering.ask.hand) == 7
        for card in cards("green 14, red 14, black 14, yellow 14, rook"):
            _pick(pilot, "pad:1", answering.ask.hand.index(card))
        assert answering.ask.on_plate, "enough are chosen"
        pilot.press(Action.CONFIRM, "pad:1")
        assert set(cards("green 12, green 13")) <= set(match.view(0).hand)


@pytest.mark.parametrize("devices", [FOUR, OWN_PADS], ids=["one pad", "own pads"])
@pytest.mark.parametrize(("first", "second"), [(True, True), (True, False), (False, False)])
def test_a_vote_is_cast_behind_curtains_and_opened_at_once(tmp_path: Path, devices, first: bool, second: bool) -> None:
    """RK-113: Anna calls talk on Theo; Rosa and Ida vote."""
    match = reneged()
    with sit(tmp_path, match, devices) as pilot:
        ring(pilot, "pad:1")
        if devices is FOUR:
            choose(pilot, "Anna", "pad:1")
        choose(pilot, "Table talk by Theo", "pad:1")
        pilot.time()
        for number, said in enumerate((first, second)):
            seat = match.waiting()[0]
            open_curtain(pilot)
            assert pilot.table.viewpoint == seat and pilot.table.private
            ask = pilot.table.answering.ask
            assert isinstance(ask, PlatesAsk) and [plain(plate.label) for plate in ask.plates] == [
                "Yes, 40 points",
                "No",
            ]
            if not said:
                pilot.press(Action.RIGHT, devices[seat])
            pilot.press(Action.CONFIRM, devices[seat])
            assert pilot.table.viewpoint == PUBLIC
            assert ("VotesOpened" in kinds(match.events)) == bool(number)
            pilot.time()
        assert of_kind(match.events, VotesOpened)[0].upheld == (first and second)
        assert match.view(PUBLIC).totals == ((0, -40) if first and second else (0, 0))
        assert bool(of_kind(match.events, PenaltyWritten)) == (first and second)


def test_with_own_pads_either_voter_may_be_first(tmp_path: Path) -> None:
    """RK-113: once each, any order."""
    match = reneged()
    with sit(tmp_path, match, OWN_PADS) as pilot:
        submit(pilot, 0, "call", fault="talk", seat=1)
        assert isinstance(pilot.scene, CurtainScene)
        assert pilot.scene.device == "pad:3"
        for _ in range(2):  # the first press asks for the own curtain, the second opens it
            if pilot.table.viewpoint == PUBLIC:
                pilot.tap(Action.CONFIRM, "pad:4")
                pilot.time()
        assert pilot.table.viewpoint == 3


def test_a_late_renege_stops_the_hand_and_the_board_says_who_pays(tmp_path: Path) -> None:
    """RK-102, RK-103: Hazel's card of trick 1 comes out in trick 3."""
    match = reneged()
    second_trick(match)
    play(match, "black 7, yellow 7")
    with sit(tmp_path, match, {0: "pad:1"}) as pilot:
        ring(pilot, "pad:1")
        choose(pilot, "Hazel in trick 1", "pad:1")
        pilot.until(lambda: isinstance(pilot.scene, CountScene))
        scene = pilot.scene
        assert scene.sentence() == "Stopped: Hazel and Pim lose 70"
        assert (scene.result.scores, scene.result.totals) == ((15, -70), (15, -70))


def test_computer_players_catch_each_other_and_people(tmp_path: Path) -> None:
    """RK-93: Anna kept green-13 back in trick 1 and plays it in trick 2: a computer player of the other side calls."""
    hands = ("red 6 7 8 9 10 11 12 13, green 13", "black 5 6 7 8 9 10 11 12 13", "yellow 5 6 7 8 9 10 11 12 13",
             "green 5 6 7 8 9 10 11 12, red 5")  # fmt: skip
    match = drawn(new_match("classic", enforcement="honour"), dealer=2)
    deal(match, hands, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "yellow")
    play(match, "green 5, red 6, black 5, yellow 5, yellow 6, green 6")
    with sit(tmp_path, match, {0: "pad:1"}) as pilot:
        submit(pilot, 0, "play", card="green-13")
        pilot.until(lambda: "RenegeCalled" in kinds(match.events), most=40)
        (call,) = of_kind(match.events, RenegeCalled)
        assert (call.by, call.seat, call.trick, call.true) == (1, 0, 1, True)
