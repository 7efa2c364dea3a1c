"""Gate storms: people with all kinds of devices press anything at a table, and every frame keeps the gate's invariants.

    python -m tests.gate_storm [EVENTS] [SEED] [GAME|all] [THEME|both] [LOOK|both]

prints for each game, theme and way to look what was done and which invariant broke, with the seed and the events before
it; exit status 1 if one did. `tests/gate_watch.py` says what the invariants are; `make test` has a short storm of each.

A storm goes on in acts of four kinds: a new match, the same match on another evening, a match whose twin nobody in the
room can tell from it, and that twin, which gets the same events.
"""

import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import pygame

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC, Seat
from engine.games import GAMES
from engine.headless.arguments import THEMES
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, Action
from game.scene import Scene
from game.theme import STAGE
from game.widgets.hints import place_hints
from scenes.companions import with_companion
from scenes.front.gate import GateScene
from scenes.handover.curtain import CurtainScene
from scenes.seating import TOGETHER, TablePlan, first_seating, joined, resized
from scenes.table.pause import SEATS, PauseScene, SwapScene
from tests import bakes
from tests.gate_room import ASKS_FOR_A_SEAT, PADS, POINTERS, Books, Op, Room, a_room, button
from tests.gate_watch import GateOpen, Watch
from tests.samples import Way, screen_sample_of
from tests.scenes.at_table import TablePilot, match_of
from tests.scenes.coached import ON
from tests.scenes.test_table_twins import copy
from tests.storm import PICTURES

EVENTS, LOOKS = 2_000, ("press", "hold")
TAIL = 30
"""Events that are printed before a fault."""
ACT = 120
"""Events of an act; a storm has as many acts as it needs."""
TWINNED = 30
"""Events of a match and of its twin."""
STEPS, TRIES = (4, 12, 20, 30), 20
"""After so many steps a position may have a twin, which is looked for so often."""
WINDOW = (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED, pygame.WINDOWMINIMIZED, pygame.WINDOWRESTORED,
          pygame.WINDOWHIDDEN, pygame.WINDOWSHOWN)  # fmt: skip
MOVES = (Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN)
ANYTHING = (*MOVES * 2, *(Action.CONFIRM,) * 6, Action.BACK, Action.EXTRA, Action.INFO, Action.PREV, Action.NEXT,
            Action.MENU, Action.LOOK)  # fmt: skip
HELD = (Action.LOOK, Action.LOOK, Action.NEXT)
"""Actions that let a hand stand."""
LETTERS = "abcdefghijklmnoprstuw"
PATIENT = 40.0
"""How many times faster time passes where people wait until a hand is covered by itself."""
SHARED, ACCOMPANIED, COACHED, CALM = 0.5, 0.4, 0.3, 0.2
"""How often two share the keyboard, somebody looks along, the coach may be asked, and nothing moves."""


@dataclass
class Report:
    """What came of a storm. `fault` is the invariant that broke, "" for none, and `told` all about it."""

    events: int = 0
    openings: int = 0
    steps: int = 0
    faces: int = 0
    compared: int = 0
    fault: str = ""
    told: str = ""
    tail: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        done = f"{self.events} events, {self.openings} openings, {self.steps} steps, {self.compared} frames compared"
        return done if not self.fault else "\n".join((done, self.told, *(f"    {line}" for line in self.tail)))


class Heard(NamedTuple):
    """What the room knows of the match by one frame, and what it hears: sounds, captions and what is read aloud."""

    known: Any
    sounds: tuple[Any, ...]
    captions: tuple[Any, ...]
    aloud: Any


# People sit down


