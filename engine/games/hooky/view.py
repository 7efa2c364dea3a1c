"""View: a viewer's knowledge of a match. `view()` builds it from a whitelist."""

from dataclasses import dataclass, field, replace

from engine.core.cards import Cards
from engine.core.packs import ENGLISH
from engine.core.seats import Seat, Viewer
from engine.core.views import USUAL
from engine.games.hooky.options import ROUNDS, STANDARD, Ruleset
from engine.games.hooky.scoring import ended
from engine.games.hooky.state import HandGuess, Look, SentBack, SpokenWord, State


@dataclass(frozen=True, slots=True)
class View:
    """Public facts and the viewer's own. Tuples are by seat unless said otherwise."""

    viewer: Viewer
    players: int
    disputes: str
    language: str = field(metadata={USUAL: ENGLISH})  # of the pack of words
    variant: str = field(metadata={USUAL: STANDARD})
    rounds: int = field(metadata={USUAL: ROUNDS})
    hand_size: int
    phase: str  # "deal", "clues", "turns", "look", "guesses", "end"
    start: Seat | None
    turn: Seat | None  # in "look" the looker's; None during guesses
    round: int  # 0 during the starting clues; in "guesses" the one that just ended
    asked: tuple[Seat, ...]  # the seats with an open question
    hand: Cards  # the viewer's own, sorted, with its shown cards; empty for the public
    shown: tuple[Cards, ...]  # face up in front of each seat, in that order
    turned: Cards  # face-up Playground cards
    playground_size: int  # number of face-down Playground cards
    spoken: tuple[SpokenWord, ...]  # clues and questions with their numbers, in order
    sent_back: tuple[SentBack, ...]  # words that are excluded, in order
    looks: tuple[Look, ...]  # reveals with their looks, in order; `card` only in the viewer's own
    questioned: bool  # the question of this turn has been answered
    looked: bool  # a card was revealed in this turn
    guesses: tuple[Cards, ...]  # the viewer's own, the one after round 4 first
    hand_guess: HandGuess | None  # the viewer's own
    hands: tuple[Cards, ...]  # all hands; this and all below only at the end
    hooky: Cards
    all_guesses: tuple[tuple[Cards, ...], ...]
    all_hand_guesses: tuple[HandGuess | None, ...]
    parts: tuple[tuple[int, ...], ...]  # points of each guess, then for letters and complete hands if these are named
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    decided: str | None

    @property
    def ruleset(self) -> Ruleset:
        """The fixed settings of the match."""
        return Ruleset(self.players, self.disputes, self.language, self.variant, self.rounds)


def view(state: State, viewer: Viewer) -> View:
    """Return what `viewer` may know now, field by field: "Who sees what" in docs/rules/hooky.md."""
    ruleset, own = state.ruleset, isinstance(viewer, int) and bool(state.hands)
    over = ended(state) if state.phase == "end" else None
    return View(
        viewer=viewer,
        players=ruleset.players,
        disputes=ruleset.disputes,
        language=ruleset.language,
        variant=ruleset.variant,
        rounds=ruleset.rounds,
        hand_size=ruleset.hand_size,
        phase=state.phase,
        start=state.start,
        turn=state.turn,
        round=state.round,
        asked=_asked(state),
        hand=state.hands[viewer] if own and isinstance(viewer, int) else (),
        shown=tuple(state.shown(seat) for seat in range(ruleset.players)),
        turned=state.playground[: state.turned],
        playground_size=len(state.playground) - state.turned,
        spoken=state.spoken,
        sent_back=state.sent_back,
        looks=tuple(look if look.seat == viewer else replace(look, card=None) for look in state.looks),
        questioned=state.asked,
        looked=state.looked,
        guesses=state.guesses[viewer] if own and isinstance(viewer, int) else (),
        hand_guess=state.hand_guesses[viewer] if own and isinstance(viewer, int) else None,
        hands=over.hands if over else (),
        hooky=over.hooky if over else (),
        all_guesses=over.guesses if over else (),
        all_hand_guesses=over.hand_guesses if over else (),
        parts=over.parts if over else (),
        scores=over.scores if over else (),
        winners=over.winners if over else (),
        decided=over.decided if over else None,
    )


def _asked(state: State) -> tuple[Seat, ...]:
    if state.phase == "guesses":
        return state.owing()
    return (state.on_turn(),) if state.phase in ("clues", "turns") else ()
