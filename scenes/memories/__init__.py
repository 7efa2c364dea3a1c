"""Memories: past matches of kept people, and their cards to deal again. Children and kiosks have none."""
