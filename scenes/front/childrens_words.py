"""The house's own words for children: what a grown-up reads in a rail, and what a child reads in its place, with a
picture. Keys and sentences may have gaps (`{0}`); a scene says a sentence as ever and knows nothing of this table."""

from types import MappingProxyType

from scenes.table.childrens import Said, Table
from scenes.table.childrens_sayings import Sayings

HOUSE: Table = MappingProxyType(
    {
        "{0} has agreed already": Said("{0} is done. Wait a bit.", "icons/clock"),
        "Not {0}'s turn": Said("{0} has to wait", "icons/clock"),
        "The most points win": Said("The most points win", "icons/star"),
        "No hand counted yet": Said("No points yet", "icons/star"),
    }
)
"""By what grown-ups read."""
SAYINGS = Sayings(HOUSE)
