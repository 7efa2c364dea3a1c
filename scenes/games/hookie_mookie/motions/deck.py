"""What the deck does: penalty cards fly off it one by one and the sun sinks; and how it all ends."""

from engine.games.hookie_mookie import events as happened
from game.cards.sprite import CardSprite
from game.easing import MISSED
from game.timeline import Call, Clip, Late, Par, Seq, Wait, stagger
from scenes.games.hookie_mookie.deck import left
from scenes.games.hookie_mookie.furniture import PULSE
from scenes.games.hookie_mookie.motions.pieces import make_room, synced
from scenes.games.hookie_mookie.piles import deck_top
from scenes.games.hookie_mookie.signs import LOW
from scenes.games.hookie_mookie.spots import LAST_CARDS
from scenes.games.hookie_mookie.tones import COUNTDOWN, DRAWN, SUNDOWN, VOILA
from scenes.games.hookie_mookie.toys import CROWNED
from scenes.table.flights import arc, flourish, read, says
from scenes.table.props import Flourish, Props

DRAW_ARC = 46.0
PULSE_SECONDS = 0.5
CROWN_SECONDS = 0.6


def cards_drawn(event: happened.CardsDrawn, props: Props) -> Clip:
    """Card by card from the deck to the hand. The last ten are counted down, the last six make the number pulse."""

    def draw() -> Clip:
        flights = [_flight(event, event.left + event.number - i - 1, props) for i in range(event.number)]
        return stagger(MISSED.gap if not props.calm else MISSED.calm, flights)

    room = Late(lambda: make_room(props.view.sets, props))  # a larger hand stands higher
    return Seq(Late(draw), props.arrive("hand"), room, synced(props), read(props, 0.5))


def _flight(event: happened.CardsDrawn, after: int, props: Props) -> Clip:
    """One card; `after` is what is left in the deck then."""
    sprite = CardSprite()

    def off() -> None:
        sprite.put(deck_top(props.view, props.floor))
        props.table.flying.append(sprite)

    def more() -> None:
        props.pose(counts=tuple(n + (seat == event.seat) for seat, n in enumerate(props.view.counts)))

    sound = props.hear(COUNTDOWN, LAST_CARDS - after) if after < LAST_CARDS else props.hear(DRAWN)
    beat = Late(lambda: flourish(Flourish(PULSE, (0, 0)), PULSE_SECONDS, props) if _low(props) else Wait(0))
    feel = props.feel(MISSED)
    way = Par(props.fly(sprite, props.floor.chin(event.seat), feel), arc(sprite, _arc(props), feel.seconds))
    return Seq(Call(off), props.show(deck_size=after), sound, beat, way, props.drop(sprite), Call(more))


def _arc(props: Props) -> float:
    return 0.0 if props.calm else DRAW_ARC


def _low(props: Props) -> bool:
    return left(props.view) <= LOW and not props.calm


def hands_emptied(event: happened.HandsEmptied, props: Props) -> Clip:
    """A crown falls on whoever is out."""
    crowns = [flourish(Flourish(CROWNED, (seat, 0)), CROWN_SECONDS, props) for seat in event.seats if not props.calm]

    words = [says(props, seat, "out!", "pin high") for seat in event.seats]
    sound = props.hear(COUNTDOWN, 8) if event.missing else props.hear(VOILA)
    return Seq(*crowns, props.arrive("out", "missing"), sound, Par(*words), read(props, 1.5), Call(props.bubbles.clear))


def deck_ran_out(event: happened.DeckRanOut, props: Props) -> Clip:
    """The sun is gone."""
    del event
    return Seq(props.hear(SUNDOWN), read(props, 1.8))


def match_ended(event: happened.MatchEnded, props: Props) -> Clip:
    """A last look at the table; hands, ghosts and deck are shown on the sheet that follows."""
    sound = props.hear("applause") if event.result == "players" else props.hear("brush")
    return Seq(sound, read(props, 1.8))
