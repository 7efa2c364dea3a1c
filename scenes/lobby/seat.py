"""One seat: its tag, large, with two pages.

The first page has the pictures (`pictures.py`). The second one has the kind of player, name, device or level, and place
at the table.
"""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from functools import cached_property

from pygame import Rect

from engine.core.messages import Message, say, verbatim
from engine.core.seats import Seat
from game.canvas import Canvas
from game.context import Context
from game.draw.focus import peg
from game.draw.house_set import coat_rail
from game.draw.tags import EYELET, LARGE_TAG, seat_tag, tag_ring
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, TOUCH, Action, Press
from game.settings import READ_ALL
from game.theme import SeatLook
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from game.widgets.menu import Row, after
from game.widgets.page import TITLE_LINE, Page
from scenes.characters import MANNERS, described
from scenes.companions import companion_row, next_companion
from scenes.lobby import joining, seat_row
from scenes.seating import (
    KIDS_LEVEL,
    LEVELS,
    USUAL_LEVEL,
    Seating,
    SeatPlan,
    animal_of,
    device_noun,
    join,
    name_by_pictures,
    vacate,
    with_device,
    with_look,
)

TAG = "tag"
"""Target of the tag."""
_RAIL_WIDE, _RAIL_AT, _EYELET = 410, (334, 150), (330, 195)
_PEG, _LARGE_LIFT = 84, 46
_LEFT = 594
TILES = Rect(_LEFT, 183, 1228, 0)
"""Room for the right side of both pages; its height depends on the bar."""


class Seated(HouseScene):
    """A scene with a seating."""

    _seating: Seating

    @property
    def seating(self) -> Seating:
        """The present seating. Children are called by their pictures."""
        return self._seating

    @seating.setter
    def seating(self, seating: Seating) -> None:
        self._seating = name_by_pictures(seating, self.context.voice) if self.children else seating

    @property
    def level(self) -> str:
        """Level of new computer players."""
        return KIDS_LEVEL if self.children else USUAL_LEVEL


