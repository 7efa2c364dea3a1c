"""Memories: matches are remembered for kept people, their cards are dealt again by number, and people export files."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from functools import cache
from pathlib import Path

import pygame
import pytest

from engine.core.events import Event
from engine.core.records import step_line
from engine.core.seats import PUBLIC, Seat
from engine.core.steps import Step
from engine.games import GAMES
from engine.headless.verify import fault
from game import memories
from game.deals import DEAL, watched
from game.evening import Deed
from game.input.actions import KEYS, Action, Press
from game.paths import PICTURES, data_folder, shared_folder
from game.scene import Scene
from game.store.people import Person
from game.store.store import Store
from game.theme import SEAT_LOOKS
from scenes.ending.results import AGAIN as PLAY_AGAIN
from scenes.ending.results import DEAL as PLATE
from scenes.ending.results import ResultsScene
from scenes.evening import diary
from scenes.evening.standings import StandingsSoFar
from scenes.front.title import TitleScene
from scenes.front.title_row import CONTINUE, MEMORIES
from scenes.games import OPEN_HANDS, unit_of
from scenes.lobby.seats import FIXED, GAME, START, SeatsScene
from scenes.memories import deal as deal_page
from scenes.memories.deal import DealScene
from scenes.memories.evenings import FinishedEvening
from scenes.memories.matches import Finished
from scenes.memories.people import YEAR, PeoplePage
from scenes.memories.person import FORGET, KEEP, SAVE, YES, PersonScene
from scenes.memories.wall import PLAY, MemoriesScene
from scenes.replay.watching import WatchScene
from scenes.seating import TablePlan, as_data, vacate
from scenes.table import last_deal, navigation, session
from scenes.table.scene import TableScene
from scenes.table.session import Session
from tests.pilot import Pilot
from tests.scenes.at_table import match_of, plan
from tests.scenes.houses import hearing, tonight, unseen_house
from tests.scenes.test_session import played, table

GAME_PLAYED = "spooks"
"""A game with short matches."""


@cache
def steps_of(game: str) -> tuple[Step, ...]:
    """A match of the game to its end."""
    return played(game).record().steps


def at(pilot: Pilot, scene: Scene) -> None:
    """Check that it is the only scene above the title."""
    pilot.context.stack.reset(scene)
    pilot.frames(1)


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    with unseen_house(tmp_path, monkeypatch, Pilot) as pilot:
        yield pilot


def sat_out(pilot: Pilot, sat: TablePlan, steps: tuple[Step, ...]) -> Session:
    """A table at which these steps were played to the end."""
    session = Session(pilot.context, sat)
    for step in steps:
        session.submit(step)
    assert session.over
    return session


def remembered(pilot: Pilot) -> list[str]:
    return [one.name for one in memories.all_of(pilot.context.store)]


def dealt(pilot: Pilot, times: int = 1) -> Session:
    """The person of this table is kept, and has played a match `times` with the same cards."""
    sat, steps = table(GAME_PLAYED), steps_of(GAME_PLAYED)
    pilot.context.store.people.keep(Person(sat.seating.people_names[0]))
    first = sat_out(pilot, sat, steps)
    for _ in range(times - 1):
        sat_out(pilot, replace(sat, aids=((DEAL, str(first.kept)),)), steps)
    return first


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_remembered_for_kept_people_only(game: str, pilot: Pilot) -> None:
    sat, steps = table(game), steps_of(game)
    (name,) = sat.seating.people_names
    pilot.context.store.people.keep(Person(name))
    session = sat_out(pilot, sat, steps)
    (one,) = memories.all_of(pilot.context.store)
    seat = session.seating.names.index(name)
    assert (one.name, one.match, one.game) == (name, session.kept, game)
    assert session.end is not None and one.won == (seat in session.end["winners"])


def test_guests_children_open_hands_and_cards_dealt_again_are_not_remembered(pilot: Pilot) -> None:
    sat, steps = table(GAME_PLAYED), steps_of(GAME_PLAYED)
    (name,) = sat.seating.people_names
    sat_out(pilot, sat, steps)
    pilot.context.store.people.keep(Person(name))
    sat_out(pilot, replace(sat, aids=((OPEN_HANDS.name, "open"),)), steps)
    sat_out(pilot, replace(sat, aids=((DEAL, "1"),)), steps)
    pilot.context.settings.change(theme="kids")
    sat_out(pilot, sat, steps)
    assert remembered(pilot) == [] and pilot.context.learning.wins(GAME_PLAYED, Person(name)) == 0
    assert len(pilot.context.store.history.results()) == 3, "the cards of the third are compared all the same"


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_the_same_deal_gets_its_cards_without_chance(game: str, pilot: Pilot) -> None:
    sat, steps = table(game), steps_of(game)
    store = pilot.context.store
    first = store.matches.begin(sat.setup, as_data(sat.seating))
    store.matches.add_steps(first, map(step_line, steps))
    store.matches.finish(first, {"scores": [], "winners": []})
    again = Session(pilot.context, replace(sat, aids=((DEAL, str(first)),)))
    before = [step for step in steps if step.by == "chance"]
    for number in range(len(before)):
        if again.chance.verb is None:
            break
        assert again.chance.decided
        again.deal()
        assert match_of(again).steps[-1] == before[number]
    place = next(n for n, step in enumerate(match_of(again).steps) if step.do == last_deal.DEAL)
    assert store.matches.seals(again.kept or 0)[place].holds(step_line(match_of(again).steps[place])), "sealed again"
    assert not Session(pilot.context, sat).chance.decided


def test_backstage_has_no_access_to_the_cards_of_a_deal(pilot: Pilot) -> None:
    first = dealt(pilot)
    assert not Session.unkept(pilot.context, replace(first.plan, aids=((DEAL, str(first.kept)),))).chance.decided


def seats_of(pilot: Pilot, first: Session) -> SeatsScene:
    """The seats for the same cards, through the podium's plate."""
    assert first.kept is not None
    at(pilot, DealScene(pilot.context, first.kept, KEYS))
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, SeatsScene)
    return pilot.scene


