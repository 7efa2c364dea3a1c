"""Replays: finished matches step by step with all hands open, and cuts of records for teaching. Open matches are never
shown."""
