"""Visible names, those that are reserved or taken for each other, and proofs that only the service can make.

No secret of an account is in the store in plain text. What is there, tests read from the file to which Redis appends
every write.
"""

import asyncio
import base64
import hmac
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from botyard.accounts.confusables import digest, skeleton
from botyard.accounts.identity import (
    ACCOUNT_SECONDS,
    COOKIE_SECONDS,
    GUEST_SECONDS,
    KEY_BYTES,
    TOKEN_SECONDS,
    BadName,
    Identity,
    Signer,
    clean_name,
    new_identity,
    new_proof,
    renewed,
)
from botyard.accounts.reserved_names import is_reserved
from botyard.accounts.settings import read_settings
from botyard.display_names import MARKS_LIMIT, has_printable_chars, normalise, one_line
from botyard.rooms.before.bots_on_seats import BOT_ID_PREFIX, BOT_NAMES
from botyard.store import keys
from botyard_protocol.api_accounts import AccountSettings
from tests.net.table import Table, move, start_match
from tests.support.default_game import GAME
from tests.support.node import LiveNode
from tests.support.redis import RedisProcess

SIGNER = Signer(b"k" * 32)
ANN = Identity("0123456789abcdef", "Änn")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \t of\u00a0 Green  ", "Ann of Green"),
        ("A\u0308nn", "Änn"),
        ("雪", "雪"),
        ("x" * 24, "x" * 24),
        ("<b>&amp;", "<b>&amp;"),
        ("a\u0308" * 24, "ä" * 24),
    ],
)
def test_names_are_put_in_order(given: str, kept: str) -> None:
    assert clean_name(given) == kept
    assert clean_name(kept) == kept


def test_no_guest_gets_the_identity_of_a_bot() -> None:
    identities = {new_identity("Cog").id for _ in range(100)}
    assert len(identities) == 100
    assert not any(identity.startswith(BOT_ID_PREFIX) for identity in identities)
    assert not set(BOT_ID_PREFIX) <= set("0123456789abcdef")  # of which those of people are made


@pytest.mark.parametrize("name", ["Zoë", "J. R.", "Dr. No...", ".net", "می\u200cخواهم", "👩\u200d🚀"])
def test_names_of_all_writings_are_names(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        ".",
        "..",
        "Ann/",
        "a/b",
        "/",
        "   ",
        "\n",
        "x" * 25,
        "a\x00b",
        "a\x1bb",
        "a\u200bb",
        "\u200d",
        "\u202egnp",
        "a\ud800",
        "\ue000",
        "\U000e0041",
    ],
)
def test_names_that_cannot_be_seen_or_are_paths_are_refused(name: str) -> None:
    with pytest.raises(BadName, match=r"\.$"):
        new_identity(name)


def test_every_new_identity_is_different() -> None:
    assert len({new_identity("Ann").id for _ in range(100)}) == 100


@pytest.mark.parametrize("kind", ["cookie", "token"])
def test_a_proof_names_its_owner(kind: str) -> None:
    assert kind in {"cookie", "token"}
    proof = SIGNER.proof(ANN, "cookie" if kind == "cookie" else "token")
    assert SIGNER.identity(proof, "cookie" if kind == "cookie" else "token") == ANN
    assert all(sign.isascii() and sign not in ' ",;\\' for sign in proof)


def test_a_proof_is_good_for_one_use_and_one_key() -> None:
    proof = SIGNER.proof(ANN, "cookie")
    assert SIGNER.identity(proof, "token") is None
    assert Signer(b"j" * 32).identity(proof, "cookie") is None


def test_no_change_of_a_proof_is_overlooked() -> None:
    proof = SIGNER.proof(ANN, "token")
    for place in range(len(proof)):
        for sign in ("A", "B", ".", ""):
            changed = proof[:place] + sign + proof[place + 1 :]
            if changed != proof:
                assert SIGNER.identity(changed, "token") is None, changed


@pytest.mark.parametrize("proof", ["", ".", "...", "v1..", "é", "\x00", "v1.a.b.c", "=" * 5000])
def test_nonsense_is_no_identity(proof: str) -> None:
    assert SIGNER.identity(proof, "token") is None


def test_a_room_is_named_by_who_makes_it_and_how() -> None:
    names = [SIGNER.room_id(identity, id) for identity in ("ann", "ben") for id in ("1", "2")]
    assert len(set(names)) == 4
    assert SIGNER.room_id("ann", "1") == names[0]
    assert all(len(name) == 12 and name.isalnum() and name.islower() for name in names)
    assert Signer(b"j" * 32).room_id("ann", "1") != names[0]


