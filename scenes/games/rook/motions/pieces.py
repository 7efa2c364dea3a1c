"""What the motions of Rook are put together from: arcs, turns, what takes their place where motion is reduced."""

from math import sin, tau

from engine.core.cards import Card
from engine.core.events import Event
from engine.core.zones import Zone
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import FLIP, PLAY, PLAY_TURN, SWEEP, Feel
from game.timeline import Call, Clip, Drive, Par, Seq, Tween, linear
from scenes.games.rook.layout import DECK_SLOT
from scenes.table.look import Motion
from scenes.table.props import Flourish, Props

TRICK, NEST, TURNED, TAKEN = Zone("trick"), Zone("nest"), Zone("turned"), Zone("taken")
PACK = Zone("pack")
PACK_CARDS = 4
PACK_STEP = 3  # px from one card of the pack to the next
PACK_SHAKE = 6  # px
PACK_SHAKES = 4
PACK_SHAKE_SECONDS = 0.24
FLIP_LIFT = 18.0  # px that a card rises while it turns over
READ = 1.1  # seconds that a caption stands when nothing else moves
DUST_SECONDS = 0.5
RING_SECONDS = 0.4


def read(props: Props, seconds: float = READ) -> Clip:
    """Time for the caption."""
    return props.beat(seconds)


def said(sound: str, seconds: float = READ) -> Motion:
    """An event that is told by its caption and a sound alone."""

    def motion(event: Event, props: Props) -> Clip:
        del event
        return Seq(props.hear(sound), read(props, seconds))

    return motion


def arc(sprite: CardSprite, height: float, seconds: float) -> Clip:
    """Rise and fall again on the way."""

    def steer(share: float) -> None:
        sprite.lift = height * 4 * share * (1 - share)

    return Drive(seconds, linear, steer)


def to_trick(sprite: CardSprite, slot: Slot, height: float, props: Props) -> Clip:
    """A card flies to its place in a trick: the way slows down, turn and size swing a little beyond."""
    if props.calm:
        return appear(sprite, slot, PLAY.calm)
    turn = PLAY_TURN.tween(sprite, angle=slot.angle, scale=slot.scale)
    return Par(PLAY.tween(sprite, x=slot.x, y=slot.y), turn, arc(sprite, height, PLAY.seconds))


def appear(sprite: CardSprite, slot: Slot, seconds: float) -> Clip:
    """Where motion is reduced: the card comes to be in its slot."""
    return Seq(Call(lambda: _put_unseen(sprite, slot)), Tween(sprite, seconds, alpha=255.0))


def _put_unseen(sprite: CardSprite, slot: Slot) -> None:
    sprite.put(slot)
    sprite.alpha = 0.0


def turned_over(sprite: CardSprite, card: Card | None, props: Props, feel: Feel = FLIP) -> Clip:
    """Lift, narrow to nothing, open as the other side; where motion is reduced the other side comes to be there."""
    if props.calm:
        return Seq(Call(lambda: _show(sprite, card)), Tween(sprite, FLIP.calm, alpha=255.0))
    over = feel.tween(sprite, flip=1.0)
    return Seq(Call(lambda: sprite.turn(card)), Par(over, arc(sprite, FLIP_LIFT, feel.seconds)), Call(sprite.turn_done))


def _show(sprite: CardSprite, card: Card | None) -> None:
    sprite.card = card
    sprite.alpha = 0.0


def under(sprite: CardSprite, slot: Slot, props: Props) -> Clip:
    """A card slides away under the face of whoever gets it; where motion is reduced it fades."""
    if props.calm:
        return Tween(sprite, SWEEP.calm, alpha=0.0)
    return Seq(props.land(sprite, TAKEN), SWEEP.tween(sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale))


def gone(props: Props) -> Clip:
    """What slid away is off the table."""
    return Call(lambda: props.table.clear(TAKEN))


def pack_appears(props: Props, slot: Slot = DECK_SLOT) -> Clip:
    """The pack lies on the table, and is shuffled: it shakes."""

    def lay() -> None:
        for i in range(PACK_CARDS):
            props.table.place(PACK, slot.moved(-i * PACK_STEP / 2, -i * PACK_STEP))

    def shake(share: float) -> None:
        for sprite in props.table.cards(PACK):
            sprite.shake = PACK_SHAKE * sin(tau * PACK_SHAKES * share) * (1 - share)

    seconds = 0.0 if props.calm else PACK_SHAKE_SECONDS
    return Seq(Call(lay), props.hear("shuffle"), Drive(seconds, linear, shake))


def pack_gone(props: Props) -> Clip:
    """The last card has left the pack."""
    return Call(lambda: props.table.clear(PACK))


def from_pack(sprite: CardSprite, clip: Clip, props: Props) -> Clip:
    """`clip`, in which `sprite` is on its way; before that it is one of the pack and nobody sees it."""
    return Seq(Call(lambda: props.table.flying.append(sprite)), clip)


def flourish(what: Flourish, seconds: float, props: Props) -> Clip:
    """A decoration beside the story: left out where the story is cut short."""

    def begin() -> None:
        props.flourishes.append(what)
        props.party.play(Seq(Tween(what, seconds, share=1.0), Call(lambda: _end(what, props))))

    return Call(begin, skippable=True)


def _end(what: Flourish, props: Props) -> None:
    if what in props.flourishes:
        props.flourishes.remove(what)
