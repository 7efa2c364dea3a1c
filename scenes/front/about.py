"""About: the games and their owners, the makers of the program, and the licences of everything in `assets/`."""

from collections.abc import Iterator, Sequence

from engine.core.messages import Message, say, verbatim
from engine.program import VERSION
from game.licences import licences
from game.window import TITLE
from scenes.front.page_lines import in_fewest
from scenes.front.pages import PageScreen, PagesScene
from scenes.games import entries


class AboutScene(PagesScene[PageScreen]):
    """One page about the program, one about its games, and one for each row of the licences. Large text takes more
    pages. The licences are in English, as in their file."""

    title = say("about")
    top = 90
    most_px = 66

    def split(self) -> Iterator[PageScreen]:
        yield from self._screens(TITLE, (say("about-program", text=VERSION),))
        yield from self._screens(self.words_of(say("about-games")), [entry.origin for entry in entries()])
        found = licences()
        for number, licence in enumerate(found, 1):
            title = self.words_of(say("about-licence", number=number, count=len(found)))
            made_by, terms = say("about-made-by", text=licence.made_by), say("about-terms", text=licence.terms)
            lines = (verbatim(licence.what), made_by, terms, say("about-files", text=licence.files))
            yield from self._screens(title, lines)

    def _screens(self, title: str, messages: Sequence[Message]) -> Iterator[PageScreen]:
        lines = [line for message in messages for line in self.voice.lines(message)]
        size, parts = in_fewest(lines, self.room(), self.line_px, self.theme)
        yield from (PageScreen(title, part, size) for part in parts)
