"""Options: which game of the family, how long, how strict. In a newcomer's words, and the usual ones one press away."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.core.game import Option
from game.input.actions import Action, Press
from game.widgets.hints import Hint
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.games import LIGHT, Aid, aids_of, bill, words_of
from scenes.lobby.match_setup import Draft, Value, values, ways_to_play

if TYPE_CHECKING:
    from game.context import House


def offered(option: Option, draft: Draft) -> tuple[Value, ...]:
    """The values to go through. Of a long range a few that make sense, and whatever it is set to now."""
    few = words_of(draft.game).TARGETS.get(draft.variant, ()) if option.name == "target" else ()
    return values(option, draft.players) or tuple(sorted({*few, option.default, draft.value(option)}))  # type: ignore[type-var]


def option_words(draft: Draft, name: str) -> str:
    """An option and what it is set to: `Play to: 300 points`."""
    option = next(option for option in draft.kind.options if option.name == name)
    return f"{words_of(draft.game).OPTION_TITLES[name]}: {_shown(draft, option)}"


def _shown(draft: Draft, option: Option) -> str:
    words, value = words_of(draft.game), draft.value(option)
    return words.OPTION_VALUES.get((option.name, value)) or f"{value} {words.UNIT[draft.variant]}"


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
        draft = self.draft
        rows = [Row("variant", "Game", draft.title, draft.line, "cards")]
        if len(draft.seats) > 1:
            rows.append(Row("players", "Seats", str(draft.players), "How many play", "people"))
        rows += [self._option_row(option) for option in draft.kind.options]
        rows += [self._aid_row(aid) for aid in aids_of(draft.game)]
        usual = "Everything as the rules have it"
        rows.append(Row("usual", "As usual", None, "All is as usual" if draft.usual else usual, "replay", draft.usual))
        rows.append(Row("rules", "How to play", None, "The rules of this game", "book"))
        return (*rows, Row("done", "Done", None, "Back to the seats", "tick"))

    def _option_row(self, option: Option) -> Row:
        words, shown = words_of(self.draft.game), _shown(self.draft, option)
        return Row(("option", option.name), words.OPTION_TITLES[option.name], shown, words.OPTION_LINES[option.name],
                   words.OPTION_PICTURES.get(option.name, "dot"))  # fmt: skip

    def _aid_row(self, aid: Aid) -> Row:
        shown, line = aid.words(self.draft.aid(aid, self.theme.kids))
        return Row(("aid", aid.name), aid.title, shown, line, aid.picture)

    def turned(self, row: Row, step: int, press: Press) -> None:
        del press
        draft = self.draft
        if row.id == "variant":
            ways = ways_to_play(draft.game, self.theme.kids, self.house.variants(draft.game))
            name = LIGHT if draft.preset or draft.variant not in ways else draft.variant
            way = ways[(ways.index(name) + step) % len(ways)] if name in ways else ways[0]
            self.draft = draft.with_preset() if way == LIGHT else draft.with_variant(way)
        elif row.id == "players":
            counts = draft.seats
            self.draft = draft.with_players(counts[(counts.index(draft.players) + step) % len(counts)])
        elif isinstance(row.id, tuple) and row.id[0] == "aid":
            aid = next(aid for aid in aids_of(draft.game) if aid.name == row.id[1])
            self.draft = draft.with_aid(aid, step, self.theme.kids)
        elif isinstance(row.id, tuple):
            option = next(option for option in draft.kind.options if option.name == row.id[1])
            now = draft.value(option)
            those = offered(option, draft)
            self.draft = draft.with_option(option.name, those[(those.index(now) + step) % len(those)])

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "done":
            self.house.stack.dismiss(self.draft)
        elif row.id == "usual":
            self.draft = self.draft.as_usual()
            self.settle("done")
        elif row.id == "rules":
            from scenes.front.how_to import HowToScene

            self.house.stack.push(
                HowToScene(self.house, self.draft.game, LIGHT if self.draft.light else self.draft.variant)
            )

    def other(self, press: Press) -> None:
        if press.action is Action.BACK:
            self.house.sound.play("back")
            self.house.stack.dismiss(self.draft)
        elif press.action is Action.EXTRA and not self.draft.usual:
            self.draft = self.draft.as_usual()
            self.settle()

    def hints(self) -> Sequence[Hint]:
        extra = () if self.draft.usual else (Hint(Action.EXTRA, "As usual"),)
        first, back = super().hints()
        return (first, *extra, back)
