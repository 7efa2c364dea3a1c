"""The station hall during a match. Ten words are at the back, then the row of hints with parcels, and the luggage at
the seats' plates in front. If all hands are open, each seat's tag is on its word, with its face over it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from math import inf

import pygame
from pygame import Rect

from engine.core.cards import Card, Cards
from engine.core.game import each_alone
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.options import CHILDRENS, ROUNDS
from engine.games.word_porters.state import Placing, on_card
from engine.games.word_porters.view import View
from game.canvas import Canvas, put
from game.cards.slots import Slot, scale_of
from game.cards.table import Table
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.color import mix
from game.draw.icons import icon
from game.draw.paper import Piece, board, with_shadow
from game.lessons import Mark
from game.theme import CREAM, SAFE, SeatLook, Theme
from scenes.games.word_porters.art import faces, labels, paints, word_plates
from scenes.games.word_porters.art.backdrop import draw_idle
from scenes.games.word_porters.art.header import HeaderSeat, header_plate
from scenes.games.word_porters.art.parcels import UNDER_AT, UPPER_AT, Token, draw_turning, parcel, token, under, wrapped
from scenes.games.word_porters.art.progress import draw_progress
from scenes.games.word_porters.art.tags import identity, suitcase
from scenes.games.word_porters.art.word_plates import HINTS, WORDS, picture_of
from scenes.games.word_porters.layout import HallPlaces, places
from scenes.seating import Seating
from scenes.table.boards.lead import leaders
from scenes.table.game_table import PlacedCards
from scenes.table.stage.hud import SeatPlate
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout

DROP, FALL = 60, 84
"""Px above their places from which cards and parcels come down."""
SPREAD = 2.5
"""Number of cards that move at the same time."""
LUGGAGE = 40
"""Px from the right end of a plate to the middle of its luggage."""


@dataclass(slots=True)
class Carried:
    """Parcels on their way from a plate to a hint. `starts`: their first places, in the order of `placing.tokens`. Each
    way runs from 0 to 1 (above the hint) and 2 (on it). `dip`: px that the label gives way."""

    placing: Placing
    starts: tuple[tuple[float, float], ...]
    way: float = 0.0
    under_way: float = 0.0
    dip: float = 0.0


@dataclass(slots=True)
class Moves:
    """Moving things in the hall.

    Cards follow each other. The card of a number (from 1) starts when the count of its field is one less, and arrives
    `SPREAD` cards later. `lying`: the number of labels that are already there. `calm`: cards do not move. `parcels`:
    those on their way to a hint. `cases`: suitcases that are being put down at plates, by seat. `tags`: progress of the
    identity tags on their way to the plates, or None.
    """

    words: float = inf
    words_open: float = inf
    labels: float = inf
    labels_open: float = inf
    lying: int = 0
    parcels: Carried | None = None
    cases: dict[Seat, float] = field(default_factory=dict)
    tags: float | None = None
    calm: bool = False


STILL = Moves()


@dataclass(frozen=True, slots=True)
class Hall:
    """All that is drawn: a view, the seats' pictures, and the layout."""

    view: View
    looks: tuple[SeatLook, ...]
    theme: Theme
    where: HallPlaces

    @property
    def own(self) -> SeatLook | None:
        """The picture of the viewing seat, if it has a word."""
        seat = self.view.viewer
        return self.looks[seat] if isinstance(seat, int) and self.view.number is not None else None


def pictured(view: View, theme: Theme) -> bool:
    """Return whether words and hints have pictures: in the children's game, and in the children's theme."""
    return view.variant in CHILDRENS or theme.kids


def hall(view: View, looks: tuple[SeatLook, ...], theme: Theme, winds: bool = False) -> Hall:
    """Return the hall of a view. `winds`: it is above a replay's controls."""
    return Hall(view, looks, theme, places(view.players, view.row_size, theme, pictured(view, theme), winds))


# Words


