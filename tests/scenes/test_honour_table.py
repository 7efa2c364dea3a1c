"""Honour at the table, with people: calling and owning up. With every device, with one person among computer players,
with several on one pad or one each."""

from pathlib import Path

import pytest

from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games.rook.events import RenegeCalled
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import SAFE
from scenes.games.rook.count import CountScene
from scenes.handover.curtain import CurtainScene
from scenes.table.bindings import CALL_KEY
from scenes.table.boards.private_board import PATIENCE
from scenes.table.challenge.calls import CallScene, OwnCardScene, panel
from scenes.table.pause import CALL, PauseScene
from tests.deals import HIGH_NEST, bid, bury, deal, do, drawn, new_match, of_kind, play
from tests.games.rook.honour_tables import RENEGE_HANDS, reneged, second_trick
from tests.scenes.at_table import match_of
from tests.scenes.honour_table_helpers import choose, events_of, kinds, labels, open_curtain, ring, sit, submit


@pytest.mark.parametrize("device", ["pad:1", KEYS, MOUSE, TOUCH])
def test_a_renege_is_called_by_name_and_card_with_any_device(tmp_path: Path, device: str) -> None:
    """RK-96, RK-99: Hazel’s red 6 of trick 1 goes back, and so do all later cards."""
    with sit(tmp_path, reneged(), {0: device}) as pilot:
        match = match_of(pilot.table)
        since = len(match.events)
        ring(pilot, device)
        choose(pilot, "Hazel’s red 6 in trick 1", device)
        (call,) = of_kind(events_of(pilot, since), RenegeCalled)
        assert (call.by, call.seat, call.trick, call.true, call.late) == (0, 1, 1, True, False)
        assert "CardsTakenBack" in kinds(events_of(pilot, since))


def test_a_wrong_call_costs_nothing_and_the_card_is_then_off_with_a_kind_word(tmp_path: Path) -> None:
    """RK-97: Otto’s black 5 was right; it cannot be called again."""
    with sit(tmp_path, reneged(), {1: "pad:1", 3: "pad:2"}) as pilot:
        match = match_of(pilot.table)
        ring(pilot, "pad:1")
        choose(pilot, "Otto’s black 5 in trick 1", "pad:1")
        assert match.view(PUBLIC).totals == (0, 0)
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.table.screen.animations.busy)
        scene = ring(pilot, "pad:2")
        row = next(row for row in scene.rows() if "Otto’s black 5" in scene.words_of(row.label))
        assert row.off and "was right" in scene.words_of(row.line)
        scene.settle(row.id)
        pilot.press(Action.CONFIRM, "pad:2")
        assert pilot.scene is scene and scene.said == row.line


def test_the_list_gives_reasons_by_name_and_shows_the_newest_trick_first(tmp_path: Path) -> None:
    """RK-93, RK-94, RK-107, RK-112: possible calls come first; the partner's card and spent calls come last."""
    match = reneged()
    play(match, "black 6, yellow 6")
    do(match, 1, "call", fault="talk", seat=0)
    do(match, 2, "vote", uphold=False)
    do(match, 3, "vote", uphold=False)
    with sit(tmp_path, match, {1: "pad:1", 0: "pad:2"}) as pilot:
        scene = ring(pilot, "pad:1")
        rows = scene.rows()
        lines = {scene.words_of(row.label): scene.words_of(row.line) for row in rows}
        assert lines["Otto’s black 5 in trick 1"] == "Green was led, and Otto didn’t follow"
        assert lines["Table talk by Otto"] == "Theo already reported table talk in this deal."
        assert [scene.words_of(row.label) for row in rows if not row.off] == [
            "Otto’s black 5 in trick 1",
            "Anna’s nest has the wrong size",
            "Report own card",
            "Report nothing",
        ]
        why = {scene.words_of(row.label): scene.words_of(row.line) for row in rows if row.off}
        assert (
            why["Pim’s yellow 6 in trick 2"]
            == why["Pim’s yellow 5 in trick 1"]
            == "You can’t report your partner’s card."
        )
        assert list(why)[:2] == ["Pim’s yellow 6 in trick 2", "Pim’s yellow 5 in trick 1"]
        assert why["Table talk by Anna"] == "Theo already reported table talk in this deal."


def red_on_green(green: bool) -> Match:
    """Seat 1 has played red on a green lead; with `green` it had a green card."""
    without = ("green 5 6 7 8 9 10 11 12 13", "red 5 6 7 8 9 10 11 12 13", *RENEGE_HANDS[2:])
    match = drawn(new_match("classic", enforcement="honour"), dealer=3)
    deal(match, RENEGE_HANDS if green else without, HIGH_NEST)
    bid(match, "70 - - -")
    bury(match, HIGH_NEST, "black")
    play(match, "green 5, red 6, black 5, yellow 5")
    return match


