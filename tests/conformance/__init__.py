"""What every game must hold. A game takes part by one entry in `entries.py`.

Each law is a function in `laws/`: it plays one random game and raises an AssertionError that names the law, the game,
its seats and seed, and the ledger index. Hypothesis draws the games, the same ones on every run; set ENTREPOT_EXPLORE=1
to let it draw others. Of long games a run is brisk: it plays a part of the games, except with `make conformance`.
"""
