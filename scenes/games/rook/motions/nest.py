"""The nest: taken up by the high bidder, laid down again, turned up at the end of the hand."""

from engine.core.cards import Card
from engine.games.rook import events as happened
from engine.games.rook.cards import color
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import FLIP, HANDED_IN, REVEAL_BEAT, SLIDE
from game.easing import NEST as NEST_FEEL
from game.timeline import Clip, Late, Par, Seq, Wait, stagger
from scenes.games.rook.art.flourishes import BOUNCE_SECONDS
from scenes.games.rook.layout import laid_slot, nest_slots, own_slot, spread_slots
from scenes.games.rook.motions.honour import tricks_away
from scenes.games.rook.motions.pieces import NEST, gone, under
from scenes.games.rook.words import nest_cards
from scenes.table.stage.flights import flourish, read, turned_over
from scenes.table.stage.stage import Flourish, Stage

SHOWN_EACH = 0.25  # seconds from one card of the nest to the next at the count


def nest_taken(event: happened.NestTaken, stage: Stage) -> Clip:
    """The twigs bounce, the backs fly into the bidder's fan."""
    target = stage.floor.chin(event.seat)

    def take() -> Clip:
        sprites = [stage.table.take(NEST) for _ in stage.table.cards(NEST)]
        feel = stage.feel(NEST_FEEL)
        return stagger(feel.gap, [Seq(stage.fly(sprite, target, feel), stage.drop(sprite)) for sprite in sprites])

    return Seq(stage.hear("rustle"), _bounce(stage), Late(take), stage.arrive(), read(stage, 0.5))


def _bounce(stage: Stage) -> Clip:
    return Wait(0) if stage.calm else flourish(Flourish("twigs", (0, 0)), BOUNCE_SECONDS, stage)


def nest_laid(event: happened.NestLaid, stage: Stage) -> Clip:
    """Backs go into the nest: always as many as the rules want, because the number is nobody's business."""

    def lay() -> Clip:
        size = nest_cards(stage.view)
        slots = (laid_slot(stage.floor),) * size if stage.view.trump else nest_slots(size)
        sprites = _leaving(event, size, stage)
        stage.table.flying.extend(sprites)
        stage.table.clear(NEST)
        feel = stage.feel(HANDED_IN)
        clips = [
            Seq(Par(stage.fly(sprite, slot, feel), _hidden(sprite, stage)), stage.land(sprite, NEST))
            for sprite, slot in zip(sprites, slots, strict=True)
        ]
        return Seq(stage.arrive(), stagger(feel.gap, clips))

    return Seq(stage.hear("rustle"), _bounce(stage), Late(lay), read(stage, 0.3))


def _leaving(event: happened.NestLaid, size: int, stage: Stage) -> list[CardSprite]:
    """The cards as they set off: for the eyes of the bidder from the plate or from where they stood, for everybody else
    from the fan."""
    view, floor = stage.view, stage.floor
    seen: list[Card] = []
    if event.cards is not None and view.viewer == event.seat:
        seen = [card for card in event.cards if card in view.hand]
    hand = view.hand
    breaks = tuple(i for i in range(1, len(hand)) if color(hand[i]) != color(hand[i - 1]))
    plate = stage.handed
    sprites = [
        CardSprite.at((plate.take(card) if plate else None) or own_slot(view, floor, card, breaks), card)
        for card in seen[:size]
    ]
    chin: Slot = floor.chin(event.seat)
    return sprites + [CardSprite.at(chin) for _ in range(size - len(sprites))]


def _hidden(sprite: CardSprite, stage: Stage) -> Clip:
    """A card that was open turns over on its way; the others are backs already."""
    return Wait(0) if sprite.card is None else turned_over(sprite, None, stage, FLIP)


def nest_turned(event: happened.NestTurned, stage: Stage) -> Clip:
    """The last trick pulls the nest over; its cards turn up one by one."""
    if not event.cards:
        return Wait(0)
    slots = spread_slots(len(event.cards))

    def turn() -> Clip:
        stage.table.clear(NEST)
        sprites = [CardSprite.at(laid_slot(stage.floor)) for _ in event.cards]
        stage.table.flying.extend(sprites)
        feel = stage.feel(SLIDE)
        spread = [stage.fly(sprite, slot, feel) for sprite, slot in zip(sprites, slots, strict=True)]
        shown = [
            Seq(stage.hear("snap"), turned_over(sprite, card, stage), Wait(SHOWN_EACH))
            for sprite, card in zip(sprites, event.cards, strict=True)
        ]
        away = Par(*(under(sprite, stage.floor.chin(event.seat), stage) for sprite in sprites))
        gather = Par(*(turned_over(sprite, None, stage) for sprite in sprites))
        dropped = [stage.drop(sprite) for sprite in sprites]
        return Seq(
            stagger(feel.gap, spread),
            *shown,
            Wait(REVEAL_BEAT),
            gather,
            stage.hear("sweep"),
            away,
            *dropped,
            gone(stage),
        )

    return Seq(tricks_away(stage), Late(turn))
