"""The pages with all rules of a game. Beside the words there are pictures of cards."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from engine.core.clauses import numbers_in, short
from engine.core.messages import Message, say
from engine.games import GAMES
from game import surfaces
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.boards import question_plate
from game.draw.cache import cached
from game.draw.host import host
from game.draw.icons import icon
from game.draw.paper import Piece, board, turned, with_shadow
from game.draw.svg import picture
from game.input.actions import MOUSE, TOUCH, Action, Press
from game.theme import CARD_EDGE, INK, SMALLEST_TEXT, Theme
from game.widgets.bindings import Binding, limited
from game.widgets.focus import Target
from game.word_packs import proposed
from scenes.front import pages
from scenes.front.page_lines import in_fewest
from scenes.front.pages import BOARD, PAPER, TEXT_LEFT, PagesScene
from scenes.games import LIGHT, RulesPage, Value, deck_of, entry_of, kids_preset_of, options_of, words_of
from scenes.lesson.offer import PLAY, begin_lesson, beside_a_match, lone_learner, own_lesson
from scenes.lobby.match_setup import ways_to_play
from scenes.seating import SeatPlan

_CARDS_WIDE = 520
_CARD, _KIDS_CARD = 220, 300
_PICTURE = 360
"""Width of a picture in place of cards, px."""
_ICONS = "icons/"
_HOST, _HOST_ROOM = 230, 250
"""Size of the host on pages without cards, and the room that lines leave for him, px."""
_STRIP, _KIDS_STRIP = 0.47, 0.56
"""The share of a card's width that stays uncovered: index, suit and counters."""
_FOOT_UP, _FOOT_INK, _FOOT_ROLE = 26, "#6B5E72", "medium"
"""The line at the foot of the board with the numbers of clauses."""
_TABS_AT = 132
_TAB_GAP = 16
LESSON = "lesson"
_PLATE_UP, _PLATE_MOST = 100, 900
_TAB_EDGE, _TAB_CLOSER = 60, 20
"""px by which a tab is wider than its words, and px less if there are many tabs."""


@dataclass(frozen=True, slots=True)
class HowToScreen(pages.PageScreen):
    """A page of the rules, with `cards` or a `picture` beside its lines.

    `lesson`: whether it is the last page, with a plate that leads to the game's lesson. `clauses`: the numbers of its
    rules, for grown-ups.
    """

    cards: tuple[str, ...] = ()
    picture: str = ""
    lesson: bool = False
    clauses: str = ""