def word_piece(
    shown: Hall,
    number: int,
    state: str = word_plates.PLAIN,
    *,
    secret: bool = True,
    em: int | None = None,
    given: SeatLook | None = None,
) -> Piece:
    """The plate of word `number`; with `secret` the viewer's own word is marked. `given`: the look of the seat that has
    it in the own vote."""
    view, theme = shown.view, shown.theme
    text = view.words[number - 1].text
    size = shown.where.words[number - 1].size
    own = shown.own if secret and number == view.number else None
    picture = picture_of(WORDS, text) if pictured(view, theme) else None
    return word_plates.word_plate(number, text, size, theme, state, own, picture, em, given)


def draw_words(
    canvas: Canvas,
    shown: Hall,
    states: Mapping[int, str] | None = None,
    moves: Moves = STILL,
    em: int | None = None,
    given: Mapping[int, SeatLook] | None = None,
) -> None:
    """Draw all words; `states` and `given` by number, `em` like that of a `word_plate`."""
    for number in range(1, len(shown.view.words) + 1):
        rect, state = shown.where.words[number - 1], (states or {}).get(number, word_plates.PLAIN)
        there, share = _come(moves.words, number), _come(moves.words_open, number)
        if there <= 0:
            continue
        at = (rect.centerx, rect.centery - _dropped(there, moves))
        if share >= 1:
            look = given.get(number) if given else None
            word_piece(shown, number, state, em=em, given=look).draw(canvas, at)
        else:
            draw_turning(canvas, wrapped(rect.size), partial(word_piece, shown, number, state, em=em), at, share)


def _come(count: float, number: int) -> float:
    """Progress of the card with that number, 0 to 1."""
    return max(0.0, min(1.0, (count - (number - 1)) / SPREAD))


def _dropped(share: float, moves: Moves) -> int:
    """Px of a card above its place."""
    return 0 if moves.calm else round(DROP * (1 - share) ** 2)


# Hints


def label_piece(shown: Hall, hint: Printed, size: tuple[int, int], state: str = "") -> Piece:
    """The label of a hint. Without a state the eye tells free labels, given ones, and those with a parcel of the
    viewing seat."""
    picture = picture_of(HINTS, hint.text) if pictured(shown.view, shown.theme) else None
    seats = {placing.seat for placing in on_card(shown.view.placings, hint.card)}
    own = shown.own if shown.view.viewer in seats else None
    return labels.label(hint.text, size, shown.theme, state or (labels.GIVEN if seats else labels.PLAIN), picture, own)


def tokens_on(shown: Hall, hint: Card) -> tuple[Token, ...]:
    """Return the tokens on a hint, in the order in which they were placed."""
    return tuple(token_of(placing, shown.looks) for placing in on_card(shown.view.placings, hint))


def token_of(placing: Placing, looks: tuple[SeatLook, ...]) -> Token:
    """Return the picture of a placing: a parcel, or a pair."""
    return Token(looks[placing.seat], placing.tokens)


def draw_labels(
    canvas: Canvas,
    shown: Hall,
    states: Mapping[Card, str] | None = None,
    ghost: tuple[Card, Token] | None = None,
    moves: Moves = STILL,
) -> None:
    """Draw the row with all tokens. `states`: by hint. `ghost`: a possible placing."""
    for place, hint in enumerate(shown.view.row):
        rect, state = shown.where.labels[place], (states or {}).get(hint.card, "")
        there, share = _come(moves.labels, place + 1), _come(moves.labels_open, place + 1)
        if place < moves.lying:
            there = share = 1.0
        if there <= 0:
            continue
        carried = moves.parcels if moves.parcels and moves.parcels.placing.hint == hint.card else None
        at = (rect.centerx, rect.centery - _dropped(there, moves) + (round(carried.dip) if carried else 0))
        if share < 1:
            draw_turning(canvas, wrapped(rect.size), partial(label_piece, shown, hint, rect.size, state), at, share)
            continue
        label_piece(shown, hint, rect.size, state).draw(canvas, at)
        if carried:
            _draw_waiting(canvas, shown, carried, at, rect.size)
        else:
            mine = ghost[1:] if ghost is not None and ghost[0] == hint.card else ()
            labels.draw_tokens(canvas, (*tokens_on(shown, hint.card), *mine), at, rect.size, shown.theme, bool(mine))


