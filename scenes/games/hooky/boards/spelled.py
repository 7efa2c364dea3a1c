"""The word that a seat spells, with what speaks against it. Reasons against a word are shown only on this board."""

from collections.abc import Sequence
from functools import lru_cache

from engine.core.messages import Message, Who, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.cards import WORD_LENGTH, number
from engine.games.hooky.questions import why_not
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary
from game.lessons import Offered
from game.widgets.letters import TypedWord
from scenes.games.hooky.disputes import challenge
from scenes.games.hooky.sentences import row as side_by_side
from scenes.table.asks.asks import Summary
from scenes.table.boards.private_board import BoardContext

WORD, OF = "word", "of"
SUGGESTED = 2
LOOKED_AT = 24
"""Words of the list that are tried before the board says that none fits. Some of them are not legal."""


class Spelled:
    """The word so far and the asked seat (`of`, None for a starting clue), with what speaks against the word.

    It is kept in the notes while the board is covered, until it was said.
    """

    def __init__(self, behind: BoardContext, others: Sequence[Seat]) -> None:
        """`others` are the other seats, clockwise."""
        self.view: View = behind.view
        self._behind = behind
        self.prompts: dict[Seat | None, Prompt] = {
            _asked(prompt): prompt for prompt in behind.prompts if prompt.verb in ("clue", "ask")
        }
        self.seats = tuple(seat for seat in others if seat in self.prompts)
        self.word = TypedWord("", WORD_LENGTH, name=False).typed(str(behind.notes.read(WORD) or ""))
        kept = behind.notes.read(OF)
        known_seat = isinstance(kept, int) and kept in self.prompts
        self.of: Seat | None = kept if known_seat else next(iter(self.seats), None)

    @property
    def prompt(self) -> Prompt:
        """The question that the word would answer."""
        return self.prompts[self.of]

    @property
    def offered(self) -> tuple[str, ...]:
        """The only legal words of a lesson, or empty."""
        asked = self.prompt.shape
        return asked.words if isinstance(asked, Offered) else ()

    def ask(self, seat: Seat) -> None:
        """Ask another seat."""
        self.of = seat
        self._behind.notes.write(OF, seat)

    def put(self, word: TypedWord) -> None:
        """Change the word."""
        self.word = word
        self._behind.notes.write(WORD, word.text or None)

    def fitting(self) -> tuple[str, ...]:
        """Return two legal words of the list with this beginning."""
        if not self.word.text or self.word.full or self.offered:
            return ()
        prompt = self.prompt
        words = (word for word in _beginning(self.view.language, self.word.text) if why_not(prompt, word) is None)
        return tuple(word for word, _ in zip(words, range(SUGGESTED), strict=False))

    @property
    def refused(self) -> Message | None:
        """A short reason against the word, for its speaker only; None if it can be said."""
        if self.offered and self.word.text not in self.offered:
            return say("lesson-offered")
        fault = why_not(self.prompt, self.word.text)
        match fault.key if fault is not None else None:
            case None:
                return None
            case "hooky-no-sent-back":
                return say("hooky-not-sent-back", word=self.word.text)
            case "hooky-no-asked-before" if self.of is not None:
                return say("hooky-not-asked-before", seat=Who(self.of))
            case "hooky-no-clue-letter":
                return say("hooky-not-clue-letter", word=self.word.text)
        return say("hooky-not-word")

    @property
    def summary(self) -> Summary:
        """What is missing or wrong, or that the word can be said."""
        letters = side_by_side(self.word.text)
        if not self.word.full:
            count = say("hooky-spell-letters", count=len(self.word.text), total=WORD_LENGTH)
            return Summary(count, False, letters)
        if self.refused is not None:
            return Summary(self.refused, False, letters)
        to = say("hooky-spell-done") if self.of is None else say("hooky-spell-done-to", seat=Who(self.of))
        return Summary(to, True, letters)

    @property
    def step(self) -> Step | None:
        """The step with a complete, legal word, or None."""
        return self.prompt.answer(self.word.text) if self.word.full and self.refused is None else None

    @property
    def _stands(self) -> bool:
        """Whether the word counts without a vote."""
        heard = challenge(self.prompt.answer(self.word.text), self.view, self._behind.who)
        return heard is None or not heard.asks(self._behind.seating)

    def sentence(self) -> Message:
        """Return the question, or the complete word and whether the table will vote on it.

        For a clue its speaker knows the number before it is said (HK-17).
        """
        word = self.word.text
        if not self.word.full:
            return say("hooky-spell-any") if self.of is None else say("hooky-spell-for", seat=Who(self.of))
        if self.refused is not None:
            return self.refused
        if self.of is None:
            count = number(word, self.view.hand)
            return say("hooky-spelled-clue" if self._stands else "hooky-spelled-unknown-clue", word=word, count=count)
        if not self._stands:
            return say("hooky-spelled-unknown", word=word)
        return say("hooky-spelled", word=word, seat=Who(self.of))


def _asked(prompt: Prompt) -> Seat | None:
    """The asked seat, or None for a starting clue."""
    of = dict(prompt.fixed).get("of")
    return of if isinstance(of, int) else None


@lru_cache(maxsize=64)
def _beginning(language: str, letters: str) -> tuple[str, ...]:
    """Words of the pack with that beginning, common ones first."""
    return vocabulary(language).completions(letters, LOOKED_AT)
