"""Gate storms: people press anything on all kinds of devices, and every frame must keep the gate's invariants.

    python -m tests.gate_storm [EVENTS] [SEED] [GAME|all] [THEME|both] [LOOK|both]

For each game, theme and way to look at cards, print the events and the broken invariant, if any. Exit status 1 if one
broke. The seed and the last events are printed with it. `tests/gate_watch.py` defines the invariants; `make test` has a
short storm of each.

A storm has acts of four kinds. Two are a new match and the same match resumed. The others are a match with a twin that
the room cannot tell from it, and that twin with the same events.
"""

import sys
import tempfile
from collections.abc import Collection, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random
from unittest.mock import patch

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.headless.arguments import THEMES
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH
from scenes.companions import with_companion
from scenes.seating import TOGETHER, TablePlan, first_seating, join, resize
from tests import picture_cache
from tests.gate_act import Act, Heard
from tests.gate_room import PADS, DeviceOwners, Op, Room, a_room
from tests.gate_watch import GateOpen
from tests.samples import Way, screen_sample_of
from tests.scenes.at_table import TablePilot
from tests.scenes.coached import ON
from tests.scenes.test_table_twins import copy
from tests.storm import PICTURES

EVENTS, LOOKS = 2_000, ("press", "hold")
TAIL = 30
"""Events that are printed before a fault."""
ACT = 120
"""Events of an act; a storm has as many acts as necessary."""
TWINNED = 30
"""Events of a match and of its twin."""
STEPS, TRIES = (4, 12, 20, 30), 20
"""Positions after these steps may have a twin; the search tries that often."""
SHARED, ACCOMPANIED, COACHED, CALM = 0.5, 0.4, 0.3, 0.2
"""Probabilities that two share the keyboard, that a companion looks along, that the coach may be asked, and that
nothing moves."""


@dataclass
class Report:
    """The result of a storm. `fault` is the broken invariant, "" for none, and `told` its details."""

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


# Seats


def table_for(way: Way, game: str, room: Room, chance: Random) -> TablePlan:
    """Seat two to four people, if there are enough seats, each with another kind of device, among computer players. The
    others' pads are in the room."""
    setup = GAMES[game].setup(way.variant, way.players, dict(way.options))
    pads = [room.name_of(pad) for pad in room.pads]
    chance.shuffle(pads)
    devices = [*pads[: max(1, len(pads) - 1)], MOUSE, TOUCH]
    chance.shuffle(devices)
    devices = [*((KEYS_LEFT, KEYS_RIGHT) if chance.random() < SHARED else (KEYS,)), *devices]
    chance.shuffle(devices[2:])
    people = chance.randint(2, min(4, way.players))
    if chance.random() < SHARED:  # two pads of the same model, rare by chance
        devices[:0] = pads[:2]
    devices = list(dict.fromkeys(devices))
    seating = resize(first_seating(way.players, devices[0]), way.players)
    for device in devices[1:people]:
        seating = join(seating, device)
    if chance.random() < ACCOMPANIED:
        seat = chance.choice([seat for seat, plan in enumerate(seating.seats) if plan.person])
        seating = with_companion(seating, seat, chance.choice((TOGETHER, *devices[people:])))
    return TablePlan(setup, seating, aids=ON if chance.random() < COACHED else ())


def ways_of(game: str, theme: str) -> Sequence[Way]:
    """The tables of a theme's storms."""
    sample = screen_sample_of(game)
    return sample.kids_matches if theme == "kids" else (sample.table, sample.open_table)


