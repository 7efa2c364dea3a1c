"""Disputes over words: all players hear a word before its number is given, and may object to it (HK-57 to HK-66)."""

from engine.core.messages import say
from engine.core.seats import Seat
from engine.core.steps import Step
from engine.games.hooky.options import Ruleset
from engine.games.hooky.view import View
from engine.games.hooky.vocabulary import vocabulary
from game.timeline import Clip
from scenes.games.hooky.motions import spelling
from scenes.games.hooky.sentences import spoken, verdict
from scenes.table.challenge.challenge import Challenge
from scenes.table.phrases import Speakers
from scenes.table.stage.stage import Stage

SPOKEN = frozenset(("clue", "ask"))


def challenge(step: Step, view: View, who: Speakers) -> Challenge[Step] | None:
    """Return the question about a word, which is on hooks for all to see. A word in no list is put to all seats except
    its speaker, if there are people among them."""
    if step.do not in SPOKEN:
        return None
    args = dict(step.args)
    word, seat = str(args["word"]), int(step.by)
    of = args.get("of")
    assert of is None or isinstance(of, int)
    enough = Ruleset(view.players, view.disputes).against
    others = tuple(other for other in range(view.players) if other != seat) if enough else ()

    def story(stage: Stage) -> Clip:
        return spelling(seat, of, word, stage)

    def decided(against: tuple[Seat, ...]) -> Step:
        if not _goes_back(against, enough):
            return step
        return Step(seat, "withdraw", (*step.args, ("against", against)))

    return Challenge(
        caption=spoken(seat, of, word),
        story=story,
        asked=others,
        minds=vocabulary(view.language).opinion(word),
        verdict=decided,
        told=lambda against: verdict(against, word, _goes_back(against, enough)),
        question=say("hooky-count", word=word),
        answers=(say("hooky-count-yes"), say("hooky-count-no")),
    )


def _goes_back(against: tuple[Seat, ...], enough: int) -> bool:
    """Whether enough seats object (HK-64)."""
    return 0 < enough <= len(against)
