"""The programme of an evening: all games above, the chosen ones in their order below, and their total length."""

from collections.abc import Hashable, Sequence
from dataclasses import replace
from random import Random

from pygame import Rect, Surface

from engine.core.messages import Message, numeral, say, verbatim
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.boards import pill
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import around, dashes, fragment
from game.evening import MOST_GAMES, Evening, about, suggested
from game.input.actions import Action, Press
from game.theme import CARD_EDGE, CREAM, CREAM_SHADE, GOLD, INK, Theme
from game.widgets.bindings import Binding
from game.widgets.controls import Control, ControlKind
from game.widgets.focus import Target
from game.widgets.house_scene import HouseScene
from game.widgets.menu import Row
from game.widgets.page import TITLE, TITLE_LINE, Page
from scenes.evening import diary
from scenes.front.carousel import SHAPE, little_theatre
from scenes.games import entries, entry_of

LIKE, START = "like", "start"
_ROOM = Rect(200, 196, 1520, 0)
_THEATRE, _GAP = 270, 34
_BILL, _BILL_LARGE = Rect(200, 446, 1520, 246), Rect(200, 434, 1520, 196)
_SLOT_GAP, _SLOT_SHARE, _MEDAL = 24, 0.78, 64
_PILLS_UP = 92  # px from the bar to the middle of the pills
_LONG = 44


