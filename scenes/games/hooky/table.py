"""Hooky at the table: all that the table scene needs from a game, in one value."""

from collections.abc import Iterator, Mapping

from engine.core.events import Event
from engine.core.messages import numeral, say
from engine.core.seats import Seat
from engine.games.hooky import events as happened
from engine.games.hooky.view import View
from game import ceremonies
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.icons import icon
from game.theme import Theme
from scenes.ending.ending import Praise
from scenes.games.hooky.art import faces
from scenes.games.hooky.art.backdrop import BAR, FRAME, backdrop, classroom, idle
from scenes.games.hooky.art.furniture import Hanging, draw_hanging, furniture, over
from scenes.games.hooky.art.signs import signs
from scenes.games.hooky.boards.board import HookyBoard
from scenes.games.hooky.boards.great_reveal import RevealScene
from scenes.games.hooky.boards.slate import Slate
from scenes.games.hooky.boards.spots import spots
from scenes.games.hooky.disputes import challenge
from scenes.games.hooky.layout import header_band, lie, where_is
from scenes.games.hooky.moments import MOMENTS
from scenes.games.hooky.motions import MOTIONS
from scenes.games.hooky.sentences import FACTS, IN_CLASS_LAST, asked, awaited, choice, praised, sub_line, told
from scenes.games.hooky.sheets import SheetScene, moment
from scenes.games.hooky.sounds import AMBIENCE
from scenes.handover.recent_events import STRIP_CARD, RecentEvent, RecentStrip
from scenes.replay.chapters import Chapters
from scenes.seating import Seating
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.asks.questions import DoorAnswers
from scenes.table.boards.private_board import BoardContext, PrivateBoard, PrivateBoards, ShownAlone
from scenes.table.boards.public_board import Interludes
from scenes.table.challenge.challenge import Challenges
from scenes.table.game_table import Art, GameTable, Labels, Layout, ScoreSheet, Text
from scenes.table.lively import Lively
from scenes.table.near_end import NearEnd
from scenes.table.pointed import Pointed
from scenes.table.repeated import Ceremonies
from scenes.table.stage.faces import Feeling, Feelings
from scenes.table.stage.own_hand import OpenZones, hand_of
from scenes.table.stage.scenery import HangingSigns, IdleLife, Scenery
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import HeaderBand
from scenes.table.turns import TakingTurns

STRIP_EYE, STRIP_FACE = 44, 50
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
    """Prepare the classroom of the private boards."""
    yield backdrop(theme, spots(theme).slate)


def own_board(context: Context, behind: BoardContext) -> PrivateBoard:
    """Return the board for all questions to a seat; in the game with a list it is the slate."""
    return (Slate if behind.view.ruleset.kind.listed else HookyBoard)(context, behind)


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


def on_strip(event: Event, seating: Seating, theme: Theme) -> RecentEvent | None:
    """The entry of an event on the strip: words with their numbers, cards that are now open, and looks."""
    match event:
        case happened.QuestionAnswered():
            return RecentEvent(seating[event.of].picture, None, f"{event.word} {event.number}")
        case happened.ClueGiven():
            return RecentEvent(seating[event.seat].picture, None, f"{event.word} {event.number}")
        case happened.CardRevealed():
            return RecentEvent(seating[event.seat].picture, faces.face(event.card, STRIP_CARD, theme))
        case happened.CardSeen():
            looked = text.line((icon("eye", STRIP_EYE), avatar(seating[event.of].picture, STRIP_FACE)), STRIP_EYE)
            return RecentEvent(seating[event.seat].picture, looked)
        case _:
            return None


def lively(view: View) -> bool:
    """Whether the guesses are near: in a round or two all guess the missing."""
    asked = sum(said.round == view.rounds for said in view.spoken)
    return view.round == view.rounds and (view.phase == "guesses" or asked >= view.players - 1)


def near_end(view: View) -> bool:
    """Whether the last two rounds have begun."""
    return view.round >= view.rounds - 1


def feelings(event: Event, view: View) -> Mapping[Seat, Feeling]:
    """The feelings of seats: sorry about a word that was sent back; glad about a look, and when the guesses are
    counted."""
    match event:
        case happened.WordSentBack():
            return {event.seat: "droop"}
        case happened.CardRevealed():
            return {event.seat: "smile", event.of: "droop"}
        case happened.MatchEnded():
            return dict.fromkeys(event.winners, "smile")
        case _:
            return {}


TABLE: GameTable[View] = GameTable(
    name="hooky",
    layout=Layout(lie, items),
    text=Text(
        caption=told,
        question=asked,
        awaited=awaited,
        choice=choice,
        sub_line=sub_line,
    ),
    art=Art(classroom, FRAME, BAR, ambience=AMBIENCE, music="school_march"),
    motions=MOTIONS,
    sheet=ScoreSheet(say("hooky-see-book"), SheetScene.of_view, moment),
    features=(
        OpenZones(hand_of),
        TakingTurns(turn),
        HeaderBand(header_band),
        HangingSigns(signs),
        Scenery(furniture, over, front),
        IdleLife(idle),
        RecentStrip(on_strip),
        Ceremonies(
            {
                happened.CardsDealt: ceremonies.DEAL,
                happened.RoundBegan: ceremonies.ROUND,
                happened.RoundOver: ceremonies.ROUND,
            }
        ),
        Interludes({happened.MatchEnded: RevealScene.of_event}),
        Challenges(challenge),
        ChanceQuestions({"deal": IN_CLASS_LAST}),
        OWN_BOARDS,
        ShownAlone({happened.CardSeen: lambda event: event.seat}),
        DoorAnswers(frozenset(("done",)), BELOW_WORDS, open=lambda view: True, words=lambda seat: None),
        Feelings(feelings),
        NearEnd(near_end),
        Lively(lively),
        Chapters(
            {happened.ClueGiven: lambda event: event.seat, happened.QuestionAnswered: lambda event: event.seat},
            say("hooky-next-word"),
        ),
        MOMENTS,
        Praise(praised, FACTS),
        Pointed(where_is),
    ),
)
