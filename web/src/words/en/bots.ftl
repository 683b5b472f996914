bot-greedy = Greedy
bot-random = Random
bot-search = Search
bot-trained = Trained
