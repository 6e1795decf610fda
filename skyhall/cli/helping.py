"""`--help`, and what is wrong about a command, in the language of whoever types it.

The help of a command is the entry `help-<command>` of the commands' catalogue. `help=` of an option or an argument
names its entry; what stands for its value (`GAME`) is the entry `meta-GAME`.
"""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from skyhall.cli.common import console
from skyhall.cli.speaking import say
from skyhall.core.errors import OptionsError

if TYPE_CHECKING:
    from typer._click import Context, HelpFormatter
    from typer._click.shell_completion import CompletionItem

# What stands for the value of an option that does not say so itself, by the type it has.
STANDS = {"int": "N", "float": "N", "Path": "FILE", "str": "TEXT"}


class Command(TyperCommand):
    """A command whose help is in the catalogues."""

    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        """What it does, its arguments and its options."""
        show_usage(self, ctx)
        show_params(self, ctx)

    def shell_complete(self, ctx: "Context", incomplete: str) -> list["CompletionItem"]:
        """What a shell offers, with its help."""
        return translated(super().shell_complete(ctx, incomplete), ctx)


class Group(TyperGroup):
    """Commands under one name."""

    def format_help(self, ctx: "Context", formatter: "HelpFormatter") -> None:
        """What it is about, its options and its commands."""
        show_usage(self, ctx)
        show_params(self, ctx)
        show_rows("help-commands", [(name, say(help_key(ctx, name))) for name in self.list_commands(ctx)])

    def shell_complete(self, ctx: "Context", incomplete: str) -> list["CompletionItem"]:
        """What a shell offers, with its help."""
        return translated(super().shell_complete(ctx, incomplete), ctx)

    def resolve_command(self, ctx: "Context", args: list[str]) -> tuple[str | None, object, list[str]]:  # type: ignore[override]
        """A command that there is; else what it may have been."""
        name = args[0]
        if name not in self.commands and not name.startswith("-"):
            near = get_close_matches(name, self.commands)
            said = say("usage-no-command", name=name, count=len(near), near=", ".join(f"'{one}'" for one in near))
            raise OptionsError(f"{said} ({ctx.command_path} --help)")
        return super().resolve_command(ctx, args)


def help_key(ctx: "Context", name: str = "") -> str:
    """The entry about a command: `help-puzzles-mine`; about all of them, `help-skyhall`."""
    words = [*ctx.command_path.split()[1:], *([name] if name else [])]
    return "help-" + ("-".join(words) or "skyhall")


def translated(items: list["CompletionItem"], ctx: "Context") -> list["CompletionItem"]:
    """What a shell offers, with its help in the language."""
    for item in items:
        if item.help:
            is_option = str(item.value).startswith("-")
            item.help = said_of(str(item.help), str(item.value)) if is_option else say(help_key(ctx, str(item.value)))
    return items


def said_of(key: str, name: str) -> str:
    """The help of an option; those that Typer brings have no key of ours and go by their names."""
    return say(key if key.startswith("arg-") else "arg-" + name.strip("-"))


def show_usage(command: TyperCommand | TyperGroup, ctx: "Context") -> None:
    """How it is called, and what it does."""
    parts = [ctx.command_path]
    for param in command.params:
        if isinstance(param, TyperArgument):
            parts.append(stand(param) if param.required else f"[{stand(param)}]")
    parts.append(f"[{say('help-options-stand')}]")
    parts += [say("help-command-stand")] if isinstance(command, TyperGroup) else []
    console.print(f"\n[bold]{say('help-usage')}[/] {escape(' '.join(parts))}\n", soft_wrap=True)
    console.print(escape(say(help_key(ctx))))


def show_params(command: TyperCommand | TyperGroup, ctx: "Context") -> None:
    """Arguments, then options."""
    show_rows("help-arguments", [(stand(one), say(one.help or "")) for one in arguments(command)])
    rows = []
    for one in command.get_params(ctx):
        if isinstance(one, TyperOption) and not one.hidden:
            rows.append((option_names(one), said_of(one.help or "", one.opts[0]) + default_of(one)))
    show_rows("help-options", rows)


def arguments(command: TyperCommand | TyperGroup) -> Iterator[TyperArgument]:
    """What stands behind a command without dashes."""
    return (one for one in command.params if isinstance(one, TyperArgument))


def option_names(option: TyperOption) -> str:
    """`--seats N`, `--confirm/--no-confirm`."""
    names = ", ".join(option.opts) + "".join(f"/{name}" for name in option.secondary_opts)
    return names if option.is_flag else f"{names} {stand(option)}"


def stand(param: TyperArgument | TyperOption) -> str:
    """What stands for a value: `GAME`, in the language; parts that are typed as they are stay."""
    kind = getattr(param.type_descriptor.annotation, "__name__", "str")
    return re.sub("[A-Z]+", lambda found: say(f"meta-{found[0]}"), param.metavar or STANDS.get(kind, "TEXT"))


def default_of(option: TyperOption) -> str:
    """What holds without the option, if that is worth telling."""
    value = option.default
    if option.secondary_opts and value is not None:
        value = option.opts[0] if value else option.secondary_opts[0]
    elif option.is_flag or not value or callable(value):
        return ""
    return f" {say('help-default', value=str(value))}"


def show_rows(title: str, rows: list[tuple[str, str]]) -> None:
    """Names and what they mean; nothing if there are none."""
    if not rows:
        return
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, meaning in rows:
        table.add_row(f"  [bold]{escape(name)}[/]", escape(meaning))
    console.print(f"\n[bold]{say(title)}[/]")
    console.print(table)


def wrong_usage(error: Exception) -> str:
    """What was wrong about a command, and where its help is; nothing if its help was shown."""
    ctx = getattr(error, "ctx", None)
    said = _wrong(type(error).__name__, error)
    return f"{said} ({getattr(ctx, 'command_path', 'skyhall')} --help)" if said else ""


def _wrong(kind: str, error: Exception) -> str:
    """By the kind of error, as Typer names them."""
    param = getattr(error, "param", None)
    name = "" if param is None else stand(param) if isinstance(param, TyperArgument) else param.opts[0]
    match kind:
        case "NoArgsIsHelpError":
            return ""
        case "NoSuchOption":
            return say("usage-no-option", name=getattr(error, "option_name", ""))
        case "BadOptionUsage":
            return say("usage-no-value", name=getattr(error, "option_name", ""))
        case "MissingParameter":
            return say("usage-missing", name=name)
        case "BadParameter" if param is not None:
            kind = getattr(param.type_descriptor.annotation, "__name__", "str")
            return say("usage-value", name=name, kind=kind, low=_bound(param.min), high=_bound(param.max))
    extra = re.search(r"extra argument\(s\) \((.*)\)", str(error))
    return say("usage-extra", words=extra[1]) if extra else say("usage-command")


def _bound(value: float | None) -> str | None:
    return None if value is None else f"{value:g}"
