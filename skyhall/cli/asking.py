"""What a person types at a question: a number, a word, or the name of a thing that is to be explained."""

from skyhall.cli.common import console
from skyhall.cli.explain import Glossary
from skyhall.cli.show import say_lines
from skyhall.core.errors import OptionsError
from skyhall.core.state import State


class Asking:
    """Understands answers to one question after the other."""

    def __init__(self, glossary: Glossary) -> None:
        self.glossary = glossary
        self.asked = ""  # a word that was explained: said again, it is chosen

    def chosen(self, text: str, state: State) -> int | None:
        """The action that a text means, known to be legal; None if something was explained instead."""
        actions = state.actions()
        if text.isascii() and text.isdigit():
            if not 1 <= int(text) <= len(actions):
                raise OptionsError(f"{text}: expected a number from 1 to {len(actions)}, a word, or help")
            return actions[int(text) - 1]
        if not self._means_word(text, state):
            return None
        action = state.setup.words.parse(text)
        if action not in actions:
            state.apply(action)  # raises, with the reason
        return action

    def _means_word(self, text: str, state: State) -> bool:
        """False if the text asks for an explanation, which is then given.

        `card gank` may be a word of the game as well: it is explained first, and chosen when it is said again.
        """
        kind, _, name = text.partition(" ")
        again, self.asked = text == self.asked, text
        if again or not self.glossary.explains(kind.lower()):
            return True
        words = [state.setup.words.name(action) for action in state.actions()]
        number = words.index(text) + 1 if text in words else 0
        explained = self.glossary.explain(kind.lower(), name)
        say_lines(explained[0], style="bold")
        for line in explained[1:]:
            say_lines(line, "  ", "  ")
        if number:
            console.print(f"[dim]Type {number}, or the same again, to choose it.[/]")
        else:
            self.asked = ""
        return False
