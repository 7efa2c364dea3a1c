"""The register on the right, with pupils by opponents and the missing, and the pencil for marks. Confirm changes to the
next mark; two more buttons have one mark each."""

from collections.abc import Hashable, Iterator, Sequence

import pygame
from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.deduction_sheet import deducing
from game import surfaces
from game.canvas import Canvas, put
from game.draw import text
from game.draw.animals import animal
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.color import lighter
from game.draw.paper import Piece, with_shadow
from game.draw.svg import fragment, picture
from game.input.actions import Action, Press
from game.lessons import Mark, noted
from game.theme import INK, SMALLEST_TEXT, SeatLook, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.hooky.art.pupils import name
from scenes.games.hooky.boards.known import (
    MAYBE,
    NO,
    OPEN,
    OWN,
    TURNED,
    YES,
    AutomaticMarks,
    Marks,
    following,
    known,
)
from scenes.games.hooky.boards.panel import Panel
from scenes.games.hooky.boards.spots import Lines, lines, spots
from scenes.seating import Seating
from scenes.table.phrases import Speakers

CLOSER = 10  # px less of a lesson's cell, so that its ring covers no letter
MARKS = "marks"
MARK = {OPEN: "hooky-mark-open", NO: "hooky-mark-no", MAYBE: "hooky-mark-maybe", YES: "hooky-mark-yes"}
"""By mark: the words for putting it down."""
HAND = {OPEN: "hooky-hand-open", NO: "hooky-hand-no", MAYBE: "hooky-hand-maybe", YES: "hooky-hand-yes"}
MISSING = {
    OPEN: "hooky-missing-open",
    NO: "hooky-missing-no",
    MAYBE: "hooky-missing-maybe",
    YES: "hooky-missing-yes",
}
"""By mark: its meaning for a hand, and for the missing."""


