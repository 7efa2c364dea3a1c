"""Sheets of Hookie-Mookie: the progress of the table, at its end every hand, and the cards that were shown (a help)."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame

from engine.core.cards import Cards
from engine.core.events import Heard
from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.hookie_mookie.cards import VALUES, card_noun, sort_hand
from engine.games.hookie_mookie.memory import holdings
from engine.games.hookie_mookie.view import View
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import crown, ribbon
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.paper import board
from game.draw.svg import fragment
from game.theme import CREAM, GOLD_INK, GOOD, INK, Theme
from game.widgets.bindings import Binding
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.backdrop import cards_left, day_of
from scenes.games.hookie_mookie.art.furniture import ghosts
from scenes.games.hookie_mookie.art.signs import CHIP_STEP, TIED, tied
from scenes.games.hookie_mookie.art.sky import draw_sky
from scenes.games.hookie_mookie.sentences import NONE_WHOLE, OUT, WHOLE
from scenes.seating import Seating
from scenes.table.boards.sheet import Sheet, draw_strips
from scenes.table.boards.start_board import GROUND, draw_heading, row_ground
from scenes.table.phrases import Speakers

TOP = 88
RIBBON = "#B23A2C"
TITLE = 68
QUIET = "#6B6250"
LINE = "#E3D6B8"
FACE = 82
ROW_MOST = 128
NAME_LEFT, NAME_WIDE = 122, 210
COUNT_WIDE = 150
GHOSTS_WIDE = 46
FOOT = 104
INSET, GAP, SKY_DOWN, SKY_HIGH, SKY_SHARE = 56, 24, 110, 268, 0.42
SET, SETS_ACROSS, SUITS_OF_A_SET, PALE, PALE_DOT = (94, 104), 7, 4, "#E9D9B5", "#CDB98C"
LARGE_FACE, CARDS_ICON = 150, 64
GHOSTS, DECK = say("hookie_mookie-left-ghosts"), say("hookie_mookie-left-deck")
"""The names of the ghost hand and the deck, which are below the hands at the end."""


@dataclass(frozen=True, slots=True)
class SeatLine:
    """One seat on a sheet: the words on the right, and its public cards. `out`: it has a crown."""

    seat: Seat
    count: int
    cards: Cards
    out: bool


def lines_of(view: View, shown: Sequence[Cards]) -> tuple[SeatLine, ...]:
    """Return a line for every seat, with the cards of `shown`; at the end with the cards left."""
    over = bool(view.hands)
    cards = [sort_hand(hand) for hand in view.hands] if over else list(shown)
    counts = view.counts or (0,) * view.players
    return tuple(
        SeatLine(seat, counts[seat], cards[seat] if cards else (), seat in view.out) for seat in range(view.players)
    )


class SoFarScene(Sheet):
    """The number of cards of each seat, the whole sets and the deck; at the end every hand, the ghosts' and the
    deck."""

    def __init__(
        self, context: Context, view: View, who: Speakers, seating: Seating, shown: Sequence[Cards] = ()
    ) -> None:
        super().__init__(context, who, seating)
        self.view = view
        self.title = say("hookie_mookie-left" if view.hands else "hookie_mookie-so-far")
        self.begun = bool(view.cleared or view.sets or view.hands or shown)
        self.seats = lines_of(view, shown)
        self.rows: tuple[tuple[Message, Cards], ...] = ((GHOSTS, view.ghost), (DECK, view.deck)) if view.hands else ()

    def bindings(self) -> tuple[Binding, ...]:
        return self.leads_on(say("hint-back"))

    def sentence(self) -> Message:
        if self.view.result is not None:
            return say("hookie_mookie-lost" if self.view.result == "cards" else "hookie_mookie-won")
        if self.view.variant == "race":
            return say("hookie_mookie-race")
        return say("hookie_mookie-missing", count=self.view.missing)

    def lines(self) -> Sequence[Message]:
        """The number of cards of each seat, and its public cards; at the end also the remaining ones."""
        counts = (
            say("table-points", seat=Who(line.seat), amount=OUT if line.out else line.count) for line in self.seats
        )
        seen: list[tuple[Who | Message, Cards]] = [(Who(line.seat), line.cards) for line in self.seats]
        written = ((where, tuple(map(card_noun, sort_hand(cards)))) for where, cards in (*seen, *self.rows))
        named = (say("sheet-row", where=where, items=items) for where, items in written if items)
        left = () if self.rows else (say("hookie_mookie-sheet-left", count=cards_left(self.view)),)
        return self.title, *counts, *named, *left

    def paint(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        if not self.rows and not any(line.cards for line in self.seats):
            self._day(canvas, paper, theme)
            return
        ribbon(self.words_of(self.title), TITLE, RIBBON).draw(canvas, (960, paper.top + 6))
        count = len(self.seats) + len(self.rows)
        foot = 0 if self.rows else FOOT
        high = min(ROW_MOST, (paper.height - TOP - foot - 16) / count)
        for number, line in enumerate(self.seats):
            box = pygame.Rect(paper.left + 24, round(paper.top + TOP + high * number), paper.width - 48, round(high))
            self._line(canvas, line, box, theme)
        for number, (name, cards) in enumerate(self.rows, len(self.seats)):
            box = pygame.Rect(paper.left + 24, round(paper.top + TOP + high * number), paper.width - 48, round(high))
            self._pile(canvas, name, cards, box, theme)
        if foot:
            self._foot(canvas, pygame.Rect(paper.left + 24, paper.bottom - foot, paper.width - 48, foot), theme)

    def _day(self, canvas: Canvas, paper: pygame.Rect, theme: Theme) -> None:
        """Draw the sun on its path with the number of cards left, the sets, and the number of cards of each seat."""
        view = self.view
        left = say("hookie_mookie-sheet-left", count=cards_left(view))
        draw_heading(canvas, paper, self.words_of(self.title), self.words_of(left), theme)
        across = paper.width - 2 * INSET
        sky = pygame.Rect(paper.left + INSET, paper.top + SKY_DOWN, round(across * SKY_SHARE), SKY_HIGH)
        draw_sky(canvas, sky, day_of(view))
        draw_sets(
            canvas, pygame.Rect(sky.right + GAP, sky.top, paper.right - INSET - sky.right - GAP, sky.height), view
        )
        top = sky.bottom + GAP
        wide = (across - GAP * (len(self.seats) - 1)) // len(self.seats)
        for number, line in enumerate(self.seats):
            box = pygame.Rect(sky.left + number * (wide + GAP), top, wide, paper.bottom - INSET // 2 - top)
            self._seat(canvas, line, box, theme)

    def _seat(self, canvas: Canvas, line: SeatLine, box: pygame.Rect, theme: Theme) -> None:
        """Draw face, name, and the number of cards left, or a crown if there are none."""
        row_ground(box.size).draw(canvas, box.topleft)
        name, role = self.who.names[line.seat], theme.sentence_role
        letters = text.fit(name, min(theme.sentence_px(42), 64), box.width - 24, role)
        y = box.bottom - 10 - letters * 0.7
        text.place(canvas, text.clipped(name, letters, box.width - 24, role), letters, (box.centerx, y), INK, role)
        middle = (box.top + y - letters * 0.5) / 2 + 6
        size = round(min(LARGE_FACE, y - letters * 0.5 - box.top - 24, box.width * 0.45))
        head = avatar(self.seating[line.seat].picture, size)
        face = head.get_rect(center=(round(box.left + box.width * 0.28), round(middle)))
        canvas.blit(head, face)
        if line.out:
            crown(round(size * 0.66)).draw(canvas, (face.centerx, face.top + 6))
        words, room = self.words_of(OUT) if line.out else str(line.count), box.right - face.right - 32
        if not line.out:
            put(canvas, icon("cards", CARDS_ICON, QUIET, GROUND), midleft=(face.right + 16, middle))
            room -= CARDS_ICON + 8
        number = text.fit(words, min(theme.px(60), 88), room, "extrabold")
        text.place(canvas, words, number, (box.right - 16 - room / 2, middle), GOOD if line.out else INK, "extrabold")

    def _line(self, canvas: Canvas, line: SeatLine, box: pygame.Rect, theme: Theme) -> None:
        """Draw face, name, number of cards or a crown, and the public cards."""
        if line.seat:
            canvas.fill(LINE, (box.left + 6, box.top - 1, box.width - 12, 3))
        size = min(FACE, box.height - 14)
        put(canvas, avatar(self.seating[line.seat].picture, size), center=(box.left + 58, box.centery))
        if line.out:
            crown(round(size * 0.66)).draw(canvas, (box.left + 58, box.centery - size * 0.36))
        name = self.who.names[line.seat]
        letters = min(text.fit(name, min(theme.px(40), 56), NAME_WIDE), box.height - 20)
        shown = text.clipped(name, letters, NAME_WIDE)
        text.place(canvas, shown, letters, (box.left + NAME_LEFT, box.centery), INK, "bold", "left")
        at = (box.left + NAME_LEFT + NAME_WIDE + COUNT_WIDE - 20, box.centery)
        words = self.words_of(OUT) if line.out else str(line.count)
        color = GOOD if line.out else INK
        text.place(canvas, words, min(theme.px(44), 60), at, color, "extrabold", "right")
        if not line.out:
            shape = icon("cards", 38, QUIET, "#FFF8EA")
            put(canvas, shape, midleft=(box.left + NAME_LEFT + NAME_WIDE + 18, box.centery))
        left = box.left + NAME_LEFT + NAME_WIDE + COUNT_WIDE + 16
        draw_strips(canvas, line.cards, pygame.Rect(left, box.top, box.right - left - 16, box.height), faces)

    def _pile(self, canvas: Canvas, name: Message, cards: Cards, box: pygame.Rect, theme: Theme) -> None:
        """Draw the ghost hand, or the rest of the deck."""
        canvas.fill(LINE, (box.left + 6, box.top - 1, box.width - 12, 3))
        shape = ghosts(3, GHOSTS_WIDE) if name == GHOSTS else faces.back(GHOSTS_WIDE)
        put(canvas, shape, center=(box.left + 58, box.centery))
        letters = min(theme.px(38), 52)
        text.place(canvas, self.words_of(name), letters, (box.left + NAME_LEFT, box.centery), QUIET, "bold", "left")
        left = box.left + NAME_LEFT + NAME_WIDE + COUNT_WIDE + 16
        room = pygame.Rect(left, box.top, box.right - left - 16, box.height)
        if cards:
            draw_strips(canvas, sort_hand(cards), room, faces)
        else:
            words = self.words_of(say("-hookie_mookie-left-none"))
            text.place(canvas, words, letters, (left, box.centery), QUIET, "semibold", "left")

    def _foot(self, canvas: Canvas, box: pygame.Rect, theme: Theme) -> None:
        """Draw the whole sets."""
        canvas.fill(INK, (box.left + 6, box.top, box.width - 12, 4))
        letters = min(theme.px(38), 52)
        title = self.words_of(WHOLE)
        text.place(canvas, title, letters, (box.left + 22, box.centery), QUIET, "bold", "left")
        left = box.left + 60 + text.width(title, letters)
        if not self.view.cleared:
            text.place(canvas, self.words_of(NONE_WHOLE), letters, (left, box.centery), QUIET, "semibold", "left")
        for number, gone in enumerate(self.view.cleared):
            put(canvas, tied(gone.value), midleft=(left + number * CHIP_STEP, box.centery))


def draw_sets(canvas: Canvas, box: pygame.Rect, view: View) -> None:
    """Draw every value from ace to king: tied if its set is gone, with a dot for each of its cards on the table."""
    row_ground(box.size).draw(canvas, box.topleft)
    whole, lying = {gone.value for gone in view.cleared}, {known.value: len(known.cards) for known in view.sets}
    step, high = (box.width - 40) / SETS_ACROSS, (box.height - 24) / 2
    for number, value in enumerate(VALUES):
        row, place = divmod(number, SETS_ACROSS)
        x, y = box.left + 20 + step * (place + 0.5), box.top + 12 + high * (row + 0.5)
        put(canvas, set_chip(value, lying.get(value, 0), value in whole), center=(x, y))


@cached
def set_chip(value: str, lying: int, whole: bool) -> pygame.Surface:
    """A value: on red if its set is whole, on cream if some of its cards are on the table, otherwise pale."""
    wide, high = SET
    ground, ink, edge = (TIED, CREAM, GOLD_INK) if whole else (CREAM, INK, "#DEC89A") if lying else (PALE, QUIET, PALE)
    out = board(wide, high, ground, 16, edge, 3).copy()
    words = faces.INDEX.get(value, value)
    text.place(out, words, text.fit(words, 48, wide - 16, "extrabold"), (wide / 2, high * 0.4), ink, "extrabold")
    places = [wide / 2 + (i - (SUITS_OF_A_SET - 1) / 2) * 17 for i in range(SUITS_OF_A_SET)]
    colors = [ink if whole or i < lying else PALE_DOT for i in range(SUITS_OF_A_SET)]
    at = zip(places, colors, strict=True)
    dots = "".join(f'<circle cx="{x:.1f}" cy="{high - 18}" r="6" fill="{color}"/>' for x, color in at)
    out.blit(fragment(dots, (wide, high)), (0, 0))
    return out


class ShownScene(SoFarScene):
    """The help for players who do not want to remember everything: cards that were shown, went back, and have not left
    the hand since.

    It is made of public facts and is the same for all viewers.
    """

    def __init__(self, context: Context, heard: Heard, view: View, who: Speakers, seating: Seating) -> None:
        super().__init__(context, view, who, seating, holdings(heard, view.players))
        self.title = say("hookie_mookie-shown")

    def sentence(self) -> Message:
        return say("hookie_mookie-shown-line")
