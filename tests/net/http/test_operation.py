"""The parts of a function that the decorator reads: the name, the summary and the types of an operation."""

from inspect import signature
from typing import Any

from starlette.responses import Response

from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.net.http.operations import all_operations
from botyard_protocol import messages as m
from botyard_protocol.api_accounts import Me, Naming
from botyard_protocol.api_practice import Practice


@operation("GET", "/api/nothing")
async def get_one_thing(node: Node, call: Call) -> Me | Response:
    """What is said in two lines
    of one paragraph.

    More about it is for readers of the code.
    """
    return Response()


@operation("POST", "/api/nothing", answer=Me)
async def put(node: Node, call: Call, naming: Naming) -> Response:
    """A struct, and an answer that the function makes itself."""
    return Response()


@operation("POST", "/api/nothing")
async def practise(node: Node, call: Call, body: Practice[Any, Any]) -> None:
    """A struct for any game."""


@operation("POST", "/api/nothing")
async def request(node: Node, call: Call, body: m.Join | m.Watch) -> None:
    """One of several messages."""


def test_name_summary_and_types_are_those_of_the_function() -> None:
    read = [(one.name, one.summary, one.bodies, one.answer) for one in (get_one_thing, put, practise, request)]
    assert read == [
        ("getOneThing", "What is said in two lines of one paragraph.", (), Me),
        ("put", "A struct, and an answer that the function makes itself.", (Naming,), Me),
        ("practise", "A struct for any game.", (Practice,), None),
        ("request", "One of several messages.", (m.Join, m.Watch), None),
    ]


def test_every_operation_has_a_summary_and_a_type_of_its_body() -> None:
    operations = all_operations()
    assert len(operations) > 90
    for one in operations:
        assert one.summary.endswith("."), one.name
        assert (len(signature(one.handler).parameters) == 3) == bool(one.bodies), one.name
