"""The bar of chapters under a record that is watched, for the present hand.

Each chapter is a part of the hand (a trick, a turn, a word), in the face of the seat that had it. The present part is a
ring; later parts are dots.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import pygame
from pygame import Rect

from engine.core.events import Event
from engine.core.messages import Message
from engine.core.seats import Seat
from game.canvas import Canvas, put
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.color import lighter
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment
from game.theme import SAFE, SMALLEST_TARGET, WHITE, Theme
from scenes.seating import Seating
from scenes.table.feature import Feature
from scenes.table.game_table import GameTable

FACE, RING, DOT, PITCH, PAD = 48, 48, 20, SMALLEST_TARGET, 8
HIGH, HIGH_LARGE = 74, 64  # height of the bar, px; with large text
SHOWN, BEFORE = 9, 6
"""Most visible chapters, and how many of them are before the present one."""
AHEAD = "#8F86B8"


@dataclass(frozen=True, slots=True)
class Chapters(Feature[object]):
    """The words for going to the next part of a record. Its parts end with the events of a `Told.chapter`."""

    on: Message


@dataclass(frozen=True, slots=True)
class Chapter:
    """A part of a record, from the state after `begins` steps to the state after `ends` steps."""

    begins: int
    ends: int
    seat: Seat | None = None


def chapters_of(
    told: Sequence[Sequence[Event]], hands: Sequence[int], game_table: GameTable[Any]
) -> tuple[tuple[Chapter, ...], ...]:
    """The parts of each hand of a record; `told` are the events of each step. In a game without chapters each hand
    is one part."""
    bounds = [*hands, len(told)] if hands and not hands[0] else [0, *hands, len(told)]
    strings = tuple(tuple(_of_hand(told, first, last, game_table)) for first, last in pairwise(bounds) if last > first)
    return strings or ((Chapter(0, 0),),)


def _of_hand(told: Sequence[Sequence[Event]], first: int, last: int, game_table: GameTable[Any]) -> Iterator[Chapter]:
    begins = first
    for number in range(first, last):
        ends = [(event, chapter) for event in told[number] if (chapter := game_table.row(event).chapter) is not None]
        if ends:
            event, chapter = ends[-1]
            yield Chapter(begins, number + 1, chapter(event))
            begins = number + 1
    if begins < last:
        yield Chapter(begins, last)


def present(chapters: Sequence[Sequence[Chapter]], at: int) -> tuple[int, int]:
    """The present hand and chapter, as indices, after `at` steps. At the end it is the last one."""
    hand = max((i for i, of_hand in enumerate(chapters) if of_hand[0].begins <= at), default=0)
    return hand, max((i for i, chapter in enumerate(chapters[hand]) if chapter.begins <= at), default=0)


def stops(chapters: Sequence[Sequence[Chapter]], length: int) -> tuple[int, ...]:
    """The numbers of steps to which the shoulder buttons lead: before each part, and the end."""
    return (*(chapter.begins for of_hand in chapters for chapter in of_hand), length)


@dataclass(frozen=True, slots=True)
class ChapterBar:
    """The visible chapters with their rectangles."""

    rect: Rect
    chapters: tuple[tuple[Chapter, Rect], ...]
    at: int

    def hit(self, at: tuple[int, int]) -> Chapter | None:
        """The chapter under a pointer."""
        return next((chapter for chapter, rect in self.chapters if rect.collidepoint(at)), None)

    def draw(self, canvas: Canvas, seating: Seating, theme: Theme) -> None:
        """Draw the bar, with faces for past parts."""
        _string(self.rect.size, theme).draw(canvas, self.rect.topleft)
        for chapter, rect in self.chapters:
            picture = _dot()
            if chapter.begins <= self.at < chapter.ends or (
                chapter.ends == self.at and chapter is self.chapters[-1][0]
            ):
                picture = _ring()
            elif chapter.ends <= self.at:
                picture = avatar(seating[chapter.seat].picture, FACE) if chapter.seat is not None else _done()
            put(canvas, picture, center=rect.center)


def chapter_bar(
    chapters: Sequence[Sequence[Chapter]], at: int, foot: tuple[int, int], theme: Theme, left: int = SAFE.left
) -> ChapterBar:
    """The bar of the present hand. It ends at its lower right corner `foot` and shows as many chapters as fit to the
    right of `left`."""
    hand, now = present(chapters, at)
    most = max(1, min(SHOWN, (foot[0] - left - 2 * PAD) // PITCH))
    first = max(0, min(now - min(BEFORE, most - 1), len(chapters[hand]) - most))
    shown = chapters[hand][first : first + most]
    high = HIGH_LARGE if theme.large_text else HIGH
    whole = Rect(0, 0, len(shown) * PITCH + 2 * PAD, high)
    whole.bottomright = foot
    places = [Rect(whole.left + PAD + i * PITCH, whole.top, PITCH, high) for i in range(len(shown))]
    return ChapterBar(whole, tuple(zip(shown, places, strict=True)), at)


@cached
def _string(size: tuple[int, int], theme: Theme) -> Piece:
    return with_shadow(board(*size, theme.plate, size[1] // 2, lighter(theme.plate, 0.2), 3), 6, 110, (1, 4), (0, 0))


@cached
def _ring() -> pygame.Surface:
    shape = f'<circle cx="24" cy="24" r="19" fill="none" stroke="{WHITE}" stroke-width="7"/>'
    return fragment(f'{shape}<circle cx="24" cy="24" r="8" fill="{WHITE}"/>', (48, 48), (RING, RING))


@cached
def _dot() -> pygame.Surface:
    return fragment(f'<circle cx="10" cy="10" r="9" fill="{AHEAD}"/>', (20, 20), (DOT, DOT))


@cached
def _done() -> pygame.Surface:
    return fragment(f'<circle cx="24" cy="24" r="17" fill="{AHEAD}"/>', (48, 48), (FACE, FACE))
