"""A sensible move in Goa, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in points at the end. A step down the development board pays 1 to 4 points for as many spices and
ships, so each of those is worth about half a point; a ducat is worth a fifth of one.
What a file needs lies above it in this list.

remaining   how much time is left
goods       what one more of each good is worth
tiles       getting, using and keeping tiles
auctions    markers and bids
progress    steps on the development board
cards       expedition cards
actions     which of the six actions to take
choices     which goods and which place, within an action
worth       which kind of decision a move is
"""
