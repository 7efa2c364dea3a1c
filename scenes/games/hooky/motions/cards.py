"""Letter cards: dealt, revealed, looked at, and turned up in the Playground."""

from functools import partial

from engine.core.seats import clockwise
from engine.games.hooky import events as happened
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import DEAL, DEAL_MOST, SHIVER_SECONDS
from game.theme import STAGE
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Wait, linear, stagger
from scenes.games.hooky import sounds
from scenes.games.hooky.layout import MISSING, PLAYGROUND, spots, theme_of
from scenes.games.hooky.motions.pieces import (
    forward,
    hand,
    hand_slots,
    home,
    lifted,
    lying,
    where,
)
from scenes.table.stage.flights import arc, from_pack, pack_appears, pack_gone, read, turned_over
from scenes.table.stage.stage import Stage

DECK = Slot(STAGE[0] / 2, 560, 0.0, scale_of(120))
DEAL_ARC = 46.0  # px that a dealt card rises on its way
SHOWN_FOR = 1.1
"""Seconds that a card which turned up stands before the class."""
LOOKED_FOR = 1.5
SHIVER, SHIVERS = 3.0, 9
LOOK_AT = 150  # px: width of a card that only one seat sees


def cards_dealt(event: happened.CardsDealt, stage: Stage) -> Clip:
    """Everybody's cards in turn, then the Playground, and the last three go onto the hooks."""
    players = len(event.hands)
    places = spots(players, event.playground_size, theme_of(stage.floor))
    hands = [places.hand(seat, event.hand_size) for seat in range(players)]
    ways = [
        (hand(seat), hands[seat][turn]) for turn in range(event.hand_size) for seat in clockwise(event.start, players)
    ]
    ways += [(PLAYGROUND, slot) for slot in places.playground]
    feel = stage.feel(DEAL).within(len(ways), DEAL_MOST)

    def throw(number: int) -> Clip:
        zone, slot = ways[number]
        sprite = CardSprite.at(DECK)
        sound = stage.hear("slide") if number % 3 == 0 else Wait(0)
        way = Par(stage.fly(sprite, slot, feel), arc(sprite, 0 if stage.calm else DEAL_ARC, feel.seconds), sound)
        return from_pack(sprite, Seq(way, stage.land(sprite, zone)), stage)

    def hang(slot: Slot) -> Clip:
        sprite = CardSprite.at(DECK)
        way = Seq(stage.fly(sprite, slot, stage.feel(DEAL)), stage.land(sprite, MISSING), stage.hear(sounds.HOOK))
        return from_pack(sprite, way, stage)

    return Seq(
        stage.arrive("phase", "start", "playground_size"),
        Call(stage.table.clear),
        pack_appears(stage, DECK),
        stagger(feel.gap, [throw(number) for number in range(len(ways))]),
        stagger(DEAL.seconds, [hang(slot) for slot in places.hooky]),
        pack_gone(stage),
        stage.arrive("hand"),
        _own_turned_up(event, stage),
        read(stage),
    )  # fmt: skip


def _own_turned_up(event: happened.CardsDealt, stage: Stage) -> Clip:
    """The one hand that the viewpoint may know turns over where it lies."""
    known = next(((seat, cards) for seat, cards in enumerate(event.hands) if cards), None)
    if known is None:
        return Wait(0.2)
    seat, cards = known

    def turn() -> Clip:
        sprites = stage.table.cards(hand(seat))
        return Par(*(turned_over(sprite, card, stage) for sprite, card in zip(sprites, cards, strict=True)))

    return Seq(stage.hear("snap"), Late(turn))


def card_revealed(event: happened.CardRevealed, stage: Stage) -> Clip:
    """It comes before the class, turns over, and lies in front of its owner for good."""

    def reveal() -> Clip:
        zone, slots, cards = hand(event.seat), hand_slots(event.seat, stage), lying(hand(event.seat), stage)
        shown = len(stage.view.shown[event.seat])
        known = event.card in cards
        sprite = lifted(zone, slots, cards.index(event.card) if known else shown, stage)
        rest = lying(zone, stage)
        ahead = Call(partial(stage.table.prints.ahead, event.card, slots[shown].width), skippable=True)
        turn = Wait(0) if known else Seq(stage.hear("snap"), turned_over(sprite, event.card, stage))
        settle = partial(stage.table.sync, zone, slots, [*rest[:shown], event.card, *rest[shown:]])
        return Seq(
            Par(forward(sprite, stage), ahead), turn, read(stage, SHOWN_FOR), home(sprite, slots[shown], stage),
            stage.drop(sprite), Call(settle), stage.hear(sounds.HOOK),
        )  # fmt: skip

    return Late(reveal)


def card_seen(event: happened.CardSeen, stage: Stage) -> Clip:
    """The hand is mixed, one of its backs goes to the looker and comes home; only the looker's own screen turns it. It
    leaves from the middle of the hand and comes home there, whichever card it was."""

    def look() -> Clip:
        slots = hand_slots(event.of, stage)
        middle = slots[len(slots) // 2]
        chin = stage.floor.chin(event.seat)
        there = Slot(chin.x, chin.y + 110, 0.0, scale_of(LOOK_AT))
        sprite = CardSprite.at(middle)
        stage.table.flying.append(sprite)
        if event.card is not None:
            there = there.moved(dy=80)
            looked = Seq(
                turned_over(sprite, event.card, stage), read(stage, LOOKED_FOR), turned_over(sprite, None, stage)
            )
        else:
            looked = Seq(read(stage, LOOKED_FOR))
        return Seq(
            _mixed(event.of, stage), stage.hear("slide"), forward(sprite, stage, there),
            stage.hear(sounds.LOOK), looked, home(sprite, middle, stage), stage.drop(sprite), stage.hear("pat"),
        )  # fmt: skip

    return Late(look)


def reveal_declined(event: happened.RevealDeclined, stage: Stage) -> Clip:
    """Nothing moves."""
    del event, stage
    return Wait(0)


def _mixed(seat: int, stage: Stage) -> Clip:
    """All small cards of a hand shake."""
    sprites = stage.table.cards(hand(seat))

    def steer(share: float) -> None:
        for number, sprite in enumerate(sprites):
            aside = 1 if int(share * SHIVERS * 2 + number) % 2 else -1
            sprite.shake = 0.0 if share == 1 else SHIVER * aside

    return Wait(0) if stage.calm else Seq(stage.hear("shuffle"), Drive(SHIVER_SECONDS, linear, steer))


def playground_turned(event: happened.PlaygroundTurned, stage: Stage) -> Clip:
    """The next card of the Playground comes before the class and turns over."""

    def turn() -> Clip:
        slots, place = where(stage).playground, len(stage.view.turned)
        sprite = lifted(PLAYGROUND, slots, place, stage)
        rest = lying(PLAYGROUND, stage)
        return Seq(
            Par(forward(sprite, stage), Call(partial(stage.table.prints.ahead, event.card, slots[place].width))),
            stage.hear("snap"), turned_over(sprite, event.card, stage), read(stage, SHOWN_FOR),
            home(sprite, slots[place], stage), stage.drop(sprite),
            Call(partial(stage.table.sync, PLAYGROUND, slots, [*rest[:place], event.card, *rest[place:]])),
            stage.hear(sounds.HOOK),
        )  # fmt: skip

    return Late(turn)
