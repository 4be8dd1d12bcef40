"""Routes of notifications and e-mail: how people are reached, what they are told, how a lost cookie is replaced."""

from __future__ import annotations

from collections.abc import Sequence
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import Route

from parlour.server.host import background
from parlour.server.host.addresses import address_of
from parlour.server.http.people import known
from parlour.server.http.requests import body, check_origin, guesses_of, plain_code, server_of
from parlour.server.http.responses import encode
from parlour.server.notices.wording import ME, known_language, nothing_text, notice_text
from parlour.server.people.identities import COOKIE
from parlour.storage import hash_token
from parlour.table.errors import TableError
from parlour.wire.notices import Letters, MailCode, MailWish, NewDevice, OldDevice, Reminding, SignOut

MOST_SHOWN, MOST_ASKED = 3, 10  # notifications at once, and notices that are looked at for them


async def reach(request: Request) -> Response:
    """Respond with how the person can be reached, and whether the browser with this endpoint is one of theirs."""
    server = server_of(request)
    person = await server.people.identify(request)
    endpoint = request.query_params.get("endpoint", "")
    return encode(await server.contacts.reach(person.id if person is not None else "", endpoint))


async def add_device(request: Request) -> Response:
    """Store the browser of the person, so that it can be woken."""
    wish = await body(request, NewDevice)
    await server_of(request).contacts.add_device((await known(request)).id, wish.endpoint, wish.language)
    return JSONResponse({})


async def drop_device(request: Request) -> Response:
    """Forget a browser of the person."""
    wish = await body(request, OldDevice)
    await server_of(request).contacts.drop_device((await known(request)).id, wish.endpoint)
    return JSONResponse({})


async def ask_mail(request: Request) -> Response:
    """Send a code to the address that the person gives."""
    wish = await body(request, MailWish)
    person, asker = await known(request), address_of(request.scope)
    await server_of(request).contacts.ask_mail(person.id, wish.address, wish.language, asker)
    return JSONResponse({})


async def confirm_mail(request: Request) -> Response:
    """Store the address of a person who has its code."""
    wish = await body(request, MailCode)
    person, guesses, address = await known(request), guesses_of(request), address_of(request.scope)
    guesses.check(address)
    try:
        await server_of(request).contacts.confirm(person.id, plain_code(wish.code))
    except TableError:
        guesses.wrong(address)
        raise
    return JSONResponse({})


async def drop_mail(request: Request) -> Response:
    """Forget the address of the person."""
    check_origin(request)
    await server_of(request).contacts.drop_mail((await known(request)).id)
    return JSONResponse({})


async def letters(request: Request) -> Response:
    """Set whether the person gets letters."""
    wish = await body(request, Letters)
    await server_of(request).contacts.set_letters((await known(request)).id, wish.on)
    return JSONResponse({})


async def recover(request: Request) -> Response:
    """Send a code to the person with this address, if there is one.

    The response is the same if there is none, and does not wait for the answer.
    """
    wish = await body(request, MailWish)
    server = server_of(request)
    server.contacts.check_letter(address_of(request.scope), wish.address.lower())
    background.begin(server.recover(wish.address), "recovery")
    return JSONResponse({})


async def stop(request: Request) -> Response:
    """Stop the letters to a person, by the link in one of them; mail programs send it as a form, without a cookie."""
    await server_of(request).contacts.stop_by_link(request.path_params["mark"])
    return JSONResponse({})


async def ask_stop(request: Request) -> Response:
    """Lead whoever opens such a link to the page that asks first: programs open links too, to look at them."""
    return RedirectResponse(f"{ME}#stop={quote(request.path_params['mark'])}", 303)


async def sign_out(request: Request) -> Response:
    """Sign the person out in all other browsers."""
    wish = await body(request, SignOut)
    server, person = server_of(request), await known(request)
    await server.people.sign_out_others(person, request.cookies.get(COOKIE, ""))
    await server.contacts.drop_other_devices(person.id, wish.endpoint)
    return JSONResponse({})


async def reminding(request: Request) -> Response:
    """Respond with whether the person is told of their turns at a table."""
    server = server_of(request)
    person = await server.people.identify(request)
    on = person is not None and await server.contacts.reminds(person.id, request.path_params["id"])
    return encode(Reminding(on))


async def remind(request: Request) -> Response:
    """Set whether the person is told of their turns at a table where they sit."""
    wish = await body(request, Reminding)
    person, server, id = await known(request), server_of(request), request.path_params["id"]
    table = await server.company.table(id)
    if wish.on and (table.closed or table.seat_of_person(person.id) is None):
        raise TableError("notice-no-seat")
    await server.contacts.remind(person.id, id, wish.on)
    return encode(wish)


async def notices(request: Request) -> Response:
    """Respond with what the person is to be told now; the service worker asks when it is woken.

    The browser is named by its endpoint, because it may speak another language than the person's others.
    """
    server, device = server_of(request), hash_token(request.query_params.get("endpoint", ""))
    person = await server.people.identify(request)
    if person is None:
        return encode([nothing_text(known_language(""))])
    mine = [one.language for one in await server.store.notices.devices(person.id) if one.id == device]
    language = known_language(mine[0] if mine else "")
    sent = [row for row in await server.store.notices.of_person(person.id) if row.tries]
    found = [notice_text(row, language) for row in sent[:MOST_ASKED] if await server.company.concerns_still(row)]
    return encode(found[:MOST_SHOWN] or [nothing_text(language)])


routes: Sequence[Route] = (
    Route("/api/me/reach", reach, methods=["GET"]),
    Route("/api/me/notices", notices, methods=["GET"]),
    Route("/api/me/devices", add_device, methods=["POST"]),
    Route("/api/me/devices/drop", drop_device, methods=["POST"]),
    Route("/api/me/mail", ask_mail, methods=["POST"]),
    Route("/api/me/mail/confirm", confirm_mail, methods=["POST"]),
    Route("/api/me/mail/letters", letters, methods=["POST"]),
    Route("/api/me/mail/drop", drop_mail, methods=["POST"]),
    Route("/api/me/recover", recover, methods=["POST"]),
    Route("/api/me/signout", sign_out, methods=["POST"]),
    Route("/api/mail/stop/{mark}", ask_stop, methods=["GET"]),
    Route("/api/mail/stop/{mark}", stop, methods=["POST"]),
    Route("/api/tables/{id}/remind", reminding, methods=["GET"]),
    Route("/api/tables/{id}/remind", remind, methods=["POST"]),
)