class SeatPage(Seated):
    """One of the two pages of a seat, with its tag at the left. Every way out dismisses it with a Seating. The shoulder
    buttons turn to the other page, as does choosing the tag."""

    overleaf = ""
    """Name of the place with the other page."""

    def __init__(
        self,
        context: Context,
        seating: Seating,
        seat: Seat,
        sides: Sequence[Sequence[Seat]] = (),
        removable: bool = False,
        device: str | None = None,
    ) -> None:
        super().__init__(context, device)
        self.seat, self.sides, self.removable = seat, sides, removable
        self.seating = seating

    @property
    def plan(self) -> SeatPlan:
        return self.seating[self.seat]

    def go_back(self, press: Press) -> None:
        self.sound("back")
        self.context.stack.dismiss(self.seating)

    def turn_over(self, press: Press, page_of: str = "") -> None:
        """Turn to the other page of the tag, or to `page_of`."""
        self.sound("page")
        page = self.context.place(
            page_of or self.overleaf, self.seating, self.seat, self.sides, self.removable, press.device
        )
        self.context.stack.replace(page)

    def turns_over(self, words: Message) -> tuple[Binding, Binding]:
        """The bindings of the shoulder buttons."""
        return Binding(Action.NEXT, self.turn_over, words), Binding(Action.PREV, self.turn_over)

    def write_name(self, press: Press) -> None:
        """Open the scene that asks for a name."""
        from scenes.lobby.naming import NamingScene

        self.sound("choose")
        self.context.stack.push(NamingScene(self.context, self.plan, self.seating.names, press.device))

    def uncover(self, result: object) -> None:
        """Take the chosen name, and its picture, if there is one."""
        if isinstance(result, tuple) and len(result) == 2:
            name, look = result
            self.seating = self.seating.put(self.seat, replace(self.plan, name=str(name)))
            if isinstance(look, int):
                self.seating = with_look(self.seating, self.seat, look)
        super().uncover(result)

    @property
    def hung(self) -> tuple[int, int]:
        """Place of the tag's eyelet."""
        return _EYELET[0], _EYELET[1] - (_LARGE_LIFT if self.theme.large_text else 0)

    @property
    def tag_rect(self) -> Rect:
        """Rectangle of the tag's paper."""
        wide, high = LARGE_TAG
        return Rect(self.hung[0] - wide // 2, self.hung[1] - EYELET, wide, high - 8)

    def draw_tag(self, canvas: Canvas, look: SeatLook, name: str, focused: bool = False) -> None:
        """Draw the tag on its hook, with that picture and name."""
        lift = _LARGE_LIFT if self.theme.large_text else 0
        coat_rail(_RAIL_WIDE).draw(canvas, (_RAIL_AT[0], _RAIL_AT[1] - lift))
        words = self.words_of(seat_row.device_words(self.seating, self.seat))
        tag = seat_tag(look, name, words, self.plan.badge, self.plan.person, self.theme, LARGE_TAG)
        tag.draw(canvas, self.hung)
        if focused:
            tag_ring(LARGE_TAG, self.theme.ring).draw(canvas, self.hung)
        peg(_PEG).draw(canvas, self.hung)


class SeatScene(SeatPage, Page):
    """The second page: person or computer player, device or level, companion, and place at the table."""

    overleaf = "pictures"
    title_at = (TILES.centerx, TITLE_LINE)

    @property
    def title(self) -> Message:
        return verbatim(self.plan.name)

    def box(self) -> Rect:
        box = super().box()
        return Rect(TILES.left, box.top, TILES.width - 60, box.height)

    def beside(self) -> Sequence[Target]:
        return (Target(TAG, self.tag_rect),)

    def choose(self, target: Hashable, press: Press) -> None:
        if target == TAG:
            self.turn_over(press)
        else:
            super().choose(target, press)

    def bindings(self) -> tuple[Binding, ...]:
        return self.with_focus(self.on_row(), *self.turns_over(say("seat-change-picture")), self.leads_back())

    def sentence(self) -> Message | None:
        return say("seat-picture-line") if self.focus.at == TAG else super().sentence()

    def devices(self) -> tuple[str, ...]:
        """The devices for a person: all present ones, with the keyboard whole and in halves."""
        keys = [KEYS, KEYS_LEFT, KEYS_RIGHT]
        others = [device for device in self.context.devices.all() if device not in keys]
        used = self.seating[self.seat].device
        extra = [used] if used and used not in (*keys, *others) else []
        known = (*keys, *others, *([TOUCH] if used == TOUCH else []), *(e for e in extra if e != TOUCH))
        return tuple(device for device in known if self.seating.companion_seat(device) in (None, self.seat))

    def rows(self) -> Sequence[Row]:
        plan = self.seating[self.seat]
        place = say("seat-place-at", number=self.seat + 1, count=len(self.seating))
        kind = say("seat-person") if plan.person else say("seat-bot")
        who = Row("who", say("seat-who"), kind, say("seat-who-line"), "person", turn=self._swap_kind)
        line, named = say("seat-name-line", name=plan.name), verbatim(plan.name)
        name = Row("name", say("seat-name"), None, line, "book", leads=True, now=named)
        picture = Row(
            "look", say("seat-picture"), None, say("seat-picture-line"), "star", leads=True, now=animal_of(plan.look)
        )
        mate = joining.mate(self.seating, self.seat, self.sides)
        line = say("seat-partner", name=mate) if mate else say("seat-place-line")
        order = Row("place", say("seat-place"), place, line, "people")
        if plan.person:
            words = say("table-device", device=device_noun(plan.device))
            looks = companion_row("companion", self.seating, self.seat)
            own: tuple[Row, ...] = (
                Row("device", say("seat-device"), words, say("seat-device-line"), "pad"),
                looks,
                *self._headset_row(plan),
            )
        else:
            manner, line = MANNERS[plan.character], described(plan.character, plan.name)
            own = (
                Row("level", say("seat-level"), *seat_row.LEVELS[plan.level], "bot"),
                Row("character", say("seat-character"), None, line, "speech", leads=True, now=manner),
            )
        rows = [who, *(() if self.children else (name,)), picture, *own, order]
        if self.removable:
            rows.append(Row("remove", say("seat-remove"), None, say("seat-remove-line"), "cross", do=self._remove))
        return (*rows, self.closing_row(say("seat-done-line"), result=self.seating))

    @cached_property
    def _headsets(self) -> tuple[str, ...]:
        """The sound devices that a seat can have for itself while everything is read aloud; "" for none."""
        read = self.context.settings.get.read_aloud == READ_ALL
        return ("", *self.context.sound.mixer.outputs) if read else ()

    def _headset_row(self, plan: SeatPlan) -> tuple[Row, ...]:
        if len(self._headsets) < 2 and not plan.headset:
            return ()
        if not plan.headset:
            return (Row("headset", say("seat-headset"), say("seat-headset-none"), say("seat-headset-line"), "sound"),)
        line = say("seat-headset-worn", name=plan.headset)  # without a cut, because a row has little room for it
        return (Row("headset", say("seat-headset"), verbatim(plan.headset), line, "sound"),)

    def chosen(self, row: Row, press: Press) -> None:
        if row.id == "name":
            self.write_name(press)
        else:
            self.turn_over(press, "characters" if row.id == "character" else "")

    def _remove(self) -> None:
        seats = self.seating.seats
        self.context.stack.dismiss(Seating(seats[: self.seat] + seats[self.seat + 1 :]))

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        plan = self.plan
        if row.id == "level":
            self.seating = self.seating.put(self.seat, replace(plan, level=after(LEVELS, plan.level, step)))
        elif row.id == "device":
            self.seating = with_device(self.seating, self.seat, after(self.devices(), plan.device, step))
        elif row.id == "headset":
            worn = after(self._headsets or ("",), plan.headset, step)
            self.seating = self.seating.put(self.seat, replace(plan, headset=worn))
        elif row.id == "companion":
            self.seating = next_companion(self.seating, self.seat, step, self.context.devices.all())
        elif row.id == "place":
            to = (self.seat + step) % len(self.seating)
            self.seating = self.seating.swapped(self.seat, to)
            self.seat = to

    def _swap_kind(self, step: int) -> None:
        """Swap person and computer player. A new person shares the device that made the change, until another one is
        chosen."""
        if self.seating[self.seat].person:
            self.seating = vacate(self.seating, self.seat, self.level)
        else:
            names = tuple(person.name for person in self.context.store.people.all())
            self.seating = join(self.seating, self.device, names, self.seat)

    def paint(self, canvas: Canvas) -> None:
        self.draw_tag(canvas, self.plan.picture, self.plan.name, self.focus.at == TAG)
        super().paint(canvas)

    def draw_focus(self, canvas: Canvas, rect: Rect | None = None, radius: int | None = None) -> None:
        """Draw the focus; the tag's ring has its own shape."""
        if self.focus.at != TAG:
            super().draw_focus(canvas, rect, radius)