def test_a_session_ends_for_good(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = int(time.time())
    proofs = [(new_proof(ANN, "cookie"), GUEST_SECONDS), (new_proof(ANN, "token"), TOKEN_SECONDS)]
    proofs.append((new_proof(ANN, "cookie", seconds=ACCOUNT_SECONDS), ACCOUNT_SECONDS))
    for proof, life in proofs:
        assert SIGNER.read(SIGNER.sign(proof), proof.kind) == proof
        assert not proof.stale
        assert 0 < proof.seconds_left <= min(life, COOKIE_SECONDS)
        monkeypatch.setattr("botyard.accounts.identity.time.time", lambda life=life: begun + life - 60)
        again = renewed(proof, registered=True)
        assert (again.until, again.stale) == (proof.until, False), "renewing it makes it no longer"
        monkeypatch.setattr("botyard.accounts.identity.time.time", lambda life=life: begun + life + 60)
        assert again.stale
        monkeypatch.undo()


def test_proofs_of_format_1_are_good_and_get_an_end_when_they_are_renewed() -> None:
    payload = f"v2.{ANN.id}.00112233aabbccdd.{int(time.time()):x}.7.w4RubG4"
    old = SIGNER.read(f"{payload}.{SIGNER._mac(payload, 'cookie')}", "cookie")
    assert old is not None
    assert (old.identity.id, old.session, old.known, old.until, old.stale) == (ANN.id, "00112233aabbccdd", 7, 0, False)
    assert old.seconds_left == COOKIE_SECONDS
    assert renewed(old, registered=True).until - time.time() <= ACCOUNT_SECONDS
    assert renewed(old, registered=False).until - time.time() > ACCOUNT_SECONDS


@pytest.mark.parametrize("key", [b"k", b"k" * 32, b"k" * 64, b"k" * 65, b"k" * 200])
def test_a_proof_is_signed_with_hmac_of_any_key(key: bytes) -> None:
    payload, _, shown = Signer(key).sign(new_proof(ANN, "cookie")).rpartition(".")
    mac = hmac.digest(key, f"cookie/{payload}".encode(), "sha256")
    assert shown == base64.urlsafe_b64encode(mac).decode().rstrip("=")


@pytest.mark.parametrize("name", ["A", "Än", "Änn", "雪?>", "~~~???"])
def test_a_proof_holds_every_name(name: str) -> None:
    proof = new_proof(Identity("0123456789abcdef", name), "token")
    assert SIGNER.read(SIGNER.sign(proof), "token") == proof
    assert base64.urlsafe_b64encode(name.encode()).decode().rstrip("=") in SIGNER.sign(proof).split(".")


# --- reserved names ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Admin",
        "\u0410dmin",
        "admin 7",
        "The Admin",
        "ADM1N",
        "Botyard",
        "Botyard team",
        "Moderator",
        "mod",
        "0perator",
        "System",
        "You",
        "Y0u",
        "Vous",
        "Your Turn",
        "Support Team",
        "Administration",
        "Spr\u043ecket",
        "sprocket 2",
        "\u0226dmin",
        "Mods",
        "Administr4tor",
        "B-o-t-y-a-r-d",
        "Official",
        "Owner",
        "Developer",
        "practice",
        *BOT_NAMES,
    ],
)
def test_a_name_that_could_be_the_services_or_a_bots_is_reserved(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize(
    "name",
    ["Ann", "Host", "Guest 7", "Bot 1", "Adminton", "Cogwheel", "Root beer", "Smooth operator", "Moe", "123", "?"],
)
def test_ordinary_names_are_free(name: str) -> None:
    assert not is_reserved(name)


@pytest.mark.parametrize(
    "other",
    ["ann", "ANN", "A n n", "Аnn", "Αnn", "ａnn", "Aոn", "A\u200dn\u200dn", "Anռ"[:2] + "n", "A\u0336nn", "𝐀𝐧𝐧"],
)
def test_a_name_of_lookalike_letters_counts_as_the_same_name(other: str) -> None:
    assert skeleton(other) == skeleton("Ann")


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Bernd", "Bemd"),
        ("Paul", "PauI"),
        ("Paul", "Pau1"),
        ("Paul", "РаuӀ"),
        ("Otto", "0tt0"),
        ("Wilma", "VViIma"),
        ("Tin Bot", "TinBot"),
        ("Tin-Bot", "Tin_Bot"),
        ("MAX", "МАХ"),
        ("Helen", "НеӀеn"),
        ("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
        ("Istanbul", "İstanbul"),
        ("Alice", "ꓮlice"),
        ("ALICE", "ᎪᏞᏆᏟᎬ"),
        ("Ann", "ᴀɴɴ"),
    ],
)
def test_signs_that_look_alike_make_no_difference(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert digest(one) == digest(other)


def test_names_that_look_different_are_different() -> None:
    names = ["Ann", "Anna", "Änn", "Ben", "Bea", "Бен", "雪", "月", "Zoë", "Zoe", "Tinker 13", "Tinker 37", "🚀", "🤖"]
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_name_of_marks_alone_is_alike_to_itself() -> None:
    assert skeleton("\u0301") != skeleton("\u0300")
    assert skeleton("\u0301")


# --- visible characters -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    [
        "Ann",
        "Zoë",
        "Nguyễn",
        "فاطمة",
        "می\u200cخواهم",
        "अर्जुन",
        "雪",
        "မြွှို့",
        "한",
        "❤\ufe0f",
        "👩\u200d🚀",
        "1\ufe0f\u20e3",
    ],
)
def test_the_names_of_people_are_visible(name: str) -> None:
    assert has_printable_chars(normalise(name))


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f", "\u1160", "\uffa0", "\u17b4", "\u17b5", "\u034f", "\u00ad"]
)
def test_blank_characters_are_no_name_and_no_part_of_one(blank: str) -> None:
    assert not has_printable_chars(blank)
    assert not has_printable_chars(f"Ann{blank}")


