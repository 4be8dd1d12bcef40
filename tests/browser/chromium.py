"""Finds the browser: PARLOUR_CHROMIUM, the path, Debian's package, or Playwright's; as a module, installs one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tests import debian

NAMES = ("chromium", "chromium-browser", "google-chrome")
DEBIAN = Path("/usr/lib/chromium/chromium")  # not the script on the path, which enables features that tests do not need
# For every window, Chromium prepares the drop-down of its address bar: two pages that nobody sees here, and more work
# than ours. Only the last flag of this name counts, so Playwright's own list is repeated.
NEEDLESS = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades", "LensOverlay"),
    *("MediaRouter", "PaintHolding", "ThirdPartyStoragePartitioning", "OptimizationHints", "AimEnabled"),
    *("AvoidCorsURLLoaderRestartOnRedirect", "NetworkTimeServiceQuerying", "PreconnectToSearch"),
)
FLAGS = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-default-apps",
    "--no-first-run",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-gpu-compositing",  # with the next one, a fifth less work for the same pictures
    "--disable-software-rasterizer",
    f"--disable-features={','.join(NEEDLESS)}",
]


def installed() -> str | None:
    """A browser that is already installed."""
    named = os.environ.get("PARLOUR_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    if DEBIAN.is_file():
        return str(DEBIAN)
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def by_apt() -> str | None:
    """Install Debian's package, if permissions allow."""
    debian.install("chromium", "The browser tests need Chromium")
    return installed()


def playwrights_own() -> str | None:
    """The browser that `playwright install chromium` downloads."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).is_file() else None


def find() -> str:
    """The browser for the tests."""
    for way in (installed, by_apt, playwrights_own):
        found = way()
        if found:
            return found
    raise FileNotFoundError(
        "no Chromium. Looked for: the file named by PARLOUR_CHROMIUM; "
        f"{', '.join(NAMES)} on the path; apt-get install chromium (as root); playwright install chromium"
    )


if __name__ == "__main__":
    print(find())
