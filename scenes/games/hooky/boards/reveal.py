"""Reveal: choose an own card to lay open and a seat to look at, or end the turn. Seen: the one card of another hand
that the seat has looked at, which only this seat sees."""

from collections.abc import Hashable, Sequence

from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.state import Look
from engine.games.hooky.view import View
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import question_plate
from game.draw.icons import mark
from game.draw.paper import dimmed, with_shadow
from game.input.actions import Action, Press
from game.lessons import Mark
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.hooky.art import faces
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET
from scenes.games.hooky.art.pupils import name
from scenes.games.hooky.boards import panel
from scenes.table.boards.private_board import BoardHidden

DONE, BACK = "done", "back"
CARD, CARD_GAP = 170, 12
TITLE = 60
PLATE, PLATE_LARGE = (380, 92), (520, 92)
TICK = 56
DARK = (120, 126, 122)
"""Factor on the colours of a card that is already open."""


class Reveal(panel.Panel):
    """First the card is chosen, then the seat; both can be changed until the seat is pressed."""

    def __init__(self, board: panel.Chalkboard) -> None:
        super().__init__(board)
        steps = [step for prompt in self.behind.prompts if prompt.verb == panel.REVEAL for step in prompt.steps()]
        self.steps: dict[tuple[Card, Seat], Step] = {_named(step): step for step in steps}
        self.done = next((step for p in self.behind.prompts if p.verb == "done" for step in p.steps()), None)
        self.card: Card | None = None

    # Presses

    def first(self) -> Hashable:
        return DONE if self.done else ("card", next(iter(self.steps))[0])

    def targets(self) -> Sequence[Target]:
        cards = {card for card, _ in self.steps}
        shown = [Target(("card", card), rect) for card, rect in self._cards() if card in cards]
        register = Target(panel.REGISTER, self._register())
        return (*shown, *self._tabs(), register, Target(DONE if self.done else BACK, self._plate()))

    def _cards(self) -> tuple[tuple[Card, Rect], ...]:
        hand, box = self.board.view.hand, self.spots.inside
        wide = min(CARD, (box.width + CARD_GAP) // len(hand) - CARD_GAP)
        return tuple(
            (card, Rect(box.left + i * (wide + CARD_GAP), box.top + TITLE + 12, wide, round(wide * 1.4)))
            for i, card in enumerate(hand)
        )

    def _tabs(self) -> tuple[Target, ...]:
        box = self.spots.inside
        top = self._cards()[0][1].bottom + TITLE + 30
        return panel.tab_targets(self._seats(), Rect(box.left, top, box.width, self.spots.sizes.tab))

    def _seats(self) -> tuple[panel.PanelTab, ...]:
        seats = self.board.known.columns
        possible = {of for _, of in self.steps}
        return panel.seat_tabs(seats, self.behind.seating, tuple(seat for seat in seats if seat not in possible))

    def _plate(self) -> Rect:
        box, (wide, high) = self.spots.inside, PLATE_LARGE if self.spots.large else PLATE
        return Rect(box.right - wide, box.bottom - high - 8, wide, high)

    def _register(self) -> Rect:
        box, plate = self.spots.inside, self._plate()
        return Rect(box.left, plate.top, plate.height, plate.height)

    def choose(self, target: Hashable, press: Press) -> None:
        match target:
            case "done" if self.done is not None:
                self.board.give(self.done)
            case "back":
                self._leave()
            case "register":
                self.board.turn_to(register=True)
            case ("card", str(card)):
                self.card = None if card == self.card else Card(card)
                self.board.sound("choose")
                if self.card is not None:
                    self.board.settle(next(tab.id for tab in self._tabs() if self._open(tab.id)))
            case ("seat", int(of)):
                self._reveal(of)

    def _open(self, target: Hashable) -> bool:
        return isinstance(target, tuple) and (self.card, target[1]) in self.steps

    def _reveal(self, of: Seat) -> None:
        step = self.steps.get((self.card, of)) if self.card is not None else None
        if step is not None:
            self.board.give(step)
            return
        first = self.card is None
        self.board.refuse(say("hooky-reveal-card-first") if first else say("hooky-reveal-all-open", seat=Who(of)))

    def _leave(self) -> None:
        self.board.sound("back")
        self.board.show(self.board.asked_panel())

    def _put_back(self) -> None:
        card, self.card = self.card, None
        self.board.settle(("card", card))

    @property
    def intended(self) -> Step | None:
        """The focused or chosen card, shown to any seat."""
        at = self.board.focus.at
        card = at[1] if isinstance(at, tuple) and at[0] == "card" else self.card
        return next((step for (shown, _), step in self.steps.items() if shown == card), None)

    # Pictures and words

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """The card to show, and the seats to look at."""
        wanted = ("card", mark.name) if mark.kind == "card" else ("seat", mark.seat)
        return tuple(target.rect for target in self.targets() if target.id == wanted)

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The target for done, or for the card and the seat."""
        if step.do == DONE:
            return (DONE,)
        return (("card", step.arg("card")), ("seat", step.arg("of"))) if step.do == panel.REVEAL else ()

    def sentence(self) -> Message:
        if self.card is not None:
            return say("hooky-reveal-seat", letter=self.card)
        return say("hooky-ask-done" if self.done else "hooky-reveal-card")

    def bindings(self) -> tuple[Binding, ...]:
        at = self.board.focus.at
        does = say("hooky-end-turn" if at == DONE else "hint-choose")
        if isinstance(at, tuple) and at[0] == "card":
            does = say("hooky-hint-put-back" if at[1] == self.card else "hooky-hint-take")
        elif isinstance(at, tuple):
            does = say("hooky-hint-reveal")
        back: tuple[Binding, ...] = ()
        if self.card is not None:
            back = (Binding(Action.BACK, lambda press: self._put_back(), say("hooky-hint-put-back")),)
        elif self.done is None:
            back = (Binding(Action.BACK, lambda press: self._leave(), say("hint-back")),)
        return (self.board.chooses(does), self.to_register, *back)

    def draw(self, canvas: Canvas) -> None:
        box, theme, sizes = self.spots.inside, self.theme, self.spots.sizes
        title = self.words(say("hooky-ask-done" if self.done else "hooky-do-reveal"))
        at = (box.left, box.top + TITLE // 2)
        text.place(canvas, title, text.fit(title, sizes.name + 8, box.width), at, CHALK, theme.sentence_role, "left")
        for card, rect in self._cards():
            self._draw_card(canvas, card, rect)
        tabs = self._tabs()
        words = self.words(say("hooky-reveal-then"))
        at = (box.left, tabs[0].rect.top - TITLE // 2)
        text.place(canvas, words, text.fit(words, sizes.label, box.width), at, CHALK_QUIET, "semibold", "left")
        panel.draw_tabs(canvas, self._seats(), tabs, None, sizes.name, theme)
        register = panel.register_tab(self.words(say("hooky-hint-register")))
        panel.draw_tabs(canvas, (register,), (Target(panel.REGISTER, self._register()),), None, sizes.label, theme)
        words = self.words(say("hooky-end-turn" if self.done else "hint-back"))
        wide = self._plate().width
        question_plate(words, False, theme, wide, most=wide).draw(canvas, self._plate().center)

    def _draw_card(self, canvas: Canvas, card: Card, rect: Rect) -> None:
        picture = faces.face(card, rect.width, self.theme)
        lies_open = card in self.board.view.shown[self.behind.seat]
        with_shadow(dimmed(picture, DARK) if lies_open else picture, 8, 110, (2, 6)).draw(canvas, rect.center)
        if card == self.card:
            put(canvas, mark("tick", TICK), center=(rect.right - TICK // 2, rect.top))


def _named(step: Step) -> tuple[Card, Seat]:
    of = step.arg("of")
    assert isinstance(of, int)
    return Card(str(step.arg("card"))), of


SEEN = "seen"
"""The note of the number of looks that were seen, so that none is lost."""
SEEN_CARD = 300
ON = "on"
ON_WIDE, ON_HIGH = 260, 92
FACE = 96


class SeenCardPanel(panel.Panel):
    """A press continues to the question, or returns to the table."""

    def __init__(self, board: panel.Chalkboard, seen: Look, number: int) -> None:
        super().__init__(board)
        self.seen, self.number = seen, number

    def first(self) -> Hashable:
        return ON

    def targets(self) -> Sequence[Target]:
        return (Target(ON, self._on()),)

    def _on(self) -> Rect:
        inside = self.spots.inside
        return Rect(inside.centerx - ON_WIDE // 2, inside.bottom - ON_HIGH - 8, ON_WIDE, ON_HIGH)

    def choose(self, target: Hashable, press: Press) -> None:
        self.behind.notes.write(SEEN, self.number)
        if self.behind.prompts:
            self.board.sound("page")
            self.board.show(self.board.asked_panel())
        else:
            self.board.result = BoardHidden(to_next_question=True)

    def sentence(self) -> Message:
        assert self.seen.card is not None
        return say("hooky-known-theirs", name=name(self.seen.card), seat=Who(self.seen.of))

    def bindings(self) -> tuple[Binding, ...]:
        return self.board.chooses(say("hooky-next-on")), self.to_register

    def draw(self, canvas: Canvas) -> None:
        inside, theme, of = self.spots.inside, self.theme, self.behind.seating[self.seen.of]
        assert self.seen.card is not None
        put(canvas, avatar(of.picture, FACE), center=(inside.left + FACE // 2, inside.top + FACE // 2))
        at = (inside.left + FACE + 20, inside.top + FACE // 2)
        words = self.words(say("hooky-seen-from", seat=Who(self.seen.of)))
        size = text.fit(words, self.spots.sizes.name + 8, inside.width - FACE - 20, theme.sentence_role)
        text.place(canvas, words, size, at, CHALK, theme.sentence_role, "left")
        card = with_shadow(faces.face(self.seen.card, SEEN_CARD, theme), 16, 130, (4, 12))
        middle = (inside.top + FACE + self._on().top) // 2
        card.draw(canvas, (inside.centerx, middle))
        words = self.words(say("hooky-next-on"))
        question_plate(words, False, theme, ON_WIDE, most=ON_WIDE).draw(canvas, self._on().center)


def seen_by(view: View) -> tuple[Look, ...]:
    """Return the viewer's looks, with the cards."""
    return tuple(look for look in view.looks if look.card is not None)
