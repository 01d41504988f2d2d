"""`make audit` says what is known, and tells nothing known from nothing asked."""

import io
import json
import sys
from pathlib import Path
from typing import Any

import pytest

from tools.audit import AUDITS, Audit, main, node_faults, python_faults

CLEAN_PYTHON = {"dependencies": [{"name": "redis", "version": "8.1.0", "vulns": []}], "fixes": []}
FAULTY_PYTHON = {
    "dependencies": [{"name": "redis", "version": "8.1.0", "vulns": [{"id": "CVE-1", "fix_versions": ["8.1.1"]}]}],
}
CLEAN_NODE: dict[str, Any] = {"auditReportVersion": 2, "vulnerabilities": {}}
FAULTY_NODE = {
    "vulnerabilities": {
        "vite": {"range": "<9", "severity": "high", "via": [{"title": "reads files"}]},
        "vitest": {"range": "*", "severity": "high", "via": ["vite"]},
    }
}
REFUSED = {"message": "405 Method Not Allowed", "error": {"summary": "", "detail": ""}}


def audited(python: Any, node: Any) -> tuple[int, list[str]]:
    """The status and the lines for these reports; a report that is no JSON stands for an error message."""

    def printing(report: Any) -> tuple[str, ...]:
        text = report if isinstance(report, str) else json.dumps(report)
        return sys.executable, "-c", f"import sys; print({text!r}); sys.exit(1)"

    audits = (
        Audit("Python", printing(python), Path.cwd(), python_faults),
        Audit("npm", printing(node), Path.cwd(), node_faults),
    )
    out = io.StringIO()
    return main(audits, out), out.getvalue().splitlines()


def test_nothing_known_is_success() -> None:
    assert audited(CLEAN_PYTHON, CLEAN_NODE) == (0, ["Python: 0 known faults", "npm: 0 known faults"])


def test_each_fault_is_a_line() -> None:
    status, lines = audited(FAULTY_PYTHON, FAULTY_NODE)
    assert status == 1
    assert lines == [
        "Python: 1 known faults",
        "  redis 8.1.0: CVE-1, fixed in 8.1.1",
        "npm: 2 known faults",
        "  vite <9: high, reads files",
        "  vitest *: high, by what it needs",
    ]


@pytest.mark.parametrize("python", ["no network", ""])
def test_advisories_that_cannot_be_had_are_neither_success_nor_a_fault(python: str) -> None:
    status, lines = audited(python, REFUSED)
    assert status == 69
    assert all("advisories cannot be had from here" in line for line in lines)
    assert audited(python, CLEAN_NODE)[0] == 69
    assert audited(python, FAULTY_NODE)[0] == 1


def test_a_program_that_is_not_there_is_said() -> None:
    out = io.StringIO()
    assert main((Audit("npm", ("no-such-program",), Path.cwd(), node_faults),), out) == 69


def test_the_real_audits_ask_for_all_that_is_locked() -> None:
    python, node = AUDITS
    assert (python.folder / "requirements-dev.lock").is_file()
    assert (node.folder / "package-lock.json").is_file()
    assert "requirements-dev.lock" in python.command
