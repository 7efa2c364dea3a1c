"""The signs above Rook's table: trump or the high bid on the left, bid and totals (or the nest) on the right."""

from typing import NamedTuple

import pygame

from engine.core.messages import say
from engine.core.seats import Seat
from engine.games.rook.cards import COLOR_NOUNS
from engine.games.rook.view import View
from game import surfaces
from game.canvas import put
from game.draw import text
from game.draw.avatar import avatar
from game.draw.boards import sign
from game.draw.cache import cached_briefly
from game.draw.icons import icon
from game.draw.paper import Piece, board, to_write_on
from game.theme import CARD_EDGE, CREAM, GOLD, INK, SeatLook, Theme
from scenes.games.rook.art import jars, tracks
from scenes.games.rook.art.faces import suit_chip
from scenes.games.rook.sentences import amount, least_bid
from scenes.seating import Seating, SeatPlan
from scenes.table.boards.lead import leaders
from scenes.table.phrases import Speakers
from scenes.table.stage.swings import Hung

LEFT_AT = (112, 74)
SMALL = (300, 156)
WIDE = (380, 180)
RIGHT_EDGE = 1808
CHIP, LARGE_CHIP = 84, 116
BIDDER, NAME = 76, 42
FACE = 48
HEADING = 54
VALUE = 60
BIDS, BIDS_WIDE = 38, 210
MANY_TOTAL = 40
MANY_ROWS, MANY_FACE = 42, 38
"""px from one row to the next, and of a face in it."""
LINE = "#4A4270"


class SignFacts(NamedTuple):
    """The facts on the signs. They are painted again only if one of these changes."""

    phase: str
    trump: str | None
    bid: int | None
    bidder: Seat | None
    nest_size: int
    target: int
    totals: tuple[int, ...]
    dealer: Seat | None
    least: int  # lowest legal bid; 0 after the auction


def signs(view: View, who: Speakers, seating: Seating, theme: Theme) -> tuple[Hung, ...]:
    """Return (upper left corner, board) of both signs. A sign is left out if jars show the same."""
    if jars.stand(view, theme):
        trump = None if view.trump is None else (LEFT_AT, _trump(view.trump, who, theme))
        return () if trump is None else (trump,)
    facts = {name: getattr(view, name) for name in SignFacts._fields if name != "least"}
    least = least_bid(view) if view.phase == "auction" else 0
    return _painted(SignFacts(**facts, least=least), who, seating, theme)


@cached_briefly
def _painted(view: SignFacts, who: Speakers, seating: Seating, theme: Theme) -> tuple[Hung, ...]:
    if view.phase == "auction":
        nest = RIGHT_EDGE - SMALL[0], LEFT_AT[1]
        return (LEFT_AT, _high_bid(view, who, seating, theme)), (nest, _nest(view, who, theme))
    totals = (_tracks if len(who.sides) <= tracks.MOST else _totals)(view, who, seating, theme)
    right = (RIGHT_EDGE - totals.box.width, LEFT_AT[1]), totals
    left = _left(view, who, seating, theme)
    return (right,) if left is None else ((LEFT_AT, left), right)


def _left(view: SignFacts, who: Speakers, seating: Seating, theme: Theme) -> Piece | None:
    """Trump, or the seat that will name it; before that, the dealer."""
    if view.trump is not None:
        return _trump(view.trump, who, theme)
    if view.phase in ("bury", "trump", "vote", "repair") and view.bidder is not None:
        return _open_trump(seating[view.bidder].picture, who, theme)
    if view.phase == "deal" and view.dealer is not None:
        return _dealer(seating[view.dealer], who, theme)
    return None


