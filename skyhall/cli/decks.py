"""Decks of one's own at the terminal: what they are built from, building one, and what is wrong with one."""

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table

from skyhall.cli.common import console
from skyhall.cli.helping import Command, Group
from skyhall.cli.speaking import say, spoken, why, wrong
from skyhall.core.decks import DeckHero, DeckPool, DeckReport, DeckSet
from skyhall.core.edition import Edition, near
from skyhall.core.errors import OptionsError
from skyhall.core.game import Game
from skyhall.core.registry import game
from skyhall.locale import Catalogue, box_catalogue

deck_app = typer.Typer(cls=Group, no_args_is_help=True)
GameName = Annotated[str, typer.Argument(metavar="GAME", help="arg-game")]
EditionName = Annotated[str, typer.Option(help="arg-edition")]
HeroNames = Annotated[str, typer.Option(help="arg-deck-heroes")]
LONGEST = 4_000  # characters of a deck


class Workbench:
    """A game with a box that decks can be built from, and its words."""

    def __init__(self, name: str, edition: str) -> None:
        self.room: Game = game(name)
        self.box: Edition = self.room.edition(edition)
        pool = self.room.deck_pool(self.box)
        if pool is None:
            raise OptionsError(say("cli-deck-none", game=self.room.name, edition=self.box.name))
        self.pool: DeckPool = pool
        self.texts: Catalogue = box_catalogue(spoken(), self.room, self.box)
        self.faces = {card["key"]: card for card in self.pool["cards"]}

    def heroes(self, named: str) -> list[DeckHero]:
        """Those named, with commas between them; all if none is."""
        known = {hero["hero"]: hero for hero in self.pool["heroes"]}
        found: list[DeckHero] = []
        for key in [part.strip() for part in named.split(",") if part.strip()]:
            if key not in known:
                raise OptionsError(say("cli-deck-no-hero", name=key, near=near(key, list(known))))
            found.append(known[key])
        return found or list(known.values())

    def hero(self, key: str) -> str:
        return self.texts.say(f"hero-{key}", {})

    def card(self, key: str) -> str:
        return self.texts.say(f"card-{key}", {})

    def show_pool(self, hero: DeckHero) -> None:
        """The cards that a set may hold, numbered, with their price and what they flip as."""
        table = Table(title=self.hero(hero["hero"]), title_justify="left", box=None, pad_edge=False)
        for head in ("#", "cli-deck-card", "cli-deck-cost", "cli-deck-modifier", "cli-deck-type", "cli-deck-text"):
            table.add_column(head if head == "#" else say(head))
        for number, key in enumerate([*hero["commons"], hero["ultimate"]], start=1):
            face = self.faces[key]
            runes = "/".join([self.texts.say(f"rune-{rune}", {}) for rune in sorted(set(face["runes"]))])
            table.add_row(
                "–" if face["ultimate"] else str(number),
                f"{self.card(key)} [dim]{key}[/]",
                f"{face['cost']} {runes}",
                f"{face['modifier']:+}",
                say("cli-deck-kind", kind=face["type"]),
                self.texts.say(f"card-{key}-text", {}),
            )
        console.print(table)

    def show_set(self, one: DeckSet) -> None:
        """A set in a line, and its curve."""
        held = sorted(one["cards"].items(), key=lambda part: -part[1])
        cards = ", ".join([f"{count} × {self.card(key)}" for key, count in held])
        console.print(f"[bold]{self.hero(one['hero'])}[/]: {cards}", soft_wrap=True)
        most = self.pool["limits"]["modifiers"]
        sums = {name: one[name] for name in ("modifiers", "cost", "reactions")}
        console.print(f"  {say('cli-deck-sums', most=most, **sums)}", soft_wrap=True)
        curve = "  ".join([f"{cost}: {'▇' * count} {count}" for cost, count in enumerate(one["curve"]) if count])
        console.print(f"  {say('cli-deck-curve', curve=curve)}", soft_wrap=True)

    def looked_at(self, text: str, heroes: str) -> DeckReport:
        """A deck with all its sums, and all that is wrong with it."""
        wanted = [hero["hero"] for hero in self.heroes(heroes)] if heroes else None
        found = self.room.check_deck(self.box, text, wanted)
        for one in found["sets"]:
            self.show_set(one)
        for problem in found["problems"]:
            console.print(f"[red]{escape(wrong(problem['text']))}[/]", soft_wrap=True)
        return found


