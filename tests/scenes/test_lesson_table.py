"""A lesson at the table works with every kind of device, with right and wrong answers, forwards and backwards. The
things that it points at are visible. Only a learner's progress is kept."""

from collections.abc import Iterator
from dataclasses import dataclass, field, fields, replace
from functools import partial
from random import Random

import pytest
from pygame import Rect

from engine.core.game import State
from engine.core.steps import Step
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.lessons import Mark, all_lessons, lesson_for, lesson_of, lessons
from game.text.languages import LANGUAGES, SOURCE, WHOLE
from game.theme import GROWN_UP, SAFE, STAGE
from scenes.handover.device_binding import turn_of
from scenes.lesson.course import BREATHES, HELPED_AFTER, SHOWS, Course
from scenes.lesson.host_bubble import BubbleWords, bubble_of, safe_of
from scenes.lesson.lesson_table import AGAIN, LessonTable
from scenes.lesson.pointing import answers, pointed, stands_for
from scenes.lesson.spotlight import COARSE, LEFT, shade
from scenes.table.pause import LEAVE
from scenes.table.recorded import RecordCursor
from tests.pilot import picture_of
from tests.scenes.at_lesson import Ended, LessonPilot, Shelf, other_answer

CHILDRENS = [lesson_for(name, True) for name in lessons()]
TAKEN = [*((game, "grown-up") for game in all_lessons()), *((game, "kids") for game in CHILDRENS)]
"""Lessons and their themes: in that of children there are only theirs."""
PAD = "pad:1"
PADS = ("pad:1", "pad:2", "pad:3", "pad:4")
ROUND = Rect(SAFE).inflate(24, 24)
"""A thing that is pointed at may exceed the safe frame a little with its edge."""


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LessonPilot]:
    """One program for all of them: no computer player is ever asked in it."""
    with LessonPilot(tmp_path_factory.mktemp("lessons")) as one:
        yield one


@pytest.fixture(autouse=True)
def _no_thinking(pilot: LessonPilot, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*given: object, **named: object) -> None:
        raise AssertionError("in a lesson no computer player thinks")

    monkeypatch.setattr(pilot.context.bots, "ask", never)
    monkeypatch.setattr(pilot.context.coach, "ask", never)


def kept(pilot: LessonPilot) -> list[object]:
    """The contents of all files."""
    store, tables = pilot.context.store, "SELECT name FROM sqlite_master WHERE type = 'table'"
    files = (store._games, store._settings)
    return [sorted(map(repr, file.rows(f"SELECT * FROM {name}"))) for file in files for (name,) in file.rows(tables)]


def play(pilot: LessonPilot, table: LessonTable, devices: tuple[str, ...], *, wrong: bool = False) -> list[str]:
    """Take the whole lesson; returns the seat on turn at each question."""
    turns = []
    while pilot.until_beat(devices[0]):
        flow = table.flow
        number, wanted = flow.number, flow.wanted
        if wanted is None:
            pilot.confirm(devices[-1])
        else:
            turns.append(flow.learner.name)
            device = flow.learner.device or KEYS
            other = other_answer(table) if wrong else None
            if other is not None:
                _try_other(pilot, table, other, device)
            pilot.give(wanted, device, partial(_is_past, flow, number))
        assert flow.number == number + 1
    return turns


def _is_past(flow: Course, number: int) -> bool:
    return flow.number != number


def _was_other(flow: Course, times: int) -> bool:
    return flow.others == times


def _try_other(pilot: LessonPilot, table: LessonTable, other: Step, device: str) -> None:
    flow, steps = table.flow, table.session.step_count
    for times in (1, 2):
        pilot.give(other, device, partial(_was_other, flow, times))
        beat = flow.beat
        assert beat is not None and table.session.step_count == steps
        assert flow.said != beat.says and flow.helps == (times == 2)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", all_lessons())
@pytest.mark.parametrize(
    ("device", "theme"),
    [*((device, "grown-up") for device in (PAD, KEYS, MOUSE)), *((device, "kids") for device in (KEYS, MOUSE, TOUCH))],
)
def test_a_single_person_takes_a_lesson(pilot, game, device, theme, language):
    """With every device; a finger at every beat and children by pad in turn have tests of their own. Nothing is kept
    for a guest."""
    before = kept(pilot)
    with pilot.lesson(game, device, theme=theme, language=language) as table:
        lesson = lesson_of(game, language)
        said = {beat.id for beat in lesson.beats if beat.choose}
        assert len(play(pilot, table, (device,))) == len(said)
        assert isinstance(pilot.scene, Ended) and pilot.scene.lesson is lesson
        assert pilot.context.learning.progress(lesson.kept_as, table.flow.learners).done
    assert kept(pilot) == before


