"""How honour moves: calls, what comes of them, votes, fines, cards that go home, the review. Public facts alone."""

from collections.abc import Mapping

from engine.core.events import Event
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.rook import events as happened
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import NEST as NEST_FEEL
from game.easing import SCORE_FLY, SLIDE
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait, linear, stagger
from scenes.games.rook.layout import open_slots, spread_slots, trick_slot
from scenes.games.rook.motions.pieces import NEST, TRICK
from scenes.games.rook.words import signed
from scenes.table.flights import read, says
from scenes.table.look import Motion
from scenes.table.props import Props, Stamp
from scenes.table.stamps import gone, pops, stamped

OPEN = Zone("open")
LOOKED_INTO = Slot(960, 424, 0.0, scale_of(236))
OVER_KIDS_HAND = Slot(960, 276, 0.0, scale_of(168))  # a child's hand stands higher
STAMP_REACH = (0.44, 0.41)  # of a card's width and height, from its middle to where the stamp goes
NEST_STAMP_AT = (1330, 330)
FINE_AT = (960, 424)
SHEET_AT = (1618, 200)  # where the totals hang
STAMPED, FINED = 1.5, 1.2  # seconds that a stamp and a fine stand
SHADED = 0.3
OPEN_GAP = 0.022
VOTE_GAP = 0.45


def talk_called(event: happened.TalkCalled, props: Props) -> Clip:
    return Seq(
        Call(props.bubbles.clear),
        props.hear("bell"),
        props.arrive(),
        says(props, event.by, "Talk!", "high"),
        read(props, 1.4),
    )


def vote_sealed(event: happened.VoteSealed, props: Props) -> Clip:
    """That a seat has voted; how, nobody is shown."""
    return Seq(
        props.hear("latch"),
        props.arrive(),
        says(props, event.seat, "voted", "quiet"),
        read(props, 0.4),
    )


def votes_opened(event: happened.VotesOpened, props: Props) -> Clip:
    """Both votes at once, in seat order."""
    words = [says(props, seat, "Yes" if yes else "No", "plain") for seat, yes in event.votes]
    return Seq(props.hear("turn"), stagger(VOTE_GAP, words), read(props, 1.4))


def renege_called(event: happened.RenegeCalled, props: Props) -> Clip:
    """The card is lifted into the light and stamped; then it lies where it lay."""
    light = OVER_KIDS_HAND if props.floor.kids and not props.floor.public else LOOKED_INTO
    at = (light.x + STAMP_REACH[0] * light.width, light.y - STAMP_REACH[1] * light.height)
    stamp = Stamp("wrong" if event.true else "right", at)

    def looked_into() -> Clip:
        zone = next((zone for zone in (TRICK, OPEN) if _lies(zone, event.card, props)), None)
        sprite = props.table.take(zone, event.card) if zone else CardSprite.at(_beside_taker(event, props), event.card)
        home = sprite.slot
        if zone is None:
            props.table.flying.append(sprite)
        return Seq(
            props.fly(sprite, light, props.feel(SLIDE)),
            props.hear("knock" if event.true else "made"),
            stamped(props, stamp, STAMPED),
            props.fly(sprite, home, props.feel(SLIDE)),
            props.land(sprite, zone) if zone else props.drop(sprite),
        )

    return Seq(
        Call(props.bubbles.clear),
        props.hear("bell"),
        says(props, event.by, "My mistake!" if event.by == event.seat else "Call!", "high"),
        Late(looked_into),
    )


def _lies(zone: Zone, card: str, props: Props) -> bool:
    return any(sprite.card == card for sprite in props.table.cards(zone))


def _beside_taker(event: happened.RenegeCalled, props: Props) -> Slot:
    """Where the trick of a card lies face down: at its taker where that is in sight, else at who played it."""
    latest = props.view.latest
    return props.floor.chin(latest.taker if latest and latest.number == event.trick else event.seat)


def cards_taken_back(event: happened.CardsTakenBack, props: Props) -> Clip:
    """Cards go home to their owners, the last one first."""

    def back() -> Clip:
        clips: list[Clip] = []
        for seat, card, _ in reversed(event.plays):
            zone = next((zone for zone in (TRICK, OPEN) if _lies(zone, card, props)), None)
            sprite = (
                props.table.take(zone, card) if zone else CardSprite.at(trick_slot(props.view, props.floor, seat), card)
            )
            if zone is None:
                props.table.flying.append(sprite)
            clips.append(Seq(props.fly(sprite, props.floor.chin(seat), props.feel(SLIDE)), props.drop(sprite)))
        return stagger(props.feel(SLIDE).gap, clips)

    return Seq(props.hear("sweep"), Late(back), props.arrive(), read(props, 1.6))


