"""The arguments of `botyard backup`, `botyard restore` and `botyard repair`. Their work is in `command.py`."""

import argparse


def add_backup(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard backup`."""
    _add_data(parser)
    parser.add_argument("file", metavar="FILE", help="the file to write, or a directory in which to write a new one")
    parser.set_defaults(work="backup")


def add_restore(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard restore`."""
    _add_data(parser)
    parser.add_argument("file", metavar="FILE", help="a backup that `botyard backup` has written")
    parser.add_argument("--force", action="store_true", help="keep data that is there in a folder, and replace it")
    parser.set_defaults(work="restore")


def add_repair(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard repair`."""
    _add_data(parser)
    parser.add_argument("--check", action="store_true", help="only say what is damaged; the status is 1 if anything is")
    parser.set_defaults(work="repair")


def _add_data(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--data", metavar="DIR", help="overrides BOTYARD_DATA: the directory of the service")
