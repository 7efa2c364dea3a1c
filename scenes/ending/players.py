"""The players on the podium: figures in their present poses with the cup and the hat, and heads in a crowd."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.canvas import Canvas
from game.draw.boards import crown
from game.draw.cache import in_pieces
from game.draw.figures import figure, paw
from game.draw.focus import hook
from game.draw.paper import Piece
from game.theme import SeatLook
from scenes.ending import actors, podium, props
from scenes.ending.podium import PodiumStep

_CUP_OVER, _CUP_OVER_HEAD, _CUP_FROM, _THREAD_FROM, _HAT_OVER = 4, 0.4, 60, 40, 62  # px, but the second: of a head
_CROWN, _CROWN_FALLS, _HEAD_IN = 0.63, 260, 42
_CUP_HOOK = 100  # px of the hook that lets the cup down


class PodiumPlayers:
    """`looks` are the players' pictures by seat. `still`: for less motion. `bowing`: all but the winners bow once.
    `thrown`: what the second throws, by look and degrees.

    Times are seconds since all stand.
    """

    def __init__(
        self,
        looks: Sequence[SeatLook],
        still: bool,
        bowing: bool = False,
        thrown: Callable[[SeatLook, int], Piece] = props.hat,
    ) -> None:
        self.looks, self.still, self._bowing = tuple(looks), still, bowing and not still
        self._thrown = thrown
        self.waits = False
        """Whether a figure that is not ready has its head instead, because it is drawn `ahead`."""

    def ahead(self, steps: Sequence[PodiumStep]) -> Iterator[None]:
        """Draw the figures on these steps in idle time: first one pose of each, then all others."""
        wanted = [
            (step, place, self._poses(step, place))
            for step in steps
            if step.figures
            for place in range(len(step.standing.seats))
        ]
        for first in (True, False):
            for step, place, poses in wanted:
                look = self.looks[step.standing.seats[place]]
                for pose in poses[:1] if first else poses[1:]:
                    yield from in_pieces(partial(figure, look, pose, step.animal, _mirrored(step, place)))

    def _bows(self, step: PodiumStep) -> bool:
        return self._bowing and step.standing.place > 1

    def _poses(self, step: PodiumStep, place: int) -> tuple[str, ...]:
        """All poses of the player at that place of a step, from the left."""
        own = actors.poses(step.standing.place, _others(step), place)
        return (*own, "bow") if self._bows(step) else own

    def draw(self, canvas: Canvas, step: PodiumStep, top: int, time: float) -> None:
        """Draw the figures on a step whose upper edge is at y `top`, and what is thrown."""
        for place, (seat, x) in enumerate(zip(step.standing.seats, step.animals, strict=True)):
            doing = actors.act(step.standing.place, _others(step), place, time, self.still)
            if self._bows(step) and actors.bows(x, time):
                doing = actors.Act("bow")
            at = x, top + podium.WAIST_IN - doing.up
            poses = (doing.pose, *self._poses(step, place))
            mirrored = _mirrored(step, place)
            if self._draw_first_ready(canvas, self.looks[seat], poses, step.animal, mirrored, at) == "toss":
                across, up = paw("toss", step.animal, mirrored)
                height, turn = (0.0, 0) if self.still else actors.hat_at(time)
                thrown = self._thrown(self.looks[seat], turn)
                thrown.draw(canvas, (at[0] + across, at[1] + up - _HAT_OVER - height))

    def _draw_first_ready(
        self, canvas: Canvas, look: SeatLook, poses: Sequence[str], head: int, mirrored: bool, at: tuple[float, float]
    ) -> str:
        """Draw a figure in the first of these poses that is ready, and return it; "" if only its head is drawn."""
        for pose in poses:
            drawn = (figure.kept if self.waits else figure)(look, pose, head, mirrored)
            if drawn is not None:
                drawn.draw(canvas, at)
                return pose
        podium.head(look.animal, head).draw(canvas, (at[0], at[1] - head / 2))
        return ""

    def draw_cup(self, canvas: Canvas, step: PodiumStep, top: int, time: float, down: float) -> None:
        """Draw the cup, which is down to that share. It comes to the winner's paw, or to the middle of several winners.
        There it is over the head of one in the middle."""
        (across, up), count = paw("lift", step.animal), len(step.animals)
        x = step.animals[0] + across if count == 1 else step.x
        y = top + podium.WAIST_IN + up - _CUP_OVER - (step.animal * _CUP_OVER_HEAD if count == 3 else 0)
        y += (down - 1) * (y + _CUP_FROM) - (0 if self.still else actors.lifted(time) * down)
        hook_y = y - props.CUP_HELD
        props.thread(round(max(1, hook_y - _THREAD_FROM))).draw(canvas, (x, hook_y))
        hook(_CUP_HOOK).draw(canvas, (x, hook_y))
        props.cup().draw(canvas, (x, y))

    def draw_heads(self, canvas: Canvas, step: PodiumStep, top: int, crowned: float) -> None:
        """Draw a crowd on a step. Its crowns are down to the share `crowned`; 0 for none."""
        for seat, x in zip(step.standing.seats, step.animals, strict=True):
            head = podium.head(self.looks[seat].animal, step.animal)
            rect = head.draw(canvas, (x, top + _HEAD_IN - step.animal // 2))
            if crowned > 0:
                fall = round((1 - crowned) * -_CROWN_FALLS)
                crown(round(step.animal * _CROWN)).draw(canvas, (x, rect.top + 16 + fall))


def _others(step: PodiumStep) -> int:
    """Number of further players on a step."""
    return len(step.standing.seats) - 1


def _mirrored(step: PodiumStep, place: int) -> bool:
    """Whether the player at that place of a step turns to the left, to those beside it."""
    count = len(step.standing.seats)
    return count > 1 and place >= count / 2
