"""Session: a match with its human and computer players, saved step by step, and its dealer. No pixels."""

import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from random import SystemRandom
from typing import Any

from engine.core.dealers import Dealer, EntropyDealer, SeededDealer
from engine.core.events import Event, Heard, redact
from engine.core.game import Game, Setup, State, View
from engine.core.match import Match, Record, refusal
from engine.core.messages import Message
from engine.core.prompts import Prompt
from engine.core.records import BadRecord, parse, step_line
from engine.core.seals import Seal, make_seal
from engine.core.seats import CHANCE, PUBLIC, Seat, Viewer
from engine.core.steps import IllegalStep, Step
from engine.games import GAMES
from game import deals, memories
from game.bots import Brief, simple_answer
from game.context import Context
from game.store.store import Store
from scenes.evening.diary import deeds_of, note
from scenes.games import sides_of
from scenes.handover.device_binding import identify_pads
from scenes.handover.openings import Holders, Openings
from scenes.seating import Seating, TablePlan, as_data
from scenes.table.coach.coach_usage import CoachUsage
from scenes.table.last_deal import SIGN, Agreement
from scenes.table.notes import TABLE, Drawer
from scenes.table.turns import Tempo, pace_of

MOST = 20
"""How many earlier matches to consult when choosing unseen cards. More would delay the first deal."""
_BY_CHANCE = '"by": "chance"'


class TableDealer:
    """Deals from the system's entropy. If a game has more cards than a match needs, it chooses those not seen here
    lately."""

    def __init__(self, game: Game, state: Callable[[], State], store: Store, kept: int | None) -> None:
        """`state` returns that of the match now. `kept` is its number in the store; an unsaved match counts as the
        first one."""
        self._game, self._state, self._store, self._kept = game, state, store, kept
        self._fair, self._random = EntropyDealer(), SystemRandom()
        self._past: tuple[tuple[Step, ...], ...] | None = None

    def answer(self, *prompts: Prompt) -> Step:
        """A step that one of `prompts` accepts."""
        step, stocked = self._fair.answer(*prompts), self._game.stocked
        if stocked is None:
            return step
        if self._past is None:
            name = self._game.name
            earlier = () if self._kept is None else self._store.history.earlier_matches(name, self._kept, MOST)
            self._past = tuple(by_chance(earlier))
        return stocked(self._state(), step, self._past, self._random)


def by_chance(matches: Iterable[tuple[str, ...]]) -> Iterator[tuple[Step, ...]]:
    """The steps of chance in each of these matches, without unreadable ones."""
    for header, *lines in matches:
        try:
            yield parse("\n".join((header, *(line for line in lines if _BY_CHANCE in line))), GAMES).steps
        except BadRecord:
            continue


log = logging.getLogger(__name__)
SEED_BITS = 256
"""Size of the seed of a computer player's decision, as hard to guess as the cards."""


@dataclass(slots=True)
class BotTurn:
    """The awaited answer of a computer player at `seat`, which plays at `level`.

    It is shown after `wait` seconds, of which `rest` are left. It is `quick` if several seats are asked at once. `pace`
    is the factor of its usual time. `spent` are the seconds since it was asked: at least `floor`, even if players hurry
    the table.
    """

    seat: Seat
    level: str
    pace: float
    quick: bool
    wait: float
    rest: float
    floor: float
    spent: float = 0.0


@dataclass(frozen=True, slots=True)
class ViewerFacts:
    """All facts of a match that one viewer may know now.

    `view`: its view. `heard`: all events so far, redacted for it. `prompts`: its open questions, none for the public.
    `seating`: the current seating. `persons`: for every current seat, the first seat of its player.
    """

    view: View
    heard: Heard
    prompts: tuple[Prompt, ...]
    seating: Seating
    persons: tuple[int, ...]

    @property
    def verbs(self) -> tuple[str, ...]:
        """Verbs of its open questions, without those that may only interrupt."""
        return tuple(prompt.verb for prompt in self.prompts if not prompt.interrupts)

    @property
    def calls(self) -> tuple[Step, ...]:
        """Its possible calls of others now, all of them public. Its own cards are secret and not among them."""
        offered = (step for prompt in self.prompts if prompt.interrupts for step in prompt.steps())
        return tuple(step for step in offered if dict(step.args).get("seat") != step.by)


