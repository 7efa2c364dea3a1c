"""Screen: the content of a table's screen, for one viewpoint. It reads only the views of that viewpoint."""

from collections.abc import Iterator, Sequence
from operator import is_not
from typing import Any
from weakref import ref

from engine.core.cards import Cards
from engine.core.messages import Message
from engine.core.prompts import Prompt
from engine.core.seats import PUBLIC, Seat, Viewer
from engine.core.zones import Zone
from game import surfaces
from game.cards.sprite import Prints
from game.cards.table import Table
from game.ceremonies import Repeated
from game.context import Context
from game.idle_work import WhileWanted
from game.input.actions import Action
from scenes.games import sides_of
from scenes.handover.device_binding import bind
from scenes.table.ahead import Ahead
from scenes.table.asks.answering import AnswerContext, Answering
from scenes.table.asks.picture_asks import picture_buttons
from scenes.table.asks.questions import door_prompts
from scenes.table.boards.answer_plate import AnswerPlate
from scenes.table.boards.private_board import BoardContext, MakeBoard, PrivateBoard, PrivateBoards, board_for
from scenes.table.boards.public_board import table_for
from scenes.table.challenge.calls import calls_heard
from scenes.table.coach.coach import Coach, Tip, coach_of
from scenes.table.coach.unasked import Unasked
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.room import Room
from scenes.table.said_picture import picture_of
from scenes.table.session import Session
from scenes.table.stage.animation_queue import AnimationQueue
from scenes.table.stage.backdrop import Backdrop
from scenes.table.stage.hand import HandFan
from scenes.table.stage.hud import bubbles_of
from scenes.table.stage.own_hand import hand_breaks, open_cards, own_cards
from scenes.table.stage.scenery import GatheredThings, HangingSigns, IdleLife
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import SeatRow, TableLayout
from scenes.table.turns import TakingTurns


