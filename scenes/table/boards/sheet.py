"""Sheet: paper over the table for things to read, such as a count or the scores. A press closes it.

Also parts of several sheets: strips of cards that show only index and pip, and the remarks under the scores.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import pygame

from engine.core.events import Heard
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas
from game.cards.deck import Deck
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import pill, strings, stud
from game.draw.cache import cached, converted
from game.draw.icons import badge, icon
from game.draw.paper import Piece, board, with_shadow
from game.easing import Feel, animation_seconds
from game.input.actions import Action, Press
from game.scene import Narrated, Scene
from game.text.catalogue import Voice
from game.theme import CARD_EDGE, CREAM, GOLD_INK, INK, SAFE, SeatLook, Theme
from game.timeline import Call, Clip, Lane
from game.widgets.bindings import Binding, bound, dispatch, hints_of, press_on_hint, table
from game.widgets.bottom_bar import BarWords, BottomBar
from game.widgets.hints import Hint, told_hints
from scenes.games import REMINDER
from scenes.seating import Seating, TablePlan
from scenes.table.boards.score_track import Climb
from scenes.table.boards.start_board import StartBoard, draw_start
from scenes.table.coach.coach_usage import Counts
from scenes.table.feature import Feature
from scenes.table.game_table import GameTable
from scenes.table.phrases import Speakers

Asked = Sequence[tuple[SeatLook, Counts]]
Opened = Sequence[tuple[SeatLook, Sequence[tuple[str, int]]]]
"""Players whose hands were opened, with (badge name, number) for each way of opening."""
PICTURES = ("feather", "tick", "question")
"""Pictures for the depths of questions to the coach: what to do, what else is sensible, what it knows."""
ASKED, OPENED = say("table-asked-coach"), say("table-hands-opened")
LETTERS, HIGH, FACE, ICON = 32, 46, 38, 30
GAP = 16


def draw_remarks(canvas: Canvas, asked: Asked, opened: Opened, middle: float, theme: Theme, voice: Voice) -> None:
    """Draw a row of pills on the line `middle`. If they are too wide, each pill has only the number of its
    questions."""
    if not asked and not opened:
        return
    plain = Theme(theme.name)  # the room between paper and bar is the same for all text sizes
    hands = [_opened(look, ways, plain, theme.plate) for look, ways in opened]
    pieces = _titled(
        voice.words(ASKED), [_one(look, counts, plain, theme.plate) for look, counts in asked], plain, theme.plate
    )
    pieces += _titled(voice.words(OPENED), hands, plain, theme.plate)
    if _wide(pieces) > SAFE.width:
        pieces = [_sum(look, counts, plain, theme.plate) for look, counts in asked] + hands
    x = SAFE.centerx - _wide(pieces) / 2
    for piece in pieces:
        piece.draw(canvas, (x + piece.box.width / 2, middle))
        x += piece.box.width + GAP


def _titled(title: str, pills: list[Piece], theme: Theme, ground: str) -> list[Piece]:
    return [_pill((title,), theme, ground), *pills] if pills else []


def _opened(look: SeatLook, ways: Sequence[tuple[str, int]], theme: Theme, ground: str) -> Piece:
    parts: list[text.Part] = [avatar(look, FACE)]
    for device, often in ways:
        parts += [badge(device, FACE), str(often)]
    return _pill(tuple(parts), theme, ground)


def _wide(pieces: Sequence[Piece]) -> int:
    return sum(piece.box.width for piece in pieces) + GAP * (len(pieces) - 1)


def _one(look: SeatLook, counts: Counts, theme: Theme, ground: str) -> Piece:
    parts: list[text.Part] = [avatar(look, FACE)]
    for picture, count in zip(PICTURES, counts, strict=True):
        if count:
            parts += [icon(picture, ICON, CREAM, ground), str(count)]
    return _pill(tuple(parts), theme, ground)


def _sum(look: SeatLook, counts: Counts, theme: Theme, ground: str) -> Piece:
    return _pill((avatar(look, FACE), icon("feather", ICON, CREAM, ground), str(sum(counts))), theme, ground)


def _pill(parts: tuple[text.Part, ...], theme: Theme, ground: str) -> Piece:
    return pill(parts, ground, GOLD_INK, LETTERS, HIGH, 3, theme)


CARD, CARD_LEAST = 98, 80  # px: narrower cards would have an index too small to read
STRIP = 0.42  # least visible share of a card
LINE_LEAST = 84  # least px for each of two lines
APART = 6.0  # greatest px between two cards


def draw_strips(canvas: Canvas, cards: Sequence[str], box: pygame.Rect, deck: Deck, shown: int = -1) -> None:
    """Draw the first `shown` of the cards (all if it is negative). There is room for all of them, in one line or
    two."""
    if not cards:
        return
    width = max(CARD_LEAST, min(CARD, round((box.height - 10) / 1.4)))
    lines = 2 if len(cards) * width * STRIP > box.width and box.height >= 2 * LINE_LEAST else 1
    each = -(-len(cards) // lines)
    high = min(round(width * 1.4), (box.height - 8) // lines)
    step = min(width + APART, (box.width - width) / max(1, each - 1))
    for i, card in enumerate(cards if shown < 0 else cards[:shown]):
        top = box.centery + round((i // each - lines / 2) * (high + 2))
        _strip(deck, card, width, high).draw(canvas, (round(box.left + i % each * step), top))


@cached
def _strip(deck: Deck, card: str, width: int, high: int) -> Piece:
    """A card or its upper part, anchored at its upper left corner."""
    upper = deck.face(card, width, Theme()).subsurface((0, 0, width, high)).copy()
    return with_shadow(upper, 4, 100, (1, 3), (0, 0))


PAPER = pygame.Rect(176, 84, 1568, 796)
PAPER_LARGE = pygame.Rect(150, 84, 1620, 728)
"""The paper above the higher bar of large text."""
STRINGS_IN, STRING_LONG = 90, 24  # px of its strings, from its sides and above it
ASKED_HIGH = 48  # px by which it is shorter if the row of remarks is below it
SHADED = (56, 56, 62)
"""Factor of the set and the seats (RGB of 255). It darkens all but the paper."""
LEADS_ON = (Action.BACK, Action.INFO, Action.MENU)
POINTS, LINE_FILLED = 72, 0.7  # px of letters; their greatest share of a line
STANDS = 3.0  # seconds of a count that no player can close


@dataclass(frozen=True, slots=True)
class Reminder(Feature[Any]):
    """Makes a sheet of all public events, from these and the public view, for players who want this help.

    It may cover an open hand.
    """

    made: Callable[[Context, Heard, Any, Speakers, Seating], Scene]


def reminder_of(game_table: GameTable[Any], plan: TablePlan) -> Reminder | None:
    """The reminder of a game, if the table has it turned on."""
    return (
        game_table.feature(Reminder) if dict(plan.aids).get(REMINDER.name, REMINDER.usual) != REMINDER.usual else None
    )


def paper_of(theme: Theme) -> pygame.Rect:
    return PAPER_LARGE if theme.large_text else PAPER


@cached
def _paper(size: tuple[int, int]) -> Piece:
    paper = board(*size, CREAM, 28, CARD_EDGE, 5).copy()
    for x in (STRINGS_IN, size[0] - STRINGS_IN):
        paper.blit(stud(), (x - 10, 8))
    sheet = with_shadow(paper, 18, 150, (4, 12), (0, 0))
    out = surfaces.new((sheet.surface.get_width(), sheet.surface.get_height() + STRING_LONG), pygame.SRCALPHA)
    out.blit(sheet.surface, (0, STRING_LONG))
    left, top = sheet.anchor[0], sheet.anchor[1] + STRING_LONG
    out.blit(strings((left + STRINGS_IN, left + size[0] - STRINGS_IN), top + 16, out.get_size()), (0, 0))
    return Piece(converted(out), (left, top), sheet.box)


class Sheet(Scene):
    """A paper over the table. A game's own sheets define its content (`paint`), the bar's sentence and the buttons."""

    opaque = False
    hands_down = True
    tells = False
    """Whether it is a part of the story, not only a summary. Then viewers of a record see it also."""

    share = 1.0
    """The share of their written time that its motions take."""
    first: int | None = 0
    """The number of the top line in sight; None: the newest lines are in sight, until a player scrolls."""
    begun = True
    """Whether there is a score to write. Before that it shows its `start`, if it has one."""

    def __init__(self, context: Context, who: Speakers, seating: Seating) -> None:
        super().__init__(context)
        self.who, self.seating = who, seating
        self.start: StartBoard | None = None
        self.paused: Callable[[str | None], None] | None = None
        """Opens the table's pause; None for a sheet outside the table's story."""
        self.running: Sequence[tuple[Seat, Message]] = ()
        """News before there is a score, each with the seat whose face is drawn before it."""
        self.asked: Asked = ()
        """Players who asked the coach, if they are to be shown."""
        self.opened: Opened = ()
        """Players whose hands were opened with another device than their own."""
        self.lane = Lane()
        self.climb: Climb | None = None
        """The change of the scores, if it is to be animated."""

    def enter(self) -> None:
        if self.climb is not None and self.context.pace and not self.context.settings.get.reduced_motion:
            self.lane.play(self.climb.clip(self.context.sound.play))

    def update(self, dt: float) -> None:
        self.lane.advance(animation_seconds(dt, self.context.pace * self.share))

    def act(self, press: Press) -> None:
        dispatch(press_on_hint(press, self.hints(), self.context.devices.hint, self.context.theme), self.bindings())

    def bindings(self) -> tuple[Binding, ...]:
        """Bindings of the buttons."""
        return self.leads_on(say("table-on"))

    def hints(self) -> tuple[Hint, ...]:
        """Hints of the bottom bar."""
        return hints_of(self.bindings(), self.who.voice)

    def leads_on(self, words: Message, *more: Binding) -> tuple[Binding, ...]:
        """Bindings that close the sheet: confirm with these words, and every button that leads away except for the
        pause.

        `more` are further bindings.
        """
        on = Binding(Action.CONFIRM, self.leave_page, words)
        return table((on, *more, *self.pauses(), *bound(LEADS_ON, self.leave_page)))

    def pauses(self) -> tuple[Binding, ...]:
        """The binding of the table's pause, if there is one."""
        paused = self.paused
        if paused is None:
            return ()
        return (Binding(Action.MENU, lambda press: paused(press.device), say("table-pause")),)

    def scrolls(self, last: int) -> tuple[Binding, ...]:
        """Bindings of up and down through lines. `last` is the highest number of the top line in sight.

        Only one of them is printed: up, or down at the top.
        """
        first = last if self.first is None else self.first

        def by(step: int) -> None:
            self.first = max(0, min(last, first + step))

        up = Binding(Action.UP, lambda press: by(-1), say("table-earlier") if first else None)
        return up, Binding(Action.DOWN, lambda press: by(1), say("table-more") if last and not first else None)

    def leave_page(self, press: Press) -> None:
        """Close the sheet after a press."""
        self.context.sound.play("page")
        self.context.stack.dismiss()

    def sentence(self) -> Message | None:
        """The bar's sentence."""
        return None

    def lines(self) -> Sequence[Message]:
        """Its content for the narrator; public facts only."""
        return ()

    def narration(self) -> Narrated:
        """What the narrator reads; the lines follow once no number runs."""
        start = None if self.begun else self.start
        lines = self.lines() if start is None else start.lines(self.running, self.context.audience.children)
        told = told_hints(self.hints(), self.context.devices.hint, self.who.voice)
        written = () if self.busy else tuple(map(self.words_of, lines))
        return Narrated(sentence=self.bar_words().text, hints=told, lines=written)

    @property
    def paper(self) -> pygame.Rect:
        """The rectangle of the paper; the row of remarks has room below it."""
        out = paper_of(self.context.theme).copy()
        out.height -= ASKED_HIGH if self._has_scores and (self.asked or self.opened) else 0
        return out

    @property
    def _has_scores(self) -> bool:
        """Whether there are scores, not only what the table plays for."""
        return self.begun or self.start is None

    def words_of(self, message: Message) -> str:
        """Words for the paper, in the current audience's variant."""
        return self.who.voice.words(message)

    def bar_words(self) -> BarWords:
        message = self.sentence()
        return BarWords("") if message is None else self.context.bar_words(message, self.who.voice)

    def draw(self, canvas: Canvas) -> None:
        theme = self.context.theme
        paper = self.paper
        self.draw_ground(canvas, paper)
        if self._has_scores:
            self.paint(canvas, paper, theme)
            draw_remarks(canvas, self.asked, self.opened, (paper.bottom + theme.bar_top) / 2, theme, self.who.voice)
        elif self.start is not None:
            draw_start(canvas, paper, self.start, self.running, self.who, self.seating, theme)
        self.draw_bar(canvas)

    def draw_ground(self, canvas: Canvas, paper: pygame.Rect) -> None:
        """Darken the table, and draw the paper over it."""
        canvas.fill(SHADED, special_flags=pygame.BLEND_RGB_MULT)
        _paper(paper.size).draw(canvas, paper.topleft)

    def draw_bar(self, canvas: Canvas) -> None:
        """Draw the bar with its sentence and hints."""
        bar = BottomBar(self.bar_words(), self.hints(), self.context.devices.hint)
        self.context.draw_bottom_bar(canvas, bar)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        """Draw the content of the paper. Sheets that override `draw` have none."""


