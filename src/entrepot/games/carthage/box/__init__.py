"""The box of Traders of Carthage: its components, typed and checked, and what the rulebook states in numbers."""
