"""The reel of highlights: how a podium shows it unasked, its titles, and how a press ends it."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from engine.core.records import parse, replay
from engine.games import GAMES
from game.deals import watched
from game.input.actions import KEYS, MOUSE, Action
from game.quick_bots import QuickBots
from scenes.ending.reel import STARTS
from scenes.ending.results import ResultsScene
from scenes.replay.film import FilmPage
from scenes.replay.highlights import MOST, SECONDS, TITLE_STANDS
from scenes.replay.watching import WatchScene
from scenes.seating import TablePlan, first_seating
from scenes.table import navigation
from scenes.table.scene import TableScene
from scenes.table.session import Session
from tests.pilot import Pilot, picture_of
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import table_with

GOLDEN = Path(__file__).parents[1] / "golden"
PAD = "pad:2"


def of_record(name: str):
    return replay(parse((GOLDEN / f"{name}.jsonl").read_bytes(), GAMES), GAMES)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path, bots=QuickBots("random")) as pilot:
        pilot.context.settings.change(pace="fast")
        yield pilot


def podium(pilot: Pilot, name: str = "rook-classic") -> ResultsScene:
    """The end of that match, which is kept, on top of the stack."""
    match = of_record(name)
    plan = TablePlan(match.setup, first_seating(match.setup.players, KEYS))
    session = Session(pilot.context, plan)
    for step in match.steps:
        session.submit(step)
    table = TableScene(pilot.context, plan, session)
    pilot.context.stack.push(navigation.results(pilot.context, table.screen))
    pilot.context.stack.apply()
    assert isinstance(pilot.scene, ResultsScene)
    return pilot.scene


def waits(pilot: Pilot, seconds: float) -> None:
    for _ in range(round(seconds * 20)):
        pilot.context.stack.update(1 / 20)
        pilot.context.stack.apply()


def reel(pilot: Pilot) -> WatchScene:
    podium(pilot)
    waits(pilot, STARTS + 0.2)
    assert isinstance(pilot.scene, WatchScene)
    return pilot.scene


def test_a_podium_without_a_press_shows_the_reel_once_and_is_back_after_it(pilot: Pilot) -> None:
    scene = podium(pilot)
    waits(pilot, STARTS - 0.5)
    assert pilot.scene is scene
    waits(pilot, 0.7)
    assert isinstance(pilot.scene, WatchScene) and pilot.scene.flow.titled
    waits(pilot, SECONDS + 1)
    assert pilot.scene is scene
    waits(pilot, 3 * STARTS)
    assert pilot.scene is scene, "it comes once"


def test_players_who_press_do_not_see_the_reel_meanwhile(pilot: Pilot) -> None:
    scene = podium(pilot)
    for _ in range(4):
        waits(pilot, STARTS - 1)
        pilot.press(Action.RIGHT)
    assert pilot.scene is scene


@pytest.mark.parametrize("device", [KEYS, PAD, MOUSE])
def test_one_press_leads_from_the_reel_to_the_podium(pilot: Pilot, device: str) -> None:
    scene = podium(pilot)
    waits(pilot, STARTS + 0.2)
    if device == MOUSE:
        hints = pilot.scene.hints()
        assert hints[0].action is Action.CONFIRM
    pilot.press(Action.CONFIRM, device, (900, 400) if device == MOUSE else None)
    assert pilot.scene is scene


def test_the_reel_shows_closed_hands_so_the_deal_stays_unseen(pilot: Pilot) -> None:
    scene = podium(pilot)
    number = scene.plan.saved
    waits(pilot, STARTS + 0.2)
    shown = pilot.scene
    assert isinstance(shown, WatchScene) and number is not None
    waits(pilot, TITLE_STANDS + 0.1)
    assert not shown.screen.opened and not watched(pilot.context.store, number)
    pilot.press(Action.CONFIRM)
    scene.choose("replay", None)
    pilot.context.stack.apply()
    assert isinstance(pilot.scene, WatchScene) and pilot.scene.screen.opened and watched(pilot.context.store, number)


def test_each_moment_has_a_title_that_is_drawn_and_read_aloud(pilot: Pilot) -> None:
    shown = reel(pilot)
    count, pictures = len(shown.flow.highlights), []
    assert 2 <= count <= MOST
    for number in range(1, count + 1):
        assert shown.flow.titled
        title = shown.screen.speakers.words(shown.flow.highlights[0].moment.title)
        told = shown.narration()
        assert told is not None and told.item == title and str(number) in told.sentence
        pictures.append(picture_of(shown))
        assert shown.flow.at == shown.flow.highlights[0].begins, "nothing moves under a title"
        left = len(shown.flow.highlights)
        while len(shown.flow.highlights) == left and pilot.scene is shown:
            waits(pilot, 0.1)
    assert all(one != other for one, other in pairwise(pictures))
    assert isinstance(pilot.scene, ResultsScene)


def test_a_reel_can_be_kept_as_a_film_of_the_same_moments(pilot: Pilot) -> None:
    shown = reel(pilot)
    pilot.press(Action.EXTRA)
    page = pilot.scene
    assert isinstance(page, FilmPage)
    waits(pilot, 0.1)
    staged = page._staged(pilot.context)
    assert staged.highlights == shown.flow.highlights and not staged.screen.opened


@pytest.mark.parametrize("name", ["spooks-children-five", "word_porters-children-six"])
def test_children_have_no_reel(pilot: Pilot, name: str) -> None:
    pilot.context.settings.change(theme="kids")
    match = of_record(name)
    table = table_with(pilot.context, TablePlan(match.setup, first_seating(match.setup.players, KEYS)), match)
    pilot.context.stack.push(navigation.results(pilot.context, table.screen))
    pilot.context.stack.apply()
    for _ in range(round(3 * STARTS / 0.1)):
        waits(pilot, 0.1)
        assert not any(isinstance(scene, WatchScene) for scene in pilot.context.stack.scenes)


def test_a_kiosk_has_no_reel(tmp_path: Path) -> None:
    with KioskPilot(tmp_path) as pilot:
        match = of_record("rook-classic")
        plan = TablePlan(match.setup, first_seating(match.setup.players, KEYS))
        table = table_with(pilot.context, plan, match)
        scene = navigation.results(pilot.context, table.screen)
        assert isinstance(scene, ResultsScene)
        scene._reel.advance(10 * STARTS)
        assert not pilot.context.stack.moving


def test_a_match_that_the_table_ended_has_no_reel(pilot: Pilot) -> None:
    match = of_record("rook-classic")
    short = type(match)(match.game, match.setup)
    for step in match.steps[:30]:
        short.submit(step)
    table = table_with(pilot.context, TablePlan(match.setup, first_seating(match.setup.players, KEYS)), short)
    table.session.end_early({"scores": [20, 10], "winners": [0, 2], "ended": 1})
    scene = navigation.results(pilot.context, table.screen)
    assert isinstance(scene, ResultsScene) and scene._reel._makes is None
