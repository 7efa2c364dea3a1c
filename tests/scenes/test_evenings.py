"""An evening of several games on the screen: programme, seats that are kept, points after each match, good night."""

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest

from engine.core.messages import say
from engine.games import GAMES
from game.canvas import Canvas
from game.evening import MOST_GAMES, Deed, Evening, Guest, PlayedGame
from game.input.actions import KEYS, Action
from game.scene import Scene
from game.theme import STAGE
from scenes.ending.ending import Praise
from scenes.ending.results import ResultsScene
from scenes.evening import diary
from scenes.evening.programme import AsYouLikeScene, ProgrammeScene
from scenes.evening.standings import EveningPodium, StandingsScene
from scenes.front.title import TitleScene
from scenes.front.title_row import EVENING
from scenes.games import aids_of, entries, entry_of
from scenes.lobby.seats import SeatsScene
from scenes.memories.wall import MemoriesScene
from scenes.seating import PERSON, Seating, SeatPlan, TablePlan, first_seating, join, take_over
from scenes.table.game_table import table_of
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.scenes.at_table import PlayingPilot
from tests.scenes.drawn_words import all_words
from tests.scenes.houses import unseen_house
from tests.scenes.reachable import way_to
from tests.scenes.voices import worded
from tests.virtualpad import VirtualPad, VirtualPads

PADS = tuple(f"pad:{number}" for number in range(1, 5))
GUESTS = tuple(Guest(name, look, True, KEYS if not look else None) for look, name in enumerate(("Ida", "Max", "Lena")))
TWO = (
    PlayedGame("rook", 1, (("Ida", 3), ("Max", 1), ("Lena", 1)), ("Ida",), (Deed("Ida", "-rook-did-tricks", 9),)),
    PlayedGame("hooky", 2, (("Ida", 0), ("Max", 3), ("Lena", 2)), ("Max",), (Deed("Max", "-hooky-did-found", 3),)),
)
Top = TypeVar("Top", bound=Scene)
EVENING_NOW = Evening(1, ("rook", "hooky", "spooks"), False, GUESTS, TWO)


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pilot]:
    with unseen_house(tmp_path, monkeypatch, Pilot) as pilot:
        yield pilot


class PadsPilot(PlayingPilot):
    """Several people, each with a pad that is real to SDL: every press goes through it."""

    pads: Sequence[VirtualPad] = ()

    def tap(self, action: Action, device: str, at: tuple[int, int] | None = None) -> None:
        assert at is None
        name = self.context.devices.bindings.pad[action][0]
        pad = self.pads[PADS.index(device)]
        pad.press(name)
        self.frames(1)
        pad.release(name)
        self.frames(1)

    def go(self, target: Hashable) -> None:
        """The first person moves there with the d-pad and confirms."""
        scene: Any = self.scene
        for action in way_to(scene.targets(), scene.focus.at, target):
            self.tap(action, PADS[0])
        assert scene.focus.at == target
        self.tap(Action.CONFIRM, PADS[0])

    def programme(self, games: Sequence[str]) -> None:
        """From the title to the seats of the first of these games, each in its lighter way."""
        title = self.at(TitleScene)
        self.tap(Action.DOWN, PADS[0])
        while title.focus.at != EVENING:
            self.tap(Action.RIGHT, PADS[0])
        self.tap(Action.CONFIRM, PADS[0])
        programme = self.at(ProgrammeScene)
        self.tap(Action.EXTRA, PADS[0])
        for action in (Action.UP, Action.RIGHT, Action.DOWN, Action.CONFIRM):  # with children
            self.tap(action, PADS[0])
        assert self.scene is programme and programme.light
        while programme.games:
            self.go(("chosen", 0))
        for game in games:
            self.go(("game", [one.game for one in entries()].index(game)))
        self.tap(Action.MENU, PADS[0])

    def at(self, kind: type[Top]) -> Top:
        """The scene on top, which must be of that kind."""
        assert isinstance(self.scene, kind), type(self.scene).__name__
        return self.scene

    def on_from(self, scene: Scene) -> None:
        """The first person confirms until the scene changes."""
        while self.scene is scene:
            self.tap(Action.CONFIRM, PADS[0])
            self.settle()

    def first_game(self, games: Sequence[str], devices: Sequence[str]) -> None:
        """Play the first of these games to its end, with the first person and those of `devices`."""
        self.programme(games)
        self.at(SeatsScene)
        for device in devices:
            self.tap(Action.CONFIRM, device)
        self.tap(Action.MENU, PADS[0])
        self.play_out()

    def play_out(self) -> None:
        """From the seats to the end of the match, and past its podium."""
        self.settle()
        (table,) = (scene for scene in self.context.stack.scenes if isinstance(scene, TableScene))
        self.sit_down(table)
        self.until(lambda: isinstance(self.scene, ResultsScene))
        self.settle()
        self.on_from(self.scene)


