"""The command `export`: write a finished match of the saved games as a record for `verify` and `watch`, with the seals
of its deals.

`main.py` imports this module only for it. A match that can be continued is not exported.
"""

from engine.core.records import FIRST_STEP, dumps
from engine.core.seals import seal_lines, seals_beside
from engine.games import GAMES
from engine.headless.arguments import BadUse, Export
from game.deals import number_of, running
from game.paths import data_folder
from game.shared_files import write_asked
from game.store.asked import saved_games
from game.store.saved import resume
from game.store.store import Store
from game.text.terminal import terminal_text


def export(asked: Export) -> str:
    """Write both files. Returns a line about them. BadUse without such a match, or if they cannot be written."""
    folder = data_folder(asked.data)
    with saved_games(folder) as store:
        saved = store.matches.finished(asked.match)
        if saved is None:
            which = "is no finished match" if asked.match is None else f"is no finished match {asked.match}"
            raise BadUse(f"there {which} in {folder}")
        match, trouble = resume(saved, GAMES)
        if match is None or not match.over:
            raise BadUse(terminal_text(trouble) if trouble else f"match {saved.id} is not over")
        if running(store, number_of(saved.aids) or saved.id):
            raise BadUse(f"the cards of match {saved.id} are being played again")
        seals = sealed_lines(store, saved.id)
    lines = "".join(f"{line}\n" for line in seals)
    write_asked(asked.out, {asked.out: dumps(match.record()).encode(), seals_beside(asked.out): lines.encode()})
    return f"match {saved.id} ({saved.game} {saved.variant}) is in {asked.out}, its {len(seals)} seals beside it"


def sealed_lines(store: Store, match: int) -> tuple[str, ...]:
    """Return the lines of the file of seals beside the record of a match."""
    return tuple(seal_lines({place + FIRST_STEP: seal for place, seal in store.matches.seals(match).items()}))
