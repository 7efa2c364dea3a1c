"""What is offered: every variant of every game, on or off. One always stays."""

from collections.abc import Sequence

from engine.games import GAMES
from game.input.actions import Press
from game.kiosk.config import ALL, NONE
from game.widgets.menu import Row
from scenes.games import BILLS, words_of
from scenes.kiosk.operators import OperatorPage


class OfferPage(OperatorPage):
    """A game whose variants are all off is not on the shelf."""

    title = "Games"

    def rows(self) -> Sequence[Row]:
        rows = []
        for bill in BILLS:
            offered, words = self.kiosk.config.variants(bill.game), words_of(bill.game)
            for variant in GAMES[bill.game].variants:
                title = words.VARIANT_TITLES[variant.name]
                label = bill.title if len(GAMES[bill.game].variants) == 1 else f"{bill.title}: {title}"
                on = "Offered" if variant.name in offered else "Left out"
                rows.append(Row((bill.game, variant.name), label, on, words.VARIANT_LINES[variant.name], "cards"))
        return (*rows, Row("done", "Done", None, "Back", "tick"))

    def turned(self, row: Row, step: int, press: Press) -> None:
        del step, press
        assert isinstance(row.id, tuple)
        game, name = row.id
        offered = set(self.kiosk.config.variants(game)) ^ {name}
        known = tuple(variant.name for variant in GAMES[game].variants)
        some = tuple(variant for variant in known if variant in offered)
        try:
            self.kiosk.change(f"games.{game}", ALL if some == known else some or NONE)
        except ValueError:
            self.context.sound.play("refuse")
            self.say("One game has to be offered")

    def chosen(self, row: Row, press: Press) -> None:
        del row, press
        self.context.stack.dismiss()
