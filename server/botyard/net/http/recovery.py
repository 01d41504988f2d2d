"""Recovery of accounts, and the ban of a visitor, over HTTP."""

from starlette.responses import Response

from botyard.accounts.sanctions import Visitor
from botyard.accounts.throttle import Source
from botyard.net.http.accounts import log_in_recovered
from botyard.net.http.limits import PASSWORD_REFUSALS, limit_accounts, limit_personal, slowed
from botyard.net.http.node import Node
from botyard.net.http.operation import Call, operation
from botyard_protocol.api_accounts import (
    BanView,
    CodeRecovery,
    LinkRecovery,
    Me,
    RecoveryCodes,
    RecoveryState,
    ResetOwner,
    ResetSecret,
)
from botyard_protocol.codes import Code

CODES_PATH = "/api/me/recovery-codes"


@operation("GET", CODES_PATH)
async def get_recovery_codes(node: Node, call: Call) -> RecoveryState:
    """How many recovery codes of the caller's account are unused."""
    codes = await node.session_registry.recovery.codes(call.caller.id)
    return RecoveryState(len(codes.digests), codes.created or None)


@operation("POST", CODES_PATH, codes=(Code.NOT_REGISTERED, Code.PASSWORD_NEEDED, Code.TOO_FAST))
async def make_recovery_codes(node: Node, call: Call) -> RecoveryCodes:
    """New recovery codes in place of all earlier ones; the password was entered in this session recently."""
    limit_personal(node, call)
    return RecoveryCodes(tuple(await node.session_registry.recovery.make_codes(call.proof)))


@operation("POST", "/api/recover", answer=Me, codes=(*PASSWORD_REFUSALS, Code.BANNED), anonymous=True)
async def recover_by_code(node: Node, call: Call, body: CodeRecovery) -> Response:
    """A recovery code sets another password, once; all sessions end, and the browser gets a new one."""
    _limit(node, call)
    source = Source(call.address, node.cookies.device(call.request))
    with slowed():
        identity = await node.session_registry.recovery.use_code(body.name, body.code, body.password, source)
    return await log_in_recovered(node, call, identity)


@operation("POST", "/api/reset/owner", codes=(Code.NO_SUCH_LINK, Code.TOO_FAST), anonymous=True)
async def get_reset_owner(node: Node, call: Call, body: ResetSecret) -> ResetOwner:
    """The name of the account of a reset link."""
    limit_accounts(node, call)
    return ResetOwner((await node.session_registry.recovery.owner_of_link(body.secret)).name)


@operation(
    "POST", "/api/reset", answer=Me, codes=(Code.NO_SUCH_LINK, Code.TOO_FAST, Code.BUSY, Code.BANNED), anonymous=True
)
async def recover_by_link(node: Node, call: Call, body: LinkRecovery) -> Response:
    """A reset link sets another password, once; all sessions end, and the browser gets a new one."""
    _limit(node, call)
    with slowed():
        identity = await node.session_registry.recovery.use_link(body.secret, body.password, call.address)
    return await log_in_recovered(node, call, identity)


@operation("GET", "/api/me/ban", anonymous=True, to_banned=True)
async def get_ban(node: Node, call: Call) -> BanView:
    """Whether the caller, or the caller's browser, is banned, until when and why."""
    ban = node.session_registry.sanctions.ban_of(call.visitor)
    return BanView(None) if ban is None else BanView(ban.until, ban.why)


def _limit(node: Node, call: Call) -> None:
    """Refuse requests that are too many, and browsers of banned users. Raises `TooFast` and `Refused`."""
    limit_accounts(node, call)
    node.session_registry.sanctions.must_not_be_banned(Visitor(None, call.credentials.browser, call.address))
