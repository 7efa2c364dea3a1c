"""High Card on the screen, all of it in one file: what `scenes/games/<name>/` has in several."""

import sys
from collections.abc import Mapping, Sequence

import pygame

from engine.core.advice import Advice
from engine.core.cards import Cards
from engine.core.seats import Seat
from engine.core.zones import Zone
from game.cards import card_face
from game.draw.cache import cached
from game.draw.parallax import Flats
from game.draw.svg import fragment, star
from game.easing import SWEEP
from game.theme import CREAM, Theme
from game.timeline import Clip, Late, Par, Seq
from scenes.games import POINTS, CatalogueEntry, Page, Preset, Value, advised
from scenes.table.boards.sheet import PointsSheet
from scenes.table.childrens import Childs, Said
from scenes.table.childrens_sayings import Sayings
from scenes.table.game_table import (
    Art,
    GameTable,
    Layout,
    PlacedCards,
    ScoreSheet,
    Text,
    points,
)
from scenes.table.phrases import Face, Speakers
from scenes.table.stage.flights import goes_to, landing, read, said, turned_over
from scenes.table.stage.own_hand import OwnHand, count_of, hand_of, lie_open
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from tests.tiny_game.engine import Dealt, Opened, Sealed, View

RED, GREEN, RAIL = "#7A2E38", "#2E6F73", "#2A1020"

# bill, art/tile: on the shelf of the title

BILL = CatalogueEntry("tiny", "High Card", "The highest card takes the point", "2–4", "applause")
CARDS = ("c3", "c9", "c6")


def painted(wide: int, high: int) -> pygame.Surface:
    return fragment(f'<rect width="4" height="3" fill="{GREEN}"/>', (4, 3), (wide, high)).copy()


# rules_words, kids_preset: how it is played, in a newcomer's words and in a child's

VARIANT_TITLES, VARIANT_LINES = {"plain": "High Card"}, {"plain": "Show a card; the highest takes the point"}
OPTION_TITLES, OPTION_LINES, OPTION_PICTURES = {"target": "Points"}, {"target": "So many win"}, {"target": "star"}
OPTION_VALUES: Mapping[tuple[str, object], str] = {}
TARGETS, UNIT, FEWEST_WINS = {"plain": (1, 2, 3, 5)}, {"plain": POINTS}, False
GOAL = Said("Show the highest card!", "icons/star")
PRESET = Preset("One point", "For children: one point is enough", "plain", 3, {"target": 1})
PAGES = (
    Page("What it is about", ("Show a high card.", "The highest one gets a star."), ("c2", "c9", "c5")),
    Page("The cards", ("We all hold two cards.", "No one else may see them."), ("c3", "c7")),
    Page("Show a card", ("Pick a card. It lies face down.",), ("c7",)),
    Page("The turn", ("When all have picked, all cards turn.",), ("c4", "c7", "c6")),
    Page("The end", ("Who gets the star wins.",), picture="icons/star"),
)


def pages(variant: str, options: Mapping[str, Value]) -> tuple[Page, ...]:
    return (
        Page("The idea", ("All show a card at the same time. The highest takes a point.",), ("c2", "c9", "c5")),
        Page("The end", ("After two tricks all get new cards.", "Who first has the points wins."), ("c9",)),
    )


def sides(variant: str, players: int) -> tuple[tuple[Seat, ...], ...]:
    return tuple((seat,) for seat in range(players))


# advice_words: the coach

TABLES = advised.Tables(
    sentences={"likeliest": "{card} takes the point in {chance} of 100 deals."},
    ideas={"likeliest": "take the point with {card}"},
)


def named(card: object) -> str:
    return f"the {str(card)[1:]}"


def sentence(advice: Advice, names: Sequence[str]) -> str:
    def tell(name: str, value: object) -> advised.Texts:
        return {name: named(value)} if name == "card" else {}

    return advised.said(advice, TABLES, names, tell, lambda step, by: f"{named(step.arg('card'))} is likelier to")


