"""Cards on the screen: how a face is built, where cards lie, and the sprites that fly between the places."""
