"""A child that only presses Enter gets through every match and every lesson, and no child is caught in a loop. A
grown-up gets through every match until a word must be spelled."""

from collections.abc import Callable, Hashable, Iterator
from itertools import cycle
from pathlib import Path

import pytest

from engine.core.cards import Card
from engine.core.match import Match
from engine.core.messages import Message
from engine.core.shapes import Word
from engine.core.steps import Step
from engine.games import GAMES
from game.idle_timer import POINTS_AFTER
from game.input.actions import KEYS, MOUSE, Action
from game.lessons import lesson_for, lessons
from scenes.ending.kids_results import PartyScene
from scenes.games.hooky.boards.slate import OUT, Slate
from scenes.lesson.pointing import posed
from scenes.table.asks.asks import CardAsk, CardsAsk
from scenes.table.asks.picks import PicksAsk
from scenes.table.boards.private_board import PrivateBoard
from scenes.table.help import POINTS, SHOWS
from tests.scenes.at_lesson import Ended, LessonPilot
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.test_help_ladder import kids_table

PATIENCE = 4000
"""Frames and presses after which a child would give up."""


def parts(step: Step) -> int:
    """The choices of an answer: its parts and the plate, or one."""
    match step.do:
        case "guess":
            return len(step.named) + 1
        case "vote":
            tiles = step.arg("tiles")
            assert isinstance(tiles, tuple)
            return sum(tile is not None for tile in tiles) + 1
    return 1


def press_until(pilot: TablePilot, rest: Callable[[], object]) -> int:
    """Press Enter whenever the program waits for it, until `rest()`. Returns the number of presses."""
    presses = 0
    for _ in pilot.waits(rest):
        pilot.tap(Action.CONFIRM, KEYS)
        presses += 1
    return presses


def must_spell(match: Match) -> bool:
    """Whether the match waits for a word of seat 0."""
    return any(isinstance(prompt.shape, Word) for prompt in match.prompts_of(0))


@pytest.mark.parametrize("game", GAMES)
def test_enter_alone_reaches_the_party(tmp_path: Path, game: str) -> None:
    with kids_table(tmp_path, game) as pilot:
        presses = press_until(pilot, lambda: isinstance(pilot.scene, PartyScene))
        decisions = sum(parts(step) for step in match_of(pilot.table).steps if step.by == 0)
        assert presses <= 2 * decisions


@pytest.mark.parametrize(
    ("game", "variant"), [(game, variant.name) for game in GAMES for variant in GAMES[game].variants]
)
def test_enter_alone_ends_a_match_of_grown_ups(tmp_path: Path, game: str, variant: str) -> None:
    """Enter alone spells no word, so the match is left there."""
    players = GAMES[game].variant(variant).players[0]
    with TablePilot(tmp_path, plan(variant, players, (KEYS,), game=game)) as pilot:
        match = match_of(pilot.table)
        presses = press_until(pilot, lambda: match.over or must_spell(match))
        own = [step for step in match.steps if step.by == 0]
        assert must_spell(match) or 0 < presses <= sum(1 + max(len(step.named), parts(step)) for step in own)


def test_a_picked_card_stays_under_the_mouse_of_a_grown_up(tmp_path: Path) -> None:
    """With keys the hook moves on to a card that fits the first one."""
    with TablePilot(tmp_path, plan("together", 2, (KEYS,), game="hookie_mookie")) as pilot:

        def asked() -> PicksAsk | None:
            answering = pilot.table.screen.answering
            return answering.ask if answering is not None and isinstance(answering.ask, PicksAsk) else None

        press_until(pilot, asked)
        ask, answering = asked(), pilot.table.screen.answering
        assert ask is not None and answering is not None
        held = ask.focus
        pilot.tap(Action.CONFIRM, KEYS)
        assert ask.chosen == [held] and ask.plate is None and ask.hand[ask.focus] in ask.joining
        assert ask.focus != held
        pilot.tap(Action.BACK, KEYS)
        assert not ask.chosen and ask.focus == held
        pilot.tap(Action.CONFIRM, MOUSE, answering.fan.in_sight(held).center)
        assert ask.chosen == [held] and ask.focus == held


