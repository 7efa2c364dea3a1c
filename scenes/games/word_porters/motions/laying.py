"""A round is laid out: words, hints, and a secret number for everybody."""

from engine.games.word_porters.events import HintsLaid, HintsShuffled, IdentitiesDealt, WordsLaid
from engine.games.word_porters.options import WORDS_LAID
from game.easing import SLIDE
from game.timeline import Call, Clip, Seq, Wait
from scenes.games.word_porters.art.hall import Moves
from scenes.games.word_porters.motions.pieces import come_and_open, moving
from scenes.table.stage.flights import read
from scenes.table.stage.stage import Stage

TAGS_STAND = 0.4


def words_laid(event: WordsLaid, stage: Stage) -> Clip:
    """The hall is cleared; ten words come and are unwrapped (WP-15)."""
    moves = Moves(words=0, words_open=0, labels=0, labels_open=0)
    players = stage.view.players
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
    laid = come_and_open(stage, moves, "words", 0, WORDS_LAID, "type")
    return moving(
        stage, moves, Seq(stage.show(**cleared), stage.hear("chime"), laid, stage.hear("carriage"), read(stage, 0.3))
    )


def hints_laid(event: HintsLaid, stage: Stage) -> Clip:
    """Hints come one by one, behind those that lie there already (WP-16)."""
    last = event.there + len(event.hints)
    moves = Moves(labels=float(event.there), labels_open=float(event.there), lying=event.there)

    def there(view: object) -> dict[str, object]:
        row = view.row[: event.there]  # type: ignore[attr-defined]
        return {"row": (*row, *event.hints), "stack_size": event.left}

    laid = come_and_open(stage, moves, "labels", event.there, last, "typewriter")
    return moving(stage, moves, Seq(stage.then(there), laid))


def hints_shuffled(event: HintsShuffled, stage: Stage) -> Clip:
    """Discarded hints are the new stack (WP-18)."""
    return Seq(stage.hear("shuffle"), stage.show(stack_size=event.number), read(stage, 0.8))


def identities_dealt(event: IdentitiesDealt, stage: Stage) -> Clip:
    """A tag for everybody at the same time, from behind; whoever looks finds the own word marked then (WP-21)."""
    moves = Moves(tags=1.0 if stage.calm else 0.0)
    number = event.numbers[stage.view.viewer] if isinstance(stage.view.viewer, int) else None
    fly = Wait(SLIDE.calm) if stage.calm else SLIDE.drive(lambda share: setattr(moves, "tags", share))
    dealt = stage.show(number=number, phase="hints", turn=stage.view.start)
    return moving(
        stage,
        moves,
        Seq(stage.hear("slide"), fly, read(stage, TAGS_STAND), Call(lambda: setattr(moves, "tags", None)), dealt),
    )