@pytest.fixture
def couch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plugs: VirtualPads) -> Iterator[PadsPilot]:
    """Four people with a pad each before the title."""
    with unseen_house(tmp_path, monkeypatch, PadsPilot) as pilot:
        pilot.pads = [plugs.plug() for _ in PADS]
        pilot.frames(2)
        yield pilot


def test_three_games_with_four_people_and_one_who_leaves_and_comes_back_by_pads(
    couch: PadsPilot,
) -> None:
    games = ("spooks", "hookie_mookie", "rook")
    couch.programme(games)

    seats = couch.at(SeatsScene)
    assert seats.match_setup.light
    for device in PADS[1:]:
        couch.tap(Action.CONFIRM, device)
    people = seats.seating.names[: len(PADS)]
    assert seats.seating.devices == PADS
    couch.tap(Action.MENU, PADS[0])
    couch.play_out()
    standings = couch.at(StandingsScene)
    assert standings.evening.next_game == games[1] and dict(standings.evening.played[0].points).keys() == {*people}

    couch.tap(Action.CONFIRM, PADS[0])
    seats = couch.at(SeatsScene)
    assert seats.match_setup.game == games[1] and (seats.seating.names, seats.seating.devices) == (people, PADS)
    couch.tap(Action.BACK, PADS[3])  # one of them goes home
    assert seats.seating.devices[:3] == PADS[:3] and sum(seats.seating.people) == 3
    couch.tap(Action.MENU, PADS[0])
    couch.play_out()
    standings = couch.at(StandingsScene)
    assert people[3] not in dict(standings.evening.played[1].points)

    couch.tap(Action.CONFIRM, PADS[0])
    seats = couch.at(SeatsScene)
    assert people[3] not in seats.seating.names
    couch.tap(Action.CONFIRM, PADS[3])  # and comes back
    assert seats.seating.names == people and all(seats.seating.people)
    couch.tap(Action.MENU, PADS[0])
    couch.play_out()
    podium = couch.at(EveningPodium)
    assert {plan.name for plan in podium.plan.seating.seats} >= {*people}
    couch.on_from(podium)
    standings = couch.at(StandingsScene)
    assert standings.over and standings.sentence().key == "evening-wins"
    assert [one.game for one in standings.evening.played] == [*games]
    couch.tap(Action.BACK, PADS[0])
    couch.settle()
    assert isinstance(couch.scene, TitleScene)
    assert diary.present_evening(couch.context) is None


def test_a_player_who_comes_for_the_second_of_three_games_hears_who_leads_and_has_no_points_of_the_first(
    couch: PadsPilot,
) -> None:
    couch.first_game(("spooks", "rook", "hookie_mookie"), PADS[1:3])
    leads = couch.at(StandingsScene).sentence()

    couch.tap(Action.CONFIRM, PADS[0])
    seats = couch.at(SeatsScene)
    assert sum(seats.seating.people) == 3
    couch.tap(Action.CONFIRM, PADS[3])
    late = seats.seating.seats[seats.seating.seats_of(PADS[3])[0]].name
    assert seats.said is not None and seats.words_of(leads) in seats.words_of(seats.said)
    for played in (2, 3):
        couch.tap(Action.MENU, PADS[0])
        couch.play_out()
        if played == 2:
            couch.at(StandingsScene)
            couch.tap(Action.CONFIRM, PADS[0])
            assert sum(couch.at(SeatsScene).seating.people) == 4

    podium = couch.at(EveningPodium)
    assert podium.evening is not None
    assert [late in dict(one.points) for one in podium.evening.played] == [False, True, True]
    assert late in podium.plan.seating.names


def test_an_evening_that_is_cut_short_after_two_games_counts_them_and_is_kept_as_a_picture(couch: PadsPilot) -> None:
    couch.first_game(("hookie_mookie", "spooks", "rook"), PADS[1:])
    couch.at(StandingsScene)
    couch.tap(Action.CONFIRM, PADS[0])
    couch.at(SeatsScene)
    couch.tap(Action.MENU, PADS[0])
    couch.play_out()
    standings = couch.at(StandingsScene)
    assert not standings.over
    couch.tap(Action.INFO, PADS[0])
    couch.settle()
    podium = couch.at(EveningPodium)
    assert podium.evening is not None and [one.game for one in podium.evening.played] == ["hookie_mookie", "spooks"]
    couch.on_from(podium)
    assert couch.at(StandingsScene).over
    couch.tap(Action.BACK, PADS[0])
    couch.settle()
    assert diary.present_evening(couch.context) is None
    memories = couch.context.place("memories", PADS[0])
    assert isinstance(memories, MemoriesScene) and [len(one) for one in memories.wall.entries] == [2, 1, 1]


