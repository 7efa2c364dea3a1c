"""Spelling: a starting clue, or a question and the asked seat."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import accumulate

import pygame
from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, say, verbatim
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.vocabulary import vocabulary
from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.color import mix
from game.draw.glyphs import glyph
from game.easing import BLINK
from game.input.actions import Action, Press
from game.lessons import Mark
from game.theme import SeatLook, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.letters import ERASED, TypedWord
from scenes.games.hooky.art.asked_slot import asked_slot, chalk_arrow
from scenes.games.hooky.art.backdrop import Box
from scenes.games.hooky.art.chalk import CHALK, word_row
from scenes.games.hooky.boards.class_book import about
from scenes.games.hooky.boards.known_letters import Entry, draw_known, entries
from scenes.games.hooky.boards.panel import (
    LABEL_INK,
    NARROW,
    REGISTER,
    Chalkboard,
    PanelTab,
    PartsPanel,
    draw_keys,
    draw_tabs,
    is_key,
    key_targets,
    register_tab,
    seat_tabs,
    slot,
    tab_targets,
)
from scenes.games.hooky.boards.reveal import Reveal
from scenes.games.hooky.boards.spelled import WORD, Spelled
from scenes.games.hooky.boards.spelling_spots import OFFERED_SHARE, SpellingSpots, spelling_spots
from scenes.table.asks.asks import Summary
from scenes.table.stage.handed_in import FlyingPart

REVEAL, OFFERED = "reveal", "offered"
RING_IN = 12  # px by which a ring of a lesson is smaller than its tab, so that it covers no words
TABS_WITH_LABEL = 3
LABEL_GAP = 22
MIDDLE = "K"
"""The first focus, from which all keys are near."""
GLYPH, GLYPH_GAP = 50, 16
COMPLETED, COMPLETED_LARGE = 44, 58
ROW, ROW_LARGE, ROW_GAP, FACE_GAP = 42, 50, 34, 14
TAIL = 1.4  # width of a number behind its word, in letters
HOW_MANY, HOW_MANY_LARGE, LEAD = 44, 58, 1.1
FONT = "kids_bold"


class Spelling(PartsPanel):
    """The keys and tabs with which a word is spelled and its seat is chosen."""

    typing = True

    def __init__(self, board: Chalkboard) -> None:
        super().__init__(board)
        self.spelled = Spelled(self.behind, board.known.columns)
        self.may_reveal = any(prompt.verb == REVEAL for prompt in self.behind.prompts)
        self.typed = False  # after typing, Enter presses no key on the screen
        self._seconds = 0.0

    summed_up = True

    @property
    def places(self) -> SpellingSpots:
        """The places of this panel."""
        return spelling_spots(self.theme)

    @property
    def slate(self) -> Box:
        return self.places.slate

    @property
    def register(self) -> Rect:
        return self.places.register

    def update(self, dt: float) -> None:
        self._seconds += dt

    def _tabs(self) -> tuple[PanelTab, ...]:
        seats = seat_tabs(self.spelled.seats, self.behind.seating)
        reveal = (PanelTab(REVEAL, self.words(say("hooky-hint-reveal")), None, "eye"),) if self.may_reveal else ()
        return (*seats, *reveal, register_tab(self.words(say("hooky-hint-register"))))

    # Presses

    def first(self) -> Hashable:
        return (OFFERED, 0) if self.spelled.offered else ("key", MIDDLE)

    def targets(self) -> Sequence[Target]:
        return (*self._tab_targets(), *(self._offered_targets() or key_targets(self.places.keys)))

    def named(self, target: Hashable) -> Message | None:
        if isinstance(target, tuple) and target[0] == OFFERED:
            return verbatim(self.spelled.offered[int(target[1])])
        return super().named(target)

    def _offered_targets(self) -> tuple[Target, ...]:
        places = self.places.offered(len(self.spelled.offered)) if self.spelled.offered else ()
        return tuple(Target((OFFERED, number), rect) for number, rect in enumerate(places))

    def _tab_targets(self) -> tuple[Target, ...]:
        line, tabs = self.places.tabs, self._tabs()
        room = text.width(self._title, self._label, self.theme.sentence_role) + LABEL_GAP if self._labelled else 0
        if self.spelled.of is None:
            room = line.width - NARROW
        worded = self.places.large or len(self.spelled.seats) <= TABS_WITH_LABEL
        narrow = (REGISTER,) if worded else (REVEAL, REGISTER)
        return tab_targets(tabs, Rect(line.left + room, line.top, line.width - room, line.height), narrow)

    @property
    def _title(self) -> str:
        """The words before the tabs."""
        return self.words(say("hooky-spell-clue" if self.spelled.of is None else "hooky-spell-ask"))

    @property
    def _label(self) -> int:
        return self.spots.sizes.name + 8

    @property
    def _labelled(self) -> bool:
        return len(self.spelled.seats) + self.may_reveal <= TABS_WITH_LABEL

    def choose(self, target: Hashable, press: Press) -> None:
        sign = is_key(target)
        if self.typed and press.at is None:
            if self.spelled.refused is not None:
                self.board.refuse(self.spelled.refused)
        elif target == REVEAL:
            self.board.sound("choose")
            self.board.show(Reveal(self.board))
        elif target == REGISTER:
            self.board.turn_to(register=True)
        elif isinstance(target, tuple) and target[0] == OFFERED:
            self._set(TypedWord(self.spelled.offered[target[1]], WORD_LENGTH, name=False))
        elif isinstance(target, tuple) and target[0] == "seat":
            self.spelled.ask(target[1])
            self.board.sound("choose")
            self.board.plate.changed()
        elif sign is not None:
            self._set(self.spelled.word.pressed(sign))

    def _type(self, press: Press) -> None:
        self.typed = True
        self._set(self.spelled.word.typed(vocabulary(self.board.view.language).pack.spelled(press.text)))
        self.typed = bool(self.spelled.word.text)

    def moved(self) -> None:
        """Let confirm mean the focus again, after a direction."""
        self.typed = False

    def beside(self) -> Sequence[tuple[Rect, Action]]:
        """Return the places of the words with this beginning."""
        words = len(self.spelled.fitting())
        return tuple(zip(self.places.completions(), (Action.PREV, Action.NEXT), strict=True))[:words]

    def _set(self, word: TypedWord) -> None:
        if word.text == self.spelled.word.text and word.full:
            self.board.sound("refuse")
            return
        self.spelled.put(word)
        self.board.sound("type")
        self.board.plate.changed()

    def _complete(self, which: int) -> None:
        words = self.spelled.fitting()
        if which < len(words):
            self._set(TypedWord(words[which], WORD_LENGTH, name=False))

    # Answer

    @property
    def plate(self) -> Rect:
        return self.places.plate

    @property
    def summary(self) -> Summary:
        return self.spelled.summary

    @property
    def intended(self) -> Step | None:
        return self.spelled.step

    @property
    def begun(self) -> bool:
        return bool(self.spelled.word.text)

    def take_back(self) -> None:
        self._set(self.spelled.word.pressed(ERASED))

    def hand_in(self) -> None:
        self.behind.notes.write(WORD, None)
        self.board.give(self.spelled.prompt.answer(self.spelled.word.text))

    def leaving_parts(self) -> list[FlyingPart]:
        pairs = zip(self.spelled.word.text, self.places.slots, strict=False)
        return [
            FlyingPart(*rect.center, picture=slot(letter, rect.size, False, line=self._line(letter)).surface)
            for letter, rect in pairs
        ]

    # Pictures and words

    def read(self) -> tuple[Rect, ...]:
        return (*self.places.slots, self.places.so_far)

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """The line of the word, the earlier words, tabs of seats and of what else can be done, and letters in the
        summary of the register."""
        tabs = {target.id: target.rect for target in self._tab_targets()}
        cells = dict(zip(self._entries(), self.places.cells(), strict=False))
        match mark:
            case Mark("zone", "line"):
                slots = self.places.slots
                return (slots[0].unionall(slots[1:]),)
            case Mark("number", "word"):
                return (self.places.so_far,)
            case Mark("seat", seat=int(seat)) if ("seat", seat) in tabs:
                return (tabs["seat", seat],)
            case Mark("button", "reveal") if self.may_reveal:
                return (tabs[REVEAL].inflate(-RING_IN, -RING_IN),)
            case Mark("letter" | "card", name) if name in cells:
                return (cells[Card(name)],)
            case Mark("zone", "hand"):
                return tuple(rect for letter, rect in cells.items() if letter in self.board.view.hand)
            case Mark("letter") | Mark("zone", "register"):
                return (self.places.register,)
        return ()

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The tab of the asked seat, and an offered word. A free word is none, and the coach says it."""
        if step.do not in ("clue", "ask"):
            return (REVEAL,) if step.do == REVEAL else ()
        said = dict(step.args)
        words = tuple((OFFERED, number) for number, word in enumerate(self.spelled.offered) if word == said["word"])
        return (("seat", said["of"]), *words) if step.do == "ask" else words

    def sentence(self) -> Message:
        return self.spelled.sentence()

    def bindings(self) -> tuple[Binding, ...]:
        board = self.board
        completes = (
            Binding(Action.PREV, lambda press: self._complete(0)),
            Binding(Action.NEXT, lambda press: self._complete(1)),
        )
        silent = (Binding(Action.TEXT, self._type), *completes)
        if board.plate.focused:
            return (
                board.chooses(say("hooky-hint-say")),
                board.moves(Action.DOWN, say("hint-change")),
                self.to_register,
                *silent,
            )
        does = say("hint-choose" if is_key(board.focus.at) is None else "hooky-hint-letter")
        return (board.chooses(None if self.typed else does), self.to_register, *silent)

    def draw(self, canvas: Canvas) -> None:
        where, theme, board = self.places, self.theme, self.board
        title = self._title if self.spelled.of is None or self._labelled else ""
        at = (where.tabs.left, where.tabs.centery)
        text.place(canvas, title, self._label, at, LABEL_INK, theme.sentence_role, "left")
        chosen = None if self.spelled.of is None else ("seat", self.spelled.of)
        draw_tabs(canvas, self._tabs(), self._tab_targets(), chosen, self.spots.sizes.name, theme)
        self._draw_word(canvas)
        self._draw_so_far(canvas)
        if places := self._offered_targets():
            tabs = tuple(PanelTab((OFFERED, number), word) for number, word in enumerate(self.spelled.offered))
            letters = min(self.spots.sizes.word, *(round(place.rect.height * OFFERED_SHARE) for place in places))
            draw_tabs(canvas, tabs, places, None, letters, theme)
        else:
            draw_keys(canvas, where.keys, board.known, self._look.light, aside=self.summary.complete)
        for action, word, rect in zip(
            (Action.PREV, Action.NEXT), self.spelled.fitting(), where.completions(), strict=False
        ):
            draw_completion(canvas, word, board.button(action), rect, COMPLETED_LARGE if where.large else COMPLETED)
        draw_known(canvas, where.register, where.cells(), self._entries(), self.behind.seating, where.large)

    def _entries(self) -> Mapping[Card, Entry]:
        return entries(self.board.known, self.board.marks, self.behind.seat, self.places.large)

    @property
    def _look(self) -> SeatLook:
        return self.behind.seating[self.behind.seat].picture

    @property
    def _about(self) -> Seat:
        """The seat whose hand the word is about."""
        return self.behind.seat if self.spelled.of is None else self.spelled.of

    def _line(self, letter: str) -> str:
        """The colour below an own letter, or none."""
        return mix(self._look.light, self._look.deep, 0.5) if letter in self.board.view.hand else ""

    def _draw_word(self, canvas: Canvas) -> None:
        """Draw the letters, and after them the player whose hand will give the number."""
        where, written = self.places, self.spelled.word.text
        cursor = self.board.context.settings.get.reduced_motion or self._seconds % BLINK < BLINK / 2
        for place, rect in enumerate(where.slots):
            letter, now = written[place : place + 1], place == len(written)
            line = self._line(letter) if letter else ""
            slot(letter, rect.size, now, line=line, cursor=not now or cursor).draw(canvas, rect.center)
        arrow = chalk_arrow(where.arrow.width)
        canvas.blit(arrow, arrow.get_rect(center=where.arrow.center))
        canvas.blit(asked_slot(self.behind.seating[self._about].picture, where.face.size), where.face)
        role, room = "semibold", where.number.width
        words = self.words(say("hooky-spell-how-many"))
        most = HOW_MANY_LARGE if where.large else HOW_MANY
        em = min(text.fit(word, most, room, role) for word in words.split())
        rows = text.wrap(words, em, room, role)
        for i, row in enumerate(rows):
            y = where.number.centery + (i - (len(rows) - 1) / 2) * em * LEAD
            text.place(canvas, row, em, (where.number.centerx, y), CHALK, role)

    def _draw_so_far(self, canvas: Canvas) -> None:
        """Draw as many of the newest words with their numbers as fit: all clues, or those about the asked player."""
        box, theme, seating = self.places.so_far, self.theme, self.behind.seating
        letters, left, side = ROW_LARGE if self.places.large else ROW, box.left, box.height - 6
        clue = self.spelled.of is None
        said = self.board.view.spoken if clue else about(self.board.view.spoken, self._about)
        rows = [number_row(one.word, one.number, letters, theme) for one in said]
        faces = [seating[one.seat if clue else self._about].picture for one in said]
        room = box.width + ROW_GAP - (0 if clue else side + FACE_GAP)
        wide = list(accumulate(row.get_width() + ROW_GAP + clue * (side + FACE_GAP) for row in reversed(rows)))
        first = len(rows) - sum(end <= room for end in wide)
        for place in range(first, len(rows)):
            if clue or place == first:
                face = avatar(faces[place], side)
                canvas.blit(face, face.get_rect(center=(left + side // 2, box.centery)))
                left += side + FACE_GAP
            left = canvas.blit(rows[place], rows[place].get_rect(midleft=(left, box.centery))).right + ROW_GAP


@cached
def number_row(word: str, number: int, letters: int, theme: Theme) -> pygame.Surface:
    """A word with its number, no wider than both."""
    return word_row(None, word, number, letters, text.width(word, letters, FONT) + round(letters * TAIL), theme)


def draw_completion(canvas: Canvas, word: str, button: tuple[str, str], rect: Rect, size: int) -> None:
    """Draw a word that a shoulder button chooses, after the button."""
    sign = glyph(*button, GLYPH)
    canvas.blit(sign, sign.get_rect(midleft=(rect.left, rect.centery)))
    left = rect.left + sign.get_width() + GLYPH_GAP
    em = text.fit(word, size, rect.right - left, FONT)
    text.place(canvas, word, em, (left, rect.centery), CHALK, FONT, "left")
