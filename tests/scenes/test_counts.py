"""The counts of all games: on the table, with the sheet for a player who asks, and the same for every viewer."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pygame import Rect

from engine.core.messages import Who, say
from engine.core.seats import PUBLIC
from engine.games import GAMES
from game import surfaces
from game.canvas import Blit, Canvas
from game.draw.boards import crown
from game.easing import DRUM_ROLL
from game.input.actions import KEYS, Action
from game.sound.catalogue import LOUDNESS
from game.theme import STAGE
from scenes.ending.results import ResultsScene
from scenes.table import navigation
from scenes.table.boards.lead import Lead
from scenes.table.boards.sheet import CountingSheet, Sheet
from scenes.table.boards.table_count import TableCount
from scenes.table.game_table import table_of
from scenes.table.told import Told
from tests import tiny_game
from tests.pilot import Pilot, picture_of
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.drawn_words import letter_sizes

FRAME = 1 / 60
LONGEST = 60.0  # seconds of a count


COUNTED = [game for game in GAMES if game != tiny_game.NAME]
"""The small game has nothing to count."""
WITH_CHILDREN = [game for game in COUNTED if not any(row.spared for row in table_of(game).told)]
"""The others spare children their losses."""
TABLES = [*((game, False) for game in COUNTED), *((game, True) for game in WITH_CHILDREN)]


GLAD = ("rook", "hookie_mookie", "word_porters")
"""Games with confetti at the first count of their sample; Hooky has its own, and a deal of Spooks goes on."""


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: f"{table[0]}{'-kids' * table[1]}")
def pilot(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TablePilot]:
    """A table of computer players at its first count."""
    game, kids = request.param
    variant, players, options = screen_sample_of(game).table
    with TablePilot(tmp_path_factory.mktemp(game), plan(variant, players, [], game, **options), kids=kids) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, TableCount), 6000)
        pilot.context.settings.change(pace="normal")
        yield pilot


def row_of(pilot: TablePilot) -> tuple[Told, int]:
    """The row of the count's event, and the place of this event among all that were heard."""
    screen = pilot.table.screen
    heard = enumerate(screen.session.facts_for(PUBLIC).heard)
    rows = ((screen.game_table.row(event), place) for place, event in heard)
    return [(row, place) for row, place in rows if row.page is not None][-1]


def begin(pilot: TablePilot, reduced_motion: bool, lead: Lead | None = None) -> TableCount:
    """The same count once more, on top of the first, as its table opens it; or the same with another `lead`."""
    pilot.context.settings.change(reduced_motion=reduced_motion)
    (row, place), table = row_of(pilot), pilot.table
    event = table.screen.session.facts_for(PUBLIC).heard[place]
    assert row.page is not None
    scene = navigation.interlude(pilot.context, table.screen, row.page, event, table.flow.privacy)
    assert isinstance(scene, TableCount)
    scene.alone, scene.lead = False, lead or scene.lead
    pilot.context.stack.push(scene)
    pilot.context.stack.apply()
    return scene


def travels(scene: CountingSheet) -> int:
    """In how many frames of a count things are on their way: its picture differs from the ones before and after it."""
    shown = [picture_of(scene).does]
    for _ in range(round(LONGEST / FRAME)):
        if not scene.busy:
            break
        scene.update(FRAME)
        shown.append(picture_of(scene).does)
    assert not scene.busy
    return sum(one != two != three for one, two, three in zip(shown, shown[1:], shown[2:], strict=False))


def drummed(pilot: Pilot) -> int:
    """How often the drum was brushed."""
    return sum(name == "brush" for name, _ in pilot.context.sound.played)


def to_the_end(scene: CountingSheet) -> Iterator[None]:
    """Let all acts of a count pass, and stop after each frame."""
    while True:
        while scene.busy:
            scene.update(FRAME)
            yield
        if any(hint.action is Action.INFO for hint in scene.hints()):
            return
        scene.act_for_player()  # one game has several acts


def leave(pilot: Pilot) -> None:
    """Take all counts off the table but the first."""
    while isinstance(pilot.context.stack.scenes[-2], TableCount):
        pilot.context.stack.scenes.pop()


def press(pilot: Pilot, action: Action) -> None:
    pilot.press(action, KEYS)
    pilot.context.stack.apply()


