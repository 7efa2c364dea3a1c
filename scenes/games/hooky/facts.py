"""Facts of a Hooky table in sentences, for players who listen."""

from collections.abc import Sequence

from engine.core.messages import Who, say
from engine.games.hooky.view import View
from scenes.games.hooky.sentences import spoken
from scenes.table.facts import Fact
from scenes.table.phrases import Speakers


def facts(view: View, who: Speakers) -> Sequence[Fact]:
    """Return the own letters, open letters, and what was seen and guessed; then all words with their numbers, the
    latest first, one fact each."""
    return (
        (say("hooky-fact-letters", letters=view.hand),) if view.hand else (),
        (say("hooky-fact-open", letters=view.turned),) if view.turned else (),
        tuple(
            say("hooky-fact-shown", seat=Who(seat), letters=letters)
            for seat, letters in enumerate(view.shown)
            if letters
        ),
        tuple(say("hooky-fact-saw", letter=look.card, seat=Who(look.of)) for look in view.looks if look.card),
        tuple(say("hooky-fact-guess", letters=letters) for letters in view.guesses[-1:]),
        *(
            (spoken(said.seat, said.of, said.word), say("hooky-fact-number", count=said.number))
            for said in reversed(view.spoken)
        ),
    )
