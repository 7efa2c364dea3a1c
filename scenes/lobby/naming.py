"""Naming: choose a name from the list of kept ones, or type it with letter keys on the screen or a real keyboard."""

from collections.abc import Hashable, Sequence

from pygame import Rect

from engine.core.messages import Message, say
from game.canvas import Canvas, put
from game.context import Context
from game.draw import text
from game.draw.avatar import avatar
from game.draw.cache import cached
from game.draw.paper import Piece, board, with_shadow
from game.input.actions import Press
from game.store.people import LONGEST_NAME, Person, clean_name
from game.theme import CARD_EDGE, CREAM, INK, Theme
from game.widgets.focus import Target
from game.widgets.letters import TypedWord, letter_targets
from game.widgets.writing_scene import WritingScene
from scenes.seating import PERSON_NAMES, SeatPlan

_KEYS_BOX = Rect(620, 330, 1110, 520)
_NAME_BOX = Rect(620, 176, 1110, 130)
_LIST = Rect(150, 330, 440, 520)
_KEPT_MOST = 6


@cached
def _sheet(width: int, height: int, color: str) -> Piece:
    return with_shadow(board(width, height, color, 18, CARD_EDGE, 4), 6, 110, (2, 5))


class NamingScene(WritingScene):
    """Dismissed with (name, look or None), or with None if nothing was changed."""

    hook_share = 0.86

    def __init__(self, context: Context, plan: SeatPlan, taken: Sequence[str], device: str | None = None) -> None:
        super().__init__(context, device)
        self.plan = plan
        self.taken = {name for name in taken if name != plan.name}
        self.word = TypedWord("", LONGEST_NAME)
        kept = [person for person in context.store.people.all() if person.name not in self.taken]
        self.known = tuple(kept)
        spare = [Person(name) for name in PERSON_NAMES if name not in self.taken | {p.name for p in kept}]
        self.kept = tuple([*kept, *spare][:_KEPT_MOST])
        self.focus.at = ("kept", self.kept[0].name) if self.kept else ("key", "A")

    def targets(self) -> Sequence[Target]:
        shown = self.kept[: self._fits()]
        high = (self._room() + 14) // self._fits()
        names = [
            Target(("kept", person.name), Rect(_LIST.left, _LIST.top + i * high, _LIST.width, high - 14))
            for i, person in enumerate(shown)
        ]
        return (*names, *letter_targets(Rect(_KEYS_BOX.topleft, (_KEYS_BOX.width, self._room()))))

    def _room(self) -> int:
        """Height for keys and names above the bar, px."""
        return min(_KEYS_BOX.height, self.theme.bar_top - 36 - _KEYS_BOX.top)

    def _fits(self) -> int:
        return 4 if self.theme.large_text or self.theme.kids else _KEPT_MOST

    def choose(self, target: Hashable, press: Press) -> None:
        if not isinstance(target, tuple) or target[0] != "kept":
            super().choose(target, press)
            return
        person = next(person for person in self.kept if person.name == target[1])
        self.sound("choose")
        self.context.stack.dismiss((person.name, person.look if person in self.known else None))

    @property
    def erasable(self) -> bool:
        return bool(self.word.text)

    def write(self, sign: str) -> None:
        self.word = self.word.pressed(sign)

    def typed(self, letters: str) -> None:
        self.word = self.word.typed(letters)

    def end(self) -> None:
        name = clean_name(self.word.text)
        if not name:
            self.context.stack.dismiss(None)
        elif (place := text.missing(name)) is not None:
            self.refuse(say("naming-no-letter", number=place + 1))
        elif name in self.taken:
            self.refuse(say("naming-taken", name=name))
        else:
            self.sound("choose")
            self.context.stack.dismiss((name, None))

    def sentence(self) -> Message:
        return say("naming-choose")

    def paint(self, canvas: Canvas) -> None:
        theme = self.theme
        put(canvas, avatar(self.plan.picture, 180), center=(360, 214))
        _sheet(*_NAME_BOX.size, CREAM).draw(canvas, _NAME_BOX.center)
        shown = self.word.text + "_" if len(self.word.text) < self.word.most else self.word.text
        size = text.fit(shown, 92, _NAME_BOX.width - 80, "kids_bold")
        text.place(canvas, shown, size, _NAME_BOX.center, INK, "kids_bold")
        for target in self.focus.targets:
            if isinstance(target.id, tuple) and target.id[0] == "kept":
                self._draw_name(canvas, target.rect, str(target.id[1]), theme)
        self.draw_keys(canvas)
        self.draw_focus(canvas)

    def _draw_name(self, canvas: Canvas, rect: Rect, name: str, theme: Theme) -> None:
        _sheet(*rect.size, "#F3E7CF").draw(canvas, rect.center)
        size = text.fit(name, theme.sentence_px(42), rect.width - 40, theme.sentence_role)
        text.place(canvas, name, size, rect.center, INK, theme.sentence_role)
