"""Options: the variant, length and rules of a match, in words for newcomers. One press restores the proposed values."""

from collections.abc import Hashable, Sequence
from functools import partial

from engine.core.game import Option
from engine.core.messages import Message, numeral, say
from game.context import Context
from game.evening import about
from game.input.actions import Action, Press
from game.widgets.bindings import Binding
from game.widgets.controls import Control, ControlKind
from game.widgets.menu import Row, after
from game.widgets.page import Page
from scenes.games import LIGHT, TableAid, Value, entry_of, set_to, words_of
from scenes.lobby.lengths import minutes
from scenes.lobby.match_setup import MatchSetup, values, ways_to_play


def values_to_offer(option: Option, match_setup: MatchSetup) -> tuple[Value, ...]:
    """The values to offer. For a long range, a few that make sense and the present one."""
    few = words_of(match_setup.game).VARIANTS[match_setup.variant].targets if option.name == "target" else ()
    some = {*few, option.default, match_setup.value(option)}
    return values(option, match_setup.players) or tuple(sorted(some, key=int))


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
        match_setup = self.match_setup
        title, line = match_setup.title, match_setup.line
        rows = [Row("variant", say("options-variant"), title, line, "cards", turn=self._turn_variant)]
        if len(match_setup.seats) > 1:
            rows.append(self._seats_row())
        rows += [self._option_row(option) for option in match_setup.kind.options]
        rows += [self._aid_row(aid) for aid in match_setup.helps]
        usual = say("options-is-usual") if match_setup.usual else say("options-usual-line")
        done = partial(self._as_usual, "done")
        rows.append(Row("usual", say("options-usual"), None, usual, "replay", match_setup.usual, do=done))
        rows.append(Row("rules", say("pause-rules"), None, say("pause-rules-line"), "book", do=self._rules))
        return (*rows, self.closing_row(say("options-done-line"), result=match_setup))

    def _seats_row(self) -> Row:
        """The number of players. If all options have their proposed values, it has the variant's line about them."""
        match_setup, seats = self.match_setup, self.match_setup.seats
        line, now = say("options-seats-line"), numeral(match_setup.players)
        if match_setup.usual and not match_setup.preset:
            line = words_of(match_setup.game).VARIANTS[match_setup.variant].seats.get(match_setup.players, line)
        plates = Control(ControlKind.PLATES, tuple(map(numeral, seats)), seats.index(match_setup.players))
        return Row("players", say("options-seats"), now, line, "people", control=plates, turn=self._turn_players)

    def _option_row(self, option: Option) -> Row:
        match_setup = self.match_setup
        words, shown = words_of(match_setup.game).OPTIONS[option.name], _shown(match_setup, option)
        those = values_to_offer(option, match_setup)
        named = tuple(set_to(match_setup.game, match_setup.variant, option.name, value) for value in those)
        plates = Control(ControlKind.PLATES, named, those.index(match_setup.value(option)))
        key, turn, single = ("option", option.name), partial(self._turn_option, option), len(those) == 1
        return Row(key, words.title, shown, words.line, words.picture, single, control=plates, turn=turn)

    def _aid_row(self, aid: TableAid) -> Row:
        now = self.match_setup.aid(aid, self.children)
        shown, line = aid.words(now)
        names = tuple(name for name, _, _ in aid.values)
        plates = Control(ControlKind.PLATES, tuple(aid.words(name)[0] for name in names), names.index(now))
        turn = partial(self._turn_aid, aid)
        return Row(("aid", aid.name), aid.title, shown, line, aid.picture, control=plates, turn=turn)

    def _turn_variant(self, step: int) -> None:
        match_setup = self.match_setup
        ways = ways_to_play(match_setup.game, self.children, self.context.variants(match_setup.game))
        name = LIGHT if match_setup.preset or match_setup.variant not in ways else match_setup.variant
        way = after(ways, name, step) if name in ways else ways[0]
        self.match_setup = match_setup.with_preset() if way == LIGHT else match_setup.with_variant(way)

    def _turn_players(self, step: int) -> None:
        match_setup = self.match_setup
        self.match_setup = match_setup.with_players(after(match_setup.seats, match_setup.players, step))

    def _turn_option(self, option: Option, step: int) -> None:
        value = after(values_to_offer(option, self.match_setup), self.match_setup.value(option), step)
        self.match_setup = self.match_setup.with_option(option.name, value)

    def _turn_aid(self, aid: TableAid, step: int) -> None:
        self.match_setup = self.match_setup.with_aid(aid, step, self.children)

    def _rules(self) -> None:
        match_setup = self.match_setup
        variant = LIGHT if match_setup.light else match_setup.variant
        self.context.stack.push(self.context.place("rules", match_setup.game, variant, match_setup.options))

    def bindings(self) -> tuple[Binding, ...]:
        as_usual = Binding(Action.EXTRA, lambda press: self._as_usual(), say("hint-as-usual"))
        usual = () if self.match_setup.usual else (as_usual,)
        return self.with_focus(self.on_row(), *usual, self.leads_back())

    def _as_usual(self, focus: Hashable = None) -> None:
        self.match_setup = self.match_setup.as_usual()
        self.settle(focus)

    def go_back(self, press: Press) -> None:
        self.sound("back")
        self.context.stack.dismiss(self.match_setup)
