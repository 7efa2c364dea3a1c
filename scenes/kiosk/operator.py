"""The operator's pages behind the PIN: all values of the file, counts, the state, and the way out."""

from collections.abc import Callable, Sequence
from functools import partial
from math import ceil

from engine.core.messages import Message, say, verbatim
from engine.games import GAMES
from game.input.actions import Press
from game.kiosk.config import ALL, CLOSED_MESSAGE, NONE
from game.kiosk.privacy import BY_HAND, OF_MACHINE, UNTIL_FACTORY, WITH_VISITOR, items
from game.widgets.menu import Row
from scenes.front.about import AboutScene
from scenes.games import entries, words_of
from scenes.kiosk.hours import WeekPage
from scenes.kiosk.keys import SCREEN, SOUND, TIMES, KeysPage
from scenes.kiosk.machine_check import CheckPage
from scenes.kiosk.message import MessageScene
from scenes.kiosk.operators import OperatorContext, OperatorPage, Operators, Way, WholePage
from scenes.kiosk.pin import DigitsScene, EasyPinPage, new_pin
from scenes.kiosk.state import StatePage, to_look_at
from scenes.kiosk.usage_page import UsagePage

STATE = "state"
NEW_PIN, FACTORY, QUIT, LEAVE = "pin", "factory", "quit", "leave"
_FATES = {WITH_VISITOR: "person", UNTIL_FACTORY: "replay", OF_MACHINE: "gear", BY_HAND: "book"}


class OfferPage(OperatorPage):
    """The offered games and variants. A game without variants is not on the shelf."""

    title = say("operator-games")

    def rows(self) -> Sequence[Row]:
        rows = []
        for entry in entries():
            offered, words = self.kiosk.config.variants(entry.game), words_of(entry.game)
            for variant in GAMES[entry.game].variants:
                whole = say("game-variant", game=entry.title, variant=words.VARIANTS[variant.name].title)
                label = verbatim(entry.title) if len(GAMES[entry.game].variants) == 1 else whole
                on = say("operator-offered" if variant.name in offered else "operator-left-out")
                rows.append(Row((entry.game, variant.name), label, on, words.VARIANTS[variant.name].line, "cards"))
        return (*rows, self.closing_row())

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        assert isinstance(row.id, tuple)
        game, name = row.id
        offered = set(self.kiosk.config.variants(game)) ^ {name}
        known = tuple(variant.name for variant in GAMES[game].variants)
        some = tuple(variant for variant in known if variant in offered)
        try:
            self.kiosk.change(f"games.{game}", ALL if some == known else some or NONE)
        except ValueError:
            self.refuse(say("operator-one-game"))


class KeptPage(OperatorPage):
    """What this kiosk saves and what it deletes, row by row, with a page for each. Data that goes first is first; the
    bottom bar says when."""

    title = say("operator-kept")

    def rows(self) -> Sequence[Row]:
        told = [
            Way((item.fate.key, number), item.label, item.fate, _FATES[item.fate], partial(WholePage, words=item.whole))
            for number, item in enumerate(items())
        ]
        disk = partial(WholePage, words=say("privacy-flash"))
        flash = Way("flash", say("privacy-disk"), say("privacy-disk-line"), "question", disk)
        return (*(way.row(self.keeper) for way in (*told, flash)), self.closing_row(picture="back"))


class AboutPage(Operators, AboutScene):
    """The page about the program, for the operator."""


_WAYS = (
    Way("games", say("operator-games"), say("operator-games-line"), "cards", OfferPage),
    Way("hours", say("operator-hours"), say("operator-hours-line"), "clock", WeekPage),
    Way("sound", say("operator-sound"), say("operator-sound-line"), "sound", partial(KeysPage, names=SOUND)),
    Way("screen", say("operator-screen"), say("operator-screen-line"), "eye", partial(KeysPage, names=SCREEN)),
    Way("message", say("operator-message"), say("operator-message-line"), "book", MessageScene),
    Way(
        "closed",
        say("operator-closed-message"),
        say("operator-closed-message-line"),
        "hidden",
        partial(MessageScene, name=CLOSED_MESSAGE),
    ),
    Way("times", say("operator-times"), say("operator-times-line"), "clock", partial(KeysPage, names=TIMES)),
    Way("usage", say("operator-counts"), say("operator-counts-line"), "star", UsagePage),
    Way("check", say("operator-check"), say("operator-check-line"), "pad", CheckPage),
    Way("kept", say("operator-kept"), say("operator-kept-line"), "hidden", KeptPage),
    Way(STATE, say("operator-state"), say("operator-state-line"), "question", StatePage),
    Way("about", say("about"), say("about-line"), "info", lambda keeper: AboutPage(keeper.context)),
)


