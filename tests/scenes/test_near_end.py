"""The layer of music near the end: it follows public facts, comes and goes on a line, and children hear none."""

from random import Random

import pytest

from engine.core.dealers import SeededDealer
from engine.core.game import Setup
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from game.settings import Settings
from game.sound.catalogue import PIECES
from game.sound.player import Sound
from scenes.table.game_table import table_of
from scenes.table.near_end import NearEnd
from tests.samples import sample_of

LAYERED = sorted(game for game in GAMES if table_of(game).feature(NearEnd) is not None)
EVERY = 7


def walk(game: str) -> list[Match]:
    """Positions of a whole match among computer players."""
    rules, way = GAMES[game], sample_of(game).small
    match, dealer, positions = Match(rules, Setup(game, way.variant, way.players, way.options)), SeededDealer(5), []
    bots = LevelBots(5, ("random",) * way.players)
    while not match.over:
        advance(match, dealer, bots)
        if len(match.steps) % EVERY == 0:
            here = Match(rules, match.setup, state=match.state)
            here.events = list(match.events)
            positions.append(here)
    return [*positions, match]


@pytest.mark.parametrize("game", LAYERED)
def test_the_layer_depends_on_public_facts_only(game: str) -> None:
    """Another deal of the hidden cards, with the same public view, is as near its end."""
    near = table_of(game).feature(NearEnd).near
    said = []
    for match in walk(game):
        view = match.view(PUBLIC)
        said.append(near(view))
        for seat in range(match.setup.players):
            assert near(match.view(seat)) == said[-1], "no seat's own knowledge is asked"
        if not match.over:
            other = GAMES[game].imagine(view, match.heard(PUBLIC), Random(len(said)))
            assert near(Match(GAMES[game], match.setup, state=other).view(PUBLIC)) == said[-1]
    assert any(said)


class Playing:
    """A waltz, with the seconds of it at which its layer came and went."""

    def __init__(self, settings: Settings) -> None:
        self.sound = Sound(settings, mute=True)
        self.sound.music("waltz")
        self.sound.advance(1 / 60)  # it begins with that
        self.frames = 0
        self.changes: list[tuple[float, bool]] = []
        self.hear(100)

    def hear(self, frames: int) -> None:
        for _ in range(frames):
            before = self.sound.layer_on
            self.sound.advance(1 / 60)
            self.frames += 1
            if self.sound.layer_on != before:
                self.changes.append((self.frames / 60, self.sound.layer_on))


def test_the_layer_comes_and_goes_on_a_line_of_four_bars() -> None:
    playing = Playing(Settings())
    playing.sound.near_end(True)
    playing.hear(60 * 20)
    playing.sound.near_end(False)
    playing.hear(60 * 20)
    line = PIECES["waltz"].line
    assert [on for _, on in playing.changes] == [True, False]
    assert all(abs(at - round(at / line) * line) < 1 / 30 for at, _ in playing.changes)
    playing.changes.clear()
    playing.sound.music("barn")
    playing.hear(100)
    assert playing.changes == [] and not playing.sound.layer_on


def test_children_hear_one_layer_less() -> None:
    playing = Playing(Settings(theme="kids"))
    playing.sound.near_end(True)
    playing.hear(60 * 20)
    assert playing.changes == []
