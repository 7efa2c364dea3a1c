"""Slate: the private board of a seat in the children's game. The twelve pupils are crossed out automatically as far as
it follows from public words (HK-115). Below them are three words to choose from. For a guess six of them are in view,
above its plate."""

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass
from math import inf, pi, sin

import pygame
from pygame import Rect

from engine.core.cards import Card, Cards
from engine.core.messages import Message, Who, say, verbatim
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.deduction_sheet import DeductionSheet, deduced
from engine.games.hooky.offered_words import offered
from engine.games.hooky.options import HOOKY
from engine.games.hooky.questions import asked_of
from engine.games.hooky.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.easing import CROSSED_AFTER, FACE_POPS, HOPS, STROKE, animation_seconds
from game.input.actions import Press
from game.lessons import Mark
from game.theme import STAGE
from game.timeline import Call, Clip, Lane, Seq, Wait, stagger
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.hooky.art import backdrop as classroom
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET
from scenes.games.hooky.art.pupils import name as pupil_name
from scenes.games.hooky.art.slate_drawing import (
    MISSING,
    OPEN,
    OUT,
    STEPS,
    STROKES,
    crossing_tile,
    face_at,
    holders_face,
    lamps,
    letter_row,
    pane,
    picture_card,
    pictures,
    pupil_tile,
    unknown_pupil,
    word_tile,
)
from scenes.games.hooky.boards.spots import GuessedSpots, SlateSpots, slate_spots
from scenes.games.hooky.motions import lamps_light
from scenes.table.asks.asks import Summary
from scenes.table.boards.answer_plate import PLATE, AnswerPlate
from scenes.table.boards.private_board import BoardContext, PrivateBoard
from scenes.table.notes import Notes

GUESS, SEEN = "guess", "seen"
HOP = 30  # px
PATIENCE = 60.0
TITLE, SAYS, FACE, WORD = 66, 48, 116, 132
PICTURES_Y, SAYS_Y, LAMPS = 92, 192, 196  # px from the top of the answer, and the height of its lamps


class PupilGuess:
    """A guess of three pupils, chosen one by one (SeveralParts). It is kept in the notes until it is handed in.

    `open` are the pupils that are not crossed out.
    """

    def __init__(self, behind: BoardContext, letters: Cards, open: Collection[Card]) -> None:
        self._notes, self._open = behind.notes, open
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
        return bool(self.chosen)

    @property
    def free(self) -> frozenset[Hashable]:
        return frozenset(("pupil", letter) for letter in self._open if letter not in self.chosen)

    def take_back(self) -> None:
        """Take back the latest one."""
        self._set(self.chosen[:-1])

    def tap(self, letter: Card) -> bool:
        """Choose a pupil, or take it back. Returns false if three are chosen already."""
        if letter in self.chosen:
            self._set(tuple(other for other in self.chosen if other != letter))
            return True
        if len(self.chosen) == HOOKY:
            return False
        self._set((*self.chosen, letter))
        return True

    def clear(self) -> None:
        """Remove the note after the guess was handed in."""
        self._notes.write(GUESS, None)

    def _set(self, letters: tuple[Card, ...]) -> None:
        self.chosen = letters
        self._notes.write(GUESS, "".join(letters) or None)


@dataclass(slots=True)
class News:
    """The progress of a pupil that is crossed out or found: `strokes` of chalk (0 to 2), the holder's `face` (0 to 1),
    and `hopped`, px."""

    strokes: float = 0.0
    face: float = 0.0
    hopped: float = 0.0


