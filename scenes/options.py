"""Options: which game of the family, how long, how strict. In a newcomer's words, and the usual ones one press away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.game import Option
from engine.games import GAMES
from game.input.actions import Action, Press
from game.widgets.hints import Hint
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.draft import Draft, Value
from scenes.games import bill, words_of

if TYPE_CHECKING:
    from game.house import House


def offered(option: Option, variant: str, game: str, now: Value) -> tuple[Value, ...]:
    """The values to go through. Of a range a few that make sense, and whatever it is set to now."""
    if isinstance(option.default, bool):
        return (False, True)
    if option.choices:
        return option.choices
    few = words_of(game).TARGETS.get(variant, ()) if option.name == "target" else ()
    return tuple(sorted({*few, option.default, now}))  # type: ignore[type-var]


class OptionsScene(Page):
    """Dismissed with the Draft, on every way out."""

    def __init__(self, house: "House", draft: Draft) -> None:
        super().__init__(house)
        self.draft = draft

    @property
    def title(self) -> str:  # type: ignore[override]
        """The game."""
        return f"{bill(self.draft.game).title}: how?"

    def rows(self) -> Sequence[Row]:
        words, draft = words_of(self.draft.game), self.draft
        rows = [
            Row("variant", "Game", words.VARIANT_TITLES[draft.variant], words.VARIANT_LINES[draft.variant], "cards")
        ]
        if len(draft.kind.players) > 1:
            rows.append(Row("players", "Seats", str(draft.players), "How many play", "people"))
        rows += [self._option_row(option) for option in draft.kind.options]
        usual = "Everything as the rules have it"
        rows.append(Row("usual", "As usual", None, "All is as usual" if draft.usual else usual, "replay", draft.usual))
        rows.append(Row("rules", "How to play", None, "The rules of this game", "book"))
        return (*rows, Row("done", "Done", None, "Back to the seats", "tick"))

    def _option_row(self, option: Option) -> Row:
        words, value = words_of(self.draft.game), self.draft.value(option)
        shown = words.OPTION_VALUES.get((option.name, value)) or f"{value} {words.UNIT[self.draft.variant]}"
        pictures = {"target": "star", "enforcement": "bell", "partner_draw": "people"}
        return Row(("option", option.name), words.OPTION_TITLES[option.name], shown, words.OPTION_LINES[option.name],
                   pictures.get(option.name, "dot"))  # fmt: skip

    def turned(self, row: Row, step: int, press: Press) -> None:
        del press
        draft = self.draft
        if row.id == "variant":
            names = [variant.name for variant in GAMES[draft.game].variants]
            self.draft = draft.with_variant(names[(names.index(draft.variant) + step) % len(names)])
        elif row.id == "players":
            counts = draft.kind.players
            self.draft = draft.with_players(counts[(counts.index(draft.players) + step) % len(counts)])
        elif isinstance(row.id, tuple):
            option = next(option for option in draft.kind.options if option.name == row.id[1])
            now = draft.value(option)
            values = offered(option, draft.variant, draft.game, now)
            self.draft = draft.with_option(option.name, values[(values.index(now) + step) % len(values)])

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "done":
            self.house.stack.dismiss(self.draft)
        elif row.id == "usual":
            self.draft = Draft(self.draft.game, self.draft.variant, self.draft.players)
            self.settle("done")
        elif row.id == "rules":
            from scenes.how_to import HowToScene

            self.house.stack.push(HowToScene(self.house, self.draft.game, self.draft.variant))

    def other(self, press: Press) -> None:
        if press.action is Action.BACK:
            self.house.sound.play("back")
            self.house.stack.dismiss(self.draft)
        elif press.action is Action.EXTRA and not self.draft.usual:
            self.draft = Draft(self.draft.game, self.draft.variant, self.draft.players)
            self.settle()

    def hints(self) -> Sequence[Hint]:
        extra = () if self.draft.usual else (Hint(Action.EXTRA, "As usual"),)
        first, back = super().hints()
        return (first, *extra, back)
