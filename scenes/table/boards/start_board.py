"""The score sheet before there is a score. It shows the players and sides, the game's goal with some cards, and the
table's options."""

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect

from engine.core.game import Setup
from engine.core.messages import Message, say
from engine.core.seats import Seat
from game import surfaces
from game.canvas import Canvas
from game.cards.deck import Deck
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.icons import icon
from game.draw.paper import Piece, board, masked, with_shadow
from game.theme import INK, SMALLEST_TEXT, Theme
from scenes.games import entry_of, options_of, part, set_to, words_of
from scenes.seating import Seating
from scenes.table.phrases import Speakers

GROUND, EDGE, QUIET = "#F1E3C4", "#DEC89A", "#5A5268"
INSET, TITLE, TITLE_DOWN, MOMENT = 56, 54, 62, 38  # px from the paper's edges, letters, px to the middle of the title
FACES_DOWN, FACE, FACE_STEP, SIDES_APART, NAME = 166, 104, 132, 60, 34
PANELS_DOWN, FOOT, BETWEEN, LEFT_SHARE = 294, 40, 24, 0.6
HEAD, HEAD_DOWN, LINES, LINE_HIGH, SIGN = 42, 52, 38, 78, 50
CARD, CARD_STEP, CARD_TURN, ABOUT = 168, 206, 2, 46


@dataclass(frozen=True, slots=True)
class StartBoard:
    """The setup of a match, with the game's cards and goal."""

    setup: Setup
    deck: Deck
    goal: Message

    @property
    def title(self) -> Message:
        """The game and its variant."""
        variant = words_of(self.setup.game).VARIANTS[self.setup.variant].title
        return say("sheet-title", game=entry_of(self.setup.game).title, variant=variant)

    @property
    def cards(self) -> tuple[str, ...]:
        """Some cards of the game, the same as on its tile on the shelf."""
        cards: tuple[str, ...] = part(self.setup.game, "art.tile").CARDS
        return cards

    def agreed(self) -> tuple[tuple[str, Message], ...]:
        """The table's options: for each its icon and words such as `Play to: 300 points`."""
        setup, words = self.setup, words_of(self.setup.game)
        values = options_of(setup.game, setup.variant, dict(setup.options))
        chosen = (
            (words.OPTIONS[name], set_to(setup.game, setup.variant, name, value)) for name, value in values.items()
        )
        return tuple((option.picture, say("option-set", option=option.title, value=value)) for option, value in chosen)

    def lines(self, running: Sequence[tuple[Seat, Message]], children: bool) -> tuple[Message, ...]:
        """All lines of the board, to be read aloud. Children hear only the goal."""
        agreed = () if children else (self.title, *(line for _, line in self.agreed()), *(line for _, line in running))
        return self.goal, *agreed


def draw_start(
    canvas: Canvas,
    paper: Rect,
    start: StartBoard,
    running: Sequence[tuple[Seat, Message]],
    who: Speakers,
    seating: Seating,
    theme: Theme,
) -> None:
    """Draw the board on the paper. `running` are news of the match, each with the seat whose face is drawn before
    it."""
    left, right = paper.left + INSET, paper.right - INSET
    draw_heading(canvas, paper, who.words(start.title), who.words(say("sheet-before")), theme)
    _draw_people(canvas, paper, who, seating, theme)
    box = Rect(left, paper.top + PANELS_DOWN, right - left, paper.height - PANELS_DOWN - FOOT)
    agreed = [(icon(picture, SIGN, INK, GROUND), line) for picture, line in start.agreed()]
    news = [(avatar(seating[seat].picture, SIGN + 12), line) for seat, line in running]
    lines = () if theme.kids else (*agreed, *news)
    about = Rect(box.left, box.top, round(box.width * LEFT_SHARE) if lines else box.width, box.height)
    _draw_about(canvas, about, start, who, theme)
    if lines:
        beside = Rect(about.right + BETWEEN, box.top, box.right - about.right - BETWEEN, box.height)
        _draw_agreed(canvas, beside, lines, who, theme)


def draw_heading(canvas: Canvas, paper: Rect, title: str, moment: str, theme: Theme) -> None:
    """Draw the title of a sheet, and the stage of the match at the right."""
    line, role, size = paper.top + TITLE_DOWN, theme.sentence_role, min(theme.px(MOMENT), 52)
    room = paper.width - 3 * INSET - text.width(moment, size, role)
    letters = text.fit(title, min(theme.px(TITLE), 76), room, "extrabold")
    text.place(canvas, title, letters, (paper.left + INSET, line), INK, "extrabold", "left")
    text.place(canvas, moment, size, (paper.right - INSET, line), QUIET, role, "right")


