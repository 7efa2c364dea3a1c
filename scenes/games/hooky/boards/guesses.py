"""Guesses: three hooks for the missing, and after the last round all other hands too, on one board; a row for each of
them."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import dataclass, replace

from pygame import Rect

from engine.core.cards import Card, Cards
from engine.core.messages import Message, Who, say, verbatim
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.options import HOOKY
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.input.actions import Action, Press
from game.lessons import Mark
from game.theme import GOLD, SMALLEST_TARGET
from game.widgets.bindings import Binding, bound
from game.widgets.focus import Target
from game.widgets.letters import ERASED, plain_letters
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET
from scenes.games.hooky.art.furniture import brass_hook, hook_rail
from scenes.games.hooky.boards import panel
from scenes.games.hooky.boards.known import NO, OWN, TURNED, AutomaticMarks, Marks, likely
from scenes.games.hooky.boards.register import missing_sign
from scenes.games.hooky.boards.spots import GuessSpots, guess_spots
from scenes.games.hooky.sentences import row as side_by_side
from scenes.table.asks.asks import Summary


@dataclass(frozen=True, slots=True)
class GuessRow:
    """A row of `size` places. The `fixed` letters, which are face up, cannot be removed; the `chosen` ones follow.
    `column`: that of the register. `seat`: None for the missing."""

    column: int
    seat: Seat | None
    size: int
    fixed: Cards = ()
    chosen: Cards = ()

    @property
    def letters(self) -> Cards:
        """The letters of the row, from the left."""
        return (*self.fixed, *self.chosen)

    @property
    def open(self) -> int:
        """The number of empty places."""
        return self.size - len(self.letters)

    def with_letter(self, letter: Card) -> "GuessRow":
        """Return the row with that letter at the end, or without it if it was chosen; unchanged if the row is full."""
        if letter in self.chosen:
            return self.without(letter)
        return replace(self, chosen=(*self.chosen, letter)) if self.open and letter not in self.fixed else self

    def without(self, letter: Card) -> "GuessRow":
        """Return the row without a chosen letter."""
        return replace(self, chosen=tuple(card for card in self.chosen if card != letter))

    def filled(self, found: AutomaticMarks, marks: Marks, used: Collection[Card]) -> "GuessRow":
        """Return the row with the likeliest letters in the empty places; those that are `used` elsewhere come last."""
        order = [card for card in likely(found, marks, self.column, len(found.sure) * 26) if card not in self.letters]
        order.sort(key=lambda card: card in used)
        return replace(self, chosen=(*self.chosen, *order[: self.open]))


def rows_for(
    prompts: Sequence[Prompt], found: AutomaticMarks, shown: Sequence[Cards], hand_size: int
) -> tuple[GuessRow, ...]:
    """Return a row for the missing if they are guessed, and one for every other hand if hands are."""
    verbs = {prompt.verb for prompt in prompts}
    out: tuple[GuessRow, ...] = (GuessRow(len(found.columns), None, HOOKY),) if "guess" in verbs else ()
    if "hands" in verbs:
        out += tuple(GuessRow(i, seat, hand_size, shown[seat]) for i, seat in enumerate(found.columns))
    return out


def kept(rows: Sequence[GuessRow], data: object) -> tuple[GuessRow, ...]:
    """Return the rows with the noted letters; invalid ones are left out."""
    written = data if isinstance(data, dict) else {}
    out = []
    for row in rows:
        text = written.get(name_of(row))
        letters = tuple(dict.fromkeys(text)) if isinstance(text, str) and text.isascii() and text.isupper() else ()
        for letter in letters:
            row = row.with_letter(Card(letter)) if letter.isalpha() else row
        out.append(row)
    return tuple(out)


def data_of(rows: Sequence[GuessRow]) -> dict[str, str]:
    """Return the chosen letters as a note."""
    return {name_of(row): "".join(row.chosen) for row in rows if row.chosen}


def name_of(row: GuessRow) -> str:
    """Return the name of a row in the notes."""
    return "missing" if row.seat is None else str(row.seat)


def filled(
    rows: Sequence[GuessRow], found: AutomaticMarks, marks: Marks, only: int | None = None
) -> tuple[GuessRow, ...]:
    """Return all rows, or `only` one of them, with the likeliest letters in their empty places. Hands come first,
    because less is known of the missing."""
    out = list(rows)
    for i in sorted(range(len(out)), key=lambda number: out[number].seat is None):
        if only is None or i == only:
            used = {letter for other, row in enumerate(out) if other != i for letter in row.letters}
            out[i] = out[i].filled(found, marks, used)
    return tuple(out)


def answers(rows: Sequence[GuessRow], prompts: Sequence[Prompt], players: int) -> tuple[Step, ...]:
    """Return the steps that hand in the rows."""
    steps = []
    for prompt in prompts:
        if prompt.verb == "guess":
            steps.append(prompt.answer(next(row.letters for row in rows if row.seat is None)))
        elif prompt.verb == "hands":
            named = {row.seat: row.letters for row in rows}
            steps.append(prompt.answer(tuple(named.get(seat) for seat in range(players))))
    return tuple(steps)


GUESSES = "guesses"
IN_ROW = "#FFE08A"
HOOK = 64
FACE = 0.86  # of a row's height


class Guesses(panel.PartsPanel):
    """`row`: the one that gets the next letter. The letters are kept in the notes until they are handed in."""

    typing = True

    def __init__(self, board: panel.Chalkboard) -> None:
        super().__init__(board)
        view = board.view
        empty = rows_for(self.behind.prompts, board.known, view.shown, view.hand_size)
        self.rows: tuple[GuessRow, ...] = kept(empty, self.behind.notes.read(GUESSES))
        self.row = next((i for i, row in enumerate(self.rows) if row.open), 0)

    @property
    def alone(self) -> bool:
        """Whether only the missing are guessed now."""
        return len(self.rows) == 1 and self.rows[0].seat is None

    @property
    def complete(self) -> bool:
        return not any(row.open for row in self.rows)

    # Presses

    def first(self) -> Hashable:
        return ("key", "K")

    def targets(self) -> Sequence[Target]:
        where = guess_spots(self.theme, tuple(row.size for row in self.rows), self.alone)
        out = [] if self.alone else [Target(("face", i), rect) for i, rect in enumerate(where.faces)]
        for i, slots in enumerate(where.slots):
            out += [Target(("slot", i, j), rect) for j, rect in enumerate(slots)]
        return (*out, *self._register(where), *panel.key_targets(where.keys))

    def named(self, target: Hashable) -> Message | None:
        match target:
            case ("face", int(number)) if (seat := self.rows[number].seat) is not None:
                return verbatim(self.behind.seating[seat].name)
            case ("slot", int(number), int(place)):
                letters = self.rows[number].letters
                return verbatim(letters[place]) if place < len(letters) else None
        return super().named(target)

    def _register(self, where: GuessSpots) -> tuple[Target, ...]:
        """The way to the register, in the upper corner beside the rows."""
        box = self.spots.inside
        place = Rect(0, 0, SMALLEST_TARGET, SMALLEST_TARGET)
        place.topright = (box.right if not self.spots.large or self.alone else where.keys.left - 40, box.top)
        taken = place.collidelist([*where.slots[0], where.keys]) >= 0
        return () if taken else (Target(panel.REGISTER, place),)

    def choose(self, target: Hashable, press: Press) -> None:
        sign = panel.is_key(target)
        match target:
            case "register":
                self.board.turn_to(register=True)
            case ("face", int(number)):
                self.row = number
                self._set(filled(self.rows, self.board.known, self.board.marks, number))
            case ("slot", int(number), int(place)):
                self._take_out(number, place)
        if sign == ERASED:
            self.take_back()
        elif sign is not None:
            self._letter(Card(sign))

    def _next_row(self) -> None:
        self.row = (self.row + 1) % len(self.rows)
        self.board.sound("focus")

    def _typed(self, sign: str) -> None:
        letters = plain_letters(sign)
        if letters:
            self._letter(Card(letters[0]))
        elif sign == "\b":
            self.take_back()

    def _letter(self, letter: Card) -> None:
        row = self.rows[self.row]
        changed = row.with_letter(letter)
        if changed == row:
            full = not row.open
            self.board.refuse(say("hooky-guess-row-full") if full else say("hooky-guess-face-up", letter=letter))
            return
        self._put(changed)
        if letter in changed.chosen:
            self._warn(changed, letter)
            if not changed.open:
                self._next_open()

    def _next_open(self) -> None:
        """Move to the next row with room."""
        count = len(self.rows)
        order = [(self.row + i) % count for i in range(1, count)]
        self.row = next((i for i in order if self.rows[i].open), self.row)

    def _warn(self, row: GuessRow, letter: Card) -> None:
        """Warn of a letter that cannot be there. It may still be guessed (HK-73, HK-Q35)."""
        found = self.board.known
        band = found.bands.get(letter)
        there = found.sure[row.column].get(letter) != NO and (band is None or band == row.seat)
        if not there:
            self.board.say(not_there(letter, band, row.seat))

    def _take_out(self, number: int, place: int) -> None:
        row = self.rows[number]
        self.row = number
        if len(row.fixed) <= place < len(row.letters):
            self._put(row.without(row.letters[place]))
        else:
            self.board.sound("focus")

    # Answer

    @property
    def plate(self) -> Rect:
        return guess_spots(self.theme, tuple(row.size for row in self.rows), self.alone).plate

    @property
    def summary(self) -> Summary | None:
        letters = side_by_side(self.rows[self.row].letters)
        if self.complete:
            done = say("hooky-guess-hand-in" if self.alone else "hooky-guess-hand-in-all")
            return Summary(done, True, letters)
        more = say("hooky-guess-more", count=sum(row.open for row in self.rows))
        return Summary(more, False, letters) if self.begun else None

    @property
    def begun(self) -> bool:
        return any(row.chosen for row in self.rows)

    @property
    def free(self) -> frozenset[Hashable]:
        taken = self.rows[self.row].letters
        return frozenset(("key", letter) for letter in LETTERS if letter not in taken)

    def take_back(self) -> None:
        """Take back the last letter of the current row, or of one before it."""
        row = self.rows[self.row]
        if not row.chosen:
            self.row = next((i for i in range(self.row - 1, -1, -1) if self.rows[i].chosen), self.row)
            row = self.rows[self.row]
        if row.chosen:
            self._put(row.without(row.chosen[-1]))

    def _put(self, row: GuessRow) -> None:
        self._set((*self.rows[: self.row], row, *self.rows[self.row + 1 :]))

    def _set(self, rows: tuple[GuessRow, ...]) -> None:
        self.rows = rows
        self.behind.notes.write(GUESSES, data_of(rows) or None)
        self.board.sound("type")
        self.board.plate.note_part()

    def hand_in(self) -> None:
        self.behind.notes.write(GUESSES, None)
        self.board.give(*answers(self.rows, self.behind.prompts, self.board.view.players))

    # Pictures and words

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The keys that are still needed, if only the missing are guessed; otherwise none, and the coach says the
        answer."""
        letters = step.arg("letters") if step.do == "guess" and self.alone else ()
        assert isinstance(letters, tuple)
        return tuple(("key", letter) for letter in letters if letter not in self.rows[0].letters)

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """The way to the register, if that is not visible."""
        register = self._register(guess_spots(self.theme, tuple(row.size for row in self.rows), self.alone))
        wanted = mark == Mark("zone", "register") and self.spots.large
        return tuple(target.rect for target in register) if wanted else ()

    def sentence(self) -> Message:
        if self.complete:
            return say("hooky-guess-filled")
        row = self.rows[self.row]
        return say("hooky-guess-missing") if row.seat is None else say("hooky-guess-hand", seat=Who(row.seat))

    def bindings(self) -> tuple[Binding, ...]:
        at, board = self.board.focus.at, self.board
        fill = Binding(
            Action.NEXT,
            lambda press: self._set(filled(self.rows, board.known, board.marks)),
            say("hooky-hint-fill-rest"),
        )
        typed = Binding(Action.TEXT, lambda press: self._typed(press.text))
        rows = bound((Action.PREV,) if len(self.rows) > 1 else (), lambda press: self._next_row())
        if board.plate.focused:
            change = board.moves(Action.DOWN, say("hint-change"))
            return (board.chooses(say("hooky-hint-hand-in")), change, self.to_register, fill.silent, typed, *rows)
        does = say("hooky-hint-fill" if isinstance(at, tuple) and at[0] == "face" else "hooky-hint-letter")
        if isinstance(at, tuple) and at[0] == "slot":
            does = say("hooky-hint-take-out")
        return (board.chooses(does), fill, self.to_register, typed, *rows)

    def draw(self, canvas: Canvas) -> None:
        where = guess_spots(self.theme, tuple(row.size for row in self.rows), self.alone)
        if self.alone:
            self._draw_head(canvas, where.head, where.before)
            wide = where.slots[0][-1].right - where.slots[0][0].left + 60
            hook_rail(wide).draw(canvas, (where.slots[0][0].left - 30, where.slots[0][0].top - 34))
        register = self._register(where)
        tab = panel.register_tab(self.words(say("hooky-hint-register")))
        panel.draw_tabs(canvas, (tab,) * len(register), register, None, self.spots.sizes.label, self.theme)
        for number, (row, face, slots) in enumerate(zip(self.rows, where.faces, where.slots, strict=True)):
            self._draw_row(canvas, number, row, face, slots)
        marked: dict[str, str] = dict.fromkeys(self.rows[self.row].letters, IN_ROW)
        light = self.behind.seating[self.behind.seat].picture.light
        panel.draw_keys(canvas, where.keys, self.board.known, light, marked, aside=self.complete)

    def _draw_head(self, canvas: Canvas, head: Rect, before: Rect) -> None:
        view, theme, sizes = self.board.view, self.theme, self.spots.sizes
        at = (head.left, head.centery)
        text.place(
            canvas, self.words(say("hooky-guess-missing")), sizes.name + 10, at, CHALK, theme.sentence_role, "left"
        )
        y = before.top + sizes.label // 2
        for after, letters in zip(view.ruleset.guessed_after, view.guesses, strict=False):
            words = self.words(say("hooky-guess-before", round=after, row=side_by_side(letters)))
            size = text.fit(words, sizes.label, before.width, "semibold")
            text.place(canvas, words, size, (before.left, y), CHALK_QUIET, "semibold", "left")
            y += round(sizes.label * 1.4)

    def _draw_row(self, canvas: Canvas, number: int, row: GuessRow, face: Rect, slots: Sequence[Rect]) -> None:
        side = round(face.height * FACE)
        if not self.alone:
            head = missing_sign(side) if row.seat is None else avatar(self.behind.seating[row.seat].picture, side)
            put(canvas, head, center=face.center)
            if number == self.row:
                canvas.fill(GOLD if not self.complete else CHALK_QUIET, Rect(face.left - 14, face.top, 6, face.height))
        for place, rect in enumerate(slots):
            letter = row.letters[place] if place < len(row.letters) else ""
            now = number == self.row and place == len(row.letters)
            fixed = (
                self.behind.seating[row.seat].picture.light if row.seat is not None and place < len(row.fixed) else ""
            )
            if self.alone:
                brass_hook(HOOK).draw(canvas, (rect.centerx, rect.top))
            panel.slot(letter, rect.size, now, fixed).draw(canvas, rect.center)


def not_there(letter: str, band: str | Seat | None, seat: Seat | None) -> Message:
    """Return a warning about a guessed letter, which is no refusal (HK-Q35). `seat`: None for the missing."""
    if band == OWN:
        return say("hooky-known-own", name=letter)
    if band == TURNED:
        return say("hooky-known-turned", name=letter)
    if isinstance(band, int):
        return say("hooky-known-theirs", name=letter, seat=Who(band))
    if seat is None:
        return say("hooky-guess-not-missing", letter=letter)
    return say("hooky-guess-not-theirs", letter=letter, seat=Who(seat))
