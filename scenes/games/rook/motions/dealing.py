"""Animations before the bidding: the draw for seats and deal, the deal, hands that are thrown in, the beginner's trump
card."""

from dataclasses import replace
from functools import partial

from engine.core.messages import say
from engine.core.seats import Seat, clockwise
from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK, number
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import DEAL, DEAL_MOST, SLIDE, SWEEP_GROW, Feel
from game.timeline import Call, Clip, Late, Par, Seq, Wait, stagger
from scenes.games.rook.layout import DRAW_PACK, drawn_slot, nest_slots, pile_slots, turned_slot
from scenes.games.rook.motions.auction import trump_falls
from scenes.games.rook.motions.tricks import NEST, TURNED, gone, under
from scenes.table.stage.flights import (
    appear,
    deal_card,
    from_pack,
    growing_hand,
    pack_appears,
    pack_gone,
    reading_time,
    turn_over,
)
from scenes.table.stage.stage import Stage

DEAL_TURN = 24.0  # degrees: towards the seats at the sides
DRAW_READ = 1.6
BIRD_READ, TURNED_READ = 0.9, 0.8
RAISED = 1.1  # the card that decides
AT_THE_SIDE = 400  # px from the middle; seats further out are at the sides
CENTRE_X = 960


def cards_drawn(event: happened.CardsDrawn, stage: Stage) -> Clip:
    """Give a card to every seat, turn all at once and raise the highest. The caption tells the result once it is
    visible."""

    def drawn() -> Clip:
        verdict, stage.caption = stage.caption, say("rook-draws")
        return _drawn(event, stage.change_caption(verdict), stage)

    return Late(drawn)


def _drawn(event: happened.CardsDrawn, told: Clip, stage: Stage) -> Clip:
    slots = [drawn_slot(stage.floor, seat) for seat in range(len(event.cards))]
    sprites = [CardSprite.at(DRAW_PACK) for _ in event.cards]
    best = max(range(len(event.cards)), key=lambda seat: 20 if event.cards[seat] == ROOK else number(event.cards[seat]))
    given = [_given(sprite, slot, stage) for sprite, slot in zip(sprites, slots, strict=True)]
    turned = [turn_over(sprite, card, stage) for sprite, card in zip(sprites, event.cards, strict=True)]
    raised = stage.feel(SWEEP_GROW).tween(sprites[best], scale=slots[best].scale * RAISED)
    back = [under(sprite, DRAW_PACK, stage) for sprite in sprites]
    return Seq(
        pack_appears(stage, DRAW_PACK),
        stagger(stage.feel(DEAL).gap * 2, given),
        Par(stage.hear("snap"), *turned),
        raised if event.decided else Wait(0),
        told,
        reading_time(stage, DRAW_READ),
        Par(stage.hear("sweep"), *back),
        *(stage.drop(sprite) for sprite in sprites),
        gone(stage),
        pack_gone(stage),
    )


