"""Spelling: a starting clue, or a question and the asked seat. Reasons against a word are shown only here."""

from collections.abc import Hashable, Sequence
from functools import lru_cache

from pygame import Rect

from engine.core.messages import Message, Who, say, verbatim
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.cards import WORD_LENGTH, number
from engine.games.hooky.questions import why_not
from engine.games.hooky.state import SpokenWord
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary
from game.canvas import Canvas
from game.draw import text
from game.draw.glyphs import glyph
from game.input.actions import Action, Press
from game.lessons import Mark, Offered
from game.theme import Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.letters import ERASED, TypedWord
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET, word_row
from scenes.games.hooky.boards.class_book import about
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
from scenes.games.hooky.boards.spots import OFFERED_SHARE, BoardSpots
from scenes.games.hooky.disputes import challenge
from scenes.games.hooky.sentences import row as side_by_side
from scenes.seating import Seating
from scenes.table.asks.asks import Summary
from scenes.table.boards.private_board import BoardContext
from scenes.table.stage.handed_in import FlyingPart

WORD, OF = "word", "of"
REVEAL, OFFERED = "reveal", "offered"
SUGGESTED = 2
LOOKED_AT = 24
"""Words of the list that are tried before the board says that none fits. Some of them are not legal."""
RING_IN = 12  # px by which a ring of a lesson is smaller than its tab, so that it covers no words
TABS_WITH_LABEL = 3
LABEL_GAP = 22
MIDDLE = "K"
"""The first focus, from which all keys are near."""
GLYPH, GLYPH_GAP = 50, 16
LEAD = 1.1
SMALLER, LARGER = 4, 4  # px by which earlier words are smaller, and words of the list larger
WIDEST = "MMMMM"
FONT = "kids_bold"
Buttoned = tuple[str, tuple[str, str]]
"""A word, with family and button of the glyph that chooses it."""


class Spelled:
    """The word so far and the asked seat (`of`, None for a starting clue), with what speaks against the word.

    It is kept in the notes while the board is covered, until it was said.
    """

    def __init__(self, behind: BoardContext, others: Sequence[Seat]) -> None:
        """`others` are the other seats, clockwise."""
        self.view: View = behind.view
        self._behind = behind
        self.prompts: dict[Seat | None, Prompt] = {
            _asked(prompt): prompt for prompt in behind.prompts if prompt.verb in ("clue", "ask")
        }
        self.seats = tuple(seat for seat in others if seat in self.prompts)
        self.word = TypedWord("", WORD_LENGTH, name=False).typed(str(behind.notes.read(WORD) or ""))
        kept = behind.notes.read(OF)
        known_seat = isinstance(kept, int) and kept in self.prompts
        self.of: Seat | None = kept if known_seat else next(iter(self.seats), None)

    @property
    def prompt(self) -> Prompt:
        """The question that the word would answer."""
        return self.prompts[self.of]

    @property
    def offered(self) -> tuple[str, ...]:
        """The only legal words of a lesson, or empty."""
        asked = self.prompt.shape
        return asked.words if isinstance(asked, Offered) else ()

    def ask(self, seat: Seat) -> None:
        """Ask another seat."""
        self.of = seat
        self._behind.notes.write(OF, seat)

    def put(self, word: TypedWord) -> None:
        """Change the word."""
        self.word = word
        self._behind.notes.write(WORD, word.text or None)

    def fitting(self) -> tuple[str, ...]:
        """Return two legal words of the list with this beginning."""
        if not self.word.text or self.word.full or self.offered:
            return ()
        prompt = self.prompt
        words = (word for word in _beginning(self.view.language, self.word.text) if why_not(prompt, word) is None)
        return tuple(word for word, _ in zip(words, range(SUGGESTED), strict=False))

    @property
    def refused(self) -> Message | None:
        """A short reason against the word, for its speaker only; None if it can be said."""
        if self.offered and self.word.text not in self.offered:
            return say("lesson-offered")
        fault = why_not(self.prompt, self.word.text)
        match fault.key if fault is not None else None:
            case None:
                return None
            case "hooky-no-sent-back":
                return say("hooky-not-sent-back", word=self.word.text)
            case "hooky-no-asked-before" if self.of is not None:
                return say("hooky-not-asked-before", seat=Who(self.of))
            case "hooky-no-clue-letter":
                return say("hooky-not-clue-letter", word=self.word.text)
        return say("hooky-not-word")

    @property
    def summary(self) -> Summary | None:
        """What is missing or wrong, or that the word can be said."""
        if not self.word.text:
            return None
        letters = side_by_side(self.word.text)
        if not self.word.full:
            count = say("hooky-spell-letters", count=len(self.word.text), total=WORD_LENGTH)
            return Summary(count, False, letters)
        if self.refused is not None:
            return Summary(self.refused, False, letters)
        to = say("hooky-spell-done") if self.of is None else say("hooky-spell-done-to", seat=Who(self.of))
        return Summary(to, True, letters)

    @property
    def step(self) -> Step | None:
        """The step with a complete, legal word, or None."""
        return self.prompt.answer(self.word.text) if self.word.full and self.refused is None else None

    @property
    def _stands(self) -> bool:
        """Whether the word counts without a vote."""
        heard = challenge(self.prompt.answer(self.word.text), self.view, self._behind.who)
        return heard is None or not heard.asks(self._behind.seating)

    def sentence(self) -> Message:
        """Return the question, or the complete word and whether the table will vote on it.

        For a clue its speaker knows the number before it is said (HK-17).
        """
        word = self.word.text
        if not self.word.full:
            return say("hooky-spell-any") if self.of is None else say("hooky-spell-for", seat=Who(self.of))
        if self.refused is not None:
            return self.refused
        if self.of is None:
            count = number(word, self.view.hand)
            return say("hooky-spelled-clue" if self._stands else "hooky-spelled-unknown-clue", word=word, count=count)
        if not self._stands:
            return say("hooky-spelled-unknown", word=word)
        return say("hooky-spelled", word=word, seat=Who(self.of))


