"""What stands and moves on the stage; all of it can be thrown away and built again from a view."""
