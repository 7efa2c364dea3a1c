"""Panel: one activity on the chalkboard on the left. The board passes presses to it while it has the focus. Also the
common parts of panels: tabs of the other seats, and letter keys with the certain knowledge of the seat."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, say, verbatim
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.view import View
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.input.actions import Action, Press
from game.lessons import NOTE, Mark
from game.theme import CARD_EDGE, CREAM, GOLD_INK, INK, SMALLEST_TARGET, SMALLEST_TEXT, SeatLook, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.letters import ALPHABET, ERASED, letter_key
from game.widgets.letters import key_targets as place_keys
from scenes.games.hooky.art.backdrop import Box
from scenes.games.hooky.boards.known import OWN, AutomaticMarks, Marks
from scenes.games.hooky.boards.spots import BoardSpots, spots
from scenes.seating import Seating
from scenes.table.asks.asks import SeveralParts
from scenes.table.boards.answer_plate import AnswerPlate
from scenes.table.boards.private_board import PrivateBoard
from scenes.table.stage.handed_in import FlyingPart


class Chalkboard(PrivateBoard):
    """The board as panels see it, beyond the usual private board."""

    view: View
    level: str
    """The level of help in the register."""
    gone: bool
    """Whether the board is covered; then thinking stops."""
    known: AutomaticMarks
    """The automatic marks of the register."""
    marks: Marks
    """The player's marks."""
    panel: "Panel"
    """The activity of the question, or the class book."""
    book: "Panel"
    """The class book."""
    on_register: bool
    """Whether the focus is on the register."""

    @property
    def left(self) -> "Panel":
        """What is on the left if there is room for both sides."""
        return self.book if self.on_register else self.panel

    def update(self, dt: float) -> None:
        super().update(dt)
        self.panel.update(dt)

    @property
    def noting(self) -> bool:
        """Whether a lesson asks for a note in the register. Then automatic marks wait."""
        return any(prompt.verb == NOTE for prompt in self.behind.prompts)

    def asked_panel(self) -> "Panel":
        """Return the panel for the open questions, or the class book if there are none."""
        raise NotImplementedError

    def show(self, panel: "Panel") -> None:
        """Show another panel on the left and move the focus to it."""
        raise NotImplementedError

    def turn_to(self, register: bool) -> None:
        """Move the focus to the register, or back to the panel."""
        raise NotImplementedError


class Panel:
    """Subclasses define targets, what they do, the words on the rail, and the drawing."""

    typing = False
    """Whether letter keys of a real keyboard type here."""

    def __init__(self, board: Chalkboard) -> None:
        self.board = board
        self.behind = board.behind

    @property
    def theme(self) -> Theme:
        return self.board.theme

    @property
    def spots(self) -> BoardSpots:
        """The places of the board."""
        return spots(self.theme, self.board.noting)

    @property
    def slate(self) -> Box:
        """The slate behind this panel."""
        return self.spots.slate

    @property
    def register(self) -> Rect | None:
        """The place of the register beside this panel, or of its summary; None if there is no room."""
        return None if self.spots.large else self.spots.register

    summed_up = False
    """Whether this panel draws its own summary in place of the register."""

    @property
    def pencil_beside(self) -> bool:
        """Whether the register itself is beside this panel."""
        return not self.summed_up and self.register is not None

    def words(self, message: Message) -> str:
        """Return the text of a message on the board."""
        return self.board.words_of(message)

    def first(self) -> Hashable:
        """Return the first focus."""
        return None

    def targets(self) -> Sequence[Target]:
        """Return the targets of the focus."""
        return ()

    def named(self, target: Hashable) -> Message | None:
        """Return the spoken name of a target, or None if the sentence contains it."""
        match target:
            case ("key", str(sign)):
                return say("table-erase") if sign == ERASED else verbatim(sign)
            case ("card", str(letter)):
                return verbatim(letter)
            case ("seat", int(seat)):
                return verbatim(self.behind.seating[seat].name)
            case "register":
                return say("hooky-hint-register")
            case "reveal":
                return say("hooky-hint-reveal")
        return None

    def choose(self, target: Hashable, press: Press) -> None:
        """Handle confirm on a target."""

    def moved(self) -> None:
        """Handle a direction."""

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""

    def beside(self) -> Sequence[tuple[Rect, Action]]:
        """Return places that are no targets, with their buttons."""
        return ()

    def sentence(self) -> Message | None:
        """Return the words on the rail."""
        return None

    def read(self) -> tuple[Rect, ...]:
        """Return the areas that the player needs to read for an answer."""
        return ()

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """Return the places of a lesson's target on this panel; empty if it is not on it."""
        return ()

    def bindings(self) -> tuple[Binding, ...]:
        """Return the panel's button bindings."""
        return ()

    @property
    def to_register(self) -> Binding:
        """The binding that leads to the register."""
        return Binding(Action.INFO, lambda press: self.board.turn_to(register=True), say("hooky-hint-register"))

    @property
    def intended(self) -> Step | None:
        """The answer under the focus or put together, or None."""
        return None

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """Return the targets that stand for an answer; empty if it can only be said."""
        return ()

    def answer_plate(self) -> AnswerPlate:
        """Return the board's plate while this panel is shown."""
        return AnswerPlate(self.board, self.behind.seat)

    def draw(self, canvas: Canvas) -> None:
        """Draw everything except the focus."""


