"""The clips of How to play: short, few, legible, and the same for every device."""

import re
from collections.abc import Callable

import pytest
from pygame import Rect

from engine.games import GAMES
from game.canvas import Canvas
from game.draw.house_set import house_set
from game.input.actions import MOUSE, TOUCH, Action
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import LANGUAGES
from game.theme import SAFE, STAGE
from scenes.front.clip_view import LARGE, SMALL
from scenes.front.clips import ROUNDS, SECONDS, ClipsScene
from scenes.front.how_to import HowToScene
from scenes.games import clips_of, kids_preset_of
from tests.pilot import Pilot

SIX, MOST_WORDS, MOST_THINGS, MOST_SECONDS, LEAST_HIGH = 6, 8, 3, 70, 300
HIGH = 1.4
"""Height of a card divided by its width."""
BEGUN, MOVED, SHAKEN = 0.5, 4.2, 5.5
"""Times of a clip, in seconds: before its card moves, when it has arrived, and while the wrong one shakes."""
WAYS = [(game, variant.name) for game, its in GAMES.items() for variant in its.variants]
OURS = [(game, variant) for game, variant in WAYS if game != "tiny"]
"""All variants but those of the small game of the tests, which has one clip."""


def shown(pilot: Pilot, game: str = "rook", variant: str | None = None) -> ClipsScene:
    scene = ClipsScene(pilot.context, game, variant)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    return scene


@pytest.mark.parametrize(("game", "variant"), OURS)
def test_a_game_has_six_different_clips_of_at_most_three_things(game: str, variant: str) -> None:
    clips = clips_of(game, variant)
    assert len(clips) == len({clip.says.key for clip in clips}) == SIX
    for clip in clips:
        assert len((*clip.there, clip.moves, *((clip.wrong,) if clip.wrong else ()))) <= MOST_THINGS
        cards = [prop.card for prop in (*clip.there, clip.moves) if prop.card]
        assert all(GAMES[game].is_card(card) or card.startswith("tag-") for card in cards)


def test_all_clips_together_take_less_than_seventy_seconds_and_cards_are_large() -> None:
    assert SIX * SECONDS < MOST_SECONDS
    assert min(LARGE, SMALL) * HIGH >= LEAST_HIGH


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "variant"), WAYS)
def test_a_sentence_has_at_most_eight_words(game: str, variant: str, language: str) -> None:
    for register in ("grown-up", "child"):
        voice = Voice(catalogue_of(language), register)
        for clip in clips_of(game, variant):
            said = voice.words(clip.says)
            assert 0 < len(said.split()) <= MOST_WORDS and not re.search("[:;]", said), said


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["grown-up", "kids"])
@pytest.mark.parametrize("size", [100, 200])
def test_everything_has_room(pilot: Pilot, theme: str, size: int, language: str) -> None:
    """No thing covers another, the sentence or the dots, and all is in the safe area."""
    pilot.context.settings.change(theme=theme, text_size=size, language=language)
    for game, variant in WAYS:
        scene = ClipsScene(pilot.context, game, variant)
        for number, clip in enumerate(scene.clips):
            scene.at = number
            view = scene.view
            lie, end, wrong = view.spots()
            things = [view.thing(spot).rect(spot.at) for spot in (*lie, end, *((wrong,) if wrong else ()))]
            plate, dots = view.plate(), view.progress()
            rects: list[Rect] = [*things, plate, dots[0].unionall(list(dots[1:]))]
            assert all(rect.collidelist(rects[:place]) < 0 for place, rect in enumerate(rects)), (game, clip.says.key)
            assert all(Rect(SAFE).contains(rect) for rect in rects)
            assert plate.bottom < scene.theme.bar_top


def test_the_card_moves_and_the_wrong_one_gets_its_cross(pilot: Pilot) -> None:
    scene = shown(pilot)
    assert scene.clip.wrong is not None
    pictures = []
    for time in (BEGUN, BEGUN + 0.1, MOVED, SHAKEN):
        scene.time = time
        canvas = Canvas(STAGE)
        scene.view.draw_clip(canvas, 0)
        pictures.append([command.box for command in canvas.commands if hasattr(command, "box")] or canvas.commands)
    still, later, moved, shaken = pictures
    assert still == later and moved != still
    assert len(shaken) == len(moved) + 1, "the cross"


def test_without_motion_the_card_is_there_and_nothing_shakes(pilot: Pilot) -> None:
    pilot.context.settings.change(reduced_motion=True)
    scene = shown(pilot)
    scene.time = SHAKEN
    canvas, later = Canvas(STAGE), Canvas(STAGE)
    scene.view.draw_clip(canvas, 0)
    scene.time = SHAKEN + 0.1
    scene.view.draw_clip(later, 0)
    assert canvas.commands == later.commands


