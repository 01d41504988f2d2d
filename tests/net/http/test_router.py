"""What is served under `/api`, and the document that says so."""

from openapi_spec_validator import OpenAPIV31SpecValidator

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
    served = {(one.path, one.method.lower()) for one in node.node.api.operations}
    assert {(path, method) for path, methods in document["paths"].items() for method in methods} == served
    answers = document["paths"]["/api/rooms"]["get"]["responses"]
    assert answers["200"]["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/RoomList"}
    assert answers["503"]["description"] == "Refused: unavailable."
    names = [operation["operationId"] for methods in document["paths"].values() for operation in methods.values()]
    assert len(names) == len(set(names))


async def test_the_document_is_one_of_openapi(node: LiveNode) -> None:
    document = (await node.http("GET", "/api/openapi.json")).json()
    assert list(OpenAPIV31SpecValidator(document).iter_errors()) == []
