"""`python -m tests.games.golden --write` writes the golden playthroughs anew; their diff is for reading."""

import argparse

from tests.games.golden import PLAYTHROUGHS


def main() -> None:
    """Write them, or say which would change."""
    parser = argparse.ArgumentParser(prog="python -m tests.games.golden", description=__doc__)
    parser.add_argument("--write", action="store_true", help="write what has changed")
    write = parser.parse_args().write
    for playthrough in PLAYTHROUGHS:
        old = playthrough.path.read_text("utf-8") if playthrough.path.exists() else ""
        new = playthrough.text(old)
        if new != old and write:
            playthrough.path.write_text(new, "utf-8")
        print(f"{'the same' if new == old else 'changed'}: {playthrough.path.name}, {new.count(chr(10))} lines")


if __name__ == "__main__":
    main()
