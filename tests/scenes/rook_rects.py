"""Rook's table as rectangles: the places of all things at a moment, for tests that they keep apart."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

import pygame
from pygame import Rect

from engine.core.match import Match
from engine.core.messages import say
from engine.games import GAMES
from engine.games.rook.view import View
from game.cards.hand import hand
from game.cards.layouts import SeatPlace, Slot
from game.theme import BAR_TOP, GROWN_UP, KIDS, STAGE, Theme
from scenes.games.rook.art import furniture
from scenes.games.rook.art.signs import signs
from scenes.games.rook.layout import laid_slot, nest_slots, spread_slots, trick_slot
from scenes.games.rook.table import TABLE
from scenes.seating import Seating, first_seating
from scenes.table.asks.answering import LARGE_DOWN, confirm_place, sink_by
from scenes.table.asks.asks import Summary
from scenes.table.asks.bids import CENTRE_X, ROW_Y, ChoicePlate, ChoiceRow
from scenes.table.asks.confirm_plate import ConfirmPlate, card_parts
from scenes.table.stage.table_layout import TableLayout
from tests.scenes.voices import speakers, voice

THEMES = {
    f"{theme.name} {round(scale * 100)} %": theme.scaled(scale)
    for theme in (GROWN_UP, KIDS)
    for scale in (1.0, 1.5, 2.0)
}
PLAYERS = (4, 5, 6)
MOMENTS = ("auction", "bury", "trump", "play", "count")
NAMES = ("Maximiliane", "Bartholomew", "Wo", "Anna-Theresa", "Jo", "Wilhelmina")
VARIANTS = {4: "classic", 5: "classic_individual", 6: "classic_individual"}
HELD = {4: 9, 5: 10, 6: 9}
NEST = {4: 5, 5: 6, 6: 2}
BOWL = round(furniture.RADIUS * furniture.DEPTH) + 24  # px from the far twigs of the nest to its foot
RING = 15  # px of a focus ring


@dataclass(frozen=True)
class Moment:
    """One look at the table: players, phase, and viewer."""

    players: int
    phase: str
    theme: Theme
    public: bool

    @property
    def floor(self) -> TableLayout:
        return TableLayout(self.players, 0, self.public, self.theme.kids, True, self.theme.large_text)

    @property
    def asked(self) -> bool:
        """Whether a seat is asked with a row of plates."""
        return not self.public and self.phase in ("auction", "bury", "trump")


def upright(slot: Slot, margin: int = 0) -> Rect:
    """The card in a slot, as if it were not turned."""
    box = Rect(0, 0, round(slot.width), round(slot.height))
    box.center = round(slot.x), round(slot.y)
    return box.inflate(2 * margin, 2 * margin)


def seating(players: int) -> Seating:
    """All players, with names that are too long or very short."""
    seats = first_seating(players, "pad:1").seats
    return Seating(tuple(replace(seat, name=NAMES[i]) for i, seat in enumerate(seats)))


def view(moment: Moment, held: int) -> View:
    """A view of that moment: all but the asked seat have played, seat 0 bid."""
    game = GAMES["rook"]
    seen = Match(game, game.setup(VARIANTS[moment.players], moment.players, {})).view(0)
    cards = [f"{color}-{number}" for number in range(14, 4, -1) for color in ("red", "green", "black", "yellow")]
    trick = tuple((seat, cards[-seat]) for seat in range(moment.players)) if moment.phase == "play" else ()
    trump = "green" if moment.phase in ("play", "count") else None
    return replace(
        seen,
        phase="play" if moment.phase == "count" else moment.phase,
        dealer=1,
        bidder=0,
        bid=120,
        trump=trump,
        counts=(held,) * moment.players,
        nest_size=NEST[moment.players],
        trick=trick,
        hand=tuple(sorted(cards[:held])),
        totals=(-1205, 1180, -999, 120, 5, 0)[: len(seen.totals)],
    )


def hand_rects(moment: Moment, held: int, *, drop: int = 0, small: bool = False) -> Iterator[Rect]:
    """The cards of the open hand down to the rail, at rest."""
    down = drop - (BAR_TOP - moment.theme.bar_top)
    for slot in hand(held, kids=moment.theme.kids and not small).slots:
        yield upright(slot.moved(dy=down)).clip(Rect(0, 0, STAGE[0], moment.theme.bar_top))


def plate(place: SeatPlace, theme: Theme) -> tuple[Rect, ...]:
    """A plate at its widest: the face with the held cards under it, and the tag."""
    whole = Rect(place.rect)
    if place.compact:
        return (whole,)
    out = round(place.size * 0.5) + 6
    bottom = place.y + out if theme.kids and theme.large_text else whole.bottom
    face = Rect(place.x - out, whole.top, 2 * out, bottom - whole.top)
    half = 64 if theme.large_text else 56
    left, right = (place.x, whole.right) if place.side == "r" else (whole.left, place.x)
    return face, Rect(left, place.y - half, right - left, 2 * half)


def plates(moment: Moment) -> Iterator[tuple[str, Rect]]:
    """The plates of all seats that have one."""
    for seat in range(moment.players):
        place = moment.floor.place(seat)
        if place is not None:
            for part in plate(place, moment.theme):
                yield f"plate {seat}", part


def boards(moment: Moment, seen: View) -> Iterator[tuple[str, Rect]]:
    """The boards on strings."""
    pairs = ((0, 2), (1, 3)) if len(seen.totals) < moment.players else None
    who = speakers(seating(moment.players), pairs)
    for i, (at, piece) in enumerate(signs(seen, who, seating(moment.players), moment.theme)):
        yield f"sign {i}", piece.rect(at)


def middle(moment: Moment, seen: View, held: int) -> Iterator[tuple[str, Rect]]:
    """The cards on the table, and the row of plates over them."""
    floor, theme = moment.floor, moment.theme
    crowded = theme.large_text or len(hand(held, kids=theme.kids).rows) > 1
    if moment.phase in ("auction", "trump") or (moment.phase == "bury" and not (crowded and not moment.public)):
        yield "nest", Rect(furniture.AT[0] - furniture.RADIUS, furniture.AT[1] - 12, 2 * furniture.RADIUS, BOWL)
        for slot in nest_slots(seen.nest_size, floor) if moment.phase != "bury" else ():
            yield "nest", upright(slot)
    if moment.phase == "play":
        for seat in range(moment.players):
            yield "trick", upright(trick_slot(seen, floor, seat))
        yield "pile", upright(laid_slot(floor))
    if moment.phase == "count":
        slots = spread_slots(seen.nest_size)
        yield "spread nest", upright(slots[0]).unionall([upright(slot) for slot in slots[1:]])
    if moment.asked:
        yield "row", row_rect(moment, held)


def row_rect(moment: Moment, held: int) -> Rect:
    """The row of plates of the asked seat, with its ring."""
    theme = moment.theme
    if moment.phase == "bury":
        y, high = confirm_place(hand(held, kids=theme.kids), theme, alone=True)
        confirm = ConfirmPlate(theme, voice(), lambda action: ("keys", "Enter"), (CENTRE_X, y), high=high)
        lying = tuple(view(moment, held).hand[: NEST[moment.players]])
        confirm.show(Summary(say("rook-lay-down"), True), lambda deep: card_parts(lying, TABLE.deck, theme, deep), True)
        return confirm.rect.inflate(0, 2 * RING)
    rects = [rect for _, rect in asked_row(moment, held).layout().plates]
    return rects[0].unionall(rects[1:]).inflate(0, 2 * RING)


def asked_row(moment: Moment, held: int) -> ChoiceRow:
    """The row as the table makes it."""
    theme = moment.theme
    words = ("Green", "Red", "Black", "Yellow") if moment.phase == "trump" else ("Pass", *map(str, range(70, 125, 5)))
    picture = pygame.Surface((84, 84)) if moment.phase == "trump" else None
    y = ROW_Y + (LARGE_DOWN if theme.large_text else 0)
    return ChoiceRow([ChoicePlate(word, picture) for word in words], theme, focus=1, y=y)


def groups(moment: Moment) -> list[tuple[str, Rect]]:
    """All things that must keep apart. In an own view the hand is up, as large as this moment makes it."""
    held = HELD[moment.players] + (NEST[moment.players] if moment.phase == "bury" else 0)
    seen = view(moment, held)
    out = [*plates(moment), *boards(moment, seen), *middle(moment, seen, held)]
    if not moment.public and moment.phase != "count":
        reading = moment.phase in ("auction", "trump")
        laid = hand(held, kids=moment.theme.kids)
        drop = 18 if reading else sink_by(laid, moment.theme) if moment.phase == "bury" and len(laid.rows) == 1 else 0
        out += [("hand", rect) for rect in hand_rects(moment, held, drop=drop, small=reading)]
    out.append(("rail", Rect(0, moment.theme.bar_top, STAGE[0], STAGE[1] - moment.theme.bar_top)))
    return out
