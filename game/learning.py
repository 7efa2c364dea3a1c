"""Learning: each person's progress in lessons, the moments they have heard, their wins, and whether they were offered a
lesson.

For people who are kept it is in the store, under their name. For guests and children it is in memory while the program
runs, for visitors of a kiosk until the next visitor comes.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from game.store.people import Person
from game.store.store import Store

_BEAT, _DONE, _ASKED, _HEARD, _WON = "beat", "done", "asked", "heard", "won"
"""Kinds of entries: position in a lesson, lesson finished, lesson offered before a match, moment heard, number of
matches won."""
_EVER = 1


class Learner(Protocol):
    """A player with a name."""

    @property
    def name(self) -> str:
        """The name that the player is called and kept by."""


One = TypeVar("One", bound=Learner)


@dataclass(frozen=True, slots=True)
class Progress:
    """Progress in a lesson: the beat where it was left (0 is the start), and whether it was finished."""

    beat: int = 0
    done: bool = False


class Learning:
    """What people have learned. `keeps` returns whether people are kept now; children and a kiosk's visitors are not.
    Invalid values in the store count as absent."""

    def __init__(self, store: Store, keeps: Callable[[], bool]) -> None:
        self._store, self._keeps = store, keeps
        self._guests = Store.without()

    @classmethod
    def without(cls) -> "Learning":
        """Return an empty one that saves nothing, for shows that leave no trace."""
        return cls(Store.without(), lambda: False)

    # Lessons

    def note_beat(self, game: str, learners: Iterable[Learner], beat: int) -> None:
        """Note that these people have reached a beat of a lesson, counted from 0."""
        for one in learners:
            self._of(one).people.keep_learned(one.name, _BEAT, game, beat)

    def note_end(self, game: str, learners: Iterable[Learner]) -> None:
        """Note that these people have finished a lesson; it starts from the beginning again."""
        for one in learners:
            self._of(one).people.keep_learned(one.name, _DONE, game, _EVER)
            self._of(one).people.forget_learned(_BEAT, one.name, game)

    def progress(self, game: str, learners: Iterable[Learner]) -> Progress:
        """Return the progress that all of them have in a lesson: the smallest of theirs."""
        beats, done = [], []
        for one in learners:
            store = self._of(one)
            beats.append(max(0, store.people.learned(one.name, _BEAT, game) or 0))
            done.append(store.people.learned(one.name, _DONE, game) is not None)
        return Progress(min(beats, default=0), bool(done) and all(done))

    # The question before a first match

    def asked_before(self, game: str, learner: Learner) -> bool:
        """Whether this person was offered the lesson before the first match of a game."""
        return self._of(learner).people.learned(learner.name, _ASKED, game) is not None

    def ask(self, game: str, learners: Iterable[Learner]) -> None:
        """Note that these people were offered the lesson; they are not asked again."""
        for one in learners:
            self._of(one).people.keep_learned(one.name, _ASKED, game, _EVER)

    def new_to(self, game: str, learners: Iterable[One]) -> tuple[One, ...]:
        """Return the people who have neither had the lesson nor played the game, and were not asked yet."""
        return tuple(one for one in learners if self._is_new(game, one))

    def _is_new(self, game: str, one: Learner) -> bool:
        store = self._of(one)
        if self.asked_before(game, one) or store.people.learned(one.name, _DONE, game) is not None:
            return False
        return not store.history.has_played(one.name, game)

    # Matches

    def won(self, game: str, winners: Iterable[Learner]) -> None:
        """Note a won match of a game for these people."""
        for one in winners:
            self._of(one).people.keep_learned(one.name, _WON, game, self.wins(game, one) + 1)

    def wins(self, game: str, learner: Learner) -> int:
        """Return how many matches of a game this person has won."""
        return max(0, self._of(learner).people.learned(learner.name, _WON, game) or 0)

    # Moments

    def heard(self, person: Learner, moment: str) -> bool:
        """Whether the coach has said this moment to that person."""
        return self._of(person).people.learned(person.name, _HEARD, moment) is not None

    def hear(self, person: Learner, moment: str) -> None:
        """Note that the coach has said it. It may be behind a curtain, so no notice may appear."""
        self._of(person).people.keep_learned(person.name, _HEARD, moment, _EVER, silently=True)

    def forget_moments(self) -> None:
        """Let all people hear all moments again."""
        for store in (self._store, self._guests):
            store.people.forget_learned(_HEARD)

    # People

    def kept(self, people: Iterable[One]) -> tuple[One, ...]:
        """Return the people who are kept now: no children, guests or visitors."""
        return tuple(one for one in people if self._of(one) is self._store)

    def keep(self, person: Person) -> None:
        """Keep a person, with the progress made as a guest."""
        self._store.people.keep(person)
        if self._keeps():
            for kind, what, amount in self._guests.people.all_learned(person.name):
                self._store.people.keep_learned(person.name, kind, what, amount)
                self._guests.people.forget_learned(kind, person.name, what)

    def forget(self, name: str, instead: str) -> None:
        """Delete a person's progress; saved tables show the name `instead`."""
        self._store.people.forget(name, instead)
        self._guests.people.forget(name, instead)

    def forget_visitors(self) -> None:
        """Delete all visitors, with all that they have learned and played, in the store and in memory."""
        for store in (self._store, self._guests):
            store.forget_visitors()

    def _of(self, one: Learner) -> Store:
        """Return the store that has this person's progress."""
        return self._store if self._keeps() and self._store.people.knows(one.name) else self._guests
