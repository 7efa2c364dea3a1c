"""Dealing, playing and passing on the pile."""

from functools import partial

from engine.core.seats import Seat, clockwise
from engine.games.spooks import events as happened
from engine.games.spooks.cards import COLOR, SUIT, sort_hand
from engine.games.spooks.view import View
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import DEAL, DEAL_MOST, SLIDE
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait, stagger
from scenes.games.spooks.art.furniture import PILE_LIGHT, spots_of
from scenes.games.spooks.layout import OLDER, PILE, SEEN
from scenes.games.spooks.motions.pieces import SUIT_SOUNDS, creature_shows, parted, top_slot
from scenes.table.stage.flights import arc, ended, landing, read, says
from scenes.table.stage.pack import from_pack, pack_appears, pack_gone
from scenes.table.stage.stage import Flourish, Stage

DECK_SLOT = Slot(960, 420, 0.0, scale_of(120))
DEAL_ARC = 46.0  # px that a dealt card rises on its way
PLAY_ARC = 60.0
PASS_SECONDS = 0.35  # the same for all, and short: a whole table may have to pass
PHASES = {"blue": "blue", "red": "red", "green": "green", "none": "lead"}
"""What the pile asks after a card of that colour, until the rules say more."""


def hand_dealt(event: happened.HandDealt, stage: Stage) -> Clip:
    """Card after card flies out on a low arc, the ghost hand's after everybody's in each round."""
    players = len(event.sizes)
    order = [
        seat
        for turn in range(max(event.sizes))
        for seat in clockwise((event.dealer + 1) % players, players)
        if turn < event.sizes[seat]
    ]
    feel = stage.feel(DEAL).within(len(order) + event.ghost_size, DEAL_MOST)
    counts = [0] * players

    def dealt(seat: Seat) -> dict[str, object]:
        counts[seat] += 1
        return {"counts": tuple(counts)}

    def throw(number: int, target: Slot, after: Clip) -> Clip:
        sprite = CardSprite.at(DECK_SLOT)
        sound = stage.hear("slide") if number % 3 == 0 else Wait(0)
        way = Par(stage.fly(sprite, target, feel), arc(sprite, 0 if stage.calm else DEAL_ARC, feel.seconds), sound)
        return from_pack(sprite, Seq(way, stage.drop(sprite), after), stage)

    throws = [
        throw(number, stage.floor.chin(seat), stage.then(lambda view, seat=seat: dealt(seat)))  # type: ignore[misc]
        for number, seat in enumerate(order)
    ]
    ghost = spots_of(stage.view, stage.floor).ghost
    more = lambda view: {"ghost_count": view.ghost_count + 1}  # noqa: E731
    throws += [throw(1, Slot(*ghost, 0.0, scale_of(60)), stage.then(more)) for _ in range(event.ghost_size)]
    return Seq(
        stage.show(
            phase="deal", dealer=event.dealer, counts=(0,) * players, ghost_count=0, hand=(), pile=(), actor=None,
            turn=None, clockwise=True, up=True, passed=(), victim=None, givers=(), receivers=(), laying=(), laid=(),
            own_laid=None, playoff=False, tricks=(), gifts=(),
        ),
        Call(stage.table.clear),
        Call(stage.bubbles.clear),
        pack_appears(stage, DECK_SLOT),
        stagger(feel.gap, throws),
        pack_gone(stage),
        _own_hand(event, stage),
        stage.show(phase="open"),
    )  # fmt: skip


def _own_hand(event: happened.HandDealt, stage: Stage) -> Clip:
    """The one hand that the viewpoint may know stands up behind the rail."""
    known = next((hand for hand in event.hands if hand), None)
    if known is None:
        return Wait(0.2)
    return Seq(stage.show(hand=sort_hand(known)), stage.hear("slide"), Wait(0.2))


def card_played(event: happened.CardPlayed, stage: Stage) -> Clip:
    """The card leaves its owner's hand on an arc and lands on the pile, and its creature shows itself."""

    def counted(view: View) -> dict[str, object]:
        pile = (*view.pile, (event.seat, event.card))
        phase = PHASES[COLOR[event.card]]
        played = {"pile": pile, "actor": event.seat, "phase": phase, "passed": ()}
        return parted(view, event.seat, (event.card,)) | played

    def play() -> Clip:
        sprite = stage.leave(event.seat, event.card)
        sprite.card = event.card
        slot = top_slot(stage)
        return Seq(
            stage.then(lambda view: parted(view, event.seat, (event.card,))),
            landing(sprite, slot, PLAY_ARC, stage),
            stage.hear("slap_cloth"),
            stage.land(sprite, PILE),
            Par(settle(stage), stage.hear(SUIT_SOUNDS[SUIT[event.card]]), creature_shows(event.card, slot, stage)),
        )

    def shown(view: View) -> dict[str, object]:
        """What the landing has not told yet."""
        return {name: value for name, value in counted(view).items() if name not in ("counts", "hand")}

    return Seq(Call(stage.bubbles.clear), Late(play), stage.then(shown), Wait(0.3))


def settle(stage: Stage) -> Clip:
    """The older cards slide under the new one and darken; the lowest one is not seen any more."""

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
    """A quiet word at the plate. How long it takes tells nothing about who could have played."""
    return Seq(
        says(stage, event.seat, "pass", "pin quiet"),
        stage.hear("tap"),
        stage.then(lambda view: {"passed": (*view.passed, event.seat)}),
        read(stage, PASS_SECONDS),
    )


def turn_came_back(event: happened.TurnCameBack, stage: Stage) -> Clip:
    """Nobody topped the card: the face on the pile gets a gold rim, and its owner leads."""
    light = Flourish(PILE_LIGHT, (top_slot(stage).x, top_slot(stage).y))
    return Seq(
        Call(partial(stage.flourishes.append, light), skippable=True),
        stage.hear("celesta", 2),
        read(stage, 0.9),
        Call(lambda: ended(light, stage)),
        Call(stage.bubbles.clear),
        stage.show(phase="lead", turn=event.seat, passed=()),
    )
