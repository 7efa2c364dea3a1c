"""Where all tests of a run keep the large pictures that are painted once; processes of one run share them."""

from pathlib import Path

data: Path | None = None
"""A data folder with nothing but a cache in it, new for each run; None where nobody has made one."""
