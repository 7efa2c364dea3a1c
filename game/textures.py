"""Textures: paints canvases with SDL's renderer, which uses a graphics card if there is one. Each picture is uploaded
once, and frames are composed there. `game/window.py` decides when, and imports this module only then, because pygame's
module for it is still private."""

from collections.abc import Sequence
from weakref import WeakKeyDictionary

import pygame
from pygame import Rect, Surface
from pygame._sdl2.video import Renderer, Texture

from game import surfaces
from game.canvas import Blit, Canvas, DrawCommand, Fill
from game.painter import Repainter, paint

LIMIT = 128 * 1024 * 1024
"""Bytes of textures at density 1; a stage has 8 MB. Small computers share their memory with the graphics card."""
BYTES = 4
"""Bytes of a texel."""
LAYERS = 8
"""Transparent pictures on top of each other; a graphics card may round each of them differently by one level."""
BLACK = (0, 0, 0, 255)
NONE, BLEND, ADD, MOD = pygame.BLENDMODE_NONE, pygame.BLENDMODE_BLEND, pygame.BLENDMODE_ADD, pygame.BLENDMODE_MOD
"""Blend modes of SDL's renderer: none, by alpha, additive, multiplicative."""
FILLS = {0: NONE, pygame.BLEND_RGB_MULT: MOD}
"""Blend modes of fills, by pygame's flags. Other flags have no equivalent."""


