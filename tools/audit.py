"""`make audit`: known security faults of what is installed, by the advisories of OSV (osv.dev) and npm.

Status 0: none is known. 1: some are. 69: advisories cannot be had from here, so nothing is known.
"""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TextIO

FOUND = 1
UNAVAILABLE = 69
"""`EX_UNAVAILABLE` of sysexits.h, as `botyard` has it for a store that is away."""
SECONDS = 300
ROOT = Path(__file__).parents[1]
PIP_AUDIT = "pip-audit==2.10.1"


@dataclass(frozen=True, slots=True)
class Audit:
    """A program that asks for advisories and answers in JSON. `faults`: reads a line for each fault, or raises."""

    name: str
    command: Sequence[str]
    folder: Path
    faults: Callable[[Any], Iterator[str]]


def python_faults(report: Any) -> Iterator[str]:
    """The faults in a report of pip-audit."""
    for package in report["dependencies"]:
        for fault in package.get("vulns", ()):
            fixed = ", ".join(fault["fix_versions"]) or "no version"
            yield f"{package['name']} {package['version']}: {fault['id']}, fixed in {fixed}"


def node_faults(report: Any) -> Iterator[str]:
    """The faults in a report of npm audit."""
    for name, fault in report["vulnerabilities"].items():
        titles = [via["title"] for via in fault["via"] if isinstance(via, dict)]
        yield f"{name} {fault['range']}: {fault['severity']}, {'; '.join(titles) or 'by what it needs'}"


AUDITS = (
    Audit(
        "Python",
        (
            *(str(ROOT / ".venv/bin/uv"), "--quiet", "tool", "run", "--from", PIP_AUDIT, "pip-audit"),
            *("--requirement", "requirements-dev.lock", "--require-hashes", "--disable-pip", "--format", "json"),
            *("--vulnerability-service", "osv"),
        ),
        ROOT,
        python_faults,
    ),
    Audit("npm", ("npm", "audit", "--json"), ROOT / "client_js", node_faults),
)


def run(audit: Audit) -> list[str] | None:
    """A line for each fault; None if advisories could not be had."""
    try:
        ran = subprocess.run(
            audit.command, cwd=audit.folder, capture_output=True, text=True, timeout=SECONDS, check=False
        )
        return list(audit.faults(json.loads(ran.stdout)))
    except (OSError, subprocess.TimeoutExpired, ValueError, LookupError, TypeError):
        return None


def main(audits: Sequence[Audit], out: TextIO) -> int:
    """Run all and print what is known; the exit status."""
    found = {audit.name: run(audit) for audit in audits}
    for name, faults in found.items():
        if faults is None:
            print(f"{name}: advisories cannot be had from here: run this where their service answers.", file=out)
        else:
            print("\n".join([f"{name}: {len(faults)} known faults", *(f"  {fault}" for fault in faults)]), file=out)
    if any(found.values()):
        return FOUND
    return UNAVAILABLE if None in found.values() else 0


if __name__ == "__main__":
    sys.exit(main(AUDITS, sys.stdout))