class OperatorScene(OperatorPage):
    """The main page. Leaving it makes the kiosk ready for a new visitor."""

    title = say("operator")

    def enter(self) -> None:
        super().enter()
        if not self.context.store.saving:
            self.say(say("operator-unsaved"))

    def rows(self) -> Sequence[Row]:
        """Rows with problems come first."""
        pin = say("operator-pin-easy-line" if self.kiosk.pin.easy else "operator-pin-line")
        wrong = to_look_at(self.kiosk, self.context)
        found, line = say("operator-state-look", count=len(wrong)), say("operator-state-look-line")
        look = Way(STATE, found, line, "bell", StatePage).row(self.keeper)
        ways = (way.row(self.keeper) for way in _WAYS)
        return (
            *((look, *(way for way in ways if way.id != STATE)) if wrong else ways),
            Way(NEW_PIN, say("operator-pin"), pin, "key", new_pin).row(self.keeper),
            Row(FACTORY, say("operator-factory"), None, say("operator-factory-line"), "replay", do=self._ask),
            Row(QUIT, say("operator-quit"), None, say("operator-quit-line"), "door", do=self._quit),
            Row(LEAVE, say("operator-leave"), None, say("operator-leave-line"), "tick", do=self.keeper.begin_again),
        )

    def _quit(self) -> None:
        ask, yes = say("operator-quit-ask"), say("operator-quit-yes")
        self.context.stack.push(AskPage(self.keeper, ask, yes, self.context.quit))

    def _ask(self) -> None:
        ask, yes = say("operator-factory-ask"), say("operator-factory-forget")
        self.context.stack.push(AskPage(self.keeper, ask, yes, self._ask_again))

    def go_back(self, press: Press) -> None:
        self.sound("back")
        self.keeper.begin_again()

    def uncover(self, result: object) -> None:
        """Show a sentence that a page returns."""
        super().uncover(result)
        if isinstance(result, Message):
            self.say(result)

    def _ask_again(self) -> None:
        ask, yes = say("operator-factory-sure"), say("operator-factory-yes")
        self.context.stack.replace(AskPage(self.keeper, ask, yes, self._as_in_the_factory))

    def _as_in_the_factory(self) -> None:
        self.kiosk.reset()
        self.kiosk.usage.clear()
        self.context.learning.forget_visitors()
        self.context.stack.dismiss(say("operator-factory-done"))


class AskPage(OperatorPage):
    """A question before an action that cannot be undone; no is the first answer."""

    def __init__(self, keeper: OperatorContext, title: Message, yes: Message, then: Callable[[], None]) -> None:
        super().__init__(keeper)
        self._title, self.yes, self.then = title, yes, then

    @property
    def title(self) -> Message:
        return self._title

    def rows(self) -> Sequence[Row]:
        no = self.context.stack.dismiss
        return (
            Row("no", say("operator-go-back"), None, say("operator-go-back-line"), "back", do=no),
            Row("yes", self.yes, picture="cross", do=self.then),
        )


class PinScene(DigitsScene):
    """The way in: the right PIN replaces it with the operator's page. Without input it closes by itself."""

    patience = 20.0

    def __init__(self, keeper: OperatorContext) -> None:
        super().__init__(keeper, say("operator"), self._try)
        self.lock = keeper.lock

    def _try(self, digits: str) -> Message | None:
        return None if self.lock.ask(digits, self._told) else self.sentence()

    def _told(self, opens: bool) -> None:
        if self.context.stack.top is not self:  # the operator has left
            return
        if not opens:
            self.refuse(self.sentence())
            return
        self.sound("choose")
        self.context.stack.replace(OperatorScene(self.keeper))
        if self.keeper.kiosk.pin.easy:
            self.context.stack.push(EasyPinPage(self.keeper))

    def sentence(self) -> Message:
        if self.lock.check is not None:
            return say("operator-checking")
        if self.lock.rest > 0:
            return say("operator-wrong-pin", count=ceil(self.lock.rest))
        return super().sentence()

    def asked(self) -> Message:
        return say("operator-pin-of-kiosk")

    def update(self, dt: float) -> None:
        """Say at once when a wait has ended."""
        super().update(dt)
        if self.said and not self.lock.rest:
            self.said = None
