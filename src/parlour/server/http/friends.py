"""Routes of people and each other: friends, requests, blocks, invitations, reports and profiles."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

import parlour
from parlour.server.http.cookies import set_seat_cookie
from parlour.server.http.people import known
from parlour.server.http.requests import body, check_origin, server_of
from parlour.server.http.responses import encode
from parlour.server.people.friends import invitations as as_invitations
from parlour.wire.social import Company, DeclineWish, InviteWish, ReportWish, Shares

NOBODY = Company([], [], [], [])


async def company(request: Request) -> Response:
    """Respond with the friends of the person, the people of their last games, and those whom they have blocked."""
    server = server_of(request)
    person = await server.people.identify(request)
    return encode(await server.friends.company(person) if person is not None else NOBODY)


async def invitations(request: Request) -> Response:
    """Respond with the person's invitations to tables that still wait for players."""
    server = server_of(request)
    person = await server.people.identify(request)
    return encode(as_invitations(await server.store.social.invitations(person.id)) if person is not None else [])


async def decline(request: Request) -> Response:
    """Remove an invitation."""
    wish = await body(request, DeclineWish)
    await server_of(request).company.decline(await known(request), wish.table)
    return JSONResponse({})


async def seated(request: Request) -> Response:
    """Respond with the people at a table, and what they are to the person who asks."""
    server = server_of(request)
    return encode(await server.company.seated(request.path_params["id"], await server.people.identify(request)))


async def befriend(request: Request) -> Response:
    """Ask a person to be a friend, or accept their request."""
    check_origin(request)
    me, server = await known(request), server_of(request)
    await server.friends.befriend(me, request.path_params["person"])
    await server.company.refresh_blocks(me.id)
    return JSONResponse({})


async def unfriend(request: Request) -> Response:
    """End a friendship, or take back or decline a request."""
    check_origin(request)
    await server_of(request).friends.unfriend(await known(request), request.path_params["person"])
    return JSONResponse({})


async def block(request: Request) -> Response:
    """Block a person."""
    check_origin(request)
    me, server = await known(request), server_of(request)
    await server.friends.block(me, request.path_params["person"])
    await server.company.refresh_blocks(me.id)
    return JSONResponse({})


async def unblock(request: Request) -> Response:
    """Lift a block."""
    check_origin(request)
    me, server = await known(request), server_of(request)
    await server.friends.unblock(me, request.path_params["person"])
    await server.company.refresh_blocks(me.id)
    return JSONResponse({})


async def invite(request: Request) -> Response:
    """Invite a friend or somebody of the last games: to a table where the person sits, or to a new private one."""
    wish = await body(request, InviteWish)
    me, server, id = await known(request), server_of(request), request.path_params["person"]
    await server.company.check_invitation(me, id, wish)
    if wish.table:
        await server.invite(me, id, wish.table)
        return JSONResponse({"table": wish.table})
    server.check_open()
    fewest = parlour.game(wish.game).seats[0]
    actor = await server.tables.open_table(wish.game, "private", fewest, {})
    _, token = await server.tables.sit(actor, 0, me.name, wish.nonce, me)
    await server.invite(me, id, actor.id)
    response = JSONResponse({"table": actor.id})
    set_seat_cookie(request, response, actor.id, token)
    return response


async def report(request: Request) -> Response:
    """Report a person to the host."""
    wish = await body(request, ReportWish)
    await server_of(request).company.report(await known(request), request.path_params["person"], wish)
    return JSONResponse({})


async def profile(request: Request) -> Response:
    """Respond with the page of a person, as far as they share it with the person who asks."""
    server = server_of(request)
    return encode(await server.profiles.profile(await server.people.identify(request), request.path_params["person"]))


async def shares(request: Request) -> Response:
    """Respond with what the person shares on their page."""
    return encode(await server_of(request).profiles.shares(await known(request)))


async def share(request: Request) -> Response:
    """Set what the person shares on their page."""
    wish = await body(request, Shares)
    await server_of(request).profiles.share(await known(request), wish)
    return encode(wish)


routes: Sequence[Route] = (
    Route("/api/me/company", company, methods=["GET"]),
    Route("/api/me/invitations", invitations, methods=["GET"]),
    Route("/api/me/invitations/decline", decline, methods=["POST"]),
    Route("/api/tables/{id}/people", seated, methods=["GET"]),
    Route("/api/me/shares", shares, methods=["GET"]),
    Route("/api/me/shares", share, methods=["POST"]),
    Route("/api/people/{person}", profile, methods=["GET"]),
    Route("/api/people/{person}/befriend", befriend, methods=["POST"]),
    Route("/api/people/{person}/unfriend", unfriend, methods=["POST"]),
    Route("/api/people/{person}/block", block, methods=["POST"]),
    Route("/api/people/{person}/unblock", unblock, methods=["POST"]),
    Route("/api/people/{person}/invite", invite, methods=["POST"]),
    Route("/api/people/{person}/report", report, methods=["POST"]),
)
