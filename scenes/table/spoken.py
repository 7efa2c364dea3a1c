"""Spoken: what is said at a table: one sentence, for children with its picture, and after a silence what to do."""

from engine.core.messages import Message, say
from game.widgets.bottom_bar import Spoken
from scenes.table.bottom_bar import Saying, sentence
from scenes.table.said_picture import picture_of
from scenes.table.screen import Screen
from scenes.table.stage.hud import pictured

ALL_DONE = say("table-all-done")
"""Said to a child whose answer of several parts waits on its plate."""


def spoken(screen: Screen, saying: Saying, silent: bool, instead: Message | None = None) -> Spoken:
    """What is said now. `silent`: nobody has touched anything for a while, so that whoever is asked hears how. Where
    children have no picture of what is said, the game's own goes along. `instead` is said in the place of what is
    asked."""
    look, voice, asked = screen.look, screen.speakers.voice, screen.answering
    message = saying.words or instead or sentence(screen)
    if message is None:
        return Spoken("")
    said = voice.said(message)
    line, name = said.line, said.picture
    idle = silent and not (saying.words or instead or screen.stage.caption)
    if idle and asked is not None and not asked.in_public:
        if screen.context.audience.children and asked.complete:
            return Spoken((voice.words(ALL_DONE),))
        line = said.how or line
    if not name and screen.context.audience.children:
        name = voice.said(look.text.goal).picture
    return Spoken(pictured(line, look, screen.seating), picture_of(name, look.art.deck, screen.theme))