@pytest.mark.parametrize("game", GAMES)
def test_a_child_that_moves_when_nothing_changes_reaches_the_party(tmp_path: Path, game: str) -> None:
    """Its arrows lead it back to things that it has given already."""
    with kids_table(tmp_path, game) as pilot:
        arrows = cycle((Action.LEFT, Action.RIGHT, Action.RIGHT, Action.UP, Action.LEFT, Action.DOWN))
        presses, answers, before, action = 0, 0, None, Action.CONFIRM
        for _ in pilot.waits(lambda: isinstance(pilot.scene, PartyScene)):
            state = len(match_of(pilot.table).steps), posed(pilot.table.screen)
            if state[0] != answers:
                presses, answers = 0, state[0]
            action = next(arrows) if state == before and action is Action.CONFIRM else Action.CONFIRM
            pilot.tap(action, KEYS)
            presses, before = presses + 1, state
            assert presses < 40


@pytest.fixture(scope="module")
def pilot(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LessonPilot]:
    with LessonPilot(tmp_path_factory.mktemp("lessons")) as made:
        yield made


@pytest.mark.parametrize("game", lessons())
def test_enter_alone_reaches_the_end_of_the_lesson(pilot: LessonPilot, game: str) -> None:
    with pilot.lesson(lesson_for(game, children=True), KEYS, theme="kids") as table:
        presses = decisions = 0
        for _ in range(PATIENCE):
            if isinstance(pilot.scene, Ended):
                break
            if pilot.scene.busy or (pilot.scene is table and table.flow.beat is None):
                pilot.time(1.0)
                continue
            beat, wanted = table.flow.beat, table.flow.wanted
            pilot.tap(Action.CONFIRM, KEYS)
            presses += 1
            if table.flow.beat is not beat:
                decisions += parts(wanted) if wanted is not None else 1
        assert isinstance(pilot.scene, Ended) and presses <= 2 * decisions


def to_choice(pilot: LessonPilot, fits: Callable[[], bool] = lambda: True) -> None:
    """Press Enter up to the first question of the lesson that `fits`."""
    for _ in range(PATIENCE):
        if pilot.table.flow.asked is not None and not pilot.table.busy and fits():
            return
        if pilot.scene.busy:
            pilot.time(1.0)
        else:
            pilot.tap(Action.CONFIRM, KEYS)
    raise AssertionError("the lesson asks nothing")


@pytest.mark.parametrize("game", lessons())
def test_in_a_childs_lesson_one_voice_speaks_and_a_finger_shows_the_answer(pilot: LessonPilot, game: str) -> None:
    with pilot.lesson(lesson_for(game, children=True), KEYS, theme="kids") as table:
        to_choice(pilot)
        view = table.beat_view
        assert not table.frame().said.text and view.words and view.finger is None
        pilot.time(POINTS_AFTER - 1.0)
        assert view.finger is None
        pilot.time(1.0)
        shown = view.finger
        assert shown is not None and any(rect.inflate(4, 4).collidepoint(shown) for rect in view.marks)
        assert not table.frame().said.text


def test_in_a_lesson_the_host_says_why_a_card_is_refused(pilot: LessonPilot) -> None:
    with pilot.lesson("rook", KEYS, theme="kids") as table:

        def refused() -> dict[Card, Message]:
            asked = table.screen.answering.ask if table.screen.answering is not None else None
            return asked.refused if isinstance(asked, CardAsk) else {}

        to_choice(pilot, lambda: bool(refused()))
        asked, (card, why) = table.screen.answering, next(iter(refused().items()))
        assert asked is not None and isinstance(asked.ask, CardAsk)
        pilot._on_card(asked.ask.hand.index(card), KEYS)
        assert table.beat_view.words == table.screen.speakers.words(why) and not table.frame().said.text


