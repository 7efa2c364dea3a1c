"""Sealed deals: a deal is promised to all when it is made, and the replay checks the promise."""

from collections.abc import Callable
from pathlib import Path
from threading import Event
from time import sleep

import pygame
import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.records import step_line
from engine.core.seals import Seal, make_seal
from engine.core.seats import CHANCE
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from game import seal_words
from game.input.actions import Action
from game.seal_words import words
from game.store.store import Store
from scenes.replay.watching import WatchScene
from scenes.seating import TablePlan, first_seating
from scenes.table import sealed_deal
from scenes.table.asks.chance_question import ChanceQuestionScene
from scenes.table.last_deal import DEAL
from scenes.table.scene import TableScene
from scenes.table.sealed_deal import QUIET, STANDS, SealScene, code_text, picture_code, words_of
from scenes.table.session import Session
from tests.pilot import Pilot
from tests.scenes.at_table import match_of, plan


@pytest.fixture(autouse=True)
def _quick_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of a seal take a hundredth of the usual time."""
    monkeypatch.setattr(seal_words, "LOG_N", 8)


def table(pilot: Pilot, game: str, devices: list[str], theme: str = "grown-up", shown: bool = True) -> TableScene:
    """A new table of the game's first variant, dealt as far as no press is needed."""
    pilot.context.settings.change(sealed_deals=shown, theme=theme, pace="off", reduced_motion=True)
    variant = GAMES[game].variants[0]
    scene = TableScene(pilot.context, plan(variant.name, variant.players[0], devices, game))
    pilot.context.stack.push(scene)
    return scene


def until(pilot: Pilot, reached: Callable[[], bool], most: int = 240) -> None:
    for _ in range(most):
        if reached():
            return
        if isinstance(pilot.scene, ChanceQuestionScene):  # the start player, if a game asks before it deals
            pilot.press(Action.CONFIRM, "keys")
        pilot.frames(1)
    raise AssertionError(f"still at {type(pilot.scene).__name__}")


def computed(digest: str) -> tuple[str, ...]:
    """The words of a seal, once their thread is done."""
    while not words_of(digest):
        sleep(0.01)
    return words_of(digest)


def test_no_frame_waits_for_the_words_of_a_seal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """G4: they are a slow hash, which a thread computes; the page has them as soon as they are there."""
    goes_on = Event()

    def later(digest: str) -> tuple[str, ...]:
        goes_on.wait(5.0)
        return words(digest)

    monkeypatch.setattr(sealed_deal, "words", later)
    with Pilot(tmp_path) as pilot:
        table(pilot, "spooks", ["keys"])
        until(pilot, lambda: isinstance(pilot.scene, SealScene))
        page = pilot.scene
        assert isinstance(page, SealScene)
        pilot.frames(1)
        drawn: list[str] = []
        monkeypatch.setattr(sealed_deal.text, "place", lambda canvas, written, *how, **more: drawn.append(written))
        pilot.frames(1)
        assert words_of(page.digest) == () and not set(words(page.digest)) & set(drawn)
        goes_on.set()
        computed(page.digest)
        pilot.frames(1)
        assert [word for word in drawn if word in words(page.digest)] == [*words(page.digest)]