class Spelling(PartsPanel):
    """The keys and tabs with which a word is spelled and its seat is chosen."""

    typing = True

    def __init__(self, board: Chalkboard) -> None:
        super().__init__(board)
        self.spelled = Spelled(self.behind, board.known.columns)
        self.may_reveal = any(prompt.verb == REVEAL for prompt in self.behind.prompts)
        self.typed = False  # after typing, Enter presses no key on the screen

    def _tabs(self) -> tuple[PanelTab, ...]:
        seats = seat_tabs(self.spelled.seats, self.behind.seating)
        reveal = (PanelTab(REVEAL, self.words(say("hooky-hint-reveal")), None, "eye"),) if self.may_reveal else ()
        return (*seats, *reveal, register_tab(self.words(say("hooky-hint-register"))))

    # Presses

    def first(self) -> Hashable:
        return (OFFERED, 0) if self.spelled.offered else ("key", MIDDLE)

    def targets(self) -> Sequence[Target]:
        return (*self._tab_targets(), *key_targets(self.spots.keys), *self._offered_targets())

    def named(self, target: Hashable) -> Message | None:
        if isinstance(target, tuple) and target[0] == OFFERED:
            return verbatim(self.spelled.offered[int(target[1])])
        return super().named(target)

    def _offered_targets(self) -> tuple[Target, ...]:
        places = self.spots.offered(len(self.spelled.offered)) if self.spelled.offered else ()
        return tuple(Target((OFFERED, number), rect) for number, rect in enumerate(places))

    def _tab_targets(self) -> tuple[Target, ...]:
        line, tabs = self.spots.tabs, self._tabs()
        room = text.width(self._title, self._label, self.theme.sentence_role) + LABEL_GAP if self._labelled else 0
        if self.spelled.of is None:
            room = line.width - NARROW
        worded = self.spots.large or len(self.spelled.seats) <= TABS_WITH_LABEL
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
        return tuple(zip(self.spots.completions(), (Action.PREV, Action.NEXT), strict=True))[:words]

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
        return self.spots.plate

    @property
    def summary(self) -> Summary | None:
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
        pairs = zip(self.spelled.word.text, self.spots.slots, strict=False)
        return [FlyingPart(*rect.center, picture=slot(letter, rect.size, False).surface) for letter, rect in pairs]

    # Pictures and words

    def read(self) -> tuple[Rect, ...]:
        return (*self.spots.slots, self.spots.so_far)

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """The line of the word, the earlier words, and tabs: of a seat, and those that lead elsewhere."""
        tabs = {target.id: target.rect for target in self._tab_targets()}
        match mark:
            case Mark("zone", "line"):
                slots = self.spots.slots
                return (slots[0].unionall(slots[1:]),)
            case Mark("number", "word"):
                return (self.spots.so_far,)
            case Mark("seat", seat=int(seat)) if ("seat", seat) in tabs:
                return (tabs["seat", seat],)
            case Mark("button", "reveal") if self.may_reveal:
                return (tabs[REVEAL].inflate(-RING_IN, -RING_IN),)
            case Mark("letter") | Mark("zone", "register") if self.spots.large:
                return (tabs[REGISTER],)
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
        where, theme, board = self.spots, self.theme, self.board
        title = self._title if self.spelled.of is None or self._labelled else ""
        at = (where.tabs.left, where.tabs.centery)
        text.place(canvas, title, self._label, at, LABEL_INK, theme.sentence_role, "left")
        chosen = None if self.spelled.of is None else ("seat", self.spelled.of)
        draw_tabs(canvas, self._tabs(), self._tab_targets(), chosen, where.sizes.name, theme)
        for place, rect in enumerate(where.slots):
            letter = self.spelled.word.text[place : place + 1]
            slot(letter, rect.size, place == len(self.spelled.word.text)).draw(canvas, rect.center)
        spoken, seating = board.view.spoken, self.behind.seating
        if self.spelled.of is None:
            draw_so_far(canvas, where, self.words(say("hooky-spell-clues")), spoken, seating, theme)
        else:
            title = self.words(say("hooky-spell-so-far", seat=Who(self.spelled.of)))
            draw_so_far(canvas, where, title, about(spoken, self.spelled.of), None, theme)
        said = self.summary is not None and self.summary.complete
        draw_keys(canvas, where.keys, board.known, seating[self.behind.seat].picture.light, aside=said)
        tabs = tuple(PanelTab((OFFERED, number), word) for number, word in enumerate(self.spelled.offered))
        places = self._offered_targets()
        letters = min([where.sizes.word, *(round(place.rect.height * OFFERED_SHARE) for place in places)])
        draw_tabs(canvas, tabs, places, None, letters, theme)
        buttons = (board.button(Action.PREV), board.button(Action.NEXT))
        fitting = tuple(zip(self.spelled.fitting(), buttons, strict=False))
        draw_offered(canvas, where, fitting, self.words(say("hooky-spell-fitting")))


