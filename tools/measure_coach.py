"""How often the coach's percentages come true, and whether its advice is steady.

    python -m tools.measure_coach GAME [MATCHES] [FIRST] [LEVEL,LEVEL,...] [said|steady]

Computer players or fixed opponents (`tools/opponents/`) play, of one kind or of several in turn. The coach is asked at
every third real choice; in Rook about every bid that is made. Its percentages are compared, by tens, with how often
they came true. The half width of the 95 % interval treats a match as one observation. A ten is marked if it is off by
more than `OFF`, by more than its interval, and by more than chance explains. Measure on other deals than those used for
tuning.

`steady` counts how often another seed advises another step, or calls the first one's step a mistake. It also counts how
often the coach contradicts itself about its own step. That is the case if it gives another reason when asked, does not
find it sensible, or lists it as weaker.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial, reduce
from math import sqrt
from statistics import fmean
from typing import Any, NamedTuple

from engine.core.advice import BEHIND, Advice
from engine.core.match import Match
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games import GAMES
from engine.games.spooks.events import TrickTurned, TurnedTrick
from engine.headless.estimates import SURE, Sums, ratio
from engine.headless.playout import LevelBots
from tools.measuring import PLAYERS, is_choice, new_match, parser, players, turns
from tools.opponents import with_opponents

OFF = 5.0
"""Percent that a ten may be off."""
EVERY = 3
"""Real choices from one question to the coach to the next."""


class Claim(NamedTuple):
    """A statement with a probability in percent. `came` returns its outcome after the match: 1, 0 or a share. `about`:
    the group in which it is counted."""

    about: str
    percent: float
    came: Callable[[Match], float]


def _spooks(match: Match, seat: Seat, advice: Advice) -> Iterator[Claim]:
    """The probability that the hand is won, and that the recommended card takes a trick."""
    wins = dict(advice.outlook).get("wins")

    def won(over: Match) -> float:
        winners = _end(over)["winners"]
        return (seat in winners) / max(1, len(winners))

    if wins is not None:
        yield Claim("hands", wins, won)
    if advice.reason == "win_the_trick":
        number, card = len(_tricks(match)), advice.fact("card")

        def taken(over: Match) -> float:
            trick = _tricks(over)[number]
            if (seat, card) not in trick.cards:
                raise LookupError("another card was laid")
            return float(trick.winner == seat)

        yield Claim("tricks", advice.fact("chance"), taken)


def _tricks(match: Match) -> Sequence[TurnedTrick]:
    """The tricks that were turned up."""
    return [event.trick for event in match.heard("public") if isinstance(event, TrickTurned)]


def _hooky(match: Match, seat: Seat, advice: Advice) -> Iterator[Claim]:
    """The probability that letters are missing."""
    for letter, percent in dict(advice.outlook).get("missing", ()):
        yield Claim("letters", percent, _is_missing(letter))


def _is_missing(letter: str) -> Callable[[Match], float]:
    return lambda over: float(letter in over.view("public").hooky)


def _word_porters(match: Match, seat: Seat, advice: Advice) -> Iterator[Claim]:
    """The probability of each seat's word, before a vote."""
    view = match.view("public")
    for other, words in dict(advice.outlook).get("reads", ()):
        for text, percent in words:
            number = next(at for at, word in enumerate(view.words, 1) if word.text == text)
            yield Claim("words", percent, _owned(len(view.played), other, number))


def _owned(played: int, seat: Seat, number: int) -> Callable[[Match], float]:
    return lambda over: float(over.view("public").played[played].numbers[seat] == number)


def _rook(match: Match, seat: Seat, advice: Advice) -> Iterator[Claim]:
    """The probability that a bid of that amount is made, if it became the contract."""
    amount, made, hands = advice.fact("amount"), advice.fact("made"), len(match.view("public").sheet)
    if amount is None or made is None or advice.step.do != "bid":
        return

    def kept(over: Match) -> float:
        sheet = over.view("public").sheet
        result = sheet[hands] if hands < len(sheet) else None
        if result is None or (result.bidder, result.bid) != (seat, amount) or result.made is None:
            raise LookupError("it never came to that")
        return float(result.made)

    yield Claim("bids", made, kept)


CLAIMS: Mapping[str, Callable[[Match, Seat, Advice], Iterator[Claim]]] = {
    "hooky": _hooky,
    "rook": _rook,
    "spooks": _spooks,
    "word_porters": _word_porters,
}
"""The statements of each game's coach. Coaches of other games make none."""
ABOUT = {"rook": "bid"}
"""Verbs of steps about which the coach is always asked, because its statement is about the step taken."""


def _end(match: Match) -> Mapping[str, Any]:
    end = match.end()
    assert end is not None
    return end


class Prediction(NamedTuple):
    """A probability in percent, and its outcome, 0 to 1."""

    percent: float
    came: float
    about: str = ""


def positions(game: str, deal: int, levels: Sequence[str]) -> Iterator[tuple[Match, Seat, Step, bool]]:
    """Yield a match, always the same one, before each step of a seat, with the seat, the step, and whether to ask the
    coach. At the end the match is over."""
    match, choices = new_match(with_opponents(GAMES[game])), 0
    bots = LevelBots(deal, [levels[seat % len(levels)] for seat in range(PLAYERS)])
    for seat in turns(match, deal):
        choices += is_choice(match.prompts_of(seat))
        step = bots.step(match, seat)
        yield match, seat, step, choices % EVERY == deal % EVERY
        match.submit(step)


