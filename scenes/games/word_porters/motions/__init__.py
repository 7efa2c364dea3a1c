"""How Word Porters moves: one clip for each event. Times and curves are the house's; paths come from public facts."""

from engine.core.events import Event
from engine.games.word_porters import events as happened
from scenes.games.word_porters.motions.rounds import (
    at_once,
    hints_given,
    hints_laid,
    hints_shuffled,
    identities_dealt,
    passed,
    start_chosen,
    tokens_placed,
    vote_given,
    words_laid,
)
from scenes.table.game_table import Motion
from scenes.table.stage.flights import said

MOTIONS: dict[type[Event], Motion] = {
    happened.StacksMade: said("shuffle", 0.8),
    happened.StartChosen: start_chosen,
    happened.WordsLaid: words_laid,
    happened.HintsLaid: hints_laid,
    happened.HintsShuffled: hints_shuffled,
    happened.IdentitiesDealt: identities_dealt,
    happened.TokensPlaced: tokens_placed,
    happened.Passed: passed,
    happened.HintsGiven: hints_given,
    happened.VoteGiven: vote_given,
    happened.SeatScored: at_once,
    happened.RoundEnded: at_once,
    happened.MatchEnded: said("applause", 1.2),
}
"""One entry for every event class of Word Porters; a test checks that none is missing."""
