"""Panel: one thing that is done on the chalkboard at the left. The board hands it presses while the focus is there. And
what several panels have: tabs of the other seats, and keys with letters that carry what the seat knows for certain."""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, say, verbatim
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.view import View
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.input.actions import Action, Press
from game.lessons import NOTE, Mark
from game.theme import CARD_EDGE, CREAM, GOLD_INK, INK, SMALLEST_TARGET, SeatLook, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.letters import ALPHABET, ERASED, letter_key
from game.widgets.letters import key_targets as place_keys
from scenes.games.hooky.boards.known import OWN, Known, Marks
from scenes.games.hooky.boards.spots import Spots, spots
from scenes.seating import Seating
from scenes.table.asks.asks import Summary
from scenes.table.boards.private_board import PrivateBoard
from scenes.table.stage.handed_in import Part


class Chalkboard(PrivateBoard):
    """What panels know of the board that they lie on, beside what every board of a seat has."""

    view: View
    level: str
    """How much the register knows by itself."""
    gone: bool
    """Whether the board is covered: then nothing is thought on."""

    @property
    def noting(self) -> bool:
        """Whether a lesson asks for a note in the register: what it would know by itself has to wait then."""
        return any(prompt.verb == NOTE for prompt in self.behind.prompts)

    @property
    def known(self) -> Known:
        """What stands in the register by itself."""
        raise NotImplementedError

    @property
    def marks(self) -> Marks:
        """What was put down there."""
        raise NotImplementedError

    def asked_panel(self) -> "Panel":
        """The panel for the open questions; the class book where nothing is asked."""
        raise NotImplementedError

    def show(self, panel: "Panel") -> None:
        """Another panel lies at the left now, and has the focus."""
        raise NotImplementedError

    def turn_to(self, register: bool) -> None:
        """The focus goes to the register, or back to the panel."""
        raise NotImplementedError


class Panel:
    """Subclasses say what there is to choose, what it does, what the rail says, and draw themselves."""

    typing = False
    """Whether letters of a real keyboard are letters here."""

    def __init__(self, board: Chalkboard) -> None:
        self.board = board
        self.behind = board.behind

    @property
    def theme(self) -> Theme:
        """The theme now."""
        return self.board.theme

    @property
    def spots(self) -> Spots:
        """Where things stand."""
        return spots(self.theme)

    def words(self, message: Message) -> str:
        """As they stand on the board."""
        return self.board.worded(message)

    def first(self) -> Hashable:
        """Where the focus begins."""
        return None

    def targets(self) -> Sequence[Target]:
        """What can be focused."""
        return ()

    def named(self, target: Hashable) -> Message | None:
        """What a target is called where it is said aloud; None where the sentence says it."""
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
        """Confirm on a target."""

    def moved(self) -> None:
        """A direction was pressed."""

    def pointed(self, at: tuple[int, int]) -> bool:
        """A pointer pressed where nothing can be focused; whether it meant something."""
        return False

    def sentence(self) -> Message | None:
        """What the rail says."""
        return None

    def read(self) -> tuple[Rect, ...]:
        """What whoever answers on this panel had better be able to read."""
        return ()

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """Where a thing stands on this panel that a lesson points at; () for what is not on it."""
        return ()

    def bindings(self) -> tuple[Binding, ...]:
        """What the buttons do here."""
        return ()

    @property
    def to_register(self) -> Binding:
        """The way to the register."""
        return Binding(Action.INFO, lambda press: self.board.turn_to(register=True), say("hooky-hint-register"))

    @property
    def intended(self) -> Step | None:
        """The answer under the hook or put together, if there is one."""
        return None

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The targets that stand for an answer; none where it is only said."""
        return ()

    def draw(self, canvas: Canvas) -> None:
        """All but the focus."""


class PartsPanel(Panel):
    """A panel on which an answer of several parts is put together (SeveralParts). Whatever changes it says so to the
    board: `part_changed`."""

    @property
    def plate(self) -> Rect:
        """Where the plate stands that hands it in."""
        raise NotImplementedError

    @property
    def summary(self) -> Summary | None:
        """What stands there."""
        raise NotImplementedError

    @property
    def begun(self) -> bool:
        """Whether there is a part that can be taken back."""
        raise NotImplementedError

    def take_back(self) -> None:
        """The latest part goes back, if there is one."""
        raise NotImplementedError

    def leaving_parts(self) -> list[Part]:
        """What flies from here to the table once it is handed in."""
        return []

    def hand_in(self) -> None:
        """Confirm on the plate."""
        raise NotImplementedError


GAP, NARROW_GAP = 12, 8
CROWDED = 5
"""More tabs than so many stand closer together."""
NARROW = 72
GROUND, EDGE, QUIET = "#17332B", "#5E8C7B", "#D5E6DC"
DIM = "#8AA69B"
LABEL_INK = "#E9F3EC"
FACE, NARROW_FACE = 0.76, 0.33  # of the tab's height, of its width where that is less
PAD = 9
PICTURE = 0.6


@dataclass(frozen=True, slots=True)
class Tab:
    """A seat, or something else with a picture and words. `off` cannot be chosen now."""

    id: object
    words: str
    look: SeatLook | None = None
    picture: str = ""
    off: bool = False


REGISTER = "register"


def register_tab(words: str) -> Tab:
    """The way to the register for those who have no button for it."""
    return Tab(REGISTER, words, None, "book")


def seat_tabs(seats: Sequence[Seat], seating: Seating, off: Sequence[Seat] = ()) -> tuple[Tab, ...]:
    """Tabs of seats."""
    return tuple(Tab(("seat", seat), seating[seat].name, seating[seat].picture, "", seat in off) for seat in seats)


def tab_targets(tabs: Sequence[Tab], line: Rect, narrow: Sequence[object] = ()) -> tuple[Target, ...]:
    """Where the tabs stand on a line: all equally wide but the `narrow` ones, which have a picture alone."""
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
    canvas: Canvas, tabs: Sequence[Tab], targets: Sequence[Target], chosen: object, letters: int, theme: Theme
) -> None:
    """All tabs; the chosen one in its seat's colour."""
    for tab, target in zip(tabs, targets, strict=True):
        _tab(tab, target.rect.size, tab.id == chosen, letters, theme).draw(canvas, target.rect.center)


