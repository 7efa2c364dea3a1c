"""Bell: somebody at the table calls something out."""

from typing import TYPE_CHECKING

from engine.core.seats import PUBLIC, Seat
from game.input.actions import Press
from scenes.handover.privacy import Privacy
from scenes.table import navigation
from scenes.table.screen import Glass

if TYPE_CHECKING:
    from game.context import House


class Bell:
    """Hands are covered before anybody sees what may be called."""

    def __init__(self, house: "House", glass: Glass, privacy: Privacy) -> None:
        self.house, self.glass, self.privacy = house, glass, privacy

    def ring(self, press: Press, trick: int | None = None) -> None:
        """Whoever holds the device that was pressed calls, perhaps something about a trick that everybody looks at."""
        people, speaks_for = self.glass.seating.people, self.house.devices.speaks_for
        mine = [seat for seat, person in enumerate(people) if person and speaks_for(press.device, seat)]
        if not mine:
            return
        if self.glass.private:
            self.glass.look_as(PUBLIC)
        self.glass.ask_nobody()
        self.glass.sitting.cancel()
        scene = navigation.calls(self.house, self.glass, mine, self.privacy.devices_changed)
        if trick is not None:
            scene.point_out(trick)
        self.house.stack.push(scene)

    def own_up(self, seat: Seat) -> None:
        """Behind its curtain, because whether the game takes it is for nobody else's eyes."""
        scene = navigation.own_cards(self.house, self.glass, seat, self.privacy.devices_changed)
        self.privacy.hand_to(seat, lambda: self.glass.telling.after.insert(0, scene))
