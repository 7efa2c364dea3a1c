"""How Hooky moves: one clip for each event. Times and curves are the house's; paths come from public facts."""

from engine.core.events import Event
from engine.games.hooky import events as happened
from game.timeline import Clip, Seq
from scenes.games.hooky import sounds
from scenes.games.hooky.motions.cards import card_revealed, card_seen, cards_dealt, playground_turned, reveal_declined
from scenes.games.hooky.motions.spoken import clue_given, question_answered, word_sent_back
from scenes.table.game_table import Motion
from scenes.table.stage.flights import read
from scenes.table.stage.stage import Stage

SEALED_READ = 0.35  # the same for all, whoever was quick


def round_began(event: happened.RoundBegan, stage: Stage) -> Clip:
    """The sign shows the next number."""
    del event
    return Seq(stage.arrive(), stage.hear(sounds.ROUND), read(stage))


def round_over(event: happened.RoundOver, stage: Stage) -> Clip:
    """The bell rings for a break; before a guess it is quiet for a while."""
    return Seq(
        stage.arrive(),
        stage.hear(sounds.BREAK),
        read(stage, 1.6 if event.guessing else 0.9),
    )


def hooky_guessed(event: happened.HookyGuessed, stage: Stage) -> Clip:
    """A sealed paper: it takes and sounds the same whatever stands on it."""
    del event
    return Seq(stage.hear("latch"), read(stage, SEALED_READ))


def hands_guessed(event: happened.HandsGuessed, stage: Stage) -> Clip:
    """As a guess."""
    del event
    return Seq(stage.hear("latch"), read(stage, SEALED_READ))


def match_ended(event: happened.MatchEnded, stage: Stage) -> Clip:
    """School is out; who was missing is shown on the great board."""
    del event
    return Seq(stage.hear(sounds.BREAK), read(stage, 1.6))


MOTIONS: dict[type[Event], Motion] = {
    happened.CardsDealt: cards_dealt,
    happened.ClueGiven: clue_given,
    happened.QuestionAnswered: question_answered,
    happened.WordSentBack: word_sent_back,
    happened.CardRevealed: card_revealed,
    happened.CardSeen: card_seen,
    happened.RevealDeclined: reveal_declined,
    happened.RoundBegan: round_began,
    happened.RoundOver: round_over,
    happened.PlaygroundTurned: playground_turned,
    happened.HookyGuessed: hooky_guessed,
    happened.HandsGuessed: hands_guessed,
    happened.MatchEnded: match_ended,
}
"""One entry for every event class of Hooky; a test checks that none is missing."""
