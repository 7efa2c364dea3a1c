"""Hooky at the table: all that the table scene needs from a game, in one value."""

from collections.abc import Iterator
from functools import partial

from engine.core.messages import numeral, say
from engine.core.seats import Seat
from engine.games.hooky.options import CHILDREN, KINDS
from engine.games.hooky.view import View
from game.canvas import Canvas
from game.context import Context
from game.theme import Theme
from scenes.ending.ending import Praise, Prize, Thrown
from scenes.ending.props import thrown
from scenes.games.hooky.art.backdrop import BAR, DOINGS, FRAME, backdrop, classroom
from scenes.games.hooky.art.furniture import Hanging, draw_hanging, furniture, over
from scenes.games.hooky.art.signs import signs
from scenes.games.hooky.art.slate_drawing import prize
from scenes.games.hooky.boards.ask_slate import AskSlate
from scenes.games.hooky.boards.board import HookyBoard
from scenes.games.hooky.boards.guess_slate import GuessSlate
from scenes.games.hooky.boards.slate import Slate
from scenes.games.hooky.boards.spelling_spots import spelling_spots
from scenes.games.hooky.boards.spots import guessed_spots, slate_spots, spots
from scenes.games.hooky.disputes import challenge
from scenes.games.hooky.facts import facts
from scenes.games.hooky.layout import lie, seat_row, where_is
from scenes.games.hooky.moments import MOMENTS
from scenes.games.hooky.sentences import FACTS, IN_CLASS_LAST, asked, awaited, choice, praised, sub_line
from scenes.games.hooky.sheets import SheetScene, part_of_match
from scenes.games.hooky.sounds import AMBIENCE
from scenes.games.hooky.told import TOLD
from scenes.replay.chapters import Chapters
from scenes.seating import Seating
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.asks.questions import DoorAnswers
from scenes.table.boards.private_board import BoardContext, PrivateBoard, PrivateBoards
from scenes.table.challenge.challenge import Challenges
from scenes.table.facts import SpokenFacts
from scenes.table.game_table import Art, GameTable, Labels, Layout, ScoreSheet, Text
from scenes.table.lively import Lively
from scenes.table.near_end import NearEnd
from scenes.table.pointed import Pointed
from scenes.table.stage.own_hand import OpenZones, hand_of
from scenes.table.stage.scenery import HangingSigns, IdleLife, Scenery
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import SeatRow
from scenes.table.turns import TakingTurns

BELOW_WORDS = 832
"""Y of big answers to all players: the foot of the board, which words reach last."""


def items(view: View, seat: Seat, theme: Theme) -> Labels:
    """The seats that have guessed, during guesses; at the end the points."""
    if view.scores:
        return (("star", numeral(view.scores[seat])),)
    if view.phase == "guesses":
        return () if seat in view.asked else (("tick", None),)
    return (("bell", None),) if seat == view.start else ()


def behind_curtain(theme: Theme) -> Iterator[object]:
    """Prepare the classrooms of the private boards."""
    yield backdrop(theme, spots(theme).slate)
    yield backdrop(theme, spelling_spots(theme).slate)
    if theme.kids:
        pupils = len(KINDS[CHILDREN].letters)
        yield backdrop(theme, slate_spots(pupils, theme).slate)
        yield backdrop(theme, guessed_spots(pupils, 0, theme).slate)


def own_board(context: Context, behind: BoardContext) -> PrivateBoard:
    """Return the board for all questions to a seat; in the game with a list it is a slate."""
    if not behind.view.ruleset.kind.listed:
        return HookyBoard(context, behind)
    if any(prompt.verb == "guess" for prompt in behind.prompts):
        return GuessSlate(context, behind)
    return (Slate if behind.taught else AskSlate)(context, behind)


OWN_BOARDS = PrivateBoards(
    dict.fromkeys(("clue", "ask", "reveal", "done", "guess", "hands"), own_board),
    own_board,
    say("pause-own"),
    behind_curtain,
)


def turn(view: View) -> Seat | None:
    """The seat on turn; None during guesses."""
    return view.turn if view.phase in ("clues", "turns", "look") else None


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the word on its hooks."""
    if isinstance(stage.tableau, Hanging):
        draw_hanging(canvas, stage.tableau, seating, theme)


def lively(view: View) -> bool:
    """Whether the guesses are near: in a round or two all guess the missing."""
    asked = sum(said.round == view.rounds for said in view.spoken)
    return view.round == view.rounds and (view.phase == "guesses" or asked >= view.players - 1)


def near_end(view: View) -> bool:
    """Whether the last two rounds have begun."""
    return view.round >= view.rounds - 1


TABLE: GameTable[View] = GameTable(
    name="hooky",
    layout=Layout(lie, items),
    text=Text(asked, awaited, choice, sub_line),
    art=Art(classroom, FRAME, BAR, ambience=AMBIENCE, music="school_march"),
    told=TOLD,
    sheet=ScoreSheet(say("hooky-see-book"), SheetScene, part_of_match),
    features=(
        OpenZones(hand_of),
        TakingTurns(turn),
        SeatRow(seat_row),
        HangingSigns(signs),
        Scenery(furniture, over, front),
        IdleLife(DOINGS),
        Challenges(challenge),
        ChanceQuestions({"deal": IN_CLASS_LAST}),
        OWN_BOARDS,
        DoorAnswers(frozenset(("done",)), BELOW_WORDS, open=lambda view: True, words=lambda seat: None),
        NearEnd(near_end),
        Lively(lively),
        Chapters(say("hooky-next-word")),
        MOMENTS,
        Praise(praised, FACTS),
        Thrown(partial(thrown, "hooky/thing-ball")),
        SpokenFacts(facts),
        Prize(prize),
        Pointed(where_is),
    ),
)
