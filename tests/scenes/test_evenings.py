"""An evening of several games on the screen: programme, seats that carry over, points after each match, good night."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from engine.core.messages import say
from engine.games import GAMES
from game.evening import Deed, Evening, Guest, Played
from game.input.actions import KEYS, Action
from scenes.ending.ending import Praise
from scenes.ending.results import ResultsScene
from scenes.evening import diary
from scenes.evening.programme import AsYouLikeScene, ProgrammeScene
from scenes.evening.standings import EveningPodium, StandingsScene, apart
from scenes.front.title import EVENING, TitleScene
from scenes.games import aids_of, bill, bills
from scenes.lobby.seats import SeatsScene
from scenes.seating import TablePlan, first_seating, joined, taken_over
from scenes.table.game_table import table_of
from scenes.table.scene import TableScene
from tests.pilot import Pilot
from tests.scenes.houses import unseen_house
from tests.scenes.voices import worded
from tests.virtualpad import VirtualPads

PATIENCE = 6000  # frames
PEOPLE = 4
GUESTS = tuple(Guest(name, look, True, KEYS if not look else None) for look, name in enumerate(("Ida", "Max", "Lena")))
TWO = (
    Played("rook", 1, (("Ida", 3), ("Max", 1), ("Lena", 1)), ("Ida",), (Deed("Ida", "-rook-did-tricks", 9),)),
    Played("hooky", 2, (("Ida", 0), ("Max", 3), ("Lena", 2)), ("Max",), (Deed("Max", "-hooky-did-found", 3),)),
)
EVENING_NOW = Evening(1, ("rook", "hooky", "spooks"), False, GUESTS, TWO)


@pytest.fixture
def pilot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plugs: VirtualPads) -> Iterator[Pilot]:
    with unseen_house(tmp_path, monkeypatch) as pilot:
        yield pilot


class Pads:
    """Several people, each with a pad."""

    def __init__(self, pilot: Pilot, plugs: VirtualPads) -> None:
        self.pilot = pilot
        self.pads = [plugs.plug() for _ in range(PEOPLE)]
        pilot.frames(2)

    def press(self, number: int, action: Action) -> None:
        name = self.pilot.context.devices.bindings.pad[action][0]
        self.pads[number].press(name)
        self.pilot.frames(1)
        self.pads[number].release(name)
        self.pilot.frames(1)

    def play_out(self) -> ResultsScene:
        """The match that is on the table, to its end: what people answer there is no matter of the evening, so computer
        players do it for them."""
        table = next(scene for scene in self.pilot.context.stack.scenes if isinstance(scene, TableScene))
        session: Any = table.session
        names = session.seating.names
        for _ in range(PATIENCE):
            if session.over:
                break
            asked = session.waiting()
            if session.chance_asked:
                session.deal()
            else:
                seat = asked[0]
                seen = session.seen(seat)
                session.submit(GAMES[session.game.name].decide(seen.view, seen.heard, seen.prompts, "gentle", 7))
        assert session.over and session.seating.names == names
        self.pilot.context.stack.replace(self.pilot.context.place("title", opened=True))
        self.pilot.frames(2)
        results = self.pilot.context.place("results", session.plan, session.end)
        assert isinstance(results, ResultsScene)
        self.pilot.context.stack.push(results)
        self.pilot.frames(1)
        self.pilot.settle()
        return results


def on(pads: Pads, kind: type) -> Any:
    """Confirm with the first pad, until a scene of that kind is on top."""
    for _ in range(6):
        if isinstance(pads.pilot.scene, kind):
            return pads.pilot.scene
        pads.press(0, Action.CONFIRM)
        pads.pilot.settle()
    raise AssertionError(type(pads.pilot.scene).__name__)


def test_three_games_with_four_people_and_one_who_leaves_by_pads(pilot: Pilot, plugs: VirtualPads) -> None:
    pads = Pads(pilot, plugs)
    title = pilot.scene
    assert isinstance(title, TitleScene)
    title.settle(EVENING)
    pads.press(0, Action.CONFIRM)
    programme = pilot.scene
    assert isinstance(programme, ProgrammeScene)
    for game in ("hooky", "hookie_mookie", "hooky"):
        programme.settle(("game", [one.game for one in bills()].index(game)))
        pads.press(0, Action.CONFIRM)
    assert programme.games == ("hooky", "hookie_mookie", "hooky")
    pads.press(0, Action.MENU)

    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    for number in range(1, PEOPLE):
        pads.press(number, Action.CONFIRM)
    people = seats.seating.names[:PEOPLE]
    assert all(seats.seating.people)
    pads.press(0, Action.MENU)
    pilot.frames(2)
    pads.play_out()
    assert isinstance(on(pads, StandingsScene), StandingsScene)

    evening = diary.found(pilot.context)
    assert evening is not None and evening.next_game == "hookie_mookie"
    assert {name for name, _ in evening.played[0].points} == set(people)

    seats = on(pads, SeatsScene)
    assert seats.match_setup.game == "hookie_mookie"
    assert seats.seating.names == people
    assert seats.seating.devices == tuple(f"pad:{number + 1}" for number in range(PEOPLE))
    pads.press(3, Action.BACK)  # one of them goes home
    assert sum(seats.seating.people) == 3
    pads.press(0, Action.MENU)
    pilot.frames(2)
    pads.play_out()

    seats = on(pads, SeatsScene)
    assert people[3] not in seats.seating.names
    pads.press(0, Action.MENU)
    pilot.frames(2)
    pads.play_out()
    podium = on(pads, EveningPodium)
    assert {plan.name for plan in podium.plan.seating.seats} >= set(people)
    standings = on(pads, StandingsScene)
    assert standings.over
    assert standings.sentence().key == "evening-wins"
    pads.press(0, Action.BACK)
    pilot.frames(2)
    assert isinstance(pilot.scene, TitleScene)
    assert diary.found(pilot.context) is None


def test_an_evening_goes_on_after_a_power_cut(tmp_path: Path) -> None:
    with Pilot(tmp_path) as first:
        diary.keep(first.context, EVENING_NOW)
    with Pilot(tmp_path) as again:
        assert diary.found(again.context) == EVENING_NOW
        title = again.scene
        assert isinstance(title, TitleScene)
        title.settle(EVENING)
        again.press(Action.CONFIRM)
        assert isinstance(again.scene, StandingsScene)


def test_a_kiosk_has_no_evening(tmp_path: Path) -> None:
    with Pilot(tmp_path, kiosk=True) as pilot:
        diary.keep(pilot.context, EVENING_NOW)
        assert diary.found(pilot.context) is None
        title = pilot.context.place("title", opened=True)
        assert isinstance(title, TitleScene)
        assert EVENING not in [button.name for button in title._buttons()]


def test_whoever_lets_a_computer_player_finish_gets_nothing(pilot: Pilot) -> None:
    seating = first_seating(4, KEYS)
    evening = diary.begun(pilot.context, ("rook",), False)
    evening = evening.seated(diary.guests_of(seating), seating.names)
    diary.keep(pilot.context, evening)
    setup = GAMES["rook"].setup("classic", 4, {})
    plan = TablePlan(setup, seating, aids=(diary.agreed(evening),))
    end = {"scores": [300, 100], "winners": [0, 2]}
    diary.note(pilot.context, plan, taken_over(seating, 0, "fair"), end, 1, ())
    found = diary.found(pilot.context)
    assert found is not None
    points = dict(found.played[0].points)
    assert seating.names[0] not in points
    assert points[seating.names[2]] == 3


def test_open_hands_and_other_matches_do_not_count(pilot: Pilot) -> None:
    evening = diary.begun(pilot.context, ("rook",), False)
    seating, setup = first_seating(4, KEYS), GAMES["rook"].setup("classic", 4, {})
    for aids in ((), (("evening", "99"),), (diary.agreed(evening), ("hands", "open"))):
        diary.note(
            pilot.context, TablePlan(setup, seating, aids=aids), seating, {"scores": [1, 2], "winners": []}, 1, ()
        )
    assert diary.found(pilot.context) == evening


def test_a_device_that_comes_back_is_who_it_was_and_nobody_gets_a_name_twice() -> None:
    guests = (Guest("Anna", 0, True, "pad:1"), Guest("Theo", 3, True, "pad:2"))
    evening = replace(EVENING_NOW, guests=guests)
    alone = first_seating(3, "pad:1")
    back = joined(alone, "pad:2")
    seat = back.seats_of("pad:2")[0]
    assert diary.back_again(evening, back, seat)[seat].name == "Theo"
    new = joined(alone, "pad:5")
    seat = new.seats_of("pad:5")[0]
    assert diary.back_again(evening, new, seat)[seat].name not in ("Anna", "Theo")


def test_children_go_from_their_party_to_the_next_game(tmp_path: Path) -> None:
    with Pilot(tmp_path, kids=True) as pilot:
        diary.keep(pilot.context, EVENING_NOW)
        plan = TablePlan(
            GAMES["hooky"].setup("standard", 3, {}), first_seating(3, None), aids=(diary.agreed(EVENING_NOW),)
        )
        party: Any = pilot.context.place("party", plan, {"scores": [1, 2, 3], "winners": [2]})
        pilot.context.stack.push(party)
        pilot.frames(2)
        party.stood = party.rested = 99.0
        party.settle("on")
        party.lane.finish()
        pilot.press(Action.CONFIRM)
        pilot.frames(2)
        assert isinstance(pilot.scene, SeatsScene)
        assert pilot.scene.match_setup.game == "spooks"


def test_as_you_like_it_makes_a_programme(pilot: Pilot) -> None:
    pilot.context.stack.push(pilot.context.place("programme", KEYS))
    pilot.frames(1)
    programme = pilot.scene
    assert isinstance(programme, ProgrammeScene)
    pilot.press(Action.EXTRA)
    assert isinstance(pilot.scene, AsYouLikeScene)
    pilot.press(Action.CONFIRM)
    assert len(programme.games) == 3
    assert set(programme.games) <= set(GAMES)


def test_how_long_a_game_takes_is_measured_here(pilot: Pilot) -> None:
    store = pilot.context.store
    assert all(diary.minutes(pilot.context, game) == bill(game).minutes for game in GAMES)
    match = store.begin_match(GAMES["rook"].setup("classic", 4, {}), [])
    store.finish_match(match, {"scores": [1, 2], "winners": []})
    store._games.write(("UPDATE matches SET created = '2026-01-01T20:00:00+00:00'", ()))
    store._games.write(("UPDATE results SET finished = '2026-01-01T20:41:00+00:00'", ()))
    assert diary.minutes(pilot.context, "rook") == 41
    store._games.write(("UPDATE results SET finished = '2026-01-02T20:41:00+00:00'", ()))
    assert diary.minutes(pilot.context, "rook") == bill("rook").minutes


def test_what_is_praised_has_words() -> None:
    for game in GAMES:
        praise = table_of(game).feature(Praise)
        assert diary.AID not in [aid.name for aid in aids_of(game)]
        assert praise is not None and praise.facts, game
        assert all(worded(message) for message in praise.facts.values())


def test_faces_at_the_ends_of_lines_are_apart() -> None:
    places = apart([500, 100, 500, 490], 62, Rect(0, 80, 0, 430))
    assert all(80 <= place <= 510 for place in places)
    order = sorted(places)
    assert all(b - a >= 62 for a, b in pairwise(order))
    assert places[1] == min(places)


def test_standings_are_told_aloud(pilot: Pilot) -> None:
    scene = pilot.context.place("standings", EVENING_NOW, KEYS)
    assert scene.worded(say("evening-has", name="Max", amount=4)) in scene.narrated().lines  # type: ignore[attr-defined]
