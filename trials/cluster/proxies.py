"""nginx or HAProxy with the recipes in deploy/, on a port of this machine and in front of its nodes."""

from __future__ import annotations

import re
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path

from tests import debian

DEPLOY = Path(__file__).parents[2] / "deploy"
RECIPES = {"nginx": DEPLOY / "nginx/parlour.conf", "haproxy": DEPLOY / "haproxy/haproxy.cfg"}
ADDRESS = re.compile(r"10\.0\.0\.(\d):8000")  # of the nodes in the recipes, in the order of their names
MOST_CONNECTIONS = 4000  # each needs two file descriptors, and a machine for trials may have few
NGINX = """\
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
events {{ worker_connections 8192; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/parlour.conf;
}}
"""


class Unavailable(Exception):
    """There is no proxy here, for the reason given."""


def program(name: str) -> str:
    """Return the path of a proxy's program; it is installed by apt-get if possible."""
    found = installed(name)
    if found is None:
        debian.install(name, f"The cluster needs {name}")
        found = installed(name)
    if found is None:
        raise Unavailable(f"{name} is not installed: apt-get install {name} (as root)")
    return found


def installed(name: str) -> str | None:
    return shutil.which(name) or shutil.which(name, path="/usr/sbin:/sbin")


def recipe(name: str, port: int, nodes: Sequence[str]) -> str:
    """Return a recipe of deploy/ with the addresses of its three nodes, on a port without TLS."""
    text = RECIPES[name].read_text(encoding="utf-8")
    text = ADDRESS.sub(lambda found: nodes[int(found[1]) - 1], text)
    text = re.sub(r"listen 443 ssl;", f"listen 127.0.0.1:{port};", text)
    text = re.sub(r" *ssl_certificate[^\n]*\n", "", text)
    text = re.sub(r"maxconn \d+", f"maxconn {MOST_CONNECTIONS}", text)
    return re.sub(r"bind :443[^\n]*", f"bind 127.0.0.1:{port}", text)


class Proxy:
    """A running proxy."""

    def __init__(self, name: str, folder: Path, port: int, nodes: Sequence[str]) -> None:
        self.name = name
        self.port = port
        folder.mkdir(parents=True, exist_ok=True)
        folder.chmod(0o777)  # the workers of nginx run as another user
        command = self.command(folder, recipe(name, port, nodes))
        with (folder / "output.txt").open("wb") as said:
            self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=said)
        self.wait()

    def command(self, folder: Path, text: str) -> Sequence[str]:
        """Write the configuration, and return the command that runs it."""
        file = folder / ("parlour.conf" if self.name == "nginx" else "haproxy.cfg")
        file.write_text(text, encoding="utf-8")
        if self.name == "haproxy":
            return [program("haproxy"), "-db", "-f", str(file)]
        main = folder / "nginx.conf"
        main.write_text(NGINX.format(folder=folder), encoding="utf-8")
        return [program("nginx"), "-p", str(folder), "-c", str(main)]

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def wait(self) -> None:
        """Return when a node answers through the proxy."""
        deadline = time.monotonic() + 60
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/api/health", timeout=5).read()
                return
            except (urllib.error.URLError, OSError):
                assert self.process.poll() is None, f"{self.name} has ended"
                assert time.monotonic() < deadline, f"{self.name} did not come up"
                time.sleep(0.05)

    def end(self) -> None:
        """Stop the proxy."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(30)
