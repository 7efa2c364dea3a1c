"""Where everybody looks at everything (a record is watched, or hands lie open): the tag of each seat on its word, its
face over it."""

from collections.abc import Mapping, Sequence

import pygame

from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.word_porters.view import View
from game.cards.slots import Slot, scale_of
from game.cards.table import Table
from game.draw.avatar import avatar
from game.theme import Theme
from scenes.games.word_porters.art.faces import TAG
from scenes.games.word_porters.art.hall import pictured
from scenes.games.word_porters.layout import places
from scenes.seating import Seating
from scenes.table.game_table import PlacedCards
from scenes.table.stage.table_layout import TableLayout

FACE, TAG_WIDE = 68, 34  # px: the face covers the tag
BOARD_FACE = 52
ASIDE = 14  # px from the plate's upper left corner to the middle of both


def tag_zone(seat: Seat) -> Zone:
    """Where the identity tag of a seat lies that everybody looks at."""
    return Zone("tag", seat)


def opened(view: View) -> Cards:
    """The tag of whoever looks, as long as its number counts."""
    return (Card(f"{TAG}-{view.number}"),) if view.number is not None and view.words else ()


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """No cards of the usual shape lie here, words and hints are furniture; but open tags lie on their words."""
    theme = Theme("kids" if floor.kids else "grown-up", text_scale=2.0 if floor.large else 1.0)
    words = places(view.players, view.row_size, theme, pictured(view, theme)).words
    return tuple(
        PlacedCards(tag_zone(seat), tuple(_corner(words[_number(tag) - 1]) for tag in tags), tags)
        for seat, tags in open_hands.items()
    )


def draw_opened(canvas: pygame.Surface, table: Table, seating: Seating) -> None:
    """The face of each seat whose tag lies open."""
    for seat, plan in enumerate(seating.seats):
        for sprite in table.cards(tag_zone(seat)):
            face = avatar(plan.picture, FACE)
            canvas.blit(face, face.get_rect(center=(round(sprite.x), round(sprite.y))))


def draw_others(
    canvas: pygame.Surface, words: Sequence[pygame.Rect], hands: Mapping[Seat, Cards], own: Seat, seating: Seating
) -> None:
    """The same on the board of seat `own`: the others' faces, at the corners that a vote leaves free."""
    for seat, tags in hands.items():
        for tag in tags if seat != own else ():
            word = words[_number(tag) - 1]
            face = avatar(seating[seat].picture, BOARD_FACE)
            canvas.blit(face, face.get_rect(center=(word.right - ASIDE, word.bottom - ASIDE)))


def _number(tag: Card) -> int:
    return int(tag.rpartition("-")[2])


def _corner(word: pygame.Rect) -> Slot:
    return Slot(word.left + ASIDE, word.top + ASIDE, 0.0, scale_of(TAG_WIDE))
