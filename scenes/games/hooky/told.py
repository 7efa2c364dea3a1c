"""Events of Hooky as the table tells them, one row for each class. Captions have public facts only, the same for
all viewers."""

from pygame import Surface

from engine.core.messages import Message, Who, say
from engine.core.seats import Seat
from engine.games.hooky import events as happened
from engine.games.hooky.view import View
from game import ceremonies
from game.draw import text
from game.draw.avatar import avatar
from game.draw.icons import icon
from scenes.games.hooky import motions
from scenes.games.hooky.art.pupils import name
from scenes.games.hooky.count import CountScene
from scenes.seating import Seating
from scenes.table.phrases import Speakers
from scenes.table.told import Moment, StripItem, Told


def _round_over(event: happened.RoundOver, view: View, who: Speakers) -> Message:
    """The variant decides whether hands are guessed too after the last round."""
    if not event.guessing:
        return say("hooky-round-over", round=event.round)
    hands = event.hands and view.ruleset.kind.names_hands
    return say("hooky-round-over-hands" if hands else "hooky-round-over-guess", round=event.round)


STRIP_EYE, STRIP_FACE = 44, 50


def _eye(of: Seat, seating: Seating) -> Surface:
    """The eye, and the face of the seat whose card was seen."""
    return text.line((icon("eye", STRIP_EYE), avatar(seating[of].picture, STRIP_FACE)), STRIP_EYE)


TOLD: tuple[Told[View], ...] = (
    Told(
        happened.CardsDealt,
        lambda event, view, who: say("hooky-dealt", seat=Who(event.start)),
        motions.cards_dealt,
        ceremony=ceremonies.DEAL,
    ),
    Told(
        happened.ClueGiven,
        lambda event, view, who: say("hooky-clue", seat=Who(event.seat), word=event.word, number=event.number),
        motions.clue_given,
        strip=lambda event: StripItem(event.seat, words=f"{event.word} {event.number}"),
        chapter=lambda event: event.seat,
    ),
    Told(
        happened.QuestionAnswered,
        lambda event, view, who: say("hooky-answered", seat=Who(event.of), number=event.number),
        motions.question_answered,
        strip=lambda event: StripItem(event.of, words=f"{event.word} {event.number}"),
        chapter=lambda event: event.seat,
    ),
    Told(
        happened.WordSentBack,
        lambda event, view, who: say("hooky-sent-back", seat=Who(event.seat), word=event.word),
        motions.word_sent_back,
        feels=lambda event, view: {event.seat: "droop"},
    ),
    Told(
        happened.CardRevealed,
        lambda event, view, who: say("hooky-revealed", seat=Who(event.seat), letter=event.card),
        motions.card_revealed,
        feels=lambda event, view: {event.seat: "smile", event.of: "droop"},
        moment=lambda event, view: Moment(
            (event.seat,), 1, say("hooky-seen", seat=Who(event.seat), to=Who(event.of)), (event.card,)
        ),
        strip=lambda event: StripItem(event.seat, event.card),
    ),
    Told(
        happened.CardSeen,
        lambda event, view, who: say("hooky-seen", seat=Who(event.seat), to=Who(event.of)),
        motions.card_seen,
        strip=lambda event: StripItem(event.seat, picture=lambda seating, theme: _eye(event.of, seating)),
        shown_to=lambda event: event.seat,
    ),
    Told(
        happened.RevealDeclined,
        lambda event, view, who: say("hooky-declined", seat=Who(event.seat)),
        motions.reveal_declined,
    ),
    Told(
        happened.RoundBegan,
        lambda event, view, who: say("hooky-round-began", seat=Who(event.seat), round=event.round, total=event.rounds),
        motions.round_began,
        ceremony=ceremonies.ROUND,
    ),
    Told(happened.RoundOver, _round_over, motions.round_over, ceremony=ceremonies.ROUND),
    Told(
        happened.PlaygroundTurned,
        lambda event, view, who: say("hooky-turned", name=name(event.card), letter=event.card),
        motions.playground_turned,
    ),
    Told(
        happened.HookyGuessed,
        lambda event, view, who: say("hooky-guessed", seat=Who(event.seat)),
        motions.hooky_guessed,
    ),
    Told(
        happened.HandsGuessed, lambda event, view, who: say("hooky-named", seat=Who(event.seat)), motions.hands_guessed
    ),
    Told(
        happened.MatchEnded,
        lambda event, view, who: say("hooky-ended"),
        motions.match_ended,
        feels=lambda event, view: dict.fromkeys(event.winners, "smile"),
        page=CountScene,
    ),
)
"""One row for every class of events; a test checks that none is missing."""
