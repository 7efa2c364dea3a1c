"""Sitting: a match with the people and computer players at it, kept safe step by step. No pixels."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import SystemRandom

from engine.core.dealers import Dealer, SeededDealer
from engine.core.events import Event
from engine.core.match import Match, reason
from engine.core.prompts import Reason
from engine.core.records import step_line
from engine.core.seals import Seal, sealed
from engine.core.seats import CHANCE, Seat
from engine.core.steps import IllegalStep, Step
from engine.core.words import sentence
from engine.games import GAMES
from game.answers import simple_answer
from game.context import Context
from scenes.handover.openings import GONE, Held, Openings, holder, since_look, to_tell
from scenes.seating import Seating, TablePlan, as_data
from scenes.table.coach.coach_usage import NEVER, CoachUsage, Counts
from scenes.table.dealing import TableDealer
from scenes.table.notes import TABLE, Drawer
from scenes.table.tempo import Tempo

log = logging.getLogger(__name__)
SEED_BITS = 256
"""Of what a computer player draws from when it decides: as hard to guess as the cards."""


@dataclass(slots=True)
class Due:
    """An answer of a computer player of `level`: `step` once it is there, `rest` seconds of `wait` until it is shown.
    `quick`: a nod is enough."""

    seat: Seat
    level: str
    quick: bool
    wait: float
    rest: float
    step: Step | None = None


class Session:
    """The one door between table scene, match, store and computer players.

    Steps are on the disk before `submit` and `deal` return. `plan.seating` counts people by the seats they took;
    `seating` is where they sit now, because a partners' draw moves them.
    """

    def __init__(
        self,
        context: Context,
        plan: TablePlan,
        match: Match | None = None,
        kept: int | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """A new match, or one that goes on: `kept` is its number in the store. `match` without `kept` is not kept.
        `dealer` deals instead of the system's entropy; ValueError for one whose deals could be computed."""
        if isinstance(dealer, SeededDealer):
            raise ValueError("at a table nobody deals by a seed: a few known cards would tell all others")
        self.context, self.plan = context, plan
        self.match = match or Match(GAMES[plan.setup.game], plan.setup)
        self._chance = SystemRandom()
        self._tempo = Tempo(self.match.game.thinks)
        self.due: Due | None = None
        self.kept = kept
        if match is None:
            self.kept = context.store.begin_match(plan.setup, as_data(plan.seating), dict(plan.aids))
        self._dealer = dealer or TableDealer(self.match, context.store, self.kept)
        self.notes = Drawer(context.store, self.kept)
        self._uses = CoachUsage(self.notes.of(TABLE))
        self.openings = Openings(self.notes.of(TABLE))
        self._note_holders()
        self.seals: dict[int, Seal] = {} if kept is None or match is None else context.store.seals(kept)
        """What chance has done is sealed: by its place among the steps. Nonces are secrets until the match is over."""
        self._told = list(self.match.steps)
        self._asked = False
        self.answered: Seat | None = None
        """Whose answer was the latest that a person gave, until somebody else has seen the table from behind."""
        context.bots.forget()
        context.coach.forget()

    @property
    def seating(self) -> Seating:
        """Who sits where now."""
        plans = self.plan.seating.seats
        return Seating(tuple(plans[person] for person in self.persons()))

    def persons(self) -> tuple[int, ...]:
        """For every seat of now, where whoever sits there sat down at the start."""
        order = getattr(self.match.view("public"), "seating", None)
        return tuple(order) if order else tuple(range(len(self.plan.seating)))

    def reseat(self, seating: Seating) -> None:
        """Somebody became a computer player, or took a seat back: `seating` is by the seats of now."""
        plans = list(self.plan.seating.seats)
        for seat, person in enumerate(self.persons()):
            plans[person] = seating[seat]
        self.plan = replace(self.plan, seating=Seating(tuple(plans)))
        self._note_holders()
        people = self.seating.people
        if sum(people) == 1:  # from now on the hand lies open without a curtain
            alone = people.index(True)
            self.opened(alone, self.seating[alone].device or GONE)
        self.cancel()
        if self.kept is not None:
            self.context.store.keep_seats(self.kept, as_data(self.plan.seating))

    # Who holds which seat

    def _note_holders(self) -> None:
        for person, plan in enumerate(self.plan.seating.seats):
            self.openings.held(person, holder(plan))

    def lost(self, seat: Seat) -> None:
        """What `seat` is held with is gone."""
        self.openings.held(self.persons()[seat], GONE)

    def opened(self, seat: Seat, device: str) -> None:
        """The hand of `seat` lies open, by a press of `device`."""
        self.openings.opened(self.persons()[seat], device)

    def since_look(self, seat: Seat) -> str:
        """What `seat` has to be told before it looks: who held it, or looked, since it did; "" for nothing."""
        devices = self.context.devices
        return since_look(self.openings.of(self.persons()[seat]), self.seating[seat].devices, devices.name)

    def opened_by_others(self) -> tuple[tuple[Seat, tuple[Held, ...]], ...]:
        """Which hands were opened with what they are not held with: everybody may know that."""
        histories = ((seat, self.openings.of(person)) for seat, person in enumerate(self.persons()))
        found = ((seat, tuple(to_tell(history, self.seating[seat].devices))) for seat, history in histories)
        return tuple((seat, others) for seat, others in found if others)

    # The coach

    def coach_asked(self, seat: Seat, depth: int) -> None:
        """`seat` asks the coach about its open question, so far: everybody may know that."""
        self._uses.asked(self.persons()[seat], len(self.match.steps), depth)

    def asked(self) -> tuple[tuple[Seat, Counts], ...]:
        """Who has asked the coach, and how often."""
        counts = ((seat, self._uses.of(person)) for seat, person in enumerate(self.persons()))
        return tuple((seat, count) for seat, count in counts if count != NEVER)

    def chance_is_asked(self) -> bool:
        """Whether cards have to be drawn or dealt before anybody can go on."""
        return bool(self.match.chance())

    def deal(self) -> tuple[Event, ...]:
        """Let chance do one thing: one draw or one deal."""
        return self.submit(self.lot())

    def lot(self) -> Step:
        """What chance says to what it is asked now."""
        return self._dealer.answer(*self.match.chance())

    def submit(self, step: Step) -> tuple[Event, ...]:
        """Take a step; unredacted events. IllegalStep leaves everything as it was."""
        events = self.match.submit(step)
        if step.by == CHANCE:
            self._seal(step)
        self._keep()
        return events

    def _seal(self, step: Step) -> None:
        """Promise what chance has done, before anybody can act on it."""
        place = max(at for at, taken in enumerate(self.match.steps) if taken == step)
        self.seals[place] = sealed(step_line(step))
        if self.kept is not None:
            self.context.store.keep_seal(self.kept, place, self.seals[place])

    def take_back(self, seat: Seat) -> None:
        """Take the latest answer of `seat` back, which must be allowed; on the disk too."""
        self.cancel()
        self.match.take_back(seat)
        self.answered = None
        self._keep()

    def _keep(self) -> None:
        steps, told = list(self.match.steps), self._told
        self._told = steps
        if self.kept is None:
            return
        if steps[: len(told)] == told:
            self.context.store.add_steps(self.kept, [step_line(step) for step in steps[len(told) :]])
        else:  # a sealed answer found its place before another one
            self.context.store.keep_steps(self.kept, [step_line(step) for step in steps])
        end = self.match.end()
        if end is not None:
            self.context.store.finish_match(self.kept, end, counts=not self.plan.open_hands)

    def leave(self) -> None:
        """Everybody gets up; the match can be gone on with another time."""
        self.cancel()
        if self.kept is not None and not self.match.over:
            self.context.store.leave_match(self.kept)

    # Computer players

    def ask_bot(self, seat: Seat, quick: bool = False) -> None:
        """Put the open questions of `seat` to its computer player, with what that seat may know and nothing more.
        `quick`: everybody is asked at once and in public, so that a nod is enough."""
        turn, level, bots = len(self.match.steps), self.seating[seat].level, self.context.bots
        if not self._asked:
            self._asked = True
            self.context.idle_work.add(
                bots.warm(other for other, who in enumerate(self.seating.seats) if not who.person)
            )
        wait = self._tempo.wait(seat, turn, level, bots.slowness, quick)
        self.due = Due(seat, level, quick, wait, wait)
        bots.ask(
            ("table", seat, turn),
            self.match.game.name,
            self.match.view(seat),
            self.match.heard(seat),
            self.match.asks(seat),
            level,
            self._chance.getrandbits(SEED_BITS),
        )

    def bot_answer(self, dt: float) -> Step | None:
        """The answer that is due, once its beat is over and it is there; call every frame while one is awaited."""
        due = self.due
        if due is None:
            return None
        for answered in self.context.bots.poll():
            if answered.key == ("table", due.seat, len(self.match.steps)):
                due.step = answered.step
                # Only by now its process must have said how slow this machine is.
                wait = self._tempo.wait(
                    due.seat, len(self.match.steps), due.level, self.context.bots.slowness, due.quick
                )
                due.rest, due.wait = due.rest + wait - due.wait, wait
                self._tempo.took(due.level, answered.seconds)
        due.rest -= dt
        if due.rest > 0 or due.step is None:
            return None
        self.due = None
        return due.step

    def bot_submit(self, step: Step) -> tuple[Event, ...]:
        """Take a computer player's step; one that is not legal gives way to a simple legal answer."""
        try:
            return self.submit(step)
        except IllegalStep:
            log.warning("a computer player's step was refused: %s", step.do)  # why might name cards
            assert isinstance(step.by, int)
            return self.submit(simple_answer(self.match.asks(step.by)))

    def cancel(self) -> None:
        """Nobody waits for a computer player any more."""
        if self.due is not None:
            self.context.bots.cancel(("table", self.due.seat, len(self.match.steps)))
            self.due = None

    def why_not(self, step: Step) -> str:
        """The sentence that refuses `step` now; empty where it is legal. Nothing changes, nobody is told."""
        why = self.reason(step)
        return sentence(self.match.game.words, why) if why else ""

    def reason(self, step: Step) -> Reason | None:
        """The reason that refuses `step` now; None where it is legal."""
        prompts = self.match.prompts()
        if any(prompt.accepts(step) for prompt in prompts):
            return None
        return reason(self.match.game, self.match.state, prompts, step)

    def calls(self, seat: Seat) -> tuple[Step, ...]:
        """What `seat` may call of others now: all of it public. Cards of its own are a secret and not among them."""
        offered = (step for prompt in self.match.asks(seat) if prompt.interrupts for step in prompt.steps())
        return tuple(step for step in offered if dict(step.args).get("seat") != seat)

    def verbs(self, seat: Seat) -> Sequence[str]:
        """Verbs of the open questions of `seat`, without those that may only interrupt."""
        return tuple(prompt.verb for prompt in self.match.asks(seat) if not prompt.interrupts)
