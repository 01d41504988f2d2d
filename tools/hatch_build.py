"""Build hook: puts the built client and the texts into wheels, where the server finds them in `botyard`."""

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
