"""The tabs over a word that is spelled: the seats to ask, and what else the question allows."""

from pygame import Rect

from engine.core.messages import say
from game.canvas import Canvas
from game.draw import text
from game.widgets.focus import Target
from scenes.games.hooky.boards.panel import (
    LABEL_INK,
    NARROW,
    REGISTER,
    REVEAL,
    Panel,
    PanelTab,
    draw_tabs,
    register_tab,
    seat_tabs,
    tab_targets,
)
from scenes.games.hooky.boards.spelled import Spelled
from scenes.games.hooky.boards.spelling_spots import spelling_spots

TABS_WITH_LABEL = 3
LABEL_GAP = 22


class AskedTabs:
    """Words before the tabs say what to do, if there is room for them."""

    def __init__(self, panel: Panel, spelled: Spelled) -> None:
        self._panel, self._spelled = panel, spelled
        self.may_reveal = any(prompt.verb == REVEAL for prompt in panel.behind.prompts)

    def targets(self) -> tuple[Target, ...]:
        """Return the places of the tabs."""
        line, sentence_role = spelling_spots(self._panel.theme).tabs, self._panel.theme.sentence_role
        room = text.width(self._title, self._em, sentence_role) + LABEL_GAP if self._labelled else 0
        if self._spelled.of is None:
            room = line.width - NARROW
        worded = self._panel.spots.large or len(self._spelled.seats) <= TABS_WITH_LABEL
        narrow = (REGISTER,) if worded else (REVEAL, REGISTER)
        return tab_targets(self._tabs(), Rect(line.left + room, line.top, line.width - room, line.height), narrow)

    def draw(self, canvas: Canvas) -> None:
        """Draw them; the asked seat has its colour."""
        theme, line = self._panel.theme, spelling_spots(self._panel.theme).tabs
        title = self._title if self._spelled.of is None or self._labelled else ""
        text.place(canvas, title, self._em, (line.left, line.centery), LABEL_INK, theme.sentence_role, "left")
        chosen = None if self._spelled.of is None else ("seat", self._spelled.of)
        draw_tabs(canvas, self._tabs(), self.targets(), chosen, self._panel.spots.sizes.name, theme)

    def _tabs(self) -> tuple[PanelTab, ...]:
        words = self._panel.words
        seats = seat_tabs(self._spelled.seats, self._panel.behind.seating)
        reveal = (PanelTab(REVEAL, words(say("hooky-hint-reveal")), None, "eye"),) if self.may_reveal else ()
        return (*seats, *reveal, register_tab(words(say("hooky-hint-register"))))

    @property
    def _title(self) -> str:
        return self._panel.words(say("hooky-spell-clue" if self._spelled.of is None else "hooky-spell-ask"))

    @property
    def _em(self) -> int:
        return self._panel.spots.sizes.name + 8

    @property
    def _labelled(self) -> bool:
        return len(self._spelled.seats) + self.may_reveal <= TABS_WITH_LABEL
