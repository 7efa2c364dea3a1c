"""Word Porters, for the tests over all games."""

from collections.abc import Mapping, Sequence

from engine.core.zones import Zone
from engine.games.word_porters.options import WORDS_LAID
from engine.games.word_porters.state import State
from tests.samples import Bots, Sample, Way


def zones(state: State) -> Mapping[Zone, Sequence[str]]:
    """The place of every card, once it is known which word cards are in the game."""
    words, laid = [word.card for word in state.words], WORDS_LAID * state.round
    if not words:
        return {}
    return {
        Zone("word stack"): words[laid:],
        Zone("words"): [word.card for word in state.laid()],
        Zone("used words"): words[: max(0, laid - WORDS_LAID)],
        Zone("hint stack"): state.stack,
        Zone("row"): state.row,
        Zone("discarded"): state.discarded,
    }


SAMPLE = Sample(
    small=Way("children", 3),
    measured=Way("children", 3),
    figures=frozenset({"found", "was found"}),
    dealt_reasons=("deal", "text-", "reshuffle", "word-twice", "have-identities", "identities-seats"),
    advised_every=18,
    zones=zones,
    unknown_pack=True,
    bots=Bots(tuple(Way(variant, players) for variant in ("standard", "children") for players in (3, 4, 5, 6)), at=-1),
)
