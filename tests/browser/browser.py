"""A real browser, headless, for the pages that marque writes; and what is looked for in it."""

from __future__ import annotations

import base64
import re
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

CHROMIUM = next(
    filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None
)
DRIVER = shutil.which("chromedriver")

# What is looked for on a page, as functions; run beside the page, which has no script itself.
LOOKING = Path(__file__).with_name("looking.js").read_text(encoding="utf-8")

# Nothing of the machine's own: no profile, no network, no first steps. The sandbox can't be had
# by root, and the pages are our own.
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-sync "
    "--disable-background-networking --disable-component-update --hide-scrollbars "
    "--disable-dev-shm-usage --lang=en"
).split()


class Browser:
    """One window; its errors are kept from page to page until they are asked for."""

    def __init__(self, driver: Any) -> None:
        self.driver = driver

    def cdp(self, command: str, **arguments: Any) -> Any:
        """A command of the DevTools protocol."""
        return self.driver.execute_cdp_cmd(command, arguments)

    def js(self, script: str, *arguments: Any) -> Any:
        """What an expression comes to; it may use the functions of `looking.js`."""
        return self.driver.execute_script(f"{LOOKING}\nreturn {script};", *arguments)

    def open(self, path: Path, width: int = 1280, scheme: str = "light") -> None:
        """Open a file at a width, by day ("light") or by night ("dark")."""
        self.cdp(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=800,
            deviceScaleFactor=1,
            mobile=width < 500,
        )
        media = [{"name": "prefers-color-scheme", "value": scheme}]
        self.cdp("Emulation.setEmulatedMedia", features=media)
        self.driver.get(path.as_uri())

    def errors(self) -> list[str]:
        """What the console has said since it was last asked."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def pages_in_print(self, width: float, height: float) -> int:
        """How many sheets of that size, in inches, the page is printed on."""
        printed = self.cdp("Page.printToPDF", paperWidth=width, paperHeight=height)
        return len(re.findall(rb"/Type\s*/Page\b", base64.b64decode(printed["data"])))


@contextmanager
def browser() -> Iterator[Browser]:
    """A browser with an empty profile of its own."""
    from selenium import webdriver
    from selenium.webdriver.chrome.service import Service

    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        for flag in (*FLAGS, f"--user-data-dir={profile}"):
            options.add_argument(flag)
        driver = webdriver.Chrome(options=options, service=Service(DRIVER))
        try:
            yield Browser(driver)
        finally:
            driver.quit()
