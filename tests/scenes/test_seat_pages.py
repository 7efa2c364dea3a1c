"""The two pages of a seat: its tag is shown in its final form, and choices on one page are there on the other."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.input.actions import KEYS, Action
from game.theme import SEAT_LOOKS
from scenes.lobby.naming import NamingScene
from scenes.lobby.pictures import KIDS_FACES, PicturesScene
from scenes.lobby.seat import TAG, SeatScene
from scenes.lobby.seats import SeatsScene
from tests.pilot import Pilot
from tests.scenes.reachable import reachable

PAD = "pad:1"
LION, RABBIT = 5, 2


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with Pilot(tmp_path, lambda context: SeatsScene(context, "rook", KEYS)) as made:
        made.context.settings.change(reduced_motion=True)
        yield made


def opened(pilot: Pilot, seat: int) -> tuple[SeatsScene, PicturesScene]:
    seats = pilot.scene
    assert isinstance(seats, SeatsScene)
    seats.settle(("seat", seat))
    pilot.press(Action.CONFIRM)
    assert isinstance(pilot.scene, PicturesScene)
    return seats, pilot.scene


def test_the_tag_shows_the_face_under_the_hook_before_it_is_taken(pilot: Pilot) -> None:
    seats, page = opened(pilot, 0)
    pilot.press(Action.DOWN)
    pilot.press(Action.RIGHT)
    assert page.shown == LION and page.seating[0].look == 0
    pilot.press(Action.CONFIRM)
    assert pilot.scene is seats and seats.seating[0].look == LION


def test_back_takes_no_face(pilot: Pilot) -> None:
    seats, _ = opened(pilot, 0)
    pilot.press(Action.DOWN)
    pilot.press(Action.BACK)
    assert pilot.scene is seats and seats.seating[0].look == 0


def test_a_computer_player_makes_room_and_a_person_does_not(pilot: Pilot) -> None:
    pilot.press(Action.CONFIRM, PAD)
    seats = pilot.scene
    pilot.press(Action.EXTRA)
    page = pilot.scene
    assert isinstance(seats, SeatsScene) and isinstance(page, PicturesScene)
    assert page.seating[1].person and not page.seating[2].person
    page.settle(("look", page.seating[1].look))
    pilot.press(Action.CONFIRM)
    assert pilot.scene is page and page.said is not None and page.shown == 0
    assert page.seating[2].look == RABBIT
    page.settle(("look", RABBIT))
    pilot.press(Action.CONFIRM)
    assert pilot.scene is seats and (seats.seating[0].look, seats.seating[2].look) == (RABBIT, 0)


def test_a_written_name_stays_for_every_way_out(pilot: Pilot) -> None:
    seats, _ = opened(pilot, 0)
    pilot.press(Action.EXTRA)
    assert isinstance(pilot.scene, NamingScene)
    pilot.type("Zoë")
    pilot.key("return")
    pilot.press(Action.NEXT)
    assert isinstance(pilot.scene, SeatScene) and pilot.scene.plan.name == "Zoë"
    pilot.press(Action.PREV)
    assert isinstance(pilot.scene, PicturesScene) and pilot.scene.plan.name == "Zoë"
    pilot.press(Action.BACK)
    assert pilot.scene is seats and seats.seating[0].name == "Zoë"


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize("theme", ["grown-up", "kids"])
def test_a_d_pad_and_two_buttons_lead_everywhere_on_both_pages(pilot: Pilot, theme: str, size: int) -> None:
    pilot.context.settings.change(theme=theme, text_size=size)
    _, page = opened(pilot, 0)
    assert reachable(page.targets()) == {TAG, *page.tiles}
    assert len(page.tiles) == (KIDS_FACES if theme == "kids" else len(SEAT_LOOKS))
    for target in page.targets():
        assert target.rect.bottom <= page.theme.bar_top, target
        assert not any(target.rect.colliderect(other.rect) for other in page.targets() if other.id != target.id)
    page.settle(TAG)
    pilot.press(Action.CONFIRM)
    other = pilot.scene
    assert isinstance(other, SeatScene)
    other.settle("who")
    pilot.press(Action.BACK)
    assert isinstance(pilot.scene, SeatsScene)


def test_rows_show_the_name_and_the_picture_that_they_lead_to(pilot: Pilot) -> None:
    opened(pilot, 0)
    pilot.press(Action.NEXT)
    page = pilot.scene
    assert isinstance(page, SeatScene)
    said = {row.id: page.words_of(row.now) for row in page.rows() if row.now is not None}
    assert said == {"name": page.plan.name, "look": "Fox"}