@pytest.mark.parametrize("game", all_lessons())
def test_children_take_turns_and_first_try_another_answer(pilot, game):
    """All who joined answer in turn; an answer that the lesson does not want yet does nothing, and the host says
    why."""
    with pilot.lesson(game, *PADS, theme="kids") as table:
        turns = play(pilot, table, PADS, wrong=True)
        names = [plan.name for plan in table.flow.learners]
        assert turns == [names[i % len(names)] for i in range(len(turns))]


@pytest.mark.parametrize("game", all_lessons())
def test_a_finger_takes_a_lesson_and_leaves_it_at_every_beat(pilot, game):
    """A learner who comes back finds the table as it was."""
    beats = len(lesson_of(game).beats)
    for number in range(beats):
        with pilot.lesson(game, TOUCH, begin=number) as table:
            assert pilot.until_beat(TOUCH) and table.flow.number == number
            assert pilot.context.learning.progress(table.flow.lesson.kept_as, table.flow.learners).beat == number
            view = table.session.facts_for(table.flow.seat).view
            wanted = table.flow.wanted
            if wanted is None:
                pilot.confirm(TOUCH)
            else:
                pilot.give(wanted, TOUCH, partial(_is_past, table.flow, number))
            assert table.flow.number == number + 1
            if number + 1 < beats:
                table.flow.to_beat(number)
                assert table.session.facts_for(table.flow.seat).view == view
                pilot.tap(Action.BACK, KEYS)
                assert isinstance(pilot.scene, Shelf)


@pytest.mark.parametrize("game", lessons())
def test_the_shoulders_lead_to_the_start_and_to_the_end(pilot, game):
    """Forwards a record's step is as good as an answer; steps between are not told, and silence does nothing."""
    beats = len(lesson_of(game).beats)
    with pilot.lesson(game, KEYS, begin=beats - 1) as table:
        flow, views = table.flow, {}
        for number in reversed(range(beats)):
            assert pilot.until_beat(KEYS) and flow.number == number
            views[number] = table.session.facts_for(flow.seat).view
            pilot.time(BREATHES)
            assert flow.breathes and not flow.helps
            pilot.time(SHOWS)
            pilot.time(60.0)
            assert flow.number == number and flow.helps == (flow.wanted is not None)
            pilot.tap(Action.PREV, KEYS)
        assert flow.number == 0
        for number in range(beats):
            assert pilot.until_beat(KEYS) and flow.number == number
            assert table.session.facts_for(flow.seat).view == views[number]
            assert table.session.step_count == flow.at
            pilot.tap(Action.NEXT, KEYS)
        assert isinstance(pilot.scene, Ended)


