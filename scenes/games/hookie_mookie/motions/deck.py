"""What the deck does: penalty cards fly off it one by one and the sun sinks; and how it all ends."""

from engine.games.hookie_mookie import events as happened
from game.cards.sprite import CardSprite
from game.easing import MISSED
from game.timeline import Call, Clip, Late, Par, Seq, Wait, stagger
from scenes.games.hookie_mookie.art.backdrop import cards_left
from scenes.games.hookie_mookie.art.furniture import PULSE
from scenes.games.hookie_mookie.art.piles import deck_top
from scenes.games.hookie_mookie.art.signs import LOW
from scenes.games.hookie_mookie.art.toys import CROWNED
from scenes.games.hookie_mookie.motions.pieces import make_room, synced
from scenes.games.hookie_mookie.sounds import COUNTDOWN, DRAWN, SUNDOWN, VOILA
from scenes.games.hookie_mookie.spots import LAST_CARDS
from scenes.table.stage.flights import arc, flourish, read, says
from scenes.table.stage.stage import Flourish, Stage

DRAW_ARC = 46.0
PULSE_SECONDS = 0.5
CROWN_SECONDS = 0.6


def cards_drawn(event: happened.CardsDrawn, stage: Stage) -> Clip:
    """Card by card from the deck to the hand. The last ten are counted down, the last six make the number pulse."""

    def draw() -> Clip:
        flights = [_flight(event, event.left + event.number - i - 1, stage) for i in range(event.number)]
        return stagger(MISSED.gap if not stage.calm else MISSED.calm, flights)

    room = Late(lambda: make_room(stage.view.sets, stage))  # a larger hand stands higher
    return Seq(Late(draw), stage.arrive("hand"), room, synced(stage), read(stage, 0.5))


def _flight(event: happened.CardsDrawn, after: int, stage: Stage) -> Clip:
    """One card; `after` is what is left in the deck then."""
    sprite = CardSprite()

    def off() -> None:
        sprite.put(deck_top(stage.view, stage.floor))
        stage.table.flying.append(sprite)

    def more() -> None:
        stage.pose(counts=tuple(n + (seat == event.seat) for seat, n in enumerate(stage.view.counts)))

    sound = stage.hear(COUNTDOWN, LAST_CARDS - after) if after < LAST_CARDS else stage.hear(DRAWN)
    beat = Late(lambda: flourish(Flourish(PULSE, (0, 0)), PULSE_SECONDS, stage) if _low(stage) else Wait(0))
    feel = stage.feel(MISSED)
    way = Par(stage.fly(sprite, stage.floor.chin(event.seat), feel), arc(sprite, _arc(stage), feel.seconds))
    return Seq(Call(off), stage.show(deck_size=after), sound, beat, way, stage.drop(sprite), Call(more))


def _arc(stage: Stage) -> float:
    return 0.0 if stage.calm else DRAW_ARC


def _low(stage: Stage) -> bool:
    return cards_left(stage.view) <= LOW and not stage.calm


def hands_emptied(event: happened.HandsEmptied, stage: Stage) -> Clip:
    """A crown falls on whoever is out."""
    crowns = [flourish(Flourish(CROWNED, (seat, 0)), CROWN_SECONDS, stage) for seat in event.seats if not stage.calm]

    words = [says(stage, seat, "out!", "pin high") for seat in event.seats]
    sound = stage.hear(COUNTDOWN, 8) if event.missing else stage.hear(VOILA)
    return Seq(*crowns, stage.arrive("out", "missing"), sound, Par(*words), read(stage, 1.5), Call(stage.bubbles.clear))


def deck_ran_out(event: happened.DeckRanOut, stage: Stage) -> Clip:
    """The sun is gone."""
    del event
    return Seq(stage.hear(SUNDOWN), read(stage, 1.8))


def match_ended(event: happened.MatchEnded, stage: Stage) -> Clip:
    """A last look at the table; hands, ghosts and deck are shown on the sheet that follows."""
    sound = stage.hear("applause") if event.result == "players" else stage.hear("brush")
    return Seq(sound, read(stage, 1.8))
