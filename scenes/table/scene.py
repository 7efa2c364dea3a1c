"""TableScene: plays a match. It connects screen, privacy, flow and input, and knows no particular game."""

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.core.steps import Step
from game.canvas import Canvas
from game.cards.sprite import PlainPrints, Prints
from game.context import Context
from game.gate import Secret
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.scene import Narrated, Scene, Whispered
from game.widgets.bindings import Binding, dispatch, hints_of
from game.widgets.bottom_bar import BarWords, with_room
from game.widgets.hints import Hint, told_hints
from scenes.companions import companion_news, in_one
from scenes.evening import diary
from scenes.games import entry_of
from scenes.handover import openings
from scenes.handover.device_binding import bind, turn_of
from scenes.handover.privacy import HandCover
from scenes.seating import Seating, TablePlan
from scenes.table import navigation
from scenes.table.asks.ask_input import AskInput, BoardInput
from scenes.table.bindings import TableBindings
from scenes.table.bottom_bar import BarNotice, bar_words
from scenes.table.challenge.call_button import CallButton
from scenes.table.coach.panel import Panel
from scenes.table.facts import facts
from scenes.table.flow import Flow
from scenes.table.game_table import table_of
from scenes.table.help import HelpHints, HelpPointing
from scenes.table.pointer_input import PointerInput
from scenes.table.preload import TablePreloading
from scenes.table.screen import Screen
from scenes.table.session import Session
from scenes.table.stage.drawing import TableFrame, draw_table, draw_table_bar, pose_of, table_bar
from scenes.table.surroundings import StillSurroundings, Surroundings
from scenes.table.table_result import (
    AskLastDeal,
    CallWith,
    LastDeal,
    Leave,
    OwnUp,
    Pause,
    Peek,
    PeekWith,
    PlayOn,
    TableResult,
    TakenBack,
)


