"""A sensible move in Mombasa, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in pounds. A share is worth what its headquarters shows now and a little more for every round
that is left; spaces, points and cards are worth what they usually bring. What a file needs lies above it in this list.

tracks      shares, steps on the tracks of the companies, diamonds
cards       laying, buying and giving up cards
expansion   entering regions, using trading posts
actions     plans, and the actions of a turn
markers     bonus markers
books       books and the ink
worth       which kind of decision a move is
"""
