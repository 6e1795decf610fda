"""Passkeys: what an authenticator is asked, and whether its answer is right. The work is done by `webauthn`.

It is imported where it is needed: a hall starts sooner without it.
"""

import base64
import json
from collections.abc import Sequence
from hashlib import sha256
from ipaddress import ip_address
from secrets import token_bytes
from urllib.parse import urlsplit

import msgspec

from skyhall.server.errors import Refused
from skyhall.server.messages import JsonObject
from skyhall.server.people.rows import Passkey
from skyhall.server.rows import now

TITLE = "Skyhall"


class Site(msgspec.Struct, frozen=True):
    """What passkeys of this hall are bound to: the relying party's id, and the page's origin."""

    rp_id: str
    origin: str


def site_of(public_url: str, rp_id: str, base_url: str) -> Site:
    """By the settings, else as the request calls the hall."""
    parts = urlsplit(public_url or base_url)
    return Site(rp_id or parts.hostname or "", f"{parts.scheme}://{parts.netloc}")


def can_have_passkeys(site: Site) -> bool:
    """Whether browsers make passkeys there: over HTTPS or on this machine, and never for a bare address."""
    try:
        ip_address(site.rp_id)
        return False
    except ValueError:
        host = urlsplit(site.origin).hostname or ""
        local = host == "localhost" or host.endswith(".localhost")
        return bool(site.rp_id) and (site.origin.startswith("https://") or local)


def challenge_hash(challenge: bytes) -> str:
    """What is kept of a challenge."""
    return sha256(challenge).hexdigest()


def passkey_id(credential: str) -> str:
    """How a credential is found: by the hash of its id."""
    return sha256(credential.encode()).hexdigest()


def to_make(site: Site, person_id: str, name: str, known: Sequence[Passkey]) -> tuple[JsonObject, str]:
    """What a browser needs to make a passkey, and the hash of the challenge. None is made where one is known."""
    from webauthn import base64url_to_bytes, generate_registration_options, options_to_json
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    challenge = token_bytes(32)
    options = generate_registration_options(
        rp_id=site.rp_id,
        rp_name=TITLE,
        user_id=person_id.encode(),
        user_name=name,
        challenge=challenge,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.credential)) for one in known],
    )
    return _plain(options_to_json(options)), challenge_hash(challenge)


def to_show(site: Site) -> tuple[JsonObject, str]:
    """What a browser needs to show any passkey of this hall, and the hash of the challenge."""
    from webauthn import generate_authentication_options, options_to_json
    from webauthn.helpers.structs import UserVerificationRequirement

    challenge = token_bytes(32)
    options = generate_authentication_options(
        rp_id=site.rp_id, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
    )
    return _plain(options_to_json(options)), challenge_hash(challenge)


def challenge_in(credential: JsonObject) -> bytes:
    """The challenge that an answer says it signed."""
    try:
        told = credential["response"]["clientDataJSON"]
        data = json.loads(base64.urlsafe_b64decode(told + "=" * (-len(told) % 4)))
        challenge = data["challenge"]
        return base64.urlsafe_b64decode(challenge + "=" * (-len(challenge) % 4))
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Refused("bad_passkey") from None


def made(site: Site, credential: JsonObject, challenge: bytes, person_id: str, name: str) -> Passkey:
    """The new passkey, if the answer is right."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        answer = verify_registration_response(
            credential=dict(credential),
            expected_challenge=challenge,
            expected_rp_id=site.rp_id,
            expected_origin=site.origin,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("bad_passkey") from error
    told: str = bytes_to_base64url(answer.credential_id)
    key: str = bytes_to_base64url(answer.credential_public_key)
    moment = now()
    return Passkey(
        id=passkey_id(told),
        person_id=person_id,
        credential=told,
        public_key=key,
        sign_count=int(answer.sign_count),
        name=name,
        created=moment,
        used=moment,
    )


def shown(site: Site, credential: JsonObject, challenge: bytes, passkey: Passkey) -> int:
    """The passkey's new count of uses, if the answer is right."""
    from webauthn import base64url_to_bytes, verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    try:
        answer = verify_authentication_response(
            credential=dict(credential),
            expected_challenge=challenge,
            expected_rp_id=site.rp_id,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.sign_count,
        )
    except (WebAuthnException, ValueError, KeyError, TypeError) as error:
        raise Refused("bad_passkey") from error
    return int(answer.new_sign_count)


def _plain(text: str) -> JsonObject:
    found: dict[str, object] = json.loads(text)
    return found
