"""Playing ahead: a player alone chooses the next card while computer players play. It plays itself, or goes back."""

from pathlib import Path

import pytest

from engine.core.steps import Step
from game.canvas import Canvas
from game.input.actions import Action
from game.theme import STAGE
from scenes.games.rook.sentences import ahead_broken as broken_in_rook
from scenes.table.stage.drawing import draw_stage
from tests.games.spooks.tables import on
from tests.pilot import FRAME, Picture
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.honour_table_helpers import sit

ANNA, THEO = "pad:1", "pad:2"


PASSING = (False, True)


def others_play(
    data: Path, people: dict[int, str] | None = None, theme: str = "grown-up", passing: bool = True
) -> TablePilot:
    """Anna, on seat 0, has played a 3; three computer players follow. They pass, or the last one plays the 4."""
    match = on(
        "spider 3 7 9, spook 5 6, bat 2", "bat 3 9", "bone 2 3 6", "bone 5 6 7" if passing else "spook 4, bone 9 10"
    )
    pilot = sit(data, match, people or {0: ANNA})
    pilot.context.bots.level = "fair"  # type: ignore[attr-defined]
    pilot.context.settings.change(pace="normal", reduced_motion=False, theme=theme)
    table = pilot.table
    if people is None:
        table.screen.build()
        table.flow.answer(Step(0, "play", (("card", "spider-3"),)))
        pilot.time(FRAME)
        assert table.screen.animations.busy and not table.screen.asking
    return pilot


def hook(pilot: TablePilot, card: str) -> None:
    """Move the hook to a card while others play."""
    for _ in range(20):
        pilot.tap(Action.RIGHT, ANNA)
        if (
            pilot.table.screen.hand.focus is not None
            and pilot.table.screen.hand.cards[pilot.table.screen.hand.focus] == card
        ):
            return
    raise AssertionError(card)


def chosen(pilot: TablePilot) -> list[str]:
    return [pilot.table.screen.hand.cards[place] for place in pilot.table.screen.hand._chosen]


def until_own_turn(pilot: TablePilot) -> None:
    """Let the others play until Anna has played again or is asked."""
    table, count = pilot.table, own_steps(pilot)
    for _ in range(60 * 60):
        if table.screen.asking or own_steps(pilot) > count:
            return
        pilot.time(FRAME)
    raise AssertionError("her turn never comes")


def own_steps(pilot: TablePilot) -> int:
    return sum(step.by == 0 for step in match_of(pilot.table).steps)


def latest(pilot: TablePilot) -> Step:
    return next(step for step in reversed(match_of(pilot.table).steps) if step.by == 0)


@pytest.mark.parametrize("others", PASSING)
def test_a_chosen_card_plays_itself_in_its_turn_or_goes_back_with_the_reason(tmp_path: Path, others: bool) -> None:
    """It plays if it is legal and the pile still asks for the same."""
    outcomes = set()
    for card in ("spider-9", "spook-6", "spook-5"):
        with others_play(tmp_path / card, passing=others) as pilot:
            hook(pilot, card)
            pilot.tap(Action.CONFIRM, ANNA)
            assert chosen(pilot) == [card] and pilot.table.screen.hand._waits and pilot.table.screen.hand.focus is None
            until_own_turn(pilot)
            played = own_steps(pilot) == 2
            assert played != pilot.table.screen.asking
            assert played == (not others and card == "spook-5")
            assert played or pilot.said, "she is told why it comes back"
            assert not pilot.table.screen.ahead.active and (not played or latest(pilot).arg("card") == card)
            outcomes.add(pilot.said)
    assert ("The pile has changed. Choose again." in outcomes) == others


def test_another_press_takes_it_back(tmp_path: Path) -> None:
    for undo in ([Action.BACK], [Action.RIGHT, Action.CONFIRM]):
        with others_play(tmp_path / undo[0].value) as pilot:
            hook(pilot, "spook-6")
            pilot.tap(Action.CONFIRM, ANNA)
            for action in undo:
                pilot.tap(action, ANNA)
            assert chosen(pilot) == [] and pilot.scene is pilot.table
            until_own_turn(pilot)
            assert pilot.table.screen.asking and own_steps(pilot) == 1