@cached
def _tab(tab: Tab, size: tuple[int, int], chosen: bool, letters: int, theme: Theme) -> Piece:
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
        face.blit(head, head.get_rect(center=at))
        left += side + PAD
    elif tab.picture:
        sign = icon(tab.picture, round(min(high, wide) * PICTURE), ink, ground)
        at = (left + side // 2, high // 2) if wide > high * 1.4 else (wide // 2, high // 2)
        face.blit(sign, sign.get_rect(center=at))
        left += side + PAD // 2
    if tab.words and wide > high * 1.4:
        room = wide - left - PAD
        role = theme.sentence_role
        em = text.fit(tab.words, letters, room, role)
        text.place(face, text.clipped(tab.words, em, room, role), em, (left, high / 2), ink, role, "left")
    return with_shadow(converted(face), 7, 100, (2, 5))


COLUMNS = 9
KEY, OUT = "#F1F6EE", "#8FA59B"
OUT_INK = "#2F3B36"
SLOT, SLOT_NOW, SLOT_EDGE = CREAM, "#FFE9B8", CARD_EDGE
SLOT_SHARE = 0.84  # em of a letter, of the slot's height
CURSOR = (0.5, 9)  # share of the slot's width, height in px
FONT = "kids_bold"
ASIDE = 158
"""Of 255: what is seen of a key while nothing more is to be spelled."""


def key_targets(box: Rect) -> tuple[Target, ...]:
    """The keys of a board: what is written is handed in on its plate, so that no key says that it is done."""
    return place_keys((*ALPHABET, ERASED), COLUMNS, box)


def is_key(target: Hashable) -> str | None:
    """The letter, or ERASED, of a key; None for anything else."""
    match target:
        case ("key", str(sign)):
            return sign
    return None


def draw_keys(
    canvas: Canvas, box: Rect, found: Known, own: str, chosen: Mapping[str, str] | None = None, aside: bool = False
) -> None:
    """All keys: own letters in the colour `own`, those that are known to be elsewhere crossed out, those `chosen` on a
    ground of their own. They step `aside` while the answer stands complete."""
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
    """The key as the slate shines through."""
    key = letter_key(sign, size, ground, ink, struck)
    pale = key.surface.copy()
    pale.fill((255, 255, 255, ASIDE), special_flags=pygame.BLEND_RGBA_MULT)
    return replace(key, surface=pale)


def _look(sign: str, found: Known, own: str) -> tuple[str, str, bool]:
    if sign == ERASED:
        return KEY, INK, False
    band = found.bands.get(Card(sign))
    if band == OWN:
        return own, INK, False
    return (KEY, INK, False) if band is None else (OUT, OUT_INK, True)


@cached
def slot(letter: str, size: tuple[int, int], now: bool, fixed: str = "") -> Piece:
    """A place for a letter, anchored at its middle; `now` is the one that comes next, `fixed` the colour of one that
    cannot be changed."""
    wide, high = size
    ground = fixed or (SLOT_NOW if now else SLOT)
    face = board(wide, high, ground, round(min(wide, high) * 0.14), SLOT_EDGE, 4).copy()
    if letter:
        sign = text.inked(letter, round(high * SLOT_SHARE) if wide >= high * 0.7 else round(wide * 0.9), INK, FONT)
        face.blit(sign, sign.get_rect(center=(wide // 2, high // 2 - 1)))
    elif now:
        long = round(wide * CURSOR[0])
        face.fill(INK, Rect((wide - long) // 2, high - high // 6 - CURSOR[1], long, CURSOR[1]))
    return with_shadow(face, 7, 110, (2, 5))
