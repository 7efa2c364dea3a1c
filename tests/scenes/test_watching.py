"""Watching a record: every hand is open, nothing waits for a press, steps forwards and backwards by every kind of
device."""

import json
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from pygame import Rect

from engine.core.records import parse, replay
from engine.core.zones import Zone
from engine.games import GAMES
from engine.headless.arguments import Playout
from engine.headless.playout import playout
from game.cards import watched_layout
from game.cards.card_face import GROWN_UP_PENNANT, PENNANT_LEFT
from game.cards.slots import CARD_HEIGHT, CARD_WIDTH, around
from game.input.actions import KEYS, MOUSE, TOUCH, Action, Press
from game.theme import SAFE, SMALLEST_TARGET
from game.widgets.hints import place_hints
from scenes.games.hookie_mookie.boards import low_row
from scenes.games.rook.layout import UNDER
from scenes.games.spooks.boards import name_of
from scenes.games.spooks.boards import row as row_of_trick
from scenes.replay.chapters import Chapters, chapters_of, present
from scenes.replay.replay import THE_END
from scenes.replay.watch_controls import PACES
from scenes.replay.watching import WatchScene
from scenes.seating import TablePlan, first_seating
from scenes.table.game_table import table_of
from scenes.table.recorded import MARKED, cursor
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_table import match_of

ROOT = Path(__file__).parents[2]
GOLDEN = sorted((ROOT / "tests" / "golden").glob("rook-*.jsonl"))
LESSON, CLASSIC, LONG = "rook-beginner-lesson", "rook-classic", "several hands"
PAD = "pad:3"


def told(name: str):
    return replay(parse((ROOT / "tests" / "golden" / f"{name}.jsonl").read_bytes(), GAMES), GAMES)


@cache
def long_evening():
    lines = "".join(f"{line}\n" for line in playout(Playout("rook", "beginner", 4, 1, "{}", "random", 160)))
    return replay(parse(lines, GAMES), GAMES)


@cache
def played_of(game: str):
    """A match of random players at a usual table of the game."""
    variant, players, options = screen_sample_of(game).table
    lines = playout(Playout(game, variant, players, 3, json.dumps(dict(options)), "random", 90))
    return replay(parse("".join(f"{line}\n" for line in lines), GAMES), GAMES)


def long_of(game: str):
    return cursor(played_of(game).record())


@pytest.fixture
def watching(tmp_path):
    pilots = []

    def watch(name: str, pace: str = "off") -> Pilot:
        match = long_evening() if name == LONG else told(name)

        def first(context):
            context.settings.change(pace=pace)
            scene = WatchScene(
                context, TablePlan(match.setup, first_seating(match.setup.players, None)), match.record()
            )
            context.idle_work.jobs.clear()  # nothing is painted ahead: few frames are drawn
            return scene

        pilots.append(Pilot(tmp_path / str(len(pilots)), first))
        return pilots[-1]

    yield watch
    for pilot in pilots:
        pilot.built.close()


def lying(scene: WatchScene):
    """Everything on the table: cards with their places, numbers, words."""
    table = scene.screen.stage.table
    cards = {
        (zone.kind, zone.seat): [(sprite.card, sprite.slot) for sprite in table.cards(zone)]
        for zone in table._zones
        if table.cards(zone)
    }
    return cards, scene.screen.stage.view, scene.screen.stage.on_turn, scene.screen.hand.cards


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_reel_can_be_wound_to_every_step(path):
    match = told(path.stem)
    wound = cursor(match.record())
    again = type(match)(match.game, match.setup)
    assert wound.state(0) == again.state
    for number, step in enumerate(match.steps, 1):
        again.submit(step)
        assert wound.state(number) == again.state
    assert [match.steps[number].by for number in wound.hands] == ["chance"] * len(wound.hands)
    assert wound.hands[0] == 0


