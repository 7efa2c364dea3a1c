"""Call button: somebody at the table calls something out."""

from typing import TYPE_CHECKING

from engine.core.seats import PUBLIC, Seat
from game.input.actions import Press
from scenes.handover.privacy import Privacy
from scenes.table import navigation
from scenes.table.screen import Screen

if TYPE_CHECKING:
    from game.context import Context


class CallButton:
    """Hands are covered before anybody sees what may be called."""

    def __init__(self, context: "Context", screen: Screen, privacy: Privacy) -> None:
        self.context, self.screen, self.privacy = context, screen, privacy

    def ring(self, press: Press, trick: int | None = None) -> None:
        """Whoever holds the device that was pressed calls, perhaps something about a trick that everybody looks at."""
        mine = self.screen.room.people_with(press.device)
        if not mine:
            return
        if self.screen.room.private:
            self.screen.set_viewpoint(PUBLIC)
        self.screen.ask_nobody()
        self.screen.session.bots.cancel()
        scene = navigation.calls(self.context, self.screen, mine, self.privacy.devices_changed)
        if trick is not None:
            scene.point_out(trick)
        self.context.stack.push(scene)

    def own_up(self, seat: Seat) -> None:
        """Behind its curtain, because whether the game takes it is for nobody else's eyes."""
        scene = navigation.own_cards(self.context, self.screen, seat, self.privacy.devices_changed)
        self.privacy.hand_to(seat, lambda device: self.screen.animations.after.insert(0, scene))
