"""Animations of Word Porters: one clip for each event. Times and curves are shared by all games; paths come from public
facts."""

from functools import partial

from engine.core.cards import Card
from engine.games.word_porters import events as happened
from engine.games.word_porters.options import WORDS_LAID
from game.easing import DEAL, FLIP, PARCEL, SLIDE
from game.theme import STAGE
from game.timeline import Call, Clip, Drive, Par, Seq, Wait, linear
from scenes.games.word_porters.art.child_hall import columns_of
from scenes.games.word_porters.art.child_hall import luggage_at as child_luggage_at
from scenes.games.word_porters.art.furniture import SPREAD, Carried, Moves, luggage_at
from scenes.games.word_porters.sentences import PASSES
from scenes.table.stage.flights import reading_time, says
from scenes.table.stage.stage import Stage

DIP, DIP_SECONDS = 6.0, 0.16
PACKED = 0.5
"""Scale of a vote as it goes into the suitcase."""
STANDS = 0.35  # seconds that the result is shown
TAGS_STAND = 0.4
CALM_GAP = 0.08


def tokens_placed(event: happened.TokensPlaced, stage: Stage) -> Clip:
    """Carry the parcel above its hint and drop it; on a shared hint the lower one comes first (WP-31)."""
    placing = event.placing
    starts = tuple(_waits(stage, placing.seat, number) for number in placing.tokens)
    carried = Carried(placing, starts)
    clips: list[Clip] = [stage.arrive("tokens")]
    if stage.calm:
        carried.way = carried.under_way = 2.0
        clips += [stage.hear("parcel"), Wait(PARCEL.seconds)]
    else:
        if event.shared:
            clips.append(_drops(carried, "under_way", stage))
        clips.append(_drops(carried, "way", stage))
        clips.append(Drive(DIP_SECONDS, linear, lambda share: setattr(carried, "dip", DIP * 4 * share * (1 - share))))
    clips += [
        stage.arrive("placings"),
        Call(lambda: setattr(stage, "tableau", None)),
        Call(lambda: stage.faces.glance(starts[0] if stage.floor.kids else _towards(stage, placing.hint))),
        reading_time(stage, STANDS),
    ]
    return moving(stage, Moves(parcels=carried), Seq(*clips))


def _drops(carried: Carried, which: str, stage: Stage) -> Clip:
    """Move to the place above the hint, then down."""
    return Seq(
        SLIDE.drive(lambda share: setattr(carried, which, share)),
        stage.hear("parcel"),
        PARCEL.drive(lambda share: setattr(carried, which, 1 + share)),
    )


def _towards(stage: Stage, hint: Card) -> tuple[float, float]:
    """The direction in which faces in the header look for a hint: somewhere below, at its x in the row."""
    row = [printed.card for printed in stage.view.row]
    return STAGE[0] * (row.index(hint) + 0.5) / len(row), STAGE[1] * 0.5


def _waits(stage: Stage, seat: int, number: int) -> tuple[float, float]:
    """The place of a parcel before it is given: on a child's board, or at the plate of the seat."""
    if stage.floor.kids:
        return columns_of(stage.view, stage.floor)[seat].slots[number - 1].center
    return _start(stage, seat)


def _start(stage: Stage, seat: int) -> tuple[float, float]:
    """The place of luggage at the plate of the seat."""
    place = stage.floor.place(seat)
    if place is None or place.tab is None:
        return stage.floor.chin(seat).x, stage.floor.chin(seat).y
    return (child_luggage_at if stage.floor.kids else luggage_at)(place.tab)


def passed(event: happened.Passed, stage: Stage) -> Clip:
    """Show the word of the seat; its parcels become pale (WP-43)."""
    return Seq(
        stage.hear("punch"),
        stage.arrive("passed"),
        says(stage, event.seat, PASSES, "quiet"),
        reading_time(stage),
    )


def hints_given(event: happened.HintsGiven, stage: Stage) -> Clip:
    """Announce the votes."""
    return Seq(stage.arrive(), stage.hear("chime"), reading_time(stage))


def start_chosen(event: happened.StartChosen, stage: Stage) -> Clip:
    """Give the cap to the start player (WP-13)."""
    return Seq(stage.hear("stamp"), stage.arrive(), reading_time(stage))


