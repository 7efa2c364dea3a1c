"""Large buttons with pictures in a row, on which children answer: their places and drawing."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from game import surfaces
from game.canvas import Canvas
from game.cards.deck import Deck
from game.draw import text
from game.draw.avatar import avatar, disc
from game.draw.cache import cached, cached_briefly
from game.draw.effects import rays
from game.draw.focus import PLATE_HOOK, focus_glow, hook, ring
from game.draw.icons import icon, mark
from game.draw.paper import Piece, board, to_write_on, turned, with_shadow
from game.easing import BUTTONS_RISE
from game.text.catalogue import Voice
from game.theme import CARD_EDGE, CREAM, GOOD, INK, SAFE, SeatLook, Theme
from scenes.seating import Seating
from scenes.table.asks.bids import arrow
from scenes.table.asks.picture_asks import PictureButton

WIDE, HIGH, GAP, MIDDLE = 536, 316, 68, 480
ZONE = 1276
"""Width of a row in px, between the things at the sides."""
MOST = 3
"""Number of buttons in view; the others scroll in with the hook."""
RISE = 40.0  # px
_RADIUS, _EDGE, _PAD = 36, 4, 30
_ARROW_OUT = 32  # px beyond the outermost button in view
_WORDS, _WORDS_LARGE, _LEAST_ONE_LINE, _LEAST = 60, 84, 50, 36
_FOOT = 52  # px from the lower edge to the middle of the words
_LARGE_PICTURE = 0.8
_LINE = 1.05  # em from line to line
_ROOM, _PICTURE_HIGH = 224, 200  # px over one line of words, and of a picture there
_CARD, _CARD_STEP, _CARD_UP, _TURN = 140, 116, 5, 9  # px, px, px by which the outer ones are lower, degrees
_BACK, _BACK_ASIDE, _BACK_TURN = 104, 62, 7
_FACE, _FACE_ASIDE, _FACE_ALONE = 118, 178, 172
_RAYS, _RAYS_COLOR, _RAYS_STRENGTH = 150, "#F2B84A", 0.5
_SIGN = 120
_ONTO = 0.82  # scale of the cards that are already on the table


def button_rects(count: int, focus: int) -> tuple[tuple[int, Rect], ...]:
    """Indices and rectangles of the buttons in view: those round `focus`."""
    shown = min(count, MOST)
    first = max(0, min(focus - shown // 2, count - shown))
    gap = GAP if shown <= 2 else GAP // 2
    wide = min(WIDE, (ZONE - gap * (shown - 1)) // shown)
    left = SAFE.centerx - (shown * wide + gap * (shown - 1)) // 2
    return tuple((first + i, Rect(left + i * (wide + gap), MIDDLE - HIGH // 2, wide, HIGH)) for i in range(shown))


@dataclass(frozen=True, slots=True)
class Drawn:
    """The deck, seating, voice and theme for drawing buttons."""

    deck: Deck
    seating: Seating
    voice: Voice
    theme: Theme


class PictureButtons:
    """The row of buttons; `calm` turns motion off."""

    def __init__(self, drawn: Drawn, *, calm: bool) -> None:
        self._drawn, self._calm = drawn, calm
        self.buttons: tuple[PictureButton, ...] = ()
        self.focus = 0
        self._since = 0.0  # seconds since these buttons began to rise

    def show(self, buttons: tuple[PictureButton, ...], focus: int) -> None:
        """Show these buttons; if they are new, they rise."""
        if buttons != self.buttons:
            self.buttons, self._since = buttons, 0.0
        self.focus = focus

    def rects(self) -> tuple[tuple[int, Rect], ...]:
        """Indices and rectangles of the buttons in view."""
        return button_rects(len(self.buttons), self.focus)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        self._since += dt

    def _risen(self, place: int) -> float:
        """How far (0 to 1) the button at a place of the row has risen."""
        seconds = self._since - place * BUTTONS_RISE.gap
        return 1.0 if self._calm else BUTTONS_RISE.ease(max(0.0, min(1.0, seconds / BUTTONS_RISE.seconds)))

    def draw(self, canvas: Canvas) -> None:
        """Draw the buttons, the one under the hook last, with light, ring and hook."""
        rising = (round(RISE * (1 - self._risen(place))) for place in range(MOST))
        placed = [(i, rect.move(0, down)) for (i, rect), down in zip(self.rects(), rising, strict=False)]
        for i, rect in placed:
            if i != self.focus:
                self._piece(i, rect).draw(canvas, rect.center)
        self._draw_arrows(canvas, placed)
        for i, rect in placed:
            if i == self.focus:
                if self._drawn.theme.glow:
                    light = focus_glow(*rect.size)
                    canvas.blit(light, light.get_rect(center=rect.center))
                self._piece(i, rect).draw(canvas, rect.center)
                ring(*rect.size, _RADIUS, self._drawn.theme.ring).draw(canvas, rect.center)
                hook(PLATE_HOOK).draw(canvas, (rect.centerx, rect.top))

    def _draw_arrows(self, canvas: Canvas, placed: Sequence[tuple[int, Rect]]) -> None:
        """Draw an arrow at each side with more buttons."""
        (first, left), (last, right) = placed[0], placed[-1]
        for there, way, x in ((first > 0, -1, left.left), (last < len(self.buttons) - 1, 1, right.right)):
            if there:
                more = arrow(way)
                canvas.blit(more, more.get_rect(center=(x + way * _ARROW_OUT, MIDDLE)))

    def _piece(self, i: int, rect: Rect) -> Piece:
        button, drawn = self.buttons[i], self._drawn
        looks = tuple(drawn.seating[seat].picture for seat in button.seats)
        words = drawn.voice.words(button.name)
        return _button(words, button.cards, button.onto, looks, button.sign, rect.width, drawn.deck, drawn.theme)


@cached
def _blank(wide: int) -> Piece:
    return with_shadow(board(wide, HIGH, CREAM, _RADIUS, CARD_EDGE, _EDGE), 16, 140, (3, 9))


@cached_briefly
def _button(
    words: str,
    cards: tuple[str | None, ...],
    onto: tuple[str, ...],
    looks: tuple[SeatLook, ...],
    sign: str,
    wide: int,
    deck: Deck,
    theme: Theme,
) -> Piece:
    """A button with its picture over its words."""
    piece, out, middle, scale = _worded(words, wide, theme)
    if looks:
        _draw_faces(out, looks, cards, deck, middle, scale, wide)
    else:
        _draw_cards(out, cards, onto, deck, middle, scale, theme)
    if sign:
        shown = mark(sign, round(_SIGN * scale))
        aside = 0.0 if not cards else min(wide / 2 - _SIGN / 2 - 14, 190)
        out.blit(shown, shown.get_rect(center=(round(middle[0] + aside), round(middle[1]))))
    return piece


@cached_briefly
def picture_button(words: str, picture: pygame.Surface, wide: int, theme: Theme) -> Piece:
    """A button with a picture over its words, anchored at its middle."""
    piece, out, middle, scale = _worded(words, wide, theme)
    k = min(1.0, (wide - 2 * _PAD) / picture.get_width(), _PICTURE_HIGH * scale / picture.get_height())
    shown = surfaces.smoothscale_by(picture, k)
    out.blit(shown, shown.get_rect(center=(round(middle[0]), round(middle[1]))))
    return piece


def _worded(words: str, wide: int, theme: Theme) -> tuple[Piece, pygame.Surface, tuple[float, float], float]:
    """A button with its words in one line or two. Returns it, its surface, the middle of the room over the words, and
    the scale of pictures there."""
    piece, out = to_write_on(_blank(wide))
    em, lines = fitted(words, _WORDS_LARGE if theme.large_text else _WORDS, wide - 2 * _PAD)
    above = (len(lines) - 1) * em * _LINE
    for place, line in enumerate(lines):
        text.place(out, line, em, (wide / 2, HIGH - _FOOT - above + place * em * _LINE), INK, "kids_bold")
    room = HIGH - _FOOT - above - em * 0.55
    scale = min(1.0, room / _ROOM) * (_LARGE_PICTURE if theme.large_text else 1.0)
    return piece, out, (wide / 2, room / 2 + 8), scale


def fitted(words: str, largest: int, room: float) -> tuple[int, Sequence[str]]:
    """The em in px, and one line of words. Two lines if one would be too small to read from a couch."""
    em = text.fit(words, largest, room, "kids_bold", _LEAST)
    if em >= _LEAST_ONE_LINE or " " not in words:
        return em, (text.clipped(words, em, room, "kids_bold"),)
    em = largest
    while em > _LEAST and not _in_two_lines(words, em, room):
        em -= 2
    return em, [text.clipped(line, em, room, "kids_bold") for line in text.wrap(words, em, room, "kids_bold")[:2]]


def _in_two_lines(words: str, em: int, room: float) -> bool:
    """Whether the words fit in two lines. A long name can make one line wider than the button."""
    lines = text.wrap(words, em, room, "kids_bold")
    return len(lines) <= 2 and all(text.width(line, em, "kids_bold") <= room for line in lines)


def _draw_cards(
    out: pygame.Surface,
    cards: tuple[str | None, ...],
    onto: tuple[str, ...],
    deck: Deck,
    middle: tuple[float, float],
    scale: float,
    theme: Theme,
) -> None:
    """Draw cards in a fan. Those already on the table are smaller and at the left, before a plus."""
    count, small = len(cards), len(onto)
    wide = round(_CARD * scale)
    room = out.get_width() - 2 * _PAD - wide - (round(wide * (_ONTO + 0.7)) if small else 0)
    step = min(_CARD_STEP * scale, room / max(1, count - 1))
    whole = step * (count - 1) + wide + (wide * (_ONTO + 0.7) if small else 0)
    left = middle[0] - whole / 2
    if small:
        _card(onto[-1], round(wide * _ONTO), 0, deck, theme).draw(out, (left + wide * _ONTO / 2, middle[1]))
        plus = _plus(round(60 * scale))
        out.blit(plus, plus.get_rect(center=(round(left + wide * (_ONTO + 0.33)), round(middle[1]))))
        left += wide * (_ONTO + 0.7)
    for place, card in enumerate(cards):
        aside = place - (count - 1) / 2
        turn = -_TURN * aside if count > 1 else 0.0
        at = (left + wide / 2 + step * place, middle[1] + _CARD_UP * abs(aside) * scale)
        _card(card, wide, round(max(-_TURN, min(_TURN, turn))), deck, theme).draw(out, at)


@cached_briefly
def _card(card: str | None, wide: int, turn: int, deck: Deck, theme: Theme) -> Piece:
    """One card on its shadow, turned by `turn` degrees."""
    flat = deck.back(wide) if card is None else deck.face(card, wide, theme)
    return with_shadow(turned(flat, turn), 5, 100, (2, 4))


@cached
def _plus(size: int) -> pygame.Surface:
    """A plus on green, before cards that are added."""
    out = disc(size, GOOD).copy()
    sign = icon("plus", round(size * 0.56), CREAM, GOOD)
    out.blit(sign, sign.get_rect(center=(size // 2, size // 2)))
    return out


def _draw_faces(
    out: pygame.Surface,
    looks: tuple[SeatLook, ...],
    cards: tuple[str | None, ...],
    deck: Deck,
    middle: tuple[float, float],
    scale: float,
    wide: int,
) -> None:
    """Draw two backs before rays between two faces. A single face is large, with the backs beside it."""
    x, y = middle
    k = scale * min(1.0, wide / WIDE)
    light = rays(round(_RAYS * k), _RAYS_COLOR, 14, _RAYS_STRENGTH)
    alone = len(looks) == 1
    at = x + (80 * k if alone else 0)
    out.blit(light, light.get_rect(center=(round(at), round(y))))
    for side, _ in zip((-1, 1), cards, strict=False):
        back = with_shadow(turned(deck.back(round(_BACK * k)), -side * _BACK_TURN), 5, 100, (2, 4))
        back.draw(out, (at + side * _BACK_ASIDE * k, y + 8 * k))
    if alone:
        face = avatar(looks[0], round(_FACE_ALONE * k))
        out.blit(face, face.get_rect(center=(round(x - 110 * k), round(y))))
        return
    for side, look in zip((-1, 1), looks, strict=False):
        face = avatar(look, round(_FACE * k))
        out.blit(face, face.get_rect(center=(round(x + side * _FACE_ASIDE * k), round(y))))
