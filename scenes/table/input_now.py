"""Now: the moment of a table, taken from what stands on its glass and from its course."""

from scenes.table.boards.private_board import peek_word
from scenes.table.flow import Flow
from scenes.table.input_context import Moment
from scenes.table.screen import Screen
from scenes.table.taking_back import who_may

SHOWN = "Shown"
"""What the button of the sheet says where it reminds of what everybody heard."""


def moment_of(screen: Screen, flow: Flow, looking_back: bool) -> Moment:
    """What goes on now; `looking_back`: the latest trick lies there again."""
    holds, coach = flow.privacy.holds, screen.coach
    return Moment(
        private=screen.private,
        holds=holds,
        stands=screen.hand.rise > 0 or not holds,
        animations=screen.animations.lane.busy,
        asked=screen.asking,
        looking_back=looking_back,
        may_look_back=screen.may_look_back and not screen.theme.kids,
        may_call=screen.may_call,
        may_peek=screen.may_peek and flow.challenge is None,
        may_remind=screen.may_remind,
        peek=peek_word(screen.look),
        sheet=SHOWN if screen.may_remind else screen.look.sheet.word,
        may_object=flow.may_object,
        few=screen.theme.kids,
        may_take_back=flow.challenge is None and who_may(screen) is not None,
        begun=screen.answering is not None and screen.answering.begun,
        coached=screen.session.plan.coached,
        may_coach=coach is not None,
        heeded=coach is not None and coach.open,
    )
