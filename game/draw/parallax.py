"""Backdrops of paper layers, from far to near. Each layer casts a soft shadow on those behind it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator

import pygame

from game import surfaces
from game.draw.cache import Painting, at_once, cached, converted, disk
from game.draw.color import rgb
from game.draw.paper import added_light, glow, gradient, shadow, silhouette, spot
from game.draw.svg import draw_svg, radial
from game.theme import GROWN_UP, STAGE, Theme

WIDTH, HEIGHT = STAGE
_SHADOW = 80
_BLUR = 16
_DROP = (0, -6)
_RIM_HIGH = 3
_FIBRES = 225
_BRANCH_LEVELS = 5
_VIGNETTE = "#05030F"
_SOFT = 8
"""Scale at which the vignette is painted before it is enlarged."""


class ParallaxLayers:
    """Builder of a backdrop. Every call adds a nearer layer and returns the builder. Painting happens at the end, step
    by step."""

    def __init__(self, *sky: str, horizon: int = HEIGHT) -> None:
        self._layers: list[Callable[[pygame.Surface], Iterator[None]]] = []
        self._then(lambda out: out.blit(gradient((WIDTH, horizon), *sky), (0, 0)))

    def _then(self, act: Callable[[pygame.Surface], object]) -> ParallaxLayers:
        def in_one_step(out: pygame.Surface) -> Iterator[None]:
            act(out)
            yield

        self._layers.append(in_one_step)
        return self

    def layer(
        self, body: str, rim: str | None = None, alpha: int = _SHADOW, blur: int = _BLUR, drop: tuple[int, int] = _DROP
    ) -> ParallaxLayers:
        """Add SVG elements over the whole stage as a layer with a shadow (alpha 0: none) and a lighter upper edge."""
        self._layers.append(lambda out: _lay(out, body, rim, alpha, blur, drop))
        return self

    def draw(self, body: str) -> ParallaxLayers:
        """Add SVG elements without a shadow: stars, furrows, patterns."""
        return self._then(lambda out: out.blit(draw_svg(body, STAGE), (0, 0)))

    def repeat(self, body: str, box: tuple[int, int], start: tuple[int, int]) -> ParallaxLayers:
        """Add SVG elements in a box that is repeated over the whole stage from `start` on: wallpaper."""
        return self._then(lambda out: _over_all(out, draw_svg(body, box), start))

    def place(self, picture: Callable[[], pygame.Surface], center: tuple[float, float]) -> ParallaxLayers:
        """Add a picture, centred."""
        return self._then(lambda out: _centred(out, picture(), center))

    def glow(self, center: tuple[float, float], radius: int, color: str, strength: float) -> ParallaxLayers:
        """Add a round halo: moon, window, lantern."""
        return self.place(lambda: glow(radius, color, strength), center)

    def light(self, center: tuple[float, float], size: tuple[int, int], color: str, strength: float) -> ParallaxLayers:
        """Add an oval of light: tables, walls."""
        return self.place(lambda: spot(*size, color, strength), center)

    def add_light(
        self, center: tuple[float, float], size: tuple[int, int], color: str, strength: float
    ) -> ParallaxLayers:
        """Add an oval of light that keeps saturated ground saturated."""
        added = pygame.BLEND_RGB_ADD
        return self._then(lambda out: _centred(out, added_light(*size, color, strength), center, added))

    def painting(self, vignette: float = 0.38, color: str = _VIGNETTE, theme: Theme = GROWN_UP) -> Painting:
        """Return the steps that paint it, with vignette, fibres and the theme's light on top."""
        out = surfaces.new(STAGE)
        for lay in self._layers:
            yield from lay(out)
        out.blit(surfaces.coarsely(lambda: _vignette(vignette, color)), (0, 0))
        yield
        if not theme.high_contrast:
            _over_all(out, fibres(), (0, 0))
            yield
        return lit(out, theme)

    def done(self, vignette: float = 0.38, color: str = _VIGNETTE, theme: Theme = GROWN_UP) -> pygame.Surface:
        """Return the finished backdrop, painted at once."""
        return at_once(self.painting(vignette, color, theme))


def _lay(
    out: pygame.Surface, body: str, rim: str | None, alpha: int, blur: int, drop: tuple[int, int]
) -> Iterator[None]:
    layer = draw_svg(body, STAGE)
    yield
    ink = layer.get_bounding_rect()
    if not ink.width:
        return
    piece = layer.subsurface(ink)  # everything outside the ink is transparent, so only the ink is blurred and blitted
    if alpha:
        out.blit(shadow(piece, blur, alpha), (ink.x - 2 * blur + drop[0], ink.y - 2 * blur + drop[1]))
    if rim:
        out.blit(silhouette(piece, rim), (ink.x, ink.y - _RIM_HIGH))
    out.blit(piece, ink)
    yield


def _over_all(out: pygame.Surface, tile: pygame.Surface, start: tuple[int, int]) -> None:
    for y in range(start[1], HEIGHT, tile.get_height()):
        for x in range(start[0], WIDTH, tile.get_width()):
            out.blit(tile, (x, y))


