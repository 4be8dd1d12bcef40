"""Web Push (RFC 8030): wakes a browser through its push service.

The message is empty. What it is about the browser asks the server, so that no push service learns anything but when
somebody was woken.
"""

from __future__ import annotations

import hashlib
import http.client
import ipaddress
import socket
import ssl
from base64 import urlsafe_b64encode
from collections.abc import Sequence
from fnmatch import fnmatchcase
from typing import Literal
from urllib.parse import SplitResult, urlsplit

PATIENCE = 10.0  # seconds
KEPT_FOR = 24 * 60 * 60  # seconds for which a push service keeps the message for a device that is off
GONE = (404, 410)
LONGEST_TOPIC = 32
PORTS = {"http": 80, "https": 443}

Outcome = Literal["sent", "gone", "failed"]


class PrivateAddress(OSError):
    """Raised for the name of a push service that leads into a private network."""


def is_allowed(endpoint: str, services: Sequence[str]) -> bool:
    """Return whether an endpoint belongs to a push service that the host allows.

    The server sends requests there, so nobody may choose the place freely. A service is the name of a host, which may
    begin with a star, or a whole origin such as http://127.0.0.1:9000.
    """
    try:
        place = urlsplit(endpoint)
        port = place.port
    except ValueError:
        return False
    plain = endpoint.isascii() and endpoint.isprintable() and " " not in endpoint
    if not plain or place.username or place.password or not place.hostname or not place.path.strip("/"):
        return False
    if is_named(place, services):
        return True
    host = place.hostname.lower()
    return place.scheme == "https" and port in (None, 443) and any(fnmatchcase(host, one) for one in services)


def is_named(place: SplitResult, services: Sequence[str]) -> bool:
    """Return whether the host has named a place as a whole origin, which may be in a private network."""
    return f"{place.scheme}://{place.netloc}" in services


def wake(endpoint: str, authorization: str, about: str, services: Sequence[str]) -> Outcome:
    """Wake a browser; runs in a thread. A later message `about` the same replaces one that has not arrived yet."""
    place = urlsplit(endpoint)
    headers = {
        "Authorization": authorization,
        "TTL": str(KEPT_FOR),
        "Urgency": "normal",
        "Topic": topic(about),
        "Content-Length": "0",
    }
    try:
        connection = connected(place, is_named(place, services))
    except OSError:
        return "failed"
    try:
        connection.request("POST", f"{place.path}?{place.query}" if place.query else place.path, headers=headers)
        status = connection.getresponse().status
    except (OSError, http.client.HTTPException, ValueError):
        return "failed"
    finally:
        connection.close()
    return "sent" if 200 <= status < 300 else "gone" if status in GONE else "failed"


def connected(place: SplitResult, anywhere: bool) -> http.client.HTTPConnection:
    """Return a connection to a push service: unless it may be anywhere, only to a public address."""
    host, port = place.hostname or "", place.port or PORTS[place.scheme]
    opened = socket.create_connection((reached(host, port, anywhere), port), PATIENCE)
    if place.scheme == "http":
        plain = http.client.HTTPConnection(host, port)
        plain.sock = opened
        return plain
    try:
        secure = http.client.HTTPSConnection(host, port)
        secure.sock = ssl.create_default_context().wrap_socket(opened, server_hostname=host)
    except BaseException:
        opened.close()
        raise
    return secure


def reached(host: str, port: int, anywhere: bool) -> str:
    """Return the address of a host, looked up once: what is checked is what is used."""
    found = [str(one[4][0]) for one in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]
    if not anywhere and not all(ipaddress.ip_address(one.partition("%")[0]).is_global for one in found):
        raise PrivateAddress(host)
    return found[0]


def topic(about: str) -> str:
    """Return a name that tells a push service nothing."""
    return urlsafe_b64encode(hashlib.sha256(about.encode()).digest()).decode()[:LONGEST_TOPIC]
