"""Facts of a Hookie-Mookie table in sentences, for players who listen."""

from collections.abc import Sequence

from engine.core.messages import say
from engine.games.hookie_mookie.cards import VALUE_NOUNS, card_noun
from engine.games.hookie_mookie.view import View
from scenes.games.hookie_mookie.sentences import counted
from scenes.table.facts import Fact
from scenes.table.phrases import Speakers


def facts(view: View, who: Speakers) -> Sequence[Fact]:
    """Return the sets on the table, those that are gone, the offered card, who must still go out, and the deck."""
    sets = tuple(counted(one.value, len(one.cards)) for one in view.sets)
    gone = tuple(VALUE_NOUNS[one.value] for one in view.cleared)
    return (
        (say("hookie_mookie-fact-sets", sets=sets),) if sets else (),
        (say("hookie_mookie-fact-gone", values=gone),) if gone else (),
        () if view.own_offer is None else (say("hookie_mookie-fact-offer", card=card_noun(view.own_offer)),),
        (say("hookie_mookie-fact-left", count=view.missing),),
        (say("hookie_mookie-fact-deck", count=view.deck_size, ghosts=view.ghost_size),),
    )
