"""The rules of Goa, a file for each chapter or two of the rulebook. What a file needs lies above it in this list.

gains       14  what comes to a player: goods, cards, bonuses; 18 the hand limit that always holds
spices       1  putting spices on spaces and giving them back
tiles       15  receiving and using tiles; 18 Bonanza tokens
cards       14  expedition cards
window       6  what may be done before, during and after an action
progress     7  harvest  9  expedition  11  founding  12
actions      6  the six actions, Espionage; 13 extra actions
markers      4  auctions  5
course       2  setup, rounds and phases, the end; 18 Quick Start
"""
