"""The start player: two people or more choose it, on a board that has room for all; one person among computer players
is told."""

from itertools import pairwise
from pathlib import Path

import pytest

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.theme import GROWN_UP, KIDS, SAFE, SMALLEST_TARGET, Theme
from scenes.games import sides_of
from scenes.seating import first_seating
from scenes.table.asks.chance_question import LINES_DOWN, ChanceQuestions, ChanceQuestionScene, rows_of
from scenes.table.boards.sheet import paper_of
from scenes.table.game_table import table_of
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.voices import captions, speakers

ASKED = sorted(game for game in GAMES if table_of(game).feature(ChanceQuestions))
DEVICES = (KEYS, "pad:1", MOUSE, TOUCH)
LONG = 400


def sits(data: Path, game: str, *devices: str, players: int = 0, pace: str = "off") -> TablePilot:
    variant = GAMES[game].variants[0]
    return TablePilot(data, plan(variant.name, players or max(variant.players), devices, game), pace=pace)


def begun(pilot: TablePilot, game: str) -> int | None:
    """The seat chosen by chance or people; None while it is open."""
    lots = table_of(game).feature(ChanceQuestions).by_verb
    said = (step.arg(lots[step.do].key) for step in match_of(pilot.table).steps if step.do in lots)
    return next((seat for seat in said if isinstance(seat, int)), None)


@pytest.mark.parametrize("game", ASKED)
def test_all_players_fit_on_the_paper(tmp_path: Path, game: str) -> None:
    players = max(GAMES[game].variants[0].players)
    pilot = sits(tmp_path, game, "pad:1", "pad:2")
    with pilot:
        pilot.until(lambda: isinstance(pilot.scene, ChanceQuestionScene))
        scene = pilot.scene
        assert isinstance(scene, ChanceQuestionScene) and len(scene.tiles()) == players + 1
        for theme, size in (("grown-up", 100), ("kids", 100), ("grown-up", 200), ("kids", 200)):
            pilot.context.settings.change(theme=theme, text_size=size)
            paper, tiles = paper_of(pilot.context.theme), scene.tiles()
            assert all(paper.contains(tile) and SAFE.contains(tile) for tile in tiles), (theme, size)
            assert all(one.right < other.left for one, other in pairwise(tiles)), (theme, size)
            assert all(tile.width >= 2 * SMALLEST_TARGET for tile in tiles)


@pytest.mark.parametrize("device", DEVICES)
@pytest.mark.parametrize("game", ASKED)
def test_people_choose_the_start_player_with_any_device(tmp_path: Path, game: str, device: str) -> None:
    with sits(tmp_path, game, device, "pad:2", players=3) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, ChanceQuestionScene))
        assert isinstance(pilot.scene, ChanceQuestionScene) and begun(pilot, game) is None
        if device in (MOUSE, TOUCH):
            pilot.tap(Action.CONFIRM, device, pilot.scene.tiles()[3].center)
        else:
            for _ in range(3):  # the first plate leaves it to chance
                pilot.tap(Action.RIGHT, device)
            pilot.tap(Action.CONFIRM, device)
        assert begun(pilot, game) == 2


@pytest.mark.parametrize("game", ASKED)
def test_only_the_seat_is_chosen_the_rest_stays_with_chance(game: str) -> None:
    """The rules accept any named seat; if the same step deals, the drawn deal stays. All hear who begins, children in
    their words."""
    variant = GAMES[game].variants[0]
    players = max(variant.players)
    match = Match(GAMES[game], GAMES[game].setup(variant.name, players, {}))
    lots = table_of(game).feature(ChanceQuestions).by_verb
    dealer = SeededDealer(1)
    while match.chance()[0].verb not in lots:
        match.submit(dealer.answer(*match.chance()))
    lot = dealer.answer(*match.chance())
    asked = lots[lot.do]
    for seat in range(players):
        named = asked.naming(lot, seat)
        assert named.arg(asked.key) == seat and any(prompt.accepts(named) for prompt in match.chance())
        assert [arg for arg in named.args if arg[0] != asked.key] == [arg for arg in lot.args if arg[0] != asked.key]
        fresh = Match(match.game, match.setup)
        for step in match.steps:
            fresh.submit(step)
        public = fresh.view(PUBLIC)
        events = fresh.submit(named)
        for theme in (GROWN_UP, KIDS):
            seating = first_seating(players, None)
            who = speakers(seating, sides_of(fresh.setup), "child" if theme.kids else "grown-up")
            told = captions(table_of(game), events, public, who)
            assert any(line.startswith(f"{who.names[seat]} starts") for line in told), told


@pytest.mark.parametrize("people", [0, 1])
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_single_person_is_not_asked_who_begins(tmp_path: Path, game: str, people: int) -> None:
    """In any game; if people would have been asked, a caption says who begins."""
    told: set[str] = set()
    with sits(tmp_path, game, *(["pad:1"] * people), pace="normal") as pilot:
        table = pilot.table
        for _ in range(LONG):
            assert not isinstance(pilot.scene, ChanceQuestionScene)
            told.add(table.screen.speakers.words(table.screen.stage.caption) if table.screen.stage.caption else "")
            if table.screen.asking or (
                table.session.computer_players.due is not None and not table.flow.animations.busy
            ):
                break
            pilot.time(0.1)
        else:
            raise AssertionError("it never began")
        if game in ASKED:
            seat = begun(pilot, game)
            assert seat is not None
            begins = f"{table.screen.speakers.names[seat]} starts"
            assert any(line.startswith(begins) for line in told), (begins, told)


def test_some_games_ask() -> None:
    assert len(ASKED) >= 3


@pytest.mark.parametrize("name", ["grown-up", "kids"])
def test_a_long_line_continues_in_another_row_before_large_text_gets_small(name: str) -> None:
    lines, room = ("That player starts.", "And from now on nobody says a word about any of them."), (1500, 380)
    size, rows = rows_of(lines, room, Theme(name))
    larger, more = rows_of(lines, room, Theme(name, text_scale=2.0))
    assert rows == lines and len(more) > len(rows) and larger > size
    assert " ".join(more) == " ".join(lines)
    assert LINES_DOWN + larger * (len(more) - 1) < room[1]
