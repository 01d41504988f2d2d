"""Keys of invitations: the same for the same secret however it is spelled, and for nothing else."""

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from botyard.people.invite_digests import CODE_CHARS, CODE_LETTERS, InviteDigests, new_code, new_secret
from botyard.rooms.invitations import Key, is_personal

SEALS = InviteDigests(bytes(32))


def test_secrets_are_of_128_bits_and_codes_of_letters_that_nobody_confuses() -> None:
    assert {len(new_secret()) for _ in range(20)} == {22}
    assert len({new_secret() for _ in range(200)}) == 200
    code = new_code()
    assert len(code) == CODE_CHARS
    assert set(code) <= set(CODE_LETTERS)
    assert not set("AEIOU0158YU") & set(CODE_LETTERS)


@pytest.mark.parametrize("spelled", ["bcdf-ghjk", "BCDF GHJK", " bcdfghjk ", "b c d f g h j k"])
def test_a_code_may_be_spelled_as_it_is_heard(spelled: str) -> None:
    assert SEALS.of(spelled) == SEALS.of("BCDFGHJK")


@given(st.text(max_size=40))
def test_whatever_is_sealed_is_a_key_that_tells_nothing(text: str) -> None:
    key = SEALS.of(text)
    assert msgspec.convert(key, Key) == key
    assert not is_personal(key)
    assert len(text) < 8 or text not in key


def test_keys_differ_by_secret_kind_room_person_and_server() -> None:
    secret = new_secret()
    keys = {
        SEALS.of(secret),
        SEALS.of(secret[:-1]),
        SEALS.of_person("room1", "ann"),
        SEALS.of_person("room2", "ann"),
        SEALS.of_person("room1", "ben"),
        InviteDigests(bytes(31) + b"1").of(secret),
    }
    assert len(keys) == 6
    assert is_personal(SEALS.of_person("room1", "ann"))
