"""Privacy: what a kiosk keeps and when it is deleted, for the operator's screen and the command `privacy`.

It is derived from the tables, settings and files that exist. A test fails for one that is not described here, and the
store says when rows are deleted. Standard library only.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.core.messages import Message, say
from game.kiosk.file import NAME as CONFIG_FILE
from game.kiosk.kiosk import CHANGES, SHOWN
from game.kiosk.pin import OWN_PIN, TRIED
from game.kiosk.taken import TAKEN
from game.kiosk.usage_stats import HOURS_KEPT
from game.store.database import GAMES, SETTINGS, columns_of
from game.store.disk.private import LOCK, LOG, STATUS_FILE, STOOD
from game.store.store import OF_VISITORS
from game.text.catalogue import Voice, catalogue_of

WITH_VISITOR, UNTIL_FACTORY, OF_MACHINE, BY_HAND = FATES = (
    say("privacy-with-visitor"),
    say("privacy-until-factory"),
    say("privacy-of-machine"),
    say("privacy-by-hand"),
)
"""When something is deleted, soonest first."""


@dataclass(frozen=True, slots=True)
class Item:
    """A kind of data: its name, a description, and one of FATES."""

    label: Message
    whole: Message
    fate: Message


TABLES: Mapping[str, tuple[Message, Message]] = MappingProxyType(
    {
        "people": (say("privacy-people"), say("privacy-people-whole")),
        "learned": (say("privacy-learned"), say("privacy-learned-whole")),
        "memories": (say("privacy-memories"), say("privacy-memories-whole")),
        "matches": (say("privacy-matches"), say("privacy-matches-whole")),
        "steps": (say("privacy-steps"), say("privacy-steps-whole")),
        "notes": (say("privacy-notes"), say("privacy-notes-whole")),
        "seals": (say("privacy-seals"), say("privacy-seals-whole")),
        "results": (say("privacy-results"), say("privacy-results-whole")),
        "books": (say("privacy-books"), say("privacy-books-whole", count=HOURS_KEPT)),
    }
)
"""The tables of the store, except that of the settings, which are described one by one."""
KEPT_SETTINGS: Mapping[str, tuple[Message, Message]] = MappingProxyType(
    {
        CHANGES: (say("privacy-changes"), say("privacy-changes-whole")),
        TAKEN: (say("privacy-taken"), say("privacy-taken-whole")),
        OWN_PIN: (say("privacy-pin"), say("privacy-pin-whole")),
        TRIED: (say("privacy-tried"), say("privacy-tried-whole")),
        SHOWN: (say("privacy-shown"), say("privacy-shown-whole")),
    }
)
FILES: Mapping[str, Item] = MappingProxyType(
    {
        f"{LOG}*": Item(say("privacy-log"), say("privacy-log-whole"), OF_MACHINE),
        STOOD: Item(say("privacy-stood"), say("privacy-stood-whole"), OF_MACHINE),
        "cache*": Item(say("privacy-cache"), say("privacy-cache-whole"), OF_MACHINE),
        f"*/{LOCK}*": Item(say("privacy-lock"), say("privacy-lock-whole"), OF_MACHINE),
        CONFIG_FILE: Item(say("privacy-file"), say("privacy-file-whole"), BY_HAND),
        f"{STATUS_FILE}*": Item(say("privacy-status"), say("privacy-status-whole"), BY_HAND),
        "bookkeeping.*": Item(say("privacy-table"), say("privacy-table-whole"), BY_HAND),
    }
)
"""The files of the data folder besides the two of the store, by the pattern of their names."""


def tables() -> frozenset[str]:
    """The tables of both files in the current schema."""
    return frozenset(table for schema in (GAMES, SETTINGS) for table, _ in columns_of(schema, len(schema.migrations)))


def fate_of(table: str) -> Message:
    """When the rows of a table are deleted."""
    return WITH_VISITOR if table in OF_VISITORS else UNTIL_FACTORY


def items() -> tuple[Item, ...]:
    """All kinds of data, soonest deleted first. KeyError for a table without a description."""
    found = [Item(*TABLES[table], fate_of(table)) for table in sorted(tables() - {"settings"}, key=list(TABLES).index)]
    found += (Item(*words, fate_of("settings")) for words in KEPT_SETTINGS.values())
    found += FILES.values()
    return tuple(sorted(found, key=lambda item: FATES.index(item.fate)))


def lines(language: str) -> Iterator[str]:
    """Yield the same as lines for a terminal, in that language."""
    voice = Voice(catalogue_of(language))
    for fate in FATES:
        yield voice.words(fate)
        for item in items():
            if item.fate == fate:
                yield f"  {voice.words(item.label)}: {voice.words(item.whole)}"
    yield voice.words(say("privacy-flash"))
