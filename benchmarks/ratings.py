"""The rating table of all levels and games: each level against the next lower one, the master against the expert as it
was first measured (`expert-1`), and the expert against greedy.

    python -P benchmarks/ratings.py                     400 games a pairing; hours on two cores
    python -P benchmarks/ratings.py --games 100 --game skytopia --folder /tmp/ratings
    python -P benchmarks/ratings.py --games 100 --only novice          only pairings of this level
    python -P benchmarks/ratings.py --games 100 --only expert-1        only the master against this reference
    python -P benchmarks/ratings.py --games 100 --seats 3              the order of the levels at a larger table
    python -P benchmarks/ratings.py --report --write    the ratings that the games in the folder give, into game.toml

Results are kept in the folder as they come in and nothing is played twice, so the command can be stopped and
repeated, or repeated with a larger --games. Prints tables for benchmarks/README.md. The expert is 2000; if it has not
played, the others hang on the strongest level that has. That one keeps its rating, and so does who has not played.
Where the expert still is what `expert-1` was, games against `expert-1` are games against the expert, and only the
former are played. The games are played with the default edition, which the tables and the kept results name. Ratings
are those of two seats.
"""

import argparse
import re
import tomllib
from math import isfinite
from pathlib import Path

import msgspec

from skyhall.arena.fixtures import Match, check_match, sealed
from skyhall.arena.play import Result
from skyhall.arena.ratings import head_to_head, ratings
from skyhall.bots.levels import LEVELS, REFERENCES, SHELF
from skyhall.cli.arena import play_match, thinking
from skyhall.core.registry import FACTS, games
from skyhall.core.registry import game as room
from skyhall.runner import Journal, Place, read_journal

# Another word gives other deals: after a change to a level, do not measure it on deals it was chosen by.
SEED = "ratings, second table"
ANCHOR = "expert"
ABOVE_ALL = [(LEVELS[-1], REFERENCES[0]), (ANCHOR, "greedy")]
PAIRINGS = [*zip(LEVELS[1:], LEVELS, strict=False), *ABOVE_ALL]
# The least that the stronger should take, and the most.
TARGETS = dict.fromkeys(PAIRINGS, (0.62, 0.85)) | dict.fromkeys(ABOVE_ALL, (0.85, 1.0))


def path_of(folder: Path, game: str, pairing: tuple[str, str], seats: int) -> Path:
    """The journal of a pairing."""
    table = "" if seats == 2 else f"-{seats}-seats"
    return folder / f"{game}-{pairing[0]}-{pairing[1]}{table}.jsonl"


def is_expert(game: str, reference: str) -> bool:
    """Whether a game's expert still is what the reference keeps."""
    told = tomllib.loads((room(game).room / FACTS).read_text(encoding="utf-8"))
    return bool(told["levels"][ANCHOR] == told["references"][reference])


def to_play(game: str, only: list[str]) -> list[tuple[str, str]]:
    """The pairings of a game; only those of the levels named, if any are."""
    twice = [(LEVELS[-1], ANCHOR)] if is_expert(game, REFERENCES[0]) else []
    return [one for one in PAIRINGS if one not in twice and (not only or set(one) & set(only))]


def play(game: str, pairing: tuple[str, str], games: int, seats: int, seed: str, folder: Path, workers: int) -> None:
    """Play what is missing of a pairing."""
    match = Match(game, list(pairing), games, seats, seed, {}, room(game).default_edition)
    check_match(match)
    match = sealed(match)
    journal = Journal(path_of(folder, game, pairing, seats), match, Result, resume=True)
    if not play_match(match, journal, Place(workers)):
        raise KeyboardInterrupt


def report(game: str, folder: Path, seats: int) -> dict[str, int]:
    """The table of one game from its journals, and its ratings, which are returned by name."""
    results: list[Result] = []
    print(f"\n| {game}, {room(game).default_edition}, {seats} seats | against | games | took | 95 % interval | aim | |")
    print("| --- | --- | ---: | ---: | ---: | ---: | --- |")
    for pairing in PAIRINGS:
        path = path_of(folder, game, pairing, seats)
        if not path.exists():
            continue
        found = read_journal(path, Match, Result)[1]
        results += found
        for score in head_to_head(found, list(pairing)):
            least, most = TARGETS[pairing]
            met = least <= score.share <= most and score.low > 0.5
            print(
                f"| {score.first} | {score.second} | {score.games} | {100 * score.share:.1f} % "
                f"| {100 * score.low:.1f} – {100 * score.high:.1f} % | {100 * least:.0f}–{100 * most:.0f} % "
                f"| {'yes' if met else 'no'} |"
            )
    if is_expert(game, REFERENCES[0]):
        results = [with_name(result, REFERENCES[0], ANCHOR) for result in results]
    known = [*LEVELS, *REFERENCES, "greedy"]
    played = [name for name in known if any(name in result.line_up for result in results)]
    if not played:
        return {}
    anchor = ANCHOR if ANCHOR in played else [name for name in LEVELS if name in played][-1]
    print(f"\n| {game} | rating | ± | ms per decision | longest ms |")
    print("| --- | ---: | ---: | ---: | ---: |")
    found: dict[str, int] = {}
    for one in ratings(results, played, anchor, SHELF.level(game, anchor).rating):
        if isfinite(one.error):
            found[one.bot] = round(one.rating)
        mean, longest = thinking(results, one.bot)
        print(f"| {one.bot} | {one.rating:.0f} | {one.error:.0f} | {1000 * mean:.1f} | {1000 * longest:.0f} |")
    return found


def with_name(result: Result, name: str, other: str) -> Result:
    """A result with one player under another name."""
    return msgspec.structs.replace(result, line_up=[other if each == name else each for each in result.line_up])


def with_ratings(text: str, found: dict[str, int]) -> str:
    """A game's file with the ratings of its levels put right; the references stay what they are."""
    for name in LEVELS:
        if name in found:
            table = re.compile(rf"(\[levels\.{name}\][^\[]*?\nrating = )\d+")
            text = table.sub(rf"\g<1>{max(0, found[name])}", text)
    return text


def main() -> None:
    """Play and report, pairing by pairing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="of each pairing")
    parser.add_argument("--game", action="append", choices=games(), help="only these games")
    parser.add_argument("--seats", type=int, default=2, help="at a table")
    parser.add_argument("--seed", default=SEED, help="of the deals")
    parser.add_argument("--folder", type=Path, default=Path("ratings"), help="where the journals are")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 is one for each core")
    parser.add_argument("--only", action="append", choices=[*LEVELS, *REFERENCES], help="only pairings of these")
    parser.add_argument("--write", action="store_true", help="put the ratings into game.toml")
    parser.add_argument("--report", action="store_true", help="play nothing, only report")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    for game in arguments.game or games():
        if not arguments.report:
            for pairing in to_play(game, arguments.only or []):
                play(
                    game, pairing, arguments.games, arguments.seats, arguments.seed, arguments.folder, arguments.workers
                )
        found = report(game, arguments.folder, arguments.seats)
        if arguments.write and arguments.seats == 2:
            path = room(game).room / FACTS
            path.write_text(with_ratings(path.read_text(encoding="utf-8"), found), encoding="utf-8")


if __name__ == "__main__":
    main()