def test_the_seats_say_who_has_seen_the_cards_and_so_does_the_table(pilot: Pilot) -> None:
    first = dealt(pilot)
    seats = seats_of(pilot, first)
    (name,) = seats.seating.people_names
    below = {type(scene) for scene in pilot.context.stack.scenes} - {SeatsScene}
    assert below == {TitleScene}, "no way back to a replay with these cards"
    assert (
        seats.same_cards is not None
        and seats.same_cards.seen(seats.seating.people_names) == (name,)
        and name in seats.words_of(seats.sentence() or FIXED)
    )
    assert not seats.more and seats.match_setup.setup() == first.setup
    seats.focus.at = GAME
    pilot.press(Action.CONFIRM)
    assert pilot.scene is seats and seats.said == FIXED
    seats.start()
    pilot.frames(1)
    there = pilot.scene
    assert isinstance(there, TableScene) and there.standing is not None
    now = there.session.plan
    assert (now.deal, now.seen, now.counts) == (first.kept, (name,), False)
    assert name in there.context.voice.words(there.standing[0])
    at(pilot, TitleScene(pilot.context, opened=True))
    title = pilot.scene
    assert isinstance(title, TitleScene)
    title._open(CONTINUE, KEYS)
    pilot.frames(1)
    again = pilot.scene
    assert isinstance(again, TableScene) and again.session.plan.seen == (name,), "after a night, too"


