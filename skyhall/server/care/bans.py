"""Who is shut out, as a node knows it: read at the start and with every look around, asked at every request."""

from skyhall.server.care.rows import CLIENT, PERSON, Ban
from skyhall.server.rows import now


class Bans:
    """Accounts and clients, each until when in ms; 0 is for good."""

    def __init__(self) -> None:
        self.held: dict[str, dict[str, int]] = {PERSON: {}, CLIENT: {}}

    def learn(self, bans: list[Ban]) -> None:
        """All bans that hold."""
        held: dict[str, dict[str, int]] = {PERSON: {}, CLIENT: {}}
        for ban in bans:
            held[ban.kind][ban.who] = ban.until
        self.held = held

    def has_client(self, client: str) -> bool:
        """Whether nobody from there is let in."""
        return self._has(CLIENT, client)

    def has_person(self, person_id: str) -> bool:
        """Whether an account is shut."""
        return self._has(PERSON, person_id)

    def _has(self, kind: str, who: str) -> bool:
        until = self.held[kind].get(who)
        return until is not None and (until == 0 or until > now())
