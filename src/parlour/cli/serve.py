"""`parlour serve`: open the house on this machine."""

from __future__ import annotations

import logging
import os
import socket
import sys
from pathlib import Path
from typing import Annotated, Any, Literal

import segno
import typer

from parlour.cli.common import fails_politely, show
from parlour.core.errors import OptionError
from parlour.locales import say
from parlour.server.host import data_folder, logs
from parlour.server.host.connection_limits import ConnectionLimits, ServerConfig, raise_file_limit
from parlour.server.host.settings import LOOPBACK, Settings, flag
from parlour.server.host.shutdown import CONNECTIONS, GracefulServer
from parlour.server.http.app import create_app
from parlour.server.http.pages import WEB
from parlour.storage import Damaged, StorageError
from parlour.storage.sqlite.backups import check_health
from parlour.storage.sqlite.connections import open_to_write
from parlour.wire.messages import LARGEST_FRAME

EVERYWHERE = ("0.0.0.0", "::")
HERE = "127.0.0.1"
WHERE, PLAY, LIMITS, LOG = "Where", "Play", "Limits (0: none)", "Log"
Level = Literal["debug", "info", "warning", "error"]


def variable(name: str) -> str:
    """The environment variable of a flag."""
    return "PARLOUR_" + name.removeprefix("--").replace("-", "_").upper()


def setting(name: str, panel: str, help: str, *more: str, **checks: Any) -> Any:
    """An option that can also be set by the environment. `more` is how it is written, if not as its name."""
    return typer.Option(*(more or (name,)), envvar=variable(name), help=help, rich_help_panel=panel, **checks)


DataFolder = Annotated[Path, setting("--data", WHERE, "the folder where everything is kept")]
DEFAULT_DATA = Path("parlour-data")
DEFAULT = Settings(data=DEFAULT_DATA)


def add_to(app: typer.Typer) -> None:
    app.command("serve")(serve)


