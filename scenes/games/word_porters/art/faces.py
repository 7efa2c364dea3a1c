"""Cards of Word Porters on the screen, and the back that word and hint cards share. The module is the game's `Deck`.

On the table words are plates and hints are labels; as cards they stand in the rules and wherever a card is shown small.
"""

import pygame

from engine.core.packs import ENGLISH
from engine.games.word_porters.cards import HINTS, WORDS
from engine.games.word_porters.content import content_of
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH
from game.draw.cache import cached, converted
from game.draw.svg import picture
from game.theme import SEAT_LOOKS, Theme
from scenes.games.word_porters.art import enamel, labels, tags
from scenes.games.word_porters.art.parcels import pair, parcel
from scenes.games.word_porters.art.track import LAST, porter

TAG, PARCEL, SHARED, SUITCASE, PORTER = THINGS = "tag", "parcel", "shared", "suitcase", "porter"
"""What is no card: `tag-7`, `parcel-1`, `shared-2` (the 3 is under it), `suitcase-4`, `porter-21` (with its points)."""
_PLATE_HIGH = 0.42  # by width
_LABEL_HIGH = 0.62
_PARCEL, _PAIR = 0.74, 0.56  # width of a parcel by that of a card
_MARGIN = 16  # px above and below a thing, for its shadow
_TAG_HIGH, _SUITCASE, _PORTER = 1.1, 0.9, 0.66
_BY_NUMBER = {1: 5, 2: 2, 3: 0}  # whose parcels are shown: one colour for each number


@cached
def face(card: str, width: int, theme: Theme) -> pygame.Surface:
    """A word (`w17a`), a hint (`h3`) or a thing of the game, `width` px wide. A word is a plate, so it is not high."""
    kind, _, number = card.partition("-")
    if number:
        return _thing(kind, int(number), width, theme)
    if card in HINTS:
        words = content_of(ENGLISH).hints[HINTS.index(card)].text
        return labels.label(words, (width, round(width * _LABEL_HIGH)), theme).surface
    place, side = next((i, sides.index(card)) for i, sides in enumerate(WORDS) if card in sides)
    written = content_of(ENGLISH).words[place]
    words = written.b if side else written.a
    return enamel.word_plate(place % 10 + 1, words, (width, round(width * _PLATE_HIGH)), theme).surface


def back(width: int) -> pygame.Surface:
    """The one back of word and hint cards at `width` px: brown parcel paper."""
    return picture("word_porters/back", width, round(CARD_HEIGHT * width / CARD_WIDTH))


def _thing(kind: str, number: int, width: int, theme: Theme) -> pygame.Surface:
    """A thing in the middle of a surface as wide as a card."""
    look = SEAT_LOOKS[_BY_NUMBER.get(number, number % 6)]
    if kind == TAG:
        piece = tags.identity(number, round(width * _TAG_HIGH), theme)
    elif kind == SUITCASE:
        piece = tags.suitcase(look, number, round(width * _SUITCASE), theme)
    elif kind == PORTER:
        piece = porter(look, round(width * _PORTER), number > LAST)
    elif kind == SHARED:
        piece = pair(look, number, round(width * _PAIR), theme)
    else:
        piece = parcel(look, number, round(width * _PARCEL), theme)
    out = pygame.Surface((width, piece.box.height + 2 * _MARGIN), pygame.SRCALPHA)
    piece.draw(out, (width / 2 - piece.box.centerx, out.get_height() / 2 - piece.box.centery))
    return converted(out)
