"""A round is laid out: words, hints, and a secret number for everybody."""

from engine.games.word_porters.events import HintsLaid, HintsShuffled, IdentitiesDealt, WordsLaid
from engine.games.word_porters.terms import WORDS_LAID
from game.easing import SLIDE
from game.timeline import Call, Clip, Seq, Wait
from scenes.games.word_porters.hall import Moves
from scenes.games.word_porters.motions.pieces import come_and_open, moving
from scenes.table.flights import read
from scenes.table.props import Props

TAGS_STAND = 0.4


def words_laid(event: WordsLaid, props: Props) -> Clip:
    """The hall is cleared; ten words come and are unwrapped (WP-15)."""
    moves = Moves(words=0, words_open=0, labels=0, labels_open=0)
    del event
    laid = come_and_open(props, moves, "words", 0, WORDS_LAID, "type")
    return moving(
        props, moves, Seq(props.arrive(), props.hear("chime"), laid, props.hear("carriage"), read(props, 0.3))
    )


def hints_laid(event: HintsLaid, props: Props) -> Clip:
    """Hints come one by one, behind those that lie there already (WP-16)."""
    last = event.there + len(event.hints)
    moves = Moves(labels=float(event.there), labels_open=float(event.there), lying=event.there)

    laid = come_and_open(props, moves, "labels", event.there, last, "typewriter")
    return moving(props, moves, Seq(props.arrive(), laid))


def hints_shuffled(event: HintsShuffled, props: Props) -> Clip:
    """Discarded hints are the new stack (WP-18)."""
    del event
    return Seq(props.hear("shuffle"), props.arrive(), read(props, 0.8))


def identities_dealt(event: IdentitiesDealt, props: Props) -> Clip:
    """A tag for everybody at the same time, from behind; whoever looks finds the own word marked then (WP-21)."""
    moves = Moves(tags=1.0 if props.calm else 0.0)
    del event
    fly = Wait(SLIDE.calm) if props.calm else SLIDE.drive(lambda share: setattr(moves, "tags", share))
    return moving(
        props,
        moves,
        Seq(props.hear("slide"), fly, read(props, TAGS_STAND), Call(lambda: setattr(moves, "tags", None))),
    )
