"""The cookies of seats and people: invisible to scripts, and never sent from another site."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from parlour.server.people.identities import COOKIE

DAY = 60 * 60 * 24


def seat_cookie(id: str) -> str:
    """Return the name of the cookie that opens a seat at this table."""
    return f"seat_{id}"


def set_seat_cookie(request: Request, response: Response, id: str, token: str) -> None:
    """Set the cookie that opens a seat; the browser sends it to this table only."""
    response.set_cookie(
        seat_cookie(id),
        token,
        max_age=60 * DAY,
        path=f"/api/tables/{id}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )


def set_person_cookie(request: Request, response: Response, token: str | None) -> None:
    """Set the cookie that identifies a person, if there is a new token."""
    if token is None:
        return
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=365 * DAY, path="/api", secure=secure, httponly=True, samesite="strict")
