"""Slate: what a seat of the children's game has in front of it. The twelve pupils cross themselves out as far as that
follows from what was said (HK-115); below them are three words to choose from, or the plate of the guess."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from engine.core.cards import Card, Cards
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.offering import offered
from engine.games.hooky.options import HOOKY
from engine.games.hooky.saying import asked_of
from engine.games.hooky.sheet import Sheet, deduced
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary
from game import surfaces
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.frame import frame
from game.input.actions import Press
from game.theme import Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.hooky.art import backdrop as classroom
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET
from scenes.games.hooky.art.slate_drawing import (
    MISSING,
    OPEN,
    OUT,
    lamps,
    letter_row,
    pane,
    pupil_tile,
    shadow_of_somebody,
    word_tile,
)
from scenes.games.hooky.boards.slate_spots import SlateSpots, slate_spots
from scenes.table.asks.asks import Summary
from scenes.table.boards.private_board import PLATE, Behind, PrivateBoard
from scenes.table.stage.handed_in import Part

if TYPE_CHECKING:
    from game.context import Context

GUESS = "guess"
PATIENCE = 60.0
TITLE, SAYS, FACE = 66, 54, 120


class Guess:
    """Three pupils by and by (SeveralParts). What was chosen stays in the notes until it is handed in."""

    def __init__(self, behind: Behind, letters: Cards) -> None:
        self._notes = behind.notes
        written = str(behind.notes.read(GUESS) or "")
        self.chosen: tuple[Card, ...] = tuple(Card(letter) for letter in written if letter in letters)[:HOOKY]

    @property
    def summary(self) -> Summary | None:
        """What is missing, or that it can be handed in."""
        if not self.chosen:
            return None
        left = HOOKY - len(self.chosen)
        return Summary(say("hooky-guess-more", count=left) if left else say("hooky-guess-these"), not left)

    @property
    def begun(self) -> bool:
        """Whether somebody was chosen."""
        return bool(self.chosen)

    def take_back(self) -> None:
        """Without the latest one."""
        self._set(self.chosen[:-1])

    def tap(self, letter: Card) -> bool:
        """Chosen, or no longer; False where three are chosen already."""
        if letter in self.chosen:
            self._set(tuple(other for other in self.chosen if other != letter))
            return True
        if len(self.chosen) == HOOKY:
            return False
        self._set((*self.chosen, letter))
        return True

    def clear(self) -> None:
        """It was handed in."""
        self._notes.write(GUESS, None)

    def _set(self, letters: tuple[Card, ...]) -> None:
        self.chosen = letters
        self._notes.write(GUESS, "".join(letters) or None)


class Slate(PrivateBoard):
    """`sheet` is all that follows for this seat; `words` are the three that it may choose from now."""

    patience = PATIENCE

    def __init__(self, context: "Context", behind: Behind) -> None:
        super().__init__(context, behind)
        self.view: View = behind.view
        self.letters = self.view.terms.kind.letters
        self.sheet: Sheet = deduced(self.view)
        self.asks = {prompt.verb: prompt for prompt in behind.prompts}
        self.words = offered(self.view, self.asks["ask"]) if "ask" in self.asks else ()
        self.guess = Guess(behind, self.letters) if GUESS in self.asks else None

    def enter(self) -> None:
        self.settle()
        self.part_changed()

    @property
    def where(self) -> SlateSpots:
        """The places now."""
        return slate_spots(len(self.letters), self.theme)

    # What is chosen

    def targets(self) -> Sequence[Target]:
        where = self.where
        if self.guess is not None:
            tiles = (Target(("pupil", letter), rect) for letter, rect in zip(self.letters, where.tiles, strict=True))
            return (*tiles, *self.plate_target())
        return tuple(Target(("word", word), rect) for word, rect in zip(self.words, where.words, strict=False))

    def choose(self, target: Hashable, press: Press) -> None:
        match target:
            case ("word", str(word)):
                self.give(self._saying(word))
            case ("pupil", str(letter)):
                self._tap(Card(letter))
            case _ if target == PLATE and self.guess is not None:
                self.guess.clear()
                self.give(self.asks[GUESS].answer(self.guess.chosen))

    def _saying(self, word: str) -> Step:
        return self.asks["ask"].answer((("word", word),))

    def _tap(self, letter: Card) -> None:
        assert self.guess is not None
        if not self.guess.tap(letter):
            self.refuse(say("hooky-guess-row-full"))
            return
        self.sound("type")
        self.part_changed()

    @property
    def intended(self) -> Step | None:
        match self.focus.at:
            case ("word", str(word)):
                return self._saying(word)
        return self.asks[GUESS].answer(self.guess.chosen) if self.guess is not None and self.guess.begun else None

    def parts(self) -> Guess | None:
        return self.guess

    def plate_place(self) -> tuple[Rect, int]:
        return self.where.plate, self.where.plate.width

    def part_pictures(self, high: int) -> tuple[pygame.Surface, ...]:
        assert self.guess is not None
        return tuple(self._tile(letter, (round(high * 0.9), high)) for letter in self.guess.chosen)

    def leaving_parts(self) -> list[Part]:
        """A guess is a sealed paper: nobody flies anywhere."""
        return []

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        args = dict(step.args)
        if step.do == "ask":
            return (("word", args["word"]),)
        letters = args.get("letters", ())
        assert isinstance(letters, tuple)
        return tuple(("pupil", letter) for letter in letters)

    # What is seen and said

    def sentence(self) -> Message | None:
        if self.words:
            return say("hooky-ask-listed", seat=Who(self._of))
        return say("hooky-ask-guess-once") if self.guess is not None else None

    @property
    def _of(self) -> Seat:
        return asked_of(self.view.players, self.view.round, self.behind.seat)

    def bindings(self) -> tuple[Binding, ...]:
        if self.on_plate:
            return self.asking(self.chooses(say("hooky-hint-hand-in")))
        return self.asking(self.chooses(say("hint-choose"))) if self.asks else self.asking()

    def holder(self, letter: Card) -> Seat | None:
        """Who has that pupil for certain."""
        for seat, cards in self.behind.opened.items():
            if letter in cards:
                return seat
        marks = (seat for seat, column in enumerate(self.sheet.hands) if column.mark(letter) == "yes")
        return next(marks, None)

    def known(self, letter: Card) -> str:
        """What this seat knows of a pupil."""
        mark = self.sheet.hooky.mark(letter)
        return MISSING if mark == "yes" else OUT if mark == "no" or self.holder(letter) is not None else OPEN

    def _tile(self, letter: Card, size: tuple[int, int]) -> pygame.Surface:
        seat = self.holder(letter)
        look = self.behind.seating[seat].picture if seat is not None else None
        return pupil_tile(letter, self.known(letter), look, letter in self.view.hand, size, self.theme)

    def paint(self, canvas: Canvas) -> None:
        where = self.where
        canvas.blit(framed_room(self.theme, where.slate), (0, 0))
        title = self.worded(say("hooky-slate-title"))
        room = where.shadows[0].left - where.title.left - 20
        size = text.fit(title, min(self.theme.px(TITLE), 84), room, "kids_bold")
        text.place(canvas, title, size, where.title.midleft, CHALK, "kids_bold", "left")
        found = [letter for letter in self.letters if self.known(letter) == MISSING]
        for place, rect in enumerate(where.shadows):
            if place < len(found):
                shown = letter_row(found[place], rect.height, rect.width, self.theme)
            else:
                shown = shadow_of_somebody(rect.height)
            canvas.blit(shown, shown.get_rect(center=rect.center))
        for letter, rect in zip(self.letters, where.tiles, strict=True):
            canvas.blit(self._tile(letter, rect.size), rect.topleft)
        self._paint_answer(canvas, where.answer)
        pictures = vocabulary(self.view.language).children
        for word, rect in zip(self.words, where.words, strict=False):
            canvas.blit(word_tile(word, pictures[word], rect.size, self.theme), rect.topleft)
        self._paint_chosen(canvas)
        self.draw_plate(canvas)
        self.draw_focus(canvas)

    def _paint_chosen(self, canvas: Canvas) -> None:
        """A ring of chalk round those that are chosen."""
        if self.guess is None:
            return
        for letter, rect in zip(self.letters, self.where.tiles, strict=True):
            if letter in self.guess.chosen:
                mark = chosen_ring(rect.size)
                canvas.blit(mark, mark.get_rect(center=rect.center))

    def _paint_answer(self, canvas: Canvas, rect: Rect) -> None:
        """Who said which number last, with its lamps."""
        back = pane(rect.size)
        canvas.blit(back, back.get_rect(center=rect.center))
        if not self.view.spoken:
            words = self.worded(say("hooky-slate-none"))
            size = min(self.theme.px(44), 60)
            for place, line in enumerate(text.wrap(words, size, rect.width - 72, "kids_bold")):
                at = (rect.centerx, rect.top + 120 + place * size * 1.25)
                text.place(canvas, line, size, at, CHALK_QUIET, "kids_bold")
            return
        said = self.view.spoken[-1]
        face = avatar(self.behind.seating[said.about].picture, FACE)
        canvas.blit(face, face.get_rect(center=(rect.left + 34 + FACE // 2, rect.top + 40 + FACE // 2)))
        left, room = rect.left + 34 + FACE + 20, rect.width - 34 - FACE - 20 - 34
        words = self.worded(say("hooky-slate-says", count=said.number))
        size = text.fit(words, SAYS, room, "kids_bold")
        for place, line in enumerate(text.wrap(words, size, room, "kids_bold")):
            at = (left, rect.top + 40 + FACE / 2 + place * size * 1.2)
            text.place(canvas, line, size, at, CHALK, "kids_bold", "left")
        shown = lamps(said.word, said.number, (rect.width - 60, 220), self.theme)
        canvas.blit(shown, shown.get_rect(midbottom=(rect.centerx, rect.bottom - 36)))


@cached
def chosen_ring(size: tuple[int, int]) -> pygame.Surface:
    """Chalk round a tile."""
    wide, high = size[0] + 20, size[1] + 20
    out = surfaces.new((wide, high), pygame.SRCALPHA)
    surfaces.rect(out, "#FFD34D", (0, 0, wide, high), 9, border_radius=26)
    return out


@cached
def framed_room(theme: Theme, slate: classroom.Box) -> pygame.Surface:
    """The classroom with the slate, and its frame round the stage. Shared: never draw on it."""
    out = classroom.backdrop(theme, slate).copy()
    frame(classroom.FRAME).draw(out)
    return out
