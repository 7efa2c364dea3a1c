"""Answering: an ask on the screen. Ties the open question of one seat to the hand and to the row of plates."""

from collections.abc import Sequence
from typing import Any

import pygame

from engine.core.cards import Cards
from engine.core.prompts import Prompt, Shape
from engine.core.seats import Seat
from game.cards.hand import hand
from game.input.actions import Action, Press
from game.theme import Theme
from game.widgets.hints import Hint
from scenes.table.asks import READY, CardAsk, CardsAsk, Outcome, PlatesAsk, ask
from scenes.table.bids import ChoiceRow
from scenes.table.hand import HandFan
from scenes.table.hud import as_choice
from scenes.table.look import Look
from scenes.table.phrases import Speakers, plain

OVER_HAND = 180
"""How far a single plate hangs over the hand: clear of the hook and of cards that are picked."""


class Answering:
    """What the seat that is asked has in front of it. `in_public` questions need no hand."""

    def __init__(
        self, seat: Seat, prompts: Sequence[Prompt], cards: Cards, view: Any, look: Look, fan: HandFan, theme: Theme,
        who: Speakers, in_public: bool = False,
    ) -> None:  # fmt: skip
        self.seat, self.look, self.view, self.fan, self.in_public = seat, look, view, fan, in_public
        cards, self._breaks = _in_front(prompts, cards, look.breaks(view))
        self.ask = ask(seat, prompts, cards, lambda step: look.choice(step, view, who))
        self.row: ChoiceRow | None = None
        if isinstance(self.ask, PlatesAsk):
            self.row = ChoiceRow(
                [as_choice(plate.label, look) for plate in self.ask.plates], theme, focus=self.ask.focus
            )
        elif isinstance(self.ask, CardsAsk):
            top = round(hand(len(cards), kids=theme.kids).top)
            self.row = ChoiceRow([as_choice(self.ask.label, look)], theme, focus=None, y=top - OVER_HAND)
        self._cards = cards
        self._show()

    @property
    def chosen(self) -> int:
        """How many cards stand out."""
        return len(self.ask.chosen) if isinstance(self.ask, CardsAsk) else 0

    @property
    def uses_extra(self) -> bool:
        """Whether the extra button means something here."""
        return isinstance(self.ask, CardsAsk)

    def act(self, press: Press) -> Outcome:
        """One press of the seat's device."""
        outcome = self.ask.act(press, self._hit)
        if isinstance(self.ask, CardAsk) and isinstance(outcome, tuple) and not hasattr(outcome, "do"):
            self._show()
            self.fan.refuse()
            return outcome
        self._show()
        return outcome

    def _hit(self, at: tuple[int, int]) -> Any:
        if self.row is not None:
            found = self.row.point(at)
            if found is not None:
                return READY if isinstance(self.ask, CardsAsk) else found
        return None if isinstance(self.ask, PlatesAsk) else self.fan.point(at)

    def _show(self) -> None:
        asked, breaks = self.ask, self._breaks
        if isinstance(asked, PlatesAsk):
            assert self.row is not None
            self.row.focus = asked.focus
            if self._cards:
                self.fan.show(self._cards, breaks=breaks, drop=18, small=True)
        elif isinstance(asked, CardAsk):
            legal = None if len(asked.answers) == len(asked.hand) else frozenset(asked.answers)
            self.fan.show(asked.hand, legal=legal, focus=asked.focus, breaks=breaks)
        else:
            assert self.row is not None
            chosen = [asked.hand[i] for i in sorted(asked.chosen)]
            self.row.focus = 0 if asked.on_plate else None
            focus = None if asked.on_plate else asked.focus
            self.fan.show(asked.hand, focus=focus, chosen=chosen, breaks=breaks)

    def hints(self) -> tuple[Hint, ...]:
        """What the buttons do here."""
        asked = self.ask
        if isinstance(asked, PlatesAsk):
            words = plain(asked.plates[asked.focus].label) or "Choose"
            return (Hint(Action.CONFIRM, words),)
        if isinstance(asked, CardAsk):
            return (Hint(Action.CONFIRM, "Play"),)
        words = plain(asked.label)
        return (Hint(Action.CONFIRM, words if asked.on_plate else "Pick"), Hint(Action.EXTRA, words))

    def draw(self, canvas: pygame.Surface) -> None:
        """The row of plates; the hand is drawn by the table."""
        if self.row is not None:
            self.row.draw(canvas)


def _in_front(prompts: Sequence[Prompt], hand: Cards, breaks: tuple[int, ...]) -> tuple[Cards, tuple[int, ...]]:
    """The cards that the seat has in front of it: its hand, or those that it is to choose from where they lie elsewhere
    too (a nest that has to be put right)."""
    for prompt in prompts:
        if prompt.shape is Shape.CARDS and not prompt.interrupts and not set(prompt.cards) <= set(hand):
            return prompt.cards, ()
    return hand, breaks
