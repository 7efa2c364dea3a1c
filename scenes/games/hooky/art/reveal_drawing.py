"""The board of the great reveal: three cards on hooks, and below them the guesses of every seat, or every hand."""

import math
import random
from dataclasses import dataclass

import pygame

from engine.core.messages import say
from engine.core.seats import Seat
from engine.games.hooky.events import MatchEnded
from engine.games.hooky.options import HOOKY, Ruleset
from engine.games.hooky.scoring import HAND_POINTS, LETTER_POINTS
from game import surfaces
from game.canvas import Canvas
from game.cards.slots import height_of
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.effects import confetti_bits, rays
from game.draw.focus import ring
from game.draw.paper import Piece, turned, with_shadow
from game.draw.svg import picture
from game.theme import GOLD, STAGE, Theme
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET, hand_tile, letter_tile
from scenes.games.hooky.art.faces import back, face
from scenes.games.hooky.art.furniture import brass_hook, chalk_rule, hook_rail
from scenes.games.hooky.layout import FOOT, SLATE, Box
from scenes.seating import Seating
from scenes.table.phrases import Speakers

BAR_WIDE = 1180
CARD_STEP = 430
CARD, LARGE_CARD = 230, 184
"""Width of a card on its hook, and with large text or if hands need the room."""
FRONT = 1.16
"""Scale of the last turned card."""
BAR_DOWN, CARD_DOWN = 30, 60  # px from the slate's top to the rail and to a card's upper edge
HEAD = 84
LABEL_WIDE = 196
INSET = 26
PART = 32  # px between two columns
TILE_GAP = 6
TILE_MOST = 66
POINTS, LARGEST_POINTS, SIGN_WIDE = 44, 48, 0.64
"""Usual and largest size of points, and the width of each sign, in sizes."""
FACE, SMALL_FACES, FACES_SMALLER = 72, 56, 5
"""Size of the seats' faces, and with many seats; the number from which they are smaller."""
FACE_WIDE = 58


@dataclass(frozen=True, slots=True)
class RevealPlaces:
    """`columns`: the boxes of the seats. `rows`: the middles of the lines below their heads. `tile`: the side of a
    tile."""

    bar: tuple[int, int]
    cards: tuple[tuple[float, float], ...]
    card: int
    columns: tuple[Box, ...]
    rows: tuple[float, ...]
    tile: int
    face: int
    labels: Box | None


def points_px(theme: Theme) -> int:
    """Return the size of the points of a guess."""
    return min(theme.px(POINTS), LARGEST_POINTS)


def points_wide(signs: int, theme: Theme) -> int:
    """Return the width of that number of signs, with a gap before them."""
    return round(points_px(theme) * SIGN_WIDE * signs) + TILE_GAP


def guess_places(ruleset: Ruleset, theme: Theme) -> RevealPlaces:
    """Return a line for each round, with its name on the left."""
    left, _, wide = SLATE
    begin = left + INSET + (0 if theme.large_text else LABEL_WIDE)
    room = (left + wide - INSET - begin) / ruleset.players
    tile = min(TILE_MOST, int((room - PART - points_wide(3, theme)) / HOOKY) - TILE_GAP)
    card = LARGE_CARD if theme.large_text else CARD
    return _places(ruleset.players, begin, room, len(ruleset.guessed_after), tile, card, theme)


def hand_places(ruleset: Ruleset, theme: Theme) -> RevealPlaces:
    """Return a column for each hand: the hand, and a line for each of the others' guesses."""
    left, _, wide = SLATE
    room = (wide - 2 * INSET) / ruleset.players
    tile = min(TILE_MOST, int((room - PART - FACE_WIDE - points_wide(2, theme)) / ruleset.hand_size) - TILE_GAP)
    return _places(ruleset.players, left + INSET, room, ruleset.players, tile, LARGE_CARD, theme)


