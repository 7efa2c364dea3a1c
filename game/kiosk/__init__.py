"""A house that nobody can leave: its file, PIN, hours, heartbeat and supervisor. What its visitors see is in
`scenes/kiosk`."""
