"""Votes, everybody at the same time and in secret (WP-46 to WP-53); the last one brings the scoring (WP-54) and what
follows it."""

from dataclasses import replace
from typing import cast

from engine.core.prompts import Prompt
from engine.core.shapes import Assignment
from engine.core.steps import Step
from engine.games.word_porters.events import RoundEnded, VoteGiven
from engine.games.word_porters.laying import lay_out
from engine.games.word_porters.options import NUMBERS
from engine.games.word_porters.scoring import ended, lowest, next_start, score_round
from engine.games.word_porters.state import Outcome, State, Tiles


def vote_prompts(state: State) -> tuple[Prompt, ...]:
    """For each seat that has not voted: one of ten different tiles for every other seat (WP-47 to WP-51)."""
    players = state.terms.players
    return tuple(
        Prompt(
            seat, "vote", Assignment(NUMBERS, tuple(other != seat for other in range(players))), "tiles", secret=True
        )
        for seat in state.owing()
    )


def vote(state: State, step: Step) -> Outcome:
    """The tiles lie face down; they cannot be changed once they stand in the record (WP-53)."""
    seat, tiles = step.by, cast(Tiles, step.arg("tiles"))
    assert isinstance(seat, int)
    voted = replace(state, votes=(*state.votes[:seat], tiles, *state.votes[seat + 1 :]))
    told = VoteGiven(seat, tiles)
    if voted.owing():
        return voted, (told,)
    after, events = _resolve(voted)
    return after, (told, *events)


def _resolve(state: State) -> Outcome:
    """The scoring, then the next round (WP-63 to WP-69) or the end (WP-70)."""
    scored, events = score_round(state)
    if scored.last_round():
        over = replace(scored, phase="end")
        return over, (*events, ended(over))
    start, why = next_start(scored.scores, scored.starter())
    told = RoundEnded(scored.round, scored.played[-1].points, scored.scores, lowest(scored.scores), start, why)
    begun, laid = lay_out(scored, start)
    return begun, (*events, told, *laid)
