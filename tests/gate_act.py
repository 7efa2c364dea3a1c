"""One act of a gate storm: people at one table, who press, plug in and cover anything."""

from random import Random
from typing import Any, NamedTuple

import pygame

from engine.core.seats import PUBLIC, Seat
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, Action
from game.scene import Scene
from game.theme import STAGE
from game.widgets.hints import place_hints
from scenes.front.gate import GateScene
from scenes.handover.curtain import CurtainScene
from scenes.table.pause import SEATS, PauseScene, SwapScene
from tests.gate_room import ASKS_FOR_A_SEAT, PADS, POINTERS, DeviceOwners, Op, Room, button
from tests.gate_watch import Watch
from tests.scenes.at_table import TablePilot, match_of

WINDOW = (
    pygame.WINDOWFOCUSLOST,
    pygame.WINDOWFOCUSGAINED,
    pygame.WINDOWMINIMIZED,
    pygame.WINDOWRESTORED,
    pygame.WINDOWHIDDEN,
    pygame.WINDOWSHOWN,
)
MOVES = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
ANYTHING = (
    *MOVES * 2,
    *(Action.CONFIRM,) * 6,
    Action.BACK,
    Action.EXTRA,
    Action.INFO,
    Action.PREV,
    Action.NEXT,
    Action.MENU,
    Action.LOOK,
)
HELD = (Action.LOOK, Action.LOOK, Action.NEXT)
"""Actions that keep a hand open."""
LETTERS = "abcdefghijklmnoprstuw"
PATIENT = 40.0
"""How many times faster time passes while people wait until a hand is covered by itself."""


class Heard(NamedTuple):
    """What the room knows of the match by one frame, and hears: sounds, captions and speech."""

    known: Any
    sounds: tuple[Any, ...]
    captions: tuple[Any, ...]
    aloud: Any


