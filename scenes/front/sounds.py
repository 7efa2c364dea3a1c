"""All sounds with their captions, for checking them by ear: `python main.py sounds`."""

from collections.abc import Hashable, Sequence

from engine.core.messages import say
from game.context import Context
from game.input.actions import Press
from game.sound.captions import CAPTIONS
from game.sound.catalogue import EVENTS, LOUDNESS, PIECES, files
from game.widgets.menu import Row
from game.widgets.page import Page


class SoundsScene(Page):
    """Choosing an effect plays its next variant. Choosing a loop starts it, then adds its layer, then stops it."""

    title = say("sounds")

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.rounds = 0
        """State of a loop: 0 silent, 1 playing, 2 with its layer."""

    def rows(self) -> Sequence[Row]:
        pieces = [
            Row(
                name,
                CAPTIONS[name],
                None,
                say("sounds-layered" if piece.layered else "sounds-round", name=name),
                "play",
            )
            for name, piece in PIECES.items()
        ]
        beds = [Row(name, CAPTIONS[name], None, say("sounds-table", name=name), "sound") for name in EVENTS]
        effects = []
        for name, loud in LOUDNESS.items():
            line = say("sounds-effect", name=name, count=len(files(name)), amount=round(loud))
            effects.append(Row(name, CAPTIONS[name], None, line, "sound"))
        return (*pieces, *beds, *effects, Row("done", say("done"), None, say("hint-back"), "tick"))

    def choose(self, target: Hashable, press: Press) -> None:
        """Play the chosen sound and no other."""
        row = self.row(target)
        if row is not None:
            self.chosen(row, press)

    def chosen(self, row: Row, press: Press) -> None:
        name, sound = str(row.id), self.context.sound
        if name == "done":
            self.context.quit()
        elif name in PIECES:
            self.rounds = (self.rounds + 1) % (3 if PIECES[name].layered else 2) if sound.piece == name else 1
            sound.music(name if self.rounds else None)
            sound.near_end(self.rounds == 2)
        elif name in EVENTS:
            sound.ambience(None if sound.round_table == name else name)
        else:
            sound.play(name)

    def go_back(self, press: Press) -> None:
        """Quit, because there is no scene below."""
        self.context.quit()
