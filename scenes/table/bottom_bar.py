"""Rail: what the rail of a table says now, the sentence and what the buttons do. Drawn elsewhere."""

from collections.abc import Sequence

import pygame

from engine.core.seats import Seat
from game.input.actions import Action
from game.widgets.hints import Hint
from scenes.seating import Seating
from scenes.table.coach.coach import Coach, with_coach
from scenes.table.command import CALL_KEY, LATEST_KEY, OBJECT_KEY, sheet_key
from scenes.table.input_context import Moment
from scenes.table.screen import Screen
from scenes.table.stage.hud import pictured

BACK_HINT = Hint(Action.BACK, "Take back", "back")
SAID_SECONDS = 2.5
FEW = 2
"""How many names stand in a sentence; of more it says the number."""
Sentence = tuple[str | pygame.Surface, ...]


class Saying:
    """Words that stand in the rail for a moment instead of the sentence: why something was refused. For children they
    have a picture, and stand there until somebody does something."""

    def __init__(self) -> None:
        self.words = ""
        self.picture = ""
        self._left = 0.0

    def say(self, words: str, picture: str = "") -> None:
        """These words, from now on; with a `picture` until the next press."""
        self.words, self.picture, self._left = words, picture, SAID_SECONDS

    def pressed(self) -> None:
        """Somebody goes on."""
        if self.picture:
            self.say("")

    def advance(self, dt: float) -> None:
        """`dt` seconds have passed."""
        self._left = max(0.0, self._left - dt)
        if self._left == 0 and not self.picture:
            self.words = ""


def hints(
    moment: Moment, asked: Sequence[Hint], pointing: bool = False, coach: Coach | None = None
) -> tuple[Hint, ...]:  # fmt: skip
    """What the buttons do now, the main thing first, hiding last; `asked` are those of the open ask.

    pointing: whoever is asked has no buttons but those on the glass; then the way to the pause stands there too.
    """
    if moment.looking_back:
        return (Hint(Action.CONFIRM, "On"), Hint(Action.MENU, "Pause"))
    call = (Hint(CALL_KEY, "Call", "bell"),) if moment.may_call else ()
    back = (BACK_HINT,) if moment.may_take_back and not moment.private else ()
    if not moment.asked:
        pause = Hint(Action.MENU, "Pause")
        peek = (Hint(Action.LOOK, moment.peek),) if moment.may_peek else ()
        if not moment.animations:
            return (*back, *call, *peek, pause)
        minds = (Hint(OBJECT_KEY, "Object"),) if moment.may_object else ()
        return (Hint(Action.CONFIRM, "On"), *back, *minds, *call, *peek, pause)
    if moment.begun and moment.stands:
        return with_coach((*asked, Hint(Action.MENU, "Pause")), coach, alone=not moment.private)
    if moment.private and not moment.stands:
        return (Hint(Action.LOOK, "Hold to look"), Hint(Action.BACK, "Hide"))
    latest = (Hint(LATEST_KEY, "Last trick"),) if moment.may_look_back else ()
    open_to_all = not moment.private and not moment.few
    sheet = (Hint(sheet_key(moment), moment.sheet),) if moment.may_remind or open_to_all else ()
    last = (Hint(Action.BACK, "Hide"),) if moment.private else ()
    stop = (Hint(Action.MENU, "Pause"),) if pointing else ()
    return with_coach((*asked, *back, *latest, *call, *stop, *sheet, *last), coach, alone=not moment.private)


def sentence(screen: Screen) -> Sentence:
    """The one sentence of the moment: what happens, what is asked, or for whom the table waits."""
    stage, look, seating, answering = screen.stage, screen.look, screen.seating, screen.answering
    if stage.caption:
        return pictured(stage.caption, look, seating)
    waiting = screen.waiting
    if answering is None:
        return _awaited(screen, waiting)
    if answering.missing:
        return (answering.missing,)
    verbs = screen.session.verbs(answering.seat)
    if answering.in_public:
        return _awaited(screen, waiting)
    return pictured(look.text.question(verbs, stage.view, answering.chosen), look, seating)


def _awaited(screen: Screen, waiting: Sequence[Seat]) -> Sentence:
    if not waiting:
        return ("",)
    words = screen.look.text.awaited(screen.stage.view, screen.speakers)
    if words:
        return pictured(words, screen.look, screen.seating)
    if len(waiting) > FEW:
        return (f"{len(waiting)} still choose",)
    return (f"{_named(waiting, screen.seating, ' and ')} to play",)


def _named(seats: Sequence[Seat], seating: Seating, between: str) -> str:
    return between.join(seating[seat].name for seat in seats)
