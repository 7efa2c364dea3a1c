"""The finished evenings of the store: matches that agreed on the number of the same evening."""

from collections.abc import Sequence
from itertools import chain

from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.core.seats import PUBLIC
from game.evening import Evening
from game.store.saved import Result
from game.theme import SEAT_LOOKS, SeatLook
from scenes.evening import diary
from scenes.memories.matches import Finished, scores_of

Matches = tuple[tuple[Result, Setup], ...]


def in_frames(found: Sequence[tuple[Result, Setup]], present: Evening | None) -> tuple[Matches, ...]:
    """Return the matches in each frame of the wall, for matches `found`, the latest first.

    A match has a frame of its own. An evening of two matches or more has one too, with the first match first; it comes
    before its last match. The `present` evening gets it when its last game is over.
    """
    runs = None if present is None or present.next_game is None else str(present.number)
    evenings: dict[str, list[tuple[Result, Setup]]] = {}
    for one in found:
        number = dict(one[0].aids).get(diary.AID)
        if number is not None and number != runs:
            evenings.setdefault(number, []).insert(0, one)
    last = {matches[-1][0].match: tuple(matches) for matches in evenings.values() if len(matches) > 1}
    framed = ([last[one[0].match], (one,)] if one[0].match in last else [(one,)] for one in found)
    return tuple(chain.from_iterable(framed))


class FinishedEvening:
    """A finished evening with its matches, the first one first."""

    def __init__(self, matches: Sequence[Finished]) -> None:
        guests = {}
        for guest in (guest for one in matches for guest in diary.guests_of(one.seating)):
            if guest.person or guest.name not in guests:
                guests[guest.name] = guest
        people = [name for name, guest in guests.items() if guest.person]
        played = tuple(
            diary.played_game(
                one.setup,
                one.seating,
                {"scores": scores_of(one.setup, one.result.end), "winners": one.winners},
                one.result.match,
                () if one.session is None else one.session.facts_for(PUBLIC).heard,
                people,
            )
            for one in matches
        )
        games = tuple(one.game for one in played)
        self.evening = Evening(0, games, guests=tuple(guests.values()), played=played)
        places = {place.guest.name: place.place for place in self.evening.standings()}
        names = [name for name in guests if name in places]
        self.looks: tuple[SeatLook, ...] = tuple(SEAT_LOOKS[guests[name].look] for name in names)
        self.winners = tuple(number for number, name in enumerate(names) if places[name] == 1)

    @property
    def made(self) -> Message:
        """The number of games."""
        return say("memories-evening", count=len(self.evening.played))

    @property
    def sentence(self) -> Message:
        """Who won the evening."""
        return diary.leading(self.evening)