def _places(players: int, begin: float, room: float, lines: int, tile: int, card: int, theme: Theme) -> RevealPlaces:
    _, top, _ = SLATE
    lowest = top + CARD_DOWN + round(height_of(card) * FRONT) + 14
    bottom = theme.bar_top - FOOT - 10
    step = min(84.0, (bottom - lowest - HEAD) / lines)
    middle = STAGE[0] / 2
    return RevealPlaces(
        bar=(round(middle - BAR_WIDE / 2), top + BAR_DOWN),
        cards=tuple((middle + (place - 1) * CARD_STEP, top + CARD_DOWN) for place in range(HOOKY)),
        card=card,
        columns=tuple(
            (round(begin + room * seat), lowest, round(room - PART), bottom - lowest) for seat in range(players)
        ),
        rows=tuple(lowest + HEAD + step * (line + 0.5) for line in range(lines)),
        tile=min(tile, round(step) - 10),
        face=SMALL_FACES if players >= FACES_SMALLER else FACE,
        labels=(SLATE[0] + INSET, lowest, LABEL_WIDE - 20, bottom - lowest) if begin > SLATE[0] + INSET else None,
    )


RAYS, LARGE_RAYS, RAYS_COLOR, RAYS_HIGH = 330, 470, "#FFE9A8", 432
LARGE, LOW = 0.45, 64
"""Extra size, and px by which the cards are lower, before there is anything below them."""
BITS, BIT_FAR = 26, (300, 190)
TILTS = (2.5, -2.0, 0.0)
HOOK, HOOK_ASIDE, HOOK_UP = 92, 8, 12
SMALL_FACE = 46
NAME, TOTAL, SMALL_TOTAL = 42, 60, 50
LABEL, SMALL = 38, 32
CROWN = 60


@dataclass(slots=True)
class Board:
    """The progress of the reveal. `found`: number of turned cards (not whole while one turns). `risen`: from 0 (cards
    large and low) to 1 (there is room below). `guesses`: number of open ones (round by round, seat by seat). `hands`:
    the same. `crowned`: from 0 to 1."""

    event: MatchEnded
    ruleset: Ruleset
    found: float = 0.0
    risen: float = 0.0
    guesses: int = 0
    hands: int = 0
    page: str = "guesses"
    crowned: float = 0.0

    @property
    def guessed(self) -> bool:
        """Whether guesses are shown: until the hands are, or to the end if no hands were named."""
        return self.page == "guesses" or not self.ruleset.kind.names_hands

    def opened(self, seat: Seat, number: int) -> bool:
        """Return whether that seat's guess after a round is open."""
        return number * len(self.event.scores) + seat < self.guesses

    def hand_points(self, seat: Seat, of: Seat) -> int:
        """Return a seat's points for its guess of a hand."""
        named = self.event.hand_guesses[seat]
        cards = named[of] if named is not None else None
        if cards is None:
            return 0
        right = sum(card in self.event.hands[of] for card in cards)
        return right * LETTER_POINTS + (HAND_POINTS if right == len(self.event.hands[of]) else 0)

    def total(self, seat: Seat) -> int:
        """Return the points that are open so far."""
        if self.page == "sum":
            return self.event.scores[seat]
        guesses = sum(
            points
            for number, points in enumerate(self.event.parts[seat][: len(self.ruleset.guessed_after)])
            if self.opened(seat, number)
        )
        return guesses + sum(self.hand_points(seat, of) for of in range(self.hands))


def draw_reveal(canvas: Canvas, board: Board, seating: Seating, who: Speakers, theme: Theme) -> None:
    """Draw everything on the slate."""
    players = len(board.event.scores)
    places = guess_places(board.ruleset, theme) if board.guessed else hand_places(board.ruleset, theme)
    _draw_cards(canvas, board, places, theme)
    if round(board.found) < HOOKY or not (board.guesses or board.page != "guesses"):
        return
    for seat in range(players):
        _head(canvas, board, seat, places, seating, theme)
        if seat:
            left, top, _, high = places.columns[seat]
            canvas.blit(chalk_rule(high), (left - 24, top))
        if board.guessed:
            _guesses(canvas, board, seat, places, theme)
        else:
            _hand(canvas, board, seat, places, seating, theme)
    if board.guessed and places.labels:
        _labels(canvas, board.ruleset, places, who, theme)


