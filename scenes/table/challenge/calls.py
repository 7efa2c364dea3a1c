"""Calls: a player calls at the table. The scene lists the calls of that seat, made from public facts only.

Owning up to one's own card is the exception. The game's answer tells whether the card was wrong. With several players
in the room it is therefore behind the seat's curtain.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pygame
from pygame import Rect

from engine.core.cards import Card
from engine.core.messages import Message, Who, say, verbatim
from engine.core.seats import Seat
from engine.core.steps import Step
from game.canvas import Canvas
from game.cards.deck import Deck
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.paper import Piece, board, dimmed, with_shadow
from game.gate import Secret
from game.input.actions import Action, Press
from game.text.catalogue import InlinePicture, Line, Part, Voice
from game.theme import CREAM, Theme
from game.widgets.bindings import Binding, dispatch
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.seating import Seating, SeatPlan
from scenes.table.boards.private_board import secret_of
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.said_picture import picture_of
from scenes.table.session import Session
from scenes.table.stage.hud import part_picture
from scenes.table.table_result import OwnUp, Pause

PANEL = Rect(1300, 216, 500, 652)
ABOVE_BAR = 44
ACROSS, DOWN = 2, 2
FEW = 4  # greatest number of cards in rows of two
CARD, SMALL_CARD = 150, 112
FACE = 66
LARGE_FACE = 250
NAME = 64
TITLE = 48
TITLE_LINE = 52
TALL = 1.4  # height of a card, relative to its width
GAP = 22
RADIUS = 28


@dataclass(frozen=True, slots=True)
class CallCards:
    """The cards of a call: a heading, the plays in order, and the seat whose card is called."""

    title: Message
    plays: tuple[tuple[Seat, Card], ...]
    seat: Seat


def panel(theme: Theme) -> Rect:
    """The rectangle of the evidence, above the bar."""
    return Rect(PANEL.left, PANEL.top, PANEL.width, min(PANEL.height, theme.bar_top - ABOVE_BAR - PANEL.top))


def draw_call_cards(
    canvas: Canvas, shown: CallCards, game_table: GameTable[Any], who: Speakers, seating: Seating, theme: Theme
) -> None:
    """Draw the cards in the order of play, each with its player's face. All but the called one are dimmed.

    The only gold ring is that of the list.
    """
    box = _paper(canvas, theme)
    text.place(canvas, who.words(shown.title), TITLE, (box.centerx, box.top + TITLE_LINE), CREAM, "bold")
    few = len(shown.plays) <= FEW
    across = ACROSS if few else ACROSS + 1
    down = -(-len(shown.plays) // across)
    room = box.height - 2 * TITLE_LINE + GAP
    wide = min(CARD if few else SMALL_CARD, round((room / DOWN - GAP) / TALL))
    for number, (seat, card) in enumerate(shown.plays):
        column, row = number % across, number // across
        x = box.left + box.width * (column + 0.5) / across
        y = box.top + 2 * TITLE_LINE - GAP + room / 2 + (row - (down - 1) / 2) * room / DOWN
        face = _face(game_table.deck, card, wide, theme, seat == shown.seat)
        canvas.blit(face, face.get_rect(center=(x, y)))
        medal = avatar(seating[seat].picture, FACE)
        canvas.blit(medal, medal.get_rect(center=(x + wide / 2 - 8, y + face.get_height() / 2 - 16)))


def draw_accused(canvas: Canvas, plan: SeatPlan, theme: Theme) -> None:
    """Draw the called player, if there is no card to show."""
    box = _paper(canvas, theme)
    face = avatar(plan.picture, LARGE_FACE)
    canvas.blit(face, face.get_rect(center=(box.centerx, box.centery - TITLE)))
    size = text.fit(plan.name, theme.px(NAME), box.width - 2 * TITLE)
    text.place(canvas, plan.name, size, (box.centerx, box.bottom - NAME - TITLE // 2), CREAM, "extrabold")


def _paper(canvas: Canvas, theme: Theme) -> Rect:
    box = panel(theme)
    _board(box.width, box.height, theme.sign).draw(canvas, box.center)
    return box


@cached
def _board(width: int, height: int, color: str) -> Piece:
    return with_shadow(board(width, height, color, RADIUS), 12, 130, (3, 8))


@cached
def _face(deck: Deck, card: Card, width: int, theme: Theme, lit: bool) -> pygame.Surface:
    face = deck.face(card, width, theme)
    return face if lit else dimmed(face)


DevicesChanged = Callable[[Sequence[str], Sequence[str]], None]
LIST_WIDE = 1080
BESIDE = 60  # px between the list and the cards of a call
PICTURE, PICTURE_ROOM = 62, 78  # px of a picture in a row, and px of its room
OWN, BACK, SEAT = "own", "back", "seat"
CALLED = "icons/bell"
"""The picture beside a child's sentence about a call."""


