"""Records of the tiny game: a whole one line by line, and the verdicts of reading, checking and replaying on any
bytes."""

import re

import pytest

from engine.core.jsonlines import BadRecord
from engine.core.records import check, parse, read_record, replay
from tests.core.shouting import TINY

GAMES = {"tiny": TINY}
HEADER = '{"format": 1, "game": "tiny", "variant": "plain", "players": 2, "options": {}}'
DEAL = '{"by": "chance", "do": "deal", "hands": [["c1", "c2"], ["c3", "c4"]], "stock": ["c5", "c6", "c7", "c8", "c9"]}'
SHOWS = [
    f'{{"by": {seat}, "do": "show", "card": "{card}"}}' for seat, card in ((0, "c1"), (1, "c3"), (1, "c4"), (0, "c2"))
]
END = '{"end": {"scores": [0, 2], "winners": [1]}}'
WHOLE = [HEADER, DEAL, *SHOWS, END]


def text(*lines: str) -> bytes:
    return "".join(line + "\n" for line in lines).encode()


def refusal(data: bytes) -> BadRecord | None:
    """The error in `data`; reading, checking and replaying must agree about it."""
    try:
        read_record(data, GAMES, check)
    except BadRecord as bad:
        with pytest.raises(BadRecord, match=f"^{re.escape(str(bad))}$"):
            read_record(data, GAMES, replay)
        return bad
    record = parse(data, GAMES)
    assert replay(record, GAMES).record().setup == record.setup
    return None