def test_all_clips_play_twice_and_the_last_one_stands(pilot: Pilot) -> None:
    scene = shown(pilot)
    seen = []
    for _ in range(ROUNDS * SIX + 3):
        seen.append(scene.at)
        scene.update(SECONDS)
    assert seen == [*range(SIX), *range(SIX), SIX - 1, SIX - 1, SIX - 1]


def test_something_is_drawn_before_the_set_of_the_game_is_painted(pilot: Pilot) -> None:
    """The wall of the house at the first frame, and the game's own set in idle time."""
    scene = ClipsScene(pilot.context, "spooks")
    wall = house_set(scene.theme, scene.light_at, scene.side_curtains, rayed=scene.rayed)
    assert scene.backdrop() is wall
    pilot.context.stack.push(scene)
    pilot.context.stack.apply()
    while pilot.context.idle_work.piece():
        pass
    assert scene.backdrop() is not wall


def test_nothing_is_painted_for_a_closed_scene(pilot: Pilot) -> None:
    scene = ClipsScene(pilot.context, "spooks")
    pilot.context.stack.push(scene)
    pilot.context.stack.apply()
    pilot.context.stack.dismiss()
    pilot.context.stack.apply()
    while pilot.context.idle_work.piece():
        pass
    assert scene._set is None


LEFT, RIGHT = (300, 400), (1600, 400)
DEVICES: dict[str, tuple[Callable[[Pilot], None], Callable[[Pilot], None]]] = {
    "pad": (lambda pilot: pilot.press(Action.CONFIRM, "pad:1"), lambda pilot: pilot.press(Action.LEFT, "pad:1")),
    "shoulders": (lambda pilot: pilot.press(Action.NEXT, "pad:1"), lambda pilot: pilot.press(Action.PREV, "pad:1")),
    "keys": (lambda pilot: pilot.key("return"), lambda pilot: pilot.key("left")),
    "mouse": (lambda pilot: pilot.click(*RIGHT), lambda pilot: pilot.click(*LEFT)),
    "touch": (lambda pilot: pilot.touch(*RIGHT), lambda pilot: pilot.touch(*LEFT)),
}


@pytest.mark.parametrize("device", DEVICES)
def test_every_device_goes_on_and_back_and_out(pilot: Pilot, device: str) -> None:
    scene, (on, back) = shown(pilot), DEVICES[device]
    scene.update(BEGUN)
    on(pilot)
    assert (scene.at, scene.time < BEGUN) == (1, True)
    back(pilot)
    assert scene.at == 0
    back(pilot)
    assert scene.at == 0 and pilot.scene is scene
    scene.show(SIX - 1)
    if device != "shoulders":
        on(pilot)
        pilot.frames(1)
        assert pilot.scene is not scene


READS: dict[str, Callable[[Pilot], None]] = {
    "pad": lambda pilot: pilot.press(Action.EXTRA, "pad:1"),
    "more": lambda pilot: pilot.press(Action.INFO, "pad:1"),
    "keys": lambda pilot: pilot.key("x"),
    "mouse": lambda pilot: pilot.press(Action.EXTRA, MOUSE),
    "touch": lambda pilot: pilot.press(Action.EXTRA, TOUCH),
}


@pytest.mark.parametrize("device", READS)
def test_one_button_opens_the_pages_of_that_match(pilot: Pilot, device: str) -> None:
    scene = shown(pilot, "rook", "classic")
    READS[device](pilot)
    pilot.frames(1)
    pages = pilot.scene
    assert isinstance(pages, HowToScene) and (pages.game, pages.variant) == ("rook", "classic")
    pilot.press(Action.BACK, "pad:1")
    pilot.frames(1)
    assert pilot.scene is scene


def test_a_dot_leads_to_its_clip(pilot: Pilot) -> None:
    scene = shown(pilot)
    pilot.click(*scene.view.progress()[4].center)
    assert scene.at == 4


def test_children_see_the_clips_of_their_game(pilot: Pilot) -> None:
    pilot.context.settings.change(theme="kids")
    for game in GAMES:
        preset = kids_preset_of(game).PRESET.variant
        assert ClipsScene(pilot.context, game).clips == clips_of(game, preset)


def test_the_sentence_is_read_aloud(pilot: Pilot) -> None:
    scene = shown(pilot)
    said = scene.words_of(scene.clip.says)
    assert scene.narration().item == said
