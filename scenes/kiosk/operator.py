"""The operator's screen behind the door with the PIN: all that the file can say, counts, the state, and the way out."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from engine.games import GAMES
from game.input.actions import Press
from game.kiosk.config import ALL, NONE
from game.scene import Scene
from game.widgets.menu import Row
from scenes.games import bills, words_of
from scenes.kiosk.books import BooksPage
from scenes.kiosk.hours import WeekPage
from scenes.kiosk.keys import SCREEN, SOUND, TIMES, KeysPage
from scenes.kiosk.message import MessageScene
from scenes.kiosk.operators import Kept, OperatorPage
from scenes.kiosk.pin import DigitsScene, EasyPinPage, new_pin
from scenes.kiosk.state import StatePage, to_look_at

STATE = "state"
NEW_PIN, FACTORY, QUIT, LEAVE = "pin", "factory", "quit", "leave"


class OfferPage(OperatorPage):
    """A game whose variants are all off is not on the shelf."""

    title = "Games"

    def rows(self) -> Sequence[Row]:
        rows = []
        for bill in bills():
            offered, words = self.kiosk.config.variants(bill.game), words_of(bill.game)
            for variant in GAMES[bill.game].variants:
                title = self.worded(words.VARIANT_TITLES[variant.name])
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


@dataclass(frozen=True, slots=True)
class _Way:
    """A row that leads to a page."""

    name: str
    label: str
    line: str
    picture: str
    make: Callable[[Kept], Scene]


_WAYS = (
    _Way("games", "Games", "Which games and variants are offered", "cards", OfferPage),
    _Way("hours", "Opening hours", "When the kiosk is open, day by day", "clock", WeekPage),
    _Way("sound", "Sound", "How loud it is", "sound", lambda keeper: KeysPage(keeper, "Sound", SOUND)),
    _Way("screen", "Screen", "Theme and text size", "eye", lambda keeper: KeysPage(keeper, "Screen", SCREEN)),
    _Way("message", "Message", "What the house says to passers-by", "book", MessageScene),
    _Way("times", "Time limits", "How long it waits for visitors", "clock",
         lambda keeper: KeysPage(keeper, "Time limits", TIMES)),
    _Way("books", "Counts", "Plays, minutes, lost pads; as a file, too", "star", BooksPage),
    _Way(STATE, "State", "Mistakes in the file, disk, speed, memory", "question", StatePage),
)  # fmt: skip


class OperatorScene(OperatorPage):
    """Whoever leaves it leaves a kiosk that is as for a new visitor."""

    title = "Operator"

    def enter(self) -> None:
        super().enter()
        if not self.context.store.saving:
            self.say("Nothing can be saved: changes hold until the next start")

    def _row(self, way: _Way) -> Row:
        wrong = to_look_at(self.kiosk, self.context) if way.name == STATE else ()
        if not wrong:
            return Row(way.name, way.label, None, way.line, way.picture)
        return Row(way.name, f"{way.label}: {len(wrong)} to look at", None, wrong[0].label, "bell")

    def rows(self) -> Sequence[Row]:
        pin = "It is easy to guess: please change it" if self.kiosk.pin.easy else "Choose another PIN"
        return (
            *map(self._row, _WAYS),
            Row(NEW_PIN, "Change the PIN", None, pin, "key"),
            Row(FACTORY, "As in the factory", None, "Forget every change that was made here, and all counts", "replay"),
            Row(QUIT, "Quit the program", None, "The kiosk ends", "door"),
            Row(LEAVE, "Back to the kiosk", None, "Ready for the next visitors", "tick"),
        )

    def chosen(self, row: Row, press: Press) -> None:
        del press
        stack = self.context.stack
        way = next((way for way in _WAYS if way.name == row.id), None)
        if way is not None:
            stack.push(way.make(self.keeper))
        elif row.id == NEW_PIN:
            stack.push(new_pin(self.keeper))
        elif row.id == FACTORY:
            stack.push(AskPage(self.keeper, "As in the factory?", "Forget all changes and counts", self._ask_again))
        elif row.id == QUIT:
            stack.push(AskPage(self.keeper, "Quit the program?", "Quit", self.context.quit))
        else:
            self.keeper.begin_anew()

    def go_back(self, press: Press) -> None:
        del press
        self.sound("back")
        self.keeper.begin_anew()

    def uncover(self, result: object) -> None:
        """Pages may come back with something to say."""
        super().uncover(result)
        if isinstance(result, str):
            self.say(result)

    def _ask_again(self) -> None:
        ask = AskPage(self.keeper, "Really all of it?", "Yes, as in the factory", self._as_in_the_factory)
        self.context.stack.replace(ask)

    def _as_in_the_factory(self) -> None:
        self.kiosk.reset()
        self.kiosk.books.clear()
        self.context.store.forget_visitors()
        self.context.stack.dismiss("All is as the file says, and nothing is counted")


class AskPage(OperatorPage):
    """A question before something that cannot be taken back; no is the first answer."""

    def __init__(self, keeper: Kept, title: str, yes: str, done: Callable[[], None]) -> None:
        super().__init__(keeper)
        self.title, self.yes, self.done = title, yes, done

    def rows(self) -> Sequence[Row]:
        return (Row("no", "No, go back", None, "Nothing changes", "back"), Row("yes", self.yes, None, "", "cross"))

    def chosen(self, row: Row, press: Press) -> None:
        del press
        if row.id == "yes":
            self.done()
        else:
            self.context.stack.dismiss()


class PinScene(DigitsScene):
    """The door: with the right PIN the operator's screen is in its place. It goes by itself when nobody goes on."""

    patience = 20.0

    def __init__(self, keeper: Kept) -> None:
        super().__init__(keeper, "Operator", self._try)
        self.lock = keeper.lock

    def _try(self, digits: str) -> str:
        return "" if self.lock.ask(digits, self._told) else self.sentence()

    def _told(self, opens: bool) -> None:
        if self.context.stack.top is not self:  # whoever asked has gone
            return
        if not opens:
            self.refuse(self.sentence())
            return
        self.sound("choose")
        self.context.stack.replace(OperatorScene(self.keeper))
        if self.keeper.kiosk.pin.easy:
            self.context.stack.push(EasyPinPage(self.keeper))

    def sentence(self) -> str:
        if self.lock.check is not None:
            return "Checking the PIN"
        if self.lock.rest > 0:
            seconds = ceil(self.lock.rest)
            return f"Wrong PIN. Next try in {seconds} second{'s' if seconds != 1 else ''}"
        return super().sentence()

    def asked(self) -> str:
        return "The PIN of this kiosk"

    def update(self, dt: float) -> None:
        """A wait that is over is said at once."""
        super().update(dt)
        if self.said and not self.lock.rest:
            self.said = ""
