"""What lies before children in all games: at most seven things at a time, all of them where every screen shows them.

A thing is a card on the table, a pile of cards that overlap, or something on a board that can be chosen. On a drawn
stage it is a card or a board that touches no other. Faces and hands are around the table.
"""

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from engine.core.seats import PUBLIC
from engine.games import GAMES
from game.canvas import Blit, Canvas
from game.input.actions import KEYS
from game.theme import KIDS, SAFE, STAGE
from scenes.games import kids_preset_of
from scenes.table.boards.private_board import PrivateBoards
from scenes.table.game_table import table_of
from scenes.table.scene import TableScene
from scenes.table.screen import Screen
from scenes.table.session import Session
from scenes.table.stage.scenery import HangingSigns, Scenery
from scenes.table.stage.table_layout import SeatRow, TableLayout
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.kids_tables import tables

MOST = 7
HELD = "hand"
PATIENCE = 240
"""Times that the pilot waits; enough for a guess and a vote."""
EVERY = 9
"""One of this number of positions of a match is drawn."""
OPAQUE, LEAST = 229, 40
"""Opacity, of 255, that makes a thing; px of a side of a square that has as many pixels as the smallest thing."""
MORE = {"hooky": 20, "hookie_mookie": 9, "rook": 10}
"""Games with more things on the whole stage: all asked words; the deck and the ghosts; the jar of each player."""
KINDS = 2
"""Boards of a match: of its rounds, and of their end."""
SEATS = [
    (name, players)
    for name, game in GAMES.items()
    for players in game.variant(kids_preset_of(name).PRESET.variant).players
]
BOARDS = [(name, players) for name, players in SEATS if table_of(name).feature(PrivateBoards) is not None]


def piles(rects: list[Rect]) -> int:
    """The number of groups of rectangles that overlap."""
    left, count = list(rects), 0
    while left:
        count += 1
        pile = [left.pop()]
        while pile:
            rect = pile.pop()
            beneath = [other for other in left if other.colliderect(rect)]
            left = [other for other in left if other not in beneath]
            pile += beneath
    return count


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_at_most_seven_things_lie_on_a_childs_table(name: str, players: int) -> None:
    game_table = table_of(name)
    row, signs = game_table.feature(SeatRow), game_table.feature(HangingSigns) is not None
    for match, viewer in tables(name, players):
        of = row.of(players, KIDS) if row is not None else None
        floor = TableLayout(players, 0, viewer == PUBLIC, True, signs, row=of)
        lying = [one for one in game_table.layout.lie(match.view(viewer), floor, {}) if one.zone.kind != HELD]
        slots = [slot for one in lying for slot, _ in zip(one.slots, one.cards, strict=False)]
        rects = [
            Rect(round(s.x - s.width / 2), round(s.y - s.height / 2), round(s.width), round(s.height)) for s in slots
        ]
        assert piles(rects) <= MOST, (match.steps[-1], viewer)
        assert all(SAFE.contains(rect) for rect in rects), (match.steps[-1], viewer)


def drawn_things(screen: Screen) -> list[Rect]:
    """Everything opaque on the table, without what is around it."""
    canvas, scenery = Canvas(STAGE), screen.game_table.feature(Scenery)
    shown = screen.stage, screen.room.seating, screen.theme
    if scenery is not None:
        scenery.furniture(canvas, *shown)
    screen.stage.table.draw(canvas)
    if scenery is not None:
        scenery.over(canvas, *shown)
        scenery.front(canvas, *shown)
    picture = pygame.Surface(STAGE, pygame.SRCALPHA)
    for command in canvas.commands:
        if isinstance(command, Blit) and not command.flags:
            command.paint(picture)
    parts = pygame.mask.from_surface(picture, OPAQUE).connected_components(LEAST**2)
    return [part.get_bounding_rects()[0] for part in parts]


@pytest.mark.parametrize(("name", "players"), SEATS)
def test_at_most_seven_things_are_drawn_on_a_childs_stage(tmp_path: Path, name: str, players: int) -> None:
    """For the public and for a player."""
    preset, shown = kids_preset_of(name).PRESET, 0
    table = plan(preset.variant, players, (), name, **dict(preset.options))
    with TablePilot(tmp_path, table, size=STAGE, kids=True) as pilot:
        for number, (match, viewer) in enumerate(tables(name, players)):
            if number % EVERY:
                continue
            screen = TableScene(pilot.context, table, Session(pilot.context, table, match)).screen
            screen.set_viewpoint(viewer)
            things = drawn_things(screen)
            assert len(things) <= MORE.get(name, MOST), (number, viewer, things)
            assert all(SAFE.contains(rect) for rect in things if name not in MORE), (number, viewer, things)
            shown += len(things)
    assert shown


@pytest.mark.parametrize(("name", "players"), BOARDS)
def test_a_child_chooses_from_seven_things_at_most_on_every_board(tmp_path: Path, name: str, players: int) -> None:
    preset = kids_preset_of(name).PRESET
    table = plan(preset.variant, players, (KEYS,), name, **dict(preset.options))
    seen: set[type] = set()
    with TablePilot(tmp_path, table, kids=True) as pilot:
        for _ in range(PATIENCE):
            if len(seen) >= KINDS:
                break
            board = pilot.table.screen.board
            if board is not None and pilot.scene is pilot.table:
                shown = [target for target in board.targets() if target.rect.colliderect((0, 0), STAGE)]
                assert len(shown) <= MOST and all(SAFE.contains(target.rect) for target in shown), board.focus.at
                seen.add(type(board))
                pilot.table.act_for_player()
            pilot.time()
    assert len(seen) >= KINDS
