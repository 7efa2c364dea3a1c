"""Rounds begin and end, everybody guesses in secret, and the last bell rings."""

from engine.games.hooky import events as happened
from game.timeline import Clip, Seq
from scenes.games.hooky import sounds
from scenes.table.stage.flights import read
from scenes.table.stage.stage import Stage

SEALED_READ = 0.35  # the same for all, whoever was quick


def round_began(event: happened.RoundBegan, stage: Stage) -> Clip:
    """The sign shows the next number."""
    begun = stage.show(
        phase="turns", round=event.round, turn=event.seat, asked=(event.seat,), questioned=False, looked=False
    )
    return Seq(begun, stage.hear(sounds.ROUND), read(stage))


def round_over(event: happened.RoundOver, stage: Stage) -> Clip:
    """The bell rings for a break; before a guess it is quiet for a while."""
    told = stage.show(questioned=False, looked=False)
    if event.guessing:
        told = stage.show(phase="guesses", turn=None, questioned=False, looked=False)
    return Seq(told, stage.hear(sounds.BREAK), read(stage, 1.6 if event.guessing else 0.9))


def hooky_guessed(event: happened.HookyGuessed, stage: Stage) -> Clip:
    """A sealed paper: it takes and sounds the same whatever stands on it."""
    del event
    return Seq(stage.hear("latch"), read(stage, SEALED_READ))


def hands_guessed(event: happened.HandsGuessed, stage: Stage) -> Clip:
    """As a guess."""
    del event
    return Seq(stage.hear("latch"), read(stage, SEALED_READ))


def match_ended(event: happened.MatchEnded, stage: Stage) -> Clip:
    """School is out; who was missing is shown on the great board."""
    del event
    return Seq(stage.hear(sounds.BREAK), read(stage, 1.6))
