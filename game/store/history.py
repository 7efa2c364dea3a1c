"""History: the played matches of the store."""

from game.store.disk.store_file import StoreFile
from game.store.saved import LEFT, OPEN, Result, Seats, json_of, read_object, read_seats, read_words

AT_ONCE = (60, 3 * 3600)
"""Least and most seconds of a match played in one go. A quicker one was not watched, a longer one had a pause."""


class History:
    """Queries about the matches of a store; they change nothing."""

    def __init__(self, games: StoreFile) -> None:
        self._games = games

    def results(self, most: int = 50) -> tuple[Result, ...]:
        """Return finished matches, newest first; unreadable ones are left out."""
        return self._found("TRUE ORDER BY m.turn DESC, r.match DESC LIMIT ?", most)

    def remembered(self, most: int) -> tuple[Result, ...]:
        """Return finished matches in the memories of any person, newest first."""
        some = "EXISTS (SELECT 1 FROM memories WHERE memories.match = m.id)"
        return self._found(f"{some} ORDER BY m.turn DESC, r.match DESC LIMIT ?", most)

    def results_of(self, match: int, aid: str) -> tuple[Result, ...]:
        """Return that match, and those that agreed on its number under the name `aid`, in the order in which they
        began."""
        return self._found("m.id = ? OR instr(m.aids, ?) > 0 ORDER BY m.id", match, _agreed(aid, match))

    def _found(self, which: str, *values: object) -> tuple[Result, ...]:
        """Return the results that an expression of SQL finds."""
        columns = "m.id, m.header, m.seats, r.ending, r.finished, m.aids"
        rows = self._games.rows(
            f"SELECT {columns} FROM results r JOIN matches m ON m.id = r.match WHERE {which}", *values
        )
        found = []
        for match, header, seats, end, finished, aids in rows:
            read = read_object(str(header)), read_seats(str(seats)), read_object(str(end))
            found.append(Result(match, *read, str(finished), read_words(str(aids))))
        return tuple(result for result in found if result.header and result.end)

    def matches_of(self, match: int, aid: str) -> tuple[tuple[int, bool, Seats], ...]:
        """Return the same matches, finished or not: number, whether it can be continued, and its seats."""
        rows = self._games.rows(
            "SELECT id, state, seats FROM matches WHERE id = ? OR instr(aids, ?) > 0 ORDER BY id",
            match,
            _agreed(aid, match),
        )
        return tuple((number, state in (OPEN, LEFT), read_seats(str(seats))) for number, state, seats in rows)

    def seconds_of(self, game: str, most: int) -> tuple[int, ...]:
        """Return the seconds of the latest matches of a game that were played in one go, from the first step to the
        last."""
        rows = self._games.rows(
            "SELECT strftime('%s', r.finished) - strftime('%s', m.created) FROM results r JOIN matches m"
            " ON m.id = r.match WHERE instr(m.header, ?) > 0 ORDER BY m.turn DESC LIMIT ?",
            f'"game": {json_of(game)}',
            most,
        )
        return tuple(seconds for (seconds,) in rows if isinstance(seconds, int) and AT_ONCE[0] <= seconds <= AT_ONCE[1])

    def earlier_matches(self, game: str, match: int, most: int) -> tuple[tuple[str, ...], ...]:
        """Return the lines of the latest `most` matches of a game before `match`, the oldest first: header and steps as
        stored, torn or not."""
        rows = self._games.rows(
            "SELECT id, header FROM matches WHERE id < ? AND instr(header, ?) > 0 ORDER BY id DESC LIMIT ?",
            match,
            f'"game": {json_of(game)}',
            most,
        )
        steps = "SELECT line FROM steps WHERE match = ? ORDER BY n"
        lines = ((str(header), self._games.rows(steps, match)) for match, header in reversed(rows))
        return tuple((header, *(str(line) for (line,) in found)) for header, found in lines)

    def has_played(self, name: str, game: str) -> bool:
        """Whether a person of that name has a stored match of the game."""
        rows = self._games.rows(
            "SELECT seats FROM matches WHERE instr(header, ?) > 0 AND instr(seats, ?) > 0",
            f'"game": {json_of(game)}',
            json_of(name),
        )
        seats = (seat for (written,) in rows for seat in read_seats(str(written)))
        return any(seat.get("kind") == "person" and seat.get("name") == name for seat in seats)


def _agreed(aid: str, number: int) -> str:
    """Return the stored form of an agreement on a number."""
    return f"{json_of(aid)}: {json_of(str(number))}"