class PartsPanel(Panel, SeveralParts):
    """A panel with an answer of several parts. It tells the board's plate of every change."""

    @property
    def plate(self) -> Rect:
        """The place of the plate that hands in the answer."""
        raise NotImplementedError

    def leaving_parts(self) -> list[FlyingPart]:
        """Return the parts that fly to the table when the answer is handed in."""
        return []

    def answer_plate(self) -> AnswerPlate:
        return AnswerPlate(self.board, self.behind.seat, self, self.plate, leaving=self.leaving_parts)

    def hand_in(self) -> None:
        """Handle confirm on the plate."""
        raise NotImplementedError


GAP, NARROW_GAP = 12, 8
CROWDED = 5
"""With more tabs than this they are closer together."""
NARROW = 72
GROUND, EDGE, QUIET = "#17332B", "#5E8C7B", "#D5E6DC"
DIM = "#8AA69B"
LABEL_INK = "#E9F3EC"
FACE, NARROW_FACE = 0.76, 0.33  # of the tab's height, and of its width if that is less
PAD = 9
PICTURE = 0.6
STACKED, STACKED_AT = 0.5, (0.32, 0.74)
"""Size of a picture above words, and the middles of both, as shares of the height."""


@dataclass(frozen=True, slots=True)
class PanelTab:
    """A seat, or another target with a picture and words. `off`: it cannot be chosen now."""

    id: object
    words: str
    look: SeatLook | None = None
    picture: str = ""
    off: bool = False


REGISTER, REVEAL = "register", "reveal"


def register_tab(words: str) -> PanelTab:
    """Return the way to the register for users without a button for it."""
    return PanelTab(REGISTER, words, None, "book")


def seat_tabs(seats: Sequence[Seat], seating: Seating, off: Sequence[Seat] = ()) -> tuple[PanelTab, ...]:
    """Return tabs of seats."""
    return tuple(PanelTab(("seat", seat), seating[seat].name, seating[seat].picture, "", seat in off) for seat in seats)


def tab_targets(tabs: Sequence[PanelTab], line: Rect, narrow: Sequence[object] = ()) -> tuple[Target, ...]:
    """Return the places of tabs on a line. All have the same width except the `narrow` ones, which have only a
    picture."""
    crowded = len(tabs) > CROWDED
    gap, least = (NARROW_GAP, SMALLEST_TARGET) if crowded else (GAP, NARROW)
    small = sum(1 for tab in tabs if tab.id in narrow)
    rest = line.width - gap * (len(tabs) - 1) - small * least
    each = rest // max(1, len(tabs) - small)
    out, x = [], line.left
    for tab in tabs:
        wide = least if tab.id in narrow else each
        out.append(Target(tab.id, Rect(x, line.top, wide, line.height)))
        x += wide + gap
    return tuple(out)


def draw_tabs(
    canvas: Canvas, tabs: Sequence[PanelTab], targets: Sequence[Target], chosen: object, letters: int, theme: Theme
) -> None:
    """Draw all tabs; the chosen one has its seat's colour."""
    for tab, target in zip(tabs, targets, strict=True):
        _tab(tab, target.rect.size, tab.id == chosen, letters, theme).draw(canvas, target.rect.center)


