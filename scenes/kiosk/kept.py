"""Kept: what this kiosk keeps and what it wipes, row by row, and each whole."""

from collections.abc import Sequence

from engine.core.messages import say
from game.input.actions import Press
from game.kiosk.privacy import BY_HAND, OF_MACHINE, UNTIL_FACTORY, WITH_VISITOR, items
from game.widgets.menu import Row
from scenes.kiosk.operators import OperatorPage, WholePage

_PICTURES = {WITH_VISITOR: "person", UNTIL_FACTORY: "replay", OF_MACHINE: "gear", BY_HAND: "book"}


class KeptPage(OperatorPage):
    """What goes soonest stands first; the rail says when."""

    title = say("operator-kept")

    def rows(self) -> Sequence[Row]:
        told = [
            Row((item.fate.key, number), item.label, None, item.fate, _PICTURES[item.fate])
            for number, item in enumerate(items())
        ]
        flash = Row("flash", say("privacy-disk"), None, say("privacy-disk-line"), "question")
        return (*told, flash, Row("done", say("done"), None, say("done-line"), "back"))

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "done":
            self.context.stack.dismiss()
        elif isinstance(row.id, tuple):
            self.context.stack.push(WholePage(self.keeper, items()[int(row.id[1])].whole))
        else:
            self.context.stack.push(WholePage(self.keeper, say("privacy-flash")))
