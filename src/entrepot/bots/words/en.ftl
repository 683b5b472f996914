# What the bots are called, and how each plays.

bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once, by rules of thumb.
bot-random = Random
bot-random-about = Plays any legal move, each as likely as the others.
bot-search = Search
bot-trained = Trained
bot-trained-about = Plays as a net advises that taught itself the game by playing against itself.
