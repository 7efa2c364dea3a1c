"""R3: a kiosk that can't start shows the cause, feeds its service meanwhile, and is ended by its supervisor only."""

import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from engine.headless.arguments import BadUse
from game import crash_screen
from game.kiosk.heartbeat import BUSY
from game.simple_screen import SimpleScreen
from scenes.kiosk import still_picture

CAUSE = "A file of the game is damaged: assets/fonts/no.ttf. Install the game again."


def test_r3_the_still_picture_names_the_cause_beats_and_ends_when_it_is_told_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read, write = os.pipe()
    told: list[Callable[[], None]] = []
    written: list[str] = []
    turns: list[None] = []
    monkeypatch.setattr(still_picture, "own_output", lambda: write)
    monkeypatch.setattr(still_picture, "obey", lambda leave: told.append(leave))
    monkeypatch.setattr(crash_screen, "_write", lambda picture, words: written.append(words))
    languages: list[str] = []
    picture = crash_screen._picture
    monkeypatch.setattr(crash_screen, "_picture", lambda kind, said: languages.append(said) or picture(kind, said))
    (tmp_path / "kiosk.toml").write_text('[screen]\nlanguage = "de"')
    monkeypatch.setattr("game.simple_screen.sleep", lambda seconds: None)
    turn = SimpleScreen.turn

    def watched(screen: SimpleScreen, canvas: object) -> object:
        turns.append(None)
        enter = pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
        for event in (pygame.event.Event(pygame.QUIT), enter):
            pygame.event.post(event)
        if len(turns) == 30:
            told[0]()
        return turn(screen, canvas)

    monkeypatch.setattr(SimpleScreen, "turn", watched)
    still_picture.main([CAUSE, "--kiosk", "--windowed", "--size", "480x270", "--data", str(tmp_path)])
    assert len(turns) == 30 and written == [CAUSE], "no press and no close button ends it"
    assert languages == ["de"], "the kiosk's file says so"
    assert os.read(read, 100).startswith(BUSY)
    os.close(read)
    os.close(write)


def test_r3_long_causes_stay_inside_their_panel() -> None:
    pygame.display.init()
    pygame.display.set_mode((480, 270))
    picture = pygame.Surface((1920, 1080))
    crash_screen._write(picture, " < ".join(["FileNotFoundError", *["game/draw/text.py:69 _letters"] * 20]))
    outside = picture.copy()
    outside.fill("black", crash_screen.CAUSE)
    assert outside.get_bounding_rect().size == (1920, 1080) and not any(pygame.transform.average_color(outside)[:3])
    with pytest.raises(BadUse):
        still_picture.main([CAUSE, "--no-such-option"])
