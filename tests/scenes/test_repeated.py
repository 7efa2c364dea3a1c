"""A table tells faster what it has told before, and computer players think meanwhile."""

from pathlib import Path

import pytest

from engine.core.events import Event
from engine.core.match import Match
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.rook import events as rook
from engine.games.spooks import events as spooks
from game import ceremonies
from game.ceremonies import Repeated
from game.input.actions import KEYS
from scenes.games import kids_preset_of
from scenes.games.spooks.table import TABLE
from scenes.table.room import Room
from scenes.table.scene import TableScene
from tests.deals import cards
from tests.games.spooks.tables import lay, on
from tests.games.spooks.test_goblins import four
from tests.pilot import FRAME
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.honour_table_helpers import sit


def before_the_turn() -> Match:
    """Three backs of a goblin trick lie; seat 3 is asked for the last one."""
    match = four()
    lay(match, s0="goblin-3", s1="bat-m", s2="spook-4")
    return match


def seconds_of_a_trick(data: Path, seen: int, theme: str = "grown-up") -> float:
    """Seconds of the story of the last back and the turn, at a table that has told the turn of so many tricks."""
    with sit(data, before_the_turn(), {0: "pad:1", 3: "pad:2"}) as pilot:
        pilot.context.settings.change(pace="normal", reduced_motion=False, theme=theme)
        table = pilot.table
        table.session.computer_players.cancel()
        table.screen.build()
        for _ in range(seen):
            table.screen.repeated.note(turned())
        table.flow.tell(table.session.submit(Step(3, "lay", (("card", "goblin-2"),)), table.screen.room.viewpoint))
        return story(table)


def turned() -> Event:
    match = before_the_turn()
    match.submit(Step(3, "lay", (("card", "goblin-2"),)))
    return next(event for event in match.events if isinstance(event, spooks.TrickTurned))


def story(table: TableScene, most: float = 30.0) -> float:
    """Let the story run to its end, without what follows. Returns its seconds."""
    seconds = 0.0
    while table.screen.animations.busy:
        assert seconds < most
        table.screen.animations.lane.advance(FRAME)
        seconds += FRAME
    return seconds


def test_the_tenth_goblin_trick_is_much_shorter_than_the_first(tmp_path: Path) -> None:
    first, fourth, tenth = (seconds_of_a_trick(tmp_path / str(seen), seen) for seen in (0, 3, 9))
    assert 3.5 < first < 6.0
    assert tenth < 2.5 and tenth < fourth < first and tenth < 0.6 * first


def test_children_see_it_as_long_as_usual(tmp_path: Path) -> None:
    fourth, tenth = (seconds_of_a_trick(tmp_path / str(seen), seen, "kids") for seen in (3, 9))
    assert fourth == pytest.approx(tenth)


def test_each_kind_of_event_is_counted_for_itself() -> None:
    repeated, trick = Repeated(lambda: False), turned()
    other = spooks.DirectionTurned(0, False, 1)
    for _ in range(20):
        repeated.note(trick)
    assert repeated.share(trick, TABLE.row(trick).ceremony) == ceremonies.GOBLIN_TRICK.shortest
    assert repeated.share(other, TABLE.row(other).ceremony) == ceremonies.OTHER.first


def test_a_second_draw_for_the_dealer_takes_a_second(tmp_path: Path) -> None:
    tie = rook.CardsDrawn("dealer", cards("red 5, green 5, red 3, red 4"), False)
    with TablePilot(tmp_path, plan("classic", 4, ["pad:1"]), pace="normal") as pilot:
        table, took = pilot.table, []
        table.flow.forget()
        table.screen.repeated = Repeated(lambda: False)
        for _ in range(4):
            table.flow.tell((tie,))
            took.append(story(table))
    assert took[0] < 2.0 and max(took[1:]) < 1.05 and sum(took) < 5.0


def until_the_question(folder: Path, game: str) -> tuple[set[str], float]:
    """The captions before the first question to a child alone, and its seconds."""
    preset = kids_preset_of(game).PRESET
    room = plan(preset.variant, preset.players, (KEYS,), game=game, **dict(preset.options))
    with TablePilot(folder, room, pace="normal", kids=True) as pilot:
        shown, seconds, table = set[str](), 0.0, pilot.table
        while pilot.scene is table and not table.screen.asking:
            if table.screen.stage.caption is not None:
                shown.add(table.screen.stage.caption.key)
            pilot.frames(1)
            seconds += FRAME
    return shown, seconds


@pytest.mark.parametrize("game", GAMES)
def test_a_child_alone_among_computer_players_is_spared_the_dealing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    spared, short = until_the_question(tmp_path / "lone", game)
    monkeypatch.setattr(Room, "lone", False)
    told, long = until_the_question(tmp_path / "company", game)
    dealing = screen_sample_of(game).dealing
    assert told & dealing and spared == told - dealing and short < long


def test_only_one_person_is_alone(tmp_path: Path) -> None:
    for number, (devices, lone) in enumerate((((), False), ((KEYS,), True), ((KEYS, "pad:1"), False))):
        with TablePilot(tmp_path / str(number), plan("beginner", 4, devices)) as pilot:
            assert pilot.table.screen.room.lone == lone


def test_a_computer_player_thinks_during_the_story_and_plays_at_its_end(tmp_path: Path) -> None:
    """The floor of the beat has passed by then, so the table is not still."""
    match = on("spook 2 3, cat", "bat 2 3", "bone 2 3", "spider 2 3")
    with sit(tmp_path, match, {0: "pad:1"}) as pilot:
        pilot.context.settings.change(pace="normal", reduced_motion=False)
        table = pilot.table
        table.screen.build()
        table.flow.answer(Step(0, "play", (("card", "spook-2"),)))
        assert table.screen.animations.busy and table.session.computer_players.due is not None
        assert table.screen.stage.faces.thinking is None, "it is not seen to think before its turn"
        story(table)
        table.session.computer_players.think(1.0)
        table.flow.end_story()
        table.flow.advance(FRAME)
        assert match_of(table).steps[-1].by == 1, "no frame is still"


def test_hurry_shortens_the_beat_and_never_the_time_to_think(tmp_path: Path) -> None:
    """Otherwise a held button would tell which question was hard."""
    with TablePilot(tmp_path, plan("beginner", 4, [])) as pilot:
        bots = pilot.table.session.computer_players
        bots.cancel()
        while pilot.table.session.chance.verb:
            pilot.table.session.deal()
        seat = pilot.table.session.waiting()[0]
        bots._tempo.took(pilot.table.screen.room.seating[seat].level, 3.0)
        bots.ask(seat)
        spent = 0.0
        while bots.answer(FRAME * 3, hurry=3.0) is None:
            spent += FRAME
        assert spent == pytest.approx(3.05, abs=2 * FRAME)
