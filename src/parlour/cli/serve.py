"""`parlour serve`: open the house on this machine."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Annotated

import segno
import typer
import uvicorn

from parlour.cli.common import fails_politely, show
from parlour.core.errors import OptionError
from parlour.locales import say
from parlour.server.app import create_app
from parlour.server.pages import WEB
from parlour.server.settings import Settings
from parlour.wire.messages import LARGEST_FRAME

EVERYWHERE = "0.0.0.0"


def add_to(app: typer.Typer) -> None:
    app.command("serve")(serve)


@fails_politely
def serve(
    host: Annotated[str, typer.Option(help="the address to listen on")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8000,
    data: Annotated[Path, typer.Option(help="the folder where tables are kept")] = Path("parlour-data"),
    pause: Annotated[float, typer.Option(min=0, help="seconds between a computer's actions")] = 1.0,
    lan: Annotated[
        bool, typer.Option("--lan", help="for phones in the same network: show the address and a QR code")
    ] = False,
) -> None:
    """Open the parlour for browsers."""
    check_port(EVERYWHERE if lan else host, port)
    if not (WEB / "index.html").is_file():
        show(say("en", "serve-no-page"))
    if lan:
        address = f"http://{own_address()}:{port}"
        segno.make(address).terminal(compact=True)
    else:
        address = f"http://{'localhost' if host == '127.0.0.1' else host}:{port}"
    show(say("en", "serve-open", {"address": address, "folder": str(data.resolve())}))
    uvicorn.run(
        create_app(Settings(data, pause)),
        host=EVERYWHERE if lan else host,
        port=port,
        log_level="warning",
        ws_max_size=4 * LARGEST_FRAME,
    )


def check_port(host: str, port: int) -> None:
    """Say so before anything is opened, if somebody else listens there."""
    with socket.socket() as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except OSError as error:
            raise OptionError("serve-port", host=host, port=str(port), reason=error.strerror or str(error)) from None


def own_address() -> str:
    """This machine's address in its network. Nothing is sent: connecting a datagram socket only picks a route."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as route:
        try:
            route.connect(("192.0.2.1", 9))  # an address of documentation, which belongs to nobody
        except OSError:
            return "127.0.0.1"
        return str(route.getsockname()[0])
