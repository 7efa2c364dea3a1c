"""The slate at the count: the missing on their hooks, and the players below. Each has its guesses or its hand, and the
stars that right letters bring."""

import math
import random
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from engine.core.messages import say
from engine.core.seats import Seat
from engine.games.hooky.events import MatchEnded
from engine.games.hooky.options import HOOKY, Ruleset
from engine.games.hooky.scoring import HAND_POINTS, LETTER_POINTS
from game import surfaces
from game.canvas import Canvas, put
from game.cards.slots import height_of
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.effects import confetti_bits, rays
from game.draw.figures import TALL
from game.draw.focus import ring
from game.draw.paper import Piece, turned, with_shadow
from game.easing import STAR_FLIES
from game.theme import GOLD, STAGE, Theme
from scenes.games.hooky.art.chalk import CHALK, CHALK_QUIET, hand_tile, letter_tile
from scenes.games.hooky.art.faces import back, face
from scenes.games.hooky.art.furniture import brass_hook, chalk_rule, hook_rail
from scenes.games.hooky.layout import FOOT, SLATE, Box
from scenes.seating import Seating
from scenes.table.boards.lead import Spot
from scenes.table.boards.table_count import draw_flying, draw_player, gold_star, hat_at
from scenes.table.phrases import Speakers

RAIL_IN, RAIL_DOWN, CARD_DOWN = 40, 30, 60  # px from the slate's edges to the rail, and to a card's upper edge
CARD_STEP, LARGE_CARD, LARGE_CARD_LOW = 430, 334, 266  # of a card that turns; the last with large text
CARD, CARD_GAP = 126, 24  # of the found cards, at the left
FRONT = 1.16
"""Scale of the last turned card."""
LOW = 64  # px by which rail and cards are lower, before there is anything below them
OVER_HEADS = 52  # px for crowns
HEAD_MOST, HEAD_KIDS, HEAD_LEAST = 88, 130, 44
HEAD_SHARE, HEAD_ROOM = 0.26, 2.3  # of a column, and of a head's width
LABEL_WIDE, INSET, PART = 196, 26, 32  # px; the last between two columns
TILE_GAP, TILE_MOST, TILE_KIDS = 6, 66, 130
ROW_MOST, ROW_LEAST = 84.0, 56.0
POINTS, LARGEST_POINTS, SIGN_WIDE = 44, 48, 0.64
"""Usual and largest size of points, and the width of each sign, in sizes."""
FACE_WIDE = 58


@dataclass(frozen=True, slots=True)
class RevealPlaces:
    """`columns`: the boxes of the seats. `head`: the width of a figure's head, whose waist is on the line `foot`.
    `rows`: the middles of the lines below it. `tile`: the side of a tile. `labels`: the box of the rounds' names."""

    columns: tuple[Box, ...]
    head: int
    foot: int
    rows: tuple[float, ...]
    tile: int
    labels: Box | None


def points_px(theme: Theme) -> int:
    """Return the size of the points of a guess."""
    return min(theme.px(POINTS), LARGEST_POINTS)


def points_wide(signs: int, theme: Theme) -> int:
    """Return the width of that number of signs, with a gap before them."""
    return round(points_px(theme) * SIGN_WIDE * signs) + TILE_GAP


def guess_places(ruleset: Ruleset, theme: Theme) -> RevealPlaces:
    """Return a line for each round, with its name on the left. Children have no names there, and large tiles."""
    left, _, wide = SLATE
    plain = theme.large_text or theme.kids
    begin = left + INSET + (0 if plain else LABEL_WIDE)
    room = (left + wide - INSET - begin) / ruleset.players
    most = TILE_KIDS if theme.kids else TILE_MOST
    tile = min(most, int((room - PART - (0 if theme.kids else points_wide(3, theme))) / HOOKY) - TILE_GAP)
    return _places(ruleset.players, begin, room, len(ruleset.guessed_after), tile, theme)


def hand_places(ruleset: Ruleset, theme: Theme) -> RevealPlaces:
    """Return a column for each hand: the hand, and a line for each of the others' guesses."""
    left, _, wide = SLATE
    room = (wide - 2 * INSET) / ruleset.players
    tile = min(TILE_MOST, int((room - PART - FACE_WIDE - points_wide(2, theme)) / ruleset.hand_size) - TILE_GAP)
    return _places(ruleset.players, left + INSET, room, ruleset.players, tile, theme)


