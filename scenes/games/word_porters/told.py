"""Events of Word Porters as the table tells them, one row for each class. Captions have public facts only, the same for
all viewers."""

from functools import partial

from pygame import Surface

from engine.core.messages import Message, Who, say
from engine.games.word_porters import events as happened
from engine.games.word_porters.options import ROUNDS
from engine.games.word_porters.state import Placing
from engine.games.word_porters.view import View
from game import ceremonies
from game.theme import Theme
from scenes.games.word_porters import motions
from scenes.games.word_porters.art.parcels import Token, in_bar
from scenes.games.word_porters.boards.reveal import RevealScene
from scenes.games.word_porters.count import CountScene
from scenes.games.word_porters.sentences import PASSES, next_start, scored
from scenes.seating import Seating
from scenes.table.phrases import Speakers, people
from scenes.table.stage.flights import at_once, only_caption
from scenes.table.told import Moment, StripItem, Told


def _placed(event: happened.TokensPlaced, view: View, who: Speakers) -> Message:
    seat, (number, *under) = Who(event.placing.seat), event.placing.tokens
    if under:
        return say("word_porters-shared", seat=seat, number=number, under=under[0])
    return say("word_porters-placed", seat=seat, number=number)


def _parcels(placing: Placing, seating: Seating, theme: Theme) -> Surface:
    return in_bar(Token(seating[placing.seat].picture, placing.tokens), theme)


def _scored_moment(event: happened.SeatScored, view: View) -> Moment:
    """A word by how many found it. A word that stayed a secret counts like one found by two."""
    seat, word, count = Who(event.seat), view.words[event.number - 1].text, len(event.right)
    if not count:
        return Moment((event.seat,), 2, say("word_porters-moment-secret", seat=seat, word=word), sad=True)
    return Moment((event.seat,), count, say("word_porters-moment", seat=seat, word=word, count=count))


TOLD: tuple[Told[View], ...] = (
    Told(
        happened.StacksMade,
        lambda event, view, who: say("word_porters-stacks"),
        only_caption("shuffle", 0.8),
        ceremony=ceremonies.DRAW,
    ),
    Told(
        happened.StartChosen,
        lambda event, view, who: say("word_porters-start", seat=Who(event.seat)),
        motions.start_chosen,
        ceremony=ceremonies.DRAW,
    ),
    Told(
        happened.WordsLaid,
        lambda event, view, who: say("word_porters-words", number=event.round, amount=ROUNDS[view.variant]),
        motions.words_laid,
        ceremony=ceremonies.WORDS,
    ),
    Told(
        happened.HintsLaid,
        lambda event, view, who: say("word_porters-hints", count=event.there + len(event.hints)),
        motions.hints_laid,
        ceremony=ceremonies.WORDS,
    ),
    Told(happened.HintsShuffled, lambda event, view, who: say("word_porters-shuffled"), motions.hints_shuffled),
    Told(
        happened.IdentitiesDealt,
        lambda event, view, who: say("word_porters-identities"),
        motions.identities_dealt,
        ceremony=ceremonies.WORDS,
    ),
    Told(
        happened.TokensPlaced,
        _placed,
        motions.tokens_placed,
        ceremony=ceremonies.CARD,
        strip=lambda event: StripItem(event.placing.seat, picture=partial(_parcels, event.placing)),
        chapter=lambda event: event.placing.seat,
    ),
    Told(
        happened.Passed,
        lambda event, view, who: say(
            "word_porters-forced-pass" if event.forced else "word_porters-passed", seat=Who(event.seat)
        ),
        motions.passed,
        strip=lambda event: StripItem(event.seat, said=PASSES),
    ),
    Told(happened.HintsGiven, lambda event, view, who: say("word_porters-given"), motions.hints_given),
    Told(
        happened.VoteGiven,
        lambda event, view, who: say("word_porters-voted", seat=Who(event.seat)),
        motions.vote_given,
        ceremony=ceremonies.WORDS,
    ),
    Told(
        happened.SeatScored,
        lambda event, view, who: scored(event, view),
        at_once,
        ceremony=ceremonies.REVEAL,
        feels=lambda event, view: (
            {event.seat: "droop"} if not event.right else dict.fromkeys((event.seat, *event.right), "smile")
        ),
        moment=_scored_moment,
        strip=lambda event: StripItem(event.seat, words=f"+{event.points[event.seat]}"),
        chapter=lambda event: event.seat,
        page=RevealScene,
    ),
    Told(
        happened.RoundEnded,
        lambda event, view, who: next_start(event),
        at_once,
        ceremony=ceremonies.COUNT,
        page=CountScene,
    ),
    Told(
        happened.MatchEnded,
        lambda event, view, who: say("word_porters-ended", seats=people(event.winners)),
        only_caption("applause", 1.2),
        feels=lambda event, view: dict.fromkeys(event.winners, "smile"),
        page=CountScene,
    ),
)
"""One row for every class of events; a test checks that none is missing."""
