"""Answering: an ask on the screen. Ties the open question of one seat to the hand and to the row of plates."""

from collections.abc import Sequence
from typing import Any

import pygame

from engine.core.cards import Cards
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Some
from engine.core.steps import Step
from game.cards.hand import hand
from game.input.actions import Action, Press
from game.theme import Theme
from game.widgets.hints import Hint
from scenes.seating import Seating
from scenes.table.asks.asks import READY, CardAsk, CardsAsk, Outcome, Plate, PlatesAsk
from scenes.table.asks.bids import ROW_Y, ChoiceRow
from scenes.table.asks.card_then_target import CardThenAsk
from scenes.table.asks.picks import PicksAsk
from scenes.table.asks.questions import ask
from scenes.table.asks.runs import RunAsk
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers, plain
from scenes.table.stage.hand import HandFan
from scenes.table.stage.hud import as_choice

OVER_HAND = 132
"""How far a single plate hangs over the hand: clear of the hook and of cards that are picked."""
OVER_CHILDS_ROWS = 78
"""The same over a child's hand in two rows, whose cards stay where they stand."""
LARGE_DOWN = 24
"""By how much less than the hand a row of plates rises with large text: it must leave what lies behind it free."""
CLOSE_OVER_HAND = 150
"""The same for a row over a hand that nobody picks from now: hands sink for it."""
LOWER = 18
"""By how much such a hand stands lower at least."""


class Answering:
    """What the seat that is asked has in front of it. `in_public` questions need no hand."""

    def __init__(
        self,
        seat: Seat,
        prompts: Sequence[Prompt],
        cards: Cards,
        view: Any,
        look: GameTable,
        fan: HandFan,
        theme: Theme,
        who: Speakers,
        seating: Seating,
        in_public: bool = False,
    ) -> None:
        self.seat, self.look, self.view, self.fan, self.in_public = seat, look, view, fan, in_public
        cards, self._breaks = _in_front(prompts, cards, look.breaks(view))
        self.ask = ask(seat, prompts, cards, lambda step: look.choice(step, view, who), look.asides)
        self._cards, self._theme, self._seating = cards, theme, seating
        self._top = round(hand(len(cards), kids=theme.kids).top)
        self.row: ChoiceRow | None = None
        if isinstance(self.ask, PlatesAsk):
            self.row = self._row(self.ask.plates, self.ask.focus, self.ask.pinned)
        elif isinstance(self.ask, CardsAsk):
            over = OVER_CHILDS_ROWS if theme.kids and len(hand(len(cards), kids=True).rows) > 1 else OVER_HAND
            self.row = ChoiceRow([as_choice(self.ask.label, look, seating)], theme, focus=None, y=self._top - over)
        self._show()

    def _row(self, plates: Sequence[Plate], focus: int, pinned: int = 0) -> ChoiceRow:
        y = (self.look.public_row if self.in_public else ROW_Y) + (LARGE_DOWN if self._theme.large_text else 0)
        choices = [as_choice(plate.label, self.look, self._seating) for plate in plates]
        return ChoiceRow(choices, self._theme, focus=focus, pinned=pinned, y=y)

    @property
    def row_top(self) -> int | None:
        """The upper edge of the row of plates, px."""
        return min(rect.top for _, rect in self.row.layout().plates) if self.row is not None else None

    @property
    def chosen(self) -> int:
        """How many cards stand out."""
        match self.ask:
            case CardsAsk() | RunAsk() | PicksAsk():
                return len(self.ask.chosen)
            case CardThenAsk():
                return int(self.ask.plates is not None)
            case _:
                return 0

    @property
    def picked(self) -> frozenset[int]:
        """The places in the hand of cards that are picked and not given yet."""
        match self.ask:
            case CardsAsk() | RunAsk() | PicksAsk():
                return frozenset(self.ask.chosen)
            case _:
                return frozenset()

    def pick(self, places: frozenset[int]) -> None:
        """Have these picked, as they were when the hand was covered."""
        match self.ask:
            case CardsAsk() | RunAsk() | PicksAsk():
                self.ask.chosen = set(places)
                self._show()
            case _:
                pass

    @property
    def meant(self) -> Cards:
        """Cards that are picked, or else the one under the hook: what the table may light up for whoever looks."""
        match self.ask:
            case PicksAsk(plates=None) as asked:
                return asked.picked or (asked.hand[asked.focus],)
            case PicksAsk() as asked:
                return asked.picked
            case _:
                return ()

    @property
    def uses_extra(self) -> bool:
        """Whether the extra button means something here."""
        match self.ask:
            case PlatesAsk():
                return False
            case CardAsk():
                return self.ask.aside is not None
            case _:
                return True

    def act(self, press: Press) -> Outcome:
        """One press of the seat's device."""
        outcome = self.ask.act(press, self._hit, self.fan.beside)
        self._show()
        if outcome is not None and not isinstance(outcome, Step) and isinstance(self.ask, CardAsk | CardThenAsk):
            self.fan.refuse()
        return outcome

    def _hit(self, at: tuple[int, int]) -> Any:
        if self.row is not None:
            found = self.row.point(at)
            if found is not None or not isinstance(self.ask, CardsAsk):
                return READY if isinstance(self.ask, CardsAsk) else found
        return self.fan.point(at)

    def _show(self) -> None:
        asked = self.ask
        match asked:
            case PlatesAsk():
                self._show_plates(asked)
            case CardAsk():
                self._show_cards(asked)
            case CardThenAsk(cards, _, None):
                self.row = None
                self._show_cards(cards)
            case CardThenAsk(cards, _, PlatesAsk() as plates):
                self._show_row(plates)
                self.fan.show(cards.hand, chosen=(cards.focus,), breaks=self._breaks, drop=self._drop)
            case PicksAsk(plates=None):
                self.row = None
                joining = None if set(asked.hand) <= asked.joining else asked.joining
                self.fan.show(
                    asked.hand, legal=joining, focus=asked.focus, chosen=sorted(asked.chosen), breaks=self._breaks
                )
            case PicksAsk(plates=PlatesAsk() as plates):
                self._show_row(plates)
                self.fan.show(asked.hand, chosen=sorted(asked.chosen), breaks=self._breaks, drop=self._drop)
            case RunAsk():
                self.fan.show(
                    asked.hand, legal=asked.joining, focus=asked.focus, chosen=asked.ordered, breaks=self._breaks,
                    ordered=True,
                )  # fmt: skip
            case CardsAsk() if self.row is not None:
                self.row.focus = 0 if asked.on_plate else None
                focus = None if asked.on_plate else asked.focus
                self.fan.show(asked.hand, focus=focus, chosen=sorted(asked.chosen), breaks=self._breaks)

    def _show_row(self, plates: PlatesAsk) -> None:
        """A row of plates that opens over the hand."""
        if self.row is None:
            self.row = self._row(plates.plates, plates.focus)
        self.row.focus = plates.focus

    @property
    def _drop(self) -> int:
        """How far a hand sinks under such a row."""
        return max(LOWER, ROW_Y + CLOSE_OVER_HAND - self._top)

    def _show_plates(self, asked: PlatesAsk) -> None:
        if self.row is not None:
            self.row.focus = asked.focus
        if self._cards:
            self.fan.show(self._cards, breaks=self._breaks, drop=LOWER, small=True)

    def _show_cards(self, asked: CardAsk) -> None:
        everything = set(asked.hand) <= set(asked.answers)
        legal = None if everything else frozenset(asked.answers)
        self.fan.show(asked.hand, legal=legal, focus=asked.focus if asked.able else None, breaks=self._breaks)

    def hints(self) -> tuple[Hint, ...]:
        """What the buttons do here."""
        match self.ask:
            case PlatesAsk() as plates:
                return (_confirm(plates),)
            case CardThenAsk(_, _, PlatesAsk() as plates):
                return (_confirm(plates), Hint(Action.EXTRA, "Another card"))
            case PicksAsk(plates=PlatesAsk() as plates):
                return (_confirm(plates), Hint(Action.EXTRA, "Back to the cards"))
            case PicksAsk() as picks:
                return _pick_hints(picks)
            case CardThenAsk(cards=cards) | (CardAsk() as cards):
                return _card_hints(cards)
            case RunAsk() as asked:
                pick = Hint(Action.CONFIRM, "Put back" if asked.focus in asked.chosen else "Pick")
                return (pick, Hint(Action.EXTRA, plain(asked.label))) if asked.chosen else (pick,)
            case CardsAsk() as asked:
                words = plain(asked.label)
                does = "Put back" if asked.focus in asked.chosen else "Pick"
                return (Hint(Action.CONFIRM, words if asked.on_plate else does), Hint(Action.EXTRA, words))

    def draw(self, canvas: pygame.Surface) -> None:
        """The row of plates; the hand is drawn by the table."""
        if self.row is not None:
            self.row.draw(canvas)


