"""Animations of playing to a trick and taking it. The Rook comes down from above."""

from math import hypot

from engine.core.seats import Seat
from engine.core.zones import Zone
from engine.games.rook import events as happened
from engine.games.rook.cards import ROOK, color
from engine.games.rook.tricks import leads
from engine.games.rook.view import ruleset_of
from game.cards.hand import breaks_of
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import (
    BID,
    COUNTED_IN,
    JAR_SWELLS,
    LEADS,
    LIFTS,
    PLAY,
    ROOK_HOLD,
    STAR_CAUGHT,
    STAR_FLIES,
    STARS_CAUGHT_MOST,
    STARS_MOST,
    SWEEP,
    SWEEP_FLIP,
    TRICK_BEAT,
)
from game.easing import ROOK as ROOK_FEEL
from game.timeline import Call, Clip, Late, Par, Seq, Tween, Wait, stagger
from scenes.games.rook.art import jars
from scenes.games.rook.art.furniture import BIRD_SECONDS
from scenes.games.rook.art.trick import EDGE_MOVES, PLUS, STAR, FlyingStar, JudgedTrick, face_at, plus_at, stars_of
from scenes.games.rook.layout import own_slot, trick_slot
from scenes.table.stage.flights import (
    PLAY_ARC,
    appear,
    beside,
    end_flourish,
    flourish,
    landing,
    reading_time,
    turn_over,
)
from scenes.table.stage.stage import Flourish, Stage

TRICK, NEST, TURNED, TAKEN = Zone("trick"), Zone("nest"), Zone("turned"), Zone("taken")
DUST_SECONDS = 0.5
RING_SECONDS = 0.4


