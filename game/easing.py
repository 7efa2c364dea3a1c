"""The timing of all motions: duration and curve of each kind, in one place.

`DEAL.tween(card, x=400.0)` makes a clip. With reduced motion a feel becomes its `calm` counterpart: no travel, only the
time of a fade.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import TYPE_CHECKING, Any

import pytweening as curves

from game.timeline import Drive, Ease, Number, Tween, linear

if TYPE_CHECKING:
    from game.settings import Settings

PACES = {"off": 0.0, "fast": 0.6, "normal": 1.0, "slow": 1.5}
"""How many times longer than normal animations take, by the value of the setting."""
READ_PACE = 0.05
"""The pace with motion off while the screen is read aloud: each event stays on the screen until it has been read."""


@dataclass(frozen=True, slots=True)
class Feel:
    """`seconds` and curve of one motion, `gap` seconds between several, and `calm` seconds with reduced motion."""

    seconds: float
    ease: Ease
    gap: float = 0.0
    calm: float = 0.0

    def tween(self, target: Any, **values: Number) -> Tween:
        """Return a clip that moves attributes of `target`."""
        return Tween(target, self.seconds, self.ease, **values)

    def drive(self, steer: Callable[[float], Any]) -> Drive:
        """Return a clip that calls `steer` with the eased progress, 0 to 1."""
        return Drive(self.seconds, self.ease, steer)

    def calmed(self) -> "Feel":
        """Return the version for reduced motion: things appear instead of travelling."""
        return replace(self, seconds=self.calm, ease=linear, gap=min(self.gap, self.calm))

    def within(self, count: int, most: float) -> "Feel":
        """Return the same feel with a gap so short that `count` motions end within `most` seconds."""
        if count < 2:
            return self
        return replace(self, gap=max(0.0, min(self.gap, (most - self.seconds) / (count - 1))))

    def lasts(self, count: int) -> float:
        """Return the seconds of `count` motions, each `gap` after the one before."""
        return self.seconds + self.gap * max(0, count - 1)

    def shares(self, count: int, progress: float) -> tuple[float, ...]:
        """Return how far each of `count` such motions is when the share `progress` of all is over. It is at most 0
        before a motion begins, and 1 or more once it has ended."""
        if progress == 1 or not self.seconds:
            return (progress,) * count
        over = progress * self.lasts(count)
        return tuple((over - number * self.gap) / self.seconds for number in range(count))


def porters_walk(points: int) -> Feel:
    """Return the walk of an evening's porters, the last point slower."""
    return Feel(0.140 * points + 0.4, curves.easeOutQuad)


SLIGHT = 1.2  # overshoot of a card that turns into its slot

