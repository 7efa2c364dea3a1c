"""What is drawn before a table of Spooks needs it, one picture a piece, for the time that frames leave over."""

from collections.abc import Iterator

from engine.games.spooks.cards import COLOR, PACK, SUIT
from game.cards.hand import hand
from game.cards.slots import CARD_WIDTH, KIDS_WIDTH
from game.draw.avatar import avatar
from game.draw.bottom_bar import rail
from game.draw.effects import confetti_bits
from game.draw.svg import picture
from game.theme import Theme
from scenes.games.spooks.art import faces
from scenes.games.spooks.art.backdrop import GREEN_RAIL
from scenes.games.spooks.art.creatures import SIZE as SHOWN
from scenes.games.spooks.art.creatures import SMALL as SHOWN_SMALL
from scenes.games.spooks.art.dial import dial
from scenes.games.spooks.art.furniture import pile_light
from scenes.games.spooks.art.rule_board import PAINTS, rule_board, slot_face
from scenes.games.spooks.art.signs import CREATURES
from scenes.games.spooks.art.tableau_drawing import darkness, face_of, light, name_of, ring_of, tilted_crown, title
from scenes.games.spooks.art.wanted import arrow, wanted_card
from scenes.games.spooks.boards.tableau import row
from scenes.games.spooks.rule import ANYTHING, OPENING, Rule, on
from scenes.games.spooks.spots import FACE, KIDS_TABLE, Spots, spots
from scenes.seating import Seating

MOST_HELD = 13


def _rules() -> tuple[Rule, ...]:
    """What the board shows most: every number on blue, and every red card."""
    tops = [card for card in PACK if SUIT[card] == "spook" or COLOR[card] == "red"]
    spiders = [card for card in PACK if SUIT[card] == "spider"]
    return (OPENING, ANYTHING, *(on(card, True, False) for card in tops), *(on(card, True, True) for card in spiders))


def warm(theme: Theme) -> Iterator[object]:
    """What is large first: the dial, the dark garden; then every face in the widths in which cards lie."""
    places = spots(KIDS_TABLE, public=False, kids=theme.kids, large=theme.large_text)
    for clockwise in (True, False):
        yield dial(clockwise, True, round(places.dial_radius))
    yield rail(None, theme, GREEN_RAIL)
    yield darkness(theme)
    yield light()
    for playoff in (False, True):
        yield title(playoff)
    if theme.kids:
        yield arrow()
    for name in (*CREATURES, "cat"):
        yield picture(f"spooks/{name}", SHOWN)
        yield picture(f"spooks/{name}", SHOWN_SMALL)
    flying = KIDS_WIDTH if theme.kids else CARD_WIDTH
    held = hand(MOST_HELD, kids=theme.kids).width
    yield faces.back(flying)
    for width in dict.fromkeys((flying, round(places.pile_width), held)):
        for card in PACK:
            yield faces.face(card, width, theme)


def _boards(theme: Theme, places: Spots) -> Iterator[object]:
    for rule in _rules():
        if places.wanted:
            yield wanted_card(rule, (), theme, round(places.board[2]))
        else:
            yield rule_board(rule, (), theme, round(places.scale, 2))


def warm_seats(theme: Theme, seating: Seating) -> Iterator[object]:
    """Boards and lights as large as they are at this table; faces and names as they stand under the row of a trick, and
    as a winner's."""
    held = len(PACK) // len(seating)
    kids, large = theme.kids, theme.large_text
    around = spots(len(seating), public=not any(seating.people), kids=kids, large=large, cards=held)
    for color in PAINTS:
        yield pile_light(color, around.pile_width)
    yield from _boards(theme, around)
    places, won = row(len(seating), large=theme.large_text), row(len(seating), 0, large=theme.large_text)
    yield ring_of(won.cards[0], theme)
    yield tilted_crown()
    yield confetti_bits()
    for plan in seating.seats:
        for wins in (False, True):
            yield face_of(plan.picture, places.face, wins)
            yield name_of(plan.name, round(places.room), wins, theme)
        yield avatar(plan.picture, slot_face(len(seating)))
        yield avatar(plan.picture, FACE)
