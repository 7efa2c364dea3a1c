"""The ladder of help at children's tables: words, pointers and demonstrations, after wrong presses and after
silence."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from engine.core.cards import Card
from engine.core.messages import say
from engine.core.prompts import Prompt
from engine.core.seats import PUBLIC
from engine.core.shapes import Some
from engine.games import GAMES
from game.canvas import Blit, Canvas
from game.idle_timer import HINTS_AFTER, POINTS_AFTER, SHOWS_AFTER, WAVE
from game.input.actions import KEYS, Action
from game.text.languages import WHOLE
from game.theme import SMALLEST_TEXT, STAGE
from game.widgets import bottom_bar
from scenes.ending.kids_results import PartyScene
from scenes.games import kids_preset_of
from scenes.table.asks.asks import CardAsk, HandAsk, PartsAsk, Plate
from scenes.table.asks.questions import make_ask
from scenes.table.boards.private_board import KIDS_PATIENCE, PATIENCE, patience
from scenes.table.help import HOPS_EVERY, POINTS, PULSE, SAYS, SHOWN_EVERY, SHOWS, HelpPointing
from scenes.table.stage.hand import HOPS
from tests.scenes.at_kiosk import KioskPilot
from tests.scenes.at_table import TablePilot, match_of, plan

PAD = "pad:1"
LONG = 4000


def kids_table(folder: Path, game: str = "spooks", devices: tuple[str, ...] = (KEYS,)) -> TablePilot:
    """A children's table at which cards move."""
    preset = kids_preset_of(game).PRESET
    pilot = TablePilot(folder, plan(preset.variant, preset.players, devices, game=game, **dict(preset.options)))
    pilot.context.settings.change(theme="kids", reduced_motion=False)
    pilot.table.screen.build()
    pilot.table.flow.next()
    return pilot


def asked(pilot: TablePilot) -> CardAsk:
    """The question to a player, which is one for a card."""
    assert pilot.table.screen.answering is not None and isinstance(pilot.table.screen.answering.ask, CardAsk)
    return pilot.table.screen.answering.ask


def to_a_refusal(pilot: TablePilot) -> CardAsk:
    """Play to a question with legal and illegal cards, the hook on an illegal one."""

    def there() -> bool:
        answering = pilot.table.screen.answering
        ask = answering.ask if answering is not None and pilot.scene is pilot.table else None
        return isinstance(ask, CardAsk) and bool(ask.refused) and bool(ask.answers)

    pilot.until(there)
    ask = asked(pilot)
    pilot._walk(KEYS, ask, ask.hand.index(next(iter(ask.refused))))
    pilot.context.idle_timer.seconds = 0.0
    pilot.table.update(0.0)
    return ask


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[TablePilot]:
    with kids_table(tmp_path) as made:
        yield made


def pointed(pilot: TablePilot) -> HelpPointing:
    """The things that are pointed at in this frame."""
    pilot.table.update(0.0)
    return pilot.table.frame().pointed


def lifted(pilot: TablePilot, ask: HandAsk) -> set[str]:
    """The cards that are above their places while they hop."""
    hand = pilot.table.screen.hand
    before = [hand.sprite(i).y for i in range(len(ask.hand))]
    pilot.table.update(HOPS / 2)
    after = [hand.sprite(i).y for i in range(len(ask.hand))]
    return {card for card, was, now in zip(ask.hand, before, after, strict=True) if now < was - 3}


def test_wrong_presses_climb_the_ladder(pilot: TablePilot) -> None:
    ask, helped = to_a_refusal(pilot), pilot.table.help
    pilot.table.update(5.0)  # the hand rests
    wrong, steps = ask.hand[ask.focus], len(match_of(pilot.table).steps)
    assert helped.help_level == 0 and pointed(pilot).finger is None
    pilot.tap(Action.CONFIRM, KEYS)
    assert helped.help_level == SAYS and pointed(pilot).finger is None and ask.hand[ask.focus] == wrong
    pilot.tap(Action.CONFIRM, KEYS)
    assert helped.help_level == POINTS and ask.hand[ask.focus] == wrong
    assert pointed(pilot).finger is not None
    pilot.table.update(HOPS_EVERY)
    assert lifted(pilot, ask) == {card for card in ask.hand if card in ask.answers}
    pilot.tap(Action.CONFIRM, KEYS)
    pilot.table.update(0.0)
    assert helped.help_level == SHOWS and ask.hand[ask.focus] in ask.answers
    assert len(match_of(pilot.table).steps) == steps, "nothing is played for the child"


