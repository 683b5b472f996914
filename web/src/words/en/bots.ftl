# From src/entrepot/bots/words/en.ftl by `make types`.
bot-greedy = Greedy
bot-greedy-about = Takes what looks best at once, by rules of thumb.
bot-random = Random
bot-random-about = Plays any legal move, each as likely as the others.
bot-search = Search