def _confirm(asked: PlatesAsk) -> Hint:
    """What is pressed for; a bare number says what it is a number of: "Bid 75"."""
    plate = asked.plates[asked.focus]
    words = plain(plate.label) or "Choose"
    return Hint(Action.CONFIRM, f"{plate.step.do.capitalize()} {words}" if words.isdigit() else words)


def _card_hints(asked: CardAsk) -> tuple[Hint, ...]:
    words = plain(asked.label)
    play = (Hint(Action.CONFIRM, words[:1].upper() + words[1:]),) if asked.able else ()
    if asked.aside is None:
        return play
    return (*play, Hint(Action.EXTRA if asked.able else Action.CONFIRM, plain(asked.aside.label)))


def _pick_hints(asked: PicksAsk) -> tuple[Hint, ...]:
    pick = Hint(Action.CONFIRM, "Put back" if asked.focus in asked.chosen else "Pick")
    if asked.chosen:
        return (pick, Hint(Action.EXTRA, plain(asked.label)))
    return (pick, Hint(Action.EXTRA, plain(asked.other_label))) if asked.others else (pick,)


def _in_front(prompts: Sequence[Prompt], hand: Cards, breaks: tuple[int, ...]) -> tuple[Cards, tuple[int, ...]]:
    """The cards that the seat has in front of it: its hand, or those that it is to choose from where they lie elsewhere
    too (a nest that has to be put right)."""
    for prompt in prompts:
        match prompt.shape:
            case Some(cards) if not prompt.interrupts and not set(cards) <= set(hand):
                return cards, ()
    return hand, breaks
