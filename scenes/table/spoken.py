"""Spoken: what is said at a table: one sentence, for children with its picture, and after a silence what to do."""

from engine.core.messages import Message, say
from game.text.catalogue import Line
from game.widgets.bottom_bar import Spoken
from scenes.table.bottom_bar import Saying, sentence
from scenes.table.said_picture import picture_of
from scenes.table.screen import Screen
from scenes.table.stage.hud import pictured

ALL_DONE = say("table-all-done")
"""Said to a child whose answer of several parts waits on its plate."""


def spoken(screen: Screen, saying: Saying, silent: bool, instead: Message | None = None) -> Spoken:
    """What is said now. `silent`: nobody has touched anything for a while, so that whoever is asked hears how, and
    still reads what is asked; beside a refusal children go on reading it too. Where children have no picture of what is
    said, the game's own goes along. `instead` is said in the place of what is asked."""
    look, voice, asked = screen.look, screen.speakers.voice, screen.answering
    children = screen.context.audience.children
    question = sentence(screen)
    message = saying.words or instead or question
    if message is None:
        return Spoken("")
    said = voice.said(message)
    line, name = said.line, said.picture
    how: Line = ()
    if asked is not None and not asked.in_public and not (instead or screen.stage.caption):
        if saying.words and children and question is not None:
            how = voice.said(question).line
        elif silent and not saying.words:
            how = voice.said(ALL_DONE).line if children and asked.complete else said.how
    if not name and children:
        name = voice.said(look.goal).picture
    picture = picture_of(name, look.deck, screen.theme)
    return Spoken(pictured(line, look, screen.seating), picture, pictured(how, look, screen.seating))
