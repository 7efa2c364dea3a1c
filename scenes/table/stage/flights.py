"""Flights: building blocks for the motions of all games, with their calm versions, and the pack before a deal."""

from math import sin, tau

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.messages import Message
from engine.core.seats import Seat
from engine.core.zones import Zone
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import BID, FLIP, PLAY, PLAY_TURN, ROW, Feel
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Tween, Wait, linear
from scenes.table.stage.stage import Bubble, Flourish, Stage
from scenes.table.told import Motion

READ = 1.1  # seconds of a caption if nothing else moves
PLAY_ARC = 60.0  # px by which a card rises on its way
FLIP_LIFT = 18.0  # px by which a card rises while it turns over


def reading_time(stage: Stage, seconds: float = READ) -> Clip:
    """A clip with time to read the caption."""
    return stage.beat(seconds)


def only_caption(sound: str, seconds: float = READ) -> Motion:
    """The motion of an event with only its caption and a sound."""

    def motion(event: Event, stage: Stage) -> Clip:
        return Seq(stage.hear(sound), reading_time(stage, seconds))

    return motion


def at_once(event: Event, stage: Stage) -> Clip:
    """The motion of an event that a scene of its own shows: none."""
    return Wait(0)


def says(stage: Stage, seat: Seat, words: Message, tone: str = "plain") -> Clip:
    """A clip in which a bubble appears up at a seat; it remains until the story ends."""
    bubble = Bubble(words, tone, 0.0)
    return Seq(
        Call(lambda: stage.bubbles.__setitem__(seat, bubble)),
        Tween(bubble, stage.feel(BID).seconds, BID.ease, share=1.0),
    )


def arc(sprite: CardSprite, height: float, seconds: float) -> Clip:
    """A clip that lifts a card and lets it down again on its way."""

    def steer(share: float) -> None:
        sprite.lift = height * 4 * share * (1 - share)

    return Drive(seconds, linear, steer)


def landing(sprite: CardSprite, slot: Slot, height: float, stage: Stage) -> Clip:
    """A clip in which a card flies on an arc to its slot. The way slows down; turn and size overshoot a little."""
    if stage.calm:
        return appear(sprite, slot, PLAY.calm)
    turn = PLAY_TURN.tween(sprite, angle=slot.angle, scale=slot.scale)
    return Par(PLAY.tween(sprite, x=slot.x, y=slot.y), turn, arc(sprite, height, PLAY.seconds))


def lay_card(seat: Seat, card: Card | None, slot: Slot, zone: Zone, sound: str, stage: Stage) -> Clip:
    """A clip in which a card flies on an arc from its owner's hand to its slot, with its sound."""
    sprite = stage.leave(seat, card)
    flight = landing(sprite, slot, PLAY_ARC, stage)
    return Seq(flight, stage.hear(sound, at=slot.x), stage.land(sprite, zone))


def goes_to(seat: Seat, sprite: CardSprite, feel: Feel, stage: Stage) -> Clip:
    """A clip in which a card flies to its receiver and off the table."""
    return Seq(Late(lambda: stage.fly(sprite, stage.reach(seat), feel)), stage.drop(sprite))


def appear(sprite: CardSprite, slot: Slot, seconds: float) -> Clip:
    """The calm version: the card fades in at its slot."""

    def put() -> None:
        sprite.put(slot)
        sprite.alpha = 0.0

    return Seq(Call(put), Tween(sprite, seconds, alpha=255.0))


def into_row(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    """A clip in which a card moves to its place in a row."""
    return appear(sprite, slot, ROW.calm) if stage.calm else stage.fly(sprite, slot, ROW)


def turn_over(sprite: CardSprite, card: Card | None, stage: Stage, feel: Feel = FLIP) -> Clip:
    """A clip in which a card lifts, narrows and opens as its other side.

    With reduced motion the other side appears at once, with no empty frame in between.
    """
    if stage.calm:
        return Seq(Call(lambda: setattr(sprite, "card", card)), Wait(FLIP.calm))
    over = feel.tween(sprite, flip=1.0)
    return Seq(Call(lambda: sprite.turn(card)), Par(over, arc(sprite, FLIP_LIFT, feel.seconds)), Call(sprite.turn_done))


def flourish(what: Flourish, seconds: float, stage: Stage) -> Clip:
    """A decoration beside the story; it is left out if the story is cut short."""

    def begin() -> None:
        stage.flourishes.append(what)
        stage.party.play(Seq(Tween(what, seconds, share=1.0), Call(lambda: end_flourish(what, stage))))

    return Call(begin, skippable=True)


def beside(what: Flourish, clip: Clip, stage: Stage) -> Clip:
    """`clip` with a decoration beside it."""
    return Seq(
        Call(lambda: stage.flourishes.append(what), skippable=True), clip, Call(lambda: end_flourish(what, stage))
    )


def end_flourish(what: Flourish, stage: Stage) -> None:
    """Remove a decoration at its end."""
    if what in stage.flourishes:
        stage.flourishes.remove(what)


PACK = Zone("pack")
PACK_CARDS = 4
PACK_STEP = 3  # px from one card of the pack to the next
PACK_SHAKE = 6  # px
PACK_SHAKES = 4
PACK_SHAKE_SECONDS = 0.24


def pack_appears(stage: Stage, slot: Slot) -> Clip:
    """A clip in which the pack appears on the table and shakes, as if shuffled."""

    def lay() -> None:
        for i in range(PACK_CARDS):
            stage.table.place(PACK, slot.moved(-i * PACK_STEP / 2, -i * PACK_STEP))

    def shake(share: float) -> None:
        for sprite in stage.table.cards(PACK):
            sprite.shake = PACK_SHAKE * sin(tau * PACK_SHAKES * share) * (1 - share)

    seconds = 0.0 if stage.calm else PACK_SHAKE_SECONDS
    return Seq(Call(lay), stage.hear("shuffle"), Drive(seconds, linear, shake))


def pack_gone(stage: Stage) -> Clip:
    """A clip that removes the empty pack."""
    return Call(lambda: stage.table.clear(PACK))


def from_pack(sprite: CardSprite, clip: Clip, stage: Stage) -> Clip:
    """`clip`, in which `sprite` flies. Before it begins, the card is part of the pack and invisible."""
    return Seq(Call(lambda: stage.table.flying.append(sprite)), clip)


DEAL_ARC = 46.0  # px that a dealt card rises on its way
HEARD_EVERY = 3
"""Of so many dealt cards one is heard."""


def deal_card(sprite: CardSprite, number: int, target: Slot, feel: Feel, lands: Clip, stage: Stage) -> Clip:
    """A clip in which the card of that number leaves the pack on a low arc and `lands` at its target."""
    sound = stage.hear("slide", at=target.x) if number % HEARD_EVERY == 0 else Wait(0)
    way = Par(stage.fly(sprite, target, feel), arc(sprite, 0 if stage.calm else DEAL_ARC, feel.seconds), sound)
    return from_pack(sprite, Seq(way, lands), stage)


def growing_hand(stage: Stage, seat: Seat, count: int) -> Cards:
    """The known hand after `seat` has been dealt `count` cards. It grows card by card; with reduced motion it appears
    with the last one."""
    whole: Cards = stage.after.hand
    if seat != stage.view.viewer or (stage.calm and count < len(whole)):
        now: Cards = stage.view.hand
        return now
    return whole[:count]