def under(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    """Let a card slide away under the face of its new owner; with reduced motion it fades."""
    if stage.calm:
        return Tween(sprite, SWEEP.calm, alpha=0.0)
    return Seq(stage.land(sprite, TAKEN), SWEEP.tween(sprite, x=slot.x, y=slot.y, angle=slot.angle, scale=slot.scale))


def gone(stage: Stage) -> Clip:
    """Remove the cards that slid away."""
    return Call(lambda: stage.table.clear(TAKEN))


LANDING_SCALE = 1.35
LANDING_UP = 60  # px over its place from which the Rook falls
DUST_DOWN = 0.36  # of its height: dust rises at the card's lower edge
FORWARD_WIDTH, FORWARD_LEAST = 206, 1.1  # of the best card: px, and times its width
FORWARD_UP, FORWARD_UP_LITTLE = 60, 24  # px; the second if large faces or cards are close above
ASIDE, DIM = 10, 0.75  # px that the others step aside, clear of plates; their brightness
STANDS_FORWARD, PLUS_STANDS = 0.5, 0.8  # seconds
STANDS = 0.12  # seconds after a card has landed


def card_played(event: happened.CardPlayed, stage: Stage) -> Clip:
    """Move the card from its owner's hand on an arc into the trick."""

    def play() -> Clip:
        slot = trick_slot(stage.view, stage.floor, event.seat)
        sprite = _leaving(event, stage)
        flight = _landing(sprite, slot, stage) if event.card == ROOK else _flight(sprite, slot, stage)
        lies = Seq(stage.land(sprite, TRICK), Call(lambda: _nearest_on_top(stage)))
        return Seq(stage.arrive(), flight, lies, Late(lambda: _leads_now(event, stage)))

    return Seq(Call(stage.bubbles.clear), Late(play), Wait(STANDS))


def _nearest_on_top(stage: Stage) -> None:
    """Order the cards so that none covers the index of a nearer one."""
    for sprite in sorted(stage.table.cards(TRICK), key=lambda sprite: (sprite.y, sprite.x)):
        stage.table.add(TRICK, stage.table.take(TRICK, sprite.card))


def _leaving(event: happened.CardPlayed, stage: Stage) -> CardSprite:
    """The card at its start: for its owner at its place in the open hand, for all others at the fan."""
    view = stage.view
    if view.viewer != event.seat or event.card not in view.hand:
        return stage.leave(event.seat, event.card)
    breaks = breaks_of(view.hand, color)
    return stage.leave(event.seat, event.card, own_slot(view, stage.floor, event.card, breaks))


def _flight(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    return Seq(landing(sprite, slot, PLAY_ARC, stage), stage.hear("slap", at=slot.x))


def _landing(sprite: CardSprite, slot: Slot, stage: Stage) -> Clip:
    """Stop all motion, let the bird's shadow cross the table and the card come down from above, with dust."""
    at = (slot.x, slot.y)
    if stage.calm:
        ring = flourish(Flourish("ring", at), RING_SECONDS, stage)
        return Seq(appear(sprite, slot, PLAY.calm), stage.hear("caw"), ring, Wait(ROOK_FEEL.calm))
    above = Slot(slot.x, slot.y - LANDING_UP, slot.angle, slot.scale * LANDING_SCALE)
    rise = PLAY.tween(sprite, x=above.x, y=above.y, angle=above.angle, scale=above.scale)
    dust = Flourish("dust", (slot.x, slot.y + slot.height * DUST_DOWN))
    return Seq(
        flourish(Flourish("bird", at), BIRD_SECONDS, stage),
        stage.hear("wings"),
        Wait(ROOK_HOLD),
        rise,
        stage.hear("caw"),
        flourish(dust, DUST_SECONDS, stage),
        ROOK_FEEL.tween(sprite, y=slot.y, scale=slot.scale),
    )


def _leads_now(event: happened.CardPlayed, stage: Stage) -> Clip:
    """Move the gold edge from the beaten card to the new best one."""
    trick, trump = stage.view.trick, stage.view.trump
    if len(trick) < 2 or trump is None or leads(trick, trump) != event.seat:
        return Wait(0)
    moves = Wait(0) if stage.calm else flourish(Flourish(EDGE_MOVES, (0, 0)), LEADS.seconds, stage)
    return Par(moves, stage.hear("tap"))


def trick_taken(event: happened.TrickTaken, stage: Stage) -> Clip:
    """Wait a moment, bring the best card forward, then move the stars and the cards to the taker."""

    def judged() -> Clip:
        sprites = _taken_up(event, stage)
        return Seq(
            _comes_forward(event.seat, sprites, stage),
            Late(lambda: _stars_fly(event, sprites, stage)),
            Call(lambda: setattr(stage, "tableau", None)),
            _gathered(event.seat, sprites, stage),
        )

    return Seq(Wait(TRICK_BEAT), Late(judged), stage.arrive(), _gains(event, stage), stage.hear("pat"))


def _taken_up(event: happened.TrickTaken, stage: Stage) -> list[CardSprite]:
    """The cards in the order of play, above all others, the best one on top."""
    by_seat = {seat: stage.table.take(TRICK, card) for seat, card in event.plays}
    winner = by_seat[event.seat]
    stage.table.flying.remove(winner)
    stage.table.flying.append(winner)
    stage.tableau = JudgedTrick(winner, by_seat[event.plays[0][0]])
    stage.on_turn = event.seat
    return [*(sprite for sprite in by_seat.values() if sprite is not winner), winner]


def _comes_forward(seat: Seat, sprites: list[CardSprite], stage: Stage) -> Clip:
    """Raise the card of `seat`, the last of `sprites`; the others step aside and dim."""
    *others, winner = sprites
    feel, clips = stage.feel(LIFTS), list[Clip]()
    for sprite in others:
        across, down = sprite.x - winner.x, sprite.y - winner.y
        far = hypot(across, down) or 1.0
        aside = (ASIDE * across / far, ASIDE * down / far) if not stage.calm else (0.0, 0.0)
        clips.append(Tween(sprite, feel.seconds, shade=DIM, x=sprite.x + aside[0], y=sprite.y + aside[1]))
    if not stage.calm:
        scale = max(scale_of(FORWARD_WIDTH), winner.scale * FORWARD_LEAST)
        up = FORWARD_UP_LITTLE if stage.floor.kids or seat == stage.floor.anchor else FORWARD_UP
        clips.append(feel.tween(winner, y=winner.y - up, angle=0.0, scale=scale))
    return Par(*clips)


def _stars_fly(event: happened.TrickTaken, sprites: list[CardSprite], stage: Stage) -> Clip:
    """Move star after star from the cards to the taker's face, or into its jar. With reduced motion only their sum is
    shown."""
    places = [place for sprite in sprites for place in stars_of(sprite)]
    if jars.stand(stage.view, stage.table.prints.theme):
        return _stars_caught(event.seat, places, stage)
    to = face_at(stage.floor, event.seat)
    if stage.calm or not places:
        return reading_time(stage, STANDS_FORWARD)
    feel = STAR_FLIES.within(len(places), STARS_MOST)
    flying = [FlyingStar(STAR, at, 0.0, to) for at in places]
    return stagger(
        feel.gap,
        [
            Seq(beside(star, feel.tween(star, share=1.0), stage), stage.hear("pluck", number, to[0]))
            for number, star in enumerate(flying)
        ],
    )


def _stars_caught(seat: Seat, places: list[tuple[float, float]], stage: Stage) -> Clip:
    """Drop each star into the jar of `seat`, a note higher than the one before, and count it there."""
    to, at = jars.neck(stage.floor, seat), jars.foot(stage.floor, seat)
    if not places:
        return reading_time(stage, STANDS_FORWARD)

    def caught() -> None:
        stage.gathered[seat] += 1

    cheers = Call(lambda: setattr(stage, "cheers", True), skippable=True)
    if stage.calm:
        counted = (Call(caught) for _ in places)
        return Seq(cheers, *counted, stage.hear("pluck", len(places), at[0]), reading_time(stage, STANDS_FORWARD))

    def flies(number: int, star: FlyingStar) -> Clip:
        swells = flourish(Flourish(jars.SWELLS, at), JAR_SWELLS.seconds, stage)
        way = beside(star, feel.tween(star, share=1.0), stage)
        return Seq(way, Call(caught), swells, stage.hear("pluck", number, at[0]))

    feel = STAR_CAUGHT.within(len(places), STARS_CAUGHT_MOST)
    each = stagger(feel.gap, [flies(n, FlyingStar(STAR, p, 0.0, to, caught=True)) for n, p in enumerate(places)])
    return Seq(cheers, each)


def _gathered(taker: Seat, sprites: list[CardSprite], stage: Stage) -> Clip:
    """Turn all cards over and slide them under the taker's face."""
    target = stage.floor.chin(taker)
    away = [under(sprite, target, stage) for sprite in sprites]
    if stage.calm:
        return Seq(stage.hear("sweep", at=target.x), Par(*away), *(stage.drop(sprite) for sprite in sprites))
    over = [turn_over(sprite, None, stage, SWEEP_FLIP) for sprite in sprites]
    lit = [Tween(sprite, SWEEP_FLIP.seconds, shade=0.0) for sprite in sprites]
    return Seq(Par(*over, *lit), stage.hear("sweep", at=target.x), Par(*away), gone(stage))


def _gains(event: happened.TrickTaken, stage: Stage) -> Call:
    """Show the worth of the trick beside the taker's plate. It runs beside the queue."""
    amount = sum(ruleset_of(stage.view).worth[card] for _, card in event.plays)
    disc = Flourish(f"{PLUS} {amount}", plus_at(stage.floor, event.seat), 1.0 if stage.calm else 0.0)
    to = face_at(stage.floor, event.seat)

    def begin() -> None:
        if not amount or jars.stand(stage.view, stage.table.prints.theme):
            return  # a jar has its own tag
        grows = Wait(0) if stage.calm else BID.tween(disc, share=1.0)
        shrinks = Wait(0) if stage.calm else COUNTED_IN.tween(disc, share=0.0, at=to)
        stage.flourishes.append(disc)
        stage.party.play(Seq(grows, Wait(PLUS_STANDS), shrinks, Call(lambda: end_flourish(disc, stage))))

    return Call(begin, skippable=True)


def match_ended(event: happened.MatchEnded, stage: Stage) -> Clip:
    """Show the table once more, without a dealer's sign."""
    return Seq(stage.arrive("phase"), stage.hear("applause"), reading_time(stage, 1.2))