class Pencil(Panel):
    """It changes the player's marks, which are noted at every change."""

    def thinking(self) -> Iterator[None]:
        """Work out all deductions in pieces, until the board is covered."""
        for sheet in deducing(self.board.view):
            if self.board.gone:
                return
            if sheet is not None:
                self.board.known = known(self.board.view, sheet, self.behind.opened)
            yield

    # Presses

    def first(self) -> Hashable:
        return ("cell", LETTERS[0], 0)

    def targets(self) -> Sequence[Target]:
        """Return a cell for every letter and column; a row without marks is one target."""
        where = self._lines()
        out = []
        for letter, row, cells in zip(LETTERS, where.rows, where.cells, strict=True):
            if letter in self.board.known.bands:
                out.append(Target(("row", letter), row.inflate(-8, -6)))
            else:
                out += [Target(("cell", letter, i), cell.inflate(-4, -4)) for i, cell in enumerate(cells)]
        return tuple(out)

    def choose(self, target: Hashable, press: Press) -> None:
        cell = self._cell()
        if cell is not None and self._is_asked(cell):
            column, letter = cell
            self.board.give(noted(self.behind.seat, letter, self.board.known.columns[column]))
            return
        self._mark(None if cell is None else following(self.board.marks.of(*cell)))

    def _cell(self) -> tuple[int, Card] | None:
        """Column and letter of the focused cell, if it can be marked."""
        match self.board.focus.at:
            case ("cell", str(letter), int(column)) if self.board.known.open_to(column, Card(letter)):
                return column, Card(letter)
        return None

    def _is_asked(self, cell: tuple[int, Card]) -> bool:
        """Whether a note there answers a question, which is never about the missing."""
        return self.board.noting and cell[0] < len(self.board.known.columns)

    def noted(self, step: Step) -> None:
        """Put down the note that was asked for."""
        said = dict(step.args)
        self._keep(self.board.marks.put(self.board.known.columns.index(said["seat"]), str(said["letter"]), YES))

    def _mark(self, mark: str | None) -> None:
        cell = self._cell()
        if cell is None or mark is None:
            self.board.refuse(say("hooky-mark-sure"))
            return
        self._keep(self.board.marks.put(*cell, mark))

    def _undo(self) -> None:
        latest = self.board.marks.latest
        if latest is None:
            self.board.refuse(say("hooky-mark-nothing"))
            return
        self._keep(self.board.marks.undone())
        self.board.settle(("cell", latest[1], latest[0]))

    def _keep(self, marks: Marks) -> None:
        self.board.marks = marks
        self.behind.notes.write(MARKS, marks.data())
        self.board.sound("type")

    # Pictures and words

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The cell of a note that a lesson asks for."""
        said = dict(step.args)
        return (("cell", said["letter"], self.board.known.columns.index(said["seat"])),) if "letter" in said else ()

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """The places of a lesson's target in the register: a cell, or a whole row if it is known."""
        where = self._lines()
        rows, cells = dict(zip(LETTERS, where.rows, strict=True)), dict(zip(LETTERS, where.cells, strict=True))
        match mark:
            case Mark("zone", "register"):
                return (self.spots.register,)
            case Mark("letter", name, int(seat)):
                letter = Card(name)
                known = letter in self.board.known.bands
                cell = cells[letter][self.board.known.columns.index(seat)]
                return (rows[letter] if known else cell.inflate(-CLOSER, -CLOSER),)
            case Mark("card", name):
                return (rows[Card(name)],)
            case Mark("zone", "hand"):
                own = (rows[letter] for letter, band in self.board.known.bands.items() if band == OWN)
                return tuple(own)
            case Mark("seat", seat=int(seat)):
                return self._heads(where, seat)
            case Mark("number", "word") if self.spots.large and self.board.view.spoken:
                return self._heads(where, self.board.view.spoken[-1].about)
        return ()

    def _heads(self, where: Lines, seat: Seat) -> tuple[Rect, ...]:
        """The face over each column of a seat."""
        if seat not in self.board.known.columns:
            return ()
        at, side = self.board.known.columns.index(seat), where.face
        return tuple(Rect(0, 0, side, side).move_to(center=block[at]) for block in where.heads)

    def sentence(self) -> Message | None:
        return marked_here(self.board.focus.at, self.board.known, self.board.marks)

    def bindings(self) -> tuple[Binding, ...]:
        """Undo comes before the two buttons with marks that confirm reaches too."""
        cell = self._cell()
        undo = Binding(
            Action.PREV, lambda press: self._undo(), say("hooky-hint-undo") if self.board.marks.past else None
        )
        maybe = Binding(Action.EXTRA, lambda press: self._mark(MAYBE), say("hooky-mark-maybe"))
        yes = Binding(Action.INFO, lambda press: self._mark(YES), say("hooky-mark-yes"))
        if cell is None:
            return (self.board.chooses(), undo, maybe.silent, yes.silent)
        if self._is_asked(cell):
            return (self.board.chooses(say("hooky-mark-yes")),)
        return (self.board.chooses(say(MARK[following(self.board.marks.of(*cell))])), undo, maybe, yes)

    def draw(self, canvas: Canvas) -> None:
        seating, seat = self.behind.seating, self.behind.seat
        paper = register_paper(self.theme, len(self.board.known.columns) + 1, self.board.noting)
        paper.draw(canvas, self.spots.register.topleft)
        draw_marks(
            canvas,
            self._lines(),
            self.board.known,
            self.board.marks,
            seating,
            seating[seat].picture,
            self.behind.who,
            self.theme,
        )

    def _lines(self) -> Lines:
        return lines(self.theme, len(self.board.known.columns) + 1, self.board.noting)


def marked_here(at: Hashable, found: AutomaticMarks, marks: Marks) -> Message | None:
    """Return the words for the focused cell, or None if it is empty."""
    match at:
        case ("row", str(letter)):
            pupil, band = name(letter), found.bands[Card(letter)]
            if band in (OWN, TURNED):
                return say("hooky-known-own" if band == OWN else "hooky-known-turned", name=pupil)
            return say("hooky-known-theirs", name=pupil, seat=Who(int(band)))
        case ("cell", str(letter), int(column)):
            mark = found.mark(column, Card(letter), marks)
            if column == len(found.columns):
                return say(MISSING[mark], letter=letter)
            return say(HAND[mark], letter=letter, seat=Who(found.columns[column]))
    return None


PAPER, PAPER_EDGE, RULE, FOLD = "#FFFBF0", "#D8C8A4", "#CFE0EA", "#E3D6B8"
SURE_CROSS, CROSS, GUESS, DOT = "#A39B8A", "#3B3654", "#B06A00", "#B9AC90"
MARK_NAMES = {OPEN: "open", NO: "no", MAYBE: "maybe", YES: "yes"}
QUIET = "#5E5644"
BAND_INSET = 4
FONT = "kids_bold"
BANDS = {OWN: "hooky-band-own", TURNED: "hooky-band-turned"}
"""Words for a whole row. Other rows are cards that are face up."""


