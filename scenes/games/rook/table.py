"""Rook at the table: all that the table scene needs from a game, in one value."""

from collections.abc import Callable

from engine.core.cards import Cards
from engine.core.messages import Who, numeral, say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.rook.cards import card_noun, color, deck, stars
from engine.games.rook.options import POINTS_PER_STAR
from engine.games.rook.view import View
from game.canvas import Canvas
from game.cards.hand import hand
from game.draw.paper import Piece
from game.theme import Theme
from scenes.ending.ending import Praise, Prize
from scenes.games.rook.art import jars
from scenes.games.rook.art.backdrop import BAR, DOINGS, FRAME, backdrop, draw_idle
from scenes.games.rook.art.furniture import bounce, draw_flourishes, nest_back, nest_front, nest_mark
from scenes.games.rook.art.jars import prize
from scenes.games.rook.art.places import draw_places
from scenes.games.rook.art.rings import DRESSING
from scenes.games.rook.art.signs import signs
from scenes.games.rook.art.trick import LED, JudgedTrick, draw_gains, draw_light, draw_marks
from scenes.games.rook.boards import ReviewScene
from scenes.games.rook.calling import CALLS
from scenes.games.rook.facts import facts
from scenes.games.rook.layout import lie, nest_at, nest_stands, where_is
from scenes.games.rook.moments import MOMENTS
from scenes.games.rook.sentences import FACTS, ahead_broken, asked, awaited, bubbles, choice, praised, sub_line
from scenes.games.rook.sheets import SheetScene, part_of_match
from scenes.games.rook.told import TOLD
from scenes.replay.chapters import Chapters
from scenes.seating import Seating
from scenes.table.ahead import PlayingAhead
from scenes.table.boards.public_board import PublicBoards
from scenes.table.facts import SpokenFacts
from scenes.table.game_table import Art, GameTable, Labels, Layout, ScoreSheet, Text
from scenes.table.last_deal import Deals
from scenes.table.lively import Lively
from scenes.table.near_end import NearEnd
from scenes.table.pointed import Pointed
from scenes.table.stage.hud import SeatBubbles
from scenes.table.stage.latest_trick import LaidTrick, LatestTrick
from scenes.table.stage.own_hand import MarkedInHand, OwnHand, count_of, hand_of
from scenes.table.stage.scenery import GatheredThings, HangingSigns, IdleLife, Scenery
from scenes.table.stage.stage import Stage
from scenes.table.turns import AskedAgain, TakingTurns, only_asked_seat


def items(view: View, seat: Seat, theme: Theme) -> Labels:
    """The number of cards in hand, and of tricks once there are any."""
    numbers = (("cards", numeral(view.counts[seat])),)
    return (
        (*numbers, ("tricks", numeral(view.taken[seat])))
        if view.phase in ("play", "vote", "repair", "review")
        else numbers
    )


def furniture(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the rooks, and the far side of the nest of twigs while it has cards."""
    draw_idle(canvas, stage, theme)
    draw_places(canvas, stage, seating, theme)
    draw_light(canvas, stage, theme)
    if jars.stand(stage.view, theme):
        jars.draw_jars(canvas, stage, seating)
    if _nest_seen(stage, theme):
        _draw_nest(canvas, stage, nest_back)
    else:
        for half in (nest_back, nest_front):
            half.soon(nest_at(stage.floor)[2])


def over(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the near side of the nest, and the marks of the open trick."""
    if _nest_seen(stage, theme):
        _draw_nest(canvas, stage, nest_front)
    if not isinstance(stage.tableau, JudgedTrick):
        draw_marks(canvas, stage, seating)


def front(canvas: Canvas, stage: Stage, seating: Seating, theme: Theme) -> None:
    """Draw the marks of a trick that is being taken, because its cards are then above the plates, and flying stars."""
    if isinstance(stage.tableau, JudgedTrick):
        draw_marks(canvas, stage, seating)
    draw_flourishes(canvas, stage, seating, theme)
    draw_gains(canvas, stage)


def _draw_nest(canvas: Canvas, stage: Stage, half: Callable[[int], Piece]) -> None:
    x, y, radius = nest_at(stage.floor)
    half(radius).draw(canvas, (x, y - bounce(stage)))


def _nest_seen(stage: Stage, theme: Theme) -> bool:
    """Whether the nest is visible. It is hidden while its bidder's hand needs the room to lay it down."""
    view, floor = stage.view, stage.floor
    crowded = theme.large_text or len(hand(len(view.hand), kids=theme.kids).rows) > 1
    laying = view.phase == "bury" and not floor.public and view.viewer == view.bidder
    return nest_stands(view) and not (laying and crowded)


def from_nest(view: View) -> Cards:
    """The nest that the high bidder has just taken, until cards are laid down."""
    return view.nest_dealt or () if view.phase == "bury" else ()


def asked_again(step: Step, view: View) -> bool:
    """Whether the same player continues: after laying down the nest, the bidder names trump."""
    return step.do == "bury"


def near_end(view: View) -> bool:
    """Whether a side could reach the target in this hand."""
    whole = sum(map(stars, deck(view.variant))) * (POINTS_PER_STAR if view.variant.startswith("classic") else 1)
    return max(view.totals, default=0) + whole >= view.target


def lively(view: View) -> bool:
    """Whether the play is under way: after the first trick, with at least two cards in the current one."""
    return view.phase == "play" and view.trick_number > 1 and len(view.trick) > 1


def latest(view: View) -> LaidTrick | None:
    """The latest completed trick, to look at again (RK-64), or None."""
    trick = view.latest
    if trick is None:
        return None
    card = card_noun(dict(trick.plays)[trick.taker])
    said = say("rook-latest-trick", seat=Who(trick.taker), trick=trick.number, card=card)
    return LaidTrick(trick.plays, trick.taker, said, LED)


TABLE: GameTable[View] = GameTable(
    name="rook",
    layout=Layout(lie, items),
    text=Text(asked, lambda view, who: awaited(view), choice, sub_line),
    art=Art(backdrop, FRAME, BAR, ambience="evening", music="barn"),
    told=TOLD,
    sheet=ScoreSheet(say("rook-scores"), SheetScene.of_view, part_of_match),
    features=(
        OwnHand(hand_of, count_of, group=color, noun=card_noun),
        MarkedInHand(from_nest, nest_mark),
        TakingTurns(only_asked_seat),
        AskedAgain(asked_again),
        SeatBubbles(bubbles),
        HangingSigns(signs),
        Scenery(furniture, over, front),
        DRESSING,
        IdleLife(DOINGS),
        LatestTrick(latest),
        PlayingAhead("play", lambda view: view.phase == "play", ahead_broken),
        PublicBoards({"agree": ReviewScene}),
        CALLS,
        NearEnd(near_end),
        Deals(lambda view: True, lambda view: len(view.sheet), lambda view: view.totals),
        Lively(lively),
        Chapters(say("rook-next-trick")),
        MOMENTS,
        Praise(praised, FACTS),
        SpokenFacts(facts),
        Prize(prize),
        Pointed(where_is),
        GatheredThings(jars.in_jars),
    ),
)
