"""The show for passers-by: real matches of all offered games in turn, quiet, moving, and not kept."""

from collections.abc import Hashable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.core.messages import say
from engine.core.packs import ENGLISH, PACK_OPTION
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game import surfaces
from game.canvas import Blit, Canvas
from game.draw import cache
from game.draw.house_set import house_set
from game.painter import paint
from game.text.languages import LANGUAGES
from game.theme import STAGE, Theme
from scenes.ending.results import ResultsScene
from scenes.kiosk import lit_frame
from scenes.kiosk.attract import EVERY, LIGHT_AT, REACH, SIDE_CURTAINS, AttractScene, aside
from scenes.kiosk.show import AHEAD, SHOWN, SHUTS, ShelfScene, Show
from scenes.replay.watching import WatchScene
from scenes.table.game_table import GameTable, table_of
from scenes.table.lively import Lively
from scenes.table.scene import TableScene
from scenes.table.stage import backdrop
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import match_of


def only(*games: str) -> str:
    """The operator's file that offers only these games."""
    return "[games]\n" + "\n".join(f'{game} = "none"' for game in GAMES if game not in games)


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[KioskPilot]:
    with KioskPilot(tmp_path) as pilot:
        yield pilot


def show_of(pilot: KioskPilot) -> Show:
    assert isinstance(pilot.scene, AttractScene)
    return pilot.scene.show


def table_of_show(show: Show) -> TableScene:
    table = show.stack.scenes[0]
    assert isinstance(table, TableScene)
    return table


def test_it_opens_with_the_shelf_and_every_offered_game_is_in_front_once(pilot: KioskPilot) -> None:
    show = show_of(pilot)
    shelf = show.stack.top
    assert isinstance(shelf, ShelfScene) and show.entry is None
    front = [shelf.shelf.entry.game]
    while isinstance(show.stack.top, ShelfScene):
        show.advance(0.2)
        if shelf.shelf.entry.game != front[-1]:
            front.append(shelf.shelf.entry.game)
    assert front == list(GAMES)


def test_all_offered_games_are_shown_in_turn_and_then_the_shelf_again(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, '[games]\nspooks = "none"\nrook = ["classic"]\n') as pilot:
        show, seen = show_of(pilot), []
        offered = [game for game in GAMES if game != "spooks"]
        for _ in offered:
            show.begin_match()
            seen.append(table_of_show(show).session.setup)
        assert [setup.game for setup in seen] == offered
        assert ("rook", "classic") in {(setup.game, setup.variant) for setup in seen}
        show.spent = SHOWN
        show.advance(0.1)
        assert isinstance(show.stack.top, ShelfScene)
        show.begin_match()
        assert table_of_show(show).session.game.name == offered[0]


def test_the_next_game_is_remembered_through_visitors_and_power_cuts(tmp_path: Path) -> None:
    """After a visitor, the operator's screen or a power cut the first game does not come again."""
    games = tuple(GAMES)
    with KioskPilot(tmp_path) as pilot:
        show_of(pilot).begin_match()
        pilot.welcome()
        pilot.keeper.begin_again()
        pilot.frames(1)
        show_of(pilot).begin_match()
        assert table_of_show(show_of(pilot)).session.game.name == games[1]
    with KioskPilot(tmp_path) as pilot:
        assert pilot.kiosk.next_shown == games[2]