def table_for(way: Way, game: str, room: Room, chance: Random) -> TablePlan:
    """Two to four people, as far as there are seats, each with another kind of device, among computer players. The
    others' pads lie in the room."""
    setup = GAMES[game].setup(way.variant, way.players, dict(way.options))
    pads = [room.name_of(pad) for pad in room.pads]
    chance.shuffle(pads)
    devices = [*pads[: max(1, len(pads) - 1)], MOUSE, TOUCH]
    chance.shuffle(devices)
    devices = [*((KEYS_LEFT, KEYS_RIGHT) if chance.random() < SHARED else (KEYS,)), *devices]
    chance.shuffle(devices[2:])
    people = chance.randint(2, min(4, way.players))
    if chance.random() < SHARED:  # two pads of the same model, which a storm would else seldom have
        devices[:0] = pads[:2]
    devices = list(dict.fromkeys(devices))
    seating = resized(first_seating(way.players, devices[0]), way.players)
    for device in devices[1:people]:
        seating = joined(seating, device)
    if chance.random() < ACCOMPANIED:
        seat = chance.choice([seat for seat, plan in enumerate(seating.seats) if plan.person])
        seating = with_companion(seating, seat, chance.choice((TOGETHER, *devices[people:])))
    return TablePlan(setup, seating, aids=ON if chance.random() < COACHED else ())


def ways_of(game: str, theme: str) -> Sequence[Way]:
    """The tables that a theme's storms are at."""
    sample = screen_sample_of(game)
    return sample.kids_matches if theme == "kids" else (sample.table, sample.open_table)


def twins(plan: TablePlan, chance: Random) -> tuple[Match, Match] | None:
    """A position in the middle of a match, and one that everybody in the room takes for the same who looks into no
    hand; None where none was found."""
    match, dealer = Match(GAMES[plan.setup.game], plan.setup), SeededDealer(chance.randrange(2**31))
    for number in range(chance.choice(STEPS)):
        match.deal(dealer)
        if match.over:
            return None
        seat = match.waiting()[0]
        match.submit(match.game.decide(match.view(seat), match.heard(seat), match.asks(seat), "gentle", number))
    match.deal(dealer)
    for _ in range(TRIES):
        state = match.game.imagine(match.view(PUBLIC), match.heard(PUBLIC), chance)
        if match.game.view(state, PUBLIC) == match.view(PUBLIC) and state != match.state:
            twin = copy(match, state)
            twin.events, twin.steps = list(match.events), list(match.steps)
            return match, twin
    return None


# One act


