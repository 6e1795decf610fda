"""Why the hall says no: a code for programs, words for people."""

import msgspec

from skyhall.core.errors import SkyhallError, UnknownWord
from skyhall.core.event import Json, Message
from skyhall.core.state import State
from skyhall.locale import Catalogue, catalogue

# What reading a body or a frame that is not what it should be can raise.
MALFORMED = (msgspec.MsgspecError, UnicodeDecodeError, RecursionError)

# Codes and the HTTP status they are answered with; the words are `hall-<code>` in the hall's catalogue.
STATUS = {
    "bad_request": 400,
    "no_token": 401,
    "wrong_token": 403,
    "not_host": 403,
    "banned": 403,
    "bad_name": 400,
    "you_blocked": 409,
    "not_welcome": 403,
    "used_link": 403,
    "own_link": 409,
    "not_friends": 403,
    "not_organiser": 403,
    "already_in": 409,
    "not_in": 409,
    "tournament_full": 409,
    "too_few": 409,
    "no_push": 400,
    "no_talk": 409,
    "no_partner": 409,
    "nobody_to_report": 409,
    "report_what": 400,
    "used_pass": 403,
    "used_ring": 403,
    "no_accounts": 403,
    "no_passkeys": 403,
    "needs_account": 403,
    "private": 403,
    "signed_out": 401,
    "wrong_origin": 403,
    "wrong_code": 403,
    "bad_passkey": 403,
    "old_challenge": 403,
    "prove_again": 403,
    "name_taken": 409,
    "last_passkey": 409,
    "already_seated": 409,
    "not_found": 404,
    "stale": 409,
    "illegal": 409,
    "not_your_turn": 409,
    "not_playing": 409,
    "already_started": 409,
    "not_over": 409,
    "seat_taken": 409,
    "no_open_seat": 409,
    "nothing_to_undo": 409,
    "nothing_to_take_back": 409,
    "no_undo_here": 409,
    "undo_by_agreement": 409,
    "revealed": 409,
    "take_back_pending": 409,
    "no_take_back": 409,
    "not_abandoned": 409,
    "not_replaced": 409,
    "resigned": 409,
    "replaced": 409,
    "unplayable": 409,
    "used_id": 409,
    "no_hint": 409,
    "no_helps": 409,
    "no_coach": 409,
    "busy": 409,
    "not_your_box": 403,
    "draft_changed": 409,
    "shelf_full": 409,
    "versions_full": 409,
    "box_large": 413,
    "lab_state": 409,
    "lab_busy": 429,
    "lab_large": 400,
    "too_slow": 408,
    "too_large": 413,
    "too_many": 429,
    "internal": 500,
    "full": 503,
    "storage": 503,
    "shutting_down": 503,
}


class Refused(SkyhallError):
    """Something the hall does not do, and why: `reason` for a catalogue, where there is one, `text` in English.

    `rule` is there for a move against the rules.
    """

    def __init__(self, code: str, text: str = "", rule: str = "", reason: Message | None = None, **args: Json) -> None:
        self.code = code
        self.rule = rule
        key = "hall-" + code.replace("_", "-")
        self.reason = Message(key, args) if reason is None and not text else reason
        super().__init__(text or catalogue("en").say(key, args))

    @property
    def status(self) -> int:
        return STATUS[self.code]


class Illegal(Refused):
    """A word that is not legal now, without the reason."""

    def __init__(self, state: State, action: int) -> None:
        super().__init__("illegal", word=state.setup.words.name(action))
        self.state = state
        self.action = action


def unplayable(error: SkyhallError) -> Refused:
    """Why a table cannot be opened any more, as what it is refused with."""
    return Refused("unplayable", text=str(error), reason=error.reason if isinstance(error, Refused) else None)


def parsed(state: State, word: str) -> int:
    """The action of a word that somebody sent."""
    try:
        return state.setup.words.parse(word)
    except UnknownWord as error:
        raise Refused("illegal", text=str(error)) from None


def illegal(state: State, action: int, texts: Catalogue, names: list[str]) -> Refused:
    """That a word is not legal now, with the rule and its reason where the game knows one."""
    for refusal in state.refusals():
        if refusal.action == action:
            text = texts.say(refusal.reason.key, refusal.reason.args, names)
            return Refused("illegal", text=text, rule=refusal.rule, reason=refusal.reason)
    return Refused("illegal", word=state.setup.words.name(action))
