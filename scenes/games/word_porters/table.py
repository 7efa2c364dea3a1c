"""Word Porters at the table: all that the table scene needs from a game, in one value."""

from collections.abc import Iterator

from engine.core.messages import say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.word_porters.hinting import goes_down
from engine.games.word_porters.options import CHILDRENS, ROUNDS, TOKENS
from engine.games.word_porters.view import View
from game.theme import Theme
from scenes.ending.ending import Praise, Prize, Thrown
from scenes.ending.props import starred
from scenes.games.word_porters.art.backdrop import BAR, DOINGS, FRAME, backdrop
from scenes.games.word_porters.art.furniture import front, furniture, lie, on_stage, opened, over, plate_of
from scenes.games.word_porters.art.track import thrown_cap
from scenes.games.word_porters.boards.hall_board import PeekBoard
from scenes.games.word_porters.boards.three_hints import hint_board
from scenes.games.word_porters.boards.three_words import vote_board
from scenes.games.word_porters.facts import facts
from scenes.games.word_porters.layout import band
from scenes.games.word_porters.moments import MOMENTS
from scenes.games.word_porters.sentences import (
    FACTS,
    YOUNGEST,
    awaited,
    choice,
    praised,
    question,
    sub_line,
    why_forced,
)
from scenes.games.word_porters.sheets import SheetScene, moment
from scenes.games.word_porters.told import TOLD
from scenes.replay.chapters import Chapters
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.boards.private_board import PrivateBoards
from scenes.table.facts import SpokenFacts
from scenes.table.game_table import Art, GameTable, Layout, ScoreSheet, Text, points
from scenes.table.lively import Lively
from scenes.table.near_end import NearEnd
from scenes.table.pointed import Pointed
from scenes.table.stage.hud import SeatTabs
from scenes.table.stage.own_hand import OpenZones
from scenes.table.stage.scenery import IdleLife, Scenery
from scenes.table.stage.table_layout import HeaderBand
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


TABLE: GameTable[View] = GameTable(
    name="word_porters",
    layout=Layout(lie, points),
    text=Text(question, awaited, choice, sub_line),
    art=Art(backdrop, FRAME, BAR, ambience="hall", music="swing"),
    told=TOLD,
    sheet=ScoreSheet(say("word_porters-scores"), SheetScene, moment),
    features=(
        OpenZones(opened),
        TakingTurns(turn),
        ForcedSteps(forced, why_forced),
        HeaderBand(band),
        SeatTabs(plate_of),
        Scenery(furniture, over, front),
        IdleLife(DOINGS),
        ChanceQuestions({"start": YOUNGEST}),
        PrivateBoards(
            {"place": hint_board, "pass": hint_board, "vote": vote_board}, PeekBoard, say("word_porters-peek"), sets
        ),
        NearEnd(near_end),
        Lively(lively),
        Chapters(say("word_porters-next-hint")),
        MOMENTS,
        Praise(praised, FACTS),
        Thrown(thrown_cap),
        SpokenFacts(facts),
        Prize(lambda variant, end, seat, look, high: starred("kids/suitcase", end["scores"][seat], high)),
        Pointed(on_stage),
    ),
)
"""The game's part of the table."""
