"""State: mistakes in the file, missing features, the frame rate, memory, and the log."""

from collections.abc import Sequence

from engine.core.messages import Message, say, verbatim
from game.context import Context
from game.input.actions import Press
from game.kiosk.config import MEMORY_LIMIT
from game.kiosk.kiosk import Kiosk
from game.resources import resident
from game.widgets.bindings import Binding
from game.widgets.menu import Row
from scenes.kiosk.keys import next_choice, shown
from scenes.kiosk.operators import OperatorPage, WholePage

NOTED = 12
"""Number of log lines that are shown, the latest first."""
WRONG_PINS = "wrong pins"
LEGIBLE, INSTEAD = say("operator-legible"), say("operator-legible-line")
WHOLE = say("operator-whole-line")
TRIED = say("operator-wrong-pins-line")
SAFE, MEMORY = say("operator-safe"), say("operator-memory-only")


def memory() -> Message:
    """The memory in use now in words, if the system tells it."""
    held = resident()
    return say("operator-memory", amount=round(held)) if held else say("operator-memory-untold")


def to_look_at(kiosk: Kiosk, context: Context) -> tuple[Row, ...]:
    """All rows with problems, the most serious first. Choosing the row WRONG_PINS removes it."""
    wrong = kiosk.wrong_pins.words
    return (
        *(Row(("mistake", i), one.brief, None, WHOLE, "cross") for i, one in enumerate(kiosk.mistakes)),
        *(Row(("trouble", i), said, None, WHOLE, "cross") for i, said in enumerate(diagnostics(context))),
        *([Row(WRONG_PINS, wrong, None, TRIED, "bell")] if wrong else ()),
        *([Row("legible", LEGIBLE, None, INSTEAD, "eye")] if kiosk.pin.legible else ()),
    )


class StatePage(OperatorPage):
    """One row for each thing; choosing it shows its text in full."""

    title = say("operator-state")
    width = 1440

    def rows(self) -> Sequence[Row]:
        wrong = to_look_at(self.kiosk, self.context)
        file, disk = not self.kiosk.mistakes, not diagnostics(self.context)
        lines = reversed(tuple(self.kiosk.log.lines)[-NOTED:]) if self.kiosk.log is not None else ()
        noted = [Row(("log", i), verbatim(line), None, WHOLE, "book") for i, line in enumerate(lines)]
        limit = shown(MEMORY_LIMIT, self.kiosk.config[MEMORY_LIMIT])
        taken = self.kiosk.taken
        files = [Row(("taken", 0), taken.words, None, WHOLE, "book")] if taken is not None and taken.files else []
        return (
            *wrong,
            *([Row("file", say("operator-file-well"), None, say("operator-file-well-line"), "tick")] if file else ()),
            *files,
            *([Row("disk", say("operator-disk-well"), None, say("operator-disk-well-line"), "tick")] if disk else ()),
            Row("frames", self.keeper.frames.words, None, say("operator-frames-line"), "clock"),
            Row(MEMORY_LIMIT, memory(), limit, say("operator-memory-line"), "gear"),
            *noted,
            self.closing_row(picture="back"),
        )

    def on_row(self) -> Binding:
        """Rows that only inform have no words in the bar."""
        binding = super().on_row()
        at = self.focus.at
        return binding if isinstance(at, tuple) or at in (WRONG_PINS, MEMORY_LIMIT, "done") else binding.silent

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        self.kiosk.change(str(row.id), next_choice(self.kiosk, str(row.id), step))

    def chosen(self, row: Row, press: Press) -> None:
        if row.id == WRONG_PINS:
            self.kiosk.wrong_pins.seen()
            self.settle()
            self.say(say("operator-wrong-pins-seen"))
        elif isinstance(row.id, tuple):
            kind, number = row.id
            whole = self.kiosk.mistakes[number].said if kind == "mistake" else row.label
            self.context.stack.push(WholePage(self.keeper, whole))


def diagnostics(context: Context) -> tuple[Message, ...]:
    """All problems, the most serious first. The store's last notice describes its present state."""
    kiosk, store = context.kiosk, context.store
    found: list[Message | None] = [SAFE] if kiosk is not None and kiosk.safe else []
    if not store.saving:
        found.append(MEMORY)
    found += [store.notice, *context.settings.notices, context.sound.notice]
    if kiosk is not None and kiosk.log is not None:
        found.append(kiosk.log.notice)
    return tuple(dict.fromkeys(filter(None, found)))
