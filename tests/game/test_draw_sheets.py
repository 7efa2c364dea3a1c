"""Every sheet of parts can be drawn in every theme, on a stage of the right size, with something on it."""

from __future__ import annotations

import pygame
import pytest

from game.draw import cache, logo
from game.theme import GROWN_UP, STAGE, Theme
from tools.contact_sheet import SHEETS


@pytest.mark.parametrize("theme", [GROWN_UP, Theme("kids", high_contrast=True, text_scale=2.0)], ids=["plain", "large"])
@pytest.mark.parametrize("name", list(SHEETS))
def test_sheet_is_drawn(name: str, theme: Theme, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache.LRU, "limit", cache.MEMORY_LIMIT)  # a run of tests keeps more
    sheet = SHEETS[name](theme)
    assert sheet.get_size() == STAGE
    colors = {tuple(sheet.get_at((x, y))) for x in range(20, STAGE[0], 190) for y in range(20, STAGE[1], 97)}
    assert len(colors) > 20
    assert cache.LRU.used <= cache.MEMORY_LIMIT


def test_eyes_look_about_and_close() -> None:
    def eyes(gaze: tuple[float, float], lid: float) -> bytes:
        canvas = pygame.Surface(STAGE)
        logo.draw_logo(canvas, gaze=gaze, lid=lid)
        return pygame.image.tobytes(canvas, "RGB")

    pictures = {eyes((-1, 0), 0), eyes((1, 0), 0), eyes((0, 1), 0), eyes((0, 0), 0.5), eyes((0, 0), 1)}
    assert len(pictures) == 5
    assert eyes((1, 0), 1) == eyes((-1, 0), 1), "closed eyes look nowhere"


def test_logo_parts_are_on_the_stage() -> None:
    parts = logo.logo_parts(0.86)
    assert [part.name for part in parts] == ["by", "H", "ring", "ring", "K", "or by", "R", "eye", "eye", "K"]
    for part in parts:
        assert pygame.Rect((0, 0), STAGE).contains(part.piece.rect((982 + part.at[0], 186 + part.at[1])))