def test_silence_climbs_the_same_ladder(pilot: TablePilot) -> None:
    ask, timer = to_a_refusal(pilot), pilot.context.idle_timer
    wrong, steps = ask.hand[ask.focus], len(match_of(pilot.table).steps)
    for seconds, help_level in ((0.0, 0), (HINTS_AFTER, SAYS), (POINTS_AFTER, POINTS), (SHOWS_AFTER, SHOWS)):
        assert ask.hand[ask.focus] == wrong
        timer.seconds = seconds
        pilot.table.update(0.0)
        assert pilot.table.help.help_level == help_level
        assert (pointed(pilot).finger is not None) == (help_level >= POINTS)
    assert ask.hand[ask.focus] in ask.answers
    pilot.tap(Action.LEFT, KEYS)
    timer.seconds = 0.0
    assert pilot.table.help.help_level == 0 and len(match_of(pilot.table).steps) == steps


def test_silence_before_a_question_does_not_count_for_it(pilot: TablePilot) -> None:
    ask, timer = to_a_refusal(pilot), pilot.context.idle_timer
    timer.seconds = 3 * SHOWS_AFTER  # computer players took their time
    pilot.table.screen.ask(0)
    asked(pilot).focus = ask.focus
    pilot.table.update(0.0)
    assert pilot.table.help.help_level == 0
    timer.advance(POINTS_AFTER)
    assert pilot.table.help.help_level == POINTS
    timer.seconds = 0.0
    pilot.table.update(0.0)
    timer.seconds = HINTS_AFTER
    assert pilot.table.help.help_level == SAYS


def test_the_card_under_the_hook_shows_how_it_is_played_and_stays(pilot: TablePilot) -> None:
    ask, hand = to_a_refusal(pilot), pilot.table.screen.hand
    pilot.context.idle_timer.seconds = SHOWS_AFTER
    pilot.table.update(0.0)
    hand.finish()
    for _ in range(2):
        pilot.context.idle_timer.seconds += SHOWN_EVERY
        rests = hand.sprite(ask.focus).y
        pilot.table.update(0.0)
        pilot.table.update(0.2)
        assert hand.sprite(ask.focus).y < rests - 20
        hand.finish()
    assert pilot.table.screen.answering is not None


def test_the_question_never_disappears(pilot: TablePilot) -> None:
    to_a_refusal(pilot)
    screen, timer = pilot.table.screen, pilot.context.idle_timer
    assert pilot.table.screen.answering is not None
    question = screen.game_table.text.question(
        screen.session.facts_for(pilot.table.screen.answering.seat).verbs, screen.stage.view, 0
    )
    line = screen.speakers.voice.wording(question).words
    for seconds in (0.0, HINTS_AFTER, SHOWS_AFTER, 600.0):
        timer.seconds = seconds
        said = pilot.table.bar_words()
        assert _plain(said.words) == line and bool(said.how) == (seconds >= HINTS_AFTER)
    pilot.tap(Action.CONFIRM, KEYS)
    said = pilot.table.bar_words()
    assert _plain(said.words) != line and _plain(said.how) == line


def _plain(words: object) -> str:
    assert isinstance(words, (str, tuple))
    return words if isinstance(words, str) else " ".join(part for part in words if isinstance(part, str))


