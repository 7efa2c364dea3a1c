"""Kiosk mode without its scenes: configuration, PIN, opening hours, heartbeat and supervisor.

The scenes are in `scenes/kiosk`.
"""
