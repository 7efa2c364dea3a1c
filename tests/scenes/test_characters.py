"""Characters at the seats and at the table: chosen by face, kept while they sit, and heard sometimes."""

from dataclasses import replace
from pathlib import Path

import pytest

from engine.core.characters import CHARACTERS
from engine.core.dealers import SeededDealer
from game import evening as rules
from game.evening import Evening
from game.input.actions import KEYS, Action
from game.theme import SEAT_LOOKS
from scenes.characters import MANNERS, SAID
from scenes.evening import diary
from scenes.lobby import characters
from scenes.lobby.characters import CharactersScene
from scenes.lobby.seat import TAG, SeatScene
from scenes.lobby.seats import SeatsScene
from scenes.seating import (
    BOT_NAMES,
    Seating,
    TablePlan,
    as_data,
    characters_of,
    first_seating,
    from_data,
    join,
    look_of,
    take_over,
    with_character,
    with_characters,
    with_look,
)
from scenes.table.session import Session
from scenes.table.stage.faces import SILENT, WORD, Faces
from scenes.table.turns import pace_of
from tests.pilot import Pilot
from tests.scenes.at_table import match_of, plan
from tests.scenes.reachable import reachable

BOLD, QUICK, CAREFUL = "bold", "quick", "careful"
ALL = tuple(CHARACTERS)
FRAME = 1 / 60


def table(*who: str) -> Seating:
    """A person and three computer players, these among them."""
    return with_characters(first_seating(4, KEYS), who)


def test_every_character_has_a_face_and_lines():
    assert {look_of(name) for name in ALL} <= set(range(len(SEAT_LOOKS)))
    assert {*ALL, ""} == set(MANNERS) and set(ALL) == set(SAID)


def test_a_character_comes_and_leaves_with_name_and_face():
    seating = table(BOLD)
    assert (seating[1].name, seating[1].picture.animal) == ("Bravo", "lion")
    assert str(seating[1].bot) == "fair:bold" and str(seating[2].bot) == "fair"
    plain = with_character(seating, 1, "")
    assert plain[1].name in BOT_NAMES and plain[1].picture.animal != "lion" and not plain[1].character


def test_changing_places_with_a_character_leaves_no_second_one():
    seating = table(BOLD)
    moved = with_character(seating, 2, BOLD)
    assert characters_of(moved) == (BOLD,) and moved[2].name == "Bravo"
    assert moved[1].name in BOT_NAMES and len({one.look for one in moved.seats}) == 4


def test_people_keep_their_faces_and_a_character_without_its_own_loses_its_character():
    lion = with_look(first_seating(4, KEYS), 0, look_of(BOLD))
    assert with_character(lion, 1, BOLD) == lion
    taken = with_look(table(BOLD), 0, look_of(BOLD))
    assert characters_of(taken) == () and taken[1].name in BOT_NAMES


def test_a_person_is_no_character():
    seating = join(table(BOLD), "pad:1")
    assert seating[1].person and characters_of(seating) == ()
    assert characters_of(take_over(seating, 1, "fair")) == ()


def test_a_resumed_match_has_them_and_nonsense_makes_none():
    seating = table(BOLD, QUICK)
    rows = as_data(seating)
    assert from_data(rows, 4) == seating
    for odd in ("nobody", 7, CAREFUL):  # the last one has another face
        rows[1] = {**rows[1], "character": odd}
        assert characters_of(from_data(rows, 4)) == (QUICK,)


def test_they_stay_for_an_evening_as_far_as_there_are_seats():
    seated = Evening(1, ("rook", "hooky")).seated(diary.guests_of(table(BOLD, QUICK)), ())
    kept = rules.from_data(rules.as_data(seated), ("rook", "hooky"), len(SEAT_LOOKS))
    assert kept == seated
    assert characters_of(diary.carry_over(seated, 4, (), "fair")[0]) == (BOLD, QUICK)
    assert characters_of(diary.carry_over(seated, 2, (), "fair")[0]) == (BOLD,)
    old = rules.as_data(seated)
    old["guests"] = [row[:5] for row in old["guests"]]
    known = rules.from_data(old, ("rook", "hooky"), len(SEAT_LOOKS))
    assert known is not None and known.characters() == ()


