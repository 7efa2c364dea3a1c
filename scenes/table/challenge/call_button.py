"""Call button: a player at the table calls."""

from engine.core.seats import PUBLIC, Seat
from game.context import Context
from game.input.actions import Press
from scenes.handover.privacy import HandCover
from scenes.table import navigation
from scenes.table.screen import Screen


class CallButton:
    """Opens the list of calls. Hands are covered first."""

    def __init__(self, context: Context, screen: Screen, privacy: HandCover) -> None:
        self.context, self.screen, self.privacy = context, screen, privacy

    def ring(self, press: Press, trick: int | None = None) -> None:
        """Open the calls of the player with the pressed device, at those about `trick`, if it is given."""
        mine = self.screen.room.people_with(press.device)
        if not mine:
            return
        if self.screen.room.private:
            self.screen.set_viewpoint(PUBLIC)
        self.screen.clear_question()
        self.screen.session.computer_players.cancel()
        scene = navigation.calls(self.context, self.screen, mine, self.privacy.devices_changed)
        if trick is not None:
            scene.point_out(trick)
        self.context.stack.push(scene)

    def own_up(self, seat: Seat) -> None:
        """Open a seat's own cards behind its curtain, because other players must not see the game's answer."""
        scene = navigation.own_cards(self.context, self.screen, seat, self.privacy.devices_changed)
        self.privacy.hand_to(seat, lambda device: self.screen.animations.after.insert(0, scene))
