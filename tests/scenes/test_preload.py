"""A table rehearses in the spare time of frames: its pictures are ready at the first question."""

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path

import pygame
import pytest

from engine.games import GAMES
from engine.headless.arguments import THEMES
from game.context import Context
from game.draw import cache
from game.idle_work import WhileWanted
from game.input.actions import KEYS, Action
from game.scene import Scene
from game.settings import Settings
from game.theme import STAGE
from scenes.front.greeting import GreetingScene
from scenes.handover.curtain import CurtainScene
from scenes.lobby.seats import SeatsScene
from scenes.table import preload as rehearsing
from scenes.table.preload import once, preload
from scenes.table.scene import Rehearsal, TableScene
from tests.pilot import COARSE, Pilot
from tests.scenes.at_table import TablePilot, match_of, plan, put_match
from tests.scenes.coached import FIRST, SECOND, sit

A_LOOK = 30.0
"""Seconds of story in which all seats have been asked, in every game and theme."""
LARGE = round(1024 * 1024 * COARSE**2)
"""Bytes of a picture that no frame may wait for: a megabyte in full HD, proportionally less in a small window."""


def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of all large pictures that are made from now on."""
    names: list[str] = []
    put = cache.LruCache.put

    def noted(shelf: cache.LruCache, key: tuple[str, ...], value: object, part: bool = False) -> None:
        put(shelf, key, value, part)
        if shelf._row(part).get(key, (None, 0))[1] >= LARGE:
            names.append(key[0])

    monkeypatch.setattr(cache.LruCache, "put", noted)
    return names


def to_a_hand(pilot: TablePilot) -> Iterator[Scene]:
    """The scenes, frame by frame, until a player behind a curtain has the first question."""
    for _ in range(4000):
        scene = pilot.scene
        yield scene
        if isinstance(scene, CurtainScene) and not scene.busy and scene.share == 0:
            pilot.tap(Action.CONFIRM, scene.device or FIRST)
        elif scene is pilot.table and pilot.table.screen.room.looker is not None and pilot.table.screen.asking:
            return
        else:
            scene.act_for_player()
            pilot.frames(3, dt=0.1)
    raise AssertionError("no seat is ever asked")


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_no_frame_waits_for_a_large_picture(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, theme: str
) -> None:
    """Of all pictures until the first asked player sees the own cards."""
    monkeypatch.setattr(rehearsing, "STORY", A_LOOK)
    with sit(tmp_path, FIRST, SECOND, game=game) as pilot:
        pilot.context.settings.change(theme=theme, pace="fast", reduced_motion=False)
        pilot.table.flow.proceed()  # the table starts with its theme
        pilot.table.uncover(None)
        pilot.frames(1)
        pilot.context.idle_work.run_all()
        late = made(monkeypatch)
        for _ in to_a_hand(pilot):
            assert not late


class Untouchable:
    """A match that must not be asked anything."""

    def __getattr__(self, name: str) -> object:
        raise AssertionError(f"a rehearsal asked the real match for its {name}")


def test_a_rehearsal_knows_nothing_of_the_match_and_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    cache.clear()  # of a rehearsal in another test
    with TablePilot(tmp_path, plan("classic", 4, (FIRST, SECOND)), pace="slow") as pilot:
        context, table = pilot.context, pilot.table
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy)
        scenes, played = tuple(context.stack.scenes), tuple(context.sound.played)
        owners, settings, kept = (
            dict(context.devices._owners),
            context.settings.get,
            context.store.matches.to_continue(),
        )
        seen: list[Rehearsal] = []
        begun = Rehearsal.enter
        monkeypatch.setattr(Rehearsal, "enter", lambda scene: (seen.append(scene), begun(scene)))
        match = match_of(table)
        put_match(table, Untouchable())
        context.idle_work.run_all()
        put_match(table, match)
        (rehearsal,) = seen
        assert match_of(rehearsal).steps and rehearsal.screen.room.seating == table.screen.room.seating
        assert (tuple(context.stack.scenes), tuple(context.sound.played)) == (scenes, played)
        assert (dict(context.devices._owners), context.settings.get) == (owners, settings)
        assert context.store.matches.to_continue() == kept
        assert not caplog.records


def test_a_rehearsal_ends_with_its_table(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        there = [True]
        job = WhileWanted(preload(pilot.context, lambda context: Still(context)), lambda: there[0])
        next(job)
        there[0] = False
        assert next(job, "over") == "over"
        unwanted = preload(pilot.context, lambda context: pytest.fail("it is not wanted"))
        assert list(WhileWanted(unwanted, lambda: False)) == []


def test_another_theme_is_rehearsed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    with TablePilot(tmp_path, plan("classic", 4, (FIRST, SECOND))) as pilot:
        rehearsed = lambda context, *_: iter(asked.append(context.theme.name) or ())  # noqa: E731
        monkeypatch.setattr("scenes.table.preload.table_ahead", rehearsed)
        pilot.table.uncover(None)
        assert asked == []
        pilot.context.settings.change(theme="kids")
        pilot.table.uncover(None)
        assert asked == ["kids"]


class Still(Scene):
    """Draw the results of `pictures`, and count how often."""

    def __init__(self, context: Context, *pictures: Callable[[], pygame.Surface]) -> None:
        super().__init__(context)
        self.pictures, self.drawn = pictures, 0

    def draw(self, canvas: pygame.Surface) -> None:
        self.drawn += 1
        for picture in self.pictures:
            canvas.blit(picture(), (0, 0))


def test_each_piece_makes_one_picture_if_they_take_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsing, "A_PIECE", 0.0)
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))

    @cache.cached
    def picture(number: int) -> pygame.Surface:
        return pygame.Surface((1 + number, 1))

    with Pilot(tmp_path) as pilot:
        scenes: list[Still] = []

        def opening(context: Context) -> Scene:
            scenes.append(Still(context, *(lambda number=number: picture(number) for number in range(3))))
            return scenes[0]

        job = preload(pilot.context, opening, story=0.0)
        for number in range(3):
            next(job)
            assert [picture.ready(other) for other in range(3)] == [other <= number for other in range(3)]
        assert list(job) == [] and scenes[0].drawn == 4


def test_an_error_backstage_ends_only_the_rehearsal(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    def broken() -> pygame.Surface:
        raise ZeroDivisionError("queen")

    with Pilot(tmp_path) as pilot:
        assert list(preload(pilot.context, lambda context: Still(context, broken))) == []
    assert "a rehearsal failed: ZeroDivisionError < tests/scenes/test_preload.py:" in caplog.text
    assert "queen" not in caplog.text and "Traceback" not in caplog.text, "the log is read by people"


def test_backstage_has_settings_of_its_own(tmp_path: Path) -> None:
    with Pilot(tmp_path) as pilot:
        pilot.context.settings.change(theme="kids", text_size=150)
        there = rehearsing.backstage(pilot.context, pilot.context.stack)
        assert isinstance(there.settings, Settings) and there.theme == pilot.context.theme
        there.settings.change(theme="grown-up")
        assert pilot.context.theme.kids


def test_a_hand_is_drawn_while_its_curtain_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the slack, before all other waiting work: the first frame behind a curtain has enough to paint."""
    monkeypatch.setattr(cache, "A_PIECE", 60.0)  # no busy machine interrupts the work before the hand
    with TablePilot(tmp_path, plan("classic", 4, (FIRST, SECOND)), pace="slow") as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy)
        curtain_now = pilot.scene
        pilot.tap(Action.CONFIRM, curtain_now.device or FIRST)
        assert pilot.scene is curtain_now and curtain_now.share < 1
        hand = pilot.table.screen.hand
        for _ in range(1 + len(hand.cards)):  # the scene behind the curtain, then card by card
            assert pilot.context.idle_work.piece()
        assert len(hand.prints) >= len(hand.cards) > 5