class FreshNews:
    """News since the seat's last look: the lamps of the latest answer light, what follows is crossed out, found pupils
    hop.

    `pupils`: the progress of each fresh one. `found`: the missing one that was found. `lit`: the number of lit lamps.
    """

    def __init__(self, view: View, notes: Notes, sound: Callable[[str], None]) -> None:
        self._notes, self._sound = notes, sound
        self._spoken = len(view.spoken)
        self.pupils: dict[Card, News] = {}
        self.found: Card | None = None
        self.lit = view.spoken[-1].number if view.spoken else 0
        self.lane = Lane()

    def begin(self, known: Mapping[Card, str]) -> None:
        """Play the news, and note that the seat has seen them. `known`: what it knows of pupils besides its own."""
        told, before = self._seen()
        fresh = [letter for letter in known if letter not in before]
        missing = [letter for letter in fresh if known[letter] == MISSING]
        self.pupils = {letter: News() for letter in fresh}
        self.found = missing[-1] if missing else None
        self._notes.write(SEEN, [self._spoken, "".join(known)])
        lamps: Clip = Wait(0)
        if self._spoken > told:
            number, self.lit = self.lit, 0
            lamps = lamps_light(self, number, lambda: self._hear("tap"))
        crossed = stagger(CROSSED_AFTER, (self._crossed(letter) for letter in fresh if letter not in missing))
        found = (self._hops(letter) for letter in missing)
        self.lane.play(Seq(lamps, crossed, *found, Call(self.pupils.clear)))

    def _seen(self) -> tuple[int, str]:
        """The number of public words at the seat's last look, and the pupils known then."""
        match self._notes.read(SEEN):
            case [int(told), str(letters)] if 0 <= told <= self._spoken:
                return told, letters
        return 0, ""

    def _crossed(self, letter: Card) -> Clip:
        news = self.pupils[letter]
        strokes = (Seq(self._hear("chalk"), STROKE.tween(news, strokes=float(i))) for i in range(1, STROKES + 1))
        return Seq(*strokes, FACE_POPS.tween(news, face=1.0))

    def _hops(self, letter: Card) -> Clip:
        news = self.pupils[letter]

        def steer(share: float) -> None:
            news.strokes, news.hopped = float(STROKES), HOP * abs(sin(2 * pi * share))

        return Seq(self._hear("pluck"), HOPS.drive(steer))

    def _hear(self, name: str) -> Call:
        return Call(lambda: self._sound(name), skippable=True)


