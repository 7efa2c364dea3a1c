"""Course: the course of a match on the screen. Something happens, it is told, scenes follow it, and then comes what
comes next."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.events import Event, redact
from engine.core.seats import PUBLIC, Seat
from engine.core.steps import IllegalStep, Step
from game.easing import paced
from game.theme import SeatLook
from scenes.table import doors
from scenes.table.glass import Glass
from scenes.table.hearing import Hearing
from scenes.table.look import Look
from scenes.table.privacy import Privacy
from scenes.table.rail import Saying
from scenes.table.story import Told, tell, to_tell
from scenes.table.turns import Next, Turn, next_turn

if TYPE_CHECKING:
    from game.house import House


class Course:
    """What other courses (a record that is watched) do differently: `next` and `told`."""

    def __init__(self, house: "House", glass: Glass, privacy: Privacy, saying: Saying) -> None:
        self.house, self.glass, self.privacy, self.saying = house, glass, privacy, saying
        self.sitting, self.telling = glass.sitting, glass.telling
        self._shown: list[Seat] = []  # who has been shown something alone in the story
        self._untold: tuple[Told, ...] = ()  # what is told when a scene in the middle of a story is over
        self.hearing: Hearing | None = None  # a step that everybody hears; it counts for nothing before that is over
        self._objected = False

    @property
    def look(self) -> Look:
        """The game's side of the table, in the words of the theme."""
        return self.glass.look

    @property
    def busy(self) -> bool:
        """Whether a story is told or a computer player is awaited."""
        return self.telling.busy or self.sitting.due is not None

    def advance(self, dt: float) -> None:
        """`dt` seconds pass for the story, or for the computer player that thinks."""
        if self.telling.busy:
            self.telling.stage.advance(paced(dt, self.house.pace))
            if self.telling.busy:
                self.glass.follow()
            else:
                self.told()
            return
        step = self.sitting.bot_answer(dt)
        if step is not None and not self._hear(step):
            self.tell(self.sitting.bot_submit(step))

    def hurry(self) -> None:
        """The story is over now."""
        self.telling.stage.finish()
        self.told()

    def interrupted(self) -> bool:
        """End the story that is told, if any; whether what somebody wanted in the middle of it can be done now."""
        if not self.telling.busy:
            return True
        may = self.glass.may_call, self.glass.may_peek
        self.telling.stage.finish()
        self.settle()
        if self.telling.after or may != (self.glass.may_call, self.glass.may_peek):
            self.go_on()
            return False
        return True

    def told(self) -> None:
        """A story is over."""
        if self.hearing is None:
            self.settle()
        self.go_on()

    def settle(self) -> None:
        """Everything is where the match says."""
        self.glass.land()
        if self.sitting.seating != self.glass.seating:
            self.glass.sit()  # partners have moved, before anybody has a card
        else:
            self.glass.sync()
        self.glass.turn_begins()

    def go_on(self) -> None:
        """Whatever waits: a new look of the table, a scene that follows a story, or the next question."""
        if self.glass.stale:
            self.glass.land()
            self.glass.build()
        if self.hearing is not None:
            if not self.telling.busy:
                self._heard(self.hearing)
            return
        scene = self.telling.next_scene()
        if scene is not None:
            self.house.stack.push(scene)
        elif rest := self._rest_of_story():
            self._story(rest)
            self.advance(0.0)  # no frame shows the table as it will be, between a scene and what is told after it
        elif not self.glass.asking and not self.telling.busy and not self._look():
            self.next()

    def _rest_of_story(self) -> tuple[Told, ...]:
        """What is still to be told, for the eyes that it was kept for; nothing where others look now."""
        rest, self._untold = self._untold, ()
        return rest if rest and rest[0].before.viewer == self.glass.viewpoint else ()

    def _look(self) -> bool:
        """Let a seat look that has been shown something alone. Whoever is asked next sees it then anyway, and whoever
        is alone in the room has seen it in the story."""
        seats, self._shown = self._shown, []
        if self.house.pace and not self.glass.hides:
            return False
        waiting, people = self.sitting.match.waiting(), self.glass.seating.people
        seat = next((seat for seat in seats if people[seat] and seat not in waiting), None)
        if seat is not None:
            self.privacy.peek(seat)
        return seat is not None

    def next(self) -> None:
        """Find out what comes next and do it."""
        if self.sitting.chance_is_asked():
            self._ask_chance()
            return
        forced = self.look.forced(self.sitting.match.view(PUBLIC))
        if forced is not None:
            self.tell(self.sitting.submit(forced))
            return
        waiting = self.sitting.match.waiting()
        verbs = frozenset(verb for seat in waiting for verb in self.sitting.verbs(seat))
        in_public = bool(verbs) and verbs <= self.look.in_public
        match next_turn(
            waiting, self.glass.seating.people, self.glass.viewpoint, openly=in_public or self.glass.hands_open
        ):
            case Turn(Next.BOT, int(seat)):
                self.sitting.ask_bot(seat, quick=len(waiting) > 1)
            case Turn(Next.CURTAIN, int(seat)):
                if not self.glass.ask_at_door(seat):
                    self.privacy.hand_to(seat)
            case Turn(Next.GO_ON | Next.ASK, int(seat)):
                self._ask(seat, in_public, verbs)
            case _:
                self.house.stack.replace(doors.results(self.house, self.glass))

    def _ask_chance(self) -> None:
        """Chance answers, or people do where the game lets them; nobody among computer players is asked who of them
        is the youngest."""
        verb = self.sitting.match.chance()[0].verb
        if sum(self.glass.seating.people) > 1 and verb in self.look.lots:
            self.house.stack.push(doors.lots(self.house, self.glass, verb, self.privacy))
        else:
            self.tell(self.sitting.deal())

    def _ask(self, seat: Seat, in_public: bool, verbs: frozenset[str]) -> None:
        """On the glass, or on a board of the game's own over it. Where hands lie open the table turns to whoever is
        asked, and that one's hand rises."""
        turns = not in_public and self.glass.viewpoint != seat
        if turns:
            self.glass.look_as(seat)
        boards = self.look.boards
        verb = next((verb for verb in verbs if verb in boards), None)
        if verb is None:
            self.glass.ask(seat, in_public)
            if turns:
                self.glass.hand.wait(held=False)
        else:
            self.house.stack.push(doors.board(self.house, self.glass, boards[verb], self.privacy))

    def answer(self, step: Step, *more: Step) -> None:
        """A person answered: cover first, then submit, then tell the story to everybody. Or everybody was heard, and
        this is what came of it. `more` are further answers of the same sitting."""
        heard, self.hearing = self.hearing is not None, None
        self.glass.ask_nobody()
        self.saying.say("")  # what was refused belongs to the question before
        covered = None if self._goes_on(step) else self.privacy.cover()
        if not heard and self._hear(step, covered):
            return
        try:
            events = tuple(event for one in (step, *more) for event in self.sitting.submit(one))
        except IllegalStep as error:
            self.saying.say(str(error))
            self.next()  # whoever was covered sees its curtain again, never the hand at once
            return
        self.sitting.answered = step.by if isinstance(step.by, int) else None
        self.tell(events, covered)

    def forget(self) -> None:
        """Nothing is told any more, and nothing follows it: what it was about is taken back."""
        self._shown, self._untold = [], ()
        self.telling.after.clear()
        self.glass.land()

    def _hear(self, step: Step, covered: SeatLook | None = None) -> bool:
        """Whether everybody hears this step before it counts; then its story has begun. Only a step that could be taken
        is heard at all."""
        glass = self.glass
        heard = self.look.hearing(step, self.sitting.match.view(PUBLIC), glass.speakers)
        if heard is None or self.sitting.why_not(step):
            return False
        self.hearing, self._objected = heard, False
        glass.props.caption = heard.caption
        self.telling.begin(heard.story(glass.props), covered, glass.calm)
        return True

    def _heard(self, heard: Hearing) -> None:
        """What was to be heard has been told: others are asked, or it counts."""
        if self._objected or heard.asks(self.glass.seating):
            self.glass.props.caption = heard.caption
            heard.story(self.glass.props).finish()  # whatever has covered it meanwhile
            self.house.stack.push(doors.hearing(self.house, self.glass, heard, self.privacy))
        else:
            self.answer(heard.verdict(()))

    @property
    def may_object(self) -> bool:
        """Whether what is told does not count yet and a person may ask for everybody's word."""
        asked = self.hearing.asked if self.hearing is not None else ()
        return not self._objected and any(self.glass.seating[seat].person for seat in asked)

    def object(self) -> None:
        """Somebody wants to hear what the others say."""
        self._objected = True
        self.hurry()

    def _goes_on(self, step: Step) -> bool:
        """Public facts decide: whether a curtain falls tells nothing about a hand."""
        return self.look.goes_on(step, self.sitting.match.view(PUBLIC))

    def tell(self, events: Sequence[Event], behind: SeatLook | None = None) -> None:
        """Play what happened as the viewpoint may know it; what waits for a press comes after it."""
        glass = self.glass
        glass.ask_nobody()
        glass.hand.show(glass.hand.cards, breaks=self.look.breaks(glass.props.view))
        self._story(tuple(to_tell(redact(events, glass.viewpoint), self.look, glass.props.view)), behind)
        self.telling.after += doors.seals(self.house, glass)

    def _story(self, story: tuple[Told, ...], behind: SeatLook | None = None) -> None:
        """As far as the first event that a scene of its own follows (a count comes before the one who wins by it)."""
        glass = self.glass
        end = next((i for i, told in enumerate(story, 1) if type(told.event) in self.look.interludes), len(story))
        story, self._untold = story[:end], story[end:]
        self.telling.after += doors.interludes(self.house, glass, [told.event for told in story])
        shown = ((self.look.shown_to.get(type(told.event)), told.event) for told in story)
        self._shown += [to(event) for to, event in shown if to is not None]
        glass.props.on_turn = None
        self.telling.begin(tell(story, self.look, glass.props, glass.speakers), behind, glass.calm)