def test_if_no_card_fits_the_button_of_the_pass_is_pointed_at_at_once(pilot: TablePilot) -> None:
    to_a_refusal(pilot)
    answering = pilot.table.screen.answering
    assert answering is not None and isinstance(answering.ask, CardAsk)
    plate = answering.ask.aside or Plate(
        answering.game_table.text.choice(
            next(iter(answering.ask.answers.values())), answering.view, pilot.table.screen.speakers
        ),
        next(iter(answering.ask.answers.values())),
    )
    answering.ask = replace(answering.ask, answers={}, aside=plate)
    pilot.context.idle_timer.seconds = 0.0
    label = pilot.table.screen.speakers.words(plate.name)
    grown = set()
    for _ in range(20):
        pilot.table.update(PULSE / 4)
        grown |= {round(hint.grown, 2) for hint in pilot.table.frame().hints if hint.label == label}
        assert all(hint.grown == 1 for hint in pilot.table.frame().hints if hint.label != label)
    assert min(grown) == 1.0 and 1.04 < max(grown) <= 1.08
    now = pointed(pilot)
    assert now.finger is None and now.host is not None and now.host.wing is not None
    assert now.host.wing[1] > pilot.table.screen.theme.bar_top, "he points into the rail"


def test_less_motion_points_without_hopping(pilot: TablePilot) -> None:
    pilot.context.settings.change(reduced_motion=True)
    pilot.table.screen.land()
    pilot.table.screen.build()
    pilot.table.flow.next()
    ask = to_a_refusal(pilot)
    pilot.context.idle_timer.seconds = POINTS_AFTER
    pilot.table.update(HOPS_EVERY)
    assert lifted(pilot, ask) == set()
    tips = set()
    for _ in range(4):
        pilot.table.update(0.3)
        tips.add(pointed(pilot).finger)
    assert len(tips) == 1 and None not in tips


def test_grown_ups_get_no_such_help(pilot: TablePilot) -> None:
    pilot.context.settings.change(theme="grown-up")
    pilot.table.screen.land()
    pilot.table.screen.build()
    pilot.table.flow.next()
    to_a_refusal(pilot)
    pilot.context.idle_timer.seconds = SHOWS_AFTER
    pilot.table.update(1.0)
    assert pilot.table.help.help_level == 0 and pointed(pilot) == HelpPointing()


def test_a_covered_hand_is_not_pointed_at(tmp_path: Path) -> None:
    with kids_table(tmp_path, devices=(KEYS, PAD)) as pilot:
        pilot.until(lambda: pilot.scene is pilot.table and pilot.table.screen.answering is not None)
        pilot.context.idle_timer.seconds = 0.0
        pilot.table.update(1.0)  # the hand has risen
        pilot.table.update(0.0)
        pilot.context.idle_timer.seconds = POINTS_AFTER
        assert pointed(pilot).finger is not None
        pilot.table.hide()
        pilot.table.screen.set_viewpoint(PUBLIC)
        pilot.context.idle_timer.seconds = SHOWS_AFTER
        assert pilot.table.help.open_question is None and pointed(pilot).finger is None


def test_a_child_is_shown_an_action_before_its_hand_is_covered(pilot: TablePilot) -> None:
    assert patience(pilot.context) >= KIDS_PATIENCE > SHOWS_AFTER
    pilot.context.settings.change(theme="grown-up")
    assert patience(pilot.context) == PATIENCE


def test_in_a_kiosk_the_operator_sets_the_time_before_covering(tmp_path: Path) -> None:
    """A child also has twice the time there."""
    with KioskPilot(tmp_path, "[times]\ncover = 15\n") as at_kiosk:
        for theme, seconds in (("grown-up", 15), ("kids", 30)):
            at_kiosk.context.settings.change(theme=theme)
            assert patience(at_kiosk.context) == seconds


