"""View: what one viewer sees of a Rook match now. Built by whitelist in `view()`."""

from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.seats import Seat, Viewer
from engine.games.rook.events import HandResult

Play = tuple[Seat, Card]


@dataclass(frozen=True, slots=True)
class TakenTrick:
    """A completed trick that may be looked at: who took it and what was played in which order."""

    number: int
    taker: Seat
    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class View:
    """Public facts, and with them the viewer's own. Tuples by seat unless said otherwise; sides as in `totals`."""

    viewer: Viewer
    variant: str
    players: int
    target: int
    honour: bool
    phase: str  # "partners", "draw", "deal", "auction", "bury", "trump", "play", "vote", "repair", "review", "end"
    seating: tuple[int, ...]
    dealer: Seat | None
    hand: Cards  # the viewer's own, sorted by colour and number; empty for the public
    counts: tuple[int, ...]  # cards in each hand; in honour the bidder's by the rules, not by what was laid
    nest_size: int
    nest: Cards | None  # as laid down, for the high bidder alone
    nest_dealt: Cards | None  # as taken up, for the high bidder alone
    turned: Card | None  # beginner: the card that made trump
    rook_under: bool  # beginner: the Rook was turned first and is out of play
    asked: tuple[Seat, ...]  # who has an open question; calls that may interrupt do not count
    bids: tuple[tuple[Seat, int | None], ...]  # this hand's, in order; None is a pass
    bidder: Seat | None
    bid: int | None
    trump: str | None
    trick: tuple[Play, ...]  # the trick on the table
    trick_number: int  # from 1
    latest: TakenTrick | None  # the latest completed trick (RK-64)
    taken: tuple[int, ...]  # tricks taken by each seat
    open_tricks: tuple[TakenTrick, ...]  # all of them, at the review
    agreed: tuple[Seat, ...]
    accused: Seat | None  # while a vote is on
    voters: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    own_vote: bool | None
    totals: tuple[int, ...]  # by side
    sheet: tuple[HandResult, ...]
    scores: tuple[int, ...]  # at the end, by side
    winners: tuple[Seat, ...]
