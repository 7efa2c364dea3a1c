"""The station hall of children: a column for each friend, with its hints and the parcels that it still has on one
board. The ten words are not there. A word that the viewer knows is over its owner."""

from collections.abc import Mapping
from dataclasses import replace

import pygame
from pygame import Rect

from engine.core.cards import Card, Cards
from engine.core.seats import Seat
from engine.games.word_porters.options import TOKENS
from engine.games.word_porters.view import View
from game import surfaces
from game.canvas import Canvas, put
from game.cards.slots import Slot, scale_of
from game.draw.avatar import avatar
from game.draw.cache import cached_briefly, converted
from game.draw.icons import badge
from game.draw.paper import Piece
from game.lessons import Mark
from game.theme import Theme
from scenes.games.word_porters.art.backdrop import draw_idle
from scenes.games.word_porters.art.child_cards import HEAD_AT, hint_card, name_plate, own_card, own_head
from scenes.games.word_porters.art.furniture import (
    CASE,
    TAG_WIDE,
    Hall,
    draw_arriving,
    draw_carried,
    hall_of,
    moves_of,
    number_of,
    pictured,
    tag_zone,
)
from scenes.games.word_porters.art.parcels import parcel, token
from scenes.games.word_porters.art.tags import suitcase
from scenes.games.word_porters.art.vote_drawing import Hint, blank_board, own_hints
from scenes.games.word_porters.art.word_plates import HINTS, WORDS, picture_of, word_plate
from scenes.games.word_porters.layout import Column, columns, parcel_on
from scenes.seating import Seating
from scenes.table.game_table import PlacedCards
from scenes.table.stage.hud import SeatPlate
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout

WAITING = 96  # px wide: a parcel that its friend still has
BADGE, BADGE_AT = 44, (16, 8)  # px, and right and up from the lower left corner of a plate to its middle
CASE_AT = 16, 96  # px, and left and up from the lower right corner of a plate to its suitcase


def columns_of(view: View, floor: TableLayout) -> tuple[Column, ...]:
    """Return the columns of a stage."""
    return columns(view.players, len(TOKENS[view.variant]), floor.large, floor.winds)


def luggage_at(tab: tuple[int, int, int, int]) -> tuple[float, float]:
    """Return the point at a friend's plate at which suitcases arrive."""
    left, top, wide, high = tab
    return left + wide - CASE_AT[0], top + high - CASE_AT[1]


# The stage


