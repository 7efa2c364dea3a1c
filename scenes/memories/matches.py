"""The finished matches of the store: their day, setup, players and results."""

from collections.abc import Mapping
from datetime import date, datetime
from typing import Any

from engine.core.game import Setup
from engine.core.messages import Message, numeral, say, verbatim
from engine.core.seats import Seat
from engine.games import GAMES
from game.context import Context
from game.deals import number_of
from game.store.saved import Result
from game.theme import SeatLook
from scenes.ending.ending import Endings
from scenes.ending.podium import many
from scenes.front.resume import match_of
from scenes.games import entry_of, sides_of, unit_of
from scenes.memories import date_words
from scenes.seating import Seating, from_data
from scenes.table.game_table import table_of
from scenes.table.session import Session


def day_of(result: Result) -> date | None:
    """The day on which a match ended, in local time; None if the date cannot be read."""
    try:
        return datetime.fromisoformat(result.finished).astimezone().date()
    except (OverflowError, ValueError):
        return None


def day_words(result: Result) -> Message:
    """The same day in words."""
    day = day_of(result)
    return verbatim("–") if day is None else date_words.on(day)


def setup_of(result: Result) -> Setup | None:
    """The setup of a match; None if its game or variant is not installed."""
    header = result.header
    try:
        return GAMES[header["game"]].setup(header["variant"], header["players"], header.get("options", {}))
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def outcome(setup: Setup, end: Mapping[str, Any]) -> list[tuple[Message, float]]:
    """Return the result of each side in a match with that end, in words and as a number; the largest number is the
    best."""
    fewest = unit_of(setup.game, setup.variant).fewest
    if table_of(setup.game).feature(Endings) is not None:
        won = [bool(set(side) & set(winners_of(end))) for side in sides_of(setup)]
        return [(say("-deal-won") if one else say("-deal-lost"), float(one)) for one in won]
    return [(numeral(score), -score if fewest else score) for score in scores_of(setup, end)]


def scores_of(setup: Setup, end: Mapping[str, Any]) -> list[int]:
    """Return the score of each side; zeros if the end line is damaged."""
    scores, sides = end.get("scores"), len(sides_of(setup))
    whole = isinstance(scores, list) and len(scores) == sides and all(isinstance(score, int) for score in scores)
    return list(scores) if isinstance(scores, list) and whole else [0] * sides


def winners_of(end: Mapping[str, Any]) -> tuple[Seat, ...]:
    """Return the seats that won; none if the end line is damaged."""
    value = end.get("winners")
    return tuple(seat for seat in value if isinstance(seat, int)) if isinstance(value, list) else ()


def session_of(context: Context, match: int) -> Session | None:
    """Return a finished match by its number; None if its record cannot be read."""
    saved = context.store.matches.finished(match)
    return None if saved is None else match_of(context, saved)


class Finished:
    """A finished match of the store, with its players as they sat at its end."""

    def __init__(self, context: Context, result: Result, setup: Setup) -> None:
        self.result, self.setup = result, setup
        self.session = session_of(context, result.match)
        sat = from_data(list(result.seats), setup.players)
        self.seating = sat if self.session is None else Seating(tuple(sat[one] for one in self.session.persons()))
        self.winners = tuple(seat for seat in winners_of(result.end) if seat < len(self.seating))

    @property
    def deal(self) -> int:
        return number_of(self.result.aids) or self.result.match

    @property
    def looks(self) -> tuple[SeatLook, ...]:
        return tuple(plan.picture for plan in self.seating.seats)

    @property
    def made(self) -> Message:
        """The result in a few words: both scores of two sides, else the best one."""
        found = sorted(outcome(self.setup, self.result.end), key=lambda one: -one[1])
        if table_of(self.setup.game).feature(Endings) is not None:
            return say("memories-made-won") if self.winners else say("memories-made-lost")
        if len(found) == 2:
            return say("memories-score", value=found[0][0], other=found[1][0])
        return unit_of(self.setup.game, self.setup.variant).amount(abs(round(found[0][1])))

    @property
    def sentence(self) -> Message:
        """The winners and the game."""
        game = entry_of(self.setup.game).title
        names = many([self.seating[seat].name for seat in self.winners])
        return say("memories-won", names=names, game=game) if names else say("memories-lost", game=game)