def several_parts(pilot: TablePilot) -> PrivateBoard:
    """Press Enter up to the first board with an answer of several parts."""

    def there() -> bool:
        return pilot.table.screen.board is not None and pilot.table.screen.board.plate.parts is not None

    press_until(pilot, there)
    board = pilot.table.screen.board
    assert board is not None
    if isinstance(board, Slate):
        board.fresh.lane.finish()  # a press that ends it would not answer
    return board


def open_things(board: PrivateBoard) -> set[Hashable]:
    """The things that help points at."""
    wanted = {tuple(rect) for rect in board.hook.wanted()}
    return {target.id for target in board.targets() if tuple(target.rect) in wanted}


@pytest.mark.parametrize("game", ["hooky", "word_porters"])
def test_a_thing_that_was_given_is_not_under_the_ring_and_the_last_part_leads_to_the_plate(
    tmp_path: Path, game: str
) -> None:
    with kids_table(tmp_path, game) as pilot:
        board = several_parts(pilot)
        while not board.plate.focused:
            given = board.focus.at
            pilot.tap(Action.CONFIRM, KEYS)
            assert board.focus.at != given
            assert given not in open_things(board), "the finger points at no given thing"
        assert board.plate.targets


def test_a_picked_card_is_not_under_the_ring_of_a_child(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("intermediate", 4, (KEYS, *(f"pad:{i}" for i in range(3))))) as pilot:
        pilot.context.settings.change(theme="kids")
        pilot.table.screen.build()
        pilot.table.flow.next()

        def asked() -> CardsAsk | None:
            ask = pilot.table.screen.answering.ask if pilot.table.screen.answering is not None else None
            return ask if isinstance(ask, CardsAsk) and pilot.scene is pilot.table else None

        pilot.until(lambda: asked() is not None)
        ask = asked()
        assert ask is not None
        for _ in range(ask.some.least):
            assert ask.focus not in ask.chosen and ask.plate is None
            pilot.tap(Action.CONFIRM, pilot.device())
        assert ask.plate == 0
        pilot.tap(Action.DOWN, pilot.device())
        answering = pilot.table.screen.answering
        assert answering is not None and ask.plate is None
        assert answering.hook.wanted() == tuple(rect for _, rect in answering.choices.rects()), "no other card fits"
        answering.hook.show_the_way()
        assert ask.plate == 0


def test_the_ring_begins_on_no_crossed_out_pupil(tmp_path: Path) -> None:
    with kids_table(tmp_path, "hooky") as pilot:
        board = several_parts(pilot)
        assert isinstance(board, Slate)
        left = {("pupil", letter) for letter in board.letters if board.known(letter) != OUT}
        assert 3 <= len(left) < len(board.letters)
        assert board.focus.at in left and open_things(board) == left


@pytest.mark.parametrize("game", ["hooky", "word_porters"])
def test_going_in_circles_climbs_the_ladder_within_four_presses(tmp_path: Path, game: str) -> None:
    """A child goes back to what it gave and takes it back, over and over."""
    with kids_table(tmp_path, game) as pilot:
        board = several_parts(pilot)
        given, levels = board.focus.at, []
        for _ in range(5):
            pilot.tap(Action.CONFIRM, KEYS)
            pilot.time(0.0)
            levels.append(pilot.table.help.help_level)
            if board.focus.at != given and levels[-1] < SHOWS:
                board.settle(given)
        assert levels[0] == 0 and levels == sorted(levels) and levels[3] >= POINTS and levels[4] == SHOWS
        assert board.focus.at in open_things(board)


def test_presses_that_lead_on_are_no_circle(tmp_path: Path) -> None:
    with kids_table(tmp_path, "hooky") as pilot:
        several_parts(pilot)
        for _ in range(3):
            pilot.tap(Action.CONFIRM, KEYS)
            pilot.time(0.0)
            assert pilot.table.help.help_level == 0
