"""Words of a table's bar: one sentence, for children with its picture, and an instruction after a silence.

Its buttons are in `bindings`; drawing is elsewhere.
"""

import math
from collections.abc import Sequence

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat, Viewer
from game.context import Audience
from game.text.catalogue import Line
from game.widgets.bar_scene import SAYS_SECONDS, refusal_seconds
from game.widgets.bottom_bar import BarWords
from scenes.table.asks.questions import DoorAnswers
from scenes.table.said_picture import picture_of
from scenes.table.screen import Screen
from scenes.table.stage.hud import draw_sentence

FEW = 2
"""Greatest number of names in a sentence; more are counted."""
ALL_DONE = say("table-all-done")
"""Said to a child whose answer of several parts is complete on its plate."""


class BarNotice:
    """Words that replace the bar's sentence for a moment."""

    def __init__(self) -> None:
        self.words: Message | None = None
        self._viewer: Viewer | None = None
        self._left = 0.0

    def say(self, words: Message | None) -> None:
        """Show `words` to all players for a moment; None removes them."""
        self.words, self._viewer, self._left = words, None, SAYS_SECONDS

    def refuse(self, why: Message, audience: Audience, viewer: Viewer) -> None:
        """Show to `viewer` only why an answer is refused, because it may be about a hand. Children see it until the
        next press."""
        self.words, self._viewer, self._left = why, viewer, refusal_seconds(audience)

    def words_for(self, viewer: Viewer) -> Message | None:
        """The words now, if the screen shows the view of `viewer`."""
        return self.words if self._viewer in (None, viewer) else None

    def note_press(self) -> None:
        """Remove words that wait for a press."""
        if self._left == math.inf:
            self.words = None

    def advance(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._left = max(0.0, self._left - dt)
        if self._left == 0:
            self.words = None


def sentence(screen: Screen) -> Message | None:
    """The current sentence: an event, a question, or the players that the table waits for. None if it waits for no
    player."""
    stage, answering = screen.stage, screen.answering
    if stage.caption is not None:
        return stage.caption
    if answering is not None and answering.in_public and (words := _at_door(screen, answering.seat)) is not None:
        return words
    if answering is None or answering.in_public or not screen.reveals:
        return _awaited(screen, screen.waiting)
    if answering.missing is not None:
        return answering.missing
    if answering.question is not None:
        return answering.question
    verbs = screen.session.facts_for(answering.seat).verbs
    return screen.game_table.text.question(verbs, stage.view, len(answering.picked))


def _at_door(screen: Screen, seat: Seat) -> Message | None:
    door = screen.game_table.feature(DoorAnswers)
    return door.words(seat) if door is not None else None


def _awaited(screen: Screen, waiting: Sequence[Seat]) -> Message | None:
    if not waiting:
        return None
    words = screen.game_table.text.awaited(screen.stage.view, screen.speakers)
    if words is not None:
        return words
    if len(waiting) > FEW:
        return say("table-still-choosing", count=len(waiting))
    return say("table-to-play", seats=tuple(map(Who, waiting)))


def bar_words(screen: Screen, saying: BarNotice, silent: bool, instead: Message | None = None) -> BarWords:
    """The bar's words now. `silent`: after some time without input the asked player reads also how to answer.

    Children read the question also beside a refusal. If their sentence has no picture, the game's own is shown.
    `instead` replaces the question.
    """
    game_table, voice, answering = screen.game_table, screen.speakers.voice, screen.answering
    children = screen.context.audience.children
    question, said_now = sentence(screen), saying.words_for(screen.room.viewpoint)
    message = said_now or instead or question
    if message is None:
        return BarWords("")
    said = voice.wording(message)
    line, name = said.line, said.picture
    how: Line = ()
    if answering is not None and not answering.in_public and not (instead or screen.stage.caption):
        if said_now and children and question is not None:
            how = voice.wording(question).line
        elif silent and not said_now:
            how = voice.wording(ALL_DONE).line if children and answering.complete else said.how
    if not name and children:
        name = voice.wording(game_table.goal).picture
    picture = picture_of(name, game_table.deck, screen.theme)
    line_parts, how_parts = (draw_sentence(words, game_table, screen.room.seating) for words in (line, how))
    return BarWords(line_parts, picture, how_parts)