@pytest.mark.parametrize(("theme", "size"), [("grown-up", 200), ("kids", 100)])
def test_they_are_chosen_by_face_with_a_d_pad_and_two_buttons(tmp_path: Path, theme: str, size: int):
    with Pilot(tmp_path, lambda context: SeatsScene(context, "rook", KEYS)) as pilot:
        pilot.context.settings.change(theme=theme, text_size=size, reduced_motion=True)
        seats = pilot.scene
        assert isinstance(seats, SeatsScene)
        seats.settle(("seat", 1))
        pilot.press(Action.CONFIRM)
        page = pilot.scene
        assert isinstance(page, SeatScene)
        page.settle("character")
        pilot.press(Action.CONFIRM)
        page = pilot.scene
        assert isinstance(page, CharactersScene)
        assert reachable(page.targets()) == {*ALL, "", TAG}
        for target in page.targets():
            assert target.rect.bottom <= page.theme.bar_top, target
            assert not any(target.rect.colliderect(other.rect) for other in page.targets() if other.id != target.id)
        said = {page.words_of(page.sentence()) for name in (*ALL, "") if page.settle(name) is None}
        assert len(said) == len(ALL) + 1
        page.settle(QUICK)
        assert page.shown == look_of(QUICK) and characters_of(page.seating) == ()
        pilot.press(Action.CONFIRM)
        assert pilot.scene is seats and seats.seating[1].character == QUICK
        assert seats.seating[1].name == ("Rabbit" if theme == "kids" else "Presto")


def test_a_persons_face_is_taken(tmp_path: Path):
    with Pilot(tmp_path) as pilot:
        lion = with_look(first_seating(4, KEYS), 0, look_of(BOLD))
        page = CharactersScene(pilot.context, lion, 1)
        pilot.context.stack.push(page)
        pilot.frames(1)
        page.settle(BOLD)
        assert page.shown == lion[1].look
        pilot.press(Action.CONFIRM)
        assert pilot.scene is page and page.said is not None


def test_the_last_characters_sit_there_again_but_not_in_a_kiosk(tmp_path: Path):
    with Pilot(tmp_path) as pilot:
        context = pilot.context
        characters.keep(context, table(QUICK, BOLD))
        assert characters_of(SeatsScene(context, "rook", KEYS).seating) == (QUICK, BOLD)
        assert characters.kept(replace(context, kiosk=object())) == ()


def test_only_manner_and_no_secret_moves_the_moment_of_an_answer(tmp_path: Path):
    assert pace_of(CHARACTERS[QUICK].manner) < 1 < pace_of(CHARACTERS[CAREFUL].manner)
    with Pilot(tmp_path) as pilot:
        waits, first = {}, 2  # the opener of that deal
        for calm in (False, True):
            pilot.context.settings.change(reduced_motion=calm)
            for who in (QUICK, BOLD, CAREFUL):
                made = plan("hand", 4, [], "spooks")
                session = Session(pilot.context, TablePlan(made.setup, with_character(made.seating, first, who)))
                match_of(session).deal(SeededDealer(1))
                session.computer_players.ask(first)
                waits[calm, who] = session.computer_players.due.wait
    assert waits[False, QUICK] < waits[False, BOLD] < waits[False, CAREFUL]
    assert len({waits[True, who] for who in (QUICK, BOLD, CAREFUL)}) == 1


def test_a_line_is_shown_once_in_a_while_and_never_with_reduced_motion():
    still, faces = Faces(), Faces()
    still.feel({0: "smile"})
    assert still.word(0) is None
    faces.advance(FRAME)
    faces.feel({0: "smile"})
    faces.advance(WORD / 2)
    assert faces.word(0) == ("smile", 1.0) and faces.word(1) is None
    faces.advance(WORD)
    faces.feel({0: "droop"})
    faces.advance(FRAME)
    assert faces.word(0) is None and faces.expression(0, (0.0, 0.0)) == "droop"
    faces.advance(SILENT)
    faces.feel({0: "droop"})
    faces.advance(WORD / 2)
    assert faces.word(0) == ("droop", 1.0)


def test_a_person_back_at_a_characters_seat_does_not_get_its_name():
    seating = table(BOLD)
    assert join(seating, "pad:1", (), 1)[1].name != "Bravo"
