"""What a person types at a question: a number, a word, or the name of a thing that is to be explained."""

from skyhall.cli.common import console
from skyhall.cli.explain import Glossary
from skyhall.cli.show import say_lines
from skyhall.cli.speaking import say
from skyhall.core.errors import IllegalAction, OptionsError, SkyhallError
from skyhall.core.state import State


class Asking:
    """Understands answers to one question after the other."""

    def __init__(self, glossary: Glossary, names: list[str]) -> None:
        self.glossary = glossary
        self.names = names
        self.asked = ""  # a word that was explained: said again, it is chosen

    def several(self, text: str, state: State) -> list[int]:
        """The actions that a text means, the first known to be legal; none if something was explained instead.

        After a comma comes what answers the next question. A game may have short forms of its own for several words.
        """
        first, *rest = [" ".join(part.split()) for part in text.split(",")]
        later = [state.setup.words.parse(part) for part in rest]
        short = {form.lower(): words for form, words in self.glossary.room.at_once(state).items()}
        if first.lower() in short and not self._is_legal(first, state):
            return short[first.lower()] + later
        if later:
            self.asked = first  # it is meant, though it could be explained
        action = self.chosen(first, state)
        return [] if action is None else [action, *later]

    def chosen(self, text: str, state: State) -> int | None:
        """The action that a text means, known to be legal; None if something was explained instead."""
        actions = state.actions()
        if text.isascii() and text.isdigit():
            if not 1 <= int(text) <= len(actions):
                raise OptionsError(say("cli-ask-number", text=text, most=len(actions)))
            return actions[int(text) - 1]
        if not self._means_word(text, state):
            return None
        action = state.setup.words.parse(text)
        if action not in actions:
            raise IllegalAction(self._why_not(action, state))
        return action

    def _why_not(self, action: int, state: State) -> str:
        word = state.setup.words.name(action)
        for refusal in state.refusals():
            if refusal.action == action:
                reason = self.glossary.texts.say(refusal.reason.key, refusal.reason.args, self.names)
                return f"{word}: {reason} ({refusal.rule})"
        return say("cli-ask-no-answer", word=word)

    def _is_legal(self, text: str, state: State) -> bool:
        return any(state.setup.words.name(action).lower() == text.lower() for action in state.actions())

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
        try:
            explained = self.glossary.explain(kind.lower(), name)
        except SkyhallError:
            if number:
                return True  # `painter left` names a place, not a Painter
            raise
        say_lines(explained[0], style="bold")
        for line in explained[1:]:
            say_lines(line, "  ", "  ")
        if number:
            console.print(f"[dim]{say('cli-ask-again', number=number)}[/]")
        else:
            self.asked = ""
        return False
