"""The light of the village square: the day goes from 0 (noon) to 1 (the sun is gone)."""

from dataclasses import dataclass

from game.draw.color import mix

NOON = ("#2F86CF", "#5FAEE4", "#9AD3F0", "#D4EFF2", "#FBF4D8")
EVENING = ("#34307A", "#7A4A96", "#D0617E", "#FF9560", "#FFD08A")
NIGHT = ("#10163C", "#1D2558", "#333C78", "#51508A", "#7A6A92")
EVENING_AT = 0.7
NIGHT_REACHED = 0.6  # how far into the night the last sky goes
DUSK = "#6A2F5E"  # what the day's end lays over everything
TAKEN = 0.3  # how much of it a thing takes at the very end
LAMPS_FROM = 0.5
SUN_FROM, SUN_TO = (560, 70), (630, 332)


@dataclass(frozen=True, slots=True)
class Day:
    """An hour of the day: 0 noon, 1 the sun is gone."""

    t: float

    def sky(self) -> tuple[str, ...]:
        """Five colours from the top of the sky to the horizon."""
        if self.t < EVENING_AT:
            first, second, share = NOON, EVENING, self.t / EVENING_AT
        else:
            first, second, share = EVENING, NIGHT, (self.t - EVENING_AT) / (1 - EVENING_AT) * NIGHT_REACHED
        return tuple(mix(a, b, share) for a, b in zip(first, second, strict=True))

    def between(self, noon: str, night: str) -> str:
        """A colour that goes its own way through the day."""
        return mix(noon, night, self.t)

    def on(self, color: str, taken: float = TAKEN) -> str:
        """A thing's colour in this light."""
        return mix(color, DUSK, taken * self.t)

    @property
    def sun(self) -> tuple[float, float]:
        """Where the sun stands: it sinks to the sea."""
        (x, y), (to_x, to_y) = SUN_FROM, SUN_TO
        return x + self.t * (to_x - x), y + self.t * (to_y - y)

    @property
    def window(self) -> str:
        """Panes: the sky by day, lamps from the afternoon on."""
        return "#FFE08A" if self.t > LAMPS_FROM else "#6F9AB4"
