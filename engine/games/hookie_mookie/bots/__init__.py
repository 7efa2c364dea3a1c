"""Computer players of Hookie-Mookie: each a pure function of what one seat sees, what it heard, and its own seed."""

from engine.core.levels import computer_player
from engine.games.hookie_mookie.bots.levels import THINKING
from engine.games.hookie_mookie.bots.random_bot import any_answer
from engine.games.hookie_mookie.bots.thinking import considered

decide = computer_player(THINKING, considered, any_answer)

__all__ = ["decide"]
