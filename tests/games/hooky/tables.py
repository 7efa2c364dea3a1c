"""Tables: fixed deals, and the routine parts of a match."""

from engine.core.events import Event
from engine.core.match import Match
from engine.core.seats import CHANCE, Seat
from engine.core.steps import Step
from engine.games.hooky.cards import LETTERS
from engine.games.hooky.game import GAME
from tests.deals import do

HANDS = {
    3: ("ABCDEFG", "HIJKLMN", "OPQRSTU"),
    4: ("GHKST", "BEFRY", "ALNPV", "IOQUX"),
    5: ("ABCD", "EFGH", "IJKL", "MNOP", "QRST"),
}
PLAYGROUND = {3: "VW", 4: "WZC", 5: "UVW"}
HOOKY = {3: "XYZ", 4: "DJM", 5: "XYZ"}
"""The deals by number of players; with four those of the rulebook's scoring example."""


def new_match(players: int = 4, **options: str) -> Match:
    """A match before its first step."""
    return Match(GAME, GAME.setup("standard", players, options))


def deal_step(hands: tuple[str, ...], playground: str, hooky: str, start: Seat = 0) -> Step:
    """The deal of those letters."""
    piles = (("hands", tuple(map(tuple, hands))), ("playground", tuple(playground)), ("hooky", tuple(hooky)))
    return Step(CHANCE, "deal", (*piles, ("start", start)))


def dealt(players: int = 4, start: Seat = 0, hands: tuple[str, ...] = (), **options: str) -> Match:
    """A match after the deal; with `hands` of the caller the Playground and Hooky cards are the other letters in
    order."""
    match = new_match(players, **options)
    if hands:
        rest = "".join(letter for letter in LETTERS if letter not in "".join(hands))
        match.submit(deal_step(hands, rest[3:], rest[:3], start))
    else:
        match.submit(deal_step(HANDS[players], PLAYGROUND[players], HOOKY[players], start))
    return match


def filler(match: Match) -> str:
    """Five letters that no seat has said yet in any order."""
    said = len(match.state.spoken)
    return "VVV" + "XYZ"[said // 23] + LETTERS[said % 23]


def ask(match: Match, of: Seat, word: str) -> tuple[Event, ...]:
    """The seat on turn puts a word to `of`."""
    return do(match, match.waiting()[0], "ask", of=of, word=word)


def clue(match: Match, word: str = "") -> tuple[Event, ...]:
    """The next starting clue: a word, or five times the first letter of the own hand."""
    seat = match.waiting()[0]
    return do(match, seat, "clue", word=word or match.state.hands[seat][0] * 5)


def dull_turn(match: Match) -> tuple[Event, ...]:
    """Take a turn without a reveal: ask a new word, and end. Returns the events of its last step."""
    seat = match.waiting()[0]
    players = match.setup.players
    events = () if match.state.asked else do(match, seat, "ask", of=(seat + 1) % players, word=filler(match))
    return do(match, seat, "done") if match.state.turn == seat and match.state.asked else events


def reveal(match: Match, card: str, of: Seat, seen: str) -> tuple[Event, ...]:
    """The seat on turn lays `card` face up and sees `seen` in the hand of `of`."""
    do(match, match.waiting()[0], "reveal", card=card, of=of)
    return do(match, CHANCE, "peek", card=seen)


def guess_all(match: Match, letters: str = "ABC") -> tuple[Event, ...]:
    """Make all missing Hooky guesses, all alike."""
    events: tuple[Event, ...] = ()
    for seat in [prompt.who for prompt in match.prompts() if prompt.verb == "guess"]:
        events = do(match, seat, "guess", letters=tuple(letters))
    return events


def hands_all(match: Match) -> tuple[Event, ...]:
    """Make all missing hand guesses: the first letters of the alphabet for each seat."""
    size = match.state.ruleset.hand_size
    events: tuple[Event, ...] = ()
    for seat in [prompt.who for prompt in match.prompts() if prompt.verb == "hands"]:
        named = tuple(None if other == seat else LETTERS[:size] for other in range(match.setup.players))
        events = do(match, seat, "hands", letters=named)
    return events


def to_round(match: Match, number: int) -> Match:
    """Take routine turns up to the first turn of that round (0: the first clue); 7 is the guesses after round 6."""
    while match.state.round < number:
        if match.state.phase == "clues":
            clue(match)
        elif match.state.phase == "guesses":
            if match.state.round == 6:
                return match
            guess_all(match)
        else:
            dull_turn(match)
    return match


def to_guesses(match: Match, number: int) -> Match:
    """Take routine turns up to the guesses after that round."""
    to_round(match, number)
    while match.state.phase != "guesses":
        dull_turn(match)
    return match


def verbs(match: Match, seat: Seat | None = None) -> set[str]:
    """The verbs that are allowed now, to that seat or to any."""
    return {prompt.verb for prompt in match.prompts() if seat in (None, prompt.who)}
