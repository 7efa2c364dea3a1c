"""Things round the cards: players at the table's edge, their plates, the backs that they hold up, and the seat on turn.

Also their bubbles, or short words on a plate if the table is too full for bubbles. And pictures in sentences. It only
draws the given data.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import pygame

from engine.core.messages import Message
from engine.core.seats import Seat
from game.canvas import Canvas
from game.cards.deck import Deck
from game.cards.ring import COMPACT, FULL_SIZE, TOP_Y, Band, SeatPlace
from game.draw import text
from game.draw.avatar import expressed, face_in_words
from game.draw.boards import BUBBLES, bubble, crown, crown_on_face
from game.draw.cache import cached
from game.draw.color import darker
from game.draw.paper import Piece, board, glow, spot, with_shadow
from game.draw.plates import Items, compact_plate, header_plate, held, plate
from game.draw.svg import picture
from game.text.catalogue import InlinePicture, Line, Part, Wording
from game.theme import CARD_EDGE, CREAM, GOLD, GROWN_UP, SeatLook, Theme
from scenes.characters import SAID
from scenes.seating import Seating
from scenes.table.asks.bids import ChoicePlate
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable
from scenes.table.stage.bodies import Body
from scenes.table.stage.own_hand import held_up
from scenes.table.stage.stage import Bubble, Stage

PIN_LETTERS, MOST_PIN_LETTERS = 34, 44
HIGH = 50
PADDING = 30
DOWN = 0.6  # of the face below its middle: above the backs that are held up there
DOWN_LITTLE = 0.5  # if large text lifts a child's hand, whose chosen cards are as high as the plates
PINS = {"pin": "plain", "pin quiet": "quiet", "pin high": "gold"}
"""Tones of bubbles that are pins on large plates, and their papers."""
PINNED = {"plain": "pin", "quiet": "pin quiet", "high": "pin high"}
"""Tones if open hands leave no room for bubbles."""


def pin_at(
    place: SeatPlace, words: str, tone: str, theme: Theme, opened: bool = False
) -> tuple[Piece, tuple[float, float]]:
    """The pin and the place of its middle, within the plate and clear of an open hand below it."""
    letters = min(MOST_PIN_LETTERS, theme.px(PIN_LETTERS))
    down = DOWN_LITTLE if opened or (theme.kids and theme.large_text) else DOWN
    return pin(words, PINS[tone], letters), (place.x, place.y + down * place.size)


@cached
def pin(words: str, kind: str, letters: int) -> Piece:
    """A small piece of paper with a word, anchored at its middle."""
    ground, ink = BUBBLES[kind]
    wide, high = text.width(words, letters, "extrabold") + PADDING, max(HIGH, round(letters * 1.4))
    paper = board(wide, high, ground, high // 2, darker(ground, 0.25), 3).copy()
    text.place(paper, words, letters, (wide / 2, high / 2), ink, "extrabold")
    piece = with_shadow(paper, 6, 110, (1, 4))
    return Piece(piece.surface, piece.anchor, pygame.Rect(-wide // 2, -high // 2, wide, high))


_CROWN = 0.7  # of a figure's head
TURN_LIGHT = 0.72  # radius behind a figure, relative to the face's size
FEW_ITEMS = 1  # numbers on a compact plate and on a child's plate
BUBBLE_UP = 116
BUBBLE_ASIDE = 236
BESIDE, BESIDE_LARGE = 50, 58
HIGH_SEATS = 420  # seats at the sides above this line have no room above them with large text
BELOW_ASIDE, BELOW, BELOW_LARGE = 138, 56, 78  # below the tag, if two plates are side by side
OFF_MIDDLE = 300
LETTERS, QUIET_LETTERS = 50, 46
COMPACT_LETTERS, COMPACT_HIGH, COMPACT_GAP, COMPACT_DOWN = 40, 72, 10, 3
MIDDLE = 960
RIGHT_HALF = 1000  # plates beyond this have their bubble on the left
TOP_SEATS = 250  # plates above this line have their bubble beside them
BUBBLE_KINDS = {"plain": "plain", "high": "gold", "quiet": "quiet"}


@dataclass(frozen=True, slots=True)
class SeatPlate:
    """One player: the place, the look, and public facts. `held` is the number of backs that are held up."""

    place: SeatPlace
    look: SeatLook
    name: str
    items: Items = ()
    device: str | None = None
    held: int = 0
    on_turn: bool = False
    dim: bool = False
    hop: float = 0.0  # px of the plate's jump when its turn begins
    shake: float = 0.0  # px by which it is aside while it shivers
    tab: Piece | None = None  # the game's own picture of a plate in a row, anchored at its middle
    expression: str = ""  # one of `expressions.EXPRESSIONS`
    tag: int | None = None  # greatest width of its tag, px, if not that of its place
    halo: float = 0.0  # radius of the light behind a thinking seat, relative to the face
    body: Body | None = None  # the half figure in place of the face
    leads: bool = False  # it has a crown


def draw_seats(canvas: Canvas, seats: Iterable[SeatPlate], deck: Deck, theme: Theme) -> None:
    """Draw all plates; the one on turn last, because its halo covers its neighbours."""
    for seat in sorted(seats, key=lambda seat: seat.on_turn):
        draw_seat(canvas, seat, deck, theme)


def draw_seat(canvas: Canvas, seat: SeatPlate, deck: Deck, theme: Theme) -> pygame.Rect:
    """Draw one plate and the fan under its chin. Returns the rectangle of the plate."""
    _draw_halo(canvas, seat)
    rect = _draw_plate(canvas, seat, deck, theme)
    if seat.leads:
        _draw_crown(canvas, seat)
    return rect


def _draw_plate(canvas: Canvas, seat: SeatPlate, deck: Deck, theme: Theme) -> pygame.Rect:
    place = seat.place
    if place.tab:
        if seat.body is not None:
            _draw_body(canvas, seat, seat.body)
        rect = _draw_tab(canvas, seat, place.tab, theme)
        if seat.body is None:
            _draw_expression(canvas, seat)
        return rect
    if place.compact:
        piece = compact_plate(seat.look, seat.name, seat.items[:FEW_ITEMS], theme, seat.on_turn, seat.device, seat.dim)
        rect = piece.draw(canvas, (place.corner[0] + seat.shake, place.corner[1] - seat.hop))
        _draw_expression(canvas, seat)
        return rect
    body, side = seat.body, "right" if place.side == "r" else "left"
    if body is not None:
        _draw_body(canvas, seat, body)
    items = seat.items[:FEW_ITEMS] if theme.kids else seat.items
    piece = plate(
        seat.look,
        seat.name,
        items,
        side,
        theme,
        seat.on_turn,
        seat.device,
        seat.dim,
        size=place.size,
        most=seat.tag or place.tag_most,
        waist=body.waist if body is not None else 0,
    )
    rect = piece.draw(canvas, (place.x + seat.shake, place.y - seat.hop))
    if body is None:
        _draw_expression(canvas, seat)
    if seat.held and not (theme.kids and theme.large_text):  # a child's hand is too high then
        x, y = place.chin
        held_fan(deck, round(place.held_width), min(seat.held, 5)).draw(canvas, (x + seat.shake, y - seat.hop))
    return rect


def _draw_body(canvas: Canvas, seat: SeatPlate, body: Body) -> None:
    """Draw a half figure behind its plate and the cards that it holds, with a light behind it if it is its turn."""
    x, y = seat.place.x + seat.shake, seat.place.y - seat.hop
    if seat.on_turn:
        light = glow(round(seat.place.size * TURN_LIGHT), GOLD, 0.95)
        canvas.blit(light, light.get_rect(center=(x, y)))
    foot = x, y + body.waist - body.up
    body.figure.draw(canvas, foot)
    if body.expression is not None:
        body.expression.draw(canvas, foot)


def _draw_crown(canvas: Canvas, seat: SeatPlate) -> None:
    """Draw the crown of a leader on its head. A face on a disc has a smaller head."""
    place, body = seat.place, seat.body
    x, y = place.x + seat.shake, place.y - seat.hop
    if body is None:
        crown_on_face(place.size).draw(canvas, (x, y))
    else:
        crown(round(body.head * _CROWN)).draw(canvas, (x + body.hat[0], y + body.waist - body.up + body.hat[1]))


def _draw_halo(canvas: Canvas, seat: SeatPlate) -> None:
    """Draw a light behind the face, or behind the whole plate if that would cover it."""
    if not seat.halo:
        return
    if seat.place.tab:
        left, top, wide, high = seat.place.tab
        middle, out = (left + wide // 2, top + high // 2), round(high * seat.halo)
        light: pygame.Surface = spot(wide + out, high + out, GOLD)
    else:
        middle, light = (seat.place.x, seat.place.y), glow(round(seat.place.size * seat.halo), GOLD)
    canvas.blit(light, light.get_rect(center=middle))


def _draw_expression(canvas: Canvas, seat: SeatPlate) -> None:
    """Draw the expression of a face. Seats that are out of the match have none."""
    if seat.expression and not seat.dim:
        at = seat.place.x + seat.shake, seat.place.y - seat.hop
        expressed(canvas, seat.look, seat.place.size, seat.expression, at)


def _draw_tab(canvas: Canvas, seat: SeatPlate, tab: Band, theme: Theme) -> pygame.Rect:
    left, top, wide, high = tab
    if seat.tab is not None:
        return seat.tab.draw(canvas, (left + wide / 2 + seat.shake, top + high / 2 - seat.hop))
    items = seat.items[:FEW_ITEMS] if theme.kids else seat.items
    piece = header_plate(seat.look, seat.name, items, (wide, high), theme, seat.on_turn, seat.device, seat.dim)
    return piece.draw(canvas, (left + seat.shake, top - seat.hop))


@cached
def held_fan(deck: Deck, width: int, count: int) -> Piece:
    """A fan of equal backs under a chin; none stands for a particular card."""
    return held(deck.back(width), count)


def bubble_at(
    place: SeatPlace, words: str, tone: str, theme: Theme, opened: bool = False
) -> tuple[Piece, tuple[float, float]]:
    """The bubble of a seat and the place of its anchor.

    It is above plates at the sides, beside small ones and the one at the top, and under two of them. A pin stays on its
    plate if that is large enough.
    """
    if tone in PINS and not place.compact and not place.tab:
        return pin_at(place, words, tone, theme, opened)
    kind, letters = (BUBBLE_KINDS | PINS)[tone], QUIET_LETTERS if tone == "quiet" else LETTERS
    if place.tab:
        return bubble(words, "up", kind, COMPACT_LETTERS, GROWN_UP, COMPACT_HIGH), place.chin
    if place.compact:
        return _beside_compact(place, words, kind)
    toward = 1 if place.side == "r" else -1
    if place.y < TOP_SEATS and abs(place.x - MIDDLE) > OFF_MIDDLE:
        below = BELOW_LARGE if theme.large_text else BELOW
        return bubble(words, "up", kind, letters, theme), (place.x + toward * BELOW_ASIDE, place.y + below)
    piece = bubble(words, "left" if place.side == "r" else "right", kind, letters, theme)
    if place.y < TOP_SEATS or theme.kids or place.size < FULL_SIZE or (theme.large_text and place.y < HIGH_SEATS):
        _, _, width, _ = place.rect
        reach = width - place.size * 0.6 + 10 + piece.box.width / 2
        return piece, (place.x + toward * reach, place.y - (BESIDE_LARGE if theme.large_text else BESIDE))
    return piece, (place.x + toward * BUBBLE_ASIDE, place.y - BUBBLE_UP - piece.box.height // 2)


def _beside_compact(place: SeatPlace, words: str, kind: str) -> tuple[Piece, tuple[float, float]]:
    """A bubble of the small plate's height: under it at the top, inwards of it at the sides."""
    left, top = place.corner
    width, _ = COMPACT
    if top == TOP_Y:
        piece = bubble(words, "up", kind, COMPACT_LETTERS, GROWN_UP, COMPACT_HIGH)
        return piece, (left + width / 2, top + COMPACT_HIGH)
    piece = bubble(words, "none", kind, COMPACT_LETTERS, GROWN_UP, COMPACT_HIGH)
    reach = COMPACT_GAP + piece.box.width / 2
    return piece, (left + width + reach if place.x < RIGHT_HALF else left - reach, top + COMPACT_DOWN)


