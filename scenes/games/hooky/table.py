"""Hooky at the table: everything that the table scene asks of a game, in one value."""

from typing import Any

import pygame

from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky import events as happened
from engine.games.hooky.options import ROUNDS
from engine.games.hooky.view import View
from engine.games.hooky.words import WORDS
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar, disc
from game.draw.cache import cached, converted
from game.draw.icons import icon
from game.draw.plates import Items
from game.theme import Theme
from scenes.games.hooky.art import faces
from scenes.games.hooky.art.backdrop import FRAME, RAIL, classroom, idle
from scenes.games.hooky.art.furniture import Hanging, draw_hanging, furniture, over
from scenes.games.hooky.art.pupils import pupil
from scenes.games.hooky.art.signs import signs
from scenes.games.hooky.boards import OWN_BOARDS
from scenes.games.hooky.boards.great_reveal import RevealScene
from scenes.games.hooky.disputes import challenge
from scenes.games.hooky.kids import CHILDS
from scenes.games.hooky.kids_preset import GOAL
from scenes.games.hooky.layout import header_band, lie
from scenes.games.hooky.motions import MOTIONS
from scenes.games.hooky.sheets import SheetScene
from scenes.games.hooky.sounds import AMBIENCE
from scenes.games.hooky.words import END_TURN, IN_CLASS_LAST, awaited, caption, question
from scenes.handover.recent_events import Happened, RecentStrip
from scenes.seating import Seating
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.asks.questions import BEHIND, DoorAnswers
from scenes.table.boards.private_board import ShownAlone
from scenes.table.boards.public_board import Interludes
from scenes.table.challenge.challenge import Challenges
from scenes.table.game_table import Art, GameTable, Layout, ScoreSheet, Text, refused_by
from scenes.table.near_end import NearEnd
from scenes.table.phrases import Phrase, Speakers
from scenes.table.stage.hud import SuitPictures
from scenes.table.stage.own_hand import OpenZones, hand_of
from scenes.table.stage.scenery import HangingSigns, IdleLife, Scenery
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import HeaderBand
from scenes.table.turns import TakingTurns

STRIP_CARD, STRIP_EYE, STRIP_FACE = 74, 44, 50
BELOW_WORDS = 832
"""Answers in front of everybody stand at the foot of the board, where words come last."""
PUPIL, PAPER = 0.72, "#DDEBEA"  # a pupil in a sentence: its width, of the disc behind it


def items(view: View, seat: Seat, theme: Theme) -> Items:
    """Who has guessed while everybody guesses; at the end the points."""
    del theme
    if view.scores:
        return (("star", str(view.scores[seat])),)
    if view.phase == "guesses":
        return () if seat in view.asked else (("tick", ""),)
    return (("bell", ""),) if seat == view.start else ()


def turn(view: View) -> Seat | None:
    """Whose turn it is; nobody's while everybody guesses."""
    return view.turn if view.phase in ("clues", "turns", "look") else None


def choice(step: Step, view: View, who: Speakers) -> Phrase:
    """The name of an answer."""
    del view
    args: dict[str, Any] = dict(step.args)
    match step.do:
        case "clue" if args:
            return (args["word"],)
        case "ask" if args:
            return (f"{args['word']} for {who.names[args['of']]}",)
        case "reveal" if args:
            return (f"{args['card']} for a card of {who.names[args['of']]}",)
        case "guess" if args:
            return (" ".join(args["letters"]),)
        case "hands" if args:
            hands = ((who.names[seat], letters) for seat, letters in enumerate(args["letters"]) if letters is not None)
            return (", ".join(f"{name} {''.join(letters)}" for name, letters in hands),)
        case "done":
            return (END_TURN,)
        case _:
            return ("Reveal a card" if step.do == BEHIND else step.do.capitalize(),)


@cached
def pupil_chip(letter: str, size: int) -> pygame.Surface:
    """A pupil on a disc, by its letter."""
    out = disc(size, PAPER, rim=3).copy()
    shape = pupil(letter, size * PUPIL)
    out.blit(shape, shape.get_rect(midbottom=(size // 2, size - 4)))
    return converted(out)


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """The word before the class."""
    if isinstance(stage.tableau, Hanging):
        draw_hanging(canvas, stage.tableau, seating, theme)


def sub_line(view: View, seat: Seat, who: Speakers) -> str:
    """Which round it is."""
    del seat, who
    return f"round {view.round} of {ROUNDS}" if view.round else "starting clues"


def on_strip(event: Event, seating: Seating, theme: Theme) -> Happened | None:
    """Words with their numbers, cards that lie open now, and who looked into whose hand."""
    match event:
        case happened.QuestionAnswered():
            return Happened(seating[event.of].picture, None, f"{event.word} {event.number}")
        case happened.ClueGiven():
            return Happened(seating[event.seat].picture, None, f"{event.word} {event.number}")
        case happened.CardRevealed():
            return Happened(seating[event.seat].picture, faces.face(event.card, STRIP_CARD, theme))
        case happened.CardSeen():
            looked = text.line((icon("eye", STRIP_EYE), avatar(seating[event.of].picture, STRIP_FACE)), STRIP_EYE)
            return Happened(seating[event.seat].picture, looked)
        case _:
            return None


def near_end(view: View) -> bool:
    """Two rounds are left, or fewer."""
    return view.round >= ROUNDS - 1


TABLE: GameTable[View] = GameTable(
    name="hooky",
    layout=Layout(lie, items),
    text=Text(
        caption=caption,
        question=question,
        awaited=awaited,
        choice=choice,
        sub_line=sub_line,
        refusal=refused_by(WORDS),
        goal=GOAL,
        spared=frozenset(),
        childs=CHILDS,
    ),
    art=Art(faces, classroom, FRAME, RAIL, ambience=AMBIENCE, music="school_march"),
    motions=MOTIONS,
    sheet=ScoreSheet("Class book", SheetScene.of_view),
    features=(
        OpenZones(hand_of),
        TakingTurns(turn),
        HeaderBand(header_band),
        SuitPictures(pupil_chip),
        HangingSigns(signs),
        Scenery(furniture, over, front),
        IdleLife(idle),
        RecentStrip(on_strip),
        Interludes({happened.MatchEnded: RevealScene.of_event}),
        Challenges(challenge),
        ChanceQuestions({"deal": IN_CLASS_LAST}),
        OWN_BOARDS,
        ShownAlone({happened.CardSeen: lambda event: event.seat}),
        DoorAnswers(frozenset(("done",)), BELOW_WORDS),
        NearEnd(near_end),
    ),
)
