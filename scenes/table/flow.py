"""Flow: the course of a match on the screen. After each step come its story, the scenes after it, and the next
question."""

from engine.core.events import Heard
from engine.core.messages import Message
from engine.core.seats import PUBLIC, Seat
from engine.core.steps import IllegalStep, Step
from game.ceremonies import HEARD
from game.context import Context
from game.easing import animation_seconds
from game.input.actions import Press
from game.theme import SeatLook
from game.timeline import Clip, Seq, Shortened
from scenes.handover.privacy import HandCover
from scenes.table import navigation
from scenes.table.ahead import PlayingAhead
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.asks.questions import asides_of
from scenes.table.boards.public_board import PublicBoards
from scenes.table.bottom_bar import BarNotice
from scenes.table.challenge.challenge import Challenge, Challenges
from scenes.table.last_deal import DEAL, reached, standing
from scenes.table.screen import Screen
from scenes.table.session import Session
from scenes.table.stage.animation_queue import ViewedEvent, tell, to_tell
from scenes.table.stage.flights import reading_time
from scenes.table.taking_back import may, who_may
from scenes.table.turns import AskedAgain, ForcedSteps, Next, Turn, forced_step, next_turn, only_answer


def open_verbs(session: Session) -> frozenset[str]:
    """The verbs of all open questions."""
    return frozenset(verb for seat in session.waiting() for verb in session.facts_for(seat).verbs)


def asked_in_public(screen: Screen, verbs: frozenset[str]) -> bool:
    """Whether these verbs are asked on the game's own board for all."""
    boards = screen.game_table.feature(PublicBoards)
    return boards is not None and bool(verbs) and verbs <= boards.by_verb.keys()


