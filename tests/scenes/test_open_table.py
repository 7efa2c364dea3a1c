"""An open table: all hands are open for all, there are no curtains, and it counts for nothing. Rules, records and the
knowledge of computer players stay as they are."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from engine.core.messages import Message, say
from engine.core.records import Record, dumps, parse
from engine.core.seats import PUBLIC, Seat
from engine.core.zones import Zone
from engine.games import GAMES
from game import status_badge
from game.bots import Brief
from game.input.actions import KEYS, Action
from game.quick_bots import QuickBots
from game.text.catalogue import Voice, catalogue_of
from game.theme import SAFE, STAGE, Theme
from game.widgets.hints import Hint, place_hints
from scenes.ending.results import ResultsScene
from scenes.games import OPEN_HANDS, aids_of
from scenes.handover.curtain import CurtainScene
from scenes.lobby.match_setup import first_draft
from scenes.seating import TablePlan
from scenes.table.bottom_bar import sentence
from scenes.table.navigation import sheet
from scenes.table.pause import PauseScene
from scenes.table.scene import TableScene
from scenes.table.stage.own_hand import open_cards, own_cards
from tests.pilot import Pilot
from tests.samples import screen_sample_of
from tests.scenes.at_table import TablePilot, match_of, plan
from tests.scenes.drawn_words import new_words

OPEN = ((OPEN_HANDS.name, "open"),)
PADS = ("pad:1", "pad:2")
TABLES = tuple((game, *screen_sample_of(game).open_table) for game in GAMES)


def opened(table: TablePlan) -> TablePlan:
    return replace(table, aids=OPEN)


class OpenPilot(TablePilot):
    """Answer also on the boards of a game."""

    def on(self) -> None:
        board = self.table.screen.board
        if board is None or self.scene is not self.table:
            super().on()
            return
        match, seat = match_of(self.table), board.behind.seat
        board.give(
            match.game.decide(match.view(seat), match.heard(seat), match.prompts_of(seat), "gentle", len(match.steps))
        )
        self.tap(Action.POINT, self.table.screen.room.seating[seat].device or KEYS, (1, 1))


def assert_open(table: TableScene) -> None:
    """Check that every hand is on the screen: in the rail that of the asked seat, the others on the table."""
    screen, match = table.screen, match_of(table)
    hands = {seat: open_cards(screen.game_table, match.view(seat)) for seat in range(match.setup.players)}
    assert screen.open_hands() == hands and not table.secret
    if screen.board is not None:
        assert screen.board.behind.opened == hands
        return
    zones = (Zone("hand", seat) for seat in hands), (Zone("tag", seat) for seat in hands)
    faces = [sprite.card for row in zones for zone in row for sprite in screen.stage.table.cards(zone)]
    for seat, hand in hands.items():
        in_bar = seat == screen.room.looker and screen.stage.floor.place(seat) is None
        assert (
            screen.hand.cards == own_cards(screen.game_table, match.view(seat)) if in_bar else set(hand) <= set(faces)
        )


@pytest.mark.parametrize(("game", "variant", "players", "options"), TABLES, ids=str)
def test_a_whole_match_with_two_people_among_computer_players(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, variant: str, players: int, options: dict[str, object]
) -> None:
    """In German, with nothing cut off and nothing in English."""
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    shown: list[tuple[Seat, Any]] = []
    ask = QuickBots.ask

    def watched(bots: QuickBots, brief: Brief, level: str, seed: int) -> None:
        shown.append((brief.seat, brief.view))
        ask(bots, brief, level, seed)

    monkeypatch.setattr(QuickBots, "ask", watched)
    with new_words() as drawn, OpenPilot(tmp_path, opened(plan(variant, players, PADS, game, **options))) as pilot:
        asked: set[Seat] = set()
        told, boards = set[Message](), set[object]()
        for _ in range(20000):
            scene, table = pilot.scene, pilot.table
            if isinstance(scene, ResultsScene):
                break
            assert not any(isinstance(one, CurtainScene) for one in pilot.context.stack.scenes)
            if scene is table and not table.busy and table.screen.asking:
                assert_open(table)
                asked |= {board.behind.seat} if (board := table.screen.board) else {table.screen.answering.seat}
            if (type(scene), type(table.screen.board)) not in boards:
                boards.add((type(scene), type(table.screen.board)))
                pilot.app.draw()
            told |= {message} if (message := sentence(table.screen)) else set()
            pilot.on()
        assert isinstance(pilot.scene, ResultsScene) and asked == {0, 1}, "both people are asked in public"
        match = match_of(pilot.table)
        text = dumps(Record(match.setup, tuple(match.steps), match.end()))
        assert parse(text, GAMES).steps == tuple(match.steps) and OPEN_HANDS.name not in text.splitlines()[0]
        assert shown and all(view.viewer == seat for seat, view in shown), "each knows its own seat alone"
        store = pilot.context.store
        assert store.matches.to_continue() is None and not store.history.results(), "it counts for nothing"
        assert pilot.scene.plan.standing == (say("table-open-hands"), "eye"), "and this is said there, too"
        pilot.frames(1)
        assert drawn.words and drawn.cut <= set(pilot.table.screen.room.seating.names)
        german, english = (
            Voice(catalogue_of(language), names=pilot.table.screen.room.seating.names) for language in ("de", "en")
        )
        assert told and pilot.table.screen.speakers.voice.catalogue is german.catalogue
        assert {german.words(one) for one in told}.isdisjoint(english.words(one) for one in told)


def test_it_is_agreed_on_before_the_match_and_off_by_default() -> None:
    for game in GAMES:
        match_setup = first_draft(game)
        assert OPEN_HANDS in aids_of(game)
        assert all(dict(match_setup.agreed(kids))[OPEN_HANDS.name] == "hidden" for kids in (False, True))
        assert dict(match_setup.with_aid(OPEN_HANDS, 1, False).agreed(True))[OPEN_HANDS.name] == "open"


def test_it_comes_back_after_the_power_was_cut(tmp_path: Path) -> None:
    with OpenPilot(tmp_path, opened(plan("classic", 4, PADS))) as pilot:
        pilot.until(lambda: pilot.table.screen.stage.view.phase == "play" and pilot.table.screen.answering is not None)
        steps = list(match_of(pilot.table).steps)
    with OpenPilot(tmp_path) as later:
        later.context.devices.last = PADS[0]
        assert later.table.session.plan.open_hands and match_of(later.table).steps == steps
        assert not any(isinstance(scene, CurtainScene) for scene in later.context.stack.scenes)


def sign_at(pilot: Pilot) -> bytes:
    """The paper on the rail's edge, without its round ends."""
    spot = status_badge.place("Open cards", "eye", pilot.context.theme)
    return pygame.image.tobytes(pilot.picture().subsurface(spot.inflate(-spot.height, -10)), "RGB")


