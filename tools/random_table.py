"""Random table: one that nobody has chosen, for soaks and storms: any variant and number, people and computer
players."""

from collections.abc import Sequence
from random import Random

from engine.games import GAMES
from game.input.actions import KEYS, KEYS_LEFT, KEYS_RIGHT, MOUSE, TOUCH
from scenes.companions import with_companion
from scenes.games import aids_of
from scenes.lobby.match_setup import MatchSetup, first_draft, values
from scenes.seating import TOGETHER, TablePlan, first_seating, joined, resized

SHARE = 0.25
"""How often a device is two people's."""
ACCOMPANIED, AGREED = 0.1, 0.15
"""How often somebody looks along at a seat, and how often a help is not as usual, open hands among them."""
KEYBOARDS = ((KEYS,), (KEYS_LEFT, KEYS_RIGHT))
_CHANGED = 0.3
"""How often an option is not as usual."""


def any_draft(game: str, chance: Random) -> MatchSetup:
    """Any variant, number of seats and options; never a long match where there is a shorter one."""
    match_setup = first_draft(game).with_variant(chance.choice(GAMES[game].variants).name)
    match_setup = match_setup.with_players(chance.choice(match_setup.seats))
    for option in match_setup.kind.options:
        if option.name == "target":
            match_setup = match_setup.with_option(option.name, option.least)
        elif (those := values(option, match_setup.players)) and chance.random() < _CHANGED:
            match_setup = match_setup.with_option(option.name, chance.choice(those))
    return match_setup


def any_table(game: str, chance: Random, pads: Sequence[str], kids: bool) -> TablePlan:
    """A table with one to four people at it, each with a device that is there, or two with the same; somebody may look
    along, and all hands may lie open."""
    match_setup = any_draft(game, chance)
    devices = [*chance.choice(KEYBOARDS), chance.choice((MOUSE, TOUCH)), *pads]
    seating = resized(first_seating(match_setup.players, chance.choice(devices)), match_setup.players)
    for _ in range(chance.randrange(4)):
        shared = chance.choice(seating.devices)
        seating = joined(seating, shared if chance.random() < SHARE else chance.choice(devices))
    for seat in (seat for seat, plan in enumerate(seating.seats) if plan.person):
        if chance.random() < ACCOMPANIED:
            seating = with_companion(seating, seat, chance.choice((TOGETHER, *devices)))
    for aid in aids_of(game):
        if chance.random() < AGREED:
            match_setup = match_setup.with_aid(aid, 1, kids)
    return TablePlan(match_setup.setup(), seating, aids=match_setup.agreed(kids))
