"""Asking: what is pressed while a question of the table's own lies in front of a seat."""

from typing import TYPE_CHECKING

from engine.core.prompts import Reason
from engine.core.steps import Step
from game.input.actions import Action, Press
from scenes.handover.privacy import Privacy
from scenes.table.asks.answering import Answering
from scenes.table.boards.private_board import BEHIND
from scenes.table.bottom_bar import Saying
from scenes.table.childrens import Said
from scenes.table.coach.coach import Coach
from scenes.table.command import Deed, speaker
from scenes.table.flow import Course
from scenes.table.screen import Glass
from scenes.table.spoken import childs_of

if TYPE_CHECKING:
    from game.context import House


class Asking:
    """A question hears the seat that it is put to, in public everybody who is waited for. What is answered counts where
    the rules take it."""

    def __init__(self, house: "House", glass: Glass, privacy: Privacy, course: Course, saying: Saying) -> None:
        self.house, self.glass, self.privacy, self.course, self.saying = house, glass, privacy, course, saying

    def act(self, press: Press, asked: Answering) -> None:
        """One press while `asked` is on the glass."""
        glass, sitting = self.glass, self.glass.sitting
        devices, alone, waiting = self.house.devices, not glass.several_people, sitting.match.waiting()
        seat = speaker(press, asked.seat, waiting, devices, open_to_all=asked.in_public, alone=alone)
        if seat is None:
            if press.action is Action.CONFIRM and not asked.in_public:
                self.saying.say(f"{glass.seating[asked.seat].name}'s turn")
            return
        if seat != asked.seat:
            glass.ask(seat, in_public=True)
        outcome = glass.answering.act(press) if glass.answering else None
        if isinstance(outcome, Step) and outcome.do == BEHIND:
            self.privacy.hand_to(asked.seat)
        elif isinstance(outcome, Step):
            if why := sitting.reason(outcome):
                self._refuse(why, sitting.why_not(outcome))
            else:
                self.course.answer(outcome)
        elif outcome is not None:
            self._refuse(outcome, glass.look.refusal(outcome, glass.props.view))
        elif press.action is not Action.POINT:
            self._sound_alone("focus")

    def heed(self, press: Press, coach: Coach, way: Deed) -> None:
        """The coach answers whoever is asked, and nobody else."""
        if not self.glass.speaks(press, coach.speech.seat):
            return
        self._sound_alone("page")
        if way is Deed.COACH:
            coach.deeper()
        else:
            coach.shut()

    def _refuse(self, why: Reason, words: str) -> None:
        """With those words; children have their own and a picture."""
        childs = childs_of(self.glass)
        said = childs.refused(why) if childs is not None else Said(words, "")
        self._sound_alone("refuse")
        self.saying.say(said.words, said.picture)

    def _sound_alone(self, name: str) -> None:
        """A sound that tells of the hand (how far the cursor went, that a card may not be played) is for nobody else's
        ears."""
        if not self.glass.private:
            self.house.sound.play(name)
