"""The rules of Yokohama: one file for each chapter or two, in the order of a turn."""
