"""Animations of the start player, the deal, and the reminder that players do not talk about cards from then on (HM-6 to
HM-14). Also penalty cards, which fly off the deck one by one while the sun sinks, and the end of a match."""

from engine.core.messages import say
from engine.core.seats import Seat, clockwise
from engine.games.hookie_mookie import events as happened
from game.cards.slots import Slot, scale_of
from game.cards.sprite import CardSprite
from game.easing import DEAL, DEAL_MOST, MISSED, Feel
from game.timeline import Call, Clip, Late, Par, Seq, Wait, stagger
from scenes.games.hookie_mookie.art.backdrop import cards_left
from scenes.games.hookie_mookie.art.furniture import CROWNED, PULSE, deck_top
from scenes.games.hookie_mookie.art.signs import LOW
from scenes.games.hookie_mookie.layout import LAST_CARDS, spots_of
from scenes.games.hookie_mookie.motions.mookie import make_room, synced
from scenes.games.hookie_mookie.sentences import SILENCE
from scenes.games.hookie_mookie.sounds import CALLED, COUNTDOWN, DRAWN, SUNDOWN, VOILA
from scenes.table.stage.flights import arc, deal_card, flourish, growing_hand, reading_time, says
from scenes.table.stage.stage import Flourish, Stage

SILENCE_SECONDS = 1.6  # to read that table talk ends; the table is still meanwhile
BEGINS_SECONDS = 0.9


def start_chosen(event: happened.StartChosen, stage: Stage) -> Clip:
    """Show a word at the starting seat, whether people or chance chose it."""
    return Seq(
        stage.arrive(),
        stage.hear(CALLED),
        says(stage, event.seat, say("hookie_mookie-says-start"), "high"),
        reading_time(stage, BEGINS_SECONDS),
    )


def hands_dealt(event: happened.HandsDealt, stage: Stage) -> Clip:
    """Let card after card fly from the deck on a low arc, the ghost hand's last; the deck shrinks with each."""
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
        stage.arrive("hand"),
        Wait(0.2),
        stage.arrive(),
        stage.change_caption(SILENCE),
        reading_time(stage, SILENCE_SECONDS),
    )


def _throw(number: int, seat: Seat | None, feel: Feel, stage: Stage) -> Clip:
    """Move one card to a seat, or to the ghost hand."""
    sprite = CardSprite.at(deck_top(stage.view, stage.floor))
    ghost = spots_of(stage.view, stage.floor).ghost
    target = Slot(*ghost, 0.0, scale_of(60)) if seat is None else stage.floor.chin(seat)

    def left() -> None:
        sprite.put(deck_top(stage.view, stage.floor))
        stage.pose(deck_size=stage.view.deck_size - 1)

    def counted() -> None:
        counts = tuple(n + (other == seat) for other, n in enumerate(stage.view.counts))
        hand = stage.view.hand if seat is None else growing_hand(stage, seat, counts[seat])
        stage.pose(counts=counts, ghost_size=stage.view.ghost_size + (seat is None), hand=hand)

    return Seq(Call(left), deal_card(sprite, number, target, feel, Seq(stage.drop(sprite), Call(counted)), stage))


DRAW_ARC = 46.0
PULSE_SECONDS = 0.5
CROWN_SECONDS = 0.6


def cards_drawn(event: happened.CardsDrawn, stage: Stage) -> Clip:
    """Move card after card from the deck to the hand. The last ten are counted down, and the last six make the number
    pulse."""

    def draw() -> Clip:
        flights = [_flight(event, event.left + event.number - i - 1, stage) for i in range(event.number)]
        return stagger(MISSED.gap if not stage.calm else MISSED.calm, flights)

    def room() -> Clip:  # a larger hand in the bar is higher
        return make_room(stage.view.sets, stage) if event.seat == stage.view.viewer else Wait(0)

    return Seq(Late(draw), stage.arrive("hand"), Par(Late(room), reading_time(stage, 0.1)), synced(stage))


def _flight(event: happened.CardsDrawn, after: int, stage: Stage) -> Clip:
    """Move one card; `after`: the number of cards left in the deck after it."""
    sprite = CardSprite()

    def off() -> None:
        sprite.put(deck_top(stage.view, stage.floor))
        stage.table.flying.append(sprite)

    def more() -> None:
        stage.pose(counts=tuple(n + (seat == event.seat) for seat, n in enumerate(stage.view.counts)))

    sound = stage.hear(COUNTDOWN, LAST_CARDS - after) if after < LAST_CARDS else stage.hear(DRAWN)
    beat = Late(lambda: flourish(Flourish(PULSE, (0, 0)), PULSE_SECONDS, stage) if _low(stage) else Wait(0))
    feel = stage.feel(MISSED)
    to_paw = Late(lambda: stage.fly(sprite, stage.reach(event.seat), feel))
    way = Par(to_paw, arc(sprite, _arc(stage), feel.seconds))
    return Seq(Call(off), stage.show(deck_size=after), sound, beat, way, stage.drop(sprite), Call(more))


def _arc(stage: Stage) -> float:
    return 0.0 if stage.calm else DRAW_ARC


def _low(stage: Stage) -> bool:
    return cards_left(stage.view) <= LOW and not stage.calm


def hands_emptied(event: happened.HandsEmptied, stage: Stage) -> Clip:
    """Let a crown fall on each seat that is out."""
    crowns = [flourish(Flourish(CROWNED, (seat, 0)), CROWN_SECONDS, stage) for seat in event.seats if not stage.calm]

    words = [says(stage, seat, say("-hookie_mookie-says-out"), "pin high") for seat in event.seats]
    sound = stage.hear(COUNTDOWN, 8) if event.missing else stage.hear(VOILA)
    return Seq(
        *crowns, stage.arrive("out", "missing"), sound, Par(*words), reading_time(stage, 1.2), Call(stage.bubbles.clear)
    )


def deck_ran_out(event: happened.DeckRanOut, stage: Stage) -> Clip:
    """Show that the sun is gone."""
    return Seq(stage.hear(SUNDOWN), reading_time(stage, 1.2))


def match_ended(event: happened.MatchEnded, stage: Stage) -> Clip:
    """Show the table once more. The count follows."""
    sound = stage.hear("applause") if event.result == "players" else stage.hear("brush")
    return Seq(sound, reading_time(stage, 1.2))
