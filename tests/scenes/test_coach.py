"""The coach at the table: three levels, for every device, only for the seat that looks."""

from pathlib import Path

import pytest

from engine.games import GAMES
from game.bots import Advised
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from scenes.handover.lost_device import LostScene
from scenes.table.boards.private_board import PATIENCE
from scenes.table.boards.sheet import Sheet
from scenes.table.coach.coach_usage import NOTE, CoachUsage, Counts
from scenes.table.coach.words import SILENT, THINKING
from scenes.table.pause import PauseScene
from scenes.table.session import Session
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.coached import (
    FIRST,
    OFF,
    SECOND,
    asked,
    coach_of,
    deeper,
    glimpse,
    hint_at,
    labels,
    opened,
    sit,
    thinking,
)
from tests.scenes.voices import voice


@pytest.mark.parametrize("game", GAMES)
def test_each_press_shows_the_next_level_and_the_last_one_closes_it(tmp_path: Path, game: str) -> None:
    """What to do and why, with only that marked; what else is sensible; what the coach knows."""
    with sit(tmp_path, FIRST, game=game) as pilot:
        asked(pilot)
        coach = coach_of(pilot)
        match = match_of(pilot.table)
        advice = match.game.advise(match.view(0), match.heard(0), match.prompts_of(0), None, len(match.heard(0)))
        levels = coach.speech.levels(advice)
        assert "Coach" in labels(pilot) and coach.lines() is None and not coach.marked
        for level, label in zip(levels, ("Compare", "Ask more", "Close"), strict=True):
            deeper(pilot)
            assert (coach.lines(), coach.marked) == (level.lines, level.marked) and label in labels(pilot)
        assert levels[0].marked == levels[2].marked == (advice.step,) and set(levels[1].marked) == set(advice.sensible)
        assert levels[0].lines == (f"{coach.speech.does(advice.step)} {coach.speech.why(advice)}",)
        deeper(pilot)
        assert not coach.open and coach.lines() is None and not coach.marked
        assert "Coach" in labels(pilot)


@pytest.mark.parametrize("device", [KEYS, MOUSE, TOUCH])
def test_every_device_reaches_it(tmp_path: Path, device: str) -> None:
    with sit(tmp_path, device) as pilot:
        thinking(pilot)
        asked(pilot, device)
        for depth, label in enumerate(("Coach", "Compare"), 1):
            if device == KEYS:
                pilot.key("i")
            else:
                pilot.tap(Action.CONFIRM, device, hint_at(pilot, label))
            assert coach_of(pilot).depth == depth


def test_while_a_word_is_spelled_it_has_a_key_that_is_no_letter(tmp_path: Path) -> None:
    with sit(tmp_path, KEYS, game="hooky") as pilot:
        asked(pilot, KEYS)
        assert pilot.table.typing
        pilot.key("tab")
        assert coach_of(pilot).depth == 1 and "Compare" in labels(pilot)
        pilot.key("f1")
        assert pilot.table.screen.board.on_register and "Compare" in labels(pilot), "and over the register, too"
        pilot.key("tab")
        assert coach_of(pilot).depth == 2


def test_a_table_that_wants_none_has_none(tmp_path: Path) -> None:
    """Its button is the usual one of the scores then."""
    with sit(tmp_path, FIRST, aids=OFF) as pilot:
        asked(pilot)
        assert pilot.table.screen.coach is None and "Coach" not in labels(pilot)
        deeper(pilot)
        assert isinstance(pilot.scene, Sheet)


def test_with_a_coach_the_scores_and_the_way_back_wait(tmp_path: Path) -> None:
    """The scores have a button of their own; back silences the coach first."""
    with sit(tmp_path, FIRST) as pilot:
        asked(pilot)
        pilot.tap(Action.NEXT, FIRST)
        assert isinstance(pilot.scene, Sheet)
        pilot.tap(Action.BACK, FIRST)
        deeper(pilot)
        pilot.tap(Action.BACK, FIRST)
        assert not coach_of(pilot).open and pilot.scene is pilot.table
        pilot.tap(Action.BACK, FIRST)
        assert isinstance(pilot.scene, PauseScene)


@pytest.mark.parametrize("game", GAMES)
def test_covering_the_hand_silences_it_at_once(tmp_path: Path, game: str) -> None:
    """And nothing of it is there when the curtain opens again. Only the seat that looks can ask it."""
    with sit(tmp_path, FIRST, SECOND, game=game) as pilot:
        if game == "rook":
            thinking(pilot)
        asked(pilot)
        deeper(pilot, SECOND)
        assert not coach_of(pilot).open
        for way in ("hide", "focus", "time", "pause", "pad"):
            coach = coach_of(pilot)
            assert not coach.open
            deeper(pilot, times=3)
            assert coach.open
            _cover(pilot, way)
            assert pilot.table.screen.coach is None and not coach.open and not coach.marked
            assert pilot.table.screen.room.viewpoint == "public"
            if way != "pad":
                opened(pilot, FIRST)
                assert coach_of(pilot) is not coach


