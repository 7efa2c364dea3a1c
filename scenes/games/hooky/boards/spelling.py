"""Spelling: a starting clue, or a question and the asked seat."""

from collections.abc import Hashable, Sequence

from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, say, verbatim
from engine.core.steps import Step
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.vocabulary import vocabulary
from game.canvas import Canvas
from game.input.actions import Action, Press
from game.lessons import Mark
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.letters import ERASED, TypedWord
from scenes.games.hooky.art.backdrop import Box
from scenes.games.hooky.boards import panel
from scenes.games.hooky.boards.asked_tabs import AskedTabs
from scenes.games.hooky.boards.reveal import Reveal
from scenes.games.hooky.boards.spelled import WORD, Spelled
from scenes.games.hooky.boards.spelling_spots import OFFERED_SHARE, SpellingSpots, spelling_spots
from scenes.games.hooky.boards.word_picture import WordPicture, draw_completion
from scenes.table.asks.asks import Summary
from scenes.table.stage.handed_in import FlyingPart

OFFERED = "offered"
RING_IN = 12  # px by which a ring of a lesson is smaller than its tab, so that it covers no words
MIDDLE = "K"
"""The first focus, from which all keys are near."""


class Spelling(panel.PartsPanel):
    """The keys and tabs with which a word is spelled and its seat is chosen."""

    typing = True

    def __init__(self, board: panel.Chalkboard) -> None:
        super().__init__(board)
        self.spelled = Spelled(self.behind, board.known.columns)
        self.typed = False  # after typing, Enter presses no key on the screen
        self.tabs = AskedTabs(self, self.spelled)
        self.picture = WordPicture(self, self.spelled)

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
        self.picture.seconds += dt

    # Presses

    def first(self) -> Hashable:
        return (OFFERED, 0) if self.spelled.offered else ("key", MIDDLE)

    def targets(self) -> Sequence[Target]:
        return (*self.tabs.targets(), *(self._offered_targets() or panel.key_targets(self.places.keys)))

    def named(self, target: Hashable) -> Message | None:
        if isinstance(target, tuple) and target[0] == OFFERED:
            return verbatim(self.spelled.offered[int(target[1])])
        return super().named(target)

    def _offered_targets(self) -> tuple[Target, ...]:
        places = self.places.offered(len(self.spelled.offered)) if self.spelled.offered else ()
        return tuple(Target((OFFERED, number), rect) for number, rect in enumerate(places))

    def choose(self, target: Hashable, press: Press) -> None:
        sign = panel.is_key(target)
        if self.typed and press.at is None:
            if self.spelled.refused is not None:
                self.board.refuse(self.spelled.refused)
        elif target == panel.REVEAL:
            self.board.sound("choose")
            self.board.show(Reveal(self.board))
        elif target == panel.REGISTER:
            self.board.turn_to(register=True)
        elif isinstance(target, tuple) and target[0] == OFFERED:
            self._set(TypedWord(self.spelled.offered[target[1]], WORD_LENGTH, name=False))
        elif isinstance(target, tuple) and target[0] == "seat":
            self.spelled.ask(target[1])
            self.board.sound("choose")
            self.board.plate.note_part()
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
        self.board.plate.note_part()

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
            FlyingPart(
                *rect.center, picture=panel.slot(letter, rect.size, False, line=self.picture.line(letter)).surface
            )
            for letter, rect in pairs
        ]

    # Pictures and words

    def read(self) -> tuple[Rect, ...]:
        return (*self.places.slots, self.places.so_far)

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """The line of the word, the earlier words, and tabs; also letters in the summary of the register."""
        tabs = {target.id: target.rect for target in self.tabs.targets()}
        cells = dict(zip(self.picture.entries(), self.places.cells(), strict=False))
        match mark:
            case Mark("zone", "line"):
                slots = self.places.slots
                return (slots[0].unionall(slots[1:]),)
            case Mark("number", "word"):
                return (self.places.so_far,)
            case Mark("seat", seat=int(seat)) if ("seat", seat) in tabs:
                return (tabs["seat", seat],)
            case Mark("button", "reveal") if panel.REVEAL in tabs:
                return (tabs[panel.REVEAL].inflate(-RING_IN, -RING_IN),)
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
            return (panel.REVEAL,) if step.do == panel.REVEAL else ()
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
        return (board.chooses(self._does()), self.to_register, *silent)

    def _does(self) -> Message | None:
        """What confirm does with the focused key or word; None if it does nothing."""
        sign = panel.is_key(self.board.focus.at)
        if self.typed or (self.spelled.word.full and sign not in (None, ERASED)):
            return None
        if sign == ERASED:
            return say("table-erase")
        return say("hint-choose" if sign is None else "hooky-hint-letter")

    def draw(self, canvas: Canvas) -> None:
        where, board = self.places, self.board
        self.tabs.draw(canvas)
        self.picture.draw(canvas)
        if places := self._offered_targets():
            tabs = tuple(panel.PanelTab((OFFERED, number), word) for number, word in enumerate(self.spelled.offered))
            letters = min(self.spots.sizes.word, *(round(place.rect.height * OFFERED_SHARE) for place in places))
            panel.draw_tabs(canvas, tabs, places, None, letters, self.theme)
        else:
            panel.draw_keys(canvas, where.keys, board.known, self.picture.look.light, aside=self.summary.complete)
        words = zip((Action.PREV, Action.NEXT), self.spelled.fitting(), where.completions(), strict=False)
        for action, word, rect in words:
            draw_completion(canvas, word, board.button(action), rect, where.large)