def test_cards_dealt_again_do_not_count_for_people_who_have_not_seen_them_either(pilot: Pilot) -> None:
    """G6: before, the letters of a name decided who had seen a deal, and so what counted."""
    first = dealt(pilot)
    seats = seats_of(pilot, first)
    seats.seating = seats.seating.put(0, replace(seats.seating[0], name="Rosalinde"))
    assert seats.same_cards is not None and seats.same_cards.seen(seats.seating.people_names) == ()
    seats.focus.at = START
    seats.start()
    pilot.frames(1)
    assert isinstance(pilot.scene, TableScene)
    now = pilot.scene.session.plan
    assert not now.seen and not now.counts
    assert now.standing is not None and str(first.kept) in pilot.context.voice.words(now.standing[0])


def test_a_deal_that_a_replay_has_shown_is_known_to_the_room(pilot: Pilot) -> None:
    first = dealt(pilot)
    seats = seats_of(pilot, first)
    seats.seating = seats.seating.put(0, replace(seats.seating[0], name="Rosalinde"))
    assert (seats.sentence() or FIXED).key == "seats-dealt-again"
    navigation.replay(pilot.context, first)
    assert (seats.sentence() or FIXED).key == "seats-watched"
    again = sat_out(pilot, replace(seats.plan(), saved=None), steps_of(GAME_PLAYED))
    page = DealScene(pilot.context, first.kept or 0, KEYS, match=again.kept)
    assert page.at == 1 and page.sentence().key == "deal-watched"
    assert not any(page.is_best(1)) and any("Rosalinde" in line for line in page.narration().lines)
    assert page.narration().lines[-1] == page.words_of(page.sentence())
    store, end = pilot.context.store, again.end or {}
    more = -5 if unit_of(GAME_PLAYED, first.setup.variant).fewest else 5
    store.matches.finish(again.kept or 0, {**end, "scores": [score + more for score in end["scores"]]})
    page = DealScene(pilot.context, first.kept or 0, KEYS, match=first.kept)
    assert not any(page.is_best(0) + page.is_best(1)), "a table that may know the cards is no measure"
    assert page.sentence().key == "deal-once"


def test_a_replay_of_a_deal_dealt_again_shows_the_same_deal(pilot: Pilot) -> None:
    first = dealt(pilot)
    again = sat_out(pilot, replace(table(GAME_PLAYED), aids=((DEAL, str(first.kept)),)), steps_of(GAME_PLAYED))
    navigation.replay(pilot.context, again)
    assert watched(pilot.context.store, first.kept or 0) and not watched(pilot.context.store, again.kept or 0)


def test_a_later_player_may_have_seen_them_too_and_a_computer_player_in_that_place_changes_nothing(
    pilot: Pilot,
) -> None:
    first = dealt(pilot)
    (name,) = first.plan.seating.people_names
    seat = first.seating.names.index(name)
    others = first.plan.seating.put(seat, replace(first.plan.seating[seat], name="Rosalinde"))
    again = Session(pilot.context, replace(first.plan, seating=others, aids=((DEAL, str(first.kept)),)))
    assert not again.plan.seen
    again.reseat(first.seating)
    assert again.plan.seen == (name,)
    again.reseat(vacate(first.seating, seat))
    assert again.plan.seen == (name,)


def test_a_disk_without_room_for_a_file_is_reported(pilot: Pilot, tmp_path: Path) -> None:
    (tmp_path / "shared").write_text("no folder")
    page = DealScene(pilot.context, dealt(pilot).kept or 0, KEYS)
    at(pilot, page)
    for action in (Action.INFO, Action.EXTRA):
        page.said = None
        pilot.press(action)
        assert page.said is not None and page.said.key == "share-failed"


def test_during_a_match_with_the_cards_they_and_the_record_are_not_given_out(pilot: Pilot, tmp_path: Path) -> None:
    first = dealt(pilot)
    running = Session(pilot.context, replace(first.plan, aids=((DEAL, str(first.kept)),)))
    running.leave()
    page = DealScene(pilot.context, first.kept or 0, KEYS)
    at(pilot, page)
    for offer in (deal_page.AGAIN, deal_page.RECORD):
        page.said = None
        page.focus.at = offer
        pilot.press(Action.CONFIRM)
        assert pilot.scene is page and page.said is not None and page.said.key == "deal-runs"
    assert not (tmp_path / "shared").exists()


