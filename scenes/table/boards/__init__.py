"""Boards before the table: private ones of one seat, and sheets for everybody. Questions of the table itself lie in
`asks`."""
