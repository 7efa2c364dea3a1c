"""Busy moments of every game: a deal, cards played and swept, curtains, an evening. A game gives its plan."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from time import sleep

from engine.core.dealers import SeededDealer
from engine.core.match import Match, Record
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from game.bots import Brief
from game.context import Context
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, Action, Press
from game.kiosk.config import NONE, Config
from game.kiosk.kiosk import Kiosk
from game.kiosk.usage_stats import UsageStats
from game.loop import FRAME
from game.resources import resident
from scenes.ending.results import ResultsScene
from scenes.handover.curtain import CurtainScene
from scenes.kiosk.attract import AttractScene
from scenes.play import Built
from scenes.seating import LEVELS, Seating, TablePlan, first_seating, join
from scenes.table.flow import Flow
from scenes.table.last_deal import DEAL
from scenes.table.scene import TableScene
from scenes.table.session import Session
from tools.bench.rows import COLLECT_EVERY, BenchRun, Each, Hard, Times, context, drive

SEED = 1
PRESS_EVERY = 45  # frames between presses of a quick player
COVERED_AT = 40  # of these frames: an open hand is covered again
HURRY = 30.0
"""Factor of time, so that an evening fits into a row."""
PATIENCE = 0.002  # seconds between two looks for a late answer
SOAKED_AT_ONCE = 120  # frames
STRONGEST = LEVELS[-1]
TWO_DEVICES = (KEYS_LEFT, KEYS_RIGHT)


def plan(
    game: str, variant: str, players: int, options: Mapping[str, object] | None = None, *, people: bool = False
) -> TablePlan:
    """A table of the strongest computer players, or with two people who share the keyboard."""
    seating = first_seating(players, TWO_DEVICES[0] if people else None)
    for device in TWO_DEVICES[1:] if people else ():
        seating = join(seating, device)
    seats = tuple(replace(seat, level=STRONGEST) for seat in seating.seats)
    return TablePlan(GAMES[game].setup(variant, players, options or {}), Seating(seats))


def _nothing(run: BenchRun) -> None:
    """Press nothing."""


def _played(setup_of: TablePlan, until: Callable[[Match], bool]) -> Match:
    """A match among computer players, played until `until` is true."""
    setup = setup_of.setup
    match, dealer = Match(GAMES[setup.game], setup), SeededDealer(SEED)
    bots = LevelBots(SEED, GAMES[setup.game].levels[:1] * setup.players)
    while not until(match):
        advance(match, dealer, bots)
    return match


def question(setup_of: Callable[[], TablePlan], verb: str) -> Callable[[], Hard]:
    """A function that returns the first question to a seat with `verb`, for a computer player of the strongest
    level."""

    def asked() -> Hard:
        match = _played(setup_of(), lambda match: any(_verb(match, seat) == verb for seat in match.waiting()))
        seat = next(seat for seat in match.waiting() if _verb(match, seat) == verb)
        return Brief("bench", match.game.name, match.view(seat), match.heard(seat), match.prompts_of(seat)), STRONGEST

    return asked


def _verb(match: Match, seat: Seat) -> str:
    return match.prompts_of(seat)[0].verb


def _dealt_next(match: Match) -> bool:
    return any(prompt.who == CHANCE and prompt.verb == DEAL for prompt in match.prompts())


class _Unkept(TableScene):
    """A table with a match that the bench makes, which cannot be resumed."""

    def __init__(self, context: Context, setup_of: TablePlan) -> None:
        super().__init__(context, setup_of, Session.unkept(context, setup_of))


class DealAgain(Flow):
    """Deals repeatedly, so that the busiest moment fills the whole time."""

    def end_story(self) -> None:
        self.session.wind(_played(self.session.plan, _dealt_next).state)
        super().end_story()

    def next(self) -> None:
        if self.session.chance.verb != DEAL:
            self.session.wind(_played(self.session.plan, _dealt_next).state)
            self.screen.sync()
        self.tell(self.session.deal(self.screen.room.viewpoint))


class HandReplay(Flow):
    """Plays the cards of a hand without a pause, and again from the start, with all tricks."""

    plays_verb = ""
    start: tuple[Step, ...] = ()
    plays: tuple[Step, ...] = ()
    at = 0

    def next(self) -> None:
        if not self.plays:
            self.start, self.plays = _plays(self.session.plan, self.plays_verb)
        if self.at == 0:
            setup = self.session.setup
            self.session.wind(Match.resume(self.session.game, Record(setup, self.start)).state)
            self.screen.sync()
        step = self.plays[self.at]
        self.at = (self.at + 1) % len(self.plays)
        self.tell(self.session.submit(step, self.screen.room.viewpoint))


def _plays(setup_of: TablePlan, verb: str) -> tuple[tuple[Step, ...], tuple[Step, ...]]:
    """The steps before the first `verb` of a match, and those from it to the last one before the next deal."""
    match = _played(setup_of, lambda match: bool(match.steps) and match.steps[-1].do == verb)
    first = len(match.steps) - 1
    dealer, bots = SeededDealer(SEED), LevelBots(SEED, match.game.levels[:1] * match.setup.players)
    while not match.over and not _dealt_next(match):
        advance(match, dealer, bots)
    steps = tuple(match.steps)
    last = max(number for number, step in enumerate(steps) if step.do == verb)
    return steps[:first], steps[first:last]


class _Dealing(_Unkept):
    flow_kind = DealAgain


def dealing(setup_of: Callable[[], TablePlan]) -> Callable[[Built], Each]:
    """Deal to all seats repeatedly."""

    def start(built: Built) -> Each:
        built.context.stack.push(_Dealing(built.context, setup_of()))
        return _nothing

    return start


def playing(setup_of: Callable[[], TablePlan], verb: str) -> Callable[[Built], Each]:
    """Play cards without a pause for thought; `verb` is the game's word for that."""

    def start(built: Built) -> Each:
        class Plays(HandReplay):
            plays_verb = verb

        class Playing(_Unkept):
            flow_kind = Plays

        built.context.stack.push(Playing(built.context, setup_of()))
        return _nothing

    return start


