"""The four variants with their options, and the ruleset of a match."""

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.cards import Card, Cards
from engine.core.game import Option, Proposal, Setup, Variant
from engine.core.seats import Seat
from engine.games.rook.cards import STARS, deck

POINTS_PER_STAR = 5
"""RK-6."""
FINE = 40
"""Points that a wrong nest and table talk cost (RK-107, RK-113)."""


def _stars(target: int) -> Option:
    return Option("target", target, least=1, most=200)


def _points(target: int) -> Option:
    return Option("target", target, least=5, most=1000, stride=5)


_FIRST_EVENING = Proposal("target", 150)
"""300 points take 58 decisions a seat, 150 take 32."""
_ENFORCEMENT = Option("enforcement", "strict", choices=("strict", "honour"))

VARIANTS = (
    Variant("beginner", (4,), (_stars(40),)),
    Variant("intermediate", (4,), (_stars(50),)),
    Variant(
        "classic",
        (4,),
        (_points(300), _ENFORCEMENT, Option("partner_draw", default=False)),
        proposals=(_FIRST_EVENING,),
    ),
    Variant("classic_individual", (5, 6), (_points(150), _ENFORCEMENT)),
)

LEAST_BID = {"beginner": 0, "intermediate": 1, "classic": 70, "classic_individual": 30}
"""Least bids (RK-25, RK-31, RK-32)."""
SIZES = {4: (9, 5), 5: (10, 6), 6: (9, 2)}
"""Cards in a hand and in the nest by players (RK-15 to RK-17)."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The constants of a match. Counters, bids and the target are in stars or in points, as `worth` is."""

    variant: str
    players: int
    target: int
    honour: bool
    partner_draw: bool
    deck: Cards
    hand_size: int
    nest_size: int
    side_of: tuple[int, ...]
    sides: tuple[tuple[Seat, ...], ...]
    worth: Mapping[Card, int]
    total: int  # of the whole deck, the highest bid (RK-8, RK-38)
    least_bid: int
    bid_step: int
    bidding: bool  # false in the beginner's game (RK-22)
    one_round: bool  # intermediate: each seat speaks once (RK-24)
    set_back: bool  # Classic: a failed bid costs the bid (RK-74); in the intermediate game it costs nothing (RK-70)

    def opponents(self, seat: Seat) -> tuple[Seat, ...]:
        """Return all seats of other sides than that of `seat`, in seat order."""
        return tuple(other for other in range(self.players) if self.side_of[other] != self.side_of[seat])


def sides(variant: str, players: int) -> tuple[tuple[Seat, ...], ...]:
    """Return the partners: two and two in `classic`, elsewhere every seat alone (RK-9, RK-10)."""
    return ((0, 2), (1, 3)) if variant == "classic" else tuple((seat,) for seat in range(players))


def side_of(variant: str, players: int) -> tuple[int, ...]:
    """Return by seat its side, in the numbers of `sides`."""
    together = sides(variant, players)
    return tuple(next(side for side, seats in enumerate(together) if seat in seats) for seat in range(players))


def ruleset(setup: Setup) -> Ruleset:
    """Return the ruleset of a checked setup."""
    variant = next(variant for variant in VARIANTS if variant.name == setup.variant)
    chosen = {option.name: option.default for option in variant.options} | dict(setup.options)
    classic = setup.variant.startswith("classic")
    unit = POINTS_PER_STAR if classic else 1
    cards = deck(setup.variant)
    worth = {card: STARS[card] * unit for card in cards}
    hand_size, nest_size = SIZES[setup.players]
    return Ruleset(
        variant=setup.variant,
        players=setup.players,
        target=int(chosen["target"]),
        honour=chosen.get("enforcement") == "honour",
        partner_draw=chosen.get("partner_draw") is True,
        deck=cards,
        hand_size=hand_size,
        nest_size=nest_size,
        side_of=side_of(setup.variant, setup.players),
        sides=sides(setup.variant, setup.players),
        worth=worth,
        total=sum(worth.values()),
        least_bid=LEAST_BID[setup.variant],
        bid_step=unit,
        bidding=setup.variant != "beginner",
        one_round=setup.variant == "intermediate",
        set_back=classic,
    )
