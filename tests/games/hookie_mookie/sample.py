"""Hookie-Mookie, for the tests over all games."""

from collections.abc import Mapping, Sequence

from engine.core.zones import Zone
from engine.games.hookie_mookie.cards import JOKER, OF_VALUE, without
from engine.games.hookie_mookie.state import State
from tests.samples import Bots, Sample, Way


def zones(state: State) -> Mapping[Zone, Sequence[str]]:
    """The place of every card: all in the deck before the deal; an offered card in front of its seat."""
    if not state.hands:
        return {Zone("deck"): state.ruleset.pack}
    lying: dict[Zone, Sequence[str]] = {Zone("deck"): state.deck, Zone("ghost"): state.ghost}
    offers = dict(state.hookie.offers) if state.hookie else {}
    for seat, hand in enumerate(state.hands):
        offered = (offers[seat],) if seat in offers else ()
        lying[Zone("hand", seat)] = without(hand, offered)
        lying[Zone("offer", seat)] = offered
    for known in state.sets:
        lying[Zone(f"set-{known.value}")] = known.cards
    gone = [card for known in state.cleared for card in (*OF_VALUE[known.value], *(JOKER,) * known.jokers)]
    lying[Zone("cleared")] = gone
    return lying


SAMPLE = Sample(
    small=Way("together", 3),
    measured=Way("together", 2),
    figures=frozenset(),
    dealt_reasons=("deal", "not-chance"),
    advised_every=12,
    zones=zones,
    bots=Bots(
        (
            Way("together", 2),
            Way("together", 3, {"must_empty": 3, "ghost_cards": 0}),
            Way(
                "together",
                4,
                {"must_empty": 2, "jokers": 4, "ghost_cards": 12, "penalty_caller": 5, "penalty_partner": 5},
            ),
            Way("race", 2, {"jokers": 1, "penalty_caller": 1}),
            Way("race", 4, {"jokers": 3}),
        ),
        alone=4,
        deals=8,
        every=1,
        seedless=("master",),
    ),
)
