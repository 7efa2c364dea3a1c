"""What a seat of Hooky may expect: what follows for sure, and how likely the rest is."""

from collections.abc import Mapping

from engine.core.advice import Details
from engine.core.cards import Card
from engine.core.seats import Seat
from engine.games.hooky.bots.guessing import Counts, Odds
from engine.games.hooky.deduction import Hands, letters
from engine.games.hooky.options import HOOKY
from engine.games.hooky.sheet import COUNTED, deduced
from engine.games.hooky.view import View


def outlook(view: View, lists: Mapping[Seat, Hands], counts: Counts | None = None) -> Details:
    """`missing`: the three letters that are likeliest to be Hooky cards, with percents; `sure`: by other seat how many
    hands fit, and the letters that all of them have."""
    shares = likely((counts or Counts(view, lists, COUNTED)).hooky(), HOOKY)
    first = sorted(shares.items(), key=lambda pair: (-pair[1], pair[0]))[:HOOKY]
    sheet = deduced(view)
    sure = tuple((seat, len(hands), letters(sheet.hands[seat].certain)) for seat, hands in lists.items())
    return (("missing", tuple((letter, percent(share)) for letter, share in first)), ("sure", sure))


def likely(odds: Odds, size: int) -> dict[Card, float]:
    """Odds as probabilities, of which a set of `size` letters has as many."""
    whole = sum(odds.values())
    return {letter: min(1.0, size * much / whole) for letter, much in odds.items()} if whole else {}


def percent(share: float) -> int:
    """A share as people say it."""
    return round(100 * share)
