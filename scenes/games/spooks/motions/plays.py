"""Animations of dealing, playing and passing on the pile."""

from collections.abc import Callable
from functools import partial

from engine.core.cards import Card
from engine.core.seats import Seat, clockwise
from engine.games.spooks import events as happened
from engine.games.spooks.cards import SUIT
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import DEAL, DEAL_MOST, SHIVER_SECONDS, SLIDE
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Tween, Wait, linear, stagger
from scenes.games.spooks.art.furniture import NEW_RULE, PILE_LIGHT
from scenes.games.spooks.layout import OLDER, PILE, SEEN, spots_of
from scenes.games.spooks.sentences import PASSES
from scenes.table.stage import flights
from scenes.table.stage.stage import Flourish, Stage

RULE_SECONDS = 0.7  # seconds that the rule board is larger
SHOW_SECONDS = 0.9  # seconds that a played card's creature is shown
SHIVER = 3.0  # px
SHIVERS = 9
SUIT_SOUNDS = {
    "spider": "spider",
    "spook": "spook",
    "goblin": "goblin",
    "bone": "bones",
    "bat": "flutter",
    "cat": "cat",
}


def trembling(share: float, number: int = 0) -> float:
    """Return the offset in px of something that shivers; neighbours have opposite ones."""
    return 0.0 if share == 1 else SHIVER * (1 if int(share * SHIVERS * 2 + number) % 2 else -1)


def plate_shivers(seat: Seat, stage: Stage) -> Clip:
    """Let the plate of a seat shiver, like covered cards before they turn."""

    def steer(share: float) -> None:
        stage.shaken[seat] = trembling(share)

    return Wait(0) if stage.calm else Drive(SHIVER_SECONDS, linear, steer)


def top_slot(stage: Stage) -> Slot:
    """Return the place of the next card of the pile."""
    return spots_of(stage.view, stage.floor).slots(SEEN)[-1]


def creature_shows(card: Card, slot: Slot, stage: Stage) -> Clip:
    """Show the creature of the card just played. It runs beside the queue."""
    if stage.calm:
        return Wait(0)
    return flights.flourish(Flourish(SUIT[card], (slot.x, slot.y - slot.height / 2)), SHOW_SECONDS, stage)


PASS_SECONDS = 0.35  # short, because a whole table may pass


def hand_dealt(event: happened.HandDealt, stage: Stage) -> Clip:
    """Let card after card fly out on a low arc from in front of the dealer, the ghost hand's last in each round."""
    players = len(event.sizes)
    order = [
        seat
        for turn in range(max(event.sizes))
        for seat in clockwise((event.dealer + 1) % players, players)
        if turn < event.sizes[seat]
    ]
    feel = stage.feel(DEAL).within(len(order) + event.ghost_size, DEAL_MOST)
    counts, pack = [0] * players, stage.floor.pack(event.dealer)

    def counted(seat: Seat) -> None:
        counts[seat] += 1
        stage.pose(counts=tuple(counts), hand=flights.growing_hand(stage, seat, counts[seat]))

    def to_ghost() -> None:
        stage.pose(ghost_count=stage.view.ghost_count + 1)

    def throw(number: int, target: Slot, after: Callable[[], None]) -> Clip:
        sprite = CardSprite.at(pack)
        return flights.deal_card(sprite, number, target, feel, Seq(stage.drop(sprite), Call(after)), stage)

    throws = [throw(number, stage.floor.chin(seat), partial(counted, seat)) for number, seat in enumerate(order)]
    ghost = spots_of(stage.view, stage.floor).ghost
    throws += [throw(1, Slot(*ghost, 0.0, scale_of(60)), to_ghost) for _ in range(event.ghost_size)]
    return Seq(
        stage.arrive("dealer"),
        Call(stage.table.clear),
        Call(stage.bubbles.clear),
        flights.pack_appears(stage, pack),
        stagger(feel.gap, throws),
        flights.pack_gone(stage),
        stage.arrive("hand"),
        Wait(0.2),
    )


def card_played(event: happened.CardPlayed, stage: Stage) -> Clip:
    """Move the card on an arc from its owner's hand to the pile, and show its creature."""

    def play() -> Clip:
        slot = top_slot(stage)
        return Seq(
            stage.arrive("counts", "hand"),
            flights.lay_card(event.seat, event.card, slot, PILE, "slap_cloth", stage),
            Par(settle(stage), stage.hear(SUIT_SOUNDS[SUIT[event.card]]), creature_shows(event.card, slot, stage)),
        )

    return Seq(Call(stage.bubbles.clear), Late(play), stage.arrive(), rule_changes(stage), Wait(0.3))


def rule_changes(stage: Stage) -> Clip:
    """Let the rule board grow for a moment."""
    return Wait(0) if stage.calm else flights.flourish(Flourish(NEW_RULE, (0, 0)), RULE_SECONDS, stage)


def settle(stage: Stage) -> Clip:
    """Slide the older cards under the new one and darken them; the lowest becomes invisible."""

    def make() -> Clip:
        stage.table.keep(PILE, SEEN)
        seen = stage.table.cards(PILE)
        slots = spots_of(stage.view, stage.floor).slots(len(seen))
        clips: list[Clip] = []
        for i, (sprite, slot) in enumerate(zip(seen, slots, strict=True)):
            shade = 0.0 if i == len(seen) - 1 else OLDER
            clips += [
                stage.fly(sprite, slot, stage.feel(SLIDE)),
                Tween(sprite, 0.0 if stage.calm else SLIDE.seconds, shade=shade),
            ]
        return Par(*clips)

    return Late(make)


def turn_passed(event: happened.TurnPassed, stage: Stage) -> Clip:
    """Show a quiet word at the plate. Its duration does not reveal whether the seat could have played."""
    return Seq(
        flights.says(stage, event.seat, PASSES, "pin quiet"),
        stage.hear("tap"),
        stage.arrive("passed"),
        flights.reading_time(stage, PASS_SECONDS),
    )


def turn_came_back(event: happened.TurnCameBack, stage: Stage) -> Clip:
    """No seat topped the card: give the face on the pile a gold rim; its owner leads."""
    light = Flourish(PILE_LIGHT, (top_slot(stage).x, top_slot(stage).y))
    told = Seq(stage.hear("celesta", 2), flights.reading_time(stage, 0.9))
    return Seq(flights.beside(light, told, stage), Call(stage.bubbles.clear))