def _draw_waiting(
    canvas: Canvas, shown: Hall, carried: Carried, at: tuple[float, float], size: tuple[int, int]
) -> None:
    """Draw the tokens of a hint that has made room for more."""
    tokens = tokens_on(shown, carried.placing.hint)
    where = _spots(shown, carried, size)
    for one, (x, y) in zip(tokens, where.places, strict=False):
        token(one, where.width, shown.theme).draw(canvas, (at[0] + x, at[1] + y))


def _spots(shown: Hall, carried: Carried, size: tuple[int, int]) -> labels.ParcelSpots:
    """The places of parcels including those on their way."""
    tokens = (*tokens_on(shown, carried.placing.hint), token_of(carried.placing, shown.looks))
    return labels.spots(tuple(one.shared for one in tokens), size, shown.theme)


def _goal(shown: Hall, carried: Carried) -> tuple[float, float, int]:
    """Middle and width of the parcels on their hint."""
    row = [hint.card for hint in shown.view.row]
    rect = shown.where.labels[row.index(carried.placing.hint)]
    where = _spots(shown, carried, rect.size)
    x, y = where.places[-1]
    return rect.centerx + x, rect.centery + y, where.width


def draw_carried(canvas: Canvas, shown: Hall, carried: Carried, goal: tuple[float, float, int]) -> None:
    """Draw parcels on their way to middle and width of their `goal`, in front of everything: first the lower one, then
    the other."""
    look, numbers = shown.looks[carried.placing.seat], carried.placing.tokens
    x, y, width = goal
    ends = [(x, y + carried.dip)]
    ways = [carried.way]
    if len(numbers) > 1:
        ends = [(x + dx * width, y + carried.dip + dy * width) for dx, dy in (UPPER_AT, UNDER_AT)]
        ways = [carried.way, carried.under_way]
    for i in reversed(range(len(numbers))):
        draw = (under if i else parcel)(look, numbers[i], width, shown.theme)
        draw.draw(canvas, _on_way(carried.starts[i], ends[i], ways[i]))


def _on_way(start: tuple[float, float], end: tuple[float, float], way: float) -> tuple[float, float]:
    """A point on the way: to a place above the end, then down."""
    above = (end[0], end[1] - FALL)
    if way >= 1:
        return end[0], above[1] + FALL * (way - 1)
    return start[0] + (above[0] - start[0]) * way, start[1] + (above[1] - start[1]) * way


# The plates of the seats


def tab(view: View, seat: Seat, look: SeatLook, name: str, device: str | None, on_turn: bool) -> HeaderSeat:
    """Return the contents of a seat's plate: points, unplaced tokens, and during votes whether it has voted."""
    voting = view.phase == "votes"
    return HeaderSeat(
        look,
        name,
        view.scores[seat],
        view.tokens[seat] if view.round else (),
        on_turn,
        seat in view.passed,
        seat in view.voted if voting else None,
        view.start == seat,
        device,
        leads=seat in leaders(view.scores, each_alone(view.variant, view.players)),
    )


def luggage_at(rect: tuple[int, int, int, int] | Rect) -> tuple[float, float]:
    """Return the point of a plate at which things start and arrive."""
    left, top, wide, high = rect
    return left + wide - LUGGAGE, top + high / 2 + LUGGAGE / 4


FACE, TAG_WIDE = 68, 34  # px: the face covers the tag
BOARD_FACE = 52
ASIDE = 14  # px from the upper left corner of the plate to their middle


def tag_zone(seat: Seat) -> Zone:
    """Return the zone of a seat's open identity tag."""
    return Zone("tag", seat)


def opened(view: View) -> Cards:
    """Return the viewer's tag while its number counts."""
    return (Card(f"{faces.TAG}-{view.number}"),) if view.number is not None and view.words else ()


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """Return the open tags on their words. There are no other cards, because words and hints are furniture."""
    theme = Theme(text_scale=2.0 if floor.large else 1.0)
    words = places(view.players, view.row_size, theme, pictured(view, theme), floor.winds).words
    return tuple(
        PlacedCards(tag_zone(seat), tuple(_corner(words[number_of(tag) - 1]) for tag in tags), tags)
        for seat, tags in open_hands.items()
    )


