"""Word Porters at the table: everything that the table scene asks of a game, in one value."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import pygame

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.prompts import Reason
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.word_porters import events as happened
from engine.games.word_porters.placing import goes_down
from engine.games.word_porters.view import View
from game.cards.header import Band
from game.draw.icons import icon
from game.draw.plates import Items
from game.theme import CREAM, Theme
from scenes.games.word_porters.art import faces
from scenes.games.word_porters.art.backdrop import FRAME, RAIL, backdrop
from scenes.games.word_porters.art.furniture import front, furniture, over, plate_of
from scenes.games.word_porters.art.idle import idle
from scenes.games.word_porters.art.parcels import Token, in_rail
from scenes.games.word_porters.boards.own import PeekBoard
from scenes.games.word_porters.boards.placing import PlaceBoard
from scenes.games.word_porters.boards.reveal import RevealScene
from scenes.games.word_porters.boards.voting import VoteBoard
from scenes.games.word_porters.kids import CHILDS
from scenes.games.word_porters.layout import band
from scenes.games.word_porters.motions import MOTIONS
from scenes.games.word_porters.open_hands import lie, opened
from scenes.games.word_porters.sheets.counting import RoundScene
from scenes.games.word_porters.sheets.standings import SheetScene
from scenes.games.word_porters.words import YOUNGEST, awaited, caption, question, refused
from scenes.handover.curtain import Happened
from scenes.seating import Seating
from scenes.table.boards.private_board import PEEK
from scenes.table.game_table import GameTable, Hung, PlacedCards
from scenes.table.phrases import Part, Phrase, Speakers


def speakers(view: View, seating: Seating) -> Speakers:
    """Everybody plays alone."""
    del view
    return Speakers(seating.names, tuple((seat,) for seat in range(len(seating))))


def own(view: View) -> Cards:
    """No hand stands in the rail: the own word is marked where it lies."""
    del view
    return ()


def breaks(view: View) -> tuple[int, ...]:
    """Nothing is parted."""
    del view
    return ()


def items(view: View, seat: Seat, theme: Theme) -> Items:
    """The points."""
    del theme
    return (("star", str(view.scores[seat])),)


def held(view: View, seat: Seat) -> int:
    """Nobody holds cards up."""
    del view, seat
    return 0


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


def picture(part: Part, size: int) -> pygame.Surface:
    """Sentences of this game show faces alone."""
    del part
    return icon("star", size, CREAM)


def signs(view: View, who: Speakers, seating: Seating, theme: Theme) -> tuple[Hung, ...]:
    """Nothing hangs over the hall."""
    del view, who, seating, theme
    return ()


def bubbles(view: View) -> Mapping[Seat, tuple[str, str]]:
    """Who has passed is seen at the plate: its parcels are pale."""
    del view
    return MappingProxyType({})


def goes_on(step: Step, view: View) -> bool:
    """After every answer somebody else is asked."""
    del step, view
    return False


def sub_line(view: View, seat: Seat, who: Speakers) -> str:
    """The own word, for its owner."""
    del seat, who
    return f"own word: {view.number}" if view.number is not None else ""


def latest(view: View) -> PlacedCards | None:
    """All that was placed still lies there."""
    del view
    return None


def refusal(reason: Reason, view: View) -> str:
    """Why not, from the game's own table of reasons."""
    del view
    return refused(reason, "this seat")


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
    """A pass where the seat on turn can go nowhere (WP-42): what lies where is open to all."""
    seat = view.turn
    if view.phase != "hints" or seat is None or any(goes_down(view.placings, seat, hint.card) for hint in view.row):
        return None
    return Step(seat, "pass")


def header(theme: Theme, public: bool) -> Band:
    """The seats hang along the top, in public and behind curtains alike."""
    del public
    return band(theme)


TABLE = GameTable(
    name="word_porters",
    title="Word Porters",
    deck=faces,
    frame=FRAME,
    rail=RAIL,
    backdrop=backdrop,
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
    interludes={
        happened.SeatScored: RevealScene.of_event,
        happened.RoundEnded: RoundScene.of_event,
    },
    goes_on=goes_on,
    ambience="hall",
    front=front,
    awaited=awaited,
    idle=idle,
    corners=False,
    header=header,
    tab=plate_of,
    forced=forced,
    peek_word="Own word",
    lots={"start": YOUNGEST},
    private_boards={"place": PlaceBoard, "pass": PlaceBoard, "vote": VoteBoard, PEEK: PeekBoard},
    childs=CHILDS,
)
"""Its side of the table."""
