"""The question on a podium to a person who played under a name of the house: a name of their own.

Each name of the house is asked once. The matches of today come along to the new name.
"""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date

from engine.core.seats import Seat
from game import memories
from game.context import Context
from game.store.people import Person
from scenes.evening import diary
from scenes.seating import PERSON_NAMES, TablePlan

ASKED = "name"
"""The thing under which it is noted that a name was asked."""


class GuestName:
    """The next person of a table who can give a name. Children and visitors of a kiosk are not asked."""

    def __init__(self, context: Context, plan: TablePlan) -> None:
        self._context = context
        asked = () if context.kiosk is not None or context.audience.children else _guests(context, plan)
        self._guests: Iterator[Seat] = iter(tuple(asked))
        self.seat: Seat | None = None
        self.next(plan)

    def next(self, plan: TablePlan) -> None:
        """Ask the next person, who is not asked again on another podium."""
        self.seat = next(self._guests, None)
        if self.seat is not None:
            self._context.learning.ask(ASKED, (plan.seating[self.seat],))

    def take(self, plan: TablePlan, name: str) -> TablePlan:
        """Give the asked person that name here, in the evening and in the matches of today."""
        assert self.seat is not None
        guest = plan.seating[self.seat]
        if name == guest.name:
            return plan
        known = memories.all_of(self._context.store)
        there = {one.match for one in known if one.name == name}
        today = [one.match for one in known if one.name == guest.name and one.day == date.today()]
        self._context.learning.keep(Person(name, guest.look))
        self._context.store.people.hand_over(guest.name, name, [match for match in today if match not in there])
        diary.rename(self._context, guest.name, name)
        return replace(plan, seating=plan.seating.put(self.seat, replace(guest, name=name)))


def _guests(context: Context, plan: TablePlan) -> Iterator[Seat]:
    """The people under a name of the house who were not asked yet."""
    for seat, one in enumerate(plan.seating.seats):
        if one.person and one.name in PERSON_NAMES and not context.learning.asked_before(ASKED, one):
            yield seat