class Slate(PrivateBoard):
    """`sheet`: all deductions for this seat. `words`: the three that it may choose from now."""

    patience = PATIENCE

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.view: View = behind.view
        self.letters = self.view.ruleset.kind.letters
        self.sheet: DeductionSheet = deduced(self.view)
        self.asks = {prompt.verb: prompt for prompt in behind.prompts}
        self.words = offered(self.view, self.asks["ask"]) if "ask" in self.asks else ()
        left = tuple(letter for letter in self.letters if self.known(letter) != OUT)
        self.guess = PupilGuess(behind, self.letters, left) if GUESS in self.asks else None
        if self.guess is not None:
            self.plate = AnswerPlate(self, behind.seat, self.guess, self.where.plate, self._pictures, list)
        self.fresh = FreshNews(self.view, behind.notes, self.sound)

    def enter(self) -> None:
        self.settle()
        self.plate.note_part()
        states = ((letter, self.known(letter)) for letter in self.letters if letter not in self.view.hand)
        self.fresh.begin({letter: state for letter, state in states if state != OPEN})
        if self.context.settings.get.reduced_motion:
            self.fresh.lane.advance(inf)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.fresh.lane.advance(animation_seconds(dt, self.context.pace))

    @property
    def where(self) -> SlateSpots:
        """The current places."""
        return slate_spots(len(self.letters), self.theme)

    # Targets

    def targets(self) -> Sequence[Target]:
        words = zip(self.words, self.where.words, strict=False)
        return tuple(Target(("word", word), rect) for word, rect in words)

    def named(self, target: Hashable) -> Message | None:
        match target:
            case ("word", str(word)):
                return verbatim(word)
            case ("pupil", str(letter)):
                chosen = self.guess is not None and letter in self.guess.chosen
                return say("narrated-picked", item=letter) if chosen else verbatim(letter)
        return super().named(target)

    def choose(self, target: Hashable, press: Press) -> None:
        """Handle confirm. A press that ends an animation never answers as well."""
        match target:
            case _ if self.fresh.lane.busy:
                self.fresh.lane.finish()
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
        self.plate.note_part()

    @property
    def intended(self) -> Step | None:
        match self.focus.at:
            case ("word", str(word)):
                return self._saying(word)
        return self.asks[GUESS].answer(self.guess.chosen) if self.guess is not None and self.guess.begun else None

    def _pictures(self, high: int) -> tuple[pygame.Surface, ...]:
        assert self.guess is not None
        return tuple(self._tile(letter, (round(high * 0.9), high)) for letter in self.guess.chosen)

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        args = dict(step.args)
        if step.do == "ask":
            return (("word", args["word"]),)
        letters = args.get("letters", ())
        assert isinstance(letters, tuple)
        return tuple(("pupil", letter) for letter in letters)

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """The slate with its pupils, the words to choose from, and the latest answer."""
        where = self.where
        match mark:
            case Mark("zone", "slate" | "hand" | "register"):
                return (where.tiles[0].unionall(where.tiles[1:]),)
            case Mark("zone", "words") if self.words:
                return (where.words[0].unionall(where.words[1:]),)
            case Mark("zone", "hooky"):
                return (where.shadows[0].unionall(where.shadows[1:]),)
            case Mark("zone", "lamps") | Mark("number", "word"):
                return (where.answer,)
        return ()

    # Pictures and words

    def sentence(self) -> Message | None:
        if self.words:
            return say("hooky-ask-listed", seat=Who(self._of))
        return say("hooky-ask-guess-once") if self.guess is not None else None

    @property
    def _of(self) -> Seat:
        return asked_of(self.view.players, self.view.round, self.behind.seat)

    def bindings(self) -> tuple[Binding, ...]:
        if self.plate.focused:
            return self.buttons.asking(self.chooses(say("hooky-hint-hand-in")))
        return self.buttons.asking(self.chooses(say("hint-choose"))) if self.asks else self.buttons.asking()

    def holder(self, letter: Card) -> Seat | None:
        """Return the seat that certainly has that pupil, or None."""
        for seat, cards in self.behind.opened.items():
            if letter in cards:
                return seat
        marks = (seat for seat, column in enumerate(self.sheet.hands) if column.mark(letter) == "yes")
        return next(marks, None)

    def known(self, letter: Card) -> str:
        """Return the seat's knowledge of a pupil."""
        mark = self.sheet.hooky.mark(letter)
        return MISSING if mark == "yes" else OUT if mark == "no" or self.holder(letter) is not None else OPEN

    def _tile(self, letter: Card, size: tuple[int, int]) -> pygame.Surface:
        seat = self.holder(letter)
        look = self.behind.seating[seat].picture if seat is not None else None
        return pupil_tile(letter, self.known(letter), look, letter in self.view.hand, size, self.theme)

    def paint(self, canvas: Canvas) -> None:
        where = self.where
        canvas.blit(classroom.framed(self.theme, where.slate), (0, 0))
        room = where.title.copy()
        room.width = where.shadows[0].left - room.left - 20
        self.paint_heading(canvas, room)
        found = [letter for letter in self.letters if self.known(letter) == MISSING]
        for place, rect in enumerate(where.shadows):
            if place < len(found):
                shown = letter_row(found[place], rect.height, rect.width, self.theme)
            else:
                shown = unknown_pupil(rect.height)
            put(canvas, shown, center=rect.center)
        for letter, rect in zip(self.letters, where.tiles, strict=True):
            self._paint_pupil(canvas, letter, rect)
        self.paint_answer(canvas, where.answer)
        for word, rect in zip(self.words, where.words, strict=False):
            canvas.blit(word_tile(word, pictures(self.view)[word], rect.size, self.theme), rect.topleft)
        self.draw_focus(canvas)

    def paint_heading(self, canvas: Canvas, room: Rect) -> None:
        """Draw the words over the pupils."""
        title = self.words_of(self.heading())
        size = text.fit(title, min(self.theme.px(TITLE), 84), room.width, "kids_bold")
        text.place(canvas, title, size, room.midleft, CHALK, "kids_bold", "left")

    def paint_six(self, canvas: Canvas, where: GuessedSpots) -> None:
        """Draw the pupils in view on a slate across the stage."""
        canvas.blit(classroom.framed(self.theme, where.slate), (0, 0))
        self.paint_heading(canvas, where.title)
        for letter, rect in zip(self.letters, where.tiles, strict=True):
            if rect.colliderect((0, 0), STAGE):
                self._paint_pupil(canvas, letter, rect)

    def heading(self) -> Message:
        """Return the words over the pupils."""
        if self.fresh.found is None or self.fresh.pupils:
            return say("hooky-slate-title")
        return say("hooky-slate-found", name=pupil_name(self.fresh.found))

    def _paint_pupil(self, canvas: Canvas, letter: Card, rect: Rect) -> None:
        """Draw a tile, or its picture during an animation."""
        news = self.fresh.pupils.get(letter)
        if news is None:
            canvas.blit(self._tile(letter, rect.size), rect.topleft)
            return
        if news.strokes < STROKES:
            drawn = round(news.strokes * STEPS)
            if drawn:
                shown = crossing_tile(letter, drawn, rect.size, self.theme)
            else:
                shown = pupil_tile(letter, OPEN, None, False, rect.size, self.theme)
            canvas.blit(shown, rect.topleft)
            return
        shown = pupil_tile(letter, self.known(letter), None, False, rect.size, self.theme)
        canvas.blit(shown, (rect.left, rect.top - round(news.hopped)))
        seat = self.holder(letter)
        if seat is not None and news.face > 0:
            x, y = face_at(rect.size)
            face = holders_face(self.behind.seating[seat].picture, rect.width)
            face.draw_grown(canvas, (rect.left + x, rect.top + y), news.face)

    def paint_answer(self, canvas: Canvas, rect: Rect) -> None:
        """Draw the latest number with its speaker and its lamps."""
        put(canvas, pane(rect.size), center=rect.center)
        if not self.view.spoken:
            words = self.words_of(say("hooky-slate-none"))
            size = min(self.theme.px(44), 60)
            for place, line in enumerate(text.wrap(words, size, rect.width - 72, "kids_bold")):
                at = (rect.centerx, rect.top + 120 + place * size * 1.25)
                text.place(canvas, line, size, at, CHALK_QUIET, "kids_bold")
            return
        said = self.view.spoken[-1]
        face = avatar(self.behind.seating[said.about].picture, FACE)
        put(canvas, face, center=(rect.left + rect.width * 0.28, rect.top + PICTURES_Y))
        shown = picture_card(pictures(self.view)[said.word], (WORD, WORD))
        shown.draw(canvas, (rect.left + rect.width * 0.7, rect.top + PICTURES_Y))
        words = self.words_of(say("hooky-slate-says", count=said.number))
        size = text.fit(words, SAYS, rect.width - 60, "kids_bold")
        text.place(canvas, words, size, (rect.centerx, rect.top + SAYS_Y), CHALK, "kids_bold")
        lights = lamps(said.word, self.fresh.lit, said.number, (rect.width - 60, LAMPS), self.theme)
        put(canvas, lights, midbottom=(rect.centerx, rect.bottom - 26))


@cached
def chosen_ring(size: tuple[int, int]) -> pygame.Surface:
    """A chalk ring around a tile."""
    wide, high = size[0] + 20, size[1] + 20
    out = surfaces.new((wide, high), pygame.SRCALPHA)
    surfaces.rect(out, "#FFD34D", (0, 0, wide, high), 9, border_radius=26)
    return out