@pytest.mark.parametrize("name", ["\u0301", "\ufe0f", "\u200d", "\u200d\u0301"])
def test_marks_need_something_to_stand_on(name: str) -> None:
    assert not has_printable_chars(name)


def test_a_sign_bears_so_many_marks_as_stay_in_its_line() -> None:
    assert has_printable_chars("e" + "\u0323" * MARKS_LIMIT + "a\u0323")
    assert not has_printable_chars("e" + "\u0323" * (MARKS_LIMIT + 1))


@pytest.mark.parametrize("sign", ["\ufdfd", "\ufdfa", "\U0001242b", "\u2e3b", "\u0bf5"])
def test_a_sign_that_is_as_wide_as_a_word_is_in_no_name(sign: str) -> None:
    assert not has_printable_chars(sign)
    assert not has_printable_chars(f"Ann {sign}")


@pytest.mark.parametrize("name", ["雪の女王", "\u3300", "🤖 Ann", "Ａｎｎ", "ﷲ"])
def test_ordinary_wide_signs_are_names(name: str) -> None:
    assert has_printable_chars(name)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("spam\n2026-11-25 root: forged entry", "spam 2026-11-25 root: forged entry"),
        ("\x1b[31mred\x1b[0m", "[31mred [0m"),
        ("a\u202ekcab\u2066b", "a kcab b"),
        ("👩\u200d🚀 flies", "👩\u200d🚀 flies"),
        ("\r\t ", ""),
    ],
)
def test_a_text_is_one_line_without_controls(text: str, line: str) -> None:
    assert one_line(text) == line


# --- accounts in the store --------------------------------------------------------------------------------------


@asynccontextmanager
async def serving(redis: RedisProcess, secret: bytes | None = None) -> AsyncIterator[LiveNode]:
    node = LiveNode(redis.url, secret=secret)
    await node.start()
    try:
        yield node
    finally:
        await node.stop()


def written(redis: RedisProcess) -> bytes:
    """All that was ever sent to be stored."""
    return b"".join(file.read_bytes() for file in redis.directory.rglob("*") if "aof" in file.name and file.is_file())


async def test_no_proof_is_ever_stored(own_redis: RedisProcess) -> None:
    async with serving(own_redis) as node, Table() as table:
        answer = await node.http("POST", "/api/guest", b'{"name": "Ann"}')
        cookie = answer.headers["set-cookie"].partition(";")[0].partition("=")[2]
        token = (await node.http("POST", "/api/token", b'{"name": "Ben"}')).json()["token"]
        ann, ben = await table.guest(node, "Ann"), await table.again(node, token)
        await start_match(ann, ben)
        await move({0: ann, 1: ben})
        stored = await asyncio.to_thread(written, own_redis)
        identity = node.signer.identity(token, "token")
        assert identity is not None
        assert identity.id.encode() in stored, "else this would show nothing"
        for proof in (cookie, token):
            signature = proof.rpartition(".")[2]
            assert proof.encode() not in stored
            assert signature.encode() not in stored
            assert base64.urlsafe_b64decode(signature + "=") not in stored


async def test_a_key_of_the_settings_is_never_stored(own_redis: RedisProcess) -> None:
    secret = b"only in the settings of the node"
    async with serving(own_redis, secret) as node, Table() as table:
        await start_match(await table.guest(node, "Ann"), await table.guest(node, "Ben"))
        stored = await asyncio.to_thread(written, own_redis)
        assert GAME.encode() in stored
        assert secret not in stored
        assert keys.SECRET.encode() not in stored


async def test_a_key_of_its_own_is_in_the_store_and_nowhere_else_to_be_read(own_redis: RedisProcess) -> None:
    async with serving(own_redis) as node:
        await node.http("POST", "/api/guest", json.dumps({"name": "Ann"}).encode())
        key = await node.store.secret(b"another" * 8)
        assert len(key) == KEY_BYTES
        assert key in await asyncio.to_thread(written, own_redis)


def test_a_proof_has_256_unguessable_bits() -> None:
    proof = Signer(b"k" * KEY_BYTES).proof(new_identity("Ann"), "token")
    assert 8 * len(base64.urlsafe_b64decode(proof.rpartition(".")[2] + "=")) == 256
    assert 8 * KEY_BYTES == 256


# --- settings ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stored", [None, b"", b"{}", b"[]", b"null", b'"dark"', b"{", b"\xff"])
def test_a_value_without_readable_settings_is_the_default(stored: bytes | None) -> None:
    assert read_settings(stored) == AccountSettings()


def test_a_field_that_cannot_be_read_hides_no_other() -> None:
    stored = b'{"theme": "dark", "volume": 5, "games": [{"game": 1}], "page": {}, "newer": "field", "language": "uk"}'
    assert read_settings(stored) == AccountSettings(theme="dark", language="uk")
