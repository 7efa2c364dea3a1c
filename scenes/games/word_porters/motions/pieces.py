"""What the motions of Word Porters are put together from: cards that come and open in a row."""

from functools import partial

from game.easing import DEAL, FLIP
from game.timeline import Call, Clip, Drive, Par, Seq, Wait, linear
from scenes.games.word_porters.art.hall import SPREAD, Moves
from scenes.table.stage.stage import Stage

CALM_GAP = 0.08


def moving(stage: Stage, moves: Moves, clip: Clip) -> Clip:
    """While `clip` runs the hall shows these moves; afterwards it stands still."""
    return Seq(Call(lambda: setattr(stage, "tableau", moves)), clip, Call(lambda: setattr(stage, "tableau", None)))


def come_and_open(stage: Stage, moves: Moves, kind: str, first: int, last: int, sound: str) -> Clip:
    """Wrapped cards come down one behind the other and turn over one behind the other, with a sound for each. `kind`
    names two fields of Moves. Where motion is reduced, open cards come to be there."""
    come, turn = partial(_count, moves, kind, first, last), partial(_count, moves, f"{kind}_open", first, last)
    if stage.calm:
        moves.calm = True
        setattr(moves, f"{kind}_open", last + SPREAD)
        return come(CALM_GAP * SPREAD)
    gap = FLIP.seconds / SPREAD
    heard = Par(*(Seq(Wait(gap * i), stage.hear(sound)) for i in range(last - first)))
    return Seq(come(DEAL.seconds), Par(turn(FLIP.seconds), heard))


def _count(moves: Moves, field: str, first: int, last: int, seconds: float) -> Clip:
    """Cards from `first` to `last`, each on its way for so many seconds."""
    way = last - first - 1 + SPREAD
    return Drive(seconds / SPREAD * way, linear, lambda share: setattr(moves, field, first + way * share))
