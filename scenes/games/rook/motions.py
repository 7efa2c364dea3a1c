"""How Rook moves: one clip for each event. Times and curves are the house's; paths come from public facts."""

from dataclasses import replace
from typing import Any

from engine.core.events import Event
from engine.core.seats import Seat, clockwise
from engine.core.zones import Zone
from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK, number, sort_hand
from game.cards.slots import Slot
from game.cards.sprite import CardSprite
from game.easing import (
    BID,
    DEAL,
    DEAL_MOST,
    FLIP,
    PLAY,
    REVEAL_BEAT,
    ROOK_HOLD,
    SLIDE,
    SWEEP,
    SWEEP_FLIP,
    SWEEP_GROW,
    TRICK_BEAT,
)
from game.easing import (
    NEST as NEST_FEEL,
)
from game.easing import (
    ROOK as ROOK_FEEL,
)
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Tween, Wait, linear, stagger
from scenes.games.rook.layout import DECK_SLOT, laid_slot, nest_slots, spread_slots, turned_slot
from scenes.games.rook.words import nest_cards
from scenes.table.look import Motion
from scenes.table.props import Bubble, Flourish, Props

TRICK = Zone("trick")
NEST = Zone("nest")
DRAWN = Zone("drawn")
ARC = 46.0  # px that a dealt card rises on its way
PLAY_ARC = 60.0
LANDING_SCALE = 1.35
WINNER_SCALE = 1.1
READ = 1.1  # seconds that a caption stands when nothing else moves


def _read(props: Props, seconds: float = READ) -> Clip:
    return props.beat(seconds)


def _arc(sprite: CardSprite, height: float, seconds: float) -> Clip:
    """Rise and fall again on the way."""

    def steer(share: float) -> None:
        sprite.lift = height * 4 * share * (1 - share)

    return Drive(seconds, linear, steer)


def _turned_over(sprite: CardSprite, card: str | None, props: Props) -> Clip:
    """Lift, narrow to nothing, open as the other side."""
    if props.calm:
        return Call(lambda: setattr(sprite, "card", card))
    return Seq(
        Call(lambda: sprite.turn(card)),
        FLIP.tween(sprite, flip=1.0),
        Call(sprite.turn_done),
    )


def cards_drawn(event: happened.CardsDrawn, props: Props) -> Clip:
    """A card to every seat, all turned at one moment, the highest one raised."""
    slots = [props.floor.trick(seat) for seat in range(len(event.cards))]
    sprites = [CardSprite.at(DECK_SLOT) for _ in event.cards]
    best = max(range(len(event.cards)), key=lambda seat: number(event.cards[seat]))
    deal = stagger(
        DEAL.gap * 2,
        [
            Par(props.fly(sprite, slot, props.feel(DEAL)), props.hear("slide"))
            for sprite, slot in zip(sprites, slots, strict=True)
        ],
    )
    turn = Par(
        props.hear("snap"),
        *(_turned_over(sprite, card, props) for sprite, card in zip(sprites, event.cards, strict=True)),
    )
    raise_best = props.feel(SWEEP_GROW).tween(sprites[best], scale=slots[best].scale * WINNER_SCALE)
    away = Par(*(props.fly(sprite, DECK_SLOT, props.feel(SWEEP)) for sprite in sprites))
    return Seq(
        Call(lambda: props.table.flying.extend(sprites)),
        deal,
        turn,
        raise_best if event.decided else Wait(0),
        _read(props, 1.6),
        away,
        *(props.drop(sprite) for sprite in sprites),
    )


def seats_changed(event: happened.SeatsChanged, props: Props) -> Clip:
    return Seq(props.hear("sweep"), props.show(seating=event.seating), _read(props))