def outlook(advice: Advice, names: Sequence[str]) -> tuple[str, ...]:
    return ()


# art/faces, art/backdrop: cards, and what they lie on


def face(card: str, width: int, theme: Theme) -> pygame.Surface:
    spec = card_face.Face(card[1:], RED, CREAM, star(100, 100, 90, CREAM), star(100, 100, 90))
    return card_face.face(spec, width, theme)


def back(width: int) -> pygame.Surface:
    return card_face.back(card_face.Back("rook/back"), width)


@cached
def backdrop(theme: Theme) -> pygame.Surface:
    table = '<ellipse cx="960" cy="500" rx="760" ry="290" fill="#7A4A2E"/>'
    return Flats("#12303A", GREEN).flat(table).done(theme=theme)


# layout, motions: where cards lie and how they get there


def spot(seat: Seat) -> Zone:
    return Zone("shown", seat)


def lie(view: View, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    own = {seat: view.own if seat == view.viewer else None for seat in view.ready}
    laid = (PlacedCards(spot(seat), (floor.trick(seat),), (card,)) for seat, card in own.items())
    return lie_open(floor, open_hands, laid)


def sealed(event: Sealed, stage: Stage) -> Clip:
    def laid() -> Clip:
        sprite = stage.leave(event.seat, event.card)
        return Seq(
            landing(sprite, stage.floor.trick(event.seat), 60, stage),
            stage.hear("slap"),
            stage.land(sprite, spot(event.seat)),
        )

    return Seq(stage.arrive("counts", "hand"), Late(laid))


def opened(event: Opened, stage: Stage) -> Clip:
    def turned() -> Clip:
        lying = ((stage.table.cards(spot(seat))[0], card) for seat, card in event.shown)
        return Par(*(turned_over(sprite, card, stage) for sprite, card in lying))

    def swept() -> Clip:
        sprites = [stage.table.take(spot(seat), card) for seat, card in event.shown]
        return Par(*(goes_to(event.taker, sprite, stage.feel(SWEEP), stage) for sprite in sprites))

    return Seq(Late(turned), stage.hear("snap"), read(stage), Late(swept), stage.arrive("scores"), stage.hear("pluck"))


# words, kids: what is said

CAPTIONS = {
    Dealt: lambda event, who: ("New cards",),
    Sealed: lambda event, who: (Face(event.seat), f"{who.names[event.seat]} shows a card"),
    Opened: lambda event, who: (Face(event.taker), f"{who.names[event.taker]} takes the point"),
}
ASKS = {"show": Said("Show a card", "icons/cards", "Pick a high one.")}
WAITS = {"one": Said("{0} picks a card", "icons/cards"), "many": Said("{0} still pick a card", "icons/people")}


def waited(view: View, who: Speakers) -> Said:
    names = [name for seat, name in enumerate(who.names) if seat not in view.ready]
    return WAITS["one"].filled(*names) if len(names) == 1 else WAITS["many"].filled(len(names))


TABLE = GameTable(
    name="tiny",
    layout=Layout(lie, points),
    text=Text(
        caption=lambda event, who: CAPTIONS[type(event)](event, who),
        question=lambda verbs, view, chosen: ("Show a card",),
        awaited=lambda view, who: (waited(view, who).words,),
        choice=lambda step, view, who: ("Show",),
        sub_line=lambda view, seat, who: f"{view.scores[seat]} so far",
        goal=GOAL,
        spared=frozenset(),
        childs=Childs(ASKS, WAITS, lambda *_: ASKS["show"], waited, told={}, pages=Sayings({})),
    ),
    art=Art(sys.modules[__name__], backdrop, frame=RED, rail=RAIL, ambience="hall", music="title"),
    motions={Dealt: said("sweep"), Sealed: sealed, Opened: opened},
    sheet=ScoreSheet("Scores", PointsSheet),
    features=(OwnHand(hand_of, count_of, group=lambda card: card[0]),),
)
