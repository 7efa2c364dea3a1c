"""Signs of Spooks. Small ones are on boards: a card with its number, or a creature or a number on cream. The rule board
has a seal, words, and a picture of the legal cards for children who cannot read. For children one large card shows what
is legal, with an arrow from the pile."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Self

import pygame

from engine.core.messages import Message, say
from engine.games.spooks.cards import COLOR_OF_SUIT
from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached, converted
from game.draw.paper import Piece, board, with_shadow
from game.draw.svg import around, body, dashes, fragment, picture
from game.theme import CARD_EDGE, CREAM, HIGH_CONTRAST_PLATE, INK, SMALLEST_TEXT, WHITE, SeatLook, Theme
from scenes.games.spooks.art.faces import COLORS, back, creature, seal_picture, sign
from scenes.games.spooks.layout import BOARD
from scenes.games.spooks.rule import Rule

CREATURES = ("spider", "spook", "goblin", "bone", "bat")
SIGN_DIGITS = 0.6  # size of its number, in widths


@cached
def small_card(name: str, number: int, width: int) -> pygame.Surface:
    """A small card as a sign: its number in its colour, over its creature."""
    color = COLORS[COLOR_OF_SUIT[name]].main
    shape = (
        f'<rect width="100" height="140" rx="14" fill="{CARD_EDGE}"/><rect width="100" height="137" rx="14" '
        f'fill="{CREAM}"/><rect x="8" y="8" width="84" height="60" rx="8" fill="{color}"/>'
        f'<g transform="translate(16 70) scale(.34)">{body(f"spooks/{name}")}</g>'
    )
    out = fragment(shape, (100, 140), (width, round(width * 1.4))).copy()
    put(out, text.inked(sign(number), width * SIGN_DIGITS, WHITE, "extrabold"), center=(width / 2, width * 0.38))
    return converted(out)


@cached
def cat_card(width: int) -> pygame.Surface:
    """The Cat as a small card."""
    shape = (
        f'<rect width="100" height="140" rx="14" fill="{CARD_EDGE}"/><rect width="100" height="137" rx="14" '
        f'fill="#F6D77A"/><rect x="8" y="8" width="84" height="60" rx="8" fill="#17131F"/>'
        f'<g transform="translate(34 22) scale(.16)">{body("spooks/paw")}</g>'
        f'<g transform="translate(14 66) scale(.36)">{body("spooks/cat")}</g>'
    )
    return fragment(shape, (100, 140), (width, round(width * 1.4)))


@cached
def chip(name: str, size: int) -> pygame.Surface:
    """A creature on a cream disc."""
    out = board(size, size, CREAM, round(size * 0.16), CARD_EDGE, 3).copy()
    put(out, creature(name, round(size * 0.78)), center=(size // 2, size // 2))
    return converted(out)


@cached
def number_chip(number: int, size: int) -> pygame.Surface:
    """A number on a cream disc."""
    out = board(size, size, CREAM, round(size * 0.16), CARD_EDGE, 3).copy()
    digits = text.inked(sign(number), size * 0.8, INK, "extrabold")
    if digits.get_width() > size * 0.8:
        digits = surfaces.smoothscale_by(digits, size * 0.8 / digits.get_width())
    put(out, digits, center=(size // 2, size // 2))
    return converted(out)


def step_card(number: int, width: int) -> pygame.Surface:
    """A card of a straight. Only its number counts, and each is slightly higher than the one before."""
    card = board(width, round(width * 1.3), CREAM, 9, CARD_EDGE, 3).copy()
    put(card, text.inked(str(number), width * 0.7, INK, "extrabold"), center=(width // 2, width // 2))
    out = surfaces.new((width, card.get_height() + 16), pygame.SRCALPHA)
    out.blit(card, (0, 8 * (6 - number)))
    return out


def words(words: str, color: str, small: bool) -> pygame.Surface:
    return text.inked(words, 64 if small else 40, color, "semibold")


def side_by_side(pictures: Sequence[pygame.Surface], gap: int) -> pygame.Surface:
    """Pictures side by side on a common middle line."""
    wide = sum(picture.get_width() for picture in pictures) + gap * (len(pictures) - 1)
    high = max(picture.get_height() for picture in pictures)
    out = surfaces.new((wide, high), pygame.SRCALPHA)
    x = 0
    for shown in pictures:
        out.blit(shown, (x, (high - shown.get_height()) // 2))
        x += shown.get_width() + gap
    return out


TITLE, LINE = 44, 36
SEAL = 74
SEAL_AT = (18, 16)
LINE_Y = 225
CHIP = 104
MOST_IN_ROW = 6
SIGN = 60  # px: width of a small card as a sign
SMALL = 0.9  # a board below this scale is small


@dataclass(frozen=True, slots=True)
class Paint:
    """Background, edge and small words of a board."""

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


@dataclass(frozen=True, slots=True)
class SignWords:
    """The words on a sign: its title, a line, and `either` between two alternatives."""

    title: str
    line: str
    either: str

    @classmethod
    def of(cls, rule: Rule, worded: Callable[[Message], str]) -> Self:
        """The words of a rule."""
        line = "" if rule.line is None else worded(rule.line)
        return cls(worded(rule.title), line, worded(say("-spooks-rule-or")))


@cached
def rule_board(rule: Rule, written: SignWords, looks: tuple[SeatLook, ...], theme: Theme, scale: float = 1.0) -> Piece:
    """Return the board, anchored at its upper left corner. `looks`: the faces of the seats in `rule.slots`."""
    paint = PAINTS[rule.color]
    wide, high = BOARD
    ground = HIGH_CONTRAST_PLATE if theme.high_contrast else paint.ground
    paper = board(wide, high, ground, 24, paint.edge, 5).copy()
    paper.blit(seal_picture(rule.color, SEAL), SEAL_AT)
    left = SEAL_AT[0] + SEAL + 16
    room = wide - left - 20
    least = ceil(SMALLEST_TEXT / scale)  # font sizes are integers
    title, line = written.title, written.line
    size = text.fit(title, max(theme.px(TITLE), least), room, smallest=SMALLEST_TEXT)
    if size >= least:
        text.place(paper, title, size, (left, 54), WHITE, "bold", "left")
    quiet = WHITE if theme.high_contrast else paint.quiet
    small = text.fit(line, max(LINE, least), wide - 36, "semibold")
    fits = small >= least and text.width(line, small, "semibold") <= wide - 36
    shown = line if fits and not theme.large_text else ""
    if shown:
        text.place(paper, shown, small, (wide / 2, LINE_Y), quiet, "semibold")
    row = picture_of(rule, written.either, looks, quiet, small=scale < SMALL)
    most = pygame.Rect(16, 98, wide - 32, (196 if shown else 240) - 98)
    if row.get_width() > most.width or row.get_height() > most.height:
        row = surfaces.smoothscale_by(row, min(most.width / row.get_width(), most.height / row.get_height()))
    put(paper, row, center=most.center)
    if scale != 1.0:
        paper = surfaces.smoothscale_by(paper, scale)
    piece = with_shadow(paper, 16, 140, (3, 10), (0, 0))
    return Piece(piece.surface, piece.anchor, pygame.Rect(0, 0, *paper.get_size()))


def picture_of(
    rule: Rule, either: str, looks: Sequence[SeatLook], quiet: str, *, small: bool = False
) -> pygame.Surface:
    """The legal cards as a row of pictures. A `small` board has fewer and larger ones, so that the numbers are
    readable."""
    match rule.kind:
        case "number":
            return _numbers(rule, small)
        case "cat":
            wide = CHIP if small else 84
            cards = [small_card("spider", 11, wide)] if rule.spider else []
            return side_by_side([*cards, cat_card(wide)], 12)
        case "match":
            between = words(either, quiet, small)
            return side_by_side([chip(rule.suit, CHIP), between, number_chip(rule.number, CHIP)], 26)
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
    """A card of that number in each suit. A small board shows the number, and all creatures beside it."""
    if not small:
        cards = [small_card(name, rule.number, SIGN) for name in CREATURES]
        return side_by_side([*cards, small_card("spider", 11, SIGN)] if rule.spider else cards, 3)
    side = 36 if rule.spider else 48
    crowd = surfaces.new((3 * side, 2 * side), pygame.SRCALPHA)
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
    """A face for every seat that must do something, with a card in front of it once it has."""
    count = len(looks)
    rows = 1 if count <= MOST_IN_ROW else 2
    across = -(-count // rows)
    step, high = (58, 96) if rows == 1 else (56, 62)
    out = surfaces.new((step * across, high * rows), pygame.SRCALPHA)
    for i, (look, (_, done)) in enumerate(zip(looks, rule.slots, strict=True)):
        x, y = step * (i % across), high * (i // across)
        put(out, _slot(done, 38 if rows == 1 else 30, rule.color), midtop=(x + step // 2, y))
        put(out, avatar(look, slot_face(count)), center=(x + step // 2, y + high - (26 if rows == 1 else 21)))
    return out


def slot_face(count: int) -> int:
    """The size of faces on a board for that number of seats."""
    return 46 if count <= MOST_IN_ROW else 40


@cached
def _slot(done: bool, width: int, color: str) -> pygame.Surface:
    """An empty place, or a back in it."""
    if done:
        return back(width)
    high = round(width * 1.4)
    line = f'stroke="{PAINTS[color].edge}" stroke-width="3" stroke-linecap="round" fill="none" '
    line += dashes(around(width - 4, high - 4, 6), 6, 5)
    return fragment(f'<rect x="2" y="2" width="{width - 4}" height="{high - 4}" rx="6" {line}/>', (width, high))


CAT_FITS = frozenset(("number", "match"))
"""Rules under which the Cat is wanted beside the card; on others it is the card itself."""
BUSY_KINDS = frozenset(("lay", "hand", "bite", "gift"))
_BARRED = 0.84  # of a number's size with a bar under it, clear of the creatures
OR_HIGH = 0.18
"""Largest height of the "or" between picture and number, as a share of the card. Large letters leave both free."""


@cached
def wanted_card(rule: Rule, either: str, looks: tuple[SeatLook, ...], theme: Theme, width: int) -> Piece:
    """For children: one large card that shows what is legal, anchored at its middle."""
    high = round(width * 1.4)
    card = board(width, high, CREAM, round(width * 0.09), CARD_EDGE, 5).copy()
    middle = width / 2
    match rule.kind:
        case "number":
            _big(card, sign(rule.number), (middle, high * 0.31), width * 0.8)
            _creatures(card, CREATURES, (middle, high * 0.64), width * 0.27)
        case "match":
            put(card, creature(rule.suit, round(width * 0.56)), center=(middle, high * 0.25))
            text.place(card, either, or_size(theme, width), (middle, high * 0.53), INK, "kids_bold")
            _big(card, sign(rule.number), (middle, high * 0.77), width * 0.5)
        case "cat":
            put(card, creature("cat", round(width * 0.8)), center=(middle, high * 0.5))
        case "straight":
            row = picture_of(rule, either, looks, INK)
            row = surfaces.smoothscale_by(row, width * 0.86 / row.get_width())
            put(card, row, center=(middle, high * 0.5))
        case kind if kind in BUSY_KINDS:
            put(card, creature(rule.suit or "goblin", round(width * 0.5)), center=(middle, high * 0.28))
            faces = slots(rule, looks)
            faces = surfaces.smoothscale_by(faces, min(1.2, width * 0.9 / faces.get_width()))
            put(card, faces, center=(middle, high * 0.74))
        case "opening":
            _big(card, "1", (middle, high * 0.31), width * 0.8)
            _creatures(card, ("spider",), (middle, high * 0.74), width * 0.42)
        case _:
            put(card, seal_picture("none", round(width * 0.44)), center=(middle, high * 0.25))
            _creatures(card, (*CREATURES, "cat"), (middle, high * 0.6), width * 0.27)
    return _dashed(card)


@cached
def wanted_cat(width: int) -> Piece:
    """For children: the Cat as the alternative, anchored at its middle."""
    card = board(width, round(width * 1.4), CREAM, round(width * 0.09), CARD_EDGE, 5).copy()
    put(card, creature("cat", round(width * 0.8)), center=card.get_rect().center)
    return _dashed(card)


@cached
def either_disc(words: str, theme: Theme, width: int) -> Piece:
    """The "or" between the wanted card of that width and the Cat, anchored at the middle of its left edge."""
    letters = text.inked(words, or_size(theme, width), INK, "kids_bold")
    paper = board(max(92, letters.get_width() + 40), max(72, letters.get_height() + 24), CREAM, 36, CARD_EDGE, 4).copy()
    put(paper, letters, center=paper.get_rect().center)
    return with_shadow(paper, 8, 120, (2, 6), (0, paper.get_height() / 2))


def or_size(theme: Theme, width: int) -> int:
    """The size of "or" on a wanted card of that width, and beside it."""
    return max(SMALLEST_TEXT, min(theme.px(44), round(width * 1.4 * OR_HIGH)))


def _dashed(card: pygame.Surface) -> Piece:
    """A card with a dashed line around it, which means an empty place."""
    width, high = card.get_size()
    edge = round(width * 0.05)
    frame = fragment(
        f'<rect x="8" y="8" width="{width + 2 * edge - 16}" height="{high + 2 * edge - 16}" rx="{width * 0.12:.0f}" '
        f'fill="none" stroke="{CREAM}" stroke-width="9" stroke-linecap="round" '
        f"{dashes(around(width + 2 * edge - 16, high + 2 * edge - 16, round(width * 0.12)), 22, 16)}/>",
        (width + 2 * edge, high + 2 * edge),
    ).copy()
    frame.blit(card, (edge, edge))
    return with_shadow(frame, 14, 120, (3, 10))


def _big(card: pygame.Surface, words: str, at: tuple[float, float], em: float) -> None:
    digits = text.numeral(words, em * _BARRED if words in text.UNDERLINED else em, INK)
    if digits.get_width() > card.get_width() * 0.86:
        digits = surfaces.smoothscale_by(digits, card.get_width() * 0.86 / digits.get_width())
    put(card, digits, center=(at[0], at[1]))


def _creatures(card: pygame.Surface, names: Sequence[str], at: tuple[float, float], size: float) -> None:
    """Draw three creatures in the first row, the rest below; `at` is the middle of the first row."""
    for i, name in enumerate(names):
        row = i // 3
        here = len(names[row * 3 : row * 3 + 3])
        x = at[0] + (i % 3 - (here - 1) / 2) * size * 1.12
        put(card, creature(name, round(size)), center=(x, at[1] + row * size * 1.06))


@cached
def arrow() -> Piece:
    """An arrow from the pile to the card that is wanted, anchored at its middle."""
    return with_shadow(picture("spooks/arrow", 110), 8, 120, (2, 7))
