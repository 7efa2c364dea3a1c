"""Learning: what each person has learned. Lessons that were begun, where they were left, which are done, which moments
were heard, how many matches were won, and who was asked whether a lesson should come first.

Of people who are kept it is in the store, under the name that they are kept by. Guests and children have it in memory,
as long as the house is open, and visitors of a kiosk until the next one is welcomed.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Protocol, TypeVar

from game.store.people import Person
from game.store.store import Store

_BEAT, _DONE, _ASKED, _HEARD, _WON = "beat", "done", "asked", "heard", "won"
"""Kinds of what is learned: where a lesson stands, that it was heard to its end, that somebody was asked about it (all
of a game), a moment that was heard, and how many matches of a game were won."""
_EVER = 1


class Learner(Protocol):
    """Whoever sits somewhere and has a name."""

    @property
    def name(self) -> str:
        """What the person is called, and kept by."""


One = TypeVar("One", bound=Learner)


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a lesson is known: the beat where it was left (0: at its start), and whether it was heard to its end."""

    beat: int = 0
    done: bool = False


class Learning:
    """What people have learned. `keeps` says whether the house keeps people now: it does not of children, nor in a
    kiosk. What makes no sense in the store counts as nothing."""

    def __init__(self, store: Store, keeps: Callable[[], bool]) -> None:
        self._store, self._keeps = store, keeps
        self._guests = Store.without()

    @classmethod
    def without(cls) -> "Learning":
        """What nobody has learned yet and nobody keeps, for shows that leave no trace."""
        return cls(Store.without(), lambda: False)

    # Lessons

    def reached(self, game: str, learners: Iterable[Learner], beat: int) -> None:
        """These people are at that beat of a lesson, counted from 0."""
        for one in learners:
            self._of(one).people.keep_learned(one.name, _BEAT, game, beat)

    def finished(self, game: str, learners: Iterable[Learner]) -> None:
        """These people have heard a lesson to its end; it begins at its start again."""
        for one in learners:
            self._of(one).people.keep_learned(one.name, _DONE, game, _EVER)
            self._of(one).people.forget_learned(_BEAT, one.name, game)

    def progress(self, game: str, learners: Iterable[Learner]) -> Progress:
        """How far all of them know a lesson: no farther than each of them."""
        beats, done = [], []
        for one in learners:
            store = self._of(one)
            beats.append(max(0, store.people.learned(one.name, _BEAT, game) or 0))
            done.append(store.people.learned(one.name, _DONE, game) is not None)
        return Progress(min(beats, default=0), bool(done) and all(done))

    # The question before a first match

    def asked_before(self, game: str, learner: Learner) -> bool:
        """Whether this person was asked if the lesson should come before the first match of a game."""
        return self._of(learner).people.learned(learner.name, _ASKED, game) is not None

    def ask(self, game: str, learners: Iterable[Learner]) -> None:
        """These people have been asked, and are not asked again."""
        for one in learners:
            self._of(one).people.keep_learned(one.name, _ASKED, game, _EVER)

    def new_to(self, game: str, learners: Iterable[One]) -> tuple[One, ...]:
        """Those who have neither had the lesson of a game nor played it, and were not asked yet."""
        return tuple(one for one in learners if self._is_new(game, one))

    def _is_new(self, game: str, one: Learner) -> bool:
        store = self._of(one)
        if self.asked_before(game, one) or store.people.learned(one.name, _DONE, game) is not None:
            return False
        return not store.history.has_played(one.name, game)

    # Matches

    def won(self, game: str, winners: Iterable[Learner]) -> None:
        """These people have won a match of a game."""
        for one in winners:
            self._of(one).people.keep_learned(one.name, _WON, game, self.wins(game, one) + 1)

    def wins(self, game: str, learner: Learner) -> int:
        """How many matches of a game this person has won."""
        return max(0, self._of(learner).people.learned(learner.name, _WON, game) or 0)

    # Moments

    def heard(self, person: Learner, moment: str) -> bool:
        """Whether the coach has said this moment to that person."""
        return self._of(person).people.learned(person.name, _HEARD, moment) is not None

    def hear(self, person: Learner, moment: str) -> None:
        """The coach has just said it: behind a curtain perhaps, so that no notice may tell of it."""
        self._of(person).people.keep_learned(person.name, _HEARD, moment, _EVER, silently=True)

    def forget_moments(self) -> None:
        """Everybody hears all moments again."""
        for store in (self._store, self._guests):
            store.people.forget_learned(_HEARD)

    # Who they are

    def kept(self, people: Iterable[One]) -> tuple[One, ...]:
        """Those of these people whom the house keeps now: no children, no guests, no visitors."""
        return tuple(one for one in people if self._of(one) is self._store)

    def keep(self, person: Person) -> None:
        """Keep a person, with what she has learned while she was a guest."""
        self._store.people.keep(person)
        if self._keeps():
            for kind, what, amount in self._guests.people.all_learned(person.name):
                self._store.people.keep_learned(person.name, kind, what, amount)
                self._guests.people.forget_learned(kind, person.name, what)

    def forget(self, name: str, instead: str) -> None:
        """Nothing is kept of somebody, who is called `instead` wherever a name has to stand."""
        self._store.people.forget(name, instead)
        self._guests.people.forget(name, instead)

    def forget_visitors(self) -> None:
        """Whoever was here has gone: people and all that they have learned and played, in the store and in memory."""
        for store in (self._store, self._guests):
            store.forget_visitors()

    def _of(self, one: Learner) -> Store:
        """Where it stands what this person has learned."""
        return self._store if self._keeps() and self._store.people.knows(one.name) else self._guests
