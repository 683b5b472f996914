"""Storage: people, tables, seats, the journal of every table, and chat. Positions are never stored, only rebuilt."""
