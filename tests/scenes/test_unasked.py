"""Unasked tips of the coach: how often, to whom, when it is silent, and that no other player notices them."""

from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import pytest

from engine.core.messages import Message, say
from engine.core.steps import Step
from game.input.actions import Action
from game.lessons import lesson_of, lessons, moments
from scenes.handover.curtain import CurtainScene
from scenes.seating import Seating, TablePlan
from scenes.table.coach.unasked import MOST, NOTE, WON, Unasked
from scenes.table.flow import Flow
from tests.moments import ANYTHING, always
from tests.pilot import KEYS
from tests.scenes.at_table import TablePilot, match_of, plan, table_with
from tests.scenes.coached import FIRST, OFF, SECOND, asked, coach_of, deeper, sit

FIRST_BID, SEAT = say("moments-rook-first-bid"), 0
"""The tip at a pilot's first question at Rook's table."""


@dataclass
class InFront:
    """A question to a seat."""

    intended: Step | None = None
    begun: bool = False


def said(pilot: TablePilot) -> Message | None:
    pilot.time(0.0)
    return pilot.table.screen.unasked.said


def person(pilot: TablePilot):
    return pilot.table.screen.room.seating[SEAT]


def test_it_stays_in_the_tip_until_the_next_press_which_does_its_usual_action(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        asked(pilot)
        assert said(pilot) == FIRST_BID
        tip, answering = pilot.table.screen.tip(), pilot.table.screen.answering
        assert tip is not None and tip.lines == (pilot.table.screen.speakers.words(FIRST_BID),)
        assert (
            tip.picture is None and answering is not None and pilot.table.frame().said.text == "Bid 70 or more, or pass"
        )
        before = answering.ask.focus
        pilot.tap(Action.RIGHT, FIRST)
        assert said(pilot) is None and answering.ask.focus == before + 1
        pilot.tap(Action.LEFT, FIRST)
        assert said(pilot) is None and pilot.table.screen.tip() is None


def test_the_coach_can_still_be_asked(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        asked(pilot)
        assert said(pilot) == FIRST_BID
        deeper(pilot)
        tip = pilot.table.screen.tip()
        assert coach_of(pilot).open and said(pilot) is None and tip is not None and tip.lines == coach_of(pilot).lines()


def test_children_hear_it_in_their_words_with_a_picture(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        pilot.context.settings.change(theme="kids")
        asked(pilot)
        assert said(pilot) == FIRST_BID
        tip = pilot.table.screen.tip()
        assert tip is not None and tip.picture is not None
        assert tip.lines == (pilot.context.voice.words(FIRST_BID),)


def test_once_per_person(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        asked(pilot)
        assert said(pilot) == FIRST_BID and pilot.context.learning.heard(person(pilot), "rook-first-bid")
        again = table_with(pilot.context, pilot.table.session.plan, match_of(pilot.table))
        again.screen.ask(SEAT)
        again.screen.listen()
        assert again.screen.unasked.said is None
        pilot.context.learning.forget_moments()
        again = table_with(pilot.context, pilot.table.session.plan, match_of(pilot.table))
        again.screen.ask(SEAT)
        again.screen.listen()
        assert again.screen.unasked.said == FIRST_BID


def test_silent_if_the_table_wants_no_coach(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, aids=OFF) as pilot, always():
        asked(pilot)
        assert said(pilot) is None


@pytest.mark.parametrize("won", [WON - 1, WON])
def test_silent_for_a_player_who_has_won_twice(tmp_path: Path, won: int) -> None:
    with sit(tmp_path, FIRST) as pilot, always():
        for _ in range(won):
            pilot.context.learning.won("rook", [person(pilot)])
        asked(pilot)
        assert (said(pilot) is None) == (won == WON)


def test_a_won_match_is_counted_for_people(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, [KEYS])) as pilot:
        pilot.until(lambda: pilot.table.session.over)
        winners = (pilot.table.session.end or {})["winners"]
        for seat, there in enumerate(pilot.table.screen.room.seating.seats):
            assert pilot.context.learning.wins("rook", there) == (there.person and seat in winners)


def test_one_in_a_turn_and_three_in_a_match(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot, always():
        heard, answers = [], 0
        screen, turn = pilot.table.screen, object()
        answer = Flow.answer

        def counts(self: Flow, *steps: Step) -> None:
            nonlocal turn, answers
            turn, answers = object(), answers + 1
            answer(self, *steps)

        with patch.object(Flow, "answer", counts):
            while answers < 3 * MOST:
                if screen.unasked.said is not None:
                    heard.append(turn)
                    screen.unasked.hush()
                pilot.on()
        assert len(heard) == len(set(heard)) == MOST
        assert pilot.table.session.notes.of(SEAT).read(NOTE) == MOST


def test_a_damaged_note_counts_as_none(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot, always():
        pilot.table.session.notes.of(SEAT).write(NOTE, "many")
        asked(pilot)
        assert said(pilot) == ANYTHING


def in_front(pilot: TablePilot, front: InFront) -> Message | None:
    """The tip when this is asked of SEAT, at a table that has given no tip yet."""
    table = table_with(pilot.context, pilot.table.session.plan, match_of(pilot.table))
    table.screen.unasked.watch(SEAT, front)
    return table.screen.unasked.said


def test_no_tip_in_the_middle_of_an_answer(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot:
        asked(pilot)
        pilot.context.learning.forget_moments()
        some = Step(SEAT, "pass")
        with always(("told", "asked")):
            assert in_front(pilot, InFront(some, begun=True)) is None
            assert in_front(pilot, InFront(some)) == ANYTHING
        pilot.context.learning.forget_moments()
        with always(("choosing",)):
            assert in_front(pilot, InFront(begun=True)) is None
            assert in_front(pilot, InFront(some, begun=True)) == ANYTHING


def test_it_goes_with_its_answer(tmp_path: Path) -> None:
    """A pointer moves the hook without a press."""
    with sit(tmp_path, FIRST) as pilot, always(("choosing",)):
        asked(pilot)
        screen = pilot.table.screen
        screen.unasked = Unasked(pilot.context, screen.game_table, pilot.table.session)
        pilot.context.learning.forget_moments()
        pilot.table.session.notes.of(SEAT).write(NOTE, None)
        screen.unasked.watch(SEAT, InFront(Step(SEAT, "pass")))
        assert screen.unasked.said == ANYTHING
        screen.unasked.watch(SEAT, InFront(Step(SEAT, "bid", (("amount", 90),))))
        assert screen.unasked.said is None


def test_it_ends_with_an_answer_of_its_seat_that_is_no_press(tmp_path: Path) -> None:
    """A card that was chosen before the turn answers by itself. Answers of other seats leave it."""
    with sit(tmp_path, FIRST) as pilot:
        asked(pilot)
        assert said(pilot) == FIRST_BID
        pilot.table.screen.unasked.note_answer(SEAT + 1)
        assert pilot.table.screen.unasked.said == FIRST_BID
        pilot.table.flow.answer(Step(SEAT, "pass"))
        assert pilot.table.screen.unasked.said is None and pilot.table.screen.tip() is None


def test_told_events_are_those_since_the_seats_last_look(tmp_path: Path) -> None:
    """A resumed match has no news; nor does a seat that looks twice."""
    with sit(tmp_path, FIRST) as pilot, always(()) as looked:
        asked(pilot, steps=8)
        heard = match_of(pilot.table).heard(SEAT)
        news = [event for when, now in looked if when == "told" for event in now.told]
        per_look = len([moment for moment in moments() if (moment.game, moment.when) == ("rook", "told")])
        assert len(news) == per_look * len(heard), "each event was new once, to each moment of the kind"
        looked.clear()
        again = table_with(pilot.context, pilot.table.session.plan, match_of(pilot.table))
        again.screen.ask(SEAT)
        again.screen.listen()
        assert looked and not any(now.told for _, now in looked)


def test_computer_players_hear_none(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST) as pilot, always():
        asked(pilot)
        pilot.table.screen.unasked.hush()
        pilot.table.screen.unasked.watch(SEAT + 1, InFront(Step(SEAT + 1, "pass")))
        assert pilot.table.screen.unasked.said is None


def test_it_ends_with_the_curtain(tmp_path: Path) -> None:
    with sit(tmp_path, FIRST, SECOND) as pilot:
        asked(pilot)
        assert pilot.table.screen.room.private and said(pilot) == FIRST_BID
        pilot.table.hide()
        pilot.context.stack.apply()
        assert isinstance(pilot.scene, CurtainScene)
        assert pilot.table.screen.unasked.said is None and pilot.table.screen.tip() is None


def test_lessons_are_played_at_tables_without_a_coach() -> None:
    for game in lessons():
        lesson = lesson_of(game)
        assert not TablePlan(lesson.record.setup, Seating(()), aids=tuple(lesson.aids.items())).coached, game
