"""Which phase asks what and which verb does what: the three functions that run a match.

It also has the votes, which all seats give secretly at the same time (WP-46 to WP-53). The last vote starts the scoring
(WP-54).
"""

from dataclasses import replace
from typing import cast

from engine.core.game import Setup, make_apply, make_prompts
from engine.core.prompts import Prompt
from engine.core.seats import at_seat
from engine.core.shapes import Assignment
from engine.core.steps import Field, Kind, Step, Verb
from engine.games.word_porters import deal
from engine.games.word_porters.events import RoundEnded, VoteGiven
from engine.games.word_porters.hinting import pass_on, pass_prompts, place, place_prompts
from engine.games.word_porters.options import NUMBERS, ruleset
from engine.games.word_porters.scoring import ended, lowest, next_start, score_round
from engine.games.word_porters.state import Outcome, State, Tiles

VERBS = (
    Verb("deal", (Field("words", Kind.PAIRS), Field("hints", Kind.PAIRS)), chance=True),
    Verb("start", (Field("seat", Kind.SEAT),), chance=True),
    Verb("reshuffle", (Field("hints", Kind.CARDS),), chance=True),
    Verb("identities", (Field("numbers", Kind.INTS),), chance=True),
    Verb("place", (Field("hint", Kind.CARD),)),
    Verb("pass"),
    Verb("vote", (Field("tiles", Kind.NUMBERS),)),
)
"""The record's verbs."""


def vote_prompts(state: State) -> tuple[Prompt, ...]:
    """The question to each seat that has not voted: one of ten different tiles for every other seat (WP-47 to
    WP-51)."""
    players = state.ruleset.players
    return tuple(
        Prompt(
            seat, "vote", Assignment(NUMBERS, tuple(other != seat for other in range(players))), "tiles", secret=True
        )
        for seat in state.owing()
    )


def vote(state: State, step: Step) -> Outcome:
    """Lay the tiles face down. They cannot be changed once the record contains them (WP-53)."""
    seat, tiles = step.by, cast(Tiles, step.arg("tiles"))
    assert isinstance(seat, int)
    voted = replace(state, votes=at_seat(state.votes, seat, tiles))
    told = VoteGiven(seat, tiles)
    if voted.owing():
        return voted, (told,)
    after, events = _resolve(voted)
    return after, (told, *events)


def _resolve(state: State) -> Outcome:
    """Score the round, then begin the next (WP-63 to WP-69) or end the match (WP-70)."""
    scored, events = score_round(state)
    if scored.last_round():
        over = replace(scored, phase="end")
        return over, (*events, ended(over))
    start, why = next_start(scored.scores, scored.starter())
    told = RoundEnded(scored.played[-1], scored.scores, lowest(scored.scores), start, why)
    begun, laid = deal.lay_out(scored, start)
    return begun, (*events, told, *laid)


def start(setup: Setup) -> State:
    """The state before the first step: nothing is shuffled, and all seats have 0 points (WP-5)."""
    chosen = ruleset(setup)
    return State(chosen, "deal", scores=(0,) * chosen.players)


prompts, asking = make_prompts(
    {
        "deal": {"deal": deal.deal_prompts},
        "start": {"start": deal.start_prompts},
        "reshuffle": {"reshuffle": deal.reshuffle_prompts},
        "identities": {"identities": deal.identities_prompts},
        "hints": {"place": place_prompts, "pass": pass_prompts},
        "votes": {"vote": vote_prompts},
        "end": {},
    }
)
"""By phase: its verbs and the functions that ask for them."""


apply = make_apply(
    {
        "deal": deal.deal,
        "start": deal.begin,
        "reshuffle": deal.reshuffle,
        "identities": deal.identities,
        "place": place,
        "pass": pass_on,
        "vote": vote,
    }
)
"""By verb: the function that applies a step."""