class Screen:
    """The content of the screen. All of it can be made again from the view of `room.viewpoint`.

    Hands that are all open are rows of large cards if a match is `watched`. `concerned` are the two seats with open
    hands if large text leaves no room for more. `answering` is the question on the screen; `board` is the game's own
    board in its place. `animations` plays the story. `coach` advises on the question, and `unasked` holds its hints.
    """

    def __init__(
        self,
        context: Context,
        game_table: GameTable[Any],
        session: Session,
        hands_open: bool = False,
        prints_kind: type[Prints] = Prints,
        watched: bool = False,
    ) -> None:
        self.context, self._plain, self.session, self._prints_kind = context, game_table, session, prints_kind
        self.watched, self.room = watched, Room(context, session, hands_open)
        self.animations = AnimationQueue()
        self.ahead = Ahead()
        self.repeated = Repeated(lambda: context.audience.children, lambda: self.room.lone and not watched)
        self.answering: Answering | None = None
        self.board: PrivateBoard | None = None
        self.coach: Coach | None = None
        self.unasked = Unasked(context, game_table, session)
        self.backdrop = Backdrop(context.idle_work)
        self.concerned: tuple[Seat, ...] = ()
        self.waiting: tuple[Seat, ...] = ()
        """Seats that the table waits for, in the story so far: the bar's sentence follows the stage."""
        # The seat with put-aside picks, the number of steps then, and the picks.
        self._kept_picks: tuple[Seat, int, tuple[int, ...]] = (0, 0, ())
        self._hung_for: tuple[Any, ...] = ()  # the things that the signs over the table are about
        self.build()

    def build(self) -> None:
        """Make table and hand again for the theme and the viewpoint, without any story or question."""
        self.clear_question()
        self.theme, self.calm = self.context.theme, bool(self.context.settings.get.reduced_motion)
        self.game_table = table_for(self._plain, self.context.audience)
        prints = self._prints_kind(self.game_table.deck, self.theme)
        # The hand has its own prints. A flight takes the nearest turned print, which must not be that of its start.
        self.hand = HandFan(self._prints_kind(self.game_table.deck, self.theme), calm=self.calm)
        view = self.session.facts_for(self.room.viewpoint).view
        sound = self.context.sound
        self.stage = Stage(view, Table(prints), self._floor(), sound.play, self.calm, all_read=lambda: sound.all_read())
        life = self.game_table.feature(IdleLife)
        if not self.calm:
            self.stage.party.play(self.stage.faces)
        if life is not None and not self.calm:
            life.begin(self.stage)
        self.backdrop.build(self.game_table, self.theme, view, self.room.seating)
        self.sync()

    def animate(self, dt: float) -> None:
        """Let the players take their poses, and let signs with new writing swing for `dt` seconds."""
        self.stage.faces.take_poses(self.session.setup.players, self.stage.on_turn)
        signs = self.game_table.feature(HangingSigns)
        if signs is None or self.calm:
            return
        if self.stage.swings.since:
            self.stage.swings.advance(dt)
        shown = self.stage.view, self.speakers, self.room.seating, self.theme
        if not self._hung_for or any(map(is_not, shown, self._hung_for)):
            self._hung_for = shown
            with surfaces.no_sharper():  # coarse pictures are enough to compare signs, and faster
                self.stage.swings.compare(signs.hung(*shown))

    def _floor(self) -> TableLayout:
        players, theme = self.session.setup.players, self.theme
        public = self.room.viewpoint == PUBLIC
        row, signs = self.game_table.feature(SeatRow), self.game_table.feature(HangingSigns)
        along = row.of(players, theme) if row is not None else None
        corners, winds = signs is not None, self.watched and public
        rows, large, opened = winds and along is None, theme.large_text, self.room.hands_open
        return TableLayout(players, self.room.anchor, public, theme.kids, corners, large, along, rows, winds, opened)

    @property
    def stale(self) -> bool:
        """Whether the settings have another theme, language or amount of motion."""
        calm, language = bool(self.context.settings.get.reduced_motion), self.speakers.voice.catalogue
        return self.theme != self.context.theme or self.calm != calm or language is not self.context.catalogue

    @property
    def reveals(self) -> bool:
        """Whether private things of the viewpoint's seat may be on the screen now, not while a held hand is down.

        Everything that draws or says a private card asks this.
        """
        return not (self.room.private and self.board is None and self.hand.down)

    @property
    def may_call(self) -> bool:
        """Whether calls are possible now: a public fact, even if no player has anything to call."""
        return any(self.room.seating.people) and calls_heard(self.game_table, self.stage.view)

    @property
    def may_peek(self) -> bool:
        """Whether a seat without a question may look at its own things: a public fact."""
        session = self.session
        dealt = session.step_count > 0 and not session.over and session.chance.verb is None
        return self.game_table.feature(PrivateBoards) is not None and dealt and any(self.room.seating.people)

    def land(self) -> None:
        """Finish the story at once: its sprites belong to the table on which it began."""
        self.animations.land()
        self.stage.caption = None

    def set_viewpoint(self, viewpoint: Viewer, device: str | None = None) -> None:
        """Show the table from another viewpoint, at once, without anything from the old one.

        If hands are hidden, a seat's viewpoint needs the press of `device` that opened its curtain. ValueError without
        one, or for a device that is not the seat's own.
        """
        self.room.turn_to(viewpoint, device)
        self.land()
        self.clear_question()
        self.unasked.hush()
        self.ahead.forget()
        self.hand = HandFan(self.hand.prints, calm=self.calm)
        self.stage.table.clear()
        self.stage.flourishes.clear()
        self.stage.meant = ()
        self.stage.floor = self._floor()
        self.sync()

    def sit(self) -> None:
        """Show a changed seating: bind the devices again, and close hands that must be hidden."""
        self.land()
        bind(self.context.devices, self.session.seating)
        self.room.sit()
        self.set_viewpoint(self.room.home)

    def sync(self) -> None:
        """Put everything where the match's view says."""
        seen = self.session.facts_for(self.room.viewpoint)
        view, self.room.seating = seen.view, seen.seating
        self.speakers = Speakers(self.context.voice_of(self.room.seating.names), sides_of(self.session.setup))
        self.waiting = self.session.waiting()
        stage = self.stage
        stage.view, stage.floor, stage.voice = view, self._floor(), self.speakers.voice
        seat_players(self)
        stage.table.flying.clear()
        stage.tableau = stage.handed = None
        stage.cheers = False
        if stage.floor.watched:
            for seat in set(range(len(self.room.seating))) - set(self.opened):
                stage.table.clear(Zone("hand", seat))
        for lying in self.game_table.layout.lie(view, stage.floor, self.open_hands()):
            stage.table.sync(lying.zone, lying.slots, lying.cards, lying.shades, lying.fanned)
        stage.bubbles = bubbles_of(self.game_table, view)
        gathered = self.game_table.feature(GatheredThings)
        stage.gathered = list(gathered.of(seen.heard, view)) if gathered is not None else []
        turns = self.game_table.feature(TakingTurns)
        stage.on_turn = turns.seat(view) if turns is not None else None
        show_hand(self, own_cards(self.game_table, view))

    def update_hand(self) -> None:
        """Update the open hand to the story: a flying card is not also in the hand.

        No card can be chosen any more, but the hand stays the same until a confirmed plate has dipped.
        """
        own = own_cards(self.game_table, self.stage.view)
        offers = self.hand.offers and not self.ahead.active
        if own != self.hand.cards or (offers and self.stage.handed is None):
            show_hand(self, own)

    @property
    def asking(self) -> bool:
        """Whether a question or a seat's own board is on the screen."""
        return self.answering is not None or self.board is not None

    def clear_question(self, forget: bool = False) -> None:
        """Remove the question from the screen. Its picks are kept for the seat's next look.

        With `forget` they are not, because the table goes back to an earlier time.
        """
        if forget:
            self._kept_picks = (0, 0, ())
        elif self.answering is not None and not self.answering.in_public:
            self._kept_picks = (self.answering.seat, self.session.step_count, self.answering.picked)
        if self.board is not None:
            self.board.leave()
        if self.coach is not None:
            self.coach.leave()
        self.answering = self.board = self.coach = None

    def ask(self, seat: Seat, in_public: bool = False, prompts: Sequence[Prompt] | None = None) -> None:
        """Show the open question of `seat`, or only these `prompts` of its questions, which a lesson asks."""
        taught, prompts = prompts is not None, self.session.facts_for(seat).prompts if prompts is None else prompts
        make = None if in_public else board_for(self.game_table, prompts)
        if make is not None:
            self._open_board(seat, make, prompts, taught)
        else:
            self._ask(seat, prompts, in_public)

    @property
    def open_question(self) -> Answering | PrivateBoard | None:
        """The question on the screen, or the board in its place."""
        return self.board or self.answering

    @property
    def given(self) -> Answering | AnswerPlate | None:
        """The answer that is put together on the screen."""
        return self.board.plate if self.board is not None else self.answering

    def button(self, action: Action) -> tuple[str, str]:
        """Family and button of the glyph for an action, on the device of the asked seat or its companion."""
        plan, last = self.room.seating[self.answering.seat] if self.answering else None, self.context.devices.last
        return self.context.devices.hint(action, (last if last in plan.devices else plan.device) if plan else None)

    def ask_at_door(self, seat: Seat) -> bool:
        """Ask `seat` the questions that it may answer in public, or whether it wants its curtain. False if there are
        none."""
        prompts = door_prompts(
            self.game_table, seat, self.session.facts_for(seat).prompts, self.session.facts_for(PUBLIC).view
        )
        if prompts:
            self.set_viewpoint(PUBLIC)
            self._ask(seat, prompts, in_public=True)
        return bool(prompts)

    def _ask(self, seat: Seat, prompts: Sequence[Prompt], in_public: bool) -> None:
        view = self.session.facts_for(self.room.viewpoint).view
        cards = () if in_public and self.room.viewpoint == PUBLIC else own_cards(self.game_table, view)
        before = AnswerContext(
            self.game_table, view, cards, self.hand, self.theme, self.speakers, self.room.seating, self.button
        )
        pictured = self.theme.kids and not in_public and not self.room.hands_open
        pictures = picture_buttons(self.game_table, prompts, view) if pictured else ()
        self.answering = Answering(seat, prompts, before, in_public, pictures)
        if self.answering.choices.pictured and not self.room.private:
            self.context.sound.play("choose")
        now, (whose, then, picked) = self.session.step_count, self._kept_picks
        if picked and not in_public and (seat, now) == (whose, then):
            self.answering.pick(picked)
        if not in_public or self.room.hands_open:
            self._open_coach(seat, prompts)

    def _open_coach(self, seat: Seat, prompts: Sequence[Prompt]) -> None:
        """Open the coach for the question of `seat`, with its knowledge."""
        if self.coach is not None:
            self.coach.leave()
        self.coach = coach_of(self.context.coach, self.session, self.game_table, self.speakers, seat, prompts)

    def listen(self) -> None:
        """Look for an unasked hint for the looking seat, after the story and after a board's own news.

        Only one of them speaks at a time.
        """
        seat, board = self.room.looker, self.board
        stands = self.reveals if board is None else board.news is None
        if seat is None or not stands or self.animations.busy or (self.coach is not None and self.coach.open):
            return
        self.unasked.watch(seat, board if board is not None and not board.behind.peeking else self.answering)

    def tip(self) -> Tip | None:
        """The coach's tip for the looking seat, asked or unasked."""
        lines = self.coach.lines() if self.coach is not None else None
        if self.coach is not None and lines is not None:
            return Tip(lines, picture_of(self.coach.picture, self.game_table.deck, self.theme), steps=self.coach.marked)
        if self.unasked.said is None:
            return None
        said, (marks, steps) = self.speakers.voice.wording(self.unasked.said), self.unasked.about
        picture = picture_of(said.picture, self.game_table.deck, self.theme)
        return Tip((said.words,), picture, marks, steps, ringed=True)

    def peek(self, seat: Seat, prompts: Sequence[Prompt] = ()) -> None:
        """Show its own board to `seat`, whose viewpoint this is; `prompts` are a lesson's questions about it."""
        boards = self.game_table.feature(PrivateBoards)
        assert boards is not None, f"{self.game_table.name} has no private boards"
        self._open_board(seat, boards.peek, prompts)

    def _open_board(self, seat: Seat, make: MakeBoard, prompts: Sequence[Prompt], taught: bool = False) -> None:
        session = self.session
        view, heard = session.facts_for(seat).view, session.facts_for(seat).heard
        self.clear_question()
        self._open_coach(seat, prompts)
        behind = BoardContext(
            seat,
            view,
            heard,
            prompts,
            self.speakers,
            self.room.seating,
            not self.room.hides,
            self.backdrop,
            self.speakers.line(self.game_table.text.sub_line(view, seat, self.speakers)),
            session.notes.of(seat),
            dict(session.plan.aids),
            self.open_hands(),
            self.coach,
            self._told(view, prompts),
            taught,
        )
        self.board = make(self.context, behind)
        self.board.enter()

    def _told(self, view: Any, prompts: Sequence[Prompt]) -> Message | None:
        """The instruction for a child about these questions."""
        verbs = tuple(prompt.verb for prompt in prompts if not prompt.interrupts)
        if not self.context.audience.children or not verbs:
            return None
        return self.game_table.text.question(verbs, view, 0)

    def open_hands(self) -> dict[Seat, Cards]:
        """Hands that all players see, by seat."""
        return {seat: open_cards(self.game_table, self.session.facts_for(seat).view) for seat in self.opened}

    @property
    def opened(self) -> tuple[Seat, ...]:
        """Seats whose hands all players see."""
        seats = tuple(range(self.session.setup.players)) if self.room.hands_open else ()
        few = self.stage.floor.watched and self.theme.large_text
        return tuple(seat for seat in seats if seat in self.concerned) if few else seats


def show_hand(screen: Screen, own: Cards) -> None:
    """Show the hand without a question, with the card for the next turn."""
    ahead = screen.ahead
    ahead.keep(own)
    place = ahead.place(own)
    chosen = () if place is None else (place,)
    screen.hand.show(own, focus=ahead.focus, chosen=chosen, breaks=hand_breaks(screen.game_table, own), waits=True)


def seat_players(screen: Screen) -> None:
    """Give the players their figures at the places where they sit now."""
    stage, add = screen.stage, screen.context.idle_work.add
    kept = ref(stage)

    def later(job: Iterator[None]) -> None:
        add(WhileWanted(job, lambda: kept() is not None))  # a waiting job keeps no stage alive

    stage.bodies.sit(screen.room.seating.seats, stage.floor, screen.opened, screen.theme, screen.calm, later)
