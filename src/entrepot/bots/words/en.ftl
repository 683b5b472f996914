# What the bots are called, and how each plays.

bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once, by rules of thumb.
bot-level-1 = Apprentice
bot-level-1-about = Knows what is usually good, and has habits: what it likes to do, it does even when something else is better.
bot-level-2 = Clerk
bot-level-2-about = Takes what looks best at once, by rules of thumb, and never looks ahead.
bot-level-3 = Trader
bot-level-3-about = Tries the best few moves out in its head, some turns ahead, before it plays.
bot-level-4 = Captain
bot-level-4-about = Plays at sight, from the experience of hundreds of thousands of games against itself.
bot-level-5 = Master
bot-level-5-about = Has the Captain’s experience and thinks ahead with it about every choice.
bot-random = Random
bot-random-about = Plays any legal move, each as likely as the others.
bot-search = Search
bot-search-about = Tries moves out in its head before it plays, guided by the net where there is one.
bot-trained = Trained
bot-trained-about = Plays as a net advises that taught itself the game by playing against itself.
bot-trained-other_box = Its net has learned the game with another box or other rules than these. It plays by the net all the same, which was better than Greedy with every such box that was tried.
bot-trained-other_rows = Its net cannot read this box, which has other things in it than the one it has learned with: Greedy chooses its moves.
beats = Beats the { $below } in { $won } of { $of ->
    [one] { $of } game
   *[other] { $of } games
} with two players.
