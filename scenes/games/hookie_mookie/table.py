"""Hookie-Mookie at the table: all that the table scene needs from a game, in one value."""

from collections.abc import Mapping
from types import MappingProxyType

from pygame import Rect

from engine.core.cards import Cards
from engine.core.events import Event
from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hookie_mookie import events as happened
from engine.games.hookie_mookie.cards import VALUE, card_noun, without
from engine.games.hookie_mookie.view import View
from game import ceremonies
from game.cards.slots import around
from game.lessons import Mark
from game.theme import Theme
from scenes.ending.ending import Endings, Praise
from scenes.games.hookie_mookie.art import faces
from scenes.games.hookie_mookie.art.backdrop import BAR, FRAME, backdrop, idle
from scenes.games.hookie_mookie.art.furniture import furniture, over
from scenes.games.hookie_mookie.art.hookie import front
from scenes.games.hookie_mookie.art.signs import signs
from scenes.games.hookie_mookie.boards import flip_places
from scenes.games.hookie_mookie.layout import lie, spots_of, zone_of
from scenes.games.hookie_mookie.moments import MOMENTS
from scenes.games.hookie_mookie.motions import MOTIONS
from scenes.games.hookie_mookie.picture_questions import PICTURE_QUESTIONS
from scenes.games.hookie_mookie.sentences import (
    CHOSEN,
    FACTS,
    LONGEST_HAIR,
    OUT,
    awaited,
    caption,
    choice,
    items,
    praised,
    question,
    sub_line,
)
from scenes.games.hookie_mookie.sheets import LeftScene, ShownScene, SoFarScene
from scenes.games.hookie_mookie.sounds import SQUARE
from scenes.games.hookie_mookie.time_of_day import OUTSIDE, ending
from scenes.handover.recent_events import STRIP_CARD, RecentEvent, RecentStrip
from scenes.replay.chapters import Chapters
from scenes.seating import Seating
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.boards.public_board import Interludes, SparedPages
from scenes.table.boards.sheet import Reminder
from scenes.table.game_table import Art, GameTable, Layout, ScoreSheet, Text, at_no_moment
from scenes.table.lively import Lively
from scenes.table.near_end import NearEnd
from scenes.table.pointed import Pointed
from scenes.table.repeated import Ceremonies
from scenes.table.stage.faces import Feeling, Feelings
from scenes.table.stage.hud import SeatBubbles
from scenes.table.stage.own_hand import OwnHand, count_of
from scenes.table.stage.scenery import HangingSigns, IdleLife, Scenery
from scenes.table.stage.stage import Stage
from scenes.table.turns import AskedAgain, TakingTurns

FEW_CARDS = 6
"""With this many cards or fewer the end is near."""
LIVELY_SETS = 3
"""With this many sets the row is worth a look."""


def own(view: View) -> Cards:
    """The hand in the bar, without a card that is face down for a flip (it still counts as one of the hand, HM-39)."""
    return without(view.hand, (view.own_offer,)) if view.own_offer is not None else view.hand


def turn(view: View) -> Seat | None:
    """The seat on turn; in a flip the caller."""
    return view.turn if view.phase in ("turn", "hookie") else None


def bubbles(view: View) -> Mapping[Seat, tuple[Message, str]]:
    """The bubbles of seats whose card is face down."""
    return MappingProxyType(dict.fromkeys(view.offered, (CHOSEN, "pin quiet")))


def goes_on(step: Step, view: View) -> bool:
    """Whether the same player continues: after a lay until `done`, and after a call to choose a card. Not after the
    last card of a hand (HM-29). A player alone does not continue after a draw, which may be the last."""
    if step.do == "hookie":
        return True
    if step.do != "lay":
        return False
    cards = dict(step.args)["cards"]
    return isinstance(cards, tuple) and view.counts[int(step.by)] > len(cards)


