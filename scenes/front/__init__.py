"""The scenes before and between matches: title, rules, lessons, settings, and the gate for grown-ups.

They never show a seat's secret.
"""
