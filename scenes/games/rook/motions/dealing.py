"""Before the bidding: the draw for seats and deal, the deal, cards that are thrown in, the beginner's trump card."""

from dataclasses import replace
from functools import partial

from engine.core.seats import Seat, clockwise
from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK, number
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import DEAL, DEAL_MOST, SLIDE, SWEEP_GROW, Feel
from game.timeline import Call, Clip, Late, Par, Seq, Wait, stagger
from scenes.games.rook.layout import DECK_SLOT, nest_slots, pile_slots, trick_slot, turned_slot
from scenes.games.rook.motions.pieces import NEST, TURNED, gone, under
from scenes.table.flights import appear, arc, read, turned_over
from scenes.table.pack import from_pack, pack_appears, pack_gone
from scenes.table.props import Props

DEAL_ARC = 46.0  # px that a dealt card rises on its way
DEAL_TURN = 24.0  # degrees: towards the seats at the sides
SLIDE_EVERY = 3  # every third card is heard
DRAW_READ = 1.6
BIRD_READ, TURNED_READ = 0.9, 0.8
RAISED = 1.1  # the card that decides
AT_THE_SIDE = 400  # px from the middle; seats further out are at the sides
CENTRE_X = 960


def cards_drawn(event: happened.CardsDrawn, props: Props) -> Clip:
    """A card to every seat, all turned at one moment, the highest one raised."""
    slots = [trick_slot(props.view, props.floor, seat) for seat in range(len(event.cards))]
    sprites = [CardSprite.at(DECK_SLOT) for _ in event.cards]
    best = max(range(len(event.cards)), key=lambda seat: _rank(event.cards[seat]))
    given = [_given(sprite, slot, props) for sprite, slot in zip(sprites, slots, strict=True)]
    turned = [turned_over(sprite, card, props) for sprite, card in zip(sprites, event.cards, strict=True)]
    raised = props.feel(SWEEP_GROW).tween(sprites[best], scale=slots[best].scale * RAISED)
    back = [under(sprite, DECK_SLOT, props) for sprite in sprites]
    return Seq(
        pack_appears(props, DECK_SLOT),
        stagger(props.feel(DEAL).gap * 2, given),
        Par(props.hear("snap"), *turned),
        raised if event.decided else Wait(0),
        read(props, DRAW_READ),
        Par(props.hear("sweep"), *back),
        *(props.drop(sprite) for sprite in sprites),
        gone(props),
        pack_gone(props),
    )


def _rank(card: str) -> int:
    """The Rook is the highest card of the draw (RK-11)."""
    return 20 if card == ROOK else number(card)  # type: ignore[arg-type]


def _given(sprite: CardSprite, slot: Slot, props: Props) -> Clip:
    way = appear(sprite, slot, DEAL.calm) if props.calm else DEAL.tween(
        sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale
    )  # fmt: skip
    return from_pack(sprite, Par(way, props.hear("slide")), props)


def seats_changed(event: happened.SeatsChanged, props: Props) -> Clip:
    """Partners move; the ring is drawn anew when the story is over."""
    return Seq(props.hear("sweep"), props.arrive(), read(props))


def hand_dealt(event: happened.HandDealt, props: Props) -> Clip:
    """The pack shakes, then card after card flies out on a low arc and the fans grow; the nest comes last."""
    order = _order(event)
    feel = props.feel(DEAL).within(len(order) + event.nest_size, DEAL_MOST)
    nest = [_into_nest(slot, props, feel) for slot in nest_slots(event.nest_size)]
    cards = _fans(event, props) if props.calm else stagger(feel.gap, _throws(order, props, feel) + nest)
    return Seq(
        props.arrive("dealer"),
        pack_appears(props, DECK_SLOT),
        cards,
        pack_gone(props),
        Par(*nest) if props.calm else Wait(0),
        props.arrive("hand", "counts"),
        Wait(0.2),
    )


def _order(event: happened.HandDealt) -> list[Seat]:
    """Who gets a card, one after the other, the dealer last."""
    players = len(event.sizes)
    first = (event.dealer + 1) % players
    return [
        seat
        for turn in range(max(event.sizes))
        for seat in clockwise(first, players)
        if turn < event.sizes[seat]
    ]  # fmt: skip


def _fans(event: happened.HandDealt, props: Props) -> Clip:
    """With reduced motion: fan after fan is there."""
    counts = [0] * len(event.sizes)

    def dealt(seat: Seat) -> None:
        counts[seat] = event.sizes[seat]
        hand = props.after.hand if seat == props.view.viewer else props.view.hand
        props.pose(counts=tuple(counts), hand=hand)

    seats = clockwise((event.dealer + 1) % len(counts), len(counts))
    return Seq(*(Seq(Call(partial(dealt, seat)), props.hear("slide"), Wait(DEAL.calm)) for seat in seats))


