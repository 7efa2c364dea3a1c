"""Options: the variant, length and rules of a match, in words for newcomers. One press restores the proposed values."""

from collections.abc import Sequence

from engine.core.game import Option
from engine.core.messages import Message, numeral, say
from game.context import Context
from game.evening import about
from game.input.actions import Action, Press
from game.widgets.bindings import Binding
from game.widgets.controls import Control, ControlKind
from game.widgets.menu import Row, after
from game.widgets.page import Page
from scenes.games import LIGHT, TableAid, Value, aids_of, entry_of, set_to, words_of
from scenes.lobby.lengths import minutes
from scenes.lobby.match_setup import MatchSetup, values, ways_to_play


def values_to_offer(option: Option, match_setup: MatchSetup) -> tuple[Value, ...]:
    """The values to offer. For a long range, a few that make sense and the present one."""
    few = words_of(match_setup.game).VARIANTS[match_setup.variant].targets if option.name == "target" else ()
    some = {*few, option.default, match_setup.value(option)}
    return values(option, match_setup.players) or tuple(sorted(some, key=int))


def side_by_side(words: tuple[Message, ...], at: int) -> Control:
    """All values of an option as plates. A single value cannot be changed."""
    return Control(ControlKind.PLATES, words, at)


def option_words(match_setup: MatchSetup, name: str) -> Message:
    """An option and its value: `Play to: 300 points`."""
    option = next(option for option in match_setup.kind.options if option.name == name)
    return say("option-set", option=words_of(match_setup.game).OPTIONS[name].title, value=_shown(match_setup, option))


def _shown(match_setup: MatchSetup, option: Option) -> Message:
    return set_to(match_setup.game, match_setup.variant, option.name, match_setup.value(option))


class OptionsScene(Page):
    """Dismissed with the MatchSetup, on every way out."""

    def __init__(self, context: Context, match_setup: MatchSetup, people: int = 1) -> None:
        """`people`: number of persons at the table; only as many as there are seats count. The others are computer
        players."""
        super().__init__(context)
        self.match_setup, self.people = match_setup, people

    @property
    def title(self) -> Message:
        """The game and the expected length of a match; for children the game only."""
        setup, game = self.match_setup, entry_of(self.match_setup.game).title
        long = minutes(setup, min(self.people, setup.players), self.context.settings.get.pace)
        if long is None or self.children:
            return say("options-title", game=game)
        return say("options-takes", game=game, count=about(long))

    def rows(self) -> Sequence[Row]:
        match_setup, seats = self.match_setup, self.match_setup.seats
        rows = [Row("variant", say("options-variant"), match_setup.title, match_setup.line, "cards")]
        if len(match_setup.seats) > 1:
            now, control = (
                match_setup.players,
                side_by_side(tuple(map(numeral, seats)), seats.index(match_setup.players)),
            )
            line = self._seats_line()
            rows.append(Row("players", say("options-seats"), numeral(now), line, "people", control=control))
        rows += [self._option_row(option) for option in match_setup.kind.options]
        rows += [self._aid_row(aid) for aid in match_setup.helps]
        usual = say("options-is-usual") if match_setup.usual else say("options-usual-line")
        rows.append(Row("usual", say("options-usual"), None, usual, "replay", match_setup.usual))
        rows.append(Row("rules", say("pause-rules"), None, say("pause-rules-line"), "book"))
        return (*rows, self.closing_row(say("options-done-line"), result=match_setup))

    def _seats_line(self) -> Message:
        """The variant's line about the number of players, if all options have their proposed values."""
        match_setup = self.match_setup
        of_seats = words_of(match_setup.game).VARIANTS[match_setup.variant].seats
        usual = say("options-seats-line")
        return of_seats.get(match_setup.players, usual) if match_setup.usual and not match_setup.preset else usual

    def _option_row(self, option: Option) -> Row:
        match_setup = self.match_setup
        words, shown = words_of(match_setup.game).OPTIONS[option.name], _shown(match_setup, option)
        those = values_to_offer(option, match_setup)
        named = tuple(set_to(match_setup.game, match_setup.variant, option.name, value) for value in those)
        control, key = side_by_side(named, those.index(match_setup.value(option))), ("option", option.name)
        return Row(key, words.title, shown, words.line, words.picture, len(those) == 1, control=control)

    def _aid_row(self, aid: TableAid) -> Row:
        now = self.match_setup.aid(aid, self.children)
        shown, line = aid.words(now)
        names = tuple(name for name, _, _ in aid.values)
        control = side_by_side(tuple(aid.words(name)[0] for name in names), names.index(now))
        return Row(("aid", aid.name), aid.title, shown, line, aid.picture, control=control)

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        match_setup = self.match_setup
        if row.id == "variant":
            ways = ways_to_play(match_setup.game, self.children, self.context.variants(match_setup.game))
            name = LIGHT if match_setup.preset or match_setup.variant not in ways else match_setup.variant
            way = after(ways, name, step) if name in ways else ways[0]
            self.match_setup = match_setup.with_preset() if way == LIGHT else match_setup.with_variant(way)
        elif row.id == "players":
            self.match_setup = match_setup.with_players(after(match_setup.seats, match_setup.players, step))
        elif isinstance(row.id, tuple) and row.id[0] == "aid":
            aid = next(aid for aid in aids_of(match_setup.game) if aid.name == row.id[1])
            self.match_setup = match_setup.with_aid(aid, step, self.children)
        elif isinstance(row.id, tuple):
            option = next(option for option in match_setup.kind.options if option.name == row.id[1])
            value = after(values_to_offer(option, match_setup), match_setup.value(option), step)
            self.match_setup = match_setup.with_option(option.name, value)

    def chosen(self, row: Row, press: Press) -> None:
        match_setup = self.match_setup
        if row.id == "usual":
            self.match_setup = match_setup.as_usual()
            self.settle("done")
        else:
            variant = LIGHT if match_setup.light else match_setup.variant
            self.context.stack.push(self.context.place("rules", match_setup.game, variant, match_setup.options))

    def bindings(self) -> tuple[Binding, ...]:
        as_usual = Binding(Action.EXTRA, self._as_usual, say("hint-as-usual"))
        usual = () if self.match_setup.usual else (as_usual,)
        return self.with_focus(self.on_row(), *usual, self.leads_back())

    def _as_usual(self, press: Press) -> None:
        self.match_setup = self.match_setup.as_usual()
        self.settle()

    def go_back(self, press: Press) -> None:
        self.sound("back")
        self.context.stack.dismiss(self.match_setup)
