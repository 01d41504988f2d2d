"""Build hook: puts the built client and the texts into wheels, where the server finds them in `botyard`.

`BOTYARD_COMPILED` names a folder that `tools/build_native.py` has made: then the wheel holds the compiled modules, too,
and fits this Python and this kind of machine only.
"""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientBuildHook(BuildHookInterface[Any]):
    """Adds `client_js/dist` and `locales` to a wheel. An editable install reads the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Register the built client.

        `version` is hatch's build variant: `standard` or `editable`.
        Raises `FileNotFoundError` for a standard wheel when the client was not built: it would serve no page.
        """
        if version == "editable":
            return
        built = Path(self.root, "client_js", "dist")
        if not (built / "index.html").is_file():
            raise FileNotFoundError("client_js/dist/index.html is missing: run `make client` first")
        build_data["force_include"][str(built)] = "botyard/static"
        build_data["force_include"][str(Path(self.root, "locales"))] = "botyard/locales"
        if compiled := os.environ.get("BOTYARD_COMPILED"):
            build_data["force_include"] |= compiled_modules(Path(compiled))
            build_data["pure_python"], build_data["infer_tag"] = False, True


def compiled_modules(folder: Path) -> dict[str, str]:
    """Return where the compiled modules of a folder belong in a wheel. Raises `FileNotFoundError` if it has none."""
    found = {str(file): str(file.relative_to(part)) for part in folder.iterdir() for file in part.rglob("*.so")}
    if not found:
        raise FileNotFoundError(f"{folder} has no compiled modules: run `make wheel`")
    return found
