"""Keys of invitations: the same for the same secret however it is spelled, and for nothing else."""

from dataclasses import replace

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from botyard.people.invite_digests import CODE_CHARS, CODE_LETTERS, InviteDigests, Terms
from botyard.rooms.before.invitations import Key, is_personal

SEALS = InviteDigests(bytes(32))
TERMS = Terms("room1", "ann", None, 1_800_000_000_000, 0)


def test_secrets_have_128_bits_and_codes_no_letters_that_look_alike() -> None:
    secrets = {SEALS.link(replace(TERMS, expires=TERMS.expires + later)) for later in range(200)}
    assert ({len(secret) for secret in secrets}, len(secrets)) == ({22}, 200)
    codes = [SEALS.code(replace(TERMS, expires=TERMS.expires + later)) for later in range(200)]
    assert {len(code) for code in codes} == {CODE_CHARS}
    assert set("".join(codes)) == set(CODE_LETTERS)
    assert not set("AEIOU0158YU") & set(CODE_LETTERS)


def test_a_secret_is_made_again_from_its_terms_and_from_no_others() -> None:
    other_terms = [
        replace(TERMS, room="room2"),
        replace(TERMS, by="ben"),
        replace(TERMS, seat=0),
        replace(TERMS, expires=TERMS.expires + 1),
        replace(TERMS, uses=1),
    ]
    assert SEALS.link(TERMS) == InviteDigests(bytes(32)).link(TERMS)
    assert SEALS.code(TERMS) == InviteDigests(bytes(32)).code(TERMS)
    others = [(SEALS.link(terms), SEALS.code(terms)) for terms in other_terms]
    other = InviteDigests(bytes(31) + b"1")
    others += [(SEALS.link(TERMS), SEALS.code(TERMS)), (other.link(TERMS), other.code(TERMS))]
    assert len({link for link, _ in others}) == len({code for _, code in others}) == len(others)


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
    secret = SEALS.link(TERMS)
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
