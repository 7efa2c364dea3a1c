"""The command `memories`: the kept matches of the saved games as JSON or CSV, one row for each person and match."""

import json

from engine.headless.arguments import Memories
from game import memories
from game.csv_text import csv_text
from game.paths import data_folder
from game.store.asked import saved_games

COLUMNS = ("match", "name", "game", "variant", "day", "side", "won", "beaten", "deeds")


def table(asked: Memories) -> str:
    """Return the text to print. `deeds` is an object; in CSV it is written as JSON. BadUse if there is no store."""
    with saved_games(data_folder(asked.data)) as store:
        rows = [{"match": one.match, "name": one.name, **memories.as_data(one)} for one in memories.all_of(store)]
    if asked.json:
        return json.dumps(rows, ensure_ascii=False)
    flat = ({**row, "deeds": json.dumps(row["deeds"], ensure_ascii=False)} for row in rows)
    return csv_text(COLUMNS, ([row[column] for column in COLUMNS] for row in flat)).removesuffix("\n")