class Act:
    """People at one table. `blow` does one of their actions, and `watch` checks every frame of it."""

    def __init__(
        self, pilot: TablePilot, room: Room, owners: DeviceOwners, chance: Random, speak: bool, without: frozenset[str]
    ) -> None:
        self.pilot, self.room, self.chance, self.without = pilot, room, chance, without
        self.speak = speak
        """Whether people answer as players do, so that the match continues."""
        self.owners, self.ops, self.heard = owners, list[Op](), list[Heard]()
        self.record: list[str] = []
        """Each event, with the screen after it."""
        room.context = pilot.context
        room.read_names()
        owners.begin(pilot.table.session.plan.seating, pilot.context.stack.scenes)
        self.watch = Watch(pilot.table, room, owners)

    @property
    def top(self) -> Scene | None:
        """The scene that receives input."""
        return self.pilot.context.stack.top

    @property
    def over(self) -> bool:
        """Whether the people have left the table."""
        return self.pilot.table not in self.pilot.context.stack.scenes

    def do(self, op: Op) -> None:
        """Do one thing, let its frames pass, and check each of them."""
        self.ops.append(op)
        if op.kind == "answer":
            self._answer()
        else:
            self.room.do(op)
        app = self.pilot.app
        app.speed = op.speed
        for frame in range(op.frames):
            app.advance(op.dt, pygame.event.get())
            app.draw()
            self.room.read_names()
            if frame == 0:
                self.record.append(f"{self.room.named(op)} -> {type(self.top).__name__}, {self._eyes()}")
            self.watch.look()
            self.heard.append(self._hear())

    def _eyes(self) -> str:
        """The table's viewpoint."""
        seat = self.pilot.table.screen.room.looker
        return "public" if seat is None else f"seat {seat} looks"

    def _answer(self) -> None:
        """Answer for the seat on turn, as a player would."""
        table = self.pilot.table
        if self.top is table:
            self.watch.answered_for = (
                table.screen.answering.seat if table.screen.answering else table.screen.room.looker
            )
            table.act_for_player()

    def _hear(self) -> Heard:
        table, sound = self.pilot.table, self.pilot.context.sound
        match, top = match_of(table), self.top
        said_first = table.screen.stage.caption if table.flow.challenge is not None else None
        sounds = (*sound.played, *sound.begun)
        aloud = top.narration() if top is not None else None
        return Heard((match.view(PUBLIC), match.heard(PUBLIC), said_first), sounds, tuple(sound.captions.said), aloud)

    # Actions of people

    def blow(self) -> None:
        """Do one thing, often the one that continues the match."""
        top = self.top
        if self.room.held and self.chance.random() < 0.3:
            device, what = self.chance.choice(sorted(self.room.held, key=str))
            self.do(Op("up", device, what, self._spot()))
        elif self.chance.random() < 0.22:
            self.chance.choice((self._plug, self._plug, self._elsewhere, self._wait, self._hold, self._anything))()
        elif isinstance(top, CurtainScene):
            self._at_curtain(top)
        elif isinstance(top, ASKS_FOR_A_SEAT):
            self._at_question_of_seat()
        elif isinstance(top, PauseScene | SwapScene | GateScene):
            self._through_pause()
        elif top is self.pilot.table:
            self._at_table()
        else:
            self._elsewhere_in_house()

    def _at_curtain(self, curtain: CurtainScene) -> None:
        seats = [
            seat for seat, plan in enumerate(self.pilot.table.screen.room.seating.seats) if plan.name == curtain.name
        ]
        own = [device for seat in seats for device in self._devices_of(seat)]
        devices = self.chance.choice((own, own, own, tuple(self.room.pads), self.room.there)) or self.room.there
        self._tap(self.chance.choice(devices), Action.CONFIRM)

    def _at_question_of_seat(self) -> None:
        """Pads are plugged and unplugged, another device takes over, or a computer player does."""
        sort = self.chance.random()
        if sort < 0.25:
            self._plug()
        elif sort < 0.5:
            self._replug_another()
        elif sort < 0.8:
            device = self.chance.choice(self.room.there)
            for _ in range(2):
                self._tap(device, Action.CONFIRM)
        elif sort < 0.9:
            self._tap(self.chance.choice(self.room.there), Action.EXTRA)
        else:
            self._anything()

    def _at_table(self) -> None:
        table = self.pilot.table
        looker, sort = table.screen.room.looker, self.chance.random()
        if looker is None:
            if sort < 0.3:
                self._through_pause()
            elif sort < 0.55 and table.screen.answering is not None and self.speak:
                self.do(Op("answer"))
            else:
                (self._wait if sort < 0.8 else self._anything)()
        elif sort < 0.2 and self.speak and table.typing:
            self._spell(looker)
        elif sort < 0.35 and self.speak:
            self._answers(looker)
        elif sort < 0.7:
            self._tap(self.chance.choice(self._devices_of(looker) or self.room.there), self.chance.choice(ANYTHING))
        elif sort < 0.8:
            self._type()
        else:
            self._anything()

    def _answers(self, seat: Seat) -> None:
        """The person at `seat` opens the hand if necessary, answers, and lets go."""
        held = self._hand_up(seat) if self.watch._holds else ()
        self.do(Op("answer"))
        for device, what, at in held:
            if (device, what) in self.room.held:
                self.do(Op("up", device, what, at, frames=self.chance.choice((1, 4, 8))))

    def _hand_up(self, seat: Seat) -> tuple[tuple[str, str | int, tuple[int, int]], ...]:
        """Hold the button that opens the hand; return the held buttons, none if the hand cannot be opened."""
        devices = [device for device in self._devices_of(seat) if device not in POINTERS]
        if not devices:
            at = self._words(Action.LOOK)
            pointers = [device for device in self._devices_of(seat) if device in POINTERS]
            if at is None or not pointers:
                return ()
            held = (pointers[0], pygame.BUTTON_LEFT, at)
        else:
            device = self.chance.choice(devices)
            held = (device, button(device, Action.LOOK) or "", (0, 0))
        if held[:2] in self.room.held:
            return ()
        self.do(Op("down", *held))
        return (held,)

    def _words(self, action: Action) -> tuple[int, int] | None:
        """Where the bar has the words for `action`."""
        table = self.pilot.table
        spots = place_hints(table.hints(), table.button, table.screen.theme)
        return next((spot.rect.center for spot, _ in spots if spot.hint.action is action), None)

    def _devices_of(self, seat: Seat) -> list[str]:
        """The connected devices of a seat."""
        held = self.owners.of(self.pilot.table.session, seat)
        return [device for device in self.room.there if device in held]

    def _through_pause(self) -> None:
        """Stop the game, open the page of the seats, change one with any device, and continue."""
        changes = "seats" not in self.without
        if self.top is self.pilot.table:
            self._tap(self.chance.choice(self.room.there), Action.MENU)
        if changes and isinstance(self.top, PauseScene) and self.chance.random() < 0.5:
            places = [target.rect.center for target in self.top.targets() if SEATS in (target.id, *_parts(target.id))]
            if places:
                self._click(self.chance.choice(places))
                self.do(Op("wait", frames=2))
        if isinstance(self.top, GateScene):
            for sign in self.top.answer:
                self.do(Op("text", KEYS, sign))
        if isinstance(self.top, SwapScene):
            self._change_a_seat(self.top)
        if isinstance(self.top, PauseScene) and not self.pilot.context.stack.moving:
            self._tap(self._any_buttons(), Action.BACK)

    def _change_a_seat(self, page: SwapScene) -> None:
        device, seats = self._any_buttons(), len(page.seating)
        if self.chance.random() < 0.6:  # the focused row when the page opened
            for _ in range(self.chance.randrange(seats)):
                self._tap(device, Action.DOWN)
        turn = self.chance.choice((Action.LEFT, Action.RIGHT))
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            self._tap(device, turn)
        self._tap(device, Action.BACK)

    def _any_buttons(self) -> str:
        """A connected device with buttons: these pages accept any device."""
        return self.chance.choice([device for device in self.room.there if device not in POINTERS])

    def _elsewhere_in_house(self) -> None:
        """On another page: continue, or go back, with anything."""
        device = self.chance.choice(self.room.there)
        self._tap(device, self.chance.choice((Action.CONFIRM, Action.CONFIRM, Action.BACK, Action.EXTRA)))

    def _anything(self) -> None:
        top, action = self.top, self.chance.choice(ANYTHING)
        if isinstance(top, PauseScene):  # it leads to all other pages
            action = self.chance.choice((Action.BACK, Action.MENU, *MOVES))
        self._tap(self.chance.choice(self.room.there), action)

    def _tap(self, device: str, action: Action) -> None:
        """Press a button, and release it with the next frame; a pointer goes to a place with a meaning."""
        what, at = button(device, action), self._spot()
        if what is None or (device, what) in self.room.held:
            self.do(Op("move", device, at=at) if device in POINTERS else Op("wait"))
            return
        slow = 0.6 if self.pilot.context.audience.children and self.chance.random() < 0.7 else 0.05
        self.do(Op("down", device, what, at))
        if device in self.room.there:
            self.do(Op("up", device, what, at if self.chance.random() < 0.9 else self._spot(), dt=slow))

    def _click(self, at: tuple[int, int]) -> None:
        self.do(Op("down", MOUSE, pygame.BUTTON_LEFT, at))
        self.do(Op("up", MOUSE, pygame.BUTTON_LEFT, at))

    def _hold(self) -> None:
        """Press a button, and hold it until another event releases it."""
        device = self.chance.choice(self.room.there)
        what = button(device, self.chance.choice(HELD))
        if what is not None and (device, what) not in self.room.held:
            self.do(Op("down", device, what, self._spot(), frames=self.chance.choice((1, 5))))

    def _spell(self, seat: Seat) -> None:
        """Type the word that a player would give at `seat`; either half of the keyboard ends it."""
        seen, session = self.pilot.table.session.facts_for(seat), self.pilot.table.session
        asked = tuple(prompt for prompt in seen.prompts if not prompt.interrupts)
        step = session.game.decide(seen.view, seen.heard, asked, "gentle", session.step_count) if asked else None
        for _, word in step.args if step is not None else ():
            for sign in word.lower() if isinstance(word, str) else ():
                self.do(Op("text", KEYS, sign))
        for _ in range(2):
            self._tap(self.chance.choice((KEYS_LEFT, KEYS_RIGHT)), Action.CONFIRM)

    def _type(self) -> None:
        """Type a letter, and sometimes a key that ends a word on either half of the keyboard."""
        self.do(Op("text", KEYS, self.chance.choice(LETTERS)))
        if self.chance.random() < 0.4:
            self._tap(self.chance.choice((KEYS_LEFT, KEYS_RIGHT)), self.chance.choice((Action.CONFIRM, Action.BACK)))

    def _wait(self) -> None:
        if self.chance.random() < 0.1:
            self.do(Op("wait", frames=8, dt=0.1, speed=PATIENT))
        else:
            self.do(Op("wait", frames=self.chance.choice((2, 6, 12)), dt=0.1))

    def _elsewhere(self) -> None:
        self.do(Op("window", what=self.chance.choice(WINDOW)))

    def _plug(self) -> None:
        """Unplug a pad or plug one in; sometimes replace it at once by another of its model."""
        gone = [pad for pad in PADS if pad not in self.room.pads]
        if "pads" in self.without:
            self._wait()
        elif gone and (len(gone) > 2 or self.chance.random() < 0.6):
            self.do(Op("plug", self.chance.choice(gone), frames=2))
        else:
            self.do(Op("unplug", self.chance.choice(list(self.room.pads)), frames=2))

    def _replug_another(self) -> None:
        """Unplug a pad and plug it in again, while another of its model may be away."""
        if "pads" not in self.without and self.room.pads:
            pad = self.chance.choice(list(self.room.pads))
            self.do(Op("unplug", pad))
            self.do(Op("plug", pad, frames=2))

    def _spot(self) -> tuple[int, int]:
        """A place on the stage, often with a meaning: a card, a target, words in the bar."""
        table, sort = self.pilot.table, self.chance.random()
        if self.top is table and table.screen.board is None and table.screen.hand.cards and sort < 0.5:
            place = self.chance.randrange(len(table.screen.hand.cards))
            return table.screen.hand.sprite(place).rect().center
        targets = getattr(self.top if self.top is not table else table.screen.board, "targets", None)
        rects = [target.rect for target in targets()] if targets is not None and sort < 0.7 else []
        if rects:
            return self.chance.choice(rects).center
        return self.chance.randrange(STAGE[0]), self.chance.randrange(STAGE[1])


def _parts(name: object) -> tuple[object, ...]:
    return name if isinstance(name, tuple) else ()