def test_an_evening_continues_after_a_power_cut(tmp_path: Path) -> None:
    with Pilot(tmp_path) as first:
        diary.keep(first.context, EVENING_NOW)
    with Pilot(tmp_path) as again:
        assert diary.present_evening(again.context) == EVENING_NOW
        title = again.scene
        assert isinstance(title, TitleScene)
        title.settle(EVENING)
        again.press(Action.CONFIRM)
        assert isinstance(again.scene, StandingsScene)


def test_a_kiosk_has_no_evening(tmp_path: Path) -> None:
    with Pilot(tmp_path, kiosk=True) as pilot:
        diary.keep(pilot.context, EVENING_NOW)
        assert diary.present_evening(pilot.context) is None
        title = pilot.context.place("title", opened=True)
        assert isinstance(title, TitleScene)
        assert EVENING not in [button.name for button in title._buttons()]


def test_a_player_who_lets_a_computer_player_finish_gets_nothing(pilot: Pilot) -> None:
    seating = first_seating(4, KEYS)
    evening = diary.begun(pilot.context, ("rook",), False)
    evening = evening.seated(diary.guests_of(seating), seating.names)
    diary.keep(pilot.context, evening)
    setup = GAMES["rook"].setup("classic", 4, {})
    plan = TablePlan(setup, seating, aids=(diary.evening_aid(evening),))
    end = {"scores": [300, 100], "winners": [0, 2]}
    diary.note(pilot.context, plan, take_over(seating, 0, "fair"), end, 1, ())
    found = diary.present_evening(pilot.context)
    assert found is not None
    points = dict(found.played[0].points)
    assert seating.names[0] not in points
    assert points[seating.names[2]] == 3


def test_open_hands_and_other_matches_do_not_count(pilot: Pilot) -> None:
    evening = diary.begun(pilot.context, ("rook",), False)
    seating, setup = first_seating(4, KEYS), GAMES["rook"].setup("classic", 4, {})
    for aids in ((), (("evening", "99"),), (diary.evening_aid(evening), ("hands", "open"))):
        diary.note(
            pilot.context, TablePlan(setup, seating, aids=aids), seating, {"scores": [1, 2], "winners": []}, 1, ()
        )
    assert diary.present_evening(pilot.context) == evening


def test_a_device_that_comes_back_is_the_same_person_and_no_name_occurs_twice() -> None:
    guests = (Guest("Anna", 0, True, "pad:1"), Guest("Theo", 3, True, "pad:2"))
    evening = replace(EVENING_NOW, guests=guests)
    alone = first_seating(3, "pad:1")
    back = join(alone, "pad:2")
    seat = back.seats_of("pad:2")[0]
    assert diary.back_again(evening, back, seat)[seat].name == "Theo"
    new = join(alone, "pad:5")
    seat = new.seats_of("pad:5")[0]
    assert diary.back_again(evening, new, seat)[seat].name not in ("Anna", "Theo")


def test_after_a_restart_no_pad_sits_down_by_its_number(pilot: Pilot, monkeypatch: pytest.MonkeyPatch) -> None:
    """G2: numbers follow the order in which pads are found. The pad that presses first gets the first name back."""
    guests = (Guest("Anna", 0, True, "pad:1"), Guest("Theo", 1, True, KEYS))
    diary.keep(pilot.context, replace(EVENING_NOW, guests=guests, played=()))
    there = ("pad:1", KEYS)
    evening = diary.present_evening(pilot.context)
    assert evening is not None
    assert diary.carry_over(evening, 3, there, "fair")[0].devices == there
    monkeypatch.setattr(pilot.context.devices, "run", "another")
    evening = diary.present_evening(pilot.context)
    assert evening is not None
    seating, _ = diary.carry_over(evening, 3, there, "fair")
    assert seating.devices == (KEYS,)
    seating = join(seating, "pad:1")
    seat = seating.seats_of("pad:1")[0]
    assert diary.back_again(evening, seating, seat)[seat].name == "Anna"


