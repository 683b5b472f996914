"""The box of Yokohama: its components, typed and checked, and what the rulebook states in numbers."""
