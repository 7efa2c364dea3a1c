"""The people who are kept, each with a page of memories."""

from collections.abc import Sequence
from datetime import date

from engine.core.messages import Message, say, verbatim
from game import memories
from game.context import Context
from game.input.actions import Press
from game.paths import PICTURES
from game.theme import SEAT_LOOKS
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes import sharing
from scenes.memories.person import PersonScene
from scenes.memories.year_page import year_page

YEAR = "year"


class PeoplePage(Page):
    """Each row leads to a person's memories; the last one saves the year of all."""

    title = say("memories-people-title")

    def __init__(self, context: Context, device: str | None = None) -> None:
        super().__init__(context, device)
        self._listed: tuple[Row, ...] = ()
        self._look()

    def _look(self) -> None:
        """Read the kept people and their numbers of matches again."""
        known = memories.all_of(self.context.store)
        rows = []
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
        line = say("memories-year-save-line")
        self._listed = (
            (*rows, Row(YEAR, say("memories-year-save"), None, line, "album", do=self._save_year)) if rows else ()
        )

    def rows(self) -> Sequence[Row]:
        return self._listed

    def chosen(self, row: Row, press: Press) -> None:
        people = self.context.people
        at = next(number for number, person in enumerate(people) if row.id == ("person", person.name))
        self.context.stack.push(PersonScene(self.context, people, at, press.device))

    def _save_year(self) -> None:
        """Save this year as a page to print."""
        year = date.today().year
        page = year_page(year, self.context.people, memories.all_of(self.context.store), self.context.voice)
        stem = sharing.file_stem("year", year)
        sharing.share(self, PICTURES, stem, {".svg": page.encode()})

    def uncover(self, result: object) -> None:
        """Read again, because a person may have been forgotten."""
        self._look()
        if not self._listed:
            self.context.stack.dismiss()
            return
        super().uncover(result)
        if isinstance(result, Message):
            self.say(result)
