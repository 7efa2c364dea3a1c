"""The pages of Word Porters: the meaning of each hint, from the public record, with every device."""

from pathlib import Path

import pygame
import pytest

from engine.core.messages import say
from engine.core.records import parse, replay
from engine.core.seats import PUBLIC
from engine.games import GAMES
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.content import Meaning
from game.input.actions import KEYS, MOUSE, TOUCH, Action
from game.text.catalogue import Voice, catalogue_of
from game.text.languages import WHOLE
from game.theme import SAFE, Theme
from game.widgets.hints import place_hints
from scenes.games.word_porters.count import CountScene
from scenes.games.word_porters.sentences import explained
from scenes.games.word_porters.sheets import (
    Explaining,
    SheetScene,
    draw_round,
    hint_rects,
    lines,
    page_box,
)
from scenes.seating import first_seating
from scenes.table.boards.sheet import paper_of
from scenes.table.phrases import Speakers
from tests.pilot import Pilot
from tests.scenes.porters import sit
from tests.scenes.voices import speakers, voice

GOLDEN = Path(__file__).parents[1] / "golden"
NAMES = ("Anna", "Theo", "Rosa", "Wren", "Ida", "Max")


def ended(name: str = "rulebook"):
    return replay(parse((GOLDEN / f"word_porters-{name}.jsonl").read_bytes(), GAMES), GAMES)


def the_sheet(tmp_path: Path) -> Pilot:
    view = ended().view(PUBLIC)
    seating = first_seating(view.players, None)
    who = speakers(seating.names, tuple((seat,) for seat in range(view.players)))
    return Pilot(tmp_path, lambda context: SheetScene(context, view, who, seating))


def test_a_round_on_paper_is_the_public_record() -> None:
    """WP-30, WP-57, WP-58: every hint under its seat in the order of giving, and the seats that named the right
    number."""
    played = ended().view(PUBLIC).played[0]
    for line in lines(played):
        given = [placing for placing in played.placings if placing.seat == line.seat]
        assert [placing for placing, _ in line.hints] == given
        assert line.word == played.words[played.numbers[line.seat] - 1].text
        assert line.finders == tuple(v for v in range(len(played.votes)) if played.votes[v][line.seat] == line.number)
    found = sum(len(line.finders) for line in lines(played))
    assert sum(line.points for line in lines(played)) == 2 * found


@pytest.mark.parametrize("record", ["rulebook", "children-six", "three-one-side"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_hints_on_paper_are_apart(record: str, scale: float) -> None:
    theme = Theme(text_scale=scale)
    box = page_box(paper_of(theme))
    for played in ended(record).view(PUBLIC).played:
        rects = list(hint_rects(played, box).values())
        assert len(rects) == len(played.placings)
        assert not any(one.colliderect(other) for i, one in enumerate(rects) for other in rects[:i])
        assert all(SAFE.contains(rect) and box.contains(rect) for rect in rects)


def test_a_player_moves_over_the_hints_and_the_rail_explains(tmp_path: Path) -> None:
    with the_sheet(tmp_path) as pilot:
        sheet = pilot.scene
        assert isinstance(sheet, SheetScene) and sheet.page == 0
        pilot.press(Action.NEXT, KEYS)
        assert sheet.page == 1 and sheet.sentence() == say("word_porters-sheet-hints")
        told = set()
        for action in (Action.DOWN, Action.RIGHT, Action.DOWN, Action.LEFT):
            pilot.press(action, KEYS)
            meaning = sheet.walks[0].meaning
            assert meaning is not None and sheet.sentence()
            told.add((meaning.seat, meaning.hint.card))
        assert len(told) == 4
        for page in (2, 3, 4, 0):
            pilot.press(Action.NEXT, KEYS)
            assert sheet.page == page


@pytest.mark.parametrize("device", [MOUSE, TOUCH])
def test_pointers_turn_pages_and_point_at_hints(tmp_path: Path, device: str) -> None:
    with the_sheet(tmp_path) as pilot:
        sheet = pilot.scene
        assert isinstance(sheet, SheetScene)
        spots = place_hints(sheet.hints(), pilot.context.devices.hint, pilot.context.theme)
        at = next(spot.rect.center for spot, _ in spots if spot.hint.action is Action.NEXT)
        press = pilot.click if device == MOUSE else pilot.touch
        press(*at)
        assert sheet.page == 1
        (seat, hint), rect = list(hint_rects(sheet.rounds[0], page_box(paper_of(pilot.context.theme))).items())[2]
        press(*rect.center)
        meaning = sheet.walks[0].meaning
        assert meaning is not None and (meaning.seat, meaning.hint.card) == (seat, hint)
        if device == TOUCH:
            pilot.swipe((1200, 400), (700, 400))
            assert sheet.page == 2
            pilot.swipe((700, 400), (1200, 400))
            assert sheet.page == 1


def test_hints_are_explained_at_the_end_of_a_round(tmp_path: Path) -> None:
    with sit(tmp_path, "pad:1") as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CountScene), 4000)
        count = pilot.scene
        assert isinstance(count, CountScene)
        count.lane.finish()
        pilot.tap(Action.INFO, "pad:1")
        page = pilot.scene
        assert isinstance(page, SheetScene) and page.page == 1, "the page of the round that has just ended"
        asks = page.sentence()
        pilot.tap(Action.DOWN, "pad:1")
        assert pilot.scene is page and page.sentence() != asks
        pilot.context.settings.change(theme="kids")
        pilot.tap(Action.CONFIRM, "pad:1")
        pilot.tap(Action.INFO, "pad:1")
        assert isinstance(pilot.scene, SheetScene) and pilot.scene.page == 0, "children see what is gathered"


def test_the_meaning_of_a_hint_is_said_in_one_sentence() -> None:
    played = ended().view(PUBLIC).played[0]

    def said(hint: str, word: str, fit: float, others: tuple[int, ...] = (), left_over: bool = False) -> str:
        told = Meaning(0, 1, Printed("h1", hint), Printed("w1a", word), False, left_over, (), fit, others)
        return voice(NAMES).words(explained(told, played))

    assert said("big", "elephant", 1.6) == "“big” says a lot about elephant"
    better = played.words[0].text
    assert said("big", "elephant", 0.4, (1,)) == f"“big” says a little about elephant, more about {better}"
    assert said("big", "elephant", 0.0) == "“big” says nothing about elephant"
    assert said("big", "elephant", -1.0, (), True) == "“big” says the opposite of elephant, but no other was free"
    assert said("qwertz", "elephant", 0.0) == "Anna knows why “qwertz” is for elephant", "texts that are not ours"


def test_nothing_is_chosen_before_the_first_move() -> None:
    walk = Explaining(ended().view(PUBLIC).played[0])
    assert walk.meaning is None and walk.sentence() is None


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_page_of_a_round_stays_on_its_paper(scale: float, language: str) -> None:
    theme = Theme(text_scale=scale)
    for played in ended("children-six").view(PUBLIC).played:
        canvas = pygame.Surface((1920, 1080), pygame.SRCALPHA)
        seating = first_seating(6, None)
        box = page_box(paper_of(theme))
        who = Speakers(Voice(catalogue_of(language), "grown-up", seating.names), ())
        draw_round(canvas, played, box, who, tuple(plan.picture for plan in seating.seats), theme)
        ink = canvas.get_bounding_rect()
        assert box.inflate(24, 24).contains(ink), (ink, box)
