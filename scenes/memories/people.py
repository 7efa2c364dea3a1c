"""The entry page of memories: the kept people, and the matches that were played."""

from collections.abc import Sequence

from engine.core.messages import Message, say, verbatim
from game import memories
from game.context import Context
from game.input.actions import Press
from game.theme import SEAT_LOOKS
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.memories.matches import MatchesScene
from scenes.memories.person import PersonScene

MATCHES = "matches"


class MemoriesScene(Page):
    """The first row leads to the matches, the others to each person's memories."""

    title = say("memories-title")

    def __init__(self, context: Context, device: str | None = None) -> None:
        super().__init__(context)
        self.device = device or self.device
        self._listed: tuple[Row, ...] = ()
        self._look()

    def _look(self) -> None:
        """Read the kept people and their numbers of matches again."""
        known = memories.all_of(self.context.store)
        rows = [Row(MATCHES, say("memories-matches"), line=say("memories-matches-line"), picture="cards", leads=True)]
        for person in self.context.people:
            found = memories.figures(person.name, known)
            line = say("memories-person-line", name=person.name, count=found.matches, amount=found.wins)
            rows.append(
                Row(
                    ("person", person.name),
                    verbatim(person.name),
                    line=line,
                    leads=True,
                    now=say("-memories-played", count=found.matches),
                    look=SEAT_LOOKS[person.look],
                )
            )
        self._listed = tuple(rows)

    def rows(self) -> Sequence[Row]:
        return self._listed

    def chosen(self, row: Row, press: Press) -> None:
        if row.id == MATCHES:
            self.context.stack.push(MatchesScene(self.context, press.device))
            return
        people = self.context.people
        at = next(number for number, person in enumerate(people) if row.id == ("person", person.name))
        self.context.stack.push(PersonScene(self.context, people, at, press.device))

    def uncover(self, result: object) -> None:
        """Read again, because a person may have been forgotten."""
        self._look()
        super().uncover(result)
        if isinstance(result, Message):
            self.say(result)