def _places(players: int, begin: float, room: float, lines: int, tile: int, theme: Theme) -> RevealPlaces:
    _, top, _ = SLATE
    highest = top + CARD_DOWN + round(height_of(CARD)) + OVER_HEADS
    bottom, wide = theme.bar_top - FOOT - 10, room - PART
    most, least = (HEAD_KIDS, max(ROW_LEAST, min(ROW_MOST, tile + 12.0))) if theme.kids else (HEAD_MOST, ROW_LEAST)
    head = max(HEAD_LEAST, min(most, round(wide * HEAD_SHARE), int((bottom - highest - least * lines) / TALL)))
    foot = highest + round(head * TALL)
    step = min(max(ROW_MOST, tile + 12.0), (bottom - foot) / lines)
    return RevealPlaces(
        columns=tuple((round(begin + room * seat), highest, round(wide), bottom - highest) for seat in range(players)),
        head=head,
        foot=foot,
        rows=tuple(foot + step * (line + 0.5) for line in range(lines)),
        tile=min(tile, round(step) - 10),
        labels=(SLATE[0] + INSET, highest, LABEL_WIDE - 20, bottom - highest) if begin > SLATE[0] + INSET else None,
    )


def card_at(place: int, risen: float, theme: Theme) -> tuple[float, float, float]:
    """Return middle x, upper edge and width of a card on its hook. It is large in the middle until it has `risen`, then
    small at the left."""
    left, top, _ = SLATE
    large = LARGE_CARD_LOW if theme.large_text else LARGE_CARD
    start = STAGE[0] / 2 + (place - (HOOKY - 1) / 2) * CARD_STEP
    end = left + RAIL_IN + CARD * 0.75 + place * (CARD + CARD_GAP)
    x, wide = (a + (b - a) * risen for a, b in ((start, end), (large, CARD)))
    return x, top + CARD_DOWN + LOW * (1 - risen), wide


def ribbon_at() -> tuple[tuple[float, float], int]:
    """Return the middle and the width of the room beside the found cards."""
    left, top, wide = SLATE
    begin = left + 2 * RAIL_IN + HOOKY * (CARD + CARD_GAP)
    return ((begin + left + wide) / 2, top + CARD_DOWN + height_of(CARD) / 2), left + wide - begin - 260


RAYS, RAYS_COLOR = 470, "#FFE9A8"
BITS, BIT_FAR = 26, (300, 190)
TILTS = (2.5, -2.0, 0.0)
HOOK, SMALL_HOOK, HOOK_ASIDE, HOOK_UP = 92, 64, 8, 12
SMALL_FACE = 46
NAME, TOTAL, SMALL_TOTAL = 42, 60, 50
LABEL, SMALL = 38, 32
STAR, STAR_LARGE, ARC = 48, 84, 90  # the last: px over the straight way of a star


@dataclass(slots=True)
class Board:
    """The progress of the count. `found`: number of turned cards (not whole while one turns). `risen`: from 0 (cards
    large and low) to 1 (there is room below). `guesses`: number of open ones (round by round, seat by seat). `hands`:
    the same. `flown`: the way of the latest stars. `told`: the way of the ribbon, on the last page `last`."""

    event: MatchEnded
    ruleset: Ruleset
    found: float = 0.0
    risen: float = 0.0
    guesses: int = 0
    hands: int = 0
    flown: float = 1.0
    page: str = "guesses"
    told: float = 0.0
    last: bool = False

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
        """Return the points whose stars have arrived."""
        flying = self.flown < 1
        parts = self.event.parts[seat][: len(self.ruleset.guessed_after)]
        guesses = self.guesses - (flying and self.page == "guesses")
        players = len(self.event.scores)
        got = sum(points for number, points in enumerate(parts) if number * players + seat < guesses)
        return got + sum(self.hand_points(seat, of) for of in range(self.hands - (flying and self.page != "guesses")))

    @property
    def found_by(self) -> tuple[int, tuple[Seat, ...]]:
        """The most right letters in the last guesses, and the seats that had so many."""
        right = [sum(letter in self.event.hooky for letter in guesses[-1]) for guesses in self.event.guesses]
        return max(right), tuple(seat for seat, count in enumerate(right) if count == max(right))

    def pose(self, seat: Seat) -> str:
        """How a player stands: by the guesses once the ribbon says who was right, at the end by who has won."""
        if not self.told:
            return "rest"
        if self.last:
            return "cheer" if seat in self.event.winners else "clap"
        most, seats = self.found_by
        return "cheer" if most and seat in seats else "rest" if self.total(seat) else "slump"


def places_of(board: Board, theme: Theme) -> RevealPlaces:
    """Return the places on the current page."""
    return (guess_places if board.page == "guesses" else hand_places)(board.ruleset, theme)


