"""Tables of the lighter games, for tests of the size of things that a child reads."""

from collections.abc import Iterator

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import CHANCE, PUBLIC, Viewer
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from game.cards.card_face import index_em
from game.theme import GROWN_UP, KIDS
from scenes.games import kids_preset_of
from scenes.table.game_table import table_of
from scenes.table.stage.scenery import HangingSigns
from scenes.table.stage.table_layout import TableLayout

READ = 120
"""px of an index that a child reads."""
LETTERS = 44
"""px of words on boards: ten of them are there at once."""
STEPS = 110


def tables(name: str, players: int) -> Iterator[tuple[Match, Viewer]]:
    """A match of the lighter game among computer players, as its first seat and as the public sees it."""
    game, preset = GAMES[name], kids_preset_of(name).PRESET
    match = Match(game, game.setup(preset.variant, players, dict(preset.options)))
    dealer, bots = SeededDealer(3), LevelBots(3, ("random",) * players)
    while not match.over and len(match.steps) < STEPS:
        if advance(match, dealer, bots).by != CHANCE:
            yield match, (0 if len(match.steps) % 2 else PUBLIC)


def tops(name: str, match: Match, viewer: Viewer, kids: bool = True) -> dict[str, int]:
    """The index, px, of the top card of each open zone, by the zone's kind."""
    game_table = table_of(name)
    floor = TableLayout(match.setup.players, 0, viewer == PUBLIC, kids, game_table.feature(HangingSigns) is not None)
    out = {}
    for lying in game_table.layout.lie(match.view(viewer), floor, {}):
        if lying.cards and (card := lying.cards[-1]) is not None and lying.slots:
            theme = KIDS if kids else GROWN_UP
            index = game_table.deck.spec(card, theme).index
            size = index_em(index, round(lying.slots[-1].width), theme) if index else READ
            out[lying.zone.kind] = min(size, out.get(lying.zone.kind, size))
    return out
