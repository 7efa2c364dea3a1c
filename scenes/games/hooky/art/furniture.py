"""The furniture of Hooky's table: the missing cards on their rail of hooks, the Playground, and the marks of own cards.

A new word is shown to all on a clean slate that slides down over the board. Its letters are on hooks, with the faces of
the speaker and the asked player, and the number that falls beside them. It never shows which letters counted.
"""

from dataclasses import dataclass, field

import pygame
from pygame import Rect

from engine.core.messages import say
from engine.core.seats import Seat
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.view import View
from game.canvas import Canvas, put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.focus import HANGS_IN
from game.draw.frame import valance
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import fragment, linear, picture
from game.theme import INK, STAGE, Theme
from scenes.games.hooky.art import chalk
from scenes.games.hooky.art.asked_slot import chalk_arrow
from scenes.games.hooky.art.backdrop import EDGE, FRAME, classroom, draw_idle
from scenes.games.hooky.art.slate_drawing import PICTURED_ROW, lamp_row, picture_card, pictured_row, pictures
from scenes.games.hooky.art.topic import draw_topic
from scenes.games.hooky.layout import BEFORE, SlateWords, TableSpots, in_hand, slate_words, spots, spots_of
from scenes.seating import Seating
from scenes.table.stage.stage import Stage

CARD = (196, 226)
STEP = 226
CARD_Y = 304
"""Y of the letters' middle; with large text it is slightly smaller."""
HIGHER = 20
WORD_HOOK, WORD_HOOK_ASIDE = 84, 4
BAR = (1230, 138)  # its width, and its y
ABOVE = 420.0  # px that a letter falls
NUMBER_CARD = (196, 226)
LOW_Y = 574
"""Y of the middle of the faces and of the number."""
NUMBER_DROP = 700.0
LAMPS_Y, LAMP, LAMPS_OVER = 766, 112, 76  # middle line and size of lamps, and px from it to the foot of the slate
FACE = 148
FACE_X, NAME_DOWN, NAME_MOST = 520, 112, 420
"""Px of the faces from the middle, of their names below them, and most px of a name."""
NAME = 46
ARROW = 144
SPILL = 900.0  # px that letters fall when a word is sent back


@dataclass(slots=True)
class Hanging:
    """A word on its hooks. `drops`: for each letter the part of its way that is left, from 1 (hidden) to 0 (on its
    hook) and -1 (below it). `fall`: the same for `number`. `down`: progress of the clean slate (0 to 1). `picture`: the
    name of the word's picture in the children's game, where the number is shown as `lit` lamps."""

    seat: Seat
    of: Seat | None
    word: str
    down: float = 1.0
    drops: list[float] = field(default_factory=list)
    number: int | None = None
    fall: float = 0.0
    picture: str = ""
    lit: int = 0

    def __post_init__(self) -> None:
        self.drops = self.drops or [0.0] * len(self.word)

    @classmethod
    def empty(cls, seat: Seat, of: Seat | None, word: str, picture: str = "") -> "Hanging":
        """Return the state before the first letter."""
        return cls(seat, of, word, 0.0, [1.0] * len(word), picture=picture)


def letter_at(place: int, large: bool, length: int = WORD_LENGTH) -> tuple[float, float]:
    """Return the middle of the letter at a place of `length`. `large`: large text."""
    return STAGE[0] / 2 + (place - (length - 1) / 2) * STEP, CARD_Y - (HIGHER if large else 0)


