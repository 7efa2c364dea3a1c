"""The beginning and end of a children's match: a hello with the goal, and applause for all, for any winner."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from pygame import Rect

from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.messages import say
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.headless.playout import LevelBots, advance
from game.canvas import Canvas
from game.draw import text
from game.draw.animals import KINDS, animal
from game.draw.confetti import draw_confetti
from game.draw.effects import confetti_bits
from game.draw.expressions import laughing
from game.easing import RESULTS_STAND
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press
from game.scene import Scene
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import WHOLE
from game.theme import KIDS, SAFE, SMALLEST_TEXT, STAGE
from scenes.ending.album import KEPT, OFFERED, PLACES, Album
from scenes.ending.ending import Praise
from scenes.ending.guests import guests, names_end
from scenes.ending.kids_results import (
    KIND,
    RESTS,
    STANDS,
    THANKS,
    PartyScene,
    praise_for,
)
from scenes.front.greeting import GreetingScene
from scenes.front.title import TitleScene
from scenes.games import kids_preset_of
from scenes.games.spooks.count import CountScene
from scenes.lobby.seats import GREETING, HOW, SeatsScene
from scenes.table.game_table import table_of
from scenes.table.scene import TableScene
from tests.game.test_textures import same_through_textures
from tests.pilot import Pilot, pixels
from tests.reading import grade, words
from tests.scenes.at_table import TablePilot, plan
from tests.scenes.voices import voice, worded

PAD = "pad:1"


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path, kids=True) as made:
        made.context.settings.change(pace="off", reduced_motion=True)
        yield made


def party(pilot: Pilot, *scores: int, devices: tuple[str, ...] = (PAD,)) -> PartyScene:
    """The end of a match among four, won by the second."""
    scene = PartyScene(pilot.context, plan("beginner", 4, devices), {"scores": list(scores), "winners": [1]})
    pilot.context.stack.push(scene)
    pilot.frames(2)
    return scene


def hang(pilot: Pilot, device: str = PAD) -> None:
    """Hang the sticker under the hook."""
    pilot.press(Action.CONFIRM, device)
    pilot.context.stack.update(1.0)


def test_no_child_is_last_and_no_points_show(pilot: Pilot) -> None:
    pictures = []
    for scores in ((10, 40, -5, 20), (-20, 40, 30, 10)):
        party(pilot, *scores)
        pictures.append(pilot.drawn())
        pilot.context.stack.dismiss()
        pilot.frames(1)
    assert pictures[0] == pictures[1]


@pytest.mark.parametrize("count", range(2, 13))
def test_all_players_stand_side_by_side(count: int) -> None:
    line = guests(count)
    assert [guest.seat for guest in line] == list(range(count))
    assert all(one.x + one.room / 2 <= other.x - other.room / 2 + 1 for one, other in pairwise(line))
    assert line[0].x - line[0].room / 2 >= SAFE.left and line[-1].x + line[-1].room / 2 <= SAFE.right


def test_each_child_gets_applause_and_hangs_a_sticker_before_anything_else(pilot: Pilot) -> None:
    sounds: list[str] = []
    pilot.context.sound.play = sounds.append
    scene = party(pilot, 10, 40, -5, 20)
    assert "applause" in sounds and len(set(KIND)) == len(KIND)
    for _ in range(3):
        pilot.press(Action.CONFIRM, PAD)
    assert scene.hanging and scene.album.hung == [], "no press counts at first"
    pilot.context.stack.update(RESULTS_STAND)
    offered, middle = scene.stickers.offered, scene.focus.at
    assert len(set(offered)) == OFFERED == len(scene.targets()) and len(scene.hints()) == 1
    pilot.press(Action.RIGHT, PAD)
    assert scene.focus.at != middle
    chosen = offered[int(str(scene.focus.at))]
    hang(pilot)
    assert scene.album.hung == [chosen] and not scene.hanging


def test_to_play_again_counts_after_five_seconds_and_not_at_once_after_a_sticker(pilot: Pilot) -> None:
    scene = party(pilot, 10, 40, -5, 20)
    pilot.context.stack.update(RESULTS_STAND)
    hang(pilot)
    for _ in range(8):
        pilot.press(Action.CONFIRM, PAD)
        pilot.press(Action.BACK, PAD)
    assert pilot.scene is scene and scene.hints() == () and scene.ignores_input
    pilot.context.stack.update(STANDS)
    pilot.frames(1)
    assert len(scene.hints()) == 2 and not scene.ignores_input
    pilot.press(Action.BACK, PAD)
    pilot.settle()
    assert isinstance(pilot.scene, TitleScene)


def test_a_slow_child_is_not_surprised_by_the_next_choice(pilot: Pilot) -> None:
    scene = party(pilot, 10, 40, -5, 20)
    pilot.context.stack.update(60.0)
    pilot.press(Action.CONFIRM, PAD)
    pilot.press(Action.CONFIRM, PAD)
    assert pilot.scene is scene and scene.ignores_input and scene.rested < RESTS
    pilot.context.stack.update(RESTS)
    assert not scene.ignores_input


def test_several_children_take_turns(pilot: Pilot) -> None:
    scene = party(pilot, 10, 40, -5, 20, devices=(PAD, KEYS))
    pilot.context.stack.update(RESULTS_STAND)
    first = scene.words_of(scene.sentence())
    pilot.context.devices.all = lambda: (PAD, KEYS)
    hang(pilot, KEYS)
    assert scene.album.hung == [] and scene.said is not None, "it is the other one's turn"
    hang(pilot, PAD)
    assert len(scene.album.hung) == 1 and scene.hanging and scene.words_of(scene.sentence()) != first
    pilot.context.devices.all = lambda: (PAD,)
    hang(pilot, PAD)
    assert len(scene.album.hung) == 2 and not scene.hanging, "another device presses for a lost one"


def test_a_finger_and_a_mouse_can_also_hang_one(pilot: Pilot) -> None:
    for number, device in enumerate((TOUCH, MOUSE)):
        scene = party(pilot, 10, 40, -5, 20)
        pilot.context.stack.update(RESULTS_STAND)
        rect = next(target.rect for target in scene.targets() if target.id == number)
        chosen = scene.stickers.offered[number]
        pilot.context.stack.act(Press(Action.CONFIRM, device, None, "", rect.center))
        pilot.context.stack.update(1.0)
        assert scene.album.hung[-1] == chosen
        pilot.context.stack.dismiss()
        pilot.frames(1)


def test_the_album_stays_at_home_and_is_forgotten_in_public_places(pilot: Pilot) -> None:
    at_home = Album(pilot.context)
    name = at_home.offered()[0]
    at_home.hang(name)
    assert Album(pilot.context).hung == [name]
    public = replace(pilot.context, kiosk=object())
    there = Album(public)
    assert there.hung == []
    there.hang(name)
    assert Album(public).hung == [] and Album(pilot.context).hung == [name]


def test_an_album_reads_the_disk_with_care(pilot: Pilot) -> None:
    for written in ("host", 7, None, {"host": 1}, ["host", "../secret", 3, "host"]):
        pilot.context.store.keep_setting(KEPT, written)
        assert set(Album(pilot.context).hung) <= {"host"}


def test_the_oldest_stickers_give_way(pilot: Pilot) -> None:
    album = Album(pilot.context)
    for _ in range(3 * len(PLACES) + 2):
        place, shown = album.next_place, {name for name, _ in album.shown()}
        name = album.offered()[1]
        assert name not in shown
        album.hang(name)
        assert (name, place) in album.shown()
        assert len({place for _, place in album.shown()}) == len(album.shown()) <= len(PLACES)
        assert len(album.hung) <= 2 * len(PLACES)


def test_praise_is_for_people_and_varied_if_possible() -> None:
    cards, stars = say("-rook-did-cards", count=3), say("rook-did-stars", count=2)
    told = praise_for((0, 2, 3), {0: (stars, cards), 1: (stars,), 2: (stars, cards)})
    assert told == {0: stars, 2: cards, 3: KIND[3]}


def test_every_game_praises_an_action_of_each_of_its_people() -> None:
    """From public events, and from those of a whole match."""
    for name, game in GAMES.items():
        preset = kids_preset_of(name).PRESET
        praise = table_of(name).feature(Praise)
        assert praise is not None, name
        match = Match(game, game.setup(preset.variant, preset.players, dict(preset.options)))
        dealer, bots = SeededDealer(3), LevelBots(3, ("gentle",) * preset.players)
        while not match.over:
            advance(match, dealer, bots)
        told = praise.of(match.heard(PUBLIC))
        assert set(told) == set(range(preset.players)) and all(told.values()), name
        room = guests(preset.players)[0].room - 24
        for message in {one.key: one for deeds in told.values() for one in deeds}.values():
            line = worded(message, (), "child")
            assert len(words(line)) <= 6 and grade([line]) <= 6.0
            for language in WHOLE:
                shown = Voice(catalogue_of(language), "child", ()).words(message)
                assert text.width(shown, SMALLEST_TEXT, KIDS.sentence_role) <= room, shown


def test_laughing_animals_have_shut_eyes() -> None:
    for kind in KINDS:
        assert pixels(laughing(kind, 120)) != pixels(animal(kind, 120))


@pytest.mark.parametrize("size", [100, 200])
def test_nothing_of_the_party_overlaps(pilot: Pilot, size: int) -> None:
    pilot.context.settings.change(text_size=size)
    scene = party(pilot, 10, 40, -5, 20)
    cards = [target.rect for target in scene.targets()]
    assert all(not one.colliderect(other) for one, other in combinations(cards, 2))
    assert all(card.bottom < scene.theme.bar_top and card.top > names_end(scene.theme) for card in cards)
    same_through_textures(pilot)


@pytest.mark.parametrize("size", [100, 200])
def test_no_confetti_is_on_a_name(pilot: Pilot, size: int) -> None:
    """It is still for as long as the party goes on, and with less motion from the beginning."""
    pilot.context.settings.change(text_size=size)
    scene = party(pilot, 3, 9, 5, 0)
    scene.podium.fallen = 1.0
    names = scene.guests.words()
    canvas, kinds = Canvas(STAGE), confetti_bits(26)
    draw_confetti(canvas, scene.podium.stood, 1.0, scene.podium.still, names)
    drawn = [Rect(command.place) for command in canvas.commands if getattr(command, "source", None) in kinds]
    assert len(drawn) > 40
    assert all(rect.collidelist(names) < 0 for rect in drawn)
    canvas = Canvas(STAGE)
    scene.paint(canvas)
    painted = [Rect(command.place) for command in canvas.commands if getattr(command, "source", None) in kinds]
    assert painted == drawn


def test_a_match_of_children_ends_in_a_party(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("hand", 3, (KEYS,), game="spooks")) as pilot:
        pilot.context.settings.change(theme="kids")
        pages: list[type[Scene]] = []

        def ended() -> bool:
            pages.append(type(pilot.scene))
            return isinstance(pilot.scene, PartyScene)

        pilot.until(ended)
        assert CountScene not in pages, "the cards left in hands are not shown"


def test_every_game_has_a_goal() -> None:
    assert all(voice(register="child").wording(table_of(game).goal).picture for game in GAMES)


def test_the_host_says_hello_and_only_a_button_continues(pilot: Pilot) -> None:
    stack = pilot.context.stack
    stack.push(SeatsScene(pilot.context, "spooks", PAD))
    stack.apply()
    stack.act(Press(Action.MENU, PAD))
    stack.apply()
    scene = stack.top
    assert isinstance(scene, GreetingScene)
    for action in (Action.LEFT, Action.BACK, Action.CONFIRM):
        assert stack.top is scene
        stack.act(Press(action, PAD))
        stack.apply()
    assert any(isinstance(one, TableScene) for one in stack.scenes)


def test_the_programs_sentences_for_children_are_easy() -> None:
    said = [worded(line, (), "child") for line in (*KIND, THANKS, say("greeting-all"), GREETING, HOW)]
    assert all(len(words(line)) <= 6 for line in said)
    assert all(grade([line]) <= 6.0 for line in said if len(words(line)) > 2), "of two words nothing can be said"
    assert not any("you" in words(line.lower()) for line in said)
