"""SideTable: a table outside matches, where nothing is saved: a lesson, or a different course of a match. Back leaves
it at once."""

from collections.abc import Sequence

from engine.core.messages import say
from game.input.actions import Action, Press
from game.widgets.bindings import Binding, limited
from scenes.table.scene import TableScene


class SideTable(TableScene):
    """All players may see all that is shown at it. The room stays as it was found."""

    def enter(self) -> None:
        """Keep the devices of a match that may wait below."""
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
        return self.screen.asking

    def asked_bindings(self) -> tuple[Binding, ...]:
        """The bindings that answer the present question."""
        if not self.asks:
            return ()
        board, answering = self.screen.board, self.screen.answering
        if board is not None:
            return limited(board.bindings(), 2)
        return limited(self.ask_input.bindings(answering), 2) if answering is not None else ()

    def crowded(self, asked: Sequence[Binding]) -> bool:
        """Whether the bar has no room for the way out beside the answers: for children, and with large text."""
        theme = self.screen.theme
        return (theme.kids or theme.large_text) and sum(one.words is not None for one in asked) > 1

    @property
    def takes_back(self) -> bool:
        """Whether back takes back a part of the answer, or leads from one side of a board to the other."""
        board, answering = self.screen.board, self.screen.answering
        if board is not None:
            back = next((one for one in board.bindings() if one.action is Action.BACK), None)
            leads_back = back is not None and back.words is not None and not board.behind.peeking
            return board.buttons.takes_back or leads_back
        return answering is not None and answering.begun

    def leaving(self) -> tuple[Binding, ...]:
        """The way out, unless back means something else."""
        return () if self.takes_back else (Binding(Action.BACK, self.leaves, say("pause-leave")),)

    def leaves(self, press: Press) -> None:
        """Leave without a question, because nothing can be lost."""
        self.context.sound.play("back")
        self.context.stack.dismiss()
