"""Tables of Spooks for tests: a real deal, or a hand in progress, in the words of `tests.deals.cards`."""

from collections.abc import Mapping
from typing import Any

from engine.core.cards import Card, Cards
from engine.core.match import Match
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games.spooks.cards import PACK, sort_hand
from engine.games.spooks.game import GAME
from engine.games.spooks.options import hand_sizes, ruleset
from engine.games.spooks.state import Hand, State
from tests.deals import cards, do


def new(variant: str = "hand", players: int = 4, **options: Any) -> Match:
    """A match before its first deal."""
    return Match(GAME, GAME.setup(variant, players, options))


def deal_step(match: Match, dealer: Seat, held: Mapping[Seat, str], ghost: str = "", low: str = "") -> Step:
    """A deal in which seats hold at least the given cards, and the ghost hand its given ones. The rest is dealt from
    the top of the deck (Masters and high cards of each suit last). The cards of `low` come at the very end."""
    state = match.state
    seats = state.seats
    sizes, ghost_size = hand_sizes(state.ruleset, seats, dealer)
    piles = [list(cards(held.get(seat, ""))) for seat in range(state.ruleset.players)]
    laid = list(cards(ghost))
    rest = list(state.ruleset.deck)
    for card in (*laid, *(card for pile in piles for card in pile)):
        rest.remove(card)
    late = cards(low)
    rest.sort(key=lambda card: (card in late, PACK.index(card)))
    for pile, size in ((laid, ghost_size), *zip(piles, sizes, strict=True)):
        while len(pile) < size:
            pile.append(rest.pop(0))
    args: tuple[tuple[str, Any], ...] = (("dealer", dealer), ("hands", tuple(map(tuple, piles))))
    return Step(CHANCE, "deal", (*args, ("ghost", tuple(laid))) if state.ruleset.ghost else args)


def dealt(match: Match, dealer: Seat, held: Mapping[Seat, str], ghost: str = "", low: str = "") -> Match:
    """The same match after such a deal."""
    match.submit(deal_step(match, dealer, held, ghost, low))
    return match


def on(
    *hands: str,
    phase: str = "lead",
    turn: Seat = 0,
    top: str | None = None,
    actor: Seat | None = None,
    variant: str = "hand",
    totals: tuple[int, ...] | None = None,
    dropped: tuple[Seat, ...] = (),
    clockwise: bool = True,
    up: bool = True,
    **options: Any,
) -> Match:
    """A match in the middle of a hand: exactly these hands, `top` on the pile put there by `actor`, `turn` to move."""
    setup = GAME.setup(variant, len(hands), options)
    seats = tuple(seat for seat in range(len(hands)) if seat not in dropped)
    hand = Hand(
        seats,
        tuple(sort_hand(cards(text)) for text in hands),
        (),
        turn,
        ((actor or 0, Card(top)),) if top else (),
        actor,
        clockwise,
        up,
    )
    state = State(ruleset(setup), phase, totals or (0,) * len(hands), seats[-1], dropped, hand)
    return Match(GAME, setup, state)


def against(*hands: str, seats: int = 4, **more: Any) -> Match:
    """The first seats hold these hands, seat 0 leads. The other seats hold all other cards, so that worlds can be
    drawn."""
    held = cards(", ".join(hands))
    rest = [card.replace("-", " ") for card in PACK if card not in held]
    others = seats - len(hands)
    return on(*hands, *(", ".join(rest[seat::others]) for seat in range(others)), **more)


def play(match: Match, *words: str) -> tuple[Any, ...]:
    """Each seat on turn plays the next card, or passes at "pass". Returns the events of the last step."""
    events: tuple[Any, ...] = ()
    for word in words:
        seat = match.waiting()[0]
        events = do(match, seat, "pass") if word == "pass" else do(match, seat, "play", card=word)
    return events


def lay(match: Match, **by_seat: str) -> tuple[Any, ...]:
    """`lay(match, s0="goblin-3", s1="cat")`: the seats lay, in the order written. Returns the events of the last
    step."""
    events: tuple[Any, ...] = ()
    for seat, card in by_seat.items():
        events = do(match, int(seat[1:]), "lay", card=card)
    return events


def offered(match: Match, verb: str = "play") -> set[str]:
    """The single cards that may be played, laid or given now."""
    found = (prompt for prompt in match.prompts() if prompt.verb == verb)
    return {str(step.arg("card")) for prompt in found for step in prompt.steps()}


def verbs(match: Match) -> set[str]:
    """The verbs that are allowed now."""
    return {prompt.verb for prompt in match.prompts()}


def hand_of(match: Match, seat: Seat) -> Cards:
    """The cards of a seat."""
    return match.state.live().hands[seat]