def on_strip(event: Event, seating: Seating, theme: Theme) -> RecentEvent | None:
    """The entry of an event on the strip: laid cards, flips and penalties, but not cards that went back to a hand."""
    match event:
        case happened.CardsLaid():
            return RecentEvent(seating[event.seat].picture, faces.face(event.cards[-1], STRIP_CARD, theme))
        case happened.PairKept():
            return RecentEvent(seating[event.caller].picture, faces.face(event.cards[0], STRIP_CARD, theme))
        case happened.CardsReturned():
            return RecentEvent(seating[event.caller].picture, said=say("-hookie_mookie-strip-miss"))
        case happened.CardsDrawn():
            return RecentEvent(seating[event.seat].picture, None, f"+{event.number}")
        case happened.HandsEmptied():
            return RecentEvent(seating[event.seats[0]].picture, said=OUT)
        case _:
            return None


def lively(view: View) -> bool:
    """Whether the play is under way: there are several sets that accept cards."""
    return len(view.sets) >= LIVELY_SETS


def near_end(view: View) -> bool:
    """Whether the deck is nearly empty."""
    return bool(view.counts) and view.deck_size <= FEW_CARDS


def where_is(mark: Mark, stage: Stage, theme: Theme) -> tuple[Rect, ...]:
    """Return what a lesson points at: the deck, the ghosts, the sets, or the place where two cards meet."""
    places = spots_of(stage.view, stage.floor).rects()
    match mark:
        case Mark("zone", "deck"):
            return (Rect(places["deck"]),)
        case Mark("zone", "ghost"):
            return (Rect(places["ghost"]),)
        case Mark("zone", "flip"):
            return (around(flip_places(stage.floor).cards) if stage.floor.public else Rect(places["sets"]),)
        case Mark("set", value):
            lying = stage.table.cards(zone_of(value))
            return (around([sprite.slot for sprite in lying]),) if lying else ()
    return ()


def feelings(event: Event, view: View) -> Mapping[Seat, Feeling]:
    """The feelings of seats: glad about a match, an empty hand or a win against the deck; sorry about a miss."""
    match event:
        case happened.PairKept():
            return {event.caller: "smile", event.partner: "smile"}
        case happened.CardsReturned():
            return {event.caller: "droop", event.partner: "droop"}
        case happened.HandsEmptied():
            return dict.fromkeys(event.seats, "smile")
        case happened.DeckRanOut():
            return dict.fromkeys(range(len(view.counts)), "droop")
        case happened.MatchEnded():
            return dict.fromkeys(event.winners, "smile")
        case _:
            return {}


TABLE: GameTable[View] = GameTable(
    name="hookie_mookie",
    layout=Layout(lie, items),
    text=Text(
        caption=caption,
        question=question,
        awaited=awaited,
        choice=choice,
        sub_line=sub_line,
    ),
    art=Art(backdrop, FRAME, BAR, ambience=SQUARE, music="waltz"),
    motions=MOTIONS,
    sheet=ScoreSheet(say("hookie_mookie-see-so-far"), SoFarScene.of_view, at_no_moment),
    features=(
        OwnHand(own, count_of, group=VALUE.__getitem__, noun=card_noun),
        TakingTurns(turn),
        AskedAgain(goes_on),
        PICTURE_QUESTIONS,
        SeatBubbles(bubbles),
        HangingSigns(signs),
        Scenery(furniture, over, front),
        IdleLife(idle),
        OUTSIDE,
        RecentStrip(on_strip),
        Ceremonies(
            {
                happened.HandsDealt: ceremonies.DEAL,
                happened.CardsLaid: ceremonies.CARD,
                happened.HookieCalled: ceremonies.HOOKIE,
                happened.CardOffered: ceremonies.HOOKIE,
                happened.CardsFlipped: ceremonies.ALOUD,
                happened.PairKept: ceremonies.HOOKIE,
                happened.CardsReturned: ceremonies.MEMORY,
                happened.CardsDrawn: ceremonies.PENALTY,
            }
        ),
        Interludes({happened.MatchEnded: LeftScene.of_event}),
        SparedPages(frozenset((happened.MatchEnded,))),
        ChanceQuestions({"start": LONGEST_HAIR}),
        Reminder(ShownScene),
        Endings(ending),
        Feelings(feelings),
        NearEnd(near_end),
        Lively(lively),
        Chapters(
            {
                happened.MookieEnded: lambda event: event.seat,
                happened.PairKept: lambda event: event.caller,
                happened.CardsReturned: lambda event: event.caller,
            },
            say("hookie_mookie-next-turn"),
        ),
        MOMENTS,
        Praise(praised, FACTS),
        Pointed(where_is),
    ),
)
