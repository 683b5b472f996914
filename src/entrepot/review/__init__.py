"""Looking back at a game: what the master would have played, and how much it mattered."""