def _trump(color: str, who: Speakers, theme: Theme) -> Piece:
    piece, paper = to_write_on(sign(*SMALL, who.words(say("rook-sign-trump")), LEFT_AT[1], theme))
    chip = suit_chip(color, CHIP)
    if theme.large_text:
        put(paper, suit_chip(color, LARGE_CHIP), center=(SMALL[0] // 2, _line(theme)))
    else:
        paper.blit(chip, (22, 56))
        name = who.words(say("rook-color", suit=COLOR_NOUNS[color]))
        size = text.fit(name, HEADING, SMALL[0] - 150)
        text.place(paper, name, size, (124, 98), CREAM, "extrabold", "left")
    return piece


def _open_trump(namer: SeatLook, who: Speakers, theme: Theme) -> Piece:
    """An empty chip beside the face of the seat that will name trump."""
    piece, paper = to_write_on(sign(*SMALL, who.words(say("rook-sign-trump")), LEFT_AT[1], theme))
    line = _line(theme)
    open_chip = board(CHIP, CHIP, CREAM, round(CHIP * 0.2), CARD_EDGE, 3)
    rect = open_chip.get_rect(center=(94, line))
    paper.blit(open_chip, rect)
    text.place(paper, "?", HEADING + 10, rect.center, INK, "extrabold")
    put(paper, avatar(namer, CHIP), center=(206, line))
    return piece


def _dealer(plan: SeatPlan, who: Speakers, theme: Theme) -> Piece:
    piece, paper = to_write_on(sign(*SMALL, who.words(say("rook-sign-dealer")), LEFT_AT[1], theme))
    put(paper, avatar(plan.picture, BIDDER), center=(66, _line(theme)))
    size = text.fit(plan.name, theme.px(NAME), SMALL[0] - 140)
    name = text.clipped(plan.name, size, SMALL[0] - 140)
    text.place(paper, name, size, (122, _line(theme)), CREAM, "bold", "left")
    return piece


def _line(theme: Theme) -> int:
    """The middle of the content under the title. Large text has no title."""
    return SMALL[1] // 2 + 6 if theme.large_text else 100


def _high_bid(view: SignFacts, who: Speakers, seating: Seating, theme: Theme) -> Piece:
    title = who.words(say("rook-sign-high-bid" if view.bid is not None else "rook-sign-no-bid"))
    piece, paper = to_write_on(sign(*SMALL, title, LEFT_AT[1], theme))
    line = _line(theme)
    if view.bid is not None and view.bidder is not None:
        put(paper, avatar(seating[view.bidder].picture, BIDDER), center=(66, line))
        text.place(paper, str(view.bid), 76, (190, line), GOLD, "extrabold")
    else:
        words, size = f"{view.least}+", 76
        if not theme.large_text:
            words = who.words(say("rook-sign-least", amount=view.least))
            size = text.fit(words, HEADING - 12, SMALL[0] - 40)
        text.place(paper, words, size, (SMALL[0] / 2, line), CREAM, "bold")
    return piece


def _nest(view: SignFacts, who: Speakers, theme: Theme) -> Piece:
    piece, paper = to_write_on(sign(*SMALL, who.words(say("rook-sign-nest")), LEFT_AT[1], theme))
    line = _line(theme)
    put(paper, icon("cards", 66, CREAM, theme.sign), center=(64, line))
    words, size = str(view.nest_size), 76
    if not theme.large_text:
        words = who.words(say("rook-sign-cards", count=view.nest_size))
        size = text.fit(words, 46, SMALL[0] - 118 - 22)
    text.place(paper, words, size, (118, line), CREAM, "bold", "left")
    return piece


def _totals(view: SignFacts, who: Speakers, seating: Seating, theme: Theme) -> Piece:
    piece, paper = to_write_on(sign(*WIDE, "", LEFT_AT[1], theme))
    if view.bidder is not None and view.bid is not None and theme.large_text:
        put(paper, avatar(seating[view.bidder].picture, FACE + 12), center=(70, 44))
        text.place(paper, str(view.bid), VALUE + 8, (WIDE[0] - 44, 46), GOLD, "extrabold", "right")
    elif view.bidder is not None and view.bid is not None:
        words, letters = _whose_bid(who, seating[view.bidder].name)
        text.place(paper, words, letters, (44, 46), theme.sign_title, "semibold", "left")
        text.place(paper, str(view.bid), VALUE, (WIDE[0] - 44, 46), GOLD, "extrabold", "right")
    else:
        words = who.words(say("rook-sign-target", amount=view.target))
        text.place(paper, words, min(theme.px(38), 54), (WIDE[0] / 2, 46), theme.sign_title, "semibold")
    surfaces.line(paper, LINE, (24, 80), (WIDE[0] - 24, 80), 3)
    _many_totals(paper, view, who, seating)
    return piece


def _tracks(view: SignFacts, who: Speakers, seating: Seating, theme: Theme) -> Piece:
    piece, paper = to_write_on(sign(*tracks.SIZE, "", LEFT_AT[1], theme))
    sides = [
        tracks.Side(tuple(seating[seat].picture for seat in seats), total, view.bid if view.bidder in seats else None)
        for seats, total in zip(who.sides, view.totals, strict=True)
    ]
    tracks.draw_tracks(paper, sides, view.target, theme)
    return piece


def _whose_bid(who: Speakers, name: str) -> tuple[str, int]:
    """The bidder's name, shortened if it is too long, and the size of its letters."""
    words = who.words(say("rook-sign-bid", name=name))
    size = text.fit(words, BIDS, BIDS_WIDE, "semibold")
    rest = text.width(words, size, "semibold") - text.width(name, size, "semibold")
    return who.words(say("rook-sign-bid", name=text.clipped(name, size, BIDS_WIDE - rest, "semibold"))), size


def _many_totals(paper: pygame.Surface, view: SignFacts, who: Speakers, seating: Seating) -> None:
    """Draw the totals of single players: up to three in a row, in two rows. The leader's is gold."""
    across, best = (len(who.sides) + 1) // 2, leaders(view.totals, who.sides)
    step = (WIDE[0] - 40) // across
    for place, seats in enumerate(who.sides):
        x, y = 44 + place % across * step, 104 + place // across * MANY_ROWS
        put(paper, avatar(seating[seats[0]].picture, MANY_FACE), center=(x, y))
        words = who.words(amount(view.totals[place]))
        text.place(
            paper,
            words,
            text.fit(words, MANY_TOTAL, step - 44),
            (x + 32, y),
            GOLD if seats[0] in best else CREAM,
            "bold",
            "left",
        )