def hand_dealt(event: happened.HandDealt, props: Props) -> Clip:
    """The pack shakes, then card after card flies out on a low arc; the nest last."""
    players = len(event.sizes)
    order = [
        seat
        for turn in range(max(event.sizes))
        for seat in clockwise((event.dealer + 1) % players, players)
        if turn < event.sizes[seat]
    ]
    feel = props.feel(DEAL).within(len(order) + event.nest_size, DEAL_MOST)
    counts = [0] * players

    def dealt(seat: Seat) -> None:
        counts[seat] += 1
        props.view = replace(props.view, counts=tuple(counts))

    def throw(number: int, seat: Seat) -> Clip:
        sprite = CardSprite.at(DECK_SLOT)
        target = props.floor.chin(seat)
        sound = props.hear("slide") if number % 3 == 0 else Wait(0)
        return Seq(
            Call(lambda: props.table.flying.append(sprite)),
            Par(props.fly(sprite, target, feel), _arc(sprite, 0 if props.calm else ARC, feel.seconds), sound),
            props.drop(sprite),
            Call(lambda: dealt(seat)),
        )

    def into_nest(slot: Slot) -> Clip:
        sprite = CardSprite.at(DECK_SLOT)
        return Seq(
            Call(lambda: props.table.flying.append(sprite)),
            props.fly(sprite, slot, feel),
            props.land(sprite, NEST),
        )

    throws = [throw(number, seat) for number, seat in enumerate(order)]
    nest = [into_nest(slot) for slot in nest_slots(event.nest_size)]
    return Seq(
        props.show(
            phase="deal", dealer=event.dealer, counts=(0,) * players, hand=(), trick=(), bids=(), bid=None, bidder=None,
            trump=None, turned=None, latest=None, taken=(0,) * players, trick_number=1,
        ),
        props.hear("shuffle"),
        stagger(feel.gap, [*throws, *nest]),
        _own_hand(event, props),
    )  # fmt: skip


def _own_hand(event: happened.HandDealt, props: Props) -> Clip:
    """The one hand that the viewpoint may know stands up behind the rail."""
    known = next((hand for hand in event.hands if hand is not None), None)
    if known is None:
        return Wait(0.2)
    return Seq(props.show(hand=sort_hand(known)), props.hear("slide"), Wait(0.2))


def trump_turned(event: happened.TrumpTurned, props: Props) -> Clip:
    """The nest's top card turns; a Rook slides under and the next one is turned."""
    clips: list[Clip] = []
    if event.rook_under:
        bird = CardSprite.at(turned_slot())
        clips += [
            Call(lambda: props.table.flying.append(bird)),
            _turned_over(bird, ROOK, props),
            props.hear("caw"),
            _read(props, 0.9),
            _turned_over(bird, None, props),
            props.fly(bird, laid_slot(), props.feel(SLIDE)),
            props.drop(bird),
        ]
    sprite = CardSprite.at(turned_slot())
    clips += [
        Call(lambda: props.table.flying.append(sprite)),
        props.hear("snap"),
        _turned_over(sprite, event.card, props),
        props.drop(sprite),
        props.show(turned=event.card, trump=event.color, rook_under=event.rook_under),
        _read(props, 0.8),
    ]
    return Seq(*clips)


def bid_made(event: happened.BidMade, props: Props) -> Clip:
    bubble = Bubble(str(event.amount), "high", 0.0)

    def say() -> None:
        for other in props.bubbles.values():
            if other.tone == "high":
                other.tone = "plain"
        props.bubbles[event.seat] = bubble

    return Seq(
        Call(say),
        props.hear("wood_block"),
        props.then(
            lambda view: {"bids": (*view.bids, (event.seat, event.amount)), "bid": event.amount, "bidder": event.seat}
        ),
        Tween(bubble, props.feel(BID).seconds, BID.ease, share=1.0),
        _read(props, 0.5),
    )


def bid_passed(event: happened.BidPassed, props: Props) -> Clip:
    bubble = Bubble("pass", "quiet", 0.0)
    return Seq(
        Call(lambda: props.bubbles.__setitem__(event.seat, bubble)),
        props.hear("tap"),
        props.then(lambda view: {"bids": (*view.bids, (event.seat, None))}),
        Tween(bubble, props.feel(BID).seconds, BID.ease, share=1.0),
        _read(props, 0.4),
    )


def auction_won(event: happened.AuctionWon, props: Props) -> Clip:
    return Seq(props.hear("knock"), props.show(bidder=event.seat, bid=event.amount), _read(props))


def hand_thrown_in(event: happened.HandThrownIn, props: Props) -> Clip:
    del event
    return Seq(props.hear("rustle"), _read(props, 1.4))


def nest_taken(event: happened.NestTaken, props: Props) -> Clip:
    """The twigs bounce, the backs fly into the bidder's fan."""
    target = props.floor.chin(event.seat)

    def take() -> Clip:
        cards = list(props.table.cards(NEST))
        sprites = [props.table.take(NEST) for _ in cards]
        return stagger(
            props.feel(NEST_FEEL).gap,
            [Seq(props.fly(sprite, target, props.feel(NEST_FEEL)), props.drop(sprite)) for sprite in sprites],
        )

    def counted(view: Any) -> dict[str, object]:
        counts = tuple(n + event.size if seat == event.seat else n for seat, n in enumerate(view.counts))
        hand = (
            sort_hand((*view.hand, *event.cards))
            if event.cards is not None and view.viewer == event.seat
            else view.hand
        )
        return {"phase": "bury", "counts": counts, "hand": hand}

    return Seq(props.hear("rustle"), Late(take), props.then(counted), _read(props, 0.5))


