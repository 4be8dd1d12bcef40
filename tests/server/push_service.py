"""A push service on this machine: it takes messages as real ones do, and refuses those that are not signed."""

from __future__ import annotations

import json
import threading
import time
from base64 import urlsafe_b64decode
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

LONGEST = 24 * 60 * 60  # seconds for which a signature may be valid


def decoded(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(authorization: str, origin: str, now: float) -> str:
    """Return the public key of whoever sent a message; raise if the signature is not right (RFC 8292)."""
    scheme, _, rest = authorization.partition(" ")
    assert scheme == "vapid", authorization
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    signed, _, signature = parts["t"].rpartition(".")
    header, claims = (json.loads(decoded(part)) for part in signed.split("."))
    assert header == {"typ": "JWT", "alg": "ES256"}
    assert claims["aud"] == origin
    assert now < claims["exp"] <= now + LONGEST
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    raw = decoded(signature)
    numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
    key.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
    return parts["k"]


class PushService:
    """What has arrived, and how each endpoint answers: 201 unless something else is set for its path."""

    def __init__(self) -> None:
        self.origin = ""
        self.now: Callable[[], float] = time.time
        self.answers: dict[str, int] = {}
        self.arrived: list[tuple[str, Mapping[str, str], bytes]] = []
        self.keys: set[str] = set()
        self.refused: list[str] = []

    def endpoint(self, name: str) -> str:
        return f"{self.origin}/push/{name}"

    def paths(self) -> list[str]:
        """The names of the endpoints for which something has arrived, in order."""
        return [path.rpartition("/")[2] for path, _, _ in self.arrived]

    def take(self, path: str, headers: Mapping[str, str], body: bytes) -> int:
        """Take a message, and return the status of the answer."""
        try:
            self.keys.add(check(headers["Authorization"], self.origin, self.now()))
        except (AssertionError, InvalidSignature, ValueError, KeyError) as error:
            self.refused.append(repr(error))
            return 403
        self.arrived.append((path, headers, body))
        return self.answers.get(path.rpartition("/")[2], 201)


@contextmanager
def push_service() -> Iterator[PushService]:
    """Run a push service."""
    service = PushService()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(service.take(self.path, dict(self.headers), body))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    service.origin = f"http://127.0.0.1:{server.server_port}"
    running = threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True)
    running.start()
    try:
        yield service
    finally:
        server.shutdown()
        server.server_close()
        running.join()
