"""The box of Goa: its components, typed and checked, and what the rulebook states in numbers."""
