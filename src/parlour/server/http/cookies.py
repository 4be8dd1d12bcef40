"""The cookies of seats and of people: never seen by a script, never sent from another site."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from parlour.server.people.identities import COOKIE

DAY = 60 * 60 * 24


def seat_cookie(id: str) -> str:
    """The name of the cookie that opens a seat of this table."""
    return f"seat_{id}"


def set_seat_cookie(request: Request, response: Response, id: str, token: str) -> None:
    """Hand out the key of a seat; a browser sends it to this table alone."""
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
    """Hand out the key of a person, if there is a new one."""
    if token is None:
        return
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=365 * DAY, path="/api", secure=secure, httponly=True, samesite="strict")