def test_a_deal_compares_all_who_had_it_and_the_best_of_each_hand_is_marked(pilot: Pilot) -> None:
    first = dealt(pilot, times=2)
    one = first.end or {}
    page = DealScene(pilot.context, first.kept or 0, KEYS)
    assert [one.match for one in page.results] == [first.kept, (first.kept or 0) + 1]
    assert not any(page.is_best(0) + page.is_best(1)), "both made the same"
    store, later = pilot.context.store, page.results[1].match
    more = -5 if unit_of(GAME_PLAYED, first.setup.variant).fewest else 5
    store.matches.finish(later, {**one, "scores": [score + more for score in one["scores"]]})
    page = DealScene(pilot.context, first.kept or 0, KEYS)
    assert page.sentence().key == "table-seen" and page._known[0] == ()
    assert not any(page.is_best(0) + page.is_best(1)), "who has seen the cards is no measure"
    page.at = 0
    assert page.sentence().key == "deal-once", "no other is one"
    (name,) = first.plan.seating.people_names
    store.matches.keep_seats(later, [{"kind": "person", "name": "Rosalinde"}])
    page = DealScene(pilot.context, first.kept or 0, KEYS)
    assert name not in str(page._known) and page.at == 1
    assert [set(page.is_best(number)) for number in (0, 1)] == [{False}, {True}]
    at(pilot, page)
    pilot.press(Action.UP)
    assert page.chosen.match == first.kept
    store.people.keep_memory("Rosalinde", later, {})
    scene = MemoriesScene(pilot.context, KEYS)
    entries = [scene.wall.entry(place) for place in range(len(scene.wall.entries))]
    assert [one.deal for one in entries if isinstance(one, Finished)] == [first.kept] * 2


@pytest.mark.parametrize("column", ["header", "seats", "aids"])
def test_an_unreadable_match_is_left_out_or_shown_without_it(column: str, pilot: Pilot) -> None:
    first = dealt(pilot)
    for odd in ("[]", '{"game": "rook"}', "5"):
        pilot.context.store._games.write((f"UPDATE matches SET {column} = ?, sum = NULL", (odd,)))
        scene = MemoriesScene(pilot.context, KEYS)
        assert len(scene.wall.entries) == (column != "header")
        at(pilot, scene)
        pilot.frames(5)
        if scene.wall.entries:
            assert scene.sentence().key in ("memories-won", "memories-lost")
            pilot.press(Action.EXTRA)
            assert isinstance(pilot.scene, DealScene) and pilot.scene.deal == first.kept
            pilot.press(Action.INFO)
            assert isinstance(pilot.scene, DealScene)


def test_a_record_and_a_picture_are_files_that_can_be_found_and_read(pilot: Pilot, tmp_path: Path) -> None:
    page = DealScene(pilot.context, dealt(pilot).kept or 0, KEYS)
    at(pilot, page)
    for action in (Action.INFO, Action.EXTRA):
        pilot.press(action)
        assert page.said is not None and str(tmp_path / "shared") in page.words_of(page.said)
    (record,), (picture,) = ((tmp_path / "shared").glob(f"{GAME_PLAYED}-*{end}") for end in (".jsonl", ".png"))
    assert fault(record) is None and record.with_name(f"{record.name}.seals").stat().st_size
    assert pygame.image.load(picture).get_size() == pilot.context.window.screen_size()


def test_r6_a_picture_that_is_saved_twice_is_there_twice(pilot: Pilot, tmp_path: Path) -> None:
    page = DealScene(pilot.context, dealt(pilot).kept or 0, KEYS)
    at(pilot, page)
    pilot.press(Action.EXTRA)
    (first,) = (tmp_path / "shared").iterdir()
    first.write_bytes(b"painted over")
    pilot.press(Action.EXTRA)
    assert first.read_bytes() == b"painted over"
    assert page.said is not None and dict(page.said.args)["file"] == f"{first.stem}-2.png"


