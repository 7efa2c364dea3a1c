"""Animations of Hookie-Mookie: one clip for each event. Times and curves are shared by all games; paths come from
public facts."""

from engine.core.events import Event
from engine.games.hookie_mookie import events as happened
from scenes.games.hookie_mookie.motions.dealing import (
    cards_drawn,
    deck_ran_out,
    hands_dealt,
    hands_emptied,
    match_ended,
    start_chosen,
)
from scenes.games.hookie_mookie.motions.hookie import (
    card_offered,
    cards_flipped,
    cards_returned,
    hookie_called,
    pair_kept,
)
from scenes.games.hookie_mookie.motions.mookie import cards_laid, mookie_ended, set_cleared
from scenes.table.game_table import Motion

MOTIONS: dict[type[Event], Motion] = {
    happened.StartChosen: start_chosen,
    happened.HandsDealt: hands_dealt,
    happened.CardsLaid: cards_laid,
    happened.SetCleared: set_cleared,
    happened.MookieEnded: mookie_ended,
    happened.HookieCalled: hookie_called,
    happened.CardOffered: card_offered,
    happened.CardsFlipped: cards_flipped,
    happened.PairKept: pair_kept,
    happened.CardsReturned: cards_returned,
    happened.CardsDrawn: cards_drawn,
    happened.HandsEmptied: hands_emptied,
    happened.DeckRanOut: deck_ran_out,
    happened.MatchEnded: match_ended,
}
"""One entry for every event class of Hookie-Mookie; a test checks that none is missing."""