class Flow:
    """Drives one table: tells stories, asks players, takes their answers. Replays and lessons override parts of it."""

    def __init__(self, context: Context, screen: Screen, privacy: HandCover, saying: BarNotice) -> None:
        self.context, self.screen, self.privacy, self.saying = context, screen, privacy, saying
        self.session, self.animations = screen.session, screen.animations
        self._shown: list[Seat] = []  # seats that were shown something privately in the story
        self._untold: tuple[ViewedEvent, ...] = ()  # the rest of the story after a scene in its middle
        # A step that all players hear; it does not count before that is over.
        self.challenge: Challenge[Step] | None = None
        self._objected = False
        self._explained_after: int | None = None  # number of steps at the last reason for a forced step

    @property
    def busy(self) -> bool:
        """Whether a story is playing or a computer player is thinking."""
        return self.animations.busy or self.session.computer_players.due is not None

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass for the story, or for the thinking computer player."""
        if self.animations.busy:
            self.animations.lane.advance(animation_seconds(dt, self.context.pace))
            self.session.computer_players.think(dt, self.context.stack.hurry)
            if self.animations.busy:
                self.screen.update_hand()
            else:
                self.end_story()
            return
        step = self.session.computer_players.answer(dt, self.context.stack.hurry)
        if step is not None and not self._begin_challenge(step):
            self._tell_and_think_ahead(self.session.computer_players.submit(step, self.screen.room.viewpoint))

    def hurry(self) -> None:
        """Finish the story at once."""
        self.animations.lane.finish()
        self.end_story()

    def interrupt(self) -> bool:
        """Finish the current story, if any. Returns whether the player's request in the middle of it is still
        possible."""
        if not self.animations.busy:
            return True
        may = self.screen.may_call, self.screen.may_peek
        self.animations.lane.finish()
        self.settle()
        if self.animations.after or may != (self.screen.may_call, self.screen.may_peek):
            self.proceed()
            return False
        return True

    def end_story(self) -> None:
        """Put everything where the match says, and do what comes next."""
        if self.challenge is None:
            self.settle()
        self.proceed()

    def settle(self) -> None:
        """Put everything where the match says."""
        self.screen.land()
        if self.session.seating != self.screen.room.seating:
            self.screen.sit()  # partners changed seats, before any cards
        else:
            self.screen.sync()
        if self.screen.stage.on_turn is not None:
            self.context.sound.play("turn")
            self.screen.stage.hop()

    def proceed(self) -> None:
        """Do what comes after a story or a scene: draw a new theme, open a scene, tell the rest of the story or ask."""
        if self.screen.stale:
            self.screen.land()
            self.screen.build()
        if self.challenge is not None:
            if not self.animations.busy:
                self._end_challenge(self.challenge)
            return
        scene = self.animations.next_scene()
        if scene is not None:
            self.context.stack.push(scene)
        elif rest := self._rest_of_story():
            self._story(rest)
            self.advance(0.0)  # no frame shows the final table between a scene and the story after it
        elif not self.screen.asking and not self.animations.busy and not self._show_private_news():
            self.next()

    def _rest_of_story(self) -> tuple[ViewedEvent, ...]:
        """The rest of the story for the same viewer; () if the viewpoint has changed."""
        rest, self._untold = self._untold, ()
        return rest if rest and rest[0].before.viewer == self.screen.room.viewpoint else ()

    def _show_private_news(self) -> bool:
        """Let a seat look that was shown something privately.

        A seat with the next question sees it anyway, and a single player has seen it in the story.
        """
        seats, self._shown = self._shown, []
        if self.context.pace and not self.screen.room.hides:
            return False
        waiting, people = self.session.waiting(), self.screen.room.seating.people
        seat = next((seat for seat in seats if people[seat] and seat not in waiting), None)
        if seat is not None:
            self.privacy.peek(seat)
        return seat is not None

    def next(self) -> None:
        """Find the next action and do it."""
        if reached(self.screen.game_table, self.session):
            self.session.end_early(standing(self.screen.game_table, self.session))
            self.context.stack.replace(navigation.results(self.context, self.screen))
            return
        chance = self.session.chance.verb
        if chance is not None:
            self._ask_chance(chance)
            return
        if self._take_forced_step():
            return
        verbs = open_verbs(self.session)
        in_public = asked_in_public(self.screen, verbs)
        turn = self._turn(in_public)
        due = self.session.computer_players.due
        if due is not None and turn != Turn(Next.BOT, due.seat):
            self.session.computer_players.cancel()
        match turn:
            case Turn(Next.BOT, int(seat)):
                if due is None:  # otherwise it has been thinking since the story began
                    self.session.computer_players.ask(seat)
            case Turn(Next.CURTAIN, int(seat)):
                if not self.screen.ask_at_door(seat):
                    self.privacy.hand_to(seat)
            case Turn(Next.GO_ON | Next.ASK, int(seat)):
                only = None if in_public else self._only_answer(seat)  # in public all players agree to something
                if only is not None:
                    self.session.answered = None
                    self._tell_and_think_ahead(self.session.submit(only, self.screen.room.viewpoint))
                else:
                    self._ask(seat, in_public, verbs)
            case _:
                self.context.stack.replace(navigation.results(self.context, self.screen))

    def _turn(self, in_public: bool) -> Turn:
        """The next action among the players."""
        room = self.screen.room
        openly = in_public or room.hands_open
        return next_turn(self.session.waiting(), room.seating.people, room.viewpoint, room.home, openly)

    def _tell_and_think_ahead(self, events: Heard, behind: SeatLook | None = None) -> None:
        """Tell the events of a step. Meanwhile the next computer player thinks, so that its time ends with the
        story."""
        self.tell(events, behind)
        screen, session = self.screen, self.session
        forced = forced_step(screen.game_table.feature(ForcedSteps), session.facts_for(PUBLIC).view)
        if session.chance.verb is not None or forced is not None or reached(screen.game_table, session):
            return
        match self._turn(asked_in_public(screen, open_verbs(session))):
            case Turn(Next.BOT, int(seat)):
                self.session.computer_players.ask(seat)

    def _take_forced_step(self) -> bool:
        """Take the forced step, if there is one, after time to read the reason. Returns whether there is one."""
        rule = self.screen.game_table.feature(ForcedSteps)
        forced = forced_step(rule, self.session.facts_for(PUBLIC).view)
        if rule is None or forced is None:
            return False
        why, steps = rule.why(forced, self.screen.speakers), self.session.step_count
        if why and self._explained_after != steps:
            self._explained_after, self.screen.stage.caption = steps, why
            stage = self.screen.stage
            self.animations.begin(Seq(reading_time(stage), stage.listens()), None, self.screen.calm)
        else:
            self._tell_and_think_ahead(self.session.submit(forced, self.screen.room.viewpoint))
        return True

    def _only_answer(self, seat: Seat) -> Step | None:
        """The only answer of `seat`, which then need not be asked. With others in the room it is asked anyway, because
        they could otherwise learn about its hand."""
        if self.screen.room.hides:
            return None
        return only_answer(self.session.facts_for(seat).prompts, asides_of(self.screen.game_table))

    def _ask_chance(self, verb: str) -> None:
        """Let chance answer, or the players if the game allows it. Computer players are not asked who of them is the
        youngest."""
        questions = self.screen.game_table.feature(ChanceQuestions)
        question = questions.by_verb.get(verb) if questions is not None else None
        if question is not None and self.screen.room.seating.several and not self.session.chance.decided:
            self.context.stack.push(navigation.lots(self.context, self.screen, question, self.privacy))
        else:
            self._tell_and_think_ahead(self.session.deal(self.screen.room.viewpoint))

    def _ask(self, seat: Seat, in_public: bool, verbs: frozenset[str]) -> None:
        """Ask on the screen, or on the game's own board over it. If hands are open, the table turns to the asked seat,
        whose hand rises."""
        turns = not in_public and self.screen.room.viewpoint != seat
        if turns:
            self.screen.set_viewpoint(seat)
        boards = self.screen.game_table.feature(PublicBoards)
        make = next((boards.by_verb[verb] for verb in verbs if verb in boards.by_verb), None) if boards else None
        ahead = self._ahead(seat) if make is None else None
        if isinstance(ahead, Step):
            self.answer(ahead)
        elif make is None:
            self.screen.ask(seat)
            if ahead is not None:
                self.saying.refuse(ahead, self.context.audience, seat)
            if turns:
                self.screen.hand.wait(held=False)
        else:
            self.context.stack.push(navigation.board(self.context, self.screen, make, self.privacy))

    def _ahead(self, seat: Seat) -> Step | Message | None:
        """The card that `seat` has chosen for this turn, or why it goes back."""
        rule = self.screen.game_table.feature(PlayingAhead)
        return self.screen.ahead.answer(seat, self.session, rule) if rule is not None else None

    def answer(self, step: Step, *more: Step) -> None:
        """Take a player's answer: cover, submit, then tell the story to all. Or take the result of a challenge.

        `more` are further answers of the same look.
        """
        all_heard, self.challenge = self.challenge is not None, None
        seat = step.by if isinstance(step.by, int) else None
        given, calm = self.screen.given, self.screen.calm or not self.context.pace
        # A confirmed answer leaves its plate, unless it must be covered.
        self.screen.stage.handed = given.handed_in() if given and not (calm or self.screen.room.hides) else None
        self.screen.clear_question()
        if seat is not None and self.screen.unasked.served:
            self.screen.unasked.note_answer(seat)
        self.saying.words = None  # a refusal belongs to the previous question
        covered = None if self._is_asked_again(step) else self.privacy.cover()
        if not all_heard and self._begin_challenge(step, covered):
            return
        try:
            viewpoint = self.screen.room.viewpoint
            events = tuple(event for one in (step, *more) for event in self.session.submit(one, viewpoint))
        except IllegalStep as error:
            self.saying.refuse(error.why, self.context.audience, PUBLIC if seat is None else seat)
            self.next()  # a covered seat sees its curtain again, never the hand at once
            return
        self.session.answered = seat
        self._tell_and_think_ahead(events, covered)

    def take_back(self, press: Press) -> bool:
        """Undo the latest answer and ask its seat again. False if that is not allowed."""
        seat = who_may(self.screen)
        if seat is None or not may(self.screen, press):
            return False
        self.forget()
        self.session.take_back(seat)
        self.saying.words = None
        self.screen.set_viewpoint(self.screen.room.viewpoint)
        self.context.sound.play("back")
        self.next()
        return True

    def forget(self) -> None:
        """Drop the story and its scenes, because their step is taken back."""
        self._shown, self._untold = [], ()
        self.animations.after.clear()
        self.screen.land()

    def _begin_challenge(self, step: Step, covered: SeatLook | None = None) -> bool:
        """Begin the story of a step that all players hear before it counts. False for other steps and illegal ones."""
        screen, challenges = self.screen, self.screen.game_table.feature(Challenges)
        challenge = (
            challenges.of(step, self.session.facts_for(PUBLIC).view, screen.speakers)
            if challenges is not None
            else None
        )
        if challenge is None or self.session.why_not(step):
            return False
        self.challenge, self._objected = challenge, False
        screen.stage.caption = challenge.caption
        share = screen.repeated.share(challenge, HEARD)
        screen.repeated.note(challenge)
        self._begin(Seq(Shortened(challenge.story(screen.stage), share), screen.stage.listens()), covered)
        return True

    def _end_challenge(self, challenge: Challenge[Step]) -> None:
        """After that story, ask the other players, or take the step."""
        if self._objected or challenge.asks(self.screen.room.seating):
            self.screen.stage.caption = challenge.caption
            challenge.story(self.screen.stage).finish()  # in case it was covered meanwhile
            self.context.stack.push(navigation.challenge(self.context, self.screen, challenge, self.privacy))
        else:
            self.answer(challenge.verdict(()))

    @property
    def may_object(self) -> bool:
        """Whether the step of the story does not count yet and a player may ask for a vote."""
        asked = self.challenge.asked if self.challenge is not None else ()
        return not self._objected and any(self.screen.room.seating[seat].person for seat in asked)

    def object(self) -> None:
        """Begin a vote, because a player objects to the step."""
        self._objected = True
        self.hurry()

    def _is_asked_again(self, step: Step) -> bool:
        """Whether the seat is asked again, without a curtain. Only public facts decide it, so a curtain says nothing
        about a hand."""
        again = self.screen.game_table.feature(AskedAgain)
        return again is not None and again.after(step, self.session.facts_for(PUBLIC).view)

    def tell(self, events: Heard, behind: SeatLook | None = None) -> None:
        """Play events, which are redacted for the viewpoint, and then the scenes that wait for a press."""
        screen, session = self.screen, self.session
        screen.clear_question()
        self._story(tuple(to_tell(events, session.game.follow, screen.stage.view)), behind)
        if (digest := session.digest_of(DEAL)) is not None:
            self.animations.after += navigation.seals(self.context, screen, digest)

    def _story(self, story: tuple[ViewedEvent, ...], behind: SeatLook | None = None) -> None:
        """Play the story up to the first event with a scene of its own (a count comes before its winner)."""
        screen, self._untold = self.screen, ()
        for place, told in enumerate(story, 1):
            row = screen.game_table.row(told.event)
            if row.shown_to is not None:
                self._shown.append(row.shown_to(told.event))
            if row.page is not None:
                story, self._untold = story[:place], story[place:]
                self.animations.after.append(
                    navigation.interlude(self.context, screen, row.page, told.event, self.privacy)
                )
                break
        screen.stage.on_turn = None
        if story and screen.stage.handed is not None:  # the caption is shown while the plate dips
            event, before, _ = story[0]
            screen.stage.caption = screen.game_table.row(event).says(event, before, screen.speakers)
        self._begin(tell(story, screen.game_table, screen.stage, screen.speakers, screen.repeated), behind)

    def _begin(self, story: Clip, behind: SeatLook | None) -> None:
        """Begin a story; a handed-in answer leaves its plate first."""
        handed = self.screen.stage.handed
        dips = handed is not None and handed.stands
        self.animations.begin(Seq(handed.dips(), story) if handed and dips else story, behind, self.screen.calm)