class TableScene(Scene):
    """One table. The screen belongs to `viewpoint`: only its views and events are read."""

    hands_open = False
    """Whether every hand is open, because a record is shown."""
    watched = False
    """Whether open hands are rows of large cards."""
    flow_kind: type[Flow] = Flow
    prints_kind: type[Prints] = Prints
    help_kind: type[HelpHints] = HelpHints
    surroundings_kind: type[Surroundings] = Surroundings

    def __init__(self, context: Context, plan: TablePlan, session: Session | None = None) -> None:
        """A table for a new match, or for that of `session`."""
        super().__init__(context)
        self.session = session or Session(context, plan)
        game_table = table_of(plan.setup.game)
        self.screen = Screen(context, game_table, self.session, self.hands_open, self.prints_kind, self.watched)
        self.privacy = HandCover(
            context,
            self.screen,
            lambda press, trick: self.call_button.ring(press, trick),
            lambda behind: self.flow.tell((), behind),
        )
        self.call_button = CallButton(context, self.screen, self.privacy)
        self.saying = BarNotice()
        self.flow = self.flow_kind(context, self.screen, self.privacy, self.saying)
        self.board_input = BoardInput(context, self.screen, self.privacy, self.flow)
        self.ask_input = AskInput(context, self.screen, self.privacy, self.flow, self.saying)
        self.table_bindings = TableBindings(
            context, self.screen, self.flow, self.privacy, self.call_button, self.ask_input, self.saying
        )
        self.panel = Panel(self.screen)
        self.help = self.help_kind(context, self.screen, self.panel)
        self.pointers = PointerInput(self.screen, self.privacy, self.table_bindings.look_back, self.hints)
        self._surroundings = self.surroundings_kind(context, self.screen)
        self._preloading = TablePreloading(context, self.session.plan, self.hands_open)

    # What the house asks of a scene

    @property
    def secret(self) -> Secret | None:
        """The hand or the board that others in the room must not see."""
        return self.privacy.secret

    @property
    def releases(self) -> bool:
        """Whether the hand is visible only while a button is held, or a card is dragged."""
        return self.privacy.holds or self.pointers.drags

    @property
    def typing(self) -> bool:
        """Whether a player spells behind the curtain."""
        return self.screen.board is not None and self.screen.board.typing

    @property
    def standing(self) -> tuple[Message, str] | None:  # type: ignore[override]
        """The table's agreement that all players must be reminded of."""
        return self.session.standing

    @property
    def captions_end(self) -> int | None:
        """The upper end of captions, if a board needs their place."""
        return self.screen.board.captions_end if self.screen.board is not None else None

    @property
    def busy(self) -> bool:
        """Whether a story is playing or a computer player is thinking."""
        return self.flow.busy

    # Life on the stack

    def enter(self) -> None:
        bind(self.context.devices, self.screen.room.seating)
        if self.session.kept is not None:
            self.in_evening = diary.badge(self.context, self.session.plan.aids)
        self.context.sound.ambience(self.screen.game_table.art.ambience)
        self.context.sound.music(self.screen.game_table.art.music)
        known = self.session.plan.seen
        seen = (say("table-seen", names=known),) if known else ()
        self.saying.say(in_one((*seen, *companion_news(self.screen.room.seating))))
        self._preloading.begin(self)
        if not self.privacy.begin():
            self.flow.next()

    def leave(self) -> None:
        self.session.leave()
        # Garbage is collected up to ten seconds later, and the next table needs the memory
        for prints in (self.screen.hand.prints, self.screen.stage.table.prints):
            prints.forget()
        self.context.sound.ambience("")
        self.context.sound.music(None)
        self.context.devices.free_all()
        self.context.devices.share_keyboard(False)

    def uncover(self, result: TableResult) -> None:
        self.table_bindings.forget()
        match result:
            case Leave():
                self.context.stack.dismiss()
            case AskLastDeal():
                self.context.stack.push(navigation.last_deal(self.context, self.screen, self.privacy))
            case LastDeal():
                self.session.last_deal.decide(result)
                self._return_to_table(None)
            case PlayOn():
                self.session.last_deal.decide(LastDeal(None))
                self.saying.say(say("last-deal-off"))
                self._return_to_table(None)
            case Step():
                self.flow.answer(result)
            case OwnUp(seat):
                self.call_button.own_up(seat)
            case Peek(seat):
                self.privacy.peek(seat)
            case TakenBack(press):
                self.flow.take_back(press)
            case Pause(device):
                self.privacy.pause(device)
            case PeekWith(press):
                self.table_bindings.peek(press)
            case CallWith(press):
                self.table_bindings.call(press)
            case Seating() | None:
                self._return_to_table(result)
            case _:
                assert_never(result)

    def _return_to_table(self, seating: Seating | None) -> None:
        """Play on after a scene above the table; `seating` is the new one if it has changed."""
        if seating is not None:
            self.saying.say(news_of(self.screen, self.privacy, seating))
        if not self.privacy.look_round(seating):
            self.flow.proceed()
        self._preloading.begin(self)

    def update(self, dt: float) -> None:
        screen, stage, answering = self.screen, self.screen.stage, self.screen.answering
        self.table_bindings.forget()
        screen.hand.update(dt)
        if answering is not None:
            answering.choices.update(dt)
        stage.moved_aside = answering.choices.room if answering is not None else 0.0
        stage.meant = (
            answering.meant if answering is not None and screen.room.looker is not None and screen.reveals else ()
        )
        stage.row_top = answering.choices.top if answering is not None and answering.in_public else None
        due = self.session.computer_players.due
        stage.faces.thinking = due.seat if due is not None and not screen.animations.busy else None
        stage.party.advance(dt)
        if screen.unasked.said is not None:
            screen.unasked.advance(dt)
        if self.saying.words is not None:
            self.saying.advance(dt)
        self.flow.advance(dt)
        screen.animate(dt)
        self._surroundings.advance(dt)
        if screen.coach is not None:
            screen.coach.collect_advice()
        if screen.board is not None:
            screen.board.update(dt)
        if self.context.audience.children:
            self.help.update(dt)
        reply = self.saying.words if screen.board is None else screen.board.said
        if reply is None:  # a hint would replace the reason for a refusal
            screen.listen()
        self.hurries = self.busy and not screen.asking and not self.flow.may_object

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        self.table_bindings.forget()
        self.privacy.devices_changed(lost, found)

    def hide(self) -> None:
        self.table_bindings.forget()
        self.privacy.hide()

    def cover(self) -> None:
        """Cover an open hand when a scene comes above it; the way back is the curtain."""
        self.pointers.forget()
        self.table_bindings.forget()
        self.privacy.cover()

    # Input

    def act(self, press: Press) -> None:
        if press.action is not Action.POINT and not press.released:
            if self.saying.words is not None:
                self.saying.note_press()
            if self.screen.unasked.said is not None:
                self.screen.unasked.hush()
        if self.screen.board is not None:
            self.board_input.act(press, self.screen.board)
        else:
            pointed = press.device in (MOUSE, TOUCH)
            for meaning in self.pointers.presses(press) if pointed else (press,):
                dispatch(meaning, self.bindings())
                self.table_bindings.forget()
        if self.context.audience.children:
            self.help.note_press(press)

    def slides(self, at: tuple[int, int]) -> bool:
        return self.pointers.slides(at)

    def unheard(self, press: Press) -> None:
        looker = self.screen.room.looker
        if press.action is not Action.CONFIRM or press.released or looker is None:
            return
        words = turn_of(self.screen.room.seating[looker])
        if self.screen.board is not None:
            self.screen.board.say(words)
        else:
            self.saying.refuse(words, self.context.audience, looker)

    def act_for_player(self) -> None:
        """Answer for the asked player as a gentle computer player would."""
        seat, session = self.screen.answering.seat if self.screen.answering else self.screen.room.looker, self.session
        if seat is None or not self.screen.asking or self.screen.animations.busy:
            return
        seen = session.facts_for(seat)
        asks = tuple(prompt for prompt in seen.prompts if not prompt.interrupts)
        if asks:
            self.flow.answer(session.game.decide(seen.view, seen.heard, asks, "gentle", session.step_count))

    # Drawing

    def bindings(self) -> tuple[Binding, ...]:
        """Bindings of the buttons."""
        board = self.screen.board
        return board.bindings() if board is not None else self.table_bindings.now()

    def hints(self) -> tuple[Hint, ...]:
        """Hints of the bottom bar. The last ones are icons if its sentence needs their room."""
        hints = hints_of(self.bindings(), self.screen.speakers.voice)
        if self.screen.board is not None:
            return self.screen.board.fitted(hints)
        bar = table_bar(self.screen, self.bar_words(), hints, self.screen.button, pose_of(self.screen))
        return with_room(bar, self.screen.theme)

    def button(self, action: Action) -> tuple[str, str]:
        return self.screen.button(action)

    def bar_words(self) -> BarWords:
        board = self.screen.board
        if board is not None:
            return board.bar_words()
        latest = self.table_bindings.look_back.lying
        return bar_words(self.screen, self.saying, self.context.idle_timer.long, latest.said if latest else None)

    def narration(self) -> Narrated | None:
        """The public screen for the narrator; None while it is private."""
        screen = self.screen
        return None if screen.room.private else self.narration_for(screen.room.looker)

    def whisper(self) -> Whispered | None:
        screen, seat = self.screen, self.screen.room.looker
        if seat is None or not screen.room.private or not screen.room.seating[seat].headset:
            return None
        return Whispered(screen.room.seating[seat].headset, self.narration_for(seat))

    def narration_for(self, seat: Seat | None) -> Narrated:
        """The narrator's text for `seat`, whose viewpoint this is, or for all players (None)."""
        screen, title = self.screen, entry_of(self.session.setup.game).title
        tip, answering = self.panel.now(), screen.answering
        lines = tuple(tip.tip.lines) if tip is not None else ()
        refused = screen.open_question.refused if screen.open_question else 0
        if screen.board is not None:
            lines = (*lines, *map(screen.speakers.words, screen.board.so_far))
            return replace(screen.board.narration(), place=title, lines=lines, refused=refused)
        item = answering.narration() if answering is not None and (seat is not None or answering.in_public) else None
        words = "" if item is None else screen.speakers.words(item)
        return Narrated(title, words, self.bar_words().text, lines=lines, refused=refused)

    def spoken_facts(self) -> tuple[str, ...]:
        whispered, looker = self.whisper(), self.screen.room.looker
        told = whispered.words if whispered is not None else self.narration()
        if told is None:
            return ()
        buttons = told_hints(self.hints(), self.screen.button, self.screen.speakers.voice)
        return facts(self.screen, told.sentence, buttons, looker is not None)

    def draw(self, canvas: Canvas) -> None:
        frame = self.frame()
        draw_table(canvas, frame)
        if frame.tip is not None and self.screen.board is not None:
            draw_table_bar(canvas, frame)
        if self.table_bindings.look_back.lying is None:
            self.panel.draw(canvas)

    def frame(self) -> TableFrame:
        """The content to draw."""
        screen, latest = self.screen, self.table_bindings.look_back.lying
        speaks = latest is None and self.panel.now() is not None
        tip = self.panel.in_bar if speaks else None
        hints, pose = self.help.with_growing_hint(self.hints()), "" if speaks else pose_of(screen)
        points = latest is None and not (screen.coach is not None and screen.coach.open)
        pointed = self.help.pointing(hints, self.screen.button, screen.theme) if points else HelpPointing()
        if speaks:  # the host is beside his bubble
            pointed = HelpPointing(pointed.finger)
        return TableFrame(screen, latest, self.bar_words(), hints, self.screen.button, pose, tip, pointed)


