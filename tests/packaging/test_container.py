"""The Containerfile, step by step, without a container: the result serves the page and stops on request."""

from __future__ import annotations

import shlex
import signal
import subprocess
import time
import urllib.request
from pathlib import Path

from tests.packaging.conftest import HOUSE
from tests.packaging.container import Image, instructions
from tests.packaging.shell import free_port, run_in


def test_what_the_containerfile_makes_is_a_server_for_nobody_special(
    checkout: Path, built: Path, tmp_path: Path
) -> None:
    image = Image(tmp_path, checkout, built)
    image.make(checkout / "Containerfile")
    assert image.settings["USER"] == "parlour" and image.settings["VOLUME"] == "/data"
    assert image.environment["PARLOUR_HOST"] == "0.0.0.0"
    assert image.environment["PARLOUR_DATA"] == str(image.root / "data")
    noted = (tmp_path / "notes").read_text()
    assert "apt-get install" in noted and "useradd --system" in noted and f"chown parlour {image.root}/data" in noted
    assert not (image.root / "src").exists() and not (image.root / "wheels").exists()

    port = free_port()
    environment = image.environment | {"PARLOUR_HOST": "127.0.0.1", "PARLOUR_PORT": str(port)}
    program = [str(image.root / "opt/parlour/bin" / image.command("CMD")[0]), *image.command("CMD")[1:]]
    with subprocess.Popen(program, cwd=image.root, env=environment) as server:
        try:
            wait_until_healthy(image, environment)
            assert b"<title>" in urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=30).read()
            assert (image.root / "data/parlour.sqlite").is_file()
            server.send_signal(getattr(signal, image.settings["STOPSIGNAL"]))
            assert server.wait(60) == 0
        finally:
            server.kill()


def wait_until_healthy(image: Image, environment: dict[str, str]) -> None:
    """Wait until the image's own health check succeeds."""
    program, *words = image.command("HEALTHCHECK")
    command = [str(image.root / "opt/parlour/bin" / program), *words]
    deadline = time.monotonic() + 60
    while subprocess.run(command, env=environment, capture_output=True).returncode != 0:
        assert time.monotonic() < deadline, "it did not come up"
        time.sleep(0.1)
    run_in(environment, command, image.root)


def test_every_path_of_the_steps_lies_in_the_root(tmp_path: Path) -> None:
    """Otherwise the steps would change the machine that runs the test."""
    image = Image(tmp_path, tmp_path, tmp_path)
    for word, rest in instructions(HOUSE / "Containerfile"):
        if word in ("RUN", "ENV"):
            for path in [part for token in shlex.split(image.inside(rest)) for part in token.split("=")[-1].split(":")]:
                assert not path.startswith("/") or path.startswith(str(image.root)), path
