"""Hookie-Mookie at the table: all that the table scene needs from a game, in one value."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType

from pygame import Rect

from engine.core.cards import Cards
from engine.core.messages import Message, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hookie_mookie.cards import VALUE, card_noun, without
from engine.games.hookie_mookie.view import View
from game.cards.slots import around
from game.lessons import Mark
from game.theme import Theme
from scenes.ending.ending import Endings, Praise, Prize, Thrown
from scenes.ending.props import empty_hand, thrown
from scenes.games.hookie_mookie import sentences
from scenes.games.hookie_mookie.art.backdrop import BAR, DOINGS, FRAME, backdrop
from scenes.games.hookie_mookie.art.furniture import furniture, over
from scenes.games.hookie_mookie.art.harbour import DRESSING
from scenes.games.hookie_mookie.art.hookie import front
from scenes.games.hookie_mookie.art.signs import signs
from scenes.games.hookie_mookie.boards import flip_places
from scenes.games.hookie_mookie.facts import facts
from scenes.games.hookie_mookie.layout import lie, spots_of, zone_of
from scenes.games.hookie_mookie.moments import MOMENTS
from scenes.games.hookie_mookie.picture_questions import PICTURE_QUESTIONS
from scenes.games.hookie_mookie.sheets import ShownScene, SoFarScene
from scenes.games.hookie_mookie.sounds import SQUARE
from scenes.games.hookie_mookie.time_of_day import OUTSIDE, ending
from scenes.games.hookie_mookie.told import TOLD
from scenes.replay.chapters import Chapters
from scenes.table.asks.chance_question import ChanceQuestions
from scenes.table.boards.sheet import Reminder
from scenes.table.facts import SpokenFacts
from scenes.table.game_table import Art, GameTable, Layout, ScoreSheet, Text, without_parts
from scenes.table.lively import Lively
from scenes.table.near_end import NearEnd
from scenes.table.pointed import Pointed
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
    return MappingProxyType(dict.fromkeys(view.offered, (sentences.CHOSEN, "pin quiet")))


def asked_again(step: Step, view: View) -> bool:
    """Whether the same player continues: after a lay until `done`, and after a call to choose a card. Not after the
    last card of a hand (HM-29). A player alone does not continue after a draw, which may be the last."""
    if step.do == "hookie":
        return True
    if step.do != "lay":
        return False
    cards = dict(step.args)["cards"]
    return isinstance(cards, tuple) and view.counts[int(step.by)] > len(cards)


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


TABLE: GameTable[View] = GameTable(
    name="hookie_mookie",
    layout=Layout(lie, sentences.items),
    text=Text(sentences.question, sentences.awaited, sentences.choice, sentences.sub_line),
    art=Art(backdrop, FRAME, BAR, ambience=SQUARE, music="waltz"),
    told=TOLD,
    sheet=ScoreSheet(say("hookie_mookie-see-so-far"), SoFarScene, without_parts),
    features=(
        OwnHand(own, count_of, group=VALUE.__getitem__, noun=card_noun),
        TakingTurns(turn),
        AskedAgain(asked_again),
        PICTURE_QUESTIONS,
        SeatBubbles(bubbles),
        HangingSigns(signs),
        Scenery(furniture, over, front),
        DRESSING,
        IdleLife(DOINGS),
        OUTSIDE,
        ChanceQuestions({"start": sentences.LONGEST_HAIR}),
        Reminder(ShownScene),
        Endings(ending),
        NearEnd(near_end),
        Lively(lively),
        Chapters(say("hookie_mookie-next-turn")),
        MOMENTS,
        Praise(sentences.praised, sentences.FACTS),
        Thrown(partial(thrown, "hookie_mookie/sun")),
        SpokenFacts(facts),
        Prize(lambda variant, end, seat, look, high: empty_hand(high)),
        Pointed(where_is),
    ),
)
