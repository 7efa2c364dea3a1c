"""The start player, votes that come in, and what is told elsewhere."""

from engine.core.events import Event
from engine.games.word_porters.events import StartChosen, VoteGiven
from game.easing import SLIDE
from game.timeline import Call, Clip, Seq, Wait
from scenes.games.word_porters.art.hall import Moves
from scenes.games.word_porters.motions.pieces import moving
from scenes.table.stage.flights import read
from scenes.table.stage.stage import Stage


def start_chosen(event: StartChosen, stage: Stage) -> Clip:
    """The start player gets the cap (WP-13)."""
    return Seq(stage.hear("stamp"), stage.show(start=event.seat), read(stage))


def vote_given(event: VoteGiven, stage: Stage) -> Clip:
    """A closed suitcase is put down at the plate: the same for every vote (WP-52)."""
    moves = Moves(cases={event.seat: 1.0 if stage.calm else 0.0})
    slide = SLIDE.drive(lambda share: moves.cases.__setitem__(event.seat, share))
    put = Wait(SLIDE.calm) if stage.calm else slide
    voted = stage.then(lambda view: {"voted": tuple(sorted((*view.voted, event.seat)))})
    latch = stage.hear("suitcase")
    return moving(stage, moves, Seq(put, latch, voted, Call(lambda: moves.cases.clear()), read(stage, 0.4)))


def at_once(event: Event, stage: Stage) -> Clip:
    """A scene of its own tells it."""
    del event, stage
    return Wait(0)
