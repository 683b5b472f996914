bot-greedy = Greedy
bot-level-1 = Apprentice
bot-level-2 = Clerk
bot-level-3 = Trader
bot-level-4 = Captain
bot-level-5 = Master
bot-random = Random
bot-search = Search
bot-trained = Trained
bot-trained-other_box = Its net has learned the game with another box or other rules than these. It plays by the net all the same, which was better than Greedy with every such box that was tried.
bot-trained-other_rows = Its net cannot read this box, which has other things in it than the one it has learned with: Greedy chooses its moves.
beats = Beats the { $below } in { $won } of { $of ->
    [one] { $of } game
   *[other] { $of } games
} with two players.
