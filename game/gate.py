"""Gate: who is heard while something lies open that only one seat may see. The stack asks it before any scene hears a
press, so that no scene decides for itself who may press."""

from collections.abc import Iterable
from dataclasses import dataclass

from game.input.actions import Action, Press


@dataclass(frozen=True, slots=True)
class Secret:
    """What only one seat may see lies open while others are in the room.

    `devices` are those of that seat and of whoever lawfully looks along: nobody else is heard. After `patience` seconds
    in which none of them was touched it goes out of sight.
    """

    devices: frozenset[str]
    patience: float


def heard(press: Press, secrets: Iterable[Secret]) -> bool:
    """Whether `press` reaches the scene on top while `secrets` can be seen, there or below it. Anybody may stop the
    game: the pause covers first."""
    if press.action is Action.MENU:
        return True
    return all(press.device in secret.devices for secret in secrets)
