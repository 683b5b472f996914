"""The peers' games, played at random the way each peer's own documentation plays them.

Runs in the peers' environment, without Entrepot. The peers are imported by name and untyped, so that
nothing here asks for them where they are not installed.
"""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module, metadata
from time import process_time
from types import SimpleNamespace
from typing import Any

from .stopwatch import Subject

DISTRIBUTIONS = {
    "catanatron": "catanatron",
    "OpenSpiel": "open-spiel",
    "RLCard": "rlcard",
    "PettingZoo": "pettingzoo",
    "pgx": "pgx",
}
PETTINGZOO_MODULES = {
    "connect four": "pettingzoo.classic.connect_four_v3",
    "chess": "pettingzoo.classic.chess_v6",
    "texas hold'em": "pettingzoo.classic.texas_holdem_v4",
}
HALF_A_GAME_OF_CATAN = 400
SOME_WAY_INTO_A_GAME = 20
TABLES = 256
"""So many tables are played at once, as ours are."""


TRIES = 128
"""So many tries a search makes before it begins anew, as ours does."""
EXPLORING = 2.0
MOST_MEGABYTES = 1000


def version(system: str) -> str:
    """The installed version of a peer."""
    return metadata.version(DISTRIBUTIONS[system])


def open_catanatron(game: str, seats: int) -> Subject:
    """Catan by `Game.play` with the package's own random players. Every action counts as a decision."""
    catanatron = import_module("catanatron")
    colours = list(catanatron.Color)[:seats]

    def set_up(seed: int) -> Any:
        return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)

    def play(catan: Any) -> int:
        catan.play()
        return len(catan.state.actions)

    def halfway() -> Callable[[], object]:
        catan = set_up(seed=1)
        for _ in range(HALF_A_GAME_OF_CATAN):
            catan.play_tick()
        return partial(catan.copy)

    return Subject(lambda seed: partial(play, set_up(seed)), halfway)


def open_openspiel(game: str, seats: int) -> Subject:
    """An OpenSpiel game through its Python face. Chance is sampled and is no decision.

    The chance before the first decision is the deal.
    """
    rules = import_module("pyspiel").load_game(game.replace(" ", "_"))

    def settle_chance(state: Any) -> Any:
        while state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        return state

    def decide(state: Any) -> None:
        state.apply_action(random.choice(state.legal_actions()))
        settle_chance(state)

    def play(state: Any) -> int:
        decisions = 0
        while not state.is_terminal():
            decide(state)
            decisions += 1
        return decisions

    def deal() -> Any:
        return settle_chance(rules.new_initial_state())

    def halfway() -> Callable[[], object]:
        state, decisions = deal(), 0
        while decisions < SOME_WAY_INTO_A_GAME:
            if state.is_terminal():  # this one was short, as when all pass in skat: try another
                state, decisions = deal(), 0
            decide(state)
            decisions += 1
        return partial(state.clone)

    search = {"tries": lambda seed: openspiel_search(rules, deal, seed)}
    return Subject(lambda seed: partial(play, deal()), halfway, None, partial(openspiel_tables, rules), search)


def openspiel_search(rules: Any, deal: Callable[[], Any], seed: int) -> Callable[[], tuple[float, int]]:
    """OpenSpiel's MCTS in C++ with random playouts, at the opening: on the position as it is, secrets and all."""
    spiel = import_module("pyspiel")
    judge = spiel.RandomRolloutEvaluator(1, seed)
    bot = spiel.MCTSBot(rules, judge, EXPLORING, TRIES, MOST_MEGABYTES, False, seed, False)

    def think() -> tuple[float, int]:
        state = deal()
        start = process_time()
        root = bot.mcts_search(state)
        return process_time() - start, root.explore_count

    return think


def openspiel_tables(rules: Any, seed: int) -> Callable[[], tuple[float, int]]:
    """OpenSpiel's own loop over many environments: `SyncVectorEnv`, which its PPO learns from."""
    one = import_module("open_spiel.python.rl_environment").Environment
    tables = import_module("open_spiel.python.vector_env").SyncVectorEnv([one(rules) for _ in range(TABLES)])
    for number, table in enumerate(tables.envs):
        table.seed(seed + number)
    asked = tables.reset()

    def step() -> tuple[float, int]:
        nonlocal asked
        answers = [
            SimpleNamespace(action=random.choice(question.observations["legal_actions"][question.current_player()]))
            for question in asked
        ]
        start = process_time()
        asked, *_ = tables.step(answers, reset_if_done=True)
        return process_time() - start, TABLES

    return step


def open_rlcard(game: str, seats: int) -> Subject:
    """An RLCard environment by `reset` and `step`."""
    table = import_module("rlcard").make(game.replace(" ", "-"))

    def play(state: Any) -> int:
        decisions = 0
        while not table.is_over():
            state, _ = table.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    def deal(seed: int) -> Callable[[], int]:
        state, _ = table.reset()
        return partial(play, state)

    return Subject(deal)


def open_pettingzoo(game: str, seats: int) -> Subject:
    """A classic PettingZoo environment by its agent loop, sampling from the masked action space."""
    table = import_module(PETTINGZOO_MODULES[game]).env()

    def play() -> int:
        decisions = 0
        for agent in table.agent_iter():
            observation, _, ended, cut_short, _ = table.last()
            if ended or cut_short:
                table.step(None)
                continue
            table.step(table.action_space(agent).sample(observation["action_mask"]))
            decisions += 1
        return decisions

    def deal(seed: int) -> Callable[[], int]:
        table.reset(seed=seed)
        return play

    return Subject(deal)


def open_pgx(game: str, seats: int) -> Subject:
    """A game of pgx, whose tables are all played in one compiled step; a table whose game is over begins the next."""
    jax = import_module("jax")
    rules = import_module("pgx").make(game.replace(" ", "_"))
    begin_again = import_module("pgx.experimental.wrappers").auto_reset(rules.step, rules.init)
    step_all = jax.jit(jax.vmap(begin_again))
    deal_all = jax.jit(jax.vmap(rules.init))
    keys_for_all = jax.jit(lambda key: jax.random.split(key, TABLES))
    choose = jax.jit(lambda key, masks: jax.random.categorical(key, jax.numpy.log(masks), axis=1))

    def vector(seed: int) -> Callable[[], tuple[float, int]]:
        key = jax.random.PRNGKey(seed)
        state = deal_all(keys_for_all(key))

        def step() -> tuple[float, int]:
            nonlocal key, state
            key, for_choice, for_step = jax.random.split(key, 3)
            actions = choose(for_choice, state.legal_action_mask)
            keys = jax.block_until_ready(keys_for_all(for_step))
            jax.block_until_ready(actions)
            start = process_time()
            state = jax.block_until_ready(step_all(state, actions, keys))
            return process_time() - start, TABLES

        return step

    return Subject(None, vector=vector)


OPENERS: dict[str, Callable[[str, int], Subject]] = {
    "catanatron": open_catanatron,
    "OpenSpiel": open_openspiel,
    "RLCard": open_rlcard,
    "PettingZoo": open_pettingzoo,
    "pgx": open_pgx,
}
