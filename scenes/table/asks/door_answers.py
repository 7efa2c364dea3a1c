"""What a seat may answer in front of everybody before it asks for its curtain."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import One
from scenes.table.feature import Feature
from scenes.table.game_table import GameTable

BEHIND = "behind"
"""What a seat says at the door that wants its curtain after all; no game has such a verb."""


@dataclass(frozen=True, slots=True)
class DoorAnswers(Feature[object]):
    """The verbs of such answers (the game's `choice` names them, and BEHIND), and the line, px, on which they stand."""

    verbs: Collection[str]
    row: int


def door_prompts(look: GameTable[Any], seat: Seat, prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
    """What is asked of `seat` at the door: what it may answer there, and whether it wants its curtain; () where none of
    its questions is of that kind."""
    door = look.feature(DoorAnswers)
    plain = tuple(prompt for prompt in prompts if prompt.verb in door.verbs) if door is not None else ()
    return (*plain, Prompt(seat, BEHIND, One())) if plain else ()
