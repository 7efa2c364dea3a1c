"""Config: what the operator of a kiosk can say, as frozen values. Their defaults are what a kiosk does out of the box."""

from collections.abc import Mapping
from dataclasses import dataclass, field

FULL, QUIET, NONE = "full", "quiet", "none"
"""How loud the computer players are that play for passers-by."""
DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


@dataclass(frozen=True, slots=True)
class Config:
    """Everything that the one file says. Times are seconds, volumes and text size percentages."""

    offered: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Variants by game; a game that is not named is offered whole, one with no variants not at all."""
    hours: tuple[str, ...] = ("00:00-24:00",) * len(DAYS)
    """When the house is open, by weekday from Monday."""
    effects: int = 80
    music: int = 40
    attract_sound: str = QUIET
    theme: str = "grown-up"
    text_size: int = 100
    message: str = ""
    cover: int = 20
    """How long an open hand lies there untouched."""
    still_playing: int = 90
    """How long nobody touches anything until somebody is asked whether they are still there."""
    countdown: int = 30
    """How long that question stands."""
    attract: int = 60
    """How long the title stands untouched until computer players show what the games are."""
    pin: str = "1234"
