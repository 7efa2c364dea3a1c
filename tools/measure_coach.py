"""How often what the coach says comes true.

    python -m tools.measure_coach GAME [MATCHES] [FIRST] [LEVEL]

Computer players of one level play, and the coach is asked at every third real choice. What it says in percent is
compared, by tens, with how often it then happened; the half width of the 95 % interval treats a match as one
observation. A ten that is off by more than `OFF` and by more than its interval is marked.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from statistics import fmean
from typing import Any, NamedTuple

from engine.core.advice import Advice
from engine.core.dealers import SeededDealer
from engine.core.match import Match
from engine.core.seats import Seat
from engine.games import GAMES
from engine.headless.estimates import Sums, ratio
from engine.headless.playout import Bots

OFF = 5.0
"""Percent that a ten may be off."""
EVERY = 3
"""Every which real choice the coach is asked."""
PLAYERS = 4
VARIANT = {"rook": "classic"}
"""What is played where it is not the first variant."""


class Claim(NamedTuple):
    """Something said to be so many percent likely, and what came of it, 1 or 0 or a share, once the match is over."""

    percent: float
    came: Callable[[Match], float]


def _spooks(match: Match, seat: Seat, advice: Advice) -> Iterator[Claim]:
    """How often the hand will be won."""
    wins = dict(advice.outlook).get("wins")

    def won(over: Match) -> float:
        winners = _end(over)["winners"]
        return (seat in winners) / max(1, len(winners))

    if wins is not None:
        yield Claim(wins, won)


def _hooky(match: Match, seat: Seat, advice: Advice) -> Iterator[Claim]:
    """Which letters are missing."""
    del match, seat
    for letter, percent in dict(advice.outlook).get("missing", ()):
        yield Claim(percent, _is_missing(letter))


def _is_missing(letter: str) -> Callable[[Match], float]:
    return lambda over: float(letter in over.view("public").hooky)


def _word_porters(match: Match, seat: Seat, advice: Advice) -> Iterator[Claim]:
    """Which word is whose, before a vote."""
    del seat
    view = match.view("public")
    for other, words in dict(advice.outlook).get("reads", ()):
        for text, percent in words:
            number = next(at for at, word in enumerate(view.words, 1) if word.text == text)
            yield Claim(percent, _owned(len(view.played), other, number))


def _owned(played: int, seat: Seat, number: int) -> Callable[[Match], float]:
    return lambda over: float(over.view("public").played[played].numbers[seat] == number)


def _rook(match: Match, seat: Seat, advice: Advice) -> Iterator[Claim]:
    """How many bids of that amount are made, where that became the contract."""
    amount, made, hands = advice.fact("amount"), advice.fact("made"), len(match.view("public").sheet)
    if amount is None or made is None or advice.step.do != "bid":
        return

    def kept(over: Match) -> float:
        sheet = over.view("public").sheet
        result = sheet[hands] if hands < len(sheet) else None
        if result is None or result.bidder != seat or result.bid != amount or result.made is None:
            raise LookupError("it never came to that")
        return float(result.made)

    yield Claim(made, kept)


CLAIMS: Mapping[str, Callable[[Match, Seat, Advice], Iterator[Claim]]] = {
    "hooky": _hooky,
    "rook": _rook,
    "spooks": _spooks,
    "word_porters": _word_porters,
}
"""What the coach of a game says in percent; the others' say nothing of the kind."""


def _end(match: Match) -> Mapping[str, Any]:
    end = match.end()
    assert end is not None
    return end


def said_in(game: str, deal: int, level: str) -> list[tuple[float, float]]:
    """What was said in one match, in percent, and what came of it, 0 to 1."""
    chosen = GAMES[game]
    match = Match(chosen, chosen.setup(VARIANT.get(game, chosen.variants[0].name), PLAYERS, {}))
    dealer, bots, claims, choices = SeededDealer(deal), Bots(deal, (level,) * PLAYERS), list[Claim](), 0
    while not match.over:
        match.deal(dealer)
        for seat in match.waiting()[:1]:
            prompts = match.asks(seat)
            choices += len(prompts) > 1 or prompts[0].count() != 1
            if choices % EVERY == deal % EVERY:
                advice = chosen.advise(match.view(seat), match.heard(seat), prompts, None, deal)
                claims += CLAIMS[game](match, seat, advice)
            match.submit(bots.step(match, seat))
    return list(_resolved(claims, match))


def _resolved(claims: Iterable[Claim], over: Match) -> Iterator[tuple[float, float]]:
    for claim in claims:
        try:
            yield claim.percent, claim.came(over)
        except LookupError:
            continue


class Ten(NamedTuple):
    """What was said between `least` and ten percent more: how often, how much in the mean, and how often it came true,
    in percent with half the width of the interval."""

    least: int
    number: int
    said: float
    came: float
    within: float | None

    @property
    def off(self) -> bool:
        """Whether it is clearly further off than it may be."""
        by = abs(self.said - self.came)
        return self.within is not None and by > OFF and by > self.within


def by_tens(matches: Sequence[Sequence[tuple[float, float]]]) -> list[Ten]:
    """What was said and what came of it, by match, ten by ten."""
    tens = []
    for least in range(0, 100, 10):
        found = [[pair for pair in said if min(90, pair[0] // 10 * 10) == least] for said in matches]
        number = sum(map(len, found))
        if number:
            sums: Sums = [(sum(came for _, came in pairs), len(pairs)) for pairs in found]
            came, within = ratio(sums)
            said = fmean(percent for pairs in found for percent, _ in pairs)
            tens.append(Ten(least, number, said, 100 * came, None if within is None else 100 * within))
    return tens


def main(game: str, matches: int, first: int, level: str) -> None:
    """Play and print."""
    said = [said_in(game, deal, level) for deal in range(first, first + matches)]
    for ten in by_tens(said):
        within = "" if ten.within is None else f" +-{ten.within:.0f}"
        told = f"{ten.number} times, said {ten.said:.0f}, came {ten.came:.0f}{within}{' (off)' if ten.off else ''}"
        print(f"{ten.least} to {ten.least + 10}: {told}")


if __name__ == "__main__":
    numbers = sys.argv[2:]
    main(
        sys.argv[1],
        int(numbers[0]) if numbers else 20,
        int(numbers[1]) if len(numbers) > 1 else 0,
        numbers[2] if len(numbers) > 2 else "fair",
    )