def _asked(prompt: Prompt) -> Seat | None:
    """The asked seat, or None for a starting clue."""
    of = dict(prompt.fixed).get("of")
    return of if isinstance(of, int) else None


@lru_cache(maxsize=64)
def _beginning(language: str, letters: str) -> tuple[str, ...]:
    """Words of the pack with that beginning, common ones first."""
    return vocabulary(language).completions(letters, LOOKED_AT)


def draw_so_far(
    canvas: Canvas, where: BoardSpots, title: str, said: Sequence[SpokenWord], seating: Seating | None, theme: Theme
) -> None:
    """Draw a heading, and as many of the newest words with their numbers as fit. With a seating each has its speaker's
    face."""
    box, sizes = where.so_far, where.sizes
    em = text.fit(title, sizes.label, box.width, "semibold")
    line = round(sizes.label * LEAD)
    y = box.top
    for row in text.wrap(title, em, box.width, "semibold"):
        shown = text.clipped(row, em, box.width, "semibold")
        text.place(canvas, shown, em, (box.left, y + line // 2), CHALK_QUIET, "semibold", "left")
        y += line
    y += 2
    letters = sizes.word if where.large else sizes.word - SMALLER
    each = word_row(None, WIDEST, 0, letters, box.width, theme).get_height()
    for one in said[-((box.bottom - y) // each) :]:
        look = seating[one.seat].picture if seating else None
        canvas.blit(word_row(look, one.word, one.number, letters, box.width, theme), (box.left, y))
        y += each


def draw_offered(canvas: Canvas, where: BoardSpots, offered: Sequence[Buttoned], remark: str) -> None:
    """Draw the two words that the shoulder buttons choose, with their buttons, and a remark."""
    for (word, button), rect in zip(offered, where.completions(), strict=False):
        _draw_word(canvas, word, button, rect, where.sizes.word + LARGER)
    if offered and not where.large:
        foot = where.foot
        at = (foot.right, foot.centery)
        text.place(canvas, remark, where.sizes.label, at, CHALK_QUIET, "semibold", "right")


def _draw_word(canvas: Canvas, word: str, button: tuple[str, str], rect: Rect, size: int) -> None:
    sign = glyph(*button, GLYPH)
    canvas.blit(sign, sign.get_rect(midleft=(rect.left, rect.centery)))
    text.place(canvas, word, size, (rect.left + sign.get_width() + GLYPH_GAP, rect.centery), CHALK, FONT, "left")