def test_files_go_where_people_look_or_into_a_chosen_folder_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("platformdirs.user_pictures_path", lambda: tmp_path)
    assert shared_folder(PICTURES, data_folder()) == tmp_path
    assert shared_folder(PICTURES, tmp_path / "own") == tmp_path / "own" / "shared"
    monkeypatch.setattr("platformdirs.user_pictures_path", lambda: tmp_path / "none")
    assert shared_folder(PICTURES, data_folder()) == data_folder() / "shared"


def test_failed_saving_is_reported(pilot: Pilot) -> None:
    object.__setattr__(pilot.context, "store", Store.without())
    pilot.context.store.people.keep(Person("Rosa"))
    page = PersonScene(pilot.context, pilot.context.people, 0, KEYS)
    at(pilot, page)
    page.choose(SAVE, None)
    assert page.said is not None and page.said.key == "share-nowhere"


def test_forgetting_a_person_is_confirmed_once_and_complete(pilot: Pilot) -> None:
    first = dealt(pilot)
    (name,) = first.plan.seating.people_names
    diary.keep(
        pilot.context,
        replace(
            tonight(),
            guests=tuple(replace(guest, name=name) if guest.name == "Ida" else guest for guest in tonight().guests),
        ),
    )
    pilot.context.store.people.keep(Person("Rosalinde"))
    at(pilot, MemoriesScene(pilot.context, KEYS))
    pilot.press(Action.INFO)
    people = pilot.scene
    assert isinstance(people, PeoplePage)
    assert {row.id for row in people.rows()} == {("person", name), ("person", "Rosalinde"), YEAR}
    people.settle(("person", name))
    pilot.press(Action.CONFIRM)
    page = pilot.scene
    assert isinstance(page, PersonScene) and page.figures.matches == 1
    pilot.press(Action.INFO)
    assert page.focus.at == KEEP, "to keep it is the first answer"
    pilot.press(Action.CONFIRM)
    assert page.focus.at == FORGET and remembered(pilot) == [name]
    pilot.press(Action.CONFIRM)
    page.settle(YES)
    pilot.press(Action.CONFIRM)
    assert pilot.scene is people and [row.id for row in people.rows()] == [("person", "Rosalinde"), YEAR]
    evening = diary.present_evening(pilot.context)
    assert remembered(pilot) == [] and evening is not None and name not in {one.name for one in evening.guests}
    assert people.said is not None and name in people.words_of(people.said)


def test_the_shoulders_go_from_person_to_person_but_not_past_the_question(pilot: Pilot) -> None:
    for name in ("Rosa", "Theo"):
        pilot.context.store.people.keep(Person(name))
    page = PersonScene(pilot.context, pilot.context.people, 0, KEYS)
    at(pilot, page)
    names = [person.name for person in page.people]
    pilot.press(Action.NEXT)
    assert page.person.name == names[1]
    page.click_outside(replace(_press(Action.CONFIRM), at=page.arrows()[0][1].center))
    assert page.person.name == names[0]
    pilot.press(Action.INFO)
    pilot.press(Action.NEXT)
    assert page.person.name == names[0]


def _press(action: Action) -> Press:
    return Press(action, KEYS)


def test_the_podium_has_the_number_and_leads_there_but_plays_again_with_new_cards(pilot: Pilot) -> None:
    first = dealt(pilot)
    again = replace(first.plan, aids=((DEAL, str(first.kept)),), saved=first.kept, seen=("Anna",))
    for sat, line in ((replace(first.plan, saved=first.kept), "deal-plate-line"), (again, "deal-compare-line")):
        scene = hearing(ResultsScene(pilot.context, sat, first.end or {}, KEYS))
        at(pilot, scene)
        scene.podium.end()
        scene.settle(PLATE)
        assert scene.number == first.kept and scene.sentence().key == line
        assert [target.id for target in scene.targets()].count(PLATE) == 1
        pilot.press(Action.CONFIRM)
        assert isinstance(pilot.scene, DealScene)
        pilot.press(Action.BACK)
        assert pilot.scene is scene
    scene.choose(PLAY_AGAIN, _press(Action.CONFIRM))
    pilot.frames(1)
    assert isinstance(pilot.scene, TableScene)
    now = pilot.scene.session.plan
    assert (now.deal, now.seen, now.standing) == (None, (), None)


