"""A sensible move in Traders of Carthage, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in point cards. A purchase is worth what it adds to the own stacks, more the nearer their ships
are, less the coins and what rivals gain by it. Taking coins and reserving are worth what they promise for the own next
purchase, and what they leave to the others. What a file needs lies above it in this list.

stacks      what stacks of goods promise
purchases   what a purchase brings, and the Payday that it may set off
turn        buying, taking coins, reserving
payments    paying, saving goods from pirates
worth       which kind of decision a move is
"""
