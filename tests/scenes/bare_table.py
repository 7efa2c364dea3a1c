"""The share of a table's top that nothing covers, as it is drawn.

    python -m tests.scenes.bare_table [GAME ...]

The play area is the top of the table above the bar, without what the open hand hides. The top is the ellipse `TABLE` of
the game's set; a game without one plays on all of the safe stage. The table is drawn for player 0 with an open hand.
Positions are those of a match that are worth a look (`Lively`). If player 0 answers on a board of the game, it is up.
A point is covered if a picture there is 90 % opaque or more: a card, a plate, a figure, a sign or a mat. So is one at
which the dressing has changed the set visibly. Lights and shadows cover nothing, and nor does the undressed set.
"""

import sys
from collections.abc import Sequence
from copy import copy
from pathlib import Path
from tempfile import TemporaryDirectory

import pygame
from pygame import Mask

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.canvas import Blit, Canvas
from game.theme import SAFE, STAGE, Theme
from scenes.games import part
from scenes.seating import TablePlan, first_seating
from scenes.table.boards.private_board import PrivateBoards
from scenes.table.game_table import table_of
from scenes.table.lively import Lively
from scenes.table.scene import TableScene
from scenes.table.session import Session
from scenes.table.stage import backdrop as backdrop_of
from scenes.table.stage.drawing import draw_stage
from tests.pilot import Pilot
from tests.samples import screen_sample_of

POSITIONS = 5
GRAIN = 4  # px of the stage for a point of the measurement
OPAQUE, VISIBLE = 229, 24  # of 255: opacity that covers, and the least change of a colour that is seen
MOST_STEPS = 900
PRINTS, LOOKS = 1_000, 2  # cards drawn in a frame: all of them; a card drawn for the first time seems to move
SIZE = (STAGE[0] // GRAIN, STAGE[1] // GRAIN)


def positions(game: str, players: int | None = None, variant: str | None = None) -> tuple[Match, ...]:
    """Positions of one match, spread evenly over those that are worth a look and have a question."""
    way = screen_sample_of(game).table
    setup = GAMES[game].setup(variant or way.variant, players or way.players, dict(way.options))
    begins, boards = table_of(game).feature(Lively), table_of(game).feature(PrivateBoards)
    assert begins is not None
    match, dealer, found = Match(GAMES[game], setup), SeededDealer(7), list[Match]()
    match.deal(dealer)
    while match.waiting() and len(match.steps) < MOST_STEPS:
        if begins.begins(match.view(PUBLIC)) and (0 in match.waiting() or not boards):
            found.append(copy(match))
            found[-1].events, found[-1].steps = list(match.events), list(match.steps)
        seat = match.waiting()[0]
        match.submit(match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", 7))
        match.deal(dealer)
    return tuple(found[round(i * (len(found) - 1) / (POSITIONS - 1))] for i in range(POSITIONS))


def table_at(pilot: Pilot, match: Match) -> TableScene:
    """The table of a match at rest, as player 0 sees it."""
    context = pilot.context
    plan = TablePlan(match.setup, first_seating(match.setup.players, None))
    table = TableScene(context, plan, Session(context, plan, match))
    table.screen.set_viewpoint(0)
    if table.screen.game_table.feature(PrivateBoards) is not None:
        table.screen.ask(0)
    for prints in (table.screen.stage.table.prints, table.screen.hand.prints):
        prints.per_frame = PRINTS
    table.screen.hand.finish()
    context.idle_work.run_all()
    return table


def bare(pilot: Pilot, match: Match) -> float:
    """The bare share of the play area at a position, 0 to 1."""
    table = table_at(pilot, match)
    stage, hand = Canvas(STAGE), Canvas(STAGE)
    for _ in range(LOOKS):
        stage, hand = Canvas(STAGE), Canvas(STAGE)
        if table.screen.board is not None:
            table.screen.board.draw(stage)
        else:
            draw_stage(stage, table.screen, None)
            table.screen.hand.draw(hand)
    area = play_area(match.setup.game, table.screen.theme)
    area.erase(covered(hand), (0, 0))
    whole = area.count()
    area.erase(covered(stage), (0, 0))
    area.erase(dressed(table), (0, 0))
    return area.count() / whole


def play_area(game: str, theme: Theme) -> Mask:
    """The top of the table above the bar."""
    picture = pygame.Surface(SIZE, pygame.SRCALPHA)
    ellipse = getattr(part(game, "art.backdrop"), "TABLE", None)
    if ellipse is None:
        picture.fill("white", [side / GRAIN for side in SAFE])
    else:
        x, y, across, down = ellipse
        box = (x - across, y - down, 2 * across, 2 * down)
        pygame.draw.ellipse(picture, "white", [side / GRAIN for side in box])
    picture.fill((0, 0, 0, 0), (0, theme.bar_top // GRAIN, *SIZE))
    return pygame.mask.from_surface(picture)


def covered(canvas: Canvas) -> Mask:
    """The points at which opaque pictures are drawn. Whole sets and frames are none of them."""
    out = Mask(SIZE)
    for command in canvas.commands:
        if not isinstance(command, Blit) or command.flags or command.place[2] >= STAGE[0]:
            continue
        if command.alpha is not None and command.alpha < OPAQUE:
            continue
        here = command.inside(1 / GRAIN).stretched(1 / GRAIN)
        picture = pygame.Surface(here.place[2:], pygame.SRCALPHA)
        picture.blit(here.source, (0, 0), here.area)
        out.draw(pygame.mask.from_surface(picture, OPAQUE), here.place[:2])
    return out


def dressed(table: TableScene) -> Mask:
    """The points of the set whose colour the dressing has changed."""
    backdrop = table.screen.backdrop
    plain = backdrop_of.paint_set(backdrop.game_table, backdrop.theme, backdrop.hour.painted)
    if backdrop.worn is None:
        return Mask(SIZE)
    before, after = (pygame.transform.smoothscale(one, SIZE).convert_alpha() for one in (plain, backdrop.picture))
    alike = _alike(before, after)
    alike.invert()
    return alike


def _alike(before: pygame.Surface, after: pygame.Surface) -> Mask:
    """The points at which two pictures hardly differ."""
    changes = before.copy()
    changes.blit(after, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    other = after.copy()
    other.blit(before, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
    changes.blit(other, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.mask.from_threshold(changes, "black", (VISIBLE, VISIBLE, VISIBLE, 255))


def main(games: Sequence[str]) -> None:
    """Write the shares of each game in per cent."""
    with TemporaryDirectory() as folder, Pilot(Path(folder)) as pilot:
        for game in games or GAMES:
            for players in GAMES[game].variant(screen_sample_of(game).table.variant).players:
                shares = [bare(pilot, match) for match in positions(game, players)]
                sys.stdout.write(f"{game} {players} {' '.join(f'{share:.0%}' for share in shares)}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
