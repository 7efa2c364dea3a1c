"""Recent events: the public events since each seat last looked, and the strip on its curtain that shows them as faces,
cards and words."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import pygame

from engine.core.events import Heard
from engine.core.messages import say
from engine.core.seats import PUBLIC, Seat
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.curtain import STRIP, strip_board
from game.draw.icons import icon
from game.text.catalogue import Voice
from game.theme import CREAM, SeatLook, Theme
from scenes.games import deck_of
from scenes.seating import Seating
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers
from scenes.table.session import Session
from scenes.table.told import StripItem

MOST = 4
LABEL_LEFT, LABEL_WIDE, LABEL_MOST = 34, 331, 270
LABEL, LABEL_LARGEST = 46, 60
STEP = 255  # most px from one item to the next, unless there are two
ROOM = STRIP.width - LABEL_WIDE - 20
FACE, FACE_OF_FOUR = 78, 66
STRIP_CARD = 74  # px: width of a card on the strip
BESIDE = 12  # px from the face to its deed
WORDS, WORDS_WIDE, WORDS_OF_FOUR = 42, 110, 76
ARROW, ARROW_OF_FOUR = 36, 28
BETWEEN = 34  # least px from a deed to the next face, for the arrow


@dataclass(frozen=True, slots=True)
class RecentEvent:
    """One item on the strip: the face of a seat, with a small picture (a card's surface) or words."""

    look: SeatLook
    picture: pygame.Surface | None = None
    words: str = ""


def draw_strip(
    canvas: Canvas, looked: bool, voice: Voice, look: SeatLook, since: Sequence[RecentEvent], theme: Theme, down: int
) -> None:
    """Draw the strip on a curtain, `down` px below its place, with the newest items that fit.

    `looked`: whether the seat of the curtain has looked before.
    """
    since = fitting(since)
    middle = STRIP.centery + down
    strip_board(look).draw(canvas, (STRIP.left, STRIP.top + down))
    words = voice.words(say("table-since") if looked else say("table-so-far"))
    size = text.fit(words, min(theme.px(LABEL), LABEL_LARGEST), LABEL_MOST, "semibold")
    text.place(canvas, words, size, (STRIP.left + LABEL_LEFT, middle), CREAM, "semibold", "left")
    step, (face, most) = _step(len(since)), _sizes(len(since), since)
    full = face == FACE_OF_FOUR
    for i, happened in enumerate(since):
        x = STRIP.left + LABEL_WIDE + round(i * step)
        put(canvas, avatar(happened.look, face), center=(x + face // 2, middle))
        reach = face + BESIDE + _draw_deed(canvas, happened, (x + face + BESIDE, middle), most)
        if i + 1 < len(since):
            arrow = icon("arrow", ARROW_OF_FOUR if full else ARROW, look.light)
            put(canvas, arrow, center=(round(x + (reach + step) / 2), middle))


def fitting(since: Sequence[RecentEvent]) -> Sequence[RecentEvent]:
    """The newest items that fit side by side without touching."""
    for count in range(min(MOST, len(since)), 1, -1):
        newest = since[-count:]
        face, most = _sizes(count, newest)
        if all(face + BESIDE + _deed_wide(happened, most) + BETWEEN <= _step(count) for happened in newest):
            return newest
    return since[-1:]


def _step(count: int) -> float:
    return ROOM / count if count in (2, MOST) else STEP


def _sizes(count: int, since: Sequence[RecentEvent]) -> tuple[int, int]:
    """Size of a face, and the width for words, px. Both are smaller for many items or long words."""
    long = any(_deed_wide(happened, WORDS_WIDE) > WORDS_WIDE for happened in since)
    return (FACE_OF_FOUR, WORDS_OF_FOUR) if count == MOST or long else (FACE, WORDS_WIDE)


def _deed_wide(happened: RecentEvent, most: int) -> int:
    """Width of a deed, px. Words get smaller down to the smallest readable size to fit into `most`."""
    if happened.picture is not None:
        return happened.picture.get_width()
    size = text.fit(happened.words, WORDS, most, "extrabold")
    return text.width(happened.words, size, "extrabold") if happened.words else 0


def _draw_deed(canvas: Canvas, happened: RecentEvent, at: tuple[int, int], most: int) -> int:
    """Draw a deed from `at` to the right. Returns its width."""
    if happened.picture is not None:
        canvas.blit(happened.picture, happened.picture.get_rect(midleft=at))
        return happened.picture.get_width()
    if not happened.words:
        return 0
    size = text.fit(happened.words, WORDS, most, "extrabold")
    return text.place(canvas, happened.words, size, at, CREAM, "extrabold", "left").width


class RecentEvents:
    """Remembers the number of events that each seat has seen."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._seen = dict.fromkeys(range(session.setup.players), len(self._heard))
        self._looked: set[Seat] = set()

    @property
    def _heard(self) -> Heard:
        return self.session.facts_for(PUBLIC).heard

    def note_look(self, seat: Seat) -> None:
        """Note that `seat` sees the table now."""
        self._seen[seat] = len(self._heard)
        self._looked.add(seat)

    def has_looked(self, seat: Seat) -> bool:
        """Whether `seat` has seen the table before."""
        return seat in self._looked

    def strip(
        self, seat: Seat, game_table: GameTable[Any], who: Speakers, seating: Seating, theme: Theme
    ) -> tuple[RecentEvent, ...]:
        """The latest items that `seat` has missed, at most four."""
        rows = ((event, game_table.row(event).strip) for event in self._heard[self._seen[seat] :])
        items = [item for event, strip in rows if strip is not None and (item := strip(event)) is not None]
        return tuple(_recent(item, game_table, who, seating, theme) for item in items[-MOST:])


def _recent(item: StripItem, look: GameTable[Any], who: Speakers, seating: Seating, theme: Theme) -> RecentEvent:
    """The face, the picture and the words of an item."""
    picture = item.picture and item.picture(seating, theme)
    if item.card:
        picture = deck_of(look.name).face(item.card, STRIP_CARD, theme)
    return RecentEvent(seating[item.seat].picture, picture, who.words(item.said) if item.said else item.words)
