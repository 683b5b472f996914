"""Why a move cannot be played now, a file for each chapter or two of the rulebook, as in `steps`."""
