"""A new PIN, given twice; and who comes in with one that is easy to guess is asked for a better one."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from game.input.actions import Press
from game.kiosk.pin import FEWEST_DIGITS, MOST_DIGITS, fault, too_easy
from game.widgets.menu import Row
from scenes.kiosk.operators import OperatorPage
from scenes.kiosk.pin import DigitsScene

if TYPE_CHECKING:
    from scenes.kiosk.keeper import Keeper

LENGTH = f"A PIN has {FEWEST_DIGITS} to {MOST_DIGITS} digits"
EASY = "That is easy to guess; try another"
OTHER = "That was not the same"
CHANGED = "The PIN is changed"


def new_pin(keeper: "Keeper") -> DigitsScene:
    """The page for the first of two times."""

    def given(digits: str) -> str:
        if fault(digits):
            return LENGTH
        if too_easy(digits):
            return EASY
        keeper.context.stack.replace(_once_more(keeper, digits))
        return ""

    return DigitsScene(keeper, "New PIN", given)


def _once_more(keeper: "Keeper", digits: str) -> DigitsScene:
    def given(same: str) -> str:
        if same != digits:
            return OTHER
        keeper.kiosk.pin.change(digits)  # the one long frame that this takes only its operator sees
        keeper.context.stack.dismiss(CHANGED)
        return ""

    return DigitsScene(keeper, "Once more", given)


class EasyPinPage(OperatorPage):
    """Comes before the operator's screen at every visit, until there is another PIN. No digits: others look on."""

    title = "A PIN of your own"

    def rows(self) -> Sequence[Row]:
        return (
            Row("new", "Choose a new PIN", None, "The present one is easy to guess, so please choose another", "key"),
            Row("later", "Not now", None, "You will be asked again at your next visit", "clock"),
        )

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "new":
            self.context.stack.replace(new_pin(self.keeper))
        else:
            self.context.stack.dismiss()
