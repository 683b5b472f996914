"""Traders of Carthage learned by sb3-contrib's MaskablePPO, against a player who plays at random.

pip install ".[gymnasium]" sb3-contrib        # brings PyTorch: gigabytes
python examples/maskable_ppo.py
"""

import argparse
from time import process_time

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from entrepot import lab

GAME = "carthage"
OTHERS = ("random",)


def open_table() -> gymnasium.Env:
    """A table for two, the learner at a seat drawn by lot."""
    return lab.gymnasium(GAME, seats=2, others=OTHERS, seat=None)


def wins(model: MaskablePPO, games: int) -> float:
    """How many of so many games the model wins, on deals that it has not learned from; a shared win counts half."""
    tables = lab.gymnasium_vector(GAME, games, seats=2, others=OTHERS, seat=None, reward=lab.Reward(lead=0.0))
    seen, _ = tables.reset(seed=1_000_000)
    won = np.zeros(games)
    playing = np.ones(games, np.bool_)
    while playing.any():
        actions, _ = model.predict(seen, action_masks=tables.action_masks())
        seen, rewards, overs, cuts, _ = tables.step(actions)
        ended = playing & (overs | cuts)
        won[ended] = (rewards[ended] + 1) / 2
        playing &= ~ended
    return float(won.sum())


def main() -> None:
    """Learn, and say what it was good for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=262_144)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    torch.set_num_threads(1)  # the net is small: more threads wait for each other
    model = MaskablePPO(
        "MlpPolicy",
        DummyVecEnv([open_table] * 32),
        n_steps=128,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=given.seed,
        device="cpu",
    )
    print(f"before: {wins(model, given.games):g} of {given.games} games won", flush=True)
    start = process_time()
    model.learn(given.steps)
    print(f"{given.steps} decisions in {process_time() - start:.0f} s of processor time")
    print(f"after: {wins(model, given.games):g} of {given.games} games won")


if __name__ == "__main__":
    main()
