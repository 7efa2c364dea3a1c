"""A watched record as rectangles: no thing that rests covers another. That holds after each step and in the frames
between, with open hands and in the reel."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path

import pytest
from pygame import Rect

from engine.core.match import Match
from engine.core.records import parse, replay
from engine.games import GAMES
from game import surfaces
from game.theme import STAGE
from scenes.replay.watching import Course, WatchScene
from scenes.seating import TablePlan, first_seating
from scenes.table.stage import backdrop
from scenes.table.stage.scenery import HangingSigns
from tests.pilot import Pilot

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.jsonl"))
IN_THE_MIDDLE = ("nest", "turned", "open", "set-")
"""Zones whose cards a game fans out over each other; its own tests hold them."""
ON_PLATES = {"plate", "tag"}
"""Tags of Word Porters belong to their plates."""
Thing = tuple[str, Rect]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pilot]:
    with pytest.MonkeyPatch.context() as patched, Pilot(tmp_path_factory.mktemp("watched")) as pilot:
        empty = surfaces.new(STAGE)
        patched.setattr(backdrop, "paint_set", lambda *look: empty)  # no set is looked at here
        yield pilot


@cache
def of_record(path: Path) -> Match:
    return replay(parse(path.read_bytes(), GAMES), GAMES)


def watch(house: Pilot, path: Path, course: Course = "whole", size: int = 100) -> WatchScene:
    match = of_record(path)
    kids = "children" in path.stem
    house.context.settings.change(text_size=size, theme="kids" if kids else "grown-up", pace="normal")
    plan = TablePlan(match.setup, first_seating(match.setup.players, None))
    scene = WatchScene(house.context, plan, match.record(), lambda: None, course=course)
    house.context.stack.reset(scene)
    house.context.stack.apply()
    house.context.idle_work.jobs.clear()
    return scene


def things(scene: WatchScene) -> Iterator[Thing]:
    """The plates, the cards, the signs and the controls. Cards with the same name may lie on each other."""
    floor = scene.screen.stage.floor
    for seat in range(len(scene.screen.room.seating)):
        place = floor.place(seat)
        if place is None:
            continue
        if place.tab is not None or place.compact:
            yield "plate", Rect(place.rect)
            continue
        face = Rect(0, 0, place.size, place.size)
        face.center = place.x, place.y
        yield "plate", face
        beside = face.move(face.width if place.side == "r" else -face.width, 0).inflate(0, -40)
        yield "plate", Rect(place.rect).clip(beside.union(beside.move(beside.x - face.x, 0)))
    for zone, sprites in scene.screen.stage.table._zones.items():
        name = (
            "middle" if zone.kind.startswith(IN_THE_MIDDLE) else f"{zone.kind}{'' if zone.seat is None else zone.seat}"
        )
        apart = zone.kind == "trick" and floor.watched  # one card beside the other
        yield from ((f"{name} {number}" if apart else name, sprite.rect()) for number, sprite in enumerate(sprites))
    signs = scene.screen.game_table.feature(HangingSigns)
    if signs is not None:
        hung = signs.hung(scene.screen.stage.view, scene.screen.speakers, scene.screen.room.seating, scene.screen.theme)
        yield from (("sign", sign.box.move(at)) for at, sign in hung)
    if not scene.flow.highlights:
        yield from (("controls", rect) for rect in scene.controls.rects)


def may_meet(one: str, other: str) -> bool:
    """Whether two things with these names may cover each other."""
    return one == other or {name.rstrip("0123456789") for name in (one, other)} == ON_PLATES


def collisions(found: Sequence[Thing]) -> list[tuple[Thing, Thing]]:
    rects = [rect for _, rect in found]
    pairs = ((one, found[at]) for number, one in enumerate(found) for at in one[1].collidelistall(rects[:number]))
    return [(one, other) for one, other in pairs if not may_meet(one[0], other[0])]


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_nothing_covers_another_thing_after_any_step(house: Pilot, path: Path, size: int) -> None:
    scene = watch(house, path, size=size)
    scene.flow.stand()
    for number in range(0, len(scene.flow.cursor) + 1, 1 if size == 100 else 4):
        scene.flow.wind(number)
        assert not collisions(list(things(scene))), number


@pytest.mark.parametrize("course", ["whole", "reel"])
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_nothing_that_rests_covers_another_thing_in_any_frame(house: Pilot, path: Path, course: Course) -> None:
    """A card on its way passes over others, so a card counts while it lies where it lay in the frame before."""
    scene = watch(house, path, course)
    before: set[tuple[str, tuple[int, ...]]] = set()
    frames = 0
    while (scene.flow.highlights if course == "reel" else not scene.flow.ended or scene.flow.busy) and frames < 2000:
        house.context.stack.update(0.6)
        house.context.stack.apply()
        frames += 1
        found = list(things(scene))
        resting = [thing for thing in found if (thing[0], tuple(thing[1])) in before]
        before = {(name, tuple(rect)) for name, rect in found}
        if not scene.flow.titled:
            assert not collisions(resting), scene.flow.at
    assert 10 < frames < 2000


def test_the_test_can_fail(house: Pilot) -> None:
    scene = watch(house, GOLDEN[0])
    scene.flow.wind(3)
    found = list(things(scene))
    hand = next(thing for thing in found if thing[0] == "hand0")
    assert not collisions(found) and collisions([*found, ("plate", hand[1])])
