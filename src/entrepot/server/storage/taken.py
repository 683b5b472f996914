"""What a store says where somebody else was quicker."""


class Taken(Exception):
    """Somebody else has written this entry of a journal, or taken this seat, first."""
