"""The host at a children's table: his sentences, their pictures, and his actions during silence."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from engine.core.messages import Message
from engine.core.seats import PUBLIC
from game.cards.sprite import Prints
from game.draw.host import host
from game.idle_timer import CHEER, HINTS_AFTER, OPEN, WAVE
from game.input.actions import KEYS, Action
from game.sound.player import Sound
from game.theme import KIDS, STAGE
from scenes.handover.device_binding import turn_of
from scenes.table.asks.asks import CardAsk
from scenes.table.asks.picks import NO_SET
from scenes.table.bottom_bar import bar_words
from scenes.table.game_table import table_of
from scenes.table.stage.hand import HandFan
from tests.pilot import pixels
from tests.scenes.at_table import TablePilot, plan


def kids_table(folder: Path) -> TablePilot:
    """A children's table at Rook, where a player is asked for a card."""
    pilot = TablePilot(folder, plan("beginner", 4, (KEYS,)))
    pilot.context.settings.change(theme="kids")
    pilot.table.screen.build()
    pilot.table.flow.next()
    pilot.until(lambda: pilot.scene is pilot.table and refusing(pilot))
    return pilot


def refusing(pilot: TablePilot) -> bool:
    """Whether the question to a player has illegal cards."""
    answering = pilot.table.screen.answering
    return answering is not None and isinstance(answering.ask, CardAsk) and bool(answering.ask.refused)


def said(pilot: TablePilot) -> tuple[str, bool]:
    """The first line in the rail, and whether it has a picture."""
    now = bar_words(pilot.table.screen, pilot.table.saying, pilot.context.idle_timer.long)
    words = (now.words,) if isinstance(now.words, str) else now.words
    return " ".join(part for part in words if isinstance(part, str)), now.picture is not None


def how(pilot: TablePilot) -> str:
    """The line below it."""
    return " ".join(part for part in pilot.table.bar_words().how if isinstance(part, str))


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[TablePilot]:
    with kids_table(tmp_path) as made:
        yield made


def test_his_beak_is_open_if_he_stands_in_front_of_children(pilot: TablePilot, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []
    for is_open in (False, True):
        monkeypatch.setattr(Sound, "beak_open", is_open)
        drawn.append(pilot.drawn())
    assert drawn[0] != drawn[1]


@pytest.mark.parametrize("pose", [OPEN, WAVE, CHEER, "point"])
def test_every_pose_that_faces_us_has_a_beak_that_opens(pose: str) -> None:
    assert pixels(host(pose, 60, True)) != pixels(host(pose, 60))
    assert host(pose, 60, True).get_size() == host(pose, 60).get_size()


def test_a_refusal_stays_with_its_picture_until_the_next_press(pilot: TablePilot) -> None:
    asked = pilot.table.screen.answering and pilot.table.screen.answering.ask
    assert isinstance(asked, CardAsk)
    card, reason = next(iter(asked.refused.items()))
    pilot._walk(KEYS, asked, asked.hand.index(card))
    before = said(pilot)
    pilot.tap(Action.CONFIRM, KEYS)
    refused = pilot.table.screen.speakers.words(reason)
    assert said(pilot) == (refused, True) != before
    pilot.time(60.0)
    assert said(pilot)[0] == refused
    pilot.tap(Action.LEFT, KEYS)
    assert said(pilot) == before


@pytest.mark.parametrize("why", [NO_SET, turn_of(plan("beginner", 4, (KEYS,)).seating[0])], ids=lambda why: why.key)
def test_so_does_one_without_a_picture_of_its_own(pilot: TablePilot, why: Message) -> None:
    saying = pilot.table.saying
    saying.refuse(why, pilot.context.audience, pilot.table.screen.room.viewpoint)
    assert said(pilot) == (pilot.table.screen.speakers.words(why), True)
    pilot.time(60.0)
    assert saying.words == why
    pilot.tap(Action.LEFT, KEYS)
    assert saying.words is None


def test_after_a_silence_he_says_how_and_a_touch_ends_it(pilot: TablePilot) -> None:
    answering, screen = pilot.table.screen.answering, pilot.table.screen
    assert answering is not None
    question = screen.game_table.text.question(
        screen.session.facts_for(answering.seat).verbs, screen.stage.view, len(answering.picked)
    )
    asked = screen.speakers.voice.wording(question)
    pilot.context.idle_timer.seconds = 0.0
    assert asked.how_words and said(pilot) == (asked.words, True)
    for _ in range(round(HINTS_AFTER)):
        assert said(pilot)[0] == asked.words
        pilot.context.idle_timer.advance(1.0)
    assert said(pilot) == (asked.words, True), "what is asked stays"
    assert how(pilot) == asked.how_words
    pilot.key("left")
    assert said(pilot)[0] == asked.words and how(pilot) == ""


def test_silence_says_nothing_of_a_hand_in_public(pilot: TablePilot) -> None:
    pilot.table.screen.set_viewpoint(PUBLIC)
    before = said(pilot)
    pilot.context.idle_timer.seconds = 3 * HINTS_AFTER
    assert said(pilot) == before


def test_children_press_and_never_hold(pilot: TablePilot) -> None:
    pilot.context.settings.change(look="hold")
    assert not pilot.table.releases
    pilot.context.settings.change(theme="grown-up")
    assert pilot.table.releases


def test_the_rail_has_little_text(pilot: TablePilot) -> None:
    assert len(pilot.table.hints()) <= 3


def test_legal_cards_glow() -> None:
    cards = ("red-5", "green-6", "black-7")
    fan = HandFan(Prints(table_of("rook").deck, KIDS), calm=True)
    lights = []
    for legal in (None, {"green-6"}):
        fan.show(cards, legal=legal)
        fan.finish()
        canvas = pygame.Surface(STAGE)
        fan.draw(canvas)
        lights.append([sum(canvas.get_at(_above(fan, number))[:3]) for number in range(len(cards))])
    assert lights[0] == [0, 0, 0]
    assert lights[1][1] > 120 and lights[1][0] == lights[1][2] == 0


def _above(fan: HandFan, number: int) -> tuple[int, int]:
    """A point just above the middle of a card."""
    sprite = fan.sprite(number)
    return round(sprite.x), round(sprite.y - sprite.rect().height / 2) - 9
