"""The program's own sentences for children: in their words, each with a picture; those for grown-ups stay."""

from dataclasses import replace

import pygame
import pytest

from game.input.actions import KEYS, Action, Press
from game.theme import KIDS, SEAT_LOOKS, STAGE
from game.widgets.bar_scene import SAYS_SECONDS
from game.widgets.bottom_bar import BarWords, BottomBar, Owner, draw_bottom_bar
from game.widgets.hints import Hint
from game.widgets.house_scene import HouseScene
from scenes.ending.kids_results import PartyScene
from scenes.front.gate import ASK
from scenes.front.greeting import GreetingScene
from scenes.front.how_to import HowToScene
from scenes.front.title import TitleScene
from scenes.handover.look import WhoScene
from scenes.lobby.joining import counted
from scenes.lobby.pictures import PicturesScene
from scenes.lobby.seat import SeatScene
from scenes.lobby.seats import SeatsScene
from scenes.seating import LEVELS, first_seating, join, name_by_pictures, resize
from scenes.table.boards.sheet import Sheet
from scenes.table.pause import PauseScene
from tests.pilot import Pilot
from tests.reading import words
from tests.scenes.houses import plan_for
from tests.scenes.test_kids_words import MOST_IN_PUBLIC, readable

LEAST_SAID = 20


@pytest.fixture
def pilot(pilot: Pilot) -> Pilot:
    pilot.context.settings.change(theme="kids")
    return pilot


def scenes(pilot: Pilot) -> tuple[HouseScene, ...]:
    """Every scene that children reach without a grown-up."""
    context, six = pilot.context, plan_for("classic_individual", 6)
    six = replace(six, seating=name_by_pictures(six.seating, context.voice))
    end = {"scores": [60, 150, -40, 85, 85, 20], "winners": [1], "hands": 3}
    pairs = (((0, 2), (1, 3)), ((), ()))
    return (
        TitleScene(context, opened=True),
        *(SeatsScene(context, game, "pad:1") for game in ("rook", "hookie_mookie")),
        *(SeatScene(context, six.seating, seat, pairs[seat], True, "pad:1") for seat in range(2)),
        PicturesScene(context, six.seating, 1, (), True, "pad:1"),
        HowToScene(context, "rook"),
        PauseScene(context, six, "Fox", None, lambda: Sheet(context, None, six.seating), calls=True, peeks=True),
        GreetingScene(context, six),
        PartyScene(context, six, end),
        *(WhoScene(context, six.seating, (0, 1), lambda lost, found: None, hides) for hides in (True, False)),
    )


def test_the_rail_speaks_to_children_in_all_their_scenes(pilot: Pilot) -> None:
    heard = set()
    for scene in scenes(pilot):
        pilot.context.stack.push(scene)
        for target in [target.id for target in scene.targets()] or [None]:
            scene.said = None
            scene.settle(target)
            line = scene.sentence()
            assert line is not None
            now = pilot.context.bar_words(line)
            assert isinstance(now.words, str), line
            assert now.picture or scene.pictured(), line
            assert len(words(now.words)) <= MOST_IN_PUBLIC, now.words
            heard.add(now.words)
        pilot.context.stack.dismiss()
    readable(sorted(heard))
    assert len(heard) >= LEAST_SAID


def test_the_gate_asks_a_grown_up(pilot: Pilot) -> None:
    title = TitleScene(pilot.context, opened=True)
    pilot.context.stack.push(title)
    title.settle("settings")
    assert title.sentence() == ASK
    pilot.context.settings.change(theme="grown-up")
    assert title.sentence() != ASK


def test_all_counts_and_levels_have_a_childs_sentence(pilot: Pilot) -> None:
    for players in range(2, 7):
        seating = resize(first_seating(players, "pad:0"), players)
        for number in range(1, players + 1):
            assert pilot.context.bar_words(counted(seating)).picture is not None
            seating = join(seating, f"pad:{number}")
    for level in LEVELS:
        plan = plan_for()
        seats = plan.seating.put(1, replace(plan.seating[1], level=level))
        page = SeatScene(pilot.context, seats, 1)
        line = next(row.line for row in page.rows() if row.id == "level")
        assert pilot.context.bar_words(line).picture is not None, line


@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_a_refusal_stays_for_children_until_the_next_press(pilot: Pilot, theme: str) -> None:
    pilot.context.settings.change(theme=theme)
    scene = PicturesScene(pilot.context, join(plan_for().seating, "pad:2"), 0)
    pilot.context.stack.push(scene)
    pilot.frames(1)
    taken = next(plan.look for plan in scene.seating.seats[1:] if plan.person)
    scene.choose(("look", taken), Press(Action.CONFIRM, KEYS))
    why = scene.said
    assert why is not None
    scene.update(SAYS_SECONDS + 0.1)
    assert scene.said == (why if theme == "kids" else None)
    pilot.press(Action.RIGHT)
    assert scene.said is None


def test_a_name_makes_room_only_if_hints_leave_too_little() -> None:
    canvas, picture, look = pygame.Surface(STAGE), pygame.Surface((98, 98)), SEAT_LOOKS[0]
    few = [Hint(Action.CONFIRM, "Letter")]
    many = [*few, Hint(Action.EXTRA, "Delete"), Hint(Action.INFO, "Register"), Hint(Action.MENU, "Pause")]

    def left(hints: list[Hint], shown: pygame.Surface | None) -> int:
        def key(action: Action) -> tuple[str, str]:
            return "keys", action.name[:1]

        bar = BottomBar(BarWords("Spell a word", shown), hints, key, Owner(look, "Hedgehog"))
        return draw_bottom_bar(canvas, bar, KIDS)[0]

    assert left(few, picture) == left(few, None)
    assert left(many, picture) == left(many, None) < left(few, None)