@cached
def _tab(tab: PanelTab, size: tuple[int, int], chosen: bool, letters: int, theme: Theme) -> Piece:
    wide, high = size
    ground = GROUND
    ink, edge, thick = (DIM if tab.off else QUIET), EDGE, 3
    if chosen:
        look = tab.look
        ground, edge, thick = (look.main if look else CREAM), CREAM, 5
        ink = INK if look is None or look.dark_ink else CREAM
    face = board(wide, high, ground, 20, edge, thick).copy()
    side = round(min(high * FACE, wide * NARROW_FACE))
    left = PAD
    if tab.look is not None:
        head = avatar(tab.look, side, dim=tab.off)
        at = (left + side // 2, high // 2) if wide > high * 1.4 else (wide // 2, high // 2)
        put(face, head, center=at)
        left += side + PAD
    elif tab.picture and _too_long(tab.words, wide - left - side - PAD // 2 - PAD, theme) and wide > high * 1.4:
        return with_shadow(converted(_stacked(tab, face, ink, ground, theme)), 7, 100, (2, 5))
    elif tab.picture:
        sign = icon(tab.picture, round(min(high, wide) * PICTURE), ink, ground)
        at = (left + side // 2, high // 2) if wide > high * 1.4 else (wide // 2, high // 2)
        put(face, sign, center=at)
        left += side + PAD // 2
    if tab.words and wide > high * 1.4:
        room = wide - left - PAD
        role = theme.sentence_role
        em = text.fit(tab.words, letters, room, role)
        text.place(face, text.clipped(tab.words, em, room, role), em, (left, high / 2), ink, role, "left")
    return with_shadow(converted(face), 7, 100, (2, 5))


def _too_long(words: str, room: int, theme: Theme) -> bool:
    """Whether words have no room beside a picture, in the smallest letters."""
    return text.width(words, SMALLEST_TEXT, theme.sentence_role) > room


def _stacked(tab: PanelTab, face: pygame.Surface, ink: str, ground: str, theme: Theme) -> pygame.Surface:
    """Draw the picture of a tab above its words, for which there is no room beside it."""
    wide, high = face.get_size()
    sign, role = icon(tab.picture, round(high * STACKED), ink, ground), theme.sentence_role
    put(face, sign, center=(wide // 2, high * STACKED_AT[0]))
    shown = text.clipped(tab.words, SMALLEST_TEXT, wide - 2 * PAD, role)
    text.place(face, shown, SMALLEST_TEXT, (wide / 2, high * STACKED_AT[1]), ink, role)
    return face


COLUMNS = 9
KEY, OUT = "#F1F6EE", "#8FA59B"
OUT_INK = "#2F3B36"
SLOT, SLOT_NOW, SLOT_EDGE = CREAM, "#FFE9B8", CARD_EDGE
SLOT_SHARE, SLOT_LETTER = 0.84, 112  # em of a letter: of the slot's height, and at most
CURSOR, CURSOR_UP = (0.5, 9), 18  # share of the slot's width, height in px; px from its foot
FONT = "kids_bold"
ASIDE = 158
"""Opacity (of 255) of keys while no more letters are needed."""


def key_targets(box: Rect) -> tuple[Target, ...]:
    """Return the keys of a board. None of them means done, because the answer is handed in on its plate."""
    return place_keys((*ALPHABET, ERASED), COLUMNS, box)


def is_key(target: Hashable) -> str | None:
    """Return the letter of a key, or ERASED; None for any other target."""
    match target:
        case ("key", str(sign)):
            return sign
    return None


def draw_keys(
    canvas: Canvas,
    box: Rect,
    found: AutomaticMarks,
    own: str,
    chosen: Mapping[str, str] | None = None,
    aside: bool = False,
) -> None:
    """Draw all keys. Own letters have the colour `own`, letters that are known to be elsewhere are crossed out, and
    `chosen` ones have a different background. `aside`: the answer is complete, so keys are faint."""
    for target in key_targets(box):
        sign = is_key(target.id)
        if sign is None:
            continue
        ground, ink, struck = _look(sign, found, own)
        if chosen and sign in chosen:
            ground, ink = chosen[sign], GOLD_INK
        key = _aside if aside else letter_key
        key(sign, target.rect.size, ground, ink, struck).draw(canvas, target.rect.center)


@cached
def _aside(sign: str, size: tuple[int, int], ground: str, ink: str, struck: bool) -> Piece:
    """A faint key, through which the slate is visible."""
    key = letter_key(sign, size, ground, ink, struck)
    pale = key.surface.copy()
    pale.fill((255, 255, 255, ASIDE), special_flags=pygame.BLEND_RGBA_MULT)
    return replace(key, surface=pale)


def _look(sign: str, found: AutomaticMarks, own: str) -> tuple[str, str, bool]:
    if sign == ERASED:
        return KEY, INK, False
    band = found.bands.get(Card(sign))
    if band == OWN:
        return own, INK, False
    return (KEY, INK, False) if band is None else (OUT, OUT_INK, True)


@cached
def slot(letter: str, size: tuple[int, int], now: bool, fixed: str = "", line: str = "", cursor: bool = True) -> Piece:
    """A place for a letter, anchored at its middle. `now`: the next one, with or without its `cursor`. `fixed`: the
    colour of one that cannot be changed. `line`: the colour of the line below an own letter."""
    wide, high = size
    ground = fixed or (SLOT_NOW if now else SLOT)
    face = board(wide, high, ground, round(min(wide, high) * 0.14), SLOT_EDGE, 4).copy()
    if letter:
        em = min(SLOT_LETTER, round(high * SLOT_SHARE) if wide >= high * 0.7 else round(wide * 0.9))
        put(face, text.inked(letter, em, INK, FONT), center=(wide // 2, high // 2 - 1))
    below = line if letter else INK if now and cursor else ""
    if below:
        long, thick = round(wide * CURSOR[0]), CURSOR[1]
        face.fill(below, Rect((wide - long) // 2, high - CURSOR_UP - thick, long, thick))
    return with_shadow(face, 7, 110, (2, 5))