@pytest.mark.parametrize(("open_hands", "kids", "saved"), [(True, False, 1), (False, True, 1), (False, False, None)])
def test_no_number_if_the_cards_must_stay_secret(open_hands: bool, kids: bool, saved: int | None, pilot: Pilot) -> None:
    pilot.context.settings.change(theme="kids" if kids else "grown-up")
    aids = ((OPEN_HANDS.name, "open"),) if open_hands else ()
    sat = replace(plan("classic", 4, [KEYS]), aids=aids, saved=saved)
    scene = ResultsScene(pilot.context, sat, {"scores": [3, 1], "winners": [0, 2]}, KEYS)
    assert scene.number is None and PLATE not in {target.id for target in scene.targets()}


def test_the_title_leads_to_memories_but_children_have_none(pilot: Pilot) -> None:
    title = pilot.scene
    assert isinstance(title, TitleScene)
    title.settle(MEMORIES)
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, MemoriesScene)
    assert [target.id for target in pilot.scene.targets()] == [PLAY], "nothing was played"
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, TitleScene)
    pilot.context.settings.change(theme="kids")
    assert MEMORIES not in {button.name for button in title._buttons()}


def wall_with(pilot: Pilot, times: int) -> MemoriesScene:
    """The wall, after the person of a table has played so many matches there."""
    sat, steps = table(GAME_PLAYED), steps_of(GAME_PLAYED)
    pilot.context.store.people.keep(Person(sat.seating.people_names[0]))
    for _ in range(times):
        sat_out(pilot, sat, steps)
    scene = MemoriesScene(pilot.context, KEYS)
    at(pilot, scene)
    return scene


def test_the_wall_shows_each_finished_match_and_a_press_watches_it(pilot: Pilot) -> None:
    scene = wall_with(pilot, 2)
    assert [target.id for target in scene.targets()] == [0, 1]
    match = scene.wall.entry(0)
    assert isinstance(match, Finished)
    assert match.session is not None and match.session.end is not None
    assert list(match.winners) == match.session.end["winners"]
    assert dict(scene.sentence().args)["names"] == tuple(match.seating[seat].name for seat in match.winners)
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, WatchScene) or any(isinstance(one, WatchScene) for one in pilot.context.stack.scenes)


def test_a_finished_evening_has_a_frame_before_its_last_match_that_shows_how_it_went(pilot: Pilot) -> None:
    games = (GAME_PLAYED, "hooky")
    begun = diary.begun(pilot.context, games, False)
    walls = []
    for game in games:
        sat = replace(table(game), aids=(diary.evening_aid(begun),))
        pilot.context.store.people.keep(Person(sat.seating.people_names[0]))
        evening = diary.present_evening(pilot.context)
        assert evening is not None
        diary.keep(pilot.context, evening.seated(diary.guests_of(sat.seating), sat.seating.names))
        sat_out(pilot, sat, steps_of(game))
        walls.append(MemoriesScene(pilot.context, KEYS))
    kept, (first, wall) = diary.present_evening(pilot.context), walls
    assert kept is not None and kept.next_game is None
    assert [len(one) for one in first.wall.entries] == [1], "the evening goes on"
    assert [len(one) for one in wall.wall.entries] == [2, 1, 1]

    at(pilot, wall)
    framed = wall.wall.entry(0)
    assert isinstance(framed, FinishedEvening) and wall.sentence() == diary.leading(kept)
    assert [(one.guest.name, one.points) for one in framed.evening.standings()] == [
        (one.guest.name, one.points) for one in kept.standings()
    ]
    assert framed.evening.awards(framed.evening.played) == kept.awards(kept.played)
    best = {one.guest.look for one in kept.standings() if one.place == 1}
    assert {framed.looks[number] for number in framed.winners} == {SEAT_LOOKS[look] for look in best}
    pilot.press(Action.EXTRA)
    assert pilot.scene is wall, "an evening has no deal"
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, StandingsSoFar) and pilot.scene.over
    pilot.press(Action.BACK)
    pilot.press(Action.RIGHT)
    pilot.press(Action.EXTRA)
    assert isinstance(pilot.scene, DealScene)