PICTURE = 56  # px of a picture in the bar's sentence
CHOICE_PICTURE = 84
CARD_WIDE, SIGN_WIDE = 0.74, 0.75  # of a picture's size
STANDING_BUBBLE = 0.98


@dataclass(frozen=True, slots=True)
class SeatBubbles(Feature[V]):
    """The latest word of each seat, and the tone of its bubble (`Bubble`)."""

    said: Callable[[V], Mapping[Seat, tuple[Message, str]]]


@dataclass(frozen=True, slots=True)
class DroppedSeats(Feature[V]):
    """Tells which seats are out of a match that continues: their plates are dim."""

    out: Callable[[V, Seat], bool]


@dataclass(frozen=True, slots=True)
class LeadingSeats(Feature[V]):
    """The seats that lead a match which goes on. They have a crown at the table and in the bar. Children don't."""

    of: Callable[[V], Collection[Seat]]


def leading(game_table: GameTable[Any], view: Any, theme: Theme) -> Collection[Seat]:
    """The seats that have a crown now."""
    leads = game_table.feature(LeadingSeats)
    return leads.of(view) if leads is not None and not theme.kids else ()


@dataclass(frozen=True, slots=True)
class SeatTabs(Feature[V]):
    """Plates of seats with the game's own pictures, each anchored at its middle."""

    drawn: Callable[[V, Seat, SeatPlate, Theme], Piece]


