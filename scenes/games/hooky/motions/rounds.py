"""Rounds begin and end, everybody guesses in secret, and the last bell rings."""

from engine.games.hooky import events as happened
from game.timeline import Clip, Seq
from scenes.games.hooky import sounds
from scenes.table.flights import read
from scenes.table.props import Props

SEALED_READ = 0.35  # the same for all, whoever was quick


def round_began(event: happened.RoundBegan, props: Props) -> Clip:
    """The sign shows the next number."""
    del event
    return Seq(props.arrive(), props.hear(sounds.ROUND), read(props))


def round_over(event: happened.RoundOver, props: Props) -> Clip:
    """The bell rings for a break; before a guess it is quiet for a while."""
    return Seq(
        props.arrive(),
        props.hear(sounds.BREAK),
        read(props, 1.6 if event.guessing else 0.9),
    )


def hooky_guessed(event: happened.HookyGuessed, props: Props) -> Clip:
    """A sealed paper: it takes and sounds the same whatever stands on it."""
    del event
    return Seq(props.hear("latch"), read(props, SEALED_READ))


def hands_guessed(event: happened.HandsGuessed, props: Props) -> Clip:
    """As a guess."""
    del event
    return Seq(props.hear("latch"), read(props, SEALED_READ))


def match_ended(event: happened.MatchEnded, props: Props) -> Clip:
    """School is out; who was missing is shown on the great board."""
    del event
    return Seq(props.hear(sounds.BREAK), read(props, 1.6))
