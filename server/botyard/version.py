"""The version of the service, such as "0.2.0", and its form. `pyproject.toml` is the only place that has the number."""

import sys
import sysconfig
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from botyard.games import hexgrid


def installed_version() -> str:
    """Return the version of the installed package, or the checkout's if it is not installed."""
    try:
        return version("botyard")
    except PackageNotFoundError:
        manifest = Path(__file__).parents[2] / "pyproject.toml"
        number: str = tomllib.loads(manifest.read_text(encoding="utf-8"))["project"]["version"]
        return number


VERSION = installed_version()

FORM = "interpreted" if hexgrid.__file__.endswith(".py") else "compiled"
"""Whether the rules run as machine code: `compiled`, or `interpreted` (docs/operations.md, "The compiled form")."""


def is_slow_python() -> bool:
    """Return whether this Python was built from its sources without optimisation (docs/operations.md, "A fast Python").

    Distributions, whose Python is in /usr, optimise theirs, though some do not say so in the arguments of the build.
    """
    arguments = sysconfig.get_config_var("CONFIG_ARGS")
    return bool(arguments) and "--enable-optimizations" not in arguments and sys.base_prefix != "/usr"