def _throws(order: list[Seat], props: Props, feel: Feel) -> list[Clip]:
    """One clip for each card. The one hand that the viewpoint may know stands up card by card."""
    counts = [0] * len(props.view.counts)

    def dealt(seat: Seat) -> None:
        counts[seat] += 1
        hand = props.after.hand[: counts[seat]] if seat == props.view.viewer else props.view.hand
        props.pose(counts=tuple(counts), hand=hand)

    def throw(place: int, seat: Seat) -> Clip:
        sprite = CardSprite.at(DECK_SLOT)
        flight = props.fly(sprite, _towards(props, seat), feel)
        sound = props.hear("slide") if place % SLIDE_EVERY == 0 else Wait(0)
        way = Par(flight, arc(sprite, DEAL_ARC, feel.seconds), sound)
        return from_pack(sprite, Seq(way, props.drop(sprite), Call(lambda: dealt(seat))), props)

    return [throw(place, seat) for place, seat in enumerate(order)]


def _towards(props: Props, seat: Seat) -> Slot:
    """Under the chin of a seat, turned to where it sits."""
    chin = props.floor.chin(seat)
    side = chin.x - CENTRE_X
    turn = 0.0 if abs(side) < AT_THE_SIDE else DEAL_TURN if side < 0 else -DEAL_TURN
    return replace(chin, angle=turn)


def _into_nest(slot: Slot, props: Props, feel: Feel) -> Clip:
    sprite = CardSprite.at(DECK_SLOT)
    way = appear(sprite, slot, feel.calm) if props.calm else props.fly(sprite, slot, feel)
    return from_pack(sprite, Seq(way, props.land(sprite, NEST)), props)


def hand_thrown_in(event: happened.HandThrownIn, props: Props) -> Clip:
    """All cards go back to the pack."""
    seats = range(len(props.view.counts))

    def back() -> Clip:
        sprites = [CardSprite.at(props.floor.chin(seat)) for seat in seats]
        props.table.flying.extend(sprites)
        sprites += [props.table.take(NEST) for _ in props.table.cards(NEST)]
        return Seq(
            Par(*(under(sprite, DECK_SLOT, props) for sprite in sprites)),
            *(props.drop(sprite) for sprite in sprites),
            gone(props),
        )

    return Seq(
        props.hear("rustle"),
        read(props),
        props.arrive(),
        Call(props.bubbles.clear),
        Late(back),
        props.hear("pat"),
    )


def trump_turned(event: happened.TrumpTurned, props: Props) -> Clip:
    """The nest's top card comes out and turns; a Rook slides under the others and the next one is turned."""
    sprite = CardSprite.at(turned_slot(props.floor))
    return Seq(
        Late(lambda: _out_of_the_twigs(sprite, props)),
        _bird_goes_under(sprite, props) if event.rook_under else Wait(0),
        props.hear("snap"),
        turned_over(sprite, event.card, props),
        props.land(sprite, TURNED),
        props.arrive("turned", "trump", "rook_under"),
        read(props, TURNED_READ),
    )


def _out_of_the_twigs(sprite: CardSprite, props: Props) -> Clip:
    """The nest is laid beside the play, its top card last."""
    lying = [props.table.take(NEST) for _ in props.table.cards(NEST)]
    slots = pile_slots(props.floor, len(lying), turned=True)
    if lying:
        top = lying.pop()
        sprite.put(top.slot)
        props.table.flying.remove(top)
    props.table.flying.append(sprite)
    feel = props.feel(SLIDE)
    aside = [Seq(props.fly(card, slot, feel), props.land(card, NEST)) for card, slot in zip(lying, slots, strict=False)]
    drawn = Seq(Wait(feel.gap), props.fly(sprite, turned_slot(props.floor), feel))
    return Par(props.hear("rustle"), *aside, drawn)


def _bird_goes_under(sprite: CardSprite, props: Props) -> Clip:
    """Everybody sees the Rook; then its back goes to the bottom, and the next card lies where it lay."""
    top, under_it = turned_slot(props.floor), pile_slots(props.floor, 1, turned=True)[0]
    return Seq(
        turned_over(sprite, ROOK, props),
        props.hear("caw"),
        read(props, BIRD_READ),
        turned_over(sprite, None, props),
        props.hear("slide"),
        props.fly(sprite, under_it, props.feel(SLIDE)),
        Call(lambda: sprite.put(top)),
    )