def test_a_press_in_the_first_moment_shows_the_result_and_the_next_one_leaves(pilot: TablePilot) -> None:
    scene = begin(pilot, reduced_motion=False)
    scene.update(FRAME)
    press(pilot, Action.CONFIRM)
    assert pilot.scene is scene and not scene.busy, "the count isn't lost"
    other = begin(pilot, reduced_motion=False)
    travels(other)
    for _ in range(60):  # a flag in the wind
        if picture_of(scene).does == picture_of(other).does:
            break
        scene.update(FRAME)
    assert picture_of(scene) == picture_of(other), "all of it is there"
    pilot.context.stack.dismiss()
    pilot.context.stack.apply()
    for _ in range(3):  # one game has several acts
        if pilot.scene is scene:
            press(pilot, Action.CONFIRM)
    assert scene not in pilot.context.stack.scenes


def test_info_opens_the_sheet_once_all_is_counted_and_back_returns_to_the_count(pilot: TablePilot) -> None:
    scene = begin(pilot, reduced_motion=False)
    press(pilot, Action.INFO)
    assert pilot.scene is scene and scene.busy, "it still runs"
    for _ in range(3):
        scene.lane.finish()
        if any(hint.action is Action.INFO for hint in scene.hints()):
            break
        press(pilot, Action.CONFIRM)
    press(pilot, Action.INFO)
    sheet = pilot.scene
    assert isinstance(sheet, Sheet) and not isinstance(sheet, TableCount)
    press(pilot, Action.BACK)
    assert pilot.scene is scene
    leave(pilot)


def test_with_less_motion_pictures_stand(pilot: TablePilot) -> None:
    """Things appear and don't travel, so no two frames in a row differ from the ones before them."""
    calm, moving = (travels(begin(pilot, still)) for still in (True, False))
    assert moving > 20 and calm == 0
    leave(pilot)


def test_every_viewer_sees_the_same_pictures(pilot: TablePilot) -> None:
    (row, place), screen = row_of(pilot), pilot.table.screen
    assert row.page is not None
    seen = []
    for viewer in (PUBLIC, *range(len(screen.room.seating))):
        facts = screen.session.facts_for(viewer)
        event, view = facts.heard[place], facts.view
        scene = row.page(pilot.context, event, view, screen.speakers, screen.room.seating)
        assert isinstance(scene, TableCount)
        scene.enter()
        scene.update(1.0)
        early, sentence = picture_of(scene), scene.sentence()
        scene.lane.finish()
        seen.append((early, picture_of(scene), sentence, scene.sentence(), tuple(scene.lines())))
    assert all(one == seen[0] for one in seen)


def test_it_is_heard_in_sounds_of_the_catalogue_while_it_moves(pilot: TablePilot) -> None:
    scene, played = begin(pilot, reduced_motion=False), pilot.context.sound.played
    played.clear()
    heard = []
    while scene.busy:
        scene.update(FRAME)
        heard.append(len(played))
    assert {name for name, _ in played} <= LOUDNESS.keys()
    assert len({*heard}) > 3, "one after the other"
    leave(pilot)