@fails_politely
def serve(
    host: Annotated[str, setting("--host", WHERE, "the address to listen on; 0.0.0.0 for all")] = HERE,
    port: Annotated[int, setting("--port", WHERE, "0: any that is free", min=0, max=65535)] = 8000,
    data: DataFolder = DEFAULT_DATA,
    lan: Annotated[
        bool, setting("--lan", WHERE, "for phones in the same network: listen to all, show the address and a QR code")
    ] = False,
    proxy: Annotated[
        bool, setting("--proxy", WHERE, "a reverse proxy stands before the server: guests are who it says")
    ] = DEFAULT.trust_proxy,
    proxies: Annotated[
        str, setting("--proxies", WHERE, "the proxies to trust: addresses and networks, with commas")
    ] = LOOPBACK,
    pause: Annotated[float, setting("--pause", PLAY, "seconds between a computer's actions", min=0)] = DEFAULT.pause,
    workers: Annotated[
        int | None, setting("--workers", PLAY, "processes that think; if not given, one a core but one", min=1)
    ] = DEFAULT.workers,
    grace: Annotated[
        float, setting("--grace", PLAY, "seconds until a computer plays for somebody who is away", min=0)
    ] = DEFAULT.grace,
    restart_grace: Annotated[
        float, setting("--restart-grace", PLAY, "seconds that a restart adds to every clock", min=0)
    ] = DEFAULT.restart_grace,
    unload_after: Annotated[
        float, setting("--unload-after", PLAY, "seconds until a table that nobody looks at leaves the memory", min=0)
    ] = DEFAULT.unload_after,
    table_days: Annotated[
        float, setting("--table-days", PLAY, "days until a table that nobody has touched is closed", min=0)
    ] = DEFAULT.table_days,
    open_days: Annotated[
        float, setting("--open-days", PLAY, "days until a table whose first game has not begun is closed", min=0)
    ] = DEFAULT.open_days,
    per_address: Annotated[int, setting("--per-address", LIMITS, "sockets per address", min=0)] = DEFAULT.per_address,
    waiting_per_address: Annotated[
        int, setting("--waiting-per-address", LIMITS, "connections per address that are no sockets yet", min=0)
    ] = DEFAULT.waiting_per_address,
    request_seconds: Annotated[
        float, setting("--request-seconds", LIMITS, "seconds that a request may take to arrive", min=0)
    ] = DEFAULT.request_seconds,
    most_guests: Annotated[
        int, setting("--most-guests", LIMITS, "connections a table; who has a seat always gets in", min=0)
    ] = DEFAULT.most_guests,
    rate: Annotated[float, setting("--rate", LIMITS, "messages a second and connection", min=0)] = DEFAULT.rate,
    burst: Annotated[float, setting("--burst", LIMITS, "messages at once", min=1)] = DEFAULT.burst,
    address_rate: Annotated[
        float, setting("--address-rate", LIMITS, "messages per second per address, over all its connections", min=0)
    ] = DEFAULT.address_rate,
    address_burst: Annotated[
        float, setting("--address-burst", LIMITS, "such messages at once", min=1)
    ] = DEFAULT.address_burst,
    read_rate: Annotated[
        float, setting("--read-rate", LIMITS, "reads per second per address; a costly one counts as several", min=0)
    ] = DEFAULT.read_rate,
    read_burst: Annotated[float, setting("--read-burst", LIMITS, "reads at once", min=1)] = DEFAULT.read_burst,
    post_rate: Annotated[
        float, setting("--post-rate", LIMITS, "requests a second and address that change something", min=0)
    ] = DEFAULT.post_rate,
    post_burst: Annotated[float, setting("--post-burst", LIMITS, "such requests at once", min=1)] = DEFAULT.post_burst,
    socket_rate: Annotated[
        float, setting("--socket-rate", LIMITS, "new connections a second and address", min=0)
    ] = DEFAULT.socket_rate,
    socket_burst: Annotated[
        float, setting("--socket-burst", LIMITS, "new connections at once", min=1)
    ] = DEFAULT.socket_burst,
    guess_rate: Annotated[
        float, setting("--guess-rate", LIMITS, "wrong codes per second per address", min=0)
    ] = DEFAULT.guess_rate,
    guess_burst: Annotated[float, setting("--guess-burst", LIMITS, "wrong codes at once", min=1)] = DEFAULT.guess_burst,
    all_guess_rate: Annotated[
        float, setting("--all-guess-rate", LIMITS, "wrong codes per second from all addresses", min=0)
    ] = DEFAULT.all_guess_rate,
    all_guess_burst: Annotated[
        float, setting("--all-guess-burst", LIMITS, "wrong codes from all addresses at once", min=1)
    ] = DEFAULT.all_guess_burst,
    log: Annotated[
        Literal["json", "text"] | None,
        setting("--log", LOG, "one JSON line an event, or text; if not given, text on a terminal and JSON elsewhere"),
    ] = None,
    log_level: Annotated[Level, setting("--log-level", LOG, "the least that is told")] = "info",
    log_addresses: Annotated[
        bool, setting("--log-addresses", LOG, "tell addresses apart by a hash", "--log-addresses/--no-log-addresses")
    ] = True,
    check: Annotated[bool, typer.Option("--check", help="show the settings, and do not open")] = False,
) -> None:
    """Open the parlour for browsers. Every setting is also a variable: --most-guests is PARLOUR_MOST_GUESTS."""
    settings = Settings(
        data=data,
        pause=pause,
        workers=workers,
        grace=grace,
        restart_grace=restart_grace,
        unload_after=unload_after,
        open_days=open_days,
        table_days=table_days,
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
    os.umask(0o077)  # what is kept holds the cards of games that go on
    with data_folder.held(data) as lock, open_socket(listen, port) as listener:
        check_database(data / data_folder.DATABASE)
        port = listener.getsockname()[1]
        data_folder.note_address(lock, local_address(listen, port))
        greet(data, port, listen, lan)
        run(settings, listener)


def check_database(path: Path) -> None:
    """Made, or brought up to date; what stands in the way is said before anybody is let in."""
    try:
        if path.exists():
            check_health(path)
        open_to_write(path).close()
    except Damaged as error:
        raise OptionError("serve-damaged", file=str(path), folder=str(path.parent), reason=str(error)) from None
    except StorageError as error:
        raise OptionError("serve-database", reason=str(error)) from None


def show_settings(settings: Settings, **more: Any) -> None:
    """One a line, as the flags are called."""
    shown = {"proxy" if name == "trust_proxy" else name: value for name, value in vars(settings).items()}
    for name, value in (more | shown).items():
        show(f"{flag(name)} {value}")


def greet(data: Path, port: int, host: str, lan: bool) -> None:
    """Where the parlour is."""
    if not (WEB / "index.html").is_file():
        show(say("en", "serve-no-page"))
    name = own_address() if lan else "localhost" if host == HERE else host
    address = f"http://{bracketed(name)}:{port}"
    if lan:
        segno.make(address).terminal(compact=True)
    show(say("en", "serve-open", {"address": address, "folder": str(data.resolve())}))
    sys.stdout.flush()  # whoever reads a pipe waits for this line


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve until a signal comes."""
    app = create_app(settings)
    config = ServerConfig(
        app,
        ConnectionLimits(settings, raise_file_limit()),
        log_config=None,
        access_log=False,  # addresses of pages hold the ids of tables
        server_header=False,
        proxy_headers=settings.trust_proxy,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=CONNECTIONS,
        ws_max_size=4 * LARGEST_FRAME,
        ws_per_message_deflate=False,  # it costs a third more CPU a move, and memory for every connection
    )
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)
    GracefulServer(config, app).run([listener])


def is_our_fault(record: logging.LogRecord) -> bool:
    """uvicorn calls broken UTF-8 an error and shows where; the client was told and cut off (1007), and that is all."""
    return not record.getMessage().startswith("Invalid UTF-8")


def open_socket(host: str, port: int) -> socket.socket:
    """Listen; say so before anything else is opened, if somebody else does."""
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
    """How this machine reaches what listens there."""
    name = {"0.0.0.0": HERE, "::": "::1"}.get(host, host)
    return f"http://{bracketed(name)}:{port}"


def bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(("192.0.2.1", 9))  # an address of documentation, which belongs to nobody
        except OSError:
            return HERE
        return str(route.getsockname()[0])
