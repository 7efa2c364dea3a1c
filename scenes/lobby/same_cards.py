"""The seats of a match whose cards are dealt again: who has had them before."""

from engine.core.messages import Message, say
from game.deals import seen_by, watched
from game.store.store import Store


class SameCards:
    """`deal`: the number of the match with these cards in `store`."""

    def __init__(self, store: Store, deal: int) -> None:
        self._store, self.deal = store, deal
        self._seen: dict[tuple[str, ...], tuple[str, ...]] = {}

    def seen(self, people: tuple[str, ...]) -> tuple[str, ...]:
        """Names of those of these `people` who have had the cards before; cached for the same people."""
        if people not in self._seen:
            self._seen[people] = seen_by(self._store, self.deal, people)
        return self._seen[people]

    def sentence(self, people: tuple[str, ...]) -> Message:
        """Who knows the cards."""
        if seen := self.seen(people):
            return say("seats-seen", names=seen)
        if watched(self._store, self.deal):
            return say("seats-watched")
        return say("seats-dealt-again", text=str(self.deal))
