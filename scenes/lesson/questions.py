"""What a lesson asks at a beat: of the match's own questions those that its answers are about."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Word
from game.lessons import NOTE, Beat, Offered, line_of


def questions(beat: Beat, learner: Seat, prompts: Sequence[Prompt]) -> tuple[Prompt, ...]:
    """The questions to the learner at a beat that wants an answer, out of the `prompts` that are open to that seat.

    Of answers that are handed in together, unseen by the others, the lesson asks for one at a time. Of words it takes
    those that the beat offers, and it may ask for a note where the match asks nothing.
    """
    verb = beat.choose[0].split()[0]
    if verb == NOTE:
        return (Prompt(learner, NOTE),)
    if any(prompt.secret and prompt.verb == verb for prompt in prompts):
        return tuple(prompt for prompt in prompts if prompt.verb == verb)
    return tuple(_narrowed(beat.offer, prompts) if beat.offer else prompts)


def _narrowed(offer: Sequence[str], prompts: Sequence[Prompt]) -> Iterator[Prompt]:
    for prompt in prompts:
        if not isinstance(prompt.shape, Word):
            yield prompt
            continue
        words = (line.split()[-1] for line in offer)
        found = tuple(dict.fromkeys(word for word in words if line_of(prompt.answer(word)) in offer))
        if found:
            yield replace(prompt, shape=Offered.of(prompt.shape, found))