class ProgrammeScene(HouseScene):
    """Confirm adds a game to the programme, or removes one from it. `evening`: one that goes on with these games."""

    title = say("evening-title")
    ring_radius = 18
    hook_holds_focus = False

    def __init__(self, context: Context, device: str | None = None, evening: Evening | None = None) -> None:
        super().__init__(context, device)
        self.entries = entries()
        self.evening = evening
        self.games: tuple[str, ...] = ()
        self.light = self.children if evening is None else evening.light
        self.minutes = {entry.game: diary.minutes(context, entry.game) for entry in self.entries}
        self.focus.at = ("game", 0)

    # State

    def _theatre(self) -> int:
        """Width of a theatre above, so that all fit."""
        count = len(self.entries)
        return min(_THEATRE, (_ROOM.width - (count - 1) * _GAP) // count)

    def _theatre_at(self, number: int) -> Rect:
        wide, count = self._theatre(), len(self.entries)
        left = _ROOM.centerx - (count * wide + (count - 1) * _GAP) // 2
        return Rect(left + number * (wide + _GAP), _ROOM.top, wide, round(wide * SHAPE))

    @property
    def _paper(self) -> Rect:
        return _BILL_LARGE if self.theme.large_text else _BILL

    def _slot(self, number: int) -> Rect:
        """Rectangle of a place in the programme."""
        paper = self._paper
        wide = min((paper.width - (MOST_GAMES + 1) * _SLOT_GAP) // MOST_GAMES, round((paper.height - 48) / _SLOT_SHARE))
        left = paper.centerx - (MOST_GAMES * wide + (MOST_GAMES - 1) * _SLOT_GAP) // 2
        box = Rect(left + number * (wide + _SLOT_GAP), 0, wide, round(wide * SHAPE))
        box.centery = paper.centery
        return box

    def _pills(self) -> dict[str, tuple[Piece, tuple[int, int]]]:
        line = self.theme.bar_top - _PILLS_UP
        like = _pill("star", self.words_of(say("evening-like")), False, self.theme)
        start = _pill("play", self.words_of(say("seats-start")), True, self.theme)
        return {
            LIKE: (like, (_ROOM.left + like.box.width // 2, line)),
            START: (start, (_ROOM.right - start.box.width // 2, line)),
        }

    def targets(self) -> Sequence[Target]:
        games = [Target(("game", number), self._theatre_at(number)) for number in range(len(self.entries))]
        chosen = [Target(("chosen", number), self._slot(number)) for number in range(len(self.games))]
        pills = self._pills()
        shown = (LIKE, START) if self.games else (LIKE,)
        return (*games, *chosen, *(Target(name, pills[name][0].rect(pills[name][1])) for name in shown))

    # Input

    def choose(self, target: Hashable, press: Press) -> None:
        if target == START:
            self._start(press)
        elif target == LIKE:
            self.sound("choose")
            self.context.stack.push(AsYouLikeScene(self.context, self.minutes, self.light))
        elif isinstance(target, tuple) and target[0] == "game":
            if len(self.games) == MOST_GAMES:
                self.refuse(say("evening-full", count=MOST_GAMES))
                return
            self.sound("join")
            self.games = (*self.games, self.entries[int(target[1])].game)
            self.settle()
        elif isinstance(target, tuple):
            self.sound("back")
            number = int(target[1])
            self.games = self.games[:number] + self.games[number + 1 :]
            self.settle(("chosen", min(number, len(self.games) - 1)) if self.games else ("game", 0))

    def bindings(self) -> tuple[Binding, ...]:
        at = self.focus.at
        kind = at[0] if isinstance(at, tuple) else at
        words = {"game": say("evening-add"), "chosen": say("evening-remove"), START: say("seats-start")}
        like = Binding(Action.EXTRA, lambda press: self.choose(LIKE, press), say("evening-like"))
        start = Binding(Action.MENU, self._start, say("seats-start"))
        own = [self.chooses(words.get(str(kind), say("hint-choose")))]
        own += [like.silent if at == LIKE else like]
        own += [start.silent if at == START else start] if self.games else []
        return self.with_focus(*own, self.leads_back())

    def _start(self, press: Press) -> None:
        """Go to the seats of the first game."""
        if not self.games:
            return
        self.sound("choose")
        if self.evening is None:
            evening = diary.begun(self.context, self.games, self.light)
        else:
            evening = replace(self.evening, games=(*self.evening.games, *self.games))
            diary.keep(self.context, evening)
        game = evening.next_game
        self.context.stack.replace(self.context.place("seats", game, press.device, evening))

    def uncover(self, result: object) -> None:
        if isinstance(result, tuple):
            games, self.light = result
            self.games = games
            self.settle(START)
        else:
            self.settle()

    # Drawing

    def sentence(self) -> Message:
        at = self.focus.at
        if at == LIKE:
            return say("evening-like-line")
        if isinstance(at, tuple) and at[0] == "game":
            one = self.entries[int(at[1])]
            return say("evening-game-long", game=one.title, amount=about(self.minutes[one.game]))
        return say("evening-rule")

    def named(self, target: Hashable) -> Message | None:
        if isinstance(target, tuple):
            games = [one.game for one in self.entries] if target[0] == "game" else self.games
            return verbatim(entry_of(games[int(target[1])]).title)
        return say("seats-start") if target == START else say("evening-like")

    def paint(self, canvas: Canvas) -> None:
        title = self.words_of(self.title)
        size = text.fit(title, min(self.theme.px(TITLE), 120), 1300, "display")
        text.place(canvas, title, size, (960, TITLE_LINE), CREAM, "display")
        for number, one in enumerate(self.entries):
            rect = self._theatre_at(number)
            _standing(one.game, rect.width, self.theme).draw(canvas, rect.topleft)
        paper = self._paper
        _playbill(paper.size).draw(canvas, paper.topleft)
        for number in range(MOST_GAMES):
            slot = self._slot(number)
            if number < len(self.games):
                _standing(self.games[number], slot.width, self.theme).draw(canvas, slot.topleft)
            else:
                free = _free(slot.size)
                canvas.blit(free, slot.topleft)
        for piece, at in self._pills().values():
            if self.games or at[0] < 960:
                piece.draw(canvas, at)
        if self.games:
            self._draw_long(canvas)
        self.draw_focus(canvas)
        for number in range(len(self.games)):  # over the ring, which would cut the discs
            slot = self._slot(number)
            _number(number + 1).draw(canvas, (slot.left + 10, slot.top + 16))

    def _draw_long(self, canvas: Canvas) -> None:
        """Draw the total length between the pills."""
        pills = self._pills()
        left, right = (pills[name][0].rect(pills[name][1]) for name in (LIKE, START))
        words = self.words_of(say("evening-long", amount=about(sum(self.minutes[game] for game in self.games))))
        room = right.left - left.right - 60
        size = text.fit(words, min(self.theme.px(_LONG), 64), room - 70, "semibold")
        row = text.line((icon("clock", round(size * 1.1), CREAM), words), size, CREAM, "semibold", 16)
        put(canvas, row, center=((left.right + right.left) // 2, left.centery))


@cached
def _pill(sign: str, words: str, main: bool, theme: Theme) -> Piece:
    colors = ("#1E7A46", "#8EDAA8") if main else ("#2A1640", "#8E6BA8")
    return pill((icon(sign, 40), words), *colors, 38, 84, 4, theme, most=620)


@cached
def _standing(game: str, wide: int, theme: Theme) -> Piece:
    """A small theatre; its anchor is its upper left corner."""
    return with_shadow(little_theatre(entry_of(game), wide, theme), 10, 130, (2, 8), (0, 0))


@cached
def _playbill(size: tuple[int, int]) -> Piece:
    return with_shadow(board(*size, CREAM, 26, CARD_EDGE, 4), 14, 130, (3, 10), (0, 0))


@cached
def _free(size: tuple[int, int]) -> Surface:
    """An empty place in the programme."""
    wide, high = size
    lines = dashes(around(wide - 8, high - 8, 20), 16, 13)
    return fragment(
        f'<rect x="4" y="4" width="{wide - 8}" height="{high - 8}" rx="20" fill="{CREAM_SHADE}" stroke="{CARD_EDGE}" '
        f'stroke-width="4" {lines}/>',
        size,
    )


@cached
def _number(number: int) -> Piece:
    """The disc with a game's position."""
    side = _MEDAL
    out = fragment(
        f'<circle cx="32" cy="32" r="31" fill="{INK}"/><circle cx="32" cy="32" r="27" fill="{GOLD}"/>',
        (64, 64),
        (side, side),
    ).copy()
    text.place(out, str(number), 40, (side / 2, side / 2 - 1), INK, "extrabold")
    return with_shadow(out, 6, 120, (1, 4))


COUNTS, LENGTHS = (2, 3, 4, 5, 6), (30, 60, 90, 120, 180)
_COUNT, _LENGTH, _AGE = "count", "length", "age"


class AsYouLikeScene(Page):
    """A proposal from number of games, length, and age. Dismissed with (games, whether with the lighter presets)."""

    title = say("evening-like")

    def __init__(self, context: Context, minutes: dict[str, int], light: bool) -> None:
        super().__init__(context)
        self.minutes = minutes
        self.at = {_COUNT: COUNTS.index(3), _LENGTH: LENGTHS.index(60), _AGE: int(light)}
        self._random = Random()
        self.focus.at = "draw"

    def rows(self) -> Sequence[Row]:
        choices = {
            _COUNT: tuple(map(numeral, COUNTS)),
            _LENGTH: tuple(say("-evening-minutes", amount=length) for length in LENGTHS),
            _AGE: (say("-evening-grown"), say("-evening-young")),
        }
        heads = {
            _COUNT: (say("evening-count"), say("evening-count-line"), "cards"),
            _LENGTH: (say("evening-length"), say("evening-length-line"), "clock"),
            _AGE: (say("evening-age"), say("evening-age-line"), "people"),
        }
        rows = [
            Row(
                name,
                label,
                choices[name][self.at[name]],
                line,
                sign,
                control=Control(ControlKind.PLATES, choices[name], self.at[name]),
            )
            for name, (label, line, sign) in heads.items()
        ]
        return (*rows, Row("draw", say("evening-draw"), None, say("evening-draw-line"), "star", do=self._draw))

    def turn_value(self, row: Row, step: int, press: Press) -> None:
        count = {_COUNT: len(COUNTS), _LENGTH: len(LENGTHS), _AGE: 2}[str(row.id)]
        self.at[str(row.id)] = (self.at[str(row.id)] + step) % count

    def _draw(self) -> None:
        self.sound("choose")
        games = suggested(self.minutes, COUNTS[self.at[_COUNT]], LENGTHS[self.at[_LENGTH]], self._random)
        self.context.stack.dismiss((games, bool(self.at[_AGE])))