def needed_by(table: LessonTable) -> list[tuple[Mark, Rect]]:
    """Everything that the present beat talks about, with its places."""
    beat = table.flow.beat
    assert beat is not None
    return [
        (mark, place)
        for mark in (*beat.look, *beat.needs)
        for place in pointed(table.screen, mark) or [Rect(0, 0, 0, 0)]
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize(("game", "theme"), TAKEN)
def test_each_beat_has_a_bubble_beside_all_that_it_talks_about(pilot, game, theme, percent, language):
    """And all of that is lit. The light is the same in all languages that share a record. The longest reply to another
    answer has a bubble too, also while the wanted answer is shown."""
    own = language == SOURCE or lesson_of(game, language).record != lesson_of(game).record
    with pilot.lesson(game, KEYS, theme=theme, text_size=percent, pace="normal", language=language) as table:
        for number, beat in enumerate(table.flow.lesson.beats):
            table.flow.to_beat(number)
            pilot.time(0.3)
            beat_view = table.beat_view
            assert beat_view.words and beat_view.bubble is not None, beat.id
            paper, host = beat_view.bubble.rects()
            assert safe_of(table.screen.theme).contains(paper.union(host)), beat.id
            places = needed_by(table)
            kept = [*(place for _, place in places), *(answers(table.screen) if beat.choose else ())]
            assert not any(one.collidelist(kept) >= 0 for one in (paper, host)), beat.id
            if own:
                check_light(table, places)
            if beat.wrong:
                why = max((why for _, why in beat.wrong), key=lambda why: len(table.screen.speakers.words(why)))
                for tries in range(1, HELPED_AFTER + 1):
                    table.flow._tried(why)
                    beat_view.update(0.0)
                    assert table.flow.others == tries and table.flow.said == why
                    assert beat_view.bubble is not None, why


def check_light(table: LessonTable, places: list[tuple[Mark, Rect]]) -> None:
    """Check that all these places are in sight and in the light."""
    stage = Rect(0, 0, STAGE[0], table.screen.theme.bar_top)
    dark = shade(table.beat_view.light.holes(), stage.bottom, LEFT)
    for mark, place in places:
        assert place.size != (0, 0), f"{mark} is nowhere"
        assert ROUND.contains(place), (mark, place)
        for x, y in corners(place.clip(stage)):
            assert dark.get_at((x // COARSE, y // COARSE)).a < 40, (mark, place)


def corners(rect: Rect) -> list[tuple[int, int]]:
    """Points just inside the corners, and the middle, without those of an empty rectangle."""
    inner = rect.inflate(-8, -8)
    return (
        [inner.topleft, inner.topright, inner.bottomleft, inner.bottomright, inner.center] if rect.size > (8, 8) else []
    )


def bare_confirm(pilot: LessonPilot, table: LessonTable) -> bool:
    """Whether confirm alone gives the wanted answer before any try."""
    flow = table.flow
    number = flow.number
    for _ in range(8):
        pilot.tap(Action.CONFIRM, KEYS)
        if flow.number != number:
            return True
        if flow.others:
            return False
    return False


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("game", all_lessons())
def test_bare_confirm_never_gives_the_wanted_answer(pilot, game, theme):
    """The hook never begins on it, and there is always another answer to decide against."""
    with pilot.lesson(game, KEYS, theme=theme) as table:
        for number, beat in enumerate(table.flow.lesson.beats):
            if beat.choose:
                table.flow.to_beat(number)
                pilot.time(0.3)
                assert other_answer(table) is not None, beat.id
                assert not bare_confirm(pilot, table), beat.id


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("game", all_lessons())
def test_confirm_alone_reaches_the_end(pilot, game, theme):
    """By wrong answers, refusals and answers that go round in circles, never by silence."""
    with pilot.lesson(game, KEYS, theme=theme) as table:
        beats = table.flow.lesson.beats
        most, presses = len(beats) + 8 * sum(bool(beat.choose) for beat in beats), 0
        while pilot.until_beat(KEYS):
            table.flow.touched()
            pilot.tap(Action.CONFIRM, KEYS)
            presses += 1
            assert presses <= most, (table.flow.number, presses)
        assert isinstance(pilot.scene, Ended)


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("game", all_lessons())
def test_after_two_tries_the_answer_is_ringed_and_has_the_hook(pilot, game, theme):
    with pilot.lesson(game, KEYS, theme=theme) as table:
        for number, beat in enumerate(table.flow.lesson.beats):
            if not beat.choose:
                continue
            table.flow.to_beat(number)
            pilot.time(0.3)
            wanted, flow = table.flow.wanted, table.flow
            looked = {tuple(place) for mark, place in needed_by(table) if mark in beat.look}
            shown = set(map(tuple, stands_for(table.screen, wanted)))
            assert not (shown - looked) & set(map(tuple, table.beat_view.rings)), beat.id
            flow._tried()
            assert not flow.helps
            flow._tried()
            pilot.time(0.3)
            shown = set(map(tuple, stands_for(table.screen, wanted)))
            assert shown <= set(map(tuple, table.beat_view.marks)) and table.screen.open_question.hook.is_on(wanted), (
                beat.id
            )
            steps = flow.number
            pilot.tap(Action.CONFIRM, KEYS)
            assert flow.number != steps, beat.id


@dataclass(frozen=True)
class Imagined(RecordCursor):
    """The same record for the player at `seat`: its secrets are another deal at every beat."""

    seat: int = 0
    drawn: dict[int, State] = field(default_factory=dict)

    def state(self, number: int) -> State:
        if number not in self.drawn:
            view = self.game.view(super().state(number), self.seat)
            self.drawn[number] = self.game.imagine(view, self.heard(number, self.seat), Random(number))
        return self.drawn[number]


@pytest.mark.parametrize("game", all_lessons())
def test_no_beat_depends_on_secrets_from_the_learner(pilot, game):
    """Deals that the learner's seat cannot tell apart look the same, and have the same texts."""
    seen, reels = [], []
    for twin in (False, True):
        with pilot.lesson(game, KEYS) as table:
            flow, shown = table.flow, []
            if twin:
                same = {one.name: getattr(flow.cursor, one.name) for one in fields(flow.cursor)}
                flow.cursor = Imagined(**same, seat=flow.seat)
            reels.append(flow.cursor)
            for number in range(len(lesson_of(game).beats)):
                flow.to_beat(number)
                pilot.time(0.3)
                assert flow.beat is not None
                shown.append((flow.beat.id, picture_of(table), table.beat_view.words))
        seen.append(shown)
    for first, second in zip(*seen, strict=True):
        assert first == second, first[0]
    told, other = reels
    assert any(told.state(beat.at) != other.state(beat.at) for beat in lesson_of(game).beats)


@pytest.mark.parametrize("game", lessons())
def test_a_beat_is_drawn_with_the_rest_of_the_stage_darkened(pilot, game):
    with pilot.lesson(game, KEYS) as table:
        pilot.until_beat(KEYS)
        pilot.frames(1)
        bright = pilot.picture()
        table.flow.standing = False
        pilot.frames(1)
        plain = pilot.picture()
    darker = [at for at in ((8, 500), (1910, 500), (960, 8)) if sum(bright.get_at(at)) < sum(plain.get_at(at))]
    assert darker


def test_the_pause_asks_little(pilot):
    game = lessons()[0]
    with pilot.lesson(game, KEYS, begin=2, theme="kids") as table:
        pilot.until_beat(KEYS)
        pilot.tap(Action.MENU, KEYS)
        pilot.context.stack.dismiss(AGAIN)
        pilot.time(0.1)
        assert pilot.until_beat(KEYS) and table.flow.number == 0
        pilot.tap(Action.MENU, KEYS)
        paused = pilot.scene
        paused.settle(LEAVE)
        pilot.tap(Action.CONFIRM, KEYS)
        assert isinstance(pilot.scene, Shelf)


def test_others_do_not_answer_in_place_of_the_learner_on_turn(pilot):
    """Their presses do nothing; they are told whose turn it is, and may continue if there is no question."""
    with pilot.lesson(lessons()[0], *PADS) as table:
        while pilot.until_beat(PAD) and table.flow.wanted is None:
            pilot.confirm(PADS[2])
        board, number = table.screen.board, table.flow.number
        held = board.focus.at if board is not None else None
        for action in (Action.RIGHT, Action.CONFIRM):
            pilot.tap(action, PADS[1])
        assert table.flow.number == number and not table.flow.others
        assert (board.said if board is not None else table.saying.words) == turn_of(table.flow.learner)
        assert board is None or board.focus.at == held


def test_a_learner_with_another_device_continues_with_it(pilot):
    with pilot.lesson(lessons()[0], *PADS[:2]) as table:
        pilot.until_beat(PAD)
        seat, seating = table.flow.seat, table.screen.room.seating
        table.uncover(seating.put(seat, replace(seating[seat], device="pad:9")))
        assert [plan.device for plan in table.flow.learners] == ["pad:9", PADS[1]]


def test_a_bubble_makes_room_for_the_next_side_of_a_board(pilot):
    """A seen card comes before the question about a word."""
    with pilot.lesson("hooky", KEYS) as table:
        number = next(i for i, beat in enumerate(table.flow.lesson.beats) if beat.id == "your-question")
        table.flow.to_beat(number)
        pilot.time(0.3)
        assert not table.screen.board.read()
        pilot.tap(Action.CONFIRM, KEYS)
        read = table.screen.board.read()
        assert read and not any(one.collidelist(read) >= 0 for one in table.beat_view.bubble.rects())


def test_a_bubble_is_next_to_its_subject_and_never_over_it():
    safe, words, mark = (
        safe_of(GROWN_UP),
        BubbleWords(("one", "two", "three"), 58, (560, 250)),
        Rect(700, 300, 200, 200),
    )
    bubble = bubble_of([words], GROWN_UP, [mark])
    assert bubble is not None and safe.contains(bubble.rect) and not bubble.rect.colliderect(mark)
    assert abs(bubble.rect.centery - 400) < 250 or abs(bubble.rect.centerx - 800) < 560
    assert bubble_of([words], GROWN_UP, [safe]) is None
    assert bubble_of([replace(words, size=(2000, 250))], GROWN_UP, []) is None