def draw_reveal(canvas: Canvas, board: Board, seating: Seating, who: Speakers, theme: Theme, hop: int = 0) -> None:
    """Draw everything on the slate but the ribbon. `hop`: of players who cheer, in px."""
    places = places_of(board, theme)
    _draw_cards(canvas, board, theme)
    if board.risen < 1:
        return
    for seat in range(len(board.event.scores)):
        _head(canvas, board, seat, places, seating, theme, hop)
        if seat:
            left, top, _, high = places.columns[seat]
            canvas.blit(chalk_rule(high), (left - 24, top))
        if board.page == "guesses":
            _guesses(canvas, board, seat, places, theme)
        else:
            _hand(canvas, board, seat, places, seating, theme)
    if board.page == "guesses" and places.labels:
        _labels(canvas, board.ruleset, places, who, theme)
    if board.flown < 1:
        for start, end in _flights(board, places, theme):
            draw_flying(canvas, gold_star(STAR), start, end, STAR_FLIES.ease(board.flown), ARC)


# The three cards on their hooks


def _draw_cards(canvas: Canvas, board: Board, theme: Theme) -> None:
    left, top, wide = SLATE
    if board.found >= HOOKY and board.risen == 0:
        x, card_top, size = card_at(HOOKY - 1, 0.0, theme)
        _joy(canvas, (x, card_top + height_of(size) * 0.55), theme)
    rail = hook_rail(wide - 2 * RAIL_IN)
    rail.draw(canvas, (left + RAIL_IN, top + RAIL_DOWN + round(LOW * (1 - board.risen))))
    for place in range(HOOKY):
        _card(canvas, board, place, theme)


def _card(canvas: Canvas, board: Board, place: int, theme: Theme) -> None:
    """Draw a card that turns: it narrows as a back and widens as a face. The last turned one is larger and has the
    ring, until the next one turns or all become small."""
    (x, top, card), letter = card_at(place, board.risen, theme), board.event.hooky[place]
    share, after = _share(board, place), _share(board, place + 1) if place + 1 < HOOKY else 0.0
    front = (share - after) * (1 - board.risen)
    size = card * (1 + (FRONT - 1) * front)
    middle = (round(x), round(top + height_of(size) / 2))
    if {front, share, board.risen} <= {0.0, 1.0}:
        wide = round(size)
        if front:
            ring(wide, round(height_of(wide)), round(20 * wide / 220), theme.ring).draw(canvas, middle)
        tilt = TILTS[place] if share and not front else 0.0
        hung(letter if share else None, wide, tilt, theme).draw(canvas, middle)
    else:
        largest = round(card_at(place, 0.0, theme)[2] * FRONT)
        picture_of = hung(letter if share >= 0.5 else None, largest, 0.0, theme).surface
        scale = size / largest
        narrow = abs(math.cos(math.pi * share)) * scale
        small = surfaces.smoothscale(
            picture_of, (max(2, round(picture_of.get_width() * narrow)), round(picture_of.get_height() * scale))
        )
        put(canvas, small, center=middle)
    brass_hook(SMALL_HOOK if board.risen == 1 else HOOK).draw(canvas, (x + HOOK_ASIDE, top + HOOK_UP))


def _share(board: Board, place: int) -> float:
    """Progress of a card's turn."""
    return max(0.0, min(1.0, board.found - place))


@cached
def hung(letter: str | None, size: int, tilt: float, theme: Theme) -> Piece:
    """A card on its shadow, turned by `tilt` degrees, anchored at its middle; None is the back."""
    shown = back(size) if letter is None else face(letter, size, theme)
    return with_shadow(turned(shown, tilt) if tilt else shown, 12, 130, (3, 10))


def _joy(canvas: Canvas, at: tuple[float, float], theme: Theme) -> None:
    """Draw rays and confetti around the last card."""
    light = rays(RAYS, RAYS_COLOR, 18, 0.4)
    left, top, wide = SLATE
    lit = light.get_rect(center=(round(at[0]), round(at[1])))
    seen = lit.clip(pygame.Rect(left, top, wide, theme.bar_top - FOOT - top))
    canvas.blit(light, seen, seen.move(-lit.left, -lit.top))
    pick = random.Random(9)
    bits = confetti_bits()
    for _ in range(BITS):
        bit = bits[pick.randrange(len(bits))]
        side = pick.choice((-1, 1))
        x = at[0] + side * pick.uniform(160, BIT_FAR[0])
        canvas.blit(bit, (round(x), round(at[1] + pick.uniform(-BIT_FAR[1], BIT_FAR[1] * 0.8))))


# Players, and guesses and hands below them


