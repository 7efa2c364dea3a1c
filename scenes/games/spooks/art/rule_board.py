"""The rule board: seal, words, and a picture of what fits that a child can read."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

import pygame

from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import around, dashes, fragment
from game.theme import CARD_EDGE, CREAM, HIGH_CONTRAST_PLATE, SMALLEST_TEXT, WHITE, SeatLook, Theme
from scenes.games.spooks.art.faces import back, creature, seal_picture
from scenes.games.spooks.art.signs import (
    CREATURES,
    cat_card,
    chip,
    number_chip,
    side_by_side,
    small_card,
    step_card,
    words,
)
from scenes.games.spooks.kids import RULES
from scenes.games.spooks.rule import Rule
from scenes.games.spooks.spots import BOARD

TITLE, LINE = 44, 36
SEAL = 74
SEAL_AT = (18, 16)
LINE_Y = 225
CHIP = 104
MOST_IN_ROW = 6
SIGN = 60  # px: width of a small card as a sign
SMALL = 0.9  # a board of less than this size is small


@dataclass(frozen=True, slots=True)
class Paint:
    """Ground, edge and small words of a board."""

    ground: str
    edge: str
    quiet: str
    glow: str


PAINTS = {
    "blue": Paint("#12397C", "#9CC4FF", "#CFE0FF", "#6FA8FF"),
    "green": Paint("#0C4B36", "#9BE3B8", "#CDEBD9", "#6FE0A8"),
    "red": Paint("#8E1F16", "#FFB3A6", "#FFD9D2", "#FF9A8A"),
    "none": Paint("#2E1B47", "#CDB4EE", "#E6DAF6", "#C9A0FF"),
}


@cached
def rule_board(rule: Rule, looks: tuple[SeatLook, ...], theme: Theme, scale: float = 1.0) -> Piece:
    """The board; its anchor is its upper left corner. `looks` are the faces of the seats in `rule.slots`."""
    paint = PAINTS[rule.color]
    wide, high = BOARD
    ground = HIGH_CONTRAST_PLATE if theme.high_contrast else paint.ground
    paper = board(wide, high, ground, 24, paint.edge, 5).copy()
    paper.blit(seal_picture(rule.color, SEAL), SEAL_AT)
    left = SEAL_AT[0] + SEAL + 16
    room = wide - left - 20
    least = ceil(SMALLEST_TEXT / scale)  # letters come in whole sizes
    title, line = RULES.get(rule.title, (rule.title, rule.line)) if theme.kids else (rule.title, rule.line)
    size = text.fit(title, max(theme.px(TITLE), least), room, smallest=SMALLEST_TEXT)
    if size >= least:
        text.place(paper, title, size, (left, 54), WHITE, "bold", "left")
    quiet = WHITE if theme.high_contrast else paint.quiet
    small = text.fit(line, max(LINE, least), wide - 36, "semibold")
    shown = line if small >= least and not theme.large_text else ""
    if shown:
        text.place(paper, shown, small, (wide / 2, LINE_Y), quiet, "semibold")
    row = picture_of(rule, looks, quiet, small=scale < SMALL)
    most = pygame.Rect(16, 98, wide - 32, (196 if shown else 240) - 98)
    if row.get_width() > most.width or row.get_height() > most.height:
        row = pygame.transform.smoothscale_by(row, min(most.width / row.get_width(), most.height / row.get_height()))
    paper.blit(row, row.get_rect(center=most.center))
    if scale != 1.0:
        paper = pygame.transform.smoothscale_by(paper, scale)
    piece = with_shadow(paper, 16, 140, (3, 10), (0, 0))
    return Piece(piece.surface, piece.anchor, pygame.Rect(0, 0, *paper.get_size()))


def picture_of(rule: Rule, looks: Sequence[SeatLook], quiet: str, *, small: bool = False) -> pygame.Surface:
    """What fits, as a row of pictures; a `small` board has fewer and larger ones, so that its numbers can be read."""
    match rule.kind:
        case "number":
            return _numbers(rule, small)
        case "cat":
            wide = CHIP if small else 84
            cards = [small_card("spider", 11, wide)] if rule.spider else []
            return side_by_side([*cards, cat_card(wide)], 12)
        case "match":
            return side_by_side([chip(rule.suit, CHIP), words("or", quiet, small), number_chip(rule.number, CHIP)], 26)
        case "straight":
            return side_by_side([step_card(number, 92 if small else 62) for number in (4, 5, 6)], -12)
        case "opening" if small:
            return side_by_side([chip("spider", CHIP), number_chip(1, CHIP)], 12)
        case "opening":
            return side_by_side([small_card("spider", 1, 70)], 0)
        case "anything":
            return side_by_side([*(chip(name, 58) for name in CREATURES), cat_card(46)], 6)
        case _:
            return slots(rule, looks)


def _numbers(rule: Rule, small: bool) -> pygame.Surface:
    """A card of that number of each suit; on a small board the number, and beside it who may bring it."""
    if not small:
        cards = [small_card(name, rule.number, SIGN) for name in CREATURES]
        return side_by_side([*cards, small_card("spider", 11, SIGN)] if rule.spider else cards, 3)
    side = 36 if rule.spider else 48
    crowd = pygame.Surface((3 * side, 2 * side), pygame.SRCALPHA)
    for i, name in enumerate(CREATURES):
        crowd.blit(creature(name, side - 4), (i % 3 * side + (side // 2 if i > 2 else 0), i // 3 * side))
    extra = [small_card("spider", 11, CHIP)] if rule.spider else []
    return side_by_side([number_chip(rule.number, CHIP), _on_cream(crowd), *extra], 12)


@cached
def _on_cream(shape: pygame.Surface) -> pygame.Surface:
    out = board(shape.get_width() + 12, shape.get_height() + 12, CREAM, 14, CARD_EDGE, 3).copy()
    out.blit(shape, (6, 5))
    return converted(out)


def slots(rule: Rule, looks: Sequence[SeatLook]) -> pygame.Surface:
    """A face for every seat that has something to do, with a card in front of it once it is done."""
    count = len(looks)
    rows = 1 if count <= MOST_IN_ROW else 2
    across = -(-count // rows)
    step, high = (58, 96) if rows == 1 else (56, 62)
    out = pygame.Surface((step * across, high * rows), pygame.SRCALPHA)
    for i, (look, (_, done)) in enumerate(zip(looks, rule.slots, strict=True)):
        x, y = step * (i % across), high * (i // across)
        card = _slot(done, 38 if rows == 1 else 30, rule.color)
        out.blit(card, card.get_rect(midtop=(x + step // 2, y)))
        face = avatar(look, slot_face(count))
        out.blit(face, face.get_rect(center=(x + step // 2, y + high - (26 if rows == 1 else 21))))
    return out


def slot_face(count: int) -> int:
    """How large the faces of so many seats are on a board."""
    return 46 if count <= MOST_IN_ROW else 40


@cached
def _slot(done: bool, width: int, color: str) -> pygame.Surface:
    """An empty place, or a back that lies in it."""
    if done:
        return back(width)
    high = round(width * 1.4)
    line = f'stroke="{PAINTS[color].edge}" stroke-width="3" stroke-linecap="round" fill="none" '
    line += dashes(around(width - 4, high - 4, 6), 6, 5)
    return fragment(f'<rect x="2" y="2" width="{width - 4}" height="{high - 4}" rx="6" {line}/>', (width, high))