def test_a_long_reel_keeps_few_states():
    match = long_evening()
    assert len(cursor(match.record()).marks) == len(match.steps) // MARKED + 1 > 2
    for number in (MARKED - 1, MARKED, MARKED + 1, len(match.steps)):
        again = type(match)(match.game, match.setup)
        for step in match.steps[:number]:
            again.submit(step)
        assert cursor(match.record()).state(number) == again.state


def test_every_hand_is_open(watching):
    pilot = watching(LESSON)
    scene = pilot.scene
    scene.flow.wind(6)
    match = match_of(scene)
    for seat in range(match.setup.players):
        hand = match.view(seat).hand
        assert hand and tuple(sprite.card for sprite in scene.screen.stage.table.cards(Zone("hand", seat))) == hand


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_record_plays_to_its_end_untouched(watching, path):
    """No count, review or podium stops it and waits for a press."""
    pilot = watching(path.stem)
    scene = pilot.scene
    assert isinstance(scene, WatchScene)
    length = len(scene.flow.cursor)
    for _ in range(length * 20):
        pilot.context.stack.update(0.1)
        pilot.context.stack.apply()
        assert pilot.scene is scene
    assert scene.flow.ended and scene.flow.at == length and not scene.flow.busy
    assert scene.screen.stage.caption == THE_END
    assert match_of(scene).state == told(path.stem).state
    pilot.press(Action.CONFIRM)
    assert scene.flow.at == 0 and not scene.flow.paused
    pilot.frames(60)
    assert scene.flow.at > 0, "it plays again from the start"


def test_steps_back_show_what_steps_forward_showed(watching):
    pilot = watching(CLASSIC)
    scene = pilot.scene
    pilot.press(Action.RIGHT)
    seen = []
    for _ in range(30):
        pilot.settle()
        scene.flow.wind(scene.flow.at)  # without the caption of the story
        seen.append(lying(scene))
        pilot.press(Action.RIGHT)
    for before in reversed(seen):
        pilot.press(Action.LEFT)
        assert lying(scene) == before, scene.flow.at
    assert scene.flow.at == 1


def test_neither_end_can_be_passed(watching):
    pilot = watching(LESSON)
    scene = pilot.scene
    for _ in range(3):
        pilot.press(Action.LEFT)
        assert scene.flow.at == 0
    scene.flow.wind(10_000)
    assert scene.flow.at == len(scene.flow.cursor)
    for _ in range(3):
        pilot.press(Action.RIGHT)
        assert scene.flow.at == len(scene.flow.cursor)


def passes(pilot: Pilot, seconds: float) -> None:
    """Let time pass without drawing."""
    for _ in range(round(seconds * 30)):
        pilot.context.stack.update(1 / 30)
        pilot.context.stack.apply()


def test_nothing_moves_on_in_a_pause(watching):
    pilot = watching(LESSON, pace="normal")
    scene = pilot.scene
    passes(pilot, 2)
    pilot.press(Action.CONFIRM)
    passes(pilot, 5)
    at = scene.flow.at
    passes(pilot, 5)
    assert scene.flow.at == at
    pilot.press(Action.CONFIRM)
    passes(pilot, 5)
    assert scene.flow.at > at


def test_a_step_while_a_story_is_told_ends_it(watching):
    pilot = watching(LESSON, pace="slow")
    scene = pilot.scene
    pilot.press(Action.RIGHT)
    assert scene.screen.animations.busy and scene.flow.at == 1
    pilot.press(Action.RIGHT)
    assert scene.flow.at == 2
    pilot.press(Action.LEFT)
    assert scene.flow.at == 1 and not scene.screen.animations.busy


def test_speed_goes_up_and_down_between_its_ends(watching):
    pilot = watching(LESSON, pace="slow")
    paces = []
    for action in [Action.UP] * 4 + [Action.DOWN] * 4:
        pilot.press(action)
        paces.append(pilot.context.settings.get.pace)
    assert paces == ["normal", "fast", "off", "off", "fast", "normal", "slow", "slow"]
    assert list(PACES) == ["slow", "normal", "fast", "off"]


