"""follow(): a viewer's view after an event, from its view before and what it heard alone."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from engine.core.events import Event
from engine.core.game import make_follow
from engine.core.seats import left_of
from engine.games.hooky import events as told
from engine.games.hooky.rounds import may_reveal
from engine.games.hooky.state import Look, SentBack, SpokenWord
from engine.games.hooky.view import View


def _cards_dealt(view: View, event: told.CardsDealt) -> View:
    """The starting clues come first. If there are none, a later event says that the first round begins."""
    clues = view.ruleset.kind.clues
    return replace(
        view,
        phase="clues" if clues else "turns",
        start=event.start,
        turn=event.start,
        asked=(event.start,) if clues else (),
        hand=(event.hands[view.viewer] or ()) if isinstance(view.viewer, int) else (),
        playground_size=event.playground_size,
    )


def _clue_given(view: View, event: told.ClueGiven) -> View:
    said = SpokenWord(0, event.seat, None, event.word, event.number)
    return _turn_over(replace(view, spoken=(*view.spoken, said)))


def _turn_over(view: View) -> View:
    """The turn of the next seat clockwise. If all have had theirs, a later event says what follows."""
    assert view.turn is not None
    following = left_of(view.turn, view.players)
    if following == view.start:
        return replace(view, asked=())
    return replace(view, turn=following, asked=(following,), questioned=False, looked=False)


def _question_answered(view: View, event: told.QuestionAnswered) -> View:
    said = SpokenWord(event.round, event.seat, event.of, event.word, event.number)
    heard = replace(view, spoken=(*view.spoken, said), questioned=True)
    face_down = tuple(view.hand_size - len(cards) for cards in view.shown)
    return heard if may_reveal(view.ruleset, view.round, view.looked, face_down, event.seat) else _turn_over(heard)


def _word_sent_back(view: View, event: told.WordSentBack) -> View:
    sent = SentBack(view.round, event.seat, event.of, event.word, event.against)
    return replace(view, sent_back=(*view.sent_back, sent))


def _reveal_declined(view: View, event: told.RevealDeclined) -> View:
    return _turn_over(view)


def _card_revealed(view: View, event: told.CardRevealed) -> View:
    shown = tuple((*cards, event.card) if seat == event.seat else cards for seat, cards in enumerate(view.shown))
    look = Look(view.round, event.seat, event.card, event.of)
    return replace(view, phase="look", asked=(), shown=shown, looks=(*view.looks, look), looked=True)


def _card_seen(view: View, event: told.CardSeen) -> View:
    """The turn is over if its question was asked before (HK-42)."""
    looks = (*view.looks[:-1], replace(view.looks[-1], card=event.card))
    seen = replace(view, phase="turns", asked=(event.seat,), looks=looks)
    return _turn_over(seen) if view.questioned else seen


def _round_began(view: View, event: told.RoundBegan) -> View:
    return replace(
        view,
        phase="turns",
        round=event.round,
        turn=event.seat,
        asked=(event.seat,),
        questioned=False,
        looked=False,
    )


def _round_over(view: View, event: told.RoundOver) -> View:
    over = replace(view, questioned=False, looked=False)
    return replace(over, phase="guesses", turn=None, asked=tuple(range(view.players))) if event.guessing else over


def _playground_turned(view: View, event: told.PlaygroundTurned) -> View:
    return replace(view, turned=(*view.turned, event.card), playground_size=event.left)


def _hooky_guessed(view: View, event: told.HookyGuessed) -> View:
    guesses = view.guesses if event.letters is None else (*view.guesses, event.letters)
    return replace(_guessed(view, event), guesses=guesses)


def _hands_guessed(view: View, event: told.HandsGuessed) -> View:
    named = view.hand_guess if event.letters is None else event.letters
    return replace(_guessed(view, event), hand_guess=named)


def _guessed(view: View, event: told.HookyGuessed | told.HandsGuessed) -> View:
    return replace(view, asked=tuple(seat for seat in view.asked if event.owes or seat != event.seat))


def _match_ended(view: View, event: told.MatchEnded) -> View:
    return replace(
        view,
        phase="end",
        hands=event.hands,
        hooky=event.hooky,
        all_guesses=event.guesses,
        all_hand_guesses=event.hand_guesses,
        parts=event.parts,
        scores=event.scores,
        winners=event.winners,
        decided=event.decided,
    )


CHANGES: Mapping[type[Event], Callable[[View, Any], View]] = {
    told.CardsDealt: _cards_dealt,
    told.ClueGiven: _clue_given,
    told.QuestionAnswered: _question_answered,
    told.WordSentBack: _word_sent_back,
    told.RevealDeclined: _reveal_declined,
    told.CardRevealed: _card_revealed,
    told.CardSeen: _card_seen,
    told.RoundBegan: _round_began,
    told.RoundOver: _round_over,
    told.PlaygroundTurned: _playground_turned,
    told.HookyGuessed: _hooky_guessed,
    told.HandsGuessed: _hands_guessed,
    told.MatchEnded: _match_ended,
}
"""The change of a view for each kind of event."""

follow = make_follow(CHANGES)
