"""Languages: a list of all of them, for visitors of a kiosk who would rather read another one."""

from collections.abc import Sequence

from engine.core.messages import say
from game.context import Context
from game.input.actions import Press
from game.text.catalogue import named
from game.text.languages import LANGUAGES
from game.widgets.menu import Row
from game.widgets.page import Page
from scenes.front.title_places import offer

BACK = "back"


class LanguagesPage(Page):
    """Dismissed once a language is chosen. Each row has its own name, and is spoken of in its own language."""

    title = say("settings-language")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.focus.at = context.language

    def rows(self) -> Sequence[Row]:
        chosen = (Row(language, named(language), None, offer(language), "speech") for language in LANGUAGES)
        return (*chosen, Row(BACK, say("hint-back"), None, None, "back", do=self.context.stack.dismiss))

    def chosen(self, row: Row, press: Press) -> None:
        self.context.settings.change(language=str(row.id))
        self.context.stack.dismiss()
