"""The confirm plate: the place to hand in an answer of several parts, over a hand and on boards.

It is there from the first part. While a part is missing it is dashed, and confirm does nothing there. It is cream when
the answer is complete. The hook then swings to it from the last part. When a part is taken back, it fades to dashes
again. The press that hands in moves it down (`dip`).
"""

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import inf
from typing import NamedTuple

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.cards.card_face import strip_width
from game.cards.deck import Deck
from game.cards.slots import CARD_HEIGHT, Slot, scale_of
from game.draw import text
from game.draw.cache import cached, cached_briefly, converted
from game.draw.focus import focus_glow, hook, ring
from game.draw.glyphs import glyph
from game.draw.paper import Piece, board, to_write_on, with_shadow
from game.draw.svg import around, dashes, fragment
from game.easing import HOOK_SWINGS, PLATE_POPS, PLATE_UNDONE
from game.input.actions import Action
from game.text.catalogue import Voice
from game.theme import CARD_EDGE, CREAM, INK, WHITE, Theme
from game.widgets.bindings import Binding
from game.widgets.hints import ButtonOf
from scenes.table.asks.asks import Summary

HIGH, HIGH_CHILDREN, HIGH_LARGE = 132, 168, 176
AT_PLATE = 2  # number of hints besides the way out
MOST = 1360
"""Greatest width of a plate, px."""
RADIUS, EDGE = 30, 4
HOOK = 76
GROWS_FROM = 0.9
_PAD, _GAP, _BETWEEN = 40, 24, 10
_GLYPH = 58
_VERB, _MISSING, _LARGER = 64, 42, 84 / 64  # em in px; with large text
_VERB_SHARE = 0.5  # greatest share of the plate's height
_QUIET, _DARK, _DARK_SHARE = "#D9D3E8", "#140F28", 0.62
_DASH = (16, 12)
_STEP = 40  # px between possible widths, so that most plates are in the cache
_CARD, _CARD_HIGH = 96, 104  # px of the visible part of a card, on a plate HIGH px high
_CARD_GAP, _CARDS_MOST = 6, 560
_LOWER = 8  # px by which smaller pictures are tried

Parts = tuple[pygame.Surface, ...]


def plate_high(theme: Theme) -> int:
    """Height of a plate in px, if nothing else needs the room."""
    return HIGH_LARGE if theme.large_text else HIGH_CHILDREN if theme.kids else HIGH


def at_plate(bindings: Sequence[Binding], theme: Theme, button: ButtonOf) -> tuple[Binding, ...]:
    """Bindings while the hook is on the plate.

    For children and with large text only confirm, change and the way out are printed. With a pointer all are printed,
    because the player has no other buttons.
    """
    few = (theme.kids or theme.large_text) and button(Action.CONFIRM)[0] != "pointer"
    shown = [binding for binding in bindings if binding.words is not None]
    left_out = shown[AT_PLATE:-1] if few else []
    return tuple(binding.silent if binding in left_out else binding for binding in bindings)