class Act:
    """People at one table. `blow` does one thing that they do, and `watch` looks at every frame of it."""

    def __init__(
        self, pilot: TablePilot, room: Room, books: Books, chance: Random, speak: bool, without: frozenset[str]
    ) -> None:
        self.pilot, self.room, self.chance, self.without = pilot, room, chance, without
        self.speak = speak
        """Whether people answer as players do, so that the match goes on."""
        self.books, self.ops, self.heard = books, list[Op](), list[Heard]()
        self.record: list[str] = []
        """Each event with what was on the screen after it."""
        room.context = pilot.context
        room.read_names()
        books.begin(pilot.table.session.plan.seating)
        self.watch = Watch(pilot.table, room, books)

    @property
    def top(self) -> Scene | None:
        """The scene that people act on."""
        return self.pilot.context.stack.top

    @property
    def over(self) -> bool:
        """Whether everybody has left the table."""
        return self.pilot.table not in self.pilot.context.stack.scenes

    def do(self, op: Op) -> None:
        """Do one thing, let its frames pass, and look at each."""
        self.ops.append(op)
        if op.kind == "answer":
            self._answer()
        else:
            self.room.do(op)
        app = self.pilot.app
        app.speed = op.speed
        for frame in range(op.frames):
            app.advance(op.dt, pygame.event.get())
            app.drawn()
            self.room.read_names()
            if frame == 0:
                self.record.append(f"{self.room.named(op)} -> {type(self.top).__name__}, {self._eyes()}")
            self.watch.look()
            self.heard.append(self._hear())

    def _eyes(self) -> str:
        """Whose viewpoint the table has."""
        seat = self.pilot.table.screen.looker
        return "public" if seat is None else f"seat {seat} looks"

    def _answer(self) -> None:
        """Whoever is asked answers as a player would."""
        table = self.pilot.table
        if self.top is table:
            self.watch.answered_for = table.answering.seat if table.answering else table.screen.looker
            table.go_on()

    def _hear(self) -> Heard:
        table, sound = self.pilot.table, self.pilot.context.sound
        match, top = match_of(table), self.top
        said_first = table.stage.caption if table.flow.challenge is not None else None
        sounds = (*sound.played, *sound.begun)
        aloud = top.narrated() if top is not None else None
        return Heard((match.view(PUBLIC), match.heard(PUBLIC), said_first), sounds, tuple(sound.captions.said), aloud)

    # What people do

    def blow(self) -> None:
        """One thing that somebody does, often the one that leads on."""
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
        seats = [seat for seat, plan in enumerate(self.pilot.table.seating.seats) if plan.name == curtain.name]
        own = [device for seat in seats for device in self._devices_of(seat)]
        devices = self.chance.choice((own, own, own, tuple(self.room.pads), self.room.there)) or self.room.there
        self._tap(self.chance.choice(devices), Action.CONFIRM)

    def _at_question_of_seat(self) -> None:
        """Somebody's device is gone: pads go and come, or somebody takes over, or a computer player does."""
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
        looker, sort = table.screen.looker, self.chance.random()
        if looker is None:
            if sort < 0.3:
                self._through_pause()
            elif sort < 0.55 and table.answering is not None and self.speak:
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
        """The person at `seat` holds the hand up where that is needed, answers, and lets go."""
        held = self._hand_up(seat) if self.watch._holds else ()
        self.do(Op("answer"))
        for device, what, at in held:
            if (device, what) in self.room.held:
                self.do(Op("up", device, what, at, frames=self.chance.choice((1, 4, 8))))

    def _hand_up(self, seat: Seat) -> tuple[tuple[str, str | int, tuple[int, int]], ...]:
        """Somebody holds the button that lets the hand stand; what is held, nothing where it cannot be."""
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
        """Where the bar says what `action` does."""
        table = self.pilot.table
        spots = place_hints(table.hints(), table._button, table.screen.theme)
        return next((spot.rect.center for spot, _ in spots if spot.hint.action is action), None)

    def _devices_of(self, seat: Seat) -> list[str]:
        """The devices of a seat that are there."""
        held = self.books.of(self.pilot.table.session, seat)
        return [device for device in self.room.there if device in held]

    def _through_pause(self) -> None:
        """Stop the game, go to the page of the seats, change one with any device, and go on."""
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
        if self.chance.random() < 0.6:  # the row on which the page opened
            for _ in range(self.chance.randrange(seats)):
                self._tap(device, Action.DOWN)
        turn = self.chance.choice((Action.LEFT, Action.RIGHT))
        for _ in range(self.chance.choice((1, 1, 2, 3))):
            self._tap(device, turn)
        self._tap(device, Action.BACK)

    def _any_buttons(self) -> str:
        """A device that is there and has buttons: on these pages any counts."""
        return self.chance.choice([device for device in self.room.there if device not in POINTERS])

    def _elsewhere_in_house(self) -> None:
        """Another page: go on, or back, with anything."""
        device = self.chance.choice(self.room.there)
        self._tap(device, self.chance.choice((Action.CONFIRM, Action.CONFIRM, Action.BACK, Action.EXTRA)))

    def _anything(self) -> None:
        top, action = self.top, self.chance.choice(ANYTHING)
        if isinstance(top, PauseScene):  # it leads into the whole house
            action = self.chance.choice((Action.BACK, Action.MENU, *MOVES))
        self._tap(self.chance.choice(self.room.there), action)

    def _tap(self, device: str, action: Action) -> None:
        """A button goes down, and up with the next frame; a pointer goes where something can be meant."""
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
        """A button goes down and stays there until another event lets it go."""
        device = self.chance.choice(self.room.there)
        what = button(device, self.chance.choice(HELD))
        if what is not None and (device, what) not in self.room.held:
            self.do(Op("down", device, what, self._spot(), frames=self.chance.choice((1, 5))))

    def _spell(self, seat: Seat) -> None:
        """The word that a player would give at `seat` is typed, and either half of the keyboard ends it."""
        seen, session = self.pilot.table.session.seen(seat), self.pilot.table.session
        asked = tuple(prompt for prompt in seen.prompts if not prompt.interrupts)
        step = session.game.decide(seen.view, seen.heard, asked, "gentle", session.step_count) if asked else None
        for _, word in step.args if step is not None else ():
            for sign in word.lower() if isinstance(word, str) else ():
                self.do(Op("text", KEYS, sign))
        for _ in range(2):
            self._tap(self.chance.choice((KEYS_LEFT, KEYS_RIGHT)), Action.CONFIRM)

    def _type(self) -> None:
        """A letter of the keyboard, and perhaps what ends a word on either half of it."""
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
        """A pad goes, or one comes; sometimes one goes and another of its model comes at once."""
        gone = [pad for pad in PADS if pad not in self.room.pads]
        if "pads" in self.without:
            self._wait()
        elif gone and (len(gone) > 2 or self.chance.random() < 0.6):
            self.do(Op("plug", self.chance.choice(gone), frames=2))
        else:
            self.do(Op("unplug", self.chance.choice(list(self.room.pads)), frames=2))

    def _replug_another(self) -> None:
        """A pad that is there goes and comes, while another of its model may be away."""
        if "pads" not in self.without and self.room.pads:
            pad = self.chance.choice(list(self.room.pads))
            self.do(Op("unplug", pad))
            self.do(Op("plug", pad, frames=2))

    def _spot(self) -> tuple[int, int]:
        """A place of the stage, often one that means something: a card, a target, the words in the bar."""
        table, sort = self.pilot.table, self.chance.random()
        if self.top is table and table.screen.board is None and table.hand.cards and sort < 0.5:
            place = self.chance.randrange(len(table.hand.cards))
            return table.hand.sprite(place).rect().center
        targets = getattr(self.top if self.top is not table else table.screen.board, "targets", None)
        rects = [target.rect for target in targets()] if targets is not None and sort < 0.7 else []
        if rects:
            return self.chance.choice(rects).center
        return self.chance.randrange(STAGE[0]), self.chance.randrange(STAGE[1])


