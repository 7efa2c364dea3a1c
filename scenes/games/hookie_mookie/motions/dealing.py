"""Who begins, the deal, and the reminder that nobody talks about cards from then on (HM-6 to HM-14)."""

from engine.core.seats import Seat, clockwise
from engine.games.hookie_mookie import events as happened
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import DEAL, DEAL_MOST, Feel
from game.timeline import Call, Clip, Par, Seq, Wait, stagger
from scenes.games.hookie_mookie.art.piles import deck_top
from scenes.games.hookie_mookie.layout import spots_of
from scenes.games.hookie_mookie.sounds import CALLED
from scenes.games.hookie_mookie.words import SILENCE
from scenes.table.stage.flights import arc, from_pack, read, says
from scenes.table.stage.stage import Stage

DEAL_ARC = 46.0  # px that a dealt card rises on its way
SILENCE_SECONDS = 2.2
BEGINS_SECONDS = 1.4


def start_chosen(event: happened.StartChosen, stage: Stage) -> Clip:
    """The seat that begins says so, whether people named it or chance did."""
    return Seq(
        stage.arrive(),
        stage.hear(CALLED),
        says(stage, event.seat, "I start", "high"),
        read(stage, BEGINS_SECONDS),
    )


def hands_dealt(event: happened.HandsDealt, stage: Stage) -> Clip:
    """Card after card flies from the deck on a low arc, then the ghost hand's; the deck grows smaller with each."""
    players = len(event.hands)
    begins = stage.view.turn or 0
    order = [seat for _ in range(event.hand_size) for seat in clockwise(begins, players)]
    feel = stage.feel(DEAL).within(len(order) + event.ghost_size, DEAL_MOST)
    whole = event.deck_size + len(order) + event.ghost_size
    throws = [_throw(number, seat, feel, stage) for number, seat in enumerate(order)]
    throws += [_throw(1, None, feel, stage) for _ in range(event.ghost_size)]
    return Seq(
        stage.show(counts=(0,) * players, deck_size=whole),
        Call(stage.table.clear),
        Call(stage.bubbles.clear),
        stage.hear("shuffle"),
        Wait(0 if stage.calm else 0.3),
        stagger(feel.gap, throws),
        stage.arrive("deck_size"),
        _own_hand(event, stage),
        stage.arrive(),
        Call(lambda: setattr(stage, "caption", SILENCE)),
        read(stage, SILENCE_SECONDS),
    )  # fmt: skip


def _throw(number: int, seat: Seat | None, feel: Feel, stage: Stage) -> Clip:
    """One card to a seat, or to the ghost hand."""
    sprite = CardSprite.at(deck_top(stage.view, stage.floor))
    ghost = spots_of(stage.view, stage.floor).ghost
    target = Slot(*ghost, 0.0, scale_of(60)) if seat is None else stage.floor.chin(seat)

    def left() -> None:
        sprite.put(deck_top(stage.view, stage.floor))
        stage.pose(deck_size=stage.view.deck_size - 1)

    def dealt() -> None:
        counts = tuple(n + (other == seat) for other, n in enumerate(stage.view.counts))
        stage.pose(counts=counts, ghost_size=stage.view.ghost_size + (seat is None))

    sound = stage.hear("slide") if number % 3 == 0 else Wait(0)
    way = Par(stage.fly(sprite, target, feel), arc(sprite, 0 if stage.calm else DEAL_ARC, feel.seconds), sound)
    return from_pack(sprite, Seq(Call(left), way, stage.drop(sprite), Call(dealt)), stage)


def _own_hand(event: happened.HandsDealt, stage: Stage) -> Clip:
    """The one hand that the viewpoint may know stands up behind the rail."""
    if not any(event.hands):
        return Wait(0.2)
    return Seq(stage.arrive("hand"), stage.hear("slide"), Wait(0.2))
