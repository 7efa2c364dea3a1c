"""What people see before and between matches: title, rules, settings, the grown-ups' gate. No seat's secret is ever
here."""
