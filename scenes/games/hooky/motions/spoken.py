"""Words: spelled letter by letter on hooks, held for a moment, and then answered by one number, or sent back."""

from functools import partial

from engine.core.seats import Seat
from engine.games.hooky import events as happened
from engine.games.hooky.cards import WORD_LENGTH
from engine.games.hooky.state import Spoken
from game.easing import CURTAIN, HANDED_IN, LETTER, NUMBER, WORD_STANDS
from game.timeline import Call, Clip, Drive, Late, Par, Seq, Tween, Wait, stagger
from scenes.games.hooky import sounds
from scenes.games.hooky.art.hanging import CARD, Hanging, letter_at
from scenes.games.hooky.boards.spots import NORMAL
from scenes.table.phrases import Face, Phrase
from scenes.table.stage.flights import read
from scenes.table.stage.handed_in import HandedIn
from scenes.table.stage.stage import Stage

ANSWER_READ = 1.3
"""Seconds in which a number is read and written down."""
TUMBLE = 0.360
LETTER_GROWS = CARD[0] / NORMAL.slot[0]
"""How much larger a letter hangs there than it stood where it was spelled."""
SLATE = CURTAIN
"""How a slate slides."""


def spelling(seat: Seat, of: Seat | None, word: str, stage: Stage) -> Clip:
    """A clean slate comes down and the letters drop on their hooks one by one, or fly there from where they have just
    been put together; then the word stands for a moment."""

    def spell() -> Clip:
        stage.tableau = shown = Hanging.empty(seat, of, word)
        slate = Tween(shown, stage.feel(SLATE).seconds, stage.feel(SLATE).ease, down=1.0)
        if stage.handed is not None and stage.handed.parts:
            return Par(slate, Seq(Wait(SLATE.seconds - HANDED_IN.seconds), _hung(shown, stage.handed, stage)))
        feel = stage.feel(LETTER)
        drops = [
            Par(feel.drive(partial(_lower, shown, place)), stage.hear(sounds.CHALK, place))
            for place in range(len(word))
        ]
        return Seq(slate, stagger(LETTER.gap, drops))

    return Seq(Late(spell), Wait(WORD_STANDS))


def _hung(shown: Hanging, handed: HandedIn, stage: Stage) -> Clip:
    """The letters that were handed in fly to their hooks."""

    def hangs(place: int) -> Clip:
        return Seq(Call(partial(_lower, shown, place, 1.0)), stage.hear(sounds.CHALK, place))

    goals = [(*letter_at(place, large=stage.floor.large), LETTER_GROWS) for place in range(len(shown.word))]
    return handed.fly(goals, hangs)


def _lower(shown: Hanging, place: int, share: float) -> None:
    shown.drops[place] = 1.0 - share


def clue_given(event: happened.ClueGiven, stage: Stage) -> Clip:
    """The number is about the speaker's own hand."""
    return _answered(Spoken(0, event.seat, None, event.word, event.number), stage)


def question_answered(event: happened.QuestionAnswered, stage: Stage) -> Clip:
    """The number is about the hand that was asked."""
    return _answered(Spoken(event.round, event.seat, event.of, event.word, event.number), stage)


def _answered(said: Spoken, stage: Stage) -> Clip:
    """The word hangs there already where everybody was heard about it."""

    def answer() -> Clip:
        verdict, stage.caption = stage.caption, unanswered(said.seat, said.of, said.word)
        shown = stage.tableau
        hangs = isinstance(shown, Hanging) and shown.word == said.word
        return Seq(
            Wait(0) if hangs else spelling(said.seat, said.of, said.word, stage),
            Late(lambda: _falls(said.number, stage)),
            Call(lambda: setattr(stage, "caption", verdict)),
            read(stage, ANSWER_READ),
            _taken_down(stage),
        )

    return Late(answer)


def unanswered(seat: Seat, of: Seat | None, word: str) -> Phrase:
    """The word before its number: faces alone say who asks whom."""
    return (Face(seat), word) if of is None else (Face(seat), word, Face(of))


def _falls(number: int, stage: Stage) -> Clip:
    shown: Hanging = stage.tableau
    shown.number, shown.fall = number, 1.0
    return Seq(stage.hear(sounds.NUMBER), Tween(shown, stage.feel(NUMBER).seconds, stage.feel(NUMBER).ease, fall=0.0))


def _taken_down(stage: Stage) -> Clip:
    """The clean slate slides up again."""

    def rise() -> Clip:
        shown = stage.tableau
        return (
            Tween(shown, stage.feel(SLATE).seconds, stage.feel(SLATE).ease, down=0.0)
            if isinstance(shown, Hanging)
            else Wait(0)
        )

    return Seq(Late(rise), Call(lambda: setattr(stage, "tableau", None)))


def word_sent_back(event: happened.WordSentBack, stage: Stage) -> Clip:
    """The letters fall off their hooks and the word is wiped off: it stands among those that nobody may use again."""

    def tumble() -> Clip:
        shown = stage.tableau
        if not isinstance(shown, Hanging):
            stage.tableau = shown = Hanging(event.seat, event.of, event.word)
        feel = LETTER.calmed() if stage.calm else LETTER
        seconds = 0.0 if stage.calm else TUMBLE
        falls = [Drive(seconds, _fall, partial(_spill, shown, place)) for place in range(WORD_LENGTH)]
        return Seq(stage.hear(sounds.SENT_BACK), stagger(feel.gap, falls), read(stage), _taken_down(stage))

    return Late(tumble)


def _spill(shown: Hanging, place: int, share: float) -> None:
    shown.drops[place] = -share


def _fall(share: float) -> float:
    """Things that fall become faster."""
    return share * share
