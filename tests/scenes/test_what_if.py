"""The options for a finished match: what if, its highlights, a lesson of it, a film."""

import io
import sys
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PIL import Image

from engine.core.advice import Advice
from engine.core.game import Game
from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.core.steps import Step
from engine.games import GAMES
from game import surfaces
from game.film_process import GIF, PATIENCE, TAKEN, WEBP, Film, FilmProcess, are_films, encode
from game.input.actions import Action, Press
from game.quick_bots import QuickBots
from game.scene import Scene
from game.store.disk.private import SHARED
from game.theme import STAGE
from scenes.games import sides_of
from scenes.replay import film
from scenes.replay.film import FilmPage
from scenes.replay.highlights import SECONDS
from scenes.replay.mistake import MistakeTable
from scenes.replay.replay_menu import ReplayChoice, ReplayMenu
from scenes.replay.review import Finding, decided
from scenes.replay.watching import WatchScene
from scenes.replay.what_if import STANDING, WhatIfTable, came_of_it
from scenes.seating import TablePlan, first_seating
from scenes.table.stage import backdrop
from tests.pilot import Pilot
from tests.scenes.at_table import SECOND, match_of
from tests.scenes.test_review import played

PAD = "pad:3"
LONGEST = 400
"""Steps of time after which a hand among random players is over."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    def first(context) -> Scene:
        context.settings.change(theme="kids")
        context.settings.change(theme="grown-up", pace="off", reduced_motion=True)
        return Scene(context)

    with (
        pytest.MonkeyPatch.context() as patched,
        Pilot(tmp_path_factory.mktemp("replays"), first, QuickBots("random")) as pilot,
    ):
        empty = surfaces.new(STAGE)
        patched.setattr(backdrop, "paint_set", lambda *look: empty)  # no set is looked at here
        yield pilot


def watched(house: Pilot, game: str = "hookie_mookie") -> WatchScene:
    """A replay after a decision, with a person at the first seat."""
    stack, match = house.context.stack, played(game)
    while len(stack.scenes) > 1:
        stack.dismiss()
        stack.apply()
    scene = WatchScene(
        house.context, TablePlan(match.setup, first_seating(match.setup.players, PAD)), match.record(), stack.dismiss
    )
    stack.push(scene)
    stack.apply()
    house.context.idle_work.jobs.clear()
    cursor = scene.flow.cursor
    numbers = (
        n
        for n, step in enumerate(cursor.steps)
        if isinstance(step.by, int) and decided(cursor.prompts_of(n, step.by), step)
    )
    scene.flow.stand()
    scene.flow.wind(list(numbers)[2] + 1)
    return scene


def press(house: Pilot, action: Action) -> None:
    house.context.stack.act(Press(action, PAD))
    house.context.stack.apply()


def other_than(taken: Step, scene: WatchScene, number: int) -> Step:
    """Another answer of a random player in its place."""
    cursor = scene.flow.cursor
    game, asked = cursor.game, [one for one in cursor.prompts_of(number, taken.by) if not one.interrupts]
    view, heard = game.view(cursor.state(number), taken.by), cursor.heard(number, taken.by)
    steps = (game.decide(view, heard, asked, "random", seed) for seed in range(50))
    return next(step for step in steps if step != taken)


def test_only_computer_players_of_a_record_wear_the_robot(house: Pilot) -> None:
    seats = watched(house).screen.room.seating
    assert [plan.badge == "bot" for plan in seats.seats] == [False, *(len(seats) - 1) * [True]]
    assert not any(seats.people), "nothing waits for a press"


@pytest.mark.parametrize("game", GAMES)
def test_another_answer_is_imagined_to_the_end_of_that_hand_and_the_record_is_unchanged(
    house: Pilot, game: str
) -> None:
    scene, matches = watched(house, game), house.context.store.history.results(9)
    before, at = match_of(scene).state, scene.flow.at
    number, seat = scene._fork
    assert number == at - 1
    scene._do(ReplayChoice("what-if", PAD))
    house.context.stack.apply()
    table = house.scene
    assert isinstance(table, WhatIfTable) and table.standing == STANDING and table.asks
    assert match_of(table).state == scene.flow.cursor.state(number) and table.screen.room.seating[seat].person
    assert {plan.level for plan in table.screen.room.seating.seats} == {GAMES[game].levels[-1]}, "masters go on"
    robots = [plan.badge == "bot" for plan in table.screen.room.seating.seats]
    assert robots == [one != seat for one in range(len(table.screen.room.seating))]
    other = other_than(scene.flow.cursor.steps[number], scene, number)
    table.flow.answer(other)
    for _ in range(LONGEST):
        if table.flow.over:
            break
        house.context.stack.update(SECOND)
        house.context.stack.apply()
        if house.scene is not table:
            house.scene.act_for_player()
            house.context.stack.apply()
    assert table.flow.over and not any(table.screen.room.seating.people) and other in match_of(table).steps
    assert table.screen.room.viewpoint == PUBLIC and table.screen.room.hands_open and table.session.kept is None
    press(house, Action.BACK)
    assert house.scene is scene and (match_of(scene).state, scene.flow.at) == (before, at)
    assert house.context.store.history.results(9) == matches


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda one: one.name)
def test_every_seat_is_told_its_imagined_score_also_if_sides_are_scored(game: Game) -> None:
    """Scores are in the end line by side, and the asking player is one of a side."""
    setups = (game.setup(one.name, players, {}) for one in game.variants for players in one.players)
    for setup in setups:
        sides = sides_of(setup)
        imagined, real = (
            {"winners": [*sides[0]], "scores": [more + at for at in range(len(sides))]} for more in (10, 50)
        )
        for at, seat in ((at, seat) for at, side in enumerate(sides) for seat in side):
            told = dict(came_of_it(setup, seat, imagined, real).args)
            assert (told.get("amount", 10 + at), told.get("real", 50 + at)) == (10 + at, 50 + at)


def test_highlights_take_twenty_seconds_at_most_and_any_confirm_shows_all_of_it(house: Pilot) -> None:
    scene = watched(house)
    scene._do(ReplayChoice("highlights", PAD))
    assert scene.flow.highlights and scene.flow.at == scene.flow.highlights[0].begins
    assert [one.words.key for one in scene.bindings() if one.words] == ["replay-whole", "replay-leave"]
    seconds, furthest = 0.0, 0
    while scene.flow.highlights:
        furthest = max(furthest, scene.flow.at)
        scene.flow.advance(0.1)
        seconds += 0.1
        assert seconds < SECONDS + 1
    assert furthest == len(scene.flow.cursor) and scene.flow.at == 0 and not scene.flow.paused
    scene._do(ReplayChoice("highlights", PAD))
    press(house, Action.CONFIRM)
    assert not scene.flow.highlights and scene.flow.at == 0


def finding(scene: WatchScene, person: int = 0) -> Finding:
    """A better step for the first decision of that person, as the coach reports it."""
    cursor, game = scene.flow.cursor, scene.flow.cursor.game
    numbers = (
        n for n, step in enumerate(cursor.steps) if step.by == person and decided(cursor.prompts_of(n, person), step)
    )
    at = next(numbers)
    best = game.advise(
        game.view(cursor.state(at), person), cursor.heard(at, person), cursor.prompts_of(at, person), None, 1
    )
    better = Advice(other_than(cursor.steps[at], scene, at), best.reason, best.facts)
    return Finding(at, person, person, cursor.steps[at], 3.0, better)


def test_a_lesson_from_a_match_ends_in_the_replay_and_counts_for_nothing(
    house: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = watched(house)
    found = finding(scene)
    scene.review.found[0] = found
    for counts in ("note_beat", "note_end"):
        monkeypatch.setattr(house.context.learning, counts, lambda *told: pytest.fail("that is no lesson"))
    scene._do(ReplayChoice("mistake", PAD, 0))
    house.context.stack.apply()
    table = house.scene
    assert (
        isinstance(table, MistakeTable)
        and table.screen.room.viewpoint == found.seat
        and table.flow.wanted == found.best.step
    )
    table.flow.answer(found.taken)
    assert table.flow.why.key == "mistake-taken" and table.flow.asked is not None
    table.flow.answer(found.best.step)
    for _ in range(9):
        house.context.stack.update(SECOND)
        table.flow.confirm()
        house.context.stack.apply()
    assert house.scene is scene


def test_peoples_moves_are_only_examined_at_turning_points(house: Pilot) -> None:
    scene = watched(house)
    found = finding(scene)
    scene.flow.wind(found.at + 1)
    assert scene.eyes.step is None
    scene.review.found[0] = found
    scene._do(ReplayChoice("turning", PAD))
    assert scene.eyes.open and scene.flow.at == found.at + 1
    assert "Anna" in scene.bar_words().text


def test_the_page_shows_the_coachs_progress_and_names_who_has_a_lesson(house: Pilot) -> None:
    scene = watched(house)
    scene.more()
    house.context.stack.apply()
    page = house.scene
    assert isinstance(page, ReplayMenu)
    rows = {row.id: row for row in page.rows()}
    assert rows["turning"].off and rows["turning"].line.key == "replay-looking" and ("mistake", 0) not in rows
    assert not rows["what-if"].off
    scene.review.found[0] = finding(scene)
    scene.review.found[1] = scene.review.found[0]
    rows = {row.id: row for row in page.rows()}
    assert not rows["turning"].off and ("mistake", 0) in rows and ("mistake", 1) not in rows, (
        "people alone have lessons"
    )
    press(house, Action.BACK)
    assert house.scene is scene


def test_children_hear_of_no_mistakes_and_nothing_of_them_is_kept(house: Pilot) -> None:
    house.context.settings.change(theme="kids")
    try:
        scene = watched(house)
        assert scene.review is None
        scene.more()
        house.context.stack.apply()
        assert [row.id for row in house.scene.rows()] == ["highlights", "what-if", "back"]
    finally:
        house.context.settings.change(theme="grown-up")


# Films


@pytest.mark.parametrize(
    ("suffix", "kind", "size", "shown", "each"),
    [(WEBP, "WEBP", (33, 18), (0, 1, 2), 80), (GIF, "GIF", (22, 12), (0, 2), 160)],
)
def test_a_film_has_every_given_frame_and_its_gif_every_second_one_in_small(
    suffix: str, kind: str, size: tuple[int, int], shown: tuple[int, ...], each: int
) -> None:
    colors = [(200, 30, 30), (30, 200, 30), (30, 30, 200)]
    said: list[object] = []
    encode(iter((Film((33, 18), 3, 80), *(bytes(color) * (33 * 18) for color in colors))), said.append)
    *taken, files = said
    assert taken == 3 * [TAKEN] and are_films(files)
    made = Image.open(io.BytesIO(files[suffix]))
    assert (made.format, made.size, made.n_frames, made.info["loop"]) == (kind, size, len(shown), 0)
    for number, frame in enumerate(shown):
        made.seek(number)
        found = made.convert("RGB").getpixel((16, 9))
        assert all(abs(one - other) < 24 for one, other in zip(found, colors[frame], strict=True))
        assert made.info["duration"] == each


def test_files_that_are_cut_short_are_no_film() -> None:
    said: list[object] = []
    encode(iter((Film((32, 18), 1, 80), bytes(3 * 32 * 18))), said.append)
    files = said[-1]
    assert isinstance(files, dict) and are_films(files)
    for suffix in (WEBP, GIF):
        assert not are_films({**files, suffix: files[suffix][:-1]})
        assert not are_films({suffix: files[suffix]})


class Instead:
    """A stand-in for the process: it takes frames at once, and gives its files after the last."""

    made: dict[str, bytes] = {WEBP: b"RIFF and so on", GIF: b"GIF89a and so on"}

    def __init__(self, size: tuple[int, int], count: int, milliseconds: int) -> None:
        self.bytes, self.count, self.frames, self.closed = 3 * size[0] * size[1], count, [], False

    @property
    def ready(self) -> bool:
        return len(self.frames) < self.count

    @property
    def files(self) -> dict[str, bytes] | None:
        return None if self.ready else self.made

    def add(self, pixels: bytes) -> None:
        assert len(pixels) == self.bytes
        self.frames.append(pixels)

    def close(self) -> None:
        self.closed = True


@pytest.mark.parametrize("density", [2 / 3, 4 / 3])
def test_a_film_keeps_its_size_in_a_window_that_changes(
    house: Pilot, monkeypatch: pytest.MonkeyPatch, density: float
) -> None:
    """Before, the process waited forever for the rest of a frame that was too small, and larger ones became noise."""
    monkeypatch.setattr(film, "FRAMES", 3)
    monkeypatch.setattr(film, "FilmProcess", Instead)
    page = FilmPage(house.context, "any", watched(house)._staged)
    house.context.stack.push(page)
    house.context.stack.apply()
    assert isinstance(page._film, Instead)
    before = surfaces.density()
    try:
        for _ in range(2000):
            if page._film.frames:
                surfaces.use_density(density)
            if page.result is not None:
                break
            house.context.stack.update(0.0)
    finally:
        surfaces.use_density(before)
    assert len(page._film.frames) == 3  # each of them in the announced size, or it would have taken none
    house.context.stack.dismiss()
    house.context.stack.apply()


@pytest.mark.parametrize("does", ["", "import time; time.sleep(600)"])
def test_a_process_that_ends_or_hangs_makes_no_film_and_people_are_told(
    house: Pilot, monkeypatch: pytest.MonkeyPatch, does: str
) -> None:
    """R7: before, the page of one that hangs waited forever."""
    now = [0.0]
    command = (sys.executable, "-S", "-c", does)
    monkeypatch.setattr(film, "FilmProcess", partial(FilmProcess, command=command, clock=lambda: now[0]))
    page = FilmPage(house.context, "any", watched(house)._staged)
    house.context.stack.push(page)
    house.context.stack.apply()
    for _ in range(20_000):
        if page.result is not None or (does and page._frames == 1):
            break
        house.context.stack.update(0.0)
    if does:
        now[0] = PATIENCE - 0.1
        house.context.stack.update(0.0)
        assert page.result is None
        now[0] = PATIENCE + 0.1
        house.context.stack.update(0.0)
    assert page.result == say("replay-film-failed") and page.sentence() == page.result
    house.context.stack.dismiss()
    house.context.stack.apply()


@pytest.mark.parametrize("made", [Instead.made, {}])
def test_a_film_is_at_the_announced_place_or_reported_missing(
    house: Pilot, monkeypatch: pytest.MonkeyPatch, made: dict[str, bytes]
) -> None:
    monkeypatch.setattr(film, "FRAMES", 2)
    monkeypatch.setattr(film, "FilmProcess", Instead)
    monkeypatch.setattr(Instead, "made", made)
    folder: Path = house.context.store.folder / SHARED
    before = set(folder.glob("*"))
    scene = watched(house)
    scene._do(ReplayChoice("film", PAD))
    house.context.stack.apply()
    page = house.scene
    assert isinstance(page, FilmPage)
    for _ in range(2000):
        if page.result is not None:
            break
        for thread in threading.enumerate():
            if thread.name == "film":
                thread.join()
        house.context.stack.update(0.0)
    found = set(folder.glob("*")) - before
    assert len(page._film.frames) == 2 and {path.suffix: path.read_bytes() for path in found} == made
    if made:
        path = next(path for path in found if path.suffix == WEBP)
        assert str(path) in page.narration().sentence
    else:
        assert page.result.key == "replay-film-failed"
    press(house, Action.CONFIRM)
    assert house.scene is scene and page._film.closed
