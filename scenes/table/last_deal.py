"""Last deal: the players at a table may agree to end a long match after the current deal.

It is no step: the record stops there, and the leading seats have not won. The agreement is in the notes that the table
keeps with the match, so it survives a power cut. A single player who wants to play on undoes it. A limit among the
options ends a match in the same way.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.messages import Message, say
from engine.core.seats import PUBLIC
from game.timeline import Clip, Seq
from scenes.games import by_seat, unit_of
from scenes.table.challenge.challenge import Challenge
from scenes.table.feature import Feature, V
from scenes.table.game_table import GameTable
from scenes.table.notes import Notes
from scenes.table.stage.stage import Stage
from scenes.table.table_result import LastDeal

if TYPE_CHECKING:
    from scenes.table.session import Session

NOTE = "last_deal"
DEAL = "deal"
"""Verb of every game for a deal by chance."""
SIGN = say("table-last-deal"), "clock"


@dataclass(frozen=True, slots=True)
class Deals(Feature[V]):
    """The deals of a match, from the public view: whether `several` are possible, and the number that is `over`.

    `scores` are the scores so far, one for each side.
    """

    several: Callable[[V], bool]
    over: Callable[[V], int]
    scores: Callable[[V], Sequence[int]]


class Agreement:
    """The number of deals after which a match ends. It is the result of a vote, in the table's notes, or the limit from
    before the match."""

    def __init__(self, notes: Notes, limit: int | None) -> None:
        self._notes, self._limit = notes, limit

    @property
    def number(self) -> int | None:
        """The smaller of both numbers; None if nothing was agreed."""
        return min((number for number in (self.voted, self._limit) if number is not None), default=None)

    @property
    def voted(self) -> int | None:
        """The number from the vote; None also for a damaged value in the store."""
        number = self._notes.read(NOTE)
        return number if type(number) is int and number > 0 else None

    def decide(self, vote: LastDeal) -> None:
        """Save the result of a vote."""
        self._notes.write(NOTE, vote.number)


def may_end(game_table: GameTable[Any], session: "Session") -> bool:
    """Whether a match can end after its current deal: it may have several deals, and it is not over."""
    deals = game_table.feature(Deals)
    return deals is not None and not session.over and deals.several(session.facts_for(PUBLIC).view)


def current(game_table: GameTable[Any], session: "Session") -> int:
    """The number of the current deal. Between two deals it is the one that was just scored."""
    deals = game_table.feature(Deals)
    assert deals is not None
    over = deals.over(session.facts_for(PUBLIC).view)
    return over if over and session.chance.verb == DEAL else over + 1


def is_last(game_table: GameTable[Any], session: "Session") -> bool:
    """Whether the match ends after its current deal because of a vote."""
    return session.last_deal.voted is not None and may_end(game_table, session)


def reached(game_table: GameTable[Any], session: "Session") -> bool:
    """Whether the last deal is over."""
    deals, number = game_table.feature(Deals), session.last_deal.number
    if deals is None or number is None or not may_end(game_table, session):
        return False
    return deals.over(session.facts_for(PUBLIC).view) >= number


def standing(game_table: GameTable[Any], session: "Session") -> dict[str, Any]:
    """The scores by side and the leading seats, like the winners in an end line. `ended` is the number of deals."""
    deals, view, setup = game_table.feature(Deals), session.facts_for(PUBLIC).view, session.setup
    assert deals is not None
    scores = list(deals.scores(view))
    best = min(scores) if unit_of(setup.game, setup.variant).fewest else max(scores)
    leading = [seat for seat, score in enumerate(by_seat(setup, scores)) if score == best]
    return {"scores": scores, "winners": leading, "ended": deals.over(view)}


def vote(game_table: GameTable[Any], session: "Session") -> Challenge[LastDeal]:
    """The vote on whether the match ends after the current deal. Computer players agree."""
    number = current(game_table, session)

    def verdict(against: Sequence[int]) -> LastDeal:
        return LastDeal(None if against else number)

    def told(against: Sequence[int]) -> Message:
        return say("last-deal-refused") if against else say("last-deal-agreed")

    def story(stage: Stage) -> Clip:
        return Seq()

    return Challenge(
        say("last-deal-ask"),
        story,
        tuple(range(session.setup.players)),
        False,
        verdict,
        told,
        say("last-deal-ask"),
        answers=(say("last-deal-end"), say("last-deal-not")),
    )
