"""The seats of a match: tags on a coat rail. Players press to join; computer players take the other seats."""

from collections.abc import Hashable, Iterator, Sequence

from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.deals import DEAL
from game.draw.paper import Piece
from game.easing import animation_seconds
from game.evening import Evening
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press, is_pad
from game.store.people import Person
from game.text.catalogue import Voice
from game.theme import Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.word_packs import why_not
from scenes.companions import companion_news, in_one, with_companion
from scenes.evening import diary
from scenes.front.gate import for_grown_ups, gated_line
from scenes.front.greeting import newcomers
from scenes.games import entry_of
from scenes.lobby import characters, joining, seat_row
from scenes.lobby.match_setup import MatchSetup, first_draft
from scenes.lobby.options import option_words
from scenes.lobby.same_cards import SameCards
from scenes.lobby.seat import Seated
from scenes.lobby.seat_row import SeatRowLayout, TagDrops
from scenes.lobby.together import (
    Together,
    absent,
    all_act,
    draw_lamps,
    draw_light,
    draw_number,
    draw_unready,
    lamps_rect,
    own_seats,
    shows_lamps,
)
from scenes.seating import Seating, TablePlan, device_noun, first_seating, join, resize, vacate, with_characters
from scenes.table.preload import preload, table_ahead

GREETING = say("seats-hello")
FIXED = say("seats-deal-fixed")
HOW = say("seats-how")
"""The host's words to children, first and after a silence."""
START, GAME, MORE = "start", "game", "more"
SIDES = 3.4
"""The middle of an own tag, where a pointer says ready, is this part of it to each side."""
GREETED = 1.0
"""Seconds of the greeting whose pictures are made early; the host has waved by then."""
LONG_TITLE = 12
"""Letters of a variant's name, above which its button leaves out the game's name."""


def names_of(context: Context) -> tuple[str, ...]:
    """The names of the people that the house knows."""
    return tuple(person.name for person in context.people)


def greets(context: Context, plan: TablePlan) -> bool:
    """Whether the host greets these players before their match."""
    return context.audience.children or bool(newcomers(context, plan))


