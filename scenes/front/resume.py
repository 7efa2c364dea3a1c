"""Resume: the way from the last match that was left, or broken off, back to its table."""

from typing import TYPE_CHECKING

from game.store.saved import SavedMatch, resume

if TYPE_CHECKING:
    from game.context import Context
    from game.scene import Scene


def words_for(saved: SavedMatch) -> str:
    """What the rail says about it: with whom it goes on, by name."""
    people = [str(seat.get("name", "")) for seat in saved.seats if seat.get("kind") == "person"]
    if not people:
        return "Continue the last match"
    named, more = people[:3], len(people) - 3
    return "Continue with " + " and ".join(named if more <= 0 else (*named, f"{more} more"))


def table_of(context: "Context", saved: SavedMatch) -> "tuple[Scene | None, str]":
    """The table of a saved match, at the step where it stopped, and what is to be said about it, if anything.

    Where the record cannot be read there is no table; it is put on the shelf of the store, never thrown away.
    """
    from engine.games import GAMES  # the title is on the screen before the games are loaded
    from scenes.seating import TablePlan, from_data
    from scenes.table.session import Session

    match, words = resume(saved, GAMES)
    if match is None:
        context.store.shelve_match(saved.id)
        return None, words
    context.store.reopen_match(saved)
    seating = from_data(list(saved.seats), match.setup.players)
    plan = TablePlan(match.setup, seating, saved.id, saved.aids)
    return context.place("table", plan, Session(context, plan, match, saved.id)), words
