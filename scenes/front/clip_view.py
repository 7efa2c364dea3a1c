"""The picture of one clip of How to play, at one moment."""

from dataclasses import dataclass
from math import pi, sin
from typing import NamedTuple

import pygame
from pygame import Rect

from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import disc
from game.draw.boards import pill
from game.draw.cache import cached, converted
from game.draw.focus import ring
from game.draw.host import host
from game.draw.icons import icon
from game.draw.paper import Piece, board, dimmed, with_shadow
from game.easing import CLIP_BEAT, CLIP_MOVES, CLIP_SHAKES, CLIP_SLIDES, CLIP_STANDS
from game.text.catalogue import Voice
from game.theme import BAD, CARD_EDGE, CREAM, DISC, GOLD, INK, SAFE, STAGE, Theme
from scenes.front.page_lines import LEAD
from scenes.games import Prop, RuleClip, deck_of, entry_of
from scenes.table.said_picture import picture_of

LARGE, SMALL = 256, 216
"""Width of a card, px: as it lies, and of the wrong one. Both are at least 300 px high."""
GAP, APART, LOWER = 44, 170, 20
"""px between two things, to the wrong one, and by which that is lower."""
COMES_FROM = 1610
ARC, ARC_LARGE, DOTS, DOT = 190, 100, 7, 22
"""Height of the way of the moving thing, also with large text, px; its dots, and their size."""
GHOSTS = ((0.10, 120), (0.18, 84), (0.26, 61))
"""How far behind the moving thing they are, as a share of its way, and their alpha."""
SHAKES, SHAKEN = 3, 8
"""How often the wrong thing shakes, and by how many px."""
CROSS, PICTURE = 96, 250
FULL = 255
SIGN_LETTERS, SIGN_MOST, SIGN_HIGH, SIGN_PAD = 96, 330, 190, 70
PLATE_UP, PLATE_PAD, ROWS, LETTERS, LETTERS_LARGE, LEAST = 34, 22, 2, 74, 100, 44
"""px from the sentence to the bar and around it; its rows, and the sizes of its letters."""
ONE_ROW = 0.76
"""Smallest share of the largest letters that is better than a second row."""
HOST, HOST_LEFT = 190, 130
PROGRESS, PROGRESS_NOW, PROGRESS_STEP = 22, 32, 46
TITLE_AT, TITLE = (960, 104), 52


class Spot(NamedTuple):
    """A thing at a place: its middle, and its width."""

    prop: Prop
    at: tuple[int, int]
    width: int


