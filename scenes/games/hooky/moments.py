"""Moments of Hooky: when the coach says a line unasked."""

from dataclasses import replace
from types import MappingProxyType

from engine.core.cards import Cards
from engine.core.seats import PUBLIC
from engine.games.hooky.cards import number
from engine.games.hooky.deduction import numbers
from engine.games.hooky.events import ClueGiven, QuestionAnswered
from engine.games.hooky.view import View
from scenes.games.hooky.boards.board import HELP
from scenes.games.hooky.boards.known import DEDUCTION, EMPTY, read_marks
from scenes.games.hooky.boards.register import MARKS
from scenes.table.coach.moments import Found, Moments, Situation

Now = Situation[View]

LOUD = 3
"""A clue with such a number tells more than it has to."""
LATE = 3
"""The round by which somebody who marks nothing has forgotten something."""


def clue_loud(now: Now) -> Found:
    """A starting clue is spelled that has many letters of the own hand."""
    clue = now.means("clue")
    told = number(str(clue.arg("word")), now.view.hand) if clue is not None else 0
    return {"number": told} if told >= LOUD else False


def double(now: Now) -> bool:
    """The first number was told for a word in which a letter stands twice."""
    first = next((said for said in now.view.spoken if len(set(said.word)) < len(said.word)), None)
    return first is not None and first.word in _words(now)


def zero(now: Now) -> bool:
    """The first 0 was told for a question about another hand."""
    zeros = (said for said in now.view.spoken if said.of not in (None, now.seat) and not said.number)
    first = next(zeros, None)
    return first is not None and first.word in _words(now)


def known_word(now: Now) -> bool:
    """A question is spelled whose number follows from what the seat knows; all have heard none like it."""
    ask = now.means("ask") if not now.view.terms.kind.listed else None
    if ask is None or heard_word(now):
        return False
    of, word = ask.arg("of"), str(ask.arg("word"))
    assert isinstance(of, int)
    return len(numbers(now.view, of, word)) == 1


def heard_word(now: Now) -> bool:
    """A question is spelled whose number for that hand everybody has heard."""
    ask = now.means("ask") if not now.view.terms.kind.listed else None
    if ask is None:
        return False
    return any(said.about == ask.arg("of") and said.word == ask.arg("word") for said in now.view.spoken)


def reveal_safe(now: Now) -> Found:
    """A card may be revealed, and everybody can work out a letter of the own hand."""
    known = _known_to_all(now.view) if now.asks("reveal") else ()
    return {"letter": known[0]} if known else False


def reveal_secret(now: Now) -> bool:
    """A letter is to be revealed that nobody can be sure of, while there is one of which all can."""
    reveal = now.means("reveal")
    known = _known_to_all(now.view) if reveal is not None else ()
    return bool(known) and reveal is not None and reveal.arg("card") not in known


def marks(now: Now) -> bool:
    """The third round begins for a seat that has marked nothing in a register that does not think along."""
    by_itself = now.aids.get(HELP) == DEDUCTION or now.view.terms.kind.listed
    if now.view.round != LATE or not now.asks("ask") or by_itself:
        return False
    return set(read_marks(now.notes.read(MARKS), now.view.players).columns) == {EMPTY}


def first_guess(now: Now) -> bool:
    """Three letters are to be guessed."""
    return now.asks("guess") and not now.view.terms.kind.listed


def _words(now: Now) -> set[str]:
    """The words whose numbers were told."""
    return {event.word for event in now.told if isinstance(event, ClueGiven | QuestionAnswered)}


def _known_to_all(view: View) -> Cards:
    """The cards of the own hand that lie face down and of which everybody can be sure."""
    seat = view.viewer
    assert isinstance(seat, int)
    public = replace(view, viewer=PUBLIC, hand=(), looks=tuple(replace(look, card=None) for look in view.looks))
    return tuple(card for card in view.hand if card not in view.shown[seat] and numbers(public, seat, card) == {1})


MOMENTS = Moments(
    MappingProxyType(
        {
            "hooky-clue-loud": clue_loud,
            "hooky-double": double,
            "hooky-zero": zero,
            "hooky-known-word": known_word,
            "hooky-heard-word": heard_word,
            "hooky-reveal-safe": reveal_safe,
            "hooky-reveal-secret": reveal_secret,
            "hooky-marks": marks,
            "hooky-first-guess": first_guess,
        }
    )
)