class Chance:
    """What chance is asked now, and the dealer that answers for it."""

    def __init__(self, dealer: Dealer, prompts: Callable[[], tuple[Prompt, ...]]) -> None:
        self._dealer, self._prompts = dealer, prompts

    @property
    def verb(self) -> str | None:
        """Verb of the open question; None if there is none."""
        return next((prompt.verb for prompt in self._prompts()), None)

    def lot(self) -> Step:
        """A step that chance could take, drawn again at each call."""
        return self._dealer.answer(*self._prompts())

    @property
    def decided(self) -> bool:
        """Whether an earlier table with the same cards has decided it, so that players are not asked."""
        return (
            isinstance(self._dealer, deals.RepeatedDealer) and self._dealer.earlier_answer(*self._prompts()) is not None
        )


class Saved:
    """The match in the store: its steps, the seals of its steps of chance, and how it ended.

    `number` is None for a match that is not saved. Nonces of `seals`, which are by index of the step, are secret until
    the match is over.
    """

    def __init__(self, context: Context, number: int | None, steps: Sequence[Step], seals: dict[int, Seal]) -> None:
        self._context, self.number, self.seals = context, number, seals
        self._told = list(steps)

    def write(self, steps: Sequence[Step]) -> None:
        """Bring the steps of the match to the disk."""
        if self.number is None:
            return
        told, self._told = self._told, list(steps)
        if self._told[: len(told)] == told:
            self._context.store.matches.add_steps(self.number, [step_line(step) for step in steps[len(told) :]])
        else:  # a sealed answer was sorted in before another one
            self._context.store.matches.keep_steps(self.number, [step_line(step) for step in steps])

    def seal(self, step: Step, steps: Sequence[Step]) -> None:
        """Seal a step of chance, before any player can act on it."""
        place = max(at for at, taken in enumerate(steps) if taken == step)
        self.seals[place] = make_seal(step_line(step))
        if self.number is not None:
            self._context.store.matches.keep_seal(self.number, place, self.seals[place])

    def finish(self, end: dict[str, Any], session: "Session") -> None:
        """Save how the match has ended, for the store, the evening, the lessons and the memories."""
        if self.number is None:
            return
        context, plan, seating, heard = self._context, session.plan, session.seating, session.facts_for(PUBLIC).heard
        context.store.matches.finish(self.number, end, counts=not plan.open_hands)
        note(context, plan, seating, end, self.number, heard)
        if plan.counts:
            winners = (seating[seat] for seat in end["winners"])
            context.learning.won(session.game.name, [one for one in winners if one.person])
            self._remember(self.number, end["winners"], session)

    def _remember(self, match: int, winners: Sequence[Seat], session: "Session") -> None:
        """Save memories of the match for its registered people."""
        seats, setup = session.seating.seats, session.setup
        kept = [one.name for one in self._context.learning.kept([plan for plan in seats if plan.person])]
        if kept:
            sitters = [memories.Sitter(plan.name, "" if plan.person else plan.level) for plan in seats]
            deeds = deeds_of(setup.game, session.seating.names, range(len(seats)), session.facts_for(PUBLIC).heard)
            of_match = memories.of_match(
                match, setup.game, setup.variant, date.today(), sitters, sides_of(setup), winners, deeds, kept
            )
            memories.keep(self._context.store, of_match)