@dataclass(frozen=True, slots=True)
class Calls(Feature[V]):
    """A game's calls at the table, from public facts only.

    `heard(view)` tells whether calls are possible now. `listed(view, seat, offered)` is the list of that seat, from the
    steps `offered` by the rules. `line(step, view, who)` explains a call on it, `call_cards(step, view)` has its cards.
    `owned(view, seat)` are the cards that the seat may try to own up to. `nothing_owned(name)` is the sentence if there
    was nothing to own up to.
    """

    heard: Callable[[V], bool]
    listed: Callable[[V, Seat, Sequence[Step]], tuple[Step, ...]]
    line: Callable[[Step, V, Speakers], Message]
    call_cards: Callable[[Step, V], CallCards | None]
    owned: Callable[[V, Seat], tuple[Step, ...]]
    nothing_owned: Callable[[str], Message]


def calls_heard(game_table: GameTable[Any], view: Any) -> bool:
    """Whether calls are possible now: a public fact, even if no player has anything to call."""
    calls = game_table.feature(Calls)
    return calls is not None and calls.heard(view)


@dataclass(frozen=True, slots=True)
class PossibleCalls:
    """The possible calls by seat: `calls` of others, and `own` cards that the seat may try to own up to.

    `refused` are the listed calls that are not allowed, with the reasons. `legal` tells whether the game takes a step.
    `rules` are the game's calls.
    """

    rules: Calls[Any]
    calls: Mapping[Seat, tuple[Step, ...]]
    own: Mapping[Seat, tuple[Step, ...]]
    refused: Mapping[Step, Message]
    legal: Callable[[Step], bool]


def possible_calls(session: Session, view: Any, rules: Calls[Any], seats: Sequence[Seat]) -> PossibleCalls:
    """The lists of `seats` by the game's `rules`, from the public `view`. It does not try own cards."""
    calls = {seat: rules.listed(view, seat, session.facts_for(seat).calls) for seat in seats}
    refused = {step: why for steps in calls.values() for step in steps if (why := session.why_not(step))}
    own = {seat: rules.owned(view, seat) for seat in seats}
    return PossibleCalls(rules, calls, own, refused, lambda step: not session.why_not(step))


