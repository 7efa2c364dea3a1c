"""The four variants with their options, and the ruleset of a match."""

from dataclasses import dataclass

from engine.core.cards import Cards
from engine.core.game import Option, Proposal, Setup, Variant
from engine.core.seats import Seat
from engine.games.spooks.cards import PACK, small_pack

LEAST_PLAYERS = 3
"""A hand needs three (SP-7, SP-89)."""
_TARGET = Option("target", 200, least=20, most=1000)
_PLAIN = (Option("decks", 1, least=1, most=2), Option("ghost", default=False), Option("masters", default=False))
_TWO_DECKS = (("decks", 2, (9, 10, 11, 12)),)
"""SP-7: more than eight players need the second deck."""
_PROPOSED = (Proposal("ghost", True, (3,)),)
"""With three players hands of 18 or 19 cards are long, and the opener wins .41 of them; with a ghost hand .36."""
_SHORT = Proposal("target", 100)
"""A series to 200 takes a whole evening."""

_EVEN = Option("even", default=False)
CHILDREN = "children"

VARIANTS = (
    Variant("hand", (3, 4, 5, 6, 7, 8), _PLAIN, _TWO_DECKS, _PROPOSED),
    Variant("series", (3, 4, 5, 6, 7, 8), (*_PLAIN, _TARGET), _TWO_DECKS, (*_PROPOSED, _SHORT)),
    Variant("long", (4, 5, 6, 7, 8), (*_PLAIN, _TARGET), _TWO_DECKS),
    Variant(CHILDREN, (3, 4, 5), (_EVEN,), proposals=(Proposal(_EVEN.name, True),)),
)


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The constants of a match. `ghost`: whether cards are left aside as the ghost hand; in an `even` deal these are
    the remaining ones. `target` is None if one hand is the whole match."""

    variant: str
    players: int
    decks: int
    ghost: bool
    masters: bool
    target: int | None
    deck: Cards
    even: bool = False

    @property
    def drops_out(self) -> bool:
        """Whether a seat that reaches the target leaves while others play on (SP-87)."""
        return self.variant == "long"

    @property
    def children(self) -> bool:
        """Whether an unanswered Bone or Bat asks for one card each (SP-116, SP-117)."""
        return self.variant == CHILDREN


def deck_of(variant: str, players: int, decks: int) -> Cards:
    """Return all cards that are dealt. In the children's game numbers go up to one more than there are players, so that
    each player gets five to seven cards (SP-102, SP-104)."""
    return small_pack(players + 1) if variant == CHILDREN else PACK * decks


def ruleset(setup: Setup) -> Ruleset:
    """Return the ruleset of a checked setup."""
    variant = next(variant for variant in VARIANTS if variant.name == setup.variant)
    chosen = {option.name: option.default for option in variant.options} | dict(setup.options)
    decks = int(chosen.get("decks", 1))
    return Ruleset(
        variant=setup.variant,
        players=setup.players,
        decks=decks,
        ghost=chosen.get("ghost") is True or chosen.get(_EVEN.name) is True,
        masters=chosen.get("masters") is True,
        target=int(chosen["target"]) if "target" in chosen else None,
        deck=deck_of(setup.variant, setup.players, decks),
        even=chosen.get(_EVEN.name) is True,
    )


def hand_sizes(ruleset: Ruleset, seats: tuple[Seat, ...], dealer: Seat) -> tuple[tuple[int, ...], int]:
    """Return the cards of each seat and of the ghost hand when `dealer` deals to `seats` (SP-9, SP-10, SP-88, SP-123).

    By seat number, 0 for seats that dropped out; the ghost hand is dealt last and has 0 if there is none.
    """
    if ruleset.even:
        each, over = divmod(len(ruleset.deck), len(seats))
        return (each,) * ruleset.players, over
    order = sorted(seats, key=lambda seat: (seat - dealer - 1) % ruleset.players)
    each, extra = divmod(len(ruleset.deck), len(order) + ruleset.ghost)
    sizes = [0] * ruleset.players
    for place, seat in enumerate(order):
        sizes[seat] = each + (place < extra)
    return tuple(sizes), each if ruleset.ghost else 0
