"""The folder of large prerendered pictures, shared by all processes of a test run."""

from pathlib import Path

data: Path | None = None
"""A data folder with only a cache in it, new for each run; None before it is made."""
