"""A round is laid out: words, hints, and a secret number for everybody."""

from engine.games.word_porters.events import HintsLaid, HintsShuffled, IdentitiesDealt, WordsLaid
from engine.games.word_porters.options import WORDS_LAID
from game.easing import SLIDE
from game.timeline import Call, Clip, Seq, Wait
from scenes.games.word_porters.art.hall import Moves
from scenes.games.word_porters.motions.pieces import come_and_open, moving
from scenes.table.stage.flights import read
from scenes.table.stage.stage import Props

TAGS_STAND = 0.4


def words_laid(event: WordsLaid, props: Props) -> Clip:
    """The hall is cleared; ten words come and are unwrapped (WP-15)."""
    moves = Moves(words=0, words_open=0, labels=0, labels_open=0)
    players = props.view.players
    cleared = {
        "round": event.round,
        "start": event.start,
        "words": event.words,
        "row": (),
        "placings": (),
        "passed": (),
        "tokens": ((1, 2, 3),) * players,
        "voted": (),
        "number": None,
        "turn": None,
        "phase": "identities",
    }
    laid = come_and_open(props, moves, "words", 0, WORDS_LAID, "type")
    return moving(
        props, moves, Seq(props.show(**cleared), props.hear("chime"), laid, props.hear("carriage"), read(props, 0.3))
    )


def hints_laid(event: HintsLaid, props: Props) -> Clip:
    """Hints come one by one, behind those that lie there already (WP-16)."""
    last = event.there + len(event.hints)
    moves = Moves(labels=float(event.there), labels_open=float(event.there), lying=event.there)

    def there(view: object) -> dict[str, object]:
        row = view.row[: event.there]  # type: ignore[attr-defined]
        return {"row": (*row, *event.hints), "stack_size": event.left}

    laid = come_and_open(props, moves, "labels", event.there, last, "typewriter")
    return moving(props, moves, Seq(props.then(there), laid))


def hints_shuffled(event: HintsShuffled, props: Props) -> Clip:
    """Discarded hints are the new stack (WP-18)."""
    return Seq(props.hear("shuffle"), props.show(stack_size=event.number), read(props, 0.8))


def identities_dealt(event: IdentitiesDealt, props: Props) -> Clip:
    """A tag for everybody at the same time, from behind; whoever looks finds the own word marked then (WP-21)."""
    moves = Moves(tags=1.0 if props.calm else 0.0)
    number = event.numbers[props.view.viewer] if isinstance(props.view.viewer, int) else None
    fly = Wait(SLIDE.calm) if props.calm else SLIDE.drive(lambda share: setattr(moves, "tags", share))
    dealt = props.show(number=number, phase="hints", turn=props.view.start)
    return moving(
        props,
        moves,
        Seq(props.hear("slide"), fly, read(props, TAGS_STAND), Call(lambda: setattr(moves, "tags", None)), dealt),
    )