def deck_text(file: Path) -> str:
    """A deck from a file; not more than one can be."""
    try:
        with file.open(encoding="utf-8") as source:
            text = source.read(LONGEST + 1)
    except OSError as error:
        raise OptionsError(say("cli-unread", file=str(file), why=why(error))) from None
    except UnicodeDecodeError:
        raise OptionsError(say("cli-unread", file=str(file), why="UTF-8")) from None
    if len(text) > LONGEST:
        raise OptionsError(say("cli-deck-long", file=str(file), most=LONGEST))
    return text


@deck_app.command("pool", cls=Command)
def show_pool(game_name: GameName, heroes: HeroNames = "", edition: EditionName = "") -> None:
    """What sets are built from: a hero's own cards and those of its faction, and the decks that the box proposes."""
    bench = Workbench(game_name, edition)
    for hero in bench.heroes(heroes):
        bench.show_pool(hero)
        console.print(f"[dim]{say('cli-deck-premade', line=hero['premade'])}[/]\n", soft_wrap=True)
    for sample in bench.pool["samples"]:
        key = f"deck-{sample['id']}"
        told = bench.texts.say(f"{key}-text", {}) if bench.texts.has(f"{key}-text") else ""
        console.print(f"[bold]{bench.texts.say(key, {})}[/] ({sample['id']}) {told}", soft_wrap=True)
        console.print(escape(sample["text"]), soft_wrap=True)


@deck_app.command("check", cls=Command)
def check_deck(
    game_name: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="arg-deck-file")],
    heroes: HeroNames = "",
    edition: EditionName = "",
) -> None:
    """Check a deck: its sums and its curve, and all that is wrong with it; exit code 1 if anything is."""
    bench = Workbench(game_name, edition)
    if bench.looked_at(deck_text(file), heroes)["problems"]:
        raise typer.Exit(1)
    console.print(say("cli-deck-legal"))


@deck_app.command("build", cls=Command)
def build_deck(
    game_name: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="arg-deck-out")],
    heroes: HeroNames = "",
    edition: EditionName = "",
) -> None:
    """Build a deck hero by hero, checked as it grows, and keep it in a file."""
    bench = Workbench(game_name, edition)
    lines: list[str] = []
    for hero in bench.heroes(heroes):
        lines.append(ask_set(bench, hero, lines))
    text = "\n".join(lines)
    found = bench.looked_at(text, "")
    try:
        file.write_text(found["text"] + "\n", encoding="utf-8")
    except OSError as error:
        raise OptionsError(say("cli-unwritten", file=str(file), why=why(error))) from None
    console.print(say("cli-deck-kept", file=escape(str(file))), soft_wrap=True)
    command = f"skyhall play {bench.room.name} --option decks=chosen --deck {file}"
    console.print(say("cli-deck-use", command=escape(command)), soft_wrap=True)


def ask_set(bench: Workbench, hero: DeckHero, before: list[str]) -> str:
    """The line of a hero's set: asked again until it is legal beside those before."""
    bench.show_pool(hero)
    while True:
        answer = console.input(f"[bold]{say('cli-deck-ask', hero=bench.hero(hero['hero']))} › [/]").strip()
        line = f"{hero['hero']}:" if answer in ("", "done") else _line(hero, answer)
        if not line:
            console.print(f"[red]{say('cli-deck-three')}[/]", soft_wrap=True)
            continue
        found = bench.room.check_deck(bench.box, "\n".join([*before, line]))
        if not found["problems"]:
            bench.show_set(next(one for one in found["sets"] if one["hero"] == hero["hero"]))
            return line
        for problem in found["problems"]:
            console.print(f"[red]{escape(wrong(problem['text']))}[/]", soft_wrap=True)


def _line(hero: DeckHero, answer: str) -> str:
    """Three cards by number or by key: the triple, then the pairs; empty if it is no such thing."""
    named: list[str] = []
    for part in answer.replace(",", " ").split():
        if part.isdigit():
            if not 1 <= int(part) <= len(hero["commons"]):
                return ""
            named.append(hero["commons"][int(part) - 1])
        else:
            named.append(part)
    if len(named) != 3:
        return ""
    return f"{hero['hero']}: {named[0]} 3, {named[1]} 2, {named[2]} 2"
