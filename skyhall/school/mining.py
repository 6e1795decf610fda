"""Finding puzzles: bots play, a short search proposes, and a long one in which every choice is forced must agree."""

from collections.abc import Callable
from dataclasses import dataclass
from shlex import quote
from typing import Final

from skyhall.bots import bot
from skyhall.bots.base import Bot, ask
from skyhall.bots.judge import Weighed, weigh
from skyhall.bots.levels import REFERENCES, plan_of
from skyhall.bots.search import Plan, SearchBot
from skyhall.core.dice import Dice, seeded
from skyhall.core.state import State
from skyhall.school.conditions import LEARNER, Scene, all_hold
from skyhall.school.puzzles import HARDEST, MOST_STEPS, Choice, Puzzle, PuzzleBook, Step, forced

# What is proposed: a position this far into the game at least, with so many choices.
EARLIEST: Final = 8
FEWEST: Final = 3
MOST: Final = 20
# A choice in so many is made at random, so that not only lines of best play are seen.
STRAYS: Final = 8
# Hundredths of a win: as good as the best, clearly worse (a glance may err), and what is too hopeless to enjoy.
NEAR: Final = 3.0
GAP: Final = 10.0
GLANCE: Final = 7.0
LEAST: Final = 25.0
ERRORS: Final = 3.0
RIGHT: Final = 2
# How often a level is asked, and how often it must be right to have found it.
ASKED: Final = 3
FOUND: Final = 2
# How far a line is shown after a choice, and how long each of its words is thought about.
FOLLOWS: Final = 6
THOUGHT: Final = 60
# A game gives no more than so many, not too close to each other; where it is looked at first differs from game to game.
PER_GAME: Final = 3
APART: Final = 12
FIRST: Final = 30
# The levels that try every puzzle: novice to expert, one for each difficulty.
FINDERS: Final = ["novice", "apprentice", "adept", "veteran", "expert"]


@dataclass(frozen=True)
class Depth:
    """How hard a miner looks: iterations to play and propose with, and for every choice of a glance and of the proof.

    The proof is made of several searches that know nothing of each other: how far they differ is how sure it is.
    """

    play: int = 150
    glance: int = 120
    proof: int = 200
    searches: int = 6


@dataclass
class Tally:
    """What became of the positions so far."""

    games: int = 0
    seen: int = 0
    proposed: int = 0
    proved: int = 0


