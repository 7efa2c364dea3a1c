"""Flights: what motions of any game are put together from, and what takes their place where motion is reduced; the pack
before a deal."""

from math import sin, tau

from engine.core.cards import Card, Cards
from engine.core.events import Event
from engine.core.messages import Message
from engine.core.seats import Seat
from engine.core.zones import Zone
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import BID, FLIP, PLAY, PLAY_TURN, Feel
from game.timeline import Call, Clip, Drive, Par, Seq, Tween, Wait, linear
from scenes.table.game_table import Motion
from scenes.table.stage.stage import Bubble, Flourish, Stage

READ = 1.1  # seconds that a caption stands when nothing else moves
PLAY_ARC = 60.0  # px that a card rises on its way to where it is played
FLIP_LIFT = 18.0  # px that a card rises while it turns over


def read(stage: Stage, seconds: float = READ) -> Clip:
    """Time for the caption."""
    return stage.beat(seconds)


def said(sound: str, seconds: float = READ) -> Motion:
    """An event that is told by its caption and a sound alone."""

    def motion(event: Event, stage: Stage) -> Clip:
        return Seq(stage.hear(sound), read(stage, seconds))

    return motion


def says(stage: Stage, seat: Seat, words: Message, tone: str = "plain") -> Clip:
    """A bubble pops up at a seat; it stands until the story is over."""
    bubble = Bubble(words, tone, 0.0)
    return Seq(
        Call(lambda: stage.bubbles.__setitem__(seat, bubble)),
        Tween(bubble, stage.feel(BID).seconds, BID.ease, share=1.0),
    )


def arc(sprite: CardSprite, height: float, seconds: float) -> Clip:
    """Rise and fall again on the way."""

    def steer(share: float) -> None:
        sprite.lift = height * 4 * share * (1 - share)

    return Drive(seconds, linear, steer)


def landing(sprite: CardSprite, slot: Slot, height: float, stage: Stage) -> Clip:
    """A card flies on an arc to where it is played: the way slows down, turn and size swing a little beyond."""
    if stage.calm:
        return appear(sprite, slot, PLAY.calm)
    turn = PLAY_TURN.tween(sprite, angle=slot.angle, scale=slot.scale)
    return Par(PLAY.tween(sprite, x=slot.x, y=slot.y), turn, arc(sprite, height, PLAY.seconds))


def laid(seat: Seat, card: Card | None, slot: Slot, zone: Zone, sound: str, stage: Stage) -> Clip:
    """A card leaves its owner's hand on an arc and lies where it is played, with its sound."""
    sprite = stage.leave(seat, card)
    flight = landing(sprite, slot, PLAY_ARC, stage)
    return Seq(flight, stage.hear(sound, at=slot.x), stage.land(sprite, zone))


def goes_to(seat: Seat, sprite: CardSprite, feel: Feel, stage: Stage) -> Clip:
    """A card goes to whoever gets it, and is off the table."""
    return Seq(stage.fly(sprite, stage.floor.chin(seat), feel), stage.drop(sprite))


def appear(sprite: CardSprite, slot: Slot, seconds: float) -> Clip:
    """Where motion is reduced: the card comes to be in its slot."""

    def put() -> None:
        sprite.put(slot)
        sprite.alpha = 0.0

    return Seq(Call(put), Tween(sprite, seconds, alpha=255.0))


def turned_over(sprite: CardSprite, card: Card | None, stage: Stage, feel: Feel = FLIP) -> Clip:
    """Lift, narrow to nothing, open as the other side; where motion is reduced the other side is there at once, with no
    frame in which neither is."""
    if stage.calm:
        return Seq(Call(lambda: setattr(sprite, "card", card)), Wait(FLIP.calm))
    over = feel.tween(sprite, flip=1.0)
    return Seq(Call(lambda: sprite.turn(card)), Par(over, arc(sprite, FLIP_LIFT, feel.seconds)), Call(sprite.turn_done))


def flourish(what: Flourish, seconds: float, stage: Stage) -> Clip:
    """A decoration that runs beside the story: left out where the story is cut short."""

    def begin() -> None:
        stage.flourishes.append(what)
        stage.party.play(Seq(Tween(what, seconds, share=1.0), Call(lambda: ended(what, stage))))

    return Call(begin, skippable=True)


def ended(what: Flourish, stage: Stage) -> None:
    """A decoration is over."""
    if what in stage.flourishes:
        stage.flourishes.remove(what)


PACK = Zone("pack")
PACK_CARDS = 4
PACK_STEP = 3  # px from one card of the pack to the next
PACK_SHAKE = 6  # px
PACK_SHAKES = 4
PACK_SHAKE_SECONDS = 0.24


def pack_appears(stage: Stage, slot: Slot) -> Clip:
    """The pack lies on the table, and is shuffled: it shakes."""

    def lay() -> None:
        for i in range(PACK_CARDS):
            stage.table.place(PACK, slot.moved(-i * PACK_STEP / 2, -i * PACK_STEP))

    def shake(share: float) -> None:
        for sprite in stage.table.cards(PACK):
            sprite.shake = PACK_SHAKE * sin(tau * PACK_SHAKES * share) * (1 - share)

    seconds = 0.0 if stage.calm else PACK_SHAKE_SECONDS
    return Seq(Call(lay), stage.hear("shuffle"), Drive(seconds, linear, shake))


def pack_gone(stage: Stage) -> Clip:
    """The last card has left the pack."""
    return Call(lambda: stage.table.clear(PACK))


def from_pack(sprite: CardSprite, clip: Clip, stage: Stage) -> Clip:
    """`clip`, in which `sprite` is on its way; before that it is one of the pack and nobody sees it."""
    return Seq(Call(lambda: stage.table.flying.append(sprite)), clip)


def grown_hand(stage: Stage, seat: Seat, count: int) -> Cards:
    """The hand that the viewpoint may know when `seat` has been dealt so many cards: it stands up card by card,
    and with reduced motion at once with the last one."""
    whole: Cards = stage.after.hand
    if seat != stage.view.viewer or (stage.calm and count < len(whole)):
        now: Cards = stage.view.hand
        return now
    return whole[:count]
