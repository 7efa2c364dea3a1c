"""The nest: taken up by the high bidder, laid down again, turned up at the end of the hand."""

from engine.core.cards import Card
from engine.games.rook import events as happened
from engine.games.rook.cards import color
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import FLIP, REVEAL_BEAT, SLIDE
from game.easing import NEST as NEST_FEEL
from game.timeline import Clip, Late, Par, Seq, Wait, stagger
from scenes.games.rook.flourishes import BOUNCE_SECONDS
from scenes.games.rook.layout import laid_slot, nest_slots, own_slot, spread_slots
from scenes.games.rook.motions.honour import tricks_away
from scenes.games.rook.motions.pieces import NEST, gone, under
from scenes.games.rook.words import nest_cards
from scenes.table.flights import flourish, read, turned_over
from scenes.table.props import Flourish, Props

SHOWN_EACH = 0.25  # seconds from one card of the nest to the next at the count


def nest_taken(event: happened.NestTaken, props: Props) -> Clip:
    """The twigs bounce, the backs fly into the bidder's fan."""
    target = props.floor.chin(event.seat)

    def take() -> Clip:
        sprites = [props.table.take(NEST) for _ in props.table.cards(NEST)]
        feel = props.feel(NEST_FEEL)
        return stagger(feel.gap, [Seq(props.fly(sprite, target, feel), props.drop(sprite)) for sprite in sprites])

    return Seq(props.hear("rustle"), _bounce(props), Late(take), props.arrive(), read(props, 0.5))


def _bounce(props: Props) -> Clip:
    return Wait(0) if props.calm else flourish(Flourish("twigs", (0, 0)), BOUNCE_SECONDS, props)


def nest_laid(event: happened.NestLaid, props: Props) -> Clip:
    """Backs go into the nest: always as many as the rules want, because the number is nobody's business."""

    def lay() -> Clip:
        size = nest_cards(props.view)
        slots = (laid_slot(props.floor),) * size if props.view.trump else nest_slots(size)
        sprites = _leaving(event, size, props)
        props.table.flying.extend(sprites)
        props.table.clear(NEST)
        feel = props.feel(SLIDE)
        clips = [
            Seq(Par(props.fly(sprite, slot, feel), _hidden(sprite, props)), props.land(sprite, NEST))
            for sprite, slot in zip(sprites, slots, strict=True)
        ]
        return Seq(props.arrive(), stagger(feel.gap, clips))

    return Seq(props.hear("rustle"), _bounce(props), Late(lay), read(props, 0.3))


def _leaving(event: happened.NestLaid, size: int, props: Props) -> list[CardSprite]:
    """The cards as they set off: for the eyes of the bidder from where they stood, for everybody else from the fan."""
    view, floor = props.view, props.floor
    seen: list[Card] = []
    if event.cards is not None and view.viewer == event.seat:
        seen = [card for card in event.cards if card in view.hand]
    hand = view.hand
    breaks = tuple(i for i in range(1, len(hand)) if color(hand[i]) != color(hand[i - 1]))
    sprites = [CardSprite.at(own_slot(view, floor, card, breaks), card) for card in seen[:size]]
    chin: Slot = floor.chin(event.seat)
    return sprites + [CardSprite.at(chin) for _ in range(size - len(sprites))]


def _hidden(sprite: CardSprite, props: Props) -> Clip:
    """A card that was open turns over on its way; the others are backs already."""
    return Wait(0) if sprite.card is None else turned_over(sprite, None, props, FLIP)


def nest_turned(event: happened.NestTurned, props: Props) -> Clip:
    """The last trick pulls the nest over; its cards turn up one by one."""
    if not event.cards:
        return Wait(0)
    slots = spread_slots(len(event.cards))

    def turn() -> Clip:
        props.table.clear(NEST)
        sprites = [CardSprite.at(laid_slot(props.floor)) for _ in event.cards]
        props.table.flying.extend(sprites)
        feel = props.feel(SLIDE)
        spread = [props.fly(sprite, slot, feel) for sprite, slot in zip(sprites, slots, strict=True)]
        shown = [
            Seq(props.hear("snap"), turned_over(sprite, card, props), Wait(SHOWN_EACH))
            for sprite, card in zip(sprites, event.cards, strict=True)
        ]
        away = Par(*(under(sprite, props.floor.chin(event.seat), props) for sprite in sprites))
        gather = Par(*(turned_over(sprite, None, props) for sprite in sprites))
        dropped = [props.drop(sprite) for sprite in sprites]
        return Seq(
            stagger(feel.gap, spread),
            *shown,
            Wait(REVEAL_BEAT),
            gather,
            props.hear("sweep"),
            away,
            *dropped,
            gone(props),
        )

    return Seq(tricks_away(props), Late(turn))
