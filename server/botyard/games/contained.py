"""Keep the rules of installed packages from ending a process: other exceptions become an `Exception`.

`sys.exit` raises `SystemExit`, which would pass every handler for exceptions and stop a node with all its rooms.
"""

import signal
from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any

from botyard.games.interface import Game


class EndsPython(Exception):
    """Rules raised an exception that would end the process; the message names it."""


def contain(game: Game) -> None:
    """Have the methods of rules raise `EndsPython` in place of exceptions that are no `Exception`.

    The rules become an instance of a subclass of their class. Methods that `Game` itself has stay as they are.
    """
    cls: Any = type(game)
    members: dict[str, Any] = {"__module__": cls.__module__, "__qualname__": cls.__qualname__, "__doc__": cls.__doc__}
    for name in dir(cls):
        method = getattr(cls, name)
        is_own = callable(method) and not isinstance(method, type) and method is not getattr(Game, name, None)
        if is_own and not name.startswith("_"):
            members[name] = _contained(name, method)
    made = type(cls)(cls.__name__, (cls,), members)
    made._contained = made  # `super` in the methods looks for the next class after this one
    object.__setattr__(game, "__class__", made)


def _contained(name: str, method: Callable[..., Any]) -> Callable[..., Any]:
    """Return a method that calls the original one, and raises what `_passed_on` makes of its exceptions.

    The original is looked up at each call, since a test may replace it.
    """

    @wraps(method)
    def call(self: Any, *arguments: Any, **named: Any) -> Any:
        try:
            result = getattr(super(self._contained, self), name)(*arguments, **named)
        except BaseException as error:
            raise _passed_on(error) from None
        return _items(result) if isinstance(result, Iterator) else result

    return call


def _items(found: Iterator[Any]) -> Iterator[Any]:
    """Yield the items of an iterator of the rules, whose code runs only now: its exceptions are replaced, too."""
    try:
        yield from found
    except BaseException as error:
        raise _passed_on(error) from None


def _passed_on(error: BaseException) -> BaseException:
    """Return the exception to raise in place of one that the rules raised, with the traceback of that one.

    Ctrl-C still ends a command. A node handles that signal itself, so there a `KeyboardInterrupt` comes from the rules.
    """
    is_signal = isinstance(error, KeyboardInterrupt) and signal.getsignal(signal.SIGINT) is signal.default_int_handler
    if isinstance(error, Exception | GeneratorExit) or is_signal:
        return error
    return EndsPython(f"{type(error).__name__}: {error}").with_traceback(error.__traceback__)
