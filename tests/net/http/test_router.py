"""The operations under `/api`, and the document that lists them."""

import pytest
from openapi_spec_validator import OpenAPIV31SpecValidator

from botyard.net.http.operations import all_operations
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
