"""History: matches that were played, as the store has them."""

from game.store.disk.kept import KeptFile
from game.store.saved import LEFT, OPEN, Result, Seats, json_of, read_object, read_seats, read_words

AT_ONCE = (60, 3 * 3600)
"""Seconds of a match that was played in one go: a quicker one was not watched, a longer one was left meanwhile."""


class History:
    """Questions to the matches of a store; they change nothing."""

    def __init__(self, games: KeptFile) -> None:
        self._games = games

    def results(self, most: int = 50) -> tuple[Result, ...]:
        """Finished matches, newest first; what cannot be read is left out."""
        return self._found("TRUE ORDER BY m.turn DESC, r.match DESC LIMIT ?", most)

    def remembered(self, most: int) -> tuple[Result, ...]:
        """Finished matches that are kept in the memories of a person, newest first."""
        some = "EXISTS (SELECT 1 FROM memories WHERE memories.match = m.id)"
        return self._found(f"{some} ORDER BY m.turn DESC, r.match DESC LIMIT ?", most)

    def results_of(self, match: int, aid: str) -> tuple[Result, ...]:
        """That match, and those that agreed on its number under the name `aid`, in the order in which they began."""
        return self._found("m.id = ? OR instr(m.aids, ?) > 0 ORDER BY m.id", match, _agreed(aid, match))

    def _found(self, which: str, *values: object) -> tuple[Result, ...]:
        """Those that an expression of SQL finds."""
        columns = "m.id, m.header, m.seats, r.ending, r.finished, m.aids"
        rows = self._games.rows(
            f"SELECT {columns} FROM results r JOIN matches m ON m.id = r.match WHERE {which}", *values
        )
        found = (
            Result(match, read_object(str(header)), read_seats(str(seats)), read_object(str(end)), str(finished),
                   read_words(str(aids))) for match, header, seats, end, finished, aids in rows
        )  # fmt: skip
        return tuple(result for result in found if result.header and result.end)

    def matches_of(self, match: int, aid: str) -> tuple[tuple[int, bool, Seats], ...]:
        """The same, whether they are over or not: number, whether it can be gone on with, and who sits where."""
        rows = self._games.rows(
            "SELECT id, state, seats FROM matches WHERE id = ? OR instr(aids, ?) > 0 ORDER BY id",
            match,
            _agreed(aid, match),
        )
        return tuple((number, state in (OPEN, LEFT), read_seats(str(seats))) for number, state, seats in rows)

    def seconds_of(self, game: str, most: int) -> tuple[int, ...]:
        """How long the latest matches of a game took, of those that were played in one go: seconds from the first step
        to the last."""
        rows = self._games.rows(
            "SELECT strftime('%s', r.finished) - strftime('%s', m.created) FROM results r JOIN matches m"
            " ON m.id = r.match WHERE instr(m.header, ?) > 0 ORDER BY m.turn DESC LIMIT ?",
            f'"game": {json_of(game)}',
            most,
        )
        return tuple(seconds for (seconds,) in rows if isinstance(seconds, int) and AT_ONCE[0] <= seconds <= AT_ONCE[1])

    def earlier_matches(self, game: str, match: int, most: int) -> tuple[tuple[str, ...], ...]:
        """The lines of the latest `most` matches of a game that began before `match`, the oldest first: header and
        steps as they were kept, torn or not."""
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
        """Whether a person of that name has played a match of the game that is kept."""
        rows = self._games.rows(
            "SELECT seats FROM matches WHERE instr(header, ?) > 0 AND instr(seats, ?) > 0",
            f'"game": {json_of(game)}',
            json_of(name),
        )
        seats = (seat for (written,) in rows for seat in read_seats(str(written)))
        return any(seat.get("kind") == "person" and seat.get("name") == name for seat in seats)


def _agreed(aid: str, number: int) -> str:
    """How it is written that a table agreed on a number."""
    return f"{json_of(aid)}: {json_of(str(number))}"
