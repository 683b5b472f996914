"""What tests say about themselves."""

import pytest

rule = pytest.mark.rule
"""The numbered rules that a test shows: `@rule("CAR-4.2", "CAR-R3")`. `entrepot rules` lists them."""
