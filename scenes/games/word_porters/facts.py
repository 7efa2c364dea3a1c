"""Facts of a Word Porters table in sentences, for players who listen."""

from collections.abc import Sequence

from engine.core.messages import Who, numeral, say
from engine.games.word_porters.view import View
from scenes.table.facts import Fact
from scenes.table.phrases import Speakers


def facts(view: View, who: Speakers) -> Sequence[Fact]:
    """Return the own word, the own parcels, all hints that were given, by seat, then the words and the hints."""
    texts = {hint.card: hint.text for hint in view.row}
    own = view.tokens[view.viewer] if isinstance(view.viewer, int) else ()
    words = tuple(word.text for word in view.words)
    return (
        () if view.number is None or not words else (say("word_porters-fact-own", word=words[view.number - 1]),),
        (say("word_porters-fact-parcels", numbers=tuple(map(numeral, own))),) if own else (),
        tuple(
            say("word_porters-fact-given", seat=Who(one.seat), hint=texts[one.hint], count=one.tokens[-1])
            for one in view.placings
        ),
        (say("word_porters-fact-words", words=words),) if words else (),
        (say("word_porters-fact-hints", hints=tuple(texts.values())),) if texts else (),
    )
