"""Animations of honour: calls and their results, votes, fines, cards that go back, the review. They use public facts
only."""

from engine.core.messages import say
from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.rook import events as happened
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import NEST as NEST_FEEL
from game.easing import SCORE_FLY, SLIDE
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait, linear, stagger
from scenes.games.rook.layout import open_slots, spread_slots, trick_slot
from scenes.games.rook.motions.tricks import NEST, TRICK
from scenes.games.rook.sentences import change
from scenes.table.stage.call_results import remove, show, show_for_a_while
from scenes.table.stage.flights import goes_to, reading_time, says
from scenes.table.stage.stage import CallResult, Stage

OPEN = Zone("open")
LOOKED_INTO = Slot(960, 424, 0.0, scale_of(236))
OVER_KIDS_HAND = Slot(960, 276, 0.0, scale_of(168))  # a child's hand is higher
RESULT_REACH = (0.44, 0.41)  # in widths and heights of the card, from its middle to the result
NEST_RESULT_AT = (1330, 330)
FINE_AT = (960, 424)
SHEET_AT = (1618, 200)  # the place of the totals
RESULT_SHOWN, FINE_SHOWN = 1.5, 1.2  # seconds that a result and a fine are shown
SHADED = 0.3
OPEN_GAP = 0.022
VOTE_GAP = 0.45


def talk_called(event: happened.TalkCalled, stage: Stage) -> Clip:
    return Seq(
        Call(stage.bubbles.clear),
        stage.hear("bell"),
        stage.arrive(),
        says(stage, event.by, say("rook-says-talk"), "high"),
        reading_time(stage, 1.4),
    )


def vote_sealed(event: happened.VoteSealed, stage: Stage) -> Clip:
    """Show that a seat has voted, but not how."""
    return Seq(
        stage.hear("latch"),
        stage.arrive(),
        says(stage, event.seat, say("-rook-says-voted"), "quiet"),
        reading_time(stage, 0.4),
    )


def votes_opened(event: happened.VotesOpened, stage: Stage) -> Clip:
    """Show both votes at once, in seat order."""
    words = [says(stage, seat, say("rook-says-yes" if yes else "rook-says-no"), "plain") for seat, yes in event.votes]
    return Seq(stage.hear("turn"), stagger(VOTE_GAP, words), reading_time(stage, 1.4))


def renege_called(event: happened.RenegeCalled, stage: Stage) -> Clip:
    """Lift the card into the light, result it, and lay it back."""
    light = OVER_KIDS_HAND if stage.floor.kids and not stage.floor.public else LOOKED_INTO
    at = (light.x + RESULT_REACH[0] * light.width, light.y - RESULT_REACH[1] * light.height)
    result = CallResult("wrong" if event.true else "right", at)

    def looked_into() -> Clip:
        zone = next((zone for zone in (TRICK, OPEN) if _lies(zone, event.card, stage)), None)
        sprite = stage.table.take(zone, event.card) if zone else CardSprite.at(_beside_taker(event, stage), event.card)
        home = sprite.slot
        if zone is None:
            stage.table.flying.append(sprite)
        return Seq(
            stage.fly(sprite, light, stage.feel(SLIDE)),
            stage.hear("knock" if event.true else "made"),
            show_for_a_while(stage, result, RESULT_SHOWN),
            stage.fly(sprite, home, stage.feel(SLIDE)),
            stage.land(sprite, zone) if zone else stage.drop(sprite),
        )

    return Seq(
        Call(stage.bubbles.clear),
        stage.hear("bell"),
        says(stage, event.by, say("rook-says-mistake" if event.by == event.seat else "rook-says-call"), "high"),
        Late(looked_into),
    )


def _lies(zone: Zone, card: str, stage: Stage) -> bool:
    return any(sprite.card == card for sprite in stage.table.cards(zone))


def _beside_taker(event: happened.RenegeCalled, stage: Stage) -> Slot:
    """The place of a card's trick, which is face down: at its taker if that seat is visible, otherwise at the card's
    player."""
    latest = stage.view.latest
    return stage.floor.chin(latest.taker if latest and latest.number == event.trick else event.seat)


def cards_taken_back(event: happened.CardsTakenBack, stage: Stage) -> Clip:
    """Return cards to their owners, the last one first."""

    def back() -> Clip:
        clips: list[Clip] = []
        for seat, card, _ in reversed(event.plays):
            zone = next((zone for zone in (TRICK, OPEN) if _lies(zone, card, stage)), None)
            sprite = (
                stage.table.take(zone, card) if zone else CardSprite.at(trick_slot(stage.view, stage.floor, seat), card)
            )
            if zone is None:
                stage.table.flying.append(sprite)
            clips.append(goes_to(seat, sprite, stage.feel(SLIDE), stage))
        return stagger(stage.feel(SLIDE).gap, clips)

    return Seq(stage.hear("sweep"), Late(back), stage.arrive(), reading_time(stage, 1.6))


