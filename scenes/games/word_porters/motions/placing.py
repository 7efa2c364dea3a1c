"""Parcels go on hints, seats pass, and then all hints are given."""

from engine.games.word_porters.events import HintsGiven, Passed, TokensPlaced
from game.easing import PARCEL, SLIDE
from game.timeline import Call, Clip, Drive, Seq, Wait, linear
from scenes.games.word_porters.art.hall import Carried, Moves, luggage_at
from scenes.games.word_porters.motions.pieces import moving
from scenes.table.stage.flights import read, says
from scenes.table.stage.stage import Stage

DIP, DIP_SECONDS = 6.0, 0.16
STANDS = 0.35  # seconds to see what came


def tokens_placed(event: TokensPlaced, stage: Stage) -> Clip:
    """The parcel is carried over its hint and drops; where the place is shared, the 3 comes first (WP-31)."""
    placing, view = event.placing, stage.view
    starts = (_start(stage, placing.seat),) * len(placing.tokens)
    carried = Carried(placing, starts)
    tokens = tuple(event.left if seat == placing.seat else left for seat, left in enumerate(view.tokens))
    clips: list[Clip] = [stage.show(tokens=tokens)]
    if stage.calm:
        carried.way = carried.under_way = 2.0
        clips += [stage.hear("parcel"), Wait(PARCEL.seconds)]
    else:
        if event.shared:
            clips.append(_drops(carried, "under_way", stage))
        clips.append(_drops(carried, "way", stage))
        clips.append(Drive(DIP_SECONDS, linear, lambda share: setattr(carried, "dip", DIP * 4 * share * (1 - share))))
    clips += [
        stage.then(lambda now: {"placings": (*now.placings, placing)}),
        Call(lambda: setattr(stage, "tableau", None)),
        read(stage, STANDS),
    ]
    return moving(stage, Moves(parcels=carried), Seq(*clips))


def _drops(carried: Carried, which: str, stage: Stage) -> Clip:
    """Over to the place above the hint, then down."""
    return Seq(
        SLIDE.drive(lambda share: setattr(carried, which, share)),
        stage.hear("parcel"),
        PARCEL.drive(lambda share: setattr(carried, which, 1 + share)),
    )


def _start(stage: Stage, seat: int) -> tuple[float, float]:
    """At the plate of the seat."""
    place = stage.floor.place(seat)
    if place is None or place.tab is None:
        return stage.floor.chin(seat).x, stage.floor.chin(seat).y
    return luggage_at(place.tab)


def passed(event: Passed, stage: Stage) -> Clip:
    """The seat says so; its parcels pale (WP-43)."""
    return Seq(
        stage.hear("punch"),
        stage.then(lambda view: {"passed": (*view.passed, event.seat)}),
        says(stage, event.seat, "pass", "quiet"),
        read(stage),
    )


def hints_given(event: HintsGiven, stage: Stage) -> Clip:
    """Now everybody votes."""
    del event
    return Seq(stage.show(phase="votes", turn=None, voted=()), stage.hear("chime"), read(stage))
