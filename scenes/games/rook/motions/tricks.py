"""Playing to a trick and taking it; the Rook comes down from above."""

from engine.core.zones import Zone
from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK, color
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import PLAY, ROOK_HOLD, SWEEP, SWEEP_FLIP, SWEEP_GROW, TRICK_BEAT
from game.easing import ROOK as ROOK_FEEL
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait
from scenes.games.rook.art.furniture import BIRD_SECONDS
from scenes.games.rook.layout import own_slot, trick_slot
from scenes.table.stage.flights import appear, flourish, landing, turned_over
from scenes.table.stage.stage import Flourish, Stage

TRICK, NEST, TURNED, TAKEN = Zone("trick"), Zone("nest"), Zone("turned"), Zone("taken")
DUST_SECONDS = 0.5
RING_SECONDS = 0.4


def under(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    """A card slides away under the face of whoever gets it; where motion is reduced it fades."""
    if stage.calm:
        return Tween(sprite, SWEEP.calm, alpha=0.0)
    return Seq(stage.land(sprite, TAKEN), SWEEP.tween(sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale))


def gone(stage: Stage) -> Clip:
    """What slid away is off the table."""
    return Call(lambda: stage.table.clear(TAKEN))


PLAY_ARC = 60.0  # px
LANDING_SCALE = 1.35
LANDING_UP = 60  # px over its place from which the Rook drops
DUST_DOWN = 0.36  # of its height: dust rises at the lower edge of the card
WINNER_SCALE = 1.1
STANDS = 0.12  # seconds after a card has landed


def card_played(event: happened.CardPlayed, stage: Stage) -> Clip:
    """The card leaves its owner's hand on an arc and lands in the trick."""

    def play() -> Clip:
        slot = trick_slot(stage.view, stage.floor, event.seat)
        sprite = _leaving(event, stage)
        flight = _landing(sprite, slot, stage) if event.card == ROOK else _flight(sprite, slot, stage)
        return Seq(stage.arrive(), flight, stage.land(sprite, TRICK), Call(lambda: _nearest_on_top(stage)))

    return Seq(Call(stage.bubbles.clear), Late(play), Wait(STANDS))


def _nearest_on_top(stage: Stage) -> None:
    """No card may cover the index of one that lies nearer."""
    for sprite in sorted(stage.table.cards(TRICK), key=lambda sprite: sprite.y):
        stage.table.add(TRICK, stage.table.take(TRICK, sprite.card))


def _leaving(event: happened.CardPlayed, stage: Stage) -> CardSprite:
    """For the eyes of its owner the card sets off where it stood in the open hand, for all others from the fan."""
    view = stage.view
    if view.viewer != event.seat or event.card not in view.hand:
        return stage.leave(event.seat, event.card)
    hand = view.hand
    breaks = tuple(i for i in range(1, len(hand)) if color(hand[i]) != color(hand[i - 1]))
    sprite = CardSprite.at(own_slot(view, stage.floor, event.card, breaks), event.card)
    stage.table.flying.append(sprite)
    return sprite


def _flight(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    return Seq(landing(sprite, slot, PLAY_ARC, stage), stage.hear("slap", at=slot.x))


def _landing(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    """Everything holds, the bird's shadow crosses the table, the card comes down from above and dust rises."""
    at = (slot.x, slot.y)
    if stage.calm:
        ring = flourish(Flourish("ring", at), RING_SECONDS, stage)
        return Seq(appear(sprite, slot, PLAY.calm), stage.hear("caw"), ring, Wait(ROOK_FEEL.calm))
    above = Slot(slot.x, slot.y - LANDING_UP, slot.angle, slot.scale * LANDING_SCALE)
    rise = PLAY.tween(sprite, x=above.x, y=above.y, angle=above.angle, scale=above.scale)
    dust = Flourish("dust", (slot.x, slot.y + slot.height * DUST_DOWN))
    return Seq(
        flourish(Flourish("bird", at), BIRD_SECONDS, stage),
        stage.hear("wings"),
        Wait(ROOK_HOLD),
        rise,
        stage.hear("caw"),
        flourish(dust, DUST_SECONDS, stage),
        ROOK_FEEL.tween(sprite, y=slot.y, scale=slot.scale),
    )


def trick_taken(event: happened.TrickTaken, stage: Stage) -> Clip:
    """A beat to see it, the winner grows, all gather, turn over and slide under the taker's face."""
    best = next(card for seat, card in event.plays if seat == event.seat)
    target = stage.floor.chin(event.seat)

    def sweep() -> Clip:
        lying = sorted(stage.table.cards(TRICK), key=lambda sprite: sprite.card == best)  # the winner on top
        sprites = [stage.table.take(TRICK, sprite.card) for sprite in lying]
        winner = sprites[-1]
        middle = Slot(winner.x, winner.y, 0.0, winner.scale)
        away = Par(*(under(sprite, target, stage) for sprite in sprites))
        if stage.calm:
            return Seq(stage.hear("sweep", at=target.x), away, *(stage.drop(sprite) for sprite in sprites))
        grow = SWEEP_GROW.tween(winner, scale=winner.scale * WINNER_SCALE)
        gather = Par(*(stage.fly(sprite, middle, SWEEP_GROW) for sprite in sprites))
        over = Par(*(turned_over(sprite, None, stage, SWEEP_FLIP) for sprite in sprites))
        return Seq(grow, gather, over, stage.hear("sweep", at=target.x), away, gone(stage))

    return Seq(Wait(TRICK_BEAT), Late(sweep), stage.arrive(), stage.hear("pat", at=target.x))