def test_with_several_parts_possible_next_ones_are_pointed_at() -> None:
    """Picked cards are not, nor cards that fit none of them; of equal cards the other one is."""
    hand = tuple(map(Card, ("a", "a", "b", "wild", "c")))
    sets = (Prompt(0, "put", Some(hand[:2], 2, 2), key="cards"), Prompt(0, "put", Some(hand[2:4], 1, 2), key="cards"))
    picks = make_ask(0, sets, hand, lambda step: say("hint-choose"))
    assert isinstance(picks, PartsAsk) and set(picks.open_places) == {0, 1, 2, 3}
    picks.restore((0,))
    assert picks.open_places == (1,)
    few = make_ask(0, (Prompt(0, "lay", Some(hand[2:], 2, 2), key="cards"),), hand, lambda step: say("hint-choose"))
    assert isinstance(few, PartsAsk) and few.open_places == (2, 3, 4)
    few.restore((2,))
    assert few.open_places == (3, 4)


@pytest.mark.parametrize("game", ["hooky", "word_porters"])
def test_boards_are_helped_as_well(tmp_path: Path, game: str) -> None:
    with kids_table(tmp_path, game) as pilot:
        pilot.until(lambda: pilot.scene is pilot.table and pilot.table.screen.board is not None)
        board = pilot.table.screen.board
        assert board is not None
        steps = len(match_of(pilot.table).steps)
        pilot.context.idle_timer.seconds = 0.0
        pilot.table.update(0.0)
        pilot.context.idle_timer.seconds = POINTS_AFTER
        pilot.table.update(0.1)
        assert pointed(pilot).finger is not None and board.aims is not None and board.hook.wanted()
        pilot.context.idle_timer.seconds = SHOWS_AFTER
        pilot.table.update(0.1)
        assert board.focus.rect == board.hook.wanted()[0] and len(match_of(pilot.table).steps) == steps
        assert _plain(board.bar_words().words)


def test_the_host_leaves_the_rail_for_the_cloth(pilot: TablePilot) -> None:
    """At Spooks he stands on the table and shows the wanted card; at Rook there is no room for him."""
    to_a_refusal(pilot)
    now = pointed(pilot)
    assert now.host is not None and now.host.place.center == (1462, 430) and now.host.place.height == 236
    assert now.host.wing is not None and now.host.wing[0] < now.host.place.left
    pilot.context.idle_timer.seconds = HINTS_AFTER
    looks = pointed(pilot).host
    assert looks is not None and looks.wing == now.host.wing and looks.eyes[1] > now.host.place.bottom


def test_in_other_games_he_points_from_the_rail(tmp_path: Path) -> None:
    with kids_table(tmp_path, "rook") as pilot:
        to_a_refusal(pilot)
        assert pointed(pilot).host is None and pointed(pilot).aims is None
        pilot.context.idle_timer.seconds = POINTS_AFTER
        assert pointed(pilot).aims is not None
        assert pilot.table.frame().pose in ("open", WAVE)


@pytest.mark.parametrize("language", WHOLE)
@pytest.mark.parametrize("game", GAMES)
def test_help_is_as_large_as_the_question_and_its_picture_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, language: str
) -> None:
    sizes: list[tuple[int, int]] = []

    def noted(*args: Any) -> tuple[bottom_bar.Laid, bottom_bar.Laid]:
        both = both_laid(*args)
        sizes.append((both[0][0], both[1][0]))
        return both

    both_laid = bottom_bar.both_laid
    monkeypatch.setattr(bottom_bar, "both_laid", noted)
    helped = 0
    with kids_table(tmp_path, game) as pilot:
        pilot.context.settings.change(language=language)
        for _ in range(LONG):
            if isinstance(pilot.scene, PartyScene):
                break
            if pilot.scene.busy or (pilot.scene is pilot.table and not pilot.table.screen.asking):
                pilot.time()
                continue
            if pilot.scene is pilot.table:
                pilot.context.idle_timer.seconds = HINTS_AFTER
                canvas, said = Canvas(STAGE), pilot.table.bar_words()
                pilot.table.draw(canvas)
                if said.how:
                    helped += 1
                    assert said.picture is not None
                    assert said.picture in [one.source for one in canvas.commands if isinstance(one, Blit)]
                    assert sizes and all(upper == lower >= SMALLEST_TEXT for upper, lower in sizes)
            pilot.tap(Action.CONFIRM, KEYS)
            pilot.time(0.1)
    assert helped
