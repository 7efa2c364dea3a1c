"""The buttons of a player who chooses a card for the next turn while others play."""

from collections.abc import Callable

from engine.core.messages import say
from game.context import Context
from game.input.actions import Action, Press
from game.widgets.bindings import Binding
from scenes.table.ahead import PlayingAhead
from scenes.table.asks.asks import TAKE_BACK
from scenes.table.screen import Screen, show_hand
from scenes.table.stage.own_hand import own_cards

AHEAD = say("table-ahead"), "clock"
"""Words and icon of the choice."""


class AheadInput:
    """`hurry()` ends the story, if a press chooses nothing."""

    def __init__(self, context: Context, screen: Screen, hurry: Callable[[], None]) -> None:
        self.context, self.screen, self._hurry = context, screen, hurry

    @property
    def possible(self) -> bool:
        """Whether the looking player may choose a card for the next turn now: only alone in the room."""
        screen, rule = self.screen, self.screen.game_table.feature(PlayingAhead)
        if rule is None or self.context.audience.children or screen.asking or screen.session.over:
            return False
        alone = screen.room.looker is not None and not screen.room.in_company
        return alone and bool(screen.hand.cards) and rule.open(screen.stage.view)

    def bindings(self) -> tuple[Binding, ...]:
        """Bindings while others play."""
        if not self.possible:
            return ()
        ahead, hand = self.screen.ahead, self.screen.hand
        moves = (
            Binding(Action.LEFT, lambda press: self._move(-1)),
            Binding(Action.RIGHT, lambda press: self._move(1)),
        )
        focus = ahead.focus
        if focus is not None:
            words = TAKE_BACK if hand.cards[focus] == ahead.card else AHEAD
            chooses = Binding(Action.CONFIRM, lambda press: self._confirm(press, focus), *words)
            return (chooses, Binding(Action.BACK, lambda press: self._drop()), *moves)
        back = (Binding(Action.BACK, lambda press: self._drop(), *TAKE_BACK),) if ahead.card is not None else ()
        points = () if self.screen.animations.busy else (Binding(Action.CONFIRM, self._points),)
        return (*back, *points, *moves)

    def on(self, press: Press) -> None:
        """End the story, or choose a card that is pointed at."""
        if not self._points(press):
            self._hurry()

    def _move(self, step: int) -> None:
        own = own_cards(self.screen.game_table, self.screen.stage.view)
        self.screen.ahead.move(step, own)
        show_hand(self.screen, own)
        self.context.sound.play("focus")

    def _points(self, press: Press) -> bool:
        """Choose the card that a pointer presses. Returns whether it pressed one."""
        place = self.screen.hand.point(press.at) if press.at is not None and self.possible else None
        if place is not None:
            self._choose(place)
        return place is not None

    def _confirm(self, press: Press, place: int) -> None:
        """Choose the card that a pointer presses, or the one with the hook."""
        if not self._points(press):
            self._choose(place)

    def _choose(self, place: int) -> None:
        """Choose the card at a place of the hand, or take it back."""
        screen, own = self.screen, own_cards(self.screen.game_table, self.screen.stage.view)
        seen = screen.session.facts_for(screen.room.viewpoint).view
        chosen = screen.ahead.choose(place, own, seen)
        show_hand(screen, own)
        self.context.sound.play("choose" if chosen else "back")

    def _drop(self) -> None:
        """Put the card back, and the hook away."""
        self.screen.ahead.forget()
        show_hand(self.screen, own_cards(self.screen.game_table, self.screen.stage.view))
        self.context.sound.play("back")
