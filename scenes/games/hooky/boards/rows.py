"""Rows: the letters that somebody puts together for the missing and for every other hand. Values without pixels."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from engine.core.cards import Card, Cards
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.options import HOOKY
from scenes.games.hooky.boards.known import Known, likely
from scenes.games.hooky.boards.marks import Marks


@dataclass(frozen=True, slots=True)
class Row:
    """`size` places: the `fixed` letters stand there for good (they lie face up), then what was `chosen`. `column` is
    that of the register; `seat` None for the missing."""

    column: int
    seat: Seat | None
    size: int
    fixed: Cards = ()
    chosen: Cards = ()

    @property
    def letters(self) -> Cards:
        """What stands there, from the left."""
        return (*self.fixed, *self.chosen)

    @property
    def open(self) -> int:
        """How many places are empty."""
        return self.size - len(self.letters)

    def with_letter(self, letter: Card) -> "Row":
        """With that letter behind the others; without it where it stood there; the same where nothing fits in."""
        if letter in self.chosen:
            return self.without(letter)
        return replace(self, chosen=(*self.chosen, letter)) if self.open and letter not in self.fixed else self

    def without(self, letter: Card) -> "Row":
        """Without a chosen letter."""
        return replace(self, chosen=tuple(card for card in self.chosen if card != letter))

    def filled(self, found: Known, marks: Marks, used: Collection[Card]) -> "Row":
        """With the likeliest letters in the empty places; those that are `used` elsewhere come last."""
        order = [card for card in likely(found, marks, self.column, len(found.sure) * 26) if card not in self.letters]
        order.sort(key=lambda card: card in used)
        return replace(self, chosen=(*self.chosen, *order[: self.open]))


def rows_for(prompts: Sequence[Prompt], found: Known, shown: Sequence[Cards], hand_size: int) -> tuple[Row, ...]:
    """A row for the missing where they are guessed, and one for every other hand where hands are."""
    verbs = {prompt.verb for prompt in prompts}
    out: tuple[Row, ...] = (Row(len(found.columns), None, HOOKY),) if "guess" in verbs else ()
    if "hands" in verbs:
        out += tuple(Row(i, seat, hand_size, shown[seat]) for i, seat in enumerate(found.columns))
    return out


def kept(rows: Sequence[Row], data: object) -> tuple[Row, ...]:
    """The rows with what was written down for them; nonsense in it is left out."""
    written = data if isinstance(data, dict) else {}
    out = []
    for row in rows:
        text = written.get(name_of(row))
        letters = tuple(dict.fromkeys(text)) if isinstance(text, str) and text.isascii() and text.isupper() else ()
        for letter in letters:
            row = row.with_letter(Card(letter)) if letter.isalpha() else row
        out.append(row)
    return tuple(out)


def data_of(rows: Sequence[Row]) -> dict[str, str]:
    """As it is written down."""
    return {name_of(row): "".join(row.chosen) for row in rows if row.chosen}


def name_of(row: Row) -> str:
    """What a row goes by in the notes."""
    return "missing" if row.seat is None else str(row.seat)


def filled(rows: Sequence[Row], found: Known, marks: Marks, only: int | None = None) -> tuple[Row, ...]:
    """All rows, or `only` one of them, with the likeliest letters in their empty places: hands first, because less is
    known of the missing."""
    out = list(rows)
    for i in sorted(range(len(out)), key=lambda number: out[number].seat is None):
        if only is None or i == only:
            used = {letter for other, row in enumerate(out) if other != i for letter in row.letters}
            out[i] = out[i].filled(found, marks, used)
    return tuple(out)


def answers(rows: Sequence[Row], prompts: Sequence[Prompt], players: int) -> tuple[Step, ...]:
    """The steps that give the rows in."""
    steps = []
    for prompt in prompts:
        if prompt.verb == "guess":
            steps.append(prompt.answer(next(row.letters for row in rows if row.seat is None)))
        elif prompt.verb == "hands":
            named = {row.seat: row.letters for row in rows}
            steps.append(prompt.answer(tuple(named.get(seat) for seat in range(players))))
    return tuple(steps)
