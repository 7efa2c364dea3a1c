"""Cards of Word Porters, and the common back of word and hint cards. The module is the game's `Deck`.

On the table words are plates and hints are labels. They are cards only in small pictures.
"""

import pygame

from engine.core.packs import ENGLISH, BadPack
from engine.games.word_porters.cards import HINTS, WORDS
from engine.games.word_porters.content import content_of
from game import surfaces
from game.cards import card_face
from game.draw.cache import cached, converted
from game.theme import Theme
from scenes.games.word_porters.art import labels, tags, word_plates

TAG = "tag"
"""`tag-7` is no card, but is shown like an open one."""
_TAG_HIGH, _TAG_MARGIN = 1.1, 16  # height by width, px above and below for its shadow
_PLATE_HIGH = 0.42  # by width
_LABEL_HIGH = 0.62


cards = ()


@cached
def face(card: str, width: int, theme: Theme) -> pygame.Surface:
    """Return a word (`w17a`), a hint (`h3`) or a tag, `width` px wide. A word is a plate, so it is low."""
    kind, _, number = card.partition("-")
    if kind == TAG:
        return _tag(int(number), width, theme)
    if card in HINTS:
        words = _written(card)
        return labels.label(words, (width, round(width * _LABEL_HIGH)), theme).surface
    place = next(i for i, sides in enumerate(WORDS) if card in sides)
    words = _written(card)
    return word_plates.word_plate(place % 10 + 1, words, (width, round(width * _PLATE_HIGH)), theme).surface


def _written(card: str) -> str:
    """The English text of a card, or the card's name if the English pack is unreadable."""
    try:
        content = content_of(ENGLISH)
    except BadPack:
        return card
    if card in HINTS:
        return content.hints[HINTS.index(card)].text
    place, side = next((i, sides.index(card)) for i, sides in enumerate(WORDS) if card in sides)
    return content.words[place].b if side else content.words[place].a


def back(width: int) -> pygame.Surface:
    """The common back of word and hint cards at `width` px: brown parcel paper."""
    return card_face.back("word_porters/back", width)


def _tag(number: int, width: int, theme: Theme) -> pygame.Surface:
    """A tag in the middle of a surface with the width of a card."""
    piece = tags.identity(number, round(width * _TAG_HIGH), theme)
    out = surfaces.new((width, piece.box.height + 2 * _TAG_MARGIN), pygame.SRCALPHA)
    piece.draw(out, (width / 2 - piece.box.centerx, out.get_height() / 2 - piece.box.centery))
    return converted(out)
