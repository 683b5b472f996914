"""The box of Mombasa: its components, typed and checked, and what the rulebook states in numbers."""
