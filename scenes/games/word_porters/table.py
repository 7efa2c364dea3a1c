"""Word Porters at the table: everything that the table scene asks of a game, in one value."""

from collections.abc import Iterator
from typing import Any

from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.word_porters import events as happened
from engine.games.word_porters.placing import goes_down
from engine.games.word_porters.view import View
from game.theme import Theme
from scenes.games.word_porters.art import faces
from scenes.games.word_porters.art.backdrop import FRAME, RAIL, backdrop, idle
from scenes.games.word_porters.art.furniture import front, furniture, lie, opened, over, plate_of
from scenes.games.word_porters.art.parcels import Token, in_rail
from scenes.games.word_porters.boards.own import PeekBoard
from scenes.games.word_porters.boards.placing import PlaceBoard
from scenes.games.word_porters.boards.reveal import RevealScene
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.games.word_porters.kids import CHILDS
from scenes.games.word_porters.kids_preset import GOAL
from scenes.games.word_porters.layout import band
from scenes.games.word_porters.motions import MOTIONS
from scenes.games.word_porters.sheets import RoundScene, SheetScene
from scenes.games.word_porters.words import YOUNGEST, awaited, caption, question
from scenes.handover.recent_events import Happened, RecentStrip
from scenes.seating import Seating
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.boards.private_board import PrivateBoards
from scenes.table.boards.public_board import Interludes
from scenes.table.game_table import Art, GameTable, Layout, ScoreSheet, Text, points
from scenes.table.phrases import Face, Phrase, Speakers
from scenes.table.stage.hud import SeatTabs
from scenes.table.stage.own_hand import OpenZones
from scenes.table.stage.scenery import IdleLife, Scenery
from scenes.table.stage.table_layout import HeaderBand
from scenes.table.turns import ForcedSteps, TakingTurns


def turn(view: View) -> Seat | None:
    """Whose turn it is to give a hint."""
    return view.turn


def choice(step: Step, view: View, who: Speakers) -> Phrase:
    """The name of an answer."""
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "place" if args:
            return (next(hint.text for hint in view.row if hint.card == args["hint"]),)
        case "vote" if args:
            given = ((who.names[seat], number) for seat, number in enumerate(args["tiles"]) if number is not None)
            return (", ".join(f"{name} {number}" for name, number in given),)
        case _:
            return (step.do.capitalize(),)


def sub_line(view: View, seat: Seat, who: Speakers) -> str:
    """The own word, for its owner."""
    del seat, who
    return f"own word: {view.number}" if view.number is not None else ""


def on_strip(event: Event, seating: Seating, theme: Theme) -> Happened | None:
    """Parcels, passes, and points."""
    match event:
        case happened.TokensPlaced(placing=placing):
            look = seating[placing.seat].picture
            return Happened(look, in_rail(Token(look, placing.tokens[0], event.shared), theme))
        case happened.Passed():
            return Happened(seating[event.seat].picture, None, "pass")
        case happened.SeatScored():
            return Happened(seating[event.seat].picture, None, f"+{event.points[event.seat]}")
        case _:
            return None


def forced(view: View) -> Step | None:
    """A pass where the seat on turn can go nowhere (WP-42), or the one hint where it can and, as that is empty, has to
    go (WP-38): what lies where is open to all."""
    seat = view.turn
    if view.phase != "hints" or seat is None:
        return None
    fitting = [hint.card for hint in view.row if goes_down(view.placings, seat, hint.card)]
    if not fitting:
        return Step(seat, "pass")
    empty = all(placing.hint != fitting[0] for placing in view.placings)
    if len(fitting) > 1 or not empty or view.variant == "children":  # children may always pass (WP-78)
        return None
    return Step(seat, "place", (("hint", fitting[0]),))


def why_forced(step: Step, who: Speakers) -> Phrase:
    """A forced pass says itself why."""
    if step.do != "place" or not isinstance(step.by, int):
        return ()
    return (Face(step.by), f"One hint is left for {who.names[step.by]}")


def sets(theme: Theme) -> Iterator[object]:
    """The boards behind curtains stand before the hall itself."""
    yield backdrop(theme)


TABLE: GameTable[View] = GameTable(
    name="word_porters",
    layout=Layout(lie, points),
    text=Text(
        caption=caption,
        question=question,
        awaited=awaited,
        choice=choice,
        sub_line=sub_line,
        goal=GOAL,
        spared=frozenset(),
        childs=CHILDS,
    ),
    art=Art(faces, backdrop, FRAME, RAIL, ambience="hall"),
    motions=MOTIONS,
    sheet=ScoreSheet("Scores", SheetScene.of_view),
    features=(
        OpenZones(opened),
        TakingTurns(turn),
        ForcedSteps(forced, why_forced),
        HeaderBand(band),
        SeatTabs(plate_of),
        Scenery(furniture, over, front),
        IdleLife(idle),
        RecentStrip(on_strip),
        Interludes({happened.SeatScored: RevealScene.of_event, happened.RoundEnded: RoundScene.of_event}),
        ChanceQuestions({"start": YOUNGEST}),
        PrivateBoards({"place": PlaceBoard, "pass": PlaceBoard, "vote": VoteBoard}, PeekBoard, "Own word", sets),
    ),
)
"""Its side of the table."""