class Session:
    """The only link between table scene, match, store and computer players.

    Only the session has the match: steps go in, and only public facts or those of one viewer come out. Steps are on the
    disk before `submit` and `deal` return. `plan.seating` lists people by their first seats; `seating` is the current
    one, because a draw for partners moves them.
    """

    def __init__(
        self,
        context: Context,
        plan: TablePlan,
        match: Match | None = None,
        kept: int | None = None,
        dealer: Dealer | None = None,
    ) -> None:
        """A new match, or a resumed one: `kept` is its number in the store. `match` without `kept` is not saved.

        `dealer` deals instead of the system's entropy; ValueError for one whose deals can be computed.
        """
        if isinstance(dealer, SeededDealer):
            raise ValueError("a table never deals by a seed: a few known cards would tell all others")
        if plan.saved is None:  # otherwise the players have not shown their pads yet
            plan = replace(plan, seating=identify_pads(context.devices, plan.seating))
        self.context, self.plan = context, plan
        self._match = match or Match(GAMES[plan.setup.game], plan.setup)
        self._seen: dict[Viewer, ViewerFacts] = {}
        self.computer_players = ComputerPlayers(context, self)
        self.kept = kept
        if match is None:
            self.kept = context.store.matches.begin(plan.setup, as_data(plan.seating), dict(plan.aids))
        dealer = dealer or TableDealer(self.game, lambda: self._match.state, context.store, self.kept)
        if plan.deal is not None and self.kept is not None:  # a rehearsal backstage has cards of its own
            before = deals.chance_of(context.store, plan.deal)
            dealer = deals.RepeatedDealer(before, lambda: self._match.steps, dealer)
            self._note_who_has_seen()
        self.chance = Chance(dealer, lambda: self._match.chance())
        self.notes = Drawer(context.store, self.kept)
        self.coach_usage = CoachUsage(self.notes.of(TABLE))
        self.last_deal = Agreement(self.notes.of(TABLE), plan.most_deals)
        self.ended: dict[str, Any] | None = None
        """The standings with which the table has ended a match early."""
        self.holders = Holders(Openings(self.notes.of(TABLE)), self.persons, lambda: self.seating)
        self.keeps_open = False
        """Whether the only human player left has agreed to an open hand, until people change seats."""
        self.holders.sit(self.plan.seating.seats)
        known = {} if kept is None or match is None else context.store.matches.seals(kept)
        self._saved = Saved(context, self.kept, self._match.steps, known)
        self.answered: Seat | None = None
        """The seat of the latest human answer, until another player has seen the table from behind the curtain."""
        context.bots.forget()
        context.coach.forget()

    @classmethod
    def unkept(cls, context: Context, plan: TablePlan) -> "Session":
        """A new match that is not saved."""
        return cls(context, plan, Match(GAMES[plan.setup.game], plan.setup))

    # Output

    def facts_for(self, viewer: Viewer) -> ViewerFacts:
        """The facts that `viewer` may know now; the same object until the next step."""
        if viewer not in self._seen:
            match, plans = self._match, self.plan.seating.seats
            view, asks = match.view(viewer), match.prompts_of(viewer) if isinstance(viewer, int) else ()
            persons = self.game.seating(view) or tuple(range(len(plans)))
            seating = Seating(tuple(plans[person] for person in persons))
            self._seen[viewer] = ViewerFacts(view, match.heard(viewer), asks, seating, persons)
        return self._seen[viewer]

    @property
    def game(self) -> Game:
        """The functions of the game. None of them knows this match."""
        return self._match.game

    @property
    def setup(self) -> Setup:
        return self._match.setup

    @property
    def step_count(self) -> int:
        """Number of steps so far."""
        return len(self._match.steps)

    @property
    def over(self) -> bool:
        return self._match.over

    @property
    def end(self) -> dict[str, Any] | None:
        """The object of the record's end line; None while the match goes on."""
        return self._match.end()

    def waiting(self) -> tuple[Seat, ...]:
        """The seats that the table waits for, in seat order."""
        return self._match.waiting()

    @property
    def standing(self) -> tuple[Message, str] | None:
        """The sign of an agreement that all players must know, as words and an icon. It is that of the plan, or the
        last deal."""
        return self.plan.standing or (SIGN if self.last_deal.voted is not None and self.ended is None else None)

    @property
    def sealed(self) -> tuple[Seat, ...]:
        """The seats whose answers are secret until all have answered."""
        return self._match.sealed

    def may_take_back(self, seat: Seat) -> bool:
        """Whether `seat` may take its latest answer back."""
        return self._match.may_take_back(seat)

    def digest_of(self, verb: str) -> str | None:
        """The public digest of the seal of the latest step, if that was a step of chance with that verb; otherwise
        None."""
        latest = self._match.steps[-1] if self._match.steps else None
        seal = self._saved.seals.get(self.step_count - 1) if latest is not None and latest.do == verb else None
        return seal.digest if seal is not None else None

    def record(self) -> Record:
        """The whole match with all hands and answers; RuntimeError if it is not over."""
        self._only_when_over()
        return self._match.record()

    def seals(self) -> dict[int, Seal]:
        """All seals with their nonces, by the indices of the steps; RuntimeError if the match is not over."""
        self._only_when_over()
        return dict(self._saved.seals)

    def _only_when_over(self) -> None:
        if not self.over:
            raise RuntimeError("the match is not over: its record would reveal every hand")

    @property
    def seating(self) -> Seating:
        return self.facts_for(PUBLIC).seating

    def persons(self) -> tuple[int, ...]:
        """For every current seat, the first seat of its player."""
        return self.facts_for(PUBLIC).persons

    def reseat(self, seating: Seating) -> None:
        """Change players: a computer player takes over a seat, or a person takes it back. `seating` is by current
        seats."""
        plans = list(self.plan.seating.seats)
        for seat, person in enumerate(self.persons()):
            plans[person] = seating[seat]
        self.plan = replace(self.plan, seating=identify_pads(self.context.devices, Seating(tuple(plans))))
        self._note_who_has_seen()
        self._seen.clear()
        self.keeps_open = False
        self.holders.sit(self.plan.seating.seats)
        self.computer_players.cancel()
        if self.kept is not None:
            self.context.store.matches.keep_seats(self.kept, as_data(self.plan.seating))

    def _note_who_has_seen(self) -> None:
        """Note the players who have seen the cards at an earlier table. They stay noted when players change."""
        plan = self.plan
        if plan.deal is not None and self.kept is not None:
            found = deals.seen_by(self.context.store, plan.deal, plan.seating.people_names, before=self.kept)
            self.plan = replace(plan, seen=tuple(dict.fromkeys((*plan.seen, *found))))

    # Input

    def deal(self, viewer: Viewer = PUBLIC) -> Heard:
        """Let chance take one step, a draw or a deal. Returns the events for `viewer`."""
        return self.submit(self.chance.lot(), viewer)

    def submit(self, step: Step, viewer: Viewer = PUBLIC) -> Heard:
        """Take a step. Returns the events for `viewer`. IllegalStep leaves everything as it was."""
        events = self._match.submit(step)
        self._seen.clear()
        if step.by == CHANCE:
            self._saved.seal(step, self._match.steps)
        self._saved.write(self._match.steps)
        if self.end is not None:
            self._saved.finish(self.end, self)
        return redact(events, viewer)

    def take_back(self, seat: Seat) -> None:
        """Take the latest answer of `seat` back, also on the disk. It must be allowed."""
        self.computer_players.cancel()
        self._match.take_back(seat)
        self._seen.clear()
        self.answered = None
        self._saved.write(self._match.steps)

    def wind(self, state: State, steps: Sequence[Step] = (), events: Sequence[Event] = ()) -> None:
        """Set the match to `state` of a record, after these steps and events of it, without any notes.

        ValueError for a match that is saved: it goes on step by step.
        """
        if self.kept is not None:
            raise ValueError("cannot jump in a match that is saved")
        self._match = Match(self.game, self.setup, state)
        self._match.steps += steps
        self._match.events += events
        self.notes = Drawer(self.context.store, None)
        self._seen.clear()

    def end_early(self, standing: dict[str, Any]) -> None:
        """End the match with its current standings. An evening counts that as its end; it has no winner."""
        self.computer_players.cancel()
        self.ended = standing
        if self.kept is not None:
            self.context.store.matches.end(self.kept)
            note(self.context, self.plan, self.seating, standing, self.kept, self.facts_for(PUBLIC).heard)

    def leave(self) -> None:
        """Leave the match. It can be resumed another time, unless the table has ended it."""
        self.computer_players.cancel()
        if self.kept is not None and not self.over and self.ended is None:
            self.context.store.matches.leave(self.kept)

    # Rules

    def why_not(self, step: Step) -> Message | None:
        """The reason why `step` is illegal now; None if it is legal. It changes nothing and tells no player."""
        prompts = self._match.prompts()
        if any(prompt.accepts(step) for prompt in prompts):
            return None
        return refusal(self.game, self._match.state, prompts, step)