def test_a_game_that_is_not_offered_any_more_is_skipped(tmp_path: Path) -> None:
    first, second, third, *_ = GAMES
    with KioskPilot(tmp_path, only(second, third)) as pilot:
        for latest, following in ((first, second), (second, third), (third, second), ("gone", second)):
            pilot.kiosk.shows(latest)
            assert pilot.kiosk.next_shown == following


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("game", GAMES)
def test_a_match_begins_at_a_lively_moment_by_public_facts(tmp_path: Path, game: str, theme: str) -> None:
    lively = table_of(game).feature(Lively)
    with KioskPilot(tmp_path, f'{only(game)}\n[screen]\ntheme = "{theme}"\n') as pilot:
        show = show_of(pilot)
        show.begin_match()
        session = table_of_show(show).session
        assert not session.over and session.kept is None
        assert lively is None or lively.begins(session.facts_for(PUBLIC).view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_in_the_language_of_the_kiosk(tmp_path: Path, language: str) -> None:
    with KioskPilot(tmp_path, f'[screen]\nlanguage = "{language}"\n') as pilot:
        plans = [show_of(pilot).plan(game).setup for game in GAMES]
        packed = [setup for setup in plans if setup.game in ("hooky", "word_porters")]
        expected = language if language in PACK_OPTION.choices else ENGLISH
        assert packed and all(setup.options.get(PACK_OPTION.name, ENGLISH) == expected for setup in packed)


def test_the_show_is_the_public_view_of_a_table_without_people(pilot: KioskPilot) -> None:
    show_of(pilot).begin_match()
    table = table_of_show(show_of(pilot))
    assert not isinstance(table, WatchScene)
    assert not any(table.screen.room.seating.people) and table.screen.room.viewpoint == PUBLIC and not table.hands_open


def test_a_match_is_really_played_and_not_kept(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, only("spooks")) as pilot:
        show = show_of(pilot)
        show.begin_match()
        table = table_of_show(show)
        began = len(match_of(table).steps)
        pilot.context.settings.change(pace="off")
        for _ in range(300):
            pilot.wait(0.1)
            if len(match_of(table).steps) > began + 5:
                break
        assert len(match_of(table).steps) > began + 5
        assert table.session.kept is None and not table.secret and not table.screen.hand.cards
        store = pilot.context.store
        assert store.matches.to_continue() is None and not store.history.results() and not store.people.all()
        assert pilot.kiosk.usage.rows() == ()
        assert pilot.kiosk.idle


def test_after_its_time_and_after_its_end_the_next_game_comes(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, only("spooks", "rook")) as pilot:
        show = show_of(pilot)
        show.begin_match()
        first = table_of_show(show)
        show.spent = SHOWN - 0.25
        show.advance(0.1)
        assert table_of_show(show) is first
        end = {"scores": [1] * len(first.screen.room.seating), "winners": [0]}
        show.stack.replace(ResultsScene(show.context, first.session.plan, end))
        show.spent = 0.0
        for _ in range(70):
            show.advance(0.1)
        second = table_of_show(show)
        assert second.session.game.name != first.session.game.name


def test_the_little_curtain_closes_before_the_next_game_and_opens_after_it_but_not_with_less_motion(
    pilot: KioskPilot,
) -> None:
    show = show_of(pilot)
    show.begin_match()
    assert show.shut == 1
    for spent, shut in ((SHUTS, 0), (SHOWN / 2, 0), (SHOWN - SHUTS, 0), (SHOWN, 1)):
        show.spent = spent
        assert show.shut == pytest.approx(shut)
    pilot.context.settings.change(reduced_motion=True)
    assert show.shut == 0


def test_the_next_game_is_prepared_during_other_pictures(pilot: KioskPilot, monkeypatch: pytest.MonkeyPatch) -> None:
    show, added = show_of(pilot), []
    monkeypatch.setattr(pilot.context.idle_work, "add", lambda job, first=False: added.append(job))
    show.begin()
    assert len(added) == 1
    following = pilot.kiosk.next_shown
    cache.clear()
    next(piece for piece in added[0] if len(cache.LRU))
    show.begin_match()
    added.clear()
    show.spent = SHOWN - AHEAD - 0.05
    show.advance(0.1)
    assert len(added) == 1 and pilot.kiosk.next_shown != following


def test_nothing_is_played_ahead_once_a_visitor_has_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Before, up to five matches were begun, and their set was drawn, between the frames of a visitor at the title."""
    with KioskPilot(tmp_path, only("rook")) as pilot:
        show, added = show_of(pilot), []
        monkeypatch.setattr(pilot.context.idle_work, "add", lambda job, first=False: added.append(job))
        show.begin()
        next(added[0])
        session = show._next.session
        pilot.welcome()
        began = session.step_count
        assert len(list(added[0])) <= 1 and session.step_count <= began + 1


@pytest.mark.parametrize("game", GAMES)
def test_no_frame_waits_for_the_set_of_the_next_match(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, painted = [], backdrop.paint_set

    def asked(game_table: GameTable[Any], theme: Theme, moment: float, worn: Hashable | None) -> pygame.Surface:
        ready.append(backdrop.ready(game_table, theme, moment))
        return painted(game_table, theme, moment, worn)

    monkeypatch.setattr(backdrop, "paint_set", asked)
    with KioskPilot(tmp_path, only(game)) as pilot:
        show, added = show_of(pilot), []
        monkeypatch.setattr(pilot.context.idle_work, "add", lambda job, first=False: added.append(job))
        cache.clear()
        show.begin()
        next(piece for piece in added[0] if ready)  # until a rehearsal has a table, at the beginning of its day
        assert ready[0] or table_of(game).feature(backdrop.TimeOfDay) is not None
        ready.clear()
        show.begin_match()
        assert ready == [True]


def test_a_visitor_ends_the_show_and_its_sounds(pilot: KioskPilot) -> None:
    show = show_of(pilot)
    usual = pilot.context.settings.usual
    assert pilot.context.settings.get.effects < usual.effects
    pilot.welcome()
    assert not show.stack.scenes
    assert pilot.context.settings.get == usual


@pytest.mark.parametrize(("said", "effects", "music"), [("full", 80, 80), ("quiet", 30, 30), ("none", 0, 0)])
def test_the_show_is_as_loud_as_the_operator_says(tmp_path: Path, said: str, effects: int, music: int) -> None:
    with KioskPilot(tmp_path, f'[sound]\nattract = "{said}"\n') as pilot:
        assert (pilot.context.settings.get.effects, pilot.context.settings.get.music) == (effects, music)


def test_the_rail_has_the_game_the_message_and_how_to_begin(tmp_path: Path) -> None:
    with KioskPilot(tmp_path, '[screen]\nmessage = "Welcome to the museum"\n') as pilot:
        scene = pilot.scene
        assert isinstance(scene, AttractScene)
        assert pilot.context.voice.words(say("kiosk-games", count=len(GAMES))) in scene.bar_words().text
        scene.show.begin_match()
        said, first = set(), scene.bar_words().words
        for _ in range(30):
            said |= {part for part in scene.bar_words().words if isinstance(part, str)}
            scene.show.spent += 1
        entry = scene.show.entry
        assert entry is not None and entry.title in first, "its name comes first"
        assert {entry.title, pilot.context.voice.words(entry.line), entry.players, "Welcome to the museum"} <= said


def test_everything_moves_a_little_and_never_jumps() -> None:
    places = {aside(EVERY * (number + 0.9)) for number in range(20)}
    assert len(places) == 8 and all(max(map(abs, place)) <= REACH for place in places)
    before = aside(0.0)
    for frame in range(1, int(60 * EVERY) * 9):
        now = aside(frame / 60)
        assert max(abs(a - b) for a, b in zip(before, now, strict=True)) <= 1
        before = now


def test_a_shifted_picture_has_the_margins_of_the_set_and_only_one_whole_set(pilot: KioskPilot) -> None:
    """In 4K a set takes 32 MiB, and what one frame shows must stay in memory."""
    scene, canvas = pilot.scene, Canvas(STAGE)
    assert isinstance(scene, AttractScene)
    scene.clock = next(number * EVERY for number in range(9) if min(aside(number * EVERY)) > 4)
    scene.draw(canvas)
    whole = [one for one in canvas.commands if isinstance(one, Blit) and one.source.get_size() == STAGE]
    assert [one.place[:2] for one in whole] == [aside(scene.clock)]
    shown, behind = paint(canvas), house_set(pilot.context.theme, LIGHT_AT, SIDE_CURTAINS)
    for at in ((0, 300), (700, 0)):
        place = surfaces.placed(at, surfaces.density())
        assert pygame.Surface.get_at(shown, place)[:3] == pygame.Surface.get_at(behind, place)[:3]


def test_bulbs_take_turns_at_most_twice_a_second() -> None:
    places = [place for side in lit_frame.bulbs((1200, 570)) for place in side]
    assert len(set(places)) == len(places) > 40
    assert len(places) % 2 == 0, "the last is unlike the first, all round"
    assert 1 / (2 * lit_frame.PHASE) < 2  # twice a second at most


def test_faces_come_and_go_one_after_the_other() -> None:
    starts = []
    for place in range(len(lit_frame.FACES)):
        shares = [lit_frame.out_share(clock / 10, place, calm=False)[0] for clock in range(240)]
        assert min(shares) == 0 and max(shares) == 1
        starts += [i for i, (a, b) in enumerate(pairwise(shares)) if a == 0 and b > 0]
    assert len(set(starts)) == len(starts) == 4


@pytest.mark.parametrize(("theme", "size"), [("grown-up", 100), ("kids", 200)])
def test_the_picture_of_the_show_is_the_public_table_smaller(tmp_path: Path, theme: str, size: int) -> None:
    """The frame has the part of the table above its rail, tile by tile, and nothing else."""
    with KioskPilot(tmp_path, size=STAGE) as pilot:
        pilot.context.settings.change(theme=theme, text_size=size)
        show = show_of(pilot)
        show.begin_match()
        for _ in range(3):
            placed = list(show.paint())
        wide, high = show.size
        whole = pygame.Surface((wide, high))
        for tile, at in placed:
            whole.blit(tile, at)
        table = show.smaller.painter.picture.subsurface((0, 0, 1920, pilot.context.theme.bar_top))
        smaller = pygame.transform.smoothscale(table, (wide, high))
        far = [
            max(abs(a - b) for a, b in zip(whole.get_at((x, y))[:3], smaller.get_at((x, y))[:3], strict=True))
            for x in range(5, wide, 37)
            for y in range(5, high, 31)
        ]
        assert sorted(far)[int(0.98 * len(far))] <= 24
        first = {at: tile for tile, at in placed}
        assert all(first[at] is tile for tile, at in show.paint()), "what has not changed is not painted again"