@dataclass(frozen=True, slots=True)
class ClipView:
    """The clip with number `at` of `count`, `time` seconds after its beginning. `calm`: without motion."""

    game: str
    clip: RuleClip
    at: int
    count: int
    time: float
    theme: Theme
    voice: Voice
    calm: bool

    def plate(self) -> Rect:
        """The rectangle of the sentence: as high as its rows, above the bar."""
        letters, rows = self._written()
        high = round(len(rows) * letters * LEAD) + 2 * PLATE_PAD
        left = SAFE.left + HOST_LEFT + HOST // 2
        return Rect(left, self.theme.bar_top - PLATE_UP - high, SAFE.right - left, high)

    def _written(self) -> tuple[int, tuple[str, ...]]:
        """The size of the letters and the rows of the sentence."""
        room, role = SAFE.width - HOST_LEFT - HOST // 2 - 2 * PLATE_PAD, self.theme.sentence_role
        most = min(self.theme.sentence_px(LETTERS), LETTERS_LARGE)
        return _fitted(self.voice.words(self.clip.says), most, room, role)

    def progress(self) -> tuple[Rect, ...]:
        """The places of the dots: under the title, or in its place with large text."""
        left = TITLE_AT[0] - PROGRESS_STEP * (self.count - 1) // 2
        y = TITLE_AT[1] - 14 if self.theme.large_text else TITLE_AT[1] + 64
        places = ((left + PROGRESS_STEP * number, y) for number in range(self.count))
        return tuple(
            Rect(x - PROGRESS_STEP // 2, y - PROGRESS_STEP // 2, PROGRESS_STEP, PROGRESS_STEP) for x, y in places
        )

    def spots(self) -> tuple[tuple[Spot, ...], Spot, Spot | None]:
        """The places of the things: those that lie there, the end of the moving one, and the wrong one."""
        clip, large = self.clip, self.theme.large_text
        y = (self.progress()[0].bottom + self.plate().top) // 2
        width = SMALL if large else LARGE
        things = [Spot(prop, (0, y), width) for prop in (*clip.there, clip.moves)]
        if clip.wrong is not None:
            things.append(Spot(clip.wrong, (0, y + LOWER * (not large)), SMALL))
        widths = [self.thing(spot).box.width for spot in things]
        gaps = [GAP] * len(clip.there) + [APART] * (clip.wrong is not None)
        left, placed = STAGE[0] // 2 - (sum(widths) + sum(gaps)) // 2, []
        for spot, wide, gap in zip(things, widths, (*gaps, 0), strict=True):
            placed.append(spot._replace(at=(left + wide // 2, spot.at[1])))
            left += wide + gap
        wrong = placed.pop() if clip.wrong is not None else None
        return tuple(placed[:-1]), placed[-1], wrong

    def draw(self, canvas: Canvas, beak_open: bool) -> None:
        """Draw title, dots, the clip and its sentence."""
        if not self.theme.large_text:
            pill((entry_of(self.game).title,), DISC, CARD_EDGE, TITLE).draw(canvas, TITLE_AT)
        for number, rect in enumerate(self.progress()):
            put(canvas, _dot(PROGRESS_NOW if number == self.at else PROGRESS, number <= self.at), center=rect.center)
        slides = 1.0 if self.calm else CLIP_SLIDES.ease(min(1.0, self.time / CLIP_SLIDES.seconds))
        self.draw_clip(canvas, round((1 - slides) * STAGE[0]))
        self._draw_sentence(canvas, beak_open)

    def _draw_sentence(self, canvas: Canvas, beak_open: bool) -> None:
        box, (letters, rows) = self.plate(), self._written()
        _sheet(box.size).draw(canvas, box.center)
        put(canvas, host("open", HOST, beak_open), midbottom=(SAFE.left + HOST_LEFT // 2 + 20, box.bottom + 8))
        step = letters * LEAD
        for number, row in enumerate(rows):
            y = box.centery + step * (number - (len(rows) - 1) / 2)
            text.place(canvas, row, letters, (box.centerx, y), INK, self.theme.sentence_role)

    def draw_clip(self, canvas: Canvas, right: int) -> None:
        """Draw the things of the clip at its time, `right` px to the right of their places."""
        lie, end, wrong = self.spots()
        since = self.time - CLIP_STANDS
        feel = CLIP_MOVES.calmed() if self.calm else CLIP_MOVES
        share = feel.ease(min(1.0, max(0.0, since / feel.seconds)))
        shaken = since - CLIP_MOVES.seconds - CLIP_BEAT
        for spot in lie:
            self._draw(canvas, spot, right)
        if wrong is not None:
            swings = 0 < shaken < CLIP_SHAKES.seconds and not self.calm
            aside = SHAKEN * sin(2 * pi * SHAKES * shaken / CLIP_SHAKES.seconds) if swings else 0
            self._draw(canvas, wrong, right + round(aside), shaken >= 0)
        if not self.calm:
            self._draw_way(canvas, end, share, right)
        self._draw(canvas, end._replace(at=self._on_way(end, share)), right)
        if share == 1:
            rect = self.thing(end).rect((end.at[0] + right, end.at[1]))
            ring(*rect.size, thickness=self.theme.ring).draw(canvas, rect.center)

    def _draw_way(self, canvas: Canvas, end: Spot, share: float, right: int) -> None:
        """Draw the dots ahead of the moving thing, which light up one by one, and the ghosts behind it."""
        lit = DOTS * (self.time - CLIP_STANDS / 2) / (CLIP_STANDS / 2)
        for number in range(1, DOTS + 1):
            along = number / (DOTS + 1)
            if share < along and number <= lit:
                x, y = self._on_way(end, along)
                put(canvas, _dot(DOT, True), center=(x + right, y))
        if 0 < share < 1:
            for behind, alpha in reversed(GHOSTS):
                x, y = self._on_way(end, max(0.0, share - behind))
                self.thing(end, alpha).draw(canvas, (x + right, y))

    def _on_way(self, end: Spot, share: float) -> tuple[int, int]:
        """The place after a share of the way, which is an arc from the right."""
        high = ARC_LARGE if self.theme.large_text else ARC
        x = COMES_FROM + (end.at[0] - COMES_FROM) * share
        return round(x), round(end.at[1] + high / 2 * (1 - share) - high * 4 * share * (1 - share))

    def thing(self, spot: Spot, alpha: int = 255, dull: bool = False) -> Piece:
        words = self.voice.words(spot.prop.words) if spot.prop.words is not None else ""
        return _piece(self.game, spot.prop, words, spot.width, self.theme, alpha, dull)

    def _draw(self, canvas: Canvas, spot: Spot, right: int, crossed: bool = False) -> None:
        """Draw a thing; dull and with a cross if it is wrong."""
        x, y = spot.at
        rect = self.thing(spot, dull=crossed).draw(canvas, (x + right, y))
        if crossed:
            put(canvas, _cross(), center=rect.topright)


@cached
def _fitted(words: str, most: int, room: int, role: str) -> tuple[int, tuple[str, ...]]:
    """The size of the letters and the rows: one row if its letters are not much smaller, else at most ROWS."""
    tried = [(1, letters) for letters in range(most, round(most * ONE_ROW), -2)]
    tried += [(ROWS, letters) for letters in range(most, LEAST, -2)]
    for count, letters in tried:
        rows = text.wrap(words, letters, room, role)
        if len(rows) <= count and all(text.width(row, letters, role) <= room for row in rows):
            return letters, rows
    return LEAST, text.wrap(words, LEAST, room, role)


def _prop(game: str, prop: Prop, words: str, width: int, theme: Theme) -> pygame.Surface:
    """A card, a sign with words, a picture on paper, or the back of a card."""
    deck = deck_of(game)
    if words:
        return _sign(words, width, theme)
    if prop.picture:
        paper = picture_of(prop.picture, deck, theme, PICTURE)
        assert paper is not None
        return paper
    return deck.face(prop.card, width, theme) if prop.card else deck.back(width)


@cached
def _piece(game: str, prop: Prop, words: str, width: int, theme: Theme, alpha: int, dull: bool) -> Piece:
    """A thing on its shadow, anchored at its middle. Without a shadow if it is a ghost."""
    picture = _prop(game, prop, words, width, theme)
    if alpha < FULL:
        ghost = picture.copy()
        ghost.fill((FULL, FULL, FULL, alpha), special_flags=pygame.BLEND_RGBA_MULT)
        wide, high = ghost.get_size()
        return Piece(converted(ghost), (wide // 2, high // 2), Rect(-(wide // 2), -(high // 2), wide, high))
    return with_shadow(dimmed(picture) if dull else picture, 12, 120, (3, 9))


def _sign(words: str, width: int, theme: Theme) -> pygame.Surface:
    """A cream sign with one short line."""
    letters = text.fit(words, SIGN_LETTERS, SIGN_MOST, theme.sentence_role)
    wide = max(width, text.width(words, letters, theme.sentence_role) + SIGN_PAD)
    out = board(wide, SIGN_HIGH, CREAM, 26, CARD_EDGE, 5).copy()
    text.place(out, words, letters, (wide / 2, SIGN_HIGH / 2), INK, theme.sentence_role)
    return out


@cached
def _cross() -> pygame.Surface:
    """A white cross on a red disc."""
    out = disc(CROSS, BAD, CREAM, 6).copy()
    put(out, icon("cross", round(CROSS * 0.56), CREAM, BAD), center=(CROSS // 2, CROSS // 2))
    return converted(out)


@cached
def _dot(size: int, lit: bool) -> pygame.Surface:
    return disc(size, GOLD if lit else DISC, INK if lit else CARD_EDGE, 3)


@cached
def _sheet(size: tuple[int, int]) -> Piece:
    """The paper of the sentence, anchored at its middle."""
    return with_shadow(board(*size, CREAM, 30, CARD_EDGE, 5), 16, 140, (3, 10))
