"""Seated: scenes that know who sits where. In the kids' theme everybody there is called by a picture."""

from game.widgets.house_scene import HouseScene
from scenes.seating import CHILDS_LEVEL, USUAL_LEVEL, Seating, called_by_picture


class Seated(HouseScene):
    """A scene with a seating."""

    _seating: Seating

    @property
    def seating(self) -> Seating:
        """Who sits where. Children are called by their pictures."""
        return self._seating

    @seating.setter
    def seating(self, seating: Seating) -> None:
        self._seating = called_by_picture(seating) if self.theme.kids else seating

    @property
    def level(self) -> str:
        """How computer players play who sit down here."""
        return CHILDS_LEVEL if self.theme.kids else USUAL_LEVEL
