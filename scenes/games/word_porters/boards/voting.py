"""The vote behind the curtain: every other seat gets the number of a word, in any order, and all can be changed until
the vote is given in (WP-46 to WP-53). What is chosen so far is kept in the seat's notes and outlives the curtain."""

from collections.abc import Hashable, Sequence
from typing import Any

import pygame

from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.word_porters.options import NUMBERS
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.input.actions import Action, Press
from game.widgets.focus import Target
from game.widgets.hints import Hint
from scenes.games.word_porters.boards.own import HallBoard
from scenes.table.boards.private_board import Behind

NOTE = "vote"
FACE = 56  # px in the rail
GIVE_IN = "Give in"


class VoteBoard(HallBoard):
    """Words are what can be chosen, and the plates of the other seats: whose word is looked for. `given` is by seat."""

    def __init__(self, context: Context, behind: Behind) -> None:
        super().__init__(context, behind)
        self.others = tuple(seat for seat in range(self.view.players) if seat != behind.seat)
        self.given = self._noted(behind.notes.read(NOTE))
        self.asked: Seat = self._next(behind.seat)

    def enter(self) -> None:
        """The hook always begins at word 1."""
        self.settle(("word", 1))

    # What is kept

    def _noted(self, note: Any) -> dict[Seat, int]:
        """What was chosen before the curtain fell, if the note is of this round and makes sense."""
        if not isinstance(note, dict) or note.get("round") != self.view.round:
            return {}
        tiles = note.get("tiles")
        if not isinstance(tiles, list) or len(tiles) != self.view.players:
            return {}
        given = {seat: tiles[seat] for seat in self.others if type(tiles[seat]) is int and tiles[seat] in NUMBERS}
        return given if len(set(given.values())) == len(given) else {}

    def _keep(self) -> None:
        tiles = [self.given.get(seat) for seat in range(self.view.players)]
        self.behind.notes.write(NOTE, {"round": self.view.round, "tiles": tiles})

    # What can be chosen

    def targets(self) -> Sequence[Target]:
        words = tuple(Target(("word", number), self.shown.where.words[number - 1]) for number in NUMBERS)
        return (*words, *(Target(("seat", seat), self.shown.where.seats[seat]) for seat in self.others))

    def choose(self, target: Hashable, press: Press) -> None:
        del press
        assert isinstance(target, tuple)
        kind, number = target
        if kind == "seat":
            self._look_for(number)
            return
        holder = self.holder(number)
        if holder == self.asked:
            del self.given[holder]
        else:
            self._give(number, holder)
        self._keep()
        self.sound("choose")

    def holder(self, number: int) -> Seat | None:
        """To whom a word is given so far."""
        return next((seat for seat, given in self.given.items() if given == number), None)

    def _give(self, number: int, holder: Seat | None) -> None:
        """The seat that is looked for gets the word; whoever had it before is looked for next."""
        if holder is not None:
            del self.given[holder]
        self.given[self.asked] = number
        self.asked = holder if holder is not None else self._next(self.asked)

    def _next(self, after: Seat) -> Seat:
        """The next seat clockwise without a word; where all have one, the same as before."""
        order = [(after + step) % self.view.players for step in range(1, self.view.players + 1)]
        free = [seat for seat in order if seat in self.others and seat not in self.given]
        return free[0] if free else after if after in self.others else self.others[0]

    def _look_for(self, seat: Seat) -> None:
        self.asked = seat
        self.sound("focus")

    def other(self, press: Press) -> None:
        match press.action:
            case Action.PREV | Action.NEXT:
                step = 1 if press.action is Action.NEXT else -1
                place = self.others.index(self.asked) + step
                self._look_for(self.others[place % len(self.others)])
            case Action.EXTRA:
                self._give_in()
            case _:
                super().other(press)

    @property
    def ready(self) -> bool:
        """Whether every other seat has a word (WP-49)."""
        return len(self.given) == len(self.others)

    def _give_in(self) -> None:
        if not self.ready:
            missing = next(seat for seat in self.others if seat not in self.given)
            self.sound("refuse")
            self.say(f"{self.behind.who.names[missing]} has no word yet")
            return
        tiles = tuple(self.given.get(seat) for seat in range(self.view.players))
        self.give(Step(self.behind.seat, "vote", (("tiles", tiles),)))

    # What is seen and said

    def marked(self) -> Seat | None:
        return self.asked

    def sentence(self) -> str | Sequence[text.Part]:
        if self.ready:
            return "Done? Give the vote in"
        face = avatar(self.behind.seating[self.asked].picture, FACE)
        name = self.behind.who.names[self.asked]
        return (face, f"{name}'s word?") if self.theme.kids else ("Which word has", face, f"{name}?")

    def hints(self) -> Sequence[Hint]:
        main = (Hint(Action.EXTRA, GIVE_IN),) if self.ready else ()
        return self.asking(Hint(Action.CONFIRM, self._does()), *main, Hint(Action.NEXT, "Next"), self.leaving())

    def _does(self) -> str:
        if isinstance(self.focus.at, tuple) and self.focus.at[0] == "word":
            return "Take back" if self.holder(self.focus.at[1]) == self.asked else "This one"
        return "Choose"

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The word of the seat that is looked for now."""
        tiles = step.arg("tiles")
        return (("word", tiles[self.asked]),) if isinstance(tiles, tuple) else ()

    def paint_more(self, canvas: pygame.Surface) -> None:
        self.draw_focus(canvas)
        self.draw_given(canvas, self.asked)
