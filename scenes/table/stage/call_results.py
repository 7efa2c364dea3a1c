"""Stamps: the public result of a call: a tick, a cross, or a fine with its sum. They cover the cards for a moment and
delay nothing."""

from game.canvas import Canvas
from game.draw import text
from game.draw.avatar import disc
from game.draw.cache import cached
from game.draw.icons import mark
from game.draw.paper import Piece, with_shadow
from game.easing import BID
from game.theme import BAD, CREAM
from game.timeline import Call, Clip, Seq, Tween, Wait
from scenes.table.stage.stage import CallResult, Stage

SIZE = 132
FINE, FINE_LETTERS, FINE_RIM = 220, 96, 8
MARKS = {"right": "tick", "wrong": "cross"}


def stamped(stage: Stage, stamp: CallResult, stands: float) -> Clip:
    """A clip in which it pops up, stays for `stands` seconds and disappears."""
    return Seq(pops(stage, stamp), Wait(stands), gone(stage, stamp))


def pops(stage: Stage, stamp: CallResult) -> Clip:
    """A clip in which it pops up and stays."""
    return Seq(
        Call(lambda: stage.stamps.append(stamp), skippable=True),
        Tween(stamp, stage.feel(BID).seconds, BID.ease, share=1.0),
    )


def gone(stage: Stage, stamp: CallResult) -> Clip:
    """A clip that removes it."""
    return Call(lambda: stage.stamps.remove(stamp) if stamp in stage.stamps else None)


def draw_stamps(canvas: Canvas, stage: Stage) -> None:
    """Draw all stamps, above the cards."""
    for stamp in stage.stamps:
        _piece(stamp.kind, stamp.words).draw_grown(canvas, stamp.at, stamp.share)


@cached
def _piece(kind: str, words: str) -> Piece:
    if kind in MARKS:
        return with_shadow(mark(MARKS[kind], SIZE), 8, 120, (2, 6))
    out = disc(FINE, BAD, CREAM, FINE_RIM).copy()
    text.place(out, words, FINE_LETTERS, (FINE / 2, FINE / 2), CREAM, "extrabold")
    return with_shadow(out, 12, 130, (3, 9))