def _draw_people(canvas: Canvas, paper: Rect, who: Speakers, seating: Seating, theme: Theme) -> None:
    """Draw all faces with their names, partners side by side."""
    count, gaps = len(seating), len(who.sides) - 1 if len(who.sides) < len(seating) else 0
    step = min(FACE_STEP * 1.5, (paper.width - 2 * INSET - gaps * SIDES_APART) / count)
    x = paper.centerx - (count * step + gaps * SIDES_APART) / 2 + step / 2
    for side in who.sides:
        for seat in side:
            face = avatar(seating[seat].picture, FACE)
            canvas.blit(face, face.get_rect(center=(round(x), paper.top + FACES_DOWN)))
            letters = text.fit(seating[seat].name, min(theme.sentence_px(NAME), 46), step - 10, theme.sentence_role)
            name = text.clipped(seating[seat].name, letters, step - 10, theme.sentence_role)
            at = x, paper.top + FACES_DOWN + FACE / 2 + letters * 0.55
            text.place(canvas, name, letters, at, INK, theme.sentence_role)
            x += step
        x += SIDES_APART if gaps else 0


def _draw_about(canvas: Canvas, box: Rect, start: StartBoard, who: Speakers, theme: Theme) -> None:
    """Draw the goal of the game, above some of its cards."""
    row_ground(box.size).draw(canvas, box.topleft)
    goal, role = who.words(start.goal), theme.sentence_role
    letters = min(theme.sentence_px(ABOUT), 68)
    rows = text.wrap(goal, letters, box.width - INSET, role)
    cards = start.cards
    if not cards:
        _draw_theatre(canvas, box, start, rows, letters, role)
        return
    top = box.top + HEAD_DOWN
    for number, row in enumerate(rows):
        text.place(canvas, row, letters, (box.centerx, top + number * letters * 1.2), INK, role)
    free = box.bottom - (top + len(rows) * letters * 1.2 - letters * 0.5)
    high = min(CARD * 1.4, free - 40)
    for number, card in enumerate(cards if high > 60 else ()):
        piece = _card(start.deck, card, round(high / 1.4), CARD_TURN * (1 - number))
        across = (number - (len(cards) - 1) / 2) * CARD_STEP * high / (CARD * 1.4)
        piece.draw(canvas, (box.centerx + across, box.bottom - free / 2))


def _draw_theatre(canvas: Canvas, box: Rect, start: StartBoard, rows: Sequence[str], letters: int, role: str) -> None:
    """Draw the goal under the tile's picture, for a game without cards."""
    high = round(box.height - len(rows) * letters * 1.2 - 56)
    picture = _theatre(start.setup.game, min(box.width - INSET, round(high * 2.2)), high)
    canvas.blit(picture, picture.get_rect(midtop=(box.centerx, box.top + 24)))
    for number, row in enumerate(rows):
        y = box.bottom - 24 - (len(rows) - number - 0.5) * letters * 1.2
        text.place(canvas, row, letters, (box.centerx, y), INK, role)


@cached
def _theatre(game: str, width: int, height: int) -> pygame.Surface:
    picture: pygame.Surface = part(game, "art.tile").painted(width, height)
    return masked(picture, f'<rect width="{width}" height="{height}" rx="18" fill="#FFFFFF"/>')


def _draw_agreed(
    canvas: Canvas, box: Rect, lines: Sequence[tuple[pygame.Surface, Message]], who: Speakers, theme: Theme
) -> None:
    """Draw the table's options and news, one line each."""
    row_ground(box.size).draw(canvas, box.topleft)
    head = who.words(say("sheet-this-table"))
    letters = text.fit(head, min(theme.px(HEAD), 60), box.width - INSET)
    text.place(canvas, head, letters, (box.left + 34, box.top + HEAD_DOWN), INK, "bold", "left")
    top, high = box.top + 2 * HEAD_DOWN, min(LINE_HIGH + 16, (box.height - 2 * HEAD_DOWN - 16) / len(lines))
    for number, (shape, line) in enumerate(lines):
        y = top + high * (number + 0.5)
        canvas.blit(shape, shape.get_rect(center=(box.left + 34 + SIGN // 2, round(y))))
        words, room = who.words(line), box.width - SIGN - 84
        size = min(theme.px(LINES), 54, round(high * 0.7))
        while size > SMALLEST_TEXT and len(text.wrap(words, size, room, "semibold")) * size * 1.1 > high:
            size -= 2
        rows = text.wrap(words, size, room, "semibold")
        for place, row in enumerate(rows):
            at = box.left + SIGN + 56, y + (place - (len(rows) - 1) / 2) * size * 1.1
            text.place(canvas, row, size, at, INK, "semibold", "left")


@cached
def row_ground(size: tuple[int, int]) -> Piece:
    """Return the light paper under a row."""
    return with_shadow(board(*size, GROUND, 22, EDGE, 3), 4, 60, (1, 3), (0, 0))


@cached
def _card(deck: Deck, card: str, width: int, degrees: int) -> Piece:
    turned = surfaces.rotozoom(deck.face(card, width, Theme()), degrees, 1)
    return with_shadow(turned, 8, 120, (2, 6))