class CallScene(Page):
    """Dismissed with the Step of the call, with OwnUp, or with None.

    It first asks who calls, if several players share the device. `alone` means that no other player in the room must be
    kept from the own cards.
    """

    title = say("table-calls")
    hands_down = True

    def __init__(
        self,
        context: Context,
        possible_calls: PossibleCalls,
        view: Any,
        game_table: GameTable[Any],
        seating: Seating,
        who: Speakers,
        alone: bool = False,
        lost: DevicesChanged | None = None,
    ) -> None:
        super().__init__(context)
        self.possible_calls, self.game_table = possible_calls, game_table
        self.view, self.seating, self.who = view, seating, who
        self.alone, self.lost = alone, lost
        self.calls = possible_calls.calls
        self.seat: Seat | None = next(iter(self.calls)) if len(self.calls) == 1 else None
        self._made: dict[Seat | None, Sequence[Row]] = {}

    @property
    def voice(self) -> Voice:
        return self.who.voice

    def rows(self) -> Sequence[Row]:
        """The seats, or the calls of one seat with the allowed ones first."""
        if self.seat not in self._made:
            self._made[self.seat] = self._list()
        return self._made[self.seat]

    def _list(self) -> Sequence[Row]:
        if self.seat is None:
            rows = [self._seat_row(seat) for seat in self.calls]
            return (*rows, self._nothing())
        rows = [self._call_row(i, step) for i, step in enumerate(self.calls[self.seat])]
        rows.sort(key=lambda row: row.off)
        own = self._own_rows(self.seat)
        return (*(row for row in rows if not row.off), *own, *(row for row in rows if row.off), self._nothing())

    def _seat_row(self, seat: Seat) -> Row:
        plan = self.seating[seat]
        return Row((SEAT, seat), verbatim(plan.name), None, say("table-who-calls"), look=plan.picture)

    def _call_row(self, index: int, step: Step) -> Row:
        why = self.possible_calls.refused.get(step)
        line = why or self.possible_calls.rules.line(step, self.view, self.who)
        return Row(index, self._choice(step), None, line, "", why is not None, self._indent(step))

    def _own_rows(self, seat: Seat) -> tuple[Row, ...]:
        own = self.possible_calls.own.get(seat, ())
        if own and not self.alone:
            line = say("table-own-card-line", seat=Who(seat))
            return (Row(OWN, say("table-own-card"), None, line, "hidden"),)
        line = say("table-own-up-line", seat=Who(seat))
        return tuple(
            Row((OWN, i), say("table-own-up-to", choice=self._choice(step)), None, line, "", False, self._indent(step))
            for i, step in enumerate(own)
        )

    def _nothing(self) -> Row:
        return Row(BACK, say("table-nothing"), None, say("pause-go-on-line"), "cross")

    def _named(self, step: Step) -> Line:
        return self.voice.wording(self._choice(step)).line

    def _choice(self, step: Step) -> Message:
        return self.game_table.text.choice(step, self.view, self.who)

    def _indent(self, step: Step) -> int:
        return PICTURE_ROOM * sum(not isinstance(part, str) for part in self._named(step))

    def point_out(self, trick: int) -> None:
        """Move the focus to the first call about that trick, if there is one."""
        steps = self.calls.get(self.seat, ()) if self.seat is not None else ()
        found = (
            i
            for i, step in enumerate(steps)
            if ("trick", trick) in step.args and step not in self.possible_calls.refused
        )
        self.focus.at = next(found, self.focus.at)

    def chosen(self, row: Row, press: Press) -> None:
        """Act on a row: a seat, a call, an own card, or nothing."""
        match row.id:
            case ("seat", int(seat)):
                self.seat = seat
                self.settle()
            case int(index) if self.seat is not None:
                self.context.stack.dismiss(self.calls[self.seat][index])
            case ("own", int(index)) if self.seat is not None:
                self._own_up(self.possible_calls.own[self.seat][index])
            case "own" if self.seat is not None:
                self.context.stack.dismiss(OwnUp(self.seat))
            case _:
                self.context.stack.dismiss()

    def _own_up(self, step: Step) -> None:
        if self.possible_calls.legal(step):
            self.context.stack.dismiss(step)
        else:
            assert self.seat is not None
            self.say(self.possible_calls.rules.nothing_owned(self.seating[self.seat].name))

    def act(self, press: Press) -> None:
        """Act on a press. Only devices of the calling seats move in the list."""
        devices = {device for seat in self.calls for device in self.seating[seat].devices}
        if press.device in devices or sum(self.seating.people) == 1:
            super().act(press)
        else:
            dispatch(press, self.for_others())

    def for_others(self) -> tuple[Binding, ...]:
        """Bindings of the other players."""
        return ()

    def go_back(self, press: Press) -> None:
        self.context.stack.dismiss()

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Also tell the table below, which is covered and does not hear of it."""
        super().devices_changed(lost, found)
        if self.lost:
            self.lost(lost, found)

    def pictured(self) -> pygame.Surface | None:
        return picture_of(CALLED, None, self.theme)

    def sentence(self) -> Message | None:
        if self.seat is not None and all(row.id == BACK or row.off for row in self.rows()):
            return say("table-nothing-to-call")
        return super().sentence()

    def box(self) -> Rect:
        """The list, moved aside for the evidence."""
        box = super().box()
        if self.seat is None or not (self.calls[self.seat] or self.possible_calls.own.get(self.seat)):
            return box
        return Rect(PANEL.left - BESIDE - LIST_WIDE, box.top, LIST_WIDE, box.height)

    def _step(self, row: Hashable) -> Step | None:
        """The call of a row, or None."""
        if self.seat is None:
            return None
        match row:
            case int(index) if index < len(self.calls[self.seat]):
                return self.calls[self.seat][index]
            case ("own", int(index)):
                return self.possible_calls.own[self.seat][index]
        return None

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        for row, rect in self.part().shown:
            step = self._step(row.id)
            parts = self._named(step) if step else ()
            pictures = [part for part in parts if not isinstance(part, str)]
            for place, part in enumerate(pictures):
                size = min(PICTURE, rect.height - 18)
                drawn = part_picture(part, self.game_table, self.seating, size)
                canvas.blit(drawn, drawn.get_rect(center=(rect.left + 60 + place * PICTURE_ROOM, rect.centery)))
        self._paint_panel(canvas)

    def _paint_panel(self, canvas: Canvas) -> None:
        step = self._step(self.focus.at)
        if step is None:
            if self.focus.at == OWN and self.seat is not None:
                draw_accused(canvas, self.seating[self.seat], self.theme)
            return
        shown = self.possible_calls.rules.call_cards(step, self.view)
        if shown is not None:
            draw_call_cards(canvas, shown, self.game_table, self.who, self.seating, self.theme)
            return
        accused = next((seat for part in self._named(step) if (seat := _whose(part)) is not None), None)
        if accused is not None:
            draw_accused(canvas, self.seating[accused], self.theme)


class OwnCardScene(CallScene):
    """A seat's own cards, behind its curtain, because other players are in the room.

    They do not see the game's answer, and do not hear the moves in the list.
    """

    title = say("table-own-up")

    @property
    def secret(self) -> Secret | None:
        assert self.seat is not None
        return secret_of(self.context, self.seating[self.seat])

    def _list(self) -> Sequence[Row]:
        assert self.seat is not None
        return (*self._own_rows(self.seat), self._nothing())

    def sound(self, name: str) -> None:
        """Play no sound, because it would tell how many cards were tried."""

    def hide(self) -> None:
        self.context.stack.dismiss()

    def bindings(self) -> tuple[Binding, ...]:
        return (*super().bindings(), *self.for_others())

    def for_others(self) -> tuple[Binding, ...]:
        """The pause, which opens at the table."""
        return (Binding(Action.MENU, self._pause),)

    def _pause(self, press: Press) -> None:
        self.context.stack.dismiss(Pause(press.device))


def _whose(part: Part) -> Seat | None:
    """The seat of a face in a sentence; None for other parts."""
    match part:
        case InlinePicture("face", int(seat)):
            return seat
    return None
