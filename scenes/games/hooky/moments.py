"""Moments of Hooky: when the coach speaks without being asked."""

from dataclasses import replace

from engine.core.cards import Cards
from engine.core.seats import PUBLIC
from engine.games.hooky.cards import number
from engine.games.hooky.deduction import numbers
from engine.games.hooky.events import ClueGiven, QuestionAnswered
from engine.games.hooky.view import View
from game.lessons import Mark
from scenes.games.hooky.boards.board import HELP
from scenes.games.hooky.boards.known import DEDUCTION, EMPTY, read_marks
from scenes.games.hooky.boards.register import MARKS
from scenes.table.coach.moments import Found, Moments, Occasion, Situation, on_cards, on_zone

Now = Situation[View]

LOUD = 3
"""A clue with this number tells more than necessary."""
LATE = 3
"""The round by which a player without marks has forgotten something."""


def clue_loud(now: Now) -> Found:
    """The seat is spelling a starting clue with many letters of its own hand."""
    clue = now.means("clue")
    told = number(str(clue.arg("word")), now.view.hand) if clue is not None else 0
    return {"number": told} if told >= LOUD else False


def double(now: Now) -> bool:
    """The first number was given for a word with a repeated letter."""
    first = next((said for said in now.view.spoken if len(set(said.word)) < len(said.word)), None)
    return first is not None and first.word in _words(now)


def zero(now: Now) -> bool:
    """The first 0 was given for a question about another hand."""
    zeros = (said for said in now.view.spoken if said.of not in (None, now.seat) and not said.number)
    first = next(zeros, None)
    return first is not None and first.word in _words(now)


def known_word(now: Now) -> bool:
    """The seat is spelling a question whose number follows from its knowledge, and no equal question was answered
    before."""
    ask = now.means("ask") if not now.view.ruleset.kind.listed else None
    if ask is None or heard_word(now):
        return False
    of, word = ask.arg("of"), str(ask.arg("word"))
    assert isinstance(of, int)
    return len(numbers(now.view, of, word)) == 1


def heard_word(now: Now) -> bool:
    """The seat is spelling a question whose number for that hand is public."""
    ask = now.means("ask") if not now.view.ruleset.kind.listed else None
    if ask is None:
        return False
    return any(said.about == ask.arg("of") and said.word == ask.arg("word") for said in now.view.spoken)


def reveal_safe(now: Now) -> Found:
    """The seat may reveal a card, and all can work out a letter of its hand."""
    known = _known_to_all(now.view) if now.asks("reveal") else ()
    return {"letter": known[0]} if known else False


def reveal_secret(now: Now) -> bool:
    """The seat is about to reveal a letter of which no other player can be sure, while it has one of which all can."""
    reveal = now.means("reveal")
    known = _known_to_all(now.view) if reveal is not None else ()
    return bool(known) and reveal is not None and reveal.arg("card") not in known


def marks(now: Now) -> bool:
    """The third round begins, and the seat has no marks in a register without deduction."""
    by_itself = now.aids.get(HELP) == DEDUCTION or now.view.ruleset.kind.listed
    if now.view.round != LATE or not now.asks("ask") or by_itself:
        return False
    return set(read_marks(now.notes.read(MARKS), now.view.players).columns) == {EMPTY}


def first_guess(now: Now) -> bool:
    """The seat is about to guess three letters."""
    return now.asks("guess") and not now.view.ruleset.kind.listed


def _words(now: Now) -> set[str]:
    """The words with public numbers."""
    return {event.word for event in now.told if isinstance(event, ClueGiven | QuestionAnswered)}


def _known_to_all(view: View) -> Cards:
    """The face-down cards of the own hand of which all players can be sure."""
    seat = view.viewer
    assert isinstance(seat, int)
    public = replace(view, viewer=PUBLIC, hand=(), looks=tuple(replace(look, card=None) for look in view.looks))
    return tuple(card for card in view.hand if card not in view.shown[seat] and numbers(public, seat, card) == {1})


def _answer(now: Now) -> tuple[Mark, ...]:
    """The latest word with its number."""
    return (Mark("number", "word"),)


def _safe(now: Now) -> tuple[Mark, ...]:
    """The own letters of which all players can be sure."""
    return on_cards(_known_to_all(now.view))


MOMENTS = Moments(
    {
        "hooky-clue-loud": Occasion(clue_loud),
        "hooky-double": Occasion(double, _answer),
        "hooky-zero": Occasion(zero, _answer),
        "hooky-known-word": Occasion(known_word),
        "hooky-heard-word": Occasion(heard_word),
        "hooky-reveal-safe": Occasion(reveal_safe, _safe),
        "hooky-reveal-secret": Occasion(reveal_secret, _safe),
        "hooky-marks": Occasion(marks, on_zone("register")),
        "hooky-first-guess": Occasion(first_guess, on_zone("hooky")),
    }
)
