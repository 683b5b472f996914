"""Tests that only one of the two builds runs."""

import os

import pytest

compiled_only = pytest.mark.skipif(
    os.environ.get("ENTREPOT_BUILD") != "compiled", reason="the plain build is too slow for it"
)
"""For tests of long games, searches and trainings: the layer `compiled` runs them."""
