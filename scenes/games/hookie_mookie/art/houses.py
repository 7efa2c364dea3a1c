"""What stands round the village square, as SVG elements in stage units: four houses and the church."""

from dataclasses import dataclass

from game.draw.color import darker
from scenes.games.hookie_mookie.art.day import Day


@dataclass(frozen=True, slots=True)
class House:
    """A house of the square: where it stands, its colours, and its windows as shares of the wall."""

    x: float
    wide: float
    high: float
    wall: str
    roof: str
    shutters: str
    windows: tuple[tuple[float, float], ...]


FOUR_HIGH = ((0.28, 0.12), (0.72, 0.12), (0.28, 0.46), (0.72, 0.46))
HOUSES = (
    House(40, 210, 330, "#F6E2BC", "#CC6A42", "#3E7CA6", FOUR_HIGH),
    House(262, 160, 236, "#F0BFA4", "#BC5A3C", "#4E9A6A", ((0.3, 0.16), (0.72, 0.16), (0.5, 0.56))),
    House(1494, 176, 270, "#FBEBCC", "#CC6A42", "#4E9A6A", ((0.3, 0.16), (0.72, 0.16), (0.3, 0.54))),
    House(1684, 210, 370, "#EECBA6", "#BC5A3C", "#3E7CA6", ((0.28, 0.1), (0.72, 0.1), (0.28, 0.4), (0.72, 0.4))),
)
FOOT = 520  # where the houses stand


def house(form: House, day: Day) -> str:
    """Wall, roof and windows with shutters and a flower box."""
    x, y, wide = form.x, FOOT - form.high, form.wide
    roof = f"M{x - 14} {y + 6}L{x + wide * 0.16:.0f} {y - 44}H{x + wide * 0.84:.0f}L{x + wide + 14} {y + 6}Z"
    eaves = f'stroke="{day.on(darker(form.roof, 0.25))}" stroke-width="7"'
    panes = "".join(_window(x + across * wide, y + down * form.high, form, day) for across, down in form.windows)
    return (
        f'<rect x="{x}" y="{y}" width="{wide}" height="{form.high}" fill="{day.on(form.wall)}"/>'
        f'<path d="{roof}" fill="{day.on(form.roof)}"/><path d="M{x - 14} {y + 6}H{x + wide + 14}" {eaves}/>{panes}'
    )


def _window(x: float, y: float, form: House, day: Day) -> str:
    bars = f'stroke="{day.on(darker(form.wall, 0.25))}" stroke-width="4"'
    leaf = f'y="{y - 2:.0f}" width="17" height="54" rx="2" fill="{day.on(form.shutters)}"'
    return (
        f'<rect x="{x - 16:.0f}" y="{y:.0f}" width="32" height="50" rx="3" fill="{day.window}"/>'
        f'<path d="M{x:.0f} {y:.0f}v50M{x - 16:.0f} {y + 25:.0f}h32" {bars}/>'
        f'<rect x="{x - 35:.0f}" {leaf}/><rect x="{x + 18:.0f}" {leaf}/>'
        f'<rect x="{x - 22:.0f}" y="{y + 52:.0f}" width="44" height="9" rx="4" fill="{day.on("#C8573C")}"/>'
    )


def church(day: Day) -> str:
    """The tower with its clock and door."""
    return (
        f'<path d="M1376 520V224H1470V520Z" fill="{day.on("#F1E4C8")}"/>'
        f'<path d="M1364 228L1423 118L1482 228Z" fill="{day.on("#9A6450")}"/>'
        f'<path d="M1423 120V86M1411 99H1435" stroke="{day.on("#5A3A30")}" stroke-width="6"/>'
        f'<circle cx="1423" cy="272" r="27" fill="{day.on("#FFF8EA", 0.2)}"/>'
        '<path d="M1423 272V254M1423 272L1436 280" stroke="#1B1730" stroke-width="5" stroke-linecap="round"/>'
        f'<path d="M1406 350V322Q1423 302 1440 322V350Z" fill="{day.on("#7A5E4A")}"/>'
    )
