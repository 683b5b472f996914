bot-greedy = Greedy
bot-random = Random
bot-search = Search
