"""Summarise the User-Agent header in words that the owner of the browser recognises."""

from functools import lru_cache

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
"""Parts of the header and their meaning. The first match counts, because most headers name other products, too."""

SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


@lru_cache(maxsize=1000)
def summarise_user_agent(user_agent: str) -> str:
    """Return a summary such as `Firefox on Linux`; "" for an unknown browser."""
    browser = _first(BROWSERS, user_agent)
    system = _first(SYSTEMS, user_agent)
    return f"{browser} on {system}" if browser and system else browser


def _first(known: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((words for sign, words in known if sign in user_agent), "")
