"""SideTable: a table beside matches, at which nothing is kept: a lesson, or what might have been. Back leaves it at
once, because nothing can be lost."""

from collections.abc import Sequence

from engine.core.messages import say
from game.input.actions import Action, Press
from game.widgets.bindings import Binding, limited
from scenes.table.scene import TableScene


class SideTable(TableScene):
    """Everybody may look at everything that is shown at it. The room is left as it was found."""

    def enter(self) -> None:
        """A match may wait below, whose people hold what is its own."""
        sound, devices = self.context.sound, self.context.devices
        self._found = devices.held, sound.piece, sound.round_table
        super().enter()

    def leave(self) -> None:
        super().leave()
        held, piece, round_table = self._found
        self.context.devices.give_back(held)
        self.context.sound.music(piece)
        self.context.sound.ambience(round_table)

    @property
    def asks(self) -> bool:
        """Whether somebody is asked something."""
        return self.screen.asking

    def asked_bindings(self) -> tuple[Binding, ...]:
        """What answers the question that stands here."""
        if not self.asks:
            return ()
        board, asked = self.screen.board, self.answering
        if board is not None:
            return limited(board.bindings(), 2)
        return limited(self.ask_input.bindings(asked), 2) if asked is not None else ()

    def crowded(self, asked: Sequence[Binding]) -> bool:
        """Whether the way out has no room beside what answers: for children, and for whoever reads large text."""
        theme = self.screen.theme
        return (theme.kids or theme.large_text) and sum(one.words is not None for one in asked) > 1

    @property
    def takes_back(self) -> bool:
        """Whether back takes a part of the answer back, or leads from one side of a board to the other."""
        board, asked = self.screen.board, self.answering
        if board is not None:
            back = next((one for one in board.bindings() if one.action is Action.BACK), None)
            return board.takes_back or (back is not None and back.words is not None and not board.peeking)
        return asked is not None and asked.begun

    def leaving(self) -> tuple[Binding, ...]:
        """The way out, as long as back means nothing else."""
        return () if self.takes_back else (Binding(Action.BACK, self.leaves, say("pause-leave")),)

    def leaves(self, press: Press) -> None:
        """At once: nothing can be lost."""
        self.context.sound.play("back")
        self.context.stack.dismiss()
