"""The rules of Traders of Carthage, a file for each chapter or two. What a file needs lies above it in this list.

payday   8  scoring, tokens, pirates, ships; 9 the end
buying   4  paying, receiving the goods, moving the ships
turn     3  a turn and its check; 5 taking coins; 6 reserving a card
setup    2  the first cards, the start player, the first tokens

Chapter 7, the refill, is `Carthage.refill`: a way in which cards change places.
"""
