"""Packs of words that a test may break: a copy of all of them, which is read instead of assets/packs."""

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core import packs
from engine.games.hooky import vocabulary
from engine.games.word_porters import content, deal

CACHES = (packs.offered, vocabulary.vocabulary, vocabulary.read, content.content_of, content.read, content._known,
          deal.our_texts, deal._stacks)  # fmt: skip


def read_anew() -> None:
    """Forget what was read of any pack."""
    for cached in CACHES:
        cached.cache_clear()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all packs that a test may break."""
    monkeypatch.setattr(packs, "FOLDER", shutil.copytree(packs.FOLDER, tmp_path / "packs"))
    read_anew()
    yield tmp_path / "packs"
    read_anew()