class Miner:
    """Plays games of a book and finds puzzles in them, of one theme if it is given. Each says what command made it."""

    def __init__(self, book: PuzzleBook, seed: str, depth: Depth, theme: str = "") -> None:
        self.book = book
        self.seed = seed
        self.depth = depth
        self.theme = book.theme(theme) if theme else None
        budgets = f"--play {depth.play} --glance {depth.glance} --iterations {depth.proof} --searches {depth.searches}"
        wanted = f" --theme {theme}" if theme else ""
        self.command = f"skyhall puzzles mine {book.game.name} --seed {quote(seed)} {budgets}{wanted}"
        self.tally = Tally()
        # The one that is never changed: the same command finds the same puzzles, whatever becomes of the levels.
        self.plan = plan_of(book.game.name, REFERENCES[0])

    def searcher(self, iterations: int) -> SearchBot:
        """The game's best search, for so long."""
        plan = self.plan
        return SearchBot(
            Plan(iterations, plan.cutoff, plan.exploration, plan.sharpness, plan.ripe, plan.samples, plan.settle)
        )

    def game(self, number: int, found: Callable[[Puzzle], None]) -> None:
        """Play a game and tell what is found in it, at most a few."""
        seed = f"{self.seed} {number}"
        dice = seeded(f"miner {seed}")
        line = self.book.line(seed)
        solver = self.searcher(self.depth.play)
        # The rivals are of all these levels but the slowest.
        rivals: list[Bot] = [bot(FINDERS[dice.below(len(FINDERS) - 1)]) for _ in range(self.book.seats)]
        left = PER_GAME
        quiet_until = EARLIEST + dice.below(FIRST)
        while left and not line.state.over:
            state = line.state
            if state.seat != LEARNER:
                line.push(ask(rivals[state.seat], state, 0, dice))
                continue
            actions = state.actions()
            action = actions[0] if len(actions) == 1 else self.chosen(solver, state, dice)
            if state.moves >= quiet_until and FEWEST <= len(actions) <= MOST and self.proposes(solver, state):
                self.tally.proposed += 1
                puzzle = self.proved(f"{number}-{len(line.actions)}", seed, line.words(), state)
                if puzzle is not None and (self.theme is None or puzzle.theme == self.theme.id):
                    self.tally.proved += 1
                    left -= 1
                    quiet_until = state.moves + APART
                    found(puzzle)
            if len(actions) > 1 and dice.below(STRAYS) == 0:
                action = actions[dice.below(len(actions))]
            line.push(action)
        self.tally.games += 1

    def chosen(self, solver: SearchBot, state: State, dice: Dice) -> int:
        """What the solver's search likes best; its tree stays at hand for `proposes`."""
        self.tally.seen += 1
        return ask(solver, state, 0, dice)

    def proposes(self, solver: SearchBot, state: State) -> bool:
        """Whether one choice stands out in the short search, and still does when every choice gets its glance."""
        root = solver.memory.root
        if root is None or not root.children or not self.may_fit(state):
            return False
        shares = sorted([child.share(LEARNER) for child in root.children], reverse=True)
        # Two may be as good as each other; the third must be behind.
        if 100 * (shares[0] - shares[RIGHT]) < GLANCE:
            return False
        return clear(self.weighed(state, self.depth.glance, 2, "glance"), GLANCE, 0.0) is not None

    def may_fit(self, state: State) -> bool:
        """Whether a position may be of the wanted theme: its clauses hold, those of the end after some choice."""
        theme = self.theme
        if theme is None:
            return True
        return all_hold(theme.before, Scene(state)) and any(
            all_hold(theme.after, Scene(after_choice(state, action))) for action in state.actions()
        )

    def weighed(self, state: State, iterations: int, searches: int, label: str) -> list[Weighed]:
        """All choices of a position, the best first."""
        plan = self.searcher(iterations).plan
        dice = seeded(f"{self.seed} {label} {state.moves}")
        weighed = weigh(state, LEARNER, state.actions(), plan, searches, dice)
        return sorted(weighed, key=lambda one: one.shares[LEARNER], reverse=True)

    def proved(self, name: str, seed: str, words: list[str], state: State) -> Puzzle | None:
        """The puzzle of a position, if the long search finds one choice clearly better than all others."""
        steps: list[Step] = []
        at = state.clone()
        while len(steps) < MOST_STEPS and at.seat == LEARNER and len(at.actions()) <= MOST:
            step = self.step(at)
            if step is None:
                break
            steps.append(step)
            before = at.moves
            at.push(at.setup.words.parse(step.right[0]))
            forced(at, [])
            if at.over or at.barrier > before:
                break  # where luck begins, the puzzle ends: dice were rolled, or something hidden was shown
        if not steps:
            return None
        found_by = self.found_by(state, steps)
        difficulty = min(HARDEST, 1 + len(FINDERS) - len(found_by))
        theme = theme_of(self.book, seed, words, steps)
        return Puzzle(name, theme, seed, words, steps, found_by, difficulty, self.command)

    def step(self, state: State) -> Step | None:
        """A question with a clear answer, or nothing."""
        if clear(self.weighed(state, self.depth.proof, 2, "first look"), GLANCE, 0.0) is None:
            return None
        weighed = self.weighed(state, self.depth.proof, self.depth.searches, "proof")
        right = clear(weighed, GAP, ERRORS)
        if right is None:
            return None
        name = state.setup.words.name
        choices = [
            Choice(
                name(one.action),
                100 * one.shares[LEARNER],
                100 * one.errors[LEARNER],
                self.follows(state, one),
            )
            for one in weighed
        ]
        return Step([name(action) for action in right], choices)

    def follows(self, state: State, weighed: Weighed) -> list[str]:
        """How play goes on after a choice, by good play of all, until the solver is asked after a rival's choice.

        The line that the proof expects, as far as what is hidden allows it; then a short search for who is asked.
        """
        after = state.clone()
        after.push(weighed.action)
        dice = seeded(f"{self.seed} follows {state.moves} {weighed.action}")
        player = self.searcher(THOUGHT)
        expected = weighed.line[:]
        said: list[str] = []
        has_answered = False
        while not after.over and len(said) < FOLLOWS and not (has_answered and after.seat == LEARNER):
            actions = after.actions()
            has_answered = has_answered or (after.seat != LEARNER and len(actions) > 1)
            if expected and expected[0] in actions:
                chosen = expected.pop(0)
            else:
                expected = []
                chosen = actions[0] if len(actions) == 1 else ask(player, after, 0, dice)
            said.append(after.setup.words.name(chosen))
            after.push(chosen)
        return said

    def found_by(self, state: State, steps: list[Step]) -> list[str]:
        """The levels that find the whole solution more often than not."""
        return [level for level in FINDERS if self.finds(level, state, steps)]

    def finds(self, level: str, state: State, steps: list[Step]) -> bool:
        """Whether a level mostly answers all steps rightly."""
        found = 0
        for trial in range(ASKED):
            found += solves(bot(level), state.clone(), steps, seeded(f"{self.seed} {level} {trial}"))
            if found >= FOUND or found + ASKED - 1 - trial < FOUND:
                break
        return found >= FOUND


