"""The vote behind the curtain. Every other seat gets the number of a word, in any order. All can be changed until the
vote is handed in (WP-46 to WP-53).

One seat is asked about at a time, above the ten words. Once every seat has a word, there is a board for each above the
plate. The choices are kept in the seat's notes when the curtain closes.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from math import inf
from typing import Any

import pygame
from pygame import Rect

from engine.core.messages import Message, Who, say, verbatim
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.word_porters.options import NUMBERS
from engine.games.word_porters.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar, face_in_words
from game.draw.cache import cached_briefly
from game.easing import animation_seconds
from game.input.actions import Action, Press
from game.lessons import Mark
from game.theme import SeatLook, Theme
from game.timeline import Clip, Lane, Par
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from scenes.games.word_porters.art.furniture import draw_others, draw_words, tab
from scenes.games.word_porters.art.header import header_plate
from scenes.games.word_porters.art.tags import suitcase
from scenes.games.word_porters.art.vote_drawing import (
    BoardQuestion,
    ahead,
    answer_letters,
    draw_advice,
    draw_answer,
    draw_asked,
    draw_coming,
    own_hints,
)
from scenes.games.word_porters.art.vote_moves import VoteMoves, between
from scenes.games.word_porters.art.vote_spots import answer_spots, asked_spots, plate_spot
from scenes.games.word_porters.art.word_plates import DIM
from scenes.games.word_porters.boards.hall_board import HallBoard
from scenes.table.asks.asks import Summary
from scenes.table.boards.answer_plate import PLATE, AnswerPlate
from scenes.table.boards.private_board import BoardContext
from scenes.table.phrases import people

NOTE = "vote"
LEFT_OUT = say("-word_porters-left-out")
"""The words before the unused hints of a seat."""
FACE = 56  # px in the bar
PART_FACE, PART_CASE, PART_STEP = 76, 78, 66  # px on a plate whose parts are PART_HIGH px high
PART_HIGH = 104
ADVICE_DOWN = 64  # px below the plate


class Vote:
    """An answer of several parts: `given` are the numbers by seat, in the order of choice. They are kept in the notes.

    `asked`: the seat that is asked about; `returned` is called with a seat whose word was taken back. `barred` are
    words that cannot be given.
    """

    def __init__(
        self, behind: BoardContext, returned: Callable[[Seat], None], barred: frozenset[int] = frozenset()
    ) -> None:
        self.view: View = behind.view
        self.seat, self.barred, self._notes, self._returned = behind.seat, barred, behind.notes, returned
        self.others = tuple(seat for seat in range(self.view.players) if seat != behind.seat)
        self.given = self._noted(behind.notes.read(NOTE))
        self.asked = self.next(behind.seat)

    def _noted(self, note: Any) -> dict[Seat, int]:
        """The choices of an earlier look, if the note is valid and of this round."""
        if not isinstance(note, dict) or note.get("round") != self.view.round:
            return {}
        tiles = note.get("tiles")
        if not isinstance(tiles, list) or len(tiles) != self.view.players:
            return {}
        given = {seat: tiles[seat] for seat in self.others if type(tiles[seat]) is int and tiles[seat] in NUMBERS}
        return given if len(set(given.values())) == len(given) else {}

    @property
    def complete(self) -> bool:
        """Whether every other seat has a word (WP-49)."""
        return len(self.given) == len(self.others)

    @property
    def summary(self) -> Summary | None:
        if not self.given:
            return None
        if self.complete:
            return Summary(say("word_porters-vote-complete"), True)
        missing = people([seat for seat in self.others if seat not in self.given])
        return Summary(say("word_porters-vote-missing", seats=missing), False)

    @property
    def begun(self) -> bool:
        return bool(self.given)

    @property
    def free(self) -> frozenset[Hashable]:
        """All words that no seat has yet, without the own word, which is never a good guess."""
        taken = {self.view.number, *self.given.values()}
        return frozenset(("word", number) for number in NUMBERS if number not in taken)

    def holder(self, number: int) -> Seat | None:
        """Return the seat that has the word so far, or None."""
        return next((seat for seat, given in self.given.items() if given == number), None)

    def returns(self, number: int) -> bool:
        """Whether choosing a word takes it back."""
        holder = self.holder(number)
        return holder is not None and (self.complete or holder == self.asked)

    def next(self, after: Seat) -> Seat:
        """Return the next seat clockwise without a word, or the same one if all have one."""
        order = [(after + step) % self.view.players for step in range(1, self.view.players + 1)]
        free = [seat for seat in order if seat in self.others and seat not in self.given]
        return free[0] if free else after if after in self.others else self.others[0]

    def give(self, number: int) -> Seat:
        """Give the word to the seat that is asked about. Returns the seat to ask about next, first its former
        holder."""
        holder = self.holder(number)
        if holder is not None:
            del self.given[holder]
        self.given.pop(self.asked, None)
        self.given[self.asked] = number
        self._keep()
        return holder if holder is not None else self.next(self.asked)

    def take_back(self, seat: Seat | None = None) -> None:
        """Take back the word of `seat`, or the last given one."""
        if self.given:
            seat = next(reversed(self.given)) if seat is None else seat
            del self.given[seat]
            self._keep()
            self._returned(seat)

    def _keep(self) -> None:
        self._notes.write(NOTE, {"round": self.view.round, "tiles": self._tiles(self.given)})

    def _tiles(self, given: Mapping[Seat, int]) -> list[int | None]:
        return [given.get(seat) for seat in range(self.view.players)]

    def step(self, number: int | None = None) -> Step:
        """Return the vote so far; with `number` for the seat that is asked about, even if another seat has it."""
        given = self.given if number is None else {**self.given, self.asked: number}
        return Step(self.seat, "vote", (("tiles", tuple(self._tiles(given))),))


class VoteBoard(HallBoard):
    """Its targets are the words, and the plates of the other seats to ask about. `reviewing`: whether all answers are
    shown above the plate."""

    def __init__(self, context: Context, behind: BoardContext) -> None:
        super().__init__(context, behind)
        self.where = asked_spots(self.theme, behind.taught)
        self.shown = replace(self.shown, where=replace(self.shown.where, words=self.where.words))
        self.reviewing = False
        self.lane, self.moving = Lane(), VoteMoves()
        number = self.view.number if self.children else None  # the rules would allow the own word
        own = frozenset() if number is None else frozenset({number})
        self.vote = Vote(behind, partial(self._look_for, sound="choose"), own)
        self.given = self.vote.given
        self.answers = answer_spots(len(self.vote.others), self.theme)
        self.plate = AnswerPlate(self, behind.seat, self.vote, plate_spot(self.theme), self._pictures)

    def enter(self) -> None:
        """Move the focus to the first word other than the own one, or to the plate if all words were chosen before."""
        self.settle(("word", next(number for number in NUMBERS if number != self.view.number)))
        self.plate.note_part()
        own, left_out = self.behind.seating[self.behind.seat].picture, self.words_of(LEFT_OUT)
        if not self.reviewing:
            self._play(self.moving.opens(len(own_hints(self.view, self.vote.asked, self.shown.looks)), self.sound))
        self.context.idle_work.add(ahead(self.shown, self.vote.others, own, left_out, self.where, self.answers))

    def _play(self, *clips: Clip) -> None:
        """Finish the earlier animation and begin a new one; with reduced motion finish that too."""
        self.lane.finish()
        self.lane.play(Par(*clips))
        self.lane.advance(inf if self.context.settings.get.reduced_motion else 0.0)

    def _ask_about(self, seat: Seat, *beside: Clip) -> None:
        """Turn the board to that seat, while `beside` runs."""
        before, self.vote.asked = self.vote.asked, seat
        self._play(*beside, *((self.moving.turns(before),) if seat != before else ()))

    def case_at(self, seat: Seat) -> tuple[float, float]:
        there = super().case_at(seat)
        start, share = self.moving.cases.get(seat, (there, 1.0))
        return between(start, there, share)

    # Targets

    def targets(self) -> Sequence[Target]:
        if self.reviewing:
            boards = zip(self.vote.others, self.answers, strict=True)
            return (*(Target(("seat", seat), spots.board) for seat, spots in boards), *self.plate.targets)
        words = tuple(Target(("word", number), self.shown.where.words[number - 1]) for number in NUMBERS)
        seats = (Target(("seat", seat), self.shown.where.seats[seat]) for seat in self.vote.others)
        return (*words, *seats)

    def named(self, target: Hashable) -> Message | None:
        match target:
            case ("word", int(number)):
                return say("narrated-of", item=self.view.words[number - 1].text, number=number, count=len(NUMBERS))
            case ("seat", int(seat)):
                return verbatim(self.behind.seating[seat].name)
        return super().named(target)

    def settle(self, at: Hashable = None) -> None:
        """Show all answers if the plate has the focus, or while the focus moves over them; if not, the question about
        one seat."""
        if at is not None or not self.vote.complete:
            over = self.reviewing and isinstance(at, tuple) and at[0] == "seat"
            self.reviewing = (at == PLATE or over) and self.vote.complete
        super().settle(at)

    def _direct(self, press: Press) -> None:
        """Move the focus; down from the lower words leads to the plate once the vote is complete."""
        held = self.focus.at
        super()._direct(press)
        if self.vote.complete and not self.reviewing and press.action is Action.DOWN and self.focus.at == held:
            self.settle(PLATE)
            self.plate.reached_from(held)

    def choose(self, target: Hashable, press: Press) -> None:
        if target == PLATE:
            self.give(self.vote.step())
            return
        assert isinstance(target, tuple)
        kind, number = target
        if kind == "seat":
            if self.reviewing:
                self.settle(("word", self.given[number]))
            self._look_for(number)
            return
        if number in self.vote.barred:
            self.refuse(self._own_word())
            return
        if self.vote.returns(number):
            self.vote.take_back(self.vote.holder(number))
        else:
            flight = self.moving.gives(self.vote.asked, self.where.words[number - 1].center, self.sound)
            self._ask_about(self.vote.give(number), flight)
        self.plate.note_part()
        if self.vote.complete and not self.reviewing:  # another word for a seat that had one
            self.settle(PLATE)

    def _own_word(self) -> Message:
        return say("word_porters-vote-own", seat=Who(self.behind.seat))

    def _look_for(self, seat: Seat, sound: str = "focus") -> None:
        self._ask_about(seat)
        self.sound(sound)

    def _turn(self, press: Press) -> None:
        """Turn to the next seat, or to the one before."""
        step = 1 if press.action is Action.NEXT else -1
        others = self.vote.others
        self._look_for(others[(others.index(self.vote.asked) + step) % len(others)])

    @property
    def intended(self) -> Step:
        """The vote with the focused word for the seat that is asked about, even if another seat has it."""
        at = self.focus.at
        word = at[1] if isinstance(at, tuple) and at[0] == "word" and not self.reviewing else None
        return self.vote.step(word)

    def _pictures(self, high: int) -> tuple[pygame.Surface, ...]:
        own = self.behind.seating[self.behind.seat].picture
        faces = ((self.behind.seating[seat].picture, self.given.get(seat)) for seat in self.vote.others)
        return tuple(vote_part(look, own, number, high, self.theme) for look, number in faces)

    # Pictures and words

    def sentence(self) -> Message | None:
        """What confirm would do. The question itself is on its board."""
        if self.reviewing:
            return say("word_porters-vote-review", count=len(self.vote.others))
        at = self.focus.at
        if not (isinstance(at, tuple) and at[0] == "word"):
            return say("word_porters-vote-whose", seat=Who(at[1])) if isinstance(at, tuple) else None
        if at[1] in self.vote.barred:
            return self._own_word()
        back, word = self.vote.returns(at[1]), self.view.words[at[1] - 1].text
        return say(
            "word_porters-vote-back" if back else "word_porters-vote-gets",
            seat=Who(self.vote.asked),
            number=at[1],
            word=word,
        )

    def laid_out(self, words: str) -> str | Sequence[text.Part]:
        """For children the words have the face of the seat."""
        at = self.focus.at
        if self.reviewing or not self.children or not (isinstance(at, tuple) and at[0] == "word"):
            return words
        about = self.behind.seat if at[1] == self.view.number else self.vote.asked
        return (face_in_words(self.behind.seating[about].picture, FACE), words)

    def bindings(self) -> tuple[Binding, ...]:
        turns = self.turns()
        if self.plate.focused:
            silent = (turn.silent for turn in turns)
            return self.buttons.asking(
                self.chooses(say("word_porters-vote-hand-in")), self.moves(Action.UP, say("hint-change")), *silent
            )
        return self.buttons.asking(self.chooses(self._does()), *turns)

    def turns(self) -> tuple[Binding, ...]:
        """Return the bindings of the shoulder buttons: to the next seat and to the one before."""
        return Binding(Action.NEXT, self._turn, say("word_porters-vote-next")), Binding(Action.PREV, self._turn)

    def _does(self) -> Message | None:
        at = self.focus.at
        if not (isinstance(at, tuple) and at[0] == "word"):
            return say("hint-choose")
        if at[1] in self.vote.barred:
            return None
        return say("word_porters-vote-take-back" if self.vote.returns(at[1]) else "word_porters-vote-give")

    def shown_by(self, step: Step) -> tuple[Hashable, ...]:
        """The word of the seat that is asked about."""
        tiles = step.arg("tiles")
        return (("word", tiles[self.vote.asked]),) if isinstance(tiles, tuple) else ()

    def where_is(self, mark: Mark) -> Sequence[Rect]:
        """The hints of that seat are on its board, in order. For other seats it is the plate that leads to them."""
        if mark.kind == "parcels" and mark.seat is not None:
            labels, here = self.where.labels, mark.seat == self.vote.asked
            return (labels[0].unionall(labels[1:]) if here else self.shown.where.seats[mark.seat],)
        return super().where_is(mark)

    def read(self) -> tuple[Rect, ...]:
        return (*super().read(), *self.shown.where.seats)

    def needed(self) -> tuple[Rect, ...]:
        return (*super().needed(), *((self.where.board,) if not self.reviewing else ()))

    def update(self, dt: float) -> None:
        super().update(dt)
        self.lane.advance(animation_seconds(dt, self.context.pace))

    def paint(self, canvas: Canvas) -> None:
        if not (self.reviewing and self.theme.kids):
            self._draw_header(canvas)
        if self.reviewing:
            self._draw_answers(canvas)
        else:
            self._draw_question(canvas)

    def _draw_header(self, canvas: Canvas) -> None:
        """Draw the seats with their suitcases. The seat that is asked about has a cream edge, because gold is for the
        focus."""
        for seat, plan in enumerate(self.behind.seating.seats):
            rect, about = self.shown.where.seats[seat], seat == self.vote.asked and not self.reviewing
            drawn = tab(self.view, seat, plan.picture, plan.name, plan.badge, False)
            there = seat in self.given and seat not in self.moving.cases
            waits = False if seat in self.vote.others and not there else None
            drawn = replace(drawn, tokens=(), voted=waits, asked_about=about, given=there)
            header_plate(drawn, rect.size, self.theme).draw(canvas, rect.center)

    def _draw_question(self, canvas: Canvas) -> None:
        others, seat = self.vote.others, self.vote.asked
        asked = BoardQuestion(
            self.words_of(say("word_porters-vote-asks", seat=Who(seat))),
            self.words_of(say("word_porters-vote-count", number=others.index(seat) + 1, amount=len(others))),
            self.words_of(LEFT_OUT),
        )
        header = self.shown.where.seats[0].bottom
        draw_asked(canvas, self.shown, seat, asked, self.where, header, self.moving)
        own = self.view.number
        given = {number: self.shown.looks[seat] for seat, number in self.given.items()}
        draw_words(canvas, self.shown, {} if own is None else {own: DIM}, em=self.where.word_em, given=given)
        behind = self.behind
        draw_others(canvas, self.shown.where.words, behind.opened, behind.seat, behind.seating)
        self.draw_focus(canvas)
        self.draw_given(canvas)
        draw_coming(canvas, self.shown, seat, self.where, self.moving)

    def _draw_answers(self, canvas: Canvas) -> None:
        own, header = self.behind.seating[self.behind.seat].picture, self.shown.where.seats[0].bottom
        long, names = self.answers[0].case[2] and not self.theme.kids, self.behind.who.names
        titles = [
            self.words_of(say("word_porters-vote-answer", seat=Who(seat))) if long else names[seat]
            for seat in self.vote.others
        ]
        letters = answer_letters(titles, self.answers[0], self.theme)
        for seat, title, spots in zip(self.vote.others, titles, self.answers, strict=True):
            above = spots.board.top if self.theme.kids else header
            draw_answer(canvas, self.shown, seat, title, letters, self.given[seat], own, spots, above)
        if not self.theme.kids:
            self.draw_cases(canvas)
            if not self.theme.large_text:
                draw_advice(
                    canvas, self.words_of(say("word_porters-vote-advice")), plate_spot(self.theme).bottom + ADVICE_DOWN
                )
        self.plate.draw(canvas)


@cached_briefly
def vote_part(look: SeatLook, voter: SeatLook, number: int | None, high: int, theme: Theme) -> pygame.Surface:
    """The face of a seat, `high` px in total, and the suitcase with its number, if it has one."""
    k = high / PART_HIGH
    face = avatar(look, round(PART_FACE * k))
    wide = face.get_width() + (round(PART_STEP * k) if number is not None else 0)
    out = surfaces.new((wide, high), pygame.SRCALPHA)
    put(out, face, midleft=(0, high // 2))
    if number is not None:
        case = round(PART_CASE * k)
        suitcase(voter, number, case, theme).draw(out, (wide - case / 2 - 2, high / 2 + 4))
    return out
