"""Things that stand and move on the stage. All of it can be built again from a view."""