def test_shoulders_go_from_trick_to_trick_over_the_ends_of_hands(watching):
    pilot = watching(LONG)
    flow = pilot.scene.flow
    hands = flow.cursor.hands
    taken = [
        number
        for number, events in enumerate(flow.cursor.told, 1)
        if any(type(event).__name__ == "TrickTaken" for event in events)
    ]
    assert len(hands) > 2 and len(taken) > len(hands)
    flow.paused = True
    flow.wind(0)
    seen = []
    while not flow.ended:
        pilot.context.stack.act(Press(Action.NEXT, KEYS))
        seen.append(flow.at)
    assert seen == sorted({*taken, *hands[1:], len(flow.cursor)})
    flow.wind(taken[1] + 2)
    for goal in (taken[1], taken[0], 0):
        pilot.press(Action.PREV)
        assert flow.at == goal


def test_a_pointer_on_a_chapter_goes_to_where_its_trick_begins(watching):
    pilot = watching(LESSON)
    scene = pilot.scene
    scene.flow.paused = True
    scene.flow.wind(30)
    for chapter, rect in scene.controls.chapters.chapters[:3]:
        pilot.click(*rect.center)
        assert scene.flow.at == chapter.begins


@pytest.mark.parametrize("game", GAMES)
def test_the_chapters_of_every_game_are_all_of_its_record_in_the_faces_of_its_seats(game):
    told = long_of(game)
    chapters = chapters_of(told.told, told.hands, table_of(game))
    strung = [chapter for of_hand in chapters for chapter in of_hand]
    assert [chapter.begins for chapter in strung] == [0, *(chapter.ends for chapter in strung[:-1])]
    assert strung[-1].ends == len(told)
    seats = set(range(played_of(game).setup.players))
    assert {chapter.seat for chapter in strung if chapter.seat is not None} <= seats
    if table_of(game).feature(Chapters) is not None:
        assert len(strung) > 2 and any(chapter.seat is not None for chapter in strung)
    for at in range(len(told) + 1):
        hand, number = present(chapters, at)
        assert chapters[hand][number].begins <= at


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("game", GAMES)
def test_four_hints_at_most_are_printed_in_a_watched_record(tmp_path, game, size):
    match = played_of(game)

    def first(context):
        context.settings.change(pace="off", text_size=size)
        scene = WatchScene(context, TablePlan(match.setup, first_seating(match.setup.players, None)), match.record())
        context.idle_work.jobs.clear()
        return scene

    with Pilot(tmp_path, first) as pilot:
        flow = pilot.scene.flow
        for number in (0, len(flow.cursor) // 2, len(flow.cursor)):
            for paused in (False, True):
                flow.paused = paused
                flow.wind(number)
                assert len(pilot.scene.hints()) <= 4


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize(("players", "most"), [(2, 18), (3, 18), (4, 16), (5, 12), (6, 10), (8, 10), (12, 10)])
def test_rows_of_open_hands_keep_whole_pennants_and_leave_plates_and_the_middle_free(players, most, large):
    spots = watched_layout.spots(players, large=large)
    pennant = (GROWN_UP_PENNANT.width + PENNANT_LEFT) / CARD_WIDTH
    for count in range(1, most + 1):
        rows = [watched_layout.hand(players, seat, count, large=large) for seat in range(players)]
        for row in rows:
            assert len(row) == count and len({slot.y for slot in row}) <= 2
            for one, other in pairwise(row):
                if one.y == other.y:
                    assert other.x - one.x >= (pennant - 0.02) * one.width, "the pennant is whole, but for its edge"
                else:
                    assert other.y - one.y >= GROWN_UP_PENNANT.height / CARD_HEIGHT * one.height
        boxes = [around(row) for row in rows]
        assert all(SAFE.contains(box) for box in boxes)
        if count <= most * 0.7 or not large:
            room = watched_layout.middle(players, count, large=large)
            assert room.width > 0 and room.height > 0 and room.collidelist(boxes) < 0
            if players == 4:  # beside the flag of the leader
                assert watched_layout.trick(players, Rect(*room.topleft, room.width, room.height - UNDER))[0].width > 80
        for spot, own in zip(spots, boxes, strict=True):
            face = Rect(0, 0, spot.place.size, spot.place.size)
            face.center = spot.place.x, spot.place.y
            assert not face.colliderect(own)
    if not large:  # then two hands are open
        whole = [around(watched_layout.hand(players, seat, 7, large=large)) for seat in range(players)]
        assert all(not one.colliderect(other) for one, other in combinations(whole, 2))


def test_in_large_text_the_hands_of_the_two_seats_concerned_are_open(watching):
    pilot = watching(CLASSIC)
    scene = pilot.scene
    pilot.context.settings.change(text_size=200)
    scene.flow.paused = True
    scene.flow.proceed()
    steps = scene.flow.cursor.steps
    number = next(i for i in range(40, len(steps)) if steps[i].do == steps[i - 1].do == "play")
    scene.flow.wind(number)
    seats = range(match_of(scene).setup.players)
    assert {seat for seat in seats if scene.screen.stage.table.cards(Zone("hand", seat))} == {
        steps[number - 1].by,
        steps[number].by,
    }


@pytest.mark.parametrize("device", [KEYS, PAD])
def test_keys_and_pads_do_everything(watching, device):
    pilot = watching(LESSON)
    flow = pilot.scene.flow
    pilot.press(Action.RIGHT, device)
    pilot.press(Action.RIGHT, device)
    assert (flow.at, flow.paused) == (2, True)
    pilot.press(Action.LEFT, device)
    assert flow.at == 1
    pilot.press(Action.EXTRA, device)
    assert not isinstance(pilot.scene, WatchScene), "the scores"
    pilot.press(Action.BACK, device)
    assert isinstance(pilot.scene, WatchScene)
    pilot.press(Action.CONFIRM, device)
    assert not flow.paused
    pilot.press(Action.BACK, device)
    assert not pilot.app.running


def test_real_keys(watching):
    pilot = watching(LESSON)
    flow = pilot.scene.flow
    pilot.key("right")
    pilot.key("right")
    pilot.key("left")
    assert (flow.at, flow.paused) == (1, True)
    pilot.key("space")
    assert not flow.paused
    pilot.key("escape")
    assert not pilot.app.running


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
@pytest.mark.parametrize("size", [100, 200])
def test_pointers_press_the_words_in_and_above_the_rail(watching, device, size):
    pilot = watching(LESSON)
    scene = pilot.scene
    pilot.context.settings.change(text_size=size)

    def point(action: Action) -> None:
        hints = [spot for spot, _ in place_hints(scene.hints(), scene.button, scene.screen.theme)]
        rects = {spot.hint.action: spot.rect for spot in hints}
        rects |= {button.action: rect for button, _, rect in scene.controls.buttons()}
        pilot.press(Action.CONFIRM, device, rects[action].center)

    point(Action.RIGHT)
    point(Action.RIGHT)
    point(Action.LEFT)
    assert (scene.flow.at, scene.flow.paused) == (1, True)
    point(Action.CONFIRM)
    assert not scene.flow.paused
    point(Action.EXTRA)
    assert not isinstance(pilot.scene, WatchScene), "the scores"
    pilot.press(Action.BACK, device)
    paces = []
    for _ in PACES:
        point(Action.UP)
        paces.append(pilot.context.settings.get.pace)
    assert paces == ["slow", "normal", "fast", "off"], "a pointer has one button for it, so it goes round"
    point(Action.BACK)
    assert not pilot.app.running


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("size", [100, 200])
def test_targets_above_the_rail_are_large_and_overlap_nothing_there(watching, kids, size):
    pilot = watching(LESSON)
    scene = pilot.scene
    pilot.context.settings.change(theme="kids" if kids else "grown-up", text_size=size)
    rects = [scene.controls.chapters.rect, *(rect for _, _, rect in scene.controls.buttons())]
    assert all(min(rect.size) >= SMALLEST_TARGET and SAFE.contains(rect) for rect in rects)
    assert all(not one.colliderect(other) for one, other in combinations([*rects, scene.controls.bar], 2))


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("game", GAMES)
def test_the_controls_of_a_record_do_not_overlap_in_any_game(tmp_path, game, size, language):
    """If chapters are beside the buttons there are as many of them as have room."""
    match = played_of(game)

    def first(context):
        context.settings.change(pace="off", text_size=size, language=language)
        return WatchScene(context, TablePlan(match.setup, first_seating(match.setup.players, None)), match.record())

    with Pilot(tmp_path, first) as pilot:
        scene = pilot.scene
        for number in (0, len(scene.flow.cursor) // 3, len(scene.flow.cursor)):
            scene.flow.wind(number)
            rects = scene.controls.rects
            assert all(not one.colliderect(other) for one, other in combinations(rects, 2))
            assert any(
                chapter.begins <= scene.flow.at <= chapter.ends for chapter, _ in scene.controls.chapters.chapters
            )


@pytest.mark.parametrize("size", [100, 200])
def test_the_names_under_a_trick_of_spooks_are_above_the_controls(tmp_path, size):
    match = played_of("spooks")

    def first(context):
        context.settings.change(pace="off", text_size=size)
        return WatchScene(context, TablePlan(match.setup, first_seating(match.setup.players, None)), match.record())

    with Pilot(tmp_path, first) as pilot:
        scene, theme = pilot.scene, pilot.context.theme
        assert scene.screen.stage.floor.winds
        for players in (3, 6, 8):
            places = row_of_trick(players, scene.screen.stage.floor)
            high = name_of("Wren", round(places.room), False, theme).box.height
            assert max(y for _, y in places.faces) + places.face / 2 + high - 4 <= scene.controls.chapters.rect.top


@pytest.mark.parametrize("size", [100, 200])
def test_the_low_row_of_a_hookie_is_above_the_controls(tmp_path, size):
    match = played_of("hookie_mookie")

    def first(context):
        context.settings.change(pace="off", text_size=size)
        return WatchScene(context, TablePlan(match.setup, first_seating(match.setup.players, None)), match.record())

    with Pilot(tmp_path, first) as pilot:
        scene = pilot.scene
        wound = scene.controls.rects
        for name, place in low_row(scene.screen.stage.floor).rects().items():
            assert Rect(place).collidelist(wound) < 0, name


def test_pointers_wind_by_the_bar(watching):
    pilot = watching(LESSON)
    scene = pilot.scene
    pilot.click(SAFE.centerx, scene.controls.bar.centery)
    assert scene.flow.at == round(len(scene.flow.cursor) / 2)
    pilot.click(SAFE.right - 1, scene.controls.bar.centery)
    assert scene.flow.at == len(scene.flow.cursor)
    pilot.click(SAFE.left, scene.controls.bar.centery)
    assert scene.flow.at == 0


@pytest.mark.parametrize("kids", [False, True])
@pytest.mark.parametrize("size", [100, 200])
def test_the_bar_shows_the_position(watching, kids, size):
    pilot = watching(LESSON)
    scene = pilot.scene
    pilot.context.settings.change(theme="kids" if kids else "grown-up", text_size=size)
    scene.flow.paused = True
    scene.flow.wind(10)
    scene.flow.proceed()
    pilot.frames(2)
    middle = scene.controls.bar.centery
    share = SAFE.width * 10 / len(scene.flow.cursor)
    done, rest = (pilot.picture().get_at((round(SAFE.left + share + way), middle)) for way in (-12, 12))
    assert done != rest


def test_a_record_without_steps_can_be_watched(watching, tmp_path):
    setup = told(LESSON).setup
    empty = type(told(LESSON))(GAMES["rook"], setup)
    with Pilot(
        tmp_path, lambda context: WatchScene(context, TablePlan(setup, first_seating(4, None)), empty.record())
    ) as pilot:
        pilot.frames(5)
        for action in (Action.RIGHT, Action.LEFT, Action.CONFIRM, Action.NEXT, Action.PREV):
            pilot.press(action)
        assert pilot.scene.screen.stage.caption == THE_END