def nest_laid(event: happened.NestLaid, props: Props) -> Clip:
    """Backs go down beside the trick: always as many as the rules want, because the number is nobody's business."""
    start = props.floor.chin(event.seat)

    def lay() -> Clip:
        number = nest_cards(props.view)
        sprites = [CardSprite.at(start) for _ in range(number)]
        props.table.flying.extend(sprites)
        props.table.clear(NEST)
        return stagger(
            props.feel(SLIDE).gap,
            [Seq(props.fly(sprite, laid_slot(), props.feel(SLIDE)), props.land(sprite, NEST)) for sprite in sprites],
        )

    def counted(view: Any) -> dict[str, object]:
        hand = view.hand
        if event.cards is not None and view.viewer == event.seat:
            hand = tuple(card for card in view.hand if card not in event.cards)
        counts = tuple(view.counts)
        if not event.repair:
            counts = tuple(n - nest_cards(view) if seat == event.seat else n for seat, n in enumerate(view.counts))
        return {"phase": "trump" if view.trump is None else view.phase, "counts": counts, "hand": hand}

    return Seq(props.hear("rustle"), props.then(counted), Late(lay), _read(props, 0.3))


def trump_named(event: happened.TrumpNamed, props: Props) -> Clip:
    return Seq(
        Call(props.bubbles.clear),
        props.hear("knock"),
        props.show(trump=event.color, phase="play"),
        _read(props),
    )


def card_played(event: happened.CardPlayed, props: Props) -> Clip:
    """The card leaves its owner's hand on an arc and lands in the trick."""
    slot = props.floor.trick(event.seat)

    def counted(view: Any) -> dict[str, object]:
        counts = tuple(max(0, n - 1) if seat == event.seat else n for seat, n in enumerate(view.counts))
        return {
            "counts": counts,
            "hand": tuple(card for card in view.hand if card != event.card or view.viewer != event.seat),
            "trick": (*view.trick, (event.seat, event.card)),
            "phase": "play",
        }

    def play() -> Clip:
        sprite = props.leave(event.seat, event.card)
        flight = _landing(sprite, slot, props) if event.card == ROOK else _flight(sprite, slot, props)
        return Seq(
            props.then(counted),
            Call(lambda: setattr(sprite, "card", event.card)),
            flight,
            props.hear("caw" if event.card == ROOK else "slap"),
            props.land(sprite, TRICK),
        )

    return Seq(Call(props.bubbles.clear), Late(play), Wait(0.12))


def _flight(sprite: CardSprite, slot: Slot, props: Props) -> Clip:
    feel = props.feel(PLAY)
    return Par(props.fly(sprite, slot, feel), _arc(sprite, 0 if props.calm else PLAY_ARC, feel.seconds))


def _landing(sprite: CardSprite, slot: Slot, props: Props) -> Clip:
    """Everything holds, the bird's shadow crosses the table, the card comes down from above."""
    if props.calm:
        return Seq(props.fly(sprite, slot, PLAY), Wait(ROOK_FEEL.calm))
    above = Slot(slot.x, slot.y - 60, slot.angle, slot.scale * LANDING_SCALE)
    bird = Flourish("bird", (slot.x, slot.y))
    flight = Tween(bird, ROOK_HOLD + PLAY.seconds, share=1.0)
    rise = PLAY.tween(sprite, x=above.x, y=above.y, angle=above.angle, scale=above.scale)
    return Seq(
        Call(lambda: props.flourishes.append(bird), skippable=True),
        Par(flight, Seq(Wait(ROOK_HOLD), rise)),
        Call(lambda: props.flourishes.remove(bird) if bird in props.flourishes else None),
        ROOK_FEEL.tween(sprite, y=slot.y, scale=slot.scale),
    )