def draw_ring(
    canvas: Canvas, stage: Stage, game_table: GameTable[Any], seating: Seating, theme: Theme, opened: frozenset[Seat]
) -> None:
    """Draw every seat that has a place. `opened` are seats with open hands, which hold no backs up."""
    plates = []
    dropped, tabs = game_table.feature(DroppedSeats), game_table.feature(SeatTabs)
    crowned = leading(game_table, stage.view, theme)
    for seat, plan in enumerate(seating.seats):
        place = stage.place(seat)
        if place is None:
            continue
        out = dropped is not None and dropped.out(stage.view, seat)
        expression = stage.faces.expression(seat, (place.x, place.y))
        plate = SeatPlate(
            place,
            plan.picture,
            plan.name,
            tuple(
                (icon, stage.voice.words(words) if words else "")
                for icon, words in game_table.layout.items(stage.view, seat, theme)
            ),
            plan.badge,
            0 if seat in opened else held_up(game_table, stage.view, seat),
            stage.on_turn == seat,
            dim=out,
            hop=stage.hopped if stage.on_turn == seat else 0.0,
            shake=stage.shaken.get(seat, 0.0),
            expression=expression,
            halo=stage.faces.halo(seat),
            body=None if out else stage.bodies.figure_of(seat, expression),
            leads=seat in crowned,
        )
        plates.append(replace(plate, tab=tabs.drawn(stage.view, seat, plate, theme)) if tabs is not None else plate)
    draw_seats(canvas, plates, game_table.deck, theme)


