"""SavedMatch: an unfinished match in the store, and the way back to the table."""

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.core.game import Game
from engine.core.match import Match
from engine.core.messages import Message, say
from engine.core.records import BadRecord, read_record, replay_steps
from engine.core.whereabouts import where
from game.store.database import Write

log = logging.getLogger(__name__)

OPEN, LEFT, FINISHED, ENDED, UNREADABLE = "open", "left", "finished", "ended", "unreadable"
"""States of a match: running (or interrupted), laid aside, over, ended early by its table, kept though unreadable."""

Seats = tuple[dict[str, Any], ...]
"""One plain object for each seat, written by the scene of the seats."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """One match: the lines of its record so far, and its seats. `torn` counts lines lost at the end; `aids` are the
    agreed helps, by name."""

    id: int
    header: str
    seats: Seats
    lines: tuple[str, ...]
    created: str
    updated: str
    torn: int = 0
    aids: tuple[tuple[str, str], ...] = ()

    @property
    def game(self) -> str:
        """The game's word, empty for an unreadable header."""
        return str(read_object(self.header).get("game", ""))

    @property
    def variant(self) -> str:
        """The variant's word, empty for an unreadable header."""
        return str(read_object(self.header).get("variant", ""))

    @property
    def text(self) -> str:
        """The record so far."""
        return "".join(f"{line}\n" for line in (self.header, *self.lines))


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match: its header, its seats, its end line, when it ended (ISO, UTC), and the agreed helps."""

    match: int
    header: dict[str, Any]
    seats: Seats
    end: dict[str, Any]
    finished: str
    aids: tuple[tuple[str, str], ...] = ()


def whole_lines(lines: list[tuple[int, str]]) -> tuple[tuple[str, ...], int]:
    """Return the lines up to the first that is missing or torn, and how many are lost; `lines` are numbered from 0
    upwards."""
    kept: list[str] = []
    for n, line in lines:
        if n != len(kept) or not read_object(line):
            break
        kept.append(line)
    return tuple(kept), len(lines) - len(kept)


def resume(saved: SavedMatch, games: Mapping[str, Game]) -> tuple[Match | None, Message | None]:
    """Return the saved match and a sentence about it. There is no match if it cannot be continued. Never raises.

    The sentence is None if all is well. Like the log it quotes nothing of the record, which may have cards.
    """
    try:
        match = read_record(saved.text, games, replay_steps)
    except BadRecord as bad:
        return None, say("notice-match-against-rules" if bad.by_rules else "notice-match-unreadable", number=bad.line)
    except Exception as error:  # no damaged record may end the program
        log.error("a saved match could not be played on: %s", where(error))
        return None, say("notice-match-unfollowed")
    if saved.torn:
        return match, say("notice-match-cut", number=len(saved.lines))
    return match, None


def read_json(text: Any) -> Any:
    """Return the value of a stored text, or None if it is unreadable."""
    try:
        return json.loads(text)
    except (ValueError, TypeError, RecursionError):
        return None


def read_object(text: str) -> dict[str, Any]:
    """Return the JSON object of a line, or an empty one."""
    value = read_json(text)
    return value if isinstance(value, dict) else {}


def read_words(text: str) -> tuple[tuple[str, str], ...]:
    """Return the pairs of a stored object whose values are words; all others are left out."""
    return tuple((name, word) for name, word in read_object(text).items() if isinstance(word, str))


def renamed(seats: Seats, name: str, instead: str) -> Seats:
    """Return the same seats, with another name for a person."""
    mine = [seat.get("kind") == "person" and seat.get("name") == name for seat in seats]
    return tuple({**seat, "name": instead} if own else seat for seat, own in zip(seats, mine, strict=True))


def read_seats(text: str) -> Seats:
    """Return the seats of a stored text. Values that are no object become empty ones, for the scene of the seats to
    fill."""
    value = read_json(text)
    return tuple(seat if isinstance(seat, dict) else {} for seat in value) if isinstance(value, list) else ()


def kept_seats(match: int, seats: Seats) -> Write:
    """Return the write that keeps the seats of a match."""
    return "UPDATE matches SET seats = ? WHERE id = ?", (json_of(seats), match)


def json_of(value: object) -> str:
    """Return `value` in the store's form."""
    return json.dumps(value, default=str)  # a value outside JSON is our mistake, but must not stop the evening
