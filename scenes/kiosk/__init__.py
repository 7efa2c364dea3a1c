"""The scenes of a kiosk besides the games, for visitors and the operator."""