class ComputerPlayers:
    """The computer players of a match. They are asked one at a time, with the knowledge of their seat only.

    A table shows an answer after a beat, even if it was ready at once. `due` is the awaited answer.
    """

    def __init__(self, context: Context, session: Session) -> None:
        self._context, self._session, self._chance = context, session, SystemRandom()
        self._tempo = Tempo(session.game.thinks)
        self._warm = False
        self.due: BotTurn | None = None
        self._thought: Step | None = None  # the answer, once it is ready

    def ask(self, seat: Seat) -> None:
        """Ask the computer player of `seat` its open questions. If several seats are asked at once, a nod is enough."""
        quick = len(self._session.waiting()) > 1
        session, bots = self._session, self._context.bots
        seen, turn, seating = session.facts_for(seat), session.step_count, session.seating
        plan, calm = seating[seat], self._context.settings.get.reduced_motion
        if not self._warm:
            self._warm = True
            self._context.idle_work.add(bots.warm(other for other, who in enumerate(seating.seats) if not who.person))
        slower = 1.0 if calm else pace_of(plan.bot.manner)
        wait = self._tempo.wait(seat, turn, plan.level, bots.slowness, quick, slower)
        self.due = BotTurn(seat, plan.level, slower, quick, wait, wait, self._tempo.floor(plan.level))
        self._thought = None
        brief = Brief(("table", seat, turn), session.game.name, seen.view, seen.heard, seen.prompts)
        bots.ask(brief, str(plan.bot), self._seed())

    def answer(self, dt: float, hurry: float = 1.0) -> Step | None:
        """The awaited answer, once its beat is over and it is ready. Call it every frame, with `dt` seconds that pass
        `hurry` times as fast as usual."""
        self.think(dt, hurry)
        due = self.due
        if due is None or due.rest > 0 or due.spent < due.floor or self._thought is None:
            return None
        self.due = None
        return self._thought

    def think(self, dt: float, hurry: float = 1.0) -> None:
        """Let time pass while the table tells a story, before the answer can be shown."""
        due, bots, turn = self.due, self._context.bots, self._session.step_count
        if due is None:
            return
        for answered in bots.poll():
            if answered.key == ("table", due.seat, turn):
                self._thought = answered.step
                # The process has measured this machine's slowness at the latest by now.
                wait = self._tempo.wait(due.seat, turn, due.level, bots.slowness, due.quick, due.pace)
                due.rest, due.wait = due.rest + wait - due.wait, wait
                due.floor = self._tempo.floor(due.level)
                self._tempo.took(due.level, answered.seconds)
        due.rest -= dt
        due.spent += dt / hurry

    def cancel(self) -> None:
        """Cancel the awaited answer."""
        if self.due is not None:
            self._context.bots.cancel(("table", self.due.seat, self._session.step_count))
            self.due = None

    def submit(self, step: Step, viewer: Viewer = PUBLIC) -> Heard:
        """Take a computer player's step; an illegal one is replaced by a simple legal answer. Returns the events for
        `viewer`."""
        session = self._session
        try:
            return session.submit(step, viewer)
        except IllegalStep:
            log.warning("a computer player's step was refused: %s", step.do)  # the reason might name cards
            assert isinstance(step.by, int)
            return session.submit(simple_answer(session.facts_for(step.by).prompts), viewer)

    def play_ahead(self, enough: Callable[[View], bool], level: str) -> Iterator[None]:
        """Let computer players of `level` play, one step at a time. They stop when the public view is `enough` or the
        match is over.

        It tells no events, because no human player has sat down yet.
        """
        session = self._session
        while not session.over and not enough(session.facts_for(PUBLIC).view):
            session.submit(session.chance.lot() if session.chance.verb else self._decided(session.waiting()[0], level))
            yield

    def _decided(self, seat: Seat, level: str) -> Step:
        """The answer of a computer player at `seat` that thinks in this process, from the knowledge of that seat."""
        seen, seed = self._session.facts_for(seat), self._seed()
        return self._session.game.decide(seen.view, seen.heard, seen.prompts, level, seed)

    def _seed(self) -> int:
        """A seed for a decision of a computer player."""
        return self._chance.getrandbits(SEED_BITS)
