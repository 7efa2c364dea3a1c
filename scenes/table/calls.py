"""Calls: somebody calls something out at the table. A list of what that seat may call, from public facts alone.

Owning up to a card of one's own is the exception: whether the game takes it tells whether the card was wrong. With
several people in the room it is tried behind the seat's curtain.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pygame
from pygame import Rect

from engine.core.seats import Seat
from engine.core.steps import Step
from game.input.actions import Action, Press
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.seating import Seating
from scenes.table.evidence import PANEL, draw_exhibit
from scenes.table.look import Look
from scenes.table.phrases import Speakers, plain

if TYPE_CHECKING:
    from game.house import House

Told = Callable[[Sequence[str], Sequence[str]], None]
LIST_WIDE = 1080
BESIDE = 60  # px between the list and the cards that a call is about
OWN, BACK, SEAT = "own", "back", "seat"


@dataclass(frozen=True, slots=True)
class OwnUp:
    """What the scene is dismissed with when `seat` wants to own up to something out of everybody's sight."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Docket:
    """What may be called, by seat: `calls` of others, and `own` cards that look as if there were something to own up
    to. `why_not` is the sentence that refuses a step, empty where it is legal."""

    calls: Mapping[Seat, tuple[Step, ...]]
    own: Mapping[Seat, tuple[Step, ...]]
    why_not: Callable[[Step], str]


class CallScene(Page):
    """Dismissed with the Step of the call, with OwnUp, or with None. First who calls, where one device is several
    people's. `alone` means that nobody is in the room who must not learn about own cards."""

    title = "Call"

    def __init__(
        self, house: "House", docket: Docket, view: Any, look: Look, seating: Seating, who: Speakers,
        alone: bool = False, lost: Told | None = None,
    ) -> None:  # fmt: skip
        super().__init__(house)
        self.docket, self.view, self.look, self.seating, self.who = docket, view, look, seating, who
        self.alone, self.lost = alone, lost
        self.calls = docket.calls
        self.seat: Seat | None = next(iter(self.calls)) if len(self.calls) == 1 else None

    def rows(self) -> Sequence[Row]:
        """Seats first, then the calls of one seat."""
        if self.seat is None:
            names = ((seat, self.seating[seat].name) for seat in self.calls)
            return (*(Row((SEAT, seat), name, None, "Who calls?", "person") for seat, name in names), _nothing())
        name = self.seating[self.seat].name
        calls = (
            Row(i, self._named(step), None, f"{name} calls this", "bell")
            for i, step in enumerate(self.calls[self.seat])
        )
        return (*calls, *self._own_rows(self.seat, name), _nothing())

    def _own_rows(self, seat: Seat, name: str) -> tuple[Row, ...]:
        own = self.docket.own.get(seat, ())
        if own and not self.alone:
            return (Row(OWN, "A card of one's own", None, f"{name} says it behind the curtain", "hidden"),)
        return tuple(
            Row((OWN, i), f"Own up: {self._named(step)}", None, f"{name} should have followed", "person")
            for i, step in enumerate(own)
        )

    def _named(self, step: Step) -> str:
        return plain(self.look.choice(step, self.view, self.who))

    def chosen(self, row: Row, press: Press) -> None:
        """A seat, a call, a card of one's own, or nothing."""
        del press
        match row.id:
            case ("seat", int(seat)):
                self.seat = seat
                self.settle()
            case int(index) if self.seat is not None:
                self.house.stack.dismiss(self.calls[self.seat][index])
            case ("own", int(index)) if self.seat is not None:
                self._own_up(self.docket.own[self.seat][index])
            case "own" if self.seat is not None:
                self.house.stack.dismiss(OwnUp(self.seat))
            case _:
                self.house.stack.dismiss()

    def _own_up(self, step: Step) -> None:
        why_not = self.docket.why_not(step)
        if why_not:
            self.say(why_not)
        else:
            self.house.stack.dismiss(step)

    def other(self, press: Press) -> None:
        if press.action is Action.BACK:
            self.house.stack.dismiss()

    def uncover(self, result: object) -> None:
        """Whatever was decided above it (to leave, to change seats) is for the table below."""
        if result is not None:
            self.house.stack.dismiss(result)
        else:
            super().uncover(result)

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """The table below cannot be seen and is not told otherwise."""
        super().devices_changed(lost, found)
        if self.lost:
            self.lost(lost, found)

    def sentence(self) -> str:
        if self.seat is not None and len(self.rows()) == 1:
            return f"Nothing that {self.seating[self.seat].name} could call"
        return str(super().sentence())

    def box(self) -> Rect:
        """The list, moved aside where there are cards to see."""
        box = super().box()
        step = self._step()
        if self.theme.large_text or step is None or self.look.exhibit(step, self.view) is None:
            return box
        return Rect(PANEL.left - BESIDE - LIST_WIDE, box.top, LIST_WIDE, box.height)

    def _step(self) -> Step | None:
        """The call under the focus."""
        if self.seat is None:
            return None
        match self.focus.at:
            case int(index) if index < len(self.calls[self.seat]):
                return self.calls[self.seat][index]
            case ("own", int(index)):
                return self.docket.own[self.seat][index]
        return None

    def paint(self, canvas: pygame.Surface) -> None:
        super().paint(canvas)
        step = self._step()
        shown = self.look.exhibit(step, self.view) if step else None
        if shown is not None and not self.theme.large_text:
            draw_exhibit(canvas, shown, self.look, self.seating, self.theme)


class OwnCardScene(CallScene):
    """Cards of one's own, behind the seat's curtain: nobody else sees what the game answers."""

    title = "Own up"
    private = True

    def rows(self) -> Sequence[Row]:
        assert self.seat is not None
        return (*self._own_rows(self.seat, self.seating[self.seat].name), _nothing())

    def focus_lost(self) -> None:
        """Somebody else may be looking."""
        self.house.stack.dismiss()


def _nothing() -> Row:
    return Row(BACK, "Nothing", None, "Back to the table", "cross")
