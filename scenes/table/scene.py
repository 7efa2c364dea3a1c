"""TableScene: where a match is played. It wires sitting, story, asks and what is drawn; it knows no game."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import pygame

from engine.core.cards import Cards
from engine.core.events import Event, redact
from engine.core.match import Match
from engine.core.seats import PUBLIC, Seat, Viewer
from engine.core.steps import IllegalStep, Step
from game.cards.sprite import Prints
from game.cards.table import Table
from game.draw.frame import frame
from game.easing import paced
from game.input.actions import KEYS_LEFT, KEYS_RIGHT, Action, Press
from game.scene import Scene
from game.timeline import Lane
from game.widgets.hints import Hint, place_hints
from game.widgets.rail import draw_rail
from scenes.games import look_of
from scenes.seating import Seating, TablePlan
from scenes.table.answering import Answering
from scenes.table.calls import OwnUp
from scenes.table.cover import Cover
from scenes.table.floor import Floor
from scenes.table.hand import HandFan
from scenes.table.hud import draw_bubbles, draw_ring, pictured
from scenes.table.props import Bubble, Props
from scenes.table.since import Since
from scenes.table.sitting import Sitting
from scenes.table.story import tell
from scenes.table.turns import Next, home_viewpoint, next_turn
from scenes.table.warming import warming

if TYPE_CHECKING:
    from game.house import House
    from scenes.table.calls import CallScene

SAID_SECONDS = 2.5
COVERED_AFTER = 20.0  # seconds without a touch after which an open hand is covered
HOLD_KEYS = frozenset((Action.LOOK, Action.NEXT))
BETWEEN = 0.25  # seconds before the next question when nothing else takes time
LATEST_KEY, SHEET_KEY, CALL_KEY = Action.EXTRA, Action.INFO, Action.PREV


class TableScene(Scene):
    """One table. What is on the glass belongs to `viewpoint`; views and events are fetched for that viewpoint alone."""

    def __init__(self, house: "House", plan: TablePlan, match: Match | None = None) -> None:
        super().__init__(house)
        self.look = look_of(plan.setup.game)
        self.sitting = Sitting(house, plan, match, plan.saved)
        self.seating = self.sitting.seating
        self.viewpoint: Viewer = home_viewpoint(self.seating.people)
        self.anchor: Seat = self._first_person()
        self.stage = Lane()
        self.cover_up: Cover | None = None
        self.answering: Answering | None = None
        self.public_seats: tuple[Seat, ...] = ()
        self.since = Since(self.sitting.match)
        self.after: list[Scene] = []
        self._gone: set[str] = set()  # devices of people here that are not there any more
        self._lost: Seat | None = None  # whose device is asked for
        self.said: str = ""
        self._said_left = 0.0
        self._wait = 0.0
        self._calling: Press | None = None  # somebody called while a story was told
        self._looking_back = False
        self._idle = 0.0
        self._theme = house.theme
        self._build()

    # Building: everything on the glass can be thrown away and made again from the view

    def _first_person(self) -> Seat:
        people = self.seating.people
        return people.index(True) if True in people else 0

    def _build(self) -> None:
        """Make table and hand anew for the theme and the viewpoint; plays nothing."""
        self._theme = self.house.theme
        prints = Prints(self.look.deck, self._theme)
        # The hand's own prints: a flight takes the nearest turn at hand, which must not be that of the slot it left.
        self.hand = HandFan(Prints(self.look.deck, self._theme), calm=self._calm)
        view = self.sitting.match.view(self.viewpoint)
        self.props = Props(view, Table(prints), self._floor(), self.house.sound.play, self._calm)
        self._backdrop = self._painted()
        self._signs_of: Any = None
        self._signs: tuple[Any, ...] = ()
        self.house.slack.add(warming(self.look, self._theme, self.seating))
        self.sync()

    def _painted(self) -> pygame.Surface:
        scene = self.look.backdrop(self._theme).copy()
        frame(self.look.frame).draw(scene)
        return scene

    @property
    def _calm(self) -> bool:
        return bool(self.house.settings.get.reduced_motion)

    def _floor(self) -> Floor:
        public = self.viewpoint == PUBLIC
        return Floor(self.sitting.match.setup.players, self.anchor, public, self._theme.kids)

    def look_as(self, viewpoint: Viewer) -> None:
        """Show the table from another viewpoint, at once; what the old one knew is gone from the glass."""
        self._land()
        self.viewpoint = viewpoint
        if viewpoint != PUBLIC:
            self.anchor = viewpoint
        self.answering = None
        self.hand = HandFan(self.hand.prints, calm=self._calm)
        self.props.table.clear()
        self.props.floor = self._floor()
        self.private = viewpoint != PUBLIC and self._several_people
        self.sync()

    @property
    def _several_people(self) -> bool:
        return sum(self.seating.people) > 1

    def sync(self) -> None:
        """The match is the truth: put everything where its view says."""
        match = self.sitting.match
        view = match.view(self.viewpoint)
        self.seating = self.sitting.seating
        self.speakers = self.look.speakers(view, self.seating)
        props = self.props
        props.view, props.floor = view, self._floor()
        props.table.flying.clear()
        props.flourishes.clear()
        for lying in self.look.lie(view, props.floor, self._open_hands()):
            props.table.sync(lying.zone, lying.slots, lying.cards)
        props.bubbles = {seat: Bubble(words, tone) for seat, (words, tone) in self.look.bubbles(view).items()}
        props.on_turn = self.look.turn(view)
        self.hand.show(self.look.own(view), breaks=self.look.breaks(view))

    def _open_hands(self) -> dict[Seat, Cards]:
        return {}

    # Life on the stack

    def enter(self) -> None:
        self.house.devices.free_all()
        self._bind()
        self.house.sound.ambience(self.look.ambience)
        if self.sitting.plan.saved is not None and self._several_people:
            # Who plays on another evening may hold another pad. (One person alone may take up anything.)
            devices = self.house.devices
            self._gone = {held for held in self.seating.devices if held != devices.last and not devices.here(held)}
        if not self._ask_for_lost():
            self._next()

    def leave(self) -> None:
        self.sitting.leave()
        self.house.sound.ambience("")
        self.house.devices.free_all()
        self.house.devices.share_keyboard(False)

    def uncover(self, result: Any) -> None:
        from scenes.pause import LEAVE

        if result == LEAVE:
            self.house.stack.dismiss()
            return
        if isinstance(result, Step):
            self._answer(result)
            return
        if isinstance(result, OwnUp):
            self._own_up(result.seat)
            return
        if isinstance(result, Seating):
            # what came back while this scene could not be seen was not told to it
            self._gone = {device for device in self._gone if not self.house.devices.here(device)}
            if self._lost is not None:
                self._gone.discard(result[self._lost].device or "")
                self._lost = None
            self._reseat(result)
            if self._ask_for_lost():
                return
        if self._theme != self.house.theme or self.hand.calm != self._calm:
            self._land()
            self.answering = None  # asked anew below, with the hand of the new look
            self._build()
        if self.after:
            self.house.stack.push(self.after.pop(0))
        elif self.answering is None and not self.stage.busy:
            self._next()

    def _bind(self) -> None:
        self.house.devices.share_keyboard(not {KEYS_LEFT, KEYS_RIGHT}.isdisjoint(self.seating.devices))
        for seat, plan in enumerate(self.seating.seats):
            if plan.person and plan.device:
                self.house.devices.bind(seat, plan.device)

    def _reseat(self, seating: Seating) -> None:
        self.sitting.reseat(seating)
        self._sit()

    def _sit(self) -> None:
        """People sit elsewhere than before: their devices and what the screen shows go with them."""
        self._land()
        self.seating = self.sitting.seating
        self.house.devices.free_all()
        self._bind()
        self.anchor = self._first_person()
        self.look_as(home_viewpoint(self.seating.people))

    def _land(self) -> None:
        """End a story that is being told: its sprites belong to the table that it began on."""
        self.stage.finish()
        self.cover_up = None
        self.props.caption = ()

    @property
    def busy(self) -> bool:
        """Whether a story is told or a computer player is awaited."""
        return self.stage.busy or self.sitting.due is not None or self._wait > 0 or self.cover_up is not None

    @property
    def releases(self) -> bool:  # type: ignore[override]
        """Whether the hand stands only as long as a button is held."""
        return bool(self.house.settings.get.look == "hold")

    def update(self, dt: float) -> None:
        story = paced(dt, self.house.pace)
        self.hand.update(dt)
        self._idle = self._idle + dt if self.private else 0.0
        if self._idle > COVERED_AFTER:
            self.hide()
        self.props.party.advance(dt)
        self._said_left = max(0.0, self._said_left - dt)
        if self._said_left == 0:
            self.said = ""
        if self.stage.busy:
            self.stage.advance(story)
            if self.stage.busy:
                self._follow_hand()
            else:
                self._told()
            return
        if self._wait > 0:
            self._wait = max(0.0, self._wait - (dt if self.house.pace == 0 else story))
            if self._wait == 0:
                self._next()
            return
        step = self.sitting.bot_answer(dt)
        if step is not None:
            self._tell(self.sitting.bot_submit(step))

    def _follow_hand(self) -> None:
        """The open hand is as far as the story: a card that flies does not stand in it as well."""
        own = self.look.own(self.props.view)
        if own != self.hand.cards:
            self.hand.show(own, breaks=self.look.breaks(self.props.view))

    # The course of a match

    def _told(self) -> None:
        """A story is over."""
        self._land()
        if self.sitting.seating != self.seating:
            self._sit()  # partners have moved (RK-12), before anybody has a card
        else:
            self.sync()
        calling, self._calling = self._calling, None
        if self.after:
            self.house.stack.push(self.after.pop(0))
        elif calling is not None and self.may_call:
            self._call(calling)
        else:
            self._next()

    def _next(self) -> None:
        """Find out what comes next and do it."""
        sitting = self.sitting
        if sitting.chance_is_asked():
            self._tell(sitting.deal())
            return
        waiting = sitting.match.waiting()
        verbs = frozenset(verb for seat in waiting for verb in sitting.verbs(seat))
        in_public = bool(verbs) and verbs <= self.look.in_public
        turn = next_turn(waiting, self.seating.people, self.viewpoint, in_public)
        match turn.what:
            case Next.RESULTS:
                self._results()
            case Next.BOT if turn.seat is not None:
                sitting.ask_bot(turn.seat)
            case Next.CURTAIN if turn.seat is not None:
                self._curtain(turn.seat)
            case Next.GO_ON | Next.ASK if turn.seat is not None:
                self.ask(turn.seat, in_public)
            case _:
                pass

    def ask(self, seat: Seat, in_public: bool = False) -> None:
        """Let `seat` answer on this screen."""
        match = self.sitting.match
        view = match.view(self.viewpoint)
        cards = () if in_public and self.viewpoint == PUBLIC else self.look.own(view)
        self.answering = Answering(
            seat, match.asks(seat), cards, view, self.look, self.hand, self._theme, self.speakers, in_public
        )

    def _curtain(self, seat: Seat, opened: Callable[[], None] | None = None) -> None:
        """Hand the screen to `seat`: its curtain stands before anything of it is fetched. It is asked then, unless
        `opened` does something else."""
        from scenes.curtain import CurtainScene

        plan = self.seating[seat]
        if self.viewpoint != PUBLIC:
            self.look_as(PUBLIC)
        strip = self.since.strip(seat, self.look, self.seating, self.house.theme)
        scene = CurtainScene(
            self.house,
            plan.picture,
            plan.name,
            plan.device,
            strip,
            opened=opened or (lambda: self._opened(seat)),
            lost=self.devices_changed,
            paused=lambda: self.pause(plan.device),
            also=() if plan.device is None else self._pointers(plan.device),
            called=self._call if self.may_call and opened is None else None,
        )
        self.house.stack.push(scene)

    def _pointers(self, device: str) -> tuple[str, ...]:
        """Whoever plays with the mouse may touch the glass as well."""
        return ("touch",) if device == "mouse" else ("mouse",) if device == "touch" else ()

    def _opened(self, seat: Seat) -> None:
        self.since.looked(seat)
        self.look_as(seat)
        self.ask(seat)
        self.hand.rise = 0.0 if self.releases else 1.0

    def hide(self) -> None:
        """The seat that looks covers its hand; its curtain asks it to come back."""
        if self._several_people and self.viewpoint != PUBLIC:
            seat = self.viewpoint
            assert isinstance(seat, int)
            self.look_as(PUBLIC)
            self._curtain(seat)

    def _answer(self, step: Step) -> None:
        """A person answered: cover first, then submit, then tell the story to everybody."""
        self.answering = None
        goes_on = step.do in self.look.goes_on
        look = None
        if self._several_people and self.viewpoint != PUBLIC and not goes_on:
            look = self.seating[int(self.viewpoint)].picture
            self.look_as(PUBLIC)
        try:
            events = self.sitting.submit(step)
        except IllegalStep as error:
            self.say(str(error))
            self._next()  # whoever was covered sees its curtain again, never the hand at once
            return
        if look is not None:
            self.cover_up = Cover(look)
            self.stage.play(self.cover_up.opens(self._calm))
            self._tell(events, after_cover=True)
        else:
            self._tell(events)

    def _tell(self, events: Sequence[Event], after_cover: bool = False) -> None:
        """Play what happened as the viewpoint may know it; what waits for a press comes after it."""
        self.answering = None
        self.hand.show(self.hand.cards, breaks=self.look.breaks(self.props.view))
        told = redact(events, self.viewpoint)
        for event in told:
            make = self.look.interludes.get(type(event))
            if make is not None:
                view = self.sitting.match.view(self.viewpoint)
                self.after.append(make(self.house, event, view, self.speakers, self.seating))
        self.props.on_turn = None
        story = tell(told, self.look, self.props, self.speakers)
        if after_cover and self.stage.clips:
            from game.timeline import Seq

            self.stage.clips = [Seq(*self.stage.clips, story)]
        else:
            self.stage.play(story)

    def _results(self) -> None:
        from scenes.results import ResultsScene

        end = self.sitting.match.end() or {}
        view, plan = self.props.view, TablePlan(self.sitting.plan.setup, self.seating)
        sheet = lambda: self.look.sheet(self.house, view, self.speakers, self.seating)  # noqa: E731
        self.house.stack.replace(ResultsScene(self.house, plan, end, sheet=sheet))

    # Presses

    def say(self, words: str) -> None:
        """The rail says this for a moment instead."""
        self.said, self._said_left = words, SAID_SECONDS

    def act(self, press: Press) -> None:
        self._idle = 0.0
        press = self._meant(press)
        if self.private and self.releases and press.action in HOLD_KEYS:
            self.hand.rise = 0.0 if press.released else 1.0
        elif press.released:
            return
        elif press.action is Action.MENU:
            self.pause(press.device)
        elif self.stage.busy:
            self._calling = press if press.action is CALL_KEY and self.may_call else self._calling
            if press.action is Action.CONFIRM or self._calling is not None:
                self.stage.finish()  # and nothing else: the same press never also answers
                self._told()
        elif self._looking_back and press.action is not Action.POINT:
            self._looking_back = False
        elif press.action is LATEST_KEY and self._may_look_back():
            self._looking_back = True
        elif press.action is SHEET_KEY:
            self._sheet()
        elif press.action is CALL_KEY:
            if self.may_call:
                self._call(press)
        elif self.answering is not None:
            self._act_asked(press)
        elif press.action is Action.BACK:
            self.pause(press.device)

    def _meant(self, press: Press) -> Press:
        """A pointer that presses words in the rail means the button that stands there."""
        if press.action is not Action.CONFIRM or press.at is None:
            return press
        for spot, _ in place_hints(self.hints(), self._button, self._theme):
            if spot.rect.collidepoint(press.at):
                return Press(spot.hint.action, press.device, press.seat)
        return press

    def _button(self, action: Action) -> tuple[str, str]:
        device = self.answering and self.seating[self.answering.seat].device
        return self.house.devices.hint(action, device or None)

    def _may_look_back(self) -> bool:
        picks = self.answering is not None and self.answering.uses_extra
        return not picks and self.look.latest(self.props.view) is not None

    def _act_asked(self, press: Press) -> None:
        answering = self.answering
        assert answering is not None
        if self.private and self.hand.rise == 0 and press.action is not Action.BACK:
            if press.action is Action.CONFIRM:
                self.say("The hand shows while the button is held")
            return
        if press.action in (Action.BACK, Action.LOOK):
            if self.private:
                self.hide()
            elif press.action is Action.BACK:
                self.pause(press.device)
            return
        seat = self._speaker(press, answering)
        if seat is None:
            return
        if seat != answering.seat:
            self.ask(seat, in_public=True)
            answering = self.answering or answering
        outcome = answering.act(press)
        if isinstance(outcome, Step):
            self._answer(outcome)
        elif outcome is not None:
            self._sound_alone("refuse")
            self.say(self.look.refusal(outcome, self.props.view))
        elif press.action is not Action.POINT:
            self._sound_alone("focus")

    def _sound_alone(self, name: str) -> None:
        """A sound that tells of the hand (how far the cursor went, that a card may not be played) is for nobody else's
        ears."""
        if not self.private:
            self.house.sound.play(name)

    def _speaker(self, press: Press, answering: Answering) -> Seat | None:
        """The seat for which this press counts: in public everybody answers with the own device."""
        devices = self.house.devices
        if not answering.in_public or devices.speaks_for(press.device, answering.seat):
            allowed = devices.speaks_for(press.device, answering.seat) or not self._several_people
            if not allowed and press.action is Action.CONFIRM:
                self.say(f"Not {devices.name(press.device)}'s turn")
            return answering.seat if allowed else None
        waiting = self.sitting.match.waiting()
        return next((seat for seat in waiting if seat in devices.seats_of(press.device)), None)

    def _sheet(self) -> None:
        if self.private:
            return
        self.house.stack.push(self._sheet_scene())

    @property
    def may_call(self) -> bool:
        """Whether calls are heard now: a public fact, whether or not anybody has something to call."""
        return any(self.seating.people) and self.look.calling(self.props.view)

    def _call(self, press: Press) -> None:
        """Somebody calls something out: whoever holds the device that was pressed. Hands are covered first."""
        from scenes.table.calls import CallScene

        mine = [
            seat
            for seat, person in enumerate(self.seating.people)
            if person and self.house.devices.speaks_for(press.device, seat)
        ]
        if not mine:
            return
        if self.private:
            self.look_as(PUBLIC)
        self.answering = None
        self.sitting.cancel()
        self.house.stack.push(self._call_scene(CallScene, mine))

    def _call_scene(self, kind: type["CallScene"], seats: Sequence[Seat]) -> "CallScene":
        from scenes.table.calls import Docket

        sitting, view = self.sitting, self.sitting.match.view(PUBLIC)
        docket = Docket(
            {seat: sitting.calls(seat) for seat in seats},
            {seat: self.look.owning_up(view, seat) for seat in seats},
            sitting.why_not,
        )
        alone = not self._several_people
        return kind(self.house, docket, view, self.look, self.seating, self.speakers, alone, lost=self.devices_changed)

    def _own_up(self, seat: Seat) -> None:
        """Behind its curtain, because whether the game takes it is for nobody else's eyes."""
        from scenes.table.calls import OwnCardScene

        scene = self._call_scene(OwnCardScene, [seat])
        scene.alone = True  # nobody else looks once the curtain is open
        self._curtain(seat, lambda: self.after.insert(0, scene))

    def pause(self, device: str | None) -> None:
        """Everything stands still; no hand stays in sight."""
        from scenes.pause import PauseScene

        look = None
        if self.private and isinstance(self.viewpoint, int):
            look = self.seating[self.viewpoint].picture
            self.look_as(PUBLIC)
        who = next((plan.name for plan in self.seating.seats if plan.person and plan.device == device), "")
        plan = TablePlan(self.sitting.plan.setup, self.seating)
        self.house.stack.push(PauseScene(self.house, plan, who, look, self._sheet_scene, device))

    def _sheet_scene(self) -> Scene:
        """The score sheet as it stands: public, whoever looks."""
        return self.look.sheet(self.house, self.props.view, self.speakers, self.seating)

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """A lost pad covers its seat's hand before the next frame; the table waits until somebody takes over."""
        self._gone = (self._gone | set(lost)) - set(found)
        self._ask_for_lost()

    def _ask_for_lost(self) -> bool:
        """Cover, and ask who plays on for the first seat whose device is gone; False if none is."""
        from scenes.table.lost import LostScene

        for seat, plan in enumerate(self.seating.seats):
            if plan.person and plan.device in self._gone:
                if self.private or self.viewpoint == seat:
                    self.look_as(PUBLIC)
                self._lost = seat
                self.house.stack.push(LostScene(self.house, seat, self.seating))
                return True
        return False

    def focus_lost(self) -> None:
        """Somebody else may be looking: cover what is private."""
        if self.private:
            self.hide()

    # Drawing

    def hints(self) -> tuple[Hint, ...]:
        """What the buttons do now, the main thing first, hiding last."""
        call = (Hint(CALL_KEY, "Call", "bell"),) if self.may_call else ()
        if self.answering is None:
            pause = Hint(Action.MENU, "Pause")
            return (Hint(Action.CONFIRM, "On"), *call, pause) if self.stage.busy else (*call, pause)
        if self.private and self.hand.rise == 0:
            return (Hint(Action.LOOK, "Hold to look"), Hint(Action.BACK, "Hide"))
        hints = list(self.answering.hints())
        if self._may_look_back():
            hints.append(Hint(LATEST_KEY, "Last trick"))
        hints += call
        hints.append(Hint(Action.BACK, "Hide") if self.private else Hint(SHEET_KEY, "Scores"))
        return tuple(hints)

    def draw(self, canvas: pygame.Surface) -> None:
        canvas.blit(self._backdrop, (0, 0))
        props, theme = self.props, self._theme
        props.table.prints.new_frame()
        self.hand.prints.new_frame()
        self._hang_signs(canvas)
        self.look.furniture(canvas, props.view, props.floor, theme)
        props.table.draw(canvas)
        self.look.over(canvas, props.view, props.floor, theme)
        draw_ring(canvas, props, self.look, self.seating, theme, frozenset(self._open_hands()))
        draw_bubbles(canvas, props, theme)
        props.table.draw_flying(canvas)
        if self.viewpoint != PUBLIC:
            self.hand.draw(canvas)
        if self.answering is not None:
            self.answering.draw(canvas)
        if self._looking_back:
            self._draw_latest(canvas)
        self._draw_rail(canvas)
        if self.cover_up is not None:
            self.cover_up.draw(canvas)

    def _hang_signs(self, canvas: pygame.Surface) -> None:
        if self._signs_of is not self.props.view:
            self._signs_of = self.props.view
            self._signs = tuple(self.look.signs(self.props.view, self.speakers, self.seating, self._theme))
        for at, piece in self._signs:
            piece.draw(canvas, at)

    def _draw_latest(self, canvas: pygame.Surface) -> None:
        lying = self.look.latest(self.props.view)
        if lying is None:
            return
        table = Table(self.props.table.prints)
        table.sync(lying.zone, lying.slots, lying.cards)
        canvas.fill((110, 104, 130), special_flags=pygame.BLEND_RGB_MULT)
        table.draw(canvas)

    def _draw_rail(self, canvas: pygame.Surface) -> None:
        seat = self.viewpoint if isinstance(self.viewpoint, int) else None
        plan = self.seating[seat] if seat is not None else None
        draw_rail(
            canvas,
            self._sentence(),
            self.hints(),
            self._button,
            self._theme,
            plan.picture if plan else None,
            plan.name if plan else "",
            self.look.sub_line(self.props.view, seat, self.speakers) if seat is not None else "",
            self.look.rail,
        )

    def _sentence(self) -> tuple[str | pygame.Surface, ...]:
        if self.said:
            return (self.said,)
        if self.props.caption:
            return pictured(self.props.caption, self.look, self.seating)
        if self.answering is not None:
            if self.answering.in_public and self._several_people:
                names = ", ".join(self.seating[seat].name for seat in self.sitting.match.waiting())
                return (f"Everybody answers: {names}",)
            verbs = self.sitting.verbs(self.answering.seat)
            return pictured(self.look.question(verbs, self.props.view, self.answering.chosen), self.look, self.seating)
        waiting = [self.seating[seat].name for seat in self.sitting.match.waiting()]
        return (f"{' and '.join(waiting)} to play",) if waiting else ("",)