class SeatsScene(Seated):
    """Begins with the device that opened it on seat 0, and computer players on the others."""

    ring_radius = 46
    hook_share = 0.88

    def __init__(
        self,
        context: Context,
        game: str,
        device: str | None = None,
        evening: Evening | None = None,
        deal: tuple[int, Setup] | None = None,
    ) -> None:
        """`evening`: the evening of this game, whose guests have seats already. `deal`: the number of a match with the
        same cards, and its setup, which stays."""
        super().__init__(context, device)
        self.host = self.device
        light = self.children or (evening is not None and evening.light)
        self.match_setup: MatchSetup = first_draft(game, light, context.variants(game), context.language)
        self.evening = evening
        self.same_cards = SameCards(context.store, deal[0]) if deal is not None else None
        if deal is not None:
            setup = deal[1]
            self.match_setup = MatchSetup(game, setup.variant, setup.players, setup.options, language=context.language)
        self.sits_out: tuple[str, ...] = ()
        if evening is not None:
            self.match_setup = with_guests(self.match_setup, evening)
            self.seating, out = diary.carry_over(evening, self.match_setup.players, context.devices.all(), self.level)
            self.sits_out = tuple(guest.name for guest in out)
            if self.device not in self.seating.held and self.seating.devices:
                self.host = self.seating.devices[0]
        if evening is None or not any(self.seating.people):
            self.seating = first_seating(self.match_setup.players, self.device, names_of(self.context), self.level)
            self.seating = joining.remembered(self.seating, self.context.people)
            self.seating = with_characters(self.seating, characters.kept(self.context))
        self._offered = self.seating.names
        self.focus.at = START
        self.drops = TagDrops()
        self.together = Together(context.sound.play)

    # State

    @property
    def more(self) -> bool:
        """Whether the variant has room for another seat."""
        return self.same_cards is None and self.match_setup.players + 1 in self.match_setup.seats

    @property
    def room(self) -> SeatRowLayout:
        """The layout of the seats and the free hook."""
        return seat_row.row_layout(self.seating.people, self.more, self.theme)

    def targets(self) -> Sequence[Target]:
        room = self.room
        shown = [
            seat for seat in range(len(self.seating)) if not all_act(self.seating) or not self.seating[seat].person
        ]
        out = [Target(("seat", seat), room.tag(seat)) for seat in shown]
        if self.more:
            out.append(Target(MORE, room.tag(-1)))
        out.append(Target(GAME, game_button(self.match_setup, self.voice, self.theme).rect(room.game)))
        pill = seat_row.start_pill(self.words_of(say("seats-start")), self.theme)
        out.append(
            Target(
                START,
                lamps_rect(sum(self.seating.people), room)
                if shows_lamps(self.seating, self.room)
                else pill.rect(room.start),
            )
        )
        return out

    # Input

    def confirmed(self, press: Press) -> None:
        """Seat a player who has no seat yet, with any focus."""
        device, alone = press.device, not all_act(self.seating)
        waits = alone and self.focus.at == START and absent(self.seating, self.context.devices)
        if self._seated(device) and not self._leads(device):
            self.together.ready(self.seating, device)
        elif self._seated(device) and waits and not self.together.number and not all(self.seating.people):
            self.together.begin()  # people with other pads have a moment to join
        elif self._seated(press.device):
            super().confirmed(press)
        elif all(self.seating.people):
            self._add_seat(press)
        else:
            self.join(press.device)

    def _seated(self, device: str) -> bool:
        """Whether a seat holds the device. At a full table that cannot grow, every device counts."""
        return device in self.seating.held or (all(self.seating.people) and not self.more)

    def join(self, device: str, seat: Seat | None = None) -> None:
        """Give a computer player's seat to a new person."""
        before = self.seating
        self.seating = join(before, device, names_of(self.context), seat)
        self.seating = joining.remembered(self.seating, self.context.people)
        mine = self.seating.seats_of(device)
        if self.seating == before or not mine:
            return
        taken = seat if seat is not None else mine[-1]
        if self.evening is not None:
            self.seating = diary.back_again(self.evening, self.seating, taken)
        self._share_keyboard()
        self.together.keep(self.seating)
        self.context.sound.play("join")
        if not self.context.settings.get.reduced_motion:
            self.drops.fall(taken)
        joins = say("seats-joins", name=self.seating[taken].name, device=device_noun(self.seating[taken].device))
        if self.evening is not None and self.evening.played and not self.children:
            joins = say("table-both", first=joins, second=diary.leading(self.evening))
        self.say(joins)
        self.settle(START)
        if not absent(self.seating, self.context.devices):
            self.together.count(self.seating)

    def _leads(self, device: str) -> bool:
        """Whether a press of the device acts on the focus.

        While all act, only the first one does, if it has moved the focus up or down.
        """
        return not all_act(self.seating) or (device == self.host and self.focus.at != START)

    def _direct(self, press: Press) -> None:
        """Stop the count, and change the face of the own tag. The first device moves the focus up and down."""
        counting, step = self.together.number, {Action.LEFT: -1, Action.RIGHT: 1}.get(press.action)
        self.together.stop()
        seat = self.together.current(self.seating, press.device) if not self._leads(press.device) else None
        if counting and all_act(self.seating):
            self.together.change(seat)
            self.context.sound.play("focus")
        elif seat is not None and step is not None:
            self.seating = self.together.turned(self.seating, seat, step)
            if not self.context.settings.get.reduced_motion:
                self.drops.fall(seat)
            self.settle()
        elif not all_act(self.seating) or press.device == self.host:
            super()._direct(press)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.drops.advance(animation_seconds(dt, self.context.pace))
        if self.together.advance(dt):
            self.start()

    @property
    def busy(self) -> bool:
        """Whether a tag still moves."""
        return self.drops.busy

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Free the seats of lost pads; a lone person may go on with any device."""
        super().devices_changed(lost, found)
        before = self.seating
        self.seating, hit = joining.without(before, lost)
        for seat in hit:
            self.context.sound.play("knock")
            pad = is_pad(before[seat].device)
            self.say(say("table-pad-gone" if pad else "table-buttons-gone", name=before[seat].name))
        if (left := in_one(companion_news(self.seating, before))) is not None:
            self.say(left)
        self.together.keep(self.seating)
        self.settle()

    def click_outside(self, press: Press) -> None:
        """Act on a pressed tag of a person while all act: at its sides the next face, else ready.

        Only its own pointer does that.
        """
        at = press.at if all_act(self.seating) else None
        people = (seat for seat, person in enumerate(self.seating.people) if person and at is not None)
        seat = next((seat for seat in people if at is not None and self.room.tag(seat).collidepoint(at)), None)
        if seat is None or at is None:
            return
        tag = self.room.tag(seat)
        if seat not in own_seats(self.seating, press.device):
            self.refuse(say("seats-not-yours", name=self.seating[seat].name))
        elif abs(at[0] - tag.centerx) > tag.width / SIDES:
            self.focus.at = START
            self.together.stop()
            self._direct(Press(Action.RIGHT if at[0] > tag.centerx else Action.LEFT, press.device))
        else:
            self.together.ready(self.seating, press.device)

    def choose(self, target: Hashable, press: Press) -> None:
        if target == START and all_act(self.seating) and self.together.unready:
            self.refuse(self.together.waited_for(self.seating))
        elif target == START:
            self.start()
        elif target == GAME and self.same_cards is not None:
            self.refuse(FIXED)
        elif target == GAME:
            self._options()
        elif target == MORE:
            self._add_seat(press)
        elif isinstance(target, tuple):
            seat = int(target[1])
            if press.device in (MOUSE, TOUCH) and not self._seated(press.device) and not self.seating[seat].person:
                self.join(press.device, seat)
            else:
                self._open_seat(seat)

    def bindings(self) -> tuple[Binding, ...]:
        at = self.focus.at
        sits, starts, opens = (
            self._seated(self.device),
            say("seats-start"),
            say("seats-options"),
        )
        named = {START: starts, GAME: opens, MORE: say("seats-add")}
        does = named.get(at if isinstance(at, str) else "", say("hint-change"))
        start = Binding(Action.MENU, lambda press: self.choose(START, press), starts)
        options = Binding(Action.EXTRA, lambda press: self._options(), opens)
        if all_act(self.seating) and sits and not self._leads(self.device):
            seat = self.together.current(self.seating, self.device)
            ready = say("seats-ready") if seat in self.together.unready else starts
            stops = self.together.number and self.device == self.host
            return self.with_focus(
                self.chooses(ready),
                self.moves(Action.RIGHT, say("seats-face")),
                Binding(Action.EXTRA, lambda press: None if seat is None else self._open_seat(seat), say("hint-more")),
                self.leads_back(say("seats-wait") if stops else say("seats-leave")),
                start.silent,
                Binding(Action.INFO, lambda press: self._options()),
            )
        return self.with_focus(
            self.chooses(does if sits else say("seats-join")),
            start.silent if sits and at == START else start,
            *(() if self.same_cards is not None else (options.silent if sits and at == GAME else options,)),
            self.leads_back(say("seats-leave")),
        )

    def go_back(self, press: Press) -> None:
        """Free the seat of a player who joined later. The first player stops the count, or goes back to the title."""
        device = press.device
        if self.together.number and device == self.host:
            self.together.change(self.together.current(self.seating, device))
            self.context.sound.play("focus")
            return
        mine, looks = self.seating.seats_of(device), self.seating.companion_seat(device)
        self.context.sound.play("back")
        if looks is not None:
            before, self.seating = self.seating, with_companion(self.seating, looks, None)
            if (left := in_one(companion_news(self.seating, before))) is not None:
                self.say(left)
            self._share_keyboard()
            self.settle()
        elif mine and device != self.host and len(self.seating.devices) > 1:
            name = self.seating[mine[-1]].name
            self.seating = vacate(self.seating, mine[-1], self.level)
            self.together.keep(self.seating)
            self.say(say("seats-leaves", name=name, fellow=self.seating[mine[-1]].name))
            self._share_keyboard()
            self.settle()
        else:
            self.context.stack.dismiss()

    def _add_seat(self, press: Press) -> None:
        before, self.match_setup = self.match_setup, self.match_setup.with_players(self.match_setup.players + 1)
        self.seating = resize(self.seating, self.match_setup.players, self.level)
        self.context.sound.play("join")
        if not self.seating.seats_of(press.device):
            self.join(press.device, len(self.seating) - 1)
        if before.options != self.match_setup.options:  # the number of players needs another option
            changed = tuple(option_words(self.match_setup, name) for name in self.match_setup.options)
            self.say(say("options-set", options=changed))
        self.settle(START if all_act(self.seating) else ("seat", len(self.seating) - 1))

    def _open_seat(self, seat: Seat) -> None:
        if all_act(self.seating) and self.seating[seat].person:
            self.together.change(seat)
        self.context.sound.play("choose")
        removable = self.same_cards is None and len(self.seating) - 1 in self.match_setup.seats
        page = "pictures" if self.seating[seat].person else "seat"
        sides = self.match_setup.sides()
        self.context.stack.push(self.context.place(page, self.seating, seat, sides, removable, self.device))

    def _options(self) -> None:
        from scenes.lobby.options import OptionsScene

        self.context.sound.play("choose")
        people = sum(self.seating.people)
        for_grown_ups(
            self.context,
            lambda: self.context.stack.push(OptionsScene(self.context, self.match_setup, people)),
            self.device,
        )

    def uncover(self, result: object) -> None:
        """Take the result of a seat's page or of the options."""
        self.context.devices.invite(True)
        if isinstance(result, Seating):
            self.seating = result
            self.match_setup = self.match_setup.with_players(len(result))
        elif isinstance(result, MatchSetup):
            self.match_setup = result
            self.seating = resize(self.seating, result.players, self.level)
        self._share_keyboard()
        self.together.keep(self.seating)
        self.settle()

    def _share_keyboard(self) -> None:
        """Give one person the whole keyboard, or two persons its halves."""
        whole = self.seating.seats_of(KEYS)
        self.seating, shared = joining.halved(self.seating)
        if shared and self.host == KEYS and whole:
            self.host = str(self.seating[whole[0]].device)
        elif not shared and self.host in joining.HALVES:
            self.host = KEYS
        self.context.devices.share_keyboard(shared)

    def enter(self) -> None:
        super().enter()
        self.context.devices.pads.forget_gone(self.seating.held)
        self.context.devices.invite(True)
        self.when_idle(rehearsing(self))
        if self.children:
            self.say(GREETING)

    def cover(self) -> None:
        self.context.devices.invite(False)

    def leave(self) -> None:
        """Join the halves of the keyboard again when no table opens."""
        self.context.devices.invite(False)
        if not self.started:
            self.context.devices.share_keyboard(False)

    started = False

    def start(self) -> None:
        """Open the table, unless words that it needs cannot be read."""
        if why := why_not(self.match_setup.setup()):
            self.refuse(why)
            return
        for session in self.seating.seats:
            if session.person and not self.children:
                self.context.learning.keep(Person(session.name, session.look))
        self.started = True
        characters.keep(self.context, self.seating)
        self.context.sound.play("start")
        self.context.sound.music(None)
        if self.evening is not None:
            diary.keep(self.context, self.evening.seated(diary.guests_of(self.seating), self._offered))
        plan, place = self.plan(), self.context.place
        self.context.stack.replace(
            place("greeting", plan, self.device) if greets(self.context, plan) else place("table", plan)
        )

    def plan(self) -> TablePlan:
        """The plan of the table for the present seating."""
        aids = self.match_setup.agreed(self.children)
        if self.evening is not None:
            aids = (*aids, diary.evening_aid(self.evening))
        if self.same_cards is not None:
            aids = (*aids, (DEAL, str(self.same_cards.deal)))
        return TablePlan(self.match_setup.setup(), self.seating, aids=aids)

    # Drawing

    def sentence(self) -> Message | None:
        at = self.focus.at
        if self.together.number:
            return say("seats-all-ready")
        if all_act(self.seating) and self.together.unready:
            return self.together.waited_for(self.seating)
        if self.children and self.context.idle_timer.long:
            return HOW
        if isinstance(at, tuple) and int(at[1]) < len(self.seating):
            seat = int(at[1])
            return joining.described(self.seating, seat, self.match_setup.sides())
        if at == GAME:
            return FIXED if self.same_cards is not None else gated_line(self.context, self.match_setup.line)
        if self.same_cards is not None:
            return self.same_cards.sentence(self.seating.people_names)
        waits = tuple(name for name in self.sits_out if name not in self.seating.names)
        return say("evening-sits-out", names=waits) if waits else joining.counted(self.seating)

    def named(self, target: Hashable) -> Message | None:
        if isinstance(target, tuple):
            return None  # the sentence names the players
        return {START: say("seats-start"), MORE: say("seats-add")}.get(str(target)) or game_words(
            self.match_setup, self.voice
        )

    def paint(self, canvas: Canvas) -> None:
        room, theme, devices, sides = self.room, self.theme, self.context.devices, self.match_setup.sides()
        lamps = shows_lamps(self.seating, room)
        seat_row.draw_rails(canvas, room, self.words_of(say("seats-title")), theme)
        game_button(self.match_setup, self.voice, theme).draw(canvas, room.game)
        if not (lamps or self.together.number):
            seat_row.start_pill(self.words_of(say("seats-start")), self.theme).draw(canvas, room.start)
        if self.together.number and lamps:
            draw_light(canvas, room)
        ready = [person and seat not in self.together.unready for seat, person in enumerate(self.seating.people)]
        for seat, plan in enumerate(self.seating.seats):
            focused, fallen = self.focus.at == ("seat", seat), self.drops.missing(seat)
            words = self.words_of(seat_row.device_words(self.seating, seat))
            seat_row.draw_tag(canvas, room, seat, plan, words, plan.badge, focused, fallen, theme, ready[seat])
            if not self.together.number and (mate := joining.mate(self.seating, seat, sides)):
                seat_row.draw_partner(canvas, room, seat, self.words_of(say("-seats-partner", name=mate)), theme)
        for seat, plan in enumerate(self.seating.seats):
            if ready[seat]:
                seat_row.draw_tick(canvas, room, seat, self.drops.missing(seat))
            elif plan.person:
                draw_unready(canvas, room, seat, devices.hint(Action.CONFIRM, plan.device), theme)
        if lamps:
            draw_lamps(canvas, self.seating, self.together.unready, room, self.together.number > 0)
        if self.together.number:
            draw_number(canvas, self.together, room, bool(self.context.settings.get.reduced_motion))
        invited = joining.invited(self.seating, devices)
        if self.more:
            seat_row.draw_free(
                canvas, room, self.voice.lines(say("seats-press")), invited, self.focus.at == MORE, theme
            )
        elif not all(self.seating.people) and not room.small:
            seat_row.draw_invitation(canvas, room, self.words_of(say("seats-press-line")), invited, theme)
        at_lamps = lamps and self.focus.at == START
        if not isinstance(self.focus.at, tuple) and self.focus.at != MORE and not (self.together.number or at_lamps):
            self.draw_focus(canvas)


