"""The operations under `/api`: the document that lists them, and what is read of their functions."""

from inspect import signature
from typing import Any

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator
from starlette.responses import Response

from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard.net.http.operations import all_operations
from botyard_protocol import messages as m
from botyard_protocol.api_accounts import Me, Naming
from botyard_protocol.api_practice import Practice
from tests.net.table import Table, make_room
from tests.support.node import LiveNode


async def test_the_list_of_rooms_is_served_without_an_identity(node: LiveNode) -> None:
    async with Table() as table:
        room = await make_room(await table.guest(node, "Ann"))
        await node.node.lobby.update(room)
        answer = await node.http("GET", "/api/rooms")
    assert answer.headers["cache-control"] == "no-cache"
    (line,) = answer.json()["rooms"]
    assert (line["id"], line["status"], line["seats"]) == (room, "open", ["Ann", None])


async def test_the_document_names_every_operation_with_its_refusals(node: LiveNode) -> None:
    document = (await node.http("GET", "/api/openapi.json")).json()
    assert document["openapi"] == "3.1.0"
    served = {(one.path, one.method.lower()) for one in all_operations()}
    assert {(path, method) for path, methods in document["paths"].items() for method in methods} == served
    answers = document["paths"]["/api/rooms"]["get"]["responses"]
    assert answers["200"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/RoomList"}
    assert answers["503"]["description"] == "Refused: unavailable."
    names = [operation["operationId"] for methods in document["paths"].values() for operation in methods.values()]
    assert len(names) == len(set(names))


@pytest.mark.slow
async def test_the_document_is_one_of_openapi(node: LiveNode) -> None:
    document = (await node.http("GET", "/api/openapi.json")).json()
    assert list(OpenAPIV31SpecValidator(document).iter_errors()) == []


async def test_a_path_without_an_operation_and_another_method_are_refused_as_json(node: LiveNode) -> None:
    for path in ("/api/nothing", "/api/rooms/r/nothing/more"):
        missing = (await node.http("GET", path)).json()
        assert (missing["code"], missing["text"]) == ("malformed", "malformed-no_such_operation")
        assert (await node.http("GET", path)).status == 404
    wrong = await node.http("PUT", "/api/inbox/notes")
    assert (wrong.status, wrong.json()["text"], wrong.headers["allow"]) == (
        405,
        "malformed-other_method",
        "DELETE, POST",
    )
    assert (await node.http("DELETE", "/api/rooms")).headers["allow"] == "GET, HEAD, POST"


async def test_public_answers_may_be_read_by_pages_of_other_sites(node: LiveNode) -> None:
    allowed = "access-control-allow-origin"
    for path in ("/api/games", "/api/rooms"):
        assert (await node.http("GET", path, origin="https://statistics.example")).headers[allowed] == "*"
    own = await node.http("GET", "/api/rooms", authorization=f"Bearer {node.token('Ann')}")
    assert allowed not in own.headers, "with an identity the answer is for that person"
    assert allowed not in (await node.http("GET", "/api/me")).headers


# --- the parts of an operation ----------------------------------------------------------------------------------


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