def hand_stopped(event: happened.HandStopped, props: Props) -> Clip:
    """What lies there counts for nobody any more."""
    place = props.floor.place(event.seat)
    at = (place.x, place.y) if place else FINE_AT

    def shaded() -> Clip:
        lying = props.table.cards(TRICK)
        return Par(*(Tween(sprite, 0.0 if props.calm else SHADED, linear, shade=1.0) for sprite in lying))

    return Seq(props.hear("knock"), Late(shaded), tricks_away(props), stamped(props, Stamp("wrong", at), STAMPED))


def nest_called(event: happened.NestCalled, props: Props) -> Clip:
    """The nest is spread out face down and counted; the backs are always as many as the rules want."""
    stamp = Stamp("wrong" if event.wrong else "right", NEST_STAMP_AT)

    def counted() -> Clip:
        sprites = [props.table.take(NEST) for _ in props.table.cards(NEST)][::-1]
        homes = [sprite.slot for sprite in sprites]
        feel = props.feel(NEST_FEEL)
        spread = [
            Seq(props.hear("tap"), props.fly(sprite, slot, feel))
            for sprite, slot in zip(sprites, spread_slots(len(sprites)), strict=True)
        ]
        gather = [
            Seq(props.fly(sprite, home, feel), props.land(sprite, NEST))
            for sprite, home in zip(sprites, homes, strict=True)
        ]
        return Seq(
            stagger(feel.gap, spread),
            props.hear("knock" if event.wrong else "made"),
            stamped(props, stamp, STAMPED),
            stagger(feel.gap, gather),
        )

    return Seq(
        Call(props.bubbles.clear),
        props.hear("bell"),
        props.arrive("nest_counted"),
        says(props, event.by, "Count it!", "high"),
        Late(counted),
    )


def hand_ran_out(event: happened.HandRanOut, props: Props) -> Clip:
    return Seq(
        Call(props.bubbles.clear),
        props.hear("knock"),
        says(props, event.seat, "No card left", "high"),
        read(props, 1.6),
    )


def penalty_written(event: happened.PenaltyWritten, props: Props) -> Clip:
    """The fine stands in the middle and flies to the totals, which are less by it from then on."""
    fine = Stamp("fine", FINE_AT, words=signed(-event.amount))

    seconds = 0.0 if props.calm else SCORE_FLY.seconds
    return Seq(
        props.hear("short"),
        pops(props, fine),
        Wait(FINED),
        Tween(fine, seconds, SCORE_FLY.ease, at=SHEET_AT),
        gone(props, fine),
        props.arrive(),
        props.hear("knock"),
        read(props, 0.5),
    )


def review_began(event: happened.ReviewBegan, props: Props) -> Clip:
    """Trick after trick comes back from its taker and lies open, card by card. Nothing changes its size on the way, so
    that every card needs one print."""
    slots = open_slots(event.tricks, kids=props.floor.kids)
    plays = [(taken.taker, card) for taken in event.tricks for _, card in taken.plays]

    def laid(taker: Seat, card: str, slot: Slot) -> Clip:
        chin = props.floor.chin(taker)
        sprite = CardSprite.at(Slot(chin.x, chin.y, 0.0, slot.scale), card)
        flight = props.fly(sprite, slot, props.feel(SLIDE))
        return Seq(Call(lambda: props.table.flying.append(sprite)), flight, props.land(sprite, OPEN))

    clips = [laid(taker, card, slot) for (taker, card), slot in zip(plays, slots, strict=True)]
    return Seq(
        props.hear("slide"),
        stagger(0.0 if props.calm else OPEN_GAP, clips),
        props.arrive(),
        read(props, 0.5),
    )


def tricks_away(props: Props) -> Clip:
    """The open tricks are gathered up again."""
    return Call(lambda: props.table.clear(OPEN))


def count_agreed(event: happened.CountAgreed, props: Props) -> Clip:
    return Seq(
        props.hear("tap"),
        props.arrive(),
        says(props, event.seat, "agrees"),
        read(props, 0.15),
    )


HONOUR_MOTIONS: Mapping[type[Event], Motion] = {
    happened.TalkCalled: talk_called,
    happened.VoteSealed: vote_sealed,
    happened.VotesOpened: votes_opened,
    happened.RenegeCalled: renege_called,
    happened.CardsTakenBack: cards_taken_back,
    happened.HandStopped: hand_stopped,
    happened.NestCalled: nest_called,
    happened.HandRanOut: hand_ran_out,
    happened.PenaltyWritten: penalty_written,
    happened.ReviewBegan: review_began,
    happened.CountAgreed: count_agreed,
}