def hand_stopped(event: happened.HandStopped, stage: Stage) -> Clip:
    """Clear the cards, which count for no side."""
    place = stage.floor.place(event.seat)
    at = (place.x, place.y) if place else FINE_AT

    def shaded() -> Clip:
        lying = stage.table.cards(TRICK)
        return Par(*(Tween(sprite, 0.0 if stage.calm else SHADED, linear, shade=1.0) for sprite in lying))

    return Seq(
        stage.hear("knock"),
        Late(shaded),
        tricks_away(stage),
        show_for_a_while(stage, CallResult("wrong", at), RESULT_SHOWN),
    )


def nest_called(event: happened.NestCalled, stage: Stage) -> Clip:
    """Spread out the nest face down and count it. The number of backs is always the one that the rules require."""
    result = CallResult("wrong" if event.wrong else "right", NEST_RESULT_AT)

    def counted() -> Clip:
        sprites = [stage.table.take(NEST) for _ in stage.table.cards(NEST)][::-1]
        homes = [sprite.slot for sprite in sprites]
        feel = stage.feel(NEST_FEEL)
        spread = [
            Seq(stage.hear("tap"), stage.fly(sprite, slot, feel))
            for sprite, slot in zip(sprites, spread_slots(len(sprites)), strict=True)
        ]
        gather = [
            Seq(stage.fly(sprite, home, feel), stage.land(sprite, NEST))
            for sprite, home in zip(sprites, homes, strict=True)
        ]
        return Seq(
            stagger(feel.gap, spread),
            stage.hear("knock" if event.wrong else "made"),
            show_for_a_while(stage, result, RESULT_SHOWN),
            stagger(feel.gap, gather),
        )

    return Seq(
        Call(stage.bubbles.clear),
        stage.hear("bell"),
        stage.arrive("nest_counted"),
        says(stage, event.by, say("rook-says-count"), "high"),
        Late(counted),
    )


def hand_ran_out(event: happened.HandRanOut, stage: Stage) -> Clip:
    return Seq(
        Call(stage.bubbles.clear),
        stage.hear("knock"),
        says(stage, event.seat, say("rook-says-empty"), "high"),
        reading_time(stage, 1.6),
    )


def penalty_written(event: happened.PenaltyWritten, stage: Stage) -> Clip:
    """Show the fine in the middle and let it fly to the totals, which then include it."""
    fine = CallResult("fine", FINE_AT, words=stage.voice.words(change(-event.amount)))

    seconds = 0.0 if stage.calm else SCORE_FLY.seconds
    return Seq(
        stage.hear("short"),
        show(stage, fine),
        Wait(FINE_SHOWN),
        Tween(fine, seconds, SCORE_FLY.ease, at=SHEET_AT),
        remove(stage, fine),
        stage.arrive(),
        stage.hear("knock"),
        reading_time(stage, 0.5),
    )


def review_began(event: happened.ReviewBegan, stage: Stage) -> Clip:
    """Bring back trick after trick from its taker and open it card by card. The cards keep their size on the way, so
    that each needs one cached picture."""
    slots = open_slots(event.tricks, stage.floor)
    plays = [(taken.taker, card) for taken in event.tricks for _, card in taken.plays]

    def laid(taker: Seat, card: str, slot: Slot) -> Clip:
        chin = stage.floor.chin(taker)
        sprite = CardSprite.at(Slot(chin.x, chin.y, 0.0, slot.scale), card)
        flight = stage.fly(sprite, slot, stage.feel(SLIDE))
        return Seq(Call(lambda: stage.table.flying.append(sprite)), flight, stage.land(sprite, OPEN))

    clips = [laid(taker, card, slot) for (taker, card), slot in zip(plays, slots, strict=True)]
    return Seq(
        stage.hear("slide"),
        stagger(0.0 if stage.calm else OPEN_GAP, clips),
        stage.arrive(),
        reading_time(stage, 0.5),
    )


def tricks_away(stage: Stage) -> Clip:
    """Gather the open tricks."""
    return Call(lambda: stage.table.clear(OPEN))


def count_agreed(event: happened.CountAgreed, stage: Stage) -> Clip:
    return Seq(
        stage.hear("tap"),
        stage.arrive(),
        says(stage, event.seat, say("-rook-says-agrees")),
        reading_time(stage, 0.15),
    )
