"""View: a viewer's knowledge of a match. `view()` builds it from a whitelist."""

from dataclasses import dataclass, field

from engine.core.cards import Cards
from engine.core.packs import ENGLISH
from engine.core.seats import Seat, Viewer
from engine.core.views import USUAL
from engine.games.word_porters.cards import Printed
from engine.games.word_porters.scoring import winners
from engine.games.word_porters.state import Placing, PlayedRound, State, Tiles


@dataclass(frozen=True, slots=True)
class View:
    """Public facts and the viewer's own. Tuples are by seat unless said otherwise."""

    viewer: Viewer
    variant: str
    players: int
    mix_sides: bool
    language: str = field(metadata={USUAL: ENGLISH})  # of the pack of words
    phase: str  # "deal", "start", "reshuffle", "identities", "hints", "votes", "end"
    round: int  # 0 before the first one
    start: Seat | None  # the start player of the round
    turn: Seat | None  # the seat whose turn it is to give a hint
    asked: tuple[Seat, ...]  # the seats with an open question
    words: tuple[Printed, ...]  # on the table, number 1 first; at the end those of the last round
    row: tuple[Printed, ...]  # hint cards on the table, in the order in which they were laid
    row_size: int  # number of cards in a full row
    stack_size: int  # hint cards face down
    discarded: Cards  # hint cards of earlier rows, by number, without those in the stack again
    tokens: tuple[tuple[int, ...], ...]  # the unplaced tokens of each seat, rising
    placings: tuple[Placing, ...]  # of the round, in order
    passed: tuple[Seat, ...]  # of the round, in order
    number: int | None  # the viewer's own identity number
    voted: tuple[Seat, ...]  # the seats whose tiles are face down, in seat order
    tiles: Tiles | None  # the viewer's own vote
    played: tuple[PlayedRound, ...]  # the scored rounds
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]  # at the end

    @property
    def own_word(self) -> str:
        """The text of the viewer's own word, once its number is dealt."""
        assert self.number is not None
        return self.words[self.number - 1].text


def view(state: State, viewer: Viewer) -> View:
    """Return what `viewer` may know now, field by field: "Who sees what" in docs/rules/word_porters.md."""
    ruleset, own = state.ruleset, isinstance(viewer, int)
    voting = state.phase == "votes"
    return View(
        viewer=viewer,
        variant=ruleset.variant,
        players=ruleset.players,
        mix_sides=ruleset.mix_sides,
        language=ruleset.language,
        phase=state.phase,
        round=state.round,
        start=state.start,
        turn=state.turn,
        asked=_asked(state),
        words=state.laid(),
        row=state.printed(state.row),
        row_size=ruleset.row_size,
        stack_size=len(state.stack),
        discarded=state.discarded,
        tokens=tuple(state.tokens(seat) for seat in range(ruleset.players)),
        placings=state.placings,
        passed=state.passed,
        number=state.numbers[viewer] if own and isinstance(viewer, int) and state.numbers else None,
        voted=tuple(seat for seat, tiles in enumerate(state.votes) if tiles is not None) if voting else (),
        tiles=state.votes[viewer] if voting and isinstance(viewer, int) else None,
        played=state.played,
        scores=state.scores,
        winners=winners(state.scores) if state.phase == "end" else (),
    )


def _asked(state: State) -> tuple[Seat, ...]:
    if state.phase == "votes":
        return state.owing()
    return (state.on_turn(),) if state.phase == "hints" else ()