def vote_given(event: happened.VoteGiven, stage: Stage) -> Clip:
    """Put down a closed suitcase at the plate, the same for every vote (WP-52). The viewer's own vote is packed into it
    first."""
    handed = stage.handed
    packs = handed is not None and handed.seat == event.seat and bool(handed.parts)
    moves = Moves(cases={} if packs else {event.seat: 1.0 if stage.calm else 0.0})
    slide = SLIDE.drive(lambda share: moves.cases.__setitem__(event.seat, share))
    put: Clip = Wait(SLIDE.calm) if stage.calm else slide
    if handed is not None and packs:
        x, y = _start(stage, event.seat)
        goals = [(x, y, PACKED)] * len(handed.parts)
        put = Seq(handed.fly(goals), Call(lambda: moves.cases.__setitem__(event.seat, 1.0)))
    latch = stage.hear("suitcase")
    return moving(
        stage, moves, Seq(put, latch, stage.arrive(), Call(lambda: moves.cases.clear()), reading_time(stage, 0.4))
    )


def words_laid(event: happened.WordsLaid, stage: Stage) -> Clip:
    """Clear the hall, then let ten words come and unwrap them (WP-15). Children see them when they choose."""
    if stage.floor.kids:
        return Seq(stage.arrive(), stage.hear("chime"), reading_time(stage), stage.hear("carriage"))
    moves = Moves(words=0, words_open=0, labels=0, labels_open=0)
    laid = come_and_open(stage, moves, "words", 0, WORDS_LAID, "type")
    return moving(stage, moves, Seq(stage.arrive(), stage.hear("chime"), laid, stage.hear("carriage")))


def hints_laid(event: happened.HintsLaid, stage: Stage) -> Clip:
    """Let hints come one by one, after those that are there already (WP-16). Children see them when they choose."""
    if stage.floor.kids:
        return Seq(stage.hear("typewriter"), stage.arrive(), reading_time(stage))
    last = event.there + len(event.hints)
    moves = Moves(labels=float(event.there), labels_open=float(event.there), lying=event.there)

    laid = come_and_open(stage, moves, "labels", event.there, last, "typewriter")
    return moving(stage, moves, Seq(stage.arrive(), laid))


def hints_shuffled(event: happened.HintsShuffled, stage: Stage) -> Clip:
    """Show that the discarded hints become the new stack (WP-18)."""
    return Seq(stage.hear("shuffle"), stage.arrive(), reading_time(stage, 0.8))


def identities_dealt(event: happened.IdentitiesDealt, stage: Stage) -> Clip:
    """Give a tag to every seat at the same time, face down; then the viewer's own word is marked (WP-21)."""
    moves = Moves(tags=1.0 if stage.calm else 0.0)
    fly = Wait(SLIDE.calm) if stage.calm else SLIDE.drive(lambda share: setattr(moves, "tags", share))
    return moving(
        stage,
        moves,
        Seq(stage.hear("slide"), fly, reading_time(stage, TAGS_STAND), Call(lambda: setattr(moves, "tags", None))),
    )


def moving(stage: Stage, moves: Moves, clip: Clip) -> Clip:
    """Return a clip that shows `moves` in the hall while `clip` runs."""
    return Seq(Call(lambda: setattr(stage, "tableau", moves)), clip, Call(lambda: setattr(stage, "tableau", None)))


def come_and_open(stage: Stage, moves: Moves, kind: str, first: int, last: int, sound: str) -> Clip:
    """Let wrapped cards come down one after the other and turn over one after the other, with a sound for each. `kind`:
    the name of two fields of Moves. With reduced motion open cards appear."""
    come, turn = partial(_count, moves, kind, first, last), partial(_count, moves, f"{kind}_open", first, last)
    if stage.calm:
        moves.calm = True
        setattr(moves, f"{kind}_open", last + SPREAD)
        return come(CALM_GAP * SPREAD)
    gap = FLIP.seconds / SPREAD
    heard = Par(*(Seq(Wait(gap * i), stage.hear(sound)) for i in range(last - first)))
    return Seq(come(DEAL.seconds), Par(turn(FLIP.seconds), heard))


def _count(moves: Moves, field: str, first: int, last: int, seconds: float) -> Clip:
    """Drive the count from `first` to `last`; each card moves for `seconds`."""
    way = last - first - 1 + SPREAD
    return Drive(seconds / SPREAD * way, linear, lambda share: setattr(moves, field, first + way * share))
