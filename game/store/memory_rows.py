"""The command `memories`: the kept matches of the saved games as JSON or CSV, one row for each person and match."""

import csv
import io
import json

from engine.headless.arguments import BadUse, Memories
from game import memories
from game.paths import data_folder
from game.store.database import FILE
from game.store.store import Store
from game.text.terminal import printed

COLUMNS = ("match", "name", "game", "variant", "day", "side", "won", "beaten", "deeds")


def table(asked: Memories) -> str:
    """Return the text to print. `deeds` is an object; in CSV it is written as JSON. BadUse if there is no store."""
    folder = data_folder(asked.data)
    if not (folder / FILE).is_file():
        raise BadUse(f"there are no saved games in {folder}")
    store = Store.open(folder)
    try:
        if not store.saving:
            raise BadUse(printed(store.notice) if store.notice else f"the saved games in {folder} cannot be read")
        rows = [{"match": one.match, "name": one.name, **memories.as_data(one)} for one in memories.all_of(store)]
    finally:
        store.close()
    if asked.json:
        return json.dumps(rows, ensure_ascii=False)
    out = io.StringIO()
    lines = csv.DictWriter(out, COLUMNS, lineterminator="\n")
    lines.writeheader()
    lines.writerows({**row, "deeds": json.dumps(row["deeds"], ensure_ascii=False)} for row in rows)
    return out.getvalue().removesuffix("\n")