class HowToScene(PagesScene[HowToScreen]):
    """Left and right turn the pages; up and down choose the variant. Confirm goes on to the end, and from there to the
    game's lesson, or out if it has none."""

    def __init__(
        self,
        context: Context,
        game: str,
        variant: str | None = None,
        options: Mapping[str, Value] | None = None,
        learners: tuple[SeatPlan, ...] = (),
    ) -> None:
        """`learners`: the seats that would have the lesson, if known."""
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

    @property
    def titles(self) -> dict[str, str]:
        """The names of the variants in the language of the audience."""
        return {name: self.words_of(title) for name, title in self._titles.items()}

    @property
    def look(self) -> Hashable:
        return self.variant, super().look

    def split(self) -> Iterator[HowToScreen]:
        for page in self._pages():
            title, lines, shows = self.words_of(page.title), self._lines(page), _shows(page)
            size, parts = in_fewest(lines, self.room(self._beside(page)), self.line_px, self.theme)
            foot = self._clauses(page)
            yield from (HowToScreen(title, part, size, page.cards, page.picture, clauses=foot) for part in parts)
            if self.theme.large_text and shows:  # no room beside large letters
                yield HowToScreen(title, (), size, page.cards, page.picture)
        if lesson := beside_a_match(self.context, self.game):
            line = say("rules-lesson-line", count=lesson.minutes)
            said = tuple(map(self.words_of, (lesson.goal,) if self.theme.large_text else (lesson.goal, line)))
            yield HowToScreen(self.words_of(lesson.title), said, self.line_px, lesson=True)

    def _pages(self) -> Sequence[RulesPage]:
        """The pages for the match's variant and options, or else for those offered first."""
        name, changed = self._set_up()
        options = options_of(self.game, name, changed)
        kids = self.variant == LIGHT
        return kids_preset_of(self.game).kids_pages(options) if kids else words_of(self.game).pages(name, options)

    def _set_up(self) -> tuple[str, Mapping[str, Value]]:
        """The variant of the pages and the options that differ from it, from the match or from the offer of the
        table."""
        preset = kids_preset_of(self.game).PRESET
        variant, changed = self._as_set
        name = preset.variant if self.variant == LIGHT else self.variant
        if changed is not None and variant == name:
            return name, changed
        kind = GAMES[self.game].variant(name)
        offered = proposed(kind, kind.opens, self.context.language)
        return name, {**offered, **preset.options} if self.variant == LIGHT else offered

    def _lines(self, page: RulesPage) -> tuple[str, ...]:
        voice = self.context.voice
        lines = (voice.lines(line) for line in page.lines)
        return tuple(line for some in lines for line in some)

    def _clauses(self, page: RulesPage) -> str:
        """The numbers of the rules on a page, for its foot; empty for children."""
        numbers = () if self.children else numbers_in(page.clauses)
        return self.words_of(say("rules-clauses", count=len(numbers), numbers=short(numbers))) if numbers else ""

    def _beside(self, shown: RulesPage | HowToScreen) -> int:
        """Width of the things at the right of the lines, px."""
        if self.theme.large_text:
            return 0
        return _CARDS_WIDE + 40 if _shows(shown) else _HOST_ROOM

    def targets(self) -> Sequence[Target]:
        plate = (Target(LESSON, self._plate().rect(self._plate_at)),) if self.shown.lesson else ()
        return (
            Target("board", self.board()),
            *plate,
            *(Target(("variant", name), rect) for name, rect in self._tabs()),
        )

    def _plate(self) -> Piece:
        return question_plate(self.words_of(say("rules-lesson")), True, self.theme, most=_PLATE_MOST)

    @property
    def _plate_at(self) -> tuple[int, int]:
        box = self.board()
        return box.left + TEXT_LEFT + self._plate().box.width // 2, box.bottom - _PLATE_UP

    def _tabs(self) -> tuple[tuple[str, Rect], ...]:
        if self.theme.large_text:
            return ()
        between = _TAB_GAP * (len(self.titles) - 1)
        widths = [text.width(title, 36, "bold") + _TAB_EDGE for title in self.titles.values()]
        if sum(widths) + between > BOARD.width:
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
            begin_lesson(self.context, own_lesson(self.context, self.game), learners)
            self.settle("board")
        else:
            super().choose(target, press)

    def uncover(self, result: object) -> None:
        """After the lesson, close if the players want to play: they need no more rules."""
        super().uncover(result)
        if result == PLAY:
            self.context.stack.dismiss(PLAY)

    def _show(self, variant: str) -> None:
        self.variant, self.page = variant, 0
        self.settle("board")
        self.context.sound.play("turn")

    def _direct(self, press: Press) -> None:
        if press.action in (Action.LEFT, Action.RIGHT) or press.device == MOUSE:  # a wheel turns pages
            super()._direct(press)
            return
        step = 1 if press.action is Action.DOWN else -1
        at = self.variants.index(self.variant)
        self._show(self.variants[(at + step) % len(self.variants)])

    @property
    def confirm_words(self) -> Message:
        return say("hint-learn") if self.shown.lesson else super().confirm_words

    def bindings(self) -> tuple[Binding, ...]:
        """A way back if there is a page before, and another variant if there is one. Pointers have both on the
        screen."""
        pointed = len(self.variants) == 1 or self.device in (MOUSE, TOUCH)
        others = () if pointed else (self.moves(Action.UP, say("hint-other-game")),)
        shown = limited((self.chooses(self.confirm_words), *self.turns(), *others))
        return self.with_focus(*shown, self.leads_back(), *self.shoulders())

    def paint(self, canvas: Canvas) -> None:
        shown = self.shown
        if self.theme.large_text:
            words = self.words_of(
                say("game-variant", game=entry_of(self.game).title, variant=self.titles[self.variant])
            )
            size = text.fit(words, self.theme.px(56), 1500, "display")
            text.place(canvas, words, size, (960, 130), "#FFF8EA", "display")
        for name, rect in self._tabs():
            _tab(self.titles[name], rect.size, name == self.variant).draw(canvas, rect.center)
        super().paint(canvas)
        box = self.board()
        if shown.clauses:
            self._draw_foot(canvas, shown, box)
        if shown.lesson:
            self._plate().draw(canvas, self._plate_at)
            self.draw_focus(canvas, self._plate().rect(self._plate_at))
        if not self.theme.large_text:
            self._draw_cards(canvas, shown, box)
        elif not shown.lines:
            put(canvas, self._shown(shown), center=(box.centerx, box.centery + 50))

    def draw_lines(self, canvas: Canvas, beside: int = 0, below: int = 0) -> None:
        super().draw_lines(canvas, self._beside(self.shown) + beside, (_PLATE_UP if self.shown.lesson else 0) + below)

    def _draw_foot(self, canvas: Canvas, shown: HowToScreen, box: Rect) -> None:
        """Draw the numbers of the rules in the smallest readable size, at any text size."""
        ink = INK if self.theme.high_contrast else _FOOT_INK
        at = box.left + TEXT_LEFT + 40, box.bottom - _FOOT_UP
        text.place(canvas, shown.clauses, SMALLEST_TEXT, at, ink, _FOOT_ROLE, "left")

    def _draw_cards(self, canvas: Canvas, shown: HowToScreen, box: Rect) -> None:
        if not shown.cards and not shown.picture:
            put(canvas, host("open", _HOST), midbottom=(box.right - 180, box.bottom - 26))
            return
        put(canvas, self._shown(shown), center=(box.right - 70 - _CARDS_WIDE // 2, box.centery + 30))

    def _shown(self, shown: HowToScreen) -> pygame.Surface:
        return _picture(shown.picture) if shown.picture else _fan(self.game, tuple(shown.cards), self.theme)


def _shows(page: RulesPage | HowToScreen) -> bool:
    """Whether the page shows more than words."""
    return bool(page.cards or page.picture)


@cached
def _tab(words: str, size: tuple[int, int], chosen: bool) -> Piece:
    ground = PAPER if chosen else "#2A1B3D"
    tab = board(*size, ground, 24, CARD_EDGE if chosen else "#5E4A78", 3).copy()
    text.place(tab, words, 36, (size[0] / 2, size[1] / 2), INK if chosen else "#FFF8EA", "bold")
    return with_shadow(tab, 6, 110, (2, 5))


@cached
def _picture(name: str) -> pygame.Surface:
    """A picture on the paper of the page, as large as cards."""
    if name.startswith(_ICONS):
        return icon(name.removeprefix(_ICONS), _PICTURE, INK, PAPER)
    return picture(name, _PICTURE)


@cached
def _fan(game: str, cards: tuple[str, ...], theme: Theme) -> pygame.Surface:
    """The cards side by side, slightly turned, overlapping except for their left strips."""
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
