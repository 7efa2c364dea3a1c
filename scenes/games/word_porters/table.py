"""Word Porters at the table: all that the table scene needs from a game, in one value."""

from collections.abc import Iterator, Mapping

from pygame import Rect

from engine.core.cards import Cards
from engine.core.messages import say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.word_porters.hinting import goes_down
from engine.games.word_porters.options import CHILDRENS, ROUNDS, TOKENS
from engine.games.word_porters.view import View
from game.canvas import Canvas
from game.draw.paper import Piece
from game.lessons import Mark
from game.theme import Theme
from scenes.ending.ending import Praise, Prize, Thrown
from scenes.ending.props import starred
from scenes.games.word_porters import sentences
from scenes.games.word_porters.art import child_hall, furniture
from scenes.games.word_porters.art.backdrop import BAR, DOINGS, FRAME, backdrop
from scenes.games.word_porters.art.track import thrown_cap
from scenes.games.word_porters.boards.child_peek import peek_board
from scenes.games.word_porters.boards.three_hints import hint_board
from scenes.games.word_porters.boards.three_words import vote_board
from scenes.games.word_porters.facts import facts
from scenes.games.word_porters.layout import seat_row
from scenes.games.word_porters.moments import MOMENTS
from scenes.games.word_porters.sheets import SheetScene, part_of_match
from scenes.games.word_porters.told import TOLD
from scenes.replay.chapters import Chapters
from scenes.seating import Seating
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.boards.private_board import PrivateBoards
from scenes.table.facts import SpokenFacts
from scenes.table.game_table import Art, GameTable, Labels, Layout, PlacedCards, ScoreSheet, Text, points
from scenes.table.lively import Lively
from scenes.table.near_end import NearEnd
from scenes.table.pointed import Pointed
from scenes.table.stage.hud import SeatPlate, SeatTabs
from scenes.table.stage.own_hand import OpenZones
from scenes.table.stage.scenery import Drawn, IdleLife, Scenery
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import SeatRow, TableLayout
from scenes.table.turns import ForcedSteps, TakingTurns


def turn(view: View) -> Seat | None:
    """The seat whose turn it is to give a hint."""
    return view.turn


def forced(view: View) -> Step | None:
    """The only possible step of the seat on turn, or None. It is a pass if no hint is possible (WP-42), or the one
    possible hint if that is empty and must be used (WP-38). All of it is public."""
    seat = view.turn
    if view.phase != "hints" or seat is None:
        return None
    fitting = [hint.card for hint in view.row if goes_down(TOKENS[view.variant], view.placings, seat, hint.card)]
    if not fitting:
        return Step(seat, "pass")
    empty = all(placing.hint != fitting[0] for placing in view.placings)
    if len(fitting) > 1 or not empty or view.variant in CHILDRENS:  # children may always pass (WP-78)
        return None
    return Step(seat, "place", (("hint", fitting[0]),))


def sets(theme: Theme) -> Iterator[object]:
    """Prepare the hall, which boards behind curtains show too."""
    yield backdrop(theme)


def lively(view: View) -> bool:
    """Whether the round nears the votes: a seat has at most one parcel left."""
    return bool(view.tokens) and bool(view.placings) and min(map(len, view.tokens)) <= 1


def near_end(view: View) -> bool:
    """Whether it is the last round."""
    return view.round == ROUNDS[view.variant]


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """Return the open tags."""
    return child_hall.lie(view, floor, open_hands) if floor.kids else furniture.lie(view, floor, open_hands)


def items(view: View, seat: Seat, theme: Theme) -> Labels:
    """Return the points at a seat's plate. Children count theirs at the end of a round."""
    return () if theme.kids else points(view, seat, theme)


def plate_of(view: View, seat: Seat, plate: SeatPlate, theme: Theme) -> Piece:
    """Return the plate of a seat."""
    return (child_hall.plate_of if theme.kids else furniture.plate_of)(view, seat, plate, theme)


def on_stage(mark: Mark, stage: Stage, theme: Theme) -> tuple[Rect, ...]:
    """Return what a lesson points at on the stage."""
    return child_hall.on_stage(mark, stage) if theme.kids else furniture.on_stage(mark, stage, theme)


def by_theme(usual: Drawn, childs: Drawn) -> Drawn:
    """Return the drawing that depends on the theme."""

    def drawn(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
        (childs if theme.kids else usual)(canvas, stage, seating, theme)

    return drawn


TABLE: GameTable[View] = GameTable(
    name="word_porters",
    layout=Layout(lie, items),
    text=Text(sentences.question, sentences.awaited, sentences.choice, sentences.sub_line),
    art=Art(backdrop, FRAME, BAR, ambience="hall", music="swing"),
    told=TOLD,
    sheet=ScoreSheet(say("word_porters-scores"), SheetScene, part_of_match),
    features=(
        OpenZones(furniture.opened),
        TakingTurns(turn),
        ForcedSteps(forced, sentences.why_forced),
        SeatRow(seat_row),
        SeatTabs(plate_of),
        Scenery(
            by_theme(furniture.furniture, child_hall.furniture),
            furniture.over,
            by_theme(furniture.front, child_hall.front),
        ),
        IdleLife(DOINGS),
        ChanceQuestions({"start": sentences.YOUNGEST}),
        PrivateBoards(
            {"place": hint_board, "pass": hint_board, "vote": vote_board}, peek_board, say("word_porters-peek"), sets
        ),
        NearEnd(near_end),
        Lively(lively),
        Chapters(say("word_porters-next-hint")),
        MOMENTS,
        Praise(sentences.praised, sentences.FACTS),
        Thrown(thrown_cap),
        SpokenFacts(facts),
        Prize(lambda variant, end, seat, look, high: starred("kids/suitcase", end["scores"][seat], high)),
        Pointed(on_stage),
    ),
)
"""The game's part of the table."""