def draw_marks(
    canvas: Canvas,
    where: Lines,
    found: AutomaticMarks,
    marks: Marks,
    seating: Seating,
    viewer: SeatLook,
    who: Speakers,
    theme: Theme,
) -> None:
    """Draw faces, letters and marks on the sheet, without focus."""
    looks = [seating[seat].picture for seat in found.columns]
    for block in where.heads:
        for look, at in zip([*looks, None], block, strict=True):
            put(canvas, missing_sign(where.face) if look is None else avatar(look, where.face), center=at)
    for letter, row, cells in zip(LETTERS, where.rows, where.cells, strict=True):
        band = found.bands.get(letter)
        if band is None:
            _letter(canvas, letter, row, where, INK)
            for column, cell in enumerate(cells):
                sure = letter in found.sure[column]
                put(canvas, mark_picture(found.mark(column, letter, marks), where.mark, sure), center=cell.center)
            continue
        look = viewer if band == OWN else None if band == TURNED else seating[int(band)].picture
        words = who.words(say(BANDS[band]) if isinstance(band, str) else say("hooky-band-open"))
        strip = _band(words, look, band == OWN, row.size, where.letter, theme)
        canvas.blit(strip, row)
        _letter(canvas, letter, row, where, look.deep if look is not None else QUIET)


def _letter(canvas: Canvas, letter: Card, row: Rect, where: Lines, ink: str) -> None:
    sign = text.inked(letter, where.letter, ink, FONT)
    put(canvas, sign, center=(row.left + round(where.letter * 0.62), row.centery))


@cached
def _band(
    words: str, look: SeatLook | None, own: bool, size: tuple[int, int], letter: int, theme: Theme
) -> pygame.Surface:
    """The words of a whole row: whose card it is, with the face, or that it was turned up."""
    wide, high = size
    out = surfaces.new(size, pygame.SRCALPHA)
    left = round(letter * 1.35)
    ink = QUIET
    if look is not None:
        ground = look.light if own else lighter(look.light, 0.45)
        shape = (
            f'<rect x="0" y="{BAND_INSET}" width="{wide}" height="{high - 2 * BAND_INSET}" rx="12" fill="{ground}"/>'
        )
        out.blit(fragment(shape, size), (0, 0))
        face = animal(look.animal, min(round(high * 0.7), 60))
        put(out, face, midleft=(left, high // 2))
        left += face.get_width() + 12
        ink = look.deep
    role = "semibold"
    most = theme.px(32) if theme.large_text else SMALLEST_TEXT
    text.place(out, words, text.fit(words, most, wide - left - 8, role), (left, high / 2), ink, role, "left")
    return converted(out)


def mark_picture(kind: str, size: int, sure: bool = False) -> pygame.Surface:
    """A mark; `sure`: an automatic one."""
    return picture(f"hooky/mark-{MARK_NAMES[kind]}", size, recolor=((CROSS, SURE_CROSS),) if sure else ())


def missing_sign(size: int) -> pygame.Surface:
    """The head of the column of the missing: an empty hook."""
    return picture("hooky/empty-hook", size)


@cached
def register_paper(theme: Theme, columns: int, noting: bool) -> Piece:
    """The empty sheet, anchored at the upper left corner."""
    paper, where = spots(theme, noting).register, lines(theme, columns, noting)
    wide, high = paper.size
    shape = f'<rect width="{wide}" height="{high}" rx="20" fill="{PAPER_EDGE}"/>'
    shape += f'<rect width="{wide}" height="{high - 5}" rx="20" fill="{PAPER}"/>'
    shape += _rules(paper, where.rows)
    first = where.rows[0].top - paper.top - 4
    shape += "".join(
        f'<path d="M{x - paper.left} {first}V{high - 22}" stroke="{FOLD}" stroke-width="3"/>' for x in where.folds
    )
    return with_shadow(fragment(shape, paper.size), 20, 130, (4, 12), (0, 0))


def _rules(paper: Rect, rows: Sequence[Rect]) -> str:
    heights = sorted({row.top for row in rows} | {row.bottom for row in rows})
    lines_across = "".join(f"M22 {y - paper.top}H{paper.width - 22}" for y in heights)
    return f'<path d="{lines_across}" stroke="{RULE}" stroke-width="2.5"/>'
