"""The house rules of the code: sizes, cycles, docstrings, words. Each failure says in a sentence what to do."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = ("server", "protocol")
FILES = sorted(
    path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if not path.name.startswith("test_")
)
WORD_FOLDERS = (*FOLDERS, "tests", "bench", "tools", "examples", "client_js/src", "client_js/tools", "client_js/e2e")
WORD_FILES = sorted(
    path
    for folder in WORD_FOLDERS
    for path in (ROOT / folder).rglob("*.*")
    if path.suffix in (".py", ".mjs", ".ts", ".tsx") and "generated" not in path.parts and path != Path(__file__)
)

FILE_LINES = 500
FUNCTION_LINES = 60

OLD_WORDS = re.compile(
    r"(?<![a-z-])(told|whoever|somebody|nobody(?!_missing)|everybody|asker|beside|of[ _]whom|deaf|ears?|likeness)"
    r"(?![a-z])",
    re.IGNORECASE,
)
"""In names of several words, too. `nobody_missing` is a code of the protocol, and a class such as `bot-ears` is a part
of a drawing."""
OLD_WORDS_LIMIT = 20
"""Room for stored, published and wire names."""

PRONOUN_NAMES = re.compile(
    r"""^\s*(?:async )?(?:def test_|(?:(?:test|it)(?:\.each\([^()]*\))?|\]\))\(["'`])"""
    r"""((?:what|who|whom|whose|one|those)[_ ].*)""",
    re.MULTILINE,
)

OLD_MODULES = frozenset(
    {
        "asking",
        "attendance",
        "bucket",
        "counts",
        "desk",
        "entrance",
        "glances",
        "keeper",
        "late",
        "lookout",
        "newest",
        "notices",
        "pairing",
        "parting",
        "patience",
        "talk",
        "told",
        "who",
        "wire",
        "inviting",
        "keeping",
        "planning",
        "seating",
        "thinking",
        "timing",
        "aside",
        "circles",
        "ear",
        "faults",
        "listing",
        "own_matches",
        "packed",
        "rolls",
        "rounds",
        "timekeeper",
        "enrol",
        "knock",
        "unmark",
        "lookalike",
        "gate",
        "known",
        "seals",
        "place",
        "chance",
        "thought",
        "ways",
        "worth",
        "shadow",
        "shadows",
        "visitor",
        "likeness",
        "printed",
        "expectation",
    }
)
"""Names of modules that say nothing to a stranger; the glossary of ARCHITECTURE.md has the words of today."""


def _name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@cache
def _trees() -> list[tuple[Path, ast.Module]]:
    return [(path, ast.parse(path.read_text(encoding="utf-8"))) for path in FILES]


def test_no_file_is_too_long() -> None:
    long = {_name(path): count for path in FILES if (count := len(path.read_text().splitlines())) > FILE_LINES}
    assert not long, f"Split these files by subject, since a file has at most {FILE_LINES} lines: {long}."


def test_no_function_is_too_long() -> None:
    long = {
        f"{_name(path)}:{node.name}": count
        for path, tree in _trees()
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and (count := (node.end_lineno or node.lineno) - node.lineno + 1) > FUNCTION_LINES
    }
    assert not long, f"Split these functions, since a function has at most {FUNCTION_LINES} lines: {long}."


def _public(body: list[ast.stmt], prefix: str) -> Iterator[str]:
    """The public functions and classes without a docstring, after `prefix`; an overload needs none."""
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) or node.name.startswith("_"):
            continue
        is_overload = any(isinstance(one, ast.Name) and one.id == "overload" for one in node.decorator_list)
        if not is_overload and not ast.get_docstring(node):
            yield f"{prefix}:{node.name}"
        if isinstance(node, ast.ClassDef):
            yield from _public(node.body, f"{prefix}:{node.name}")