def trick_taken(event: happened.TrickTaken, props: Props) -> Clip:
    """A beat to see it, the winner grows, all gather, turn over and slide under the taker's face."""
    best = next(card for seat, card in event.plays if seat == event.seat)
    target = props.floor.chin(event.seat)

    def sweep() -> Clip:
        sprites = [props.table.take(TRICK, card) for _, card in event.plays]
        winner = next(sprite for sprite in sprites if sprite.card == best)
        middle = Slot(winner.x, winner.y, 0.0, winner.scale)
        grow = props.feel(SWEEP_GROW).tween(winner, scale=winner.scale * WINNER_SCALE)
        gather = Par(*(props.fly(sprite, middle, props.feel(SWEEP_GROW)) for sprite in sprites))
        over = Par(*(_turned_over_fast(sprite, props) for sprite in sprites))
        away = Par(*(props.fly(sprite, target, props.feel(SWEEP)) for sprite in sprites))
        return Seq(grow, gather, over, props.hear("sweep"), away, *(props.drop(sprite) for sprite in sprites))

    def counted(view: Any) -> dict[str, object]:
        taken = tuple(n + 1 if seat == event.seat else n for seat, n in enumerate(view.taken))
        return {"taken": taken, "trick": (), "trick_number": event.trick + 1}

    return Seq(Wait(TRICK_BEAT), Late(sweep), props.then(counted), props.hear("pat"))


def _turned_over_fast(sprite: CardSprite, props: Props) -> Clip:
    if props.calm:
        return Call(lambda: setattr(sprite, "card", None))
    return Seq(Call(lambda: sprite.turn(None)), SWEEP_FLIP.tween(sprite, flip=1.0), Call(sprite.turn_done))


def nest_turned(event: happened.NestTurned, props: Props) -> Clip:
    """The last trick pulls the nest over; its cards turn up one by one."""
    if not event.cards:
        return Wait(0)
    slots = spread_slots(len(event.cards))

    def turn() -> Clip:
        props.table.clear(NEST)
        sprites = [CardSprite.at(laid_slot()) for _ in event.cards]
        props.table.flying.extend(sprites)
        spread = stagger(
            SLIDE.gap, [props.fly(sprite, slot, props.feel(SLIDE)) for sprite, slot in zip(sprites, slots, strict=True)]
        )
        shown = [
            Seq(props.hear("snap"), _turned_over(sprite, card, props), Wait(0.25))
            for sprite, card in zip(sprites, event.cards, strict=True)
        ]
        away = Par(*(props.fly(sprite, props.floor.chin(event.seat), props.feel(SWEEP)) for sprite in sprites))
        return Seq(spread, *shown, Wait(REVEAL_BEAT), away, *(props.drop(sprite) for sprite in sprites))

    return Late(turn)


def cards_taken_back(event: happened.CardsTakenBack, props: Props) -> Clip:
    """Cards go home to their owners, the last one first."""

    def back() -> Clip:
        clips: list[Clip] = []
        for seat, card, _ in reversed(event.plays):
            lying = [sprite for sprite in props.table.cards(TRICK) if sprite.card == card]
            sprite = props.table.take(TRICK, card) if lying else CardSprite.at(props.floor.trick(seat), card)
            if not lying:
                props.table.flying.append(sprite)
            clips.append(Seq(props.fly(sprite, props.floor.chin(seat), props.feel(SLIDE)), props.drop(sprite)))
        return stagger(SLIDE.gap, clips)

    return Seq(props.hear("sweep"), Late(back), _read(props))


def _said(sound: str, seconds: float = READ) -> Motion:
    """An event that is told by its caption and a sound alone."""

    def motion(event: Event, props: Props) -> Clip:
        del event
        return Seq(props.hear(sound), _read(props, seconds))

    return motion


MOTIONS: dict[type[Event], Motion] = {
    happened.CardsDrawn: cards_drawn,
    happened.SeatsChanged: seats_changed,
    happened.HandDealt: hand_dealt,
    happened.TrumpTurned: trump_turned,
    happened.BidMade: bid_made,
    happened.BidPassed: bid_passed,
    happened.AuctionWon: auction_won,
    happened.HandThrownIn: hand_thrown_in,
    happened.NestTaken: nest_taken,
    happened.NestLaid: nest_laid,
    happened.TrumpNamed: trump_named,
    happened.CardPlayed: card_played,
    happened.TrickTaken: trick_taken,
    happened.NestTurned: nest_turned,
    happened.CardsTakenBack: cards_taken_back,
    happened.ReviewBegan: _said("slide"),
    happened.CountAgreed: _said("tap", 0.4),
    happened.RenegeCalled: _said("bell", 1.6),
    happened.HandStopped: _said("knock", 1.6),
    happened.NestCalled: _said("bell", 1.6),
    happened.HandRanOut: _said("knock", 1.6),
    happened.PenaltyWritten: _said("knock", 1.4),
    happened.TalkCalled: _said("bell", 1.4),
    happened.VoteSealed: _said("latch", 0.5),
    happened.VotesOpened: _said("brush", 1.4),
    happened.HandCounted: _said("pluck", 0.6),
    happened.MatchEnded: _said("fanfare", 1.2),
}
"""One entry for every event class of Rook; a test checks that none is missing."""
