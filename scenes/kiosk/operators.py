"""What all screens of the operator have in common: nobody is asked there whether anybody still plays."""

from typing import TYPE_CHECKING

from game.widgets.page import Page

if TYPE_CHECKING:
    from scenes.kiosk.keeper import Keeper


class Operators:
    """Mixed into scenes. After `patience` seconds without a touch the kiosk begins anew."""

    patience = 180.0


class OperatorPage(Operators, Page):
    """A page of the operator; it knows the keeper, and through it everything that was said."""

    def __init__(self, keeper: "Keeper") -> None:
        super().__init__(keeper.context)
        self.keeper, self.kiosk = keeper, keeper.kiosk