def news_of(screen: Screen, privacy: HandCover, seating: Seating) -> Message | None:
    """News about players with another seat or device in `seating`, or about a player who is back."""
    asked, before = privacy.missing.asked, screen.room.seating
    changed = openings.holder_news(seating, before)
    if not changed and asked is not None and not asked.companion:
        changed = (say("table-is-back", name=seating[asked.seat].name),)
    return in_one((*changed, *companion_news(seating, before)))


class Rehearsal(TableScene):
    """The table backstage. It turns no cards, so that the cache keeps those of the real table."""

    prints_kind = PlainPrints
    surroundings_kind = StillSurroundings

    def __init__(self, context: Context, plan: TablePlan, hands_open: bool = False) -> None:
        self.hands_open = hands_open
        super().__init__(context, plan, Session.unkept(context, plan))
        handed = self.screen.room.seating.people if self.screen.room.hides else ()
        self._handed = (seat for seat, person in enumerate(handed) if person)

    def enter(self) -> None:
        bind(self.context.devices, self.screen.room.seating)
        if not self._hand_round():
            self.flow.next()

    def uncover(self, result: TableResult) -> None:
        if not self._hand_round():
            super().uncover(result)

    def _hand_round(self) -> bool:
        """Hand the screen to the next player before the first step. False once the match begins.

        This draws the large pictures of every seat (its curtain, its bar). Any seat can be first in the real match.
        """
        if self.session.step_count:
            return False
        self.screen.set_viewpoint(self.screen.room.home)
        seat = next(self._handed, None)
        if seat is not None:
            self.privacy.hand_to(seat, lambda device: self.screen.set_viewpoint(seat, device))
        return seat is not None