@pytest.mark.parametrize("devices", [["keys"], ["keys", "pad:1"]])
@pytest.mark.parametrize("game", GAMES)
def test_after_a_deal_all_see_its_seal_and_any_press_continues(game: str, devices: list[str], tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        scene = table(pilot, game, devices)
        until(pilot, lambda: isinstance(pilot.scene, SealScene))
        shown = pilot.scene
        assert isinstance(shown, SealScene)
        place, step = scene.session.step_count - 1, match_of(scene).steps[-1]
        assert scene.session.kept is not None
        seal = pilot.context.store.matches.seals(scene.session.kept)[place]
        assert step.do == DEAL and shown.digest == seal.digest and seal.holds(step_line(step))
        pilot.press(Action.CONFIRM, "keys")
        until(pilot, lambda: not isinstance(pilot.scene, SealScene))


@pytest.mark.parametrize(
    ("devices", "theme", "shown"), [(["keys"], "grown-up", False), (["keys"], "kids", True), ([], "grown-up", True)]
)
def test_it_is_an_option_but_not_for_children_or_without_people(
    devices: list[str], theme: str, shown: bool, tmp_path: Path
) -> None:
    with Pilot(tmp_path) as pilot:
        scene = table(pilot, "spooks", devices, theme, shown)
        until(pilot, lambda: any(step.do == DEAL for step in match_of(scene).steps))
        for _ in range(30):
            pilot.frames(1)
            assert not isinstance(pilot.scene, SealScene)


def test_it_closes_by_itself_without_a_press(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        table(pilot, "spooks", ["keys"])
        until(pilot, lambda: isinstance(pilot.scene, SealScene))
        scene = pilot.scene
        assert scene is not None
        scene.update(STANDS - 1)
        pilot.frames(1)
        assert pilot.scene is scene
        scene.update(2)
        until(pilot, lambda: pilot.scene is not scene, most=30)


@pytest.mark.parametrize("game", GAMES)
def test_all_chance_steps_are_sealed_and_come_back_with_the_match(game: str, tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        variant = GAMES[game].variants[0]
        session = Session(pilot.context, plan(variant.name, variant.players[0], ["keys"], game))
        while session.chance.verb:
            session.deal()
        steps = match_of(session).steps
        assert session.kept is not None
        seals = pilot.context.store.matches.seals(session.kept)
        assert sorted(seals) == [place for place, step in enumerate(steps) if step.by == CHANCE]
        assert all(seal.holds(step_line(steps[place])) for place, seal in seals.items())
        again = Session(pilot.context, session.plan, match_of(session), session.kept)
        assert again.digest_of(steps[-1].do) == seals[len(steps) - 1].digest == session.digest_of(steps[-1].do)


def test_seals_are_wiped_with_the_visitors(tmp_path: Path) -> None:
    store = Store.open(tmp_path)
    store.matches.keep_seal(1, 0, Seal("0" * 64, "1" * 64))
    assert store.matches.seals(1)
    store.forget_visitors()
    assert not store.matches.seals(1)
    store.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_replay_opens_the_seals_and_says_whether_they_are_valid(game: str, tmp_path: Path) -> None:
    players = GAMES[game].variants[0].players[0]
    match = Match(GAMES[game], GAMES[game].setup(GAMES[game].variants[0].name, players, {}))
    dealer, bots = SeededDealer(1), LevelBots(1, ("random",) * players)
    for _ in range(8):
        advance(match, dealer, bots)
    place = next(place for place, step in enumerate(match.steps) if step.do == DEAL)
    good, bad = make_seal(step_line(match.steps[place])), make_seal("another deal")
    for seal, said in ((good, " ".join(words(good.digest))), (bad, "isn’t the deal")):
        with Pilot(tmp_path / said[:3]) as pilot:
            no_people = TablePlan(match.setup, first_seating(players, None))
            watched = WatchScene(pilot.context, no_people, match.record(), seals={place: seal})
            pilot.context.stack.push(watched)
            pilot.frames(2)
            watched.flow.paused = True
            watched.flow.wind(place + 1)
            computed(seal.digest)
            assert said in str(watched.bar_words().words)
            watched.flow.wind(place)
            assert said not in str(watched.bar_words().words), "not before it is dealt"


def test_a_phone_finds_the_whole_seal_in_the_picture() -> None:
    """Each square is whole pixels, dark on white, with the white border that readers want. Its text is all 256 bits, in
    capitals, for which such a code needs the fewest squares."""
    digest = make_seal("a deal").digest
    assert digest.upper() in code_text(digest)
    picture = picture_code(code_text(digest), 400)
    squares = 33 + 2 * QUIET
    assert picture.get_size() == (400 // squares * squares,) * 2
    colors = {
        tuple(picture.get_at((x, y)))[:3] for x in range(picture.get_width()) for y in range(picture.get_height())
    }
    assert colors == {(0, 0, 0), (255, 255, 255)}
    border = pygame.Rect(0, 0, *picture.get_size()).inflate(*(-2 * QUIET * (400 // squares),) * 2)
    for at in ((border.left - 1, border.top), (border.left, border.top - 1), (border.right, border.bottom)):
        assert picture.get_at(at)[:3] == (255, 255, 255)
    for corner in (border.topleft, (border.right - 1, border.top), (border.left, border.bottom - 1)):
        assert picture.get_at(corner)[:3] == (0, 0, 0), "the corners that a reader looks for"
