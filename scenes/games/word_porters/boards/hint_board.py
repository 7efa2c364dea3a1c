"""Giving a hint behind the curtain: the possible placing on the focused label, the remaining parcels, and labels that
are not possible.

In the children's game a pass is an alternative to a hint. A question before it says that it holds for the rest of the
round (WP-78, WP-Q28).
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import replace

from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, say, verbatim
from engine.core.steps import Step
from engine.games.word_porters.hinting import goes_down
from engine.games.word_porters.options import TOKENS
from engine.games.word_porters.state import Placing
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.boards import question_plate
from game.draw.paper import veil
from game.input.actions import Action, Press
from game.theme import STAGE
from game.widgets.bindings import Binding, table
from game.widgets.focus import Target
from scenes.games.word_porters.art import labels
from scenes.games.word_porters.art.furniture import pictured, token_of
from scenes.games.word_porters.art.parcels import Token, in_bar
from scenes.games.word_porters.boards.hall_board import HallBoard
from scenes.games.word_porters.layout import taught
from scenes.table.boards.private_board import BoardContext

PASS, STAY = "pass", "stay"
LABELS = {PASS: say("word_porters-choice-pass"), STAY: say("word_porters-give-hint")}
PLATE_HIGH, PLATE_GAP, PLATE_Y = 112, 40, 560
PLATE_WIDE = 520
VEIL = (0, 0, 0, 150)


def pass_plates() -> dict[str, Rect]:
    """The places of the two answers to the question about a pass."""
    step = PLATE_WIDE + PLATE_GAP
    left = (STAGE[0] - step - PLATE_WIDE) // 2
    return {name: Rect(left + i * step, PLATE_Y, PLATE_WIDE, PLATE_HIGH) for i, name in enumerate(LABELS)}


class HintBoard(HallBoard):
    """Its targets are the labels. `passing`: whether the question about a pass is open. `seated`: whether the seats are
    in view."""

    touched_twice = True
    mark_wide = 44
    """Px: a question mark on a hint in a lesson."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.passing = False
        self.seated = True
        if behind.taught:
            words, hints, self.seated = taught(len(self.view.row), self.theme, pictured(self.view, self.theme))
            self.shown = replace(self.shown, where=replace(self.shown.where, words=words, labels=hints))
        self.may_pass = any(prompt.verb == "pass" for prompt in behind.prompts)

    def enter(self) -> None:
        """Move the focus to the first empty hint, or otherwise to a possible one, not to the last focus."""
        row = [hint.card for hint in self.view.row]
        taken = {placing.hint for placing in self.view.placings}
        self.settle(next((hint for hint in row if hint not in taken), next(filter(self.onto, row), row[0])))

    def onto(self, hint: Card) -> tuple[int, ...]:
        """Return the parcels for a hint, the upper one first; empty if none can go there."""
        return goes_down(TOKENS[self.view.variant], self.view.placings, self.behind.seat, hint)

    # Targets

    def targets(self) -> Sequence[Target]:
        if self.passing:
            return tuple(Target(name, rect) for name, rect in pass_plates().items())
        pairs = zip(self.view.row, self.shown.where.labels, strict=True)
        return tuple(Target(hint.card, rect) for hint, rect in pairs)

    def named(self, target: Hashable) -> Message | None:
        printed = (hint.text for hint in self.view.row if hint.card == target)
        return LABELS.get(str(target)) or next(map(verbatim, printed), None)

    def counted_targets(self) -> Sequence[Hashable]:
        """The hints in the order of the row."""
        return () if self.passing else [hint.card for hint in self.view.row]

    def choose(self, target: Hashable, press: Press) -> None:
        if target == PASS:
            self.give(Step(self.behind.seat, "pass"))
        elif target == STAY:
            self._ask_to_pass(False)
        elif self.onto(Card(str(target))):
            self.give(self._step(Card(str(target))))
        else:
            if why := self._why_not(Card(str(target))):
                self.refuse(why)

    def _ask_to_pass(self, asked: bool) -> None:
        self.passing = asked
        if asked:
            self.settle(STAY)
        else:
            self.enter()

    @property
    def intended(self) -> Step | None:
        if self.focus.at == PASS:
            return Step(self.behind.seat, "pass")
        return None if self.passing else self._step(Card(str(self.focus.at)))

    # Pictures and words

    def read(self) -> tuple[Rect, ...]:
        return (*super().read(), *(self.shown.where.seats if self.seated else ()))

    def label_states(self) -> Mapping[Card, str]:
        states = {hint.card: labels.DIM for hint in self.view.row if not self.onto(hint.card)}
        if isinstance(self.focus.at, str) and self.focus.at not in states:
            states[Card(self.focus.at)] = labels.FOCUS
        return states

    def paint_seats(self, canvas: Canvas) -> None:
        """Draw the seats, except in a lesson without room."""
        if self.seated:
            super().paint_seats(canvas)

    def ghost(self) -> tuple[Card, Token] | None:
        if self.passing or not isinstance(self.focus.at, str):
            return None
        hint = Card(self.focus.at)
        tokens = self.onto(hint)
        return (hint, self._token(hint, tokens)) if tokens else None

    def _token(self, hint: Card, tokens: tuple[int, ...]) -> Token:
        return token_of(Placing(self.behind.seat, hint, tokens), self.shown.looks)

    def left(self) -> tuple[int, ...]:
        """The seat's parcels without those for the focused hint."""
        left = self.view.tokens[self.behind.seat]
        goes = self.onto(Card(self.focus.at)) if isinstance(self.focus.at, str) and not self.passing else ()
        return tuple(number for number in left if number not in goes)

    def _why_not(self, hint: Card) -> Message | None:
        step = self._step(hint)
        reasons = (prompt.why_not(step) for prompt in self.behind.prompts if prompt.verb == step.do)
        return next((why for why in reasons if why), None)

    def _step(self, hint: Card) -> Step:
        return Step(self.behind.seat, "place", (("hint", hint),))

    def sentence(self) -> Message | None:
        if self.passing:
            return say("word_porters-pass-asked")
        hint = Card(str(self.focus.at))
        tokens = self.onto(hint)
        if not tokens:
            return self._why_not(hint)
        shared, left = len(tokens) > 1, len(self.left())
        if shared:
            return say("word_porters-two-go-here", number=tokens[0], count=left)
        return say("word_porters-goes-here", number=tokens[0], count=left, word=self._word)

    @property
    def _word(self) -> str:
        """The own word."""
        number = self.view.number
        return "" if number is None else self.view.words[number - 1].text

    def laid_out(self, words: str) -> str | Sequence[text.Part]:
        """Return the words beside the token for the focused hint."""
        hint = Card(str(self.focus.at))
        tokens = () if self.passing else self.onto(hint)
        return (in_bar(self._token(hint, tokens), self.theme), words) if tokens else words

    def bindings(self) -> tuple[Binding, ...]:
        if self.passing:
            back = Binding(Action.BACK, lambda press: self._ask_to_pass(False), say("hint-back"))
            return table((self.chooses(say("hint-choose")), back, *self.buttons.understood()))
        place = self.chooses(say("word_porters-choice-place") if self.ghost() else None)
        passes = (
            (Binding(Action.EXTRA, lambda press: self._ask_to_pass(True), say("word_porters-choice-pass")),)
            if self.may_pass
            else ()
        )
        return self.buttons.asking(place, *passes)

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The label of the hint."""
        return (step.arg("hint"),) if step.do == "place" and not self.passing else ()

    def paint_more(self, canvas: Canvas) -> None:
        if self.behind.taught:
            self._paint_questions(canvas)
        if self.passing:
            canvas.blit(veil(*VEIL), (0, 0))
            for name, rect in pass_plates().items():
                said = self.context.bar_words(LABELS[name], self.voice)
                on, wide = name == self.focus.at, rect.width
                plate = question_plate(said.text, on, self.theme, wide, said.picture, most=wide)
                plate.draw(canvas, rect.center)
        self.draw_focus(canvas)

    def _paint_questions(self, canvas: Canvas) -> None:
        """Draw a question mark on each hint that a lesson lets the player choose."""
        for target in self.targets():
            if self.onto(Card(str(target.id))):
                labels.question_mark(self.mark_wide).draw(canvas, target.rect.topleft)