def furniture(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the idle animation, then the boards of the round."""
    draw_idle(canvas, stage, theme)
    shown, moves = hall_of(stage, seating, theme), moves_of(stage)
    coming = moves.parcels
    for seat, column in enumerate(columns_of(shown.view, stage.floor) if shown.view.round else ()):
        blank_board(column.board.size, theme).draw(canvas, column.board.center)
        for number in shown.view.tokens[seat]:
            at = column.slots[number - 1].center
            parcel(shown.looks[seat], number, WAITING, theme, seat in shown.view.passed).draw(canvas, at)
        for hint in own_hints(shown.view, seat, shown.looks):
            draw_hint(canvas, shown, hint, column.slots[hint[0].numbers[0] - 1])
        if coming is not None and coming.placing.seat == seat:
            slot, printed = _goal(column, coming.placing.tokens), _printed(shown.view, coming.placing.hint)
            _hint(shown, printed, slot.size).draw(canvas, (slot.centerx, slot.centery + round(coming.dip)))


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw known words over their owners, and moving things."""
    moves, shown = moves_of(stage), hall_of(stage, seating, theme)
    placed = columns_of(shown.view, stage.floor)
    for seat, number in _known(shown.view, stage).items():
        _word(shown, seat, number, placed[seat].word.size).draw(canvas, placed[seat].word.center)
    if moves.parcels is not None:
        slot, shared = _goal(placed[moves.parcels.placing.seat], moves.parcels.placing.tokens), moves.parcels.placing
        draw_carried(canvas, shown, moves.parcels, parcel_on(slot, len(shared.tokens) > 1))
    places = [stage.floor.place(seat) for seat in range(shown.view.players)]
    luggage = [luggage_at(place.tab) for place in places if place and place.tab]
    draw_arriving(canvas, shown, moves, luggage)


def _goal(column: Column, tokens: tuple[int, ...]) -> Rect:
    """The place of a hint with these tokens."""
    return column.slots[tokens[0] - 1]


def _printed(view: View, hint: Card) -> str:
    return next(printed.text for printed in view.row if printed.card == hint)


def draw_hint(canvas: Canvas, shown: Hall, hint: Hint, slot: Rect) -> None:
    """Draw a given hint with its parcel."""
    parcels, printed = hint
    _hint(shown, printed.text, slot.size).draw(canvas, slot.center)
    x, y, wide = parcel_on(slot, parcels.shared)
    token(parcels, wide, shown.theme).draw(canvas, (x, y))


def _hint(shown: Hall, hint: str, size: tuple[int, int]) -> Piece:
    picture = picture_of(HINTS, hint) if pictured(shown.view, shown.theme) else None
    return hint_card(hint, picture, size, shown.theme, False, False)


def _word(shown: Hall, seat: Seat, number: int, size: tuple[int, int]) -> Piece:
    word = shown.view.words[number - 1].text
    return word_plate(number, word, size, shown.theme, own=shown.looks[seat], picture=picture_of(WORDS, word))


def _known(view: View, stage: Stage) -> dict[Seat, int]:
    """The numbers of the words that are open here: the viewer's own, and those of open tags."""
    tags = ((seat, one.card) for seat in range(view.players) for one in stage.table.cards(tag_zone(seat)))
    return _own(view) | {seat: number_of(Card(tag)) for seat, tag in tags if tag is not None}


def _own(view: View) -> dict[Seat, int]:
    return {view.viewer: view.number} if isinstance(view.viewer, int) and view.number is not None else {}


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    """Return the open tags behind the words of their owners."""
    placed = columns_of(view, floor)
    return tuple(
        PlacedCards(tag_zone(seat), tuple(Slot(*placed[seat].word.center, 0.0, scale_of(TAG_WIDE)) for _ in tags), tags)
        for seat, tags in open_hands.items()
    )


def plate_of(view: View, seat: Seat, plate: SeatPlate, theme: Theme) -> Piece:
    """Return the plate of a friend, with a suitcase once the friend has voted, and with the face if there is no
    figure. Large text leaves no room for names."""
    assert plate.place.tab is not None
    still = replace(plate, hop=0.0, shake=0.0, halo=0.0, expression="", body=None)
    return _plate(still, plate.body is None, seat in view.voted, theme)


@cached_briefly
def _plate(plate: SeatPlate, faced: bool, voted: bool, theme: Theme) -> Piece:
    """Such a plate, anchored at the middle of its tab."""
    place = plate.place
    assert place.tab is not None
    tab = Rect(place.tab)
    reach = max(tab.width // 2, tab.centery - place.y + place.size) + BADGE
    out, middle = surfaces.new((2 * reach, 2 * reach), pygame.SRCALPHA), (reach, reach)
    if faced:
        put(out, avatar(plate.look, place.size, plate.on_turn), center=(reach, reach + place.y - tab.centery))
    if not theme.large_text:
        name_plate(plate.name, plate.look, tab.size, theme, plate.on_turn).draw(out, middle)
    if plate.device:
        disc = badge(plate.device, BADGE)
        right, up = BADGE_AT
        put(out, disc, center=(reach - tab.width // 2 + right, reach + tab.height // 2 - up))
    if voted:
        x, y = luggage_at(place.tab)
        suitcase(plate.look, None, CASE, theme).draw(out, (x + reach - tab.centerx, y + reach - tab.centery))
    return Piece(converted(out), middle, tab.move(-tab.centerx, -tab.centery))


# The viewer's own board


def draw_own_word(canvas: Canvas, shown: Hall, place: Rect) -> None:
    """Draw the viewer's own word large, with its animal, if it has one."""
    if shown.own is None or shown.view.number is None:
        return
    word = shown.view.own_word
    own_card(word, picture_of(WORDS, word), shown.own, place.size, shown.theme).draw(canvas, place.center)
    own_head(shown.own).draw(canvas, (place.right - HEAD_AT[0], place.top + HEAD_AT[1]))


# What a lesson points at


def where_is(mark: Mark, view: View, placed: tuple[Column, ...]) -> tuple[Rect, ...]:
    """Return what a lesson points at: the viewer's own word, hints, boards, or a friend's hints or parcels."""
    on = {(one.seat, one.hint): _goal(placed[one.seat], one.tokens) for one in view.placings}
    match mark:
        case Mark("zone", "words") | Mark("word") if mark.name in ("words", str(view.number)):
            return tuple(placed[seat].word for seat in _own(view))
        case Mark("zone", "row") if view.round:
            return tuple(column.board for column in placed)
        case Mark("hint", name):
            return tuple(rect for (_, hint), rect in on.items() if hint == name)
        case Mark("parcels", seat=seat) if seat is not None:
            return tuple(rect for (owner, _), rect in on.items() if owner == seat) or (placed[seat].board,)
    return ()


def on_stage(mark: Mark, stage: Stage) -> tuple[Rect, ...]:
    """The same for a stage."""
    return where_is(mark, stage.view, columns_of(stage.view, stage.floor))
