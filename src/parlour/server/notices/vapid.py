"""VAPID (RFC 8292): the server's key pair, and the signature by which a push service knows who wakes a browser."""

from __future__ import annotations

import json
from base64 import urlsafe_b64encode
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature

VALID_FOR = 12 * 60 * 60  # seconds; push services refuse more than a day
NUMBER = 32  # bytes of each of the two numbers of a signature


def new_key() -> str:
    """Return a new private key as text."""
    return (
        ec.generate_private_key(ec.SECP256R1())
        .private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
        .decode()
    )


class Vapid:
    """The key pair of a server, and how push services reach its host: an address of mail or of the web."""

    def __init__(self, private_key: str, contact: str = "") -> None:
        key = serialization.load_pem_private_key(private_key.encode(), None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self.key = key
        self.contact = contact
        point = key.public_key().public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
        self.public_key = encoded(point)

    def authorization(self, endpoint: str, now: float) -> str:
        """Return the header that authorizes this server to wake the browser behind an endpoint."""
        place = urlsplit(endpoint)
        audience = f"{place.scheme}://{place.netloc}"
        claims: dict[str, str | int] = {"aud": audience, "exp": int(now) + VALID_FOR}
        if self.contact:
            claims["sub"] = self.contact
        signed = ".".join(encoded(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims))
        first, second = decode_dss_signature(self.key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = encoded(first.to_bytes(NUMBER, "big") + second.to_bytes(NUMBER, "big"))
        return f"vapid t={signed}.{signature}, k={self.public_key}"


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()