# The three cards on their hooks


def _draw_cards(canvas: Canvas, board: Board, places: RevealPlaces, theme: Theme) -> None:
    left, line = places.bar
    line += round(LOW * (1 - board.risen))
    if board.found >= HOOKY and board.page == "guesses" and board.risen in (0.0, 1.0):
        x, top = places.cards[-1]
        size = places.card * _large(board)
        _joy(canvas, (x, top + LOW * (1 - board.risen) + height_of(size) * 0.55), board.risen, theme)
    hook_rail(BAR_WIDE).draw(canvas, (left, line))
    for place in range(HOOKY):
        _card(canvas, board, places, place, theme)


def _card(canvas: Canvas, board: Board, places: RevealPlaces, place: int, theme: Theme) -> None:
    """Draw a card that turns: it narrows as a back and widens as a face. The last turned one is larger and has the
    ring, until the next one turns."""
    (x, top), letter = places.cards[place], board.event.hooky[place]
    top, card = top + LOW * (1 - board.risen), places.card * _large(board)
    share, after = _share(board, place), _share(board, place + 1) if place + 1 < HOOKY else 0.0
    front = share - after if board.page == "guesses" else 0.0
    size = card * (1 + (FRONT - 1) * front)
    middle = (round(x), round(top + height_of(size) / 2))
    if {front, share, board.risen} <= {0.0, 1.0}:
        wide = round(size)
        if front:
            ring(wide, round(height_of(wide)), round(20 * wide / 220), theme.ring).draw(canvas, middle)
        tilt = TILTS[place] if share and not front else 0.0
        hung(letter if share else None, wide, tilt, theme).draw(canvas, middle)
    else:
        largest = round(places.card * (1 + LARGE) * FRONT)
        picture_of = hung(letter if share >= 0.5 else None, largest, 0.0, theme).surface
        scale = size / largest
        narrow = abs(math.cos(math.pi * share)) * scale
        small = surfaces.smoothscale(
            picture_of, (max(2, round(picture_of.get_width() * narrow)), round(picture_of.get_height() * scale))
        )
        canvas.blit(small, small.get_rect(center=middle))
    brass_hook(HOOK).draw(canvas, (x + HOOK_ASIDE, top + HOOK_UP))


def _large(board: Board) -> float:
    """Scale of the cards while there is nothing below them."""
    return 1 + LARGE * (1 - board.risen)


def _share(board: Board, place: int) -> float:
    """Progress of a card's turn."""
    return max(0.0, min(1.0, board.found - place))


@cached
def hung(letter: str | None, size: int, tilt: float, theme: Theme) -> Piece:
    """A card on its shadow, turned by `tilt` degrees, anchored at its middle; None is the back."""
    shown = back(size) if letter is None else face(letter, size, theme)
    return with_shadow(turned(shown, tilt) if tilt else shown, 12, 130, (3, 10))


def _joy(canvas: Canvas, at: tuple[float, float], risen: float, theme: Theme) -> None:
    """Draw rays and confetti around the last card; the rays end above the guesses."""
    light = rays(RAYS if risen else LARGE_RAYS, RAYS_COLOR, 18, 0.4)
    left, top, wide = SLATE
    lit = light.get_rect(center=(round(at[0]), round(at[1])))
    seen = lit.clip(pygame.Rect(left, top, wide, RAYS_HIGH if risen else theme.bar_top - FOOT - top))
    canvas.blit(light, seen, seen.move(-lit.left, -lit.top))
    pick = random.Random(9)
    bits = confetti_bits()
    for _ in range(BITS):
        bit = bits[pick.randrange(len(bits))]
        side = pick.choice((-1, 1))
        x = at[0] + side * pick.uniform(160, BIT_FAR[0])
        canvas.blit(bit, (round(x), round(at[1] + pick.uniform(-BIT_FAR[1], BIT_FAR[1] * 0.8))))


# Guesses and hands below them