@pytest.mark.parametrize("green", [True, False])
def test_the_bell_and_the_row_of_own_cards_tell_no_secret(tmp_path: Path, green: bool) -> None:
    """RK-95: both are there in any case, with or without a green card of seat 1."""
    match = red_on_green(green)
    with sit(tmp_path, match, {1: "pad:1", 3: "pad:2"}) as pilot:
        assert isinstance(pilot.scene, CurtainScene)
        assert CALL_KEY in {binding.action for binding in pilot.scene.bindings()}
        ring(pilot, "pad:1")
        assert "Report own card" in labels(pilot)
        choose(pilot, "Report own card", "pad:1")
        open_curtain(pilot)
        scene = pilot.scene
        assert isinstance(scene, OwnCardScene) and scene.secret
        since = len(match_of(pilot.table).events)
        choose(pilot, "red 6 in trick 1", "pad:1")
        if green:
            assert kinds(events_of(pilot, since))[:2] == ["RenegeCalled", "CardsTakenBack"]
        else:
            assert (
                pilot.scene is scene and "nothing to fix" in scene.words_of(scene.said) and not events_of(pilot, since)
            )


def test_another_player_at_the_screen_ends_owning_up(tmp_path: Path) -> None:
    with sit(tmp_path, reneged(), {1: "pad:1", 3: "pad:2"}) as pilot:
        ring(pilot, "pad:1")
        choose(pilot, "Report own card", "pad:1")
        open_curtain(pilot)
        assert isinstance(pilot.scene, OwnCardScene)
        pilot.scene.focus_lost()
        pilot.frames(1)
        assert not isinstance(pilot.scene, OwnCardScene)


def test_owning_up_is_silent_and_does_not_stay_open_forever(tmp_path: Path) -> None:
    """Before, the room heard the number of cards that were tried, and no clock covered the list."""
    with sit(tmp_path, red_on_green(False), {1: "pad:1", 3: "pad:2"}) as pilot:
        ring(pilot, "pad:1")
        choose(pilot, "Report own card", "pad:1")
        open_curtain(pilot)
        scene = pilot.scene
        assert isinstance(scene, OwnCardScene)
        heard: list[str] = []
        pilot.context.sound.play = lambda name, *more, **said: heard.append(name)
        for action in (Action.DOWN, Action.UP, Action.DOWN):
            pilot.tap(action, "pad:1")
        choose(pilot, "red 6 in trick 1", "pad:1")
        assert pilot.scene is scene and "nothing to fix" in scene.words_of(scene.said) and not heard
        for _ in range(3):
            pilot.time(PATIENCE - 1)
            pilot.tap(Action.DOWN, "pad:1")
        assert pilot.scene is scene, "a player is still at it"
        pilot.time(PATIENCE + 1)
        assert not isinstance(pilot.scene, OwnCardScene)


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("size", [100, 200])
def test_the_list_and_its_evidence_have_room(tmp_path: Path, theme: str, size: int) -> None:
    with sit(tmp_path, reneged(), {0: "pad:1", 1: "pad:1"}) as pilot:
        pilot.context.settings.change(theme=theme, text_size=size)
        scene = ring(pilot, "pad:1")
        choose(pilot, "Anna", "pad:1")
        rects = [rect for _, rect in scene.part().shown]
        assert all(SAFE.contains(rect) and rect.bottom <= scene.theme.bar_top for rect in rects)
        evidence = panel(scene.theme)
        assert SAFE.contains(evidence) and evidence.bottom < scene.theme.bar_top
        assert not any(evidence.colliderect(rect) for rect in rects)
        pilot.frames(2)


def test_no_other_pad_moves_in_the_list(tmp_path: Path) -> None:
    with sit(tmp_path, reneged(), {0: "pad:1", 1: "pad:2"}) as pilot:
        scene = ring(pilot, "pad:1")
        at = scene.focus.at
        for action in (Action.DOWN, Action.CONFIRM, Action.BACK):
            pilot.press(action, "pad:2")
        assert pilot.scene is scene and scene.focus.at == at
        pilot.press(Action.DOWN, "pad:1")
        assert scene.focus.at != at


def test_on_one_pad_the_caller_is_asked_for_first(tmp_path: Path) -> None:
    with sit(tmp_path, reneged(), {0: "pad:1", 1: "pad:1"}) as pilot:
        ring(pilot, "pad:1")
        assert labels(pilot) == ["Anna", "Theo", "Report nothing"]
        choose(pilot, "Theo", "pad:1")
        assert "Otto’s black 5 in trick 1" in labels(pilot)
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


def test_a_late_renege_stops_the_hand_and_the_board_says_who_pays(tmp_path: Path) -> None:
    """RK-102, RK-103: Hazel's card of trick 1 is noticed in trick 3."""
    match = reneged()
    second_trick(match)
    play(match, "black 7, yellow 7")
    with sit(tmp_path, match, {0: "pad:1"}) as pilot:
        ring(pilot, "pad:1")
        choose(pilot, "Hazel in trick 1", "pad:1")
        pilot.until(lambda: isinstance(pilot.scene, CountScene))
        scene = pilot.scene
        assert scene.words_of(scene.outcome) == "The deal stops. Hazel and Pim lose 70."
        assert (scene.result.scores, scene.result.totals) == ((15, -70), (15, -70))


def test_computer_players_catch_each_other_and_people(tmp_path: Path) -> None:
    """RK-93: Anna kept green-13 in trick 1 and plays it in trick 2: a computer player of the other side calls."""
    hands = (
        "red 6 7 8 9 10 11 12 13, green 13",
        "black 5 6 7 8 9 10 11 12 13",
        "yellow 5 6 7 8 9 10 11 12 13",
        "green 5 6 7 8 9 10 11 12, red 5",
    )
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
