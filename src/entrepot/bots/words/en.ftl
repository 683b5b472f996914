# What the bots are called, and how each plays.

bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once, by rules of thumb.
bot-random = Random
bot-random-about = Plays any legal move, each as likely as the others.
bot-search = Search
bot-search-about = Tries moves out in its head before it plays, guided by the net where there is one.
bot-trained = Trained
bot-trained-about = Plays as a net advises that taught itself the game by playing against itself.
bot-trained-other_box = Its net has learned the game with another box or other rules than these. It plays by the net all the same, which was better than Greedy with every such box that was tried.
bot-trained-other_rows = Its net cannot read this box, which has other things in it than the one it has learned with: Greedy chooses its moves.
