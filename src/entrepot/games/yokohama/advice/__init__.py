"""A sensible move in Yokohama, by rules of thumb: for the greedy bot. One look, no search.

Everything is measured in points. The heart is what an action on an area would be worth with a given power (`areas`).
Moving looks for the area where that is most, less what its assistants are worth elsewhere; placing looks for the area
where the president could act best now, and for what the assistants promise there for later turns. The last round knows
no later. What a file needs lies above it in this list.

remaining   how long the game will last
goods       goods and yen, symbols of countries, pieces, rewards
cards       orders and technologies
boards      the church and customs boards
buildings   shops and trading houses
areas       what an action on an area would bring
city        placing, moving, calling back
payments    payments, exchanges, and the other small decisions
worth       which kind of decision a move is
"""
