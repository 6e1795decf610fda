"""Making an account, entering it, and losing the way to it: passkeys first, recovery codes if there is none at hand."""

import asyncio
from hashlib import sha256
from secrets import choice, token_urlsafe

from skyhall.server.errors import Refused
from skyhall.server.messages import JsonObject
from skyhall.server.names import chosen_name, printable
from skyhall.server.opened import hash_token
from skyhall.server.people import passkeys
from skyhall.server.people.identity import Identity
from skyhall.server.people.passkeys import Site
from skyhall.server.people.rows import ADD, ENTER, JOIN, Caller, Challenge, Passkey, Person
from skyhall.server.rows import now

# A challenge has to be answered within this time, in ms.
ANSWERED_WITHIN = 5 * 60_000
MOST_PASSKEYS = 20
CODES = 10
# Recovery codes are 80 bits in letters and digits that are not mistaken for each other.
LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
GROUPS, GROUP = 4, 4


def recovery_code() -> str:
    """A code to be written down."""
    return "-".join("".join(choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def code_hash(code: str) -> str:
    """What is kept of a recovery code, however it was typed."""
    plain = code.upper().replace("O", "0").replace("I", "1").replace("L", "1")
    return sha256("".join(letter for letter in plain if letter in LETTERS).encode()).hexdigest()


class Accounts:
    """The ceremonies around accounts, on any node: what is remembered between two requests is in the database."""

    def __init__(self, identity: Identity) -> None:
        self.identity = identity
        self.store = identity.store

    # a new account

    async def ask_to_join(self, site: Site, name: str) -> JsonObject:
        """What a browser needs to make the first passkey of a new account."""
        name = chosen_name(name)
        if not await self.store.is_free(name):
            raise Refused("name_taken", name=name)
        return await self._ask_to_make(site, Challenge(JOIN, token_urlsafe(12)), name, [])

    async def join(self, site: Site, name: str, credential: JsonObject, device: str) -> tuple[str, list[str]]:
        """A new account; its session's secret and its recovery codes, which are told this once."""
        name, device = chosen_name(name), printable(device)
        challenge, answered = await self._spend(credential, JOIN)
        passkey = await self._made(site, credential, challenge, answered.person_id, device)
        person = Person(id=answered.person_id, name=name, created=now())
        session, secret = self.identity.fresh_session(person.id, device)
        codes = [recovery_code() for _ in range(CODES)]
        await self.store.add(person, passkey, session, hash_token(secret), [code_hash(code) for code in codes])
        return secret, codes

    # an account that there is

    async def ask_to_enter(self, site: Site) -> JsonObject:
        """What a browser needs to show a passkey."""
        options, challenge = await asyncio.to_thread(passkeys.to_show, site)
        await self._keep(challenge, Challenge(ENTER, ""))
        return options

    async def enter(self, site: Site, credential: JsonObject, device: str) -> str:
        """Sign in by a passkey; the session's secret."""
        passkey = await self._shown(site, credential)
        return await self.identity.begin(passkey.person_id, printable(device))

    async def prove(self, site: Site, caller: Caller, credential: JsonObject) -> None:
        """Show a passkey again, for what cannot be undone."""
        passkey = await self._shown(site, credential)
        if passkey.person_id != caller.person.id:
            raise Refused("bad_passkey")
        await self.store.prove(caller.session.id, now())

    async def recover(self, code: str, device: str) -> str:
        """Sign in by a recovery code, which is spent; the session's secret."""
        person_id = await self.store.take_code(code_hash(code))
        if person_id is None:
            raise Refused("wrong_code")
        return await self.identity.begin(person_id, printable(device))

    async def new_codes(self, caller: Caller) -> list[str]:
        """Other recovery codes; the old ones open nothing any more."""
        codes = [recovery_code() for _ in range(CODES)]
        await self.store.renew_codes(caller.person.id, [code_hash(code) for code in codes])
        return codes

    # more passkeys

    async def ask_to_add(self, site: Site, caller: Caller) -> JsonObject:
        """What a browser needs to make one more passkey."""
        known = await self.store.passkeys_of(caller.person.id)
        if len(known) >= MOST_PASSKEYS:
            raise Refused("too_many")
        return await self._ask_to_make(site, Challenge(ADD, caller.person.id), caller.person.name, known)

    async def add(self, site: Site, caller: Caller, credential: JsonObject, name: str) -> None:
        """One more passkey for the same account."""
        challenge, answered = await self._spend(credential, ADD)
        if answered.person_id != caller.person.id:
            raise Refused("bad_passkey")
        await self.store.add_passkey(await self._made(site, credential, challenge, answered.person_id, printable(name)))

    async def _ask_to_make(self, site: Site, challenge: Challenge, name: str, known: list[Passkey]) -> JsonObject:
        options, kept = await asyncio.to_thread(passkeys.to_make, site, challenge.person_id, name, known)
        await self._keep(kept, challenge)
        return options

    async def _keep(self, challenge_hash: str, challenge: Challenge) -> None:
        moment = now()
        await self.store.add_challenge(challenge_hash, challenge, moment + ANSWERED_WITHIN, moment)

    async def _spend(self, credential: JsonObject, purpose: str) -> tuple[bytes, Challenge]:
        """The challenge that an answer is to, which is spent whatever the answer is worth."""
        challenge = passkeys.challenge_in(credential)
        answered = await self.store.take_challenge(passkeys.challenge_hash(challenge), now())
        if answered is None or answered.purpose != purpose:
            raise Refused("old_challenge")
        return challenge, answered

    async def _made(self, site: Site, credential: JsonObject, challenge: bytes, person_id: str, name: str) -> Passkey:
        return await asyncio.to_thread(passkeys.made, site, credential, challenge, person_id, name[:60])

    async def _shown(self, site: Site, credential: JsonObject) -> Passkey:
        """The passkey that was shown, if all is right with it."""
        challenge, _ = await self._spend(credential, ENTER)
        passkey = await self.store.passkey(passkeys.passkey_id(str(credential.get("id", ""))))
        if passkey is None:
            raise Refused("bad_passkey")
        count = await asyncio.to_thread(passkeys.shown, site, credential, challenge, passkey)
        await self.store.used_passkey(passkey.id, count, now())
        return passkey
