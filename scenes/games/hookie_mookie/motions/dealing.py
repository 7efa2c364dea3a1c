"""Who begins, the deal, and the reminder that nobody talks about cards from then on (HM-6 to HM-14)."""

from engine.core.seats import Seat, clockwise
from engine.games.hookie_mookie import events as happened
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import DEAL, DEAL_MOST, Feel
from game.timeline import Call, Clip, Par, Seq, Wait, stagger
from scenes.games.hookie_mookie.layout import spots_of
from scenes.games.hookie_mookie.piles import deck_top
from scenes.games.hookie_mookie.tones import CALLED
from scenes.games.hookie_mookie.words import SILENCE
from scenes.table.flights import arc, read, says
from scenes.table.pack import from_pack
from scenes.table.props import Props

DEAL_ARC = 46.0  # px that a dealt card rises on its way
SILENCE_SECONDS = 2.2
BEGINS_SECONDS = 1.4


def start_chosen(event: happened.StartChosen, props: Props) -> Clip:
    """The seat that begins says so, whether people named it or chance did."""
    return Seq(
        props.arrive(),
        props.hear(CALLED),
        says(props, event.seat, "I start", "high"),
        read(props, BEGINS_SECONDS),
    )


def hands_dealt(event: happened.HandsDealt, props: Props) -> Clip:
    """Card after card flies from the deck on a low arc, then the ghost hand's; the deck grows smaller with each."""
    players = len(event.hands)
    begins = props.view.turn or 0
    order = [seat for _ in range(event.hand_size) for seat in clockwise(begins, players)]
    feel = props.feel(DEAL).within(len(order) + event.ghost_size, DEAL_MOST)
    whole = event.deck_size + len(order) + event.ghost_size
    throws = [_throw(number, seat, feel, props) for number, seat in enumerate(order)]
    throws += [_throw(1, None, feel, props) for _ in range(event.ghost_size)]
    return Seq(
        props.show(counts=(0,) * players, deck_size=whole),
        Call(props.table.clear),
        Call(props.bubbles.clear),
        props.hear("shuffle"),
        Wait(0 if props.calm else 0.3),
        stagger(feel.gap, throws),
        props.arrive("deck_size"),
        _own_hand(event, props),
        props.arrive(),
        Call(lambda: setattr(props, "caption", SILENCE)),
        read(props, SILENCE_SECONDS),
    )  # fmt: skip


def _throw(number: int, seat: Seat | None, feel: Feel, props: Props) -> Clip:
    """One card to a seat, or to the ghost hand."""
    sprite = CardSprite.at(deck_top(props.view, props.floor))
    ghost = spots_of(props.view, props.floor).ghost
    target = Slot(*ghost, 0.0, scale_of(60)) if seat is None else props.floor.chin(seat)

    def left() -> None:
        sprite.put(deck_top(props.view, props.floor))
        props.pose(deck_size=props.view.deck_size - 1)

    def dealt() -> None:
        counts = tuple(n + (other == seat) for other, n in enumerate(props.view.counts))
        props.pose(counts=counts, ghost_size=props.view.ghost_size + (seat is None))

    sound = props.hear("slide") if number % 3 == 0 else Wait(0)
    way = Par(props.fly(sprite, target, feel), arc(sprite, 0 if props.calm else DEAL_ARC, feel.seconds), sound)
    return from_pack(sprite, Seq(Call(left), way, props.drop(sprite), Call(dealt)), props)


def _own_hand(event: happened.HandsDealt, props: Props) -> Clip:
    """The one hand that the viewpoint may know stands up behind the rail."""
    if not any(event.hands):
        return Wait(0.2)
    return Seq(props.arrive("hand"), props.hear("slide"), Wait(0.2))