def test_children_go_from_their_party_to_the_next_game(tmp_path: Path) -> None:
    with Pilot(tmp_path, kids=True) as pilot:
        diary.keep(pilot.context, EVENING_NOW)
        plan = TablePlan(
            GAMES["hooky"].setup("standard", 3, {}), first_seating(3, None), aids=(diary.evening_aid(EVENING_NOW),)
        )
        party: Any = pilot.context.place("party", plan, {"scores": [1, 2, 3], "winners": [2]})
        pilot.context.stack.push(party)
        pilot.frames(2)
        party.podium.stood = party.rested = 99.0
        party.settle("on")
        party.lane.finish()
        party.podium.end()
        pilot.press(Action.CONFIRM)
        pilot.frames(2)
        assert isinstance(pilot.scene, SeatsScene)
        assert pilot.scene.match_setup.game == "spooks"


def test_choose_for_me_makes_a_programme(pilot: Pilot) -> None:
    pilot.context.stack.push(pilot.context.place("programme", KEYS))
    pilot.frames(1)
    programme = pilot.scene
    assert isinstance(programme, ProgrammeScene)
    pilot.press(Action.EXTRA)
    assert isinstance(pilot.scene, AsYouLikeScene)
    pilot.press(Action.CONFIRM)
    assert len(programme.games) == 3
    assert set(programme.games) <= set(GAMES)


def test_the_duration_of_a_game_is_measured_here(pilot: Pilot) -> None:
    store = pilot.context.store
    assert all(diary.minutes(pilot.context, game) == entry_of(game).minutes for game in GAMES)
    match = store.matches.begin(GAMES["rook"].setup("classic", 4, {}), [])
    store.matches.finish(match, {"scores": [1, 2], "winners": []})
    store._games.write(("UPDATE matches SET created = '2026-01-01T20:00:00+00:00'", ()))
    store._games.write(("UPDATE results SET finished = '2026-01-01T20:41:00+00:00'", ()))
    assert diary.minutes(pilot.context, "rook") == 41
    store._games.write(("UPDATE results SET finished = '2026-01-02T20:41:00+00:00'", ()))
    assert diary.minutes(pilot.context, "rook") == entry_of("rook").minutes


def test_praise_has_words() -> None:
    for game in GAMES:
        praise = table_of(game).feature(Praise)
        assert diary.AID not in [aid.name for aid in aids_of(game)]
        assert praise is not None and len(praise.facts) >= 3, f"{game} names three candidates for an award at least"
        assert all(worded(message) for message in praise.facts.values())


def test_standings_are_read_aloud(pilot: Pilot) -> None:
    scene = pilot.context.place("standings", EVENING_NOW, KEYS)
    assert scene.words_of(say("evening-has", name="Max", amount=4)) in scene.narration().lines


@pytest.mark.parametrize("size", [100, 200])
def test_long_names_of_many_people_and_games_are_not_cut_off(size: int, pilot: Pilot) -> None:
    pilot.context.settings.change(text_size=size)
    names = tuple(f"Maximilian-{letter}" for letter in "ABCDEFGHIJK")
    games = (*GAMES, *GAMES)[:MOST_GAMES]
    played = tuple(
        PlayedGame(game, match, tuple((name, 3 - seat // 2) for seat, name in enumerate(names)), names[:2])
        for match, game in enumerate(games)
    )
    evening = Evening(1, games, False, tuple(Guest(name, look, True) for look, name in enumerate(names)), played)
    pairs = replace(evening, played=tuple(replace(one, points=one.points[:8]) for one in played))
    with all_words() as drawn:
        for scene in (StandingsScene(pilot.context, evening), EveningPodium(pilot.context, pairs)):
            scene.draw(Canvas(STAGE))
    assert not drawn.cut


@pytest.mark.parametrize("size", [100, 200])
def test_eight_children_with_long_names_are_called_by_all_of_them(size: int, pilot: Pilot) -> None:
    pilot.context.settings.change(theme="kids", text_size=size)
    names = tuple(f"Maximilian-{letter}" for letter in "ABCDEFGH")
    seating = Seating(tuple(SeatPlan(PERSON, name, look, f"pad:{look + 1}") for look, name in enumerate(names)))
    plan = TablePlan(GAMES["spooks"].setup("hand", len(names), {}), seating)
    party = pilot.context.place("party", plan, {"scores": [1] * len(names), "winners": [0]})
    with all_words() as drawn:
        party.draw(Canvas(STAGE))
    assert {*names} <= drawn.words and not drawn.cut & {*names}
