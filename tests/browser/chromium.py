"""Where the browser is: PARLOUR_CHROMIUM, the path, Debian's package, Playwright's own. Run by itself: installs it."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

NAMES = ("chromium", "chromium-browser", "google-chrome")
DEBIAN = Path("/usr/lib/chromium/chromium")  # behind the script on the path, which switches on what tests do not need
# For every window Chromium makes ready what drops down below its address bar: two pages that nobody sees here, and more
# work than ours. Only the last flag of this name counts, so what Playwright would switch off is named again.
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
    """A browser that is there already."""
    named = os.environ.get("PARLOUR_CHROMIUM")
    if named:
        return named if Path(named).is_file() else None
    if DEBIAN.is_file():
        return str(DEBIAN)
    return next((found for name in NAMES if (found := shutil.which(name))), None)


def by_apt() -> str | None:
    """Debian's package, where we may install it."""
    if os.geteuid() != 0 or not shutil.which("apt-get"):
        return None
    print("The browser tests need Chromium, and there is none: installing Debian's package `chromium` with apt-get.")
    for step in (["update", "-q"], ["install", "-y", "-q", "chromium"]):
        done = subprocess.run(["apt-get", *step], capture_output=True, text=True)
        if done.returncode:
            print(f"apt-get {step[0]} failed:", *done.stderr.splitlines()[-1:])
    return installed()


def playwrights_own() -> str | None:
    """The browser that `playwright install chromium` brings."""
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