def draw_opened(canvas: Canvas, table: Table, seating: Seating) -> None:
    """Draw the face of each seat with an open tag."""
    for seat, plan in enumerate(seating.seats):
        for sprite in table.cards(tag_zone(seat)):
            put(canvas, avatar(plan.picture, FACE), center=(sprite.x, sprite.y))


def draw_others(
    canvas: Canvas, words: Sequence[pygame.Rect], hands: Mapping[Seat, Cards], own: Seat, seating: Seating
) -> None:
    """Draw the others' faces on the board of seat `own`, at the corners that a vote leaves free."""
    for seat, tags in hands.items():
        for tag in tags if seat != own else ():
            word = words[number_of(tag) - 1]
            put(canvas, avatar(seating[seat].picture, BOARD_FACE), center=(word.right - ASIDE, word.bottom - ASIDE))


def number_of(tag: Card) -> int:
    """Return the number on a tag."""
    return int(tag.rpartition("-")[2])


def _corner(word: pygame.Rect) -> Slot:
    return Slot(word.left + ASIDE, word.top + ASIDE, 0.0, scale_of(TAG_WIDE))


CASE, TAG = 54, 84  # px: width of a suitcase, height of a tag at a plate
SIGN_MOST, SIGN_LEAST, SIGN_CLEAR = 54, 40, 10
"""Px: largest and smallest height of the sign in the strip between the hints and the bar, and its distance to both."""
ASIDE_ACROSS = 2
"""Number of bells in a row if the sign is beside the lower hints."""
SIGN_ENDS = 0.66  # of its height: extra width beyond its bells
_BELL, _STEP = 0.8, 1.06  # of its height; no bell has less than 32 px
_STILL = 0.6  # how far a future bell fades into the sign


def hall_of(stage: Stage, seating: Seating, theme: Theme) -> Hall:
    return hall(stage.view, looks_of(seating), theme, stage.floor.winds)


def looks_of(seating: Seating) -> tuple[SeatLook, ...]:
    return tuple(plan.picture for plan in seating.seats)


def moves_of(stage: Stage) -> Moves:
    return stage.tableau if isinstance(stage.tableau, Moves) else STILL


