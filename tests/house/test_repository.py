"""A house rule of the repository as a whole: what programs of Node import is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_names_that_programs_of_node_import_exist() -> None:
    exported = re.compile(
        r"^export (?:async )?(?:function|class|const|let) ([\w, ]+)|^export \{ ([^}]+) \}", re.MULTILINE
    )
    imported = re.compile(r'^import \{([^}]+)\} from "(\.[^"]+\.mjs)";', re.MULTILINE)
    names, missing = 0, list[str]()
    folders = [ROOT / name for name in ("tests/e2e", "tools", "client_js/e2e", "client_js/tools")]
    for path in (path for folder in folders for path in folder.rglob("*.mjs")):
        for wanted, source in imported.findall(path.read_text()):
            module = path.parent / source
            known = set(re.findall(r"\w+", " ".join(map(" ".join, exported.findall(module.read_text())))))
            wants = {one.partition(" as ")[0].strip() for one in wanted.split(",")} - {""}
            names += len(wants)
            missing += [f"{path.name}: {name} of {module.name}" for name in sorted(wants - known)]
    assert names > 150, "The imports of the browser tests are not found any more: look at `imported`."
    assert not missing, f"These names are not exported: {', '.join(missing)}."
