"""Words: starting clues (HK-15 to HK-22), questions (HK-29 to HK-39), words sent back (HK-57 to HK-66), and words of
the children's list (HK-105 to HK-110)."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from engine.core.cards import Cards
from engine.core.messages import Message, say
from engine.core.prompts import Prompt
from engine.core.seats import Seat
from engine.core.shapes import Word, one_of
from engine.core.steps import Args, Step
from engine.core.words import quote
from engine.games.hooky.cards import LETTERS, WORD_LENGTH, is_word, number, spelling
from engine.games.hooky.events import ClueGiven, QuestionAnswered, WordSentBack
from engine.games.hooky.rounds import can_reveal, next_round, turn_over
from engine.games.hooky.state import Outcome, SentBack, SpokenWord, State
from engine.games.hooky.vocabulary import vocabulary


def others(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return all seats except `seat`, in seat order."""
    return tuple(other for other in range(state.ruleset.players) if other != seat)


def clue_prompts(state: State) -> tuple[Prompt, ...]:
    """The question for any word with a letter of the own hand (HK-20)."""
    return (clue_prompt(state, "clue"),)


def ask_prompts(state: State) -> tuple[Prompt, ...]:
    """The questions for a word to any other seat (HK-29), once in a turn (HK-25); for children a word of the list
    (HK-107)."""
    if state.asked:
        return ()
    if state.ruleset.kind.listed:
        return (listed_prompt(state),)
    return tuple(ask_prompt(state, "ask", of) for of in others(state, state.on_turn()))


def withdraw_prompts(state: State) -> tuple[Prompt, ...]:
    """The questions to send back any possible word (HK-62) with any set of seats that is large enough (HK-64).

    The table does not wait for these; the step follows when the others object.
    """
    if state.ruleset.disputes == "off" or state.asked:
        return ()
    after: Iterator[Args] = ((("against", seats),) for seats in _enough(state))
    if state.phase == "clues":
        return tuple(clue_prompt(state, "withdraw", against) for against in after)
    seats = others(state, state.on_turn())
    return tuple(ask_prompt(state, "withdraw", of, against) for against in after for of in seats)


def _enough(state: State) -> Iterator[tuple[Seat, ...]]:
    """Yield all sets of other seats, rising, that are large enough to send a word back."""
    seats = others(state, state.on_turn())
    for size in range(state.ruleset.against, len(seats) + 1):
        yield from combinations(seats, size)


def clue_prompt(state: State, verb: str, against: Args = ()) -> Prompt:
    """The question for a starting clue of the seat on turn, or for one that is sent back."""
    seat = state.on_turn()
    return _word_prompt(state, verb, any_of=state.hands[seat], after=against)


def ask_prompt(state: State, verb: str, of: Seat, against: Args = ()) -> Prompt:
    """The question for a word to `of`, or for one that is sent back. Its letters must not be those of a word that the
    same seat has asked it, in any order (HK-38)."""
    return _word_prompt(state, verb, fixed=(("of", of),), spent=_spent(state, of), after=against)


def _spent(state: State, of: Seat) -> tuple[str, ...]:
    """The spellings of the words that the seat on turn has asked of `of`."""
    pair = state.on_turn(), of
    return tuple(spelling(said.word) for said in state.spoken if (said.seat, said.of) == pair)


def asked_of(players: int, number: int, seat: Seat) -> Seat:
    """Return the seat that `seat` asks in round `number` of the children's game: in odd rounds the next clockwise, in
    even ones the second (HK-106)."""
    return (seat + (1 if number % 2 else 2)) % players


def listed_prompt(state: State) -> Prompt:
    """The question for a word of the list that this seat has not asked of that one (HK-107, HK-110)."""
    of = asked_of(state.ruleset.players, state.round, state.on_turn())
    spent = _spent(state, of)
    words = [word for word in vocabulary(state.ruleset.language).children if spelling(word) not in spent]
    return Prompt(state.on_turn(), "ask", one_of("word", words), fixed=(("of", of),))


def _word_prompt(
    state: State, verb: str, any_of: Cards = (), fixed: Args = (), spent: tuple[str, ...] = (), after: Args = ()
) -> Prompt:
    return Prompt(
        state.on_turn(),
        verb,
        Word(LETTERS, WORD_LENGTH, any_of, barred=tuple(sent.word for sent in state.sent_back), spent=spent),  # HK-66
        key="word",
        fixed=fixed,
        after=after,
        interrupts=bool(after),
    )


def why_not(prompt: Prompt, word: str) -> Message | None:
    """Return what is wrong with a word as an answer to a question for a word, or None. It is shown during typing."""
    if not is_word(word):
        return say("hooky-no-word", text=quote(word))
    asked = prompt.shape
    assert isinstance(asked, Word)
    if word in asked.barred:
        return say("hooky-no-sent-back", word=word)
    if spelling(word) in asked.spent:
        return say("hooky-no-asked-before", word=word)
    return None if asked.accepts(word) else say("hooky-no-clue-letter", word=word)


def clue(state: State, step: Step) -> Outcome:
    """Publish word and number (HK-17). The next seat follows, or round 1."""
    seat, word = state.on_turn(), str(step.arg("word"))
    said = SpokenWord(0, seat, None, word, number(word, state.hands[seat]))
    heard = replace(state, spoken=(*state.spoken, said))
    event = ClueGiven(seat, word, said.number)
    following = (seat + 1) % state.ruleset.players
    if following != state.start:
        return replace(heard, turn=following), (event,)
    begun, began = next_round(heard)
    return begun, (event, *began)


def ask(state: State, step: Step) -> Outcome:
    """Publish word and number. The turn is over if no reveal is possible any more (HK-Q24)."""
    seat, of, word = state.on_turn(), step.arg("of"), str(step.arg("word"))
    assert isinstance(of, int)
    said = SpokenWord(state.round, seat, of, word, number(word, state.hands[of]))
    heard = replace(state, spoken=(*state.spoken, said), asked=True)
    event = QuestionAnswered(state.round, seat, of, word, said.number)
    if can_reveal(heard):
        return heard, (event,)
    after, events = turn_over(heard)
    return after, (event, *events)


def withdraw(state: State, step: Step) -> Outcome:
    """Exclude the word for the whole game; nothing else changes (HK-65)."""
    seat, word, args = state.on_turn(), str(step.arg("word")), dict(step.args)
    of, against = args.get("of"), args["against"]
    assert of is None or isinstance(of, int)
    assert isinstance(against, tuple)
    seats = tuple(other for other in against if isinstance(other, int))
    sent = SentBack(state.round, seat, of, word, seats)
    return replace(state, sent_back=(*state.sent_back, sent)), (WordSentBack(seat, of, word, seats),)
