"""Hooky at the table: everything that the table scene asks of a game, in one value."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pygame

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.prompts import Reason
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky import events as happened
from engine.games.hooky.options import ROUNDS
from engine.games.hooky.view import View
from engine.games.hooky.words import WORDS
from game.canvas import Canvas
from game.cards.header import Band
from game.draw import text
from game.draw.avatar import avatar, disc
from game.draw.cache import cached, converted
from game.draw.icons import icon
from game.draw.plates import Items
from game.theme import CREAM, Theme
from scenes.games.hooky.art import faces
from scenes.games.hooky.art.backdrop import FRAME, RAIL, classroom
from scenes.games.hooky.art.furniture import furniture, over
from scenes.games.hooky.art.hanging import Hanging, draw_hanging
from scenes.games.hooky.art.idle import idle
from scenes.games.hooky.art.portraits import pupil
from scenes.games.hooky.art.signs import signs
from scenes.games.hooky.boards import OWN_BOARDS, sets
from scenes.games.hooky.boards.great_reveal import RevealScene
from scenes.games.hooky.disputes import challenge
from scenes.games.hooky.kids import CHILDS
from scenes.games.hooky.layout import lie
from scenes.games.hooky.motions import MOTIONS
from scenes.games.hooky.sheets.standings import SheetScene
from scenes.games.hooky.sounds import AMBIENCE
from scenes.games.hooky.spots import header_band
from scenes.games.hooky.words import IN_CLASS_LAST, awaited, caption, question
from scenes.handover.curtain import Happened
from scenes.seating import Seating
from scenes.table.boards.private_board import BEHIND
from scenes.table.game_table import GameTable, PlacedCards
from scenes.table.phrases import Part, Phrase, Speakers, Suit
from scenes.table.stage.stage import Stage

STRIP_CARD, STRIP_EYE, STRIP_FACE = 74, 44, 50
BELOW_WORDS = 832
"""Answers in front of everybody stand at the foot of the board, where words come last."""
PUPIL, PAPER = 0.72, "#DDEBEA"  # a pupil in a sentence: its width, of the disc behind it


def speakers(view: View, seating: Seating) -> Speakers:
    """Everybody plays alone."""
    del view
    return Speakers(seating.names, tuple((seat,) for seat in range(len(seating))))


def own(view: View) -> Cards:
    """No hand stands in the rail: the own letters lie in the own column, and on the boards behind the curtain."""
    del view
    return ()


def opened(view: View) -> Cards:
    """What lies open in a seat's column where everybody looks into every hand."""
    return view.hand


def breaks(view: View) -> tuple[int, ...]:
    """Nothing is parted."""
    del view
    return ()


def items(view: View, seat: Seat, theme: Theme) -> Items:
    """Who has guessed while everybody guesses; at the end the points."""
    del theme
    if view.scores:
        return (("star", str(view.scores[seat])),)
    if view.phase == "guesses":
        return () if seat in view.asked else (("tick", ""),)
    return (("bell", ""),) if seat == view.start else ()


def held(view: View, seat: Seat) -> int:
    """Nobody holds cards up: they lie below the plate."""
    del view, seat
    return 0


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
        case _:
            return ("Reveal" if step.do == BEHIND else step.do.capitalize(),)


def picture(part: Part, size: int) -> pygame.Surface:
    """A pupil, by its letter."""
    return _pupil(part.name, size) if isinstance(part, Suit) else icon("star", size, CREAM)


@cached
def _pupil(letter: str, size: int) -> pygame.Surface:
    out = disc(size, PAPER, rim=3).copy()
    shape = pupil(letter, size * PUPIL)
    out.blit(shape, shape.get_rect(midbottom=(size // 2, size - 4)))
    return converted(out)


def bubbles(view: View) -> Mapping[Seat, tuple[str, str]]:
    """Nobody says a word that is not on the hooks."""
    del view
    return MappingProxyType({})


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """The word before the class."""
    if isinstance(stage.tableau, Hanging):
        draw_hanging(canvas, stage.tableau, seating, theme)


def goes_on(step: Step, view: View) -> bool:
    """After a word everybody watches: no hand stays open."""
    del step, view
    return False


def sub_line(view: View, seat: Seat, who: Speakers) -> str:
    """Which round it is."""
    del seat, who
    return f"round {view.round} of {ROUNDS}" if view.round else "starting clues"


def latest(view: View) -> PlacedCards | None:
    """There are no tricks: all words stand on the board."""
    del view
    return None


def refusal(reason: Reason, view: View) -> str:
    """Why not, from the game's own table of reasons."""
    del view
    return WORDS[reason[0]].format(*reason[1:])


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


def header(theme: Theme, public: bool) -> Band:
    """The plates hang at the same place for everybody."""
    del public
    return header_band(theme)


TABLE = GameTable(
    name="hooky",
    title="Hooky",
    deck=faces,
    frame=FRAME,
    rail=RAIL,
    backdrop=classroom,
    speakers=speakers,
    lie=lie,
    own=own,
    opened=opened,
    breaks=breaks,
    items=items,
    held=held,
    turn=turn,
    motions=MOTIONS,
    caption=caption,
    question=question,
    choice=choice,
    picture=picture,
    signs=signs,
    bubbles=bubbles,
    furniture=furniture,
    over=over,
    sub_line=sub_line,
    latest=latest,
    refusal=refusal,
    happened=on_strip,
    sheet=SheetScene.of_view,
    interludes={happened.MatchEnded: RevealScene.of_event},
    goes_on=goes_on,
    ambience=AMBIENCE,
    idle=idle,
    front=front,
    awaited=awaited,
    header=header,
    challenge=challenge,
    lots={"deal": IN_CLASS_LAST},
    sheet_word="Class book",
    shown_to={happened.CardSeen: lambda event: event.seat},
    private_boards=OWN_BOARDS,
    sets=sets,
    at_door=frozenset(("done",)),
    public_row=BELOW_WORDS,
    childs=CHILDS,
)
