"""How Hooky moves: one clip for each event. Times and curves are the house's; paths come from public facts."""

from engine.core.events import Event
from engine.games.hooky import events as happened
from scenes.games.hooky.motions.cards import card_revealed, card_seen, cards_dealt, playground_turned
from scenes.games.hooky.motions.rounds import hands_guessed, hooky_guessed, match_ended, round_began, round_over
from scenes.games.hooky.motions.spoken import clue_given, question_answered, word_sent_back
from scenes.table.game_table import Motion

MOTIONS: dict[type[Event], Motion] = {
    happened.CardsDealt: cards_dealt,
    happened.ClueGiven: clue_given,
    happened.QuestionAnswered: question_answered,
    happened.WordSentBack: word_sent_back,
    happened.CardRevealed: card_revealed,
    happened.CardSeen: card_seen,
    happened.RoundBegan: round_began,
    happened.RoundOver: round_over,
    happened.PlaygroundTurned: playground_turned,
    happened.HookyGuessed: hooky_guessed,
    happened.HandsGuessed: hands_guessed,
    happened.MatchEnded: match_ended,
}
"""One entry for every event class of Hooky; a test checks that none is missing."""
