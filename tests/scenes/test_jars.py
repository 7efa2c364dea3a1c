"""Jars at the children's table of Rook: their contents, their places, and the end of a hand."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.rook.cards import stars
from engine.games.rook.events import HandCounted, HandResult, NestTurned, TrickTaken
from engine.headless.playout import LevelBots, advance
from game.cards.hand import hand
from game.cards.sprite import CardSprite
from game.input.actions import Action
from game.theme import GROWN_UP, KIDS, SAFE, Theme
from scenes.games import kids_preset_of
from scenes.games.rook.art import jars
from scenes.games.rook.art.trick import FlyingStar
from scenes.games.rook.count import CountScene
from scenes.games.rook.jar_shelf import JarCount, JarShelf
from scenes.games.rook.layout import hand_top, pile_slots, trick_slot, turned_slot
from scenes.games.rook.sheets import SheetScene
from scenes.games.rook.table import TABLE
from scenes.table.stage.table_layout import TableLayout
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.voices import voice

PRESET = kids_preset_of("rook").PRESET
TARGET = int(dict(PRESET.options)["target"])
LARGE = Theme(name="kids", text_scale=2.0)


def matches() -> Iterator[Match]:
    """A match of the lighter game after each of its steps."""
    game = GAMES["rook"]
    match = Match(game, game.setup(PRESET.variant, PRESET.players, dict(PRESET.options)))
    dealer, bots = SeededDealer(5), LevelBots(5, ("random",) * PRESET.players)
    while not match.over:
        advance(match, dealer, bots)
        yield match


def test_a_jar_has_the_stars_that_its_seat_took_in_public() -> None:
    tricks: list[TrickTaken] = []
    for match in matches():
        heard = match.heard(PUBLIC)
        held = jars.in_jars(heard, match.view(PUBLIC))
        assert all(jars.in_jars(match.heard(seat), match.view(seat)) == held for seat in range(PRESET.players))
        tricks = [event for event in heard if isinstance(event, TrickTaken)]
        nests = [event for event in heard if isinstance(event, NestTurned)]
        counts = [event.result for event in heard if isinstance(event, HandCounted)]
        if counts and len(heard) and isinstance(heard[-1], HandCounted):
            caught = [0] * PRESET.players
            for trick in tricks:
                caught[trick.seat] += sum(stars(card) for _, card in trick.plays)
            for nest in nests:
                caught[nest.seat] += sum(map(stars, nest.cards))
            assert held == tuple(caught) == counts[-1].totals
    assert tricks


@pytest.mark.parametrize("theme", [KIDS, LARGE], ids=["100", "200"])
@pytest.mark.parametrize("public", [False, True])
def test_jars_cover_nothing(theme: Theme, public: bool) -> None:
    floor = TableLayout(4, 0, public, True, True, theme.large_text)
    rects, tags = {}, {}
    for seat in range(4):
        (x, y), wide = jars.foot(floor, seat), jars.width(floor, seat)
        high = round(wide * jars.BOX[1] / jars.BOX[0])
        rects[seat] = Rect(x - wide // 2, y - high, wide, high)
        aside, up = jars.TAG_AT
        tag = jars._tag(TARGET, jars.tag_letters(floor)).box
        tags[seat] = tag.move(round(x + wide * aside), round(y - wide * up))
        assert SAFE.contains(rects[seat]) and y <= theme.bar_top
    assert not any(one.colliderect(other) for one, other in combinations(rects.values(), 2))
    others = [_box(turned_slot(floor))]
    if not public:
        view = next(match.view(0) for match in matches() if match.view(0).hand)
        assert hand_top(floor, 9) == hand(9, kids=True).top + theme.bar_top - GROWN_UP.bar_top
        assert all(rect.bottom <= hand_top(floor, 9) + 8 for rect in rects.values())
        others += [_box(trick_slot(view, floor, seat)) for seat in range(4)]
    for thing in others:
        assert [seat for seat, rect in rects.items() if rect.inflate(-8, -8).colliderect(thing)] == []
    for back in pile_slots(floor, 5, turned=True):
        assert [seat for seat, tag in tags.items() if tag.inflate(-8, -8).colliderect(_box(back))] == []


def _box(slot: Any) -> Rect:
    out = Rect(0, 0, round(slot.width), round(slot.height))
    out.center = round(slot.x), round(slot.y)
    return out


@pytest.mark.parametrize("calm", [False, True])
def test_stars_fly_into_a_jar_one_after_the_other_each_a_note_higher(tmp_path: Path, calm: bool) -> None:
    with TablePilot(tmp_path, plan("beginner", 4, ("keys",), target=TARGET)) as pilot:
        pilot.context.settings.change(theme="kids", reduced_motion=calm, pace="normal")
        notes: list[int] = []

        def play(name: str, step: int = 0, *where: float) -> None:
            if name == "pluck":
                notes.append(step)

        pilot.context.sound.play = play
        pilot.table.screen.build()
        stage, before, flying, sums = pilot.table.screen.stage, 0, 0, [0]
        for _ in range(3000):
            if sum(stage.gathered) > before and not pilot.table.screen.animations.busy:
                break
            if pilot.table.screen.answering is not None:
                pilot.answer(pilot.device(), pilot.decided())
            pilot.table.update(0.05)
            flying = max(flying, sum(isinstance(what, FlyingStar) for what in stage.flourishes))
            sums += [sum(stage.gathered)] if sum(stage.gathered) != sums[-1] else []
        assert len(sums) > 1 and stage.gathered == list(
            jars.in_jars(pilot.table.session.facts_for(PUBLIC).heard, stage.view)
        )
        assert bool(flying) is not calm
        if not calm:
            assert sums == list(range(len(sums))) and notes[: sums[-1]] == list(range(sums[-1]))


def test_other_games_have_no_jars() -> None:
    beginner = next(match.view(PUBLIC) for match in matches())
    game = GAMES["rook"]
    classic = Match(game, game.setup("classic", 4, {})).view(PUBLIC)
    assert jars.stand(beginner, KIDS)
    assert not jars.stand(beginner, GROWN_UP) and not jars.stand(classic, KIDS)


def shelf(pilot: TablePilot, totals: tuple[int, ...], scores: tuple[int, ...]) -> JarCount:
    """The end of a hand with these `scores`."""
    table = pilot.table.screen
    event = HandCounted(
        HandResult(
            dealer=0,
            scores=scores,
            totals=totals,
            taken=scores,
            bidder=None,
            bid=None,
            made=None,
            trump="green",
            penalties=(0,) * 4,
            stopped_by=None,
        )
    )
    made = CountScene.of_event(pilot.context, event, table.stage.view, table.speakers, table.room.seating)
    assert isinstance(made, JarCount)
    return made


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[TablePilot]:
    with TablePilot(tmp_path, plan("beginner", 4, ("keys",), target=TARGET)) as made:
        made.context.settings.change(theme="kids", pace="normal", reduced_motion=False)
        made.table.screen.build()
        yield made


def test_a_hand_ends_with_dropping_stars_and_no_table_of_numbers(pilot: TablePilot) -> None:
    sounds: list[str] = []
    pilot.context.sound.play = lambda name, *step: sounds.append(name)
    scene = shelf(pilot, (3, 10, 1, 4), (3, 4, 0, 1))
    scene.enter()
    assert scene.busy and not any(scene.dropped)
    scene.update(0.7)
    assert any(share > 0 for share in scene.dropped) and not all(share >= 1 for share in scene.dropped)
    scene.update(5.0)
    assert all(share == 1 for share in scene.dropped) and sounds.count("pluck") == 8
    assert not scene.full and "cork" not in sounds


def test_a_full_jar_gets_its_cork_and_a_fanfare(pilot: TablePilot) -> None:
    sounds: list[str] = []
    pilot.context.sound.play = lambda name, *step: sounds.append(name)
    scene = shelf(pilot, (3, TARGET + 1, 1, 4), (3, 4, 0, 1))
    scene.enter()
    for _ in range(60):
        scene.update(0.1)
    assert scene.full == (1,) and sounds[-2:] == ["cork", "fanfare"] and scene.corked == 1


def test_a_press_ends_the_dropping_first(pilot: TablePilot) -> None:
    scene = shelf(pilot, (3, TARGET, 1, 4), (3, 4, 0, 1))
    pilot.context.stack.push(scene)
    pilot.context.stack.apply()
    pilot.tap(Action.CONFIRM, "keys")
    assert pilot.scene is scene and all(share == 1 for share in scene.dropped) and scene.corked == 1
    pilot.tap(Action.CONFIRM, "keys")
    assert pilot.scene is not scene


def test_the_sheet_of_the_pause_is_the_shelf(pilot: TablePilot) -> None:
    screen = pilot.table.screen
    made = TABLE.sheet.made(pilot.context, screen.stage.view, screen.speakers, screen.room.seating)
    assert isinstance(made, JarShelf) and not made.busy and made.stars == screen.stage.view.totals
    pilot.context.settings.change(theme="grown-up")
    made = TABLE.sheet.made(pilot.context, screen.stage.view, screen.speakers, screen.room.seating)
    assert isinstance(made, SheetScene)


def test_the_shelf_says_who_needs_how_many(pilot: TablePilot) -> None:
    needs = {(0, 0, 0, 0): "", (3, 10, 1, 4): "2", (10, 10, 1, 4): "2", (3, TARGET, 1, 4): "full"}
    for totals, wanted in needs.items():
        scene = JarShelf(pilot.context, totals, TARGET, pilot.table.screen.speakers, pilot.table.screen.room.seating)
        said = voice(pilot.table.screen.room.seating.names, "child").wording(scene.sentence())
        ahead = [seat for seat, count in enumerate(totals) if count == max(totals) > 0]
        assert wanted in said.words and said.picture
        assert all(pilot.table.screen.room.seating.names[seat] in said.words for seat in ahead)


def test_stars_are_in_rows_inside_the_glass() -> None:
    for number in range(jars.IN_NECK):
        x, y = jars.star_at((0, 0), 100, number)
        assert abs(x) < 38 and -138 < y < -10
    lower, upper = jars.star_at((0, 0), 100, 0), jars.star_at((0, 0), 100, jars.ROW)
    assert upper[1] < lower[1]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("cards", range(1, 11))
def test_in_a_watched_record_jars_and_the_turned_card_are_under_no_hand(cards: int, large: bool) -> None:
    """Before, they were half behind plates and cards, where open hands are that are closed in play."""
    floor = TableLayout(4, 0, True, kids=True, watched=True, large=large)
    jar_rects, tag = [], jars._tag(TARGET, jars.tag_letters(floor)).box.inflate(-8, -8)
    for seat in range(4):
        (x, y), wide = jars.foot(floor, seat), jars.width(floor, seat)
        high = round(wide * jars.BOX[1] / jars.BOX[0])
        jar_rects.append(Rect(x - wide // 2, y - high, wide, high))
        jar_rects.append(tag.move(round(x + wide * jars.TAG_AT[0]), round(y - wide * jars.TAG_AT[1])))
    lying = [CardSprite.at(slot).rect() for seat in range(4) for slot in floor.hand(seat, cards)]
    for seat in range(4):
        place = floor.place(seat)
        assert place is not None
        left, top, wide, high = place.rect
        lying.append(Rect(left, top, wide, high - 34))  # without the held cards, which are open here
    assert not any(jar.colliderect(other) for jar in jar_rects for other in lying)
    assert not any(one.colliderect(other) for one, other in combinations(jar_rects[::2], 2))
    turned = CardSprite.at(turned_slot(floor)).rect()
    assert not any(turned.colliderect(other) for other in (*lying, *jar_rects))
