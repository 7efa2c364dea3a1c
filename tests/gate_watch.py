"""The five invariants of the gate, checked after every frame of a gate storm.

I1 A hand or a private board opens only by a press of a device of its seat. A hand that must be held stays open only
while such a device is held. I2 A person's step is taken, or taken back, only by a press of a device of its seat. Steps
that the public rules force are taken by the table; a person who is alone may answer with any device. I3
(`tests/gate_storm.py`) The room hears the same in matches that it cannot tell apart. I4 From the first frame with a
public viewpoint on, nothing private is on the table. I5 No face is drawn that the viewpoint may not see, and none of a
hand that must be held and is not.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import fields, is_dataclass
from typing import Any, NamedTuple
from unittest.mock import patch

from engine.core.messages import Message
from engine.core.seats import CHANCE, PUBLIC, Seat, Viewer
from engine.core.steps import Step
from game.canvas import Canvas
from game.cards import sprite as card_sprite
from game.cards.sprite import CardSprite
from game.theme import Theme
from scenes.table import bottom_bar
from scenes.table.challenge.challenge import Challenge
from scenes.table.said_picture import picture_of
from scenes.table.scene import TableScene
from scenes.table.turns import ForcedSteps
from tests.gate_room import DeviceOwners, Room, whose
from tests.scenes.at_table import match_of


class GateOpen(AssertionError):
    """A broken invariant: its name, and what was seen."""

    def __init__(self, invariant: str, words: str) -> None:
        super().__init__(f"{invariant}: {words}")
        self.invariant = invariant


class Taken(NamedTuple):
    """A step that was taken or taken back, and whether the public rules forced it."""

    step: Step
    forced: bool


def cards_in(value: Any, is_card: Any) -> Iterator[str]:
    """Every card that a view or an event names anywhere."""
    if isinstance(value, str):
        if is_card(value):
            yield str(value)
    elif isinstance(value, Mapping):
        for pair in value.items():
            yield from cards_in(pair, is_card)
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from cards_in(part, is_card)
    elif is_dataclass(value):
        for one in fields(value):
            yield from cards_in(getattr(value, one.name), is_card)


class Known:
    """The cards that one viewer knows: those in its view, and those of the events that are being told. The first
    `heard` events were told before."""

    def __init__(self, viewer: Viewer, heard: int) -> None:
        self.viewer, self._heard = viewer, heard
        self.cards: frozenset[str] = frozenset()

    def follow(self, table: TableScene, at_rest: bool) -> None:
        """Update what the viewer knows."""
        match, is_card = match_of(table), table.session.game.is_card
        heard = match.heard(self.viewer)
        new, self._heard = heard[self._heard :], len(heard)
        view = frozenset(cards_in(match.view(self.viewer), is_card))
        self.cards = view if at_rest else self.cards | view | frozenset(cards_in(new, is_card))


class Watch:
    """Call `look` after every frame; raises GateOpen if an invariant is broken."""

    def __init__(self, table: TableScene, room: Room, owners: DeviceOwners) -> None:
        self.table, self.room, self.owners = table, room, owners
        self.openings = self.steps = self.faces_seen = 0
        self._looker, self._raised = self._looking(), False
        self._agreed = table.session.keeps_open
        self._taken: list[Taken] = []
        self._challenge: Challenge | None = None
        self._heard_first: frozenset[Seat] = frozenset()
        """Seats that pressed in the frame in which an uncounted step began to be told."""
        self._public = self._private = Known(PUBLIC, 0)
        self._refused: Message | None = None
        """The refusal of an action on a hand, shown to its seat only."""
        self._faces: set[str] = set()
        self._drawing = False
        self.answered_for: Seat | None = None
        """The seat for which the storm itself answered in this frame, as its player."""
        self._listen()

    def _listen(self) -> None:
        """Listen to every step, and to every face that this table draws."""
        session, draw = self.table.session, self.table.draw
        submit, take_back = session.submit, session.take_back

        def submitted(step: Step, viewer: Viewer = PUBLIC) -> Any:
            forced = step == self._forced()
            told = submit(step, viewer)
            self._taken.append(Taken(step, forced))
            return told

        def taken_back(seat: Seat) -> None:
            take_back(seat)
            self._taken.append(Taken(Step(seat, "take back"), False))

        def drawn(canvas: Canvas) -> None:
            self._drawing = True
            try:
                draw(canvas)
            finally:
                self._drawing = False

        ask_input = self.table.ask_input
        refuse = ask_input._refuse

        def refused(why: Message) -> None:
            if self.table.screen.room.private:
                self._refused = why
            refuse(why)

        session.submit, session.take_back = submitted, taken_back
        ask_input._refuse = refused
        self.table.draw = drawn

    def _forced(self) -> Step | None:
        rule = self.table.screen.game_table.feature(ForcedSteps)
        return rule.step(match_of(self.table).view(PUBLIC)) if rule is not None else None

    @contextmanager
    def watching_faces(self) -> Iterator[None]:
        """Note each card whose face is drawn, except in pictures that belong to a sentence."""
        key, deck = card_sprite._key, self.table.screen.game_table.deck
        face = deck.face

        def printed(sprite: CardSprite, moving: bool, hidden: bool = False) -> Any:
            found = key(sprite, moving, hidden)
            (shown, *_), _ = found
            if self._drawing and shown is not None:
                self._faces.add(str(shown))
            return found

        def pictured(card: str, width: int, theme: Theme) -> Any:
            if self._drawing:
                self._faces.add(card)
            return face(card, width, theme)

        def illustrated(*args: Any) -> Any:
            drawing, self._drawing = self._drawing, False
            try:
                return picture_of(*args)
            finally:
                self._drawing = drawing

        with (
            patch.object(card_sprite, "_key", printed),
            patch.object(deck, "face", pictured),
            patch.object(bottom_bar, "picture_of", illustrated),
        ):
            yield

    # After every frame

    def look(self) -> None:
        """Check a frame that was drawn."""
        stack, session = self.table.context.stack, self.table.session
        self.owners.follow(session, stack.scenes)
        if self.table in stack.scenes:
            self._know()
            self._look_at_openings()
            self._look_at_steps()
            self._look_at_public_table()
            self._look_at_faces()
        self._taken.clear()
        self._faces.clear()
        self.answered_for = None
        self.room.frame_over()

    def _know(self) -> None:
        table, stack = self.table, self.table.context.stack
        at_rest = stack.top is table and not table.screen.animations.busy and not table.screen.animations.after
        viewer = table.screen.room.viewpoint
        self._public.follow(table, at_rest)
        if viewer != self._private.viewer:
            self._private = self._public if viewer == PUBLIC else Known(viewer, len(match_of(table).events))
        if viewer != PUBLIC:
            self._private.follow(table, at_rest)

    def _looking(self) -> Seat | None:
        """The seat whose hand or board is on the screen."""
        seen = self.table in self.table.context.stack.visible()
        return self.table.screen.room.looker if seen and not self.table.hands_open else None

    @property
    def _holds(self) -> bool:
        """Whether the hand on the screen stays open only while it is held."""
        return self.table.privacy.holds and self.table.screen.room.private and self.table.screen.board is None

    def _own(self, seat: Seat, devices: set[str]) -> bool:
        return bool(self.owners.of(self.table.session, seat) & devices)

    def _seat(self, seat: Seat) -> str:
        held = ", ".join(sorted(self.owners.of(self.table.session, seat))) or "nothing"
        return f"seat {seat} ({self.table.screen.room.seating[seat].name}, who holds {held})"

    def _look_at_openings(self) -> None:
        before, now = self._looker, self._looking()
        self._looker = now
        raised_before = self._raised
        self._raised = now is not None and self._holds and self.table.screen.hand.rise > 0
        if now is None or self._keeps_open():
            return
        pressed = ", ".join(sorted(self.room.pressed)) or "nothing"
        if now != before:
            self.openings += 1
            if not self._own(now, self.room.pressed):
                raise GateOpen("I1", f"a hand opened without a press of {self._seat(now)}; pressed: {pressed}")
        if self._raised and not raised_before and not self._own(now, self.room.pressed):
            raise GateOpen("I1", f"a hand was held up without a press of {self._seat(now)}; pressed: {pressed}")
        if self._raised and not self._own(now, self._down()):
            raise GateOpen("I1", f"a hand stands, and nothing is held by {self._seat(now)}")

    def _keeps_open(self) -> bool:
        """Whether the last person agreed, by a press of their own device, to keep their hand open."""
        agreed, self._agreed = self._agreed, self.table.session.keeps_open
        if self._agreed and not agreed:
            last = self.table.screen.room.seating.people.index(True)
            if not self._own(last, self.room.pressed):
                raise GateOpen("I1", f"a hand stays open without a press of {self._seat(last)}")
        return self._agreed

    def _down(self) -> set[str]:
        """The devices with a button down, or released in this frame."""
        return {whose(device, what) for device, what in self.room.held} | self.room.touched

    def _look_at_steps(self) -> None:
        seating = self.table.screen.room.seating
        acting = {seat for seat in range(len(seating)) if self._own(seat, self.room.touched)}
        if self.answered_for is not None:
            acting.add(self.answered_for)
        for step, forced in self._taken:
            self.steps += 1
            seat = step.by
            if seat == CHANCE or forced or not seating[seat].person:
                continue
            if seat not in acting and seat not in self._heard_first:
                touched = ", ".join(sorted(self.room.touched)) or "nothing"
                raise GateOpen("I2", f"'{step.do}' was taken without a press of {self._seat(seat)}; touched: {touched}")
        challenge = self.table.flow.challenge
        if challenge is not self._challenge:
            self._challenge, self._heard_first = challenge, frozenset(acting)

    def _look_at_public_table(self) -> None:
        table, screen, stage = self.table, self.table.screen, self.table.screen.stage
        if table.screen.room.viewpoint != PUBLIC or table.hands_open:
            return
        asked, seen = screen.answering, table in table.context.stack.visible()
        private = {
            "a hand": table.screen.hand.cards,
            "a board": screen.board,
            "a question": asked is not None and not asked.in_public,
            "a coach": screen.coach is not None and (asked is None or not asked.in_public),
            "a secret": table.secret,
            "picked cards": stage.meant,
            "an answer on its plate": stage.handed,
            "why a card was refused": self._refused is not None and self._refused is table.saying.words and seen,
        }
        found = [name for name, there in private.items() if there]
        if found:
            raise GateOpen("I4", f"in public there is {', '.join(found)}")
        is_card = table.session.game.is_card
        lying = {card for sprite in self._sprites() for card in (sprite.card, sprite.turned) if card}
        secret = (lying | set(cards_in(stage.view, is_card))) - self._public.cards
        if secret:
            raise GateOpen("I4", f"in public the stage knows {', '.join(sorted(secret))}")

    def _sprites(self) -> Iterator[CardSprite]:
        table = self.table.screen.stage.table
        yield from table.flying
        for sprites in table._zones.values():
            yield from sprites

    def _look_at_faces(self) -> None:
        table = self.table
        down = table.screen.room.viewpoint != PUBLIC and self._holds and not table.screen.hand.rise
        allowed = self._public.cards if down else self._public.cards | self._private.cards
        self.faces_seen += len(self._faces)
        if secret := self._faces - allowed:
            whose = "while the hand is down" if down else f"for viewpoint {table.screen.room.viewpoint}"
            raise GateOpen("I5", f"a face is drawn {whose}: {', '.join(sorted(secret))}")