def points_told(scores: Sequence[int], seats: Iterable[Seat] | None = None) -> tuple[Message, ...]:
    """The score of each seat, as `Ida: 80`, in the order of `seats` if given."""
    return tuple(say("table-points", seat=Who(seat), amount=scores[seat]) for seat in seats or range(len(scores)))


def total_told(scores: Sequence[Message]) -> Message:
    """The totals of all in one line."""
    return say("sheet-row", where=say("-sheet-total"), items=tuple(scores))


class PointsSheet(Sheet):
    """The points so far, one line for each seat. For games whose view has `scores` by seat and no further details."""

    def __init__(self, context: Context, view: Any, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.scores: Sequence[int] = view.scores
        self.begun = any(self.scores)

    def sentence(self) -> Message:
        return say("scores-so-far")

    def lines(self) -> Sequence[Message]:
        return points_told(self.scores)

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        step = paper.height / (len(self.scores) + 1)
        letters = min(theme.px(POINTS), round(step * LINE_FILLED))
        for seat, score in enumerate(self.scores):
            words = self.words_of(say("table-points", seat=Who(seat), amount=score))
            at = paper.centerx, paper.top + step * (seat + 1)
            text.place(canvas, words, text.fit(words, letters, paper.width - 2 * letters), at, INK)


class CountingSheet(Sheet):
    """A sheet on which numbers run along `lane`. The first press ends the run and the next one closes it.

    Without human players it closes by itself.
    """

    def __init__(self, context: Context, who: Speakers, seating: Seating) -> None:
        super().__init__(context, who, seating)
        self.alone = not any(seating.people)
        self._rest = STANDS

    @property
    def busy(self) -> bool:
        """Whether the numbers still run."""
        return self.lane.busy

    def feel(self, feel: Feel) -> Feel:
        """A motion as the settings want it: with less motion it is over at once."""
        return replace(feel, calm=0.0).calmed() if self.context.settings.get.reduced_motion else feel

    def heard(self, name: str, note: int = 0) -> Clip:
        """A sound in its turn, which is left out if the run is cut short."""
        return Call(partial(self.context.sound.play, name, note), skippable=True)

    def update(self, dt: float) -> None:
        super().update(dt)
        self.hurries = self.lane.busy
        if self.alone and not self.lane.busy:
            self._rest -= dt
            if self._rest <= 0:
                self.context.stack.dismiss()

    def bindings(self) -> tuple[Binding, ...]:
        if self.lane.busy:
            return (Binding(Action.CONFIRM, lambda press: self._hurry(), say("table-on")), *self.pauses())
        return self.once_counted()

    def once_counted(self) -> tuple[Binding, ...]:
        """Bindings of the buttons after the count."""
        return self.leads_on(say("table-on"))

    def _hurry(self) -> None:
        self.lane.finish()
        self.skip_count()

    def skip_count(self) -> None:
        """Called when a player skipped the count."""
