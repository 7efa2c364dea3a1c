"""How to play: the pages of a game's table of rules. Beside each a small table plays what it says, or there are
pictures of the cards it speaks of."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from engine.core.clauses import clause_numbers, short
from engine.core.messages import Message, say, verbatim
from game import surfaces
from game.canvas import Canvas
from game.cuts import cut_of
from game.draw import text
from game.draw.boards import question_plate
from game.draw.cache import cached
from game.draw.host import host
from game.draw.icons import icon
from game.draw.paper import Piece, board, turned, with_shadow
from game.draw.svg import fragment, picture
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.text.catalogue import Voice
from game.theme import CARD_EDGE, INK, Theme
from game.widgets.bindings import Binding, limited
from game.widgets.focus import Target
from game.widgets.house_scene import RULES_SIDE_CURTAINS, HouseScene
from scenes.front.page_lines import GAP, LEAD, in_fewest
from scenes.front.small_table import SmallTable
from scenes.games import LIGHT, Page, Value, deck_of, entry_of, kids_preset_of, options_of, words_of
from scenes.lesson.offer import PLAY, begin_lesson, beside_a_match, lone_learner
from scenes.lobby.match_setup import ways_to_play
from scenes.replay.cut_table import SIZE
from scenes.seating import SeatPlan

if TYPE_CHECKING:
    from game.context import Context

_BOARD = Rect(160, 200, 1600, 662)
_TEXT_LEFT = 70
_TITLE_TOP = 66
_CARDS_WIDE = 520
_CARD, _KIDS_CARD = 220, 300
_PAPER = "#FDF4E0"
_PICTURE = 360
"""px of a picture that stands in the place of cards."""
_ICONS = "icons/"
_HOST, _HOST_ROOM = 230, 250
"""The host stands where there are no cards; no line of words reaches him."""
_STRIP, _KIDS_STRIP = 0.47, 0.56
"""The share of a card that nothing may cover: index, suit and counters."""
_TITLE = 76
_LINE = 46
_CAPTION = 42
_FOOT_UP, _FOOT_INK, _FOOT_ROLE = 26, "#6B5E72", "medium"
"""The line at the foot of the board with the numbers of clauses."""
_BULLET = '<circle cx="10" cy="10" r="9" fill="#C8402F"/>'
_TABLE_TOP, _TABLE_RIGHT, _TABLE_AWAY, _CAPTION_GAP = 140, 44, 14, 20
"""px of the small table from the edges of the board and, beside the margin, from the words, and of what is said of it
from the table."""
_TABS_AT = 132
_TAB_GAP = 16
LESSON = "lesson"
_PLATE_UP, _PLATE_MOST = 100, 900
_TAB_EDGE, _TAB_CLOSER = 60, 20
"""What a tab is wider than its words, and what of it goes where there are many."""


@dataclass(frozen=True, slots=True)
class Screen:
    """What is in sight at once: a page, or a part of one. `size` is that of its letters; `picture` stands there
    instead of cards, and the table that plays `cut` instead of both. `lesson`: the last one, whose plate leads to the
    lesson of the game. `clauses`: the numbers of the rules that the page tells, for grown-ups."""

    title: str
    lines: tuple[str, ...]
    cards: tuple[str, ...]
    size: int
    picture: str = ""
    cut: str = ""
    lesson: bool = False
    clauses: str = ""


class HowToScene(HouseScene):
    """Left and right turn the pages; up and down choose the variant; confirm goes on to the end, and there to the
    lesson of the game, or out where it has none. What the small table plays is told step by step with one more button,
    and again with the next."""

    side_curtains = RULES_SIDE_CURTAINS
    ring_radius = 30
    hangs = False

    def __init__(
        self, context: "Context", game: str, variant: str | None = None,
        options: Mapping[str, Value] | None = None, learners: tuple[SeatPlan, ...] = (),
    ) -> None:  # fmt: skip
        """`learners`: who would have the lesson, if that is known."""
        super().__init__(context)
        self.game, self.learners = game, learners
        preset = kids_preset_of(game).PRESET
        titles = {name: variant.title for name, variant in words_of(game).VARIANTS.items()}
        self.variants = ways_to_play(game, kids=True) if self.children else tuple(titles)
        self._titles = {name: preset.title if name == LIGHT else titles[name] for name in self.variants}
        self._as_set = (preset.variant if variant == LIGHT else variant, options)
        if variant in (LIGHT, preset.variant):
            variant = LIGHT if self.children else preset.variant
        self.variant = variant if variant in self._titles else self.variants[0]
        self.page = 0
        self.small = SmallTable(context, game)
        self._split: dict[tuple[str, Theme, Voice], tuple[Screen, ...]] = {}

    @property
    def titles(self) -> dict[str, str]:
        """What the ways to play are called."""
        return {name: self.worded(title) for name, title in self._titles.items()}

    @property
    def screens(self) -> tuple[Screen, ...]:
        """What is leafed through: a page with too many words for the text size takes several screens. Split once: every
        press asks for them, and where presses cost more than they bring a crowd of pads stops the frames."""
        look = self.variant, self.theme, self.context.voice
        if look not in self._split:
            self._split[look] = tuple(self._screens())
        return self._split[look]

    def _screens(self) -> Iterator[Screen]:
        for page in self._pages():
            title, lines, shows = self.worded(page.title), self._lines(page), _shows(page)
            size, parts = in_fewest(lines, (self._room(page), self._height()), self._size(), self.theme)
            beside = "" if self.theme.large_text else page.cut
            foot = self._clauses(page)
            yield from (Screen(title, part, page.cards, size, page.picture, beside, clauses=foot) for part in parts)
            if self.theme.large_text and shows:  # beside such letters is no room for them
                yield Screen(title, (), page.cards, size, page.picture, page.cut)
        if lesson := beside_a_match(self.context, self.game):
            line = say("rules-lesson-line", count=lesson.minutes)
            said = tuple(map(self.worded, (lesson.goal,) if self.theme.large_text else (lesson.goal, line)))
            yield Screen(self.worded(lesson.title), said, (), self._size(), lesson=True)

    @property
    def shown(self) -> Screen:
        """What is in sight now."""
        return self.screens[min(self.page, len(self.screens) - 1)]

    def _pages(self) -> Iterator[Page]:
        """As the match is set up, where the pages are those of its variant; else as that is played mostly. A page whose
        cut is damaged has no small table."""
        name, changed = self._set_up()
        options = options_of(self.game, name, changed)
        kids = self.variant == LIGHT
        pages = kids_preset_of(self.game).kids_pages(options) if kids else words_of(self.game).pages(name, options)
        for page in pages:
            yield page if not page.cut or cut_of(self.game, page.cut, name) else replace(page, cut="")

    def _set_up(self) -> tuple[str, Mapping[str, Value]]:
        """The variant of the pages, and what was changed of its options."""
        preset = kids_preset_of(self.game).PRESET
        name, usual = (preset.variant, preset.options) if self.variant == LIGHT else (self.variant, {})
        variant, changed = self._as_set
        return name, usual if changed is None or variant != name else changed

    def _lines(self, page: Page) -> tuple[str, ...]:
        """The sentences of a page."""
        voice = self.context.voice
        lines = (voice.lines(line) for line in page.lines)
        return tuple(line for some in lines for line in some)

    def _clauses(self, page: Page) -> str:
        """What stands at the foot of a page: the clauses that it tells. Children have none."""
        keys = (line.key for line in page.lines)
        numbers = () if self.children else clause_numbers(words_of(self.game).CLAUSES, self.variant, *keys)
        return self.worded(say("rules-clauses", count=len(numbers), numbers=short(numbers))) if numbers else ""

    def _size(self) -> int:
        return min(self.theme.sentence_px(_LINE), 92)

    def _room(self, shown: Page | Screen) -> int:
        """How wide lines may be."""
        if self.theme.large_text:
            beside = 0
        elif shown.cut:
            beside = SIZE[0] + _TABLE_AWAY
        else:
            beside = _CARDS_WIDE + 40 if _shows(shown) else _HOST_ROOM
        return _BOARD.width - 2 * _TEXT_LEFT - 40 - beside

    def _height(self) -> int:
        return self._board().height - 190

    def _board(self) -> Rect:
        return Rect(_BOARD.left, _BOARD.top, _BOARD.width, self.theme.bar_top - 50 - _BOARD.top)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.small.show(self.shown.cut, *self._set_up())
        self.small.update(dt)

    def targets(self) -> Sequence[Target]:
        plate = (Target(LESSON, self._plate().rect(self._plate_at)),) if self.shown.lesson else ()
        table = (Target("table", self._table()),) if self.shown.cut else ()
        return (
            Target("board", self._board()),
            *plate,
            *table,
            *(Target(("variant", name), rect) for name, rect in self._tabs()),
        )

    def _plate(self) -> Piece:
        return question_plate(self.worded(say("rules-lesson")), True, self.theme, most=_PLATE_MOST)

    @property
    def _plate_at(self) -> tuple[int, int]:
        box = self._board()
        return box.left + _TEXT_LEFT + self._plate().box.width // 2, box.bottom - _PLATE_UP

    def _tabs(self) -> tuple[tuple[str, Rect], ...]:
        if self.theme.large_text:
            return ()
        between = _TAB_GAP * (len(self.titles) - 1)
        widths = [text.width(title, 36, "bold") + _TAB_EDGE for title in self.titles.values()]
        if sum(widths) + between > _BOARD.width:
            widths = [wide - _TAB_CLOSER for wide in widths]
        left = 960 - (sum(widths) + between) // 2
        out = []
        for name, wide in zip(self.titles, widths, strict=True):
            out.append((name, Rect(left, _TABS_AT - 38, wide, 76)))
            left += wide + _TAB_GAP
        return tuple(out)

    def choose(self, target: Hashable, press: Press) -> None:
        if isinstance(target, tuple):
            self._show(str(target[1]))
        elif target == LESSON or (self.shown.lesson and press.at is None):
            self.sound("start")
            learners = self.learners or lone_learner(self.context, press.device).seats
            begin_lesson(self.context, self.game, learners)
            self.settle("board")
        elif target == "table" and press.device in (MOUSE, TOUCH):
            self.small.step()
        elif press.device in (MOUSE, TOUCH) and press.at is not None and press.at[0] < _BOARD.centerx:
            self._leaf(-1)
        else:
            self._leaf(1)

    def uncover(self, result: object) -> None:
        """Back from the lesson: people who want to play on do not come here for more rules."""
        super().uncover(result)
        if result == PLAY:
            self.context.stack.dismiss(PLAY)

    def _leaf(self, step: int) -> None:
        """Turn the page; past the last one the book closes."""
        last = len(self.screens) - 1
        if step > 0 and self.page == last:
            self.context.stack.dismiss()
            return
        self.context.sound.play("page")
        self.page = max(0, min(last, self.page + step))
        self.settle("board")

    def _show(self, variant: str) -> None:
        self.variant, self.page = variant, 0
        self.settle("board")
        self.context.sound.play("turn")

    def _direct(self, press: Press) -> None:
        if press.action in (Action.LEFT, Action.RIGHT):
            self._turn_page(1 if press.action is Action.RIGHT else -1)
            return
        step = 1 if press.action is Action.DOWN else -1
        if press.device == MOUSE:  # a wheel turns pages
            self._turn_page(step)
            return
        at = self.variants.index(self.variant)
        self._show(self.variants[(at + step) % len(self.variants)])

    def swiped(self, way: Action, press: Press) -> None:
        if way in (Action.LEFT, Action.RIGHT):
            self._direct(Press(way, press.device, press.seat))

    def bindings(self) -> tuple[Binding, ...]:
        """A way back where there is a page before, another variant where there is one; pointers have both on the
        screen. Beside a table that is told step by step there is no room for the words of both."""
        pages = (self.moves(Action.LEFT, say("hint-pages")),) if self.page else ()
        others = (self.moves(Action.UP, say("hint-other-game")),) if len(self.variants) > 1 else ()
        shown = () if self.device in (MOUSE, TOUCH) else (*pages, *others)
        left = Binding(Action.PREV, lambda press: self._turn_page(-1))
        right = Binding(Action.NEXT, lambda press: self._turn_page(1))
        on = say("hint-learn") if self.shown.lesson else say("done") if self._last else say("hint-next")
        return self.with_focus(*limited((self.chooses(on), *self._tells(), *shown)), self.leads_back(), left, right)

    def _tells(self) -> tuple[Binding, ...]:
        """What the small table is told with."""
        if not self.shown.cut:
            return ()
        words = say("replay-again") if self.small.stands else say("replay-step")
        again = Binding(Action.INFO, lambda press: self.small.again())
        return Binding(Action.EXTRA, lambda press: self.small.step(), words), again

    def _turn_page(self, step: int) -> None:
        """As `_leaf`, but the last page stays."""
        if step < 0 or not self._last:
            self._leaf(step)

    @property
    def _last(self) -> bool:
        return self.page >= len(self.screens) - 1

    def named(self, target: Hashable) -> Message | None:
        """All of the page: that is what one is here for."""
        del target
        return verbatim(". ".join((self.shown.title, *self.shown.lines)))

    def walked(self) -> Sequence[Hashable]:
        """Which page it is stands in the bar."""
        return ()

    def sentence(self) -> Message:
        return say("rules-page", number=min(self.page, len(self.screens) - 1) + 1, count=len(self.screens))

    def paint(self, canvas: Canvas) -> None:
        shown = self.shown
        if self.theme.large_text:
            words = self.worded(say("game-variant", game=entry_of(self.game).title, variant=self.titles[self.variant]))
            size = text.fit(words, self.theme.px(56), 1500, "display")
            text.place(canvas, words, size, (960, 130), "#FFF8EA", "display")
        for name, rect in self._tabs():
            _tab(self.titles[name], rect.size, name == self.variant).draw(canvas, rect.center)
        box = self._board()
        _sheet(box.size).draw(canvas, box.center)
        at = box.left + _TEXT_LEFT, box.top + _TITLE_TOP + 20
        text.place(canvas, shown.title, text.fit(shown.title, _TITLE, box.width - 2 * _TEXT_LEFT, "display"), at, INK,
                   "display", "left")  # fmt: skip
        self._draw_lines(canvas, shown, box)
        if shown.clauses:
            self._draw_foot(canvas, shown, box)
        if shown.lesson:
            self._plate().draw(canvas, self._plate_at)
            self.draw_focus(canvas, self._plate().rect(self._plate_at))
        if shown.cut:
            self._draw_table(canvas, box)
        elif not self.theme.large_text:
            self._draw_cards(canvas, shown, box)
        elif not shown.lines:
            there = self._shown(shown)
            canvas.blit(there, there.get_rect(center=(box.centerx, box.centery + 50)))

    def _table(self) -> Rect:
        """Where the small table stands: at the right, or where large text leaves it alone on the board at the left."""
        box = self._board()
        left = box.left + _TEXT_LEFT if self.theme.large_text else box.right - _TABLE_RIGHT - SIZE[0]
        return Rect((left, box.top + _TABLE_TOP), SIZE)

    def _draw_table(self, canvas: Canvas, box: Rect) -> None:
        """And its caption below it, or beside it in large text."""
        at, role = self._table(), self.theme.sentence_role
        self.small.draw(canvas, at.topleft)
        if self.theme.large_text:
            left = at.right + _CAPTION_GAP
            room = Rect(left, at.top, box.right - _TABLE_RIGHT - left, at.height)
        else:
            top = at.bottom + _CAPTION_GAP
            room = Rect(at.left, top, at.width, box.bottom - _CAPTION_GAP - top)
        self.small.draw_caption(canvas, room, self.theme.sentence_px(_CAPTION), role)

    def _draw_lines(self, canvas: Canvas, shown: Screen, box: Rect) -> None:
        size, room = shown.size, self._room(shown)
        step = round(size * LEAD)
        rows = [text.wrap(line, size, room, self.theme.sentence_role) for line in shown.lines]
        gap = round(size * GAP)
        whole = sum(len(row) for row in rows) * step + gap * (len(rows) - 1)
        free = self._height() - whole - (_PLATE_UP if shown.lesson else 0)
        y = box.top + 150 + max(0, free // 3) + step // 2
        for row in rows:
            dot = fragment(_BULLET, (20, 20))
            canvas.blit(dot, dot.get_rect(center=(box.left + _TEXT_LEFT + 8, y)))
            for words in row:
                text.place(canvas, words, size, (box.left + _TEXT_LEFT + 40, y), INK, self.theme.sentence_role, "left")
                y += step
            y += gap

    def _draw_foot(self, canvas: Canvas, shown: Screen, box: Rect) -> None:
        """The clauses of the page, small and quiet whatever the size of the text."""
        ink = INK if self.theme.high_contrast else _FOOT_INK
        at = box.left + _TEXT_LEFT + 40, box.bottom - _FOOT_UP
        text.place(canvas, shown.clauses, text.SMALLEST_TEXT, at, ink, _FOOT_ROLE, "left")

    def _draw_cards(self, canvas: Canvas, shown: Screen, box: Rect) -> None:
        if not shown.cards and not shown.picture:
            bird = host("open", _HOST)
            canvas.blit(bird, bird.get_rect(midbottom=(box.right - 180, box.bottom - 26)))
            return
        there = self._shown(shown)
        canvas.blit(there, there.get_rect(center=(box.right - 70 - _CARDS_WIDE // 2, box.centery + 30)))

    def _shown(self, shown: Screen) -> pygame.Surface:
        return _picture(shown.picture) if shown.picture else _fan(self.game, tuple(shown.cards), self.theme)


def _shows(page: Page | Screen) -> bool:
    """Whether there is anything beside its words."""
    return bool(page.cards or page.picture or page.cut)


@cached
def _sheet(size: tuple[int, int]) -> Piece:
    return with_shadow(board(*size, _PAPER, 30, CARD_EDGE, 6), 20, 150, (4, 14))


@cached
def _tab(words: str, size: tuple[int, int], chosen: bool) -> Piece:
    ground = _PAPER if chosen else "#2A1B3D"
    tab = board(*size, ground, 24, CARD_EDGE if chosen else "#5E4A78", 3).copy()
    text.place(tab, words, 36, (size[0] / 2, size[1] / 2), INK if chosen else "#FFF8EA", "bold")
    return with_shadow(tab, 6, 110, (2, 5))


@cached
def _picture(name: str) -> pygame.Surface:
    """A picture on the paper of the page, as large as cards are."""
    if name.startswith(_ICONS):
        return icon(name.removeprefix(_ICONS), _PICTURE, INK, _PAPER)
    return picture(name, _PICTURE)


@cached
def _fan(game: str, cards: tuple[str, ...], theme: Theme) -> pygame.Surface:
    """The cards side by side, overlapping but for their left strips, a little turned."""
    faces = deck_of(game)
    strip = _KIDS_STRIP if theme.kids else _STRIP
    wide = min(_KIDS_CARD if theme.kids else _CARD, round(_CARDS_WIDE / (1 + strip * (len(cards) - 1))))
    step = min(wide + 24, (_CARDS_WIDE - wide) // max(1, len(cards) - 1)) if len(cards) > 1 else 0
    out = surfaces.new((_CARDS_WIDE + 80, round(wide * 1.4) + 120), pygame.SRCALPHA)
    left = (out.get_width() - (wide + step * (len(cards) - 1))) // 2
    for i, card in enumerate(cards):
        tilt = ((len(cards) - 1) / 2 - i) * 3
        picture = faces.face(card, wide, theme)
        with_shadow(turned(picture, tilt), 8, 100, (2, 6)).draw(
            out, (left + wide // 2 + i * step, out.get_height() // 2 + abs(tilt) * 3)
        )
    return out
