"""The public result of a call: a tick, a cross, or a fine with its sum. They cover the cards for a moment and
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


def show_for_a_while(stage: Stage, result: CallResult, stands: float) -> Clip:
    """A clip in which it appears, stays for `stands` seconds and disappears."""
    return Seq(show(stage, result), Wait(stands), remove(stage, result))


def show(stage: Stage, result: CallResult) -> Clip:
    """A clip in which it appears and stays."""
    return Seq(
        Call(lambda: stage.call_results.append(result), skippable=True),
        Tween(result, stage.feel(BID).seconds, BID.ease, share=1.0),
    )


def remove(stage: Stage, result: CallResult) -> Clip:
    """A clip that removes it."""
    return Call(lambda: stage.call_results.remove(result) if result in stage.call_results else None)


def draw_call_results(canvas: Canvas, stage: Stage) -> None:
    """Draw all call_results, above the cards."""
    for result in stage.call_results:
        _piece(result.kind, result.words).draw_grown(canvas, result.at, result.share)


@cached
def _piece(kind: str, words: str) -> Piece:
    if kind in MARKS:
        return with_shadow(mark(MARKS[kind], SIZE), 8, 120, (2, 6))
    out = disc(FINE, BAD, CREAM, FINE_RIM).copy()
    text.place(out, words, FINE_LETTERS, (FINE / 2, FINE / 2), CREAM, "extrabold")
    return with_shadow(out, 12, 130, (3, 9))
