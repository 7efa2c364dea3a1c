"""What the player of a move could see, and the reason of the move: in a watched record, and in the replay of a
match."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import hypot
from pathlib import Path
from types import MappingProxyType

import pytest
from pygame import Rect

from engine.core.match import Match
from engine.core.records import parse, replay
from engine.core.seats import CHANCE
from engine.core.zones import Zone
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.playout import playout
from game.easing import RESULTS_STAND
from game.input.actions import KEYS, MOUSE, Action, Press
from game.theme import SAFE
from game.widgets.hints import place_hints
from scenes.ending.results import REPLAY, ResultsScene
from scenes.lesson.host_bubble import BubbleWords
from scenes.replay.watching import WatchScene
from scenes.replay.why_bubble import PlayerThings, WhyBubble
from scenes.seating import PERSON, TablePlan, first_seating
from scenes.table.coach.panel import signs_of
from scenes.table.recorded import cursor
from tests.pilot import Pilot
from tests.samples import sample_of, screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan

GOLDEN = Path(__file__).parents[1] / "golden"
PAD = "pad:3"
GAME, VARIANT, PLAYERS = "rook", "beginner", 4


def played(
    steps: int = 24,
    game: str = GAME,
    variant: str = VARIANT,
    players: int = PLAYERS,
    level: str = "fair",
    options: Mapping[str, object] = MappingProxyType({}),
) -> Match:
    lines = playout(Playout(game, variant, players, 3, json.dumps(dict(options)), level, steps))
    return replay(parse("".join(f"{line}\n" for line in lines), GAMES), GAMES)


def watch(data: Path, match: Match, people: Sequence[int] = ()) -> Pilot:
    """Stop the record before its last step; then that is told. `people` sat at these seats."""

    def first(context):
        context.settings.change(pace="off", reduced_motion=True)
        seating = first_seating(match.setup.players, None)
        for seat in people:
            seating = seating.put(seat, replace(seating[seat], kind=PERSON))
        scene = WatchScene(context, TablePlan(match.setup, seating), match.record(), context.stack.dismiss)
        context.idle_work.jobs.clear()
        return scene

    pilot = Pilot(data, first)
    scene = pilot.scene
    assert isinstance(scene, WatchScene)
    scene.flow.paused = True
    scene.flow.wind(len(match.steps) - 1)
    press(pilot, Action.RIGHT)
    return pilot


def press(pilot: Pilot, action: Action, device: str = PAD, at: tuple[int, int] | None = None) -> None:
    pilot.context.stack.act(Press(action, device, None, "", at))
    pilot.context.stack.update(0.0)
    pilot.context.stack.apply()


@pytest.mark.parametrize("game", GAMES)
def test_the_movers_row_is_raised_as_it_was_before_and_the_coach_gives_the_reason(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module, constant, worlds in sample_of(game).coach_worlds:
        monkeypatch.setattr(module, constant, worlds)
    variant, players, options = screen_sample_of(game).table
    lengths = (played(steps, game, variant, players, options=options) for steps in range(12, 24))
    match = next(match for match in lengths if match.steps[-1].by != CHANCE)
    with watch(tmp_path, match) as pilot:
        scene, step, after = pilot.scene, match.steps[-1], match.state
        press(pilot, Action.INFO)
        before = Match(match.game, match.setup, cursor(match.record()).state(len(match.steps) - 1))
        assert scene.eyes.open and match_of(scene).state == before.state
        assert scene.screen.stage.view == before.view("public")
        for seat in range(players):
            row = scene.screen.stage.table.cards(Zone("hand", seat))
            assert all((sprite.lift > 0) == (seat == step.by) == (sprite.shade == 0) for sprite in row)
        coach = scene.screen.coach
        heard = cursor(match.record()).heard(len(match.steps) - 1, step.by)
        asks = before.prompts_of(step.by)
        advice = GAMES[game].advise(before.view(step.by), heard, asks, step, len(heard))
        assert coach.marked == (step,) == (advice.step,)
        assert coach.lines()[0]
        while scene.eyes.open:
            press(pilot, Action.INFO)
        assert scene.screen.room.viewpoint == "public" and match_of(scene).state == after and scene.screen.coach is None


@pytest.mark.parametrize("size", [100, 200])
def test_the_bubble_hides_neither_that_row_nor_the_trick_and_says_all_of_it(tmp_path: Path, size: int) -> None:
    match = played()
    with watch(tmp_path, match) as pilot:
        scene, seat = pilot.scene, match.steps[-1].by
        pilot.context.settings.change(text_size=size)
        scene.flow.proceed()
        press(pilot, Action.INFO)
        pilot.context.stack.update(0.1)
        bubble, lines = scene.eyes.bubble(), scene.screen.coach.lines()
        assert bubble is not None and " ".join(bubble.words.rows) == " ".join(lines)
        row = [sprite.rect() for sprite in scene.screen.stage.table.cards(Zone("hand", seat))]
        trick = [sprite.rect() for sprite in scene.screen.stage.table.cards(Zone("trick"))]
        assert row and bubble.rect.collidelist([*row, *trick]) < 0
        assert scene.frame().tip is None, "he says it once"


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_bubble_covers_no_card_plate_or_sign_and_points_at_the_player_of_the_move(
    tmp_path: Path, language: str
) -> None:
    """A5: it hid a hand and half of a plate. The record has all stages from full hands to the last cards."""
    match = replay(parse((GOLDEN / "rook-classic.jsonl").read_bytes(), GAMES), GAMES)
    with watch(tmp_path, match) as pilot:
        pilot.context.settings.change(language=language)
        scene, asked = pilot.scene, 0
        for number, step in enumerate(match.steps):
            scene.eyes.shut()
            scene.flow.wind(number + 1)
            press(pilot, Action.INFO)
            bubble = scene.eyes.bubble() if scene.eyes.open else None
            if bubble is None or step.do != "play":
                continue
            asked += 1
            places = [scene.screen.stage.floor.place(seat) for seat in range(4)]
            faces = [Rect(place.x - place.size // 2, place.y - place.size // 2, *2 * (place.size,)) for place in places]
            assert SAFE.contains(bubble.rect)
            assert bubble.rect.collidelist([*scene.screen.stage.table.rects(), *faces, *signs_of(scene.screen)]) < 0, (
                number
            )
            own = [one.rect() for one in scene.screen.stage.table.cards(Zone("hand", step.by))]
            rects = [faces[step.by], Rect(places[step.by].rect), *own]
            assert any(rect.inflate(4, 4).collidepoint(bubble.tip) for rect in rects), number
            others = [
                one.rect()
                for seat in range(4)
                if seat != step.by
                for one in scene.screen.stage.table.cards(Zone("hand", seat))
            ]
            crossed = [rect for rect in others if rect.clipline(bubble.root, bubble.tip)]
            assert len(crossed) <= 2, "a point between full hands may touch an edge"
        assert asked == 36


@pytest.mark.parametrize(("paper", "tip"), [((100, 100), "left"), ((700, 100), "right"), ((400, 300), "above")])
def test_a_point_leaves_the_paper_towards_the_face(paper: tuple[int, int], tip: str) -> None:
    face = Rect(0, 0, 100, 100)
    face.center = {"left": (60, 140), "right": (1000, 150), "above": (450, 150)}[tip]
    about = PlayerThings(face, Rect(face.center, (0, 0)), ())
    end = next(about.ends(Rect(paper, (200, 100))))[0]
    assert round(hypot(end[0] - face.centerx, end[1] - face.centery)) == 50, "it ends at the edge of the face"
    bubble = WhyBubble(BubbleWords(("x",), 40, (200, 100)), Rect(paper, (200, 100)), end)
    assert bubble.rect.collidepoint(bubble.root) or bubble.root[1] in (bubble.rect.top, bubble.rect.bottom)
    assert hypot(end[0] - bubble.root[0], end[1] - bubble.root[1]) < hypot(
        end[0] - bubble.rect.centerx, end[1] - bubble.rect.centery
    )


def test_the_heard_events_are_those_of_a_table(tmp_path: Path) -> None:
    match = played(40)
    wound = cursor(match.record())
    for seat in range(PLAYERS):
        assert wound.heard(len(match.steps), seat) == match.heard(seat)
        assert wound.heard(9, seat) == match.heard(seat)[: len(wound.heard(9, seat))]


@pytest.mark.parametrize("device", [KEYS, MOUSE])
def test_every_device_asks_why(tmp_path: Path, device: str) -> None:
    with watch(tmp_path, played()) as pilot:
        scene = pilot.scene
        at = None
        if device != KEYS:
            spots = place_hints(scene.hints(), scene.button, pilot.context.theme)
            at = next(spot.rect.center for spot, _ in spots if spot.hint.label == "Ask why")
        press(pilot, Action.INFO if device == KEYS else Action.CONFIRM, device, at)
        assert scene.eyes.open


def test_any_step_shows_all_hands_again(tmp_path: Path) -> None:
    match = played()
    with watch(tmp_path, match) as pilot:
        scene = pilot.scene
        for action, at in ((Action.LEFT, len(match.steps) - 1), (Action.RIGHT, len(match.steps))):
            press(pilot, Action.INFO)
            assert scene.eyes.open
            press(pilot, action)
            assert not scene.eyes.open and scene.flow.at == at and scene.screen.room.hands_open
        press(pilot, Action.INFO)
        press(pilot, Action.BACK)
        assert not scene.eyes.open and pilot.scene is scene


def test_chance_and_people_are_not_asked_for_reasons(tmp_path: Path) -> None:
    match = played()
    by = match.steps[-1].by
    with watch(tmp_path, match, [by]) as pilot:
        scene = pilot.scene
        assert "Ask why" not in [hint.label for hint in scene.hints()]
        press(pilot, Action.INFO)
        assert not scene.eyes.open
        scene.flow.wind(1)
        assert match.steps[0].by == "chance"
        press(pilot, Action.INFO)
        assert not scene.eyes.open


def test_a_finished_match_can_be_played_again(tmp_path: Path) -> None:
    """With open hands, and only computer players' moves can be asked about; leaving leads back to the podium."""
    over = played(2000, "word_porters", "standard", 4, "random")
    assert over.over
    with TablePilot(tmp_path, plan("standard", 4, [PAD], "word_porters"), over) as pilot:
        results, steps = pilot.scene, len(over.steps)
        assert isinstance(results, ResultsScene)
        results.podium.end()
        pilot.context.stack.update(RESULTS_STAND)
        pilot.tap(Action.NEXT, PAD)
        shown = pilot.scene
        assert isinstance(shown, WatchScene) and len(shown.flow.cursor) == steps
        assert shown.screen.room.seating.names == results.plan.seating.names
        moves = [step.by for step in shown.flow.cursor.steps]
        for seat, may in ((0, False), (1, True)):
            shown.flow.paused = True
            shown.flow.wind(len(moves) - moves[::-1].index(seat))
            assert (shown.eyes.step is not None) == may
        pilot.tap(Action.BACK, PAD)
        assert pilot.scene is results
        results.choose(REPLAY, Press(Action.CONFIRM, PAD))
        pilot.context.stack.apply()
        assert isinstance(pilot.scene, WatchScene)
