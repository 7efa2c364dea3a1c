"""Shared by tests of the program's pages: a table's plan, and all scenes as the stack would get them."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random
from typing import TypeVar

import pytest

from engine.core.advice import Advice
from engine.core.match import Record
from engine.core.steps import Step
from engine.games import GAMES
from game import memories
from game.deals import DEAL
from game.easing import LESSON_STANDS, RESULTS_STAND
from game.evening import Evening, Guest, PlayedGame
from game.lessons import lesson_of
from game.memories import Memory
from game.quick_bots import QuickBots
from game.store.people import Person
from game.widgets.house_scene import HouseScene
from scenes.ending.results import ResultsScene
from scenes.evening.programme import AsYouLikeScene, ProgrammeScene
from scenes.evening.standings import EveningPodium, StandingsScene
from scenes.front.about import AboutScene
from scenes.front.gate import GateScene
from scenes.front.greeting import LEARN, GreetingScene
from scenes.front.how_to import HowToScene
from scenes.front.learn import LearnScene
from scenes.front.remap import KeepScene, RemapScene
from scenes.front.settings import AgainScene, SettingsScene
from scenes.front.title import TitleScene
from scenes.lesson.lesson_end import LessonEndScene
from scenes.lobby.naming import NamingScene
from scenes.lobby.options import OptionsScene
from scenes.lobby.pictures import PicturesScene
from scenes.lobby.seat import SeatScene
from scenes.lobby.seats import SeatsScene
from scenes.memories.deal import DealScene
from scenes.memories.person import PersonScene
from scenes.replay.replay_menu import ReplayMenu
from scenes.replay.review import Finding, Review
from scenes.seating import TablePlan, as_data, first_seating, resize
from scenes.table.pause import PauseScene, SwapScene
from scenes.table.recorded import cursor
from tests.pilot import Pilot

P = TypeVar("P", bound=Pilot)


def plan_for(variant: str = "classic", players: int = 4) -> TablePlan:
    """One person with a pad among computer players."""
    seating = resize(first_seating(4, "pad:1"), players)
    return TablePlan(GAMES["rook"].setup(variant, players, {}), seating)


@contextmanager
def unseen_house(folder: Path, monkeypatch: pytest.MonkeyPatch, made: type[P]) -> Iterator[P]:
    """A program without drawn pictures: those have tests of their own."""
    with made(folder, bots=QuickBots("gentle"), speed="off") as pilot:
        pilot.context.settings.change(reduced_motion=True)
        monkeypatch.setattr(pilot.context.stack, "draw", lambda canvas: None)
        yield pilot


def rook_in_the_middle(pilot: Pilot) -> None:
    """The title with Rook in the middle, for any number of games on its shelf."""
    title = pilot.scene
    assert isinstance(title, TitleScene)
    title.chosen = [entry.game for entry in title.entries].index("rook")
    title.settle(("game", title.chosen))


def _crowd(pilot: Pilot) -> SeatsScene:
    """The seats of eleven, on two rails, and a free hook."""
    scene = SeatsScene(pilot.context, "spooks", "pad:1")
    scene.match_setup = scene.match_setup.with_players(11)
    scene.seating = resize(scene.seating, 11)
    return scene


SIX = ("classic_individual", 6)
END = {"scores": [60, 150, -40, 85, 85, 20], "winners": [1], "hands": 3}


def _options(pilot: Pilot) -> OptionsScene:
    return OptionsScene(pilot.context, SeatsScene(pilot.context, "rook", "pad:1").match_setup.with_variant("classic"))


def _looked_back(pilot: Pilot) -> ResultsScene:
    """Results with everything that may be offered there, when they accept presses."""
    scene = ResultsScene(
        pilot.context,
        plan_for(*SIX),
        END,
        None,
        lambda: SettingsScene(pilot.context),
        lambda: SettingsScene(pilot.context),
    )
    scene.podium.stood = RESULTS_STAND
    return scene


def hearing(scene: ResultsScene) -> ResultsScene:
    """Results that have been shown long enough to accept a press."""
    scene.podium.stood = RESULTS_STAND
    return scene


def _plain_results(pilot: Pilot) -> ResultsScene:
    return hearing(ResultsScene(pilot.context, plan_for(*SIX), END))


def asked(pilot: Pilot) -> GreetingScene:
    """The question to a player who is new to the game."""
    scene = GreetingScene(pilot.context, plan_for(), "pad:1")
    scene.newcomers = scene.plan.seating.seats[:1]
    scene.settle(LEARN)
    return scene


def left(pilot: Pilot) -> LearnScene:
    """The shelf of lessons, one of which was left in its middle."""
    scene = LearnScene(pilot.context, "rook", "pad:1")
    pilot.context.learning.note_beat("rook", scene.learners.seating.seats, 2)
    return scene


def learned(pilot: Pilot) -> LessonEndScene:
    """The end of a lesson, when it accepts presses."""
    scene = LessonEndScene(pilot.context, lesson_of("rook"), plan_for().seating.seats[:1])
    scene.stood = LESSON_STANDS
    return scene


def _programme(pilot: Pilot) -> ProgrammeScene:
    """The programme of an evening with two games on it."""
    scene = ProgrammeScene(pilot.context, "pad:1")
    scene.games = tuple(GAMES)[:2]
    return scene


def tonight(more: bool = False) -> Evening:
    """An evening after two games, or with one `more` to come."""
    guests = tuple(Guest(name, look, True, "pad:1") for look, name in enumerate(("Ida", "Max")))
    first, second = tuple(GAMES)[:2]
    played = (
        PlayedGame(first, 1, (("Ida", 3), ("Max", 2)), ("Ida",)),
        PlayedGame(second, 2, (("Ida", 1), ("Max", 3)), ("Max",)),
    )
    return Evening(1, (first, second, *((first,) if more else ())), False, guests, played)


def _last_page(pilot: Pilot) -> HowToScene:
    scene = HowToScene(pilot.context, "rook", "classic")
    scene.page = len(scene.screens) - 1
    return scene


def _paused(pilot: Pilot) -> PauseScene:
    return PauseScene(pilot.context, plan_for(), "Anna", None, lambda: SettingsScene(pilot.context))


def remembered(pilot: Pilot) -> PersonScene:
    """The memories of a person who has played all games, with a partner and against computer players."""
    store, today = pilot.context.store, date(2026, 11, 23)
    for look, name in enumerate(("Ida", "Max")):
        store.people.keep(Person(name, look))
        kept = (Memory(name, n, game, "", today, 0, True, "master") for n, game in enumerate(GAMES, 1))
        memories.keep(store, kept)
    return PersonScene(pilot.context, store.people.all(), 0, "pad:1", today)


def dealt(pilot: Pilot) -> DealScene:
    """A deal that two tables have had."""
    store, plan, first = pilot.context.store, plan_for(*SIX), 0
    for score in (60, 75):
        match = store.matches.begin(plan.setup, as_data(plan.seating), {DEAL: str(first)} if first else {})
        store.matches.finish(match, {**END, "scores": [score, *END["scores"][1:]]})
        first = first or match
    return DealScene(pilot.context, first, "pad:1")


def _more(pilot: Pilot) -> ReplayMenu:
    """Everything that can be done with a finished match."""
    plan, step = plan_for(), Step(0, "pass")
    review = Review(pilot.context.analyst, 4, cursor(Record(plan.setup, ())))
    review.found[0] = Finding(0, 0, 0, step, 1.0, Advice(step, "only"))
    return ReplayMenu(pilot.context, review, {0: plan.seating[0]}, forks=True, films=True)


MAKERS: tuple[Callable[[Pilot], HouseScene], ...] = (
    lambda pilot: TitleScene(pilot.context, opened=True),
    lambda pilot: SeatsScene(pilot.context, "rook", "pad:1"),
    _crowd,
    lambda pilot: SeatScene(pilot.context, plan_for(*SIX).seating, 1, (), True, "pad:1"),
    lambda pilot: PicturesScene(pilot.context, plan_for(*SIX).seating, 1, (), True, "pad:1"),
    lambda pilot: NamingScene(pilot.context, plan_for().seating[0], plan_for().seating.names),
    _options,
    lambda pilot: SettingsScene(pilot.context),
    lambda pilot: AgainScene(pilot.context),
    lambda pilot: AboutScene(pilot.context),
    lambda pilot: RemapScene(pilot.context, "keys"),
    lambda pilot: RemapScene(pilot.context, "keys-left"),
    lambda pilot: RemapScene(pilot.context, "pad"),
    lambda pilot: KeepScene(pilot.context, "pad_bindings", ()),
    lambda pilot: HowToScene(pilot.context, "rook", "classic"),
    _last_page,
    left,
    learned,
    _paused,
    lambda pilot: SwapScene(pilot.context, plan_for().seating, "pad:1"),
    _programme,
    lambda pilot: AsYouLikeScene(pilot.context, dict.fromkeys(GAMES, 20), light=False),
    lambda pilot: StandingsScene(pilot.context, tonight(more=True), "pad:1", lambda: SettingsScene(pilot.context)),
    lambda pilot: StandingsScene(pilot.context, tonight(), "pad:1"),
    lambda pilot: GateScene(pilot.context, lambda: None, "pad:1", Random(7)),
    lambda pilot: hearing(EveningPodium(pilot.context, tonight(), "pad:1")),
    remembered,
    dealt,
    _more,
    _plain_results,
    _looked_back,
)
"""Every scene of the program, the title first, the results last."""


def all_scenes(pilot: Pilot) -> tuple[HouseScene, ...]:
    """All of them, newly made."""
    return tuple(make(pilot) for make in MAKERS)
