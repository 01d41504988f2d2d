"""Content of messages is read by the game of the room: tags of two games may coincide."""

import json
from typing import Any

import pytest
from msgspec import structs

from botyard_protocol import messages as m
from botyard_protocol import twin_tin_bots as ttb
from botyard_protocol import typescript
from botyard_protocol.codec import CLIENT, SERVER, DecodeError, Encoding, encode, from_object
from botyard_protocol.codes import Code
from botyard_protocol.games import GameSchema, register, schema_of
from botyard_protocol.json_form import SchemaMismatch, to_named
from tests.support import toy_game as toy

TTB, TOY = "twin_tin_bots", "toy_game"
COMMANDS = {TTB: m.Command("a", 0, 1, ttb.Pass()), TOY: m.Command("a", 0, 1, toy.Say(2))}
FRAMES = {
    TTB: m.EventFrame(1, 2, (m.SeatReturned(0), ttb.Passed(ttb.Cause(0)))),
    TOY: m.EventFrame(1, 2, (m.SeatReturned(0), toy.Said(1, 2))),
}


def summary(game: str, options: Any) -> m.RoomSummary:
    return m.RoomSummary("r", game, "", m.Status.OPEN, 2, (None, None), 0, options)


@pytest.mark.parametrize("encoding", Encoding)
@pytest.mark.parametrize("game", [TTB, TOY])
def test_the_game_of_the_room_says_what_a_tag_means(game: str, encoding: Encoding) -> None:
    assert CLIENT.decode(encode(COMMANDS[game], encoding), encoding, game) == COMMANDS[game]
    assert SERVER.decode(encode(FRAMES[game], encoding), encoding, game) == FRAMES[game]


@pytest.mark.parametrize("encoding", Encoding)
def test_a_list_holds_rooms_of_several_games(encoding: Encoding) -> None:
    rooms = summary(TTB, ttb.OptionsView(rocks=1)), summary(TOY, toy.OptionsView(3)), summary(TOY, None)
    message = m.LobbyRooms("l", rooms)
    assert SERVER.decode(encode(message, encoding), encoding) == message


@pytest.mark.parametrize("encoding", Encoding)
def test_a_message_that_names_its_game_is_read_by_that(encoding: Encoding) -> None:
    message = m.CreateRoom("c", TOY, 2, options=toy.Options(5))
    assert CLIENT.decode(encode(message, encoding), encoding, TTB) == message
    snapshot = m.Standing("", "r", TTB, ttb.StandingAnswersView())
    assert SERVER.decode(encode(snapshot, encoding), encoding, TOY) == snapshot


@pytest.mark.parametrize("encoding", Encoding)
@pytest.mark.parametrize(
    ("message", "path"),
    [
        (m.Command("a", 0, 1, toy.Say(9)), "$.command.number"),
        (m.Command("a", 0, 1, ttb.Reset(ttb.RobotName.A)), "$.command"),
        (m.CreateRoom("a", TOY, 2, options=toy.Options(100)), "$.options.rounds"),
    ],
)
def test_content_of_another_game_is_refused_with_its_path(message: Any, path: str, encoding: Encoding) -> None:
    with pytest.raises(DecodeError) as refused:
        CLIENT.decode(encode(message, encoding), encoding, TOY)
    assert (refused.value.code, refused.value.id) == (Code.INVALID_FIELD, "a")
    assert refused.value.message.startswith(path)


@pytest.mark.parametrize("encoding", Encoding)
def test_content_that_a_game_does_not_have_is_for_the_service_to_refuse(encoding: Encoding) -> None:
    message = m.Preview("a", 0, (ttb.Reset(ttb.RobotName.A),))
    read = CLIENT.decode(encode(message, encoding), encoding, TOY)
    assert isinstance(read, m.Preview)
    assert len(read.changes) == 1


def test_an_object_that_names_its_game_is_read_by_that() -> None:
    message = m.CreateRoom("c", TOY, 2, options=toy.Options(5))
    assert from_object(m.CreateRoom, to_named(message)) == message
    assert from_object(m.CreateRoom, to_named(message), TTB) == message
    for options in (toy.Options(100), ttb.Options()):
        with pytest.raises(SchemaMismatch, match=r"^\$\.options\."):
            from_object(m.CreateRoom, to_named(structs.replace(message, options=options)))


@pytest.mark.parametrize("encoding", Encoding)
def test_options_of_a_game_that_is_not_known_are_for_the_service_to_refuse(encoding: Encoding) -> None:
    message = m.CreateRoom("c", "chess", 2, options=toy.Options(5))
    read = CLIENT.decode(encode(message, encoding), encoding, TOY)
    assert isinstance(read, m.CreateRoom)
    assert (read.game, bool(read.options)) == ("chess", True)
    assert from_object(m.CreateRoom, to_named(message)).game == "chess"


def test_content_of_a_game_that_is_not_known_stays_as_it_came() -> None:
    frame = SERVER.decode(encode(FRAMES[TOY], Encoding.MSGPACK), Encoding.MSGPACK, "chess")
    assert isinstance(frame, m.EventFrame)
    assert frame.events == ([10, 0], [32, 1, 2])


def test_events_keep_out_of_the_tags_of_the_platform() -> None:
    with pytest.raises(ValueError, match=r"^The event Ask of bad needs a tag of 32 or more\.$"):
        register(GameSchema("bad", toy.Say, toy.Ask, toy.Ask, toy.View, toy.Options, toy.OptionsView))
    assert schema_of("bad") is None


def test_the_tables_of_a_game_are_made_from_its_schema() -> None:
    tables = typescript.tables(toy.SCHEMA)
    assert tables["unions"] == {"GameCommand": ["Say"], "Choice": ["Ask"], "GameEvent": ["Said", "Shown"]}
    assert tables["structs"]["Say"] == {"tag": 1, "key": "type", "name": "say", "fields": [["number", "value"]]}
    assert tables["structs"]["Options"]["limits"] == {"rounds": [1, 99], "house": [0, 3]}


@pytest.mark.parametrize("name", [None, 1, "", "pass", "answer"])
def test_the_only_command_of_a_game_is_named_as_well(name: Any) -> None:
    message = to_named(COMMANDS[TOY])
    message["command"] |= {"type": name}
    with pytest.raises(DecodeError, match=r"^\$\.command\.type: expected one of say\.$") as error:
        CLIENT.decode(json.dumps(message).encode(), Encoding.JSON, TOY)
    assert error.value.code is Code.INVALID_FIELD
    del message["command"]["type"]
    with pytest.raises(DecodeError, match=r"^\$\.command\.type: expected one of say\.$"):
        CLIENT.decode(json.dumps(message).encode(), Encoding.JSON, TOY)