def furniture(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the idle animation, then words and hints. Before the first round the hall is empty."""
    draw_idle(canvas, stage, theme)
    shown, moves = hall_of(stage, seating, theme), moves_of(stage)
    draw_words(canvas, shown, moves=moves)
    draw_labels(canvas, shown, moves=moves)
    if not stage.floor.winds:  # a replay's controls need its place
        draw_round(canvas, shown)


def draw_round(canvas: Canvas, shown: Hall) -> None:
    """Draw the number of the round (WP-14) if there is room. The pause and the sheet show it too."""
    if not shown.view.round or not shown.where.labels:
        return
    rounds = ROUNDS[shown.view.variant]
    place = sign_place(shown.where.labels, rounds, shown.theme)
    if place is not None:
        high, across, at = place
        sign = bell_sign(shown.view.round, rounds, high, across, shown.theme)
        sign.draw(canvas, at)
        if across == rounds and not shown.theme.kids:  # there is room beside it
            draw_progress(canvas, shown.view, shown.looks, sign.rect(at), rounds, shown.theme)


def sign_place(labels: Sequence[pygame.Rect], rounds: int, theme: Theme) -> tuple[int, int, tuple[float, float]] | None:
    """Return height, row length and middle of the sign's bells, or None. The sign is under the hints, or beside their
    lower row if the strip below is too low. There is none if that row is full."""
    foot = max(rect.bottom for rect in labels)
    strip = theme.bar_top - foot - SIGN_CLEAR
    if strip >= SIGN_LEAST:
        return min(SIGN_MOST, strip), rounds, (SAFE.centerx, (foot + theme.bar_top) / 2)
    row = [rect for rect in labels if rect.bottom == foot]
    room = min(rect.left for rect in row) - SAFE.left
    across = min(ASIDE_ACROSS, rounds)
    high = min(SIGN_MOST, int((room - 2 * SIGN_CLEAR) / (SIGN_ENDS + _STEP * across)))
    return (high, across, (SAFE.left + room / 2, row[0].centery)) if high >= SIGN_LEAST else None


def over(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw in a replay which word is whose."""
    draw_opened(canvas, stage.table, seating)


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw moving things: parcels to a hint, tags to their plates, suitcases."""
    moves = moves_of(stage)
    if moves is STILL:
        return
    shown = hall_of(stage, seating, theme)
    if moves.parcels is not None:
        draw_carried(canvas, shown, moves.parcels, _goal(shown, moves.parcels))
    draw_arriving(canvas, shown, moves, [luggage_at(rect) for rect in shown.where.seats])


def draw_arriving(canvas: Canvas, shown: Hall, moves: Moves, luggage: Sequence[tuple[float, float]]) -> None:
    """Draw suitcases and tags on their way to the seats, whose `luggage` is there. The tags, face down, come from the
    middle of the hall to all seats at the same time."""
    for seat, share in moves.cases.items():
        x, y = luggage[seat]
        suitcase(shown.looks[seat], None, CASE, shown.theme).draw(canvas, (x, y + round((1 - share) * FALL)))
    if moves.tags is not None:
        start, back = shown.where.words[7].center, identity(None, TAG, shown.theme)
        for x, y in luggage:
            here = start[0] + (x - start[0]) * moves.tags, start[1] + (y - start[1]) * moves.tags
            back.draw(canvas, here)


def plate_of(view: View, seat: Seat, plate: SeatPlate, theme: Theme) -> Piece:
    """Return the plate of a seat with its luggage."""
    assert plate.place.tab is not None
    _, _, wide, high = plate.place.tab
    drawn = tab(view, seat, plate.look, plate.name, plate.device, plate.on_turn)
    return header_plate(drawn, (wide, high), theme)


@cached
def bell_sign(number: int, rounds: int, high: int, across: int, theme: Theme) -> Piece:
    """The sign of round `number` of `rounds`, with `across` bells in a row of `high` px, anchored at its middle."""
    ground, wide = paints.plate(theme), round((SIGN_ENDS + _STEP * across) * high)
    step, rows = _STEP * high, -(-rounds // across)
    sign = board(wide, round(high + (rows - 1) * step), ground, high // 2, paints.PLATE_EDGE, 3).copy()
    for i in range(rounds):
        color = CREAM if i < number else mix(CREAM, ground, _STILL)
        bell: pygame.Surface = icon("bell", round(_BELL * high), color, ground)
        x, y = wide / 2 + (i % across - (across - 1) / 2) * step, high / 2 + i // across * step
        put(sign, bell, center=(x, y))
    return with_shadow(sign, 5, 100, (1, 3))


def where_is(mark: Mark, view: View, where: HallPlaces) -> tuple[Rect, ...]:
    """Return what a lesson points at in the public hall: words by their numbers, hints, a seat's parcels, or all of
    each. Parcels are on hints, or at first at the seat's plate."""
    labels = {hint.card: rect for hint, rect in zip(view.row, where.labels, strict=False)}
    match mark:
        case Mark("zone", "words"):
            return (where.words[0].unionall(where.words[1:]),)
        case Mark("word", number) if view.words:
            return (where.words[int(number) - 1],)
        case Mark("zone", "row") if labels:
            return (where.labels[0].unionall(where.labels[1:]),)
        case Mark("hint", name) if Card(name) in labels:
            return (labels[Card(name)],)
        case Mark("parcels", seat=seat) if seat is not None:
            given = tuple(labels[placing.hint] for placing in view.placings if placing.seat == seat)
            return given or (where.seats[seat],)
    return ()


def on_stage(mark: Mark, stage: Stage, theme: Theme) -> tuple[Rect, ...]:
    """The same for a stage."""
    view: View = stage.view
    lying = places(view.players, view.row_size, theme, pictured(view, theme), stage.floor.winds)
    return where_is(mark, view, lying)
