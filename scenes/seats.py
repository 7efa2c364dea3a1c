"""Who plays? Seats are tags on a coat rail: press to join, or let computer players sit there."""

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from engine.core.seats import Seat
from game.draw import text
from game.draw.boards import pill
from game.draw.icons import icon
from game.draw.paper import Piece
from game.easing import JOIN, paced
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH, Action, Press
from game.people import Person
from game.theme import Theme
from game.timeline import Lane
from game.widgets.focus import Target
from game.widgets.hints import Hint
from game.widgets.house_scene import HouseScene
from scenes import coat_rail
from scenes.draft import Draft, first_draft
from scenes.games import bill, words_of
from scenes.seat import SeatScene
from scenes.seating import Seating, TablePlan, first_seating, joined, resized, vacated

if TYPE_CHECKING:
    from game.house import House

_DROP = 220  # px a tag falls
START, GAME, MORE = "start", "game", "more"
_HALVES = {KEYS_LEFT: KEYS_RIGHT, KEYS_RIGHT: KEYS_LEFT}


class Drop:
    """A tag on its way down to its hook."""

    def __init__(self) -> None:
        self.y = -float(_DROP)


class SeatsScene(HouseScene):
    """Prefilled: the device that came here sits on seat 0, computer players on the others."""

    ring_radius = 46
    hook_share = 0.88

    def __init__(self, house: "House", game: str, device: str | None = None) -> None:
        super().__init__(house)
        self.device = device or self.device
        self.host = self.device
        self.draft: Draft = first_draft(game)
        self.seating: Seating = first_seating(self.draft.players, self.device, self._names())
        self._remember_looks()
        self.focus.at = START
        self.lane = Lane()
        self.drops: dict[Seat, Drop] = {}

    # What there is

    def _names(self) -> tuple[str, ...]:
        return tuple(person.name for person in self.house.store.people())

    def _remember_looks(self) -> None:
        """A kept person gets the picture of last time, if it is free."""
        looks = {person.name: person.look for person in self.house.store.people()}
        for seat, plan in enumerate(self.seating.seats):
            wanted = looks.get(plan.name)
            if plan.person and wanted is not None:
                self.seating = coat_rail.with_look(self.seating, seat, wanted)

    @property
    def more(self) -> bool:
        """Whether the variant has room for another seat."""
        return self.draft.players + 1 in self.draft.kind.players

    def tag_places(self) -> tuple[tuple[int, int], ...]:
        """The hook of every seat, and of the free one."""
        return coat_rail.places(len(self.seating) + self.more, self.theme)

    def targets(self) -> Sequence[Target]:
        places = self.tag_places()
        out = [Target(("seat", seat), coat_rail.tag_rect(places[seat])) for seat in range(len(self.seating))]
        if self.more:
            out.append(Target(MORE, coat_rail.tag_rect(places[-1])))
        out.append(Target(GAME, self._game_pill().rect(coat_rail.game_at(self.theme))))
        out.append(Target(START, self._start_pill().rect(self._start_at())))
        return out

    # What people do

    def act(self, press: Press) -> None:
        if press.action is Action.CONFIRM and not self._sits(press.device) and press.at is None:
            self.device = press.device
            self.join(press.device)
            return
        super().act(press)

    def _sits(self, device: str) -> bool:
        """Whether somebody here holds it; at a full table every device may help."""
        return bool(self.seating.seats_of(device)) or not any(not plan.person for plan in self.seating.seats)

    def join(self, device: str, seat: Seat | None = None) -> None:
        """Somebody new takes a computer player's seat."""
        before = self.seating
        self.seating = joined(before, device, self._names(), seat)
        self._remember_looks()
        mine = self.seating.seats_of(device)
        if self.seating == before or not mine:
            return
        taken = seat if seat is not None else mine[-1]
        self.house.sound.play("join")
        self._drop(taken)
        self.say(f"{self.seating[taken].name} joins with {self._device_words(taken)}")
        self.settle(("seat", taken))

    def _drop(self, seat: Seat) -> None:
        """The tag falls onto its hook."""
        if not self.house.settings.get.reduced_motion:
            self.drops[seat] = Drop()
            self.lane.play(JOIN.tween(self.drops[seat], y=0.0))

    def update(self, dt: float) -> None:
        super().update(dt)
        self.lane.advance(paced(dt, self.house.pace))
        if not self.lane.busy:
            self.drops.clear()

    @property
    def busy(self) -> bool:
        """Whether a tag still swings."""
        return self.lane.busy

    def devices_changed(self, lost: Sequence[str], found: Sequence[str]) -> None:
        """Whose pad went has no seat any more; a lone person may go on with anything else."""
        super().devices_changed(lost, found)
        for seat, plan in enumerate(self.seating.seats):
            if plan.person and plan.device in lost:
                alone = sum(self.seating.people) == 1
                self.seating = coat_rail.with_device(self.seating, seat, None) if alone else vacated(self.seating, seat)
                self.house.sound.play("knock")
                self.say(f"{plan.name}'s {'pad' if 'pad' in str(plan.device) else 'device'} is gone")
        self.settle()

    def choose(self, target: Hashable, press: Press) -> None:
        if target == START:
            self.start()
        elif target == GAME:
            self._options()
        elif target == MORE:
            self._add_seat(press)
        elif isinstance(target, tuple):
            seat = int(target[1])
            if press.device in (MOUSE, TOUCH) and not self._sits(press.device) and not self.seating[seat].person:
                self.join(press.device, seat)
            else:
                self._open_seat(seat)

    def other(self, press: Press) -> None:
        if press.action is Action.MENU:
            self.start()
        elif press.action is Action.EXTRA:
            self._options()
        elif press.action is Action.BACK:
            self._back(press.device)

    def _back(self, device: str) -> None:
        """Whoever joined later leaves the seat; the first one goes back to the title."""
        mine = self.seating.seats_of(device)
        self.house.sound.play("back")
        if mine and device != self.host and len(self.seating.devices) > 1:
            name = self.seating[mine[-1]].name
            self.seating = vacated(self.seating, mine[-1])
            self.say(f"{name} leaves; {self.seating[mine[-1]].name} sits down")
            self.settle()
        else:
            self.house.stack.dismiss()

    def _add_seat(self, press: Press) -> None:
        self.draft = self.draft.with_players(self.draft.players + 1)
        self.seating = resized(self.seating, self.draft.players)
        self.house.sound.play("join")
        if not self.seating.seats_of(press.device):
            self.join(press.device, len(self.seating) - 1)
        self.settle(("seat", len(self.seating) - 1))

    def _open_seat(self, seat: Seat) -> None:
        self.house.sound.play("choose")
        removable = len(self.seating) - 1 in self.draft.kind.players
        self.house.stack.push(SeatScene(self.house, self.seating, seat, self.draft.sides(), removable, self.device))

    def _options(self) -> None:
        from scenes.options import OptionsScene

        self.house.sound.play("choose")
        self.house.stack.push(OptionsScene(self.house, self.draft))

    def uncover(self, result: object) -> None:
        """Back from a seat's own page or from the options."""
        if isinstance(result, Seating):
            self.seating = result
            self.draft = self.draft.with_players(len(result))
        elif isinstance(result, Draft):
            self.draft = result
            self.seating = resized(self.seating, result.players)
        self._share_keyboard()
        self.settle()

    def _share_keyboard(self) -> None:
        """The keyboard splits as soon as somebody has a half of it, and whoever had all of it keeps the other half."""
        halves = [device for device in self.seating.devices if device in _HALVES]
        if halves:
            for seat in self.seating.seats_of(KEYS):
                self.seating = coat_rail.with_device(self.seating, seat, _HALVES[halves[0]])
            if self.host == KEYS:
                self.host = _HALVES[halves[0]]
        elif self.host in _HALVES:
            self.host = KEYS
        self.house.devices.share_keyboard(bool(halves))

    def leave(self) -> None:
        """Without a table the whole keyboard is everybody's again."""
        if not self.started:
            self.house.devices.share_keyboard(False)

    started = False

    def start(self) -> None:
        """Open the table."""
        from scenes.table.scene import TableScene

        for sitting in self.seating.seats:
            if sitting.person:
                self.house.store.keep_person(Person(sitting.name, sitting.look))
        self.started = True
        self.house.sound.play("start")
        self.house.sound.music(None)
        plan = TablePlan(self.draft.setup(), self.seating)
        self.house.stack.replace(TableScene(self.house, plan))

    # What they see

    def _device_words(self, seat: Seat) -> str:
        return coat_rail.device_words(self.seating, seat, self.house.devices)

    def _mate(self, seat: Seat) -> str:
        """The partner's name, empty where everybody plays alone."""
        mates = [other for side in self.draft.sides() if seat in side for other in side if other != seat]
        return self.seating[mates[0]].name if mates else ""

    def sentence(self) -> str | Sequence[text.Part]:
        at = self.focus.at
        if isinstance(at, tuple) and int(at[1]) < len(self.seating):
            plan = self.seating[int(at[1])]
            if not plan.person:
                return f"{plan.name} is a computer player"
            mate = self._mate(int(at[1]))
            with_mate = f"{plan.name} and {mate} are partners" if mate else ""
            return with_mate or f"{plan.name} plays with {self._device_words(int(at[1]))}"
        if at == GAME:
            return words_of(self.draft.game).VARIANT_LINES[self.draft.variant]
        people = sum(self.seating.people)
        seats = len(self.seating)
        return f"{people} {'person' if people == 1 else 'people'}, {seats - people} computer players" \
            if people < seats else f"All {seats} seats taken"  # fmt: skip

    def hints(self) -> Sequence[Hint]:
        at = self.focus.at
        first = {START: "Start", GAME: "Options", MORE: "Add"}.get(at if isinstance(at, str) else "", "Change")
        shown = [Hint(Action.CONFIRM, first), Hint(Action.MENU, "Start"), Hint(Action.EXTRA, "Options")]
        if at == START:
            shown.pop(1)
        if at == GAME:
            shown.pop(2)
        return (*shown, Hint(Action.BACK, "Leave"))

    def _game_pill(self) -> Piece:
        words = words_of(self.draft.game)
        return coat_rail.game_pill(bill(self.draft.game).title, words.VARIANT_TITLES[self.draft.variant], self.theme)

    def _start_pill(self) -> Piece:
        size = min(self.theme.sentence_px(46), 60)
        return pill((icon("play", size), "Start"), "#0B4576", "#A8D8FF", size, theme=Theme(self.theme.name))

    def _start_at(self) -> tuple[int, int]:
        return 960, coat_rail.start_line(self.theme)

    def paint(self, canvas: pygame.Surface) -> None:
        coat_rail.draw_title(canvas, "Who plays?", self.theme)
        coat_rail.draw_rail_board(canvas, self.theme)
        self._game_pill().draw(canvas, coat_rail.game_at(self.theme))
        self._start_pill().draw(canvas, self._start_at())
        places = self.tag_places()
        for seat in range(len(self.seating)):
            words = self._device_words(seat)
            badge = coat_rail.device_badge(self.seating[seat], self.house.devices)
            fallen = round(self.drops[seat].y) if seat in self.drops else 0
            focused = self.focus.at == ("seat", seat)
            coat_rail.draw_tag(
                canvas, self.seating[seat], words, badge, places[seat], focused, self.theme, seat, fallen
            )
            coat_rail.draw_partner(canvas, self._mate(seat), places[seat], self.theme)
        if self.more:
            button = self.house.devices.hint(Action.CONFIRM)
            coat_rail.draw_free(canvas, button, places[-1], self.focus.at == MORE, self.theme)
        if not isinstance(self.focus.at, tuple) and self.focus.at != MORE:
            self.draw_focus(canvas)