def _given(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    way = (
        appear(sprite, slot, DEAL.calm)
        if stage.calm
        else DEAL.tween(sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale)
    )
    return from_pack(sprite, Par(way, stage.hear("slide")), stage)


def seats_changed(event: happened.SeatsChanged, stage: Stage) -> Clip:
    """Move partners to their seats. The ring is drawn again after the animation."""
    return Seq(stage.hear("sweep"), stage.arrive(), reading_time(stage))


def hand_dealt(event: happened.HandDealt, stage: Stage) -> Clip:
    """Shake the pack in front of the dealer, then let card after card fly out on a low arc, the nest last."""
    order = _order(event)
    feel, pack = stage.feel(DEAL).within(len(order) + event.nest_size, DEAL_MOST), stage.floor.pack(event.dealer)
    nest = [_into_nest(slot, pack, stage, feel) for slot in nest_slots(event.nest_size, stage.floor)]
    cards = _fans(event, stage) if stage.calm else stagger(feel.gap, _throws(order, pack, stage, feel) + nest)
    return Seq(
        stage.arrive("dealer"),
        pack_appears(stage, pack),
        cards,
        pack_gone(stage),
        Par(*nest) if stage.calm else Wait(0),
        stage.arrive("hand", "counts"),
        Wait(0.2),
    )


def _order(event: happened.HandDealt) -> list[Seat]:
    """The seats in the order of their cards, the dealer last."""
    players = len(event.sizes)
    first = (event.dealer + 1) % players
    return [seat for turn in range(max(event.sizes)) for seat in clockwise(first, players) if turn < event.sizes[seat]]


def _fans(event: happened.HandDealt, stage: Stage) -> Clip:
    """With reduced motion: show fan after fan."""
    counts = [0] * len(event.sizes)

    def dealt(seat: Seat) -> None:
        counts[seat] = event.sizes[seat]
        hand = stage.after.hand if seat == stage.view.viewer else stage.view.hand
        stage.pose(counts=tuple(counts), hand=hand)

    seats = clockwise((event.dealer + 1) % len(counts), len(counts))
    return Seq(*(Seq(Call(partial(dealt, seat)), stage.hear("slide"), Wait(DEAL.calm)) for seat in seats))


def _throws(order: list[Seat], pack: Slot, stage: Stage, feel: Feel) -> list[Clip]:
    """One clip for each card. The hand that the viewpoint may know appears card by card."""
    counts = [0] * len(stage.view.counts)

    def counted(seat: Seat) -> None:
        counts[seat] += 1
        stage.pose(counts=tuple(counts), hand=growing_hand(stage, seat, counts[seat]))

    def throw(place: int, seat: Seat) -> Clip:
        sprite = CardSprite.at(pack)
        lands = Seq(stage.drop(sprite), Call(partial(counted, seat)))
        return deal_card(sprite, place, _towards(stage, seat), feel, lands, stage)

    return [throw(place, seat) for place, seat in enumerate(order)]


def _towards(stage: Stage, seat: Seat) -> Slot:
    """A place under the face of a seat, turned towards it."""
    chin = stage.floor.chin(seat)
    side = chin.x - CENTRE_X
    turn = 0.0 if abs(side) < AT_THE_SIDE else DEAL_TURN if side < 0 else -DEAL_TURN
    return replace(chin, angle=turn)


def _into_nest(slot: Slot, pack: Slot, stage: Stage, feel: Feel) -> Clip:
    sprite = CardSprite.at(pack)
    way = appear(sprite, slot, feel.calm) if stage.calm else stage.fly(sprite, slot, feel)
    return from_pack(sprite, Seq(way, stage.land(sprite, NEST)), stage)


def hand_thrown_in(event: happened.HandThrownIn, stage: Stage) -> Clip:
    """Move all cards to the next dealer."""
    seats, pack = range(len(stage.view.counts)), stage.floor.pack(event.next_dealer)

    def back() -> Clip:
        sprites = [CardSprite.at(stage.floor.chin(seat)) for seat in seats]
        stage.table.flying.extend(sprites)
        sprites += [stage.table.take(NEST) for _ in stage.table.cards(NEST)]
        return Seq(
            Par(*(under(sprite, pack, stage) for sprite in sprites)),
            *(stage.drop(sprite) for sprite in sprites),
            gone(stage),
        )

    return Seq(
        stage.hear("rustle"),
        reading_time(stage),
        stage.arrive(),
        Call(stage.bubbles.clear),
        Late(back),
        stage.hear("pat"),
    )


def trump_turned(event: happened.TrumpTurned, stage: Stage) -> Clip:
    """Take out the nest's top card and turn it. If it is the Rook, it slides under the others and the next card is
    turned."""
    sprite = CardSprite.at(turned_slot(stage.floor))
    return Seq(
        Late(lambda: _out_of_the_twigs(sprite, stage)),
        _bird_goes_under(sprite, stage) if event.rook_under else Wait(0),
        stage.hear("snap"),
        turn_over(sprite, event.card, stage),
        stage.land(sprite, TURNED),
        stage.arrive("turned", "trump", "rook_under"),
        trump_falls(stage),
        reading_time(stage, TURNED_READ),
    )


def _out_of_the_twigs(sprite: CardSprite, stage: Stage) -> Clip:
    """Move the nest beside the trick, its top card last."""
    lying = [stage.table.take(NEST) for _ in stage.table.cards(NEST)]
    slots = pile_slots(stage.floor, len(lying), turned=True)
    if lying:
        top = lying.pop()
        sprite.put(top.slot)
        stage.table.flying.remove(top)
    stage.table.flying.append(sprite)
    feel = stage.feel(SLIDE)
    aside = [Seq(stage.fly(card, slot, feel), stage.land(card, NEST)) for card, slot in zip(lying, slots, strict=False)]
    drawn = Seq(Wait(feel.gap), stage.fly(sprite, turned_slot(stage.floor), feel))
    return Par(stage.hear("rustle"), *aside, drawn)


def _bird_goes_under(sprite: CardSprite, stage: Stage) -> Clip:
    """Show the Rook, then move its back to the bottom and the next card to its place."""
    top, under_it = turned_slot(stage.floor), pile_slots(stage.floor, 1, turned=True)[0]
    return Seq(
        turn_over(sprite, ROOK, stage),
        stage.hear("caw"),
        reading_time(stage, BIRD_READ),
        turn_over(sprite, None, stage),
        stage.hear("slide"),
        stage.fly(sprite, under_it, stage.feel(SLIDE)),
        Call(lambda: sprite.put(top)),
    )
