"""Security headers on every response: the page runs nothing from other sites, and no site can frame it."""

from __future__ import annotations

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

POLICY = (
    "default-src 'self'; "
    "script-src 'self' 'wasm-unsafe-eval'; "  # compiled code that the page brings itself: a table without a server
    "style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)


class SecurityHeaders:
    """ASGI middleware that sets the content security policy, and forbids sniffing and referrers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["Content-Security-Policy"] = policy_for(scope)
                headers["X-Content-Type-Options"] = "nosniff"
                headers["Referrer-Policy"] = "no-referrer"
            await send(message)

        await self.app(scope, receive, send_with_headers)


def policy_for(scope: Scope) -> str:
    """Return the policy; a page may also open sockets at the nodes that pages reach without a proxy."""
    server = getattr(scope["app"].state, "server", None) if "app" in scope else None
    urls = server.nodes.urls() if server is not None else []
    if not urls:
        return POLICY
    sockets = " ".join(url.replace("http", "ws", 1) for url in urls)
    return POLICY.replace("connect-src 'self'", f"connect-src 'self' {sockets}")
