"""Privacy: decides which seat looks at the screen. A curtain comes before anything of the next seat is fetched."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from engine.core.messages import say
from engine.core.seats import PUBLIC, Seat
from game.context import Context
from game.gate import Secret
from game.input.actions import Action, Press
from game.theme import SeatLook
from game.widgets.bindings import Binding
from scenes.handover.curtain import LOOK_AWAY, CurtainScene
from scenes.handover.device_binding import Missing, other_half
from scenes.handover.look import WhoScene
from scenes.handover.lost_device import LostScene
from scenes.handover.recent_events import RecentEvents
from scenes.seating import Seating
from scenes.table import navigation
from scenes.table.asks.asks import TAKE_BACK
from scenes.table.boards.private_board import PATIENCE, peek_word, secret_of
from scenes.table.screen import Screen
from scenes.table.table_result import Peek, TakenBack
from scenes.table.taking_back import may, who_may


class HandCover:
    """Covers and uncovers hands.

    `called` is called with a press of the bell at a curtain or on a board, and the trick on that board. `peeked` is
    called when a seat has looked enough, with the look of its curtain, or None if nothing was private.
    """

    def __init__(
        self,
        context: Context,
        screen: Screen,
        called: Callable[[Press, int | None], None],
        peeked: Callable[[SeatLook | None], None],
    ) -> None:
        self.context, self.screen, self.called, self.peeked = context, screen, called, peeked
        self.since = RecentEvents(screen.session)
        self.missing = Missing()

    @property
    def secret(self) -> Secret | None:
        """The hand or board that is open for one seat only; None if all may look."""
        seat = self.screen.room.looker if self.screen.room.private else None
        return self._secret_of(seat) if seat is not None else None

    def _secret_of(self, seat: Seat) -> Secret:
        board = self.screen.board
        secret = secret_of(self.context, self.screen.room.seating[seat], board.patience if board else PATIENCE)
        return replace(secret, lent=other_half(secret.devices)) if board is not None and board.typing else secret

    def lends(self, press: Press, seat: Seat) -> bool:
        """Whether `press` helps `seat` to spell, from the other half of its keyboard."""
        return self._secret_of(seat).lends(press)

    def cover(self) -> SeatLook | None:
        """Cover an open hand. Returns the look of its seat, or None if nothing was private."""
        seat = self.screen.room.looker if self.screen.room.private else None
        if seat is None:
            return None
        self.screen.set_viewpoint(PUBLIC)
        return self.screen.room.seating[seat].picture

    def hide(self) -> None:
        """Let the looking seat cover its hand. Its curtain asks it to come back, unless it only peeked. A curtain that
        was opening closes by itself."""
        seat = self.screen.room.looker
        if self.screen.room.private and self.screen.board is not None and self.screen.board.behind.peeking:
            self.peeked(self.cover())
        elif self.cover() is not None and seat is not None and not isinstance(self.context.stack.top, CurtainScene):
            self.context.stack.push(self._curtain(seat))

    def pause(self, device: str | None) -> None:
        """Pause the table and cover an open hand."""
        covered = self.cover()
        self.context.stack.push(navigation.pause(self.context, self.screen, device, covered))

    def hand_to(self, seat: Seat, opened: Callable[[str], None] | None = None) -> None:
        """Hand the screen to `seat`. When its curtain opens the seat is asked, or `opened` is called with the device.
        Over a public view the curtain falls; over a private one it covers at once."""
        falls = self.screen.room.looker is None
        if not falls:
            self.screen.set_viewpoint(PUBLIC)
        self.context.stack.push(self._curtain(seat, opened, falls))

    def look(self, device: str) -> None:
        """Let the player with `device` look at the own hand, while the table waits."""
        seats = self.screen.room.people_with(device)
        if len(seats) > 1:
            self.context.stack.push(
                WhoScene(self.context, self.screen.room.seating, seats, self.devices_changed, self.screen.room.hides)
            )
        elif seats:
            self.peek(seats[0])

    def peek(self, seat: Seat) -> None:
        """Let `seat` look, behind its curtain if hands are hidden from others in the room."""
        self.screen.session.computer_players.cancel()
        self.screen.clear_question()
        if self.screen.room.hides:
            self.hand_to(seat, lambda device: self._peek(seat, device))
        else:
            self._peek(seat)

    def _peek(self, seat: Seat, device: str | None = None) -> None:
        if self.screen.room.viewpoint != seat:
            self.screen.set_viewpoint(seat, device)
        self.screen.peek(seat)

    def _looks_instead(self, press: Press) -> None:
        """Let another player look, at a curtain that waits for a different seat."""
        seats = self.screen.room.people_with(press.device)
        if len(seats) == 1:
            self.context.stack.dismiss(Peek(seats[0]))
        else:
            self.look(press.device)

    def _curtain(self, seat: Seat, opened: Callable[[str], None] | None = None, falls: bool = False) -> CurtainScene:
        screen, plan = self.screen, self.screen.room.seating[seat]
        then = opened or (lambda device: self._open(seat, device))

        def opens(device: str) -> None:
            screen.session.holders.note_opening(seat, device)
            then(device)

        return CurtainScene(
            self.context,
            plan,
            self.since.strip(seat, screen.game_table, screen.speakers, screen.room.seating, self.context.theme),
            sub=screen.session.holders.since_look(seat) or LOOK_AWAY,
            opened=opens,
            lost=self.devices_changed,
            does=(*(self._others_may() if opened is None else ()), *self._keeps_open(), self._pauses(plan.device)),
            falls=falls,
            passed=plan.device is None or screen.room.seating.shared(seat),
            looked=self.since.has_looked(seat),
        )

    def _keeps_open(self) -> tuple[Binding, ...]:
        """The action of the only person left, on the own device: from now on no curtain hides the own hand."""
        if not self.screen.room.may_keep_open:
            return ()
        return (Binding(Action.NEXT, self._keep_open, say("table-keep-open"), "eye"),)

    def _keep_open(self, press: Press) -> None:
        curtain = self.context.stack.top
        if isinstance(curtain, CurtainScene) and curtain.speaks(press):
            self.screen.session.keeps_open = True
            curtain.act(replace(press, action=Action.CONFIRM))

    def _pauses(self, device: str | None) -> Binding:
        return Binding(Action.MENU, lambda press: self.pause(device), say("table-pause"))

    def _others_may(self) -> tuple[Binding, ...]:
        """The actions of other players at a curtain that waits for a seat."""
        screen, undoer = self.screen, who_may(self.screen)
        device = screen.room.seating[undoer].device if undoer is not None else None
        undo = Binding(Action.EXTRA, self._take_back, *TAKE_BACK, device=device)
        call = Binding(Action.PREV, lambda press: self.called(press, None), say("table-call"), "bell")
        look = Binding(Action.LOOK, self._looks_instead, peek_word(screen.game_table))
        there = ((undo, undoer is not None), (call, screen.may_call), (look, screen.may_peek))
        return (*(binding for binding, may in there if may), Binding(Action.CONFIRM, self._turn_to_presser))

    def _take_back(self, press: Press) -> None:
        """Let the player who answered last take that back, at the next seat's curtain."""
        if may(self.screen, press):
            self.context.stack.dismiss(TakenBack(press))

    def _turn_to_presser(self, press: Press) -> bool:
        """If several seats choose in any order, show the curtain of the waiting seat that presses. No hand is fetched
        for that."""
        seating = self.screen.room.seating
        for seat in self.screen.session.waiting():
            if press.device in seating[seat].devices:
                self.context.stack.replace(self._curtain(seat))
                return True
        return False

    def _open(self, seat: Seat, device: str) -> None:
        if seat != self.screen.session.answered:
            self.screen.session.answered = None  # another seat sees more than the public
        self.since.note_look(seat)
        self.screen.set_viewpoint(seat, device)
        self.screen.ask(seat)
        self.screen.hand.wait(self.holds)
        self.context.idle_work.add(self.screen.hand.get_ready(), first=True)

    @property
    def holds(self) -> bool:
        """Whether a hand is open only while a button is held. Children press instead."""
        return bool(self.context.settings.get.look == "hold") and not self.context.audience.children

    # Lost devices

    def begin(self) -> bool:
        """Begin at a new table. Returns whether a device is asked for. A lone person can take any."""
        devices, seating, held = self.context.devices, self.screen.room.seating, self.screen.room.seating.devices
        self.missing.note(held, devices.here)
        self.missing.note_changes(filter(devices.lost_before, held), ())
        if self.screen.session.plan.saved is not None and self.screen.room.in_company:
            self.missing.another_evening(seating, devices)
        return self.ask_for_lost()

    def look_round(self, seating: Seating | None) -> bool:
        """Check devices after a time without notices. Returns whether one is asked for. `seating`: the seating after a
        change, if there was one."""
        self.missing.note(self.screen.room.seating.devices, self.context.devices.here)
        if seating is not None:
            self.missing.note_answer(seating)
            self.screen.session.reseat(seating)
            self.screen.sit()
        return self.ask_for_lost()

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Cover the hand of a lost pad's seat before the next frame. The table waits until another device takes
        over."""
        self.missing.note_changes(lost, found)
        self.ask_for_lost()

    def ask_for_lost(self) -> bool:
        """Cover, and ask for the first device that a seat waits for. Returns False if there is none."""
        asked = self.missing.first(self.screen.room.seating)
        if asked is None:
            return False
        if self.screen.room.private or self.screen.room.viewpoint == asked.seat:
            self.screen.set_viewpoint(PUBLIC)
        if not asked.companion:
            self.screen.session.holders.note_loss(asked.seat)
        others = frozenset(self.screen.room.seating.held) - self.missing.unproven - self.missing.gone
        bound = self.screen.session.holders.bound if self.screen.room.in_company else None
        self.context.stack.push(LostScene(self.context, asked, self.screen.room.seating, others, bound))
        return True
