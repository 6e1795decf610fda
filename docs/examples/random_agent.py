"""Machines that know nothing play a game through PettingZoo: python docs/examples/random_agent.py [game] [seats]"""

# ruff: noqa: T201
import sys

from skyhall.envs.pettingzoo import env

game = sys.argv[1] if len(sys.argv) > 1 else "skytopia"
seats = int(sys.argv[2]) if len(sys.argv) > 2 else 2

table = env(game, seats=seats, render_mode="ansi")
table.reset(seed=42)
for agent in table.agent_iter():
    seen, reward, terminated, truncated, _ = table.last()
    if terminated or truncated:
        print(agent, "wins" if reward == 1 else "shares the win" if reward > 0 else "loses")
        table.step(None)
    else:
        table.step(table.action_space(agent).sample(seen["action_mask"]))
print(table.render())
