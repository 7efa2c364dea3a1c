"""High Card on the screen, in one file. A larger game is a package with a module for each part."""

from collections.abc import Mapping
from typing import Any

import pygame

from engine.core.advice import BEHIND, Advice
from engine.core.cards import Cards
from engine.core.messages import Message, Who, say, verbatim
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.core.zones import Zone
from engine.games.tiny import DECK, Dealt, Opened, Sealed, Table, card_noun
from game import ceremonies
from game.cards import card_face
from game.draw.cache import cached
from game.draw.parallax import ParallaxLayers
from game.draw.svg import fragment, star
from game.easing import SWEEP
from game.theme import CREAM, Theme
from game.timeline import Clip, Late, Par, Seq
from scenes.games import (
    SILENT,
    CatalogueEntry,
    OptionWords,
    Preset,
    Prop,
    Rule,
    RuleClip,
    RulesPage,
    Value,
    VariantWords,
    nothing_expected,
    pages_of,
)
from scenes.games.coach_words import purpose, why
from scenes.table.boards.sheet import PointsSheet
from scenes.table.game_table import Art, GameTable, Layout, PlacedCards, ScoreSheet, Text, points, without_parts
from scenes.table.stage.flights import goes_to, lay_card, only_caption, reading_time, turn_over
from scenes.table.stage.own_hand import OwnHand, lie_open
from scenes.table.stage.stage import Stage
from scenes.table.stage.table_layout import TableLayout
from scenes.table.told import Told

RED, GREEN, BAR = "#7A2E38", "#2E6F73", "#2A1020"

# entry, art/tile: on the shelf of the title

ENTRY = CatalogueEntry("tiny", "High Card", say("tiny-line"), "2–4", "applause", 5, say("tiny-origin"))
CARDS = ("c3", "c9", "c6")


def painted(wide: int, high: int) -> pygame.Surface:
    return fragment(f'<rect width="4" height="3" fill="{GREEN}"/>', (4, 3), (wide, high)).copy()


# rules_words, kids_preset, clips: how it is played, for newcomers and for children

VARIANTS = {"plain": VariantWords(verbatim("High Card"), say("tiny-plain-line"), (1, 2, 3, 5))}
OPTIONS = {"target": OptionWords(say("tiny-target"), say("tiny-target-line"), "star")}
GOAL = say("tiny-goal")
PRESET = Preset(say("tiny-light"), say("tiny-light-line"), "plain", 3, {"target": 1})


def kids_pages(options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    return (
        RulesPage(say("tiny-light-about"), (say("tiny-light-about-lines"),), ("c2", "c9", "c5")),
        RulesPage(say("tiny-light-cards"), (say("tiny-light-cards-lines"),), ("c3", "c7")),
        RulesPage(say("tiny-light-show"), (say("tiny-light-show-lines"),), ("c7",)),
        RulesPage(say("tiny-light-turn"), (say("tiny-light-turn-lines"),), ("c4", "c7", "c6")),
        RulesPage(
            say("tiny-light-end"), (say("tiny-light-end-lines", count=int(options["target"])),), picture="icons/star"
        ),
    )


def pages(variant: str, options: Mapping[str, Value]) -> tuple[RulesPage, ...]:
    target = int(options["target"])
    return pages_of(
        Rule(say("tiny-page-idea"), say("tiny-page-idea-lines"), "TG-2, TG-3", cards=("c2", "c9", "c5")),
        Rule(say("tiny-page-end"), say("tiny-page-end-lines", count=target), "TG-5", cards=("c9",)),
        Rule(SILENT, say("tiny-ours-at-once"), "TG-5"),
    )


def clips(variant: str) -> tuple[RuleClip, ...]:
    return (RuleClip(say("tiny-clip-highest"), (Prop("c2"), Prop("c5")), Prop("c9")),)


# advice_words: the coach

KNOWS = say("tiny-coach-knows")


def does(step: Step, view: Any) -> Message | None:
    return say("tiny-coach-show", card=card_noun(step.arg("card"))) if step.do == "show" else None


def sentence(advice: Advice) -> Message:
    card = card_noun(advice.fact("card"))
    if advice.reason != BEHIND:
        return why("tiny", advice.reason, {"card": card, "count": advice.fact("chance")})
    better = card_noun(advice.fact("better").arg("card"))
    return say("tiny-why-behind", idea=purpose("tiny", advice.fact("idea"), {"card": card}), card=better)


outlook = nothing_expected

# art/faces, art/backdrop: cards, and the table under them


def spec(card: str, theme: Theme) -> card_face.Face:
    return card_face.Face(card[1:], RED, CREAM, star(100, 100, 90, CREAM), star(100, 100, 90))


cards = DECK
face, back = card_face.printed(spec, "rook/back")


@cached
def backdrop(theme: Theme) -> pygame.Surface:
    table = '<ellipse cx="960" cy="500" rx="760" ry="290" fill="#7A4A2E"/>'
    return ParallaxLayers("#12303A", GREEN).layer(table).done(theme=theme)


# layout, motions: where cards are and how they get there


def spot(seat: Seat) -> Zone:
    return Zone("shown", seat)


def known(view: Table) -> Cards:
    return tuple(card for hand in view.hands for card in hand if card)


def lie(view: Table, floor: TableLayout, open_hands: Mapping[Seat, Cards]) -> tuple[PlacedCards, ...]:
    shown = (PlacedCards(spot(seat), (floor.trick(seat),), (card,)) for seat, card in view.shown)
    return lie_open(floor, open_hands, shown)


def sealed(event: Sealed, stage: Stage) -> Clip:
    slot, zone = stage.floor.trick(event.seat), spot(event.seat)
    return Seq(stage.arrive("hands"), Late(lambda: lay_card(event.seat, event.card, slot, zone, "slap", stage)))


def opened(event: Opened, stage: Stage) -> Clip:
    def turned() -> Clip:
        lying = ((stage.table.cards(spot(seat))[0], card) for seat, card in event.shown)
        return Par(*(turn_over(sprite, card, stage) for sprite, card in lying))

    def swept() -> Clip:
        sprites = [stage.table.take(spot(seat), card) for seat, card in event.shown]
        return Par(*(goes_to(event.taker, sprite, stage.feel(SWEEP), stage) for sprite in sprites))

    return Seq(
        Late(turned), stage.hear("snap"), reading_time(stage), Late(swept), stage.arrive("scores"), stage.hear("pluck")
    )


# told, sentences: what happens, and what is asked

TOLD: tuple[Told[Table], ...] = (
    Told(Dealt, lambda event, view, who: say("tiny-dealt"), only_caption("sweep"), ceremony=ceremonies.DEAL),
    Told(Sealed, lambda event, view, who: say("tiny-sealed", seat=Who(event.seat)), sealed),
    Told(Opened, lambda event, view, who: say("tiny-opened", seat=Who(event.taker)), opened),
)

TABLE = GameTable(
    name="tiny",
    layout=Layout(lie, points),
    text=Text(
        question=lambda verbs, view, chosen: say("tiny-ask-show"),
        awaited=lambda view, who: None,
        choice=lambda step, view, who: say("tiny-show"),
        sub_line=lambda view, seat, who: None,
    ),
    art=Art(backdrop, frame=RED, bar=BAR, ambience="hall", music="title"),
    told=TOLD,
    sheet=ScoreSheet(say("tiny-scores"), PointsSheet, without_parts),
    features=(OwnHand(known, lambda view, seat: len(view.hands[seat]), group=lambda card: card[0], noun=verbatim),),
)