def twins(plan: TablePlan, chance: Random) -> tuple[Match, Match] | None:
    """A position in the middle of a match, and one that looks the same to the public; None if none was found."""
    match, dealer = Match(GAMES[plan.setup.game], plan.setup), SeededDealer(chance.randrange(2**31))
    for number in range(chance.choice(STEPS)):
        match.deal(dealer)
        if match.over:
            return None
        seat = match.waiting()[0]
        match.submit(match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", number))
    match.deal(dealer)
    for _ in range(TRIES):
        state = match.game.imagine(match.view(PUBLIC), match.heard(PUBLIC), chance)
        if match.game.view(state, PUBLIC) == match.view(PUBLIC) and state != match.state:
            twin = copy(match, state)
            twin.events, twin.steps = list(match.events), list(match.steps)
            return match, twin
    return None


# A storm


def _unlike(first: Heard, second: Heard, what: str) -> str:
    """Facts that one of them says and the other does not."""
    one, other = getattr(first, what), getattr(second, what)
    if not isinstance(one, tuple) or what == "aloud":
        return f"{one} / {other}"
    return " / ".join(str(next((pair for pair in zip_longest(one, other) if pair[0] != pair[1]), "")).split("\n"))


class Storm:
    """Acts at tables of one game, until a number of events has happened or an invariant breaks."""

    def __init__(self, game: str, theme: str, look: str, seed: int, events: int, without: frozenset[str]) -> None:
        self.game, self.theme, self.look, self.events, self.without = game, theme, look, events, without
        self.chance = Random(f"gate {game} {theme} {look} {seed}")
        self.named = f"python -m tests.gate_storm {events} {seed} {game} {theme} {look}"
        self.report = Report()
        self._record: list[str] = []
        self._people = ""

    def blow(self) -> Report:
        """Run all of it."""
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
        """Play a match, the same match resumed, and a match with its twin."""
        self._plug_in(room, list(PADS))
        owners, left = DeviceOwners(room), self.events - self.report.events
        act = max(1, min(ACT, left // 3))
        with self._at_table(room, owners, folder / "evening", self._plan(room)) as first:
            self._blow(first, act)
            goes_on = not (first.over or first.pilot.table.session.over)
        if goes_on:
            self._plug_in(room, list(room.pads) if "pads" in self.without else list(PADS))
            with self._at_table(room, owners, folder / "evening", None) as again:
                self._blow(again, act)
        self._twins(room, folder, max(1, min(TWINNED, left - 2 * act)))

    def _plug_in(self, room: Room, pads: list[str]) -> None:
        """Plug in all pads, in any order."""
        room.unplug_all()
        if "pads" not in self.without:
            self.chance.shuffle(pads)
        for pad in pads:
            room.do(Op("plug", pad))

    def _plan(self, room: Room) -> TablePlan:
        """Give the pads names in the order in which they were plugged in."""
        room.call({f"pad:{number}": pad for number, pad in enumerate(room.pads, 1)})
        return table_for(self.chance.choice(ways_of(self.game, self.theme)), self.game, room, self.chance)

    def _twins(self, room: Room, folder: Path, events: int) -> None:
        """Send the same events to two matches, until the room can tell them apart."""
        self._plug_in(room, list(PADS))
        plan = self._plan(room)
        found = twins(plan, self.chance)
        if found is None:
            self.report.events += 1
            return
        order, called, seed = list(room.pads), dict(room.called), self.chance.randrange(2**31)
        with self._at_table(room, DeviceOwners(room), folder / "one", plan, found[0], seed) as one:
            self._blow(one, events)
        room.unplug_all()
        room.called = called
        for pad in order:
            room.do(Op("plug", pad))
        with self._at_table(room, DeviceOwners(room), folder / "twin", plan, found[1], seed) as twin:
            self._again(one, twin)

    def _again(self, one: Act, twin: Act) -> None:
        """Repeat the events of `one` at its `twin`, and compare what is heard as long as the room knows the same."""
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
        self,
        room: Room,
        owners: DeviceOwners,
        folder: Path,
        plan: TablePlan | None,
        match: Match | None = None,
        seed: int | None = None,
    ) -> Iterator[Act]:
        """Open a table in a program of its own; without a plan, resume the interrupted match in the folder. At a
        `match` with a twin, both of the same `seed`, people only press at random."""
        speak = seed is None
        seed = self.chance.randrange(2**31) if seed is None else seed
        pace = "off" if Random(seed).random() < CALM else "normal"
        with ExitStack() as around:
            around.enter_context(patch("scenes.table.preload.table_ahead", lambda *told: iter(())))
            around.enter_context(patch("scenes.front.gate.Random", lambda: Random(seed)))
            pilot = around.enter_context(
                TablePilot(folder, plan, match, pace=pace, seed=seed, kids=self.theme == "kids")
            )
            pilot.context.settings.change(look=self.look)
            act = Act(pilot, room, owners, self.chance, speak, self.without)
            self._record, self._people = act.record, owners.told()
            around.enter_context(act.watch.watching_faces())
            try:
                yield act
            finally:
                watch, report = act.watch, self.report
                report.openings += watch.openings
                report.steps += watch.steps
                report.faces += watch.faces_seen

    def _blow(self, act: Act, events: int) -> None:
        """Do a number of events, or fewer if the people leave the table."""
        for _ in range(events):
            if act.over:
                break
            self.report.events += 1
            act.blow()


def storm(game: str, theme: str, look: str, seed: int, events: int, without: Collection[str] = ()) -> Report:
    """Run a number of events at tables of a game, in a theme and with one way to look. `without` "pads" no pad is
    plugged or unplugged, `without` "seats" no seat changes."""
    return Storm(game, theme, look, seed, events, frozenset(without)).blow()


def main(words: list[str]) -> int:
    """Run the storm that the command line asks for, and return the exit status."""
    without = {word.removeprefix("--without-") for word in words if word.startswith("--without-")}
    given = dict(enumerate(word for word in words if not word.startswith("--without-")))
    events, seed = int(given.get(0, EVENTS)), int(given.get(1, 1))
    games = list(GAMES) if given.get(2, "all") == "all" else [given[2]]
    themes = THEMES if given.get(3, "both") == "both" else (given[3],)
    looks = LOOKS if given.get(4, "both") == "both" else (given[4],)
    picture_cache.data, faults = PICTURES, 0
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
