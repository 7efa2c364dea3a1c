"""Cover: a seat's closed curtain over the table. It is there in one frame; only then may anything behind it change."""

import pygame

from game.draw.curtain import halves, valance
from game.easing import CURTAIN, CURTAIN_STANDS
from game.theme import STAGE, SeatLook
from game.timeline import Clip, Seq, Wait


class Cover:
    """Drawn over everything. `share` is how far its halves have parted: 0 closed, 1 gone."""

    def __init__(self, look: SeatLook) -> None:
        self.look = look
        self.share = 0.0

    def opens(self, calm: bool) -> Clip:
        """It stands for a moment and opens; with reduced motion it is simply gone."""
        if calm:
            return Seq(Wait(CURTAIN_STANDS), CURTAIN.calmed().tween(self, share=1.0))
        return Seq(Wait(CURTAIN_STANDS), CURTAIN.tween(self, share=1.0))

    def draw(self, canvas: pygame.Surface) -> None:
        """Both halves where they are now."""
        if self.share >= 1:
            return
        left, right = halves(self.look)
        way = round(self.share * STAGE[0] / 2)
        canvas.blit(left, (-way, 0))
        canvas.blit(right, (STAGE[0] // 2 + way, 0))
        if not self.share:
            valance(self.look).draw(canvas)