def draw_hanging(canvas: Canvas, shown: Hanging, seating: Seating, theme: Theme) -> None:
    """Draw everything on the slate, which moves with it."""
    if shown.down <= 0:
        return
    clean, box = clean_slate(theme)
    hidden = round((1 - shown.down) * box.height)
    canvas.blit(clean, box.topleft, Rect(0, hidden, box.width, box.height - hidden))
    up = hidden + (HIGHER if theme.large_text else 0)
    rail = hook_rail(BAR[0])
    rail.draw(canvas, (STAGE[0] / 2 - rail.box.width / 2, BAR[1] - up))
    for place, (letter, drop) in enumerate(zip(shown.word, shown.drops, strict=True)):
        x, y = letter_at(place, theme.large_text, len(shown.word))
        y -= hidden
        if -1 < drop < 1:
            lower = -drop * (ABOVE if drop > 0 else SPILL)
            paper_letter(letter).draw(canvas, (x, y + lower))
        brass_hook(WORD_HOOK).draw(canvas, (x + WORD_HOOK_ASIDE, y - CARD[1] / 2))
    _draw_people(canvas, shown, seating, theme, LOW_Y - up)
    if shown.picture:
        picture_card(shown.picture, NUMBER_CARD).draw(canvas, (STAGE[0] / 2, LOW_Y - up))
    if shown.number is not None and shown.picture:
        lights = lamp_row(shown.lit, len(shown.word), LAMP)
        line = min(LAMPS_Y, box.bottom - LAMPS_OVER) - up
        put(canvas, lights, center=(STAGE[0] // 2, line))
    elif shown.number is not None:
        number_card(shown.number).draw(canvas, (STAGE[0] / 2, LOW_Y - up - shown.fall * NUMBER_DROP))
    valance(FRAME).draw(canvas)  # things above the slate are behind it


@cached
def clean_slate(theme: Theme) -> tuple[pygame.Surface, Rect]:
    """The board in its frame without words, as before a match, and its place."""
    left, top, wide, high = spots(4, 3, Theme(theme.name, text_scale=theme.text_scale)).slate
    place = Rect(left, top, wide, high).inflate(2 * EDGE, 2 * EDGE)
    return converted(classroom(theme).subsurface(place).copy()), place


@cached
def paper_letter(letter: str) -> Piece:
    """A letter on its sheet of paper, anchored at its middle."""
    return with_shadow(chalk.letter_card(letter, CARD), 12, 130, (3, 9))


@cached
def number_card(number: int) -> Piece:
    """The card with the number, anchored at its middle."""
    wide, high = NUMBER_CARD
    out = board(wide, high, chalk.NUMBER, 24, chalk.NUMBER_EDGE, 5).copy()
    put(out, text.inked(str(number), high * 0.86, INK, "extrabold"), center=(wide // 2, high // 2))
    return with_shadow(out, 16, 150, (4, 12))


def _draw_people(canvas: Canvas, shown: Hanging, seating: Seating, theme: Theme, y: float) -> None:
    """Draw the speaker on the left, the asked player on the right, and a chalk arrow between them."""
    middle = STAGE[0] / 2
    places = [(shown.seat, middle - FACE_X)]
    if shown.of is not None:
        places.append((shown.of, middle + FACE_X))
        for x in (middle - FACE_X / 2, middle + FACE_X / 2):
            put(canvas, chalk_arrow(ARROW), center=(x, y))
    for seat, x in places:
        put(canvas, avatar(seating[seat].picture, FACE), center=(x, y))
        letters = text.fit(seating[seat].name, theme.sentence_px(NAME), NAME_MOST, theme.sentence_role)
        words = text.clipped(seating[seat].name, letters, NAME_MOST, theme.sentence_role)
        text.place(canvas, words, letters, (x, y + NAME_DOWN), chalk.CHALK, theme.sentence_role)


WOOD, WOOD_LIGHT, WOOD_DARK = "#9A6A42", "#B58658", "#5F3D25"
BAR_HIGH = 26
HOOK, HOOK_ASIDE, HOOK_UP = 58, 3, 6
LABEL = 32
OWN_BAR = 8


@cached
def hook_rail(wide: int) -> Piece:
    """A wooden rail, anchored at the middle of its left end."""
    high = BAR_HIGH
    shade = linear("w", (0, 0), (0, high), (0, WOOD_LIGHT), (1, WOOD))
    shape = (
        f'<defs>{shade}</defs><rect width="{wide}" height="{high + 6}" rx="10" fill="{WOOD_DARK}"/>'
        f'<rect width="{wide}" height="{high}" rx="10" fill="url(#w)"/>'
        f'<path d="M14 5H{wide - 14}" stroke="#FFFFFF" stroke-opacity=".22" stroke-width="3" stroke-linecap="round"/>'
    )
    return with_shadow(fragment(shape, (wide, high + 6)), 8, 110, (2, 6), (0, high / 2))


@cached
def brass_hook(high: int) -> Piece:
    """A hook of the rail, anchored at the upper edge of the card on it."""
    shape = picture("hook", high * 110 / 160, high)
    return with_shadow(shape, 3, 110, (1, 3), (shape.get_width() * 0.46, high - HANGS_IN * high / 90))


def furniture(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw what is below the cards."""
    view: View = stage.view
    where = spots_of(view, stage.floor)
    draw_idle(canvas, stage, theme, where.slate)
    left, top, wide, _ = where.hooks
    hook_rail(wide).draw(canvas, (left, top + BAR_HIGH / 2))
    if where.playground and not theme.large_text:
        label = stage.voice.words(say("hooky-playground"))
        text.place(canvas, label, LABEL, where.label, chalk.CHALK_QUIET, "semibold")
    words = slate_words(stage, where, theme)
    for seat in range(view.players):
        _column(canvas, stage, seat, where, words, seating, theme)
    if words.topic is not None:
        draw_topic(canvas, stage, words.topic, seating, theme)
    if view.sent_back:
        spent = tuple(sent.word for sent in view.sent_back)
        struck = chalk.struck_words(stage.voice.words(say("hooky-spent")), spent, where.spent[2:], theme)
        canvas.blit(struck, (where.spent[0], where.spent[1] if words.topic else min(words.ends, where.spent[1])))


def _column(
    canvas: Canvas, stage: Stage, seat: int, where: TableSpots, words: SlateWords, seating: Seating, theme: Theme
) -> None:
    """Draw the words about a hand, and the chalk line before the next column."""
    view: View = stage.view
    if seat:
        hand_left, hand_top, _, _ = where.hands[seat]
        canvas.blit(chalk_rule(words.ends - hand_top), (hand_left - 8, hand_top))
    found = words.columns[seat]
    for row, (x, y, across, _) in found.rows:
        if row.left_out:
            left_out = stage.voice.words(say("hooky-earlier", count=row.left_out))
            canvas.blit(chalk.left_out_row(left_out, found.letters, across), (x, y))
        else:
            look = seating[row.seat].picture
            name = pictures(view).get(row.word)
            if name is None:
                shown = chalk.word_row(look, row.word, row.number, found.letters, across, theme)
            else:
                wide = row_wide(view, across, found.letters)
                shown = pictured_row(look, row.word, name, row.number, found.letters, wide, theme)
            canvas.blit(shown, (x, y))
    if view.spoken and view.spoken[-1].about == seat:
        _, (x, y, across, high) = found.rows[-1]
        line = chalk.underline(row_wide(view, across, found.letters))
        canvas.blit(line, (x, y + high - line.get_height() // 2))


def row_wide(view: View, across: int, letters: int) -> int:
    """Width of a row about a hand, at most `across`. Pictures and lamps need more room."""
    return min(across, round(letters * (PICTURED_ROW if pictures(view) else chalk.LONGEST_ROW)))


@cached
def chalk_rule(high: int) -> pygame.Surface:
    """A vertical chalk line."""
    path = f"M3 2Q5 {high * 0.3:.0f} 3 {high * 0.6:.0f}T3 {high - 2}"
    return fragment(f'<path d="{path}" stroke="{chalk.CHALK_LINE}" stroke-width="3" fill="none"/>', (6, high))


def over(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the hooks in front of the cards, and the viewer's colour below own cards that no other player sees."""
    view: View = stage.view
    if view.phase == BEFORE:
        return
    where = spots_of(view, stage.floor)
    for slot in where.hooky:
        brass_hook(HOOK).draw(canvas, (slot.x + HOOK_ASIDE, slot.y - slot.height / 2 + HOOK_UP))
    if isinstance(view.viewer, int) and view.phase != "end":
        cards = in_hand(view, view.viewer)
        slots = where.hand(view.viewer, len(cards))
        color = seating[view.viewer].picture.light
        for slot in slots[len(view.shown[view.viewer]) :]:
            put(canvas, _own_bar(round(slot.width), color), midtop=(slot.x, slot.y + slot.height / 2 + 1))


@cached
def _own_bar(wide: int, color: str) -> pygame.Surface:
    return fragment(f'<rect width="{wide}" height="{OWN_BAR}" rx="{OWN_BAR / 2}" fill="{color}"/>', (wide, OWN_BAR))
