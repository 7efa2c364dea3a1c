"""The sentence that the bar of a table says now. What the buttons do is in `bindings`; drawn elsewhere."""

import math
from collections.abc import Sequence

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from game.context import Audience
from game.widgets.house_scene import SAYS_SECONDS, refusal_seconds
from scenes.table.screen import Screen

FEW = 2
"""How many names stand in a sentence; of more it says the number."""


class Saying:
    """Words that stand in the bar for a moment instead of the sentence."""

    def __init__(self) -> None:
        self.words: Message | None = None
        self._left = 0.0

    def say(self, words: Message | None) -> None:
        """These words, from now on. None for no more words."""
        self.words, self._left = words, SAYS_SECONDS

    def refuse(self, why: Message, audience: Audience) -> None:
        """Why something cannot be done. For children it stands there until somebody does something."""
        self.words, self._left = why, refusal_seconds(audience)

    def pressed(self) -> None:
        """Somebody goes on."""
        if self._left == math.inf:
            self.words = None

    def advance(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._left = max(0.0, self._left - dt)
        if self._left == 0:
            self.words = None


def sentence(screen: Screen) -> Message | None:
    """The one sentence of the moment: what happens, what is asked, or for whom the table waits; None for nobody."""
    stage, answering = screen.stage, screen.answering
    if stage.caption is not None:
        return stage.caption
    if answering is None or answering.in_public:
        return _awaited(screen, screen.waiting)
    if answering.missing is not None:
        return answering.missing
    if answering.question is not None:
        return answering.question
    return screen.look.text.question(screen.session.verbs(answering.seat), stage.view, answering.chosen)


def _awaited(screen: Screen, waiting: Sequence[Seat]) -> Message | None:
    if not waiting:
        return None
    words = screen.look.text.awaited(screen.stage.view, screen.speakers)
    if words is not None:
        return words
    if len(waiting) > FEW:
        return say("table-still-choosing", count=len(waiting))
    return say("table-to-play", seats=tuple(map(Who, waiting)))
