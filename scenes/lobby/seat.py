"""One seat: person or computer player, name, picture, device or level, and place at the table."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from pygame import Rect

from engine.core.messages import Message, say, verbatim
from engine.core.seats import Seat
from game.canvas import Canvas
from game.draw.focus import peg
from game.draw.tags import seat_tag
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, TOUCH, Press
from game.settings import READ_ALL
from game.widgets.house_scene import HouseScene
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.companions import companion_row, next_companion
from scenes.lobby import seat_row
from scenes.seating import (
    CHILDS_LEVEL,
    LEVELS,
    USUAL_LEVEL,
    Seating,
    SeatPlan,
    animal_of,
    called_by_picture,
    device_noun,
    joined,
    next_look,
    vacated,
    with_device,
    with_look,
)

if TYPE_CHECKING:
    from game.context import Context

_TAG_AT = (330, 270)
_ROWS_LEFT = 560


class Seated(HouseScene):
    """A scene with a seating."""

    _seating: Seating

    @property
    def seating(self) -> Seating:
        """Who sits where. Children are called by their pictures."""
        return self._seating

    @seating.setter
    def seating(self, seating: Seating) -> None:
        self._seating = called_by_picture(seating, self.context.voice) if self.children else seating

    @property
    def level(self) -> str:
        """How computer players play who sit down here."""
        return CHILDS_LEVEL if self.children else USUAL_LEVEL


class SeatScene(Seated, Page):
    """Changes are dismissed as a Seating, on every way out."""

    def __init__(
        self, context: "Context", seating: Seating, seat: Seat, sides: Sequence[Sequence[Seat]] = (),
        removable: bool = False, device: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__(context)
        self.seat, self.sides, self.removable = seat, sides, removable
        self.seating = seating
        self.device = device or self.device

    @property
    def title(self) -> Message:  # type: ignore[override]
        """The name of who sits here."""
        return verbatim(self.seating[self.seat].name)

    def box(self) -> Rect:
        box = super().box()
        return Rect(_ROWS_LEFT, box.top, 1100, box.height)

    def devices(self) -> tuple[str, ...]:
        """What a person may hold: all that is there, the keyboard whole and in halves."""
        keys = [KEYS, KEYS_LEFT, KEYS_RIGHT]
        others = [device for device in self.context.devices.all() if device not in keys]
        used = self.seating[self.seat].device
        extra = [used] if used and used not in (*keys, *others) else []
        known = (*keys, *others, *([TOUCH] if used == TOUCH else []), *(e for e in extra if e != TOUCH))
        return tuple(device for device in known if self.seating.accompanied_by(device) in (None, self.seat))

    def rows(self) -> Sequence[Row]:
        plan = self.seating[self.seat]
        place = say("seat-place-at", number=self.seat + 1, count=len(self.seating))
        kind = say("seat-person") if plan.person else say("seat-bot")
        who = Row("who", say("seat-who"), kind, say("seat-who-line"), "person")
        name = Row("name", say("seat-name"), None, say("seat-name-line", name=plan.name), "book")
        picture = Row("look", say("seat-picture"), animal_of(plan.look), say("seat-picture-line"), "star")
        order = Row("place", say("seat-place"), place, self._place_line(), "people")
        if plan.person:
            words = say("table-device", device=device_noun(plan.device))
            looks = companion_row("companion", self.seating, self.seat)
            own: tuple[Row, ...] = (
                Row("device", say("seat-device"), words, say("seat-device-line"), "pad"),
                looks,
                *self._headset_row(plan),
            )
        else:
            own = (Row("level", say("seat-level"), *seat_row.LEVELS[plan.level], "bot"),)
        rows = [who, *(() if self.children else (name,)), picture, *own, order]
        if self.removable:
            rows.append(Row("remove", say("seat-remove"), None, say("seat-remove-line"), "cross"))
        return (*rows, Row("done", say("done"), None, say("seat-done-line"), "tick"))

    def _headsets(self) -> tuple[str, ...]:
        """The sound devices that a seat may have for itself, once everything is read aloud; "" for none."""
        read = self.context.settings.get.read_aloud == READ_ALL
        return ("", *self.context.sound.outputs) if read else ()

    def _headset_row(self, plan: SeatPlan) -> tuple[Row, ...]:
        if len(self._headsets()) < 2 and not plan.headset:
            return ()
        if not plan.headset:
            return (Row("headset", say("seat-headset"), say("seat-headset-none"), say("seat-headset-line"), "sound"),)
        line = say("seat-headset-worn", name=plan.headset)  # whole, as a row has little room for it
        return (Row("headset", say("seat-headset"), verbatim(plan.headset), line, "sound"),)

    def _place_line(self) -> Message:
        mates = [s for side in self.sides if self.seat in side for s in side if s != self.seat]
        if mates:
            return say("seat-partner", name=self.seating[mates[0]].name)
        return say("seat-place-line")

    def chosen(self, row: Row, press: Press) -> None:
        if row.id == "done":
            self.context.stack.dismiss(self.seating)
        elif row.id == "remove":
            seats = self.seating.seats
            self.context.stack.dismiss(Seating(seats[: self.seat] + seats[self.seat + 1 :]))
        elif row.id == "name":
            from scenes.lobby.naming import NamingScene

            plan = self.seating[self.seat]
            self.context.stack.push(NamingScene(self.context, plan, self.seating.names, self.device))

    def turned(self, row: Row, step: int, press: Press) -> None:
        plan = self.seating[self.seat]
        if row.id == "who":
            self._swap_kind(press.device)
        elif row.id == "look":
            self.seating = next_look(self.seating, self.seat, step)
        elif row.id == "level":
            level = LEVELS[(LEVELS.index(plan.level) + step) % len(LEVELS)]
            self.seating = self.seating.put(self.seat, replace(plan, level=level))
        elif row.id == "device":
            known = self.devices()
            at = known.index(plan.device) if plan.device in known else 0
            self.seating = with_device(self.seating, self.seat, known[(at + step) % len(known)])
        elif row.id == "headset":
            there = self._headsets() or ("",)
            at = there.index(plan.headset) if plan.headset in there else 0
            worn = there[(at + step) % len(there)]
            self.seating = self.seating.put(self.seat, replace(plan, headset=worn))
        elif row.id == "companion":
            self.seating = next_companion(self.seating, self.seat, step, self.context.devices.all())
        elif row.id == "place":
            to = (self.seat + step) % len(self.seating)
            self.seating = self.seating.swapped(self.seat, to)
            self.seat = to

    def _swap_kind(self, device: str) -> None:
        """A new person shares the device that made the change, until another one is chosen."""
        if self.seating[self.seat].person:
            self.seating = vacated(self.seating, self.seat, self.level)
        else:
            names = tuple(person.name for person in self.context.store.people())
            self.seating = joined(self.seating, device, names, self.seat)

    def go_back(self, press: Press) -> None:
        del press
        self.sound("back")
        self.context.stack.dismiss(self.seating)

    def uncover(self, result: object) -> None:
        if isinstance(result, tuple) and len(result) == 2:
            name, look = result
            plan = self.seating[self.seat]
            self.seating = self.seating.put(self.seat, replace(plan, name=str(name)))
            if isinstance(look, int):
                self.seating = with_look(self.seating, self.seat, look)
        super().uncover(result)

    def paint(self, canvas: Canvas) -> None:
        plan = self.seating[self.seat]
        words = self.worded(seat_row.device_words(self.seating, self.seat))
        badge = plan.badge
        seat_tag(plan.picture, plan.name, words, badge, plan.person, self.theme).draw(canvas, _TAG_AT)
        peg().draw(canvas, _TAG_AT)
        super().paint(canvas)
