"""Children are called by a picture: chosen, never typed; nothing about them is kept. Grown-ups have their names."""

from pathlib import Path

import pytest

from game.input.actions import KEYS, Action, Press
from game.store.people import Person
from game.theme import SEAT_LOOKS
from scenes.lobby.pictures import PicturesScene
from scenes.lobby.seat import SeatScene
from scenes.lobby.seats import SeatsScene
from scenes.seating import picture_name
from scenes.table.pause import SwapScene
from tests.pilot import Pilot
from tests.scenes.voices import voice

PRESS = Press(Action.CONFIRM, KEYS)
ANIMALS = {look.animal.capitalize() for look in SEAT_LOOKS}


def lobby(data: Path, kids: bool = True) -> Pilot:
    pilot = Pilot(data, lambda context: SeatsScene(context, "rook", KEYS), kids=kids)
    pilot.context.settings.change(reduced_motion=True)
    return pilot


def seats(pilot: Pilot) -> SeatsScene:
    assert isinstance(pilot.scene, SeatsScene)
    return pilot.scene


def test_all_are_called_by_their_picture(tmp_path: Path) -> None:
    with lobby(tmp_path) as pilot:
        pilot.context.store.people.keep(Person("Bear", 7))  # a grown-up's name is not used here
        pilot.press(Action.CONFIRM, "pad:1")
        scene = seats(pilot)
        assert sum(scene.seating.people) == 2
        assert scene.seating.names == tuple(picture_name(plan.look, voice()) for plan in scene.seating.seats)
        assert scene.seating[0].name == "Fox" and set(scene.seating.names) <= ANIMALS


@pytest.mark.parametrize(("kids", "level"), [(True, "gentle"), (False, "fair")])
def test_computer_players_are_gentle_with_children(tmp_path: Path, kids: bool, level: str) -> None:
    with lobby(tmp_path, kids) as pilot:
        assert {plan.level for plan in seats(pilot).seating.seats if not plan.person} == {level}


def test_a_free_picture_can_be_chosen(tmp_path: Path) -> None:
    with lobby(tmp_path) as pilot:
        pilot.press(Action.CONFIRM, "pad:1")
        scene = seats(pilot)
        other = next(seat for seat in range(1, 4) if scene.seating[seat].person)
        scene.choose(("seat", 0), PRESS)
        pilot.frames(2)
        page = pilot.scene
        assert isinstance(page, PicturesScene) and not page.typing
        page.choose(("look", scene.seating[other].look), PRESS)
        assert pilot.scene is page and "is here" in page.words_of(page.said)
        page.choose(("look", 8), PRESS)
        pilot.frames(2)
        assert seats(pilot).seating[0].name == "Owl"
        assert len(set(scene.seating.names)) == 4


def test_the_page_of_a_seat_has_no_name_to_type(tmp_path: Path) -> None:
    with lobby(tmp_path) as pilot:
        seats(pilot).choose(("seat", 0), PRESS)
        pilot.frames(2)
        page = pilot.scene
        assert isinstance(page, PicturesScene) and Action.EXTRA not in {hint.action for hint in page.hints()}
        pilot.press(Action.EXTRA)
        assert pilot.scene is page
        pilot.press(Action.NEXT)
        pilot.frames(2)
        page = pilot.scene
        assert isinstance(page, SeatScene)
        assert "name" not in {row.id for row in page.rows()} and page.words_of(page.title) == "Fox"
        page.settle("look")
        pilot.press(Action.CONFIRM)
        page = pilot.scene
        assert isinstance(page, PicturesScene)
        page.choose(("look", 11), PRESS)
        pilot.frames(4)
        assert seats(pilot).seating[0].name == "Cat"


@pytest.mark.parametrize(("kids", "kept"), [(True, 0), (False, 1)])
def test_nothing_is_kept_of_a_child(tmp_path: Path, kids: bool, kept: int) -> None:
    with lobby(tmp_path, kids) as pilot:
        seats(pilot).start()
        assert len(pilot.context.store.people.all()) == kept


def test_grown_ups_have_names_and_letters(tmp_path: Path) -> None:
    with lobby(tmp_path, kids=False) as pilot:
        assert seats(pilot).seating[0].name not in ANIMALS
        seats(pilot).choose(("seat", 0), PRESS)
        pilot.frames(2)
        pilot.press(Action.NEXT)
        assert isinstance(pilot.scene, SeatScene) and "name" in {row.id for row in pilot.scene.rows()}


def test_a_child_who_joins_in_the_pause_is_called_by_the_picture(tmp_path: Path) -> None:
    with lobby(tmp_path) as pilot:
        page = SwapScene(pilot.context, seats(pilot).seating, KEYS)
        for _ in range(8):
            page.turn_value(next(row for row in page.rows() if row.id == 2), 1, PRESS)
            assert set(page.seating.names) <= ANIMALS | {"Wren", "Hazel", "Otto", "Pim"}
            if page.seating[2].person:
                break
        assert page.seating[2].person and page.seating[2].name == picture_name(page.seating[2].look, voice())
