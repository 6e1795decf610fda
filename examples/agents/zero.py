"""A small AlphaZero-like learner, in NumPy alone. It learns by playing itself: Gravity Superstar from nothing, Skytopia
from the hall's own evaluation, to which it adds what it finds out.

    python examples/agents/zero.py gravity-superstar --minutes 20 --seed 1
    skyhall evaluate examples/agents/zero.py:gravity gravity-superstar --edition standard

Two networks: one says how good a position is for the seat that has just decided, the other what to play. The search
looks one decision ahead: it deals anew what the seat cannot see, tries the choices (in self-play those that the second
network likes), and asks the first what they lead to. Self-play follows the search; the first network learns how the
games came out, the second what the search preferred.
"""

# ruff: noqa: T201
import argparse
from collections import deque
from pathlib import Path
from time import perf_counter, process_time

import numpy as np
from network import Network, load, looked_at, odds, save

from skyhall.bots import bot
from skyhall.bots.base import Bot, ask
from skyhall.core.dice import seeded
from skyhall.core.observation import Row
from skyhall.core.registry import game
from skyhall.core.tables import Tables

WEIGHTS = Path(__file__).parent / "weights"
MARGINS = {"gravity-superstar": 4.0, "skytopia": 12.0}  # points that are a clear lead
# Where the first network starts from the hall's own evaluation and learns what to add to it; elsewhere from nothing.
ADVISED = ["skytopia"]
TRIED = 20  # choices that are looked at in self-play
LOOKS = 4  # deals of what is hidden that a choice is judged by in play, as many as the greedy bot's
LAMBDA = 0.8  # how far a lesson comes from the end of the game, not from the search a few decisions later
HEAT = {"gravity-superstar": 0.04, "skytopia": 0.01}  # how much worse a choice may be and still be played in self-play
KEPT = 60_000  # positions to learn from


def squashed(values):
    """Any numbers as shares of a win."""
    return 1 / (1 + np.exp(-values))


def outcome(state):
    """How a game came out for every seat, 0 to 1: half of it is the win, half by how much."""
    margin = MARGINS.get(state.setup.game.name, 4.0)
    scores = np.array(state.scores(), np.float32)
    leads = np.array([score - max(np.delete(scores, seat)) for seat, score in enumerate(scores)])
    return (np.array(state.win_shares()) + squashed(leads / margin)) / 2


class Searcher(Bot):
    """One decision of search with two networks."""

    def __init__(self, room, seats, value, policy):
        self.room = room
        self.value = value
        self.policy = policy
        self.places = looked_at(room, seats)
        self.is_advised = room.name in ADVISED

    def advice(self, states, seats):
        """What the hall's evaluation says of these positions, as `squashed` takes it; 0 where it is not asked."""
        if not self.is_advised:
            return np.zeros(len(states), np.float32)
        shares = [0.5 if state.over else state.evaluate()[seat] for state, seat in zip(states, seats, strict=True)]
        shares = np.clip(np.array(shares, np.float32), 0.001, 0.999)
        return np.log(shares / (1 - shares))

    def seen(self, states, seats):
        """What these seats see, a row each."""
        row = Row()
        for state, seat in zip(states, seats, strict=True):
            self.room.observe(state, seat, row)
        return np.frombuffer(row.packed(), np.float32).reshape(len(states), -1)[:, self.places]

    def look(self, states, seats, dice, random=None):
        """For each table what is seen, the choices that were tried, and what each would bring its seat.

        In self-play a few are tried, those liked better more often (`random` is the noise of Gumbel's top k).
        """
        views = self.seen(states, seats)
        if random is not None:
            likes = self.policy(views)
            likes = likes + random.gumbel(size=likes.shape)
        tried, after, owners, known = [], [], [], []
        for table, (state, seat) in enumerate(zip(states, seats, strict=True)):
            actions = np.array(state.actions())
            if random is not None and len(actions) > TRIED:
                actions = actions[np.argsort(-likes[table, actions], kind="stable")[:TRIED]]
            tried.append(actions)
            deal = state.determinize(seat, dice[table].fork(f"look {state.moves}"))
            for action in actions:
                twin = deal.clone()
                twin.push(int(action))
                known.append(outcome(twin)[seat] if twin.over else -1.0)
                after.append(twin)
                owners.append(seat)
        worth = squashed(self.value(self.seen(after, owners))[:, 0] + self.advice(after, owners))
        worth = np.where(np.array(known) >= 0, known, worth)
        return views, tried, np.split(worth, np.cumsum([len(each) for each in tried])[:-1])

    def choose(self, state, seat, budget, dice):
        """The choice that leads to the best position."""
        if len(state.actions()) == 1:
            return state.actions()[0]
        looks = [self.look([state], [seat], [dice.fork(f"deal {number}")]) for number in range(LOOKS)]
        worth = np.mean([worth[0] for _, _, worth in looks], axis=0)
        return state.actions()[int(np.argmax(worth))]


