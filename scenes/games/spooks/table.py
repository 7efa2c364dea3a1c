"""Spooks at the table: all that the table scene needs from a game, in one value."""

from collections.abc import Mapping, Sequence
from functools import partial
from types import MappingProxyType

from engine.core.game import each_alone
from engine.core.messages import Message, Who, numeral, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.spooks.cards import GOBLIN_MASTER, SUIT, card_noun, cards_named
from engine.games.spooks.view import View
from game.theme import Theme
from scenes.ending.ending import Praise, Prize, Thrown
from scenes.ending.props import empty_hand, thrown
from scenes.games.spooks import sentences
from scenes.games.spooks.art.backdrop import BAR, DOINGS, FRAME, GREEN_BAR, backdrop
from scenes.games.spooks.art.furniture import furniture, host_means, over
from scenes.games.spooks.art.village import DRESSING
from scenes.games.spooks.boards import front
from scenes.games.spooks.facts import facts
from scenes.games.spooks.layout import host_place, lie, where_is
from scenes.games.spooks.moments import MOMENTS
from scenes.games.spooks.sheets import SheetScene, part_of_match
from scenes.games.spooks.told import TOLD
from scenes.replay.chapters import Chapters
from scenes.table.ahead import PlayingAhead
from scenes.table.asks.questions import Asides, DoorAnswers
from scenes.table.boards.lead import leaders
from scenes.table.facts import SpokenFacts
from scenes.table.game_table import Art, GameTable, Labels, Layout, ScoreSheet, Text
from scenes.table.last_deal import Deals
from scenes.table.lively import Lively
from scenes.table.near_end import NearEnd
from scenes.table.pointed import Pointed
from scenes.table.stage.host_on_cloth import HostOnCloth
from scenes.table.stage.hud import DroppedSeats, LeadingSeats, SeatBubbles
from scenes.table.stage.latest_trick import LaidTrick, LatestTrick
from scenes.table.stage.own_hand import OwnHand, count_of, hand_of
from scenes.table.stage.scenery import BarTone, IdleLife, Scenery
from scenes.table.turns import AskedAgain, TakingTurns, only_asked_seat

FEW_CARDS = 2
"""With this many cards or fewer the end is near."""
LIVELY_PILE = 6
"""From this size the pile is worth a look."""


def items(view: View, seat: Seat, theme: Theme) -> Labels:
    """The number of cards in hand, and in a series the points so far; a seat that has dropped out is marked as out."""
    points = () if view.target is None else (("star", numeral(view.totals[seat])),)
    if dropped(view, seat):
        return (("", say("-spooks-dropped")), *points)
    return (("cards", numeral(view.counts[seat])), *points)


def leading(view: View) -> Sequence[Seat]:
    """The seats with the fewest points of a series."""
    return leaders(view.totals, each_alone(view.variant, view.players), fewest=True)


def dropped(view: View, seat: Seat) -> bool:
    """Whether the seat was grabbed in `long`, in which the others continue (SP-87). In `series` the match is over
    then."""
    return view.variant == "long" and seat not in view.seats


def bubbles(view: View) -> Mapping[Seat, tuple[Message, str]]:
    """The bubbles of seats that have passed on the top card, or could not match it."""
    said = dict.fromkeys(view.passed, (sentences.PASSES, "pin quiet"))
    if view.victim is not None:
        said[view.victim] = (sentences.CANNOT, "pin")
    return MappingProxyType(said)


def asked_again(step: Step, view: View) -> bool:
    """Whether the same player continues: after the Master of Goblins it gives a card, if there is a seat to give to
    (SP-71)."""
    if step.do not in ("play", "straight") or not view.masters:
        return False
    cards = cards_named(step.args)
    return cards[-1] == GOBLIN_MASTER and view.counts[int(step.by)] > len(cards)


def latest(view: View) -> LaidTrick | None:
    """The latest goblin trick of this hand with the owners of its cards, for people who missed it."""
    if not view.tricks:
        return None
    trick = view.tricks[-1]
    said = say("spooks-latest-no-winner")
    if trick.winner is not None:
        said = say("spooks-latest-trick", seat=Who(trick.winner), card=card_noun(dict(trick.cards)[trick.winner]))
    return LaidTrick(trick.cards, trick.winner, said, began=_began(view))


def _began(view: View) -> str | None:
    """The Goblin that began the latest trick: the last such card on the pile, without that of a trick in progress."""
    gift = GOBLIN_MASTER if view.masters else None
    goblins = [card for _, card in view.pile if SUIT[card] == "goblin" and card != gift]
    if view.phase == "trick" and not view.playoff:
        goblins = goblins[:-1]
    return goblins[-1] if goblins else None


def tone(view: View) -> str:
    """The colour of the bar: green during a trick."""
    return GREEN_BAR if view.phase == "trick" else ""


def lively(view: View) -> bool:
    """Whether the play is under way: the pile has some cards, and hands are smaller."""
    return len(view.pile) >= LIVELY_PILE


def near_end(view: View) -> bool:
    """Whether a seat has two cards left, or fewer."""
    return view.phase != "deal" and any(view.counts[seat] <= FEW_CARDS for seat in view.seats)


ABOVE_PLATES = 684
"""Y of big answers to all players: between the pile and the nearest plate."""


def passes_in_public(view: View) -> bool:
    """Whether a pass says that no card fits (SP-52), so that the player need not open the hand for it.

    On blue a pass is free, and why a player passes is a secret (SP-27).
    """
    return view.phase == "red"


TABLE: GameTable[View] = GameTable(
    name="spooks",
    layout=Layout(lie, items),
    text=Text(sentences.question, sentences.awaited, sentences.choice, sentences.sub_line),
    art=Art(backdrop, FRAME, BAR, ambience="night", music="garden"),
    told=TOLD,
    sheet=ScoreSheet(say("spooks-scores"), SheetScene.of_view, part_of_match),
    features=(
        OwnHand(hand_of, count_of, group=SUIT.__getitem__, noun=card_noun),
        TakingTurns(only_asked_seat),
        AskedAgain(asked_again),
        Asides(frozenset(("pass",))),
        DoorAnswers(frozenset(("pass",)), ABOVE_PLATES, passes_in_public, sentences.cannot_play),
        SeatBubbles(bubbles),
        DroppedSeats(dropped),
        LeadingSeats(leading),
        Scenery(furniture, over, front),
        DRESSING,
        BarTone(tone),
        IdleLife(DOINGS),
        LatestTrick(latest),
        PlayingAhead("play", lambda view: view.phase in ("lead", "blue", "red"), sentences.ahead_broken),
        NearEnd(near_end),
        Deals(lambda view: view.target is not None, lambda view: len(view.sheet), lambda view: view.totals),
        Lively(lively),
        Chapters(say("spooks-next-lead")),
        MOMENTS,
        Praise(sentences.praised, sentences.FACTS),
        Thrown(partial(thrown, "spooks/pumpkin")),
        SpokenFacts(facts),
        Prize(lambda variant, end, seat, look, high: empty_hand(high)),
        Pointed(where_is),
        HostOnCloth(host_place, host_means),
    ),
)
