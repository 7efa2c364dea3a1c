"""Spoken: what the host says at a table to children: one sentence, its picture, and after a silence what to do."""

from dataclasses import replace

from engine.core.messages import Message, say
from game.widgets.bottom_bar import Spoken
from scenes.table.bottom_bar import Saying, sentence
from scenes.table.childrens import Childs, Said
from scenes.table.game_table import goal_of
from scenes.table.said_picture import picture_of
from scenes.table.screen import Screen
from scenes.table.stage.hud import pictured

ALL_DONE = say("table-all-done")
"""Said to a child whose answer of several parts waits on its plate."""


def spoken(screen: Screen, saying: Saying, silent: bool) -> Spoken:
    """What is said now. `silent`: nobody has touched anything for a while, so that whoever is asked hears how."""
    deck, theme = screen.look.art.deck, screen.theme
    if saying.words and saying.picture and screen.context.audience.children:
        return Spoken((screen.speakers.worded(saying.words),), picture_of(saying.picture, deck, theme))
    if saying.words:
        return screen.context.spoken(saying.words, voice=screen.speakers.voice)
    words = sentence(screen)
    asked = screen.answering is not None and not screen.answering.in_public and not screen.stage.caption
    if isinstance(words, Message):
        return _voiced(screen, words, silent and asked)
    said = _said(screen)
    if said is None:
        return _plain(screen)
    line = said.how if silent and said.how and screen.answering is not None else said.words
    return Spoken(pictured((line,), screen.look, screen.seating), picture_of(said.picture, deck, theme))


def _voiced(screen: Screen, message: Message, silent: bool) -> Spoken:
    """A message with its picture; whoever is asked and does nothing hears how. Where children have no picture of what
    it names, the game's own goes along."""
    voice, look = screen.speakers.voice, screen.look
    if silent and screen.answering is not None and screen.answering.complete:
        return Spoken((voice.words(ALL_DONE),), None)
    said = voice.said(message)
    line = said.how if silent and said.how else said.line
    name = said.picture
    if not name and screen.context.audience.children:
        name = goal_of(look, voice).picture
    return Spoken(pictured(line, look, screen.seating), picture_of(name, look.art.deck, screen.theme))


def _plain(screen: Screen) -> Spoken:
    """What the table says in any theme. Where children read no picture of what it names, the game's own goes along."""
    parts, childs = pictured(screen.speakers.line(sentence(screen)), screen.look, screen.seating), childs_of(screen)
    if childs is None or not all(isinstance(part, str) for part in parts) or not any(parts):
        return Spoken(parts)
    said = screen.context.spoken(" ".join(map(str, parts)))
    goal = goal_of(screen.look, screen.speakers.voice)
    return Spoken(said.words, said.picture or picture_of(goal.picture, screen.look.art.deck, screen.theme))


def _said(screen: Screen) -> Said | None:
    """The child's sentence of the moment; None while something is told, or where everybody answers at once."""
    childs, answering = childs_of(screen), screen.answering
    if childs is None or screen.stage.caption or not screen.waiting:
        return None
    if answering is None or answering.in_public:
        return childs.awaited(screen.stage.view, screen.speakers)
    said = childs.asked(screen.session.verbs(answering.seat), screen.stage.view, answering.chosen)
    return replace(said, words=screen.speakers.words(ALL_DONE), how="") if answering.complete else said


def childs_of(screen: Screen) -> Childs | None:
    """The game's words for children, where children play."""
    return screen.look.text.childs if screen.context.audience.children else None
