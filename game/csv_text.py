"""Rows as comma-separated values."""

import csv
import io
from collections.abc import Iterable


def csv_text(headings: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """Return the headings and the rows, one line each."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(headings)
    writer.writerows(rows)
    return text.getvalue()