def test_no_frame_makes_a_picture_once_a_count_has_been_seen(
    pilot: TablePilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    travels(begin(pilot, reduced_motion=False))
    scene, made = begin(pilot, reduced_motion=False), []
    new = surfaces.new
    monkeypatch.setattr(surfaces, "new", lambda *size: made.append(size) or new(*size))
    travels(scene)
    assert made == []
    leave(pilot)


def test_players_who_cheer_hop_and_then_stand(pilot: TablePilot) -> None:
    scene = begin(pilot, reduced_motion=False)
    hops = []
    while scene.busy:
        scene.update(FRAME)
        hops.append(scene.hop)
    assert max(hops) > 8 and hops[0] == hops[-1] == 0
    leave(pilot)


@pytest.mark.parametrize("still", [False, True])
def test_confetti_falls_for_a_glad_result_and_rests_with_less_motion(pilot: TablePilot, still: bool) -> None:
    scene = begin(pilot, reduced_motion=still)
    for _ in range(3):  # one game has several acts
        scene.lane.finish()
    pictures = []
    for _ in range(3):
        scene.update(2.0)
        pictures.append(picture_of(scene))
    glad = scene.joyful is not None
    assert glad == (pilot.table.screen.game_table.name in GLAD)
    assert (pictures[0] != pictures[1] != pictures[2]) == (glad and not still)
    leave(pilot)


def test_a_turnaround_gets_a_drum_before_its_result_then_the_crown_passes(pilot: TablePilot) -> None:
    scene = begin(pilot, reduced_motion=False, lead=Lead(before=(0,), after=(1,)))
    pilot.context.sound.played.clear()
    rolled, cheered = [], False
    for _ in to_the_end(scene):
        rolled.append(scene.rolled)
        cheered = cheered or scene.crowned > 0
        assert scene.rolled == 1 or not cheered, "the drum comes first"
        assert scene.leads(1) == (scene.crowned == 1) != scene.leads(0)
    beat = sum(0 < share < 1 for share in rolled) * FRAME / scene.share
    assert abs(beat - DRUM_ROLL) < 3 * FRAME / scene.share and drummed(pilot) > 1
    assert scene.words_of(say("table-leads-now", seats=(Who(1),))) in scene.narration().lines
    leave(pilot)


@pytest.mark.parametrize("lead", [Lead(), Lead(after=(1,)), Lead((0,), (0,)), Lead((0,), (0, 1)), Lead((0, 1), (1,))])
def test_a_count_after_which_a_leader_still_leads_has_no_drum(pilot: TablePilot, lead: Lead) -> None:
    scene = begin(pilot, reduced_motion=False, lead=lead)
    pilot.context.sound.played.clear()
    for _ in to_the_end(scene):
        assert not scene.rolled
    assert scene.crowned == 1 and not drummed(pilot)
    assert scene.words_of(say("table-leads-now", seats=(Who(1),))) not in scene.narration().lines
    leave(pilot)


def test_a_count_that_decides_the_match_crowns_its_winners_and_no_other_count_is_decisive(pilot: TablePilot) -> None:
    scene, end = begin(pilot, reduced_motion=False), pilot.table.screen.session.end
    assert scene.lead.decides == (end is not None)
    assert end is None or list(scene.lead.after) == list(end["winners"])
    leave(pilot)


def test_the_crown_is_drawn_on_the_new_leader_and_nowhere_else(pilot: TablePilot) -> None:
    """A crown is the only difference between two counts whose lead is not the same. No other sign is a crown."""
    shown = []
    for seat in (0, 1):
        scene = begin(pilot, reduced_motion=True, lead=Lead(before=(seat,), after=(seat,)))
        for _ in to_the_end(scene):
            pass
        canvas = Canvas(STAGE)
        scene.draw(canvas)
        drawn = [one for one in canvas.commands if isinstance(one, Blit)]
        crowns = [one.place for one in drawn if one.source in {crown(wide).surface for wide in range(20, 200)}]
        shown.append(crowns)
    assert [len(crowns) for crowns in shown] == [1, 1] and shown[0] != shown[1]
    leave(pilot)


@pytest.mark.parametrize(("game", "kids"), TABLES)
def test_the_last_points_of_a_match_are_counted_too(tmp_path: Path, game: str, kids: bool) -> None:
    variant, players, options = screen_sample_of(game).table
    with TablePilot(tmp_path, plan(variant, players, [], game, **options), kids=kids) as pilot:
        pilot.until(lambda: match_of(pilot.table).over and isinstance(pilot.scene, TableCount | ResultsScene), 20000)
        assert isinstance(pilot.scene, TableCount)


@pytest.mark.parametrize("game", WITH_CHILDREN)
def test_nothing_covers_a_crown_of_children_and_all_names_have_one_size(tmp_path: Path, game: str) -> None:
    """At the fullest table with the largest text, where figures are right below the ribbon, and names have least
    room."""
    variant, _, options = screen_sample_of(game).table
    players = max(GAMES[game].variant(variant).players)
    with TablePilot(tmp_path, plan(variant, players, [], game, **options), kids=True) as pilot:
        pilot.context.settings.change(text_size=200)
        pilot.until(lambda: isinstance(pilot.scene, TableCount), 6000)
        for seat in range(players):
            scene = begin(pilot, reduced_motion=True, lead=Lead(before=(seat,), after=(seat,)))
            for _ in to_the_end(scene):
                pass
            canvas = Canvas(STAGE)
            with letter_sizes() as sizes:
                scene.draw(canvas)
            assert len(set[float]().union(*(sizes.get(name, set()) for name in scene.who.names))) <= 1
            drawn = [one for one in canvas.commands if isinstance(one, Blit)]
            crowns = {crown(wide).surface for wide in range(20, 200)}
            (last,) = (number for number, one in enumerate(drawn) if one.source in crowns)
            place = Rect(drawn[last].place).inflate(-8, -8)
            assert not any(place.colliderect(one.place) for one in drawn[last + 1 :]), seat
            leave(pilot)
