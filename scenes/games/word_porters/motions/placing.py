"""Parcels go on hints, seats pass, and then all hints are given."""

from engine.games.word_porters.events import HintsGiven, Passed, TokensPlaced
from game.easing import PARCEL, SLIDE
from game.timeline import Call, Clip, Drive, Seq, Wait, linear
from scenes.games.word_porters.hall import Carried, Moves, luggage_at
from scenes.games.word_porters.motions.pieces import moving
from scenes.table.flights import read, says
from scenes.table.props import Props

DIP, DIP_SECONDS = 6.0, 0.16
STANDS = 0.35  # seconds to see what came


def tokens_placed(event: TokensPlaced, props: Props) -> Clip:
    """The parcel is carried over its hint and drops; where the place is shared, the 3 comes first (WP-31)."""
    placing = event.placing
    starts = (_start(props, placing.seat),) * len(placing.tokens)
    carried = Carried(placing, starts)
    clips: list[Clip] = [props.arrive("tokens")]
    if props.calm:
        carried.way = carried.under_way = 2.0
        clips += [props.hear("parcel"), Wait(PARCEL.seconds)]
    else:
        if event.shared:
            clips.append(_drops(carried, "under_way", props))
        clips.append(_drops(carried, "way", props))
        clips.append(Drive(DIP_SECONDS, linear, lambda share: setattr(carried, "dip", DIP * 4 * share * (1 - share))))
    clips += [
        props.arrive("placings"),
        Call(lambda: setattr(props, "tableau", None)),
        read(props, STANDS),
    ]
    return moving(props, Moves(parcels=carried), Seq(*clips))


def _drops(carried: Carried, which: str, props: Props) -> Clip:
    """Over to the place above the hint, then down."""
    return Seq(
        SLIDE.drive(lambda share: setattr(carried, which, share)),
        props.hear("parcel"),
        PARCEL.drive(lambda share: setattr(carried, which, 1 + share)),
    )


def _start(props: Props, seat: int) -> tuple[float, float]:
    """At the plate of the seat."""
    place = props.floor.place(seat)
    if place is None or place.tab is None:
        return props.floor.chin(seat).x, props.floor.chin(seat).y
    return luggage_at(place.tab)


def passed(event: Passed, props: Props) -> Clip:
    """The seat says so; its parcels pale (WP-43)."""
    return Seq(
        props.hear("punch"),
        props.arrive("passed"),
        says(props, event.seat, "pass", "quiet"),
        read(props),
    )


def hints_given(event: HintsGiven, props: Props) -> Clip:
    """Now everybody votes."""
    del event
    return Seq(props.arrive(), props.hear("chime"), read(props))
