"""An authenticator made of software: it makes passkeys and shows them, as a browser's answer in JSON."""

import base64
import json
import os
from hashlib import sha256

import cbor2
import httpx
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

HERE = "http://localhost"


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """Holds one passkey."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.count = 0

    def _data(self, rp_id: str, flags: int) -> bytes:
        self.count += 1
        return sha256(rp_id.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str, origin: str | None) -> bytes:
        return json.dumps({"type": kind, "challenge": challenge, "origin": origin or self.origin}).encode()

    def make(self, options: dict, origin: str | None = None) -> dict:
        """A new passkey."""
        numbers = self.key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        known = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(options["rp"]["id"], 0x45) + known
        client = self._client("webauthn.create", options["challenge"], origin)
        statement = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._answer({"clientDataJSON": text(client), "attestationObject": text(statement)})

    def show(self, options: dict, origin: str | None = None) -> dict:
        """The passkey again."""
        data = self._data(options["rpId"], 0x05)
        client = self._client("webauthn.get", options["challenge"], origin)
        signature = self.key.sign(data + sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._answer(
            {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        )

    def _answer(self, response: dict) -> dict:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}


class Someone:
    """A browser at a hall, with its cookies, and one passkey."""

    def __init__(self, port: int) -> None:
        self.url = f"{HERE}:{port}"
        self.passkey = Authenticator(self.url)
        self.http = httpx.Client(base_url=self.url, timeout=30, verify=False, headers={"Origin": self.url})
        self.entered: dict = {}

    def post(self, path: str, body: object = None, **more: object) -> httpx.Response:
        return self.http.post(path, json={} if body is None else body, **more)

    def asked(self, path: str, body: object = None) -> dict:
        answer = self.post(path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()["options"]

    def join(self, name: str, device: str = "a test") -> dict:
        """A new account."""
        credential = self.passkey.make(self.asked("/api/account/join/ask", {"name": name}))
        answer = self.post("/api/account/join", {"name": name, "credential": credential, "device": device})
        assert answer.status_code == 201, answer.text
        self.entered = answer.json()
        return self.entered

    def enter(self, passkey: Authenticator | None = None, device: str = "a test") -> httpx.Response:
        """Sign in."""
        credential = (passkey or self.passkey).show(self.asked("/api/account/enter/ask"))
        answer = self.post("/api/account/enter", {"credential": credential, "device": device})
        if answer.status_code == 200:
            self.entered = answer.json()
        return answer

    @property
    def token(self) -> str:
        return self.entered["token"]

    @property
    def me(self) -> dict:
        return self.http.get("/api/me").json()
