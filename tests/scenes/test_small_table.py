"""The small tables beside the pages of the rules. Every scene plays to its end, also step by step, with any device, and
no press ever reaches the table itself."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from unittest.mock import patch

import pytest

from engine.core.game import BadSetup
from engine.core.messages import say
from engine.core.packs import PACK_OPTION
from engine.core.records import BadRecord, Record, parse, run
from engine.games import GAMES
from game.canvas import Canvas
from game.cuts import FOLDER, Cut, cuts_of, read_cuts
from game.input.actions import MOUSE, TOUCH, Action
from game.lessons import BadLesson, record_of
from game.theme import STAGE
from scenes.front.how_to import HowToScene
from scenes.replay.cut_table import CutTable
from tests.pilot import Pilot
from tests.scenes.rules_read import every_page, kids_pages, values

SHOWN = [game for game in GAMES if cuts_of(game)]
READ_ALONE = 4
"""Pages of a game without a scene, at most."""
PATIENCE = 400
"""Seconds in which a scene has ended, at the latest."""


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path) as pilot:
        yield pilot


@pytest.mark.parametrize("game", GAMES)
def test_every_page_has_a_scene_and_every_scene_a_page(game: str) -> None:
    """Pages without events have cards instead: the meaning of words, the value of a hand, sums, the spelling of a
    letter. Our rulings where the book is silent have only text. A game of one file may have cards only."""
    pages, scenes = list(every_page(game)), set(cuts_of(game))
    assert {page.cut for page in pages} - {""} == scenes
    assert all(page.cut or page.cards or page.picture or page.title == say("rules-silent") for page in pages)
    if scenes:
        assert len({page.title for page in pages if not page.cut}) <= READ_ALONE
        assert all(page.cut for page in kids_pages(game))


def test_records_beside_the_cuts_are_right_and_used() -> None:
    """Reading one checks every step of it."""
    for path in FOLDER.glob("*.jsonl"):
        record = parse(path.read_bytes(), GAMES)
        used = {cut.record.name for cuts in cuts_of(record.setup.game).values() for cut in cuts}
        assert path.name.split(".")[0] in used


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("game", SHOWN)
def test_every_scene_plays_to_its_end_and_stops_there(game: str, theme: str, pilot: Pilot) -> None:
    pilot.context.settings.change(theme=theme, pace="off")
    for cut in (cut for cuts in cuts_of(game).values() for cut in cuts):
        table = CutTable(pilot.context, cut)
        seen = {table.flow.at}
        for _ in range(PATIENCE):
            if table.stands:
                break
            table.update(1.0)
            seen.add(table.flow.at)
        assert table.stands, cut.id
        assert seen == set(range(cut.first, cut.last + 1)), cut.id
        table.draw(Canvas(STAGE))
        assert table.caption()[0], cut.id
        assert pilot.context.stack.top is pilot.scene
        table.step()
        assert table.flow.at == cut.first, cut.id


def at(pilot: Pilot, game: str) -> HowToScene:
    """The first page of a game that has a scene."""
    scene = HowToScene(pilot.context, game)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    while not scene.shown.cut:
        pilot.press(Action.NEXT)
    pilot.frames(1)
    return scene


def told(scene: HowToScene) -> int:
    """The number of steps that have been told."""
    assert scene.small.table is not None
    return scene.small.table.flow.at


PRESSES: dict[str, Callable[[Pilot, tuple[int, int]], None]] = {
    "pad": lambda pilot, at: pilot.press(Action.EXTRA, "pad:1"),
    "keys": lambda pilot, at: pilot.key("x"),
    "mouse": lambda pilot, at: pilot.click(*at),
    "touch": lambda pilot, at: pilot.touch(*at),
    "hint": lambda pilot, at: pilot.press(Action.EXTRA, MOUSE),
}


@pytest.mark.parametrize(("device", "size"), [*((device, 100) for device in PRESSES), ("mouse", 200)])
def test_it_is_told_step_by_step_and_again(pilot: Pilot, device: str, size: int) -> None:
    pilot.context.settings.change(text_size=size)
    scene = at(pilot, SHOWN[0])
    table = scene.small.table
    assert table is not None
    page, place = scene.page, next(target.rect.center for target in scene.targets() if target.id == "table")
    for step in range(table.cut.first + 1, table.cut.last + 1):
        PRESSES[device](pilot, place)
        assert told(scene) == step
        pilot.frames(60)
        assert told(scene) == step, "it is at the step that was told"
    pilot.settle()
    table.flow.stand()
    assert scene.small.stands
    PRESSES[device](pilot, place)
    assert (told(scene), scene.page) == (table.cut.first, page)
    assert not table.flow.paused, "again it goes by itself"


def test_no_press_reaches_the_table(pilot: Pilot) -> None:
    scene = at(pilot, SHOWN[0])
    with patch.object(CutTable, "act", side_effect=AssertionError):
        for action in Action:
            if action not in (Action.BACK, Action.MENU):
                for device in ("pad:1", MOUSE, TOUCH):
                    pilot.press(action, device, (1200, 500) if device != "pad:1" else None)
        assert pilot.scene is scene


def test_it_is_silent_and_not_kept(pilot: Pilot) -> None:
    scene = at(pilot, SHOWN[0])
    heard = list(pilot.context.sound.played)
    for _ in range(3):
        scene.small.step()
        pilot.frames(30)
    assert list(pilot.context.sound.played) == heard
    assert pilot.context.store.open_match() is None


def test_without_motion_a_step_is_there_at_once(pilot: Pilot) -> None:
    pilot.context.settings.change(reduced_motion=True, pace="off")
    scene = at(pilot, SHOWN[0])
    scene.small.step()
    pilot.frames(1)
    assert scene.small.table is not None
    assert not scene.small.table.flow.animations.busy


def test_it_follows_the_settings(pilot: Pilot) -> None:
    scene = at(pilot, SHOWN[0])
    before = scene.small.table
    pilot.context.settings.change(language="de")
    pilot.frames(2)
    assert scene.small.table is not before


WRONG = {
    "has no 0 steps from 3": "of.record = 3\nsteps = 0",
    "has no 999 steps": "of.record = 0\nsteps = 999",
    "of no record": "of = {}\nsteps = 3",
    "no seat looks from 9": 'of.record = 0\nsteps = 3\nviewer = "9"',
    "there is no key speed": "of.record = 0\nsteps = 3\nspeed = 2",
    "is not over": "of = { record = 0 }\nsteps = 3\nover = true",
    "cues stand in order": "of.record = 0\nsteps = 3\n[[cut.cue]]\nat = 7",
    "cannot show a zone": 'of.record = 0\nsteps = 3\n[[cut.cue]]\nat = 1\nmark = ["zone:hand"]',
    "there is no mark": 'of.record = 0\nsteps = 3\n[[cut.cue]]\nat = 1\nmark = ["star:1"]',
}


@pytest.mark.parametrize("says", WRONG)
def test_a_mistake_in_the_file_is_named(tmp_path: Path, says: str) -> None:
    path = tmp_path / f"{SHOWN[0]}.toml"
    (tmp_path / "record.jsonl").write_bytes((FOLDER.parent / f"{SHOWN[0]}.jsonl").read_bytes())
    path.write_text(f'[[cut]]\nid = "one"\n{WRONG[says]}\n', encoding="utf-8")
    with pytest.raises(BadLesson, match=says):
        list(read_cuts(path))


def allows(cut: Cut, own: Record, options: Mapping[str, bool | int | str]) -> bool:
    """Whether the rules allow the steps of a cut with these options, and end the match where the cut does."""
    try:
        setup = GAMES[own.setup.game].setup(cut.variant, own.setup.players, options)
        return run(Record(setup, own.steps[: cut.last]), GAMES) is not None or not cut.over
    except (BadSetup, BadRecord):
        return False


@pytest.mark.parametrize("game", SHOWN)
def test_the_table_is_set_up_as_the_match_is(game: str) -> None:
    """As far as the rules allow the scene, and only there. The words are always those of the record."""
    tried = 0
    for cut in (cut for cuts in cuts_of(game).values() for cut in cuts):
        own = record_of(cut.record)
        for option in GAMES[game].variant(cut.variant).options:
            set_to = own.setup.options.get(option.name, option.default)
            other = next(value for value in values(game, cut.variant, option) if value != set_to)
            options = {**own.setup.options, option.name: other}
            record = cut.cut_from(options=options)
            used = option.name != PACK_OPTION.name and allows(cut, own, options)
            assert record.setup.options.get(option.name, option.default) == (other if used else set_to), option.name
            assert used or record.setup == own.setup
            assert run(record, GAMES) is not None or not cut.over
            tried += option.name != PACK_OPTION.name
    assert tried