def _centred(out: pygame.Surface, picture: pygame.Surface, center: tuple[float, float], flags: int = 0) -> None:
    out.blit(picture, picture.get_rect(center=center), special_flags=flags)


def _vignette(strength: float, color: str) -> pygame.Surface:
    """Return the darkness of the corners, enlarged from a small picture."""
    dark = radial("v", (960, 520), 1180, (0, color, 0), (0.55, color, 0), (1, color, strength))
    ground = f'<defs>{dark}</defs><rect width="{WIDTH}" height="{HEIGHT}" fill="url(#v)"/>'
    return surfaces.smoothscale(draw_svg(ground, STAGE, (WIDTH / _SOFT, HEIGHT / _SOFT)), STAGE)


def lit(surface: pygame.Surface, theme: Theme) -> pygame.Surface:
    """Return a backdrop under the theme's light (multiplied: darker at 7:1 and in a bright room)."""
    if theme.set_light < 1:
        level = round(255 * theme.set_light)
        surface.fill((level, level, level), special_flags=pygame.BLEND_RGB_MULT)
    return converted(surface)


@cached
def fibres(count: int = _FIBRES, seed: int = 7) -> pygame.Surface:
    """Return sparse paper fibres, 3 to 7 % strong, for a quarter of a backdrop, to be repeated."""
    wide, high = WIDTH // 2, HEIGHT // 2

    def draw() -> pygame.Surface:
        pick = random.Random(seed)
        strokes = ""
        for _ in range(count):
            x, y = pick.random() * wide, pick.random() * high
            length, turn, bend = pick.uniform(8, 26), pick.uniform(0, 2 * math.pi), pick.uniform(-8, 8)
            dx, dy = length * math.cos(turn), length * math.sin(turn)
            color = "#FFFFFF" if pick.random() < 0.6 else "#000000"
            opacity, width = pick.uniform(0.03, 0.075), pick.choice([1, 1.4, 2])
            strokes += (
                f'<path d="M{x:.0f} {y:.0f}q{dx / 2 + bend:.0f} {dy / 2 - bend:.0f} {dx:.0f} {dy:.0f}" fill="none" '
                f'stroke="{color}" stroke-opacity="{opacity:.3f}" stroke-width="{width}"/>'
            )
        return draw_svg(strokes, (wide, high))

    return disk(f"fibres-{count}-{seed}", draw)


def hill(y: float, swing: float, count: int, color: str, seed: int = 1) -> str:
    """Return a rolling outline across the stage, filled down to its lower edge."""
    pick = random.Random(seed)
    step = WIDTH / count
    x, last = -10.0, y + pick.uniform(-swing, swing)
    path = f"M-10 {HEIGHT + 10}V{last:.0f}"
    for i in range(count + 1):
        right, here = -10 + (i + 1) * step, y + pick.uniform(-swing, swing)
        path += f"C{x + step * 0.4:.0f} {last:.0f} {right - step * 0.4:.0f} {here:.0f} {right:.0f} {here:.0f}"
        x, last = right, here
    return f'<path d="{path}V{HEIGHT + 10}Z" fill="{color}"/>'


def stars(count: int, lowest: float, seed: int = 2, color: str = "#FFFFFF") -> str:
    """Return small lights above `lowest`."""
    pick = random.Random(seed)
    return "".join(
        f'<circle cx="{pick.uniform(0, WIDTH):.0f}" cy="{pick.uniform(0, lowest):.0f}" '
        f'r="{pick.choice([1.4, 1.8, 2.4, 3])}" fill="{color}" fill-opacity="{pick.uniform(0.25, 0.85):.2f}"/>'
        for _ in range(count)
    )


def bare_tree(x: float, y: float, high: float, color: str, seed: int, lean: float = -0.05, spread: float = 0.95) -> str:
    """Return a bare tree: every branch divides into two or three thinner ones."""
    pick = random.Random(seed)
    lines: list[str] = []

    def branch(left: float, foot: float, angle: float, long: float, thick: float, levels: int) -> None:
        right, top = left + long * math.cos(angle), foot - long * math.sin(angle)
        bend = pick.uniform(-0.16, 0.16) * long
        bow = f"{(left + right) / 2 + bend:.0f} {(foot + top) / 2:.0f}"
        lines.append(
            f'<path d="M{left:.0f} {foot:.0f}Q{bow} {right:.0f} {top:.0f}" '
            f'stroke="{color}" stroke-width="{thick:.1f}" fill="none" stroke-linecap="round"/>'
        )
        if not levels:
            return
        for turn in (-0.5, 0.42) if pick.random() < 0.55 else (-0.62, 0.05, 0.58):
            bent = angle + turn * spread + pick.uniform(-0.15, 0.15)
            branch(right, top, bent, long * pick.uniform(0.62, 0.8), thick * 0.62, levels - 1)

    branch(x, y, math.pi / 2 + lean, high * 0.34, high * 0.075, _BRANCH_LEVELS)
    return "".join(lines)


def plain(color: str) -> pygame.Surface:
    """Return a stage in one colour."""
    out = surfaces.new(STAGE)
    out.fill(rgb(color))
    return converted(out)
