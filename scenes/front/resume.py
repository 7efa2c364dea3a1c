"""Resume: open the last match that was left or interrupted at its table."""

from typing import TYPE_CHECKING

from engine.core.messages import Message, say
from game.context import Context
from game.scene import Scene
from game.store.saved import SavedMatch, resume
from game.theme import SEAT_LOOKS
from scenes.ending.podium import many

if TYPE_CHECKING:
    from scenes.table.session import Session


MOST_FACES = 3


def line_for(saved: SavedMatch) -> Message:
    """The bar's line for a saved match, with the names of its players."""
    people = [str(seat.get("name", "")) for seat in saved.seats if seat.get("kind") == "person"]
    if not people:
        return say("title-continue-line")
    return say("title-continue-with", names=many(people))


def looks_of(saved: SavedMatch) -> tuple[int, ...]:
    """The pictures of the saved players, as indices into all looks."""
    looks = [seat.get("look") for seat in saved.seats if seat.get("kind") == "person"]
    return tuple(look for look in looks if isinstance(look, int) and 0 <= look < len(SEAT_LOOKS))[:MOST_FACES]


def table_of(context: Context, saved: SavedMatch) -> tuple[Scene | None, Message | None]:
    """Return the table of a saved match at its last step, and a notice about it, if there is one.

    If the record cannot be read there is no table, and the store moves the record to its shelf; it is never deleted. If
    only the words of its game cannot be read it stays open, until the game has been installed again.
    """
    from engine.games import GAMES  # the title is shown before the games are loaded
    from scenes.seating import TablePlan, from_data
    from scenes.table.session import Session

    if why := _why_not(saved):
        return None, why
    match, words = resume(saved, GAMES)
    if match is None:
        context.store.matches.shelve(saved.id)
        return None, words
    context.store.matches.reopen(saved)
    seating = from_data(list(saved.seats), match.setup.players)
    plan = TablePlan(match.setup, seating, saved.id, saved.aids)
    return context.place("table", plan, Session(context, plan, match, saved.id)), words


def _why_not(saved: SavedMatch) -> Message | None:
    """The reason why no table can open for a saved match, or None: the words of its game cannot be read."""
    from engine.core.records import BadRecord, parse
    from engine.games import GAMES
    from game.word_packs import why_not

    try:
        return why_not(parse(saved.header.encode(), GAMES).setup)
    except BadRecord:  # reported when the match is resumed
        return None


def match_of(context: Context, saved: SavedMatch) -> "Session | None":
    """Return a finished match as it ended, or None if its record cannot be read."""
    from engine.games import GAMES
    from scenes.seating import TablePlan, from_data
    from scenes.table.session import Session

    match = None if _why_not(saved) else resume(saved, GAMES)[0]
    if match is None or not match.over:
        return None
    plan = TablePlan(match.setup, from_data(list(saved.seats), match.setup.players), aids=saved.aids)
    return Session(context, plan, match)