def with_guests(match_setup: MatchSetup, evening: Evening) -> MatchSetup:
    """Return the setup with as many seats as the present guests of an evening need, or at most."""
    people = sum(guest.person and guest.present for guest in evening.guests)
    wanted = match_setup.with_players(max(people, match_setup.players))
    return wanted if people <= wanted.players else wanted.with_players(max(wanted.seats))


def rehearsing(seats: SeatsScene) -> Iterator[object]:
    """Paint the next scenes' pictures while people still take seats. A later player adds a face and a plate, and little
    else."""
    context, plan, device = seats.context, seats.plan(), seats.device
    if why_not(plan.setup):
        return
    if greets(context, plan):
        yield from preload(context, lambda house: house.place("greeting", plan, device), GREETED)
    yield from table_ahead(context, plan)


def game_words(match_setup: MatchSetup, voice: Voice) -> Message:
    return say("game-variant", game=entry_of(match_setup.game).title, variant=voice.words(match_setup.title))


def game_button(match_setup: MatchSetup, voice: Voice, theme: Theme) -> Piece:
    """Return the button with game and variant. A long name leaves no room for the game."""
    variant = voice.words(match_setup.title)
    shown = variant if len(variant) > LONG_TITLE else voice.words(game_words(match_setup, voice))
    return seat_row.game_pill(shown, theme)