def _head(canvas: Canvas, board: Board, seat: Seat, places: RevealPlaces, seating: Seating, theme: Theme) -> None:
    """Draw face, name and points so far; a winner gets the crown at the end."""
    left, top, wide, _ = places.columns[seat]
    side = places.face
    middle = top + FACE / 2 + 2
    head = avatar(seating[seat].picture, side)
    canvas.blit(head, head.get_rect(center=(left + side // 2, round(middle))))
    if board.crowned and seat in board.event.winners:
        crown = picture("crown", CROWN)
        lift = round((1 - min(1.0, board.crowned)) * 60)
        canvas.blit(crown, crown.get_rect(midbottom=(left + side // 2, round(middle - side * 0.3) - lift)))
    size = min(theme.px(TOTAL), 84) if side == FACE else SMALL_TOTAL
    total = str(board.total(seat))
    text.place(canvas, total, size, (left + wide, middle), GOLD, "extrabold", "right")
    room = wide - side - 20 - text.width("00", size, "extrabold")
    letters = text.fit(seating[seat].name, min(theme.px(NAME), 60), room)
    name = text.clipped(seating[seat].name, letters, room)
    text.place(canvas, name, letters, (left + side + 10, middle), CHALK, "bold", "left")


def _guesses(canvas: Canvas, board: Board, seat: Seat, places: RevealPlaces, theme: Theme) -> None:
    left, _, wide, _ = places.columns[seat]
    for number, y in enumerate(places.rows):
        opened = board.opened(seat, number)
        for place, letter in enumerate(board.event.guesses[seat][number]):
            right = opened and letter in board.event.hooky
            tile = letter_tile(letter, places.tile, right, opened)
            canvas.blit(tile, (left + place * (places.tile + 6), round(y - places.tile / 2)))
        if opened:
            _points(canvas, board.event.parts[seat][number], (left + wide, y), theme)


def _points(canvas: Canvas, points: int, at: tuple[float, float], theme: Theme) -> None:
    size = points_px(theme)
    text.place(canvas, f"+{points}", size, at, GOLD if points else CHALK_QUIET, "extrabold", "right")


def _hand(canvas: Canvas, board: Board, of: Seat, places: RevealPlaces, seating: Seating, theme: Theme) -> None:
    """Draw a hand, and the others' guesses of it."""
    left, _, wide, _ = places.columns[of]
    opened = of < board.hands or board.page == "sum"
    others = [seat for seat in range(len(board.event.scores)) if seat != of]
    indent = SMALL_FACE + 12
    for place, letter in enumerate(board.event.hands[of]):
        tile = hand_tile(letter if opened else "", places.tile)
        canvas.blit(tile, (left + indent + place * (places.tile + 6), round(places.rows[0] - places.tile / 2)))
    for seat, y in zip(others, places.rows[1:], strict=True):
        head = avatar(seating[seat].picture, SMALL_FACE)
        canvas.blit(head, head.get_rect(center=(left + SMALL_FACE // 2, round(y))))
        named = board.event.hand_guesses[seat]
        for place, letter in enumerate((named[of] if named else None) or ()):
            right = opened and letter in board.event.hands[of]
            tile = letter_tile(letter, places.tile, right, opened)
            canvas.blit(tile, (left + indent + place * (places.tile + 6), round(y - places.tile / 2)))
        if opened:
            _points(canvas, board.hand_points(seat, of), (left + wide, y), theme)


def _labels(canvas: Canvas, ruleset: Ruleset, places: RevealPlaces, who: Speakers, theme: Theme) -> None:
    """Draw the names of the rounds on the left."""
    assert places.labels is not None
    left, _, wide, _ = places.labels
    for (number, points), y in zip(ruleset.points.items(), places.rows, strict=True):
        title = who.words(say("hooky-part-guess-short", round=number))
        each = who.words(say("-hooky-part-each", amount=points))
        size = text.fit(title, theme.px(LABEL), wide)
        text.place(canvas, title, size, (left, y - 16), CHALK, "bold", "left")
        text.place(canvas, each, SMALL, (left, y + 20), CHALK_QUIET, "semibold", "left")
