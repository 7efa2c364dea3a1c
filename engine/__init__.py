"""The games without a screen: rules, views, records, computer players. Imports only the standard library."""