@pytest.mark.parametrize(("theme", "size"), [("grown-up", 100), ("kids", 200)])
def test_the_sign_is_visible_under_every_scene(tmp_path: Path, theme: str, size: int) -> None:
    with OpenPilot(tmp_path / "open", opened(plan("classic", 4, PADS)), size=STAGE) as pilot:
        pilot.context.settings.change(theme=theme, text_size=size)
        pilot.frames(2)
        pilot.until(lambda: pilot.table.screen.answering is not None)
        scenes = (None, sheet(pilot.context, pilot.table.screen), PauseScene(pilot.context, pilot.table.session.plan))
        seen = []
        for scene in scenes:
            if scene is not None:
                pilot.context.stack.push(scene)
            pilot.frames(2)
            seen.append(sign_at(pilot))
        assert len(set(seen)) == 1, "the same over all of them"


def test_a_usual_table_has_no_sign_and_hides_hands(tmp_path: Path) -> None:
    with TablePilot(tmp_path, plan("classic", 4, PADS)) as pilot:
        pilot.until(lambda: isinstance(pilot.scene, CurtainScene) and not pilot.scene.busy)
        assert pilot.table.standing is None and not pilot.table.screen.open_hands()
        assert pilot.table.screen.room.viewpoint == PUBLIC and pilot.table.screen.room.hides


def test_only_the_own_device_answers_though_all_look(tmp_path: Path) -> None:
    with OpenPilot(tmp_path, opened(plan("classic", 4, PADS))) as pilot:
        pilot.until(lambda: pilot.table.screen.answering is not None)
        table, steps = pilot.table, len(match_of(pilot.table).steps)
        other = PADS[1] if pilot.device() == PADS[0] else PADS[0]
        pilot.tap(Action.CONFIRM, other)
        assert len(match_of(table).steps) == steps and pilot.said.endswith("’s turn")
        pilot.tap(Action.MENU, other)
        assert isinstance(pilot.scene, PauseScene) and not pilot.scene.opaque, "a pause hides nothing"


@pytest.mark.parametrize(
    "theme", [Theme(name, text_scale=scale) for name in ("grown-up", "kids") for scale in (1.0, 2.0)]
)
def test_the_sign_is_on_the_safe_part_of_the_screen_clear_of_the_buttons(theme: Theme) -> None:
    spot = status_badge.place("Open cards", "eye", theme)
    hints = (Hint(Action.CONFIRM, "Play"), Hint(Action.EXTRA, "See trick"), Hint(Action.INFO, "Scores"))
    placed = place_hints(hints, lambda action: ("xbox", "south"), theme)
    assert SAFE.contains(spot) and not any(spot.colliderect(hint.rect) for hint, _ in placed)
