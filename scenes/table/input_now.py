"""Now: the moment of a table, taken from what stands on its glass and from its course."""

from scenes.table.flow import Course
from scenes.table.input_context import Moment
from scenes.table.screen import Glass
from scenes.table.taking_back import who_may

SHOWN = "Shown"
"""What the button of the sheet says where it reminds of what everybody heard."""


def moment_of(glass: Glass, course: Course, looking_back: bool) -> Moment:
    """What goes on now; `looking_back`: the latest trick lies there again."""
    holds, coach = course.privacy.holds, glass.coach
    return Moment(
        private=glass.private,
        holds=holds,
        stands=glass.hand.rise > 0 or not holds,
        telling=glass.telling.stage.busy,
        asked=glass.asking,
        looking_back=looking_back,
        may_look_back=glass.may_look_back and not glass.theme.kids,
        may_call=glass.may_call,
        may_peek=glass.may_peek and course.hearing is None,
        may_remind=glass.may_remind,
        peek=glass.look.peek_word,
        sheet=SHOWN if glass.may_remind else glass.look.sheet_word,
        may_object=course.may_object,
        few=glass.theme.kids,
        may_take_back=course.hearing is None and who_may(glass) is not None,
        coached=glass.sitting.plan.coached,
        may_coach=coach is not None,
        heeded=coach is not None and coach.open,
    )
