"""`parlour serve`: start the server on this machine."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any, Literal

import segno
import typer

from parlour.cli.common import fails_politely, show
from parlour.core.errors import OptionError
from parlour.locales import say
from parlour.server.cluster.nodes import NameTaken, check_name
from parlour.server.host import data_folder, garbage, logs
from parlour.server.host.connection_limits import ConnectionLimits, ServerConfig, raise_file_limit
from parlour.server.host.settings import LOOPBACK, Settings, flag
from parlour.server.host.shutdown import CONNECTIONS, GracefulServer
from parlour.server.http.app import create_app
from parlour.server.http.pages import WEB
from parlour.storage import Address, Damaged, StorageError, is_server, open_store, without_password
from parlour.storage.sqlite.backups import check_health

EVERYWHERE = ("0.0.0.0", "::")
HERE = "127.0.0.1"
WHERE, PLAY, PEOPLE, LIMITS, LOG = "Where", "Play", "People", "Limits (0: none)", "Log"
Level = Literal["debug", "info", "warning", "error"]


def variable(name: str) -> str:
    """The environment variable of a flag."""
    return "PARLOUR_" + name.removeprefix("--").replace("-", "_").upper()


def setting(name: str, panel: str, help: str, *more: str, **checks: Any) -> Any:
    """An option that an environment variable can set too. `more` is its spelling where it differs from `name`."""
    return typer.Option(*(more or (name,)), envvar=variable(name), help=help, rich_help_panel=panel, **checks)


DataFolder = Annotated[Path, setting("--data", WHERE, "the data folder")]
DEFAULT_DATA = Path("parlour-data")
DEFAULT = Settings(data=DEFAULT_DATA)


def add_to(app: typer.Typer) -> None:
    app.command("serve")(serve)


@fails_politely
def serve(
    host: Annotated[str, setting("--host", WHERE, "the address to listen on; 0.0.0.0 listens on all")] = HERE,
    port: Annotated[int, setting("--port", WHERE, "the port; 0 picks a free one", min=0, max=65535)] = 8000,
    data: DataFolder = DEFAULT_DATA,
    database: Annotated[
        str,
        setting("--database", WHERE, "postgresql://...; if not given, SQLite in the data folder"),
    ] = DEFAULT.database,
    node: Annotated[
        str, setting("--node", WHERE, "the name of this process among those that share the database")
    ] = DEFAULT.node,
    node_address: Annotated[
        str, setting("--node-address", WHERE, "http://HOST:PORT at which the other nodes reach this one")
    ] = DEFAULT.node_address,
    node_url: Annotated[
        str, setting("--node-url", WHERE, "http://HOST:PORT at which pages reach this node, where no proxy does it")
    ] = DEFAULT.node_url,
    dead_after: Annotated[
        float, setting("--dead-after", WHERE, "seconds until a node without a heartbeat is taken for dead", min=0.1)
    ] = DEFAULT.dead_after,
    lan: Annotated[
        bool, setting("--lan", WHERE, "for phones on the same network: listen on all addresses and show a QR code")
    ] = False,
    proxy: Annotated[
        bool, setting("--proxy", WHERE, "behind a reverse proxy: trust the guest addresses that it forwards")
    ] = DEFAULT.trust_proxy,
    proxies: Annotated[
        str, setting("--proxies", WHERE, "the proxies to trust: addresses and networks, separated by commas")
    ] = LOOPBACK,
    pause: Annotated[
        float,
        setting("--pause", PLAY, "seconds between a computer's actions at a calm table; at other paces less", min=0),
    ] = DEFAULT.pause,
    workers: Annotated[
        int | None,
        setting("--workers", PLAY, "processes for computer players; by default all cores but one", min=1),
    ] = DEFAULT.workers,
    grace: Annotated[
        float, setting("--grace", PLAY, "seconds until a computer plays for a player who is away", min=0)
    ] = DEFAULT.grace,
    restart_grace: Annotated[
        float, setting("--restart-grace", PLAY, "seconds that a restart adds to every clock", min=0)
    ] = DEFAULT.restart_grace,
    round_pause: Annotated[
        float, setting("--round-pause", PLAY, "seconds between two rounds of a tournament", min=0)
    ] = DEFAULT.round_pause,
    unload_after: Annotated[
        float,
        setting("--unload-after", PLAY, "seconds until an unused table is evicted from memory", min=0),
    ] = DEFAULT.unload_after,
    table_days: Annotated[
        float, setting("--table-days", PLAY, "days until an unused table is closed", min=0)
    ] = DEFAULT.table_days,
    open_days: Annotated[
        float, setting("--open-days", PLAY, "days until a table whose first game has not begun is closed", min=0)
    ] = DEFAULT.open_days,
    url: Annotated[str, setting("--url", PEOPLE, "where people reach the server: https://HOST")] = DEFAULT.url,
    smtp: Annotated[
        str, setting("--smtp", PEOPLE, "the SMTP server for e-mail: smtp://USER:PASSWORD@HOST:PORT, or smtps://")
    ] = DEFAULT.smtp,
    mail_from: Annotated[str, setting("--mail-from", PEOPLE, "the sender of e-mail")] = DEFAULT.mail_from,
    remind_after: Annotated[
        float, setting("--remind-after", PEOPLE, "seconds until a player who is away is told of their turn", min=0)
    ] = DEFAULT.remind_after,
    push_services: Annotated[
        str,
        setting("--push-services", PEOPLE, "hosts of the services that may wake browsers, separated by commas"),
    ] = DEFAULT.push_services,
    refused_names: Annotated[
        str,
        setting("--refused-names", PEOPLE, "a file of refused names; by default refused-names.txt in the data folder"),
    ] = DEFAULT.refused_names,
    per_address: Annotated[
        int, setting("--per-address", LIMITS, "WebSockets per address", min=0)
    ] = DEFAULT.per_address,
    waiting_per_address: Annotated[
        int, setting("--waiting-per-address", LIMITS, "connections per address that are not WebSockets yet", min=0)
    ] = DEFAULT.waiting_per_address,
    request_seconds: Annotated[
        float, setting("--request-seconds", LIMITS, "seconds that a request may take to arrive", min=0)
    ] = DEFAULT.request_seconds,
    most_guests: Annotated[
        int, setting("--most-guests", LIMITS, "connections per table; seated players always get in", min=0)
    ] = DEFAULT.most_guests,
    rate: Annotated[float, setting("--rate", LIMITS, "messages per second per connection", min=0)] = DEFAULT.rate,
    burst: Annotated[float, setting("--burst", LIMITS, "messages in a burst", min=1)] = DEFAULT.burst,
    address_rate: Annotated[
        float, setting("--address-rate", LIMITS, "messages per second per address, over all its connections", min=0)
    ] = DEFAULT.address_rate,
    address_burst: Annotated[
        float, setting("--address-burst", LIMITS, "messages per address in a burst", min=1)
    ] = DEFAULT.address_burst,
    read_rate: Annotated[
        float, setting("--read-rate", LIMITS, "reads per second per address; an expensive one counts as several", min=0)
    ] = DEFAULT.read_rate,
    read_burst: Annotated[float, setting("--read-burst", LIMITS, "reads in a burst", min=1)] = DEFAULT.read_burst,
    post_rate: Annotated[
        float, setting("--post-rate", LIMITS, "requests per second per address that change something", min=0)
    ] = DEFAULT.post_rate,
    post_burst: Annotated[
        float, setting("--post-burst", LIMITS, "such requests in a burst", min=1)
    ] = DEFAULT.post_burst,
    socket_rate: Annotated[
        float, setting("--socket-rate", LIMITS, "new connections per second per address", min=0)
    ] = DEFAULT.socket_rate,
    socket_burst: Annotated[
        float, setting("--socket-burst", LIMITS, "new connections in a burst", min=1)
    ] = DEFAULT.socket_burst,
    guess_rate: Annotated[
        float, setting("--guess-rate", LIMITS, "wrong codes per second per address", min=0)
    ] = DEFAULT.guess_rate,
    guess_burst: Annotated[
        float, setting("--guess-burst", LIMITS, "wrong codes in a burst", min=1)
    ] = DEFAULT.guess_burst,
    all_guess_rate: Annotated[
        float, setting("--all-guess-rate", LIMITS, "wrong codes per second from all addresses", min=0)
    ] = DEFAULT.all_guess_rate,
    all_guess_burst: Annotated[
        float, setting("--all-guess-burst", LIMITS, "wrong codes from all addresses in a burst", min=1)
    ] = DEFAULT.all_guess_burst,
    mail_rate: Annotated[
        float, setting("--mail-rate", LIMITS, "e-mails per second that one address can ask for", min=0)
    ] = DEFAULT.mail_rate,
    mail_burst: Annotated[
        float, setting("--mail-burst", LIMITS, "such e-mails in a burst", min=1)
    ] = DEFAULT.mail_burst,
    log: Annotated[
        Literal["json", "text"] | None,
        setting("--log", LOG, "one JSON object per line, or text; by default, text on a terminal and JSON elsewhere"),
    ] = None,
    log_level: Annotated[Level, setting("--log-level", LOG, "the lowest level that is logged")] = "info",
    log_addresses: Annotated[
        bool, setting("--log-addresses", LOG, "log a hash of each address", "--log-addresses/--no-log-addresses")
    ] = True,
    check: Annotated[bool, typer.Option("--check", help="show the settings and exit")] = False,
) -> None:
    """Start the server. Each setting is also an environment variable: --most-guests is PARLOUR_MOST_GUESTS."""
    settings = Settings(
        data=data,
        database=database,
        node=node,
        node_address=node_address,
        node_url=node_url,
        dead_after=dead_after,
        pause=pause,
        workers=workers,
        grace=grace,
        restart_grace=restart_grace,
        round_pause=round_pause,
        unload_after=unload_after,
        open_days=open_days,
        table_days=table_days,
        url=url,
        smtp=smtp,
        mail_from=mail_from,
        push_services=push_services,
        remind_after=remind_after,
        mail_rate=mail_rate,
        mail_burst=mail_burst,
        refused_names=refused_names,
        per_address=per_address,
        waiting_per_address=waiting_per_address,
        request_seconds=request_seconds,
        most_guests=most_guests,
        rate=rate,
        burst=burst,
        address_rate=address_rate,
        address_burst=address_burst,
        read_rate=read_rate,
        read_burst=read_burst,
        guess_rate=guess_rate,
        guess_burst=guess_burst,
        all_guess_rate=all_guess_rate,
        all_guess_burst=all_guess_burst,
        post_rate=post_rate,
        post_burst=post_burst,
        socket_rate=socket_rate,
        socket_burst=socket_burst,
        trust_proxy=proxy,
        proxies=proxies,
    )
    form: logs.Form = log or ("text" if sys.stderr.isatty() else "json")
    listen = EVERYWHERE[0] if lan else host
    if check:
        show_settings(settings, host=listen, port=port, log=form, log_level=log_level, log_addresses=log_addresses)
        return
    logs.set_up(form, log_level, log_addresses)
    os.umask(0o077)  # the data folder holds the cards of games in progress
    with data_folder.held(data) as lock, open_socket(listen, port) as listener:
        port = listener.getsockname()[1]
        if database and not node_address:
            settings = replace(settings, node_address=address_for_nodes(listen, port))
        check_database(settings.address, settings)
        data_folder.note_address(lock, local_address(listen, port))
        greet(data, port, listen, lan)
        run(settings, listener)


def check_database(address: Address, settings: Settings = DEFAULT) -> None:
    """Create the database or bring it up to date, and report any problem before the server accepts guests."""
    path = Path(address)
    try:
        if not is_server(address) and path.exists():
            check_health(path)
        asyncio.run(look_into(address, settings))
    except Damaged as error:
        raise OptionError("serve-damaged", file=str(path), folder=str(path.parent), reason=str(error)) from None
    except StorageError as error:
        raise OptionError("serve-database", reason=str(error)) from None
    except NameTaken:
        raise OptionError("serve-node-taken", node=settings.node) from None


async def look_into(address: Address, settings: Settings) -> None:
    """Open the database once. NameTaken if another process uses it under the same name."""
    async with open_store(address) as store:
        await check_name(store, settings.node, settings.node_address, settings.dead_after)


def show_settings(settings: Settings, **more: Any) -> None:
    """Print the settings, one per line, under the names of their flags."""
    shown = {"proxy" if name == "trust_proxy" else name: value for name, value in vars(settings).items()}
    shown |= {name: without_password(shown[name]) for name in ("database", "smtp")}
    for name, value in (more | shown).items():
        show(f"{flag(name)} {value}")


def greet(data: Path, port: int, host: str, lan: bool) -> None:
    """Print the server's address, with a QR code for `--lan`."""
    if not (WEB / "index.html").is_file():
        show(say("en", "serve-no-page"))
    name = own_address() if lan else "localhost" if host == HERE else host
    address = f"http://{bracketed(name)}:{port}"
    if lan:
        segno.make(address).terminal(compact=True)
    show(say("en", "serve-open", {"address": address, "folder": str(data.resolve())}))
    sys.stdout.flush()  # a program at the other end of a pipe waits for this line


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve until a signal arrives."""
    app = create_app(settings)
    config = ServerConfig(
        app,
        ConnectionLimits(settings, raise_file_limit()),
        log_config=None,
        access_log=False,  # URLs of pages contain table ids
        server_header=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=CONNECTIONS,
        ws_per_message_deflate=False,  # it costs a third more CPU per move, and memory for every connection
    )
    garbage.settle()
    GracefulServer(config, app).run([listener])


def open_socket(host: str, port: int) -> socket.socket:
    """Bind the listening socket; a port that is in use is reported before anything else is opened."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind, protocol)
        try:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listener.bind(place)
        except OSError:
            listener.close()
            raise
    except OSError as error:
        raise OptionError("serve-port", host=host, port=str(port), reason=error.strerror or str(error)) from None
    return listener


def local_address(host: str, port: int) -> str:
    """The URL at which this machine reaches the server."""
    name = {"0.0.0.0": HERE, "::": "::1"}.get(host, host)
    return f"http://{bracketed(name)}:{port}"


def address_for_nodes(host: str, port: int) -> str:
    """The URL at which other machines reach the server."""
    return f"http://{bracketed(own_address())}:{port}" if host in EVERYWHERE else local_address(host, port)


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """This machine's address on its network. Nothing is sent: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(("192.0.2.1", 9))  # an address reserved for documentation
        except OSError:
            return HERE
        return str(route.getsockname()[0])
