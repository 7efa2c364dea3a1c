"""How to play a game in six clips: one rule each, with at most three things, of which one moves."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from math import pi, sin
from typing import NamedTuple

import pygame
from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas
from game.context import Context
from game.draw import text
from game.draw.avatar import disc
from game.draw.boards import pill
from game.draw.cache import cached, converted
from game.draw.focus import ring
from game.draw.host import host
from game.draw.icons import icon
from game.draw.paper import Piece, board, dimmed, with_shadow
from game.easing import CLIP_BEAT, CLIP_ENDS, CLIP_MOVES, CLIP_SHAKES, CLIP_SLIDES, CLIP_STANDS
from game.idle_work import WhileWanted
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.theme import BAD, CARD_EDGE, CREAM, DISC, GOLD, INK, SAFE, STAGE, Theme
from game.widgets.bindings import Binding
from game.widgets.focus import Target
from game.widgets.house_scene import RULES_SIDE_CURTAINS, HouseScene
from scenes.front.page_lines import LEAD
from scenes.games import LIGHT, Prop, RuleClip, Value, clips_of, deck_of, entry_of, kids_preset_of, words_of
from scenes.lesson.offer import PLAY
from scenes.seating import SeatPlan
from scenes.table.game_table import table_of
from scenes.table.said_picture import picture_of
from scenes.table.stage.backdrop import ahead, painting

SECONDS = CLIP_STANDS + CLIP_MOVES.seconds + CLIP_BEAT + CLIP_SHAKES.seconds + CLIP_ENDS + CLIP_SLIDES.seconds
"""Length of a clip."""
ROUNDS = 2
"""How often all clips are shown by themselves."""
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


class ClipsScene(HouseScene):
    """Plays the clips by themselves, twice. Confirm and right show the next one, left the one before.

    One button opens the pages with all rules. The set of the game is painted in idle time.
    """

    side_curtains = RULES_SIDE_CURTAINS
    hangs = False

    def __init__(
        self,
        context: Context,
        game: str,
        variant: str | None = None,
        options: Mapping[str, Value] | None = None,
        learners: tuple[SeatPlan, ...] = (),
    ) -> None:
        """`variant`, `options` and `learners`: those of a match, for the pages; see `HowToScene`."""
        super().__init__(context)
        self.game, self._for_pages = game, (variant, options, learners)
        preset, variants = kids_preset_of(game).PRESET.variant, tuple(words_of(game).VARIANTS)
        usual = preset if self.children else variants[0]
        self.clips = clips_of(game, variant if variant in variants else preset if variant == LIGHT else usual)
        self.at, self.time, self.shown = 0, 0.0, 1
        self._open = True
        self._set: tuple[Theme, pygame.Surface] | None = None

    # Life

    def enter(self) -> None:
        super().enter()
        self.context.idle_work.add(WhileWanted(self._paint_set(), lambda: self._open), first=True)

    def leave(self) -> None:
        super().leave()
        self._open = False

    def uncover(self, result: object) -> None:
        """After a lesson begun from the pages, close if the players want to play."""
        super().uncover(result)
        if result == PLAY:
            self.context.stack.dismiss(PLAY)

    def _paint_set(self) -> Iterator[object]:
        look, theme = table_of(self.game), self.theme
        yield from ahead(look, theme, 0.0)
        self._set = theme, (yield from painting(look, theme, 0.0))

    def update(self, dt: float) -> None:
        super().update(dt)
        self.time += dt
        if self.time >= SECONDS:
            if self.shown < ROUNDS * len(self.clips):
                self.shown += 1
                self.at, self.time = (self.at + 1) % len(self.clips), 0.0
            else:
                self.time = SECONDS

    @property
    def clip(self) -> RuleClip:
        """The present clip."""
        return self.clips[self.at]

    # Input

    def show(self, number: int) -> None:
        """Show a clip from its beginning."""
        self.sound("page")
        self.at, self.time = number, 0.0
        self.settle("board")

    def targets(self) -> Sequence[Target]:
        board = Target("board", Rect(SAFE.left, SAFE.top, SAFE.width, self._plate().bottom - SAFE.top))
        return (board, *(Target(("clip", number), rect) for number, rect in enumerate(self._progress())))

    def choose(self, target: Hashable, press: Press) -> None:
        """Show the next clip, or the one of a dot; a pointer on the left half shows the one before."""
        if isinstance(target, tuple):
            self.show(int(target[1]))
            return
        back = press.device in (MOUSE, TOUCH) and press.at is not None and press.at[0] < STAGE[0] // 2
        self._leaf(-1 if back else 1)

    def _leaf(self, step: int) -> None:
        """Show the next clip or the one before; after the last one close."""
        if step > 0 and self.at == len(self.clips) - 1:
            self.context.stack.dismiss()
        else:
            self.show(max(0, self.at + step))

    def _turn(self, step: int) -> None:
        """Show the next clip or the one before, if there is one."""
        if 0 <= self.at + step < len(self.clips):
            self.show(self.at + step)

    def _direct(self, press: Press) -> None:
        self._turn(1 if press.action in (Action.RIGHT, Action.DOWN) else -1)

    def swiped(self, way: Action, press: Press) -> None:
        if way in (Action.LEFT, Action.RIGHT):
            self._direct(Press(way, press.device, press.seat))

    def _read(self, press: Press) -> None:
        """Open the pages."""
        self.sound("choose")
        self.context.stack.push(self.context.place("pages", self.game, *self._for_pages))

    def bindings(self) -> tuple[Binding, ...]:
        last = self.at == len(self.clips) - 1
        return self.with_focus(
            self.chooses(say("done") if last else say("table-on")),
            Binding(Action.EXTRA, self._read, say("rules-read")),
            self.leads_back(),
            Binding(Action.INFO, self._read),
            Binding(Action.PREV, lambda press: self._turn(-1)),
            Binding(Action.NEXT, lambda press: self._turn(1)),
        )

    # Words

    def named(self, target: Hashable) -> Message | None:
        return self.clips[int(target[1])].says if isinstance(target, tuple) else self.clip.says

    def walked(self) -> Sequence[Hashable]:
        """Nothing, because the bar names the number of the clip."""
        return ()

    def sentence(self) -> Message:
        return say("rules-clip", number=self.at + 1, count=len(self.clips))

    def pictured(self) -> pygame.Surface | None:
        return picture_of("icons/play", None, self.theme) if self.children else None

    @property
    def pose(self) -> str:
        """No host in the bar, because he says the sentence."""
        return ""

    # Drawing

    def backdrop(self) -> pygame.Surface:
        """The set of the game, or the wall of the house until it is painted."""
        if self._set is not None and self._set[0] == self.theme:
            return self._set[1]
        return super().backdrop()

    @property
    def _calm(self) -> bool:
        return bool(self.context.settings.get.reduced_motion)

    def _plate(self) -> Rect:
        """The rectangle of the sentence: as high as its rows, above the bar."""
        letters, rows = self._written(self.clip)
        high = round(len(rows) * letters * LEAD) + 2 * PLATE_PAD
        left = SAFE.left + HOST_LEFT + HOST // 2
        return Rect(left, self.theme.bar_top - PLATE_UP - high, SAFE.right - left, high)

    def _written(self, clip: RuleClip) -> tuple[int, tuple[str, ...]]:
        """The size of the letters and the rows of a clip's sentence."""
        room, role = SAFE.width - HOST_LEFT - HOST // 2 - 2 * PLATE_PAD, self.theme.sentence_role
        most = min(self.theme.sentence_px(LETTERS), LETTERS_LARGE)
        return _fitted(self.worded(clip.says), most, room, role)

    def _progress(self) -> tuple[Rect, ...]:
        """The places of the dots: under the title, or in its place with large text."""
        left = TITLE_AT[0] - PROGRESS_STEP * (len(self.clips) - 1) // 2
        y = TITLE_AT[1] - 14 if self.theme.large_text else TITLE_AT[1] + 64
        places = ((left + PROGRESS_STEP * number, y) for number in range(len(self.clips)))
        return tuple(
            Rect(x - PROGRESS_STEP // 2, y - PROGRESS_STEP // 2, PROGRESS_STEP, PROGRESS_STEP) for x, y in places
        )

    def spots(self, clip: RuleClip) -> tuple[tuple[Spot, ...], Spot, Spot | None]:
        """The places of a clip's things: those that lie there, the end of the moving one, and the wrong one."""
        large = self.theme.large_text
        y = (self._progress()[0].bottom + self._plate().top) // 2
        width = SMALL if large else LARGE
        things = [Spot(prop, (0, y), width) for prop in (*clip.there, clip.moves)]
        if clip.wrong is not None:
            things.append(Spot(clip.wrong, (0, y + LOWER * (not large)), SMALL))
        widths = [self._thing(spot).box.width for spot in things]
        gaps = [GAP] * len(clip.there) + [APART] * (clip.wrong is not None)
        left, placed = STAGE[0] // 2 - (sum(widths) + sum(gaps)) // 2, []
        for spot, wide, gap in zip(things, widths, (*gaps, 0), strict=True):
            placed.append(spot._replace(at=(left + wide // 2, spot.at[1])))
            left += wide + gap
        wrong = placed.pop() if clip.wrong is not None else None
        return tuple(placed[:-1]), placed[-1], wrong

    def paint(self, canvas: Canvas) -> None:
        if not self.theme.large_text:
            pill((entry_of(self.game).title,), DISC, CARD_EDGE, TITLE).draw(canvas, TITLE_AT)
        for number, rect in enumerate(self._progress()):
            dot = _dot(PROGRESS_NOW if number == self.at else PROGRESS, number <= self.at)
            canvas.blit(dot, dot.get_rect(center=rect.center))
        slides = 1.0 if self._calm else CLIP_SLIDES.ease(min(1.0, self.time / CLIP_SLIDES.seconds))
        self._draw_clip(canvas, round((1 - slides) * STAGE[0]))
        self._draw_sentence(canvas)

    def _draw_sentence(self, canvas: Canvas) -> None:
        box, (letters, rows) = self._plate(), self._written(self.clip)
        _sheet(box.size).draw(canvas, box.center)
        bird = host("open", HOST, self.context.sound.beak_open)
        canvas.blit(bird, bird.get_rect(midbottom=(SAFE.left + HOST_LEFT // 2 + 20, box.bottom + 8)))
        step = letters * LEAD
        for number, row in enumerate(rows):
            y = box.centery + step * (number - (len(rows) - 1) / 2)
            text.place(canvas, row, letters, (box.centerx, y), INK, self.theme.sentence_role)

    def _draw_clip(self, canvas: Canvas, right: int) -> None:
        """Draw the things of the clip at its time, `right` px to the right of their places."""
        lie, end, wrong = self.spots(self.clip)
        since = self.time - CLIP_STANDS
        feel = CLIP_MOVES.calmed() if self._calm else CLIP_MOVES
        share = feel.ease(min(1.0, max(0.0, since / feel.seconds)))
        shaken = since - CLIP_MOVES.seconds - CLIP_BEAT
        for spot in lie:
            self._draw(canvas, spot, right)
        if wrong is not None:
            swings = 0 < shaken < CLIP_SHAKES.seconds and not self._calm
            aside = SHAKEN * sin(2 * pi * SHAKES * shaken / CLIP_SHAKES.seconds) if swings else 0
            self._draw(canvas, wrong, right + round(aside), shaken >= 0)
        if not self._calm:
            self._draw_way(canvas, end, share, right)
        self._draw(canvas, end._replace(at=self._on_way(end, share)), right)
        if share == 1:
            rect = self._thing(end).rect((end.at[0] + right, end.at[1]))
            ring(*rect.size, thickness=self.theme.ring).draw(canvas, rect.center)

    def _draw_way(self, canvas: Canvas, end: Spot, share: float, right: int) -> None:
        """Draw the dots ahead of the moving thing, which light up one by one, and the ghosts behind it."""
        lit = DOTS * (self.time - CLIP_STANDS / 2) / (CLIP_STANDS / 2)
        for number in range(1, DOTS + 1):
            along = number / (DOTS + 1)
            if share < along and number <= lit:
                x, y = self._on_way(end, along)
                dot = _dot(DOT, True)
                canvas.blit(dot, dot.get_rect(center=(x + right, y)))
        if 0 < share < 1:
            for behind, alpha in reversed(GHOSTS):
                x, y = self._on_way(end, max(0.0, share - behind))
                self._thing(end, alpha).draw(canvas, (x + right, y))

    def _on_way(self, end: Spot, share: float) -> tuple[int, int]:
        return _on_way(end.at, share, ARC_LARGE if self.theme.large_text else ARC)

    def _thing(self, spot: Spot, alpha: int = 255, dull: bool = False) -> Piece:
        words = self.worded(spot.prop.words) if spot.prop.words is not None else ""
        return _piece(self.game, spot.prop, words, spot.width, self.theme, alpha, dull)

    def _draw(self, canvas: Canvas, spot: Spot, right: int, crossed: bool = False) -> None:
        """Draw a thing; dull and with a cross if it is wrong."""
        x, y = spot.at
        rect = self._thing(spot, dull=crossed).draw(canvas, (x + right, y))
        if crossed:
            cross = _cross()
            canvas.blit(cross, cross.get_rect(center=rect.topright))


def _on_way(end: tuple[int, int], share: float, high: int) -> tuple[int, int]:
    """The place after a share of the way, which is an arc from the right, `high` px high."""
    x = COMES_FROM + (end[0] - COMES_FROM) * share
    return round(x), round(end[1] + high / 2 * (1 - share) - high * 4 * share * (1 - share))


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
    shape = icon("cross", round(CROSS * 0.56), CREAM, BAD)
    out.blit(shape, shape.get_rect(center=(CROSS // 2, CROSS // 2)))
    return converted(out)


@cached
def _dot(size: int, lit: bool) -> pygame.Surface:
    """A gold dot, or a dark one."""
    return disc(size, GOLD if lit else DISC, INK if lit else CARD_EDGE, 3)


@cached
def _sheet(size: tuple[int, int]) -> Piece:
    """The paper of the sentence, anchored at its middle."""
    return with_shadow(board(*size, CREAM, 30, CARD_EDGE, 5), 16, 140, (3, 10))
