"""Playing to a trick and taking it; the Rook comes down from above."""

from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK, color
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import PLAY, ROOK_HOLD, SWEEP_FLIP, SWEEP_GROW, TRICK_BEAT
from game.easing import ROOK as ROOK_FEEL
from game.timeline import Call, Clip, Late, Par, Seq, Wait
from scenes.games.rook.flourishes import BIRD_SECONDS
from scenes.games.rook.layout import own_slot, trick_slot
from scenes.games.rook.motions.pieces import DUST_SECONDS, RING_SECONDS, TRICK, gone, under
from scenes.table.flights import appear, flourish, landing, turned_over
from scenes.table.props import Flourish, Props

PLAY_ARC = 60.0  # px
LANDING_SCALE = 1.35
LANDING_UP = 60  # px over its place from which the Rook drops
DUST_DOWN = 0.36  # of its height: dust rises at the lower edge of the card
WINNER_SCALE = 1.1
STANDS = 0.12  # seconds after a card has landed


def card_played(event: happened.CardPlayed, props: Props) -> Clip:
    """The card leaves its owner's hand on an arc and lands in the trick."""

    def play() -> Clip:
        slot = trick_slot(props.view, props.floor, event.seat)
        sprite = _leaving(event, props)
        sprite.card = event.card
        flight = _landing(sprite, slot, props) if event.card == ROOK else _flight(sprite, slot, props)
        return Seq(props.arrive(), flight, props.land(sprite, TRICK), Call(lambda: _nearest_on_top(props)))

    return Seq(Call(props.bubbles.clear), Late(play), Wait(STANDS))


def _nearest_on_top(props: Props) -> None:
    """No card may cover the index of one that lies nearer."""
    for sprite in sorted(props.table.cards(TRICK), key=lambda sprite: sprite.y):
        props.table.add(TRICK, props.table.take(TRICK, sprite.card))


def _leaving(event: happened.CardPlayed, props: Props) -> CardSprite:
    """For the eyes of its owner the card sets off where it stood in the open hand, for all others from the fan."""
    view = props.view
    if view.viewer != event.seat or event.card not in view.hand:
        return props.leave(event.seat, event.card)
    hand = view.hand
    breaks = tuple(i for i in range(1, len(hand)) if color(hand[i]) != color(hand[i - 1]))
    sprite = CardSprite.at(own_slot(view, props.floor, event.card, breaks), event.card)
    props.table.flying.append(sprite)
    return sprite


def _flight(sprite: CardSprite, slot: Slot, props: Props) -> Clip:
    return Seq(landing(sprite, slot, PLAY_ARC, props), props.hear("slap"))


def _landing(sprite: CardSprite, slot: Slot, props: Props) -> Clip:
    """Everything holds, the bird's shadow crosses the table, the card comes down from above and dust rises."""
    at = (slot.x, slot.y)
    if props.calm:
        ring = flourish(Flourish("ring", at), RING_SECONDS, props)
        return Seq(appear(sprite, slot, PLAY.calm), props.hear("caw"), ring, Wait(ROOK_FEEL.calm))
    above = Slot(slot.x, slot.y - LANDING_UP, slot.angle, slot.scale * LANDING_SCALE)
    rise = PLAY.tween(sprite, x=above.x, y=above.y, angle=above.angle, scale=above.scale)
    dust = Flourish("dust", (slot.x, slot.y + slot.height * DUST_DOWN))
    return Seq(
        flourish(Flourish("bird", at), BIRD_SECONDS, props),
        props.hear("wings"),
        Wait(ROOK_HOLD),
        rise,
        props.hear("caw"),
        flourish(dust, DUST_SECONDS, props),
        ROOK_FEEL.tween(sprite, y=slot.y, scale=slot.scale),
    )


def trick_taken(event: happened.TrickTaken, props: Props) -> Clip:
    """A beat to see it, the winner grows, all gather, turn over and slide under the taker's face."""
    best = next(card for seat, card in event.plays if seat == event.seat)
    target = props.floor.chin(event.seat)

    def sweep() -> Clip:
        lying = sorted(props.table.cards(TRICK), key=lambda sprite: sprite.card == best)  # the winner on top
        sprites = [props.table.take(TRICK, sprite.card) for sprite in lying]
        winner = sprites[-1]
        middle = Slot(winner.x, winner.y, 0.0, winner.scale)
        away = Par(*(under(sprite, target, props) for sprite in sprites))
        if props.calm:
            return Seq(props.hear("sweep"), away, *(props.drop(sprite) for sprite in sprites))
        grow = SWEEP_GROW.tween(winner, scale=winner.scale * WINNER_SCALE)
        gather = Par(*(props.fly(sprite, middle, SWEEP_GROW) for sprite in sprites))
        over = Par(*(turned_over(sprite, None, props, SWEEP_FLIP) for sprite in sprites))
        return Seq(grow, gather, over, props.hear("sweep"), away, gone(props))

    return Seq(Wait(TRICK_BEAT), Late(sweep), props.arrive(), props.hear("pat"))