def test_everything_public_has_a_docstring() -> None:
    without = [_name(path) for path, tree in _trees() if not ast.get_docstring(tree)]
    without += [name for path, tree in _trees() for name in _public(tree.body, _name(path))]
    assert not without, f"Write a docstring that a stranger understands for {', '.join(without)}."


def _endless(tree: ast.Module) -> Iterator[str]:
    """The coroutines of a module that run until they are cancelled."""
    for coroutine in ast.walk(tree):
        if isinstance(coroutine, ast.AsyncFunctionDef):
            for loop in coroutine.body:
                head = ast.unparse(loop).partition("\n")[0]
                endless = head == "while True:" or (head.startswith("for ") and head.endswith(" in count():"))
                if endless and not any(isinstance(one, ast.Return) for one in ast.walk(loop)):
                    yield coroutine.name


def test_no_endless_task_ends_at_its_first_failure() -> None:
    endless = {path: set(_endless(tree)) for path, tree in _trees()}
    public = {name for names in endless.values() for name in names if not name.startswith("_")}
    assert sum(map(len, endless.values())) > 30, "The loops of the server are not found any more: mend `_endless`."
    ending = [
        f"{_name(path)}:{call.lineno}"
        for path, tree in _trees()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call) and ast.unparse(call.func) == "spawn"
        for name in [ast.unparse(call.args[0]).partition("(")[0].rpartition(".")[2]]
        if name in endless[path] | public
    ]
    assert not ending, f"Start these endless tasks by `spawn_forever`, so that they go on after a failure: {ending}."


def test_no_modules_import_each_other_in_a_circle() -> None:
    cycles = [" and ".join(sorted(cycle)) for cycle in _cycles(grimp.build_graph("botyard", "botyard_protocol"))]
    assert not cycles, f"Cut one of the imports among {'; '.join(cycles)}: move what both need below them."


def _cycles(graph: grimp.ImportGraph) -> Iterator[set[str]]:
    """The strongly connected components of more than one module (Tarjan)."""
    numbers: dict[str, int] = {}
    lowest: dict[str, int] = {}
    stack: list[str] = []

    def visit(module: str) -> Iterator[set[str]]:
        numbers[module] = lowest[module] = len(numbers)
        stack.append(module)
        for imported in sorted(graph.find_modules_directly_imported_by(module)):
            if imported not in numbers:
                yield from visit(imported)
                lowest[module] = min(lowest[module], lowest[imported])
            elif imported in stack:
                lowest[module] = min(lowest[module], numbers[imported])
        if lowest[module] == numbers[module]:
            place = stack.index(module)
            found = set(stack[place:])
            del stack[place:]
            if len(found) > 1:
                yield found

    for module in sorted(graph.modules):
        if module not in numbers:
            yield from visit(module)


def test_the_old_words_stay_away() -> None:
    found = Counter({_name(path): len(OLD_WORDS.findall(path.read_text())) for path in WORD_FILES})
    total = found.total()
    assert total < OLD_WORDS_LIMIT, (
        "Say it in plain English: told, whoever, somebody, nobody, everybody, asker, beside, deaf, ear, likeness and "
        f"'of whom' stand {total} times in the code and its tests, most often in {dict(found.most_common(5))}."
    )


def test_names_of_tests_have_a_noun_as_subject() -> None:
    found = [f"{_name(path)}: {name}" for path in WORD_FILES for name in PRONOUN_NAMES.findall(path.read_text())]
    assert not found, f"Begin the names of these tests with a noun, as in `a_muted_user`: {'; '.join(found)}."


@pytest.mark.parametrize("folder", FOLDERS)
def test_no_module_has_an_old_name(folder: str) -> None:
    old = [
        _name(path)
        for path in (ROOT / folder).rglob("*.*")
        if path.stem in OLD_MODULES and path.suffix in (".py", ".lua")
    ]
    assert not old, f"Name these files by what they hold, as the glossary of ARCHITECTURE.md does: {', '.join(old)}."


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
