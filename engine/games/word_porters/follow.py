"""follow(): a viewer's view after an event, from its view before and what it heard alone."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.core.events import Event
from engine.core.game import make_follow
from engine.core.seats import Seat, clockwise, left_of
from engine.games.word_porters import events as told
from engine.games.word_porters.cards import sort_hints
from engine.games.word_porters.deal import phase_after_laying
from engine.games.word_porters.options import TOKENS
from engine.games.word_porters.view import View


def _stacks_made(view: View, event: told.StacksMade) -> View:
    return replace(view, phase="start", stack_size=event.hints)


def _start_chosen(view: View, event: told.StartChosen) -> View:
    return replace(view, start=event.seat)


def _words_laid(view: View, event: told.WordsLaid) -> View:
    return replace(
        view,
        phase="identities",
        round=event.round,
        start=event.start,
        turn=None,
        asked=(),
        words=event.words,
        row=(),
        discarded=sort_hints((*view.discarded, *(hint.card for hint in view.row))),
        tokens=(TOKENS[view.variant],) * view.players,
        placings=(),
        passed=(),
        number=None,
        voted=(),
        tiles=None,
    )


def _hints_laid(view: View, event: told.HintsLaid) -> View:
    return replace(view, phase=phase_after_laying(event.left), row=(*view.row, *event.hints), stack_size=event.left)


def _hints_shuffled(view: View, event: told.HintsShuffled) -> View:
    return replace(view, phase="identities", stack_size=event.number, discarded=())


def _identities_dealt(view: View, event: told.IdentitiesDealt) -> View:
    assert view.start is not None
    number = event.numbers[view.viewer] if isinstance(view.viewer, int) else None
    return replace(view, phase="hints", turn=view.start, asked=(view.start,), number=number)


def _tokens_placed(view: View, event: told.TokensPlaced) -> View:
    placing = event.placing
    tokens = (*view.tokens[: placing.seat], event.left, *view.tokens[placing.seat + 1 :])
    return _turn_over(replace(view, tokens=tokens, placings=(*view.placings, placing)), placing.seat)


def _passed(view: View, event: told.Passed) -> View:
    return _turn_over(replace(view, passed=(*view.passed, event.seat)), event.seat)


def _turn_over(view: View, seat: Seat) -> View:
    """The turn of the next seat that has a token and has not passed. If there is none, a later event says so."""
    for other in clockwise(left_of(seat, view.players), view.players):
        if other not in view.passed and view.tokens[other]:
            return replace(view, turn=other, asked=(other,))
    return replace(view, turn=None, asked=())


def _hints_given(view: View, event: told.HintsGiven) -> View:
    return replace(view, phase="votes", turn=None, asked=tuple(range(view.players)))


def _vote_given(view: View, event: told.VoteGiven) -> View:
    return replace(
        view,
        asked=tuple(seat for seat in view.asked if seat != event.seat),
        voted=tuple(sorted((*view.voted, event.seat))),
        tiles=view.tiles if event.tiles is None else event.tiles,
    )


def _seat_scored(view: View, event: told.SeatScored) -> View:
    return replace(view, scores=event.scores)


def _round_ended(view: View, event: told.RoundEnded) -> View:
    return replace(view, played=(*view.played, event.played))


def _match_ended(view: View, event: told.MatchEnded) -> View:
    return replace(
        view,
        phase="end",
        voted=(),
        tiles=None,
        played=(*view.played, event.played),
        winners=event.winners,
    )


CHANGES: Mapping[type[Event], Callable[[View, Any], View]] = {
    told.StacksMade: _stacks_made,
    told.StartChosen: _start_chosen,
    told.WordsLaid: _words_laid,
    told.HintsLaid: _hints_laid,
    told.HintsShuffled: _hints_shuffled,
    told.IdentitiesDealt: _identities_dealt,
    told.TokensPlaced: _tokens_placed,
    told.Passed: _passed,
    told.HintsGiven: _hints_given,
    told.VoteGiven: _vote_given,
    told.SeatScored: _seat_scored,
    told.RoundEnded: _round_ended,
    told.MatchEnded: _match_ended,
}
"""The change of a view for each kind of event."""

follow = make_follow(CHANGES)
