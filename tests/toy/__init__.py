"""A toy game that passes the conformance kit, and the faults that the kit must catch in it."""
