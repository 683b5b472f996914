"""Traders of Carthage learned by RLlib's PPO, against a player who plays at random.

pip install ".[gymnasium]" "ray[rllib]" torch        # gigabytes
python examples/rllib_ppo.py
"""

import argparse
from time import process_time
from typing import Any

import gymnasium
import numpy as np
import ray
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from entrepot import lab


class MaskedTable(gymnasium.Wrapper):
    """A table whose observations hold the mask, under the names that RLlib's masking module knows."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__(lab.gymnasium(seat=None, reward=lab.Reward(lead=0.0), **config))
        row = spaces.Box(0.0, 255.0, self.env.observation_space.shape, np.float32)
        mask = spaces.Box(0.0, 1.0, (self.env.action_space.n,), np.float32)
        self.observation_space = spaces.Dict({"action_mask": mask, "observations": row})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        row, info = self.env.reset(seed=seed, options=options)
        return self._with_mask(row, info), {}

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        row, reward, over, cut, info = self.env.step(action)
        return self._with_mask(row, info), reward, over, cut, {}

    def _with_mask(self, row: Any, info: dict[str, Any]) -> dict[str, Any]:
        return {"action_mask": info["action_mask"].astype(np.float32), "observations": row.astype(np.float32)}


def main() -> None:
    """Learn, and say after each part how many of its games were won."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--parts", type=int, default=10)
    given = parser.parse_args()
    ray.init(num_cpus=2, include_dashboard=False)
    config = (
        PPOConfig()
        .environment(MaskedTable, env_config={"game": "carthage", "seats": 2, "others": ("random",)})
        .env_runners(num_env_runners=0, num_envs_per_env_runner=32)
        .training(
            train_batch_size=8192,
            minibatch_size=512,
            num_epochs=4,
            lr=1e-3,
            gamma=1.0,
            lambda_=0.95,
            entropy_coeff=0.01,
            use_kl_loss=False,
            grad_clip=0.5,
        )
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule,
                model_config={"head_fcnet_hiddens": [128, 128], "head_fcnet_activation": "tanh"},
            )
        )
        .reporting(metrics_num_episodes_for_smoothing=30)
        .debugging(seed=1, log_level="ERROR")
    )
    learner = config.build_algo()
    start = process_time()
    for part in range(given.parts):
        result = learner.train()["env_runners"]
        won = (result["episode_return_mean"] + 1) / 2
        spent = process_time() - start
        print(f"part {part + 1}, {spent:.0f} s of processor time: {won:.0%} of the last games won", flush=True)
    learner.stop()


if __name__ == "__main__":
    main()