@pytest.mark.parametrize("game", GAMES)
def test_awards_and_records_are_found_in_public_events_alone(
    game: str, pilot: Pilot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Sequence[Event]] = []

    def deeds_of(game: str, names: Sequence[str], counted: Sequence[Seat], events: Sequence[Event]) -> tuple[Deed, ...]:
        heard.append(events)
        return ()

    for module in (diary, session):
        monkeypatch.setattr(module, "deeds_of", deeds_of)
    begun = diary.begun(pilot.context, (game,), False)
    sat = replace(table(game), aids=(diary.evening_aid(begun),))
    pilot.context.store.people.keep(Person(sat.seating.people_names[0]))
    public = match_of(sat_out(pilot, sat, steps_of(game))).heard(PUBLIC)
    assert [list(events) for events in heard] == [list(public)] * 2, "for the evening and for the records"


def test_an_evening_of_one_match_has_no_frame_of_its_own(pilot: Pilot) -> None:
    begun = diary.begun(pilot.context, (GAME_PLAYED,), False)
    sat = replace(table(GAME_PLAYED), aids=(diary.evening_aid(begun),))
    pilot.context.store.people.keep(Person(sat.seating.people_names[0]))
    sat_out(pilot, sat, steps_of(GAME_PLAYED))
    diary.close(pilot.context, begun)
    assert [len(one) for one in MemoriesScene(pilot.context, KEYS).wall.entries] == [1]


def test_pages_of_the_wall_turn_by_shoulders_and_at_the_edge(pilot: Pilot) -> None:
    scene = wall_with(pilot, 6)
    pilot.press(Action.RIGHT)
    assert scene.focus.at == 1
    pilot.press(Action.RIGHT)
    assert (scene.wall.page, scene.focus.at) == (1, 4)
    pilot.press(Action.NEXT)
    assert scene.wall.page == 1, "the last page"
    pilot.press(Action.PREV)
    assert (scene.wall.page, scene.focus.at) == (0, 0)


def test_frames_are_hung_up_one_after_the_other(pilot: Pilot) -> None:
    scene = wall_with(pilot, 4)
    hung = []
    for _ in range(80):
        pilot.frames(1)
        hung.append(scene.wall.hung)
    assert hung == sorted(hung) and hung[0] == 0 and hung[-1] == 4


def memory(name: str, match: int, won: bool, **deeds: int) -> memories.Memory:
    return memories.Memory(name, match, "rook", "classic", date(2026, 11, 1), 0, won, deeds=tuple(deeds.items()))


def test_records_are_the_longest_row_of_wins_and_the_best_deeds_of_different_people() -> None:
    known = [
        memory("Anna", 1, True, stars=20),
        memory("Theo", 1, False, stars=60),
        memory("Anna", 2, True),
        memory("Theo", 3, True),
        memory("Anna", 4, True),
        memory("Anna", 5, False),
        memory("Theo", 5, True),
    ]
    row, deed = memories.house_records(known, 3)
    assert (row.name, row.amount, row.game) == ("Anna", 3, "")
    assert (deed.name, deed.key, deed.amount) == ("Theo", "stars", 60)
    assert memories.house_records(known[:2], 3) == (deed,), "one win is no row"
    assert memories.house_records((), 3) == ()
    assert memories.latest_of("Anna", known, 3) == (True, True, False)