def _unlike(first: Heard, second: Heard, what: str) -> str:
    """What one of them says that the other does not."""
    one, other = getattr(first, what), getattr(second, what)
    if not isinstance(one, tuple) or what == "aloud":
        return f"{one} / {other}"
    return " / ".join(str(next((pair for pair in zip_longest(one, other) if pair[0] != pair[1]), "")).split("\n"))


def _parts(name: object) -> tuple[object, ...]:
    return name if isinstance(name, tuple) else ()


# A storm


class Storm:
    """Acts at tables of one game, until so many events have happened or an invariant broke."""

    def __init__(self, game: str, theme: str, look: str, seed: int, events: int, without: frozenset[str]) -> None:
        self.game, self.theme, self.look, self.events, self.without = game, theme, look, events, without
        self.chance = Random(f"gate {game} {theme} {look} {seed}")
        self.named = f"python -m tests.gate_storm {events} {seed} {game} {theme} {look}"
        self.report = Report()
        self._record: list[str] = []
        self._people = ""

    def blow(self) -> Report:
        """All of it."""
        with a_room() as room, tempfile.TemporaryDirectory() as folder:
            try:
                number = 0
                while self.report.events < self.events:
                    number += 1
                    self._acts(room, Path(folder) / str(number))
            except GateOpen as open_:
                self.report.fault = open_.invariant
                self.report.told = f"{open_} ({self.named}, event {self.report.events})"
                self.report.tail = [self._people, *self._record[-TAIL:]]
        return self.report

    def _acts(self, room: Room, folder: Path) -> None:
        """A match, the same on another evening, and a match with its twin."""
        self._plug_in(room, list(PADS))
        books, left = Books(room), self.events - self.report.events
        act = max(1, min(ACT, left // 3))
        with self._at_table(room, books, folder / "evening", self._plan(room)) as first:
            self._blow(first, act)
            goes_on = not first.over
        if goes_on:
            self._plug_in(room, list(room.pads) if "pads" in self.without else list(PADS))
            with self._at_table(room, books, folder / "evening", None) as again:
                self._blow(again, act)
        self._twins(room, folder, max(1, min(TWINNED, left - 2 * act)))

    def _plug_in(self, room: Room, pads: list[str]) -> None:
        """All pads lie there again, found in any order."""
        room.unplug_all()
        if "pads" not in self.without:
            self.chance.shuffle(pads)
        for pad in pads:
            room.do(Op("plug", pad))

    def _plan(self, room: Room) -> TablePlan:
        """The pads get their names in the order in which they were plugged in."""
        room.call({f"pad:{number}": pad for number, pad in enumerate(room.pads, 1)})
        return table_for(self.chance.choice(ways_of(self.game, self.theme)), self.game, room, self.chance)

    def _twins(self, room: Room, folder: Path, events: int) -> None:
        """The same events at two matches, until the room can tell them apart."""
        self._plug_in(room, list(PADS))
        plan = self._plan(room)
        found = twins(plan, self.chance)
        if found is None:
            self.report.events += 1
            return
        order, called, seed = list(room.pads), dict(room.called), self.chance.randrange(2**31)
        with self._at_table(room, Books(room), folder / "one", plan, found[0], seed) as one:
            self._blow(one, events)
        room.unplug_all()
        room.called = called
        for pad in order:
            room.do(Op("plug", pad))
        with self._at_table(room, Books(room), folder / "twin", plan, found[1], seed) as twin:
            self._again(one, twin)

    def _again(self, one: Act, twin: Act) -> None:
        """What was done at `one` is done at its `twin`, and heard the same as long as the room knows the same."""
        here = iter(one.heard)
        for op in one.ops:
            known = len(twin.heard)
            twin.do(op)
            for first, second in zip_longest((next(here) for _ in twin.heard[known:]), twin.heard[known:]):
                if first.known != second.known:
                    return
                self.report.compared += 1
                for what in Heard._fields[1:]:
                    if getattr(first, what) != getattr(second, what):
                        where, unlike = type(twin.top).__name__, _unlike(first, second, what)
                        raise GateOpen("I3", f"twins differ in {what}, at {where}: {unlike}")

    @contextmanager
    def _at_table(
        self, room: Room, books: Books, folder: Path, plan: TablePlan | None, match: Match | None = None,
        seed: int | None = None,
    ) -> Iterator[Act]:  # fmt: skip
        """A table in a house of its own; without a plan that of the match that was broken off in the folder. At a
        `match` that has a twin, both of the same `seed`, nobody plays on purpose."""
        speak = seed is None
        seed = self.chance.randrange(2**31) if seed is None else seed
        pace = "off" if Random(seed).random() < CALM else "normal"
        with ExitStack() as around:
            around.enter_context(patch("scenes.table.scene.table_ahead", lambda *told: iter(())))
            around.enter_context(patch("scenes.front.gate.Random", lambda: Random(seed)))
            pilot = around.enter_context(
                TablePilot(folder, plan, match, pace=pace, seed=seed, kids=self.theme == "kids")
            )
            pilot.context.settings.change(look=self.look)
            act = Act(pilot, room, books, self.chance, speak, self.without)
            self._record, self._people = act.record, books.told()
            around.enter_context(act.watch.watching_faces())
            try:
                yield act
            finally:
                watch, report = act.watch, self.report
                report.openings += watch.openings
                report.steps += watch.steps
                report.faces += watch.faces_seen

    def _blow(self, act: Act, events: int) -> None:
        """So many events, or until everybody has left the table."""
        for _ in range(events):
            if act.over:
                break
            self.report.events += 1
            act.blow()


def storm(game: str, theme: str, look: str, seed: int, events: int, without: Collection[str] = ()) -> Report:
    """So many events at tables of a game, in a theme and with one way to look. `without` "pads" none goes or comes,
    `without` "seats" nobody changes one."""
    return Storm(game, theme, look, seed, events, frozenset(without)).blow()


def main(words: list[str]) -> int:
    """Blow as the head of this file says; the exit status."""
    without = {word.removeprefix("--without-") for word in words if word.startswith("--without-")}
    given = dict(enumerate(word for word in words if not word.startswith("--without-")))
    events, seed = int(given.get(0, EVENTS)), int(given.get(1, 1))
    games = list(GAMES) if given.get(2, "all") == "all" else [given[2]]
    themes = THEMES if given.get(3, "both") == "both" else (given[3],)
    looks = LOOKS if given.get(4, "both") == "both" else (given[4],)
    bakes.data, faults = PICTURES, 0
    for game in games:
        for theme in themes:
            for look in looks:
                report = storm(game, theme, look, seed, events, without)
                sys.stdout.write(f"{game} {theme} {look}: {report}\n")
                sys.stdout.flush()
                faults += bool(report.fault)
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
