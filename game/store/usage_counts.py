"""UsageCounts: the counts of a kiosk, by moment and game."""

from game.store.disk.store_file import StoreFile

_COUNT = (
    "INSERT INTO books VALUES (?, ?, ?, ?, NULL)"
    " ON CONFLICT (day, game, what) DO UPDATE SET amount = amount + excluded.amount"
)
_FOLD = (
    "INSERT INTO books SELECT substr(day, 1, 10) AS whole, game, what, sum(amount) AS amount, NULL FROM books"
    " WHERE length(day) > 10 AND day < ? GROUP BY whole, game, what"
    " ON CONFLICT (day, game, what) DO UPDATE SET amount = amount + excluded.amount"
)


class UsageCounts:
    """The counts of a store, in the file of the settings."""

    def __init__(self, settings: StoreFile) -> None:
        self._settings = settings

    def add(self, moment: str, game: str, **amounts: int) -> None:
        """Add to the counts of `moment` (a day of ISO, with its hour) and `game`, all of them at once."""
        self._settings.write(*((_COUNT, (moment, game, what, amount)) for what, amount in amounts.items()))

    def all(self) -> tuple[tuple[str, str, str, int], ...]:
        """Return moment, game, name and amount, in the order of moments and games; unreadable rows are left out."""
        rows = self._settings.rows("SELECT day, game, what, amount FROM books ORDER BY day, game, what")
        return tuple((str(day), str(game), str(what), n) for day, game, what, n in rows if isinstance(n, int))

    def fold(self, before: str) -> None:
        """Add up the counts before the day `before` (ISO) by day, without hours."""
        self._settings.write((_FOLD, (before,)), ("DELETE FROM books WHERE length(day) > 10 AND day < ?", (before,)))

    def clear(self) -> None:
        self._settings.write(("DELETE FROM books", ()))
