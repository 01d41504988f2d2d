"""The command `botyard`."""

import argparse
import asyncio
import gc
import logging
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from pathlib import Path

from botyard.admin.arguments import add_commands
from botyard.backup.arguments import add_backup, add_repair, add_restore
from botyard.bad_setting import BadSetting
from botyard.logs import about, start_logging
from botyard.settings import NAMES, read_settings, unknown_names
from botyard.version import VERSION
from botyard_protocol.messages import BotLevel

log = logging.getLogger("botyard")

USAGE_ERROR = 2
"""Exit status for wrong arguments or settings: without a change the command fails again."""
INTERRUPTED = 130
"""Exit status for Ctrl-C before the work began: that of shells for a process that SIGINT has ended."""
UNAVAILABLE = 69
"""`EX_UNAVAILABLE` of sysexits.h: the store is unavailable, so a later start may succeed."""
OVERRIDES = {
    "host": "HOST",
    "port": "PORT",
    "data": "BOTYARD_DATA",
    "redis": "REDIS_URL",
    "workers": "BOTYARD_WORKERS",
}
"""The settings that arguments override, by the names of the arguments."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line. Returns 0, 1 for a failure, 2 for wrong usage, 69 without a store, or 130 after Ctrl-C."""
    options = _parser().parse_args(arguments)
    try:
        result: int = options.run(options)
    except BadSetting as error:
        print(f"botyard: {error}", file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:  # a service that runs already ends in good order
        return INTERRUPTED
    return result


def _parser() -> argparse.ArgumentParser:
    """Make the parser of all commands; each sets `run` to the function that carries it out."""
    parser = argparse.ArgumentParser(prog="botyard", description="Board games, played live.")
    parser.add_argument("--version", action="version", version=f"botyard {VERSION}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    commands.add_parser("version", help="print the version").set_defaults(run=_version)
    width = max(map(len, NAMES))
    lines = [f"  {name:{width}}  {meaning}" for name, meaning in NAMES.items()]
    server = commands.add_parser(
        "serve",
        help="run the service",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Settings come from the environment:\n" + "\n".join(lines),
    )
    server.add_argument("--host", help="overrides HOST")
    server.add_argument("--port", help="overrides PORT")
    server.add_argument("--data", metavar="DIR", help="overrides BOTYARD_DATA")
    server.add_argument("--redis", metavar="URL", help="overrides REDIS_URL")
    server.add_argument("--workers", metavar="N", help="overrides BOTYARD_WORKERS: nodes, each a process, on one port")
    _add_inherited(server)
    server.set_defaults(run=_run_service)
    scenario = commands.add_parser("scenario", help="run rule scenarios (JSON Lines; - is standard input)")
    scenario.add_argument(
        "files", nargs="+", metavar="FILE", help="scenarios, one JSON object a line; - is standard input"
    )
    scenario.add_argument("--game", metavar="NAME", help="the game of scenarios that name none (the first)")
    scenario.set_defaults(run=_scenario)
    _add_verify(
        commands.add_parser("verify", help="check downloaded matches: their secret, and all events by the rules")
    )
    arena = commands.add_parser("arena", help="play bots against bots, and print how often each wins")
    levels = [level.wire for level in BotLevel]
    about_levels = f"level of a bot: {', '.join(levels)}; one for each player, or one for all"
    arena.add_argument("levels", nargs="+", choices=levels, metavar="LEVEL", help=about_levels)
    arena.add_argument("--games", type=_count, default=500, help="number of matches (500)")
    arena.add_argument("--players", type=int, help="number of players (one for each given level)")
    arena.add_argument("--game", metavar="NAME", help="the game (the server's first)")
    arena.add_argument("--variant", metavar="NAME", help="a variant of the game's options (standard options)")
    arena.add_argument("--seed", type=int, default=1, help="seed of the first match; the next ones count up (1)")
    arena.add_argument("--nodes", type=int, help="nodes that a planner may search for a decision")
    arena.add_argument("--jobs", type=int, help="number of processes (one for each core)")
    arena.set_defaults(run=_run_arena)
    check = commands.add_parser(
        "check-game", help="check the rules and bots of an installed game against the contract of games"
    )
    check.add_argument("name", metavar="NAME", help="the name of the game's entry point")
    check.add_argument("--seeds", type=_count, default=2, help="matches for each number of players and variant (2)")
    archive = "play these downloaded matches again instead, and say which ones the rules of now would change"
    check.add_argument("--archive", nargs="+", metavar="FILE", help=f"{archive}; a folder: all .jsonl files in it")
    check.set_defaults(run=_check_game)
    _add_new_game(commands.add_parser("new-game", help="for authors: write the package of a game that plays at once"))
    _add_dev(commands.add_parser("dev", help="for authors: serve the game of a folder, and follow what you save"))
    _add_bot(commands.add_parser("bot", help="run a bot on this machine that plays a seat of a room on a server"))
    _add_copying(commands.add_parser("backup", help="write all data of the embedded server to a file"), add_backup)
    _add_copying(commands.add_parser("restore", help="restore such a file into a data directory"), add_restore)
    _add_copying(commands.add_parser("repair", help="repair a damaged data directory of a stopped service"), add_repair)
    _add_admin(commands.add_parser("admin", help="for moderators: inspect rooms and reports, mute, ban, end matches"))
    return parser


def _add_verify(verify: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard verify`."""
    verify.add_argument(
        "files", nargs="+", metavar="FILE", help="a match in the form of GET /api/match/ROOM, or a file of many"
    )
    verify.add_argument(
        "--root",
        action="append",
        metavar="ROOTS",
        help="compare files of many matches with an answer of GET /api/matches/roots that you kept",
    )
    verify.set_defaults(run=_verify)


def _add_inherited(parser: argparse.ArgumentParser) -> None:
    """Add the arguments that a supervisor sets for its nodes: descriptors of the socket and of a pipe (see `serve`)."""
    parser.add_argument("--listener", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--ready", type=int, help=argparse.SUPPRESS)


def _add_copying(parser: argparse.ArgumentParser, add_arguments: Callable[[argparse.ArgumentParser], None]) -> None:
    add_arguments(parser)
    parser.set_defaults(run=_run_copying)


def _add_admin(admin: argparse.ArgumentParser) -> None:
    """Add the arguments and subcommands of `botyard admin` to its parser."""
    admin.add_argument("--data", metavar="DIR", help="overrides BOTYARD_DATA, the directory of the running service")
    admin.add_argument("--redis", metavar="URL", help="overrides REDIS_URL")
    admin.set_defaults(run=_run_admin)
    add_commands(admin)


def _add_new_game(new: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard new-game` to its parser."""
    new.add_argument("name", metavar="NAME", help="in small letters, digits and underscores, such as gear_rush")
    new.add_argument("--folder", help="a new or empty folder (one with the game's name)")
    new.set_defaults(run=_new_game)


def _add_dev(dev: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard dev` to its parser."""
    dev.add_argument("folder", nargs="?", default=".", metavar="FOLDER", help="of the game's pyproject.toml (this one)")
    dev.add_argument("--game", metavar="NAME", help="which game, if the folder has several")
    dev.add_argument("--host", help="overrides HOST")
    dev.add_argument("--port", help="overrides PORT")
    _add_inherited(dev)
    dev.set_defaults(run=_run_dev)


def _add_bot(bot: argparse.ArgumentParser) -> None:
    """Add the arguments of `botyard bot` to its parser."""
    bot.add_argument("--room", required=True, metavar="URL", help="the link of the room")
    levels = [level.wire for level in BotLevel]
    bot.add_argument("--level", choices=levels, default=levels[-1], help=f"level of the bot (default {levels[-1]})")
    bot.add_argument("--seat", type=int, choices=range(8), metavar="N", help="seat to take, from 0 (default any)")
    bot.add_argument("--token", help="token of its identity (default $BOTYARD_TOKEN, else a new guest)")
    bot.add_argument("--name", help='name of a new guest (default the level and "(bot)")')
    bot.add_argument("--nodes", type=int, metavar="N", help="nodes that a planner may search for a choice")
    bot.set_defaults(run=_bot)


def _count(text: str) -> int:
    """Read a number from 1 on. Raises `ArgumentTypeError`."""
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r} is no number from 1 on")
    return int(text)


def _run_service(options: argparse.Namespace) -> int:
    """Run a node, or a supervisor of several nodes, until it is stopped; return the exit status."""
    gc.disable()  # imported modules stay, and looking for garbage meanwhile would take a fifth of the time
    from botyard.processes.supervisor import supervise  # noqa: PLC0415
    from botyard.serve import serve  # noqa: PLC0415 - scenarios need no server
    from botyard.startup import CannotStart, StoreIsAway, check_games  # noqa: PLC0415

    gc.enable()
    try:
        environment = _environment(options)
        settings = read_settings(environment)
        start_logging(settings.log)
        if options.listener is None:  # a supervisor has logged and checked this already
            for name in unknown_names(environment):
                log.warning("a variable is no setting", extra=about(name=name))
            check_games(settings.games)
        work = (
            serve(settings, options.listener, options.ready)
            if settings.workers == 1
            else supervise(settings, environment)
        )
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(work)
    except CannotStart as error:
        print(f"botyard: {error}", file=sys.stderr)
        return UNAVAILABLE if isinstance(error, StoreIsAway) else USAGE_ERROR
    except KeyboardInterrupt:
        return 0
    return 0


def _new_game(options: argparse.Namespace) -> int:
    """Write the package of a new game, into a folder of its name by default; return the exit status."""
    from botyard.dev import new_game  # noqa: PLC0415 - the server writes no games

    folder = Path(options.folder or options.name.replace("_", "-"))
    return new_game.main(options.name, folder, sys.stdout, sys.stderr)


def _run_dev(options: argparse.Namespace) -> int:
    """Serve the game of a folder until Ctrl-C; return the exit status."""
    from botyard.dev import command  # noqa: PLC0415 - the server has no need of it
    from botyard.startup import CannotStart, StoreIsAway  # noqa: PLC0415

    folder = Path(options.folder).resolve()
    environment = _environment(options)
    try:
        start_logging(read_settings(environment).log if "BOTYARD_LOG" in environment else "warning")
        if options.listener is not None:  # this process is the node that `develop` has started
            work = command.serve_node(folder, options.game, options.listener, options.ready)
        else:
            work = command.develop(folder, options.game, environment, sys.stdout)
        with asyncio.Runner(loop_factory=_loop_factory()) as runner:
            runner.run(work)
    except (BadSetting, CannotStart, command.NoGame) as error:
        print(f"botyard dev: {error}", file=sys.stderr)
        return UNAVAILABLE if isinstance(error, StoreIsAway) else USAGE_ERROR
    return 0


def _version(options: argparse.Namespace) -> int:
    print(f"botyard {VERSION}")
    return 0


def _environment(options: argparse.Namespace) -> dict[str, str]:
    """Return the environment with the settings that were given as arguments."""
    given = {name: getattr(options, argument, None) for argument, name in OVERRIDES.items()}
    return {**os.environ, **{name: value for name, value in given.items() if value is not None}}


def _loop_factory() -> "type[asyncio.AbstractEventLoop] | None":
    """Return uvloop's event loop; None for the default one, on Windows."""
    if sys.platform == "win32":
        return None
    import uvloop  # noqa: PLC0415 - absent on Windows

    return uvloop.Loop


def _scenario(options: argparse.Namespace) -> int:
    from botyard.games import scenarios  # noqa: PLC0415 - the server needs no scenarios

    return scenarios.main(options.files, sys.stdout, sys.stderr, options.game)


def _verify(options: argparse.Namespace) -> int:
    """Check downloaded matches, or with `--root` published files against kept roots; return the exit status."""
    from botyard.replay import command  # noqa: PLC0415 - the server checks no files

    if options.root:
        return command.check_roots(options.root, options.files, sys.stdout, sys.stderr)
    return command.main(options.files, sys.stdout, sys.stderr)


def _run_arena(options: argparse.Namespace) -> int:
    """Play bots against bots as the arguments say; return the exit status."""
    from botyard.bots import arena  # noqa: PLC0415 - the server plays no contests

    return arena.main(
        options.levels,
        options.games,
        options.seed,
        sys.stdout,
        sys.stderr,
        players=options.players,
        game=options.game,
        variant=options.variant,
        nodes=options.nodes,
        jobs=options.jobs,
    )


def _check_game(options: argparse.Namespace) -> int:
    """Check an installed game, or play downloaded matches of it again; return the exit status."""
    out = sys.stdout
    with redirect_stdout(sys.stderr):  # what the rules print is none of the lines of the check
        from botyard import game_check  # noqa: PLC0415 - the server checks no games

        return game_check.main(options.name, options.seeds, options.archive, out, sys.stderr)


def _run_admin(options: argparse.Namespace) -> int:
    """Carry out a command of a moderator on the data or Redis of the arguments; return the exit status."""
    from botyard.admin import command  # noqa: PLC0415 - the server needs no operator

    return command.main(options, read_settings(_environment(options)))


def _run_copying(options: argparse.Namespace) -> int:
    """Carry out a backup, restore or repair; return the exit status."""
    from botyard.backup import command  # noqa: PLC0415 - the server makes no backups

    return command.main(options, read_settings(_environment(options)))


def _bot(options: argparse.Namespace) -> int:
    from botyard import remote_bot  # noqa: PLC0415 - the server plays nowhere else

    return remote_bot.main(options)


if __name__ == "__main__":
    sys.exit(main())
