"""Packs of words that a test may damage: a copy of all packs, read instead of assets/packs."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import packs
from engine.games.hooky import vocabulary
from engine.games.word_porters import content, deal

CACHES = (
    packs.all_packs,
    vocabulary.vocabulary,
    vocabulary.read,
    content.content_of,
    content.read,
    content._known,
    deal.our_texts,
    deal._stacks,
)


def reload() -> None:
    """Forget all loaded packs."""
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all packs that a test may damage."""
    monkeypatch.setattr(packs, "FOLDER", shutil.copytree(packs.FOLDER, tmp_path / "packs"))
    reload()
    yield tmp_path / "packs"
    reload()
