"""Spoken: what the host says at a table to children: one sentence, its picture, and after a silence what to do."""

from game.widgets.bottom_bar import Spoken
from scenes.table.bottom_bar import Saying, sentence
from scenes.table.childrens import Childs, Said
from scenes.table.said_picture import picture_of
from scenes.table.screen import Glass
from scenes.table.stage.hud import pictured


def spoken(glass: Glass, saying: Saying, silent: bool) -> Spoken:
    """What is said now. `silent`: nobody has touched anything for a while, so that whoever is asked hears how."""
    deck, theme = glass.look.deck, glass.theme
    if saying.words and saying.picture and theme.kids:
        return Spoken((saying.words,), picture_of(saying.picture, deck, theme))
    if saying.words:
        return glass.house.spoken(saying.words)
    said = _said(glass)
    if said is None or glass.look.childs is None:
        return _plain(glass)
    words = said.how if silent and said.how and glass.answering is not None else said.words
    return Spoken(pictured((words,), glass.look, glass.seating), picture_of(said.picture, deck, theme))


def _plain(glass: Glass) -> Spoken:
    """What the table says in any theme. Where children read no picture of what it names, the game's own goes along."""
    parts, childs = sentence(glass), childs_of(glass)
    if childs is None or not all(isinstance(part, str) for part in parts) or not any(parts):
        return Spoken(parts)
    said = glass.house.spoken(" ".join(map(str, parts)))
    return Spoken(said.words, said.picture or picture_of(childs.goal.picture, glass.look.deck, glass.theme))


def _said(glass: Glass) -> Said | None:
    """The child's sentence of the moment; None while something is told, or where everybody answers at once."""
    childs, answering = childs_of(glass), glass.answering
    waiting = glass.sitting.match.waiting()
    if childs is None or glass.props.caption or not waiting:
        return None
    if answering is None:
        return childs.awaited(glass.props.view, glass.speakers)
    verbs = glass.sitting.verbs(answering.seat)
    if answering.in_public and not glass.look.at_door.isdisjoint(verbs):
        return childs.awaited(glass.props.view, glass.speakers)
    if answering.in_public and glass.several_people:
        return None
    return childs.asked(verbs, glass.props.view, answering.chosen)


def childs_of(glass: Glass) -> Childs | None:
    """The game's words for children, where children play."""
    return glass.look.childs if glass.theme.kids else None