def curtains(setup_of: Callable[[], TablePlan]) -> Callable[[Built], Each]:
    """Open curtains over hands and close them again."""

    def start(built: Built) -> Each:
        chosen = setup_of()
        match = _played(chosen, lambda match: any(chosen.seating[seat].person for seat in match.waiting()))
        table = TableScene(built.context, chosen, Session(built.context, chosen, match))
        built.context.stack.push(table)
        built.context.stack.apply()
        built.context.idle_work.run_all()  # no player takes a pad in the first second

        def each(run: BenchRun) -> None:
            top, at = built.context.stack.top, run.number % PRESS_EVERY
            if isinstance(top, CurtainScene) and at == 0:
                built.context.stack.act(Press(Action.CONFIRM, top.device or KEYS))
            elif top is table and at == COVERED_AT:
                table.privacy.hide()

        return each

    return start


def evening(setup_of: Callable[[], TablePlan]) -> Callable[[Built], Each]:
    """Masters at the pace of an evening; scenes that wait for a press get one."""

    def start(built: Built) -> Each:
        built.context.stack.push(TableScene(built.context, setup_of()))
        return _go_on

    return start


def looked_on(game: str) -> Callable[[Built], Each]:
    """The show of a kiosk with that game."""

    def start(built: Built) -> Each:
        alone = Config().said({f"games.{other}": NONE for other in GAMES if other != game})
        kiosk = Kiosk(built.context.store, UsageStats(built.context.store), alone)
        scene = AttractScene(built.context, kiosk)
        built.context.stack.push(scene)
        built.context.stack.apply()
        built.context.idle_work.run_all()  # rehearsed while another game is shown
        scene.show.begin_match()  # without the shelf

        def each(run: BenchRun) -> None:
            if _late(scene.show.stack.top):
                sleep(PATIENCE)

        return each

    return start


def for_children(start: Callable[[Built], Each]) -> Callable[[Built], Each]:
    """The same moment in the children's theme."""

    def begin(built: Built) -> Each:
        built.context.settings.change(theme="kids")
        return start(built)

    return begin


def _go_on(run: BenchRun) -> None:
    """Press if a scene waits for that. If a table waits for a late worker, wait in real time."""
    top = run.built.context.stack.top
    if _late(top):
        sleep(PATIENCE)
    elif run.number % PRESS_EVERY == 0 and not isinstance(top, TableScene):
        run.press()


def _late(scene: object) -> bool:
    """Whether a table waits for a computer player whose beat is over. Frames follow each other faster here than in a
    room, but thinking takes the same time."""
    if not isinstance(scene, TableScene) or scene.screen.animations.busy:
        return False
    due = scene.session.computer_players.due
    return due is not None and due.rest <= 0


def soak(setup_of: Callable[[], TablePlan], seconds: float) -> dict[str, float]:
    """Let computer players play match after match for `seconds` of game time. Returns memory in MiB after the first
    match, half-way and at the end."""
    memory: list[float] = []
    matches, played = 0, 0.0
    with context() as built:
        built.context.stack.push(TableScene(built.context, setup_of()))

        def each(run: BenchRun) -> None:
            nonlocal matches, played
            top = built.context.stack.top
            if isinstance(top, ResultsScene):
                matches += 1
                built.context.stack.reset(TableScene(built.context, setup_of()))
            else:
                _go_on(run)
            built.app.speed = 1.0 if _late(top) else HURRY
            played += FRAME * built.app.speed
            if run.number % COLLECT_EVERY == 0 and matches:
                memory.append(resident())

        while played < seconds:
            drive(BenchRun(built), each, SOAKED_AT_ONCE, lambda number: Times())
    known = memory or [resident()]
    return {
        "game_seconds": round(played),
        "matches": matches,
        "memory_mib_start": known[0],
        "memory_mib_half": known[len(known) // 2],
        "memory_mib_end": known[-1],
    }
