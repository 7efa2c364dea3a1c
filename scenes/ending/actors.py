"""What the players on the podium do: the winner lifts the cup, others throw a hat, clap and wave, and later they chat.

All of it is a function of the time since the podium stands, so that a picture can be drawn of any moment.
"""

import math
from typing import NamedTuple

LIFT, LIFTS = 18, 1.8
"""px by which the cup rises, and seconds of one lift."""
THROW, THROWS, FLIES = 110, 2.6, 0.9
"""px that the hat rises, seconds from one throw to the next, and seconds in the air."""
CLAP, CLAPS, RESTS = 0.16, 6, 1.4
"""Seconds of a clap, claps in a row, and seconds of rest after them."""
WAVE, WAVES = 0.3, 4
CHAT_AFTER, CHAT_TURN = 10.0, 2.4
"""Seconds until the players begin to chat, and seconds that one of them laughs."""
HOP, HOPS = 14, 0.36
BREATH, BREATHES = 3, 3.2
BOW_FROM, BOW, BOW_CROSSES = 1.0, 1.6, 3400
"""Seconds until the bow begins and that a player bows, and px a second by which the bow goes from left to right."""


class Act(NamedTuple):
    """A pose, and by how many px the figure is higher than at rest."""

    pose: str
    up: float = 0.0


def act(place: int, others: int, seat: int, time: float, still: bool) -> Act:
    """Return what a player does after `time` seconds. `others`: players on the same step. `still`: for less motion."""
    own = _own(place, others, seat, 0.0 if still else time)
    if still or place == 1 or time < CHAT_AFTER:
        return own
    turn = int((time - CHAT_AFTER) / CHAT_TURN)
    laughing = turn % 3 == seat % 3
    return Act("laugh", _breath(time, seat)) if laughing else own


def poses(place: int, others: int, seat: int) -> tuple[str, ...]:
    """Return all poses that a player takes, the first one first."""
    first = act(place, others, seat, 0.0, still=True).pose
    if place == 1:
        return (first,)
    own = {2: ("toss", "clap"), 3: ("clap", "apart")}.get(place, ("wave", "rest"))
    if place == 2 and not throws(seat, others):
        own = ("clap", "apart")
    return tuple(dict.fromkeys((first, *own, "laugh")))


def _own(place: int, others: int, seat: int, time: float) -> Act:
    if place == 1:
        return Act("lift", _breath(time, seat))
    if place == 2 and throws(seat, others):
        return Act("toss" if time % THROWS < FLIES + 0.5 else "clap", _breath(time, seat))
    if place <= 3:
        return Act(_clapping(time + seat * 0.4), _breath(time, seat))
    beat = time % (WAVES * WAVE * 3)
    return Act("wave" if beat < WAVES * WAVE * 2 else "rest", _hop(beat) / 2 if beat < HOPS else _breath(time, seat))


def bows(x: float, time: float) -> bool:
    """Whether a player at `x` bows after `time` seconds, at the end of an evening."""
    return 0 <= time - BOW_FROM - x / BOW_CROSSES < BOW


def throws(seat: int, others: int) -> bool:
    """Whether a player on the second step has the hat: of two players the one with the higher seat."""
    return others == 0 or seat % 2 == 1


def _clapping(time: float) -> str:
    beat = time % (CLAPS * CLAP * 2 + RESTS)
    return "apart" if beat < CLAPS * CLAP * 2 and int(beat / CLAP) % 2 == 0 else "clap"


def _hop(time: float) -> float:
    beat = time % (THROWS / 2)
    return HOP * math.sin(math.pi * beat / HOPS) if beat < HOPS else 0.0


def _breath(time: float, seat: int) -> float:
    return BREATH * (0.5 + 0.5 * math.sin(math.tau * (time / BREATHES + seat / 5)))


def lifted(time: float) -> float:
    """Return by how many px the cup is higher than a paw at rest."""
    return LIFT * (0.5 - 0.5 * math.cos(math.tau * time / LIFTS))


def hat_at(time: float) -> tuple[float, int]:
    """Return the height of the hat over the paw, px, and its turn in degrees. It turns once in the air."""
    beat = time % THROWS
    if beat >= FLIES:
        return 0.0, 0
    share = beat / FLIES
    return THROW * 4 * share * (1 - share), round(360 * share / 15) * 15
