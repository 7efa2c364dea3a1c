"""The start player, votes that come in, and what is told elsewhere."""

from engine.core.events import Event
from engine.games.word_porters.events import StartChosen, VoteGiven
from game.easing import SLIDE
from game.timeline import Call, Clip, Seq, Wait
from scenes.games.word_porters.hall import Moves
from scenes.games.word_porters.motions.pieces import moving
from scenes.table.flights import read
from scenes.table.props import Props


def start_chosen(event: StartChosen, props: Props) -> Clip:
    """The start player gets the cap (WP-13)."""
    del event
    return Seq(props.hear("stamp"), props.arrive(), read(props))


def vote_given(event: VoteGiven, props: Props) -> Clip:
    """A closed suitcase is put down at the plate: the same for every vote (WP-52)."""
    moves = Moves(cases={event.seat: 1.0 if props.calm else 0.0})
    slide = SLIDE.drive(lambda share: moves.cases.__setitem__(event.seat, share))
    put = Wait(SLIDE.calm) if props.calm else slide
    latch = props.hear("suitcase")
    return moving(props, moves, Seq(put, latch, props.arrive(), Call(lambda: moves.cases.clear()), read(props, 0.4)))


def at_once(event: Event, props: Props) -> Clip:
    """A scene of its own tells it."""
    del event, props
    return Wait(0)