def said_in(game: str, deal: int, *levels: str) -> list[Prediction]:
    """The statements in one match with their outcomes."""
    claims, verb, found = list[Claim](), ABOUT.get(game), CLAIMS.get(game)
    for match, seat, step, asked in positions(game, deal, levels):
        if found and (asked if verb is None else step.do == verb):
            claims += found(match, seat, _advice(match, seat, None if verb is None else step, deal))
    return list(_resolved(claims, match))


def _advice(match: Match, seat: Seat, step: Step | None, seed: int) -> Advice:
    return match.game.advise(match.view(seat), match.heard(seat), match.prompts_of(seat), step, seed)


def _resolved(claims: Iterable[Claim], over: Match) -> Iterator[Prediction]:
    for claim in claims:
        try:
            yield Prediction(claim.percent, claim.came(over), claim.about)
        except LookupError:
            continue


class Ten(NamedTuple):
    """Statements from `least` to ten percent more. `number`: how many. `said`: their mean. `came`: how often they came
    true, in percent, with `within` half the width of the interval."""

    least: int
    number: int
    said: float
    came: float
    within: float | None

    @property
    def off(self) -> bool:
        """Whether it is clearly further off than allowed."""
        by = abs(self.said - self.came)
        chance = SURE * sqrt(self.said * (100 - self.said) / self.number)
        return self.within is not None and by > max(OFF, self.within, chance)


def by_tens(matches: Sequence[Sequence[Prediction]]) -> list[Ten]:
    """The statements and outcomes of each match, grouped by tens."""
    tens = []
    for least in range(0, 100, 10):
        found = [[one for one in said if min(90, one.percent // 10 * 10) == least] for said in matches]
        number = sum(map(len, found))
        if number:
            sums: Sums = [(sum(one.came for one in those), len(those)) for those in found]
            came, within = ratio(sums)
            said = fmean(one.percent for those in found for one in those)
            tens.append(Ten(least, number, said, 100 * came, None if within is None else 100 * within))
    return tens


class Steadiness(NamedTuple):
    """Numbers of questions, of other steps advised with another seed, of steps then called a mistake, and of
    contradictions."""

    asked: int = 0
    other: int = 0
    mistakes: int = 0
    contradictions: int = 0

    def plus(self, more: "Steadiness") -> "Steadiness":
        """The sums of both."""
        return Steadiness(*(one + other for one, other in zip(self, more, strict=True)))


def steadiness_in(game: str, deal: int, *levels: str) -> Steadiness:
    """The steadiness of the coach in one match."""
    found = Steadiness()
    for match, seat, _, asked in positions(game, deal, levels):
        if asked:
            own = _advice(match, seat, None, deal)
            if own.waits:
                continue
            found = found.plus(steadiness(own, partial(_advice, match, seat), deal))
    return found


def steadiness(own: Advice, asked: Callable[[Step | None, int], Advice], seed: int) -> Steadiness:
    """The steadiness of the advice `own`, which was given with `seed`. `asked` returns the advice about a step with any
    seed."""
    other = asked(None, seed + 1)
    again, later = asked(own.step, seed), asked(own.step, seed + 1)
    mistake = later.cost > 0 or later.reason == BEHIND or own.step not in later.sensible
    says = [(told.reason, told.facts) for told in (own, again)]
    weaker = own.weaker is not None and own.weaker.step in own.sensible
    against = own.step != own.sensible[0] or weaker or says[0] != says[1]
    return Steadiness(1, other.step != own.step, mistake, against)


def main(words: Sequence[str]) -> None:
    """Play and print."""
    begun = parser(__doc__, "", matches=20, first=0, levels="fair", what=("said", "steady"))
    asked = begun.parse_args(words)
    game, deals = asked.game, range(asked.first, asked.first + asked.matches)
    table = players(begun, with_opponents(GAMES[game]), asked.levels)
    if asked.what == "steady":
        found = reduce(Steadiness.plus, (steadiness_in(game, deal, *table) for deal in deals), Steadiness())
        shares = (f"{name} {number} ({100 * number / max(1, found.asked):.1f} %)" for name, number in _named(found))
        print(f"asked {found.asked} times: {', '.join(shares)}")
        return
    said = [said_in(game, deal, *table) for deal in deals]
    for about in sorted({one.about for those in said for one in those}):
        print(f"{about}:")
        for ten in by_tens([[one for one in those if one.about == about] for those in said]):
            within = "" if ten.within is None else f" +-{ten.within:.0f}"
            told = f"{ten.number} times, said {ten.said:.0f}, came {ten.came:.0f}{within}{' (off)' if ten.off else ''}"
            print(f"{ten.least} to {ten.least + 10}: {told}")


def _named(found: Steadiness) -> Iterator[tuple[str, int]]:
    yield "another step", found.other
    yield "called a mistake", found.mistakes
    yield "contradicted", found.contradictions


if __name__ == "__main__":
    main(sys.argv[1:])
