"""`python -m entrepot` is the same as `entrepot`."""

from .cli import main

main()