def _cover(pilot: TablePilot, way: str) -> None:
    table = pilot.table
    match way:
        case "hide":
            pilot.tap(Action.BACK, FIRST)
        case "pause":
            pilot.tap(Action.MENU, FIRST)
            assert isinstance(pilot.scene, PauseScene)
            pilot.tap(Action.BACK, FIRST)
        case "focus":
            table.focus_lost()
            pilot.context.stack.apply()
        case "pad":
            table.devices_changed((FIRST,), ())
            pilot.context.stack.apply()
            assert isinstance(pilot.scene, LostScene)
        case "time":
            pilot.time((table.screen.board.patience if table.screen.board is not None else PATIENCE) + 1)


def test_a_lowered_hand_hides_its_words(tmp_path: Path) -> None:
    """If a hand must be held, words and marks are shown only during that."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        pilot.context.settings.change(look="hold")
        asked(pilot)
        table = pilot.table
        table.screen.hand.rise = 0.0
        before = glimpse(pilot)
        deeper(pilot)
        assert not coach_of(pilot).open and glimpse(pilot) == before
        table.screen.hand.rise = 1.0
        deeper(pilot, times=2)
        assert coach_of(pilot).open
        table.screen.hand.rise = 0.0
        assert glimpse(pilot) == before


def test_a_coach_that_hangs_or_dies_delays_no_player(tmp_path: Path) -> None:
    """And the question is cancelled with the answer, so that no late word about it comes later."""
    with sit(tmp_path, FIRST) as pilot:
        bots, gone = pilot.context.coach, []
        thinking(pilot)
        bots.cancel = gone.append
        asked(pilot)
        deeper(pilot, times=2)
        coach = coach_of(pilot)
        assert coach.lines()[0] == voice().words(THINKING) and not coach.marked
        steps = len(match_of(pilot.table).steps)
        pilot.answer(FIRST, pilot.decided())
        assert len(match_of(pilot.table).steps) > steps
        assert gone == [coach._brief.key] and not coach.open
        bots.advise = lambda asked, *_: bots.said.append(Advised(asked.key, None))
        asked(pilot)
        deeper(pilot)
        assert coach_of(pilot).lines()[0] == voice().words(SILENT)
        deeper(pilot)
        assert not coach_of(pilot).open


# Kept marks


def usage(session: Session) -> tuple[tuple[int, Counts], ...]:
    return session.coach_usage.by_seat(session.persons())


def test_use_is_counted_by_its_depth_and_survives_a_kill(tmp_path: Path) -> None:
    """A question counts once, at its deepest, even if the curtain closed meanwhile."""
    with sit(tmp_path, FIRST, SECOND) as pilot:
        asked(pilot)
        deeper(pilot, times=2)
        pilot.tap(Action.BACK, FIRST)
        opened(pilot, FIRST)
        deeper(pilot, times=1)
        assert usage(pilot.table.session) == ((0, (0, 1, 0)),)
        asked(pilot, SECOND)
        deeper(pilot, SECOND, times=3)
        told = usage(pilot.table.session)
        assert told == ((0, (0, 1, 0)), (1, (0, 0, 1)))
    with TablePilot(tmp_path) as pilot:
        assert usage(pilot.table.session) == told
        from scenes.table.navigation import sheet

        page = sheet(pilot.context, pilot.table.screen)
        assert isinstance(page, Sheet)
        assert [counts for _, counts in page.asked] == [counts for _, counts in told]


class Written:
    """Notes with damaged values."""

    def __init__(self, value: object) -> None:
        self.value = value

    def read(self, name: str) -> object:
        return self.value if name == NOTE else None

    def write(self, name: str, value: object) -> None:
        self.value = value


@pytest.mark.parametrize("value", [None, 3, [], {"0": 4}, {"0": [1, 2]}, {"0": [1, 2, -3, 4, 1]}, {"0": ["x"] * 5}])
def test_damaged_marks_count_as_none(value: object) -> None:
    uses = CoachUsage(Written(value))
    assert uses.of(0) == (0, 0, 0)
    uses.count_request(0, 7, 1)
    uses.count_request(0, 7, 3)
    uses.count_request(0, 7, 2)
    uses.count_request(0, 9, 1)
    assert uses.of(0) == (1, 0, 1) and uses.of(1) == (0, 0, 0)
