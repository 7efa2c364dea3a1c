"""SavedMatch: an unfinished match as the store has it, and the way back to the table."""

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

log = logging.getLogger(__name__)

OPEN, LEFT, FINISHED, ENDED, UNREADABLE = "open", "left", "finished", "ended", "unreadable"
"""States of a match: running (or cut off), laid aside, over, ended early by its table, kept though unreadable."""

Seats = tuple[dict[str, Any], ...]
"""Who sits where, one plain object a seat, as the scene of the seats wrote them."""


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """One match: the lines of its record so far, and who sits where. `torn` counts lines lost at the end;
    `aids` are the helps that were agreed on, by name."""

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
        """The game's word, empty where the header cannot be read."""
        return str(read_object(self.header).get("game", ""))

    @property
    def variant(self) -> str:
        """The variant's word, empty where the header cannot be read."""
        return str(read_object(self.header).get("variant", ""))

    @property
    def text(self) -> str:
        """The record so far."""
        return "".join(f"{line}\n" for line in (self.header, *self.lines))


@dataclass(frozen=True, slots=True)
class Result:
    """A finished match: its header, who sat where, what its end line says, when it ended (ISO, UTC), and what was
    agreed on."""

    match: int
    header: dict[str, Any]
    seats: Seats
    end: dict[str, Any]
    finished: str
    aids: tuple[tuple[str, str], ...] = ()


def whole_lines(lines: list[tuple[int, str]]) -> tuple[tuple[str, ...], int]:
    """The lines up to the first that is missing or torn, and how many are lost; `lines` are numbered from 0 upwards."""
    kept: list[str] = []
    for n, line in lines:
        if n != len(kept) or not read_object(line):
            break
        kept.append(line)
    return tuple(kept), len(lines) - len(kept)


def resume(saved: SavedMatch, games: Mapping[str, Game]) -> tuple[Match | None, Message | None]:
    """The match that was saved and a sentence about it; no match where it cannot be played on. Never raises.

    There is no sentence where nothing is to be said. Like the log it quotes nothing of the record: that may be cards.
    """
    try:
        match = read_record(saved.text, games, replay_steps)
    except BadRecord as bad:
        return None, say("notice-match-against-rules" if bad.by_rules else "notice-match-unreadable", number=bad.line)
    except Exception as error:  # whatever a damaged record sets off, the house stays open
        log.error("a saved match could not be played on: %s", where(error))
        return None, say("notice-match-unfollowed")
    if saved.torn:
        return match, say("notice-match-cut", number=len(saved.lines))
    return match, None


def read_object(text: str) -> dict[str, Any]:
    """The JSON object of a line; empty where it is none."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def read_words(text: str) -> tuple[tuple[str, str], ...]:
    """The pairs of a stored object that are words; all others are left out."""
    return tuple((name, word) for name, word in read_object(text).items() if isinstance(word, str))


def renamed(seats: Seats, name: str, instead: str) -> Seats:
    """The same seats, with another name for a person."""
    mine = [seat.get("kind") == "person" and seat.get("name") == name for seat in seats]
    return tuple({**seat, "name": instead} if own else seat for seat, own in zip(seats, mine, strict=True))


def read_seats(text: str) -> Seats:
    """The seats of a stored text; whatever is no object becomes an empty one, for the scene of the seats to fill."""
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        return ()
    return tuple(seat if isinstance(seat, dict) else {} for seat in value) if isinstance(value, list) else ()


def json_of(value: object) -> str:
    """`value` as the store writes it."""
    return json.dumps(value, default=str)  # what is no JSON is a mistake of ours, and no reason to stop the evening