HOOK = Feel(0.200, curves.easeOutBack)
HOOK_SWINGS = Feel(0.260, curves.easeOutBack)  # to the plate that confirms an answer
PLATE_POPS = Feel(0.220, curves.easeOutBack)
PLATE_DIPS = Feel(0.080, curves.easeOutQuad)  # at the press that confirms
PLATE_UNDONE = Feel(0.160, curves.easeOutQuad)  # back to the dashed outline
BUTTONS_RISE = Feel(0.260, curves.easeOutBack, gap=0.080)  # picture buttons, for a child
MAKES_ROOM = Feel(0.260, curves.easeInOutCubic)  # things around a table, for the picture buttons
HANDED_IN = Feel(0.320, curves.easeInOutCubic, gap=0.060, calm=0.120)  # the parts of an answer, from its plate
DEAL = Feel(0.260, curves.easeOutCubic, gap=0.055, calm=0.080)
DEAL_MOST = 1.5
TURN = Feel(0.260, curves.easeOutBack)
PLAY = Feel(0.320, curves.easeOutCubic, calm=0.150)
PLAY_TURN = Feel(0.320, partial(curves.easeOutBack, s=SLIGHT), calm=0.150)
TRICK_BEAT = 0.450
LEADS = Feel(0.200, curves.easeOutQuad)  # the edge around the winning card, to the card that beats it
LIFTS = Feel(0.260, curves.easeOutBack)  # the card that won the trick
STAR_FLIES = Feel(0.420, curves.easeInQuad, gap=0.120)
STARS_MOST = 1.5
STAR_CAUGHT = Feel(0.700, curves.easeInOutSine, gap=0.220)  # a child's star, into its jar
STARS_CAUGHT_MOST = 3.0
JAR_SWELLS = Feel(0.180, curves.easeOutQuad)
STAR_DROPS = Feel(0.340, curves.easeOutBounce, gap=0.120)  # into a jar on the shelf
STARS_DROP_MOST = 0.9
CORK = Feel(0.380, curves.easeOutBack, calm=0.380)
COUNTED_IN = Feel(0.280, curves.easeInBack)  # the value of a trick, into its winner's plate
DEALT_AGAIN = Feel(0.260, curves.easeOutCubic, gap=0.160)  # the latest trick, for a player who looks back at it
SWEEP_GROW = Feel(0.180, curves.easeInOutQuad)
SWEEP_FLIP = Feel(0.160, curves.easeInOutSine)
SWEEP = Feel(0.320, curves.easeInCubic, calm=0.200)
ROOK_HOLD = 0.250
ROOK = Feel(0.420, curves.easeOutBounce, calm=0.400)
FLIP = Feel(0.280, curves.easeInOutSine, calm=0.120)
SHIVER_SECONDS = 0.400
REVEAL = Feel(0.280, curves.easeInOutSine)
REVEAL_BEAT = 0.500
ROW = Feel(0.360, curves.easeOutCubic, calm=0.150)
WINNER = Feel(0.420, curves.easeOutBack, calm=0.150)
SLIDE = Feel(0.300, curves.easeInOutCubic, gap=0.070, calm=0.120)
PASS = Feel(0.520, curves.easeInOutCubic, calm=0.200)
PASS_BEAT = 0.200
STRAIGHT = Feel(0.200, curves.easeOutQuad, gap=0.120, calm=0.120)
BITE = Feel(0.420, curves.easeInOutSine, gap=0.260, calm=0.200)
DIAL = Feel(0.480, curves.easeInOutBack, calm=0.400)
BID = Feel(0.220, curves.easeOutBack)
NEST = Feel(0.300, curves.easeInOutCubic, gap=0.070)
SIGN_FLY = Feel(0.520, curves.easeInOutCubic)
SIGN_GROWS = Feel(0.260, curves.easeOutBack)  # a sign with new writing
SIGN_RESTS = Feel(0.340, curves.easeInOutQuad)  # back to its size
SIGN_FALLS = Feel(0.340, curves.easeOutBounce)  # the last stretch to its place
JOLT = Feel(0.160, linear)  # things on a table that is struck
STAMPED = Feel(0.180, curves.easeOutBack)  # a number, onto its sign
COUNT_BEAT = 0.600  # between the words of a spoken count
COUNT_FLIP = Feel(0.240, curves.easeInOutSine, calm=0.120)
FALLS = Feel(0.320, curves.easeOutBack)  # a question's board, into place
BOUNCES = Feel(0.520, linear)  # both cards that were turned up; the height is set elsewhere
FLAG = Feel(0.200, curves.easeOutBack)
MATCHED = Feel(0.420, curves.easeInBack, calm=0.150)
MISSED = Feel(0.360, curves.easeInOutQuad, gap=0.240, calm=0.120)
TIED = Feel(0.520, curves.easeInBack, calm=0.200)
STROKE = Feel(0.160, curves.easeOutQuad)  # chalk across a pupil who is not missing
CROSSED_AFTER = 0.240  # from one such pupil to the next
FACE_POPS = Feel(0.220, curves.easeOutBack)  # the face of the player who has that pupil
LAMP_AFTER = 0.220  # until the next lamp lights
HOPS = Feel(0.480, curves.easeInOutSine)  # a pupil who is found
BLINK = 1.0  # of the bar in the place of the next letter
LETTER = Feel(0.160, curves.easeOutBounce, gap=0.090)
WORD_STANDS = 0.700
NUMBER = Feel(0.380, curves.easeOutBounce)
FOUND = Feel(0.640, curves.easeInOutSine)
FOUND_BEAT = 0.900
PARCEL = Feel(0.260, curves.easeOutBounce)
PARCEL_HOPS = Feel(0.260, curves.easeInOutQuad)  # from hint to hint, before a child puts it down
PARCEL_FLIES = Feel(0.420, curves.easeInOutCubic, gap=0.070)  # from the hints of a round to the board of a vote
CASE_FLIES = Feel(0.300, curves.easeOutCubic)  # to the player who is given a word
SCORE_POP = Feel(0.200, curves.easeOutBack, calm=0.800)
PIN_HOPS = Feel(0.140, curves.easeOutQuad)  # every few points of a pin on the way to the goal
TOTALS_COUNT = Feel(0.500, linear)
SCORE_FLY = Feel(0.420, curves.easeInQuad)
CARD_FALLS = Feel(0.420, curves.easeInQuad, gap=0.160)  # a card left in a hand, into the sack of its seat
CARDS_FALL_MOST = 4.0
PORTER_RUNS = Feel(0.700, curves.easeOutQuad, gap=0.180)  # a porter with its guess, to the word
PORTERS_RUN_MOST = 3.4
SUN_SINKS = Feel(0.240, curves.easeInOutSine, gap=0.110)  # for a card that was drawn, on the sun's path
SUN_SINKS_MOST = 2.4
HELD_SHOWN = Feel(0.160, curves.easeOutQuad, gap=0.120)  # a card that is still in a hand, to its place below
HELD_SHOWN_MOST = 1.6
STARS_POUR = Feel(0.420, curves.easeInQuad, gap=0.060, calm=0.0)  # won stars, into the groove of their side
STARS_POUR_MOST = 1.4
PLAYERS_HOP = Feel(0.360, linear)  # who cheer at a count
DRUM_ROLL = 0.600  # before the result of a count that turns the lead
CROWN_PASSES = Feel(0.420, curves.easeInOutCubic)  # to the new leader
FLAG_STANDS = 0.300  # the flag of a bid that was missed, before it topples
FLAG_TOPPLES = Feel(0.500, curves.easeInBounce, calm=0.0)
RIBBON_IN = Feel(0.360, curves.easeOutBack, calm=0.0)
SCORE_HOP = Feel(0.140, curves.easeOutQuad, gap=0.140)
STEP_UP = Feel(0.420, curves.easeOutBack, gap=0.400)
CROWN = Feel(0.700, curves.easeOutBounce)
CONFETTI_SECONDS = 2.5
POINTS_FLY = Feel(0.900, curves.easeInQuad)  # to the porters of an evening
LANES_CHANGE = Feel(0.700, curves.easeInOutCubic)  # porters that have overtaken others
AWARD_PINNED = Feel(0.300, linear)
CURTAINS_PART = Feel(1.100, curves.easeInOutCubic)  # of the next game's theatre
STICKER_FLIES = Feel(0.520, curves.easeInOutCubic)
STICKER_STICKS = Feel(0.400, linear)  # a sticker swings where it hangs
CURTAIN_DOWN = Feel(0.380, curves.easeInQuad)
CURTAIN_SWING = Feel(0.120, curves.easeInOutSine)
CURTAIN_STANDS = 0.200
CURTAIN = Feel(0.460, curves.easeInOutCubic)
HAND_RISES = Feel(0.200, curves.easeOutCubic, calm=0.200)
JOIN = Feel(0.520, curves.easeOutElastic)
FACE_TURNS = Feel(0.240, curves.easeInOutSine)  # the panel of a tag, from one picture to the next
TAG_SWINGS = Feel(0.520, curves.easeOutElastic, gap=0.050)  # tags of the pause, once its curtain is closed
LIGHT_GLIDES = Feel(0.360, curves.easeInOutSine)  # the light of a lesson, from its last target to the next
LESSON_TAG = Feel(0.520, curves.easeOutElastic, gap=0.180)
LESSON_STANDS = 0.800  # the end of a lesson, before it takes a press
RESULTS_STAND = 0.800  # the podium, before it takes a press
WON_STANDS = 3.0  # the winners of a children's match, before the party
COUNT_DOWN = 0.7  # each number before a table opens
COUNT_POPS = Feel(0.240, curves.easeOutBack)  # how it comes
HURRY = 3.0
"""How many times as fast as usual everything runs while a player holds Confirm."""
HURRY_AFTER = 0.4  # seconds that Confirm must be down; a shorter press is a tap
GLIDE = Feel(0.280, curves.easeInOutCubic, calm=0.0)
CLIP_STANDS = 2.000  # a clip of the rules, while its sentence is read
CLIP_MOVES = Feel(2.000, curves.easeInOutCubic, calm=0.150)  # its card
CLIP_BEAT = 1.000  # until the wrong card shakes
CLIP_SHAKES = Feel(1.000, linear)
CLIP_ENDS = 3.500  # it stands until the next clip
CLIP_SLIDES = Feel(0.300, curves.easeInOutCubic, calm=0.0)  # the next clip
BODY_MOVES, BODY_DIP = 0.260, 0.080  # of a figure to its next pose; the part of it before the pose changes
BODY_ACTS = 0.600  # a throwing or drawing arm
BODY_CHEERS = 1.300  # then it laughs
BODY_HOPS, BODY_CLAPS = 0.180, 0.160  # one of the two hops of a cheer; paws together, or apart
BODY_THINKS = 1.500  # of a computer player's turn before its paw is at its chin
BODY_SLEEPS = 60.000  # without a turn


def pace(settings: "Settings") -> float:
    """The factor of the pace setting."""
    return PACES[settings.get.pace]


def animation_seconds(dt: float, factor: float) -> float:
    """Return the animation seconds in `dt` seconds of clock; infinite with motion off, so that clips end at once."""
    return dt / factor if factor else inf
