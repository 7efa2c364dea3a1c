"""What the latest number narrows down, in one line: for the eyes of one seat, and with no more help than the table has
agreed on. Without help it is what the number itself says of the letters of its word."""

from collections.abc import Mapping

from engine.core.cards import Card
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.hooky.state import Spoken
from engine.games.hooky.view import View
from scenes.games.hooky.boards.known import NONE, YES, Known


def latest_number(view: View) -> Spoken | None:
    """The latest word with a number that is about another hand."""
    return next((said for said in reversed(view.spoken) if said.about != view.viewer), None)


def narrowed(view: View, known: Known, level: str) -> Message | None:
    """What the latest number narrows down for the seat that looks; None before the first one."""
    said = latest_number(view)
    if said is None:
        return None
    places = {Card(letter): said.word.count(letter) for letter in said.word}
    there = {letter: _there(known, said.about, letter) if level != NONE else None for letter in places}
    left = said.number - sum(places[letter] for letter, sure in there.items() if sure)
    rest = {letter: count for letter, count in places.items() if there[letter] is None and count <= max(left, 1)}
    return _told(said, left, rest)


def _there(known: Known, seat: Seat, letter: Card) -> bool | None:
    """Whether that seat has the letter, as far as it stands in the register by itself; None where nothing does."""
    if letter in known.bands:
        return known.bands[letter] == seat
    sure = known.sure[known.columns.index(seat)].get(letter)
    return None if sure is None else sure == YES


def _told(said: Spoken, left: int, rest: Mapping[Card, int]) -> Message:
    """`rest` are the letters of which it is open whether they are there, with the places that they answer for; `left`
    is what the number says of them alone."""
    seat, letters = Who(said.about), tuple(map(str, rest))
    if not letters:
        return say("hooky-narrowed-known", word=said.word, number=said.number, seat=seat)
    if left == 0:
        return say("hooky-narrowed-none", word=said.word, number=said.number, seat=seat, letters=letters)
    if left == sum(rest.values()):
        return say("hooky-narrowed-all", word=said.word, number=said.number, seat=seat, letters=letters)
    if max(rest.values()) > 1:
        return say("hooky-narrowed-twice", word=said.word, number=said.number, seat=seat, letters=letters)
    return say("hooky-narrowed", word=said.word, number=said.number, seat=seat, letters=letters, count=left)
