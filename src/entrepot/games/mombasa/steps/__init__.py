"""The rules of Mombasa as steps, a file for each chapter or two of the rulebook."""
