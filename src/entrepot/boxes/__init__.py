"""Boxes of owners: what of a game can be read off its components, drafts on the way there, files, and differences."""