def clear(weighed: list[Weighed], gap: float, errors: float) -> list[int] | None:
    """The actions that are as good as the best, if they are few and all others are clearly behind; else None."""
    best = weighed[0]
    right = [one for one in weighed if 100 * best.lead(one, LEARNER)[0] <= NEAR]
    wrong = weighed[len(right) :]
    if not wrong or len(right) > RIGHT or 100 * best.shares[LEARNER] < LEAST or len(wrong) < len(right):
        return None
    if 100 * best.lead(wrong[0], LEARNER)[0] < gap:
        return None
    for one in wrong:
        lead, error = right[-1].lead(one, LEARNER)
        if lead < errors * error:
            return None
    return [one.action for one in right]


def solves(player: Bot, state: State, steps: list[Step], dice: Dice) -> bool:
    """Whether a bot answers all steps rightly; another right answer than the main one ends the puzzle as well."""
    for step in steps:
        word = state.setup.words.name(ask(player, state, 0, dice))
        if word not in step.right:
            return False
        if word != step.right[0]:
            return True
        state.push(state.setup.words.parse(word))
        forced(state, [])
    return True


def after_choice(state: State, action: int) -> State:
    """The position once a choice and all that it forces is played; its log has nothing else."""
    after = state.clone()
    after.log = []
    after.push(action)
    forced(after, [])
    return after


def theme_of(book: PuzzleBook, seed: str, words: list[str], steps: list[Step]) -> str:
    """The first theme whose clauses hold before and after the solution; the last one takes what is left."""
    line = book.line(seed)
    parse = line.setup.words.parse
    for word in words:
        line.push(parse(word))
    state = line.state.clone()
    state.log = []
    before = Scene(line.state)
    for step in steps:
        state.push(parse(step.right[0]))
        forced(state, [])
    after = Scene(state)
    for theme in book.themes:
        if all_hold(theme.before, before) and all_hold(theme.after, after):
            return theme.id
    return book.themes[-1].id


class Prover(Miner):
    """Makes the puzzles of positions that are there anew: the same command always makes the same lines of them."""

    def __init__(self, book: PuzzleBook, seed: str, depth: Depth) -> None:
        super().__init__(book, seed, depth)
        budgets = f"--iterations {depth.proof} --searches {depth.searches}"
        self.command = f"skyhall puzzles prove {book.game.name} --seed {quote(seed)} {budgets}"

    def again(self, puzzle: Puzzle) -> Puzzle | None:
        """The puzzle of the same position, if one choice is clearly better by this proof as well."""
        return self.proved(puzzle.id, puzzle.seed, puzzle.words, self.book.position(puzzle))


def holds(miner: Miner, puzzle: Puzzle) -> bool:
    """Whether the solution of a puzzle is still clearly better than all else, by the searches of this miner.

    It may be a little less so than when it was found: what was chosen for its lead tends to have been lucky.
    """
    state = miner.book.position(puzzle)
    parse = state.setup.words.parse
    for step in puzzle.steps:
        weighed = miner.weighed(state, miner.depth.proof, miner.depth.searches, "check")
        right = [one for one in weighed if state.setup.words.name(one.action) in step.right]
        wrong = [one for one in weighed if one not in right]
        for good in right:
            for bad in wrong:
                lead, error = good.lead(bad, LEARNER)
                if 100 * lead < GLANCE or lead < ERRORS * error:
                    return False
        state.push(parse(step.right[0]))
        forced(state, [])
    return True