def _head(
    canvas: Canvas, board: Board, seat: Seat, places: RevealPlaces, seating: Seating, theme: Theme, hop: int
) -> None:
    """Draw the player, its name and its points so far."""
    left, top, wide, _ = places.columns[seat]
    head, foot = places.head, places.foot
    x, beside = _player_x(places, seat), left + round(head * HEAD_ROOM)
    draw_player(canvas, seating[seat].picture, board.pose(seat), head, (x, foot), hop)
    room = left + wide - beside
    letters = min(text.fit(plan.name, min(theme.px(NAME), 60), room, "bold") for plan in seating.seats)
    name = text.clipped(seating[seat].name, letters, room, "bold")
    middle = (top + foot) / 2
    text.place(canvas, name, letters, (beside + room / 2, middle - letters * 0.75), CHALK, "bold")
    total, at = board.total(seat), total_at(board.ruleset, places, seat, theme)
    if not board.ruleset.kind.names_hands:  # each letter is a point
        step = min(STAR_LARGE * 1.1, room / HOOKY)
        for number in range(total):
            gold_star(round(step / 1.1)).draw(canvas, (at[0] + (number - (HOOKY - 1) / 2) * step, at[1]))
        return
    size = total_px(board.ruleset, theme)
    wide = text.width(str(total), size, "extrabold")
    gold_star(STAR).draw(canvas, (at[0] - wide / 2, at[1] - 2))
    text.place(canvas, str(total), size, (at[0] + STAR / 2 + 4, at[1]), GOLD, "extrabold")


def total_px(ruleset: Ruleset, theme: Theme) -> int:
    """Return the size of a player's points."""
    return min(theme.px(TOTAL), 72) if ruleset.players < 5 else SMALL_TOTAL


def crown_at(board: Board, seat: Seat, places: RevealPlaces, hop: int) -> Spot:
    """Return where a player has a crown."""
    return hat_at(board.pose(seat), places.head, (_player_x(places, seat), places.foot), hop)


def _player_x(places: RevealPlaces, seat: Seat) -> int:
    return places.columns[seat][0] + round(places.head * HEAD_ROOM / 2)


def total_at(ruleset: Ruleset, places: RevealPlaces, seat: Seat, theme: Theme) -> tuple[float, float]:
    """Return where stars fly to: beside the player, below its name. A child's row of stars is lower than a number."""
    left, top, wide, _ = places.columns[seat]
    beside, down = left + places.head * HEAD_ROOM, 1.0 if theme.kids and not ruleset.kind.names_hands else 0.5
    return (beside + left + wide) / 2, (top + places.foot) / 2 + min(theme.px(NAME), 60) * down


def _flights(board: Board, places: RevealPlaces, theme: Theme) -> Iterator[tuple[Spot, Spot]]:
    """The ways of the latest stars: one for each right letter, or for each right guess of a hand."""
    if board.page == "guesses":
        number, seat = divmod(board.guesses - 1, len(board.event.scores))
        left = places.columns[seat][0]
        for place, letter in enumerate(board.event.guesses[seat][number]):
            if letter in board.event.hooky:
                x = left + place * (places.tile + TILE_GAP) + places.tile / 2
                yield (x, places.rows[number]), total_at(board.ruleset, places, seat, theme)
        return
    of = board.hands - 1
    left, _, wide, _ = places.columns[of]
    for seat, y in zip(_others(board, of), places.rows[1:], strict=True):
        if board.hand_points(seat, of):
            yield (left + wide - points_px(theme), y), total_at(board.ruleset, places, seat, theme)


def _others(board: Board, of: Seat) -> list[Seat]:
    return [seat for seat in range(len(board.event.scores)) if seat != of]


def _guesses(canvas: Canvas, board: Board, seat: Seat, places: RevealPlaces, theme: Theme) -> None:
    left, _, wide, _ = places.columns[seat]
    for number, y in enumerate(places.rows):
        opened = board.opened(seat, number)
        for place, letter in enumerate(board.event.guesses[seat][number]):
            right = opened and letter in board.event.hooky
            tile = letter_tile(letter, places.tile, right, opened)
            canvas.blit(tile, (left + place * (places.tile + TILE_GAP), round(y - places.tile / 2)))
        if opened and not theme.kids:
            _points(canvas, board.event.parts[seat][number], (left + wide, y), theme)


def _points(canvas: Canvas, points: int, at: tuple[float, float], theme: Theme) -> None:
    size = points_px(theme)
    text.place(canvas, f"+{points}", size, at, GOLD if points else CHALK_QUIET, "extrabold", "right")


def _hand(canvas: Canvas, board: Board, of: Seat, places: RevealPlaces, seating: Seating, theme: Theme) -> None:
    """Draw a hand, and the others' guesses of it."""
    left, _, wide, _ = places.columns[of]
    opened = of < board.hands
    indent = SMALL_FACE + 12
    for place, letter in enumerate(board.event.hands[of]):
        tile = hand_tile(letter if opened else "", places.tile)
        canvas.blit(tile, (left + indent + place * (places.tile + 6), round(places.rows[0] - places.tile / 2)))
    for seat, y in zip(_others(board, of), places.rows[1:], strict=True):
        put(canvas, avatar(seating[seat].picture, SMALL_FACE), center=(left + SMALL_FACE // 2, y))
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