def test_a_rehearsal_is_repeated_when_its_pictures_may_be_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also after an interruption; its key is the first of all that is dropped."""
    picture = cache.cached(lambda number: pygame.Surface((10, 10)))  # 400 bytes and 256 for itself
    with Pilot(tmp_path, size=STAGE) as pilot:
        monkeypatch.setattr(cache, "LRU", cache.LruCache(3_300))  # so there is room for five
        scenes: list[Still] = []

        def opening(context: Context) -> Scene:
            scenes.append(Still(context, lambda: picture(0)))
            return scenes[-1]

        def rehearse(pieces: int | None = None) -> int:
            list(islice(once("table", preload(pilot.context, opening, story=0.1)), pieces))
            return len(scenes)

        assert (rehearse(pieces=1), rehearse(), rehearse()) == (1, 2, 2)
        for number in range(1, 5):
            picture(number)
        assert "table" not in cache.LRU and picture.ready(0)
        assert rehearse() == 3


def test_the_second_match_of_a_table_is_not_rehearsed_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rehearsing, "STORY", 1.0)
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))
    begun: list[Rehearsal] = []
    enter = Rehearsal.enter
    monkeypatch.setattr(Rehearsal, "enter", lambda scene: (begun.append(scene), enter(scene)))
    for players, rehearsals in ((4, 1), (4, 1), (5, 2)):
        variant = "classic" if players == 4 else "classic_individual"
        with TablePilot(tmp_path, plan(variant, players, (FIRST, SECOND))) as pilot:
            pilot.context.idle_work.run_all()
        assert len(begun) == rehearsals


def test_a_rehearsal_turns_no_cards_but_asks_for_their_faces(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))
    begun: list[Rehearsal] = []
    enter = Rehearsal.enter
    monkeypatch.setattr(Rehearsal, "enter", lambda scene: (begun.append(scene), enter(scene)))
    with TablePilot(tmp_path, plan("classic", 4, (FIRST, SECOND))) as pilot:
        pilot.context.idle_work.run_all()
    prints = begun[0].screen.stage.table.prints
    kept = [value for value, _ in cache.LRU._values.values()]
    (newest,) = prints._prints.values()  # more of them would stay in memory after the cache has dropped them
    assert any(newest is value for value in kept)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", GAMES)
def test_the_scene_after_the_seats_is_ready_before_the_start(
    game: str, theme: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Table, and before it children's greeting: no set, no host and no curtain is drawn in their first frames."""
    monkeypatch.setattr(rehearsing, "STORY", 4.0)  # a lone child is asked at once, or after three others
    monkeypatch.setattr(cache, "LRU", cache.LruCache(cache.MEMORY_LIMIT))
    with Pilot(tmp_path, kids=theme == "kids") as pilot:
        pilot.context.stack.push(SeatsScene(pilot.context, game, KEYS))
        pilot.frames(1)
        pilot.context.idle_work.run_all()
        names = made(monkeypatch)
        pilot.press(Action.CONFIRM)
        if isinstance(pilot.scene, GreetingScene):
            pilot.frames(30)
            pilot.press(Action.CONFIRM)
        pilot.frames(10)
        assert any(isinstance(scene, TableScene) for scene in pilot.context.stack.scenes)
        pilot.context.idle_work.jobs.clear()
    assert not names