class SelfPlay:
    """Tables at which a searcher plays itself, and what there is to learn from them."""

    def __init__(self, searcher, room, seats, edition, seed, count):
        self.searcher = searcher
        self.tables = Tables(room, seats, {}, room.edition(edition), f"zero {seed}", 0, count)
        self.dice = [seeded(f"zero {seed} {table}") for table in range(count)]
        self.random = np.random.default_rng(seed)
        self.heat = HEAT.get(room.name, 0.02)
        self.stories = [[[] for _ in range(seats)] for _ in range(count)]
        self.valued, self.preferred = deque(maxlen=KEPT), deque(maxlen=KEPT)
        self.games = self.decisions = 0

    def step(self):
        """A decision at every table."""
        tables = self.tables
        for place in range(len(tables.lines)):
            while len(tables.state(place).actions()) == 1:
                self.push(place, tables.state(place).actions()[0])
        states = [line.state for line in tables.lines]
        seats = [state.seat for state in states]
        views, tried, worth = self.searcher.look(states, seats, self.dice, self.random)
        for place in range(len(states)):
            chances = odds(worth[place][None] / self.heat, np.ones((1, len(tried[place])), bool))[0]
            self.preferred.append((views[place], tried[place], chances))
            chosen = int(tried[place][self.random.choice(len(chances), p=chances)])
            expected = float(chances @ worth[place])
            self.dice[place].word()
            self.push(place, chosen, (seats[place], expected))
        self.decisions += len(states)

    def push(self, place, action, lesson=None):
        """Take an action; with a lesson, keep what its seat sees afterwards. A game that ends is learned from."""
        line = self.tables.lines[place]
        line.push(action)
        state = line.state
        if lesson is not None:
            seat, expected = lesson
            view, advice = self.searcher.seen([state], [seat])[0], self.searcher.advice([state], [seat])[0]
            self.stories[place][seat].append((view, advice, expected))
        if state.over:
            for seat, story in enumerate(self.stories[place]):
                self.learn_from(story, outcome(state)[seat])
            self.stories[place] = [[] for _ in self.stories[place]]
            self.games += 1
            self.tables.deal(place)

    def learn_from(self, story, target):
        """What each position of a seat was worth: the end, mixed with what the search expected on the way."""
        for view, advice, expected in reversed(story):
            self.valued.append((view, advice, target))
            target = LAMBDA * target + (1 - LAMBDA) * expected


def learn(play, value, policy, size, rate):
    """A step of both networks on positions drawn at random."""
    draw = play.random.integers
    lessons = [play.valued[k] for k in draw(len(play.valued), size=size)]
    layers = value.layers(np.array([row for row, _, _ in lessons]))
    advice, targets = np.array([each[1:] for each in lessons], np.float32).T
    value.learn(layers, (squashed(layers[-1][:, 0] + advice) - targets)[:, None] / size, rate)
    lessons = [play.preferred[k] for k in draw(len(play.preferred), size=size)]
    layers = policy.layers(np.array([row for row, _, _ in lessons]))
    wanted, masks = np.zeros_like(layers[-1]), np.zeros(layers[-1].shape, bool)
    for place, (_, tried, chances) in enumerate(lessons):
        wanted[place, tried] = chances
        masks[place, tried] = True
    policy.learn(layers, (odds(layers[-1], masks) - wanted) / size, rate)


def share_against(player, level, room, seats, edition, games, seed):
    """What a player takes of its games against a level, a draw being half; seats change."""
    taken, rival = 0.0, bot(level)
    for number in range(games):
        state = room.new(seats, f"{seed} {number // seats}", {}, edition)
        dice = [seeded(f"{seed} {number} {seat}") for seat in range(seats)]
        while not state.over:
            asked = player if state.seat == number % seats else rival
            state.push(ask(asked, state, 0, dice[state.seat]))
        taken += state.win_shares()[number % seats]
    return taken / games


def train(name, seats=2, edition="standard", seed=1, minutes=20.0, tables=48, games=0, every=150.0, matches=40):
    """Learn for so long, or until so many games are played. Prints the curve and gives the networks."""
    room = game(name)
    dice = np.random.default_rng(seed)
    inputs = len(looked_at(room, seats))
    value = Network.fresh([inputs, 128, 64, 1], dice)
    policy = Network.fresh([inputs, 128, len(room.words)], dice)
    searcher = Searcher(room, seats, value, policy)
    play = SelfPlay(searcher, room, seats, edition, seed, tables)
    start, begun, told = perf_counter(), process_time(), perf_counter()
    while perf_counter() - start < 60 * minutes and not 0 < games <= play.games:
        for _ in range(8):
            play.step()
        if len(play.valued) > 2000:
            rate = 0.001 if perf_counter() - start < 45 * minutes else 0.0003
            for _ in range(4 * 8 * tables // 256):
                learn(play, value, policy, 256, rate)
        if perf_counter() - told > every:
            share = share_against(searcher, "greedy", room, seats, room.edition(edition), matches, "curve")
            print(
                f"{(perf_counter() - start) / 60:6.1f} min ({process_time() - begun:.0f} s of processor), "
                f"{play.games} games, {play.decisions} decisions: {share:.0%} of {matches} against greedy",
                flush=True,
            )
            save(WEIGHTS / f"zero-{name}.npz", value=value, policy=policy)
            told = perf_counter()
    return value, policy


def kept(name):
    """The searcher with the weights that are kept for a game."""
    path = WEIGHTS / f"zero-{name}.npz"
    return Searcher(game(name), 2, load(path, "value"), load(path, "policy"))


def gravity():
    """For `skyhall evaluate`: Gravity Superstar with search."""
    return kept("gravity-superstar")


def skytopia():
    """For `skyhall evaluate`: Skytopia with search."""
    return kept("skytopia")


def main():
    """Learn a game and keep the networks."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--edition", default="standard")
    asked = parser.parse_args()
    value, policy = train(asked.game, edition=asked.edition, seed=asked.seed, minutes=asked.minutes)
    save(WEIGHTS / f"zero-{asked.game}.npz", value=value, policy=policy)


if __name__ == "__main__":
    main()