class ConfirmPlate:
    """The plate round the point `at`, at most `most` px wide. `button` gives the glyph of confirm; `calm` turns motion
    off."""

    def __init__(
        self,
        theme: Theme,
        voice: Voice,
        button: ButtonOf,
        at: tuple[int, int],
        *,
        high: int = 0,
        most: int = MOST,
        calm: bool = False,
    ) -> None:
        self.theme, self.at, self.high, self.most, self.calm = theme, at, high or plate_high(theme), most, calm
        self._voice, self._button = voice, button
        self.summary: Summary | None = None
        self.parts: Parts = ()
        self.focused = False
        self.dip = 0.0  # px by which it is pressed down
        self._complete_for = self._focused_for = self._undone_for = inf  # seconds
        self._was: Piece | None = None  # its picture before a part was taken back
        self._hook_from: tuple[float, float] | None = None

    @property
    def complete(self) -> bool:
        """Whether the answer can be confirmed here."""
        return self.summary is not None and self.summary.complete

    def show(
        self,
        summary: Summary | None,
        parts: Callable[[int], Parts] = lambda high: (),
        focused: bool = False,
        hook_from: tuple[float, float] | None = None,
    ) -> None:
        """Update the plate. `parts` draws the answer's pictures for a height in px; `hook_from` is the hook's previous
        place."""
        was_complete, was_focused, was = self.complete, self.focused, self._piece()
        self.summary, self.focused = summary, focused
        self.parts = ()
        if summary is not None and not self.theme.large_text:
            self._fit_parts(summary, parts)
        if self.complete and not was_complete:
            self._complete_for = 0.0
        if was_complete and not self.complete:
            self._was, self._undone_for = was, 0.0
        if focused and not was_focused:
            self._focused_for, self._hook_from = 0.0, hook_from
        if self.calm:
            self._complete_for = self._focused_for = self._undone_for = inf

    def _fit_parts(self, summary: Summary, parts: Callable[[int], Parts]) -> None:
        """Draw the pictures, smaller if the words beside them would be small or cut."""
        most, least = self.high - (HIGH - _CARD_HIGH), min(_MISSING, round(self.high * _VERB_SHARE))
        for high in range(most, most // 2, -_LOWER):
            self.parts = parts(high)
            if self._words(summary).em >= least:
                return

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._complete_for += dt
        self._focused_for += dt
        self._undone_for += dt

    @property
    def rect(self) -> Rect:
        piece = self._piece()
        return Rect(self.at, (0, 0)) if piece is None else piece.rect(self.at)

    def part_places(self) -> tuple[Rect, ...]:
        """Rectangles of its parts, one for each of `parts`."""
        if self.summary is None:
            return ()
        rect, places = self.rect, []
        x = rect.left + (rect.width - self._words(self.summary).inner) // 2
        for part in self.parts:
            places.append(part.get_rect(midleft=(x, rect.centery)))
            x += part.get_width() + _BETWEEN
        return tuple(places)

    def _words(self, summary: Summary) -> "_Words":
        words = self._voice.words(summary.words)
        size = self.most, self.high
        return _measured(words, summary.complete, self.parts, self._button(Action.CONFIRM), self.theme, size)

    def _piece(self) -> Piece | None:
        summary, button = self.summary, self._button(Action.CONFIRM)
        if summary is None:
            return None
        said = self._words(summary)
        return _plate(summary.complete, said, self.parts, button, self.focused, self.theme, self.high)

    def draw(self, canvas: Canvas) -> None:
        """Draw the plate; with the focus it has glow, ring and hook."""
        piece, at = self._piece(), (self.at[0], self.at[1] + round(self.dip))
        if piece is None or not self.focused:
            if piece is not None:
                piece.draw(canvas, at)
            self._draw_undone(canvas)
            return
        rect = piece.rect(at)
        if self.theme.glow:
            light = focus_glow(*rect.size)
            canvas.blit(light, light.get_rect(center=rect.center))
        share = PLATE_POPS.ease(min(1.0, self._complete_for / PLATE_POPS.seconds))
        piece.draw_grown(canvas, at, GROWS_FROM + (1 - GROWS_FROM) * share)
        if share == 1:
            ring(*rect.size, RADIUS, self.theme.ring).draw(canvas, rect.center)
        self._draw_hook(canvas, rect.midtop)

    def _draw_undone(self, canvas: Canvas) -> None:
        """Draw the fading cream plate over its dashes."""
        if self._was is not None and self._undone_for < PLATE_UNDONE.seconds:
            pale = self._was.surface.copy()
            pale.set_alpha(round(255 * (1 - PLATE_UNDONE.ease(self._undone_for / PLATE_UNDONE.seconds))))
            replace(self._was, surface=pale).draw(canvas, self.at)

    def _draw_hook(self, canvas: Canvas, goal: tuple[int, int]) -> None:
        """Draw the hook; it swings here from its previous place."""
        x, y = goal
        if self._hook_from is not None and self._focused_for < HOOK_SWINGS.seconds:
            share = HOOK_SWINGS.ease(self._focused_for / HOOK_SWINGS.seconds)
            x, y = (round(a + (b - a) * share) for a, b in zip(self._hook_from, goal, strict=True))
        hook(min(HOOK, round(HOOK * self.high / HIGH))).draw(canvas, (x, y))  # it must not reach the words


class _Words(NamedTuple):
    """The words of a plate and their em. Then the width of the parts before them, and of the whole content, px."""

    words: str
    em: int
    beside: int
    inner: int


@cached_briefly
def _measured(
    words: str, complete: bool, parts: Parts, button: tuple[str, str], theme: Theme, most: tuple[int, int]
) -> _Words:
    """Fit the words to a plate of at most that size. There is always room for the button's glyph."""
    wide, high = most
    beside = sum(part.get_width() for part in parts) + _BETWEEN * max(0, len(parts) - 1)
    beside += _GAP if parts else 0
    tail = _GAP + glyph(*button, _GLYPH).get_width() if complete else 0
    role = "kids_bold" if theme.kids else "extrabold"
    wanted = (_VERB if complete else _MISSING) * (_LARGER if theme.large_text else 1)
    room = wide - 2 * _PAD - beside - tail - _STEP
    em = text.fit(words, min(round(wanted), round(high * _VERB_SHARE)), room, role)
    words = text.clipped(words, em, room, role)
    return _Words(words, em, beside, beside + text.width(words, em, role) + tail)


@cached_briefly
def _plate(
    complete: bool, said: _Words, parts: Parts, button: tuple[str, str], focused: bool, theme: Theme, high: int
) -> Piece:
    """The plate without hook or glow, anchored at its middle. The button's glyph is visible only with the focus."""
    words, em, beside, inner = said
    role = "kids_bold" if theme.kids else "extrabold"
    piece, out = to_write_on(_blank(-(-(inner + 2 * _PAD) // _STEP) * _STEP, high, complete, theme))
    left = x = (out.get_width() - inner) // 2
    for part in parts:
        out.blit(part, part.get_rect(midleft=(x, high // 2)))
        x += part.get_width() + _BETWEEN
    ink = INK if complete else WHITE if theme.high_contrast else _QUIET
    x = text.place(out, words, em, (left + beside, high / 2), ink, role, "left").right
    if complete and focused:
        sign = glyph(*button, _GLYPH)
        out.blit(sign, sign.get_rect(midleft=(x + _GAP, high // 2)))
    return piece


@cached
def _blank(wide: int, high: int, complete: bool, theme: Theme) -> Piece:
    """An empty plate: cream with its shadow, or a dashed place."""
    if complete:
        return with_shadow(board(wide, high, CREAM, RADIUS, CARD_EDGE, EDGE), 12, 130, (2, 8))
    box = Rect(-(wide // 2), -(high // 2), wide, high)
    return Piece(converted(_dashed(wide, high, theme)), (wide // 2, high // 2), box)


def _dashed(wide: int, high: int, theme: Theme) -> pygame.Surface:
    """A dark place with a dashed edge, where nothing can be confirmed yet."""
    inner = EDGE / 2 + 1
    line = dashes(around(wide - 2 * inner, high - 2 * inner, RADIUS), *_DASH)
    ground, edge = (1, WHITE) if theme.high_contrast else (_DARK_SHARE, _QUIET)
    return fragment(
        f'<rect x="{inner}" y="{inner}" width="{wide - 2 * inner}" height="{high - 2 * inner}" rx="{RADIUS}" '
        f'fill="{_DARK}" fill-opacity="{ground}" stroke="{edge}" stroke-width="{EDGE}" {line} stroke-linecap="round"/>',
        (wide, high),
    )


@cached_briefly
def card_parts(cards: tuple[str, ...], deck: Deck, theme: Theme, high: int) -> Parts:
    """The upper parts of overlapping cards as one picture, `high` px high; () for no cards."""
    if not cards:
        return ()
    wide = round(_CARD * high / _CARD_HIGH)
    step = _card_step(len(cards), theme, wide)
    out = surfaces.new((step * (len(cards) - 1) + wide, high), pygame.SRCALPHA)
    for i, card in enumerate(cards):
        _upper_part(card, deck, theme, wide, high).draw(out, (i * step, 0))
    return (converted(out),)


def _card_step(count: int, theme: Theme, wide: int) -> int:
    """px from one of `count` cards to the next."""
    return min(round(wide * strip_width(theme, wide)) + _CARD_GAP, (_CARDS_MOST - wide) // max(1, count - 1))


def card_slots(count: int, theme: Theme, place: Rect) -> tuple[Slot, ...]:
    """Slots of `count` whole cards whose upper parts are visible at `place`."""
    wide = round(_CARD * place.height / _CARD_HIGH)
    step, scale = _card_step(count, theme, wide), scale_of(wide)
    y = place.top + CARD_HEIGHT * scale / 2
    return tuple(Slot(place.left + i * step + wide / 2, y, 0.0, scale) for i in range(count))


@cached_briefly
def _upper_part(card: str, deck: Deck, theme: Theme, wide: int, high: int) -> Piece:
    """The visible part of one card, with all of its pennant. Anchored at its upper left corner."""
    return with_shadow(deck.face(card, wide, theme).subsurface(Rect(0, 0, wide, high)), 3, 90, (1, 2), (0, 0))