class TexturePainter(Repainter):
    """Paints the stage into a texture, which `present` shows in the window. `screen` is the surface that pygame
    returned for a window opened as SCALED; it is shown beside the stage.

    Close it before the window is opened in another way, because SDL frees its textures with the window.
    """

    def __init__(self, size: tuple[int, int], screen: Surface, place: Rect) -> None:
        self._renderer = Renderer.from_window(pygame.Window.from_display_module())
        self._screen, self._place = screen, place
        self._margin = self._beside()
        self._textures: WeakKeyDictionary[Surface, Texture] = WeakKeyDictionary()  # the longest unused first
        self._opaque: WeakKeyDictionary[Surface, Surface] = WeakKeyDictionary()
        self._stage: Texture | None = None
        super().__init__(size)

    def begin(self) -> None:
        """Paint everything again, on black."""
        super().begin()
        size = surfaces.inside(self.size, self.density)
        smooth = pygame.display.get_window_size() != self._screen.get_size()  # the renderer scales to the screen
        self._stage = Texture(self._renderer, size, target=True, scale_quality=int(smooth))
        self._stage.blend_mode = NONE
        self._renderer.target = self._stage
        self._clear()

    def forget(self) -> None:
        """Upload everything again, after the graphics card lost its memory."""
        self._textures.clear()
        self._margin = self._beside()
        self.begin()

    def close(self) -> None:
        """Free all textures, and leave the renderer to pygame as it was."""
        self._textures.clear()
        self._margin = self._stage = None
        self._renderer.target = None
        self._renderer.draw_color = BLACK

    def present(self) -> None:
        """Show the last painted canvas. Nothing of the picture before remains, even if the system kept it."""
        assert self._stage is not None
        self._renderer.target = None
        self._clear()
        if self._margin is not None:
            self._margin.draw()
        self._stage.draw(None, self._place)
        self._renderer.present()

    def agrees(self, canvas: Canvas) -> bool:
        """Whether this canvas, and a trial canvas with all commands, look as painted by Painter. Each transparent
        picture may be rounded differently, and scenes have several on top of each other."""
        return self._shows(trial(self.size), 1) and self._shows(canvas, LAYERS)

    def read(self) -> Surface:
        """Return the last painted canvas; slow. It is read from the texture, never from a scaled window. There
        pygame reads the wrong number of texels and writes beyond its own memory."""
        self._renderer.target = self._stage
        return self._renderer.to_surface()

    def _shows(self, canvas: Canvas, levels: int) -> bool:
        self.paint(canvas)
        return alike(self.read(), paint(canvas), levels)

    def _clear(self) -> None:
        self._renderer.draw_color = BLACK
        self._renderer.clear()

    def _do(self, commands: Sequence[DrawCommand], place: Rect) -> None:
        if not all(map(_can, commands)):
            commands = [_in_software(commands, place)]
        self._renderer.target = self._stage
        self._renderer.set_viewport(place)  # the renderer has no other clip
        for command in commands:
            inside = command.moved((-place.left, -place.top))
            if isinstance(inside, Blit):
                self._blit(inside)
            else:
                self._fill(inside)
        self._renderer.set_viewport(None)

    def _fill(self, fill: Fill) -> None:
        self._renderer.draw_blend_mode = FILLS[fill.flags]
        self._renderer.draw_color = fill.color
        self._renderer.fill_rect(fill.place)

    def _blit(self, blit: Blit) -> None:
        source, alpha, mode = blit.source, blit.alpha, ADD
        if blit.flags:
            source, alpha = self._without_alpha(source), None
        elif alpha is None and source.get_colorkey() is None:
            mode = NONE
        else:
            mode = BLEND
        texture = self._texture(source)
        texture.blend_mode, texture.alpha = mode, 255 if alpha is None else alpha
        texture.draw(blit.area, blit.place)

    def _without_alpha(self, source: Surface) -> Surface:
        """Return a picture as `BLEND_RGB_ADD` uses it; the renderer would multiply it by its alpha."""
        if not source.get_flags() & pygame.SRCALPHA:
            return source
        opaque = self._opaque.get(source)
        if opaque is None:
            opaque = self._opaque[source] = Surface(surfaces.texels(source))
            opaque.blit(source, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
        return opaque

    def _texture(self, source: Surface) -> Texture:
        """Return the texture of a picture, which exists as long as the picture does."""
        texture = self._textures.pop(source, None)
        if texture is None:
            self._make_room(surfaces.texels(source))
            texture = self._of(source)
        self._textures[source] = texture
        return texture

    def _beside(self) -> Texture | None:
        return None if self._place.size == self._screen.get_size() else self._of(self._screen)

    def _of(self, source: Surface) -> Texture:
        texture = Texture.from_surface(self._renderer, source)
        texture.blend_mode = NONE
        return texture

    def _make_room(self, size: tuple[int, int]) -> None:
        left = surfaces.bytes_for(LIMIT) - _bytes(size)
        left -= sum(_bytes((texture.width, texture.height)) for texture in self._textures.values())
        for source in list(self._textures):
            if left >= 0:
                return
            texture = self._textures.pop(source)
            left += _bytes((texture.width, texture.height))


def alike(one: Surface, other: Surface, levels: int) -> bool:
    """Whether two pictures of one size differ by at most `levels` in every colour of every texel."""
    size = surfaces.texels(one)
    if size != surfaces.texels(other):
        return False
    allowed = Surface(size)
    allowed.fill((levels, levels, levels))
    for more, less in ((one, other), (other, one)):
        difference = Surface(size)
        difference.blit(more, (0, 0))
        for off in (less, allowed):
            difference.blit(off, (0, 0), special_flags=pygame.BLEND_RGB_SUB)
        seen = pygame.image.tobytes(difference, "RGB")
        if seen.count(0) != len(seen):
            return False
    return True


def trial(size: tuple[int, int]) -> Canvas:
    """Return a canvas with every kind of command.

    It has fills, parts of pictures, and pictures that are opaque, transparent, faint or have a colour key. Some are
    additive, some multiplied, and some reach beyond the edge.
    """
    canvas, side = Canvas(size), size[1] // 4
    canvas.fill((32, 64, 96))
    solid, clear = (surfaces.new((side, side), flags) for flags in (0, pygame.SRCALPHA))
    for row in range(0, side, 4):
        share = 255 * row // side
        solid.fill((share, 255 - share, 90), (0, row, side, 4))
        clear.fill((255 - share, 40, share, share), (0, row, side, 4))
    faint, holed = solid.copy(), solid.copy()
    faint.set_alpha(90)
    holed.fill((1, 2, 3), (8, 8, side // 2, side // 2))
    holed.set_colorkey((1, 2, 3))
    for column, picture in enumerate((solid, clear, faint, holed)):
        canvas.blit(picture, (column * side, 10))
        canvas.blit(picture, (column * side + 20, side + 20), (5, 9, side // 2, side // 3))
        canvas.blit(picture, (column * side - side // 2, size[1] - side // 2))
    for picture in (solid, clear):
        canvas.blit(picture, (side, side // 2), special_flags=pygame.BLEND_RGB_ADD)
    canvas.fill((150, 140, 200), (side // 2, 0, side, size[1]), pygame.BLEND_RGB_MULT)
    return canvas


def _can(command: DrawCommand) -> bool:
    """Whether the renderer can do the command. It has no `BLEND_RGBA_MULT`, and additive blending ignores colour
    keys."""
    if isinstance(command, Fill):
        return command.flags in FILLS
    return not command.flags or (command.flags == pygame.BLEND_RGB_ADD and command.source.get_colorkey() is None)


def _in_software(commands: Sequence[DrawCommand], place: Rect) -> Blit:
    """Return the result of these commands in a place as one picture."""
    picture = Surface(place.size)
    for command in commands:
        command.moved((-place.left, -place.top)).paint(picture)
    return Blit(picture, (place.left, place.top, place.width, place.height), None, 0, None)


def _bytes(size: tuple[int, int]) -> int:
    return size[0] * size[1] * BYTES