def bubbles_of(game_table: GameTable[Any], view: Any) -> dict[Seat, Bubble]:
    """The latest words of the seats in the view."""
    bubbles = game_table.feature(SeatBubbles)
    said = bubbles.said(view) if bubbles is not None else {}
    return {seat: Bubble(words, tone) for seat, (words, tone) in said.items()}


def _exclaimed(stage: Stage, seating: Seating) -> dict[Seat, Bubble]:
    """Words of characters about public events. A word that counts in the game replaces them."""
    words = ((seat, plan.character, stage.faces.word(seat)) for seat, plan in enumerate(seating.seats))
    return {seat: Bubble(SAID[who][word[0]], "quiet", word[1]) for seat, who, word in words if who and word}


def draw_bubbles(
    canvas: Canvas, stage: Stage, seating: Seating, theme: Theme, opened: frozenset[Seat] = frozenset()
) -> None:
    """Draw the latest word of each seat, growing out of its plate. `opened` are seats with open hands below it."""
    for seat, said in (_exclaimed(stage, seating) | stage.bubbles).items():
        place = stage.place(seat)
        if place is None or said.share <= 0:
            continue
        tone = PINNED.get(said.tone, said.tone) if stage.floor.watched else said.tone
        piece, at = bubble_at(place, stage.voice.words(said.words), tone, theme, seat in opened)
        if said.share >= STANDING_BUBBLE:
            piece.draw(canvas, at)
        else:
            piece.draw_grown(canvas, at, said.share)


def draw_sentence(
    line: Line, game_table: GameTable[Any], seating: Seating, size: int = PICTURE
) -> tuple[str | pygame.Surface, ...]:
    """A sentence with its small pictures, drawn `size` px high."""

    def drawn(part: Part) -> str | pygame.Surface:
        if isinstance(part, str):
            return part
        return part_picture(part, game_table, seating, size)

    return tuple(drawn(part) for part in line)


def part_picture(part: InlinePicture, game_table: GameTable[Any], seating: Seating, size: int) -> pygame.Surface:
    """A picture in a sentence: a face, a noun's sign on cream paper, or a card of the game."""
    match part:
        case InlinePicture("face", int(seat)):
            return face_in_words(seating[seat].picture, size)
        case InlinePicture("sign", str(name)):
            return sign(name, size)
        case InlinePicture("card", str(card)):
            return game_table.deck.face(card, round(size * CARD_WIDE), GROWN_UP)
    raise ValueError(f"{part} is not a picture")


@cached
def sign(name: str, size: int) -> pygame.Surface:
    """A file of assets/pictures, without its suffix, on cream paper, which dark grounds need."""
    paper = board(size, size, CREAM, round(size * 0.2), CARD_EDGE, 3).copy()
    shape = picture(name, round(size * SIGN_WIDE))
    paper.blit(shape, shape.get_rect(center=(size // 2, size // 2)))
    return paper


def as_choice(said: Wording, game_table: GameTable[Any], seating: Seating) -> ChoicePlate:
    """An answer as one of a row of big ones, with at most one picture."""
    pictures = tuple(part for part in said.line if not isinstance(part, str))
    drawn = draw_sentence(pictures[:1], game_table, seating, CHOICE_PICTURE)
    picture = drawn[0] if drawn and isinstance(drawn[0], pygame.Surface) else None
    return ChoicePlate(said.words, picture)