def test_without_the_hook_confirm_ends_the_story_as_ever(tmp_path: Path) -> None:
    with others_play(tmp_path) as pilot:
        assert next(hint.label for hint in pilot.table.hints()) == "Continue"
        pilot.tap(Action.CONFIRM, ANNA)
        assert chosen(pilot) == [] and not pilot.table.screen.ahead.active


def test_a_pointer_chooses_the_card_it_presses(tmp_path: Path) -> None:
    with others_play(tmp_path) as pilot:
        place = pilot.table.screen.hand.cards.index("spook-6")
        at = pilot.table.screen.hand.in_sight(place).center
        pilot.tap(Action.CONFIRM, "mouse", at)
        assert chosen(pilot) == ["spook-6"]
        pilot.tap(Action.CONFIRM, "mouse", pilot.table.screen.hand.in_sight(place).center)
        assert chosen(pilot) == []


def test_no_player_chooses_ahead_among_several_people_or_with_children(tmp_path: Path) -> None:
    """A raised card would tell the others something. Children choose in their turn."""
    with others_play(tmp_path / "two", {0: ANNA, 1: THEO}) as pilot:
        assert not pilot.table.table_bindings.ahead.possible
    with others_play(tmp_path / "kids", theme="kids") as pilot:
        assert not pilot.table.table_bindings.ahead.possible
        pilot.tap(Action.RIGHT, ANNA)
        assert pilot.table.screen.hand.focus is None


def test_a_player_who_left_may_still_be_in_the_room(tmp_path: Path) -> None:
    with others_play(tmp_path) as pilot:
        assert pilot.table.table_bindings.ahead.possible
        pilot.table.session.holders.person_left = True
        assert not pilot.table.table_bindings.ahead.possible


def shown(pilot: TablePilot) -> tuple[Picture, object, int]:
    """The table without the own hand, the sounds of others, and the number of steps."""
    canvas = Canvas(STAGE)
    draw_stage(canvas, pilot.table.screen, None)
    sounds = [one for one in pilot.context.sound.played if one[0] not in ("focus", "choose", "back")]
    return Picture(canvas), tuple(map(str, sounds)), len(match_of(pilot.table).steps)


def test_twins_the_table_looks_sounds_and_takes_as_long_as_without_it(tmp_path: Path) -> None:
    """Computer players know nothing of the choice: until her turn, frame by frame."""
    with others_play(tmp_path / "plain") as plain, others_play(tmp_path / "ahead") as ahead:
        hook(ahead, "spook-6")
        ahead.tap(Action.CONFIRM, ANNA)
        for _ in range(60 * 30):
            for pilot in (plain, ahead):
                pilot.time(FRAME)
            if plain.table.screen.asking or own_steps(ahead) > 1:
                break
            assert shown(plain) == shown(ahead)
        assert plain.table.screen.asking


@pytest.mark.parametrize(
    ("then", "now", "card", "key"),
    [
        ((), ((1, "red-5"),), "green-7", "rook-ahead-led"),
        ((), ((1, "red-5"),), "red-7", None),
        (((1, "red-5"),), ((1, "red-5"), (2, "red-9")), "green-7", None),
        (((1, "red-5"),), ((1, "red-5"), (2, "black-9")), "red-7", "rook-ahead-trumped"),
        (((1, "red-5"),), ((1, "red-5"), (2, "black-9")), "black-10", None),
        (((1, "red-5"), (2, "black-9")), ((1, "red-5"), (2, "black-9"), (3, "red-6")), "red-7", None),
        (((0, "red-14"),), ((1, "black-5"), (2, "black-9")), "black-7", None),
        (((0, "red-14"),), (), "black-7", None),
    ],
)
def test_what_makes_a_card_of_rook_go_back(then, now, card, key) -> None:
    """Another colour was led since, or a player trumped."""
    why = broken_in_rook(Trick(then), Trick(now), card)
    assert (why.key if why is not None else None) == key


class Trick:
    """A view of seat 0 with black trump."""

    viewer, trump = 0, "black"

    def __init__(self, trick) -> None:
        self.trick = trick
