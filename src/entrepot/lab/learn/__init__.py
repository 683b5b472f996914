"""Learning: nets that teach themselves a game by playing against themselves. Needs JAX (`pip install entrepot[learn]`).

The parts, in the order of their use: `settings` (every number of a training), `hands` (workers that hold the tables:
`processes` of this machine, or actors of a Ray `cluster`), `gathering` (playing there for a while), `net` (the net in
JAX), `returns` (what each decision turned out to be worth), `ppo` (how the net learns from it), `descent` (in small
steps), `rating` (games against frozen opponents), `course` (the training from beginning to end), `keeping` (files),
`curve`. `valuing` trains a second net, which judges positions for search.
"""
